# Duisend: die opdrag, die tafel, die hand, wat gebeur het, en hoekom iets nie mag nie.
thousand-name = Duisend (Тысяча)
thousand-about = Bie, neem die prikup, laat koning en vrou trou, en haal eerste ’n duisend punte.
command-thousand-name = thousand
command-thousand-description = Duisend (Тысяча): die Russiese spel van slae, biedery en huwelike

## Huwelike
thousand-marriage = { $suit } { $points }
thousand-marriage-or-trump = { $suit } { $points } (as troef { $trump })
thousand-marriage-lost = { $marriage } (verlore)
thousand-four-aces = vier ase

## Wat gebeur het
thousand-event-bid = { $how ->
        [forced] { $name } staan vanself op { $amount }.
        [dark] { $name } bie blind { $amount }!
       *[free] { $name } bie { $amount }.
    }
thousand-event-passed = { $name } pas.
thousand-event-auction-won = { $name } speel vir { $contract }.
thousand-event-prikup-shown = { $name } neem die prikup: { $cards }.
thousand-event-prikup-taken = { $name } neem die prikup sonder om dit te wys.
thousand-event-prikup-seen = { $name } neem die prikup, en niemand anders sien dit nie: { $cards }.
thousand-event-redealt = { $name } vra om nuwe kaarte en kry dit.
thousand-event-redealt-all = Almal het gepas, dus word daar weer gedeel.
thousand-event-raised = { $name } verhoog die kontrak na { $contract }.
thousand-event-surrendered = { $name } gee die rondte op en verloor { $contract }.
thousand-event-gave = { $name } gee vir { $to } ’n kaart.
thousand-event-gave-card = { $name } gee { $card } vir { $to }.
thousand-event-trump-named = { $name } maak { $suit } troef.
thousand-event-trump-changed = { $name } se huwelik maak { $suit } troef.
thousand-event-played = { $name } speel { $card }.
thousand-event-marriage-declared = { $kind ->
        [aces] { $name } kondig { $suit } aan: { $points }!
       *[couple] { $name } kondig die huwelik in { $suit } aan: { $points }!
    }
thousand-event-marriage-won = { $kind ->
        [aces] { $name } se vier ase tel: { $points }.
       *[couple] { $name } se huwelik in { $suit } tel: { $points }.
    }
thousand-event-marriage-lost = { $kind ->
        [aces] { $name } se vier ase is verlore.
       *[couple] { $name } se huwelik in { $suit } is verlore.
    }
thousand-event-trick-won = { $name } wen die slag ({ $points ->
        [one] { $points } punt
       *[other] { $points } punte
    }).
thousand-event-contract-made = { $name } het die kontrak van { $contract } gehaal, met { $points }.
thousand-event-contract-failed = { $name } het die kontrak van { $contract } nie gehaal nie: { $points }.
thousand-event-came-on-barrel = { $name } sit op die vat met { $total }.
thousand-event-barrel-failed = { $attempts ->
        [0] { $name } het nie van die vat af gewen nie.
        [1] { $name } het nie van die vat af gewen nie.
       *[other] { $name } het nie van die vat af gewen nie (poging { $attempt } van { $attempts }).
    }
thousand-event-barrel-penalty = Die vat kos { $name } { $points ->
        [one] { $points } punt
       *[other] { $points } punte
    }.
thousand-event-knocked-off = { $name } word van die vat afgegooi en verloor { $points }.
thousand-event-bolted = { $bolts ->
        [1] { $name } kry ’n bout.
        [2] { $name } kry ’n tweede bout.
       *[3] { $name } kry ’n derde bout.
    }
thousand-event-bolt-penalty = Drie boute kos { $name } { $points ->
        [one] { $points } punt
       *[other] { $points } punte
    }.
thousand-event-dump-truck = { $name } het op presies { $total } gestaan en val terug na 0.
thousand-event-undealt = Hierdie kaarte is nie gedeel nie: { $cards }.
thousand-event-round-dealt = Rondte { $round } is gedeel; { $name } begin.
thousand-event-you-bid = { $how ->
        [forced] Jy staan vanself op { $amount }.
        [dark] Jy bie blind { $amount }!
       *[free] Jy bie { $amount }.
    }
thousand-event-you-passed = Jy pas.
thousand-event-you-auction-won = Jy speel vir { $contract }.
thousand-event-you-prikup-shown = Jy neem die prikup: { $cards }.
thousand-event-you-prikup-taken = Jy neem die prikup sonder om dit te wys.
thousand-event-you-prikup-seen = Jy neem die prikup, en niemand anders sien dit nie: { $cards }.
thousand-event-you-redealt = Jy vra om nuwe kaarte en kry dit.
thousand-event-you-raised = Jy verhoog die kontrak na { $contract }.
thousand-event-you-surrendered = Jy gee die rondte op en verloor { $contract }.
thousand-event-you-gave = Jy gee vir { $to } ’n kaart.
thousand-event-you-gave-card = Jy gee { $card } vir { $to }.
thousand-event-gave-to-you = { $name } gee vir jou ’n kaart.
thousand-event-gave-card-to-you = { $name } gee vir jou { $card }.
thousand-event-you-trump-named = Jy maak { $suit } troef.
thousand-event-you-trump-changed = Jou huwelik maak { $suit } troef.
thousand-event-you-played = Jy speel { $card }.
thousand-event-you-marriage-declared = { $kind ->
        [aces] Jy kondig { $suit } aan: { $points }!
       *[couple] Jy kondig die huwelik in { $suit } aan: { $points }!
    }
thousand-event-you-marriage-won = { $kind ->
        [aces] Jou vier ase tel: { $points }.
       *[couple] Jou huwelik in { $suit } tel: { $points }.
    }
thousand-event-you-marriage-lost = { $kind ->
        [aces] Jou vier ase is verlore.
       *[couple] Jou huwelik in { $suit } is verlore.
    }
thousand-event-you-trick-won = Jy wen die slag ({ $points ->
        [one] { $points } punt
       *[other] { $points } punte
    }).
thousand-event-you-contract-made = Jy het die kontrak van { $contract } gehaal, met { $points }.
thousand-event-you-contract-failed = Jy het die kontrak van { $contract } nie gehaal nie: { $points }.
thousand-event-you-came-on-barrel = Jy sit op die vat met { $total }.
thousand-event-you-barrel-failed = { $attempts ->
        [0] Jy het nie van die vat af gewen nie.
        [1] Jy het nie van die vat af gewen nie.
       *[other] Jy het nie van die vat af gewen nie (poging { $attempt } van { $attempts }).
    }
thousand-event-you-barrel-penalty = Die vat kos jou { $points ->
        [one] { $points } punt
       *[other] { $points } punte
    }.
thousand-event-you-knocked-off = Jy word van die vat afgegooi en verloor { $points }.
thousand-event-you-bolted = { $bolts ->
        [1] Jy kry ’n bout.
        [2] Jy kry ’n tweede bout.
       *[3] Jy kry ’n derde bout.
    }
thousand-event-you-bolt-penalty = Drie boute kos jou { $points ->
        [one] { $points } punt
       *[other] { $points } punte
    }.
thousand-event-you-dump-truck = Jy het op presies { $total } gestaan en val terug na 0.
thousand-event-you-round-dealt = Rondte { $round } is gedeel; jy begin.

## Hoekom iets nie mag nie
thousand-refusal-passed = Jy het gepas, dus bie jy in hierdie rondte nie meer saam nie.
thousand-refusal-wrong-phase = { $phase ->
        [auction] Die biedery is nog aan die gang.
        [exchange] { $given ->
            [0] Die verklaarder moet eers twee kaarte weggee.
           *[other] Daarvoor is dit te laat: daar is al ’n kaart weggegee.
        }
        [trump] Die verklaarder moet eers troef maak.
        [play] Die kaarte word nou gespeel.
       *[counted] Die rondte is verby. Druk eers “{ game-button-deal }”.
    }
thousand-refusal-bid-too-low = { $bid } is te laag. Jy kan van { $minimum } tot { $cap } bie.
thousand-refusal-bid-step = { $bid } is nie moontlik nie: ’n bod gaan in stappe van { $step } op.
thousand-refusal-bid-above-cap = { $bid } is te hoog: jy mag tot by { $cap } gaan.
thousand-refusal-must-bid = Jy sit op die vat, dus mag jy nog nie pas nie: bie minstens { $minimum } (jy mag tot by { $cap } gaan).
thousand-refusal-no-such-seat = Jy kan nie ’n kaart vir plek { $seat } gee nie: gee een vir elk van jou twee teenstanders.
thousand-refusal-same-opponent = Daardie teenstander het al ’n kaart gekry. Die ander kaart is vir die ander een.
thousand-refusal-follow-suit = Jy moet { $suit } volg, dus is { $card } nie moontlik nie. Jy kan { $playable } speel.
thousand-refusal-must-trump = Jy kan nie { $suit } volg nie, dus moet jy troef speel ({ $trump }): { $playable }.
thousand-refusal-must-beat = Jy kan { $best } klop, dus moet jy: { $playable }.
thousand-refusal-no-marriage = Met { $card } is daar geen huwelik om oor stil te bly nie.
thousand-refusal-house-rule-off = { $rule ->
        [dark] Jy kan nie nou blind bie nie.
        [redeal] Jy kan nie nou om nuwe kaarte vra nie.
        [raise_after_prikup] By hierdie tafel staan die kontrak vas: dit kan nie meer verhoog word nie.
        [rospis] By hierdie tafel kan jy nie ’n rondte opgee nie.
       *[other] Hierdie tafel se huisreëls laat dit nie toe nie.
    }

## Die rondte
thousand-deals = { $name } deel{ $resting ->
    [yes] { " " }en sit uit
   *[no] { "" }
}
thousand-sits-out = { $name } sit uit
thousand-golden = ✨ goue rondte: alles tel dubbel
thousand-turn-auction = Dis **{ $name }** se beurt: bie of pas.
thousand-turn-give-0 = **{ $name }** gee vir elke teenstander ’n kaart.
thousand-turn-give-1 = **{ $name }** gee die tweede kaart.
thousand-turn-trump = **{ $name }** maak troef.
thousand-turn-lead = **{ $name }** begin die slag.
thousand-turn-play = Dis **{ $name }** se beurt.
thousand-call-pass = pas
thousand-call-bid = **{ $amount }**{ $dark ->
        [yes] { " " }blind
       *[no] { "" }
    }
thousand-prikup = Prikup: **{ $cards }**
thousand-prikup-hidden = Die prikup bly weggesteek.
thousand-contract = **{ $name }** speel vir **{ $contract }**{ $dark ->
        [yes] { " " }blind (tel dubbel)
       *[no] { "" }
    }{ $trump ->
        [none] { $phase ->
            [play] { " · nog geen troef nie" }
           *[before] { "" }
        }
       *[other] { " · troef " }**{ $trump }**
    }
thousand-trick = Op die tafel: { $cards }
thousand-last-trick = Laaste slag: { $cards } → { $name }, { $points ->
        [one] { $points } punt
       *[other] { $points } punte
    }
thousand-marriages = Huwelike: { $marriages }
thousand-undealt = Nie gedeel nie: { $cards }
thousand-seat-sits-out = sit uit
thousand-seat-declarer = verklaarder
thousand-seat-tricks = { $tricks ->
        [one] { $tricks } slag
       *[other] { $tricks } slae
    }, { $points } p
thousand-seat-total = totaal { $total }
thousand-seat-barrel = 🛢️ op die vat
thousand-seat-barrel-attempts = 🛢️ op die vat ({ $attempt } van { $attempts })
thousand-seat-bolts = { $bolts ->
        [one] { $bolts } bout
       *[other] { $bolts } boute
    }

## Ná die rondte
thousand-over = ## Duisend · rondte { $round } is verby
thousand-end = ## Duisend · { $name } wen!
thousand-result = **{ $name }** { $gain } → **{ $total }**
thousand-result-sat-out = **{ $name }** het uitgesit · **{ $total }**
thousand-note-took = het { $points } gehaal
thousand-note-doubled = dubbel
thousand-note-made = { $contract } gehaal met { $points }
thousand-note-failed = { $contract } nie gehaal nie, met { $points }
thousand-note-surrendered = het { $contract } opgegee
thousand-note-on-barrel = was op die vat
thousand-note-to-barrel = 🛢️ nou op die vat
thousand-note-barrel-penalty = vat −{ $penalty }
thousand-note-knocked-off = van die vat afgegooi −{ $penalty }
thousand-note-bolt = { $bolts ->
        [one] ’n bout
       *[other] ’n bout, nou { $bolts }
    }
thousand-note-bolt-penalty = derde bout −{ $penalty }
thousand-note-dump-truck = wipbaklorrie: terug na 0
thousand-sheet-title = ## Puntestaat · { $span ->
        [single] rondte { $first }
       *[several] rondtes { $first }–{ $last }
    }
thousand-legend = `{ $sign }` { $meaning }
thousand-legend-made = kontrak gehaal
thousand-legend-failed = nie gehaal nie
thousand-legend-surrendered = opgegee
thousand-legend-bolt = bout
thousand-legend-penalty = strafpunte
thousand-legend-knocked-off = van die vat afgegooi
thousand-legend-dump-truck = wipbaklorrie
thousand-legend-barrel = op die vat
thousand-legend-doubled = dubbel
thousand-legend-sat-out = het uitgesit

## Die tafel
thousand-board-title = ## Duisend · rondte { $round }
thousand-board-goal = Tot { $target }
thousand-board-more-rules = { $rules ->
        [one] nog een reël
       *[other] nog { $rules } reëls
    }
thousand-board-seat = { $turn ->
        [yes] ▶ **{ $name }**
       *[no] **{ $name }**
    }

## Die hand
thousand-panel-calls = Gebie: { $calls }
thousand-panel-hand = ### Jou hand: { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarte
    }, { $points ->
        [one] { $points } punt
       *[other] { $points } punte
    }
thousand-panel-married = { $rings } { $marriages }
thousand-panel-face-down = ### Jou hand: { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarte
    }, nog toe
thousand-panel-received = { $name } het vir jou { $card } gegee.
thousand-panel-gave = Jy het { $card } vir { $name } gegee.
thousand-panel-blind = **Dis jou beurt.** Jy mag blind { $amount } bie: as jy daarmee die verklaarder word, tel alles wat jy vir hierdie rondte skryf dubbel, ’n verlies ook. Of kyk eers na jou kaarte.
thousand-panel-blind-later = Wanneer jou beurt kom, mag jy nog blind bie, solank jy nie na jou kaarte kyk nie.
thousand-panel-sits-out = Jy sit hierdie rondte uit.
thousand-panel-bid = **Dis jou beurt.** Bie of pas.
thousand-panel-pass = **Dis jou beurt.** Hoër kan jy nie gaan nie.
thousand-panel-must-bid = 🛢️ Jy sit op die vat: nou moet jy { $minimum } of meer bie.
thousand-panel-on-barrel = 🛢️ Jy sit op die vat.
thousand-panel-cap = { $why ->
        [free] Jy mag tot by { $cap } bie.
        [flat] Niemand mag meer as { $cap } bie nie.
        [cards] Sonder ’n huwelik mag jy tot by { $cap } bie.
       *[marriages] Jy mag tot by { $cap } bie: 120 en nog { $more } vir jou { $marriages ->
            [one] huwelik
           *[other] huwelike
        }.
    }
thousand-panel-beyond-cap = Die volgende bod sou { $minimum } wees.
thousand-panel-amount = Kies ’n bedrag.
thousand-panel-give = **Dis jou beurt.** { $cards ->
        [one] Kies die kaart wat jy weggee.
       *[other] Kies die twee kaarte wat jy weggee, een vir elke teenstander.
    }
thousand-panel-gets = { $name } kry { $card ->
        [none] …
       *[other] **{ $card }**
    }
thousand-panel-surrender = Wil jy hierdie rondte opgee? Jy verloor { $contract }, en { $share ->
        [half] jou teenstanders skryf elkeen die helfte daarvan.
       *[other] jou teenstanders skryf elkeen { $share }.
    }
thousand-panel-trump = **Dis jou beurt.** Maak troef.
thousand-panel-lead = **Dis jou beurt.** Begin die slag.
thousand-panel-play = **Dis jou beurt.** Speel ’n kaart.
thousand-panel-must-follow = Jy moet { $suit } volg.
thousand-panel-must-beat = Jy moet { $suit } volg en die hoogste kaart klop.
thousand-panel-must-trump = Jy moet troef { $suit } speel.
thousand-panel-declare = { $rings } kondig ’n huwelik aan{ $when ->
        [won] ; dit tel as jy hierdie slag wen, anders is dit verlore.
       *[once] ; dit tel dadelik.
    }

thousand-button-sheet = Puntestaat
thousand-button-refresh = Herlaai
thousand-button-older = ◀ Vroeër rondtes
thousand-button-newer = Later rondtes ▶
thousand-button-look = Kyk na my kaarte
thousand-button-dark = Bie blind { $amount }
thousand-button-pass = Pas
thousand-button-redeal = Vra om nuwe kaarte
thousand-button-bid = { $amount }{ $above ->
        [none] { "" }
       *[other] { " " }(+{ $above })
    }
thousand-button-raise = Verhoog: { $amount }{ $above ->
        [none] { "" }
       *[other] { " " }(+{ $above })
    }
thousand-button-other = Ander bod…
thousand-button-bid-this = Bie { $amount }
thousand-button-raise-to = Verhoog na { $amount }
thousand-button-give = Gee: { $gifts }
thousand-button-gift = { $card } → { $name }
thousand-button-swap = Andersom
thousand-button-surrender = Gee op…
thousand-button-surrender-surely = Gee op (−{ $contract })
thousand-button-trump-married = { $suit } { $rings } { $points }
thousand-button-quiet = { $card } sonder huwelik
thousand-menu-amounts = { $first } – { $last }
