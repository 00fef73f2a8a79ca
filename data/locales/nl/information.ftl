# Wat je altijd kunt lezen: spelregels, ranglijst, talen, privacy. Namen van opdrachten: kleine letters, geen spaties,
# hoogstens 32 tekens; uitleg: hoogstens 100.

## De spelregels
rules-previous = ◀ Terug
rules-next = Verder ▶
rules-page = -# Bladzijde { $page } van { $pages }
rules-contents = Inhoud…
rules-house = Huisregels

## De ranglijst
command-scores-name = ranglijst
command-scores-description = De ranglijst van deze server
command-scores-game-name = spel
command-scores-game-description = Van welk spel?
scores-all-games = Alle spellen
scores-title = ## Ranglijst · { $game }
scores-title-all = ## Ranglijst · alle spellen
scores-line = **{ $place }.** **{ $name }** · { $won } van de { $games } gewonnen
    -# { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } in totaal · gemiddeld { $average } per ronde
scores-line-own = ▶ **{ $place }.** **{ $name }** (jij) · { $won } van de { $games } gewonnen
    -# { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } in totaal · gemiddeld { $average } per ronde
scores-page = -# Bladzijde { $page } van { $pages } · { $people ->
        [one] { $people } speler
       *[other] { $people } spelers
    }
scores-previous = ◀ Hoger
scores-next = Lager ▶
scores-share = Laat aan iedereen zien
scores-shared = ✅ Iedereen in dit kanaal kan het nu zien.
scores-look = Zelf kijken
scores-empty = Op deze server heeft nog niemand een spel uitgespeeld. Wees de eerste: { $commands }.
problem-may-not-write = Je mag in dit kanaal niet schrijven, dus zet ik de ranglijst hier niet neer.
problem-no-such-game = Dit spel bestaat niet meer.

## Talen
command-language-name = taal
command-language-description = De taal die ik spreek, tegen jou of op deze server
command-language-language-name = taal
command-language-language-description = Welke? Laat weg om te zien wat er nu geldt
command-language-whom-name = voor
command-language-whom-description = Voor jou, of voor alles wat iedereen op deze server ziet?
language-automatic = Automatisch
language-me = Mij
language-server = Deze server
language-yours = Tegen jou spreek ik **{ $language }** { $how ->
    [chosen] – dat heb je zelf gekozen.
   *[automatic] – net als je Discord.
}
language-of-server = Wat iedereen op deze server ziet, is in het **{ $language }** { $how ->
    [chosen] – gekozen door iemand die de server beheert.
   *[automatic] – volgens de instellingen van de server.
}
language-known = Ik spreek { $languages }.
language-choose = { $whom ->
    [server] De taal van deze server kiezen…
   *[me] Mijn taal kiezen…
}
language-set = ✅ { $whom ->
    [server] Wat iedereen op deze server ziet, is voortaan in het **{ $language }**.
   *[me] Voortaan spreek ik **{ $language }** tegen jou.
}
language-set-automatic = ✅ { $whom ->
    [server] Voortaan volgt de taal de instellingen van de server.
   *[me] Voortaan volg ik de taal van je Discord.
}
problem-not-on-server = Dat kan alleen op een server.

## Privacy: wat er over mensen bewaard wordt
command-privacy-name = privacy
command-privacy-description = Wat er over jou bewaard wordt: bekijken, meenemen of wissen
privacy-title =
    ## Jouw gegevens
    Alleen wat voor de spellen nodig is, wordt bewaard, in de database van degene die deze bot laat draaien. Niemand anders krijgt het.
privacy-kept =
    ### Wat er over jou bewaard wordt, en waarom
    - Je Discord-ID, zodat je plaats, je hand en je uitslagen van jou zijn.
    - De naam die je hebt op elke server waar je speelt, voor de tafel en de ranglijst.
    - Tafels: waar je zit, of je de tafel beheert, of je geroepen bent, hoeveel beurten achter elkaar een computer voor je speelde, hoeveel tips je vroeg, de kaarten van het spel, en elke zet met de tijd en wie hem deed. Zo kan een spel na een storing verder, en kun je het na afloop nalezen. Een tafel die { $tables ->
        [one] { $tables } dag
       *[other] { $tables } dagen
    } niet gebruikt is, wordt gewist; een spel dat nog bezig is, blijft.
    - Uitslagen van uitgespeelde spellen: punten, rondes, wie won en wanneer. Dat is de ranglijst; ze blijven totdat jij ze verwijdert of de bot van de server weggaat.
    - Wat je hebt gekozen: je taal, hoe je hand gesorteerd is, wanneer je geroepen wilt worden.

    ### Servers
    Van elke server worden de taal en de huisregels bewaard. Wordt de bot van een server verwijderd, dan wordt na { $servers ->
        [one] { $servers } dag
       *[other] { $servers } dagen
    } alles van die server gewist; komt hij voor die tijd terug, dan is er niets kwijt.
privacy-not-kept =
    ### Wat er niet bewaard wordt
    Berichten: de bot kan ze niet lezen; hij ziet alleen zijn eigen opdrachten, knoppen, menu’s en formulieren. Geen plaatjes, geen e-mailadressen, geen ledenlijsten. In het technische logboek staan nummers van tafels en storingen, geen namen en geen kaarten.

    ### Wissen
    Alles wat tot jou te herleiden is, wordt meteen gewist: een computer neemt je plaats voorgoed over, je uitslagen gaan van de ranglijst, en de uitslagen van de anderen blijven kloppen. Wat al in een kanaal staat, bewaart Discord; wie daar berichten mag verwijderen, moet dat weghalen. Is er een reservekopie van de bot, dan sta je daarin tot die kopie wordt weggegooid.
privacy-show = Laat zien wat er is
privacy-export = Geef het mij als bestand
privacy-delete = Alles wissen…
privacy-back = Terug
privacy-exported = Dit is alles wat er over jou bewaard wordt.
privacy-delete-question =
    ### Alles over jou wissen, op alle servers?
    Je naam, je keuzes en je plaats op elke ranglijst gaan weg. In spellen die bezig zijn neemt een computer je plaats over, en je kunt er niet meer in terug. Dit kan niet ongedaan worden gemaakt.
privacy-delete-surely = Ja, alles wissen
privacy-keep = Nee, laat staan
privacy-deleted = Alles over jou is gewist. Druk je weer op een knop van een spel of geef je weer een opdracht, dan begin je opnieuw.
privacy-yours = ## Wat er over jou bewaard wordt
privacy-nothing = Niets.
privacy-more = - … en nog { $lines ->
    [one] één
   *[other] { $lines }
}, allemaal in het bestand
privacy-settings = **Wat je hebt gekozen**
privacy-setting-language = Taal: { $language ->
    [none] automatisch
   *[other] { $language }
}
privacy-setting-sort = Hand gesorteerd { $sort ->
    [rank] op waarde
   *[suit] op kleur
}
privacy-setting-pings = Geroepen als je aan de beurt bent: { $pings ->
    [never] nooit
    [slow] alleen als het lang duurt
   *[always] altijd
}
privacy-names = **Je namen**
privacy-name = { $name } op { $server }
privacy-seats = **Tafels waar je zit of zat**
privacy-seat = Tafel { $table }, { $game } op { $server }, { $day }: { $actions ->
    [0] geen zetten van jou
    [one] één zet van jou
   *[other] { $actions } zetten van jou
}
privacy-actions = Tafel { $table }: { $actions ->
    [one] één zet van jou
   *[other] { $actions } zetten van jou
}
privacy-hosted = **Tafels die jij beheert**
privacy-host = Tafel { $table }, { $game } op { $server }, { $day }
privacy-results = **Je uitslagen**
privacy-result = { $game } op { $server }, { $day }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} in { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
}{ $won ->
    [yes] , gewonnen
   *[no] { "" }
}
