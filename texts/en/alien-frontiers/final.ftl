### The end of a game of Alien Frontiers: who won, the count, and the story in numbers.
###
### $seat and $seats are names that people typed: they are never inflected.

alien-frontiers-final-won = { $seat } settles the planet
alien-frontiers-final-shared = Shared victory: { $seat }
alien-frontiers-final-how = { $points ->
    [one] { $points } point to { $second }, in round { $round }. The last colony ({ $seat }) comes { NAME($territory, case: "to") }.
   *[other] { $points } points to { $second }, in round { $round }. The last colony ({ $seat }) comes { NAME($territory, case: "to") }.
}
alien-frontiers-final-alone = All others left the game, in round { $round }.

## The count.

alien-frontiers-final-scoring = Final scoring
alien-frontiers-final-steps = counted step by step
alien-frontiers-final-again = Again
alien-frontiers-final-points = Victory points
alien-frontiers-final-places = Place
alien-frontiers-final-place = { $rank ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
}
alien-frontiers-final-decided = { $place }: { $what }
alien-frontiers-final-resigned = left
alien-frontiers-final-tie-cards = { $seats }: { $points } each. More technology cards decide.
alien-frontiers-final-tie-ore = { $seats }: { $points } each, and as many technology cards. More ore decides.
alien-frontiers-final-tie-fuel = { $seats }: { $points } each, and as many technology cards and ore. More fuel decides.
alien-frontiers-final-tie-shared = { $seats }: { $points } each, and all else is equal. They share their place.

## How it went. $n stands above these words by itself.

alien-frontiers-final-story = How it went
alien-frontiers-final-chart = Points at the end of each round
alien-frontiers-final-chart-round = Round
alien-frontiers-final-round = Round { $round }
alien-frontiers-final-rounds = { $n ->
    [one] round
   *[other] rounds
}
alien-frontiers-final-dice = { $n ->
    [one] die rolled
   *[other] dice rolled
}
alien-frontiers-final-raids = { $n ->
    [one] raid
   *[other] raids
}
alien-frontiers-final-raider = , most of them by { $seat }: { $n }
alien-frontiers-final-cards = { $n ->
    [one] card played
   *[other] cards played
}
alien-frontiers-final-minutes = { $n ->
    [one] minute at the table
   *[other] minutes at the table
}
