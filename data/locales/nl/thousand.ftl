# Duizend: de opdracht, de tafel, de hand, wat er gebeurd is, en waarom iets niet mag.
thousand-name = Duizend (Тысяча)
thousand-about = Bied, pak de prikup, laat heer en vrouw trouwen, en haal als eerste duizend punten.
command-thousand-name = duizend
command-thousand-description = Duizend (Тысяча): het Russische spel van slagen, bieden en huwelijken

## Huwelijken
thousand-marriage = { $suit } { $points }
thousand-marriage-or-trump = { $suit } { $points } (als troef { $trump })
thousand-marriage-lost = { $marriage } (verloren)
thousand-four-aces = vier azen

## Wat er gebeurd is
thousand-event-bid = { $how ->
        [forced] { $name } staat vanzelf op { $amount }.
        [dark] { $name } biedt blind { $amount }!
       *[free] { $name } biedt { $amount }.
    }
thousand-event-passed = { $name } past.
thousand-event-auction-won = { $name } speelt voor { $contract }.
thousand-event-prikup-shown = { $name } pakt de prikup: { $cards }.
thousand-event-prikup-taken = { $name } pakt de prikup zonder die te laten zien.
thousand-event-prikup-seen = { $name } pakt de prikup, en niemand anders ziet die: { $cards }.
thousand-event-redealt = { $name } vraagt nieuwe kaarten en krijgt ze.
thousand-event-redealt-all = Iedereen heeft gepast: er wordt opnieuw gedeeld.
thousand-event-raised = { $name } verhoogt het contract naar { $contract }.
thousand-event-surrendered = { $name } geeft de ronde op en verliest { $contract }.
thousand-event-gave = { $name } geeft { $to } een kaart.
thousand-event-gave-card = { $name } geeft { $card } aan { $to }.
thousand-event-trump-named = { $name } maakt { $suit } troef.
thousand-event-trump-changed = Het huwelijk van { $name } maakt { $suit } troef.
thousand-event-played = { $name } speelt { $card }.
thousand-event-marriage-declared = { $kind ->
        [aces] { $name } meldt { $suit }: { $points }!
       *[couple] { $name } meldt het huwelijk in { $suit }: { $points }!
    }
thousand-event-marriage-won = { $kind ->
        [aces] De vier azen van { $name } tellen: { $points }.
       *[couple] Het huwelijk van { $name } in { $suit } telt: { $points }.
    }
thousand-event-marriage-lost = { $kind ->
        [aces] De vier azen van { $name } zijn verloren.
       *[couple] Het huwelijk van { $name } in { $suit } is verloren.
    }
thousand-event-trick-won = { $name } haalt de slag ({ $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }).
thousand-event-contract-made = { $name } heeft het contract van { $contract } gehaald, met { $points }.
thousand-event-contract-failed = { $name } heeft het contract van { $contract } niet gehaald: { $points }.
thousand-event-came-on-barrel = { $name } zit op de ton met { $total }.
thousand-event-barrel-failed = { $attempts ->
        [0] { $name } heeft vanaf de ton niet gewonnen.
        [1] { $name } heeft vanaf de ton niet gewonnen.
       *[other] { $name } heeft vanaf de ton niet gewonnen (poging { $attempt } van { $attempts }).
    }
thousand-event-barrel-penalty = De ton kost { $name } { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
thousand-event-knocked-off = { $name } wordt van de ton gegooid en verliest { $points }.
thousand-event-bolted = { $bolts ->
        [1] { $name } krijgt een bout.
        [2] { $name } krijgt een tweede bout.
       *[3] { $name } krijgt een derde bout.
    }
thousand-event-bolt-penalty = Drie bouten kosten { $name } { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
thousand-event-dump-truck = { $name } stond precies op { $total } en valt terug naar 0.
thousand-event-undealt = Deze kaarten waren niet gedeeld: { $cards }.
thousand-event-round-dealt = Ronde { $round } is gedeeld; { $name } begint.
thousand-event-you-bid = { $how ->
        [forced] Je staat vanzelf op { $amount }.
        [dark] Je biedt blind { $amount }!
       *[free] Je biedt { $amount }.
    }
thousand-event-you-passed = Je past.
thousand-event-you-auction-won = Je speelt voor { $contract }.
thousand-event-you-prikup-shown = Je pakt de prikup: { $cards }.
thousand-event-you-prikup-taken = Je pakt de prikup zonder die te laten zien.
thousand-event-you-prikup-seen = Je pakt de prikup, en niemand anders ziet die: { $cards }.
thousand-event-you-redealt = Je vraagt nieuwe kaarten en krijgt ze.
thousand-event-you-raised = Je verhoogt het contract naar { $contract }.
thousand-event-you-surrendered = Je geeft de ronde op en verliest { $contract }.
thousand-event-you-gave = Je geeft { $to } een kaart.
thousand-event-you-gave-card = Je geeft { $card } aan { $to }.
thousand-event-gave-to-you = { $name } geeft je een kaart.
thousand-event-gave-card-to-you = { $name } geeft je { $card }.
thousand-event-you-trump-named = Je maakt { $suit } troef.
thousand-event-you-trump-changed = Je huwelijk maakt { $suit } troef.
thousand-event-you-played = Je speelt { $card }.
thousand-event-you-marriage-declared = { $kind ->
        [aces] Je meldt { $suit }: { $points }!
       *[couple] Je meldt het huwelijk in { $suit }: { $points }!
    }
thousand-event-you-marriage-won = { $kind ->
        [aces] Je vier azen tellen: { $points }.
       *[couple] Je huwelijk in { $suit } telt: { $points }.
    }
thousand-event-you-marriage-lost = { $kind ->
        [aces] Je vier azen zijn verloren.
       *[couple] Je huwelijk in { $suit } is verloren.
    }
thousand-event-you-trick-won = Je haalt de slag ({ $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }).
thousand-event-you-contract-made = Je hebt het contract van { $contract } gehaald, met { $points }.
thousand-event-you-contract-failed = Je hebt het contract van { $contract } niet gehaald: { $points }.
thousand-event-you-came-on-barrel = Je zit op de ton met { $total }.
thousand-event-you-barrel-failed = { $attempts ->
        [0] Je hebt vanaf de ton niet gewonnen.
        [1] Je hebt vanaf de ton niet gewonnen.
       *[other] Je hebt vanaf de ton niet gewonnen (poging { $attempt } van { $attempts }).
    }
thousand-event-you-barrel-penalty = De ton kost je { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
thousand-event-you-knocked-off = Je wordt van de ton gegooid en verliest { $points }.
thousand-event-you-bolted = { $bolts ->
        [1] Je krijgt een bout.
        [2] Je krijgt een tweede bout.
       *[3] Je krijgt een derde bout.
    }
thousand-event-you-bolt-penalty = Drie bouten kosten je { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
thousand-event-you-dump-truck = Je stond precies op { $total } en valt terug naar 0.
thousand-event-you-round-dealt = Ronde { $round } is gedeeld; jij begint.

## Waarom iets niet mag
thousand-refusal-passed = Je hebt gepast, dus je biedt deze ronde niet meer mee.
thousand-refusal-wrong-phase = { $phase ->
        [auction] Er wordt nog geboden.
        [exchange] { $given ->
            [0] De alleenspeler moet eerst twee kaarten weggeven.
           *[other] Daar is het te laat voor: er is al een kaart weggegeven.
        }
        [trump] De alleenspeler moet eerst troef maken.
        [play] De kaarten worden nu gespeeld.
       *[counted] De ronde is afgelopen. Druk eerst op “{ game-button-deal }”.
    }
thousand-refusal-bid-too-low = { $bid } is te laag. Je kunt bieden van { $minimum } t/m { $cap }.
thousand-refusal-bid-step = { $bid } kan niet: een bod gaat omhoog in stappen van { $step }.
thousand-refusal-bid-above-cap = { $bid } is te hoog: je mag tot { $cap } gaan.
thousand-refusal-must-bid = Je zit op de ton, dus je mag nog niet passen: bied minstens { $minimum } (je mag tot { $cap } gaan).
thousand-refusal-no-such-seat = Je kunt geen kaart geven aan plaats { $seat }: geef er een aan elk van je twee tegenstanders.
thousand-refusal-same-opponent = Die tegenstander heeft al een kaart gekregen. De andere kaart is voor de ander.
thousand-refusal-follow-suit = Je moet { $suit } bekennen, dus { $card } kan niet. Je kunt { $playable } spelen.
thousand-refusal-must-trump = Je kunt { $suit } niet bekennen, dus je moet troef spelen ({ $trump }): { $playable }.
thousand-refusal-must-beat = Je kunt hoger spelen dan { $best }, dus dat moet: { $playable }.
thousand-refusal-no-marriage = Met { $card } valt er geen huwelijk te verzwijgen.
thousand-refusal-house-rule-off = { $rule ->
        [dark] Je kunt nu niet blind bieden.
        [redeal] Je kunt nu geen nieuwe kaarten vragen.
        [raise_after_prikup] Aan deze tafel staat het contract vast: het kan niet meer omhoog.
        [rospis] Aan deze tafel kun je een ronde niet opgeven.
       *[other] De huisregels van deze tafel laten dat niet toe.
    }

## De ronde
thousand-deals = { $name } deelt{ $resting ->
    [yes] { " " }en speelt niet mee
   *[no] { "" }
}
thousand-sits-out = { $name } speelt niet mee
thousand-golden = ✨ gouden ronde: alles telt dubbel
thousand-turn-auction = **{ $name }** is aan de beurt: bieden of passen.
thousand-turn-give-0 = **{ $name }** geeft elke tegenstander een kaart.
thousand-turn-give-1 = **{ $name }** geeft de tweede kaart.
thousand-turn-trump = **{ $name }** maakt troef.
thousand-turn-lead = **{ $name }** komt uit.
thousand-turn-play = **{ $name }** is aan de beurt.
thousand-call-pass = pas
thousand-call-bid = **{ $amount }**{ $dark ->
        [yes] { " " }blind
       *[no] { "" }
    }
thousand-prikup = Prikup: **{ $cards }**
thousand-prikup-hidden = De prikup blijft verborgen.
thousand-contract = **{ $name }** speelt voor **{ $contract }**{ $dark ->
        [yes] { " " }blind (telt dubbel)
       *[no] { "" }
    }{ $trump ->
        [none] { $phase ->
            [play] { " · nog geen troef" }
           *[before] { "" }
        }
       *[other] { " · troef " }**{ $trump }**
    }
thousand-trick = Op tafel: { $cards }
thousand-last-trick = Laatste slag: { $cards } → { $name }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
thousand-marriages = Huwelijken: { $marriages }
thousand-undealt = Niet gedeeld: { $cards }
thousand-seat-sits-out = speelt niet mee
thousand-seat-declarer = alleenspeler
thousand-seat-tricks = { $tricks ->
        [one] { $tricks } slag
       *[other] { $tricks } slagen
    }, { $points } p
thousand-seat-total = totaal { $total }
thousand-seat-barrel = 🛢️ op de ton
thousand-seat-barrel-attempts = 🛢️ op de ton ({ $attempt } van { $attempts })
thousand-seat-bolts = { $bolts ->
        [one] { $bolts } bout
       *[other] { $bolts } bouten
    }

## Na de ronde
thousand-over = ## Duizend · ronde { $round } is afgelopen
thousand-end = ## Duizend · { $name } wint!
thousand-result = **{ $name }** { $gain } → **{ $total }**
thousand-result-sat-out = **{ $name }** speelde niet mee · **{ $total }**
thousand-note-took = haalde { $points }
thousand-note-doubled = dubbel
thousand-note-made = { $contract } gehaald met { $points }
thousand-note-failed = { $contract } niet gehaald met { $points }
thousand-note-surrendered = gaf { $contract } op
thousand-note-on-barrel = zat op de ton
thousand-note-to-barrel = 🛢️ nu op de ton
thousand-note-barrel-penalty = ton −{ $penalty }
thousand-note-knocked-off = van de ton gegooid −{ $penalty }
thousand-note-bolt = { $bolts ->
        [one] een bout
       *[other] een bout, nu { $bolts }
    }
thousand-note-bolt-penalty = derde bout −{ $penalty }
thousand-note-dump-truck = kiepwagen: terug naar 0
thousand-sheet-title = ## Scoreblad · { $span ->
        [single] ronde { $first }
       *[several] ronde { $first }–{ $last }
    }
thousand-legend = `{ $sign }` { $meaning }
thousand-legend-made = contract gehaald
thousand-legend-failed = niet gehaald
thousand-legend-surrendered = opgegeven
thousand-legend-bolt = bout
thousand-legend-penalty = strafpunten
thousand-legend-knocked-off = van de ton gegooid
thousand-legend-dump-truck = kiepwagen
thousand-legend-barrel = op de ton
thousand-legend-doubled = dubbel
thousand-legend-sat-out = speelde niet mee

## De tafel
thousand-board-title = ## Duizend · ronde { $round }
thousand-board-goal = Tot { $target }
thousand-board-more-rules = { $rules ->
        [one] nog één regel
       *[other] nog { $rules } regels
    }
thousand-board-seat = { $turn ->
        [yes] ▶ **{ $name }**
       *[no] **{ $name }**
    }

## De hand
thousand-panel-calls = Geboden: { $calls }
thousand-panel-hand = ### Je hand: { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
thousand-panel-married = { $rings } { $marriages }
thousand-panel-face-down = ### Je hand: { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }, gesloten
thousand-panel-received = { $name } gaf je { $card }.
thousand-panel-gave = Je gaf { $card } aan { $name }.
thousand-panel-blind = **Jij bent aan de beurt.** Je mag blind { $amount } bieden: word je daarmee alleenspeler, dan telt alles wat je deze ronde schrijft dubbel, verlies ook. Of bekijk eerst je kaarten.
thousand-panel-blind-later = Als je straks aan de beurt bent, mag je nog blind bieden, zolang je je kaarten niet bekijkt.
thousand-panel-sits-out = Je speelt deze ronde niet mee.
thousand-panel-bid = **Jij bent aan de beurt.** Bied of pas.
thousand-panel-pass = **Jij bent aan de beurt.** Hoger kun je niet.
thousand-panel-must-bid = 🛢️ Je zit op de ton: je moet nu { $minimum } of meer bieden.
thousand-panel-on-barrel = 🛢️ Je zit op de ton.
thousand-panel-cap = { $why ->
        [free] Je mag bieden tot { $cap }.
        [flat] Niemand mag meer bieden dan { $cap }.
        [cards] Zonder huwelijk mag je bieden tot { $cap }.
       *[marriages] Je mag bieden tot { $cap }: 120 en nog { $more } voor je { $marriages ->
            [one] huwelijk
           *[other] huwelijken
        }.
    }
thousand-panel-beyond-cap = Het volgende bod zou { $minimum } zijn.
thousand-panel-amount = Kies een bedrag.
thousand-panel-give = **Jij bent aan de beurt.** { $cards ->
        [one] Kies de kaart die je weggeeft.
       *[other] Kies de twee kaarten die je weggeeft: voor elke tegenstander één.
    }
thousand-panel-gets = { $name } krijgt { $card ->
        [none] …
       *[other] **{ $card }**
    }
thousand-panel-surrender = Wil je deze ronde opgeven? Je verliest { $contract }, en { $share ->
        [half] je tegenstanders schrijven elk de helft daarvan.
       *[other] je tegenstanders schrijven elk { $share }.
    }
thousand-panel-trump = **Jij bent aan de beurt.** Maak troef.
thousand-panel-lead = **Jij bent aan de beurt.** Kom uit.
thousand-panel-play = **Jij bent aan de beurt.** Speel een kaart.
thousand-panel-must-follow = Je moet { $suit } bekennen.
thousand-panel-must-beat = Je moet { $suit } bekennen en hoger spelen dan de hoogste kaart.
thousand-panel-must-trump = Je moet troef { $suit } spelen.
thousand-panel-declare = { $rings } meldt een huwelijk{ $when ->
        [won] ; het telt als je deze slag haalt, anders is het verloren.
       *[once] ; het telt meteen.
    }

thousand-button-sheet = Scoreblad
thousand-button-refresh = Vernieuwen
thousand-button-older = ◀ Eerdere rondes
thousand-button-newer = Latere rondes ▶
thousand-button-look = Mijn kaarten bekijken
thousand-button-dark = Bied blind { $amount }
thousand-button-pass = Pas
thousand-button-redeal = Nieuwe kaarten vragen
thousand-button-bid = { $amount }{ $above ->
        [none] { "" }
       *[other] { " " }(+{ $above })
    }
thousand-button-raise = Verhoog: { $amount }{ $above ->
        [none] { "" }
       *[other] { " " }(+{ $above })
    }
thousand-button-other = Ander bod…
thousand-button-bid-this = Bied { $amount }
thousand-button-raise-to = Verhoog naar { $amount }
thousand-button-give = Geef: { $gifts }
thousand-button-gift = { $card } → { $name }
thousand-button-swap = Andersom
thousand-button-surrender = Opgeven…
thousand-button-surrender-surely = Opgeven (−{ $contract })
thousand-button-trump-married = { $suit } { $rings } { $points }
thousand-button-quiet = { $card }, niet melden
thousand-menu-amounts = { $first } – { $last }
