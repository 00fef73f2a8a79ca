# Wat elke spel se tafels sê: knoppies, die wagkamer, roepe, weggaan en terugkom.
button-hand = My kaarte
button-bottom = Tafel ondertoe
button-rules = Spelreëls
button-leave = Verlaat spel
button-back = Ek is terug
button-leave-surely = Ja, ek gaan
button-stop-surely = Ja, stop
button-stay = Bly
button-rematch = Speel weer
button-record = Spelverslag
button-scores = Ranglys
button-join = Speel saam
button-get-up = Staan op
button-start = Begin
button-cancel = Sluit tafel
button-add-computer = Voeg rekenaar by
button-remove-computer = Haal rekenaar weg
button-house-rules = Huisreëls
menu-add-computer = Voeg rekenaar by…

lobby-players = **Spelers** ({ $seated } van { $most })
lobby-computer = 🤖 { $name } – { $level }
lobby-host = { $name } – bestuur die tafel
lobby-missing = { $missing ->
    [one] Ons kort nog een speler. Druk **{ BOARD("button-join") }**, of sit ’n rekenaar by.
   *[other] Ons kort nog { $missing } spelers. Druk **{ BOARD("button-join") }**, of sit ’n rekenaar by.
}
lobby-ready = Is almal hier? Wie die tafel bestuur, druk dan **{ BOARD("button-start") }**.{ $room ->
    [yes] { " " }Daar kan nog spelers bykom.
   *[no] { "" }
}
level-easy = maklik
level-easy-about = Vergeet en maak foute, net soos mense
level-normal = gewoon
level-normal-about = Speel goed en onthou wat weggegooi is
level-hard = moeilik
level-hard-about = Probeer eers uit wat kan gebeur

call-your-turn = { $player }, dis jou beurt by { $game }.
table-closed = Hierdie tafel ({ $game }) is gesluit.
away-text = ’n Rekenaar speel in jou plek. Druk **{ button-back }** om self verder te speel.
leave-question = Wil jy hierdie spel verlaat? ’n Rekenaar speel dan in jou plek, en met **{ BOARD("button-hand") }** kan jy enige tyd terugkom.
leave-question-last = Wil jy hierdie spel verlaat? Jy is die laaste een hier: die spel word dan gesluit en tel nie vir die ranglys nie.
left-held = Jy het die spel verlaat. ’n Rekenaar hou jou plek. Kom terug met **{ BOARD("button-hand") }**.
left-closed = Jy het die spel verlaat. Daar is niemand meer nie, dus is die tafel gesluit.
stop-question = Wil jy hierdie tafel ({ $game }) vir almal stop? Dan tel niks vir die ranglys nie.
stopped = Die tafel is gestop.
opened = Die tafel staan in { $channel }. Die ander druk **{ BOARD("button-join") }**; jy kry jou kaarte wanneer jy begin.
opened-in-thread = Die tafel het sy eie draad: { $channel }. Die ander druk daar **{ BOARD("button-join") }**; jy kry jou kaarte wanneer jy begin.
thread-name = { $game } met { $host }
record-text = Die verslag van hierdie spel: die reëls, hoe daar geskommel is, en elke skuif.
choose-table = Daar is meer as een tafel. Watter een bedoel jy?
choose-table-menu = Kies ’n tafel…
choose-table-option = { $game }, tafel { $number }
preset-server = Hierdie bediener se huisreëls

call-reminder = { $player }, jou tyd by { $game } verstryk { $deadline }; dan speel ’n rekenaar in jou plek.
clock-one = ⏳ { $player } se tyd verstryk { $deadline }; dan speel ’n rekenaar.
clock-all = ⏳ Die volgende rondte begin { $deadline }.
button-skip = Slaan oor
skip-done = ’n Rekenaar speel hierdie beurt in { $player } se plek.
lobby-pace = Dinktyd: { $pace ->
    [0] so lank as jy wil
    [60] 1 minuut
    [180] 3 minute
    [600] 10 minute
   *[86400] 1 dag
}
lobby-hints = Wenke: { $allowed ->
    [yes] toegelaat
   *[no] nie toegelaat nie
}
menu-pace = Dinktyd…
pace-about = { $pace ->
    [0] Niemand word gejaag nie
   *[other] Dan speel ’n rekenaar in die plek van wie nie daar is nie
}
button-hints-on = Laat wenke toe
button-hints-off = Geen wenke nie
button-hint = Wenk
hints-used = 💡 Wenke gebruik: { $players }
hints-of = { $player } { $number }
missed-turns = 🤖 Beurte ná mekaar wat ’n rekenaar gespeel het: { $players }. Ná { $most } hou die rekenaar die plek.
missed-of = { $player } { $number }
panel-as-of = So was dit { $moment }. Druk by die tafel **{ BOARD("button-hand") }** om te sien hoe dit nou is.
