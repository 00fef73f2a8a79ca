# Что можно прочитать в любое время: правила, таблица лидеров, языки, личные данные. Названия команд: строчные буквы,
# без пробелов, до 32 знаков; описания: до 100.

## Правила игры
rules-previous = ◀ Назад
rules-next = Дальше ▶
rules-page = -# Страница { $page } из { $pages }
rules-contents = Содержание…
rules-house = Договорённости

## Таблица лидеров
command-scores-name = лидеры
command-scores-description = Таблица лидеров этого сервера
command-scores-game-name = игра
command-scores-game-description = Для какой игры?
scores-all-games = Все игры
scores-title = ## Таблица лидеров · { $game }
scores-title-all = ## Таблица лидеров · все игры
scores-line = **{ $place }.** **{ $name }** · побед { $won } из { $games }
    -# всего { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } · в среднем { $average } за кон
scores-line-own = ▶ **{ $place }.** **{ $name }** (это вы) · побед { $won } из { $games }
    -# всего { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } · в среднем { $average } за кон
scores-page = -# Страница { $page } из { $pages } · { $people ->
        [one] { $people } игрок
        [few] { $people } игрока
        [many] { $people } игроков
       *[other] { $people } игрока
    }
scores-previous = ◀ Выше
scores-next = Ниже ▶
scores-share = Показать всем
scores-shared = ✅ Теперь это видят все в этом канале.
scores-look = Открыть у себя
scores-empty = На этом сервере ещё никто не доиграл до конца. Начните первыми: { $commands }.
problem-may-not-write = Вам нельзя писать в этом канале, поэтому таблица лидеров здесь не появится.
problem-no-such-game = Такой игры больше нет.

## Языки
command-language-name = язык
command-language-description = Язык: ваш или общий для этого сервера
command-language-language-name = язык
command-language-language-description = Какой? Не указывайте, чтобы узнать, что действует сейчас
command-language-whom-name = кому
command-language-whom-description = Только вам или всем на этом сервере?
language-automatic = Автоматически
language-me = Мне
language-server = Всему серверу
language-yours = Ваш язык — **{ $language }** { $how ->
    [chosen] (это ваш выбор).
   *[automatic] (как в вашем Discord).
}
language-of-server = Общий язык этого сервера — **{ $language }** { $how ->
    [chosen] (его выбрали те, кто управляет сервером).
   *[automatic] (как в настройках сервера).
}
language-known = Я говорю на этих языках: { $languages }.
language-choose = { $whom ->
    [server] Выбрать язык сервера…
   *[me] Выбрать язык для себя…
}
language-set = ✅ { $whom ->
    [server] Теперь общий язык этого сервера — **{ $language }**.
   *[me] Теперь ваш язык — **{ $language }**.
}
language-set-automatic = ✅ { $whom ->
    [server] Теперь общий язык этого сервера — как в его настройках.
   *[me] Теперь ваш язык — как в вашем Discord.
}
problem-not-on-server = Это работает только на сервере.

## Личные данные: что о людях хранится
command-privacy-name = личные-данные
command-privacy-description = Что о вас хранится: посмотреть, забрать с собой, удалить
privacy-title =
    ## Ваши данные
    Хранится только то, что нужно для игр, в базе данных того, кто запустил этого бота. Больше никто их не получает.
privacy-kept =
    ### Что о вас хранится и зачем
    - Ваш идентификатор в Discord — чтобы ваше место, карты и результаты оставались вашими.
    - Имя, под которым вас знают на каждом сервере, где вы играете, — для стола и таблицы лидеров.
    - Столы: где вы сидите, вы ли хозяин стола, звали ли вас, сколько ходов подряд за вас сыграл компьютер, сколько подсказок вы просили, карты игры и каждый ход — когда и чей. Так игра может продолжиться после сбоя, а когда она окончена, её можно пересмотреть. Стол, которым никто не пользуется, удаляется через { $tables ->
        [one] { $tables } день
        [few] { $tables } дня
        [many] { $tables } дней
       *[other] { $tables } дня
    }; игра, в которую ещё играют, остаётся.
    - Результаты доигранных игр: очки, коны, кто победил и когда. Из них складывается таблица лидеров; они хранятся, пока вы их не удалите или бота не уберут с сервера.
    - Что вы выбрали: язык, как разложены ваши карты, когда вас звать.

    ### Серверы
    О каждом сервере хранятся его язык и договорённости. Если бота убрали с сервера, всё об этом сервере удаляется через { $servers ->
        [one] { $servers } день
        [few] { $servers } дня
        [many] { $servers } дней
       *[other] { $servers } дня
    }; если до тех пор бота позвали обратно, ничего не пропадёт.
privacy-not-kept =
    ### Что не хранится
    Сообщения: бот не может их читать, он видит только свои команды, кнопки, меню и формы. Никаких картинок, адресов электронной почты и списков участников. В техническом журнале — номера столов и сбои, без имён и карт.

    ### Удаление
    Всё, что ведёт к вам, удаляется сразу: ваше место навсегда займёт компьютер, ваши результаты уйдут из таблицы лидеров, а у остальных всё останется верно. То, что уже стоит в канале, хранит Discord: убрать это может тот, кому там разрешено удалять сообщения. Если владелец бота сделал резервную копию, в ней вы останетесь, пока её не удалят.
privacy-show = Показать, что есть
privacy-export = Получить файлом
privacy-delete = Удалить всё…
privacy-back = Назад
privacy-exported = Это всё, что о вас хранится.
privacy-delete-question =
    ### Удалить всё о вас, на всех серверах?
    Исчезнут ваше имя, ваши настройки и место во всех таблицах лидеров. В играх, которые ещё идут, вас заменит компьютер, и вернуться в них будет нельзя. Отменить это не получится.
privacy-delete-surely = Да, удалить всё
privacy-keep = Нет, оставить
privacy-deleted = Всё о вас удалено. Если вы снова нажмёте кнопку игры или дадите команду, всё начнётся с чистого листа.
privacy-yours = ## Что о вас хранится
privacy-nothing = Ничего.
privacy-more = - … и ещё { $lines ->
    [one] { $lines } строка
    [few] { $lines } строки
    [many] { $lines } строк
   *[other] { $lines } строки
}, всё есть в файле
privacy-settings = **Что вы выбрали**
privacy-setting-language = Язык: { $language ->
    [none] автоматически
   *[other] { $language }
}
privacy-setting-sort = Карты на руках { $sort ->
    [rank] по старшинству
   *[suit] по мастям
}
privacy-setting-pings = Звать, когда ваш ход: { $pings ->
    [never] никогда
    [slow] только если вы задержались
   *[always] всегда
}
privacy-names = **Ваши имена**
privacy-name = { $name } на сервере { $server }
privacy-seats = **Столы, за которыми вы сидите или сидели**
privacy-seat = Стол { $table }, { $game }, сервер { $server }, { $day }: { $actions ->
    [0] ваших ходов нет
    [one] { $actions } ваш ход
    [few] { $actions } ваших хода
    [many] { $actions } ваших ходов
   *[other] { $actions } вашего хода
}
privacy-actions = Стол { $table }: { $actions ->
    [one] { $actions } ваш ход
    [few] { $actions } ваших хода
    [many] { $actions } ваших ходов
   *[other] { $actions } вашего хода
}
privacy-hosted = **Столы, где вы хозяин**
privacy-host = Стол { $table }, { $game }, сервер { $server }, { $day }
privacy-results = **Ваши результаты**
privacy-result = { $game }, сервер { $server }, { $day }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} за { $rounds ->
    [one] { $rounds } кон
    [few] { $rounds } кона
    [many] { $rounds } конов
   *[other] { $rounds } кона
}{ $won ->
    [yes] , победа
   *[no] { "" }
}
