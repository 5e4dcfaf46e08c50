### The names of things in Nemesis that are no cards and no rooms.
###
### Rooms, cards, items, intruders and objectives have files of their own.

nemesis = Nemesis
    .summary = Wake up on a ship that is not yours alone, trust nobody quite, and get home alive.

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

## Components for crafting.

nemesis-component-chemical = chemical
nemesis-component-cloth = cloth
nemesis-component-electrical = electrical part
nemesis-component-medical = medicine
nemesis-component-tool = tool

## The ship.

nemesis-side-basic = Basic side
nemesis-tile-special = special room
nemesis-network-red = red technical corridors
nemesis-network-blue = blue technical corridors

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

## What became of the ship.

nemesis-ending-hyperspace-jump = The ship has jumped
nemesis-ending-self-destruct = The ship has destroyed itself
nemesis-ending-fire = Fire has destroyed the ship
nemesis-ending-hull-breach = The hull has broken
nemesis-ending-engine-explosion = The engines have exploded

## What somebody was hurt by or died of, in brackets or after a colon.

nemesis-cause-foam = foam
nemesis-cause-rush = rush
nemesis-cause-airlock = airlock
nemesis-cause-ship = the ship is lost
nemesis-cause-jump = hyperspace
nemesis-cause-destination = the wrong destination
