# Duizenden: the table, the hand, what happened, and why something is not allowed.
duizenden-name = Duizenden
duizenden-about = Collect sets and runs, remember the pile, and be the first to reach a thousand.

## What happened
duizenden-event-turned-up = The first open card is { $card }.
duizenden-event-drew = { $name } draws from the stock.
duizenden-event-drew-card = You draw { $card }.
duizenden-event-took = { $name } takes the pile with { $top } on top ({ $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }).
duizenden-event-melded = { $name } lays { $cards }.
duizenden-event-added = { $name } adds { $cards }.
duizenden-event-swapped = { $name } swaps { $card } for a joker.
duizenden-event-undid = { $name } takes back { $cards }.
duizenden-event-undid-joker = { $name } takes back the joker.
duizenden-event-discarded = { $name } throws { $card }.
duizenden-event-passed = { $name } has nothing that may be thrown.
duizenden-event-reshuffled = The stock was empty: the pile is shuffled into a new stock of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
duizenden-event-stock-spent = There is nothing left to draw, so the round is counted.
duizenden-event-blocked = The stock is empty again and nobody has laid a card, so the round is counted.
duizenden-event-went-out = { $name } goes out!
duizenden-event-round-dealt = Round { $round }: { $name } begins.
duizenden-event-you-drew = You draw from the stock.
duizenden-event-you-took = You take the pile with { $top } on top ({ $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }).
duizenden-event-you-melded = You lay { $cards }.
duizenden-event-you-added = You add { $cards }.
duizenden-event-you-swapped = You swap { $card } for a joker.
duizenden-event-you-undid = You take back { $cards }.
duizenden-event-you-undid-joker = You take back the joker.
duizenden-event-you-discarded = You throw { $card }.
duizenden-event-you-passed = You have nothing that may be thrown.
duizenden-event-you-went-out = You go out!
duizenden-event-you-round-dealt = Round { $round }: you begin.

## Why something is not allowed
duizenden-refusal-wrong-phase = { $phase ->
        [between] The round is over. Press “{ game-button-deal }” first.
       *[other] That can be done between rounds; this round is still being played.
    }
duizenden-refusal-draw-first = Draw a card first, or take the pile.
duizenden-refusal-already-drawn = { $source ->
        [pile] You have already taken the pile in this turn.
       *[stock] You have already drawn from the stock in this turn.
    }
duizenden-refusal-pile-empty = There is no open pile now. Draw from the stock.
duizenden-refusal-pile-unusable = You can’t use the top card of the pile, so you may not take it.
duizenden-refusal-nothing-to-undo = You haven’t laid anything in this turn that could be taken back.
duizenden-refusal-no-such-meld = You have no set or run number { $meld } on the table.
duizenden-refusal-not-a-meld = { $cards } is neither a set nor a run.
duizenden-refusal-does-not-fit = { $card } doesn’t fit your set or run number { $meld }.
duizenden-refusal-joker-swap-off = At this table jokers stay where they lie.
duizenden-refusal-no-joker = There is no joker in the place of { $card } in your set or run number { $meld }.
duizenden-refusal-keep-a-card = Keep a card: you have to end your turn by throwing one.
duizenden-refusal-queen-of-spades = The queen of spades may never be thrown.
duizenden-refusal-joker-discard = At this table a joker may not be thrown.
duizenden-refusal-discard-needed = You can still throw { $card }, so you have to throw a card to end your turn.
duizenden-refusal-loose-joker = { $jokers ->
        [one] The joker you swapped out has to be laid before your turn ends.
       *[other] The { $jokers } jokers you swapped out have to be laid before your turn ends.
    }
duizenden-refusal-top-card-unused = You took the pile for { $card }, so { $card } has to be on the table before your turn ends.
duizenden-refusal-below-opening = You have laid { $points } of the { $needed } points you need to open: you’re { $missing } short. Lay more, or take it back.

## The table
duizenden-board-title = ## Duizenden · round { $round }
duizenden-board-goal = Up to { $target } · { $opening ->
        [0] no points needed to open
       *[other] open with { $opening }
    }
duizenden-board-over = ## Duizenden · round { $round } is over
duizenden-board-end = ## Duizenden · { $name } wins!
duizenden-board-seat = { $turn ->
        [yes] ▶ **{ $name }**
       *[no] **{ $name }**
    } · { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } · { $points } on the table · total { $total }
duizenden-board-piles = Pile: { $top ->
        [none] **empty**
       *[other] **{ $top }** on top, { $size ->
            [one] { $size } card
           *[other] { $size } cards
        }
    } · Stock: { $stock ->
        [one] { $stock } card
       *[other] { $stock } cards
    }
duizenden-board-to-draw = Waiting for **{ $name }** to draw a card or take the pile.
duizenden-board-to-lay = **{ $name }** may lay cards and ends the turn by throwing one.
duizenden-board-to-lay-owes = **{ $name }** has drawn. Still to do: { $owes }.
duizenden-board-result = **{ $name }** { $gain } → total **{ $total }**
duizenden-board-melds = On the table: { $melds }
duizenden-board-left = Left in hand: { $cards } (−{ $points })

duizenden-owes-opening = open ({ $points } of { $needed })
duizenden-owes-card = lay { $card }
duizenden-owes-jokers = { $jokers ->
        [one] lay the joker
       *[other] lay { $jokers } jokers
    }

## The hand
duizenden-panel-draw = **Your turn.** Draw a card or take the pile.
duizenden-panel-draw-last = The stock is empty and can’t be renewed: if you press **{ duizenden-button-draw }**, the round is over.
duizenden-panel-lay = **Your turn.** Lay what you like, then throw a card.
duizenden-panel-throw = **Your turn.** Throw a card to end it.
duizenden-panel-owes = **Your turn.** Before you can throw a card: { $owes }.
duizenden-panel-undo-hint = Or take back what you laid.
duizenden-panel-undo-needed = With the cards you have left that can’t be done: take back what you laid.
duizenden-panel-pass = **Your turn.** You hold nothing that may be thrown.
duizenden-panel-wait = { $name } is playing.
duizenden-panel-unopened = { $needed ->
        [0] You haven’t laid anything yet.
        [one] You haven’t opened yet: you need { $needed } point.
       *[other] You haven’t opened yet: you need { $needed } points.
    }
duizenden-panel-short = You haven’t opened yet: your cards make { $points } of the { $needed } points you need.
duizenden-panel-hand = ### Your hand: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, −{ $points }
duizenden-panel-hand-empty = ### Your hand is empty
duizenden-panel-loose = To be laid: { $jokers }
duizenden-panel-melds = ### On the table: { $points }

duizenden-button-draw = Draw a card
duizenden-button-take = Take the pile
duizenden-button-take-cards = Take the pile ({ $top }, { $size ->
        [one] { $size } card
       *[other] { $size } cards
    })
duizenden-button-meld = { $cards } · { $points }
duizenden-button-add = { $card } → { $meld }
duizenden-button-all = Lay everything · { $points }
duizenden-button-throw = Throw { $card }
duizenden-button-throw-out = Throw { $card } and go out
duizenden-button-pass = End your turn
duizenden-button-undo = Take back
duizenden-button-choose = Choose cards
# Look what cards would make, while nothing can be laid.
duizenden-button-look = Try out cards
duizenden-button-pile = Look at the pile
duizenden-button-sort-rank = Sort by rank
duizenden-button-sort-suit = Sort by suit
duizenden-button-clear = Choose again
duizenden-button-lay = Lay { $cards }
duizenden-button-lay-set = Lay as a set: { $cards }
duizenden-button-lay-run = Lay as a run: { $cards }
duizenden-button-add-where = Add to …
duizenden-button-add-becomes = Add: { $meld }
duizenden-button-swap-in = Swap for 🃏 in { $meld }

duizenden-menu-throw = Which card do you throw?
duizenden-menu-throw-more = Which card do you throw? ({ $first } – { $last })
duizenden-menu-suit = { $suit ->
        [S] ♠︎ spades
        [H] ♥ hearts
        [D] ♦ diamonds
        [C] ♣︎ clubs
       *[other] 🃏 jokers
    }{ $part ->
        [1] { " (first half)" }
        [2] { " (second half)" }
       *[0] { "" }
    }
duizenden-menu-add = Which set or run?
duizenden-option-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
duizenden-option-copy = the other one, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Choosing cards
duizenden-choose = ### Choose cards
duizenden-choose-none = Pick cards in the menus below.
duizenden-choose-one = { $card } — { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
duizenden-choose-meld = { $cards } — { $kind ->
        [set] set
       *[run] run
    }, { $points }
duizenden-choose-opens = { $points } towards opening
duizenden-choose-no-meld = { $cards } — not a set or run: { $why }
duizenden-choose-add = Where do you want to add { $cards }?
duizenden-choose-keep = But keep a card: you have to end your turn by throwing one.
duizenden-choose-too-low = But that would be your last card, and you haven’t reached { $needed } yet.
duizenden-choose-not-now = { $phase ->
        [draw] You can lay and throw cards once you have drawn.
       *[other] You can lay and throw cards when it’s your turn.
    }
duizenden-why-few = a set or run has three cards or more
duizenden-why-jokers-only = there has to be a real card among them
duizenden-why-too-many-jokers = { $jokers ->
        [one] one joker is the most at this table
       *[other] { $jokers } jokers are the most at this table
    }
duizenden-why-twins = at this table every card in a set must have a different suit
duizenden-why-triple = a set can hold the same card twice, not three times
duizenden-why-set-full = a set has { $cards } cards at most
duizenden-why-run-twice = a run can’t hold the same card twice
duizenden-why-run-long = a run has { $cards } cards at most
duizenden-why-gap = the run has a gap
duizenden-why-mixed = they are neither of one rank nor of one suit

## The pile, where everybody may look
duizenden-pile-title = ### The pile, the top card last
duizenden-pile-empty = The pile is empty.
