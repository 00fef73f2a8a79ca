# Hints: what the strongest computer would do, and why.
duizenden-hint-do-draw = Draw a card.
duizenden-hint-do-take = Take the pile.
duizenden-hint-do-meld = Lay { $cards }.
duizenden-hint-do-add = Add { $card }.
duizenden-hint-do-swap = Swap { $card } for the joker.
duizenden-hint-do-undo = Take back what you laid.
duizenden-hint-do-discard = Throw { $card }.
duizenden-hint-do-pass = End your turn.
duizenden-hint-takes-freely = You may have { $card } for nothing.
duizenden-hint-takes-to-open = With { $card } and the pile you can open, for up to { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
duizenden-hint-takes-for = With { $card } and the pile you can lay up to { $points }.
duizenden-hint-no-pile = There is no pile.
duizenden-hint-rather-draws = You could lay { $card }, but the pile isn’t worth it.
duizenden-hint-top-does-not-open = { $card } makes a set or run, but not the { $needed } you need to open.
duizenden-hint-top-fits-nothing = You can’t lay { $card } in this turn.
duizenden-hint-other-plan = It’s in the way of something better.
duizenden-hint-lays-the-taken = You took the pile with { $card }, so it has to be laid.
duizenden-hint-opens-with = That opens: with all you have it comes to { $points }, and { $needed } is enough.
duizenden-hint-lays-meld = It counts { $points } on the table, and no longer against you.
duizenden-hint-lays-off = It fits, and counts on the table instead of against you.
duizenden-hint-frees-joker = The joker comes free and can be laid again.
duizenden-hint-nothing-to-throw = Nothing you hold may be thrown.
duizenden-hint-goes-out = Then you go out, and the others are left with their cards.
duizenden-hint-holds-back = You could lay { $points } now, but those cards do more good in your hand for another turn.
duizenden-hint-saves-to-open = What you can lay is worth { $points } of the { $needed } you need; keep it together.
duizenden-hint-next-player-cannot-use = The next player can hardly use it, but could use { $other }.
duizenden-hint-too-dangerous = The next player may be able to use whatever you throw; this is the least loss.
duizenden-hint-sheds-points = It belongs to nothing and would count { $points } against you.
duizenden-hint-keeps-together = It belongs to nothing, and { $cards } may still come together.
duizenden-hint-helps-least = It’s the least useful of your cards.
