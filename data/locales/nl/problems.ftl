# Waarom iets niet kon; er is dan niets veranderd.
problem-stale = Dat was al gebeurd. Zo staat het er nu voor.
problem-outdated = Deze knop hoort bij een oudere versie van de bot. Vraag je hand opnieuw.
problem-no-table = Deze tafel bestaat niet meer.
problem-unreadable-table = Deze tafel is bewaard door een andere versie van de bot en kan niet worden geopend. Wie de tafel begon kan hem stoppen.
problem-already-seated = Je zit al aan deze tafel.
problem-table-full = Alle { $seats } plaatsen zijn bezet.
problem-no-such-level = Zo'n computerspeler is er niet.
problem-no-computer = Er zit geen computer aan deze tafel.
problem-not-seated = Je zit niet aan deze tafel.
problem-outsider = Je speelt niet mee aan deze tafel.
problem-not-started = Het spel is nog niet begonnen. De gastheer of gastvrouw drukt op **Beginnen**.
problem-no-lobby = Het spel is al begonnen.
problem-already-closed = Dit spel is afgelopen.
problem-not-host = Dat kan alleen de gastheer of gastvrouw: { $host }.
problem-wrong-number = Dit spel is voor { $fewest } tot { $most } spelers.
problem-away = Een computer speelt voor je. Druk op **Mijn hand** en dan op **Ik ben terug**.
problem-not-away = Je speelt al zelf.
problem-no-rematch = Er is al een nieuw spel.
problem-no-record = In het verslag staan ieders kaarten; je kunt het krijgen als het spel afgelopen is.
problem-no-table-of-yours = Je speelt dit spel niet op deze server. Begin een tafel, of druk ergens op **Meedoen**.
problem-no-table-here = Er is geen tafel van dit spel op deze server.
problem-may-not-stop = Alleen wie de tafel begon, of wie de server mag beheren, kan de tafel stoppen.
problem-no-thread-here = Een eigen draad kan alleen in een gewoon tekstkanaal. Probeer het daar, of zonder draad.
problem-missing-permissions = Ik kan hier niet spelen. In dit kanaal mag ik niet: { $permissions }. Wie de server beheert kan dat veranderen.

problem-nobody-to-skip = Er is nu niemand om over te slaan.
problem-has-clock = Deze tafel heeft een klok: een computer speelt <t:{ $at }:R>.
problem-skip-later = Overslaan kan na tien minuten. Probeer het <t:{ $at }:R> nog eens.
problem-no-hints = Aan deze tafel mogen geen tips worden gevraagd.
problem-not-your-turn = Je bent niet aan de beurt.

permission-view_channel = het kanaal zien
permission-send_messages = berichten sturen
permission-send_messages_in_threads = berichten sturen in draden
permission-create_public_threads = openbare draden maken
permission-embed_links = links insluiten
permission-attach_files = bestanden bijvoegen

failure-only-in-server = Dit kan alleen op een server, niet in privéberichten.
failure-database = Er kan nu even niets worden opgeschreven. Er is niets veranderd; probeer het over een minuut nog eens.
failure-channel-gone = Het kanaal van deze tafel bestaat niet meer. Je spel is veilig: vraag in een ander kanaal om je hand, dan verhuist de tafel daarheen.
failure-message-gone = Dat bericht bestaat niet meer. Je spel is veilig: vraag je hand opnieuw.
failure-no-access = Ik kan het kanaal van deze tafel niet meer zien. Je spel is veilig en gaat verder als het weer kan.
failure-no-permission = Dat mag ik niet in dit kanaal. Je spel is veilig en gaat verder als ik hier weer mag schrijven.
failure-thread-archived = Deze draad is gearchiveerd. Je spel is veilig: open de draad weer, of vraag in een ander kanaal om je hand, dan verhuist de tafel daarheen.
failure-thread-locked = Deze draad is op slot. Je spel is veilig; wie de server beheert kan hem weer openen.
failure-unexpected = Er ging bij mij iets mis. Je spel is veilig; probeer het nog eens.
