### The front page, and what stands above every page.

web-language = Language
web-bar-rules = Rules
web-bar-me = Me: { $name }
web-skip = Skip to the content

web-front-title = Which door do we open tonight?
web-front-lead = No account needed. Empty seats are played by bots.
web-front-games = Games
web-front-by-link = Paste a table link or code
web-front-play = Play now
web-front-friends = With friends
web-front-learn = Learn
web-front-more = Choose everything yourself

web-front-mine = My games
web-front-waiting = { $n ->
    [one] { $n } waits for you
   *[other] { $n } wait for you
}
web-front-open = Open tables
web-front-to-watch = Games to watch
web-front-no-mine = No game is waiting for your move. Play now takes a second.
web-front-no-open = No one is waiting right now. Open a table and it will be listed here.
web-front-none-to-watch = Nobody is playing in the open right now.
web-front-your-turn = Your turn
web-front-go-on = Go on
web-front-look = Look
web-front-join = Join
web-front-watch = Watch
web-front-replay = Replay
web-front-seats = { $taken } of { $seats } seats · { $pace }
web-front-round = round { $round }
web-front-waits = waits for { $name }
web-front-finished = finished { $ago }
web-front-frozen = can only be read

web-pace-no-limit = no limit
web-pace-live = live
web-pace-turn-based = { $hours ->
    [24] a day for a turn
    [one] { $hours } hour for a turn
   *[other] { $hours } hours for a turn
}

web-front-fair = Every roll can be checked after the game.
web-front-about = About
web-front-credits = Credits
web-front-interface = For developers

web-poster-nemesis = Wake up on a dying ship, trust no one quite
    .players = 1–5 players
    .time = 2–3 h
    .picture = A dark corridor; at its end, in red light, something with many limbs waits
web-poster-lockdown = A base under Mars, and the lights go out
    .players = 1–5 players
    .time = 2–3 h
    .picture = A dome on Mars with rooms below it, some of them dark
web-poster-alien-frontiers = Roll your ships, dock them, settle a planet
    .players = 2–4 players
    .time = 1 h
    .picture = A bright planet of coloured lands; ships shaped like dice fly in from the sun
web-poster-aliens = Another Glorious Day in the Corps: hold the line, together
    .players = 1–6 players
    .time = 1–2 h
    .picture = Three soldiers before a green motion tracker full of echoes
