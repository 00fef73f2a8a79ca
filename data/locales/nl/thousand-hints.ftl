# Tips: wat de sterkste computer zou doen, en waarom.
thousand-hint-do-bid = Bied { $amount }.
thousand-hint-do-pass = Pas.
thousand-hint-do-raise = Verhoog naar { $amount }.
thousand-hint-do-give = Geef { $card } aan { $seat }.
thousand-hint-do-trump = Maak { $suit } troef.
thousand-hint-do-play = Speel { $card }.
thousand-hint-do-surrender = Geef de ronde op.
thousand-hint-do-dark = Bied { $amount } zonder te kijken.
thousand-hint-do-redeal = Vraag nieuwe kaarten.
thousand-hint-poor-deal = { $points ->
    [0] Deze kaarten zijn niets waard; nieuwe kunnen alleen beter zijn.
   *[other] Deze kaarten zijn maar { $points } waard; nieuwe zijn waarschijnlijk beter.
}
thousand-hint-must-bid = Op de ton mag je nu nog niet passen, en je hebt { $amount } nodig.
thousand-hint-stops-barrel = { $seat } zit op de ton en zou met dit bod het spel winnen.
thousand-hint-worth-bidding = Met deze kaarten haal je ongeveer { $points }, en minstens { $amount } haal je { $chance ->
    [100] zo goed als altijd
   *[often] in { $chance } van de honderd keer
}.
thousand-hint-too-weak = Deze kaarten zijn geen { $amount } waard.
thousand-hint-raises-safely = Je haalt ongeveer { $points }, en minstens { $amount } haal je { $chance ->
    [100] zo goed als altijd
   *[often] in { $chance } van de honderd keer
}.
thousand-hint-hopeless = Verder spelen kost meer dan { $contract } opgeven.
thousand-hint-empties-suit = Het is je laatste kaart van { $suit }; daarna kun je die kleur troeven.
thousand-hint-gives-cheaply = { $card } is weinig waard, en je mist hem niet.
thousand-hint-marriage-trump = Je huwelijk in die kleur is als troef { $points } waard.
thousand-hint-longest-suit = { $cards ->
    [one] Je hebt geen langere kleur.
   *[other] Het is je langste kleur, met { $cards } kaarten.
}
thousand-hint-only-card = Een andere kaart mag niet.
thousand-hint-declares-marriage = Het huwelijk in { $suit } brengt { $points } op.
thousand-hint-draws-trump = { $left ->
    [one] Zo haal je de laatste troef bij de anderen weg.
   *[other] De anderen hebben nog { $left } troeven, en zo haal je er een paar weg.
}
thousand-hint-highest-left = Het is de hoogste kaart van die kleur die er nog is.
thousand-hint-leads-low = Die kost weinig, en je betere kaarten kunnen wachten.
thousand-hint-trumps-in = { $points ->
    [0] Zo haal je de slag.
   [one] Zo haal je de slag, met { $points } punt.
   *[other] Zo haal je de slag, met { $points } punten.
}
thousand-hint-wins-trick = { $points ->
    [0] Die haalt de slag zeker.
   [one] Die haalt zeker de slag, met { $points } punt.
   *[other] Die haalt zeker de slag, met { $points } punten.
}
thousand-hint-probably-wins = Het is tot nu toe de beste kaart; de kans dat dat zo blijft, is { $chance } %.
thousand-hint-helps-partner = { $seat } haalt deze slag, en de alleenspeler loopt { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} mis.
thousand-hint-keeps-marriage = Heer en vrouw van { $suit } blijven bij elkaar.
thousand-hint-saves-ten = { $kept } is te goed voor deze slag.
thousand-hint-loses-cheaply = Deze slag verlies je, en geen kaart kost je minder.
thousand-hint-tried-out = { $deals ->
    [0] Iets beters is er niet.
   *[other] Ook na { $deals } keer uitproberen ging niets beter.
}
