# Why something could not be done; nothing has changed then.
problem-stale = That was already done. Here is how it stands now.
problem-outdated = This button belongs to an older version of the bot. Ask for your hand again.
problem-no-table = This table does not exist any more.
problem-unreadable-table = This table was saved by another version of the bot and cannot be opened. Its host can stop it.
problem-already-seated = You are already sitting at this table.
problem-table-full = All { $seats } seats are taken.
problem-no-such-level = There is no such computer player.
problem-no-computer = No computer is sitting at this table.
problem-not-seated = You are not sitting at this table.
problem-outsider = You are not playing at this table.
problem-not-started = The game has not started yet. The host presses **Start**.
problem-no-lobby = The game has already started.
problem-already-closed = This game is over.
problem-not-host = Only the host, { $host }, can do that.
problem-wrong-number = This game is for { $fewest } to { $most } players.
problem-away = A computer is playing for you. Press **My hand** and then **I'm back**.
problem-not-away = You are already playing.
problem-no-rematch = There is already a rematch.
problem-no-record = The record shows everybody's cards, so you can have it when the game is over.
problem-no-table-of-yours = You are not playing this game on this server. Start a table, or press **Join** on one.
problem-no-table-here = There is no table of this game on this server.
problem-may-not-stop = Only the host of a table, or somebody who may manage the server, can stop it.
problem-no-thread-here = A table can have its own thread only in an ordinary text channel. Try it there, or without a thread.
problem-missing-permissions = I cannot play here: in this channel I am not allowed to: { $permissions }. Somebody who manages the server can change that.

problem-nobody-to-skip = There is nobody to skip at the moment.
problem-has-clock = This table has its own clock: a computer plays <t:{ $at }:R>.
problem-skip-later = Somebody can be skipped after ten minutes. Try again <t:{ $at }:R>.
problem-no-hints = Hints are not allowed at this table.
problem-not-your-turn = It is not your turn.

permission-view_channel = see the channel
permission-send_messages = send messages
permission-send_messages_in_threads = send messages in threads
permission-create_public_threads = create public threads
permission-embed_links = embed links
permission-attach_files = attach files

failure-only-in-server = This works only on a server, not in private messages.
failure-database = The scores cannot be written down at the moment. Nothing has changed; please try again in a minute.
failure-channel-gone = The channel of this table does not exist any more. Your game is safe: give the command for your hand in another channel, and the table moves there.
failure-message-gone = That message does not exist any more. Your game is safe: ask for your hand again.
failure-no-access = I cannot see the channel of this table any more. Your game is safe; it goes on when I can.
failure-no-permission = I am not allowed to do that in this channel. Your game is safe; it goes on when I can write here again.
failure-thread-archived = This thread is archived. Your game is safe: open the thread again, or give the command for your hand in another channel, and the table moves there.
failure-thread-locked = This thread is locked. Your game is safe; somebody who manages the server can unlock it.
failure-unexpected = Something went wrong on my side. Your game is safe; please try again.
