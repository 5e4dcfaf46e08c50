### The names of the things in Alien Frontiers.
###
### Sentences ask for a form of a name with NAME($station, case: "at"); without that form
### they get the name itself. `.at`, `.to` and `.from` carry their preposition with them,
### because languages differ in it from name to name. A language may add forms for its
### own grammar: .gen .dat .acc .ins .loc .gender.

alien-frontiers = Alien Frontiers
    .summary = Roll your ships, dock them at the stations in orbit, and settle an alien planet.

## The orbital stations. `.text` says in one line what a station takes and gives.

alien-frontiers-station-solar-converter = Solar Converter
    .at = at the Solar Converter
    .from = from the Solar Converter
    .text = Any ship: fuel for half its value, rounded up.
alien-frontiers-station-lunar-mine = Lunar Mine
    .at = at the Lunar Mine
    .from = from the Lunar Mine
    .text = A ship that shows at least the highest value there: 1 ore.
alien-frontiers-station-alien-artifact = Alien Artifact
    .at = at the Alien Artifact
    .from = from the Alien Artifact
    .text = Any ship: new cards in the display if you like; ships that total 8 or more claim a card.
alien-frontiers-station-colonist-hub = Colonist Hub
    .at = at the Colonist Hub
    .from = from the Colonist Hub
    .text = Any ship: your colony advances by 1 circle; from circle 7 it is launched for 1 fuel and 1 ore.
alien-frontiers-station-colony-constructor = Colony Constructor
    .at = at the Colony Constructor
    .from = from the Colony Constructor
    .text = Three equal ships and 3 ore: a colony at once.
alien-frontiers-station-terraforming-station = Terraforming Station
    .at = at the Terraforming Station
    .from = from the Terraforming Station
    .text = A 6, 1 fuel and 1 ore: a colony at once; the ship is given up.
alien-frontiers-station-shipyard = Shipyard
    .at = at the Shipyard
    .from = from the Shipyard
    .text = Two equal ships, fuel and ore: a new ship for your next turn.
alien-frontiers-station-orbital-market = Orbital Market
    .at = at the Orbital Market
    .from = from the Orbital Market
    .text = Two equal ships: for the rest of the turn their value in fuel buys 1 ore.
alien-frontiers-station-raiders-outpost = Raiders’ Outpost
    .at = at the Raiders’ Outpost
    .from = from the Raiders’ Outpost
    .text = A run of three that beats the ships there: steal up to 4 resources, or 1 card.

## Where a ship can be found: at a station, or in the Maintenance Bay.

alien-frontiers-ship-place-solar-converter = Solar Converter
    .at = at the Solar Converter
alien-frontiers-ship-place-lunar-mine = Lunar Mine
    .at = at the Lunar Mine
alien-frontiers-ship-place-alien-artifact = Alien Artifact
    .at = at the Alien Artifact
alien-frontiers-ship-place-colonist-hub = Colonist Hub
    .at = at the Colonist Hub
alien-frontiers-ship-place-colony-constructor = Colony Constructor
    .at = at the Colony Constructor
alien-frontiers-ship-place-terraforming-station = Terraforming Station
    .at = at the Terraforming Station
alien-frontiers-ship-place-shipyard = Shipyard
    .at = at the Shipyard
alien-frontiers-ship-place-orbital-market = Orbital Market
    .at = at the Orbital Market
alien-frontiers-ship-place-raiders-outpost = Raiders’ Outpost
    .at = at the Raiders’ Outpost
alien-frontiers-ship-place-maintenance-bay = Maintenance Bay
    .at = in the Maintenance Bay

## The territories of the planet. `.bonus` is for whoever controls the territory.

alien-frontiers-territory-heinlein = Heinlein Plains
    .at = on Heinlein Plains
    .to = to Heinlein Plains
    .from = from Heinlein Plains
    .bonus = At the Orbital Market 1 fuel buys 1 ore.
alien-frontiers-territory-pohl = Pohl Foothills
    .at = on Pohl Foothills
    .to = to Pohl Foothills
    .from = from Pohl Foothills
    .bonus = Each use of a card’s fuel power costs 1 fuel less.
alien-frontiers-territory-van-vogt = Van Vogt Mountains
    .at = on Van Vogt Mountains
    .to = to Van Vogt Mountains
    .from = from Van Vogt Mountains
    .bonus = Your first ship at the Lunar Mine each turn may show anything.
alien-frontiers-territory-bradbury = Bradbury Plateau
    .at = on Bradbury Plateau
    .to = to Bradbury Plateau
    .from = from Bradbury Plateau
    .bonus = The Colony Constructor costs 1 ore less.
alien-frontiers-territory-asimov = Asimov Crater
    .at = on Asimov Crater
    .to = to Asimov Crater
    .from = from Asimov Crater
    .bonus = With your second ship at the Colonist Hub in a turn, your colony advances 1 circle more.
alien-frontiers-territory-herbert = Herbert Valley
    .at = on Herbert Valley
    .to = to Herbert Valley
    .from = from Herbert Valley
    .bonus = Each ship built at the Shipyard costs 1 fuel and 1 ore less.
alien-frontiers-territory-lem = Lem Badlands
    .at = on Lem Badlands
    .to = to Lem Badlands
    .from = from Lem Badlands
    .bonus = Each ship docked at the Solar Converter gives 1 fuel more.
alien-frontiers-territory-burroughs = Burroughs Desert
    .at = on Burroughs Desert
    .to = to Burroughs Desert
    .from = from Burroughs Desert
    .bonus = You may buy the Relic Ship for 1 fuel and 1 ore.

## The technology cards. `.power` costs fuel and works once a turn, `.discard` costs the
## card, `.passive` needs nothing but the card. A card has only those that are printed on it.

alien-frontiers-technology-alien-city = Alien City
    .passive = Worth 1 point while you hold it.
alien-frontiers-technology-alien-monument = Alien Monument
    .passive = Worth 1 point while you hold it.
alien-frontiers-technology-booster-pod = Booster Pod
    .power = 1 fuel: raise one of your ships in hand by 1.
    .discard = Take one field off the planet.
alien-frontiers-technology-data-crystal = Data Crystal
    .power = 1 fuel for each colony on a territory: use the territory’s bonus this turn. Not for Burroughs Desert.
    .discard = Put the Positron Field on any territory, or move it to another.
alien-frontiers-technology-gravity-manipulator = Gravity Manipulator
    .power = 2 fuel: lower one of your ships in hand by 1 and raise another by 1.
    .discard = Put the Repulsor Field on any territory, or move it to another.
alien-frontiers-technology-holographic-decoy = Holographic Decoy
    .passive = Raiders can steal nothing from you but this card.
alien-frontiers-technology-orbital-teleporter = Orbital Teleporter
    .power = 2 fuel: dock one of your docked ships again at another station. The Terraforming Station lets none go.
    .discard = Move any colony from one territory to another.
alien-frontiers-technology-plasma-cannon = Plasma Cannon
    .power = 1 fuel for each ship: send opponents’ ships at one station to the Maintenance Bay.
    .discard = Send an opponent’s ship back to the stock if that leaves them at least 3 ships of their colour.
alien-frontiers-technology-polarity-device = Polarity Device
    .power = 1 fuel: turn one of your ships in hand to its opposite side.
    .discard = Swap two players’ colonies on two territories.
alien-frontiers-technology-resource-cache = Resource Cache
    .passive = After your roll: 1 ore if more ships are odd, 1 fuel if more are even; if as many, both, and the card is discarded.
alien-frontiers-technology-stasis-beam = Stasis Beam
    .power = 1 fuel: lower one of your ships in hand by 1.
    .discard = Put the Isolation Field on any territory, or move it to another.
alien-frontiers-technology-temporal-warper = Temporal Warper
    .power = 1 fuel: roll any of your ships in hand again.
    .discard = Take a card of a kind you do not hold from the discard pile.

## The fields. `.text` says what a field does to its territory.

alien-frontiers-field-isolation = Isolation Field
    .text = Nobody has the bonus of this territory.
alien-frontiers-field-positron = Positron Field
    .text = Whoever controls this territory has 1 point more.
alien-frontiers-field-repulsor = Repulsor Field
    .text = No colony can come to this territory or leave it.

## What is mined, burnt, traded and stolen.

alien-frontiers-resource-fuel = fuel
alien-frontiers-resource-ore = ore

## Whether the Relic Ship is meant, or is among the ships.

alien-frontiers-with-own = own ship
alien-frontiers-with-relic = Relic Ship

## What a docked ship has done this turn. These stand in brackets behind the ship.

alien-frontiers-mark-unmarked = not used yet
alien-frontiers-mark-spent = spent on a card
alien-frontiers-mark-first-pair = of the first pair
alien-frontiers-mark-second-pair = of the second pair
alien-frontiers-mark-third-pair = of the third pair

## How a game ends.

alien-frontiers-ending-last-colony = The last colony of a player is on the planet
alien-frontiers-ending-last-player = Only one player is left

## What an answer can cost or give. `.amount` stands behind a plus or a minus: +2 fuel.

alien-frontiers-goods-fuel = fuel
    .amount = { $n } fuel
alien-frontiers-goods-ore = ore
    .amount = { $n } ore
alien-frontiers-goods-ship = ship
    .amount = { $n ->
        [one] { $n } ship
       *[other] { $n } ships
    }
alien-frontiers-goods-circle = circle
    .amount = { $n ->
        [one] { $n } circle
       *[other] { $n } circles
    }
alien-frontiers-goods-colony = colony
    .amount = { $n ->
        [one] { $n } colony
       *[other] { $n } colonies
    }
alien-frontiers-goods-card = card
    .amount = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
alien-frontiers-goods-point = point
    .amount = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
