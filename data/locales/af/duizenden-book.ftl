# Die reëls van Duizenden. Elke paragraaf kry al die huisreëls saam, onder hul eie name.
duizenden-book-game =
    ## Duizenden
    Twee pakke kaarte, { $jokers ->
        [0] sonder jokers,
        [one] met { $jokers } joker,
       *[other] met { $jokers } jokers,
    } en twee tot ses spelers; almal speel teen mekaar. Jy maak stelle en reekse en lê hulle op die tafel neer. Wat aan die einde van ’n rondte voor jou lê, tel vir jou; wat jy nog in jou hand het, tel teen jou. Rondte vir rondte word die punte bymekaargetel, totdat iemand { $target } of meer het.

duizenden-book-deal =
    ### Die deel van die kaarte
    Elkeen kry dertien kaarte. Die res bly die **pak**, ’n toe hoop waarvan julle trek. Die boonste kaart word omgedraai en langsaan gelê: so begin die oop **stapel**.{ $redraw_special_upcard ->
        [true] { " " }As dit ’n joker of die skoppensvrou is, gaan dit terug in die pak en word ’n ander kaart omgedraai.
       *[false] { "" }
    } Die lot besluit wie die eerste rondte begin; daarna begin elke keer die volgende speler. Die beurt gaan kloksgewys om die tafel.

duizenden-book-values =
    ### Wat die kaarte werd is
    2 tot 9: **5** · 10, boer, vrou, koning: **10** · aas: **20**{ $jokers ->
        [0] { "" }
       *[other] { " · joker: **25**" }
    } · skoppensvrou: **100**
    Op die tafel is dit plus, in jou hand is dit minus.{ $low_ace_value ->
        [5] { " " }’n Aas wat op die tafel die laagste kaart van ’n reeks is, tel net 5.
       *[other] { "" }
    }

duizenden-book-house =
    ### Hierdie tafel se huisreëls

duizenden-book-turn =
    ## Jou beurt
    1. **Trek**: vat die boonste kaart van die pak, of die hele stapel. Nooit albei nie, en nooit net ’n deel van die stapel nie.
    2. **Lê neer**, as jy wil en so dikwels as jy wil: nuwe stelle en reekse, en kaarte by wat al voor jou lê. Jy mag net by jou eie kaarte bylê, nooit by iemand anders s’n nie.
    3. **Gooi weg**: een kaart op die stapel. Dan is jou beurt verby.

duizenden-book-melds =
    ### Stelle en reekse
    ’n **Stel** is drie of meer kaarte van dieselfde waarde. { $duplicate_suits_in_set ->
        [true] Dieselfde kaart mag twee keer daarin wees (5♠︎ 5♠︎ 5♥).
       *[false] Elke kaart het ’n ander kleur, dus kan daar hoogstens vier wees.
    }
    ’n **Reeks** is drie of meer kaarte van een kleur wat op mekaar volg. Die aas is die laagste kaart (A 2 3) of die hoogste (V K A){ $wrap_runs ->
        [true] , en ’n reeks mag om die hoek gaan (K A 2). ’n Reeks is hoogstens veertien kaarte lank.
       *[false] , maar om die hoek gaan dit nie (nie K A 2 nie). Die langste reeks loop van aas tot aas.
    }
    Twee reekse wat oorvleuel, of twee stelle van dieselfde waarde, mag langs mekaar lê. Wat op die tafel lê, bly lê: ’n mens skuif nie kaarte van een stel of reeks na ’n ander nie.

duizenden-book-opening =
    ### Oopmaak
    { $opening_minimum ->
        [0] Om die eerste keer in ’n rondte iets neer te lê, het jy geen punte nodig nie.
       *[other] Die eerste keer dat jy in ’n rondte iets neerlê, moet alles wat jy in daardie beurt neerlê, saam **{ $opening_minimum }** of meer werd wees. Jy mag dit al in jou eerste beurt doen, maar jy hoef nie. Kom jy nie daarby uit nie, vat jy jou kaarte terug en gooi net een weg.
    }

duizenden-book-opening-values =
    { $opening_values ->
        [pips] Hiervoor tel die oë: 2 tot 9 hul getal, 10 tot koning tien (die skoppensvrou ook), ’n aas 11, of 1 as die laagste kaart van ’n reeks.
       *[game] Hiervoor tel die kaarte wat hulle altyd werd is.
    }{ $jokers ->
        [0] { "" }
       *[other] { $joker_opening_value ->
            [replaced] { " " }’n Joker tel soveel as die kaart waarvoor dit lê.
           *[fixed] { " " }’n Joker tel 25.
        }
    }

duizenden-book-jokers =
    ### Jokers
    ’n Joker kan enige kaart se plek neem. { $max_jokers_per_meld ->
        [none] In ’n stel of reeks mag daar soveel wees as jy wil, solank daar een regte kaart by is.
        [1] In ’n stel of reeks mag daar een joker wees.
       *[other] In ’n stel of reeks mag daar hoogstens { $max_jokers_per_meld } wees, met minstens een regte kaart.
    } In ’n reeks hou dit die plek waar dit neergelê is; in ’n stel is dit enige kaart wat nog by mag kom.
    { $joker_swap ->
        [off] ’n Joker op die tafel bly lê waar dit lê.
       *[own] As jy die kaart het waarvoor ’n joker van jou lê, mag jy dit in jou beurt, nadat jy getrek het, op sy plek lê. Die joker kom nie terug in jou hand nie: jy lê dit in dieselfde beurt êrens anders voor jou neer.
    } { $forbid_joker_discard ->
        [true] ’n Joker mag jy nie weggooi nie.
       *[false] ’n Joker mag jy weggooi.
    }

duizenden-book-queen =
    ### Die skoppensvrou
    { $forbid_joker_discard ->
        [true] Die skoppensvrou mag jy nooit weggooi nie. As jy net skoppensvroue en jokers oorhet, eindig jou beurt sonder dat jy iets weggooi, en jy is nie uit nie.
       *[false] Die skoppensvrou mag jy nooit weggooi nie. As jy net skoppensvroue oorhet, eindig jou beurt sonder dat jy iets weggooi, en jy is nie uit nie.
    }

duizenden-book-out =
    ### Uitgaan
    { $must_discard_to_go_out ->
        [true] Jy gaan uit deur jou laaste kaart weg te gooi. Hou dus altyd een kaart oor as jy neerlê.
       *[false] Jy gaan uit deur jou laaste kaart weg te gooi, of deur dit neer te lê: dan is die rondte dadelik verby.
    }

duizenden-book-pile =
    ## Om die stapel te vat
    Jy vat die stapel vir sy boonste kaart, en dié moet op die tafel lê voor jou beurt verby is. Al die ander kaarte kry jy by. Dit kan op vier maniere:
    1. met twee of meer kaarte uit jou hand maak jy ’n nuwe stel of reeks;
    2. jy lê dit by wat al voor jou lê, so nodig nadat jy eers ander kaarte daar bygelê het{ $joker_swap ->
        [off] ;
       *[own] , of jy ruil dit daar vir ’n joker;
    }
    3. met twee of meer ander kaarte uit die stapel maak jy ’n nuwe stel of reeks;
    4. met kaarte uit die stapel en kaarte uit jou hand maak jy ’n nuwe stel of reeks.
    As jy self dieselfde kaart as die boonste een het, mag jy enige een van die twee neerlê.

duizenden-book-pile-keep =
    { $must_discard_to_go_out ->
        [true] Minstens een kaart moet oorbly om jou beurt mee te beëindig. Vir die eerste manier het jy dus drie kaarte in jou hand nodig, vir die ander maniere net een.
       *[false] Jy mag al jou kaarte neerlê: dan gaan jy uit.
    } Wat jy gevat het, kan jy nie terugsit nie. Wat jy neergelê het, mag jy terugvat totdat jy ’n kaart weggooi.

duizenden-book-pile-opening =
    ### Die stapel voor jy oopgemaak het
    { $pile_before_opening ->
        [never] Solank jy in hierdie rondte nog nie oopgemaak het nie, mag jy nie die stapel vat nie.
       *[must_open] { $opening_minimum ->
            [0] Jy mag die stapel vat voor jy oopgemaak het, as jy die boonste kaart in dieselfde beurt kan neerlê.
           *[other] Jy mag die stapel net vat as jy in dieselfde beurt by jou { $opening_minimum } punte kan uitkom, met die boonste kaart daarby. Die stapel se kaarte tel as joune.
        }
    }{ $free_first_upcard ->
        [true] { " " }Een uitsondering: wie die rondte begin, mag in daardie eerste beurt die eerste oop kaart sommer vat, en hoef dit nie neer te lê nie.
       *[false] { " " }Dit geld vir die heel eerste oop kaart ook.
    }

duizenden-book-pile-looking =
    ### Deur die stapel kyk
    { $open_pile_visible ->
        [true] By hierdie tafel mag almal enige tyd deur die stapel kyk.
       *[false] Jy sien die stapel se boonste kaart en hoeveel kaarte daar is, en niks meer nie: terugkyk mag nie. Wie onthou wat weggegooi is, het die voordeel. Daarom kan jy die knoppie om die stapel te vat altyd druk: as jy die boonste kaart nie kan gebruik nie, hoor jy dit, en dan het niks gebeur nie.
    }

duizenden-book-end =
    ## Die einde van ’n rondte
    ’n Rondte is verby sodra iemand nie meer kaarte het nie. Almal tel op wat voor hulle op die tafel lê, en trek af wat nog in hulle hand is. Om uit te gaan bring niks ekstra nie, en jou totaal kan onder nul sak.

duizenden-book-stock =
    ### As die pak op is
    { $stock_empty ->
        [end_round] As iemand moet trek en die pak is op, is die rondte verby en word dit getel soos dit lê.
       *[reshuffle] As iemand moet trek en die pak is op, word die stapel geskommel tot ’n nuwe pak; net die boonste kaart bly lê. As dit geen kaart gee nie, of as niemand ’n kaart neergelê het nie sedert die pak laas op was, is die rondte verby en word dit getel soos dit lê.
    }

duizenden-book-win =
    ### Wie wen
    Die spel is klaar as iemand ná ’n rondte **{ $target }** punte of meer het. Die hoogste totaal wen. As twee of meer saam bo staan, speel almal nog ’n rondte.
