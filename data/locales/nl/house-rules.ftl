# Huisregels, van welk spel ook: lezen en kiezen.
house-title = ## Huisregels van { $game }
house-host = Dit zijn de regels van jouw tafel. Kies een regel om te lezen wat hij betekent en om hem te veranderen.
house-guest = Dit zijn de regels van deze tafel. Wie de tafel beheert, kan ze veranderen totdat het spel begint.
house-started = Dit zijn de regels van deze tafel. Het spel is begonnen, dus ze liggen vast.
house-manager = Een nieuwe tafel op deze server begint met deze regels. Kies een regel om te lezen wat hij betekent en om hem te veranderen.
house-member = Een nieuwe tafel op deze server begint met deze regels. Wie de server mag beheren, kan ze veranderen.
house-line = { $name }: { $value }
house-line-differing = ◆ **{ $name }: { $value }** (normaal: { $usual })
house-choose-rule = Kies een regel{ $menus ->
    [1] …
   *[other] { " " }({ $number } van { $menus })…
}
house-choose-preset = Kies een heel stel regels…
house-reset-all = Alles weer normaal
house-book = Zo gaat het spel

house-value = Nu: **{ $value }**, zoals normaal.
house-value-differing = ◆ Nu: **{ $value }** (normaal: { $usual }).
house-possible = Dit kan het zijn:
house-range = { $step ->
    [1] een getal van { $low } t/m { $high }
   *[other] { $low } t/m { $high }, in stappen van { $step }
}
house-usual = normaal
house-choose-value = Kies…
house-other-number = Een ander getal…
house-reset = Weer normaal
house-back = Alle regels
house-form-late = Ik was te laat. Druk nog een keer.
house-form-hint = Normaal: { $usual }.

house-value-true = ja
house-value-false = nee
house-value-none = geen

house-changed = ✅ { $name }: **{ $value }**
house-changed-preset = ✅ Jullie spelen nu met: **{ $preset }**
house-changed-all = ✅ Alle regels zijn weer normaal.

house-differing = **Huisregels**
house-differing-preset = **Huisregels: { $preset }**
house-differing-line = { $name }: **{ $value }**
house-differing-more = … en nog { $rules ->
    [one] één regel
   *[other] { $rules } regels
}

problem-rule-unknown = Deze regel bestaat niet meer. Open de huisregels opnieuw.
problem-rule-value = Die waarde kan deze regel niet hebben. Er is niets veranderd.
problem-rule-number = ⚠️ “{ $text }” kan hier niet. Schrijf { $step ->
    [1] een heel getal van { $low } t/m { $high }
   *[other] een getal van { $low } t/m { $high } dat deelbaar is door { $step }
}. Er is niets veranderd.
problem-rules-conflict = ⚠️ Samen met de andere regels valt daar niet mee te spelen. Er is niets veranderd.
problem-rules-not-yours = Alleen wie de tafel beheert, kan de regels veranderen.
problem-rules-started = Het spel is begonnen, dus de regels liggen vast.
problem-not-manager = Alleen wie de server mag beheren, kan dat veranderen.

## Regels die elkaar tegenspreken, per spel
thousand-rule-conflict-barrel-without-penalty = ⚠️ Wie van de ton gegooid wordt, krijgt strafpunten. Aan een tafel waar spelers elkaar van de ton gooien, kunnen die dus niet 0 zijn. Er is niets veranderd.
thousand-rule-conflict-cannot-be-won = ⚠️ Met deze regels kan niemand ooit winnen: elk totaal blijft op de ton steken, en vanaf de ton is geen bod hoog genoeg. Sta hogere biedingen toe, of laat de alleenspeler de gehaalde punten schrijven. Er is niets veranderd.
