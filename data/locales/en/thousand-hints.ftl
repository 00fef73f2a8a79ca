# Hints: what the strongest computer would do, and why.
thousand-hint-do-bid = Bid { $amount }.
thousand-hint-do-pass = Pass.
thousand-hint-do-raise = Raise to { $amount }.
thousand-hint-do-give = Give { $card } to { $seat }.
thousand-hint-do-trump = Make { $suit } trump.
thousand-hint-do-play = Play { $card }.
thousand-hint-do-surrender = Give the round up.
thousand-hint-do-dark = Bid { $amount } without looking.
thousand-hint-do-redeal = Ask for new cards.
thousand-hint-poor-deal = { $points ->
    [0] These cards are worth nothing; new ones can only be better.
   *[other] These cards are worth only { $points }; new ones will probably be better.
}
thousand-hint-must-bid = On the barrel you may not pass yet, and you need { $amount }.
thousand-hint-stops-barrel = { $seat } is on the barrel and would win the game with this contract.
thousand-hint-worth-bidding = With these cards you make about { $points }, and at least { $amount } { $chance ->
    [100] practically always
   *[often] in { $chance } deals out of a hundred
}.
thousand-hint-too-weak = These cards aren’t worth { $amount }.
thousand-hint-raises-safely = You make about { $points }, and at least { $amount } { $chance ->
    [100] practically always
   *[often] in { $chance } deals out of a hundred
}.
thousand-hint-hopeless = Playing on would cost more than giving up { $contract }.
thousand-hint-empties-suit = It’s your last card of { $suit }; after that you can trump that suit.
thousand-hint-gives-cheaply = { $card } is worth little, and you will not miss it.
thousand-hint-marriage-trump = Your marriage in that suit brings { $points } as trump.
thousand-hint-longest-suit = { $cards ->
    [one] No other suit of yours is longer.
   *[other] It’s your longest suit, with { $cards } cards.
}
thousand-hint-only-card = You may play no other card.
thousand-hint-declares-marriage = The marriage in { $suit } brings { $points }.
thousand-hint-draws-trump = { $left ->
    [one] It takes the last trump from the others.
   *[other] The others still have { $left } trumps, and this takes some of them.
}
thousand-hint-highest-left = It’s the highest card of its suit that is left.
thousand-hint-leads-low = It costs little, and your better cards can wait.
thousand-hint-trumps-in = { $points ->
    [0] It takes the trick.
   [one] It takes the trick with its { $points } point.
   *[other] It takes the trick with its { $points } points.
}
thousand-hint-wins-trick = { $points ->
    [0] It wins the trick for certain.
   [one] It wins the trick and its { $points } point for certain.
   *[other] It wins the trick and its { $points } points for certain.
}
thousand-hint-probably-wins = It’s the best card so far; the chance that it stays so is { $chance } %.
thousand-hint-helps-partner = { $seat } wins this trick, and the declarer misses out on { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
thousand-hint-keeps-marriage = King and queen of { $suit } stay together.
thousand-hint-saves-ten = { $kept } is too good for this trick.
thousand-hint-loses-cheaply = You lose this trick, and no card costs you less.
thousand-hint-tried-out = { $deals ->
    [0] Nothing else is better.
   *[other] Nothing else did better in { $deals } imagined deals.
}
