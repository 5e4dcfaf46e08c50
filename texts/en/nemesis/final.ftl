### The end of a game of Nemesis: who won, what became of the crew, and the story in numbers.
###
### $seat is one name that somebody typed or a list of them: names are never inflected.

nemesis-final-won = { $seat } wins
nemesis-final-shared = Victory: { $seat }
nemesis-final-nobody = Nobody has won
nemesis-final-crew = What became of the crew
nemesis-final-aboard = aboard
nemesis-final-common = For all
nemesis-final-nobody-lives = Nobody was left alive.
nemesis-final-story = How it went

## $n stands above these words by itself.

nemesis-final-rounds = { $n ->
    [one] round
   *[other] rounds
}
nemesis-final-rooms = { $n ->
    [one] room explored
   *[other] rooms explored
}
nemesis-final-noise = { $n ->
    [one] noise roll
   *[other] noise rolls
}
nemesis-final-encounters = { $n ->
    [one] encounter
   *[other] encounters
}
nemesis-final-killed = { $n ->
    [one] intruder killed
   *[other] intruders killed
}
nemesis-final-minutes = { $n ->
    [one] minute at the table
   *[other] minutes at the table
}
