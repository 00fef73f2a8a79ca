# Die huisreëls van Duisend: ’n naam, ’n wenk, en ’n teks vir elke waarde wat nie ’n getal is nie.
thousand-rule-four_player_deal = Kaarte met vier by die tafel
thousand-rule-four_player_deal-hint = Hoeveel kaarte die drie spelers kry wanneer ’n vierde uitsit.
thousand-rule-four_player_deal-six = ses elk, drie word nie gedeel nie
thousand-rule-four_player_deal-seven = sewe elk

thousand-rule-sitter = Wie van vier uitsit
thousand-rule-sitter-hint = Met vier by die tafel sit daar elke rondte een speler uit.
thousand-rule-sitter-right_of_dealer = die speler regs van die deler
thousand-rule-sitter-dealer = die deler

thousand-rule-opening = Begin van die biedery
thousand-rule-opening-hint = Of die eerste speler vanself op 100 staan.
thousand-rule-opening-forehand100 = die eerste speler staan vanself op 100
thousand-rule-opening-redeal_if_all_pass = almal mag pas; dan word daar weer gedeel

thousand-rule-bid_cap = Hoogste bod
thousand-rule-bid_cap-hint = Hoe hoog ’n mens mag bie.
thousand-rule-bid_cap-marriage = 120 en die huwelike in die hand
thousand-rule-bid_cap-120 = 120, wat jy ook al het
thousand-rule-bid_cap-none = so hoog as wat jy durf

thousand-rule-hide_prikup_at_100 = Prikup weggesteek by 100
thousand-rule-hide_prikup_at_100-hint = Of die prikup vir die ander weggesteek bly by ’n kontrak van 100.
thousand-rule-hide_prikup_at_100-true = by 100 sien net die verklaarder dit
thousand-rule-hide_prikup_at_100-false = word altyd vir almal gewys

thousand-rule-raise_after_prikup = Verhoog ná die prikup
thousand-rule-raise_after_prikup-hint = Of die verklaarder die kontrak mag verhoog ná ’n blik op die prikup.
thousand-rule-raise_after_prikup-true = toegelaat
thousand-rule-raise_after_prikup-false = nie toegelaat nie

thousand-rule-trump_mode = Troef
thousand-rule-trump_mode-hint = Hoe ’n kleur troef word.
thousand-rule-trump_mode-named = die verklaarder maak troef voor die eerste kaart
thousand-rule-trump_mode-marriage = elke huwelik wat aangekondig word, maak sy kleur troef

thousand-rule-marriage_values-hint = Wat koning en vrou van hierdie kleur saam werd is.
thousand-rule-marriage_values-S = Huwelik in skoppens
thousand-rule-marriage_values-H = Huwelik in hartens
thousand-rule-marriage_values-D = Huwelik in ruitens
thousand-rule-marriage_values-C = Huwelik in klawers
thousand-rule-marriage_values-trump = Huwelik in troef
thousand-rule-marriage_values-trump-hint = Wat koning en vrou van die troefkleur in plaas daarvan werd is.
thousand-rule-marriage_values-trump-none = net soveel as wat die kleur anders werd is

thousand-rule-marriage_mode = Huwelik aankondig
thousand-rule-marriage_mode-hint = Wanneer jy ’n huwelik kan aankondig, en wanneer dit tel.
thousand-rule-marriage_mode-win_trick = as jy koning of vrou speel en daardie slag wen
thousand-rule-marriage_mode-lead = as jy ’n slag daarmee begin nadat jy een gewen het; dit tel dadelik

thousand-rule-declarer_scores = Wat die verklaarder skryf
thousand-rule-declarer_scores-hint = Wat ’n verklaarder skryf wat die kontrak gehaal het.
thousand-rule-declarer_scores-actual = die gehaalde punte
thousand-rule-declarer_scores-bid = die kontrak

thousand-rule-rounding = Afronding
thousand-rule-rounding-hint = Wie se punte tot die naaste vyf afgerond word.
thousand-rule-rounding-none = niemand s’n nie
thousand-rule-rounding-others5 = die teenstanders s’n
thousand-rule-rounding-all5 = almal s’n

thousand-rule-must_trump = Troef speel
thousand-rule-must_trump-hint = Of jy troef moet speel as jy nie die kleur kan volg nie.
thousand-rule-must_trump-true = verpligtend
thousand-rule-must_trump-false = soos jy wil

thousand-rule-must_beat = Hoër speel
thousand-rule-must_beat-hint = Of jy die hoogste kaart moet klop as jy die kleur volg en dit kan.
thousand-rule-must_beat-true = verpligtend
thousand-rule-must_beat-false = soos jy wil

thousand-rule-barrel_at = Die vat begin by
thousand-rule-barrel_at-hint = Van watter totaal af ’n speler op die vat sit.

thousand-rule-barrel_clamp = Terug na die begin van die vat
thousand-rule-barrel_clamp-hint = Of ’n totaal wat op die vat kom, presies op die begin van die vat gesit word.
thousand-rule-barrel_clamp-true = ja
thousand-rule-barrel_clamp-false = nee, dit bly wat dit is

thousand-rule-barrel_attempts = Pogings op die vat
thousand-rule-barrel_attempts-hint = Ná hoeveel rondtes sonder wen die vat strafpunte kos.
thousand-rule-barrel_attempts-0 = onbeperk, sonder strafpunte

thousand-rule-barrel_penalty = Strafpunte van die vat
thousand-rule-barrel_penalty-hint = Hoeveel punte dit kos as jy nie van die vat af wen nie.

thousand-rule-barrel_collision = Twee op die vat
thousand-rule-barrel_collision-hint = Wat gebeur as iemand op die vat kom waar ’n ander een al sit.
thousand-rule-barrel_collision-coexist = hulle sit daar langs mekaar
thousand-rule-barrel_collision-knock_off = wie bykom, gooi die ander een af, en dié kry die strafpunte

thousand-rule-must_win_from_barrel = Wen van die vat af
thousand-rule-must_win_from_barrel-hint = Of jy ook wen as jy bo-oor die vat spring.
thousand-rule-must_win_from_barrel-true = net van die vat af: wie verder spring, bly daarop vassteek
thousand-rule-must_win_from_barrel-false = van enige plek af

thousand-rule-bolts = Boute
thousand-rule-bolts-hint = Wanneer rondtes sonder ’n slag of sonder punte strafpunte kos.
thousand-rule-bolts-total3 = by die derde een
thousand-rule-bolts-consecutive3 = by drie rondtes ná mekaar
thousand-rule-bolts-off = nooit

thousand-rule-bolt_penalty = Strafpunte van die boute
thousand-rule-bolt_penalty-hint = Hoeveel punte drie boute kos.

thousand-rule-bolt_declarer_exempt = Boute van die verklaarder
thousand-rule-bolt_declarer_exempt-hint = Of die verklaarder soos enigiemand anders ’n bout kan kry.
thousand-rule-bolt_declarer_exempt-true = die verklaarder kry geen bout nie
thousand-rule-bolt_declarer_exempt-false = soos enigiemand anders

thousand-rule-rospis = Opgee (rospis)
thousand-rule-rospis-hint = Of die verklaarder ná ’n blik op die prikup mag opgee, en wat die ander dan kry.
thousand-rule-rospis-off = nie toegelaat nie
thousand-rule-rospis-60 = toegelaat; die ander kry 60 elk
thousand-rule-rospis-half = toegelaat; die ander kry elk die helfte van die bod

thousand-rule-golden = Goue rondtes
thousand-rule-golden-hint = Of elke deler se eerste rondte vir 120 gespeel word en dubbel tel.
thousand-rule-golden-true = ja
thousand-rule-golden-false = nee

thousand-rule-dark = Blind bie
thousand-rule-dark-hint = Of jy 120 mag bie sonder om te kyk; wat die verklaarder skryf, tel dan dubbel.
thousand-rule-dark-true = toegelaat
thousand-rule-dark-false = nie toegelaat nie

thousand-rule-redeal_four_nines = Weer deel by vier neges
thousand-rule-redeal_four_nines-hint = Of jy met vier neges om nuwe kaarte mag vra.
thousand-rule-redeal_four_nines-true = toegelaat
thousand-rule-redeal_four_nines-false = nie toegelaat nie

thousand-rule-redeal_weak_hand = Weer deel by ’n swak hand
thousand-rule-redeal_weak_hand-hint = Met minder kaartpunte as dit mag jy om nuwe kaarte vra.
thousand-rule-redeal_weak_hand-0 = nie toegelaat nie

thousand-rule-ace_marriage = Vier ase
thousand-rule-ace_marriage-hint = Of vier ase in een hand soos ’n huwelik tel, 200 punte.
thousand-rule-ace_marriage-true = tel 200
thousand-rule-ace_marriage-false = tel niks ekstra nie

thousand-rule-dump_truck = Wipbaklorrie
thousand-rule-dump_truck-hint = Of ’n totaal van presies 555 terugval na 0.
thousand-rule-dump_truck-off = nee
thousand-rule-dump_truck-plus = ja
thousand-rule-dump_truck-both = ja, en −555 ook

thousand-rule-target = Speel tot
thousand-rule-target-hint = Wie ná ’n rondte soveel punte het, wen.

thousand-preset-standard = Standaard: die verklaarder maak troef
thousand-preset-classic = Klassiek: soos in Russiese klubs en programme
