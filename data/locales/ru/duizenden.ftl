# Дёйзенден: стол, карты на руках, что случилось и почему чего-то нельзя.
duizenden-name = Дёйзенден (Duizenden)
duizenden-about = Собирайте комплекты и ряды, запоминайте сброс и первыми дойдите до тысячи.

## Что случилось
duizenden-event-turned-up = Первая открытая карта — { $card }.
duizenden-event-drew = { $name } берёт карту из колоды.
duizenden-event-drew-card = Вы берёте { $card }.
duizenden-event-took = { $name } берёт сброс, сверху { $top } ({ $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }).
duizenden-event-melded = { $name } выкладывает { $cards }.
duizenden-event-added = { $name } добавляет { $cards }.
duizenden-event-swapped = { $name } кладёт { $card } на место джокера.
duizenden-event-undid = { $name } забирает обратно { $cards }.
duizenden-event-undid-joker = { $name } забирает обратно джокера.
duizenden-event-discarded = { $name } сбрасывает { $card }.
duizenden-event-passed = { $name } ничего не может сбросить.
duizenden-event-reshuffled = Колода кончилась: сброс перетасован, в новой колоде { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }.
duizenden-event-stock-spent = Брать больше нечего, считаем очки.
duizenden-event-blocked = Колода снова кончилась, а на стол никто ничего не выложил: считаем очки.
duizenden-event-went-out = { $name } остаётся без карт!
duizenden-event-round-dealt = Кон { $round }: начинает { $name }.
duizenden-event-you-drew = Вы берёте карту из колоды.
duizenden-event-you-took = Вы берёте сброс, сверху { $top } ({ $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }).
duizenden-event-you-melded = Вы выкладываете { $cards }.
duizenden-event-you-added = Вы добавляете { $cards }.
duizenden-event-you-swapped = Вы кладёте { $card } на место джокера.
duizenden-event-you-undid = Вы забираете обратно { $cards }.
duizenden-event-you-undid-joker = Вы забираете обратно джокера.
duizenden-event-you-discarded = Вы сбрасываете { $card }.
duizenden-event-you-passed = Вам нечего сбросить.
duizenden-event-you-went-out = Вы остаётесь без карт!
duizenden-event-you-round-dealt = Кон { $round }: начинаете вы.

## Почему чего-то нельзя
duizenden-refusal-wrong-phase = { $phase ->
        [between] Кон окончен. Сначала нажмите «{ game-button-deal }».
       *[other] Это можно только между конами, а этот ещё идёт.
    }
duizenden-refusal-draw-first = Сначала возьмите карту или сброс.
duizenden-refusal-already-drawn = { $source ->
        [pile] В этот ход вы уже взяли сброс.
       *[stock] В этот ход вы уже взяли карту из колоды.
    }
duizenden-refusal-pile-empty = Сброса сейчас нет. Возьмите карту из колоды.
duizenden-refusal-pile-unusable = Верхнюю карту сброса вы в этот ход выложить не можете, поэтому брать его нельзя.
duizenden-refusal-nothing-to-undo = В этот ход вы ещё ничего не выложили, забирать нечего.
duizenden-refusal-no-such-meld = Комплекта или ряда номер { $meld } у вас на столе нет.
duizenden-refusal-not-a-meld = { $cards } — не комплект и не ряд.
duizenden-refusal-does-not-fit = { $card } не подходит к вашему комплекту или ряду номер { $meld }.
duizenden-refusal-joker-swap-off = За этим столом джокеры остаются там, где лежат.
duizenden-refusal-no-joker = В вашем комплекте или ряду номер { $meld } нет джокера на месте { $card }.
duizenden-refusal-keep-a-card = Оставьте одну карту: ход заканчивается сбросом.
duizenden-refusal-queen-of-spades = Даму пик сбрасывать нельзя никогда.
duizenden-refusal-joker-discard = За этим столом джокеров не сбрасывают.
duizenden-refusal-discard-needed = Вы ещё можете сбросить { $card }, поэтому ход нужно закончить сбросом.
duizenden-refusal-loose-joker = { $jokers ->
        [one] Освободившегося джокера нужно выложить до конца хода.
        [few] Освободившихся джокеров ({ $jokers }) нужно выложить до конца хода.
        [many] Освободившихся джокеров ({ $jokers }) нужно выложить до конца хода.
       *[other] Освободившихся джокеров ({ $jokers }) нужно выложить до конца хода.
    }
duizenden-refusal-top-card-unused = Вы взяли сброс ради { $card }: { $card } нужно выложить до конца хода.
duizenden-refusal-below-opening = Чтобы открыться, нужно { $needed }, а у вас выложено на { $points }: не хватает { $missing }. Выложите ещё или заберите обратно.

## Стол
duizenden-board-title = ## Дёйзенден · кон { $round }
duizenden-board-goal = До { $target } · { $opening ->
        [0] открыться можно без очков
       *[other] чтобы открыться: { $opening }
    }
duizenden-board-over = ## Дёйзенден · кон { $round } окончен
duizenden-board-end = ## Дёйзенден · побеждает { $name }!
duizenden-board-seat = { $turn ->
        [yes] ▶ **{ $name }**
       *[no] **{ $name }**
    } · { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    } · на столе { $points } · счёт { $total }
duizenden-board-piles = Сброс: { $top ->
        [none] **пусто**
       *[other] сверху **{ $top }**, { $size ->
            [one] { $size } карта
            [few] { $size } карты
            [many] { $size } карт
           *[other] { $size } карты
        }
    } · Колода: { $stock ->
        [one] { $stock } карта
        [few] { $stock } карты
        [many] { $stock } карт
       *[other] { $stock } карты
    }
duizenden-board-to-draw = Ходит **{ $name }**: взять карту или сброс.
duizenden-board-to-lay = **{ $name }** может выложить карты и в конце сбрасывает одну.
duizenden-board-to-lay-owes = Ходит **{ $name }**. Ещё нужно: { $owes }.
duizenden-board-result = **{ $name }** { $gain } → счёт **{ $total }**
duizenden-board-melds = На столе: { $melds }
duizenden-board-left = Остались на руках: { $cards } (−{ $points })

duizenden-owes-opening = открыться ({ $points } из { $needed })
duizenden-owes-card = выложить { $card }
duizenden-owes-jokers = { $jokers ->
        [one] выложить джокера
        [few] выложить джокеров ({ $jokers })
        [many] выложить джокеров ({ $jokers })
       *[other] выложить джокеров ({ $jokers })
    }

## Карты на руках
duizenden-panel-draw = **Ваш ход.** Возьмите карту или сброс.
duizenden-panel-draw-last = Колода кончилась, и новой не будет: если нажать **{ duizenden-button-draw }**, кон закончится.
duizenden-panel-lay = **Ваш ход.** Выложите что хотите и сбросьте одну карту.
duizenden-panel-throw = **Ваш ход.** Сбросьте одну карту.
duizenden-panel-owes = **Ваш ход.** Прежде чем сбросить карту, нужно: { $owes }.
duizenden-panel-undo-hint = Или заберите выложенное обратно.
duizenden-panel-undo-needed = С оставшимися картами это не получится: заберите выложенное обратно.
duizenden-panel-pass = **Ваш ход.** Сбросить вам нечего.
duizenden-panel-wait = Ходит { $name }.
duizenden-panel-unopened = { $needed ->
        [0] Вы ещё ничего не выложили.
        [one] Вы ещё не открылись: нужно { $needed } очко.
        [few] Вы ещё не открылись: нужно { $needed } очка.
        [many] Вы ещё не открылись: нужно { $needed } очков.
       *[other] Вы ещё не открылись: нужно { $needed } очка.
    }
duizenden-panel-short = Вы ещё не открылись: ваши карты дают { $points } из нужных { $needed }.
duizenden-panel-hand = ### На руках: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }, −{ $points }
duizenden-panel-hand-empty = ### На руках ничего нет
duizenden-panel-loose = Нужно выложить: { $jokers }
duizenden-panel-melds = ### На столе: { $points }

duizenden-button-draw = Взять карту
duizenden-button-take = Взять сброс
duizenden-button-take-cards = Взять сброс ({ $top }, { $size ->
        [one] { $size } карта
        [few] { $size } карты
        [many] { $size } карт
       *[other] { $size } карты
    })
duizenden-button-meld = { $cards } · { $points }
duizenden-button-add = { $card } → { $meld }
duizenden-button-all = Выложить всё · { $points }
duizenden-button-throw = Сбросить { $card }
duizenden-button-throw-out = Сбросить { $card } и закончить кон
duizenden-button-pass = Закончить ход
duizenden-button-undo = Забрать обратно
duizenden-button-choose = Выбрать карты
duizenden-button-look = Примерить карты
duizenden-button-pile = Посмотреть сброс
duizenden-button-sort-rank = По старшинству
duizenden-button-sort-suit = По мастям
duizenden-button-clear = Снять выбор
duizenden-button-lay = Выложить { $cards }
duizenden-button-lay-set = Выложить комплект: { $cards }
duizenden-button-lay-run = Выложить ряд: { $cards }
duizenden-button-add-where = Добавить к …
duizenden-button-add-becomes = Добавить: { $meld }
duizenden-button-swap-in = На место 🃏 в { $meld }

duizenden-menu-throw = Какую карту сбросить?
duizenden-menu-throw-more = Какую карту сбросить? ({ $first } – { $last })
duizenden-menu-suit = { $suit ->
        [S] ♠︎ пики
        [H] ♥ черви
        [D] ♦ бубны
        [C] ♣︎ трефы
       *[other] 🃏 джокеры
    }{ $part ->
        [1] { " (первая половина)" }
        [2] { " (вторая половина)" }
       *[0] { "" }
    }
duizenden-menu-add = К какому комплекту или ряду?
duizenden-option-points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
duizenden-option-copy = вторая такая же, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }

## Выбор карт
duizenden-choose = ### Выбор карт
duizenden-choose-none = Отметьте карты в списках ниже.
duizenden-choose-one = { $card } — { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
duizenden-choose-meld = { $cards } — { $kind ->
        [set] комплект
       *[run] ряд
    }, { $points }
duizenden-choose-opens = { $points } в счёт открытия
duizenden-choose-no-meld = { $cards } — вместе не выложить: { $why }
duizenden-choose-add = Куда добавить { $cards }?
duizenden-choose-keep = Но оставьте одну карту: ход заканчивается сбросом.
duizenden-choose-too-low = Но это ваша последняя карта, а { $needed } вы ещё не набрали.
duizenden-choose-not-now = { $phase ->
        [draw] Выкладывать и сбрасывать можно, когда вы уже взяли карту.
       *[other] Выкладывать и сбрасывать можно в свой ход.
    }
duizenden-why-few = в комплекте или ряду не меньше трёх карт
duizenden-why-jokers-only = нужна хотя бы одна настоящая карта
duizenden-why-too-many-jokers = { $jokers ->
        [one] за этим столом нельзя больше { $jokers } джокера
        [few] за этим столом нельзя больше { $jokers } джокеров
        [many] за этим столом нельзя больше { $jokers } джокеров
       *[other] за этим столом нельзя больше { $jokers } джокера
    }
duizenden-why-twins = за этим столом все масти в комплекте разные
duizenden-why-triple = одну и ту же карту можно положить в комплект дважды, но не трижды
duizenden-why-set-full = в комплекте не больше { $cards } карт
duizenden-why-run-twice = в ряду карты не повторяются
duizenden-why-run-long = в ряду не больше { $cards } карт
duizenden-why-gap = в ряду есть пропуск
duizenden-why-mixed = они разного достоинства и разных мастей

## Сброс, который могут смотреть все
duizenden-pile-title = ### Сброс, верхняя карта последняя
duizenden-pile-empty = Сброс пуст.
