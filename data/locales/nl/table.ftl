# Wat de tafels van elk spel zeggen: knoppen, de lobby, roepen, weggaan en terugkomen.
button-hand = Mijn kaarten
button-bottom = Tafel naar onderen
button-rules = Spelregels
button-leave = Weggaan
button-back = Ik ben terug
button-leave-surely = Ja, ik ga weg
button-stop-surely = Ja, stoppen
button-stay = Blijven
button-rematch = Nog een keer
button-record = Spelverslag
button-scores = Ranglijst
button-join = Meedoen
button-get-up = Opstaan
button-start = Beginnen
button-cancel = Tafel sluiten
button-add-computer = Computer erbij
button-remove-computer = Computer weg
button-house-rules = Huisregels
menu-add-computer = Computer erbij…

lobby-players = **Spelers** ({ $seated } van { $most })
lobby-computer = 🤖 { $name } – { $level }
lobby-host = { $name } – beheert de tafel
lobby-missing = { $missing ->
    [one] Er moet nog één speler bij. Druk op **{ BOARD("button-join") }**, of zet er een computer bij.
   *[other] Er moeten nog { $missing } spelers bij. Druk op **{ BOARD("button-join") }**, of zet er een computer bij.
}
lobby-ready = Is iedereen er? Dan drukt wie de tafel beheert op **{ BOARD("button-start") }**.{ $room ->
    [yes] { " " }Er kunnen nog spelers bij.
   *[no] { "" }
}
level-easy = makkelijk
level-easy-about = Vergeet en vergist zich, net als mensen
level-normal = gewoon
level-normal-about = Speelt goed en onthoudt wat er weg is
level-hard = moeilijk
level-hard-about = Probeert eerst uit wat er kan gebeuren

call-your-turn = { $player }, je bent aan de beurt bij { $game }.
table-closed = Deze tafel { $game } is gesloten.
away-text = Een computer speelt voor je. Druk op **{ button-back }** om zelf verder te spelen.
leave-question = Wil je weggaan uit dit spel? Een computer speelt dan voor je, en met **{ BOARD("button-hand") }** kom je wanneer je wilt weer terug.
leave-question-last = Wil je weggaan uit dit spel? Je bent de laatste: het spel wordt dan gesloten en telt niet mee voor de ranglijst.
left-held = Je bent weggegaan. Een computer houdt je plaats bezet. Met **{ BOARD("button-hand") }** kom je terug.
left-closed = Je bent weggegaan. Er is niemand meer, dus de tafel is gesloten.
stop-question = Wil je deze tafel { $game } voor iedereen stoppen? Niets telt dan mee voor de ranglijst.
stopped = De tafel is gestopt.
opened = De tafel staat in { $channel }. De anderen drukken op **{ BOARD("button-join") }**; je krijgt je kaarten als je begint.
opened-in-thread = De tafel heeft een eigen thread: { $channel }. De anderen drukken daar op **{ BOARD("button-join") }**; je krijgt je kaarten als je begint.
thread-name = { $game } met { $host }
record-text = Het verslag van dit spel: de regels, hoe er geschud is en elke zet.
choose-table = Er is meer dan één tafel. Welke bedoel je?
choose-table-menu = Kies een tafel…
choose-table-option = { $game }, tafel { $number }
preset-server = De huisregels van deze server

call-reminder = { $player }, je bedenktijd bij { $game } loopt { $deadline } af; dan speelt een computer voor je.
clock-one = ⏳ De bedenktijd van { $player } loopt { $deadline } af; dan speelt een computer.
clock-all = ⏳ De volgende ronde wordt { $deadline } gedeeld.
button-skip = Overslaan
skip-done = Een computer speelt deze beurt voor { $player }.
lobby-pace = Bedenktijd: { $pace ->
    [0] zo lang je wilt
    [60] 1 minuut
    [180] 3 minuten
    [600] 10 minuten
   *[86400] 1 dag
}
lobby-hints = Tips: { $allowed ->
    [yes] toegestaan
   *[no] niet toegestaan
}
menu-pace = Bedenktijd…
pace-about = { $pace ->
    [0] Niemand wordt opgejaagd
   *[other] Daarna speelt een computer voor wie er niet is
}
button-hints-on = Tips toestaan
button-hints-off = Geen tips
button-hint = Tip
hints-used = 💡 Tips gevraagd: { $players }
hints-of = { $player } { $number }
missed-turns = 🤖 Beurten op rij die een computer speelde: { $players }. Na { $most } houdt de computer de plaats bezet.
missed-of = { $player } { $number }
panel-as-of = Zo stond het { $moment }. Druk bij de tafel op **{ BOARD("button-hand") }** om te zien hoe het nu staat.
