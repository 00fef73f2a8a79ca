# Тысяча: команда, стол, карты на руках, что случилось и почему чего-то нельзя.
thousand-name = Тысяча
thousand-about = Торгуйтесь, берите прикуп, хвалите марьяжи и первыми дойдите до тысячи.
command-thousand-name = тысяча
command-thousand-description = Тысяча: русская карточная игра на взятки, с торгами и марьяжами

## Марьяжи
thousand-marriage = { $suit } { $points }
thousand-marriage-or-trump = { $suit } { $points } (козырной { $trump })
thousand-marriage-lost = { $marriage } (пропал)
thousand-four-aces = четыре туза

## Что случилось
thousand-event-bid = { $how ->
        [forced] { $name } начинает с обязательной заявки { $amount }.
        [dark] { $name } заявляет { $amount } втёмную!
       *[free] { $name } заявляет { $amount }.
    }
thousand-event-passed = { $name } пасует.
thousand-event-auction-won = { $name } играет { $contract }.
thousand-event-prikup-shown = { $name } берёт прикуп: { $cards }.
thousand-event-prikup-taken = { $name } берёт прикуп, не открывая его.
thousand-event-prikup-seen = { $name } берёт прикуп, и больше его никто не видит: { $cards }.
thousand-event-redealt = { $name } просит пересдачу: сдаём заново.
thousand-event-redealt-all = Все спасовали: сдаём заново.
thousand-event-raised = { $name } поднимает заказ до { $contract }.
thousand-event-surrendered = { $name } расписывает кон и теряет { $contract }.
thousand-event-gave = { $name } отдаёт карту игроку { $to }.
thousand-event-gave-card = { $name } отдаёт { $card } игроку { $to }.
thousand-event-trump-named = { $name } назначает козырь: { $suit }.
thousand-event-trump-changed = { $name } хвалит марьяж, и козырь теперь { $suit }.
thousand-event-played = { $name } кладёт { $card }.
thousand-event-marriage-declared = { $kind ->
        [aces] { $name } хвалит { $suit }: { $points }!
       *[couple] { $name } хвалит марьяж { $suit }: { $points }!
    }
thousand-event-marriage-won = { $kind ->
        [aces] { $name }: четыре туза засчитаны, { $points }.
       *[couple] { $name }: марьяж { $suit } засчитан, { $points }.
    }
thousand-event-marriage-lost = { $kind ->
        [aces] { $name }: четыре туза пропали.
       *[couple] { $name }: марьяж { $suit } пропал.
    }
thousand-event-trick-won = { $name } берёт взятку ({ $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }).
thousand-event-contract-made = Заказ сыгран: { $name }, { $points } при заказе { $contract }.
thousand-event-contract-failed = Заказ не сыгран: { $name }, { $points } при заказе { $contract }.
thousand-event-came-on-barrel = { $name } садится на бочку: { $total }.
thousand-event-barrel-failed = { $attempts ->
        [0] { $name }: с бочки выиграть не вышло.
        [1] { $name }: с бочки выиграть не вышло.
       *[other] { $name }: с бочки выиграть не вышло (попытка { $attempt } из { $attempts }).
    }
thousand-event-barrel-penalty = { $name } теряет на бочке { $points }.
thousand-event-knocked-off = { $name } слетает с бочки и теряет { $points }.
thousand-event-bolted = { $bolts ->
        [1] { $name } получает болт.
        [2] { $name } получает второй болт.
       *[3] { $name } получает третий болт.
    }
thousand-event-bolt-penalty = { $name } теряет за три болта { $points }.
thousand-event-dump-truck = { $name } попадает под самосвал: было ровно { $total }, стало 0.
thousand-event-undealt = Эти карты не сдавали: { $cards }.
thousand-event-round-dealt = Кон { $round } сдан, начинает { $name }.
thousand-event-you-bid = { $how ->
        [forced] Вы начинаете с обязательной заявки { $amount }.
        [dark] Вы заявляете { $amount } втёмную!
       *[free] Вы заявляете { $amount }.
    }
thousand-event-you-passed = Вы пасуете.
thousand-event-you-auction-won = Вы играете { $contract }.
thousand-event-you-prikup-shown = Вы берёте прикуп: { $cards }.
thousand-event-you-prikup-taken = Вы берёте прикуп, не открывая его.
thousand-event-you-prikup-seen = Вы берёте прикуп, и больше его никто не видит: { $cards }.
thousand-event-you-redealt = Вы просите пересдачу: сдаём заново.
thousand-event-you-raised = Вы поднимаете заказ до { $contract }.
thousand-event-you-surrendered = Вы расписываете кон и теряете { $contract }.
thousand-event-you-gave = Вы отдаёте карту игроку { $to }.
thousand-event-you-gave-card = Вы отдаёте { $card } игроку { $to }.
thousand-event-gave-to-you = { $name } отдаёт вам карту.
thousand-event-gave-card-to-you = { $name } отдаёт вам { $card }.
thousand-event-you-trump-named = Вы назначаете козырь: { $suit }.
thousand-event-you-trump-changed = Вы хвалите марьяж, и козырь теперь { $suit }.
thousand-event-you-played = Вы кладёте { $card }.
thousand-event-you-marriage-declared = { $kind ->
        [aces] Вы хвалите { $suit }: { $points }!
       *[couple] Вы хвалите марьяж { $suit }: { $points }!
    }
thousand-event-you-marriage-won = { $kind ->
        [aces] Ваши четыре туза засчитаны: { $points }.
       *[couple] Ваш марьяж { $suit } засчитан: { $points }.
    }
thousand-event-you-marriage-lost = { $kind ->
        [aces] Ваши четыре туза пропали.
       *[couple] Ваш марьяж { $suit } пропал.
    }
thousand-event-you-trick-won = Вы берёте взятку ({ $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }).
thousand-event-you-contract-made = Вы сыграли заказ: { $points } при заказе { $contract }.
thousand-event-you-contract-failed = Вы не добрали: { $points } при заказе { $contract }.
thousand-event-you-came-on-barrel = Вы садитесь на бочку: { $total }.
thousand-event-you-barrel-failed = { $attempts ->
        [0] Вы не выиграли с бочки.
        [1] Вы не выиграли с бочки.
       *[other] Вы не выиграли с бочки (попытка { $attempt } из { $attempts }).
    }
thousand-event-you-barrel-penalty = Вы теряете на бочке { $points }.
thousand-event-you-knocked-off = Вы слетаете с бочки и теряете { $points }.
thousand-event-you-bolted = { $bolts ->
        [1] Вы получаете болт.
        [2] Вы получаете второй болт.
       *[3] Вы получаете третий болт.
    }
thousand-event-you-bolt-penalty = Вы теряете за три болта { $points }.
thousand-event-you-dump-truck = Вы попадаете под самосвал: было ровно { $total }, стало 0.
thousand-event-you-round-dealt = Кон { $round } сдан, начинаете вы.

## Почему чего-то нельзя
thousand-refusal-passed = Вы спасовали и в этих торгах больше не участвуете.
thousand-refusal-wrong-phase = { $phase ->
        [auction] Ещё идут торги.
        [exchange] { $given ->
            [0] Сначала разыгрывающий отдаёт две карты.
           *[other] Уже поздно: одна карта отдана.
        }
        [trump] Сначала разыгрывающий назначает козырь.
        [play] Карты уже разыгрывают.
       *[counted] Кон окончен. Сначала нажмите «{ game-button-deal }».
    }
thousand-refusal-bid-too-low = { $bid } — слишком мало. Можно заявить от { $minimum } до { $cap }.
thousand-refusal-bid-step = { $bid } не годится: шаг торгов — { $step }.
thousand-refusal-bid-above-cap = { $bid } — слишком много: вам можно до { $cap }.
thousand-refusal-must-bid = Вы на бочке, пасовать пока нельзя: заявите не меньше { $minimum } (можно до { $cap }).
thousand-refusal-no-such-seat = На место { $seat } карту отдать нельзя: отдайте по одной каждому из двух соперников.
thousand-refusal-same-opponent = У этого соперника карта уже есть. Вторая — для другого.
thousand-refusal-follow-suit = Нужна масть { $suit }, поэтому { $card } не годится. Можно положить { $playable }.
thousand-refusal-must-trump = Масти { $suit } у вас нет, поэтому нужен козырь ({ $trump }): { $playable }.
thousand-refusal-must-beat = Вы можете перебить { $best }, значит, нужно перебить: { $playable }.
thousand-refusal-no-marriage = С { $card } марьяжа нет, молчать не о чем.
thousand-refusal-house-rule-off = { $rule ->
        [dark] Сейчас нельзя заявить втёмную.
        [redeal] Сейчас нельзя просить пересдачу.
        [raise_after_prikup] За этим столом заказ уже не поднимают.
        [rospis] За этим столом росписи нет.
       *[other] Договорённости этого стола так не разрешают.
    }

## Кон
thousand-deals = { $name } сдаёт{ $resting ->
    [yes] { " " }и отдыхает
   *[no] { "" }
}
thousand-sits-out = { $name } отдыхает
thousand-golden = ✨ золотой кон: всё вдвойне
thousand-turn-auction = Торгуется **{ $name }**: заявка или пас.
thousand-turn-give-0 = Отдаёт по карте соперникам **{ $name }**.
thousand-turn-give-1 = Отдаёт вторую карту **{ $name }**.
thousand-turn-trump = Назначает козырь **{ $name }**.
thousand-turn-lead = Заходит **{ $name }**.
thousand-turn-play = Ходит **{ $name }**.
thousand-call-pass = пас
thousand-call-bid = **{ $amount }**{ $dark ->
        [yes] { " " }втёмную
       *[no] { "" }
    }
thousand-prikup = Прикуп: **{ $cards }**
thousand-prikup-hidden = Прикуп остаётся закрытым.
thousand-contract = **{ $name }** играет **{ $contract }**{ $dark ->
        [yes] { " " }втёмную (всё вдвойне)
       *[no] { "" }
    }{ $trump ->
        [none] { $phase ->
            [play] { " · козыря пока нет" }
           *[before] { "" }
        }
       *[other] { " · козырь " }**{ $trump }**
    }
thousand-trick = На столе: { $cards }
thousand-last-trick = Последняя взятка: { $cards } → { $name }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
thousand-marriages = Марьяжи: { $marriages }
thousand-undealt = Не сдавали: { $cards }
thousand-seat-sits-out = отдыхает
thousand-seat-declarer = разыгрывает
thousand-seat-tricks = { $tricks ->
        [one] { $tricks } взятка
        [few] { $tricks } взятки
        [many] { $tricks } взяток
       *[other] { $tricks } взятки
    }, { $points } оч.
thousand-seat-total = счёт { $total }
thousand-seat-barrel = 🛢️ на бочке
thousand-seat-barrel-attempts = 🛢️ на бочке ({ $attempt } из { $attempts })
thousand-seat-bolts = { $bolts ->
        [one] { $bolts } болт
        [few] { $bolts } болта
        [many] { $bolts } болтов
       *[other] { $bolts } болта
    }

## После кона
thousand-over = ## Тысяча · кон { $round } окончен
thousand-end = ## Тысяча · побеждает { $name }!
thousand-result = **{ $name }** { $gain } → **{ $total }**
thousand-result-sat-out = **{ $name }** отдыхает · **{ $total }**
thousand-note-took = взято { $points }
thousand-note-doubled = вдвойне
thousand-note-made = заказ { $contract } сыгран: { $points }
thousand-note-failed = заказ { $contract } не сыгран: { $points }
thousand-note-surrendered = роспись { $contract }
thousand-note-on-barrel = кон на бочке
thousand-note-to-barrel = 🛢️ теперь на бочке
thousand-note-barrel-penalty = бочка −{ $penalty }
thousand-note-knocked-off = слетает с бочки −{ $penalty }
thousand-note-bolt = { $bolts ->
        [one] болт
        [few] болт, всего { $bolts }
        [many] болт, всего { $bolts }
       *[other] болт, всего { $bolts }
    }
thousand-note-bolt-penalty = третий болт −{ $penalty }
thousand-note-dump-truck = самосвал: теперь 0
thousand-sheet-title = ## Счёт · { $span ->
        [single] кон { $first }
       *[several] коны { $first }–{ $last }
    }
thousand-legend = `{ $sign }` { $meaning }
thousand-legend-made = заказ сыгран
thousand-legend-failed = заказ не сыгран
thousand-legend-surrendered = роспись
thousand-legend-bolt = болт
thousand-legend-penalty = штраф
thousand-legend-knocked-off = слетает с бочки
thousand-legend-dump-truck = самосвал
thousand-legend-barrel = на бочке
thousand-legend-doubled = вдвойне
thousand-legend-sat-out = отдыхает

## Стол
thousand-board-title = ## Тысяча · кон { $round }
thousand-board-goal = До { $target }
thousand-board-more-rules = { $rules ->
        [one] ещё { $rules } правило
        [few] ещё { $rules } правила
        [many] ещё { $rules } правил
       *[other] ещё { $rules } правила
    }
thousand-board-seat = { $turn ->
        [yes] ▶ **{ $name }**
       *[no] **{ $name }**
    }

## Карты на руках
thousand-panel-calls = Торги: { $calls }
thousand-panel-hand = ### На руках: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
thousand-panel-married = { $rings } { $marriages }
thousand-panel-face-down = ### На руках: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }, рубашкой вверх
thousand-panel-received = { $name } отдаёт вам { $card }.
thousand-panel-gave = Вы отдали { $card } игроку { $name }.
thousand-panel-blind = **Ваш ход.** Можно заявить { $amount } втёмную: если торги так и останутся за вами, всё, что вы запишете за этот кон, удвоится, и проигрыш тоже. Или сначала посмотрите карты.
thousand-panel-blind-later = Когда дойдёт очередь, вы ещё сможете заявить втёмную, если не посмотрите карты.
thousand-panel-sits-out = В этом коне вы отдыхаете.
thousand-panel-bid = **Ваш ход.** Заявите больше или спасуйте.
thousand-panel-pass = **Ваш ход.** Выше вам уже нельзя, остаётся пас.
thousand-panel-must-bid = 🛢️ Вы на бочке: сейчас нужно заявить { $minimum } или больше.
thousand-panel-on-barrel = 🛢️ Вы на бочке.
thousand-panel-cap = { $why ->
        [free] Можно заявить до { $cap }.
        [flat] Больше { $cap } заявлять нельзя никому.
        [cards] Без марьяжа можно заявить до { $cap }.
       *[marriages] Можно заявить до { $cap }: 120 и ещё { $more } за { $marriages ->
            [one] марьяж
            [few] марьяжи
            [many] марьяжи
           *[other] марьяжи
        }.
    }
thousand-panel-beyond-cap = Следующая заявка — { $minimum }.
thousand-panel-amount = Выберите сумму.
thousand-panel-give = **Ваш ход.** { $cards ->
        [1] Выберите карту, которую отдадите.
       *[2] Выберите две карты, по одной каждому сопернику.
    }
thousand-panel-gets = { $name } получает { $card ->
        [none] …
       *[other] **{ $card }**
    }
thousand-panel-surrender = Расписать этот кон? Вы теряете { $contract }, а соперники { $share ->
        [half] пишут себе по половине от этого.
       *[other] пишут себе по { $share }.
    }
thousand-panel-trump = **Ваш ход.** Назначьте козырь.
thousand-panel-lead = **Ваш ход.** Заходите.
thousand-panel-play = **Ваш ход.** Кладите карту.
thousand-panel-must-follow = Нужна масть { $suit }.
thousand-panel-must-beat = Нужна масть { $suit }, и старшую карту нужно перебить.
thousand-panel-must-trump = Нужен козырь { $suit }.
thousand-panel-declare = Карта с { $rings } хвалит марьяж{ $when ->
        [won] ; он засчитается, если эта взятка ваша, а иначе пропадёт.
       *[once] ; он засчитывается сразу.
    }

thousand-button-sheet = Счёт по конам
thousand-button-refresh = Обновить
thousand-button-older = ◀ Прежние коны
thousand-button-newer = Следующие коны ▶
thousand-button-look = Посмотреть карты
thousand-button-dark = Втёмную { $amount }
thousand-button-pass = Пас
thousand-button-redeal = Просить пересдачу
thousand-button-bid = { $amount }{ $above ->
        [none] { "" }
       *[other] { " " }(+{ $above })
    }
thousand-button-raise = Поднять: { $amount }{ $above ->
        [none] { "" }
       *[other] { " " }(+{ $above })
    }
thousand-button-other = Другое…
thousand-button-bid-this = Заявить { $amount }
thousand-button-raise-to = Поднять до { $amount }
thousand-button-give = Отдать: { $gifts }
thousand-button-gift = { $card } → { $name }
thousand-button-swap = Наоборот
thousand-button-surrender = Расписать…
thousand-button-surrender-surely = Расписать (−{ $contract })
thousand-button-trump-married = { $suit } { $rings } { $points }
thousand-button-quiet = { $card } молча
thousand-menu-amounts = { $first } – { $last }
