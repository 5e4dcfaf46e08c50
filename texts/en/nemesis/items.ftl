### The items of Nemesis: their names, and what each does.
###
### `.text` is what a player reads on the card; cost, combat icon, weight and component stand beside it.
### Most of them are used once. `.quest` is what a quest item asks for before it is an item.

## Military.

nemesis-item-energy-charge = Energy Charge
    .text = Load one of your energy weapons fully, or open or close a door of your room.
nemesis-item-grenade = Grenade
    .text = An intruder in your room or next door suffers 2 injuries; all others there 1 injury or serious wound. Or it destroys 2 eggs.
nemesis-item-decoy = Decoy
    .text = Choose a neighbouring room: all intruders next to it go there. Those in combat first attack once.
nemesis-item-prototype-pistol = Prototype Pistol
    .text = Each roll with it may be made again once.
nemesis-item-comms-key = Comms Key
    .text = Where there is a computer: look at an objective of somebody who has sent the signal.
nemesis-item-evacuation-key = Evacuation Key
    .text = In an Evacuation Section: lock or unlock one of its pods.
nemesis-item-self-destruct-key = Self-Destruct Key
    .text = Where there is a computer: start or stop the self-destruct sequence.

## Technical.

nemesis-item-chemicals = Chemicals
    .text = Load a Flamethrower that you carry fully.
nemesis-item-tools = Tools
    .text = Discard the malfunction of your room, or repair or break an engine, or open or close a door of your room.
nemesis-item-duct-tape = Duct Tape
    .text = Discard the malfunction of your room, or repair or break an engine, or bind 2 heavy items so that they take one hand.
nemesis-item-fire-extinguisher = Fire Extinguisher
    .text = Put out the fire in your room, or make an intruder there retreat.
nemesis-item-technical-corridors-plan = Technical Corridors Plan
    .text = From a room with an entrance to technical corridors move to any other room with an entrance.
nemesis-item-space-suit = Space Suit
    .text = In a yellow room: discard all your action cards and move to any other explored yellow room.
nemesis-item-nemesis-plans = Nemesis Plans
    .text = Look secretly at any 2 unexplored rooms.

## Medical.

nemesis-item-medkit = Medkit
    .text = Dress a serious wound or heal a dressed one, yours or of somebody in your room.
nemesis-item-bandages = Bandages
    .text = Dress a serious wound or heal all light wounds, yours or of somebody in your room.
nemesis-item-synthetic-food = Synthetic Food
    .text = Draw 2 action cards.
nemesis-item-alcohol = Alcohol
    .text = Scan a contamination card in your hand and remove it; if it is infected, you get a new one.
nemesis-item-military-drugs = Military Drugs
    .text = Discard any cards from your hand, contamination too, and draw as many and 1 more.

## Crafted.

nemesis-item-antidote = Antidote
    .text = Your larva and all your infected cards leave the game. You get 1 contamination card, shuffle deck and discard pile, and pass.
nemesis-item-flamethrower = Flamethrower
    .text = Deals at least 1 injury unless the die is blank; a double hit also sets the room on fire. Loaded with Chemicals.
nemesis-item-molotov-cocktail = Molotov Cocktail
    .text = Your room or a neighbouring one with an intruder or eggs catches fire; everybody there suffers 1 injury or serious wound, and 1 egg is destroyed.

## Weapons with which characters begin.

nemesis-item-revolver = Revolver
    .text = A double hit deals 3 injuries. Loaded only with the card Reload.
nemesis-item-shotgun = Shotgun
    .text = Whenever it deals an injury, it deals 1 more.
nemesis-item-sawed-off-shotgun = Sawed-off Shotgun
    .text = A single hit counts as a double hit.
nemesis-item-assault-rifle = Assault Rifle
    .text = Whenever it deals an injury, it deals 1 more.
nemesis-item-rifle = Rifle
    .text = An energy weapon without a special property.

## Quest items.

nemesis-item-log-key = Log Key
    .text = Where there is a computer: look at an objective of any player.
    .quest = Be in the Comms Room.
nemesis-item-intercom = Intercom
    .text = Order and Motivation also reach characters in rooms with a computer.
    .quest = Discard Tools or Duct Tape.
nemesis-item-orbital-maneuvering-system = Orbital Maneuvering System
    .text = Everybody passes at once. In this round intruders in combat do not attack in the event phase.
    .quest = Discard an Energy Charge.
nemesis-item-pilots-evacuation-key = Evacuation Key
    .text = In an Evacuation Section: lock or unlock one of its pods.
    .quest = Be in the Fire Control System.
nemesis-item-plasma-torch = Plasma Torch
    .text = Open or close a door of your room, even a destroyed one. Stays with you.
    .quest = Be in the Storage.
nemesis-item-flashlight = Flashlight
    .text = Search your room. Stays with you.
    .quest = Discard an Energy Charge.
nemesis-item-autoloader = Autoloader
    .text = Part of the Assault Rifle: 1 ammo now, it holds 1 more, and loading it with an Energy Charge is free.
    .quest = Be in the Armory.
nemesis-item-armor = Armor
    .text = When an intruder attacks you: discard it, and the attack does nothing.
    .quest = Discard Tools or Duct Tape.
nemesis-item-motion-scanner = Motion Scanner
    .text = After your noise roll you may discard 1 action card and roll again. Stays with you.
    .quest = Discard an Energy Charge.
nemesis-item-security-key = Security Key
    .text = Choose a room and open or close each of its doors as you wish.
    .quest = Be in the Cockpit.
nemesis-item-laboratory-equipment = Laboratory Equipment
    .text = In a room with a corpse, a carcass or an egg: reveal the weakness that it gives away.
    .quest = Discard Chemicals.
nemesis-item-holo-computer = Holo Computer
    .text = You may use Intranet and Risk Assessment in any room.
    .quest = Be in the Generator.
