### The questions of Nemesis.
###
### A question speaks to whoever is asked; its `.others` says to everybody else, in a few
### words, what that person is choosing. Steps and rolls ask nobody and only say what is
### going on, without a full stop. The answers are in answers.ftl.

## Setting up, and what to do in a turn.

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

nemesis-asks-alcohol-card = Which card do you discard for the Alcohol?
    .others = choosing a card to discard
nemesis-asks-military-drugs = { $discarded ->
    [0] Which cards do you discard before you draw as many?
   *[other] Which other cards do you discard before you draw as many? Discarded: { $discarded }.
}
    .others = choosing cards to discard
nemesis-asks-second-tile = Which other room do you look at?
    .others = choosing a second room

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

nemesis-asks-airlock = opening the airlock of room { $room }
nemesis-asks-intruder-attack = intruder #{ $attacker } attacks: { $on }
nemesis-asks-pod-door = getting into a pod: { $seat }
nemesis-asks-hibernation = going into hibernation: { $seat }
nemesis-asks-technical-noise = noise in the technical corridors
nemesis-asks-eclosion-deaths = larvae break out
nemesis-asks-eclosion = everybody is examined
nemesis-asks-intruder-attack-draw = drawing attack cards for the intruder player
nemesis-asks-planning = drawing events for the intruder player
nemesis-asks-jolt = the ship jolts
nemesis-asks-rush = rushing on
nemesis-asks-second-plan = looking at the plans: { $seat }
nemesis-asks-airlock-doors = closing the doors of room { $room }
nemesis-asks-flood = intruders flee from the extinguishers
nemesis-asks-repelled = intruder #{ $figure } is driven off
nemesis-asks-further-look = looking further: { $seat }

## Rolls and draws.

nemesis-asks-pod-draw = drawing an escape pod
nemesis-asks-noise-reroll = another noise roll: { $seat }
nemesis-asks-attack-look = an attack card for the intruder player
nemesis-asks-planning-draw = an event card for the intruder player
nemesis-asks-alcohol-scan = scanning a contamination card: { $seat }
nemesis-asks-eclosion-draw = turning up cards: { $seat }
nemesis-asks-look = looking secretly: { $seat }
nemesis-asks-research = discovering a weakness: { NAME($object) }
nemesis-asks-intruder-card-draw = drawing a card for the intruder player
nemesis-asks-engine-reveal = revealing { NAME($engine) }
nemesis-asks-coordinates-reveal = revealing the coordinates
