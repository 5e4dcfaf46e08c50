### The names of the things in Aliens: Another Glorious Day in the Corps.
###
### Sentences ask for a form of a name with NAME($character, case: "acc"); without that form
### they get the name itself. `.at` and `.to` carry their preposition with them. A language may
### add forms for its own grammar: .gen .dat .acc .ins .loc .gender. Cards, abilities and
### missions are in cards.ftl.

aliens = Aliens: Another Glorious Day in the Corps
    .summary = One squad, one deck of cards for everything it has left, and something moving in the dark.

## The characters. Surnames that end in a consonant are declined for men and not for women.

aliens-character-gorman = Gorman
    .gender = masculine
aliens-character-hicks = Hicks
    .gender = masculine
aliens-character-ripley = Ripley
    .gender = feminine
aliens-character-hudson = Hudson
    .gender = masculine
aliens-character-vasquez = Vasquez
    .gender = feminine
aliens-character-frost = Frost
    .gender = masculine
aliens-character-newt = Newt
    .gender = feminine

## The two sides of a character card.

aliens-side-hero = hero
aliens-side-grunt = grunt

## What a character is.

aliens-symbol-marine = Marine
aliens-symbol-civilian = civilian

## The values of a character. `.text` says what a value is for.

aliens-statistic-speed = Speed
    .text = How many squares a Move covers.
aliens-statistic-aim = Aim
    .text = What an attack roll may show at most to hit, at the start of a turn.
aliens-statistic-tech = Tech
    .text = What a Tech test may show at most to succeed.
aliens-statistic-defence = Defence
    .text = What a Defence Roll may show at most to survive an Alien.
aliens-statistic-melee = Melee
    .text = A Defence Roll of this or less kills an Alien as well.

## How a character is, behind the name.

aliens-condition-absent = not in this mission
aliens-condition-standing = standing
aliens-condition-knocked-down = knocked down
aliens-condition-left = out by the exit
aliens-condition-killed = killed
aliens-condition-captured = captured
aliens-condition-cocooned = in a cocoon
aliens-condition-hidden = hiding

## When an ability works.

aliens-heading-on-activation = On Activation
aliens-heading-during-activation = During Activation
aliens-heading-end-of-activation = End of Activation
aliens-heading-end-phase = End Phase
aliens-heading-passive = Passive

## The Actions. `.text` says in one line what an Action does.

aliens-action-move = Move
    .text = Up to Speed squares; next to an enemy the way ends.
aliens-action-attack = Attack
    .text = Fire one of your Weapons at what you see.
aliens-action-barricade = Barricade
    .text = Tech test: block a door, spawn point or tunnel, or clear it.
aliens-action-aim = Aim
    .text = Raise the Aim dial by 1, to 10 at most.
aliens-action-interact = Interact
    .text = Use what stands next to you, as the mission says.
aliens-action-card-action = Card Action
    .text = Use what a card calls an Action.
aliens-action-rest = Rest
    .text = Hero: draw up to 2 cards, then recover up to 3. Grunt: recover 3.

## The Free Actions, by their names.

aliens-free-action-short-bursts = Short Bursts
aliens-free-action-on-the-double = On the Double
aliens-free-action-seal-it = Seal It
aliens-free-action-grenade-attack = free grenade attack

## The phases of a turn.

aliens-phase-setup = Set-up
aliens-phase-marine-phase = Marine Phase
    .at = in the Marine Phase
aliens-phase-alien-phase = Alien Phase
    .at = in the Alien Phase
aliens-phase-end-phase = End Phase
    .at = in the End Phase

## The stages of an activation.

aliens-stage-on-activation = start of the activation
aliens-stage-equip = equipping
aliens-stage-actions = Actions
aliens-stage-end-of-activation = end of the activation
aliens-stage-grunts = grunts under command
aliens-stage-pass-token = passing the token

## The moments in which play waits for Events.

aliens-window-alien-phase-start = start of the Alien Phase
aliens-window-defence-roll-failed = a failed Defence Roll
aliens-window-alien-adjacent = an Alien next to a character
aliens-window-tracker-card-drawn = a Motion Tracker card is drawn
aliens-window-end-check = before the check of the End Phase
aliens-window-running-out = before the last cards are gone

## The three measures of distance.

aliens-distance-path = path distance
aliens-distance-approach = approach distance
aliens-distance-range = range

## The faces of the boards. `.mark` is printed on the board.

aliens-board-face-south-lock = South Lock
    .mark = 1H
    .at = in the South Lock
aliens-board-face-operations = Operations
    .mark = 2H
    .at = in Operations
aliens-board-face-residential-block = Residential Block
    .mark = 3H
    .at = in the Residential Block
aliens-board-face-med-lab = MedLab
    .mark = 4H
    .at = in the MedLab
aliens-board-face-processor-ramp = Processor Ramp
    .mark = 1P
    .at = on the Processor Ramp
aliens-board-face-cooling-gantry = Cooling Gantry
    .mark = 2P
    .at = on the Cooling Gantry
aliens-board-face-hive-tunnels = Hive Tunnels
    .mark = 3P
    .at = in the Hive Tunnels
aliens-board-face-egg-chamber = Egg Chamber
    .mark = 4P
    .at = in the Egg Chamber

## The rooms.

aliens-room-landing-apron = landing apron
    .at = on the landing apron
aliens-room-lock-chamber = lock chamber
    .at = in the lock chamber
aliens-room-corridor = corridor
    .at = in the corridor
aliens-room-vehicle-garage = vehicle garage
    .at = in the vehicle garage
aliens-room-workshop = workshop
    .at = in the workshop
aliens-room-locker-room = locker room
    .at = in the locker room
aliens-room-duty-office = duty office
    .at = in the duty office
aliens-room-communications = communications room
    .at = in the communications room
aliens-room-operations-centre = operations centre
    .at = in the operations centre
aliens-room-stores = stores
    .at = in the stores
aliens-room-technical-plant = technical plant
    .at = in the technical plant
aliens-room-server-vault = server vault
    .at = in the server vault
aliens-room-family-unit-a = family unit A
    .at = in family unit A
aliens-room-family-unit-b = family unit B
    .at = in family unit B
aliens-room-family-unit-c = family unit C
    .at = in family unit C
aliens-room-family-unit-d = family unit D
    .at = in family unit D
aliens-room-canteen = canteen
    .at = in the canteen
aliens-room-recreation-hall = recreation hall
    .at = in the recreation hall
aliens-room-dormitory-west = west dormitory
    .at = in the west dormitory
aliens-room-dormitory-east = east dormitory
    .at = in the east dormitory
aliens-room-closet-west = west closet
    .at = in the west closet
aliens-room-closet-east = east closet
    .at = in the east closet
aliens-room-medical-laboratory = medical laboratory
    .at = in the medical laboratory
aliens-room-surgical-ward = surgical ward
    .at = in the surgical ward
aliens-room-isolation-lab = isolation lab
    .at = in the isolation lab
aliens-room-maintenance-bay = maintenance bay
    .at = in the maintenance bay
aliens-room-specimen-store = specimen store
    .at = in the specimen store
aliens-room-ramp-level = ramp level
    .at = on the ramp
aliens-room-crashed-apc = crashed APC
    .at = in the crashed APC
aliens-room-gantry = gantry
    .at = on the gantry
aliens-room-hive-tunnel = hive tunnel
    .at = in the hive tunnel
aliens-room-nest = nest
    .at = in the nest

## What a square is.

aliens-ground-floor = floor
aliens-ground-fenced = fenced square
aliens-ground-solid = solid square

## What lies between two squares.

aliens-edge-open = open
aliens-edge-wall = wall
aliens-edge-fence = fence
aliens-edge-door = door

## Where a sentry gun points.

aliens-facing-north = north
    .to = to the north
aliens-facing-east = east
    .to = to the east
aliens-facing-south = south
    .to = to the south
aliens-facing-west = west
    .to = to the west

## The directions of a step.

aliens-direction-north = north
    .to = to the north
aliens-direction-east = east
    .to = to the east
aliens-direction-south = south
    .to = to the south
aliens-direction-west = west
    .to = to the west
aliens-direction-north-east = north-east
    .to = to the north-east
aliens-direction-south-east = south-east
    .to = to the south-east
aliens-direction-south-west = south-west
    .to = to the south-west
aliens-direction-north-west = north-west
    .to = to the north-west

## The spawn points.

aliens-spawn-point-one = spawn point 1
    .at = at spawn point 1
aliens-spawn-point-two = spawn point 2
    .at = at spawn point 2
aliens-spawn-point-three = spawn point 3
    .at = at spawn point 3
aliens-spawn-point-four = spawn point 4
    .at = at spawn point 4

## How many Aliens a blip stands for.

aliens-blip-value-one = 1 Alien
aliens-blip-value-two = 2 Aliens
aliens-blip-value-three = 3 Aliens
aliens-blip-value-four = 4 Aliens
aliens-blip-value-five = 5 Aliens

## The places of the mission blips.

aliens-mission-blip-a = mission blip A
aliens-mission-blip-b = mission blip B
aliens-mission-blip-c = mission blip C
aliens-mission-blip-d = mission blip D

## What a mission blip turns out to be.

aliens-mission-blip-face-newt = Newt
aliens-mission-blip-face-nest = a nest
aliens-mission-blip-face-nothing = nothing

## The enemies.

aliens-enemy-kind-alien = Alien
    .gender = masculine
aliens-enemy-kind-blip = blip
    .gender = masculine
aliens-enemy-kind-facehugger = facehugger
    .gender = masculine

## The sentry guns.

aliens-gun-a = sentry gun A
aliens-gun-b = sentry gun B

## What one does with a sentry gun.

aliens-gun-order-switch-off = switch it off
aliens-gun-order-switch-on = switch it on
aliens-gun-order-turn-north = turn it to the north
aliens-gun-order-turn-east = turn it to the east
aliens-gun-order-turn-south = turn it to the south
aliens-gun-order-turn-west = turn it to the west

## The exits.

aliens-exit-exit = exit
    .at = at the exit
aliens-exit-exit-a = Exit A
    .at = at Exit A
aliens-exit-exit-b = Exit B
    .at = at Exit B

## What lies on the boards.

aliens-token-spawn-point = spawn point
aliens-token-tunnel = tunnel
aliens-token-barricade = barricade
aliens-token-computer = computer
aliens-token-crate = crate
aliens-token-sentry-gun = sentry gun
aliens-token-mission-blip = mission blip
aliens-token-cocoon = cocoon
aliens-token-hidden-newt = Newt in hiding
aliens-token-exit = exit

## Where Endurance cards can be.

aliens-zone-deck = Endurance deck
    .at = in the Endurance deck
aliens-zone-exhaust-pile = Exhaust pile
    .at = in the Exhaust pile
aliens-zone-discard-pile = Discard pile
    .at = in the Discard pile
aliens-zone-hand = hand
    .at = in hand
aliens-zone-equipped = equipment
    .at = as equipment
aliens-zone-removed-pile = removed cards
    .at = out of the campaign

## The places for cards on a character card.

aliens-card-slot-weapon = weapon
aliens-card-slot-backup = backup weapon
aliens-card-slot-first-gear = first gear
aliens-card-slot-second-gear = second gear

## Where a card goes that was looked at.

aliens-deck-end-top = on top
aliens-deck-end-bottom = to the bottom

## The two teams of Mission 2.

aliens-team-trapped = trapped team
aliens-team-apc = team in the APC

## How hard it is.

aliens-difficulty-easier = easier
aliens-difficulty-standard = standard
aliens-difficulty-harder = harder

## What can be made easier or harder.

aliens-knob-tracker-deck = Motion Tracker deck
aliens-knob-blip-values = blip values
aliens-knob-mission2 = Mission 2
aliens-knob-mission3 = Mission 3

## The choices for the enemies.

aliens-automatic-choice-targets = targets
aliens-automatic-choice-routes = routes
aliens-automatic-choice-order = order
aliens-automatic-choice-placing = placing

## How a game ends.

aliens-ending-victory = The mission is accomplished
aliens-ending-out-of-endurance = The squad has nothing left
aliens-ending-squad-lost = The squad is lost
aliens-ending-mission-failed = The mission has failed
aliens-ending-turn-limit = Time has run out

## How a campaign stands.

aliens-campaign-state-under-way = under way
aliens-campaign-state-won = won
aliens-campaign-state-lost = lost

## The types of Endurance cards.

aliens-card-type-weapon = Weapon
aliens-card-type-gear = Gear
aliens-card-type-event = Event
aliens-card-type-hazard = Hazard

## The keywords of Weapons. `.text` says what a keyword does.

aliens-keyword-backup = Backup
    .text = May be carried as the second Weapon.
aliens-keyword-massive = Massive
    .text = Whoever carries it cannot carry a Backup Weapon.
aliens-keyword-short-range = Short Range
    .text = Reaches only as far as the card says.
aliens-keyword-unwieldy = Unwieldy
    .text = Cannot be used in Defensive Fire.
aliens-keyword-full-auto = Full Auto
    .text = After each hit exhaust 1 card to roll again.
aliens-keyword-grenade = Grenade
    .text = Can be thrown after an attack with the M41A.
aliens-keyword-area = Area
    .text = Hits everything on a square and on those next to it, your own people too.

## When an Event can be played.

aliens-timing-any = Any time
aliens-timing-free-action = Free Action
aliens-timing-action = Action
aliens-timing-reaction = Reaction

## The threat levels.

aliens-threat-level-one = I
    .at = of level I
aliens-threat-level-two = II
    .at = of level II
aliens-threat-level-three = III
    .at = of level III

## The types of Motion Tracker cards. `.text` says when the text of a card applies.

aliens-tracker-type-tunnel = Tunnel
    .text = A tunnel opens next to the hero of whoever draws the card; the text always applies.
aliens-tracker-type-hidden-threat = Hidden Threat
    .text = The text applies if blips were placed and nobody saw it.
aliens-tracker-type-active-threat = Active Threat
    .text = The text applies if a blip was placed in sight of a character.
aliens-tracker-type-drone = Drone
    .text = The text always applies.

## Weapons, Gear, Events and Hazards by themselves; what they do is in cards.ftl.

aliens-weapon-hk-vp70-pistol = HK VP70 Pistol
aliens-weapon-m41a-pulse-rifle = M41A Pulse Rifle
aliens-weapon-m40-grenades = M40 Grenades
aliens-weapon-m56-smart-gun = M56 Smart Gun
aliens-weapon-m240-incinerator = M240 Incinerator
aliens-weapon-ithaca37-shotgun = Ithaca 37 Shotgun
aliens-gear-tactical-armour = Tactical Armour
aliens-gear-motion-tracker = Motion Tracker
aliens-gear-hand-welder = Hand Welder
aliens-gear-medi-kit = Medi-Kit
aliens-gear-ammo-pouch = Ammo Pouch
aliens-gear-headset = Headset
aliens-gear-shoulder-lamp = Shoulder Lamp
aliens-event-card-in-the-pipe = In the Pipe
aliens-event-card-short-bursts = Short Bursts
aliens-event-card-on-the-double = On the Double
aliens-event-card-steady = Steady
aliens-event-card-watch-your-back = Watch Your Back
aliens-event-card-on-your-feet = On Your Feet
aliens-event-card-second-wind = Second Wind
aliens-event-card-seal-it = Seal It
aliens-event-card-eyes-forward = Eyes Forward
aliens-event-card-covering-fire = Covering Fire
aliens-hazard-losing-hope = Losing Hope
aliens-hazard-weapon-jam = Weapon Jam
aliens-hazard-low-ammo = Low Ammo
aliens-hazard-contact = Contact
aliens-hazard-acid-spray = Acid Spray
aliens-hazard-panic = Panic
