### What happens in Alien Frontiers, a sentence for each event, in the present.
###
### $seat, $owner, $other-owner and, where something is stolen, $from are names that people
### typed: they are never inflected. Let them be the subject, or put them behind a colon or
### in brackets. $ship is a number, and ship 7 is the Relic Ship.

alien-frontiers-heard-first-player-chosen = { $seat } goes first.
alien-frontiers-heard-card-displayed = A card joins the display: { NAME($card) }.
alien-frontiers-heard-card-dealt = { $seat } is dealt the { NAME($card) }.
alien-frontiers-heard-turn-began = Round { $round }: { $seat } is on turn.
alien-frontiers-heard-ship-forfeited = { $ship ->
    [7] { $seat } gives up the Relic Ship: it goes from the Terraforming Station to Burroughs Desert.
   *[own] { $seat } gives up a ship: it goes from the Terraforming Station to the stock.
}
alien-frontiers-heard-fleet-gathered = { $ships-count ->
    [one] { $seat } gathers { $ships-count } ship.
   *[other] { $seat } gathers { $ships-count } ships.
}
alien-frontiers-heard-ship-rolled = { $ship ->
    [7] { $seat } rolls a { $value } with the Relic Ship.
   *[own] { $seat } rolls a { $value }.
}
alien-frontiers-heard-cache-counted = { $seat } opens the Resource Cache: { $odd } odd, { $even } even.

## Docking. Ships as the object of “docks”: $value is what the lowest of them shows; how many
## they are follows from the station.

alien-frontiers-docked-ships = { $station ->
    [alien-frontiers-station-colony-constructor] { $with ->
        [alien-frontiers-with-relic] three { $value }s with the Relic Ship
       *[alien-frontiers-with-own] three { $value }s
    }
    [alien-frontiers-station-shipyard] { $with ->
        [alien-frontiers-with-relic] two { $value }s with the Relic Ship
       *[alien-frontiers-with-own] two { $value }s
    }
    [alien-frontiers-station-orbital-market] { $with ->
        [alien-frontiers-with-relic] two { $value }s with the Relic Ship
       *[alien-frontiers-with-own] two { $value }s
    }
    [alien-frontiers-station-raiders-outpost] { $with ->
        [alien-frontiers-with-relic] { alien-frontiers-docked-run } with the Relic Ship
       *[alien-frontiers-with-own] { alien-frontiers-docked-run }
    }
   *[alien-frontiers-station-solar-converter] { $with ->
        [alien-frontiers-with-relic] the Relic Ship ({ $value })
       *[alien-frontiers-with-own] a { $value }
    }
}
alien-frontiers-docked-run = { $value ->
    [1] 1-2-3
    [2] 2-3-4
    [3] 3-4-5
   *[4] 4-5-6
}
alien-frontiers-heard-ships-docked = { $seat } docks { alien-frontiers-docked-ships } { NAME($station, case: "at") }.
alien-frontiers-heard-ship-teleported = { $ship ->
    [7] { $seat } teleports the Relic Ship away { NAME($from, case: "from") }.
   *[own] { $seat } teleports a ship away { NAME($from, case: "from") }.
}
alien-frontiers-heard-ships-displaced = { $ships-count ->
    [one] { $owner } has to leave the Raiders’ Outpost: { $ships-count } ship goes to the Maintenance Bay.
   *[other] { $owner } has to leave the Raiders’ Outpost: { $ships-count } ships go to the Maintenance Bay.
}

## Cards on the table.

alien-frontiers-heard-display-cycled = { $seat } discards the displayed cards.
alien-frontiers-heard-pile-reshuffled = { $cards ->
    [one] The draw pile is empty: { $cards } discarded card makes a new one.
   *[other] The draw pile is empty: { $cards } discarded cards are shuffled into a new one.
}
alien-frontiers-heard-card-claimed = { $seat } claims the { NAME($card) }.

## Fuel and ore. The first two are amounts as the object of “gains”, “pays”, “returns” and
## “steals”.

alien-frontiers-amount-of-fuel = { $fuel } fuel
alien-frontiers-amount-of-ore = { $ore } ore

alien-frontiers-heard-fuel-gained = { $seat } gains { alien-frontiers-amount-of-fuel }.
alien-frontiers-heard-ore-gained = { $seat } gains { alien-frontiers-amount-of-ore }.
alien-frontiers-heard-nothing-left-in-stock = { $seat } gains nothing: the stock is empty.
alien-frontiers-heard-paid = { $fuel ->
    [0] { $seat } pays { alien-frontiers-amount-of-ore }.
   *[other] { $ore ->
        [0] { $seat } pays { alien-frontiers-amount-of-fuel }.
       *[other] { $seat } pays { alien-frontiers-amount-of-fuel } and { alien-frontiers-amount-of-ore }.
    }
}
alien-frontiers-heard-traded = { $seat } trades { alien-frontiers-amount-of-fuel } for 1 ore.
alien-frontiers-heard-resources-returned = { $fuel ->
    [0] { $seat } returns { alien-frontiers-amount-of-ore } to the stock.
   *[other] { $ore ->
        [0] { $seat } returns { alien-frontiers-amount-of-fuel } to the stock.
       *[other] { $seat } returns { alien-frontiers-amount-of-fuel } and { alien-frontiers-amount-of-ore } to the stock.
    }
}

## Colonies and territories.

alien-frontiers-heard-hub-started = { $seat } starts a colony in the Colonist Hub.
alien-frontiers-heard-hub-advanced = { $seat } advances a colony in the Colonist Hub to circle { $to }.
alien-frontiers-heard-colony-launched = { $seat } launches a colony { NAME($territory, case: "to") }.
alien-frontiers-heard-colony-placed = { $seat } places a colony { NAME($territory, case: "at") }.
alien-frontiers-heard-hub-colony-placed = { $seat } places the last colony, taken from the Colonist Hub, { NAME($territory, case: "at") }.
alien-frontiers-heard-colony-moved = { $seat } moves a colony ({ $owner }) { NAME($from, case: "from") } { NAME($to, case: "to") }.
alien-frontiers-heard-colonies-swapped = { $seat } swaps a colony { NAME($territory, case: "at") } ({ $owner }) with one { NAME($other-territory, case: "at") } ({ $other-owner }).
alien-frontiers-heard-control-gained = { $seat } takes control of { NAME($territory) }.
alien-frontiers-heard-control-lost = { $seat } loses control of { NAME($territory) }.
alien-frontiers-heard-score-changed = { $to ->
    [one] { $seat } has { $to } point now, { $from } before.
   *[other] { $seat } has { $to } points now, { $from } before.
}

## Ships come and go.

alien-frontiers-heard-relic-bought = { $seat } buys the Relic Ship.
alien-frontiers-heard-relic-went-home = { $seat } loses the Relic Ship: it returns to Burroughs Desert.
alien-frontiers-heard-ship-built = { $seat } builds a ship.
alien-frontiers-heard-ship-shot = { $station ->
    [alien-frontiers-station-terraforming-station] { $ship ->
        [7] { $seat } fires the Plasma Cannon: { $owner } loses the Relic Ship { NAME($station, case: "at") }.
       *[own] { $seat } fires the Plasma Cannon: { $owner } loses a ship { NAME($station, case: "at") }.
    }
   *[alien-frontiers-station-solar-converter] { $ship ->
        [7] { $seat } fires the Plasma Cannon: { $owner } has to take the Relic Ship { NAME($station, case: "from") } to the Maintenance Bay.
       *[own] { $seat } fires the Plasma Cannon: { $owner } has to take a ship { NAME($station, case: "from") } to the Maintenance Bay.
    }
}
alien-frontiers-heard-ship-lost = { $ship ->
    [7] { $seat } fires the Plasma Cannon for the last time: { $owner } loses the Relic Ship, which returns to Burroughs Desert.
   *[own] { $seat } fires the Plasma Cannon for the last time: { $owner } loses a ship, which returns to the stock.
}
alien-frontiers-heard-ships-stranded = { $ships-count ->
    [one] { $seat } cannot dock { $ships-count } ship: it goes to the Maintenance Bay.
   *[other] { $seat } cannot dock { $ships-count } ships: they go to the Maintenance Bay.
}

## Raids.

alien-frontiers-heard-fuel-stolen = { $seat } steals { alien-frontiers-amount-of-fuel } from { $from }.
alien-frontiers-heard-ore-stolen = { $seat } steals { alien-frontiers-amount-of-ore } from { $from }.
alien-frontiers-heard-card-stolen = { $seat } steals the { NAME($card) } from { $from }.
alien-frontiers-heard-card-destroyed = { $seat } has the { NAME($card) } already: the one stolen from { $from } is discarded.
alien-frontiers-heard-nothing-stolen = { $seat } steals nothing.

## Powers of cards.

alien-frontiers-heard-power-used = { $seat } uses the { NAME($card) }.
alien-frontiers-heard-card-discarded = { $seat } discards the { NAME($card) }.
alien-frontiers-heard-card-recovered = { $seat } takes the { NAME($card) } from the discard pile.
alien-frontiers-heard-ship-turned = { $ship ->
    [7] { $seat } turns the Relic Ship from { $from } to { $to }.
   *[own] { $seat } turns a ship from { $from } to { $to }.
}
alien-frontiers-heard-bonus-borrowed = { $seat } borrows the bonus of { NAME($territory) } for this turn.
alien-frontiers-heard-field-placed = { $seat } puts the { NAME($field) } { NAME($territory, case: "at") }.
alien-frontiers-heard-field-moved = { $seat } moves the { NAME($field) } { NAME($from, case: "from") } { NAME($to, case: "to") }.
alien-frontiers-heard-field-removed = { $seat } takes the { NAME($field) } away { NAME($territory, case: "from") }.

## The end of a turn and of the game.

alien-frontiers-heard-turn-ended = { $seat } ends the turn.
alien-frontiers-heard-player-resigned = { $seat } resigns.
alien-frontiers-heard-game-over = The game is over. { NAME($ending) }.
