# Opdragte wat elke spel het. Discord ken nie Afrikaans nie en wys die Engelse name; daarom bly die name hier Engels, sodat
# ’n teks wat ’n opdrag noem, dit noem soos dit daar staan.
command-duizenden-name = duizenden
command-duizenden-description = Duizenden: die Nederlandse rummy tot by ’n duisend
command-start-name = start
command-start-description = Begin ’n tafel in hierdie kanaal
command-start-rules-name = rules
command-start-rules-description = Met watter huisreëls? Julle kan hulle nog verander totdat die spel begin
command-start-thread-name = thread
command-start-thread-description = Gee die tafel sy eie draad
command-hand-name = hand
command-hand-description = Wys my eie kaarte, net vir my
command-rules-name = rules
command-rules-description = Hoe om te speel
command-stop-name = stop
command-stop-description = Stop ’n tafel voordat die spel klaar is
command-houserules-name = houserules
command-houserules-description = Die huisreëls waarmee hierdie bediener speel

command-pings-name = pings
command-pings-description = Wanneer moet ek jou tafel toe roep?
command-pings-when-name = when
command-pings-when-description = Altyd as dit jou beurt is, net as dit lank vat, of nooit
pings-always = altyd as dit my beurt is
pings-slow = net as dit lank vat
pings-never = nooit
pings-now = { $pings ->
    [always] Ek roep jou altyd as dit jou beurt is.
    [slow] Ek roep jou net as die helfte van jou tyd om is.
   *[never] Ek roep jou nooit.
}
