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
command-rules-description = How is it played?
command-stop-name = stop
command-stop-description = Stop a table before the game is over
command-houserules-name = houserules
command-houserules-description = The house rules this server plays by
