# What every game's tables say: buttons, the lobby, calls, leaving and coming back.
button-hand = My hand
button-bottom = To the bottom
button-rules = Rules
button-leave = Leave
button-back = I'm back
button-leave-surely = Yes, leave
button-stop-surely = Yes, stop
button-stay = Stay
button-rematch = Rematch
button-record = Game record
button-scores = Leaderboard
button-join = Join
button-get-up = Leave the table
button-start = Start
button-cancel = Cancel
button-add-computer = Add a computer
button-remove-computer = Remove a computer
button-house-rules = House rules
menu-add-computer = Add a computer…

lobby-players = **Players** ({ $seated } of { $most })
lobby-computer = 🤖 { $name } – { $level }
lobby-host = { $name } – host
lobby-missing = { $missing ->
    [one] One more player is needed. Press **{ BOARD("button-join") }**, or add a computer.
   *[other] { $missing } more players are needed. Press **{ BOARD("button-join") }**, or add a computer.
}
lobby-ready = Everybody here? Then the host presses **{ BOARD("button-start") }**.{ $room ->
    [yes] { " " }More players can still join.
   *[no] { "" }
}
level-easy = easy
level-easy-about = Forgets and misjudges, as people do
level-normal = normal
level-normal-about = Plays well and remembers what was thrown
level-hard = hard
level-hard-about = Tries out what may happen before it moves

call-your-turn = { $player }, it is your turn at { $game }.
table-closed = This table of { $game } is closed.
away-text = A computer is playing for you. Press **{ button-back }** to play on yourself.
leave-question = Do you want to leave this game? A computer will play for you, and you can come back at any time with **{ BOARD("button-hand") }**.
leave-question-last = Do you want to leave this game? You are the last one here: the game will be closed, and nothing counts for the leaderboard.
left-held = You have left the game. A computer holds your seat. Come back with **{ BOARD("button-hand") }**.
left-closed = You have left the game. Nobody is left, so the table is closed.
stop-question = Do you want to stop this table of { $game } for everybody? Nothing will count for the leaderboard.
stopped = The table is stopped.
opened = The table stands in { $channel }. Others press **{ BOARD("button-join") }**; you get your hand when you start.
opened-in-thread = The table has its own thread: { $channel }. Others press **{ BOARD("button-join") }** there; you get your hand when you start.
thread-name = { $game } with { $host }
record-text = The record of this game: the rules, every shuffle and every move.
choose-table = There are several tables. Which one do you mean?
choose-table-menu = Choose a table…
choose-table-option = { $game }, table { $number }
preset-server = This server's house rules

call-reminder = { $player }, your time at { $game } is up { $deadline }; then a computer plays for you.
clock-one = ⏳ Time for { $player } is up { $deadline }; then a computer plays.
clock-all = ⏳ The next round is dealt { $deadline }.
button-skip = Skip
skip-done = A computer plays this turn for { $player }.
lobby-pace = Thinking time: { $pace ->
    [0] as long as you like
    [60] 1 minute
    [180] 3 minutes
    [600] 10 minutes
   *[86400] 1 day
}
lobby-hints = Hints: { $allowed ->
    [yes] allowed
   *[no] not allowed
}
menu-pace = Thinking time…
pace-about = { $pace ->
    [0] Nobody is hurried
   *[other] Then a computer plays for whoever is absent
}
button-hints-on = Allow hints
button-hints-off = No hints
button-hint = Hint
hints-used = 💡 Hints asked for: { $players }
hints-of = { $player } { $number }
missed-turns = 🤖 Turns in a row that a computer played: { $players }. After { $most } it holds the seat.
missed-of = { $player } { $number }
panel-as-of = So it stood { $moment }. **{ BOARD("button-hand") }** at the table shows how it stands now.
