# What every game's tables say: buttons, the lobby, calls, leaving and coming back. BOARD("button-join") is a button of the
# public board, named in the language of the server; { button-back } is one that only the reader sees, in this language.
button-hand = My hand
# Puts the board anew below the other messages.
button-bottom = Move table down
button-rules = Rules
button-leave = Leave
button-back = I’m back
button-leave-surely = Yes, leave
button-stop-surely = Yes, stop
button-stay = Stay
button-rematch = Rematch
button-record = Game record
button-scores = Leaderboard
button-join = Join
button-get-up = Leave the table
button-start = Start
button-cancel = Close the table
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

call-your-turn = { $player }, it’s your turn at { $game }.
table-closed = This { $game } table is closed.
away-text = A computer is playing for you. Press **{ button-back }** to take over again.
leave-question = Do you want to leave this game? A computer will play for you, and you can come back at any time with **{ BOARD("button-hand") }**.
leave-question-last = Do you want to leave this game? You’re the last one here: the game will be closed, and nothing counts for the leaderboard.
left-held = You have left the game. A computer holds your seat. Come back with **{ BOARD("button-hand") }**.
left-closed = You have left the game. Nobody is left, so the table is closed.
stop-question = Do you want to stop this { $game } table for everybody? Nothing will count for the leaderboard.
stopped = The table is stopped.
opened = Your table is in { $channel }. The others press **{ BOARD("button-join") }**; you get your cards when you start the game.
opened-in-thread = Your table has its own thread: { $channel }. The others press **{ BOARD("button-join") }** there; you get your cards when you start the game.
thread-name = { $game } with { $host }
record-text = The record of this game: the rules, every shuffle and every move.
choose-table = There are several tables. Which one do you mean?
choose-table-menu = Choose a table…
choose-table-option = { $game }, table { $number }
preset-server = This server’s house rules

# $deadline is drawn by Discord in the reader's language: in 5 minutes, 2 minutes ago.
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
# A player and how many hints they asked for, without a noun.
hints-of = { $player } { $number }
missed-turns = 🤖 Turns in a row played by a computer: { $players }. After { $most } it keeps the seat.
# A player and how many of their turns a computer has played, without a noun.
missed-of = { $player } { $number }
panel-as-of = This is how it stood { $moment }. Press **{ BOARD("button-hand") }** at the table to see how it stands now.
