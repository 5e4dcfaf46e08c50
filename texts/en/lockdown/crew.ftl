### The characters of Lockdown and their action cards: names, and what each card does.
###
### `.text` is what a player reads on it.

## The characters.

lockdown-character-survivor = Survivor
lockdown-character-lab-rat = Lab Rat
lockdown-character-sentry = Sentry
lockdown-character-janitor = Janitor
lockdown-character-xenobiologist = Xenobiologist
lockdown-character-hacker = Hacker

## Cards that everybody has.

lockdown-action-card-interruption = Interruption
    .text = When another player in your room declares an action or interrupts one: it is cancelled, and what it cost is lost. You may do it even after passing.

## Cards of single characters.

lockdown-action-card-desperate-attack = Desperate Attack
    .text = Take 1 contamination card and deal 2 injuries to an intruder here. If it stays, it attacks you at once.
lockdown-action-card-distraction = Distraction
    .text = Give up 1 item: you, another character here who agrees, or both escape to one neighbouring room, and no intruder attacks.
lockdown-action-card-obstinate = Obstinate
    .text = Draw 1 card for each of your serious wounds, dressed ones too. Or give up 1 item and dress a serious wound of yours.
lockdown-action-card-repairs = Repairs
    .text = Discard the malfunction of your room.
lockdown-action-card-vents = Vents
    .text = From a room with a technical entrance go to any other explored one. An adult attacks you as in darkness; then make a noise roll if the room was empty.
lockdown-action-card-inconspicuous = Inconspicuous
    .text = When an intruder attacks you, before the card is drawn: it attacks another character here instead. Or in darkness: skip your noise roll in the event phase.
lockdown-action-card-weird-metabolism = Weird Metabolism
    .text = Wipe off your slime, or discard 1 contamination card from your hand and draw 2 cards.
lockdown-action-card-basic-repairs = Basic Repairs
    .text = Discard the malfunction of your room.
lockdown-action-card-sensitive-hearing = Sensitive Hearing
    .text = Take a noise marker from a corridor of your room, or put one in a corridor that has none.
lockdown-action-card-feel-of-the-dark = Feel of the Dark
    .text = An event’s effect of darkness does nothing to you. Or at a surprise attack on you, after its card is drawn: it does nothing.
lockdown-action-card-quarantine = Quarantine
    .text = Where there is a computer: choose a room and close all its doors that are not destroyed.
lockdown-action-card-stun = Stun
    .text = A character here with 3 cards or fewer discards its hand. Or discard a weapon that you hold: an intruder here retreats where you choose.
lockdown-action-card-defense-plan = Defense Plan
    .text = In a white or red room: use its action for free. Or look secretly at 2 unexplored rooms.
lockdown-action-card-facility-tour = Facility Tour
    .text = Go to a neighbouring room, alone or with another character from here; nobody asks them. You may ignore the effect of its exploration token.
lockdown-action-card-clean-up = Clean Up
    .text = Discard the malfunction of your room, or put out the fire there.
lockdown-action-card-emergency-key = Emergency Key
    .text = In an Elevator Room: call the elevator and ride at once, even without power. Or open or close a door of your room.
lockdown-action-card-jury-rigging = Jury-Rigging
    .text = In a yellow room with items left: it holds 1 less, and you take a Flamethrower, an Enviro-Suit or a Taser.
lockdown-action-card-maintenance-plan = Maintenance Plan
    .text = In a white or yellow room: use its action for free. Or look secretly at 2 unexplored rooms.
lockdown-action-card-it-should-work = It Should Work
    .text = Use the action of your room in spite of a malfunction. Or, where there is a computer but no power: perform a computer action.
lockdown-action-card-vivisection = Vivisection
    .text = Spend a use of the Probe Arm: an intruder here suffers 1 injury, and 1 more for every 2 knowledge.
lockdown-action-card-field-experience = Field Experience
    .text = Your room holds 1 item less, and you gain 1 knowledge. Or look at 2 event cards (4 knowledge) or 2 attack cards (6): one stays on top, one goes under the deck.
lockdown-action-card-pheromones = Pheromones
    .text = When an intruder has attacked you: discard an egg or a carcass that you carry, and it does nothing; with 6 knowledge you may turn it on another character here. Everybody here gets slime.
lockdown-action-card-workspace-plan = Workspace Plan
    .text = In a white or green room: use its action for free. Or look secretly at 2 unexplored rooms.
lockdown-action-card-rushed-analysis = Rushed Analysis
    .text = As Rest; if a clean card went under its deck, you gain 1 knowledge.
lockdown-action-card-neuralink = Neuralink
    .text = Where there is power but no computer, or a computer but no power: perform a computer action.
lockdown-action-card-bypass = Bypass
    .text = At a computer with power: perform any of the lines on the computer card, each once. Or turn the power token of your level.
lockdown-action-card-recharge = Recharge
    .text = Where there is power: load your energy weapon with 2 ammo.
lockdown-action-card-it-works-for-me = It Works For Me
    .text = Discard the malfunction of your room; then, at a computer with power, you may perform a computer action.
lockdown-action-card-master-plan = Master Plan
    .text = Where there is a computer: use the room’s action for free, even without power. Or look secretly at 2 unexplored rooms.

## Cards of the characters of Nemesis that say something else here, and those of the Pilot.

lockdown-action-card-fast-repairs = Fast Repairs
    .text = Discard the malfunction of your room.
lockdown-action-card-ingenuity = Ingenuity
    .text = Discard the malfunction of your room, or craft an item; any yellow item serves as the frame.
lockdown-action-card-facility-routine = Facility Routine
    .text = In a yellow or white room: use its action for free.
lockdown-action-card-sharp-turn = Sharp Turn
    .text = Go to a neighbouring room; if it is explored, without a noise roll.
lockdown-action-card-remote-piloting = Remote Piloting
    .text = Where there is a computer, even without power: move the empty Rover or the empty elevator.
