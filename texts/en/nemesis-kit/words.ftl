### The names of things that Nemesis and Lockdown have in common.

## The characters of Nemesis, who play in Lockdown, too.

nemesis-kit-character-captain = Captain
nemesis-kit-character-pilot = Pilot
nemesis-kit-character-mechanic = Mechanic
nemesis-kit-character-soldier = Soldier
nemesis-kit-character-scout = Scout
nemesis-kit-character-scientist = Scientist

## The intruders.

nemesis-kit-intruder-larva = Larva
    .many = larvae
nemesis-kit-intruder-creeper = Creeper
    .many = creepers
nemesis-kit-intruder-adult = Adult
    .many = adults
nemesis-kit-intruder-breeder = Breeder
    .many = breeders
nemesis-kit-intruder-queen = Queen
    .many = queens

## When something may be used.

nemesis-kit-combat-icon-any = In or out of combat
nemesis-kit-combat-icon-in-combat = In combat only
nemesis-kit-combat-icon-out-of-combat = Out of combat only

## What a scanned contamination card says.

nemesis-kit-contamination-clean = clean
nemesis-kit-contamination-infected = INFECTED

## Backs of item cards.

nemesis-kit-back-red = red item
nemesis-kit-back-yellow = yellow item
nemesis-kit-back-green = green item
nemesis-kit-back-blue = crafted item
nemesis-kit-back-starting = starting item
nemesis-kit-back-quest = quest item

## What a weapon fires.

nemesis-kit-weapon-class-energy = energy weapon
nemesis-kit-weapon-class-classic = classic weapon

## Objects, which are tokens and always heavy.

nemesis-kit-object-character-corpse = Character corpse
nemesis-kit-object-egg = Egg
nemesis-kit-object-intruder-carcass = Intruder carcass

## Rooms and doors.

nemesis-kit-room-colour-red = red
nemesis-kit-room-colour-yellow = yellow
nemesis-kit-room-colour-green = green
nemesis-kit-room-colour-white = white
nemesis-kit-room-colour-colourless = without items
nemesis-kit-door-open = open door
nemesis-kit-door-closed = closed door
nemesis-kit-door-destroyed = destroyed door

## What is found on exploring a room. `.text` is what it does.

nemesis-kit-exploration-silence = Silence
    .text = No noise roll. With slime on you it is Danger.
nemesis-kit-exploration-danger = Danger
    .text = Every free intruder next door comes here; if there is none, noise in every corridor.
nemesis-kit-exploration-slime = Slime
    .text = You are covered with slime.
nemesis-kit-exploration-fire = Fire
    .text = The room burns.
nemesis-kit-exploration-malfunction = Malfunction
    .text = The room has a malfunction.
nemesis-kit-exploration-door = Door
    .text = The door behind you closes.
nemesis-kit-exploration-token-malfunction-one = Malfunction, 1 item
nemesis-kit-exploration-token-malfunction-two = Malfunction, 2 items
nemesis-kit-exploration-token-malfunction-three = Malfunction, 3 items
nemesis-kit-exploration-token-malfunction-four = Malfunction, 4 items
nemesis-kit-exploration-token-door-one = Door, 1 item
nemesis-kit-exploration-token-door-two = Door, 2 items
nemesis-kit-exploration-token-door-three = Door, 3 items
nemesis-kit-exploration-token-door-four = Door, 4 items
nemesis-kit-exploration-token-fire-one = Fire, 1 item
nemesis-kit-exploration-token-fire-two = Fire, 2 items
nemesis-kit-exploration-token-silence-one = Silence, 1 item
nemesis-kit-exploration-token-slime-three = Slime, 3 items
nemesis-kit-exploration-token-slime-four = Slime, 4 items
nemesis-kit-exploration-token-danger-two = Danger, 2 items
nemesis-kit-exploration-token-danger-three = Danger, 3 items

## What the dice show.

nemesis-kit-combat-face-blank = blank
    .text = a miss
nemesis-kit-combat-face-creeper = creeper
    .text = hits Larvae, Creepers and eggs
nemesis-kit-combat-face-adult = adult
    .text = hits all but Breeders and the Queen
nemesis-kit-combat-face-single-hit = single hit
    .text = hits any target
nemesis-kit-combat-face-double-hit = double hit
    .text = hits any target
nemesis-kit-noise-face-one = 1
nemesis-kit-noise-face-two = 2
nemesis-kit-noise-face-three = 3
nemesis-kit-noise-face-four = 4
nemesis-kit-noise-face-silence = Silence
nemesis-kit-noise-face-danger = Danger

## Decks of objectives.

nemesis-kit-objective-deck-personal = personal objective
nemesis-kit-objective-deck-corporate = corporate objective
nemesis-kit-objective-deck-cooperative = common objective

## Yes and no.

nemesis-kit-yes-no-no = No
nemesis-kit-yes-no-yes = Yes

## Objects, as they are held and lie about.

nemesis-kit-object-token-corpse = corpse
nemesis-kit-object-token-egg = egg
nemesis-kit-object-token-carcass = intruder carcass

## How a table plays, and the steps of a round.

nemesis-kit-mode-semi-cooperative = Everybody for themselves
nemesis-kit-mode-solo = Alone
nemesis-kit-mode-full-cooperative = All together
nemesis-kit-phase-draw-cards = Drawing cards
nemesis-kit-phase-pass-first-player = First player
nemesis-kit-phase-turns = Turns
nemesis-kit-phase-end-of-player-phase = End of the player phase
nemesis-kit-phase-time-track = Time
nemesis-kit-phase-intruder-attack = Intruders attack
nemesis-kit-phase-fire-damage = Fire
nemesis-kit-phase-event-card = Event
nemesis-kit-phase-bag-development = Intruder bag
nemesis-kit-phase-end-of-round = End of the round

## What somebody was hurt by or died of, in brackets or after a colon.

nemesis-kit-cause-attack = attack
nemesis-kit-cause-fire = fire
nemesis-kit-cause-bleeding = bleeding
nemesis-kit-cause-light-wounds = light wounds
nemesis-kit-cause-blow = close combat
nemesis-kit-cause-shot = shot
nemesis-kit-cause-blast = explosion
nemesis-kit-cause-taser = Taser
nemesis-kit-cause-surgery = surgery
nemesis-kit-cause-larva = larva
nemesis-kit-cause-infection = infection
nemesis-kit-cause-resignation = left the table

## The two sides of a board, and rooms that lie face down.

nemesis-kit-side-alternative = Alternative side
nemesis-kit-tile-one = room “1”
nemesis-kit-tile-two = room “2”

## What became of a player.

nemesis-kit-standing-won = has won
nemesis-kit-standing-lived = alive, but has not won
nemesis-kit-standing-died = dead
