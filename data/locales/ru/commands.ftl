# Команды, общие для всех игр. Названия: строчные буквы, без пробелов, до 32 знаков; описания: до 100.
command-duizenden-name = дейзенден
command-duizenden-description = Дёйзенден: голландский рамми до тысячи очков
command-start-name = начать
command-start-description = Открыть стол в этом канале
command-start-rules-name = правила
command-start-rules-description = По каким договорённостям? До начала игры их ещё можно поменять
command-start-thread-name = ветка
command-start-thread-description = Завести для стола отдельную ветку
command-hand-name = карты
command-hand-description = Показать мои карты
command-rules-name = правила
command-rules-description = Как играть
command-stop-name = закрыть
command-stop-description = Закрыть стол, не доиграв
command-houserules-name = договоренности
command-houserules-description = Договорённости этого сервера

command-pings-name = звать
command-pings-description = Когда звать вас к столу?
command-pings-when-name = когда
command-pings-when-description = Каждый ваш ход; только если вы задержались; никогда
pings-always = каждый мой ход
pings-slow = только если я задерживаюсь
pings-never = никогда
pings-now = { $pings ->
    [always] Зову вас каждый ваш ход.
    [slow] Зову вас, только когда прошла половина вашего времени.
   *[never] Не зову вас никогда.
}
