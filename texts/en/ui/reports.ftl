### What simulations, measurements and checks say.

## Simulations.

ui-simulating = Games
ui-simulated = { $games ->
    [one] { $game }, { $players } players, { $games } game, seed { $seed }
   *[other] { $game }, { $players } players, { $games } games, seed { $seed }
}
ui-column-bot = bot
ui-column-seat = seat
ui-column-played = played
ui-column-won = won
ui-column-rate = wins
ui-column-interval = 95 % interval
ui-column-score = score
ui-column-scores = from–to
ui-together = All win and lose together.
ui-missions = { $game }: missions side by side, { $games } games each, seed { $seed }
ui-column-mission = mission
ui-column-players = players
ui-column-turns = turns
ui-column-objective = objective
ui-column-lived = lived
ui-column-survival = survival
ui-fair-share = If all were equal, each would win { $share }. A shared victory counts in parts.
ui-game-length = Rounds in a game: { $mean } on average, from { $min } to { $max }.
ui-column-ending = ending
ui-column-share = share
ui-speed = { $threads ->
    [one] { $seconds } s on { $threads } thread: { $games } games, { $answers } answers and { $outcomes } rolls a second.
   *[other] { $seconds } s on { $threads } threads: { $games } games, { $answers } answers and { $outcomes } rolls a second.
}
ui-records-in = The records are in { $path }
ui-plot-in = The picture is in { $path }
ui-plot-scores = { $game }: final scores by bot ({ $games } games)
ui-plot-rounds = { $game }: length of the games ({ $games } games)
ui-plot-score = points
ui-plot-round = rounds
ui-plot-share = share of games, %

## The arena.

ui-arena = { $game }, players: { $players }, games: { $games }, deals: { $deals }, seed { $seed }
ui-column-mean-time = ms an answer
ui-column-p99 = 99 of 100
ui-column-worst = longest
ui-arena-difference = { $one } wins more often than { $other } by { $points } points of a hundred (95 % interval { $low } to { $high }).
ui-arena-better = Better: { $bot }.
ui-arena-undecided = Undecided: with other deals it could be the other way round.
ui-arena-few = Undecided: fewer than { $games } games prove nothing.

## Measurements.

ui-playouts-games = games
ui-playouts-stopped = of these stopped as too long
ui-playouts-seconds = seconds
ui-playouts-games-per-s = games a second
ui-playouts-answers-per-s = answers a second
ui-playouts-outcomes-per-s = rolls a second
ui-playouts-mean-answers = answers in a game, on average
ui-playouts-mean-outcomes = rolls in a game, on average
ui-playouts-mean-branching = answers to choose from, on average
ui-playouts-allocations = allocations for an answer
ui-playouts-copies-per-s = copies of a state a second
ui-playouts-state-bytes = bytes of a state
ui-playouts-stored-bytes = bytes of a stored state
ui-playouts-tables = What is worked out once, before the first game:
ui-playouts-table = { $ms } ms, { $kib } KiB
ui-perft = depth { $depth }: { $ways } ways ({ $seconds } s)

## Checks.

ui-verified = { $entries ->
    [one] { $file } fits: { $game }, { $players } players, { $entries } entry.
   *[other] { $file } fits: { $game }, { $players } players, { $entries } entries.
}
ui-proven = Proved:
ui-proven-answers = { $count ->
    [one] The rules allowed the { $count } answer.
   *[other] The rules allowed each of the { $count } answers.
}
ui-proven-outcomes = { $count ->
    [one] The { $count } roll or draw was possible.
   *[other] Each of the { $count } rolls and draws was possible.
}
ui-proven-boards = { $count ->
    [one] The board was as written at the end of { $count } round.
   *[other] The board was as written at the end of each of the { $count } rounds.
}
ui-proven-commitment = The seed is the one that was promised before the first roll.
ui-proven-dealer = { $count ->
    [one] { $count } roll or draw follows from the seed and from its place in the game.
   *[other] { $count } rolls and draws follow from the seed and from their place in the game.
}
ui-proven-taken-back = { $count ->
    [one] { $count } time something was taken back: no roll or draw became another by it.
   *[other] { $count } times something was taken back: no roll or draw became another by it.
}
ui-proven-nonces = { $count ->
    [one] { $count } player added a number after the promise: the table did not choose the dice by its seed.
   *[other] { $count } players added numbers after the promise: the table did not choose the dice by its seed.
}
ui-proven-result = The ending and the places are what the rules say.
ui-proven-chain = No line was changed since the record was closed.
ui-open = Not proved:
ui-open-no-numbers = No player added a number: whoever runs the table could have tried seeds before the promise.
ui-open-unfinished = The game is not over, so its seed is still secret and the dice cannot be checked yet.
ui-open-other-rules = The record was made under version { $theirs } of the rules, and this is version { $ours }: the dice were not checked.
ui-open-other-digest = The hashes of the board were made in another way (version { $theirs }, here { $ours }) and were not checked.
ui-open-dealt-anew = { $count ->
    [one] { $count } time something was taken back before a roll. In this older kind of record that brought other dice: whoever knew the seed could have chosen among them so.
   *[other] { $count } times something was taken back before a roll. In this older kind of record that brought other dice: whoever knew the seed could have chosen among them so.
}
ui-open-practice = { $outcomes ->
    [0] The game was for practice: rolls and draws could be taken back in it, though none was.
    [one] The game was for practice: { $outcomes } roll or draw was taken back, and whoever had seen it knew what would come again.
   *[other] The game was for practice: { $outcomes } rolls and draws were taken back, and whoever had seen them knew what would come again.
}
ui-open-inherited = { $entries ->
    [one] The first entry is from another record, whose dealer dealt it.
   *[other] The first { $entries } entries are from another record, whose dealer dealt them.
}
ui-misfit = { $entry ->
    [none] { $file } does not fit. Line { $line }:
   *[other] { $file } does not fit. Line { $line }, entry { $entry }:
}
