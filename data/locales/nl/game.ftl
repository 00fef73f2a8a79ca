# What all games say in the same words.
game-button-deal = Volgende ronde
game-button-back = Terug

game-board-house = -# Huisregels: { $rules }
game-board-rule = { $name }: { $value }
game-board-to-deal = Wie wil, begint de volgende ronde.

game-rank = { $place }. **{ $name }** · { $total ->
        [one] { $total } punt
       *[other] { $total } punten
    }{ $winner ->
        [yes] { " 🏆" }
       *[no] { "" }
    }

game-event-round-over = Ronde { $round } is afgelopen: { $gains }.
game-event-gain = { $name } { $points } (totaal { $total })
game-event-you-gain = jij { $points } (totaal { $total })
game-event-game-over = { $name } wint het spel met { $total ->
        [one] { $total } punt
       *[other] { $total } punten
    }!
game-event-you-game-over = Je wint het spel met { $total ->
        [one] { $total } punt
       *[other] { $total } punten
    }!

game-refusal-not-your-turn = Je bent niet aan de beurt.
game-refusal-game-over = Dit spel is afgelopen.
game-refusal-not-in-hand = Je hebt { $card } niet (meer) in je hand.
game-refusal-unreadable = Die zet begrijp ik niet. Gebruik de knoppen bij je hand.

game-hint-do-deal = Deel de volgende ronde.
game-hint-next-round = Deze is geteld.

game-book-house-line = - { $name }: **{ $value }**
game-book-house-none = Niets bijzonders: aan deze tafel gelden de gewone regels.
