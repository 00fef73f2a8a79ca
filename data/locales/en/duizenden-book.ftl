# The rule book of Duizenden. Every paragraph gets all house rules as arguments, under their own names.
duizenden-book-game =
    ## Duizenden
    Two packs of cards, { $jokers ->
        [0] without jokers,
        [one] with { $jokers } joker,
       *[other] with { $jokers } jokers,
    } and two to six players, everyone for themselves. You collect sets and runs and lay them on the table. What lies in front of you when a round ends counts for you; what you still hold counts against you. Round after round the points are added up, until somebody has { $target } or more.

duizenden-book-deal =
    ### The deal
    Everybody gets thirteen cards. The rest is the **stock**, face down. Its top card is turned up and begins the **open pile**.{ $redraw_special_upcard ->
        [true] { " " }If that is a joker or the queen of spades, it goes back into the stock and another card is turned up.
       *[false] { "" }
    } Lots are drawn for who begins the first round; each round after it is begun by the next player. Turns go clockwise.

duizenden-book-values =
    ### What the cards are worth
    2 to 9: **5** · 10, jack, queen, king: **10** · ace: **20**{ $jokers ->
        [0] { "" }
       *[other] { " · joker: **25**" }
    } · queen of spades: **100**
    On the table that is plus, in your hand it is minus.{ $low_ace_value ->
        [5] { " " }An ace that lies on the table as the lowest card of a run is worth only 5.
       *[other] { "" }
    }

duizenden-book-house =
    ### The house rules of this table

duizenden-book-turn =
    ## Your turn
    1. **Draw**: take the top card of the stock, or the whole open pile. Never both, and never a part of the pile.
    2. **Lay**, if you like and as often as you like: new sets and runs, and cards added to what already lies in front of you. You may add to your own cards only, never to those of another player.
    3. **Discard**: throw one card on the open pile. That ends your turn.

duizenden-book-melds =
    ### Sets and runs
    A **set** is three or more cards of one rank. { $duplicate_suits_in_set ->
        [true] The same card may be in it twice (5♠︎ 5♠︎ 5♥).
       *[false] Every card in it has a different suit, so a set has four cards at most.
    }
    A **run** is three or more cards of one suit that follow each other. The ace is the lowest card (A 2 3) or the highest (Q K A){ $wrap_runs ->
        [true] , and a run may go on round the corner (K A 2). No run is longer than fourteen cards.
       *[false] , but it does not go round the corner (not K A 2). The longest run goes from ace to ace.
    }
    Two runs that overlap, or two sets of one rank, may lie side by side. What lies on the table stays where it lies: cards are not moved from one set or run to another.

duizenden-book-opening =
    ### Opening
    { $opening_minimum ->
        [0] You need no points to lay your first cards in a round.
       *[other] The first time you lay something in a round, all that you lay in that turn has to be worth **{ $opening_minimum }** or more together. You may do that in your first turn, but you need not. If you do not get there, you take your cards back and just throw one.
    }

duizenden-book-opening-values =
    { $opening_values ->
        [pips] For this the pips count: 2 to 9 their number, 10 to king ten (the queen of spades too), an ace 11, or 1 as the lowest card of a run.
       *[game] For this the cards have their usual values.
    }{ $jokers ->
        [0] { "" }
       *[other] { $joker_opening_value ->
            [replaced] { " " }A joker counts as much as the card it stands for.
           *[fixed] { " " }A joker counts 25.
        }
    }

duizenden-book-jokers =
    ### Jokers
    A joker stands for any card. { $max_jokers_per_meld ->
        [none] A set or run may hold as many as you like, as long as one real card is among them.
        [1] A set or run may hold one joker.
       *[other] A set or run may hold { $max_jokers_per_meld } jokers at most, and at least one real card.
    } In a run it keeps the place in which it was laid; in a set it is any card that may still be in the set.
    { $joker_swap ->
        [off] A joker on the table stays where it lies.
       *[own] If you hold the card that a joker of yours stands for, you may put it there in your turn, after drawing. The joker does not come back to your hand: you lay it somewhere else in front of you in the same turn.
    } { $forbid_joker_discard ->
        [true] A joker may not be thrown.
       *[false] A joker may be thrown.
    }

duizenden-book-queen =
    ### The queen of spades
    { $forbid_joker_discard ->
        [true] The queen of spades may never be thrown. If you hold nothing but queens of spades and jokers, you end your turn without throwing a card, and you are not out.
       *[false] The queen of spades may never be thrown. If you hold nothing but queens of spades, you end your turn without throwing a card, and you are not out.
    }

duizenden-book-out =
    ### Going out
    { $must_discard_to_go_out ->
        [true] You go out by throwing your last card. So always keep one card when you lay.
       *[false] You go out by throwing your last card, or by laying it: then the round ends at once.
    }

duizenden-book-pile =
    ## Taking the open pile
    You take the pile for its top card, and that card has to be on the table before your turn ends. You get all the other cards with it. There are four ways:
    1. with two or more cards from your hand you make a new set or run;
    2. you add it to what lies in front of you, if need be after adding other cards first{ $joker_swap ->
        [off] ;
       *[own] , or you swap it for a joker there;
    }
    3. with two or more other cards of the pile you make a new set or run;
    4. with cards of the pile and cards of your hand you make a new set or run.
    If you hold a card equal to the top card, you may lay either of the two.

duizenden-book-pile-keep =
    { $must_discard_to_go_out ->
        [true] At least one card has to be left to end your turn with. So for the first way you need three cards in your hand, for the other ways just one.
       *[false] You may lay all your cards: then you are out.
    } What you have taken you cannot put back. What you have laid you may take back, until you throw a card.

duizenden-book-pile-opening =
    ### The pile before you have opened
    { $pile_before_opening ->
        [never] As long as you have not opened in this round, you may not take the pile.
       *[must_open] { $opening_minimum ->
            [0] You may take the pile before you have opened too, if you can lay its top card in the same turn.
           *[other] You may take the pile only if you can reach your { $opening_minimum } points in the same turn, with its top card among them. The cards of the pile count as yours.
        }
    }{ $free_first_upcard ->
        [true] { " " }One exception: the player who begins the round may take the first open card in that first turn whatever it is, and need not lay it.
       *[false] { " " }This goes for the very first open card as well.
    }

duizenden-book-pile-looking =
    ### Looking back
    { $open_pile_visible ->
        [true] At this table everyone may look through the open pile at any time.
       *[false] You see the top card of the pile and how many cards there are, and no more: looking back is not allowed. Whoever remembers what was thrown has the advantage. So the button for taking the pile can always be pressed: if the top card cannot be used you are told so, and nothing has happened.
    }

duizenden-book-end =
    ## The end of a round
    A round is over as soon as somebody has no cards left. Everybody adds up what lies in front of them and takes off what is still in their hand. There is no bonus for going out, and a total may drop below zero.

duizenden-book-stock =
    ### When the stock runs out
    { $stock_empty ->
        [end_round] If somebody has to draw and the stock is empty, the round is over and is counted as it stands.
       *[reshuffle] If somebody has to draw and the stock is empty, the open pile is shuffled into a new stock; only its top card stays. If that gives no card, or if nobody has laid a card since the stock ran out before, the round is over and is counted as it stands.
    }

duizenden-book-win =
    ### The winner
    The game is over when somebody has **{ $target }** or more after a round. The highest total wins. If two or more share the highest total, everybody plays another round.
