# Подсказки: как поступил бы самый сильный компьютер и почему.
thousand-hint-do-bid = Заявите { $amount }.
thousand-hint-do-pass = Пасуйте.
thousand-hint-do-raise = Поднимите заказ до { $amount }.
thousand-hint-do-give = Отдайте { $card } игроку { $seat }.
thousand-hint-do-trump = Назначьте козырь: { $suit }.
thousand-hint-do-play = Положите { $card }.
thousand-hint-do-surrender = Распишите кон.
thousand-hint-do-dark = Заявите { $amount } втёмную.
thousand-hint-do-redeal = Попросите пересдачу.
thousand-hint-poor-deal = { $points ->
    [0] Эти карты не стоят ничего; новые могут быть только лучше.
   *[other] Эти карты стоят всего { $points }; новые, скорее всего, будут лучше.
}
thousand-hint-must-bid = Сейчас на бочке пасовать нельзя, а нужно вам { $amount }.
thousand-hint-stops-barrel = { $seat } на бочке и с этим заказом может выиграть всю игру.
thousand-hint-worth-bidding = С этими картами выходит около { $points }; { $chance ->
    [100] { $amount } выходит почти всегда
   *[often] шанс взять { $amount } — { $chance } %
}.
thousand-hint-too-weak = На { $amount } этих карт не хватит.
thousand-hint-raises-safely = Выходит около { $points }; { $chance ->
    [100] { $amount } выходит почти всегда
   *[often] шанс взять { $amount } — { $chance } %
}.
thousand-hint-hopeless = Играть дальше обойдётся дороже, чем отдать { $contract }.
thousand-hint-empties-suit = Это ваша последняя карта этой масти ({ $suit }); потом вы сможете бить эту масть козырем.
thousand-hint-gives-cheaply = { $card } — дешёвая карта, вам она не нужна.
thousand-hint-marriage-trump = Ваш марьяж в этой масти козырным принесёт { $points }.
thousand-hint-longest-suit = { $cards ->
    [one] Масти длиннее у вас нет.
    [few] Это ваша самая длинная масть: { $cards } карты.
    [many] Это ваша самая длинная масть: { $cards } карт.
   *[other] Это ваша самая длинная масть: { $cards } карты.
}
thousand-hint-only-card = Другую карту положить нельзя.
thousand-hint-declares-marriage = Марьяж ({ $suit }) принесёт { $points }.
thousand-hint-draws-trump = { $left ->
    [one] Так вы заберёте у других последний козырь.
    [few] У других ещё { $left } козыря, и так вы заберёте часть из них.
    [many] У других ещё { $left } козырей, и так вы заберёте часть из них.
   *[other] У других ещё { $left } козыря, и так вы заберёте часть из них.
}
thousand-hint-highest-left = Это старшая карта своей масти из тех, что остались.
thousand-hint-leads-low = Это недорого, а карты получше подождут.
thousand-hint-trumps-in = { $points ->
    [0] Так вы возьмёте взятку.
    [one] Так вы возьмёте взятку, а в ней { $points } очко.
    [few] Так вы возьмёте взятку, а в ней { $points } очка.
    [many] Так вы возьмёте взятку, а в ней { $points } очков.
   *[other] Так вы возьмёте взятку, а в ней { $points } очка.
}
thousand-hint-wins-trick = { $points ->
    [0] Эта взятка точно ваша.
    [one] Эта взятка точно ваша, а в ней { $points } очко.
    [few] Эта взятка точно ваша, а в ней { $points } очка.
    [many] Эта взятка точно ваша, а в ней { $points } очков.
   *[other] Эта взятка точно ваша, а в ней { $points } очка.
}
thousand-hint-probably-wins = Пока эта карта старшая; шанс, что такой и останется, — { $chance } %.
thousand-hint-helps-partner = Эту взятку берёт { $seat }, и разыгрывающий недополучит { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
thousand-hint-keeps-marriage = Король и дама ({ $suit }) остаются вместе.
thousand-hint-saves-ten = Для этой взятки { $kept } — слишком хорошая карта.
thousand-hint-loses-cheaply = Эту взятку вам не взять, а карты дешевле у вас нет.
thousand-hint-tried-out = { $deals ->
    [0] Лучше ничего нет.
    [one] Лучше ничего не нашлось: испробована { $deals } воображаемая раздача.
    [few] Лучше ничего не нашлось: испробованы { $deals } воображаемые раздачи.
    [many] Лучше ничего не нашлось: испробовано { $deals } воображаемых раздач.
   *[other] Лучше ничего не нашлось: испробовано { $deals } воображаемой раздачи.
}
