# De huisregels van Duizend: een naam, een uitleg, en een tekst voor elke waarde die geen getal is.
thousand-rule-four_player_deal = Kaarten met vier aan tafel
thousand-rule-four_player_deal-hint = Hoeveel kaarten de drie spelers krijgen als een vierde niet meespeelt.
thousand-rule-four_player_deal-six = zes, drie worden niet gedeeld
thousand-rule-four_player_deal-seven = zeven

thousand-rule-sitter = Wie van de vier niet meespeelt
thousand-rule-sitter-hint = Met vier aan tafel speelt er elke ronde één niet mee.
thousand-rule-sitter-right_of_dealer = wie rechts van de deler zit
thousand-rule-sitter-dealer = de deler

thousand-rule-opening = Begin van het bieden
thousand-rule-opening-hint = Of wie het eerst aan de beurt is, vanzelf op 100 staat.
thousand-rule-opening-forehand100 = de eerste staat vanzelf op 100
thousand-rule-opening-redeal_if_all_pass = iedereen mag passen; dan wordt er opnieuw gedeeld

thousand-rule-bid_cap = Hoogste bod
thousand-rule-bid_cap-hint = Hoe hoog iemand mag bieden.
thousand-rule-bid_cap-marriage = 120 en de huwelijken in de hand
thousand-rule-bid_cap-120 = 120, wat je ook hebt
thousand-rule-bid_cap-none = zo hoog als je durft

thousand-rule-hide_prikup_at_100 = Verborgen prikup bij 100
thousand-rule-hide_prikup_at_100-hint = Of de prikup voor de anderen verborgen blijft bij een contract van 100.
thousand-rule-hide_prikup_at_100-true = bij 100 ziet alleen de alleenspeler hem
thousand-rule-hide_prikup_at_100-false = altijd voor iedereen te zien

thousand-rule-raise_after_prikup = Verhogen na de prikup
thousand-rule-raise_after_prikup-hint = Of de alleenspeler het contract mag verhogen na het zien van de prikup.
thousand-rule-raise_after_prikup-true = mag
thousand-rule-raise_after_prikup-false = mag niet

thousand-rule-trump_mode = Troef
thousand-rule-trump_mode-hint = Hoe een kleur troef wordt.
thousand-rule-trump_mode-named = de alleenspeler maakt troef voor de eerste kaart
thousand-rule-trump_mode-marriage = elk gemeld huwelijk maakt zijn kleur troef

thousand-rule-marriage_values-hint = Wat heer en vrouw van deze kleur samen waard zijn.
thousand-rule-marriage_values-S = Huwelijk in schoppen
thousand-rule-marriage_values-H = Huwelijk in harten
thousand-rule-marriage_values-D = Huwelijk in ruiten
thousand-rule-marriage_values-C = Huwelijk in klaveren
thousand-rule-marriage_values-trump = Huwelijk in troef
thousand-rule-marriage_values-trump-hint = Wat heer en vrouw van de troefkleur in plaats daarvan waard zijn.
thousand-rule-marriage_values-trump-none = evenveel als de kleur anders waard is

thousand-rule-marriage_mode = Een huwelijk melden
thousand-rule-marriage_mode-hint = Wanneer je een huwelijk kunt melden, en wanneer het telt.
thousand-rule-marriage_mode-win_trick = als je heer of vrouw speelt en die slag haalt
thousand-rule-marriage_mode-lead = als je uitkomt nadat je een slag hebt gehaald; het telt meteen

thousand-rule-declarer_scores = Wat de alleenspeler schrijft
thousand-rule-declarer_scores-hint = Wat een alleenspeler schrijft die het contract heeft gehaald.
thousand-rule-declarer_scores-actual = de gehaalde punten
thousand-rule-declarer_scores-bid = het contract

thousand-rule-rounding = Afronden
thousand-rule-rounding-hint = Van wie de punten op vijftallen worden afgerond.
thousand-rule-rounding-none = niemand
thousand-rule-rounding-others5 = de tegenstanders
thousand-rule-rounding-all5 = iedereen

thousand-rule-must_trump = Introeven
thousand-rule-must_trump-hint = Of je troef moet spelen als je niet kunt bekennen.
thousand-rule-must_trump-true = verplicht
thousand-rule-must_trump-false = hoeft niet

thousand-rule-must_beat = Hoger spelen
thousand-rule-must_beat-hint = Of je bij het bekennen hoger moet spelen dan de hoogste kaart, als je dat kunt.
thousand-rule-must_beat-true = verplicht
thousand-rule-must_beat-false = hoeft niet

thousand-rule-barrel_at = De ton begint bij
thousand-rule-barrel_at-hint = Vanaf welk totaal een speler op de ton zit.

thousand-rule-barrel_clamp = Terug naar het begin van de ton
thousand-rule-barrel_clamp-hint = Of een totaal dat op de ton komt, op het begin van de ton wordt gezet.
thousand-rule-barrel_clamp-true = ja
thousand-rule-barrel_clamp-false = nee, het blijft wat het is

thousand-rule-barrel_attempts = Pogingen op de ton
thousand-rule-barrel_attempts-hint = Na hoeveel rondes zonder winst de ton strafpunten kost.
thousand-rule-barrel_attempts-0 = onbeperkt, zonder strafpunten

thousand-rule-barrel_penalty = Strafpunten van de ton
thousand-rule-barrel_penalty-hint = Hoeveel punten het kost als je vanaf de ton niet wint.

thousand-rule-barrel_collision = Met z’n tweeën op de ton
thousand-rule-barrel_collision-hint = Wat er gebeurt als er iemand op de ton komt waar al een ander op zit.
thousand-rule-barrel_collision-coexist = ze zitten er naast elkaar
thousand-rule-barrel_collision-knock_off = wie erbij komt, gooit de ander eraf, en die krijgt de strafpunten

thousand-rule-must_win_from_barrel = Winnen vanaf de ton
thousand-rule-must_win_from_barrel-hint = Of je ook wint als je in één keer over de ton heen springt.
thousand-rule-must_win_from_barrel-true = alleen vanaf de ton: wie verder springt, blijft erop steken
thousand-rule-must_win_from_barrel-false = overal vandaan

thousand-rule-bolts = Bouten
thousand-rule-bolts-hint = Wanneer rondes zonder slag of zonder punten strafpunten kosten.
thousand-rule-bolts-total3 = bij de derde
thousand-rule-bolts-consecutive3 = bij drie rondes achter elkaar
thousand-rule-bolts-off = nooit

thousand-rule-bolt_penalty = Strafpunten van de bouten
thousand-rule-bolt_penalty-hint = Hoeveel punten drie bouten kosten.

thousand-rule-bolt_declarer_exempt = Bouten van de alleenspeler
thousand-rule-bolt_declarer_exempt-hint = Of de alleenspeler net als ieder ander een bout kan krijgen.
thousand-rule-bolt_declarer_exempt-true = de alleenspeler krijgt er geen
thousand-rule-bolt_declarer_exempt-false = net als ieder ander

thousand-rule-rospis = Opgeven (rospis)
thousand-rule-rospis-hint = Of de alleenspeler na het zien van de prikup mag opgeven, en wat de anderen krijgen.
thousand-rule-rospis-off = mag niet
thousand-rule-rospis-60 = mag, de anderen krijgen elk 60
thousand-rule-rospis-half = mag, de anderen krijgen elk de helft van het bod

thousand-rule-golden = Gouden rondes
thousand-rule-golden-hint = Of de eerste ronde van elke deler om 120 gaat en dubbel telt.
thousand-rule-golden-true = ja
thousand-rule-golden-false = nee

thousand-rule-dark = Blind bieden
thousand-rule-dark-hint = Of je 120 mag bieden zonder te kijken; wat de alleenspeler schrijft, telt dan dubbel.
thousand-rule-dark-true = mag
thousand-rule-dark-false = mag niet

thousand-rule-redeal_four_nines = Opnieuw delen bij vier negens
thousand-rule-redeal_four_nines-hint = Of je met vier negens nieuwe kaarten mag vragen.
thousand-rule-redeal_four_nines-true = mag
thousand-rule-redeal_four_nines-false = mag niet

thousand-rule-redeal_weak_hand = Opnieuw delen bij een zwakke hand
thousand-rule-redeal_weak_hand-hint = Met minder kaartpunten dan dit mag je nieuwe kaarten vragen.
thousand-rule-redeal_weak_hand-0 = mag niet

thousand-rule-ace_marriage = Vier azen
thousand-rule-ace_marriage-hint = Of vier azen in één hand tellen als een huwelijk, 200 punten.
thousand-rule-ace_marriage-true = tellen 200
thousand-rule-ace_marriage-false = tellen niets extra’s

thousand-rule-dump_truck = Kiepwagen
thousand-rule-dump_truck-hint = Of een totaal van precies 555 terugvalt naar 0.
thousand-rule-dump_truck-off = nee
thousand-rule-dump_truck-plus = ja
thousand-rule-dump_truck-both = ja, en −555 ook

thousand-rule-target = Spelen tot
thousand-rule-target-hint = Wie na een ronde zoveel punten heeft, wint.

thousand-preset-standard = Standaard: de alleenspeler maakt troef
thousand-preset-classic = Klassiek: zoals in Russische clubs en apps
