### The items of Lockdown: their names, and what each does.
###
### `.text` is what a player reads on the card; cost, combat icon, weight and component stand beside it.
### Most of them are used once. `.quest` is what a quest item asks for before it is an item.

## Military.

lockdown-item-weapon-battery = Weapon Battery
    .text = Load one of your energy weapons or your Flashlight fully.
lockdown-item-glowstick = Glowstick
    .text = Until the end of the round darkness does nothing to you.
lockdown-item-grenade = Grenade
    .text = In your room or next door one intruder suffers 2 injuries; all other intruders there 1 injury, all characters a serious wound. It destroys eggs as well.
lockdown-item-thermite-charge = Thermite Charge
    .text = Your room or one next door gets a malfunction and a fire; every intruder there suffers 1 injury, every character 1 light wound, you too.
lockdown-item-decoy = Decoy
    .text = Choose a neighbouring room: all intruders next to it go there. Those in combat first attack once; a closed door stops one and is destroyed.
lockdown-item-gate-access-card = Gate Access Card
    .text = In an exit room: open the Main Gate.
lockdown-item-code-reader = Code Reader
    .text = Look secretly at 1 contingency token of a character on your level.
lockdown-item-prototype-pistol = Prototype Pistol
    .text = Once per attack you may roll the die again.

## Technical.

lockdown-item-toolbelt = Toolbelt
    .text = Discard the malfunction of your room, or open or close a door of your room.
lockdown-item-duct-tape = Duct Tape
    .text = Discard the malfunction of your room, or bind 2 heavy items together so that they take one hand.
lockdown-item-reagent = Reagent
    .text = Load your Flamethrower fully. Or with 5 knowledge: an intruder in your room retreats.
lockdown-item-lighter = Lighter
    .text = Start a fire in your room. Or for free: darkness does nothing to you in 1 attack or encounter.
lockdown-item-flashlight = Flashlight
    .text = Spend 1 charge: darkness does nothing to you in 1 event, attack or encounter. It holds 2.
lockdown-item-fire-blanket = Fire Blanket
    .text = Put out the fire in your room, or wipe off your slime.
lockdown-item-cave-plans = Cave Plans
    .text = From a room with a technical entrance go to any other explored one.
lockdown-item-facility-plans = Facility Plans
    .text = Look secretly at any 2 unexplored rooms.
lockdown-item-rover-remote = Rover Remote
    .text = On S-01 or in an exit room: move the empty rover to the Bunker or back.

## Medical.

lockdown-item-medkit = Medkit
    .text = Dress one of your serious wounds, or heal a dressed one.
lockdown-item-medical-stapler = Medical Stapler
    .text = Dress one of your serious wounds, or heal all your light wounds.
lockdown-item-caffeine-pills = Caffeine Pills
    .text = Draw 2 cards and scan the contamination among them.
lockdown-item-antiseptic = Antiseptic
    .text = Scan all contamination in your hand. Clean cards go under their deck; an infected one brings a larva, or death to whoever has one.
lockdown-item-analyze-toolset = Analyze Toolset
    .text = Research 1 object in your room as in the Laboratory. Or scan the contamination in your hand; nothing follows from it.
lockdown-item-scalpel = Scalpel
    .text = A character here is rid of its larva and suffers a serious wound. Or an intruder here suffers 1 injury, and you take 1 contamination card.
lockdown-item-research-documents = Research Documents
    .text = Gain 1 knowledge.

## Crafted.

lockdown-item-neutralizer = Neutralizer
    .text = All your infected cards go under their deck, and your larva is gone. You shuffle all your cards into a new deck and pass.
lockdown-item-enviro-suit = Enviro-Suit
    .text = You can go out to the Bunker on foot, and the Martian surface does you less harm.
lockdown-item-flamethrower = Flamethrower
    .text = Deals at least 1 injury unless the die is blank; a double hit also sets the room on fire. A Reagent loads it.

## Starting items.

lockdown-item-smg = SMG
    .text = Before rolling you may spend 1 more ammo: roll two dice and choose one.
lockdown-item-nailgun = Nailgun
    .text = A double hit counts as a single hit. A Toolbelt loads it fully.
lockdown-item-probe-arm = Probe Arm
    .text = In combat, for 1 use: take a carcass from an intruder here, but not from a larva; it is not harmed. A Toolbelt restores both uses.
lockdown-item-smart-gun = Smart Gun
    .text = On a level with power you may roll the die again once per attack.

## Quest items.

lockdown-item-assault-rifle = Assault Rifle
    .text = Whenever it deals an injury, it deals 1 more.
    .quest = Discard a Weapon Battery.
lockdown-item-wail = Wail
    .text = Take all noise markers from your level, or put noise in up to 3 of its corridors that have none. Then you pass. It stays with you.
    .quest = Be in the Laboratory.
lockdown-item-battle-suit = Battle Suit
    .text = Slime and wounds by fire do nothing to you. It counts as an Enviro-Suit.
    .quest = Be in a CSS Room.
lockdown-item-pressure-washer = Pressure Washer
    .text = Put out the fire in your room, or free everybody there of slime; or an intruder here retreats. It stays with you.
    .quest = Be in the Decon Room.
lockdown-item-overmind = Overmind
    .text = An intruder here, but not the Queen, moves to a neighbouring room of your choice, and you take 1 contamination card. It stays with you.
    .quest = Discard an egg or a carcass that you carry.
lockdown-item-cheat-codes = Cheat Codes
    .text = Where there is a computer, even without power: choose one of the next 3 computer cards to lie open, then perform a computer action for free. They stay with you.
    .quest = Be in the Archive.
lockdown-item-command-codes = Command Codes
    .text = Where there is a computer, even without power: look secretly at 1 contingency token of another player. They stay with you.
    .quest = Be in the Alert Room.
lockdown-item-rover-key = Rover Key
    .text = Move the empty Rover to the Bunker or back. To leave with the Rover costs you nothing. It stays with you.
    .quest = Be in an exit room.
lockdown-item-data-crystal = Data Crystal
    .text = Once per round, at a computer with power: gain 1 knowledge. It stays with you.
    .quest = Be in the Archive.
lockdown-item-night-goggles = Night Goggles
    .text = Darkness does nothing to you in encounters.
    .quest = Discard a Weapon Battery.
lockdown-item-flak-vest = Flak Vest
    .text = When an intruder attacks you, after its card is seen: the attack does nothing. Then it is gone.
    .quest = Discard a Toolbelt or Duct Tape.
lockdown-item-power-coupling = Power Coupling
    .text = Turn over the power token of your level. It stays with you.
    .quest = Be in the Backup Power Supply.
