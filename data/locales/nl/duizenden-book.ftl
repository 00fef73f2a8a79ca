# Het spelregelboekje van Duizenden. Elke alinea krijgt alle huisregels mee, onder hun eigen naam.
duizenden-book-game =
    ## Duizenden
    Twee pakken kaarten{ $jokers ->
        [0] , zonder jokers,
        [one] , met { $jokers } joker,
       *[other] , met { $jokers } jokers,
    } en twee tot zes spelers, ieder voor zich. Je maakt setjes en straatjes en legt die op tafel. Wat er aan het eind van een ronde voor je ligt, telt mee; wat je nog in je hand hebt, gaat eraf. Ronde na ronde worden de punten opgeteld, tot iemand er { $target } of meer heeft.

duizenden-book-deal =
    ### Het delen
    Iedereen krijgt dertien kaarten. De rest is de **stok**, die gesloten op tafel ligt. De bovenste kaart wordt omgedraaid en ernaast gelegd: zo begint de open **stapel**.{ $redraw_special_upcard ->
        [true] { " " }Is dat een joker of de schoppenvrouw, dan gaat die terug in de stok en wordt er een andere kaart omgedraaid.
       *[false] { "" }
    } In de eerste ronde beslist het lot wie begint; daarna begint elke ronde de volgende speler. De beurt gaat met de klok mee.

duizenden-book-values =
    ### Wat de kaarten waard zijn
    2 tot en met 9: **5** · 10, boer, vrouw, heer: **10** · aas: **20**{ $jokers ->
        [0] { "" }
       *[other] { " · joker: **25**" }
    } · schoppenvrouw: **100**
    Op tafel zijn dat pluspunten, in je hand minpunten.{ $low_ace_value ->
        [5] { " " }Een aas die op tafel de laagste kaart van een straatje is, telt maar 5.
       *[other] { "" }
    }

duizenden-book-house =
    ### De huisregels van deze tafel

duizenden-book-turn =
    ## Je beurt
    1. **Pakken**: de bovenste kaart van de stok, of de hele stapel. Nooit allebei, en nooit een stukje van de stapel.
    2. **Neerleggen**, als je wilt en zo vaak je wilt: nieuwe setjes en straatjes, en kaarten aanleggen bij wat er al voor je ligt. Aanleggen mag alleen bij jezelf, nooit bij een ander.
    3. **Weggooien**: één kaart op de stapel. Dan is je beurt voorbij.

duizenden-book-melds =
    ### Setjes en straatjes
    Een **setje** is drie of meer kaarten van dezelfde waarde. { $duplicate_suits_in_set ->
        [true] Dezelfde kaart mag er twee keer in (5♠︎ 5♠︎ 5♥).
       *[false] Elke kaart heeft een andere kleur, dus meer dan vier kaarten worden het niet.
    }
    Een **straatje** is drie of meer kaarten van één kleur die op elkaar volgen. De aas is de laagste kaart (A 2 3) of de hoogste (V H A){ $wrap_runs ->
        [true] , en een straatje mag ook de hoek om (H A 2). Langer dan veertien kaarten wordt het niet.
       *[false] , maar de hoek om mag niet (geen H A 2). Het langste straatje loopt van aas tot aas.
    }
    Straatjes die elkaar overlappen, of twee setjes van dezelfde waarde, mogen gewoon naast elkaar liggen. Wat op tafel ligt, blijft liggen: je schuift geen kaarten van het ene setje of straatje naar het andere.

duizenden-book-opening =
    ### Op tafel komen
    { $opening_minimum ->
        [0] Om in een ronde voor het eerst iets neer te leggen heb je geen punten nodig.
       *[other] Leg je in een ronde voor het eerst iets neer, dan moet alles wat je in die beurt neerlegt, samen **{ $opening_minimum }** of meer waard zijn. Dat mag meteen in je eerste beurt, maar het hoeft niet. Haal je het niet, dan neem je je kaarten terug en gooi je er gewoon een weg.
    }

duizenden-book-opening-values =
    { $opening_values ->
        [pips] Daarvoor tellen de ogen: 2 tot en met 9 hun getal, 10 tot en met heer tien (ook de schoppenvrouw), een aas 11, of 1 als laagste kaart van een straatje.
       *[game] Daarvoor tellen de kaarten wat ze altijd waard zijn.
    }{ $jokers ->
        [0] { "" }
       *[other] { $joker_opening_value ->
            [replaced] { " " }Een joker telt zoveel als de kaart waar hij voor staat.
           *[fixed] { " " }Een joker telt 25.
        }
    }

duizenden-book-jokers =
    ### Jokers
    Een joker mag voor elke kaart staan. { $max_jokers_per_meld ->
        [none] In een setje of straatje mogen er zoveel als je wilt, als er maar één echte kaart bij is.
        [1] In een setje of straatje mag één joker.
       *[other] In een setje of straatje mogen er hoogstens { $max_jokers_per_meld }, met minstens één echte kaart.
    } In een straatje houdt hij de plaats waar hij is neergelegd; in een setje is hij elke kaart die er nog bij mag.
    { $joker_swap ->
        [off] Een joker die op tafel ligt, blijft daar liggen.
       *[own] Heb je de kaart waar een joker van jezelf voor staat, dan mag je die in je beurt, nadat je gepakt hebt, op zijn plaats leggen. De joker komt niet terug in je hand: je legt hem in dezelfde beurt ergens anders bij jezelf op tafel.
    } { $forbid_joker_discard ->
        [true] Een joker mag je niet weggooien.
       *[false] Een joker mag je weggooien.
    }

duizenden-book-queen =
    ### De schoppenvrouw
    { $forbid_joker_discard ->
        [true] De schoppenvrouw mag je nooit weggooien. Heb je alleen nog schoppenvrouwen en jokers, dan eindigt je beurt zonder dat je iets weggooit, en je bent niet uit.
       *[false] De schoppenvrouw mag je nooit weggooien. Heb je alleen nog schoppenvrouwen, dan eindigt je beurt zonder dat je iets weggooit, en je bent niet uit.
    }

duizenden-book-out =
    ### Uitgaan
    { $must_discard_to_go_out ->
        [true] Je bent uit als je je laatste kaart weggooit. Houd dus altijd één kaart over als je neerlegt.
       *[false] Je bent uit als je je laatste kaart weggooit, of als je hem neerlegt: dan is de ronde meteen afgelopen.
    }

duizenden-book-pile =
    ## De stapel pakken
    Je pakt de stapel voor de bovenste kaart, en die moet op tafel liggen voordat je beurt voorbij is. De andere kaarten krijg je er allemaal bij. Het kan op vier manieren:
    1. met twee of meer kaarten uit je hand maak je een nieuw setje of straatje;
    2. je legt hem aan bij wat er al voor je ligt, zo nodig nadat je er eerst andere kaarten bij hebt gelegd{ $joker_swap ->
        [off] ;
       *[own] , of je ruilt hem daar voor een joker;
    }
    3. met twee of meer andere kaarten uit de stapel maak je een nieuw setje of straatje;
    4. met kaarten uit de stapel én kaarten uit je hand maak je een nieuw setje of straatje.
    Heb je zelf precies zo’n kaart als de bovenste, dan is het goed als je een van de twee neerlegt.

duizenden-book-pile-keep =
    { $must_discard_to_go_out ->
        [true] Je moet minstens één kaart overhouden om je beurt mee af te sluiten. Voor de eerste manier heb je dus drie kaarten in je hand nodig, voor de andere manieren maar één.
       *[false] Je mag al je kaarten neerleggen: dan ben je uit.
    } Wat je gepakt hebt, kun je niet terugleggen. Wat je neerlegt, mag je terugnemen tot je een kaart weggooit.

duizenden-book-pile-opening =
    ### De stapel voordat je op tafel bent
    { $pile_before_opening ->
        [never] Zolang je in deze ronde niet op tafel bent, mag je de stapel niet pakken.
       *[must_open] { $opening_minimum ->
            [0] Ook als je nog niet op tafel bent, mag je de stapel pakken, als je de bovenste kaart in dezelfde beurt kunt neerleggen.
           *[other] Je mag de stapel alleen pakken als je in dezelfde beurt aan je { $opening_minimum } punten komt, met de bovenste kaart erbij. De kaarten van de stapel tellen als die van jou.
        }
    }{ $free_first_upcard ->
        [true] { " " }Eén uitzondering: wie de ronde begint, mag in die eerste beurt de eerste open kaart zomaar pakken, en hoeft hem niet neer te leggen.
       *[false] { " " }Dat geldt ook voor de allereerste open kaart.
    }

duizenden-book-pile-looking =
    ### Terugkijken
    { $open_pile_visible ->
        [true] Aan deze tafel mag iedereen altijd door de stapel kijken.
       *[false] Je ziet de bovenste kaart van de stapel en hoeveel kaarten het er zijn, meer niet: terugkijken mag niet. Wie onthoudt wat er is weggegooid, is in het voordeel. Daarom kun je de knop om de stapel te pakken altijd proberen: kun je de bovenste kaart niet gebruiken, dan hoor je dat en is er niets gebeurd.
    }

duizenden-book-end =
    ## Het eind van een ronde
    Een ronde is afgelopen zodra iemand geen kaarten meer heeft. Ieder telt de eigen kaarten op tafel op en trekt eraf wat er nog in de hand zit. Uitgaan levert niets extra’s op, en je kunt onder nul komen.

duizenden-book-stock =
    ### Als de stok op is
    { $stock_empty ->
        [end_round] Moet iemand pakken en is de stok op, dan is de ronde afgelopen en wordt er geteld zoals het ligt.
       *[reshuffle] Moet iemand pakken en is de stok op, dan wordt de stapel geschud tot een nieuwe stok; alleen de bovenste kaart blijft liggen. Levert dat niets op, of heeft niemand een kaart neergelegd sinds de stok de vorige keer op was, dan is de ronde afgelopen en wordt er geteld zoals het ligt.
    }

duizenden-book-win =
    ### De winnaar
    Het spel is afgelopen als iemand na een ronde **{ $target }** punten of meer heeft. Wie dan het hoogst staat, wint. Staan er twee of meer samen bovenaan, dan speelt iedereen nog een ronde.
