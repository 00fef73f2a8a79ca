# Wenke: wat die sterkste rekenaar sou doen, en hoekom.
thousand-hint-do-bid = Bie { $amount }.
thousand-hint-do-pass = Pas.
thousand-hint-do-raise = Verhoog na { $amount }.
thousand-hint-do-give = Gee { $card } vir { $seat }.
thousand-hint-do-trump = Maak { $suit } troef.
thousand-hint-do-play = Speel { $card }.
thousand-hint-do-surrender = Gee die rondte op.
thousand-hint-do-dark = Bie { $amount } sonder om te kyk.
thousand-hint-do-redeal = Vra om nuwe kaarte.
thousand-hint-poor-deal = { $points ->
    [0] Hierdie kaarte is niks werd nie; nuwes kan net beter wees.
   *[other] Hierdie kaarte is net { $points } werd; nuwes sal waarskynlik beter wees.
}
thousand-hint-must-bid = Op die vat mag jy nou nog nie pas nie, en jy het { $amount } nodig.
thousand-hint-stops-barrel = { $seat } sit op die vat en sou met hierdie kontrak die spel wen.
thousand-hint-worth-bidding = Met hierdie kaarte haal jy omtrent { $points }, en minstens { $amount } haal jy { $chance ->
    [100] so te sê altyd
   *[often] { $chance } keer uit ’n honderd
}.
thousand-hint-too-weak = Hierdie kaarte is nie { $amount } werd nie.
thousand-hint-raises-safely = Jy haal omtrent { $points }, en minstens { $amount } haal jy { $chance ->
    [100] so te sê altyd
   *[often] { $chance } keer uit ’n honderd
}.
thousand-hint-hopeless = Om verder te speel kos meer as om { $contract } op te gee.
thousand-hint-empties-suit = Dit is jou laaste kaart van { $suit }; daarna kan jy daardie kleur troef.
thousand-hint-gives-cheaply = { $card } is min werd, en jy sal dit nie mis nie.
thousand-hint-marriage-trump = Jou huwelik in daardie kleur is as troef { $points } werd.
thousand-hint-longest-suit = { $cards ->
    [one] Jy het nie ’n langer kleur nie.
   *[other] Dit is jou langste kleur, met { $cards } kaarte.
}
thousand-hint-only-card = ’n Ander kaart mag jy nie speel nie.
thousand-hint-declares-marriage = Die huwelik in { $suit } bring { $points } in.
thousand-hint-draws-trump = { $left ->
    [one] So haal jy die ander se laaste troef uit.
   *[other] Die ander het nog { $left } troewe, en so haal jy ’n paar daarvan uit.
}
thousand-hint-highest-left = Dit is die hoogste kaart van sy kleur wat nog oor is.
thousand-hint-leads-low = Dit kos min, en jou beter kaarte kan wag.
thousand-hint-trumps-in = { $points ->
    [0] So wen jy die slag.
    [one] So wen jy die slag, en daar is { $points } punt in.
   *[other] So wen jy die slag, en daar is { $points } punte in.
}
thousand-hint-wins-trick = { $points ->
    [0] Dit wen beslis die slag.
    [one] Dit wen beslis die slag, en daar is { $points } punt in.
   *[other] Dit wen beslis die slag, en daar is { $points } punte in.
}
thousand-hint-probably-wins = Dit is tot dusver die beste kaart; die kans dat dit so bly, is { $chance } %.
thousand-hint-helps-partner = { $seat } wen hierdie slag, en die verklaarder loop { $points ->
    [one] { $points } punt
   *[other] { $points } punte
} mis.
thousand-hint-keeps-marriage = Koning en vrou in { $suit } bly bymekaar.
thousand-hint-saves-ten = { $kept } is te goed vir hierdie slag.
thousand-hint-loses-cheaply = Hierdie slag verloor jy, en geen kaart kos jou minder nie.
thousand-hint-tried-out = { $deals ->
    [0] Niks anders is beter nie.
    [one] Niks anders het in { $deals } denkbeeldige rondte beter gevaar nie.
   *[other] Niks anders het in { $deals } denkbeeldige rondtes beter gevaar nie.
}
