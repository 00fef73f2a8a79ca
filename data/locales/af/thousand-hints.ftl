# Wenke: wat die sterkste rekenaar sou doen, en hoekom.
thousand-hint-do-bid = Bie { $amount }.
thousand-hint-do-pass = Pas.
thousand-hint-do-raise = Verhoog tot { $amount }.
thousand-hint-do-give = Gee { $card } vir { $seat }.
thousand-hint-do-trump = Maak { $suit } troef.
thousand-hint-do-play = Speel { $card }.
thousand-hint-do-surrender = Gee die rondte op.
thousand-hint-do-dark = Bie { $amount } sonder om te kyk.
thousand-hint-do-redeal = Vra nuwe kaarte.
thousand-hint-do-deal = Deel die volgende rondte.
thousand-hint-next-round = Hierdie een is getel.
thousand-hint-poor-deal = { $points ->
    [0] Hierdie kaarte is niks werd nie; nuwes kan net beter wees.
   *[other] Hierdie kaarte is net { $points } werd; nuwes sal beter wees.
}
thousand-hint-must-bid = Op die vat mag jy nie pas nie, en jy het { $amount } nodig.
thousand-hint-stops-barrel = { $seat } is op die vat en sou met hierdie bod die spel wen.
thousand-hint-worth-bidding = Met hierdie kaarte kry jy omtrent { $points }, en { $amount } kry jy in { $chance } uit honderd rondtes.
thousand-hint-too-weak = Hierdie kaarte is nie { $amount } werd nie.
thousand-hint-raises-safely = Jy kry omtrent { $points }, en { $amount } in { $chance } uit honderd rondtes.
thousand-hint-hopeless = Om verder te speel kos meer as om { $contract } op te gee.
thousand-hint-empties-suit = Dit is jou laaste kaart van { $suit }; daarna kan jy daardie kleur troef.
thousand-hint-gives-cheaply = { $card } is min werd, en jy sal dit nie mis nie.
thousand-hint-marriage-trump = Jou huwelik daar is as troef { $points } werd.
thousand-hint-longest-suit = { $cards ->
    [one] Jy het geen langer kleur nie.
   *[other] Dit is jou langste kleur, met { $cards } kaarte.
}
thousand-hint-only-card = Jy mag geen ander kaart speel nie.
thousand-hint-declares-marriage = Die huwelik van { $suit } bring { $points } in.
thousand-hint-draws-trump = { $left ->
    [one] So haal jy die laaste troef by die ander weg.
   *[other] Die ander het nog { $left } troewe, en so haal jy 'n paar weg.
}
thousand-hint-highest-left = Dit is die hoogste kaart van sy kleur wat oor is.
thousand-hint-leads-low = Dit kos min, en jou beter kaarte kan wag.
thousand-hint-trumps-in = { $points ->
    [0] So vat jy die slag.
   *[other] So vat jy die slag met sy { $points } punte.
}
thousand-hint-wins-trick = { $points ->
    [0] Dit wen die slag vir seker.
   *[other] Dit wen vir seker die slag met sy { $points } punte.
}
thousand-hint-probably-wins = Dit is tot nou toe die beste kaart, en bly dit seker ook ({ $chance } %).
thousand-hint-helps-partner = { $seat } wen hierdie slag, en die verklaarder mis { $points } punte.
thousand-hint-keeps-marriage = Koning en vrou van { $suit } bly bymekaar.
thousand-hint-saves-ten = { $kept } is te goed vir hierdie slag.
thousand-hint-loses-cheaply = Jy verloor hierdie slag, en geen kaart kos jou minder nie.
thousand-hint-tried-out = { $deals ->
    [0] Niks anders is beter nie.
   *[other] Niks anders het in { $deals } uitgedinkte rondtes beter gevaar nie.
}
