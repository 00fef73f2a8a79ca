# Wat jy altyd kan lees: spelreëls, ranglys, tale, privaatheid. Die name van opdragte bly Engels, soos Discord hulle wys.

## Die spelreëls
rules-previous = ◀ Terug
rules-next = Verder ▶
rules-page = -# Bladsy { $page } van { $pages }
rules-contents = Inhoud…
rules-house = Huisreëls

## Die ranglys
command-scores-name = scores
command-scores-description = Hierdie bediener se ranglys
command-scores-game-name = game
command-scores-game-description = Van watter spel?
scores-all-games = Al die spelle
scores-title = ## Ranglys · { $game }
scores-title-all = ## Ranglys · al die spelle
scores-line = **{ $place }.** **{ $name }** · { $won } van { $games } gewen
    -# altesaam { $points ->
        [one] { $points } punt
       *[other] { $points } punte
    } · gemiddeld { $average } per rondte
scores-line-own = ▶ **{ $place }.** **{ $name }** (jy) · { $won } van { $games } gewen
    -# altesaam { $points ->
        [one] { $points } punt
       *[other] { $points } punte
    } · gemiddeld { $average } per rondte
scores-page = -# Bladsy { $page } van { $pages } · { $people ->
        [one] { $people } speler
       *[other] { $people } spelers
    }
scores-previous = ◀ Hoër
scores-next = Laer ▶
scores-share = Wys vir almal
scores-shared = ✅ Almal in hierdie kanaal kan dit nou sien.
scores-look = Kyk self
scores-empty = Op hierdie bediener het nog niemand ’n spel klaargespeel nie. Wees die eerste: { $commands }.
problem-may-not-write = Jy mag nie in hierdie kanaal skryf nie, dus sit ek nie die ranglys hier neer nie.
problem-no-such-game = Hierdie spel bestaan nie meer nie.

## Tale
command-language-name = language
command-language-description = Die taal waarin ek praat, met jou of op hierdie bediener
command-language-language-name = language
command-language-language-description = Watter een? Laat dit weg om te sien wat nou geld
command-language-whom-name = for
command-language-whom-description = Vir jou, of vir alles wat almal op hierdie bediener sien?
language-automatic = Outomaties
language-me = Vir my
language-server = Vir hierdie bediener
language-yours = Met jou praat ek **{ $language }** { $how ->
    [chosen] – dit het jy self gekies.
   *[automatic] – net soos jou Discord.
}
language-of-server = Wat almal op hierdie bediener sien, is in **{ $language }** { $how ->
    [chosen] – gekies deur iemand wat die bediener bestuur.
   *[automatic] – volgens die bediener se instellings.
}
language-known = Ek praat { $languages }.
language-choose = { $whom ->
    [server] Kies hierdie bediener se taal…
   *[me] Kies my taal…
}
language-set = ✅ { $whom ->
    [server] Wat almal op hierdie bediener sien, is van nou af in **{ $language }**.
   *[me] Van nou af praat ek **{ $language }** met jou.
}
language-set-automatic = ✅ { $whom ->
    [server] Van nou af volg die taal die bediener se instellings.
   *[me] Van nou af volg ek die taal van jou Discord.
}
problem-not-on-server = Dit werk net op ’n bediener.

## Privaatheid: wat van mense bewaar word
command-privacy-name = privacy
command-privacy-description = Wat oor jou bewaar word: kyk daarna, vat dit saam, vee dit uit
privacy-title =
    ## Jou gegewens
    Net wat die spelle nodig het, word bewaar, in die databasis van wie hierdie bot laat loop. Niemand anders kry dit nie.
privacy-kept =
    ### Wat oor jou bewaar word, en hoekom
    - Jou Discord-ID, sodat jou plek, jou kaarte en jou uitslae joune bly.
    - Die naam wat jy het op elke bediener waar jy speel, vir die tafel en die ranglys.
    - Tafels: waar jy sit, of jy die tafel bestuur, of jy geroep is, hoeveel beurte ná mekaar ’n rekenaar in jou plek gespeel het, hoeveel wenke jy gevra het, die kaarte van die spel, en elke skuif met die tyd en wie dit gedoen het. So kan ’n spel ná ’n fout aangaan, en kan julle dit naderhand nalees. ’n Tafel wat { $tables ->
        [one] { $tables } dag
       *[other] { $tables } dae
    } lank nie gebruik is nie, word uitgevee; ’n spel wat nog aan die gang is, bly.
    - Uitslae van spelle wat klaargespeel is: punte, rondtes, wie gewen het, en wanneer. Dit is die ranglys; dit bly totdat jy dit uitvee of die bot die bediener verlaat.
    - Wat jy gekies het: jou taal, hoe jou kaarte gesorteer is, wanneer jy geroep wil word.

    ### Bedieners
    Van elke bediener word die taal en die huisreëls bewaar. Word die bot van ’n bediener verwyder, dan word alles van daardie bediener ná { $servers ->
        [one] { $servers } dag
       *[other] { $servers } dae
    } uitgevee; kom die bot voor dit terug, is niks verlore nie.
privacy-not-kept =
    ### Wat nie bewaar word nie
    Boodskappe: die bot kan hulle nie lees nie, en sien net sy eie opdragte, knoppies, kieslyste en vorms. Geen prente, geen e-posadresse, geen ledelyste nie. In die tegniese logboek staan nommers van tafels en foute, geen name en geen kaarte nie.

    ### Uitvee
    Alles wat na jou herlei kan word, word dadelik uitgevee: ’n rekenaar neem jou plek vir altyd oor, jou uitslae gaan van die ranglys af, en die ander se uitslae bly reg. Wat al in ’n kanaal staan, bewaar Discord; wie daar boodskappe mag verwyder, moet dit weghaal. As die bot se eienaar ’n rugsteunkopie gemaak het, bly jy daarin totdat die kopie weggegooi word.
privacy-show = Wys wat daar is
privacy-export = Gee dit vir my as ’n lêer
privacy-delete = Vee alles uit…
privacy-back = Terug
privacy-exported = Dit is alles wat oor jou bewaar word.
privacy-delete-question =
    ### Alles oor jou op alle bedieners uitvee?
    Jou naam, jou keuses en jou plek op elke ranglys gaan weg. In spelle wat nog aan die gang is, neem ’n rekenaar jou plek oor, en jy kan nie weer daarby aansluit nie. Dit kan nie ongedaan gemaak word nie.
privacy-delete-surely = Ja, vee alles uit
privacy-keep = Nee, los dit
privacy-deleted = Alles oor jou is uitgevee. As jy weer ’n knoppie van ’n spel druk of weer ’n opdrag gee, begin jy van voor af.
privacy-yours = ## Wat oor jou bewaar word
privacy-nothing = Niks.
privacy-more = - … en nog { $lines ->
    [one] een
   *[other] { $lines }
}, alles in die lêer
privacy-settings = **Wat jy gekies het**
privacy-setting-language = Taal: { $language ->
    [none] outomaties
   *[other] { $language }
}
privacy-setting-sort = Kaarte gesorteer { $sort ->
    [rank] volgens waarde
   *[suit] volgens kleur
}
privacy-setting-pings = Geroep wanneer dit jou beurt is: { $pings ->
    [never] nooit
    [slow] net as dit lank vat
   *[always] altyd
}
privacy-names = **Jou name**
privacy-name = { $name } op { $server }
privacy-seats = **Tafels waar jy sit of gesit het**
privacy-seat = Tafel { $table }, { $game } op { $server }, { $day }: { $actions ->
    [0] geen skuiwe van jou nie
    [one] een skuif van jou
   *[other] { $actions } skuiwe van jou
}
privacy-actions = Tafel { $table }: { $actions ->
    [one] een skuif van jou
   *[other] { $actions } skuiwe van jou
}
privacy-hosted = **Tafels wat jy bestuur**
privacy-host = Tafel { $table }, { $game } op { $server }, { $day }
privacy-results = **Jou uitslae**
privacy-result = { $game } op { $server }, { $day }: { $points ->
    [one] { $points } punt
   *[other] { $points } punte
} in { $rounds ->
    [one] een rondte
   *[other] { $rounds } rondtes
}{ $won ->
    [yes] , gewen
   *[no] { "" }
}
