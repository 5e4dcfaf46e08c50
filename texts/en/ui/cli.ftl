### What can be typed after `airlock`, and what it means. `.usage` is the form of a command.

## The program as a whole.

cli-airlock = Board games about meeting aliens: to play with people and bots, to simulate, to check. Without a command it serves.
    .usage = airlock [COMMAND] [options]
cli-help = Explain this, and do nothing else
cli-version = Say which version this is
cli-lang = Speak this language: en, ru, uk or pl; otherwise that of the locale
cli-json = Print JSON for programs

cli-heading-usage = Usage
cli-heading-commands = Commands
cli-heading-arguments = Arguments
cli-heading-options = Options

cli-intro-title = Airlock { $version }: board games about meeting aliens
cli-intro = Play in this terminal with friends and bots. The rules are kept for you, every refusal names its rule, the dice can be checked afterwards, and every game is a record that can be told again.
cli-intro-serve = Open the house, for everybody who can reach it:
cli-intro-play = Play now, against three bots:
cli-intro-friends = Two people at one terminal, and a bot:
cli-intro-rules = Look something up in the rules:
cli-intro-simulate = Let bots play 200 games and compare them:
cli-intro-verify = Check that a recorded game was played by the rules and with fair dice:
cli-intro-help = All commands; each has its own --help:

## What stands for something that is to be typed.

cli-value-game = GAME
cli-value-file = FILE
cli-value-folder = FOLDER
cli-value-count = N
cli-value-seat = SEAT
cli-value-seats = WHO,…
cli-value-bots = BOT,…
cli-value-option = NAME=VALUE
cli-value-mission = MISSION
cli-value-missions = MISSION,…
cli-value-heroes = HERO,…
cli-value-name = NAME
cli-value-words = ID or words
cli-value-language = LANGUAGE
cli-value-address = ADDRESS
cli-value-url = URL
cli-value-level = LEVEL
cli-value-form = FORM
cli-value-days = DAYS

## What several commands have.

cli-game = The game: { $games }
cli-record = The record of a game
cli-seats = How many seats there are; otherwise as many as the game allows
cli-option = Settle an option of the game; may be given several times (see: airlock games)

## Commands.

cli-play = Play in this terminal, against bots and with others
    .usage = airlock play GAME [options]
cli-play-seats = Who plays, seat by seat: me, me:NAME, or a bot that the game has: random, easy, greedy, normal, hard; otherwise me and greedy bots
cli-play-mission = The mission, in a game that has them; the same as --option mission=…
cli-play-heroes = Who is whose hero, seat by seat, such as hicks,ripley; without --seats this also says how many play
cli-play-seed = Always the same dice for the same number; otherwise any
cli-play-record = Where the game is kept; otherwise in a file of its own in your data folder
cli-play-continue = Go on with a game that was left

cli-simulate = Let bots play many games, and tell what comes of them
    .usage = airlock simulate GAME --bots BOT,… --games N [options]
cli-simulate-mission = Compare missions, or all, for every number of players, or for --seats alone
cli-simulate-bots = Bots, seat by seat; the last one also takes the seats that are left: random, easy, greedy, normal, hard. From game to game they change seats
cli-simulate-games = How many games are played; otherwise 100
cli-simulate-seed = Always the same games for the same number; otherwise any
cli-simulate-threads = How many games are played at a time; otherwise one on each processor
cli-simulate-records = Keep the record of each game in this folder
cli-simulate-plot = Draw how scores and rounds are spread, as SVG

cli-arena = Let two bots play the same deals in every seating, and tell which is better
    .usage = airlock arena GAME --bots ONE,OTHER --games N [options]
cli-arena-bots = The two bots, seat by seat; the last one also takes the seats that are left
cli-arena-teams = All at a table are of one kind, first of one and then of the other: for games that are won together
cli-arena-games = How many games are played; otherwise 400, and fewer prove nothing
cli-arena-budget = How many tables a bot may look at for an answer; otherwise as many as is usual for it
cli-arena-time = How many milliseconds a bot may think about an answer; the games are then no longer the same every time

cli-playouts = Measure how fast the rules are, with random answers on one thread
    .usage = airlock playouts GAME [options]
cli-playouts-seconds = How many seconds to play; otherwise 3
cli-playouts-games = How many games to play, instead of seconds
cli-playouts-seed = Always the same games for the same number; otherwise any

cli-replay = Tell a recorded game, turn by turn
    .usage = airlock replay FILE [options]
cli-replay-as = Tell what this seat could see; otherwise what a spectator could

cli-verify = Check a record: that the rules were kept, and the dice were fair
    .usage = airlock verify FILE [options]
cli-verify-statuses = Exit status: 0 if everything that can be checked fits, 1 if something does not, 2 if it is no record, 3 if it fits and the game is not over, so that nothing is proved about its dice.

cli-perft = Count the ways in which a game can begin
    .usage = airlock perft GAME [options]
cli-perft-depth = How many answers and rolls deep; otherwise 5

cli-rules = Look up the rules, by id or by words
    .usage = airlock rules GAME [ID or words]
cli-rules-words = The id of a rule such as AF-9.2, or words to search for; otherwise the chapters are listed

cli-campaign = Play missions that belong together: losses, cards and the fallen go on from one to the next
    .usage = airlock campaign COMMAND [options]
cli-campaign-name = The name of the campaign
cli-campaign-folder = Where campaigns are kept; otherwise in your data folder
cli-campaign-new = Begin a campaign
    .usage = airlock campaign new NAME [options]
cli-campaign-list = List the campaigns
    .usage = airlock campaign list [options]
cli-campaign-show = Tell the story of a campaign so far
    .usage = airlock campaign show NAME [options]
cli-campaign-show-mission = Tell this mission turn by turn, by its number in the story
cli-campaign-play = Play the next mission, or go on with the one that was left
    .usage = airlock campaign play NAME [options]
cli-campaign-play-mission = Which mission; otherwise the next of the story
cli-campaign-export = Write a campaign into a file that can be sent to somebody
    .usage = airlock campaign export NAME FILE
cli-campaign-export-file = The file; one that is there is not replaced
cli-campaign-import = Take a campaign from a file
    .usage = airlock campaign import FILE
cli-campaign-import-file = The file that was exported

cli-games = List the games, with their players and options
    .usage = airlock games [options]

cli-settings = The settings file, with lines such as listen = "127.0.0.1:8080"
cli-settings-where = What says how the house is run can also stand in the environment, as AIRLOCK_ and the name of the option in capitals, with _ for -: AIRLOCK_PUBLIC_URL; or in the settings file: public-url = "https://play.example". What is typed comes first, then the environment, then the file.

cli-serve = Open the house: tables for people, bots and spectators, over the network
    .usage = airlock serve [options]
cli-serve-listen = Where to listen; otherwise 127.0.0.1:8080, for this machine alone
cli-serve-data = Where everything is kept; otherwise ./airlock-data
cli-serve-public-url = How people reach it, such as https://play.example, if that differs
cli-serve-behind-proxy = Exactly one proxy stands before it: believe its X-Forwarded-For
cli-serve-metrics-for-everybody = Show the metrics to everybody, and not to this machine alone
cli-serve-log = The form of the log: plain or json; otherwise plain
cli-serve-log-level = What is logged: error, warn, info, debug, trace; otherwise info
cli-serve-open-tables = The most tables that one person has open
cli-serve-guests-by-address = The most new guests that are kept from one address in an hour
cli-serve-tables-by-address = The most tables that are opened from one address in an hour
cli-serve-sockets = The most connections to tables in all
cli-serve-sockets-by-address = The most connections to tables from one address
cli-serve-connections = The most connections of any kind in all
cli-serve-connections-by-address = The most connections of any kind from one address
cli-serve-requests-by-address = The most requests in a minute from one address
cli-serve-requests-by-person = The most requests in a minute by one person
cli-serve-messages = The most messages in a second over one connection
cli-serve-bot-pause = How many milliseconds a bot waits before it answers; otherwise none
cli-serve-window-delay = How many milliseconds answers in reaction windows are kept back, so that quickness tells nothing; otherwise any time from 1000 to 3000, and from 300 to 600 for bots
cli-serve-sleep-after = After how many seconds a table that nobody attends sleeps; otherwise 120
cli-serve-listens = Airlock is open at { $url } (everything is kept in { $folder }; Ctrl+C stops it)

cli-backup = Copy the database and the key of the house into a file, also while the server runs
    .usage = airlock backup FILE [options]
cli-backup-file = The copy; one of that name is replaced. It holds secrets: keep it as safe as the folder
cli-backup-data = The folder in which everything is kept; otherwise ./airlock-data
cli-backup-done = The copy is complete: { $file }

cli-restore = Put a copy back, database and key, where there is no database
    .usage = airlock restore FILE [options]
cli-restore-file = The copy
cli-restore-done = The copy { $file } is back in { $folder }.
cli-restore-without-key = There was no key in the copy: whoever has no password is unknown now.

cli-prune = Count what nobody needs any more, and remove it
    .usage = airlock prune [options]
cli-prune-remove = Remove it, and make the database smaller; otherwise it is only counted. No server may run on the folder meanwhile: a server prunes by itself
cli-keep-guests = After how many days guests go who have no password, seat, table or finished game; otherwise 30, and 0 for never
cli-keep-waiting = After how many days tables go that never started; otherwise 14, and 0 for never
cli-keep-abandoned = After how many days games go with which nobody goes on; otherwise 180, and 0 for never
cli-keep-finished = After how many days finished games go in which nobody with a password has a result; otherwise 365, and 0 for never
cli-keep-brief = After how many days such games go that were over before their second round; otherwise 7, and 0 for never
cli-prune-counted = Nobody needs any more:
cli-prune-removed = Gone:
cli-prune-guests = { $n ->
    [one] { $n } guest
   *[other] { $n } guests
}
cli-prune-waiting = { $n ->
    [one] { $n } table that never started
   *[other] { $n } tables that never started
}
cli-prune-abandoned = { $n ->
    [one] { $n } game with which nobody went on
   *[other] { $n } games with which nobody went on
}
cli-prune-finished = { $n ->
    [one] { $n } finished game of guests
   *[other] { $n } finished games of guests
}
cli-prune-brief = { $n ->
    [one] { $n } finished game of guests that was hardly played
   *[other] { $n } finished games of guests that were hardly played
}
cli-prune-campaigns = { $n ->
    [one] { $n } campaign of guests
   *[other] { $n } campaigns of guests
}
cli-prune-how = Nothing was changed. With --remove it goes; a running server does so by itself.
cli-prune-smaller = The database is { $n } KiB smaller.

cli-about = Say what this program is, and what to try first
    .usage = airlock about
