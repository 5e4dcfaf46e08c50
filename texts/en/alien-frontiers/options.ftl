### What can be settled at an Alien Frontiers table before the game, and the values.

alien-frontiers-option-long-game = Long game
    .text = How many colonies each of three or four players settles.
alien-frontiers-option-long-game-off = Standard
    .text = Six colonies each with four players, seven with three.
alien-frontiers-option-long-game-on = Long
    .text = Eight colonies each.

alien-frontiers-option-two-player-setup = Table for two
    .text = Which table two players use.
alien-frontiers-option-two-player-setup-published = As published
    .text = Eight colonies each and the ports for two players.
alien-frontiers-option-two-player-setup-rulebook = As in the Russian rulebook
    .text = Seven colonies each and the ports for three players.

alien-frontiers-option-resource-supply = Stocks
    .text = Whether fuel and ore can run out.
alien-frontiers-option-resource-supply-finite = Limited
    .text = 30 fuel and 20 ore; when they are gone, nobody gains any.
alien-frontiers-option-resource-supply-unlimited = Unlimited
    .text = There is always enough fuel and ore.

alien-frontiers-option-duty-to-dock = Duty to dock
    .text = Which ships have to be docked before a turn ends.
alien-frontiers-option-duty-to-dock-strict = Strict
    .text = Every ship that can dock somewhere must dock, even if that costs something.
alien-frontiers-option-duty-to-dock-free-stations-only = Free stations only
    .text = Nobody has to dock where fuel, ore or a ship is paid.

alien-frontiers-option-cannon-relic-exempt = Plasma Cannon and Relic Ship
    .text = Whether discarding the Plasma Cannon can always hit the Relic Ship.
alien-frontiers-option-cannon-relic-exempt-off = Fleet counts
    .text = Only if its owner has more than three ships of their colour.
alien-frontiers-option-cannon-relic-exempt-on = Always
    .text = However many ships its owner has.
