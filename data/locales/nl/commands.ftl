# Opdrachten die elk spel heeft. Namen: kleine letters, geen spaties, hoogstens 32 tekens; uitleg: hoogstens 100.
command-duizenden-name = duizenden
command-duizenden-description = Duizenden: pakken, neerleggen en tellen tot duizend
command-start-name = start
command-start-description = Zet een tafel klaar in dit kanaal
command-start-rules-name = regels
command-start-rules-description = Met welke huisregels? Tot het begin kun je ze nog veranderen
command-start-thread-name = thread
command-start-thread-description = Geef de tafel een eigen thread
command-hand-name = hand
command-hand-description = Laat mij mijn kaarten zien
command-rules-name = regels
command-rules-description = Hoe gaat het spel?
command-stop-name = stop
command-stop-description = Stop een tafel voordat het spel uit is
command-houserules-name = huisregels
command-houserules-description = De huisregels van deze server

command-pings-name = roepen
command-pings-description = Wanneer moet ik je aan tafel roepen?
command-pings-when-name = wanneer
command-pings-when-description = Altijd als je aan de beurt bent, alleen als het lang duurt, of nooit
pings-always = altijd als ik aan de beurt ben
pings-slow = alleen als het lang duurt
pings-never = nooit
pings-now = { $pings ->
    [always] Ik roep je altijd als je aan de beurt bent.
    [slow] Ik roep je alleen als de helft van je tijd om is.
   *[never] Ik roep je nooit.
}
