# What can be read at any time: rule book, leaderboard, languages, privacy. Names of commands: lower case, no spaces,
# at most 32 characters; descriptions: at most 100.

## The rule book
rules-previous = ◀ Back
rules-next = Next ▶
rules-page = -# Page { $page } of { $pages }
rules-contents = Contents…
rules-house = House rules

## The leaderboard
command-scores-name = scores
command-scores-description = The leaderboard of this server
command-scores-game-name = game
command-scores-game-description = Of which game?
scores-all-games = All games
scores-title = ## Leaderboard · { $game }
scores-title-all = ## Leaderboard · all games
scores-line = **{ $place }.** **{ $name }** · won { $won } of { $games }
    -# { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in all · { $average } a round on average
scores-line-own = ▶ **{ $place }.** **{ $name }** (you) · won { $won } of { $games }
    -# { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in all · { $average } a round on average
scores-page = -# Page { $page } of { $pages } · { $people ->
        [one] { $people } player
       *[other] { $people } players
    }
scores-previous = ◀ Higher
scores-next = Lower ▶
scores-share = Show everyone
scores-shared = ✅ Everybody in this channel can see it now.
scores-look = See for yourself
scores-empty = Nobody has finished a game on this server yet. Be the first: { $commands }.
problem-may-not-write = You may not write in this channel, so I don’t post the leaderboard here.
problem-no-such-game = This game doesn’t exist any more.

## Languages
command-language-name = language
command-language-description = The language in which I speak, to you or on this server
command-language-language-name = language
command-language-language-description = Which one? Leave it out to see what is set now
command-language-whom-name = for
command-language-whom-description = For you, or for what everybody on this server sees?
language-automatic = Automatic
language-me = Me
language-server = This server
language-yours = I speak **{ $language }** to you { $how ->
    [chosen] – your own choice.
   *[automatic] – it follows your Discord.
}
language-of-server = What everybody on this server sees is in **{ $language }** { $how ->
    [chosen] – chosen by someone who can manage the server.
   *[automatic] – it follows the server’s settings.
}
language-known = I speak { $languages }.
language-choose = { $whom ->
    [server] Choose the language of this server…
   *[me] Choose my language…
}
language-set = ✅ { $whom ->
    [server] What everybody on this server sees is in **{ $language }** from now on.
   *[me] From now on I speak **{ $language }** to you.
}
language-set-automatic = ✅ { $whom ->
    [server] From now on the language follows the server’s settings.
   *[me] From now on I follow the language of your Discord.
}
problem-not-on-server = That works only on a server.

## Privacy: what is kept about people
command-privacy-name = privacy
command-privacy-description = What is kept about you: see it, take it with you, delete it
privacy-title =
    ## Your data
    Only what the games need is kept, in the database of whoever runs this bot. Nobody else gets it.
privacy-kept =
    ### What is kept about you, and why
    - Your Discord ID, so that your seat, your hand and your results are yours.
    - The name you have on each server where you play, for the table and the leaderboard.
    - Tables: where you sit, whether you’re the host, whether you have been called, how many turns in a row a computer has played for you, how many hints you asked for, the cards of the game, and every move with the time and who made it. This lets a game go on after a failure, and lets you look back at it when it is over. A table that nobody has used for { $tables ->
        [one] { $tables } day
       *[other] { $tables } days
    } is deleted; a game that is still being played is kept.
    - Results of games played to the end: points, rounds, who won, and when. They are the leaderboard and stay until you delete them or the bot leaves the server.
    - What you have chosen: your language, how your hand is sorted, when you want to be called.

    ### Servers
    For each server its language and house rules are kept. When the bot is removed from a server, everything of that server is deleted after { $servers ->
        [one] { $servers } day
       *[other] { $servers } days
    }; if the bot is invited again before that, nothing is lost.
privacy-not-kept =
    ### What isn’t kept
    Messages: the bot can’t read them; it sees only its commands, buttons, menus and forms. No pictures, no e-mail addresses, no lists of members. The technical log has numbers of tables and faults, no names and no cards.

    ### Deleting
    Everything that can be traced back to you is deleted at once: a computer takes your seat for good, your results leave the leaderboard, and the results of the others stay correct. What already stands in a channel is kept by Discord, and someone who can delete messages there has to remove it. If the owner of the bot has made a backup, you stay in it until that backup is thrown away.
privacy-show = Show what you have
privacy-export = Give it to me as a file
privacy-delete = Delete everything…
privacy-back = Back
privacy-exported = This is everything that is kept about you.
privacy-delete-question =
    ### Delete everything about you, on all servers?
    Your name, your settings and your place on every leaderboard will be gone. In games that are being played a computer takes your seat, and you can’t come back to them. This can’t be undone.
privacy-delete-surely = Yes, delete everything
privacy-keep = No, keep it
privacy-deleted = Everything about you is deleted. If you press a button of a game or give a command again, you start anew.
privacy-yours = ## What is kept about you
privacy-nothing = Nothing.
privacy-more = - … and { $lines ->
    [one] one more
   *[other] { $lines } more
}, all in the file
privacy-settings = **Your choices**
privacy-setting-language = Language: { $language ->
    [none] automatic
   *[other] { $language }
}
privacy-setting-sort = Hand sorted { $sort ->
    [rank] by rank
   *[suit] by suit
}
privacy-setting-pings = Called when it’s your turn: { $pings ->
    [never] never
    [slow] only when it takes long
   *[always] always
}
privacy-names = **Your names**
privacy-name = { $name } on { $server }
privacy-seats = **Tables where you sit or sat**
privacy-seat = Table { $table }, { $game } on { $server }, { $day }: { $actions ->
    [0] no moves of yours
    [one] one move of yours
   *[other] { $actions } moves of yours
}
privacy-actions = Table { $table }: { $actions ->
    [one] one move of yours
   *[other] { $actions } moves of yours
}
privacy-hosted = **Tables of which you’re the host**
privacy-host = Table { $table }, { $game } on { $server }, { $day }
privacy-results = **Your results**
privacy-result = { $game } on { $server }, { $day }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}{ $won ->
    [yes] , won
   *[no] { "" }
}
