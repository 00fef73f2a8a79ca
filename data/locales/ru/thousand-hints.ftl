# Подсказки: как поступил бы самый сильный компьютер и почему.
thousand-hint-do-bid = Заявите { $amount }.
thousand-hint-do-pass = Пасуйте.
thousand-hint-do-raise = Поднимите заказ до { $amount }.
thousand-hint-do-give = Отдайте { $card } игроку { $seat }.
thousand-hint-do-trump = Назначьте козырь: { $suit }.
thousand-hint-do-play = Ходите { $card }.
thousand-hint-do-surrender = Сделайте роспись.
thousand-hint-do-dark = Заявите { $amount } в тёмную.
thousand-hint-do-redeal = Попросите пересдать.
thousand-hint-do-deal = Сдайте следующий кон.
thousand-hint-next-round = Этот уже подсчитан.
thousand-hint-poor-deal = { $points ->
    [0] Эти карты ничего не стоят; новые могут быть только лучше.
   *[other] Эти карты стоят всего { $points }; новые будут лучше.
}
thousand-hint-must-bid = На бочке пасовать нельзя, а нужно { $amount }.
thousand-hint-stops-barrel = { $seat } на бочке и с этим заказом выиграет игру.
thousand-hint-worth-bidding = С этими картами выходит около { $points }, а { $amount } — в { $chance } случаях из ста.
thousand-hint-too-weak = На { $amount } этих карт не хватит.
thousand-hint-raises-safely = Выходит около { $points }, а { $amount } — в { $chance } случаях из ста.
thousand-hint-hopeless = Играть дальше дороже, чем отдать { $contract }.
thousand-hint-empties-suit = Это последняя карта масти { $suit }; потом её можно бить козырем.
thousand-hint-gives-cheaply = { $card } стоит мало, её не жалко.
thousand-hint-marriage-trump = Марьяж в этой масти как козырный стоит { $points }.
thousand-hint-longest-suit = { $cards ->
    [one] Длиннее масти у вас нет.
    [few] Это самая длинная масть: { $cards } карты.
    [many] Это самая длинная масть: { $cards } карт.
   *[other] Это самая длинная масть: { $cards } карты.
}
thousand-hint-only-card = Другую карту играть нельзя.
thousand-hint-declares-marriage = Марьяж ({ $suit }) приносит { $points }.
thousand-hint-draws-trump = { $left ->
    [one] Так вы заберёте у других последний козырь.
    [few] У других ещё { $left } козыря, часть из них уйдёт.
    [many] У других ещё { $left } козырей, часть из них уйдёт.
   *[other] У других ещё { $left } козыря, часть из них уйдёт.
}
thousand-hint-highest-left = Это старшая из оставшихся карт своей масти.
thousand-hint-leads-low = Это недорого, а лучшие карты подождут.
thousand-hint-trumps-in = { $points ->
    [0] Козырь берёт взятку.
    [one] Козырь берёт взятку, в ней { $points } очко.
    [few] Козырь берёт взятку, в ней { $points } очка.
    [many] Козырь берёт взятку, в ней { $points } очков.
   *[other] Козырь берёт взятку, в ней { $points } очка.
}
thousand-hint-wins-trick = { $points ->
    [0] Взятка точно ваша.
    [one] Взятка точно ваша, в ней { $points } очко.
    [few] Взятка точно ваша, в ней { $points } очка.
    [many] Взятка точно ваша, в ней { $points } очков.
   *[other] Взятка точно ваша, в ней { $points } очка.
}
thousand-hint-probably-wins = Пока это старшая карта, и скорее всего так и останется ({ $chance } %).
thousand-hint-helps-partner = { $points ->
    [one] Взятку берёт { $seat }, и играющий недосчитается { $points } очка.
    [few] Взятку берёт { $seat }, и играющий недосчитается { $points } очков.
    [many] Взятку берёт { $seat }, и играющий недосчитается { $points } очков.
   *[other] Взятку берёт { $seat }, и играющий недосчитается { $points } очка.
}
thousand-hint-keeps-marriage = Король и дама ({ $suit }) останутся вместе.
thousand-hint-saves-ten = { $kept } слишком хороша для этой взятки.
thousand-hint-loses-cheaply = Взятка всё равно не ваша, а дешевле карты нет.
thousand-hint-tried-out = { $deals ->
    [0] Лучше ничего нет.
    [one] Ничего лучше не нашлось: испробован { $deals } расклад.
    [few] Ничего лучше не нашлось: испробовано { $deals } расклада.
    [many] Ничего лучше не нашлось: испробовано { $deals } раскладов.
   *[other] Ничего лучше не нашлось: испробовано { $deals } расклада.
}
