# Договорённости Дёйзендена: название, пояснение и слова для каждого значения, если это не число.
duizenden-rule-jokers = Джокеры
duizenden-rule-jokers-hint = Сколько джокеров в двух колодах вместе.

duizenden-rule-opening_minimum = Очки, чтобы открыться
duizenden-rule-opening_minimum-hint = Сколько вместе должно стоить то, что вы выкладываете в коне впервые.

duizenden-rule-opening_values = Цена карт при открытии
duizenden-rule-opening_values-hint = Сколько стоят карты, пока вы набираете очки, чтобы открыться.
duizenden-rule-opening_values-game = та же, что всегда
duizenden-rule-opening_values-pips = по числам: 2–9 как есть, от 10 до К — десять, туз 11 (младшим в ряду 1)

duizenden-rule-joker_opening_value = Джокер при открытии
duizenden-rule-joker_opening_value-hint = Сколько стоит джокер, пока вы набираете очки, чтобы открыться.
duizenden-rule-joker_opening_value-fixed = всегда 25
duizenden-rule-joker_opening_value-replaced = как карта, вместо которой он лежит

duizenden-rule-low_ace_value = Туз как младшая карта
duizenden-rule-low_ace_value-hint = Сколько стоит туз, который лежит на столе младшей картой ряда.

duizenden-rule-wrap_runs = Ряд через туза
duizenden-rule-wrap_runs-hint = Может ли ряд после туза идти дальше, например К Т 2.
duizenden-rule-wrap_runs-true = можно (К Т 2)
duizenden-rule-wrap_runs-false = нельзя

duizenden-rule-duplicate_suits_in_set = Одинаковые карты в комплекте
duizenden-rule-duplicate_suits_in_set-hint = Может ли одна и та же карта лежать в комплекте дважды, например 5♠︎ 5♠︎ 5♥.
duizenden-rule-duplicate_suits_in_set-true = можно (5♠︎ 5♠︎ 5♥)
duizenden-rule-duplicate_suits_in_set-false = все масти в комплекте разные

duizenden-rule-max_jokers_per_meld = Джокеры в одном комплекте или ряду
duizenden-rule-max_jokers_per_meld-hint = Сколько джокеров, самое большее, может лежать в одном комплекте или ряду.
duizenden-rule-max_jokers_per_meld-none = сколько угодно

duizenden-rule-joker_swap = Обмен джокера
duizenden-rule-joker_swap-hint = Можно ли положить настоящую карту на место джокера, который лежит на столе.
duizenden-rule-joker_swap-own = в своих комплектах и рядах
duizenden-rule-joker_swap-off = нельзя

duizenden-rule-pile_before_opening = Сброс, пока вы не открылись
duizenden-rule-pile_before_opening-hint = Можно ли взять сброс, если вы ещё не открылись.
duizenden-rule-pile_before_opening-must_open = если с его верхней картой вы тут же открываетесь
duizenden-rule-pile_before_opening-never = нельзя

duizenden-rule-free_first_upcard = Первая открытая карта
duizenden-rule-free_first_upcard-hint = Можно ли тому, кто начинает кон, взять первую открытую карту, какой бы она ни была.
duizenden-rule-free_first_upcard-true = свободна для того, кто начинает
duizenden-rule-free_first_upcard-false = на тех же условиях, что и потом

duizenden-rule-redraw_special_upcard = Если первыми открылись джокер или дама пик
duizenden-rule-redraw_special_upcard-hint = Что делать, если первая открытая карта — джокер или дама пик.
duizenden-rule-redraw_special_upcard-true = карту возвращают и открывают другую
duizenden-rule-redraw_special_upcard-false = карта остаётся лежать

duizenden-rule-must_discard_to_go_out = Последнюю карту — в сброс
duizenden-rule-must_discard_to_go_out-hint = Обязательно ли сбросить последнюю карту, чтобы закончить кон.
duizenden-rule-must_discard_to_go_out-true = да, кон заканчивают сбросом
duizenden-rule-must_discard_to_go_out-false = нет, можно и выложить

duizenden-rule-forbid_joker_discard = Джокер в сбросе
duizenden-rule-forbid_joker_discard-hint = Можно ли сбросить джокера.
duizenden-rule-forbid_joker_discard-true = нельзя
duizenden-rule-forbid_joker_discard-false = можно

duizenden-rule-stock_empty = Если колода кончилась
duizenden-rule-stock_empty-hint = Что делать, если пора брать карту, а колода кончилась.
duizenden-rule-stock_empty-reshuffle = сброс перетасовывают в новую колоду
duizenden-rule-stock_empty-end_round = кон окончен

duizenden-rule-open_pile_visible = Смотреть сброс
duizenden-rule-open_pile_visible-hint = Можно ли всем смотреть, что лежит в сбросе.
duizenden-rule-open_pile_visible-true = можно
duizenden-rule-open_pile_visible-false = нельзя: запоминайте

duizenden-rule-target = Играем до
duizenden-rule-target-hint = Игра окончена, когда у кого-то после кона столько очков.

duizenden-preset-standard = Семейная игра
duizenden-preset-short = Короткая игра, до 500
duizenden-preset-strict = Строгая игра, почти рамми
duizenden-preset-easy-going = Привольная игра: выкладывайте побольше
