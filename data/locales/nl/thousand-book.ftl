# Het spelregelboekje van Duizend. Elke alinea krijgt alle huisregels mee, onder hun eigen naam; de waarden van de
# huwelijken als S, H, D, C en trump, en de tekens van de kleuren.
thousand-book-game =
    ## Duizend (Тысяча)
    Een Russisch slagenspel voor drie spelers, of voor vier, van wie er elke ronde één niet meespeelt. Wie het hoogst biedt, is de **alleenspeler** van de ronde en zegt vooraf hoeveel punten die gaat opleveren; de twee anderen spelen ertegen, ieder voor zich. Ronde na ronde worden ieders punten opgeteld, tot iemand er **{ $target }** heeft.

thousand-book-cards =
    ### De kaarten
    Er zijn 24 kaarten, in elke kleur A 10 H V B 9, in die volgorde: de tien staat boven de heer. Ze zijn waard:
    aas (A): **11** · 10: **10** · heer (H): **4** · vrouw (V): **3** · boer (B): **2** · 9: **0**
    en alles bij elkaar 120. Heer en vrouw van één kleur in één hand zijn een **huwelijk**, en dat levert meer op dan de meeste slagen.

thousand-book-deal =
    ### Het delen
    Met drie aan tafel krijgt ieder zeven kaarten, en drie kaarten gaan gesloten opzij: de **prikup**. { $four_player_deal ->
        [seven] Met vier krijgen de drie die spelen ook elk zeven kaarten.
       *[six] Met vier krijgen de drie die spelen elk zes kaarten, en buiten de prikup worden er drie kaarten helemaal niet gedeeld: hun punten zijn voor niemand, en ze worden na de ronde getoond.
    } { $sitter ->
        [dealer] Met vier speelt de deler niet mee
       *[right_of_dealer] Met vier speelt wie rechts van de deler zit, niet mee
    }: die schrijft deze ronde niets en krijgt geen bout. Wie het eerst deelt, beslist het lot; na elke ronde deelt de volgende speler, met de klok mee. Wie links van de deler als eerste meespeelt, heet de **voorhand**.

thousand-book-redeal =
    ### Opnieuw delen
    { $redeal_four_nines ->
        [true] { $redeal_weak_hand ->
            [0] Wie alle vier de negens kreeg, mag
           *[other] Wie alle vier de negens kreeg, of kaarten die samen minder dan { $redeal_weak_hand ->
                [one] { $redeal_weak_hand } punt
               *[other] { $redeal_weak_hand } punten
            } waard zijn, mag
        }
       *[false] Wie kaarten kreeg die samen minder dan { $redeal_weak_hand ->
                [one] { $redeal_weak_hand } punt
               *[other] { $redeal_weak_hand } punten
            } waard zijn, mag
    } nieuwe kaarten vragen, in plaats van voor het eerst te bieden of te passen. Dezelfde deler deelt nog eens, en er wordt niets geschreven.

thousand-book-auction =
    ## Het bieden
    { $opening ->
        [redeal_if_all_pass] De voorhand begint, en het laagste bod is 100. Passen ze alle drie, dan deelt dezelfde deler opnieuw en wordt er niets geschreven.
       *[forehand100] De voorhand staat vanzelf op 100, dus er wordt altijd gespeeld; wie links daarvan zit, begint met bieden.
    } Elk bod is een veelvoud van vijf en hoger dan het vorige, zoveel je wilt. Wie past, biedt niet meer mee. Is er nog één over, dan is die de alleenspeler, en het laatste bod is het **contract**.

thousand-book-cap =
    { $bid_cap ->
        [none] Je mag zo hoog bieden als je durft.
        [120] Niemand mag meer dan 120 bieden.
       *[marriage] Niemand mag meer bieden dan 120 plus de huwelijken in de hand{ $trump ->
            [none] { "" }
           *[other] , waarvan één als troef geteld: het huwelijk dat daar het meest bij wint
        }{ $ace_marriage ->
            [true] ; vier azen in de hand geven er 200 bij
           *[false] { "" }
        }.
    }

thousand-book-dark =
    ### Blind bieden
    Wie als eerste biedt, en de voorhand bij de eerste keer, mag 120 bieden zonder de kaarten te hebben bekeken (**blind**), zolang dat hoger is dan het laatste bod. De anderen mogen erboven. Wint het blinde bod, dan telt alles wat de alleenspeler deze ronde schrijft dubbel, verlies ook.

thousand-book-golden =
    ### Gouden rondes
    De eerste ronde die elke speler deelt, is een **gouden** ronde: er wordt niet geboden, de voorhand is de alleenspeler voor 120, en alles wat voor deze ronde geschreven wordt, telt dubbel, strafpunten ook.

thousand-book-exchange =
    ### De prikup
    { $hide_prikup_at_100 ->
        [true] De prikup wordt voor iedereen omgedraaid, behalve bij een contract van 100: dan ziet alleen de alleenspeler hem.
       *[false] De prikup wordt voor iedereen omgedraaid.
    } De alleenspeler pakt hem en geeft elke tegenstander gesloten één kaart uit de hand: welke kaarten dat zijn en wie welke krijgt, bepaalt de alleenspeler. Alleen gever en ontvanger zien de kaart, en terugnemen kan niet. Dan heeft ieder evenveel kaarten: acht{ $four_player_deal ->
        [six] , of zeven waar er zes gedeeld zijn
       *[seven] { "" }
    }.

thousand-book-raise =
    Zolang er nog geen kaart is weggegeven, mag de alleenspeler het contract nu verhogen, nooit verlagen{ $bid_cap ->
        [marriage] ; de hand met de prikup erbij bepaalt hoe ver
       *[other] { "" }
    }.

thousand-book-rospis =
    Zolang er nog geen kaart is weggegeven, mag de alleenspeler de ronde ook opgeven (*rospis*). Dat kost het bod, en { $rospis ->
        [half] de twee tegenstanders schrijven elk de helft ervan.
       *[60] de twee tegenstanders schrijven elk 60.
    } Niemand krijgt een bout.

thousand-book-trump =
    ### Het contract
    { $raise_after_prikup ->
        [true] Het contract is wat de alleenspeler moet halen.
       *[false] Het bod is het contract, en dat kan niet meer omhoog.
    } { $trump_mode ->
        [marriage] Er is nog geen troef: die komt er met het eerste huwelijk.
       *[named] Dan maakt de alleenspeler troef: een van de vier kleuren, voor de hele ronde.
    } De alleenspeler komt uit in de eerste slag.

thousand-book-play =
    ## Het spelen
    De anderen volgen met de klok mee, en ieder speelt één kaart. Kun je de gevraagde kleur bekennen, dan moet dat{ $must_beat ->
        [true] , en kun je daarmee hoger dan de hoogste kaart van de slag, dan moet dat ook.
       *[false] ; hoger spelen dan wat er ligt, hoeft niet.
    } Kun je niet bekennen, dan { $must_trump ->
        [true] moet je troef spelen als je die hebt, welke je maar wilt; heb je geen troef, dan mag elke kaart.
       *[false] mag je elke kaart spelen, troef of niet.
    } De hoogste troef haalt de slag; zit er geen troef bij, dan de hoogste kaart van de gevraagde kleur. Wie de slag haalt, pakt de kaarten en komt uit in de volgende.

thousand-book-marriages =
    ### Huwelijken
    Heer en vrouw van één kleur zijn waard: { $trump_mode ->
        [marriage] { $trump ->
            [none] { $sign_H } **{ $H }** · { $sign_D } **{ $D }** · { $sign_C } **{ $C }** · { $sign_S } **{ $S }**
           *[other] **{ $trump }**, in elke kleur (want elk huwelijk maakt zijn kleur troef)
        }
       *[named] { $sign_H } **{ $H }** · { $sign_D } **{ $D }** · { $sign_C } **{ $C }** · { $sign_S } **{ $S }**{ $trump ->
            [none] { "" }
           *[other] { ", " }maar in troef **{ $trump }**
        }
    }

thousand-book-declaring =
    { $marriage_mode ->
        [lead] Je meldt een huwelijk door met de heer of de vrouw uit te komen terwijl je de andere van de twee nog hebt. Daarvoor moet je al een slag gehaald hebben. Het telt meteen, wie deze slag ook haalt.
       *[win_trick] Je meldt een huwelijk door de heer of de vrouw te spelen terwijl je de andere van de twee nog hebt: bij het uitkomen, bekennen of introeven, vanaf de eerste slag. Het telt alleen als je precies die slag haalt; anders is het voorgoed verloren.
    } De alleenspeler en de tegenstanders mogen dat, elke kleur één keer. Je mag de kaart ook stil spelen, zonder te melden; dan is dit huwelijk voorbij.

thousand-book-marriage-trump =
    { $trump_mode ->
        [marriage] Een gemeld huwelijk maakt zijn kleur meteen troef, al voor deze slag{ $marriage_mode ->
            [win_trick] , ook als het huwelijk daarna verloren gaat
           *[lead] { "" }
        }. Het volgende maakt een andere kleur troef.
       *[named] Een huwelijk verandert niets aan de troefkleur.
    }

thousand-book-aces =
    ### Vier azen
    Wie alle vier de azen heeft, al een slag heeft gehaald en met een aas uitkomt, mag ze melden: dat zijn meteen 200 punten. De troefkleur blijft wat hij is.

thousand-book-count =
    ## Het tellen
    Na de laatste slag telt ieder de punten van de gehaalde kaarten en de huwelijken op. { $rounding ->
        [all5] Ieders punten worden op vijftallen afgerond.
        [others5] De punten van de twee tegenstanders worden op vijftallen afgerond, die van de alleenspeler niet.
       *[none] Er wordt niets afgerond.
    } Een alleenspeler die het contract heeft gehaald, schrijft { $declarer_scores ->
        [bid] het contract, hoeveel meer het ook was;
       *[actual] alle gehaalde punten;
    } een alleenspeler die het niet heeft gehaald, verliest het contract. De twee tegenstanders schrijven hun punten hoe dan ook. Je kunt onder nul komen.

thousand-book-bolts =
    ### Bouten
    Wie meespeelt en geen slag haalt, of geen punten, krijgt een **bout**, { $bolt_declarer_exempt ->
        [true] maar de alleenspeler nooit.
       *[false] de alleenspeler ook.
    } { $bolts ->
        [consecutive3] Drie bouten in rondes achter elkaar kosten { $bolt_penalty ->
            [0] niets
            [one] **{ $bolt_penalty }** punt
           *[other] **{ $bolt_penalty }** punten
        }; een ronde met een slag en punten veegt ze uit. Na de derde begint het tellen opnieuw.
       *[total3] De derde bout kost { $bolt_penalty ->
            [0] niets
            [one] **{ $bolt_penalty }** punt
           *[other] **{ $bolt_penalty }** punten
        }, en het tellen begint opnieuw.
    } Een contract dat niet gehaald is, is op zichzelf geen bout.

thousand-book-barrel =
    ### De ton
    Wie een ronde begint met { $barrel_at } of meer en meespeelt, zit **op de ton** en moet daar het spel winnen.{ $barrel_clamp ->
        [true] { " " }Wie erop komt, wordt op precies { $barrel_at } gezet, en gaat daarnaar terug bij een winst die te klein is om te winnen.
       *[false] { "" }
    }{ $must_win_from_barrel ->
        [true] { " " }Niemand kan eroverheen: een totaal van { $target } of meer dat van beneden komt, blijft steken op { $barrel_at }.
       *[false] { "" }
    } De eerste keer dat je op de ton aan de beurt bent om te bieden, moet je bieden wat je nodig hebt om { $target } te halen, maar minstens 100{ $bid_cap ->
        [none] { "" }
       *[other] , tenzij dat meer is dan je mag bieden
    }{ $opening ->
        [forehand100] { " " }(de voorhand staat vanzelf op dat bedrag)
       *[redeal_if_all_pass] { "" }
    }. Daarna mag je passen.

thousand-book-barrel-round =
    Een alleenspeler op de ton schrijft zoals altijd. Wie op de ton zit terwijl een ander de alleenspeler is, schrijft niets, hoeveel punten er ook gehaald zijn.

thousand-book-barrel-penalty =
    { $barrel_attempts ->
        [0] Je mag het vanaf de ton zo vaak proberen als nodig is: niet winnen kost geen strafpunten.
        [1] Een ronde op de ton zonder te winnen kost { $barrel_penalty ->
            [0] verder niets.
            [one] **{ $barrel_penalty }** punt. Een alleenspeler die op de ton zat, verliest het contract als dat niet gehaald is, en verder niets.
           *[other] **{ $barrel_penalty }** punten. Een alleenspeler die op de ton zat, verliest het contract als dat niet gehaald is, en verder niets.
        }
       *[other] Je hebt { $barrel_attempts } pogingen; wie onder de { $barrel_at } zakt en terugkomt, heeft ze alle weer. Wint ook de laatste niet, dan kost dat { $barrel_penalty ->
            [0] niets, en het tellen begint opnieuw.
            [one] **{ $barrel_penalty }** punt, en het tellen begint opnieuw. Een alleenspeler die op de ton zat, verliest het contract als dat niet gehaald is, en verder niets.
           *[other] **{ $barrel_penalty }** punten, en het tellen begint opnieuw. Een alleenspeler die op de ton zat, verliest het contract als dat niet gehaald is, en verder niets.
        }
    } { $barrel_collision ->
        [knock_off] Wie op de ton komt, gooit eraf wie er al op zit: die verliest { $barrel_penalty ->
            [one] **{ $barrel_penalty }** punt
           *[other] **{ $barrel_penalty }** punten
        }, tenzij deze ronde dat al gekost heeft.
       *[coexist] Er kunnen meerdere spelers tegelijk op de ton zitten, ieder voor zich.
    }

thousand-book-dump-truck =
    ### De kiepwagen
    { $dump_truck ->
        [both] Wie een ronde heeft meegespeeld en dan op precies 555 staat, of op precies −555, valt terug naar 0.
       *[plus] Wie een ronde heeft meegespeeld en dan op precies 555 staat, valt terug naar 0.
    }

thousand-book-end =
    ### Het eind
    Na elke ronde wordt alles in deze volgorde geschreven: punten, ton{ $bolts ->
        [off] { "" }
       *[other] , bouten
    }{ $dump_truck ->
        [off] { "" }
       *[other] , kiepwagen
    }. Wie dan **{ $target }** of meer heeft, wint{ $must_win_from_barrel ->
        [true] { "" }
       *[false] , vanaf de ton of niet
    }. Zijn het er meerdere, dan wint het hoogste totaal; bij gelijke stand de alleenspeler, en anders wie het eerst links van de deler zit.

thousand-book-house =
    ## De huisregels van deze tafel

thousand-book-house-preset = Aan deze tafel gelden: **{ $preset }**
