# What all games say in the same words.
game-button-deal = Volgende rondte
game-button-back = Terug

game-board-house = -# Huisreëls: { $rules }
game-board-rule = { $name }: { $value }
game-board-to-deal = Enigeen kan die volgende rondte begin.

game-rank = { $place }. **{ $name }** · { $total ->
        [one] { $total } punt
       *[other] { $total } punte
    }{ $winner ->
        [yes] { " 🏆" }
       *[no] { "" }
    }

game-event-round-over = Rondte { $round } is verby: { $gains }.
game-event-gain = { $name } { $points } (totaal { $total })
game-event-you-gain = jy { $points } (totaal { $total })
game-event-game-over = { $name } wen die spel met { $total ->
        [one] { $total } punt
       *[other] { $total } punte
    }!
game-event-you-game-over = Jy wen die spel met { $total ->
        [one] { $total } punt
       *[other] { $total } punte
    }!

game-refusal-not-your-turn = Dis nie jou beurt nie.
game-refusal-game-over = Hierdie spel is klaar.
game-refusal-not-in-hand = Jy het nie { $card } (meer) in jou hand nie.
game-refusal-unreadable = Ek verstaan nie daardie skuif nie. Gebruik die knoppies by jou kaarte.

game-hint-do-deal = Deel die volgende rondte.
game-hint-next-round = Hierdie een is klaar getel.

game-book-house-line = - { $name }: **{ $value }**
game-book-house-none = Niks besonders nie: hierdie tafel speel met die gewone reëls.
