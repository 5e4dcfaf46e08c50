### The questions of Alien Frontiers and their answers.
###
### A question speaks to whoever is asked; its `.others` says to everybody else, in a few
### words, what that person is choosing. Steps and rolls ask nobody and only say what is
### going on. An answer is short enough for a button.

alien-frontiers-asks-turn = What do you do?
    .others = choosing an action
alien-frontiers-asks-loot = { $taken-count ->
    [0] What do you steal: up to 4 resources, or 1 card?
   *[other] What else do you steal? { $taken-count } of 4 chosen.
}
    .others = choosing the loot
alien-frontiers-asks-teleport = { $ship ->
    [7] Where does the Relic Ship dock now?
   *[own] Where does the teleported ship dock now?
}
    .others = choosing where a teleported ship docks
alien-frontiers-asks-cannon-fire = { $targets-count ->
    [0] Which ships { NAME($station, case: "at") } do you shoot?
   *[other] Which other ships { NAME($station, case: "at") } do you shoot? { $targets-count } chosen.
}
    .others = choosing targets for the Plasma Cannon
alien-frontiers-asks-reroll = { $chosen-count ->
    [0] Which ships do you roll again?
   *[other] Which other ships do you roll again? { $chosen-count } chosen.
}
    .others = choosing ships to roll again
alien-frontiers-asks-colony-move = Where does the colony ({ $colony-owner }) go { NAME($colony-territory, case: "from") }?
    .others = choosing where a colony moves
alien-frontiers-asks-colony-swap = Which colony changes places with the one { NAME($colony-territory, case: "at") } ({ $colony-owner })?
    .others = choosing colonies to swap
alien-frontiers-asks-resource-limit = You may keep 8 resources. What do you return?
    .others = returning resources above 8

## Steps and rolls: what is going on, without a full stop.

alien-frontiers-asks-first-player = drawing lots for the first turn
alien-frontiers-asks-set-up = setting up the table
alien-frontiers-asks-card-draw = { $to ->
    [none] dealing a card to the display
   *[seat] dealing a card: { $to }
}
alien-frontiers-asks-turn-start = starting a turn: { $seat }
alien-frontiers-asks-ship-roll = rolling the ships
alien-frontiers-asks-after-roll = looking at the roll
alien-frontiers-asks-action-end = finishing an action
alien-frontiers-asks-turn-end = ending the turn
alien-frontiers-asks-game-over = ending the game

## Ships in an answer, as the object of “dock”. $ships-value is what the lowest shows.

alien-frontiers-ships = { $station ->
    [alien-frontiers-station-colony-constructor] { $ships-with ->
        [alien-frontiers-with-relic] three { $ships-value }s with the Relic Ship
       *[alien-frontiers-with-own] three { $ships-value }s
    }
    [alien-frontiers-station-shipyard] { $ships-with ->
        [alien-frontiers-with-relic] two { $ships-value }s with the Relic Ship
       *[alien-frontiers-with-own] two { $ships-value }s
    }
    [alien-frontiers-station-orbital-market] { $ships-with ->
        [alien-frontiers-with-relic] two { $ships-value }s with the Relic Ship
       *[alien-frontiers-with-own] two { $ships-value }s
    }
    [alien-frontiers-station-raiders-outpost] { $ships-with ->
        [alien-frontiers-with-relic] { alien-frontiers-run } with the Relic Ship
       *[alien-frontiers-with-own] { alien-frontiers-run }
    }
   *[alien-frontiers-station-solar-converter] { $ships-with ->
        [alien-frontiers-with-relic] the Relic Ship ({ $ships-value })
       *[alien-frontiers-with-own] the { $ships-value }
    }
}
alien-frontiers-run = { $ships-value ->
    [1] 1-2-3
    [2] 2-3-4
    [3] 3-4-5
    [4] 4-5-6
   *[5] a run from { $ships-value } up
}

## One ship in an answer, as the object of “raise”, “lower” and the like.

alien-frontiers-ship = { $ship-with ->
    [alien-frontiers-with-relic] the Relic Ship ({ $ship-value })
   *[alien-frontiers-with-own] the { $ship-value }
}

## What to do in a turn.

alien-frontiers-answer-turn-dock-plain = Dock { alien-frontiers-ships } { NAME($station, case: "at") }
alien-frontiers-answer-turn-dock-cycle = { $ships-with ->
    [alien-frontiers-with-relic] Dock the Relic Ship ({ $ships-value }) at the Alien Artifact and deal new cards
   *[alien-frontiers-with-own] Dock the { $ships-value } at the Alien Artifact and deal new cards
}
alien-frontiers-answer-turn-dock-settle = Dock { alien-frontiers-ships } { NAME($station, case: "at") }: colony { NAME($to, case: "at") }
alien-frontiers-answer-turn-claim = Claim the { NAME($card) }
alien-frontiers-answer-turn-launch = Launch the colony { NAME($to, case: "to") }
alien-frontiers-answer-turn-launch-and-start = Launch the colony { NAME($to, case: "to") } and start the next
alien-frontiers-answer-turn-trade = Trade { $rate } fuel for 1 ore
alien-frontiers-answer-turn-buy-relic-ship = Buy the Relic Ship
alien-frontiers-answer-turn-end-turn = End the turn

## Fuel powers.

alien-frontiers-answer-turn-use-booster-pod = Raise { alien-frontiers-ship } to { $ship-value ->
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
   *[6] 7
} with the Booster Pod
alien-frontiers-answer-turn-use-data-crystal = Borrow the bonus of { NAME($territory) } with the Data Crystal
alien-frontiers-answer-turn-use-gravity-manipulator = Lower { $lower-with ->
    [alien-frontiers-with-relic] the Relic Ship ({ $lower-value })
   *[alien-frontiers-with-own] the { $lower-value }
} and raise { $raise-with ->
    [alien-frontiers-with-relic] the Relic Ship ({ $raise-value })
   *[alien-frontiers-with-own] the { $raise-value }
} with the Gravity Manipulator
alien-frontiers-answer-turn-use-orbital-teleporter = Teleport { alien-frontiers-ship } { NAME($ship-station, case: "from") }{ $ship-mark ->
    [alien-frontiers-mark-unmarked] {""}
   *[alien-frontiers-mark-spent] {" "}({ NAME($ship-mark) })
}
alien-frontiers-answer-turn-use-plasma-cannon = Shoot ships { NAME($station, case: "at") } with the Plasma Cannon
alien-frontiers-answer-turn-use-polarity-device = Turn { alien-frontiers-ship } to { $ship-value ->
    [1] 6
    [2] 5
    [3] 4
    [4] 3
    [5] 2
   *[6] 1
} with the Polarity Device
alien-frontiers-answer-turn-use-stasis-beam = Lower { alien-frontiers-ship } to { $ship-value ->
    [1] 0
    [2] 1
    [3] 2
    [4] 3
    [5] 4
   *[6] 5
} with the Stasis Beam
alien-frontiers-answer-turn-use-temporal-warper = Roll ships again with the Temporal Warper

## Discard powers.

alien-frontiers-answer-turn-discard-booster-pod = Discard the Booster Pod: remove the { NAME($field) }
alien-frontiers-answer-turn-discard-data-crystal = Discard the Data Crystal: Positron Field { NAME($to, case: "to") }
alien-frontiers-answer-turn-discard-gravity-manipulator = Discard the Gravity Manipulator: Repulsor Field { NAME($to, case: "to") }
alien-frontiers-answer-turn-discard-orbital-teleporter = Discard the Orbital Teleporter: move a colony ({ $colony-owner }) { NAME($colony-territory, case: "from") }
alien-frontiers-answer-turn-discard-plasma-cannon = { $place ->
    [alien-frontiers-ship-place-maintenance-bay] { $ship-with ->
        [alien-frontiers-with-relic] Discard the Plasma Cannon: the Relic Ship ({ $owner }) { NAME($place, case: "at") }
       *[alien-frontiers-with-own] Discard the Plasma Cannon: a ship ({ $owner }) { NAME($place, case: "at") }
    }
   *[alien-frontiers-ship-place-solar-converter] { $ship-with ->
        [alien-frontiers-with-relic] Discard the Plasma Cannon: the Relic Ship ({ $owner }), a { $ship-value } { NAME($place, case: "at") }
       *[alien-frontiers-with-own] Discard the Plasma Cannon: the { $ship-value } ({ $owner }) { NAME($place, case: "at") }
    }
}
alien-frontiers-answer-turn-discard-polarity-device = Discard the Polarity Device: swap a colony ({ $colony-owner }) { NAME($colony-territory, case: "at") }
alien-frontiers-answer-turn-discard-stasis-beam = Discard the Stasis Beam: Isolation Field { NAME($to, case: "to") }
alien-frontiers-answer-turn-discard-temporal-warper = Discard the Temporal Warper: take the { NAME($card) }

## What to steal.

alien-frontiers-answer-loot-token = Steal 1 { NAME($what) } from { $from }
alien-frontiers-answer-loot-card = Steal the { NAME($card) } from { $from }
alien-frontiers-answer-loot-enough = Take nothing more

## Where a teleported ship docks.

alien-frontiers-answer-teleport-plain = Dock { alien-frontiers-ships } { NAME($station, case: "at") }
alien-frontiers-answer-teleport-cycle = { $ships-with ->
    [alien-frontiers-with-relic] Dock the Relic Ship ({ $ships-value }) at the Alien Artifact and deal new cards
   *[alien-frontiers-with-own] Dock the { $ships-value } at the Alien Artifact and deal new cards
}
alien-frontiers-answer-teleport-settle = Dock { alien-frontiers-ships } { NAME($station, case: "at") }: colony { NAME($to, case: "at") }

## What the Plasma Cannon hits.

alien-frontiers-answer-cannon-fire-target = { $ship-with ->
    [alien-frontiers-with-relic] The Relic Ship ({ $ship-value }): { $owner }
   *[alien-frontiers-with-own] The { $ship-value }: { $owner }
}
alien-frontiers-answer-cannon-fire-fire = Fire

## What the Temporal Warper rolls again.

alien-frontiers-answer-reroll-ship = { $ship-with ->
    [alien-frontiers-with-relic] The Relic Ship ({ $ship-value })
   *[alien-frontiers-with-own] The { $ship-value }
}
alien-frontiers-answer-reroll-roll = Roll

## Colonies that are moved or swapped, and resources returned.

alien-frontiers-answer-colony-move = { NAME($territory) }
alien-frontiers-answer-colony-swap = The one { NAME($territory, case: "at") } ({ $owner })
alien-frontiers-answer-resource-limit = { $fuel ->
    [0] Return { alien-frontiers-amount-of-ore }
   *[other] { $ore ->
        [0] Return { alien-frontiers-amount-of-fuel }
       *[other] Return { alien-frontiers-amount-of-fuel } and { alien-frontiers-amount-of-ore }
    }
}
