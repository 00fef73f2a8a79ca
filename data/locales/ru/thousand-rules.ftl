# Договорённости Тысячи: название, пояснение и слова для каждого значения, если это не число.
thousand-rule-four_player_deal = Сколько сдают вчетвером
thousand-rule-four_player_deal-hint = Сколько карт получают трое играющих, когда четвёртый отдыхает.
thousand-rule-four_player_deal-six = по шесть, три карты не сдают
thousand-rule-four_player_deal-seven = по семь

thousand-rule-sitter = Кто из четверых отдыхает
thousand-rule-sitter-hint = За столом на четверых каждый кон кто-то один отдыхает.
thousand-rule-sitter-right_of_dealer = игрок справа от сдающего
thousand-rule-sitter-dealer = сдающий

thousand-rule-opening = Начало торгов
thousand-rule-opening-hint = Обязана ли первая рука заявить 100.
thousand-rule-opening-forehand100 = у первой руки обязательная сотня
thousand-rule-opening-redeal_if_all_pass = пасовать могут все; тогда сдают заново

thousand-rule-bid_cap = Потолок торгов
thousand-rule-bid_cap-hint = Сколько, самое большее, можно заявить.
thousand-rule-bid_cap-marriage = 120 и марьяжи на руках
thousand-rule-bid_cap-120 = 120, какие бы ни были карты
thousand-rule-bid_cap-none = на сколько хватит смелости

thousand-rule-hide_prikup_at_100 = Закрытый прикуп при 100
thousand-rule-hide_prikup_at_100-hint = Остаётся ли прикуп закрытым для остальных, когда заказ — 100.
thousand-rule-hide_prikup_at_100-true = при 100 его видит только разыгрывающий
thousand-rule-hide_prikup_at_100-false = прикуп всегда открывают для всех

thousand-rule-raise_after_prikup = Поднимать заказ после прикупа
thousand-rule-raise_after_prikup-hint = Можно ли разыгрывающему поднять заказ, увидев прикуп.
thousand-rule-raise_after_prikup-true = можно
thousand-rule-raise_after_prikup-false = нельзя

thousand-rule-trump_mode = Козырь
thousand-rule-trump_mode-hint = Как масть становится козырной.
thousand-rule-trump_mode-named = разыгрывающий назначает его до первого хода
thousand-rule-trump_mode-marriage = каждый объявленный марьяж делает свою масть козырной

thousand-rule-marriage_values-hint = Сколько вместе стоят король и дама этой масти.
thousand-rule-marriage_values-S = Марьяж в пиках
thousand-rule-marriage_values-H = Марьяж в червях
thousand-rule-marriage_values-D = Марьяж в бубнах
thousand-rule-marriage_values-C = Марьяж в трефах
thousand-rule-marriage_values-trump = Козырной марьяж
thousand-rule-marriage_values-trump-hint = Сколько вместо этого стоят король и дама козырной масти.
thousand-rule-marriage_values-trump-none = столько же, сколько масть стоит без козыря

thousand-rule-marriage_mode = Как объявляют марьяж
thousand-rule-marriage_mode-hint = Когда марьяж можно объявить и когда он засчитывается.
thousand-rule-marriage_mode-win_trick = при любом ходе королём или дамой, если эта взятка ваша
thousand-rule-marriage_mode-lead = заходя, когда взятка уже есть; засчитывается сразу

thousand-rule-declarer_scores = Что пишет разыгрывающий
thousand-rule-declarer_scores-hint = Что записывает разыгрывающий, если заказ сыгран.
thousand-rule-declarer_scores-actual = взятые очки
thousand-rule-declarer_scores-bid = заказ

thousand-rule-rounding = Округление
thousand-rule-rounding-hint = Чьи очки округляют до пяти.
thousand-rule-rounding-none = нет
thousand-rule-rounding-others5 = только соперникам
thousand-rule-rounding-all5 = всем

thousand-rule-must_trump = Бить козырем
thousand-rule-must_trump-hint = Обязательно ли положить козырь, если нужной масти нет.
thousand-rule-must_trump-true = обязательно
thousand-rule-must_trump-false = по желанию

thousand-rule-must_beat = Перебивать
thousand-rule-must_beat-hint = Обязательно ли, отвечая в масть, перебить старшую карту, если есть чем.
thousand-rule-must_beat-true = обязательно
thousand-rule-must_beat-false = по желанию

thousand-rule-barrel_at = Бочка начинается с
thousand-rule-barrel_at-hint = С какого счёта игрок сидит на бочке.

thousand-rule-barrel_clamp = Счёт на бочке
thousand-rule-barrel_clamp-hint = Подравнивают ли счёт того, кто садится на бочку, ровно к её началу.
thousand-rule-barrel_clamp-true = подравнивают к началу бочки
thousand-rule-barrel_clamp-false = счёт остаётся какой есть

thousand-rule-barrel_attempts = Попытки на бочке
thousand-rule-barrel_attempts-hint = После скольких конов без победы пишут штраф за бочку.
thousand-rule-barrel_attempts-0 = сколько угодно, без штрафа

thousand-rule-barrel_penalty = Штраф за бочку
thousand-rule-barrel_penalty-hint = Сколько очков теряет тот, кто не выигрывает с бочки.

thousand-rule-barrel_collision = Двое на бочке
thousand-rule-barrel_collision-hint = Что бывает, когда кто-то садится на бочку, а она уже занята.
thousand-rule-barrel_collision-coexist = сидят рядом
thousand-rule-barrel_collision-knock_off = новый скидывает прежнего, и тому пишут штраф

thousand-rule-must_win_from_barrel = Победа с бочки
thousand-rule-must_win_from_barrel-hint = Побеждает ли тот, кто перескочил бочку.
thousand-rule-must_win_from_barrel-true = побеждают только с бочки: кто прыгнул дальше, садится на неё
thousand-rule-must_win_from_barrel-false = побеждают откуда угодно

thousand-rule-bolts = Болты
thousand-rule-bolts-hint = Когда за коны без взятки или без очков дают штраф.
thousand-rule-bolts-total3 = за третий болт
thousand-rule-bolts-consecutive3 = за три болта подряд
thousand-rule-bolts-off = никогда

thousand-rule-bolt_penalty = Штраф за болты
thousand-rule-bolt_penalty-hint = Сколько очков стоят три болта.

thousand-rule-bolt_declarer_exempt = Болт разыгрывающему
thousand-rule-bolt_declarer_exempt-hint = Получает ли разыгрывающий болт, как все остальные.
thousand-rule-bolt_declarer_exempt-true = не дают
thousand-rule-bolt_declarer_exempt-false = дают, как всем

thousand-rule-rospis = Роспись
thousand-rule-rospis-hint = Можно ли расписать кон, увидев прикуп, и что тогда пишут соперники.
thousand-rule-rospis-off = нельзя
thousand-rule-rospis-60 = можно, соперники пишут по 60
thousand-rule-rospis-half = можно, соперники пишут по половине заказа

thousand-rule-golden = Золотой кон
thousand-rule-golden-hint = Играют ли первый кон каждого сдающего на 120 и вдвойне.
thousand-rule-golden-true = да
thousand-rule-golden-false = нет

thousand-rule-dark = Втёмную
thousand-rule-dark-hint = Можно ли заявить 120, не глядя в карты; то, что пишет разыгрывающий, удваивается.
thousand-rule-dark-true = можно
thousand-rule-dark-false = нельзя

thousand-rule-redeal_four_nines = Пересдача при четырёх девятках
thousand-rule-redeal_four_nines-hint = Можно ли просить пересдачу, если пришли четыре девятки.
thousand-rule-redeal_four_nines-true = можно
thousand-rule-redeal_four_nines-false = нельзя

thousand-rule-redeal_weak_hand = Пересдача при слабых картах
thousand-rule-redeal_weak_hand-hint = Если пришло меньше очков, чем здесь, можно просить пересдачу.
thousand-rule-redeal_weak_hand-0 = нельзя

thousand-rule-ace_marriage = Тузовый марьяж
thousand-rule-ace_marriage-hint = Считаются ли четыре туза на одних руках как марьяж, 200 очков.
thousand-rule-ace_marriage-true = стоят 200
thousand-rule-ace_marriage-false = ничего не добавляют

thousand-rule-dump_truck = Самосвал
thousand-rule-dump_truck-hint = Падает ли счёт ровно в 555 до нуля.
thousand-rule-dump_truck-off = нет
thousand-rule-dump_truck-plus = да
thousand-rule-dump_truck-both = да, и −555 тоже

thousand-rule-target = Играем до
thousand-rule-target-hint = Побеждает тот, у кого после кона столько очков.

thousand-preset-standard = Обычная игра: козырь назначают
thousand-preset-classic = Классика: как в русских клубах и приложениях
