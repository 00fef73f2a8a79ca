# What all games say in the same words.
game-button-deal = Next round
game-button-back = Back

game-board-house = -# House rules: { $rules }
game-board-rule = { $name }: { $value }
game-board-to-deal = Anybody may start the next round.

game-rank = { $place }. **{ $name }** · { $total ->
        [one] { $total } point
       *[other] { $total } points
    }{ $winner ->
        [yes] { " 🏆" }
       *[no] { "" }
    }

game-event-round-over = Round { $round } is over: { $gains }.
game-event-gain = { $name } { $points } (total { $total })
game-event-you-gain = you { $points } (total { $total })
game-event-game-over = { $name } wins the game with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }!
game-event-you-game-over = You win the game with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }!

game-refusal-not-your-turn = It’s not your turn.
game-refusal-game-over = This game is over.
game-refusal-not-in-hand = You don’t have { $card } in your hand (any more).
game-refusal-unreadable = I don’t understand that move. Use the buttons of your hand.

game-hint-do-deal = Deal the next round.
game-hint-next-round = This one has been counted.

game-book-house-line = - { $name }: **{ $value }**
game-book-house-none = Nothing special: this table plays by the usual rules.
