# Die huisreëls van Duizenden: ’n naam, ’n wenk, en ’n teks vir elke waarde wat nie ’n getal is nie.
duizenden-rule-jokers = Jokers
duizenden-rule-jokers-hint = Hoeveel jokers daar in die twee pakke saam is.

duizenden-rule-opening_minimum = Punte om oop te maak
duizenden-rule-opening_minimum-hint = Wat jy die eerste keer in ’n rondte neerlê, moet saam soveel werd wees.

duizenden-rule-opening_values = Waardes om oop te maak
duizenden-rule-opening_values-hint = Hoeveel die kaarte tel wanneer jy wil oopmaak.
duizenden-rule-opening_values-game = die gewone waardes
duizenden-rule-opening_values-pips = die oë: 2–9 hul getal, 10 tot K tien, aas 11 (laagste in ’n reeks: 1)

duizenden-rule-joker_opening_value = Joker by die oopmaak
duizenden-rule-joker_opening_value-hint = Hoeveel ’n joker tel wanneer jy wil oopmaak.
duizenden-rule-joker_opening_value-fixed = altyd 25
duizenden-rule-joker_opening_value-replaced = soveel as die kaart waarvoor dit lê

duizenden-rule-low_ace_value = Aas as laagste kaart
duizenden-rule-low_ace_value-hint = Wat ’n aas op die tafel werd is as die laagste kaart van ’n reeks.

duizenden-rule-wrap_runs = Reeks om die hoek
duizenden-rule-wrap_runs-hint = Of ’n reeks ná die aas mag aanhou, soos K A 2.
duizenden-rule-wrap_runs-true = toegelaat (K A 2)
duizenden-rule-wrap_runs-false = nie toegelaat nie

duizenden-rule-duplicate_suits_in_set = Twee gelyke kaarte in ’n stel
duizenden-rule-duplicate_suits_in_set-hint = Of dieselfde kaart twee keer in ’n stel mag wees, soos 5♠︎ 5♠︎ 5♥.
duizenden-rule-duplicate_suits_in_set-true = toegelaat (5♠︎ 5♠︎ 5♥)
duizenden-rule-duplicate_suits_in_set-false = elke kaart van ’n stel het ’n ander kleur

duizenden-rule-max_jokers_per_meld = Jokers in een stel of reeks
duizenden-rule-max_jokers_per_meld-hint = Hoeveel jokers daar hoogstens in een stel of reeks mag wees.
duizenden-rule-max_jokers_per_meld-none = soveel as jy wil

duizenden-rule-joker_swap = Jokers ruil
duizenden-rule-joker_swap-hint = Of jy die regte kaart op die plek van ’n joker op die tafel mag lê.
duizenden-rule-joker_swap-own = in jou eie stelle en reekse
duizenden-rule-joker_swap-off = nie toegelaat nie

duizenden-rule-pile_before_opening = Die stapel voor jy oopgemaak het
duizenden-rule-pile_before_opening-hint = Of jy die stapel mag vat as jy nog nie oopgemaak het nie.
duizenden-rule-pile_before_opening-must_open = as jy dadelik met die boonste kaart oopmaak
duizenden-rule-pile_before_opening-never = nie toegelaat nie

duizenden-rule-free_first_upcard = Eerste oop kaart
duizenden-rule-free_first_upcard-hint = Of wie die rondte begin, die eerste oop kaart sommer mag vat.
duizenden-rule-free_first_upcard-true = vry vir wie begin
duizenden-rule-free_first_upcard-false = onder dieselfde voorwaardes as later

duizenden-rule-redraw_special_upcard = Joker of skoppensvrou eerste oop
duizenden-rule-redraw_special_upcard-hint = Wat gebeur as die eerste oop kaart ’n joker of die skoppensvrou is.
duizenden-rule-redraw_special_upcard-true = dit gaan terug en ’n ander kaart word omgedraai
duizenden-rule-redraw_special_upcard-false = dit bly net so lê

duizenden-rule-must_discard_to_go_out = Laaste kaart weggooi
duizenden-rule-must_discard_to_go_out-hint = Of jy jou laaste kaart moet weggooi om uit te gaan.
duizenden-rule-must_discard_to_go_out-true = ja, jy gaan uit deur dit weg te gooi
duizenden-rule-must_discard_to_go_out-false = nee, jy mag dit ook neerlê

duizenden-rule-forbid_joker_discard = Jokers weggooi
duizenden-rule-forbid_joker_discard-hint = Of jy ’n joker op die stapel mag gooi.
duizenden-rule-forbid_joker_discard-true = nie toegelaat nie
duizenden-rule-forbid_joker_discard-false = toegelaat

duizenden-rule-stock_empty = As die pak op is
duizenden-rule-stock_empty-hint = Wat gebeur as iemand moet trek en die pak is op.
duizenden-rule-stock_empty-reshuffle = die stapel word geskommel tot ’n nuwe pak
duizenden-rule-stock_empty-end_round = die rondte is verby

duizenden-rule-open_pile_visible = Deur die stapel kyk
duizenden-rule-open_pile_visible-hint = Of almal mag kyk wat in die stapel lê.
duizenden-rule-open_pile_visible-true = toegelaat
duizenden-rule-open_pile_visible-false = nie toegelaat nie: onthou dit

duizenden-rule-target = Speel tot
duizenden-rule-target-hint = Die spel is klaar as iemand ná ’n rondte soveel punte het.

duizenden-preset-standard = Die familiespel
duizenden-preset-short = ’n Kort spel, tot 500
duizenden-preset-strict = Streng, amper rummy
duizenden-preset-easy-going = Gemoedelik: lê baie neer
