# House rules, of whatever game: reading them and choosing them.
house-title = ## House rules of { $game }
house-host = These are the rules of your table. Choose a rule to read what it means and to change it.
house-guest = These are the rules of this table. Its host can change them until the game starts.
house-started = These are the rules of this table. The game has started, so they can no longer change.
house-manager = A new table on this server starts with these rules. Choose a rule to read what it means and to change it.
house-member = A new table on this server starts with these rules. Anyone who can manage the server can change them.
house-line = { $name }: { $value }
house-line-differing = ◆ **{ $name }: { $value }** (usual: { $usual })
house-choose-rule = Choose a rule{ $menus ->
    [1] …
   *[other] { " " }({ $number } of { $menus })…
}
house-choose-preset = Ready-made sets of rules…
house-reset-all = Back to the usual rules
house-book = How to play

house-value = Now: **{ $value }**, as usual.
house-value-differing = ◆ Now: **{ $value }** (usual: { $usual }).
house-possible = It can be:
house-range = { $step ->
    [1] a number from { $low } to { $high }
   *[other] { $low } to { $high }, in steps of { $step }
}
house-usual = as usual
house-choose-value = Choose…
house-other-number = Another number…
house-reset = As usual
house-back = All rules
house-form-late = I was too late with the form. Please press once more.
house-form-hint = Usual: { $usual }.

house-value-true = yes
house-value-false = no
house-value-none = none

house-changed = ✅ { $name }: **{ $value }**
house-changed-preset = ✅ Now you play by: **{ $preset }**
house-changed-all = ✅ All rules are as usual again.

house-differing = **House rules**
house-differing-preset = **House rules: { $preset }**
house-differing-line = { $name }: **{ $value }**
house-differing-more = … and { $rules ->
    [one] one more rule
   *[other] { $rules } more rules
}

problem-rule-unknown = This rule doesn’t exist any more. Open the house rules again.
problem-rule-value = This rule can’t have that value. Nothing has changed.
problem-rule-number = ⚠️ “{ $text }” doesn’t go here. Write { $step ->
    [1] a whole number from { $low } to { $high }
   *[other] a number from { $low } to { $high } that can be divided by { $step }
}. Nothing has changed.
problem-rules-conflict = ⚠️ Together with the other rules this can’t be played. Nothing has changed.
problem-rules-not-yours = Only the host of this table can change its rules.
problem-rules-started = The game has started, so its rules can no longer change.
problem-not-manager = Only someone who can manage the server can change that.

## Rules that contradict each other, by game
thousand-rule-conflict-barrel-without-penalty = ⚠️ Whoever is thrown off the barrel gets the penalty, so the penalty can’t be 0 at a table where players throw each other off. Nothing has changed.
thousand-rule-conflict-cannot-be-won = ⚠️ With these rules nobody could ever win: every total stops on the barrel, and from there no bid reaches the end. Let bids go higher, or let the declarer write the points made. Nothing has changed.
