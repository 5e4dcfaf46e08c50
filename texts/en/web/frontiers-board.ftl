### The drawing of Alien Frontiers: short names and one-line hints on the board, and what its
### places are called aloud. The full names are those of the game's own words.

web-frontiers-board = Board: a planet with eight territories, and nine stations around it

## Short names, for small boards: at most eight or nine letters. `.middle` has up to
## thirteen.

web-frontiers-short-solar-converter = Solar
    .middle = Converter
web-frontiers-short-lunar-mine = Mine
web-frontiers-short-alien-artifact = Artifact
web-frontiers-short-colonist-hub = Hub
web-frontiers-short-colony-constructor = Build
    .middle = Constructor
web-frontiers-short-terraforming-station = Terraform
    .middle = Terraforming
web-frontiers-short-shipyard = Shipyard
web-frontiers-short-orbital-market = Market
web-frontiers-short-raiders-outpost = Raiders
    .middle = Outpost
web-frontiers-short-maintenance-bay = Bay
web-frontiers-short-heinlein = Heinlein
web-frontiers-short-pohl = Pohl
web-frontiers-short-van-vogt = Van Vogt
web-frontiers-short-bradbury = Bradbury
web-frontiers-short-asimov = Asimov
web-frontiers-short-herbert = Herbert
web-frontiers-short-lem = Lem
web-frontiers-short-burroughs = Burroughs

## Hints on stations: one line of about 25 letters. `.short` is for where that does not fit.
## At the Shipyard, the Constructor and Terraforming the price follows as tokens.

web-frontiers-hint-solar-converter = any ship: half its value
    .short = half the value
web-frontiers-hint-mine = { $least } or more: one ore
    .short = { $least } or more
web-frontiers-hint-mine-any = any ship: one ore
web-frontiers-hint-artifact = ships of 8 in all: a card
    .short = 8 in all: a card
web-frontiers-hint-artifact-total = { $total } of 8 toward a card
web-frontiers-hint-artifact-claim = enough for a card
web-frontiers-hint-hub = any ship: one step; launch at 7
    .short = any ship: one step
web-frontiers-hint-constructor = three equal ships
    .short = three equal
web-frontiers-hint-terraforming = a 6, and it is gone
    .short = a 6
web-frontiers-hint-shipyard = pair: a new ship
    .short = a pair
web-frontiers-hint-raiders = any run of three
web-frontiers-hint-raiders-above = a run above { $run }
    .short = above { $run }
web-frontiers-colony-at-once = colony at once
web-frontiers-usable-next-turn = usable next turn
web-frontiers-empty = empty
web-frontiers-draw = draw { $count }
web-frontiers-discard = discard { $count }
web-frontiers-stock = Stock
web-frontiers-victory-points = Victory points

## What places are called aloud.

web-frontiers-station-label = { NAME($station) }, { $ports ->
    [one] { $ports } port
   *[other] { $ports } ports
}, { $taken } taken.
web-frontiers-ship-own = { $value ->
    [0] a ship ({ $name })
   *[other] { $value } ({ $name })
}
web-frontiers-ship-relic = { $value ->
    [0] the Relic Ship ({ $name })
   *[other] { $value }, the Relic Ship ({ $name })
}
web-frontiers-colonies-of = { $count ->
    [one] { $count } colony ({ $name })
   *[other] { $count } colonies ({ $name })
}
web-frontiers-no-colonies = No colonies.
web-frontiers-controlled-by = In control: { $name }.
web-frontiers-track-label = { NAME($station) }, row of { $name }: { $circle ->
    [0] no colony on the way.
   *[other] the colony is on circle { $circle } of 7.
}
web-frontiers-displayed = { $card }, on display
web-frontiers-draw-pile = { $count ->
    [one] Draw pile: { $count } card
   *[other] Draw pile: { $count } cards
}
web-frontiers-discard-pile = { $count ->
    [one] Discard pile: { $count } card
   *[other] Discard pile: { $count } cards
}
web-frontiers-stock-label = Stock: { $fuel } fuel, { $ore } ore.
web-frontiers-score-of = { $name }: { $score ->
    [one] { $score } point.
   *[other] { $score } points.
}
web-frontiers-ships-in-play = { $n ->
    [one] { $n } ship in play
   *[other] { $n } ships in play
}
web-frontiers-colonies-placed = { $placed } of { $all } colonies placed

## My hand.

web-frontiers-ships-in-hand = Ships in hand
web-frontiers-docked = { $n ->
    [one] { $n } docked
   *[other] { $n } docked
}
web-frontiers-no-ships-in-hand = No ship waits to dock.
web-frontiers-cargo = Cargo
web-frontiers-my-cards = My technology
web-frontiers-used = used

## What a card does, in two or three short words under its name.

web-frontiers-card-alien-city = 1 point
web-frontiers-card-alien-monument = 1 point
web-frontiers-card-booster-pod = +1 to a ship
web-frontiers-card-data-crystal = lend bonus
web-frontiers-card-gravity-manipulator = shift a pip
web-frontiers-card-holographic-decoy = stops raiders
web-frontiers-card-orbital-teleporter = dock again
web-frontiers-card-plasma-cannon = clear ports
web-frontiers-card-polarity-device = flip a ship
web-frontiers-card-resource-cache = fuel or ore
web-frontiers-card-stasis-beam = −1 to a ship
web-frontiers-card-temporal-warper = re-roll ships
