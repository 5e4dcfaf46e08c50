### Why something cannot be done in Alien Frontiers, one sentence for each rule that a
### refusal can cite. It begins with what is missing.

## Docking.

alien-frontiers-rule-af-5-1 = Needs a ship in hand that shows this value.
alien-frontiers-rule-af-5-2 = Needs enough free ports at the station.
alien-frontiers-rule-af-5-4 = Needs every ship that can dock to be docked before the turn ends.
alien-frontiers-rule-af-5-16 = Needs a resource that you have, until 8 are left.

## Alien Artifact.

alien-frontiers-rule-af-6-5 = Needs a displayed card, and ships docked at the Alien Artifact this turn that total 8 or more.
alien-frontiers-rule-af-6-11 = Needs a kind of card that you do not hold.

## Colonist Hub.

alien-frontiers-rule-af-7-3 = Needs a free port on your track in the Colonist Hub; you have 3 there.
alien-frontiers-rule-af-7-8 = Needs a colony on circle 7, 1 fuel and 1 ore.
alien-frontiers-rule-af-7-9 = Needs a colony that can advance; on circle 7 it has to be launched first.
alien-frontiers-rule-af-7-20 = Needs a surplus advance from just before the launch and one more free colony.

## Colony Constructor, Lunar Mine, Orbital Market.

alien-frontiers-rule-af-8-1 = Needs three equal ships and 3 ore, or 2 ore with the bonus of Bradbury Plateau.
alien-frontiers-rule-af-8-4 = Needs a colony that is not on the planet yet and not on its way in the Colonist Hub.
alien-frontiers-rule-af-9-2 = Needs a ship that shows at least the highest value at the Lunar Mine.
alien-frontiers-rule-af-11-1 = Needs two equal ships.
alien-frontiers-rule-af-11-4 = Needs as much fuel as the pair at the Orbital Market asks for.
alien-frontiers-rule-af-11-6 = Needs a pair docked at the Orbital Market this turn that trades at this rate.
alien-frontiers-rule-af-11-11 = Needs ore in the stock.

## Raiders’ Outpost.

alien-frontiers-rule-af-12-1 = Needs three ships with consecutive values.
alien-frontiers-rule-af-12-4 = Needs a run that totals more than the ships at the Raiders’ Outpost.
alien-frontiers-rule-af-12-7 = Needs an opponent who has it.
alien-frontiers-rule-af-12-8 = Needs a raid without resources: it is either up to 4 resources or 1 card.
alien-frontiers-rule-af-12-11 = Needs an opponent without the Holographic Decoy, from whom only that card can be stolen.

## Shipyard and Terraforming Station.

alien-frontiers-rule-af-13-1 = Needs two equal ships.
alien-frontiers-rule-af-13-2 = Needs the fuel and the ore that the next ship costs.
alien-frontiers-rule-af-13-4 = Needs a ship of your colour in the stock; all six are in play.
alien-frontiers-rule-af-15-1 = Needs a ship that shows 6, 1 fuel and 1 ore.
alien-frontiers-rule-af-15-5 = Needs four ships of your colour in play, since one is given up and three have to stay.
alien-frontiers-rule-af-15-8 = Needs a colony that is not on the planet yet and not on its way in the Colonist Hub.
alien-frontiers-rule-af-15-9 = Needs a ship at another station: the Terraforming Station lets none go.

## Relic Ship and fields.

alien-frontiers-rule-af-18-3 = Needs 1 fuel, 1 ore, the bonus of Burroughs Desert, and the Relic Ship to be there.
alien-frontiers-rule-af-18-11 = Needs another territory: the bonus of Burroughs Desert cannot be borrowed.
alien-frontiers-rule-af-19-3 = Needs a territory that does not have this field yet.
alien-frontiers-rule-af-19-6 = Needs a territory without the Repulsor Field.

## Technology in general.

alien-frontiers-rule-af-20-3 = Needs this card in front of you.
alien-frontiers-rule-af-20-4 = Needs a card that has not been used this turn.
alien-frontiers-rule-af-20-6 = Needs a turn in which no other card has been discarded for its power.
alien-frontiers-rule-af-20-7 = Needs a card whose fuel power has not been used this turn.
alien-frontiers-rule-af-20-9 = Needs more fuel.
alien-frontiers-rule-af-20-10 = Needs a value from 1 to 6 afterwards, too.
alien-frontiers-rule-af-20-11 = Needs a ship in hand that shows this value.
alien-frontiers-rule-af-20-20 = Needs something to change: a use without any effect is not allowed.

## Technology, card by card.

alien-frontiers-rule-af-21-4 = Needs a field that is on the planet.
alien-frontiers-rule-af-21-5 = Needs a colony on the territory.
alien-frontiers-rule-af-21-9 = Needs a territory whose bonus you do not have already.
alien-frontiers-rule-af-21-11 = Needs two different ships in hand.
alien-frontiers-rule-af-21-16 = Needs a ship of yours that was docked this turn.
alien-frontiers-rule-af-21-17 = Needs another station where the ship can dock now.
alien-frontiers-rule-af-21-18 = Needs partners from your hand: other docked ships do not come along.
alien-frontiers-rule-af-21-20 = Needs another station than the one the ship leaves.
alien-frontiers-rule-af-21-25 = Needs an opponent’s ship at the station.
alien-frontiers-rule-af-21-27 = Needs an opponent’s ship.
alien-frontiers-rule-af-21-28 = Needs a ship at the same station that is not a target yet.
alien-frontiers-rule-af-21-30 = Needs an opponent’s ship in play.
alien-frontiers-rule-af-21-31 = Needs an opponent with more than three ships of their colour.
alien-frontiers-rule-af-21-32 = Needs an opponent with more than three ships of their colour, for the Relic Ship too.
alien-frontiers-rule-af-21-33 = Needs an opponent with more than three ships of their colour besides the one at the Terraforming Station.
alien-frontiers-rule-af-21-36 = Needs colonies on two different territories.
alien-frontiers-rule-af-21-37 = Needs colonies of two different players.
alien-frontiers-rule-af-21-41 = Needs a kind of card that you do not hold.
alien-frontiers-rule-af-21-42 = Needs a card that lies in the discard pile already.
alien-frontiers-rule-af-21-52 = Needs fuel and ore for the Orbital Teleporter and the new station together.
alien-frontiers-rule-af-21-56 = Needs a colony on a territory.
alien-frontiers-rule-af-27-8 = Needs a territory without the Isolation Field.

## Options of a table.

alien-frontiers-rule-af-24-4 = Needs three or four players.
alien-frontiers-rule-af-28-1 = Needs two players.
alien-frontiers-rule-af-28-2 = Needs a choice between stocks that can run out and stocks that cannot.
alien-frontiers-rule-af-28-3 = Needs a choice of the stations that a ship must dock at if nothing else takes it.
alien-frontiers-rule-af-28-9 = Needs a choice whether the Plasma Cannon may always hit the Relic Ship.
