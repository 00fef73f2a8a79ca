# Wenke: wat die sterkste rekenaar sou doen, en hoekom.
duizenden-hint-do-draw = Trek ’n kaart.
duizenden-hint-do-take = Vat die stapel.
duizenden-hint-do-meld = Lê { $cards } neer.
duizenden-hint-do-add = Lê { $card } by.
duizenden-hint-do-swap = Ruil { $card } vir die joker.
duizenden-hint-do-undo = Vat terug wat jy neergelê het.
duizenden-hint-do-discard = Gooi { $card } weg.
duizenden-hint-do-pass = Beëindig jou beurt.
duizenden-hint-takes-freely = Jy mag { $card } sommer vat.
duizenden-hint-takes-to-open = Met { $card } en die stapel kan jy oopmaak, met tot { $points ->
    [one] { $points } punt
   *[other] { $points } punte
}.
duizenden-hint-takes-for = Met { $card } en die stapel kan jy tot { $points } neerlê.
duizenden-hint-no-pile = Daar is nou nie ’n stapel nie.
duizenden-hint-rather-draws = Jy sou { $card } kon neerlê, maar die stapel is dit nie werd nie.
duizenden-hint-top-does-not-open = Met { $card } kry jy iets bymekaar, maar nie die { $needed } om oop te maak nie.
duizenden-hint-top-fits-nothing = Jy kan nie { $card } in hierdie beurt neerlê nie.
duizenden-hint-other-plan = Dit staan in die pad van iets beters.
duizenden-hint-lays-the-taken = Jy het die stapel vir { $card } gevat, dus moet dit neergelê word.
duizenden-hint-opens-with = So maak jy oop: alles saam kom by { $points } uit, en { $needed } is genoeg.
duizenden-hint-lays-meld = Op die tafel tel dit { $points }, en nie meer teen jou nie.
duizenden-hint-lays-off = Dit pas, en tel dan op die tafel in plaas van teen jou.
duizenden-hint-frees-joker = Die joker kom vry en kan weer neergelê word.
duizenden-hint-nothing-to-throw = Niks wat jy het, mag weggegooi word nie.
duizenden-hint-goes-out = Dan gaan jy uit, en die ander sit met hulle kaarte.
duizenden-hint-holds-back = Jy kan nou { $points } neerlê, maar in jou hand is daardie kaarte ’n beurt later meer werd.
duizenden-hint-saves-to-open = Wat jy kan neerlê, is { $points } werd, en jy het { $needed } nodig; hou dit bymekaar.
duizenden-hint-next-player-cannot-use = Die volgende speler kan dit kwalik gebruik, maar { $other } dalk wel.
duizenden-hint-too-dangerous = Die volgende speler kan dalk enigiets gebruik; dit kos jou die minste.
duizenden-hint-sheds-points = Dit hoort nêrens by nie, en tel { $points } teen jou.
duizenden-hint-keeps-together = Dit hoort nêrens by nie, en { $cards } kan nog bymekaarkom.
duizenden-hint-helps-least = Van al jou kaarte help hierdie een die minste.
