# Die reëls van Duisend. Elke paragraaf kry al die huisreëls saam, onder hul eie name; die waardes van die huwelike as
# S, H, D, C en trump, en die tekens van die kleure.
thousand-book-game =
    ## Duisend (Тысяча)
    ’n Russiese kaartspel om slae vir drie spelers, of vir vier, van wie een elke rondte uitsit. Wie die hoogste bie, is die **verklaarder** van die rondte en sê vooraf hoeveel punte dit gaan oplewer; die twee ander speel teen die verklaarder, elkeen vir eie rekening. Rondte vir rondte word almal se punte bymekaargetel, totdat iemand **{ $target }** het.

thousand-book-cards =
    ### Die kaarte
    Daar is 24 kaarte, in elke kleur A 10 K V B 9, in hierdie volgorde: die tien staan bo die koning. Hulle tel:
    aas (A): **11** · 10: **10** · koning (K): **4** · vrou (V): **3** · boer (B): **2** · 9: **0**
    en alles saam 120. Koning en vrou van een kleur in een hand is ’n **huwelik**, en dit bring meer as die meeste slae.

thousand-book-deal =
    ### Die deel van die kaarte
    Met drie by die tafel kry elkeen sewe kaarte, en drie kaarte word met die rug na bo eenkant gelê: die **prikup**. { $four_player_deal ->
        [seven] Met vier kry die drie wat speel ook sewe kaarte elk.
       *[six] Met vier kry die drie wat speel ses kaarte elk, en buiten die prikup word drie kaarte glad nie gedeel nie: niemand kry hulle punte nie, en ná die rondte word hulle gewys.
    } { $sitter ->
        [dealer] Met vier sit die deler uit
       *[right_of_dealer] Met vier sit die speler regs van die deler uit
    }: dié skryf niks in hierdie rondte nie en kry geen bout nie. Die lot besluit wie eerste deel; ná elke rondte deel die volgende speler, kloksgewys. Die eerste speler links van die deler wat saamspeel, is die **voorhand**.

thousand-book-redeal =
    ### Weer deel
    { $redeal_four_nines ->
        [true] { $redeal_weak_hand ->
            [0] Wie al vier die neges gekry het, mag
           *[other] Wie al vier die neges gekry het, of kaarte wat saam minder as { $redeal_weak_hand ->
                [one] { $redeal_weak_hand } punt
               *[other] { $redeal_weak_hand } punte
            } werd is, mag
        }
       *[false] Wie kaarte gekry het wat saam minder as { $redeal_weak_hand ->
                [one] { $redeal_weak_hand } punt
               *[other] { $redeal_weak_hand } punte
            } werd is, mag
    } om nuwe kaarte vra, in plaas daarvan om die eerste keer te bie of te pas. Dieselfde deler deel weer, en niks word geskryf nie.

thousand-book-auction =
    ## Die biedery
    { $opening ->
        [redeal_if_all_pass] Die voorhand begin, en die laagste bod is 100. As al drie pas, deel dieselfde deler weer en word niks geskryf nie.
       *[forehand100] Die voorhand staan vanself op 100, dus word daar altyd gespeel; die speler links daarvan begin bie.
    } Elke bod is ’n veelvoud van vyf en hoër as die vorige een, soveel as wat jy wil. Wie pas, bie nie meer saam nie. Wanneer net een oorbly, is dit die verklaarder, en die laaste bod is die **kontrak**.

thousand-book-cap =
    { $bid_cap ->
        [none] Jy mag so hoog bie as wat jy durf.
        [120] Niemand mag meer as 120 bie nie.
       *[marriage] Niemand mag meer bie as 120 plus die huwelike in die hand nie{ $trump ->
            [none] { "" }
           *[other] , waarvan een as troef getel word: die een wat die meeste daarby wen
        }{ $ace_marriage ->
            [true] ; vier ase in die hand gee 200 by
           *[false] { "" }
        }.
    }

thousand-book-dark =
    ### Blind bie
    Wie eerste bie, en die voorhand by die eerste beurt, mag **blind** 120 bie, sonder om eers na die kaarte te kyk, solank dit hoër as die laaste bod is. Die ander mag hoër bie. As die blinde bod wen, tel alles wat die verklaarder vir hierdie rondte skryf dubbel, ’n verlies ook.

thousand-book-golden =
    ### Goue rondtes
    Die eerste rondte wat elke speler deel, is ’n **goue** rondte: daar word nie gebie nie, die voorhand is die verklaarder vir 120, en alles wat vir hierdie rondte geskryf word, tel dubbel, strafpunte ook.

thousand-book-exchange =
    ### Die prikup
    { $hide_prikup_at_100 ->
        [true] Die prikup word vir almal omgedraai, behalwe by ’n kontrak van 100: dan sien net die verklaarder dit.
       *[false] Die prikup word vir almal omgedraai.
    } Die verklaarder neem dit en gee vir elk van die twee teenstanders een kaart uit die hand, met die rug na bo: watter kaarte, en wie watter een kry, besluit die verklaarder. Net wie gee en wie kry, sien die kaart, en dit kan nie teruggevat word nie. Dan het al drie ewe veel kaarte: agt{ $four_player_deal ->
        [six] , of sewe waar ses gedeel is
       *[seven] { "" }
    }.

thousand-book-raise =
    Ná ’n blik op die prikup en voor die eerste kaart weggegee word, mag die verklaarder die kontrak verhoog, nooit verlaag nie{ $bid_cap ->
        [marriage] ; die hand saam met die prikup besluit hoe ver
       *[other] { "" }
    }.

thousand-book-rospis =
    Voor die eerste kaart weggegee word, mag die verklaarder die rondte ook opgee (*rospis*). Dit kos die bod, en { $rospis ->
        [half] die twee teenstanders skryf elkeen die helfte daarvan.
       *[60] die twee teenstanders skryf elkeen 60.
    } Niemand kry ’n bout nie.

thousand-book-trump =
    ### Die kontrak
    { $raise_after_prikup ->
        [true] Die kontrak is wat die verklaarder moet haal.
       *[false] Die bod is die kontrak, en dit kan nie meer verhoog word nie.
    } { $trump_mode ->
        [marriage] Daar is nog geen troef nie: die eerste huwelik bring dit.
       *[named] Dan maak die verklaarder troef: enige van die vier kleure, vir die hele rondte.
    } Die verklaarder begin die eerste slag.

thousand-book-play =
    ## Die speel van die kaarte
    Die ander volg kloksgewys, en elkeen speel een kaart. As jy die kleur kan volg waarmee die slag begin is, moet jy{ $must_beat ->
        [true] , en as jy daarmee die hoogste kaart van die slag kan klop, moet jy dit ook doen.
       *[false] ; wat daar lê, hoef jy nie te klop nie.
    } As jy nie die kleur kan volg nie, { $must_trump ->
        [true] moet jy troef speel as jy een het, maak nie saak watter nie; het jy geen troef nie, mag jy enige kaart speel.
       *[false] mag jy enige kaart speel, troef of nie.
    } Die hoogste troef wen die slag; as daar geen troef in is nie, die hoogste kaart van die kleur waarmee die slag begin is. Wie wen, neem die kaarte en begin die volgende slag.

thousand-book-marriages =
    ### Huwelike
    Koning en vrou van een kleur is werd: { $trump_mode ->
        [marriage] { $trump ->
            [none] { $sign_H } **{ $H }** · { $sign_D } **{ $D }** · { $sign_C } **{ $C }** · { $sign_S } **{ $S }**
           *[other] **{ $trump }**, in elke kleur (want elke huwelik maak sy kleur troef)
        }
       *[named] { $sign_H } **{ $H }** · { $sign_D } **{ $D }** · { $sign_C } **{ $C }** · { $sign_S } **{ $S }**{ $trump ->
            [none] { "" }
           *[other] { " · " }maar in troef **{ $trump }**
        }
    }

thousand-book-declaring =
    { $marriage_mode ->
        [lead] Jy kondig ’n huwelik aan deur ’n slag met die koning of die vrou te begin terwyl jy die ander een van die twee nog het. Daarvoor moet jy al ’n slag gewen het. Dit tel dadelik, wie ook al hierdie slag wen.
       *[win_trick] Jy kondig ’n huwelik aan deur die koning of die vrou te speel terwyl jy die ander een van die twee nog het: as jy begin, volg of troef, van die eerste slag af. Dit tel net as jy juis daardie slag wen; anders is dit vir altyd verlore.
    } Die verklaarder mag dit doen en die teenstanders ook, elke kleur een keer. Jy mag die kaart ook stil speel, sonder om dit aan te kondig; dan is hierdie huwelik verby.

thousand-book-marriage-trump =
    { $trump_mode ->
        [marriage] ’n Huwelik wat aangekondig word, maak sy kleur dadelik troef, al vir hierdie slag{ $marriage_mode ->
            [win_trick] , selfs al gaan die huwelik dan verlore
           *[lead] { "" }
        }. Die volgende een maak ’n ander kleur troef.
       *[named] ’n Huwelik verander nie die troefkleur nie.
    }

thousand-book-aces =
    ### Vier ase
    Wie al vier die ase het, al ’n slag gewen het en ’n slag met ’n aas begin, mag hulle aankondig: dit is dadelik 200 punte. Die troefkleur bly wat dit is.

thousand-book-count =
    ## Die telling
    Ná die laaste slag tel elkeen die punte van die gewonne kaarte en die huwelike op. { $rounding ->
        [all5] Almal se punte word tot die naaste vyf afgerond.
        [others5] Die twee teenstanders se punte word tot die naaste vyf afgerond, die verklaarder s’n nie.
       *[none] Niks word afgerond nie.
    } ’n Verklaarder wat die kontrak gehaal het, skryf { $declarer_scores ->
        [bid] die kontrak, hoeveel meer dit ook al was;
       *[actual] al die gehaalde punte;
    } ’n verklaarder wat dit nie gehaal het nie, verloor die kontrak. Die twee teenstanders skryf in elk geval hulle punte. ’n Totaal kan onder nul sak.

thousand-book-bolts =
    ### Boute
    Wie saamspeel en geen slag wen nie, of geen punte nie, kry ’n **bout**, { $bolt_declarer_exempt ->
        [true] maar die verklaarder nooit nie.
       *[false] die verklaarder ook.
    } { $bolts ->
        [consecutive3] Drie boute in rondtes ná mekaar kos { $bolt_penalty ->
            [0] niks nie
            [one] **{ $bolt_penalty }** punt
           *[other] **{ $bolt_penalty }** punte
        }; ’n rondte met ’n slag en punte vee hulle uit. Ná die derde een begin die tel van voor af.
       *[total3] Die derde bout kos { $bolt_penalty ->
            [0] niks nie
            [one] **{ $bolt_penalty }** punt
           *[other] **{ $bolt_penalty }** punte
        }, en dan begin die tel van voor af.
    } ’n Kontrak wat nie gehaal is nie, is nie op sigself ’n bout nie.

thousand-book-barrel =
    ### Die vat
    Wie ’n rondte met { $barrel_at } of meer begin en saamspeel, sit **op die vat** en moet die spel van daar af wen.{ $barrel_clamp ->
        [true] { " " }Wie daarop kom, word op presies { $barrel_at } gesit, en sak daarheen terug as die wins te klein is.
       *[false] { "" }
    }{ $must_win_from_barrel ->
        [true] { " " }Niemand kan bo-oor spring nie: ’n totaal van { $target } of meer wat van onder af kom, bly op { $barrel_at } vassteek.
       *[false] { "" }
    } Die eerste keer dat jy op die vat ’n beurt kry om te bie, moet jy bie wat jy nodig het om { $target } te haal, maar minstens 100{ $bid_cap ->
        [none] { "" }
       *[other] , tensy dit meer is as wat jy mag bie
    }{ $opening ->
        [forehand100] { " " }(die voorhand staan vanself op daardie bedrag)
       *[redeal_if_all_pass] { "" }
    }. Daarna mag jy pas.

thousand-book-barrel-round =
    ’n Verklaarder op die vat skryf soos altyd. Wie op die vat sit terwyl iemand anders die verklaarder is, skryf niks nie, hoeveel punte daar ook al gehaal is.

thousand-book-barrel-penalty =
    { $barrel_attempts ->
        [0] Jy mag van die vat af probeer so dikwels as wat dit nodig is: om nie te wen nie, kos geen strafpunte nie.
        [1] ’n Rondte op die vat sonder om te wen kos { $barrel_penalty ->
            [0] verder niks nie.
            [one] **{ $barrel_penalty }** punt. ’n Verklaarder wat op die vat was, verloor die kontrak as dit nie gehaal is nie, en verder niks nie.
           *[other] **{ $barrel_penalty }** punte. ’n Verklaarder wat op die vat was, verloor die kontrak as dit nie gehaal is nie, en verder niks nie.
        }
       *[other] Jy het { $barrel_attempts } pogings; wie onder { $barrel_at } sak en terugkom, het hulle weer almal. As die laaste poging ook nie slaag nie, kos dit { $barrel_penalty ->
            [0] niks nie, en dan begin die tel van voor af.
            [one] **{ $barrel_penalty }** punt, en dan begin die tel van voor af. ’n Verklaarder wat op die vat was, verloor die kontrak as dit nie gehaal is nie, en verder niks nie.
           *[other] **{ $barrel_penalty }** punte, en dan begin die tel van voor af. ’n Verklaarder wat op die vat was, verloor die kontrak as dit nie gehaal is nie, en verder niks nie.
        }
    } { $barrel_collision ->
        [knock_off] Wie op die vat kom, gooi af wie al daarop sit: dié verloor { $barrel_penalty ->
            [one] **{ $barrel_penalty }** punt
           *[other] **{ $barrel_penalty }** punte
        }, tensy hierdie rondte dit al gekos het.
       *[coexist] Meer as een speler kan op die vat sit, elkeen vir eie rekening.
    }

thousand-book-dump-truck =
    ### Die wipbaklorrie
    { $dump_truck ->
        [both] Wie ’n rondte gespeel het en dan op presies 555 staan, of op presies −555, val terug na 0.
       *[plus] Wie ’n rondte gespeel het en dan op presies 555 staan, val terug na 0.
    }

thousand-book-end =
    ### Die einde
    Ná elke rondte word alles in hierdie volgorde geskryf: punte, vat{ $bolts ->
        [off] { "" }
       *[other] , boute
    }{ $dump_truck ->
        [off] { "" }
       *[other] , wipbaklorrie
    }. Wie dan **{ $target }** of meer het, wen{ $must_win_from_barrel ->
        [true] { "" }
       *[false] , van die vat af of nie
    }. As daar meer as een is, wen die hoogste totaal; by gelyke totale die verklaarder, anders die eerste een links van die deler.

thousand-book-house =
    ## Hierdie tafel se huisreëls

thousand-book-house-preset = Hierdie tafel speel met: **{ $preset }**
