# Tips: wat de sterkste computer zou doen, en waarom.
duizenden-hint-do-draw = Pak een kaart van de stok.
duizenden-hint-do-take = Pak de stapel.
duizenden-hint-do-meld = Leg { $cards } neer.
duizenden-hint-do-add = Leg { $card } aan.
duizenden-hint-do-swap = Ruil { $card } voor de joker.
duizenden-hint-do-undo = Neem terug wat je neerlegde.
duizenden-hint-do-discard = Gooi { $card } weg.
duizenden-hint-do-pass = Sluit je beurt af.
duizenden-hint-takes-freely = Je mag { $card } zo hebben.
duizenden-hint-takes-to-open = Met { $card } en de stapel kun je op tafel komen, met wel { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
duizenden-hint-takes-for = Met { $card } en de stapel kun je tot { $points } neerleggen.
duizenden-hint-no-pile = Er is geen stapel.
duizenden-hint-rather-draws = Je zou { $card } kunnen neerleggen, maar de stapel is het niet waard.
duizenden-hint-top-does-not-open = Met { $card } heb je een setje of straatje, maar niet de { $needed } die je nodig hebt.
duizenden-hint-top-fits-nothing = Je kunt { $card } deze beurt niet neerleggen.
duizenden-hint-other-plan = Dan kan iets beters niet meer.
duizenden-hint-lays-the-taken = Je pakte de stapel met { $card }, dus die moet op tafel.
duizenden-hint-opens-with = Zo kom je op tafel: met alles samen is het { $points }, en { $needed } is genoeg.
duizenden-hint-lays-meld = Het telt op tafel voor { $points }, en niet meer tegen je.
duizenden-hint-lays-off = Die past, en telt dan op tafel in plaats van tegen je.
duizenden-hint-frees-joker = De joker komt vrij en kan opnieuw worden neergelegd.
duizenden-hint-nothing-to-throw = Niets wat je hebt mag je weggooien.
duizenden-hint-goes-out = Dan ben je uit, en de anderen blijven met hun kaarten zitten.
duizenden-hint-holds-back = Je kunt nu { $points } neerleggen, maar die kaarten zijn in je hand een beurt later meer waard.
duizenden-hint-saves-to-open = Wat je kunt neerleggen is { $points } van de { $needed }; houd het bij elkaar.
duizenden-hint-next-player-cannot-use = De volgende speler heeft er weinig aan, maar aan { $other } misschien wel.
duizenden-hint-too-dangerous = De volgende speler kan misschien alles gebruiken; dit kost je het minst.
duizenden-hint-sheds-points = Die hoort nergens bij en telt { $points } tegen je.
duizenden-hint-keeps-together = Die hoort nergens bij, en met { $cards } kan het nog wat worden.
duizenden-hint-helps-least = Van al je kaarten heb je daar het minst aan.
