# Opdrachten die elk spel heeft. Namen: kleine letters, geen spaties, hoogstens 32 tekens; uitleg: hoogstens 100.
command-duizenden-name = duizenden
command-duizenden-description = Duizenden: pakken, uitleggen en tellen tot duizend
command-start-name = start
command-start-description = Zet een tafel klaar in dit kanaal
command-start-rules-name = regels
command-start-rules-description = Met welke huisregels? Tot het begin kun je ze nog veranderen
command-start-thread-name = draad
command-start-thread-description = Geef de tafel een eigen draad
command-hand-name = hand
command-hand-description = Laat mijn kaarten zien
command-rules-name = regels
command-rules-description = Hoe gaat het spel?
command-stop-name = stop
command-stop-description = Stop een tafel voordat het spel uit is
command-houserules-name = huisregels
command-houserules-description = De huisregels van deze server
