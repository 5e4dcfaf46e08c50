### The end of a game: who won, and the story in numbers.
###
### $seat is one name that somebody typed or a list of them: names are never inflected.

nemesis-kit-final-won = { $seat } wins
nemesis-kit-final-shared = Victory: { $seat }
nemesis-kit-final-nobody = Nobody has won
nemesis-kit-final-crew = What became of the crew
nemesis-kit-final-common = For all
nemesis-kit-final-story = How it went

## $n stands above these words by itself.

nemesis-kit-final-rounds = { $n ->
    [one] round
   *[other] rounds
}
nemesis-kit-final-rooms = { $n ->
    [one] room explored
   *[other] rooms explored
}
nemesis-kit-final-noise = { $n ->
    [one] noise roll
   *[other] noise rolls
}
nemesis-kit-final-encounters = { $n ->
    [one] encounter
   *[other] encounters
}
nemesis-kit-final-killed = { $n ->
    [one] intruder killed
   *[other] intruders killed
}
nemesis-kit-final-minutes = { $n ->
    [one] minute at the table
   *[other] minutes at the table
}
