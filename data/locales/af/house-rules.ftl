# Huisreëls van watter spel ook al: lees en kies.
house-title = ## Huisreëls van { $game }
house-host = Dit is jou tafel se reëls. Kies ’n reël om te lees wat dit beteken en om dit te verander.
house-guest = Dit is hierdie tafel se reëls. Wie die tafel bestuur, kan hulle verander totdat die spel begin.
house-started = Dit is hierdie tafel se reëls. Die spel het begin, dus staan hulle vas.
house-manager = ’n Nuwe tafel op hierdie bediener begin met hierdie reëls. Kies ’n reël om te lees wat dit beteken en om dit te verander.
house-member = ’n Nuwe tafel op hierdie bediener begin met hierdie reëls. Wie die bediener mag bestuur, kan hulle verander.
house-line = { $name }: { $value }
house-line-differing = ◆ **{ $name }: { $value }** (gewoonlik: { $usual })
house-choose-rule = Kies ’n reël{ $menus ->
    [1] …
   *[other] { " " }({ $number } van { $menus })…
}
house-choose-preset = Kies ’n hele stel reëls…
house-reset-all = Alles weer soos gewoonlik
house-book = Hoe om te speel

house-value = Nou: **{ $value }**, soos gewoonlik.
house-value-differing = ◆ Nou: **{ $value }** (gewoonlik: { $usual }).
house-possible = Dit kan wees:
house-range = { $step ->
    [1] ’n getal van { $low } tot { $high }
   *[other] { $low } tot { $high }, in stappe van { $step }
}
house-usual = soos gewoonlik
house-choose-value = Kies…
house-other-number = ’n Ander getal…
house-reset = Soos gewoonlik
house-back = Al die reëls
house-form-late = Ek was te laat. Druk asseblief nog ’n keer.
house-form-hint = Gewoonlik: { $usual }.

house-value-true = ja
house-value-false = nee
house-value-none = geen

house-changed = ✅ { $name }: **{ $value }**
house-changed-preset = ✅ Julle speel nou met: **{ $preset }**
house-changed-all = ✅ Al die reëls is weer soos gewoonlik.

house-differing = **Huisreëls**
house-differing-preset = **Huisreëls: { $preset }**
house-differing-line = { $name }: **{ $value }**
house-differing-more = … en nog { $rules ->
    [one] een reël
   *[other] { $rules } reëls
}

problem-rule-unknown = Hierdie reël bestaan nie meer nie. Maak die huisreëls weer oop.
problem-rule-value = Hierdie reël kan nie daardie waarde hê nie. Niks het verander nie.
problem-rule-number = ⚠️ “{ $text }” pas nie hier nie. Skryf { $step ->
    [1] ’n heelgetal van { $low } tot { $high }
   *[other] ’n getal van { $low } tot { $high } wat deur { $step } gedeel kan word
}. Niks het verander nie.
problem-rules-conflict = ⚠️ Saam met die ander reëls kan ’n mens nie so speel nie. Niks het verander nie.
problem-rules-not-yours = Net wie die tafel bestuur, kan die reëls verander.
problem-rules-started = Die spel het begin, dus staan die reëls vas.
problem-not-manager = Net wie die bediener mag bestuur, kan dit verander.

## Reëls wat mekaar weerspreek, per spel
thousand-rule-conflict-barrel-without-penalty = ⚠️ Wie van die vat afgegooi word, kry strafpunte. By ’n tafel waar spelers mekaar van die vat afgooi, kan dit dus nie 0 wees nie. Niks het verander nie.
thousand-rule-conflict-cannot-be-won = ⚠️ Met hierdie reëls kan niemand ooit wen nie: elke totaal bly op die vat vassteek, en van die vat af is geen bod hoog genoeg nie. Laat ’n hoër bod toe, of laat die verklaarder die gehaalde punte skryf. Niks het verander nie.
