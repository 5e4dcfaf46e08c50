### The questions of Nemesis.
###
### A question speaks to whoever is asked; its `.others` says to everybody else, in a few
### words, what that person is choosing. Steps and rolls ask nobody and only say what is
### going on, without a full stop. The answers are in answers.ftl.

## Setting up, and what to do in a turn.

nemesis-asks-turn = What do you do?
    .others = choosing an action
nemesis-asks-payment = { $left ->
    [one] Which card do you discard to pay? { $left } is due.
   *[other] Which card do you discard to pay? { $left } are due.
}
    .others = paying for an action
nemesis-asks-interruption = Do you play Interruption? The action of { $against } would be lost.
    .others = deciding whether to interrupt
    .own = You cannot interrupt; nobody can tell.
nemesis-asks-passing = You pass. Which cards do you discard?
    .others = discarding cards on a pass
nemesis-asks-forced-pass = The ship jolts, and you pass. Which cards do you discard?
    .others = discarding cards on a forced pass

## Movement, noise and doors.

nemesis-asks-motion-scanner = The noise roll: { NAME($face) }. Do you roll again with the Motion Scanner?
    .others = deciding on the Motion Scanner
nemesis-asks-authorization = Which door of the ship do you open or close?
    .others = choosing a door of the ship
nemesis-asks-doors-of = Which doors of room { $room } do you open or close?
    .others = choosing doors

## Intruders and combat.

nemesis-asks-attack-reaction = You are attacked: { NAME($with) }. How do you react?
    .others = reacting to an attack
nemesis-asks-further-shot = You hit. Do you shoot again for 1 more ammo?
    .others = deciding whether to shoot again

## Hands, items and cards.

nemesis-asks-event-placement = Where do you put the event card?
    .others = placing the event card
nemesis-asks-alcohol-card = Which card do you discard for the Alcohol?
    .others = choosing a card to discard
nemesis-asks-military-drugs = { $discarded ->
    [0] Which cards do you discard before you draw as many?
   *[other] Which other cards do you discard before you draw as many? Discarded: { $discarded }.
}
    .others = choosing cards to discard
nemesis-asks-second-tile = Which other room do you look at?
    .others = choosing a second room
nemesis-asks-smoke-discard = The room is full of smoke. Which card do you discard?
    .others = discarding a card in the smoke

## Engines and pods.

nemesis-asks-engine-order = Do the two tokens of { NAME($engine) } change places?
    .others = working on an engine
nemesis-asks-pod-boarding = Which pod do you take, and do you launch it at once?
    .others = boarding a pod
nemesis-asks-pod-turn = You sit in the pod. What do you do?
    .others = waiting in a pod

## Whoever plays the intruders.

nemesis-asks-intruder-turn = What do the intruders do?
    .others = leading the intruders
nemesis-asks-attack-choice = Which attack card do you choose?
    .others = choosing an attack card
nemesis-asks-planned-event = Which event happens?
    .others = choosing an event

## Steps.

nemesis-asks-round-start = starting a round
nemesis-asks-hand-refill = drawing cards
nemesis-asks-turn-order = finding out who is next
nemesis-asks-declared = declaring an action
nemesis-asks-deed = carrying out an action
nemesis-asks-action-end = finishing an action
nemesis-asks-turn-end = ending the turn
nemesis-asks-player-phase-end = ending the player phase
nemesis-asks-airlock = opening the airlock of room { $room }
nemesis-asks-intruder-attack = intruder #{ $attacker } attacks: { $on }
nemesis-asks-attack-effect = what the attack does: { NAME($with) }
nemesis-asks-pod-door = getting into a pod: { $seat }
nemesis-asks-hibernation = going into hibernation: { $seat }
nemesis-asks-event-phase = event phase: { NAME($step) }
nemesis-asks-event-attacks = intruders attack
nemesis-asks-fire-damage = fire burns
nemesis-asks-event-card = an event: { NAME($event) }
nemesis-asks-event-end = putting the event away: { NAME($event) }
nemesis-asks-technical-noise = noise in the technical corridors
nemesis-asks-eclosion-deaths = larvae break out
nemesis-asks-eclosion = everybody is examined
nemesis-asks-bag-noise = noise rolls from the intruder bag
nemesis-asks-intruder-attack-draw = drawing attack cards for the intruder player
nemesis-asks-planning = drawing events for the intruder player
nemesis-asks-blast = an explosion
nemesis-asks-lure = a decoy in room { $room }
nemesis-asks-jolt = the ship jolts
nemesis-asks-rush = rushing on
nemesis-asks-second-plan = looking at the plans: { $seat }
nemesis-asks-smoke = smoke fills the room
nemesis-asks-tased = the Taser strikes intruder #{ $figure }
nemesis-asks-airlock-doors = closing the doors of room { $room }
nemesis-asks-flood = intruders flee from the extinguishers
nemesis-asks-repelled = intruder #{ $figure } is driven off
nemesis-asks-further-look = looking further: { $seat }

## Rolls and draws.

nemesis-asks-pod-draw = drawing an escape pod
nemesis-asks-noise-reroll = another noise roll: { $seat }
nemesis-asks-bag-draw = developing the intruder bag
nemesis-asks-summoning = a call brings an intruder to room { $room }
nemesis-asks-attack-look = an attack card for the intruder player
nemesis-asks-event-draw = drawing an event card
nemesis-asks-planning-draw = an event card for the intruder player
nemesis-asks-melee-roll = rolling the combat die: { $seat }
nemesis-asks-alcohol-scan = scanning a contamination card: { $seat }
nemesis-asks-eclosion-draw = turning up cards: { $seat }
nemesis-asks-look = looking secretly: { $seat }
nemesis-asks-research = discovering a weakness: { NAME($object) }
nemesis-asks-intruder-card-draw = drawing a card for the intruder player
nemesis-asks-engine-reveal = revealing { NAME($engine) }
nemesis-asks-coordinates-reveal = revealing the coordinates
