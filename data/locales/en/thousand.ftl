# Thousand: the command, the table, the hand, what happened, and why something is not allowed. $suit is a sign, or a sign
# and a name, and is not inflected; no more is $name. Numbers come as numbers, but for gains such as +45, which are text.
thousand-name = Thousand (Тысяча)
thousand-about = Bid, take the prikup, marry king and queen, and be the first to reach a thousand.
command-thousand-name = thousand
command-thousand-description = Thousand (Тысяча): the Russian game of tricks, bids and marriages

## Marriages
thousand-marriage = { $suit } { $points }
thousand-marriage-or-trump = { $suit } { $points } (as trump { $trump })
thousand-marriage-lost = { $marriage } (lost)
thousand-four-aces = four aces

## What happened
# forced: forehand's compulsory opening bid: 100, more on the barrel, 120 in a golden round.
thousand-event-bid = { $how ->
        [forced] { $name } holds { $amount } automatically.
        [dark] { $name } bids { $amount } blind!
       *[free] { $name } bids { $amount }.
    }
thousand-event-passed = { $name } passes.
thousand-event-auction-won = { $name } plays for { $contract }.
thousand-event-prikup-shown = { $name } takes the prikup: { $cards }.
thousand-event-prikup-taken = { $name } takes the prikup without showing it.
thousand-event-prikup-seen = { $name } takes the prikup, and nobody else sees it: { $cards }.
thousand-event-redealt = { $name } asks for a new deal, and gets it.
thousand-event-redealt-all = Everybody has passed, so the cards are dealt again.
thousand-event-raised = { $name } raises the contract to { $contract }.
thousand-event-surrendered = { $name } gives up the round and loses { $contract }.
thousand-event-gave = { $name } gives { $to } a card.
thousand-event-gave-card = { $name } gives { $card } to { $to }.
thousand-event-trump-named = { $name } makes { $suit } trump.
thousand-event-trump-changed = The marriage of { $name } makes { $suit } trump.
thousand-event-played = { $name } plays { $card }.
thousand-event-marriage-declared = { $kind ->
        [aces] { $name } declares { $suit }: { $points }!
       *[couple] { $name } declares the marriage in { $suit }: { $points }!
    }
thousand-event-marriage-won = { $kind ->
        [aces] The four aces of { $name } count: { $points }.
       *[couple] The marriage of { $name } in { $suit } counts: { $points }.
    }
thousand-event-marriage-lost = { $kind ->
        [aces] The four aces of { $name } are lost.
       *[couple] The marriage of { $name } in { $suit } is lost.
    }
thousand-event-trick-won = { $name } takes the trick ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
thousand-event-contract-made = { $name } has made the contract of { $contract }, with { $points }.
thousand-event-contract-failed = { $name } has failed the contract of { $contract }: only { $points }.
thousand-event-came-on-barrel = { $name } is on the barrel with { $total }.
thousand-event-barrel-failed = { $attempts ->
        [0] { $name } hasn’t won from the barrel.
        [1] { $name } hasn’t won from the barrel.
       *[other] { $name } hasn’t won from the barrel (attempt { $attempt } of { $attempts }).
    }
thousand-event-barrel-penalty = The barrel costs { $name } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
thousand-event-knocked-off = { $name } is thrown off the barrel and loses { $points }.
thousand-event-bolted = { $bolts ->
        [1] { $name } gets a bolt.
        [2] { $name } gets a second bolt.
       *[3] { $name } gets a third bolt.
    }
thousand-event-bolt-penalty = Three bolts cost { $name } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
thousand-event-dump-truck = { $name } stood at exactly { $total } and falls to 0.
thousand-event-undealt = These cards weren’t dealt: { $cards }.
thousand-event-round-dealt = Round { $round } is dealt; { $name } begins.
thousand-event-you-bid = { $how ->
        [forced] You hold { $amount } automatically.
        [dark] You bid { $amount } blind!
       *[free] You bid { $amount }.
    }
thousand-event-you-passed = You pass.
thousand-event-you-auction-won = You play for { $contract }.
thousand-event-you-prikup-shown = You take the prikup: { $cards }.
thousand-event-you-prikup-taken = You take the prikup without showing it.
thousand-event-you-prikup-seen = You take the prikup, and nobody else sees it: { $cards }.
thousand-event-you-redealt = You ask for a new deal, and get it.
thousand-event-you-raised = You raise the contract to { $contract }.
thousand-event-you-surrendered = You give up the round and lose { $contract }.
thousand-event-you-gave = You give { $to } a card.
thousand-event-you-gave-card = You give { $card } to { $to }.
thousand-event-gave-to-you = { $name } gives you a card.
thousand-event-gave-card-to-you = { $name } gives you { $card }.
thousand-event-you-trump-named = You make { $suit } trump.
thousand-event-you-trump-changed = Your marriage makes { $suit } trump.
thousand-event-you-played = You play { $card }.
thousand-event-you-marriage-declared = { $kind ->
        [aces] You declare { $suit }: { $points }!
       *[couple] You declare the marriage in { $suit }: { $points }!
    }
thousand-event-you-marriage-won = { $kind ->
        [aces] Your four aces count: { $points }.
       *[couple] Your marriage in { $suit } counts: { $points }.
    }
thousand-event-you-marriage-lost = { $kind ->
        [aces] Your four aces are lost.
       *[couple] Your marriage in { $suit } is lost.
    }
thousand-event-you-trick-won = You take the trick ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
thousand-event-you-contract-made = You have made the contract of { $contract }, with { $points }.
thousand-event-you-contract-failed = You have failed the contract of { $contract }: only { $points }.
thousand-event-you-came-on-barrel = You are on the barrel with { $total }.
thousand-event-you-barrel-failed = { $attempts ->
        [0] You haven’t won from the barrel.
        [1] You haven’t won from the barrel.
       *[other] You haven’t won from the barrel (attempt { $attempt } of { $attempts }).
    }
thousand-event-you-barrel-penalty = The barrel costs you { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
thousand-event-you-knocked-off = You’re thrown off the barrel and lose { $points }.
thousand-event-you-bolted = { $bolts ->
        [1] You get a bolt.
        [2] You get a second bolt.
       *[3] You get a third bolt.
    }
thousand-event-you-bolt-penalty = Three bolts cost you { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
thousand-event-you-dump-truck = You stood at exactly { $total } and fall to 0.
thousand-event-you-round-dealt = Round { $round } is dealt; you begin.

## Why something is not allowed
thousand-refusal-passed = You have passed, so you’re out of this auction.
thousand-refusal-wrong-phase = { $phase ->
        [auction] The auction is still going on.
        [exchange] { $given ->
            [0] The declarer has to give two cards away first.
           *[other] It’s too late for that: a card has already been given away.
        }
        [trump] The declarer has to name the trump suit first.
        [play] The cards are being played now.
       *[counted] The round is over. Press “{ game-button-deal }” first.
    }
thousand-refusal-bid-too-low = { $bid } is too low. You can bid from { $minimum } to { $cap }.
thousand-refusal-bid-step = { $bid } isn’t possible: bids go up in steps of { $step }.
thousand-refusal-bid-above-cap = { $bid } is too high: you may go up to { $cap }.
thousand-refusal-must-bid = You are on the barrel, so you may not pass yet: bid at least { $minimum } (you may go up to { $cap }).
thousand-refusal-no-such-seat = You can’t give a card to seat { $seat }: give one to each of your two opponents.
thousand-refusal-same-opponent = That opponent has already been given a card. The other card goes to the other one.
thousand-refusal-follow-suit = You have to follow { $suit }, so { $card } isn’t possible. You can play { $playable }.
thousand-refusal-must-trump = You can’t follow { $suit }, so you have to play a trump ({ $trump }): { $playable }.
thousand-refusal-must-beat = You can beat { $best }, so you have to: with { $playable }.
thousand-refusal-no-marriage = With { $card } there is no marriage to keep quiet about.
thousand-refusal-house-rule-off = { $rule ->
        [dark] You can’t bid blind now.
        [redeal] You can’t ask for a new deal now.
        [raise_after_prikup] At this table a contract stands: it can’t be raised any more.
        [rospis] At this table a round can’t be given up.
       *[other] The house rules of this table don’t allow that.
    }

## The round
thousand-deals = { $name } deals{ $resting ->
    [yes] { " " }and sits out
   *[no] { "" }
}
thousand-sits-out = { $name } sits out
thousand-golden = ✨ golden round: everything counts double
thousand-turn-auction = Waiting for **{ $name }** to bid or pass.
thousand-turn-give-0 = Waiting for **{ $name }** to give each opponent a card.
thousand-turn-give-1 = Waiting for **{ $name }** to give the second card.
thousand-turn-trump = Waiting for **{ $name }** to name the trump suit.
thousand-turn-lead = Waiting for **{ $name }** to lead a card.
thousand-turn-play = Waiting for **{ $name }** to play a card.
thousand-call-pass = pass
thousand-call-bid = **{ $amount }**{ $dark ->
        [yes] { " " }blind
       *[no] { "" }
    }
thousand-prikup = Prikup: **{ $cards }**
thousand-prikup-hidden = The prikup stays hidden.
thousand-contract = **{ $name }** plays for **{ $contract }**{ $dark ->
        [yes] { " " }blind (counts double)
       *[no] { "" }
    }{ $trump ->
        [none] { $phase ->
            [play] { " · no trump yet" }
           *[before] { "" }
        }
       *[other] { " · trump " }**{ $trump }**
    }
thousand-trick = On the table: { $cards }
thousand-last-trick = Last trick: { $cards } → { $name }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
thousand-marriages = Marriages: { $marriages }
thousand-undealt = Not dealt: { $cards }
thousand-seat-sits-out = sits out
thousand-seat-declarer = declarer
thousand-seat-tricks = { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }, { $points } p
thousand-seat-total = total { $total }
thousand-seat-barrel = 🛢️ on the barrel
thousand-seat-barrel-attempts = 🛢️ on the barrel ({ $attempt } of { $attempts })
thousand-seat-bolts = { $bolts ->
        [one] { $bolts } bolt
       *[other] { $bolts } bolts
    }

## After the round
thousand-over = ## Thousand · round { $round } is over
thousand-end = ## Thousand · { $name } wins!
thousand-result = **{ $name }** { $gain } → **{ $total }**
thousand-result-sat-out = **{ $name }** sat out · **{ $total }**
thousand-note-took = took { $points }
thousand-note-doubled = doubled
thousand-note-made = made { $contract } with { $points }
thousand-note-failed = failed { $contract } with { $points }
thousand-note-surrendered = gave up { $contract }
thousand-note-on-barrel = was on the barrel
thousand-note-to-barrel = 🛢️ now on the barrel
thousand-note-barrel-penalty = barrel −{ $penalty }
thousand-note-knocked-off = thrown off the barrel −{ $penalty }
thousand-note-bolt = { $bolts ->
        [one] a bolt
       *[other] a bolt, now { $bolts }
    }
thousand-note-bolt-penalty = third bolt −{ $penalty }
thousand-note-dump-truck = dump truck: down to 0
thousand-sheet-title = ## Score sheet · { $span ->
        [single] round { $first }
       *[several] rounds { $first }–{ $last }
    }
thousand-legend = `{ $sign }` { $meaning }
thousand-legend-made = contract made
thousand-legend-failed = contract failed
thousand-legend-surrendered = gave up
thousand-legend-bolt = bolt
thousand-legend-penalty = penalty
thousand-legend-knocked-off = thrown off the barrel
thousand-legend-dump-truck = dump truck
thousand-legend-barrel = on the barrel
thousand-legend-doubled = doubled
thousand-legend-sat-out = sat out

## The table
thousand-board-title = ## Thousand · round { $round }
thousand-board-goal = Up to { $target }
thousand-board-more-rules = { $rules ->
        [one] one more rule
       *[other] { $rules } more rules
    }
thousand-board-seat = { $turn ->
        [yes] ▶ **{ $name }**
       *[no] **{ $name }**
    }

## The hand
thousand-panel-calls = Bids: { $calls }
thousand-panel-hand = ### Your hand: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
thousand-panel-married = { $rings } { $marriages }
thousand-panel-face-down = ### Your hand: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, face down
thousand-panel-received = { $name } gave you { $card }.
thousand-panel-gave = You gave { $card } to { $name }.
thousand-panel-blind = **Your turn.** You may bid { $amount } blind: if you win the auction with it, all that you write for this round counts double, a loss too. Or look at your cards first.
thousand-panel-blind-later = When your turn comes you may still bid blind, as long as you don’t look at your cards.
thousand-panel-sits-out = You sit out this round.
thousand-panel-bid = **Your turn.** Bid or pass.
thousand-panel-pass = **Your turn.** You can’t go any higher.
thousand-panel-must-bid = 🛢️ You are on the barrel: now you have to bid { $minimum } or more.
thousand-panel-on-barrel = 🛢️ You are on the barrel.
thousand-panel-cap = { $why ->
        [free] You may bid up to { $cap }.
        [flat] Nobody may bid more than { $cap }.
        [cards] Without a marriage you may bid up to { $cap }.
       *[marriages] You may bid up to { $cap }: 120, and { $more } for your { $marriages ->
            [one] marriage
           *[other] marriages
        }.
    }
thousand-panel-beyond-cap = The next bid would be { $minimum }.
thousand-panel-amount = Choose an amount.
thousand-panel-give = **Your turn.** { $cards ->
        [one] Choose the card you give away.
       *[other] Choose the two cards you give away, one to each opponent.
    }
thousand-panel-gets = { $name } gets { $card ->
        [none] …
       *[other] **{ $card }**
    }
thousand-panel-surrender = Do you want to give up this round? You lose { $contract }, and { $share ->
        [half] your opponents write half of it each.
       *[other] your opponents write { $share } each.
    }
thousand-panel-trump = **Your turn.** Name the trump suit.
thousand-panel-lead = **Your turn.** Lead a card.
thousand-panel-play = **Your turn.** Play a card.
thousand-panel-must-follow = You have to follow { $suit }.
thousand-panel-must-beat = You have to follow { $suit } and beat the best card.
thousand-panel-must-trump = You have to play a trump { $suit }.
# $rings is the sign 💍, which stands on buttons of cards.
thousand-panel-declare = { $rings } declares a marriage{ $when ->
        [won] ; it counts if you win this trick, otherwise it is lost.
       *[once] ; it counts at once.
    }

thousand-button-sheet = Score sheet
thousand-button-refresh = Refresh
thousand-button-older = ◀ Earlier rounds
thousand-button-newer = Later rounds ▶
thousand-button-look = Look at my cards
thousand-button-dark = Bid { $amount } blind
thousand-button-pass = Pass
thousand-button-redeal = Ask for a new deal
thousand-button-bid = { $amount }{ $above ->
        [none] { "" }
       *[other] { " " }(+{ $above })
    }
thousand-button-raise = Raise: { $amount }{ $above ->
        [none] { "" }
       *[other] { " " }(+{ $above })
    }
thousand-button-other = Other…
thousand-button-bid-this = Bid { $amount }
thousand-button-raise-to = Raise to { $amount }
thousand-button-give = Give: { $gifts }
thousand-button-gift = { $card } → { $name }
thousand-button-swap = The other way round
thousand-button-surrender = Give up…
thousand-button-surrender-surely = Give up (−{ $contract })
thousand-button-trump-married = { $suit } { $rings } { $points }
thousand-button-quiet = { $card } quietly
thousand-menu-amounts = { $first } – { $last }
