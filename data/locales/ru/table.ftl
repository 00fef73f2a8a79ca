# Что говорят столы всех игр: кнопки, сбор игроков, вызовы, уход и возвращение.
button-hand = Мои карты
button-bottom = Стол вниз
button-rules = Правила игры
button-leave = Уйти
button-back = Я снова здесь
button-leave-surely = Да, уйти
button-stop-surely = Да, закрыть
button-stay = Остаться
button-rematch = Реванш
button-record = Запись игры
button-scores = Таблица лидеров
button-join = Сесть
button-get-up = Встать
button-start = Начать
button-cancel = Закрыть стол
button-add-computer = Добавить компьютер
button-remove-computer = Убрать компьютер
button-house-rules = Договорённости
menu-add-computer = Добавить компьютер…

lobby-players = **Игроки** ({ $seated } из { $most })
lobby-computer = 🤖 { $name } — { $level }
lobby-host = { $name } — хозяин стола
lobby-missing = { $missing ->
    [one] Не хватает ещё { $missing } игрока. Нажмите **{ BOARD("button-join") }** или добавьте компьютер.
    [few] Не хватает ещё { $missing } игроков. Нажмите **{ BOARD("button-join") }** или добавьте компьютер.
    [many] Не хватает ещё { $missing } игроков. Нажмите **{ BOARD("button-join") }** или добавьте компьютер.
   *[other] Не хватает ещё { $missing } игрока. Нажмите **{ BOARD("button-join") }** или добавьте компьютер.
}
lobby-ready = Все в сборе? Тогда хозяин стола нажимает **{ BOARD("button-start") }**.{ $room ->
    [yes] { " " }Ещё есть свободные места.
   *[no] { "" }
}
level-easy = слабый
level-easy-about = Забывает и ошибается, как люди
level-normal = средний
level-normal-about = Играет хорошо и помнит, что вышло
level-hard = сильный
level-hard-about = Сначала прикидывает, что может случиться

call-your-turn = { $player }, ваш ход: { $game }.
table-closed = Этот стол закрыт: { $game }.
away-text = За вас играет компьютер. Нажмите **{ button-back }**, чтобы играть дальше.
leave-question = Уйти из этой игры? За вас будет играть компьютер, а вернуться можно в любое время кнопкой **{ BOARD("button-hand") }**.
leave-question-last = Уйти из этой игры? Кроме вас, здесь никого не осталось: игра закроется и в таблицу лидеров не попадёт.
left-held = Вы ушли из игры. Ваше место держит компьютер. Вернуться можно кнопкой **{ BOARD("button-hand") }**.
left-closed = Вы ушли из игры. Никого не осталось, поэтому стол закрыт.
stop-question = Закрыть этот стол ({ $game }) для всех? В таблицу лидеров ничего не попадёт.
stopped = Стол закрыт.
opened = Стол открыт в { $channel }. Остальные нажимают **{ BOARD("button-join") }**; карты придут, когда вы начнёте.
opened-in-thread = У стола своя ветка: { $channel }. Остальные нажимают **{ BOARD("button-join") }** там; карты придут, когда вы начнёте.
thread-name = { $game } — { $host }
record-text = Запись этой игры: правила, все сдачи и все ходы.
choose-table = Столов несколько. Какой вам нужен?
choose-table-menu = Выберите стол…
choose-table-option = { $game }, стол { $number }
preset-server = Договорённости этого сервера

call-reminder = { $player }, ваше время за столом выходит { $deadline } ({ $game }); потом за вас сыграет компьютер.
clock-one = ⏳ Время игрока { $player } выходит { $deadline }; потом сыграет компьютер.
clock-all = ⏳ Следующий кон начнётся { $deadline }.
button-skip = Пропустить
skip-done = Этот ход вместо игрока { $player } делает компьютер.
lobby-pace = Время на ход: { $pace ->
    [0] сколько угодно
    [60] 1 минута
    [180] 3 минуты
    [600] 10 минут
   *[86400] 1 день
}
lobby-hints = Подсказки: { $allowed ->
    [yes] можно
   *[no] нельзя
}
menu-pace = Время на ход…
pace-about = { $pace ->
    [0] Никто никого не торопит
   *[other] Потом за того, кого нет, сыграет компьютер
}
button-hints-on = Разрешить подсказки
button-hints-off = Без подсказок
button-hint = Подсказка
hints-used = 💡 Подсказок взято: { $players }
hints-of = { $player } { $number }
missed-turns = 🤖 Ходов подряд за игрока сделал компьютер: { $players }. После { $most } таких ходов место занимает компьютер.
missed-of = { $player } { $number }
panel-as-of = Так было { $moment }. Как сейчас, покажет кнопка **{ BOARD("button-hand") }** на столе.
