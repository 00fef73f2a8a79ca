# Duizenden: die tafel, die kaarte in die hand, wat gebeur het, en hoekom iets nie mag nie.
duizenden-name = Duizenden
duizenden-about = Maak stelle en reekse, onthou wat in die stapel lê, en haal eerste ’n duisend punte.

## Wat gebeur het
duizenden-event-turned-up = Die eerste oop kaart is { $card }.
duizenden-event-drew = { $name } trek ’n kaart van die pak.
duizenden-event-drew-card = Jy trek { $card }.
duizenden-event-took = { $name } vat die stapel met { $top } bo-op ({ $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarte
    }).
duizenden-event-melded = { $name } lê { $cards } neer.
duizenden-event-added = { $name } lê { $cards } by.
duizenden-event-swapped = { $name } ruil { $card } vir ’n joker.
duizenden-event-undid = { $name } vat { $cards } terug.
duizenden-event-undid-joker = { $name } vat die joker terug.
duizenden-event-discarded = { $name } gooi { $card } weg.
duizenden-event-passed = { $name } het niks wat weggegooi mag word nie.
duizenden-event-reshuffled = Die pak was op: die stapel is geskommel tot ’n nuwe pak van { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarte
    }.
duizenden-event-stock-spent = Daar is niks meer om te trek nie, dus word die punte getel.
duizenden-event-blocked = Die pak is weer op en niemand het iets neergelê nie, dus word die punte getel.
duizenden-event-went-out = { $name } het uitgegaan!
duizenden-event-round-dealt = Rondte { $round }: { $name } begin.
duizenden-event-you-drew = Jy trek ’n kaart van die pak.
duizenden-event-you-took = Jy vat die stapel met { $top } bo-op ({ $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarte
    }).
duizenden-event-you-melded = Jy lê { $cards } neer.
duizenden-event-you-added = Jy lê { $cards } by.
duizenden-event-you-swapped = Jy ruil { $card } vir ’n joker.
duizenden-event-you-undid = Jy vat { $cards } terug.
duizenden-event-you-undid-joker = Jy vat die joker terug.
duizenden-event-you-discarded = Jy gooi { $card } weg.
duizenden-event-you-passed = Jy het niks wat weggegooi mag word nie.
duizenden-event-you-went-out = Jy het uitgegaan!
duizenden-event-you-round-dealt = Rondte { $round }: jy begin.

## Hoekom iets nie mag nie
duizenden-refusal-wrong-phase = { $phase ->
        [between] Die rondte is verby. Druk eers “{ game-button-deal }”.
       *[other] Dit kan net tussen rondtes gedoen word, en hierdie rondte is nog aan die gang.
    }
duizenden-refusal-draw-first = Trek eers ’n kaart, of vat die stapel.
duizenden-refusal-already-drawn = { $source ->
        [pile] Jy het die stapel al in hierdie beurt gevat.
       *[stock] Jy het al in hierdie beurt van die pak getrek.
    }
duizenden-refusal-pile-empty = Daar is nou nie ’n stapel nie. Trek van die pak.
duizenden-refusal-pile-unusable = Jy kan nie die boonste kaart gebruik nie, dus mag jy die stapel nie vat nie.
duizenden-refusal-nothing-to-undo = Jy het in hierdie beurt nog niks neergelê wat jy kan terugvat nie.
duizenden-refusal-no-such-meld = Jy het nie ’n stel of reeks nommer { $meld } op die tafel nie.
duizenden-refusal-not-a-meld = { $cards } is nie ’n stel nie en ook nie ’n reeks nie.
duizenden-refusal-does-not-fit = { $card } pas nie by jou stel of reeks nommer { $meld } nie.
duizenden-refusal-joker-swap-off = By hierdie tafel bly jokers lê waar hulle lê.
duizenden-refusal-no-joker = In jou stel of reeks nommer { $meld } lê daar geen joker op die plek van { $card } nie.
duizenden-refusal-keep-a-card = Hou een kaart oor: aan die einde van jou beurt moet jy een weggooi.
duizenden-refusal-queen-of-spades = Die skoppensvrou mag jy nooit weggooi nie.
duizenden-refusal-joker-discard = By hierdie tafel mag jy nie ’n joker weggooi nie.
duizenden-refusal-discard-needed = Jy kan nog { $card } weggooi, dus moet jy ’n kaart weggooi om jou beurt te beëindig.
duizenden-refusal-loose-joker = { $jokers ->
        [one] Die joker wat jy uitgeruil het, moet op die tafel kom voor jou beurt verby is.
       *[other] Die { $jokers } jokers wat jy uitgeruil het, moet op die tafel kom voor jou beurt verby is.
    }
duizenden-refusal-top-card-unused = Jy het die stapel gevat vir { $card }, dus moet { $card } op die tafel kom voor jou beurt verby is.
duizenden-refusal-below-opening = Wat jy neergelê het, is { $points } werd, en om oop te maak het jy { $needed } nodig: jy kort nog { $missing }. Lê nog neer, of vat dit terug.

## Die tafel
duizenden-board-title = ## Duizenden · rondte { $round }
duizenden-board-goal = Tot { $target } · { $opening ->
        [0] geen punte nodig om oop te maak nie
       *[other] maak oop met { $opening }
    }
duizenden-board-over = ## Duizenden · rondte { $round } is verby
duizenden-board-end = ## Duizenden · { $name } wen!
duizenden-board-seat = { $turn ->
        [yes] ▶ **{ $name }**
       *[no] **{ $name }**
    } · { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarte
    } · { $points } op die tafel · totaal { $total }
duizenden-board-piles = Stapel: { $top ->
        [none] **leeg**
       *[other] **{ $top }** bo-op, { $size ->
            [one] { $size } kaart
           *[other] { $size } kaarte
        }
    } · Pak: { $stock ->
        [one] { $stock } kaart
       *[other] { $stock } kaarte
    }
duizenden-board-to-draw = Dis **{ $name }** se beurt om ’n kaart te trek of die stapel te vat.
duizenden-board-to-lay = **{ $name }** mag kaarte neerlê en gooi op die ou end een weg.
duizenden-board-to-lay-owes = **{ $name }** is besig. Nog te doen: { $owes }.
duizenden-board-result = **{ $name }** { $gain } → totaal **{ $total }**
duizenden-board-melds = Op die tafel: { $melds }
duizenden-board-left = Nog in die hand: { $cards } (−{ $points })

duizenden-owes-opening = maak oop ({ $points } van { $needed })
duizenden-owes-card = lê { $card } neer
duizenden-owes-jokers = { $jokers ->
        [one] lê die joker neer
       *[other] lê { $jokers } jokers neer
    }

## Die hand
duizenden-panel-draw = **Dis jou beurt.** Trek ’n kaart of vat die stapel.
duizenden-panel-draw-last = Die pak is op en daar kom nie ’n nuwe nie: as jy **{ duizenden-button-draw }** druk, is die rondte verby.
duizenden-panel-lay = **Dis jou beurt.** Lê neer wat jy wil, en gooi dan ’n kaart weg.
duizenden-panel-throw = **Dis jou beurt.** Gooi ’n kaart weg om dit te beëindig.
duizenden-panel-owes = **Dis jou beurt.** Voor jy ’n kaart kan weggooi: { $owes }.
duizenden-panel-undo-hint = Of vat terug wat jy neergelê het.
duizenden-panel-undo-needed = Met die kaarte wat jy oor het, gaan dit nie: vat terug wat jy neergelê het.
duizenden-panel-pass = **Dis jou beurt.** Jy het niks wat weggegooi mag word nie.
duizenden-panel-wait = Dis { $name } se beurt.
duizenden-panel-unopened = { $needed ->
        [0] Jy het nog niks neergelê nie.
        [one] Jy het nog nie oopgemaak nie: daarvoor het jy { $needed } punt nodig.
       *[other] Jy het nog nie oopgemaak nie: daarvoor het jy { $needed } punte nodig.
    }
duizenden-panel-short = Jy het nog nie oopgemaak nie: met jou kaarte kom jy by { $points } van die { $needed } punte.
duizenden-panel-hand = ### Jou hand: { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarte
    }, −{ $points }
duizenden-panel-hand-empty = ### Jou hand is leeg
duizenden-panel-loose = Moet nog neergelê word: { $jokers }
duizenden-panel-melds = ### Op die tafel: { $points }

duizenden-button-draw = Trek ’n kaart
duizenden-button-take = Vat die stapel
duizenden-button-take-cards = Vat die stapel ({ $top }, { $size ->
        [one] { $size } kaart
       *[other] { $size } kaarte
    })
duizenden-button-meld = { $cards } · { $points }
duizenden-button-add = { $card } → { $meld }
duizenden-button-all = Lê alles neer · { $points }
duizenden-button-throw = Gooi { $card } weg
duizenden-button-throw-out = Gooi { $card } weg en gaan uit
duizenden-button-pass = Beëindig beurt
duizenden-button-undo = Vat terug
duizenden-button-choose = Kies kaarte
duizenden-button-look = Probeer kaarte uit
duizenden-button-pile = Bekyk stapel
duizenden-button-sort-rank = Sorteer volgens waarde
duizenden-button-sort-suit = Sorteer volgens kleur
duizenden-button-clear = Kies weer
duizenden-button-lay = Lê { $cards } neer
duizenden-button-lay-set = Lê as stel neer: { $cards }
duizenden-button-lay-run = Lê as reeks neer: { $cards }
duizenden-button-add-where = Lê by …
duizenden-button-add-becomes = Lê by: { $meld }
duizenden-button-swap-in = Ruil vir 🃏 in { $meld }

duizenden-menu-throw = Watter kaart gooi jy weg?
duizenden-menu-throw-more = Watter kaart gooi jy weg? ({ $first } – { $last })
duizenden-menu-suit = { $suit ->
        [S] ♠︎ skoppens
        [H] ♥ hartens
        [D] ♦ ruitens
        [C] ♣︎ klawers
       *[other] 🃏 jokers
    }{ $part ->
        [1] { " (eerste helfte)" }
        [2] { " (tweede helfte)" }
       *[0] { "" }
    }
duizenden-menu-add = By watter stel of reeks?
duizenden-option-points = { $points ->
        [one] { $points } punt
       *[other] { $points } punte
    }
duizenden-option-copy = die ander een, { $points ->
        [one] { $points } punt
       *[other] { $points } punte
    }

## Kaarte kies
duizenden-choose = ### Kies kaarte
duizenden-choose-none = Kies kaarte in die lyste hieronder.
duizenden-choose-one = { $card } — { $points ->
        [one] { $points } punt
       *[other] { $points } punte
    }
duizenden-choose-meld = { $cards } — { $kind ->
        [set] stel
       *[run] reeks
    }, { $points }
duizenden-choose-opens = { $points } om oop te maak
duizenden-choose-no-meld = { $cards } — nog nie ’n stel of reeks nie: { $why }
duizenden-choose-add = Waar wil jy { $cards } bylê?
duizenden-choose-keep = Maar hou een kaart oor: aan die einde van jou beurt moet jy een weggooi.
duizenden-choose-too-low = Maar dit is jou laaste kaart, en jy het nog nie { $needed } gehaal nie.
duizenden-choose-not-now = { $phase ->
        [draw] Jy kan kaarte neerlê en weggooi nadat jy getrek het.
       *[other] Jy kan kaarte neerlê en weggooi wanneer dit jou beurt is.
    }
duizenden-why-few = ’n stel of reeks het drie kaarte of meer
duizenden-why-jokers-only = daar moet ’n regte kaart by wees
duizenden-why-too-many-jokers = { $jokers ->
        [one] by hierdie tafel mag daar hoogstens een joker in wees
       *[other] by hierdie tafel mag daar hoogstens { $jokers } jokers in wees
    }
duizenden-why-twins = by hierdie tafel het elke kaart van ’n stel ’n ander kleur
duizenden-why-triple = dieselfde kaart mag twee keer in ’n stel wees, nie drie keer nie
duizenden-why-set-full = ’n stel het hoogstens { $cards } kaarte
duizenden-why-run-twice = in ’n reeks mag geen kaart twee keer wees nie
duizenden-why-run-long = ’n reeks het hoogstens { $cards } kaarte
duizenden-why-gap = daar is ’n gaping in die reeks
duizenden-why-mixed = hulle is nie van een waarde nie en ook nie van een kleur nie

## Die stapel, waar almal mag kyk
duizenden-pile-title = ### Die stapel, die boonste kaart laaste
duizenden-pile-empty = Die stapel is leeg.
