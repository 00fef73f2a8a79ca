# Commands that every game has. Names: lower case, no spaces, at most 32 characters; descriptions: at most 100.
command-duizenden-name = duizenden
command-duizenden-description = Duizenden: the Dutch rummy to a thousand
command-start-name = start
command-start-description = Open a table in this channel
command-start-rules-name = rules
command-start-rules-description = By which house rules? They can still be changed before the game starts
command-start-thread-name = thread
command-start-thread-description = Give the table a thread of its own
command-hand-name = hand
command-hand-description = Show me my hand
command-rules-name = rules
command-rules-description = How to play
command-stop-name = stop
command-stop-description = Stop a table before the game is over
command-houserules-name = houserules
command-houserules-description = The house rules this server plays by

command-pings-name = pings
command-pings-description = When should I call you to the table?
command-pings-when-name = when
command-pings-when-description = Always when it’s your turn, only when it takes long, or never
pings-always = always when it’s my turn
pings-slow = only when it takes long
pings-never = never
pings-now = { $pings ->
    [always] I call you whenever it’s your turn.
    [slow] I call you only when half of your time is over.
   *[never] I never call you.
}
