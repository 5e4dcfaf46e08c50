### The names of things in Nemesis that are no cards and no rooms.
###
### Rooms, cards, items, intruders and objectives have files of their own.

nemesis = Nemesis
    .summary = Wake up on a ship that is not yours alone, trust nobody quite, and get home alive.

## The crew.

nemesis-character-captain = Captain
nemesis-character-pilot = Pilot
nemesis-character-mechanic = Mechanic
nemesis-character-soldier = Soldier
nemesis-character-scout = Scout
nemesis-character-scientist = Scientist

## What everybody can do. `.text` is what it takes and what it does.

nemesis-basic-action-movement = Movement
    .text = Go to a neighbouring room. If it is empty, make a noise roll.
nemesis-basic-action-escape = Escape
    .text = Leave a room with intruders. Each of them attacks you first.
nemesis-basic-action-careful-movement = Careful Movement
    .text = Go to a neighbouring room and choose the corridor where you make noise.
nemesis-basic-action-shoot = Shoot
    .text = Spend 1 ammo and roll the combat die against an intruder here, or against eggs.
nemesis-basic-action-melee-attack = Melee Attack
    .text = Take 1 contamination card and roll: a hit deals 1 injury, a miss gives you a serious wound.
nemesis-basic-action-pick-up = Pick up a heavy object
    .text = Take a corpse, a carcass or an egg that lies here into a hand.
nemesis-basic-action-trade = Trade
    .text = Everybody in your room may exchange items and objects.
nemesis-basic-action-craft = Craft an item
    .text = Discard two items with the right components and take what they make.
nemesis-basic-action-activate-quest-item = Activate a quest item
    .text = Meet what your quest item asks for, and it is yours to use.

## When something may be used.

nemesis-combat-icon-any = In or out of combat
nemesis-combat-icon-in-combat = In combat only
nemesis-combat-icon-out-of-combat = Out of combat only

## What a scanned contamination card says.

nemesis-contamination-clean = clean
nemesis-contamination-infected = INFECTED

## Backs of item cards.

nemesis-back-red = red item
nemesis-back-yellow = yellow item
nemesis-back-green = green item
nemesis-back-blue = crafted item
nemesis-back-starting = starting item
nemesis-back-quest = quest item

## Components for crafting.

nemesis-component-chemical = chemical
nemesis-component-cloth = cloth
nemesis-component-electrical = electrical part
nemesis-component-medical = medicine
nemesis-component-tool = tool

## What a weapon fires.

nemesis-weapon-class-energy = energy weapon
nemesis-weapon-class-classic = classic weapon

## Objects, which are tokens and always heavy.

nemesis-object-character-corpse = Character corpse
nemesis-object-egg = Egg
nemesis-object-intruder-carcass = Intruder carcass

## The ship.

nemesis-side-basic = Basic side
nemesis-side-alternative = Alternative side
nemesis-tile-one = room “1”
nemesis-tile-two = room “2”
nemesis-tile-special = special room
nemesis-room-colour-red = red
nemesis-room-colour-yellow = yellow
nemesis-room-colour-green = green
nemesis-room-colour-white = white
nemesis-room-colour-colourless = without items
nemesis-network-red = red technical corridors
nemesis-network-blue = blue technical corridors
nemesis-door-open = open door
nemesis-door-closed = closed door
nemesis-door-destroyed = destroyed door

## What is found on exploring a room. `.text` is what it does.

nemesis-exploration-silence = Silence
    .text = No noise roll. With slime on you it is Danger.
nemesis-exploration-danger = Danger
    .text = Every free intruder next door comes here; if there is none, noise in every corridor.
nemesis-exploration-slime = Slime
    .text = You are covered with slime.
nemesis-exploration-fire = Fire
    .text = The room burns.
nemesis-exploration-malfunction = Malfunction
    .text = The room has a malfunction.
nemesis-exploration-door = Door
    .text = The door behind you closes.
nemesis-exploration-token-malfunction-one = Malfunction, 1 item
nemesis-exploration-token-malfunction-two = Malfunction, 2 items
nemesis-exploration-token-malfunction-three = Malfunction, 3 items
nemesis-exploration-token-malfunction-four = Malfunction, 4 items
nemesis-exploration-token-door-one = Door, 1 item
nemesis-exploration-token-door-two = Door, 2 items
nemesis-exploration-token-door-three = Door, 3 items
nemesis-exploration-token-door-four = Door, 4 items
nemesis-exploration-token-fire-one = Fire, 1 item
nemesis-exploration-token-fire-two = Fire, 2 items
nemesis-exploration-token-silence-one = Silence, 1 item
nemesis-exploration-token-slime-three = Slime, 3 items
nemesis-exploration-token-slime-four = Slime, 4 items
nemesis-exploration-token-danger-two = Danger, 2 items
nemesis-exploration-token-danger-three = Danger, 3 items

## What the noise die shows.

nemesis-noise-face-one = 1
nemesis-noise-face-two = 2
nemesis-noise-face-three = 3
nemesis-noise-face-four = 4
nemesis-noise-face-silence = Silence
nemesis-noise-face-danger = Danger

## Engines, pods, course.

nemesis-engine-one = engine 1
nemesis-engine-two = engine 2
nemesis-engine-three = engine 3
nemesis-engine-token-working = working
nemesis-engine-token-damaged = damaged
nemesis-section-a = section A
nemesis-section-b = section B
nemesis-pod-number-one = pod 1
nemesis-pod-number-two = pod 2
nemesis-pod-number-three = pod 3
nemesis-pod-number-four = pod 4
nemesis-pod-side-locked = locked
nemesis-pod-side-unlocked = unlocked
nemesis-course-a = A
nemesis-course-b = B
nemesis-course-c = C
nemesis-course-d = D
nemesis-destination-earth = Earth
nemesis-destination-mars = Mars
nemesis-destination-venus = Venus
nemesis-destination-deep-space = Deep Space
nemesis-coordinates-one = coordinates 1
nemesis-coordinates-two = coordinates 2
nemesis-coordinates-three = coordinates 3
nemesis-coordinates-four = coordinates 4
nemesis-coordinates-five = coordinates 5
nemesis-coordinates-six = coordinates 6
nemesis-coordinates-seven = coordinates 7
nemesis-coordinates-eight = coordinates 8

## Decks of objectives.

nemesis-objective-deck-personal = personal objective
nemesis-objective-deck-corporate = corporate objective
nemesis-objective-deck-cooperative = common objective

## What became of the ship.

nemesis-ending-hyperspace-jump = The ship has jumped
nemesis-ending-self-destruct = The ship has destroyed itself
nemesis-ending-fire = Fire has destroyed the ship
nemesis-ending-hull-breach = The hull has broken
nemesis-ending-engine-explosion = The engines have exploded

## How a table plays.

nemesis-mode-semi-cooperative = Everybody for themselves
nemesis-mode-solo = Alone
nemesis-mode-full-cooperative = All together

## The steps of a round.

nemesis-phase-draw-cards = Drawing cards
nemesis-phase-pass-first-player = First player
nemesis-phase-turns = Turns
nemesis-phase-end-of-player-phase = End of the player phase
nemesis-phase-time-track = Time
nemesis-phase-intruder-attack = Intruders attack
nemesis-phase-fire-damage = Fire
nemesis-phase-event-card = Event
nemesis-phase-bag-development = Intruder bag
nemesis-phase-end-of-round = End of the round

## Yes and no.

nemesis-yes-no-no = No
nemesis-yes-no-yes = Yes

## What somebody was hurt by or died of, in brackets or after a colon.

nemesis-cause-attack = attack
nemesis-cause-fire = fire
nemesis-cause-bleeding = bleeding
nemesis-cause-light-wounds = light wounds
nemesis-cause-blow = close combat
nemesis-cause-shot = shot
nemesis-cause-blast = explosion
nemesis-cause-taser = Taser
nemesis-cause-foam = foam
nemesis-cause-surgery = surgery
nemesis-cause-rush = rush
nemesis-cause-larva = larva
nemesis-cause-airlock = airlock
nemesis-cause-ship = the ship is lost
nemesis-cause-jump = hyperspace
nemesis-cause-destination = the wrong destination
nemesis-cause-infection = infection
nemesis-cause-resignation = left the table
