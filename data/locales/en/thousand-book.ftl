# The rule book of Thousand. Every paragraph gets all house rules as arguments, under their own names; the values of
# the marriages as S, H, D, C and trump, and the signs of the suits.
thousand-book-game =
    ## Thousand (Тысяча)
    A Russian game of tricks for three players, or for four of whom one sits out each round. Whoever bids highest is the **declarer** of the round and says beforehand how many points it will bring; the two others play against the declarer, each for themselves. Round after round everybody’s points are added up, until somebody has **{ $target }**.

thousand-book-cards =
    ### The cards
    There are 24 cards, in each suit A 10 K Q J 9, in this order: the ten stands above the king. They are worth:
    ace (A): **11** · 10: **10** · king (K): **4** · queen (Q): **3** · jack (J): **2** · 9: **0**
    and all together 120. King and queen of one suit in one hand are a **marriage**, and that brings more than most tricks.

thousand-book-deal =
    ### The deal
    With three at the table everybody gets seven cards, and three cards are put aside, face down: the **prikup**. { $four_player_deal ->
        [seven] With four, the three who play get seven cards each as well.
       *[six] With four, the three who play get six cards each, and besides the prikup three cards are not dealt at all: nobody gets their points, and they are shown after the round.
    } { $sitter ->
        [dealer] With four it is the dealer who sits out
       *[right_of_dealer] With four it is the player on the dealer’s right who sits out
    }: that player writes nothing in this round and gets no bolt. Who deals first is drawn by lot, and after each round the deal goes on clockwise. The first of those who play, to the left of the dealer, is called **forehand**.

thousand-book-redeal =
    ### A new deal
    { $redeal_four_nines ->
        [true] { $redeal_weak_hand ->
            [0] Somebody who was dealt all four nines may ask for a new deal
           *[other] Somebody who was dealt all four nines, or cards worth less than { $redeal_weak_hand ->
                [one] { $redeal_weak_hand } point
               *[other] { $redeal_weak_hand } points
            } together, may ask for a new deal
        }
       *[false] Somebody who was dealt cards worth less than { $redeal_weak_hand ->
                [one] { $redeal_weak_hand } point
               *[other] { $redeal_weak_hand } points
            } together may ask for a new deal
    } instead of bidding or passing for the first time. The same dealer deals again, and nothing is written.

thousand-book-auction =
    ## The auction
    { $opening ->
        [redeal_if_all_pass] Forehand speaks first, and the lowest bid is 100. If all three pass, the same dealer deals again and nothing is written.
       *[forehand100] Forehand holds 100 automatically, so a round is always played; the player to the left speaks first.
    } Every bid is a multiple of five and higher than the last one, by as much as you like. Whoever passes is out of the auction for good. When one player is left, that player is the declarer, and the last bid is the **contract**.

thousand-book-cap =
    { $bid_cap ->
        [none] You may bid as high as you dare.
        [120] Nobody may bid more than 120.
       *[marriage] Nobody may bid more than 120 plus the marriages in hand{ $trump ->
            [none] { "" }
           *[other] , one of them counted as trump: the one that gains most by it
        }{ $ace_marriage ->
            [true] ; four aces in hand add 200
           *[false] { "" }
        }.
    }

thousand-book-dark =
    ### Bidding blind
    Whoever speaks first in the auction, and forehand when speaking for the first time, may bid 120 without having looked at the cards (**blind**), as long as it is higher than the last bid. The others may bid higher. If the blind bid wins the auction, all that the declarer writes for this round is doubled, a loss too.

thousand-book-golden =
    ### Golden rounds
    The first round that each player deals is **golden**: there is no auction, forehand is the declarer at 120, and everything that is written for this round is doubled, penalties too.

thousand-book-exchange =
    ### The prikup
    { $hide_prikup_at_100 ->
        [true] The prikup is turned up for everybody to see, unless the contract is 100: then only the declarer sees it.
       *[false] The prikup is turned up for everybody to see.
    } The declarer takes it, and gives one card from the hand, face down, to each of the two opponents: any cards, and who gets which is up to the declarer. Only giver and receiver see it, and it cannot be taken back. Then all three hold the same number of cards: eight{ $four_player_deal ->
        [six] , or seven where six were dealt
       *[seven] { "" }
    }.

thousand-book-raise =
    After seeing the prikup and before giving the first card the declarer may raise the contract, never lower it{ $bid_cap ->
        [marriage] ; the hand with the prikup in it decides how far
       *[other] { "" }
    }.

thousand-book-rospis =
    Before giving the first card the declarer may also give up the round (*rospis*). That costs the bid, and { $rospis ->
        [half] the two opponents write half of it each.
       *[60] the two opponents write 60 each.
    } Nobody gets a bolt.

thousand-book-trump =
    ### The contract
    { $raise_after_prikup ->
        [true] The contract is what the declarer has to make.
       *[false] The bid is the contract, and it cannot be raised any more.
    } { $trump_mode ->
        [marriage] There is no trump suit yet: the first marriage makes one.
       *[named] Then the declarer names the trump suit: any of the four, for the whole round.
    } The declarer leads to the first trick.

thousand-book-play =
    ## Playing the cards
    The others follow clockwise, and everybody plays one card. If you can follow the suit that was led, you must{ $must_beat ->
        [true] , and if you can beat the best card of the trick with it, you must.
       *[false] ; you need not beat what lies there.
    } If you cannot follow suit, { $must_trump ->
        [true] you must play a trump if you have one, whichever you like; if you have none, any card.
       *[false] you may play any card, a trump or not.
    } The highest trump wins the trick; if there is none in it, the highest card of the suit that was led. The winner takes the cards and leads to the next trick.

thousand-book-marriages =
    ### Marriages
    A king and queen of one suit are worth: { $trump_mode ->
        [marriage] { $trump ->
            [none] { $sign_H } **{ $H }** · { $sign_D } **{ $D }** · { $sign_C } **{ $C }** · { $sign_S } **{ $S }**
           *[other] **{ $trump }**, in every suit (for each marriage makes its suit trump)
        }
       *[named] { $sign_H } **{ $H }** · { $sign_D } **{ $D }** · { $sign_C } **{ $C }** · { $sign_S } **{ $S }**{ $trump ->
            [none] { "" }
           *[other] { " · " }in the trump suit **{ $trump }** instead
        }
    }

thousand-book-declaring =
    { $marriage_mode ->
        [lead] You declare a marriage by leading its king or queen while you hold the other of the two. For that you must have won a trick before. It counts at once, whoever wins this trick.
       *[win_trick] You declare a marriage by playing its king or queen while you hold the other of the two: leading, following or trumping, from the first trick on. It counts only if you win that very trick; otherwise it is lost for good.
    } The declarer and the opponents may do so, each suit once. You may also play the card quietly, without declaring; then this marriage is gone.

thousand-book-marriage-trump =
    { $trump_mode ->
        [marriage] A marriage that is declared makes its suit trump at once, for this very trick already{ $marriage_mode ->
            [win_trick] , even if the marriage is then lost
           *[lead] { "" }
        }. The next one makes another suit trump.
       *[named] A marriage does not change the trump suit.
    }

thousand-book-aces =
    ### Four aces
    Whoever holds all four aces and leads one of them, having won a trick before, may declare them: that is 200 points at once. The trump suit stays what it is.

thousand-book-count =
    ## The count
    After the last trick everybody adds up the points of the cards they have taken, and their marriages. { $rounding ->
        [all5] Everybody’s points are rounded to the nearest five.
        [others5] The points of the two opponents are rounded to the nearest five, those of the declarer are not.
       *[none] Nothing is rounded.
    } A declarer who has reached the contract writes { $declarer_scores ->
        [bid] the contract, however much more it was;
       *[actual] all the points made;
    } a declarer who has not loses the contract. The two opponents write their points either way. A total may drop below zero.

thousand-book-bolts =
    ### Bolts
    Whoever plays and wins no trick, or no points, gets a **bolt**, { $bolt_declarer_exempt ->
        [true] but the declarer never does.
       *[false] the declarer too.
    } { $bolts ->
        [consecutive3] Three bolts in rounds that follow each other cost { $bolt_penalty ->
            [0] nothing
            [one] **{ $bolt_penalty }** point
           *[other] **{ $bolt_penalty }** points
        }; a round with a trick and points wipes them out. After the third the count starts again.
       *[total3] The third bolt costs { $bolt_penalty ->
            [0] nothing
            [one] **{ $bolt_penalty }** point
           *[other] **{ $bolt_penalty }** points
        }, and the count starts again.
    } A failed contract is not a bolt by itself.

thousand-book-barrel =
    ### The barrel
    Whoever begins a round with { $barrel_at } or more, and plays in it, is **on the barrel** and has to win the game there.{ $barrel_clamp ->
        [true] { " " }Whoever comes onto it is set to exactly { $barrel_at }, and goes back there after gaining too little to win.
       *[false] { "" }
    }{ $must_win_from_barrel ->
        [true] { " " }Nobody can jump past it: a total of { $target } or more that comes from below stops at { $barrel_at }.
       *[false] { "" }
    } The first time the auction comes to you on the barrel, you must bid what you need to reach { $target }, but 100 at least{ $bid_cap ->
        [none] { "" }
       *[other] , unless that is more than you may bid
    }{ $opening ->
        [forehand100] { " " }(forehand holds that much automatically)
       *[redeal_if_all_pass] { "" }
    }. After that you may pass.

thousand-book-barrel-round =
    A declarer on the barrel writes as always. Whoever is on the barrel while somebody else is the declarer writes nothing, however many points were taken.

thousand-book-barrel-penalty =
    { $barrel_attempts ->
        [0] You may try from the barrel as often as it takes: not winning has no penalty.
        [1] A round on the barrel without winning costs { $barrel_penalty ->
            [0] nothing more.
            [one] **{ $barrel_penalty }** point. A declarer who was on the barrel loses the contract if it failed, and nothing more.
           *[other] **{ $barrel_penalty }** points. A declarer who was on the barrel loses the contract if it failed, and nothing more.
        }
       *[other] You have { $barrel_attempts } attempts; whoever drops below { $barrel_at } and comes back has all of them again. If the last one does not win either, it costs { $barrel_penalty ->
            [0] nothing, and the count starts again.
            [one] **{ $barrel_penalty }** point, and the count starts again. A declarer who was on the barrel loses the contract if it failed, and nothing more.
           *[other] **{ $barrel_penalty }** points, and the count starts again. A declarer who was on the barrel loses the contract if it failed, and nothing more.
        }
    } { $barrel_collision ->
        [knock_off] Whoever comes onto the barrel throws off those who are on it: they lose { $barrel_penalty ->
            [one] **{ $barrel_penalty }** point
           *[other] **{ $barrel_penalty }** points
        }, unless this round has cost them that already.
       *[coexist] Several players may be on the barrel at once, each for themselves.
    }

thousand-book-dump-truck =
    ### The dump truck
    { $dump_truck ->
        [both] Whoever has played a round and then stands at exactly 555, or at exactly −555, falls to 0.
       *[plus] Whoever has played a round and then stands at exactly 555 falls to 0.
    }

thousand-book-end =
    ### The end
    After each round everything is written in this order: points, barrel{ $bolts ->
        [off] { "" }
       *[other] , bolts
    }{ $dump_truck ->
        [off] { "" }
       *[other] , dump truck
    }. Whoever then has **{ $target }** or more wins{ $must_win_from_barrel ->
        [true] { "" }
       *[false] , from the barrel or not
    }. If there are several, the highest total wins; of equals it is the declarer, else the first to the left of the dealer.

thousand-book-house =
    ## The house rules of this table

thousand-book-house-preset = This table plays by: **{ $preset }**
