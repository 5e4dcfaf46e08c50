### What happens in Alien Frontiers, several events in one line: for the log of the web
### client, its bands over the board, and what mattered in a game.
###
### $seat and $from are names that people typed: they are never inflected.

alien-frontiers-log-turn = Round { $round } · { $seat }
alien-frontiers-log-rolls = { $ships ->
    [0] { $seat } rolls { $relic } with the Relic Ship.
   *[other] { $relic ->
        [0] { $seat } rolls { $values }.
       *[other] { $seat } rolls { $values } and { $relic } with the Relic Ship.
    }
}
alien-frontiers-log-displayed = { $count ->
    [1] A new card in the display: { $cards }.
   *[other] New cards in the display: { $cards }.
}

## Points of some players, such as “Maja 6 → 8, Vega 5 → 4”.

alien-frontiers-log-score = { $seat } { $from } → { $to }
alien-frontiers-log-scores = Points: { $changes }.

## A sentence of its own and what it cost and brought. The second is for a sentence that has
## a colon already.

alien-frontiers-log-with = { $told }: { $bits }.
alien-frontiers-log-and = { $told }; { $bits }.

## What a deed costs and brings, behind a colon and between commas.

alien-frontiers-bit-stock-empty = nothing, for the stock is empty
alien-frontiers-bit-hub-started = a colony starts on circle 1
alien-frontiers-bit-hub-advanced = the colony goes to circle { $to }
alien-frontiers-bit-colony = colony { NAME($territory, case: "at") }
alien-frontiers-bit-hub-colony = the last colony, from the Hub, { NAME($territory, case: "at") }
alien-frontiers-bit-fuel-stolen = { alien-frontiers-amount-of-fuel } from { $from }
alien-frontiers-bit-ore-stolen = { alien-frontiers-amount-of-ore } from { $from }
alien-frontiers-bit-card-stolen = the { NAME($card) } from { $from }
alien-frontiers-bit-nothing-stolen = nothing is stolen
alien-frontiers-bit-display-cycled = the displayed cards are discarded
alien-frontiers-bit-borrowed = the bonus of { NAME($territory) } for this turn
alien-frontiers-bit-field = { NAME($field) } { NAME($territory, case: "at") }

## Bands over the board while something goes on.

alien-frontiers-band-turn = Round { $round } · { $seat }
alien-frontiers-band-over = The game is over
alien-frontiers-band-resigned = { $seat } resigns
alien-frontiers-band-raid = Raid: { $seat }
alien-frontiers-band-card = { $seat }: { NAME($card) }

## What mattered.

alien-frontiers-moment-taken = { $seat } takes control of { NAME($territory) }, { $from } loses it.
alien-frontiers-moment-raid = { $seat } raids: { $loot }.
alien-frontiers-moment-hub = { $n ->
    [0] { $seat } can launch a colony.
    [one] { $seat } is one circle from launching.
   *[other] { $seat } is { $n } circles from launching.
}
alien-frontiers-moment-gains = { $seat }: { $gains }.
