# Duizenden: de tafel, de hand, wat er gebeurd is, en waarom iets niet mag.
duizenden-name = Duizenden
duizenden-about = Maak setjes en straatjes, onthoud de stapel, en haal als eerste duizend punten.

## Wat er gebeurd is
duizenden-event-turned-up = De eerste open kaart is { $card }.
duizenden-event-drew = { $name } pakt een kaart van de stok.
duizenden-event-drew-card = Je pakt { $card }.
duizenden-event-took = { $name } pakt de stapel met { $top } bovenop ({ $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }).
duizenden-event-melded = { $name } legt { $cards } neer.
duizenden-event-added = { $name } legt { $cards } aan.
duizenden-event-swapped = { $name } ruilt { $card } voor een joker.
duizenden-event-undid = { $name } neemt { $cards } terug.
duizenden-event-undid-joker = { $name } neemt de joker terug.
duizenden-event-discarded = { $name } gooit { $card } weg.
duizenden-event-passed = { $name } heeft niets wat weg mag.
duizenden-event-reshuffled = De stok was op: de stapel is geschud tot een nieuwe stok van { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }.
duizenden-event-stock-spent = Er valt niets meer te pakken: de ronde wordt geteld.
duizenden-event-blocked = De stok is weer op en niemand heeft iets neergelegd: de ronde wordt geteld.
duizenden-event-went-out = { $name } is uit!
duizenden-event-round-dealt = Ronde { $round }: { $name } begint.
duizenden-event-you-drew = Je pakt een kaart van de stok.
duizenden-event-you-took = Je pakt de stapel met { $top } bovenop ({ $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }).
duizenden-event-you-melded = Je legt { $cards } neer.
duizenden-event-you-added = Je legt { $cards } aan.
duizenden-event-you-swapped = Je ruilt { $card } voor een joker.
duizenden-event-you-undid = Je neemt { $cards } terug.
duizenden-event-you-undid-joker = Je neemt de joker terug.
duizenden-event-you-discarded = Je gooit { $card } weg.
duizenden-event-you-passed = Je hebt niets wat weg mag.
duizenden-event-you-went-out = Je bent uit!
duizenden-event-you-round-dealt = Ronde { $round }: jij begint.

## Waarom iets niet mag
duizenden-refusal-wrong-phase = { $phase ->
        [between] De ronde is afgelopen. Druk eerst op “{ game-button-deal }”.
       *[other] Dat is voor tussen de rondes, en deze ronde is nog bezig.
    }
duizenden-refusal-draw-first = Pak eerst een kaart, of de stapel.
duizenden-refusal-already-drawn = { $source ->
        [pile] Je hebt deze beurt de stapel al gepakt.
       *[stock] Je hebt deze beurt al van de stok gepakt.
    }
duizenden-refusal-pile-empty = Er ligt nu geen stapel. Pak van de stok.
duizenden-refusal-pile-unusable = Je kunt de bovenste kaart niet gebruiken, dus je mag de stapel niet pakken.
duizenden-refusal-nothing-to-undo = Je hebt deze beurt niets neergelegd wat je terug kunt nemen.
duizenden-refusal-no-such-meld = Je hebt geen setje of straatje nummer { $meld } op tafel.
duizenden-refusal-not-a-meld = { $cards } is geen setje en geen straatje.
duizenden-refusal-does-not-fit = { $card } past niet bij je setje of straatje nummer { $meld }.
duizenden-refusal-joker-swap-off = Aan deze tafel blijven jokers liggen waar ze liggen.
duizenden-refusal-no-joker = In je setje of straatje nummer { $meld } ligt geen joker op de plaats van { $card }.
duizenden-refusal-keep-a-card = Houd een kaart over: je beurt eindigt met een kaart weggooien.
duizenden-refusal-queen-of-spades = De schoppenvrouw mag je nooit weggooien.
duizenden-refusal-joker-discard = Aan deze tafel mag je geen joker weggooien.
duizenden-refusal-discard-needed = Je kunt { $card } nog weggooien, dus je moet een kaart weggooien om je beurt af te sluiten.
duizenden-refusal-loose-joker = { $jokers ->
        [one] De joker die je geruild hebt, moet nog op tafel voordat je beurt voorbij is.
       *[other] De { $jokers } jokers die je geruild hebt, moeten nog op tafel voordat je beurt voorbij is.
    }
duizenden-refusal-top-card-unused = Je hebt de stapel gepakt voor { $card }, dus { $card } moet nog op tafel voordat je beurt voorbij is.
duizenden-refusal-below-opening = Wat je hebt neergelegd, is { $points } waard. Om op tafel te komen heb je { $needed } nodig: je komt { $missing } tekort. Leg er meer bij, of neem het terug.

## De tafel
duizenden-board-title = ## Duizenden · ronde { $round }
duizenden-board-goal = Tot { $target } · { $opening ->
        [0] geen punten nodig om op tafel te komen
       *[other] op tafel met { $opening }
    }
duizenden-board-over = ## Duizenden · ronde { $round } is afgelopen
duizenden-board-end = ## Duizenden · { $name } wint!
duizenden-board-seat = { $turn ->
        [yes] ▶ **{ $name }**
       *[no] **{ $name }**
    } · { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    } · { $points } op tafel · totaal { $total }
duizenden-board-piles = Stapel: { $top ->
        [none] **leeg**
       *[other] **{ $top }** bovenop, { $size ->
            [one] { $size } kaart
           *[other] { $size } kaarten
        }
    } · Stok: { $stock ->
        [one] { $stock } kaart
       *[other] { $stock } kaarten
    }
duizenden-board-to-draw = **{ $name }** is aan de beurt: een kaart of de stapel pakken.
duizenden-board-to-lay = **{ $name }** mag neerleggen en gooit tot slot een kaart weg.
duizenden-board-to-lay-owes = **{ $name }** is bezig. Nog te doen: { $owes }.
duizenden-board-result = **{ $name }** { $gain } → totaal **{ $total }**
duizenden-board-melds = Op tafel: { $melds }
duizenden-board-left = Nog in de hand: { $cards } (−{ $points })

duizenden-owes-opening = op tafel komen ({ $points } van de { $needed })
duizenden-owes-card = { $card } neerleggen
duizenden-owes-jokers = { $jokers ->
        [one] de joker neerleggen
       *[other] { $jokers } jokers neerleggen
    }

## De hand
duizenden-panel-draw = **Jij bent aan de beurt.** Pak een kaart of de stapel.
duizenden-panel-draw-last = De stok is op en er komt geen nieuwe: druk je op **{ duizenden-button-draw }**, dan is de ronde afgelopen.
duizenden-panel-lay = **Jij bent aan de beurt.** Leg neer wat je wilt en gooi dan een kaart weg.
duizenden-panel-throw = **Jij bent aan de beurt.** Gooi een kaart weg.
duizenden-panel-owes = **Jij bent aan de beurt.** Voordat je een kaart weg kunt gooien: { $owes }.
duizenden-panel-undo-hint = Of neem terug wat je hebt neergelegd.
duizenden-panel-undo-needed = Met de kaarten die je nog hebt, lukt dat niet: neem terug wat je hebt neergelegd.
duizenden-panel-pass = **Jij bent aan de beurt.** Je hebt niets wat weg mag.
duizenden-panel-wait = { $name } is aan de beurt.
duizenden-panel-unopened = { $needed ->
        [0] Je hebt nog niets op tafel.
        [one] Je bent nog niet op tafel: daar heb je { $needed } punt voor nodig.
       *[other] Je bent nog niet op tafel: daar heb je { $needed } punten voor nodig.
    }
duizenden-panel-short = Je bent nog niet op tafel: met je kaarten kom je tot { $points } van de { $needed } punten.
duizenden-panel-hand = ### Je hand: { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }, −{ $points }
duizenden-panel-hand-empty = ### Je hand is leeg
duizenden-panel-loose = Moet nog op tafel: { $jokers }
duizenden-panel-melds = ### Op tafel: { $points }

duizenden-button-draw = Pak een kaart
duizenden-button-take = Pak de stapel
duizenden-button-take-cards = Pak de stapel ({ $top }, { $size ->
        [one] { $size } kaart
       *[other] { $size } kaarten
    })
duizenden-button-meld = { $cards } · { $points }
duizenden-button-add = { $card } → { $meld }
duizenden-button-all = Alles neerleggen · { $points }
duizenden-button-throw = Gooi { $card }
duizenden-button-throw-out = Gooi { $card } en ga uit
duizenden-button-pass = Beurt afsluiten
duizenden-button-undo = Neem terug
duizenden-button-choose = Kaarten kiezen
duizenden-button-look = Kaarten uitproberen
duizenden-button-pile = Stapel bekijken
duizenden-button-sort-rank = Sorteer op waarde
duizenden-button-sort-suit = Sorteer op kleur
duizenden-button-clear = Opnieuw kiezen
duizenden-button-lay = Leg { $cards }
duizenden-button-lay-set = Leg als setje: { $cards }
duizenden-button-lay-run = Leg als straatje: { $cards }
duizenden-button-add-where = Leg aan bij …
duizenden-button-add-becomes = Leg aan: { $meld }
duizenden-button-swap-in = Ruil voor 🃏 in { $meld }

duizenden-menu-throw = Welke kaart gooi je weg?
duizenden-menu-throw-more = Welke kaart gooi je weg? ({ $first } – { $last })
duizenden-menu-suit = { $suit ->
        [S] ♠︎ schoppen
        [H] ♥ harten
        [D] ♦ ruiten
        [C] ♣︎ klaveren
       *[other] 🃏 jokers
    }{ $part ->
        [1] { " (eerste helft)" }
        [2] { " (tweede helft)" }
       *[0] { "" }
    }
duizenden-menu-add = Welk setje of straatje?
duizenden-option-points = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
duizenden-option-copy = de andere, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }

## Kaarten kiezen
duizenden-choose = ### Kaarten kiezen
duizenden-choose-none = Kies hieronder kaarten in de lijsten.
duizenden-choose-one = { $card } — { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
duizenden-choose-meld = { $cards } — { $kind ->
        [set] setje
       *[run] straatje
    }, { $points }
duizenden-choose-opens = { $points } om op tafel te komen
duizenden-choose-no-meld = { $cards } — nog geen setje of straatje: { $why }
duizenden-choose-add = Waar wil je { $cards } aanleggen?
duizenden-choose-keep = Maar houd een kaart over: je beurt eindigt met een kaart weggooien.
duizenden-choose-too-low = Maar dat is je laatste kaart, en je bent nog niet aan de { $needed }.
duizenden-choose-not-now = { $phase ->
        [draw] Neerleggen en weggooien kan als je gepakt hebt.
       *[other] Neerleggen en weggooien kan als je aan de beurt bent.
    }
duizenden-why-few = een setje of straatje heeft minstens drie kaarten
duizenden-why-jokers-only = er moet een echte kaart bij zijn
duizenden-why-too-many-jokers = { $jokers ->
        [one] aan deze tafel mag er hoogstens één joker in
       *[other] aan deze tafel mogen er hoogstens { $jokers } jokers in
    }
duizenden-why-twins = aan deze tafel heeft elke kaart van een setje een andere kleur
duizenden-why-triple = dezelfde kaart mag twee keer in een setje, geen drie keer
duizenden-why-set-full = een setje heeft hoogstens { $cards } kaarten
duizenden-why-run-twice = in een straatje zit geen kaart dubbel
duizenden-why-run-long = een straatje heeft hoogstens { $cards } kaarten
duizenden-why-gap = er zit een gat in het straatje
duizenden-why-mixed = ze zijn niet van dezelfde waarde en ook niet van dezelfde kleur

## De stapel, waar iedereen mag kijken
duizenden-pile-title = ### De stapel, de bovenste kaart achteraan
duizenden-pile-empty = De stapel is leeg.
