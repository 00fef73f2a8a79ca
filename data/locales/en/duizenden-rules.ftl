# The house rules of Duizenden: a name, a hint, and a text for each value that is no number.
duizenden-rule-jokers = Jokers
duizenden-rule-jokers-hint = How many jokers there are in the two packs together.

duizenden-rule-opening_minimum = Points to open
duizenden-rule-opening_minimum-hint = What you lay the first time in a round has to be worth this much together.

duizenden-rule-opening_values = Values for the opening
duizenden-rule-opening_values-hint = How much the cards count towards opening.
duizenden-rule-opening_values-game = the values of the game
duizenden-rule-opening_values-pips = the pips: 2–9 their number, 10 to K ten, ace 11 (lowest in a run: 1)

duizenden-rule-joker_opening_value = Joker in the opening
duizenden-rule-joker_opening_value-hint = How much a joker counts towards opening.
duizenden-rule-joker_opening_value-fixed = always 25
duizenden-rule-joker_opening_value-replaced = as much as the card it stands for

duizenden-rule-low_ace_value = Ace as the lowest card
duizenden-rule-low_ace_value-hint = What an ace is worth on the table as the lowest card of a run.

duizenden-rule-wrap_runs = Runs round the corner
duizenden-rule-wrap_runs-hint = Whether a run may go on after the ace, such as K A 2.
duizenden-rule-wrap_runs-true = allowed (K A 2)
duizenden-rule-wrap_runs-false = not allowed

duizenden-rule-duplicate_suits_in_set = Two of a suit in a set
duizenden-rule-duplicate_suits_in_set-hint = Whether a set may hold the same card twice, such as 5♠︎ 5♠︎ 5♥.
duizenden-rule-duplicate_suits_in_set-true = allowed (5♠︎ 5♠︎ 5♥)
duizenden-rule-duplicate_suits_in_set-false = every card in a set has a different suit

duizenden-rule-max_jokers_per_meld = Jokers in one set or run
duizenden-rule-max_jokers_per_meld-hint = How many jokers one set or run may hold at most.
duizenden-rule-max_jokers_per_meld-none = as many as you like

duizenden-rule-joker_swap = Swapping jokers
duizenden-rule-joker_swap-hint = Whether you may put the real card in the place of a joker on the table.
duizenden-rule-joker_swap-own = in your own sets and runs
duizenden-rule-joker_swap-off = not allowed

duizenden-rule-pile_before_opening = The pile before you have opened
duizenden-rule-pile_before_opening-hint = Whether you may take the open pile before you have opened.
duizenden-rule-pile_before_opening-must_open = if you open with its top card in the same turn
duizenden-rule-pile_before_opening-never = not allowed

duizenden-rule-free_first_upcard = First open card
duizenden-rule-free_first_upcard-hint = Whether the player who begins the round may take the first open card whatever it is.
duizenden-rule-free_first_upcard-true = free for the player who begins
duizenden-rule-free_first_upcard-false = under the same conditions as later

duizenden-rule-redraw_special_upcard = Joker or queen of spades turned up
duizenden-rule-redraw_special_upcard-hint = What happens if the first open card is a joker or the queen of spades.
duizenden-rule-redraw_special_upcard-true = it goes back and another card is turned up
duizenden-rule-redraw_special_upcard-false = it stays where it is

duizenden-rule-must_discard_to_go_out = Throw your last card
duizenden-rule-must_discard_to_go_out-hint = Whether you have to throw your last card to go out.
duizenden-rule-must_discard_to_go_out-true = yes, you go out by throwing it
duizenden-rule-must_discard_to_go_out-false = no, laying it ends the round too

duizenden-rule-forbid_joker_discard = Throwing jokers
duizenden-rule-forbid_joker_discard-hint = Whether a joker may be thrown on the open pile.
duizenden-rule-forbid_joker_discard-true = not allowed
duizenden-rule-forbid_joker_discard-false = allowed

duizenden-rule-stock_empty = When the stock is empty
duizenden-rule-stock_empty-hint = What happens when somebody has to draw and the stock is empty.
duizenden-rule-stock_empty-reshuffle = the open pile is shuffled into a new stock
duizenden-rule-stock_empty-end_round = the round ends

duizenden-rule-open_pile_visible = Looking through the pile
duizenden-rule-open_pile_visible-hint = Whether everyone may look at what lies in the open pile.
duizenden-rule-open_pile_visible-true = allowed
duizenden-rule-open_pile_visible-false = not allowed: remember it

duizenden-rule-target = Playing up to
duizenden-rule-target-hint = The game is over when somebody has this many points after a round.

duizenden-preset-standard = The family game
duizenden-preset-short = A short game, up to 500
duizenden-preset-strict = Strict, nearly rummy
duizenden-preset-easy-going = Easy-going: lay a lot
