### The names of things in Lockdown that are no cards of a deck and no rooms.
###
### What Nemesis has as well is in `nemesis-kit`.

## The game.

lockdown = Nemesis: Lockdown
    .summary = Deep under Mars the lights go out level by level; get out, and do not trust what was agreed.

## The Complex.

lockdown-side-main = Main side
lockdown-level-s01 = S-01
lockdown-level-s02 = S-02
lockdown-level-s03 = S-03
lockdown-power-area-s01 = level S-01
lockdown-power-area-s02 = level S-02
lockdown-power-area-s03 = level S-03
lockdown-power-area-elevator = the elevator
lockdown-power-token-one = power token 1
lockdown-power-token-two = power token 2
lockdown-power-token-three = power token 3
lockdown-power-token-four = power token 4
lockdown-tile-fixed = special room
lockdown-tile-printed = printed room
lockdown-building-west = west building
lockdown-building-east = east building
lockdown-zone-one = zone 1
lockdown-zone-two = zone 2
lockdown-zone-three = zone 3
lockdown-zone-four = zone 4

## The time track.

lockdown-threshold-red = red threshold
    .text = Takes a light while backup power is off.
lockdown-threshold-blue = blue threshold
    .text = Takes a light in any case.
lockdown-backup-power-off = off
lockdown-backup-power-on = on
lockdown-autodestruction-yellow = yellow
lockdown-autodestruction-red = red
lockdown-pod-a = pod A
lockdown-pod-b = pod B
lockdown-pod-c = pod C
lockdown-css-token-a = pod A
lockdown-css-token-b = pod B
lockdown-css-token-c = pod C
lockdown-css-token-all-pods = all pods
lockdown-css-token-no-pod = no pod

## The computer. `.text` is what a line does.

lockdown-computer-card-a = Computer A
lockdown-computer-card-b = Computer B
lockdown-computer-card-c = Computer C
lockdown-computer-card-d = Computer D
lockdown-computer-card-e = Computer E
lockdown-computer-card-lock-down = Lock-Down
    .text = The room of whoever turned it up gets a malfunction; all computer cards are shuffled, and another is turned up.
lockdown-computer-action-gain-knowledge = Gain knowledge
    .text = Gain 1 knowledge.
lockdown-computer-action-move-rover = Send the rover
    .text = The empty rover goes to the Bunker or back.
lockdown-computer-action-look-at-contingencies = Read codes
    .text = Look secretly at all contingencies of somebody on your level.
lockdown-computer-action-turn-door = A door
    .text = Open or close any one door.
lockdown-computer-action-clear-room = Clear a room
    .text = Choose a room: a fire there goes out, and all intruders retreat.
lockdown-computer-action-look-at-css-token = Look at the schedule
    .text = Look secretly at a CSS token.
lockdown-computer-action-swap-power-tokens = Reroute power
    .text = Swap two power tokens without turning them.

## Where somebody comes from.

lockdown-origin-nemesis-survivor = from the Nemesis
lockdown-origin-facility-worker = from the Complex

## Components for crafting.

lockdown-component-medicine = medicine
lockdown-component-fire = fuel
lockdown-component-electricity = electrical part
lockdown-component-material = cloth
lockdown-component-frame = frame

## Serious wounds. `.text` is what an undressed wound does.

lockdown-serious-wound-body = Body
    .text = You draw up to 4 cards instead of 5, in the Isolation Room up to 5.
lockdown-serious-wound-eyes = Eyes
    .text = You are in darkness wherever you are.
lockdown-serious-wound-guts = Guts
    .text = Picking up heavy objects, melee attacks and crafting cost 1 more.
lockdown-serious-wound-knee = Knee
    .text = If your first action of a round is a move or an escape, it costs 1 more.

## What the advantage die shows.

lockdown-advantage-face-creeper = creeper
    .text = hits Larvae, Creepers and eggs
lockdown-advantage-face-adult = adult
    .text = hits all but Breeders and the Queen
lockdown-advantage-face-conditional-hit = conditional hit
    .text = hits any target for 1 card
lockdown-advantage-face-single-hit = single hit
    .text = hits any target
lockdown-advantage-face-enhanced-hit = enhanced hit
    .text = hits any target, twice for 1 card
lockdown-advantage-face-double-hit = double hit
    .text = hits any target

## The Martian surface. `.suit` is what happens to whoever wears an Enviro-Suit or is in a building.

lockdown-surface-face-one = 1
lockdown-surface-face-two = 2
lockdown-surface-face-three = 3
lockdown-surface-face-four = 4
lockdown-surface-face-silence = Silence
lockdown-surface-face-danger = Danger
lockdown-surface-face-surface = Surface
lockdown-surface-effect-red-item = red item
lockdown-surface-effect-yellow-item = yellow item
lockdown-surface-effect-green-item = green item
lockdown-surface-effect-surface-card = surface card
lockdown-surface-effect-silence = Silence
lockdown-surface-effect-danger = Danger
lockdown-surface-effect-slime = Slime
lockdown-surface-effect-malfunction = Malfunction
lockdown-surface-card-dust-storm = Dust Storm
    .text = Everybody on the surface discards 1 card, or suffers 1 light wound without one.
    .suit = Nothing.
lockdown-surface-card-thin-air = Thin Air
    .text = 1 light wound.
    .suit = Nothing.
lockdown-surface-card-radioactive-dust = Radioactive Dust
    .text = 1 contamination card and slime.
    .suit = 1 contamination card.
lockdown-surface-card-torn-seal = Torn Seal
    .text = 1 serious wound.
    .suit = Your Enviro-Suit is lost, if you have one.
lockdown-surface-card-tracks-in-the-sand = Tracks in the Sand
    .text = Put noise in 2 zones without it.
    .suit = In 1 zone.
lockdown-surface-card-something-buried = Something Buried
    .text = Take 1 yellow item and suffer 1 light wound.
    .suit = Take 1 yellow item.
lockdown-surface-card-stalked = Stalked
    .text = You have an encounter.
    .suit = You make a noise roll.
lockdown-surface-card-static-discharge = Static Discharge
    .text = Everybody on the surface loses 1 ammo or charge of an item.
    .suit = Nothing.

## Whose decks are played with.

lockdown-species-night-stalkers = Night Stalkers
lockdown-species-base-intruders = the Intruders of Nemesis

## What somebody suffers from, and how the game ends.

lockdown-cause-desperate-attack = desperate attack
lockdown-cause-scalpel = Scalpel
lockdown-cause-vivisection = vivisection
lockdown-cause-defense = defense system
lockdown-cause-failed-launch = the pod stayed
lockdown-cause-event = event
lockdown-cause-surface = surface
lockdown-cause-venting = without air
lockdown-cause-complex = the complex is destroyed
lockdown-cause-squad = the squad
lockdown-cause-contingency = contingency
lockdown-ending-time-out = Time is out
lockdown-ending-alert = The alert is over
lockdown-ending-autodestruction = It has destroyed itself
lockdown-ending-fire = Fire has consumed it
lockdown-ending-malfunction = Nothing works any more

## What a shot comes to, whichever die was rolled.

lockdown-shot-face-blank = blank
lockdown-shot-face-creeper = creeper
lockdown-shot-face-adult = adult
lockdown-shot-face-single-hit = single hit
lockdown-shot-face-double-hit = double hit
lockdown-shot-face-conditional-hit = conditional hit
lockdown-shot-face-enhanced-hit = enhanced hit

## The steps of a round that only Lockdown has.

lockdown-phase-css-launch = Pods
lockdown-phase-noise-removal = Quiet

## The colours of the characters.

lockdown-character-colour-red = red
lockdown-character-colour-violet = violet
lockdown-character-colour-blue = blue
lockdown-character-colour-orange = orange
lockdown-character-colour-white = white
lockdown-character-colour-green = green

## The exploration tokens of the surface.

lockdown-surface-token-red-item-two = red item, 2 items
lockdown-surface-token-yellow-item-two = yellow item, 2 items
lockdown-surface-token-green-item-two = green item, 2 items
lockdown-surface-token-surface-card-one = surface card, 1 item
lockdown-surface-token-surface-card-two = surface card, 2 items
lockdown-surface-token-surface-card-three = surface card, 3 items
lockdown-surface-token-silence-one = Silence, 1 item
lockdown-surface-token-danger-three = Danger, 3 items
lockdown-surface-token-slime-three = Slime, 3 items
lockdown-surface-token-malfunction-two = Malfunction, 2 items
