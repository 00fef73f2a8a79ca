# De huisregels van Duizenden: een naam, een uitleg, en een tekst voor elke waarde die geen getal is.
duizenden-rule-jokers = Jokers
duizenden-rule-jokers-hint = Hoeveel jokers er in de twee pakken samen zitten.

duizenden-rule-opening_minimum = Punten om op tafel te komen
duizenden-rule-opening_minimum-hint = Wat je in een ronde voor het eerst neerlegt, moet samen zoveel waard zijn.

duizenden-rule-opening_values = Waarden om op tafel te komen
duizenden-rule-opening_values-hint = Hoeveel de kaarten tellen als je op tafel wilt komen.
duizenden-rule-opening_values-game = de gewone waarden
duizenden-rule-opening_values-pips = de ogen: 2–9 hun getal, 10 t/m H tien, aas 11 (laagste van een straatje: 1)

duizenden-rule-joker_opening_value = Joker bij het op tafel komen
duizenden-rule-joker_opening_value-hint = Hoeveel een joker telt als je op tafel wilt komen.
duizenden-rule-joker_opening_value-fixed = altijd 25
duizenden-rule-joker_opening_value-replaced = zoveel als de kaart waar hij voor staat

duizenden-rule-low_ace_value = Aas als laagste kaart
duizenden-rule-low_ace_value-hint = Wat een aas op tafel waard is als laagste kaart van een straatje.

duizenden-rule-wrap_runs = Straatje de hoek om
duizenden-rule-wrap_runs-hint = Of een straatje na de aas verder mag gaan, zoals H A 2.
duizenden-rule-wrap_runs-true = mag (H A 2)
duizenden-rule-wrap_runs-false = mag niet

duizenden-rule-duplicate_suits_in_set = Twee gelijke kaarten in een setje
duizenden-rule-duplicate_suits_in_set-hint = Of dezelfde kaart twee keer in een setje mag, zoals 5♠︎ 5♠︎ 5♥.
duizenden-rule-duplicate_suits_in_set-true = mag (5♠︎ 5♠︎ 5♥)
duizenden-rule-duplicate_suits_in_set-false = elke kaart van een setje heeft een andere kleur

duizenden-rule-max_jokers_per_meld = Jokers in één setje of straatje
duizenden-rule-max_jokers_per_meld-hint = Hoeveel jokers er hoogstens in één setje of straatje mogen liggen.
duizenden-rule-max_jokers_per_meld-none = zoveel je wilt

duizenden-rule-joker_swap = Jokers ruilen
duizenden-rule-joker_swap-hint = Of je de echte kaart op de plaats van een joker op tafel mag leggen.
duizenden-rule-joker_swap-own = in je eigen setjes en straatjes
duizenden-rule-joker_swap-off = mag niet

duizenden-rule-pile_before_opening = De stapel voordat je op tafel bent
duizenden-rule-pile_before_opening-hint = Of je de stapel mag pakken als je nog niet op tafel bent.
duizenden-rule-pile_before_opening-must_open = als je met de bovenste kaart meteen op tafel komt
duizenden-rule-pile_before_opening-never = mag niet

duizenden-rule-free_first_upcard = Eerste open kaart
duizenden-rule-free_first_upcard-hint = Of wie de ronde begint de eerste open kaart zomaar mag pakken.
duizenden-rule-free_first_upcard-true = vrij voor wie begint
duizenden-rule-free_first_upcard-false = met dezelfde voorwaarden als later

duizenden-rule-redraw_special_upcard = Joker of schoppenvrouw als eerste
duizenden-rule-redraw_special_upcard-hint = Wat er gebeurt als de eerste open kaart een joker of de schoppenvrouw is.
duizenden-rule-redraw_special_upcard-true = die gaat terug en er wordt een andere omgedraaid
duizenden-rule-redraw_special_upcard-false = die blijft gewoon liggen

duizenden-rule-must_discard_to_go_out = Laatste kaart weggooien
duizenden-rule-must_discard_to_go_out-hint = Of je je laatste kaart moet weggooien om uit te zijn.
duizenden-rule-must_discard_to_go_out-true = ja, je gaat uit door weg te gooien
duizenden-rule-must_discard_to_go_out-false = nee, neerleggen mag ook

duizenden-rule-forbid_joker_discard = Jokers weggooien
duizenden-rule-forbid_joker_discard-hint = Of je een joker op de stapel mag gooien.
duizenden-rule-forbid_joker_discard-true = mag niet
duizenden-rule-forbid_joker_discard-false = mag

duizenden-rule-stock_empty = Als de stok op is
duizenden-rule-stock_empty-hint = Wat er gebeurt als iemand moet pakken en de stok op is.
duizenden-rule-stock_empty-reshuffle = de stapel wordt geschud tot een nieuwe stok
duizenden-rule-stock_empty-end_round = de ronde is afgelopen

duizenden-rule-open_pile_visible = Terugkijken in de stapel
duizenden-rule-open_pile_visible-hint = Of iedereen mag kijken wat er in de stapel ligt.
duizenden-rule-open_pile_visible-true = mag
duizenden-rule-open_pile_visible-false = mag niet: onthouden

duizenden-rule-target = Spelen tot
duizenden-rule-target-hint = Het spel is afgelopen als iemand na een ronde zoveel punten heeft.

duizenden-preset-standard = Het familiespel
duizenden-preset-short = Kort spel, tot 500
duizenden-preset-strict = Streng, bijna jokeren
duizenden-preset-easy-going = Gemoedelijk: veel neerleggen
