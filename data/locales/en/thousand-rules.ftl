# The house rules of Thousand: a name, a hint, and a text for each value that is no number.
thousand-rule-four_player_deal = Cards with four at the table
thousand-rule-four_player_deal-hint = How many cards the three who play are dealt when a fourth sits out.
thousand-rule-four_player_deal-six = six each, three are not dealt
thousand-rule-four_player_deal-seven = seven each

thousand-rule-sitter = Who of the four sits out
thousand-rule-sitter-hint = With four at the table one of them sits out each round.
thousand-rule-sitter-right_of_dealer = the player on the dealer’s right
thousand-rule-sitter-dealer = the dealer

thousand-rule-opening = Opening the auction
thousand-rule-opening-hint = Whether the first player holds 100 without saying anything.
thousand-rule-opening-forehand100 = the first player holds 100 automatically
thousand-rule-opening-redeal_if_all_pass = everybody may pass; then the cards are dealt again

thousand-rule-bid_cap = Highest bid
thousand-rule-bid_cap-hint = How high somebody may bid.
thousand-rule-bid_cap-marriage = 120 and the marriages in hand
thousand-rule-bid_cap-120 = 120, whatever is in hand
thousand-rule-bid_cap-none = as high as anybody dares

thousand-rule-hide_prikup_at_100 = Hidden prikup at 100
thousand-rule-hide_prikup_at_100-hint = Whether the prikup stays hidden from the others when the contract is 100.
thousand-rule-hide_prikup_at_100-true = at 100 only the declarer sees it
thousand-rule-hide_prikup_at_100-false = always shown to everybody

thousand-rule-raise_after_prikup = Raising after the prikup
thousand-rule-raise_after_prikup-hint = Whether the declarer may raise the contract after seeing the prikup.
thousand-rule-raise_after_prikup-true = allowed
thousand-rule-raise_after_prikup-false = not allowed

thousand-rule-trump_mode = Trump
thousand-rule-trump_mode-hint = How a suit becomes trump.
thousand-rule-trump_mode-named = the declarer names it before the first card
thousand-rule-trump_mode-marriage = each marriage that is declared makes its suit trump

thousand-rule-marriage_values-hint = What king and queen of this suit are worth together.
thousand-rule-marriage_values-S = Marriage in spades
thousand-rule-marriage_values-H = Marriage in hearts
thousand-rule-marriage_values-D = Marriage in diamonds
thousand-rule-marriage_values-C = Marriage in clubs
thousand-rule-marriage_values-trump = Marriage in trump
thousand-rule-marriage_values-trump-hint = What king and queen of the trump suit are worth instead.
thousand-rule-marriage_values-trump-none = as much as the suit is worth otherwise

thousand-rule-marriage_mode = Declaring a marriage
thousand-rule-marriage_mode-hint = When a marriage can be declared, and when it counts.
thousand-rule-marriage_mode-win_trick = whenever king or queen is played, if it wins that trick
thousand-rule-marriage_mode-lead = when leading after a trick won; it counts at once

thousand-rule-declarer_scores = What the declarer writes
thousand-rule-declarer_scores-hint = What a declarer who has made the contract writes down.
thousand-rule-declarer_scores-actual = the points made
thousand-rule-declarer_scores-bid = the contract

thousand-rule-rounding = Rounding
thousand-rule-rounding-hint = Whose points are rounded to the nearest five.
thousand-rule-rounding-none = nobody’s
thousand-rule-rounding-others5 = those of the opponents
thousand-rule-rounding-all5 = everybody’s

thousand-rule-must_trump = Trumping
thousand-rule-must_trump-hint = Whether somebody who cannot follow suit has to play a trump.
thousand-rule-must_trump-true = compulsory
thousand-rule-must_trump-false = as you like

thousand-rule-must_beat = Beating
thousand-rule-must_beat-hint = Whether somebody who follows suit has to beat the best card, if possible.
thousand-rule-must_beat-true = compulsory
thousand-rule-must_beat-false = as you like

thousand-rule-barrel_at = The barrel begins at
thousand-rule-barrel_at-hint = The total from which a player is on the barrel.

thousand-rule-barrel_clamp = Set back to the barrel
thousand-rule-barrel_clamp-hint = Whether a total that comes onto the barrel is set to exactly where it begins.
thousand-rule-barrel_clamp-true = yes
thousand-rule-barrel_clamp-false = no, it stays what it is

thousand-rule-barrel_attempts = Attempts on the barrel
thousand-rule-barrel_attempts-hint = After how many rounds without winning the barrel costs its penalty.
thousand-rule-barrel_attempts-0 = without limit, no penalty

thousand-rule-barrel_penalty = Penalty of the barrel
thousand-rule-barrel_penalty-hint = How many points it costs not to win from the barrel.

thousand-rule-barrel_collision = Two on the barrel
thousand-rule-barrel_collision-hint = What happens when somebody comes onto the barrel while another is on it.
thousand-rule-barrel_collision-coexist = they sit there side by side
thousand-rule-barrel_collision-knock_off = the newcomer throws the other off, who gets the penalty

thousand-rule-must_win_from_barrel = Winning from the barrel
thousand-rule-must_win_from_barrel-hint = Whether somebody who jumps past the barrel has won.
thousand-rule-must_win_from_barrel-true = only from the barrel: a longer jump stops on it
thousand-rule-must_win_from_barrel-false = from anywhere

thousand-rule-bolts = Bolts
thousand-rule-bolts-hint = When rounds without a trick or without points cost a penalty.
thousand-rule-bolts-total3 = the third one costs it
thousand-rule-bolts-consecutive3 = three rounds in a row cost it
thousand-rule-bolts-off = never

thousand-rule-bolt_penalty = Penalty of the bolts
thousand-rule-bolt_penalty-hint = How many points three bolts cost.

thousand-rule-bolt_declarer_exempt = Bolts of the declarer
thousand-rule-bolt_declarer_exempt-hint = Whether the declarer gets a bolt like everybody else.
thousand-rule-bolt_declarer_exempt-true = the declarer gets none
thousand-rule-bolt_declarer_exempt-false = like everybody else

thousand-rule-rospis = Giving up (rospis)
thousand-rule-rospis-hint = Whether the declarer may give up after seeing the prikup, and what the others get.
thousand-rule-rospis-off = not allowed
thousand-rule-rospis-60 = allowed, the others get 60 each
thousand-rule-rospis-half = allowed, the others get half the bid each

thousand-rule-golden = Golden rounds
thousand-rule-golden-hint = Whether each dealer’s first round is played at 120 and counts double.
thousand-rule-golden-true = yes
thousand-rule-golden-false = no

thousand-rule-dark = Bidding blind
thousand-rule-dark-hint = Whether 120 may be bid before looking; what the declarer writes is then doubled.
thousand-rule-dark-true = allowed
thousand-rule-dark-false = not allowed

thousand-rule-redeal_four_nines = New deal with four nines
thousand-rule-redeal_four_nines-hint = Whether somebody who was dealt four nines may ask for a new deal.
thousand-rule-redeal_four_nines-true = allowed
thousand-rule-redeal_four_nines-false = not allowed

thousand-rule-redeal_weak_hand = New deal with a weak hand
thousand-rule-redeal_weak_hand-hint = Whoever was dealt fewer card points than this may ask for a new deal.
thousand-rule-redeal_weak_hand-0 = not allowed

thousand-rule-ace_marriage = Four aces
thousand-rule-ace_marriage-hint = Whether four aces in one hand count like a marriage, 200 points.
thousand-rule-ace_marriage-true = count 200
thousand-rule-ace_marriage-false = count nothing more

thousand-rule-dump_truck = Dump truck
thousand-rule-dump_truck-hint = Whether a total of exactly 555 falls to 0.
thousand-rule-dump_truck-off = no
thousand-rule-dump_truck-plus = yes
thousand-rule-dump_truck-both = yes, and −555 as well

thousand-rule-target = Playing up to
thousand-rule-target-hint = Whoever has this many points after a round wins.

thousand-preset-standard = Standard: trump is named
thousand-preset-classic = Classic: as in Russian clubs and apps
