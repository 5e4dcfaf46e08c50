### The questions of Lockdown that Nemesis does not ask.
###
### A question speaks to whoever is asked; its `.others` says to everybody else, in a few words, what
### that person is choosing. Steps and rolls ask nobody and only say what is going on, without a full
### stop.

## Light, attacks and combat.

lockdown-asks-light-source = It is dark here. Do you make light?
    .others = deciding on a light
    .own = You have no light; nobody can tell.
lockdown-asks-before-the-card = You are about to be attacked. Whom does it hit?
    .others = reacting to an attack
lockdown-asks-reaction = You are attacked. How do you react?
    .others = reacting to an attack
lockdown-asks-frenzy-reaction = The surprise attack hits everybody here. How do you react?
    .others = reacting to an attack
lockdown-asks-second-die = Do you spend 1 more ammo for a second die?
    .others = deciding on a second die
lockdown-asks-die-choice = Which die counts: { NAME($first) } or { NAME($second) }?
    .others = choosing a die
lockdown-asks-advantage = You rolled: { NAME($face) }. Which card do you discard to hit harder?
    .others = deciding on the advantage
lockdown-asks-event-reaction = The event does more in the dark. Do you keep out of it?
    .others = reacting to an event in the dark
lockdown-asks-panic-loss = You panic. What do you lose?
    .others = losing something in a panic

## Rooms, power and computers.

lockdown-asks-redistribution = Where do the four power tokens go?
    .others = distributing the power
lockdown-asks-research-consent = What you carry is to be researched, and used up: { NAME($object) }. Do you agree?
    .others = deciding on the research
lockdown-asks-ride-along = The elevator goes to { NAME($ride-to) }. Do you ride along?
    .others = deciding on the elevator
lockdown-asks-css-move = Where does the CSS token of space { $space } go?
    .others = moving a CSS token
lockdown-asks-craft-here = What do you make of a single component?
    .others = crafting in the Repository
lockdown-asks-bypass = Which line of the computer do you use next?
    .others = using the computer
lockdown-asks-top-order = Which of the two cards goes on top?
    .others = putting two cards back
lockdown-asks-quiet-in-the-dark = It is dark here, and you are about to make noise. Do you keep quiet?
    .others = deciding whether to keep quiet
lockdown-asks-shedding = Which contamination card do you discard?
    .others = discarding a contamination card
lockdown-asks-slip-consent = { $seat } distracts what is here. Do you slip away { lockdown-through }?
    .others = deciding whether to slip away
lockdown-asks-token-ignored = Do you ignore what the exploration token does?
    .others = deciding on the exploration token

## Steps.

lockdown-asks-intruder-attack = an intruder attacks: { $on }
lockdown-asks-dark-part = what the attack does in the dark: { NAME($with) }
lockdown-asks-retaliation = intruder #{ $figure } strikes back: { $seat }
lockdown-asks-pursuit = intruder #{ $figure } follows: { $after }
lockdown-asks-attack-over = the attack is over
lockdown-asks-emergence = a Creeper emerges in room { $room }
lockdown-asks-rout = intruders retreat
lockdown-asks-card-action = playing a card: { NAME($card) }
lockdown-asks-room-action = using room { $room }: { $seat }
lockdown-asks-computer-action = using a computer: { $seat }
lockdown-asks-next-card = turning up the next computer card
lockdown-asks-code-take = taking a contingency token: { $seat }
lockdown-asks-codes-look = looking at the contingency tokens of { $of }: { $seat }
lockdown-asks-ride = riding the elevator to { NAME($to) }
lockdown-asks-cave-noise = coming out of the caves: { $seat }
lockdown-asks-vent-doors = closing the doors of room { $room }
lockdown-asks-quarantine-doors = closing the doors of room { $room }
lockdown-asks-venting = the air is let out
lockdown-asks-defense-fire = the defense system fires into room { $room }
lockdown-asks-workshop = everybody in the Repository crafts
lockdown-asks-attempt = getting away: { $seat }
lockdown-asks-boarding = boarding { NAME($pod) }: { $seat }
lockdown-asks-recovery = waking up after the surgery: { $seat }
lockdown-asks-second-tile = looking at a second room: { $seat }
lockdown-asks-tour = a tour begins: { $seat }
lockdown-asks-tour-arrival = a tour arrives
lockdown-asks-css-launch = pods are launched
lockdown-asks-launch = pods are launched: { NAME($token) }
lockdown-asks-time-passes = time passes
lockdown-asks-noise-removal = noise dies away
lockdown-asks-event-lights = lights against an event: { NAME($event) }
lockdown-asks-dark-event = what the event does in the dark: { NAME($event) }
lockdown-asks-shell = everybody is examined: { $seat }
lockdown-asks-frenzy = a frenzy in room { $room }
lockdown-asks-item-action = using an item: { NAME($item-item) } ({ NAME($item-back) })
lockdown-asks-scorch = the Thermite Charge burns
lockdown-asks-shock = { lockdown-asks-tased }
lockdown-asks-drone-token = { lockdown-asks-token-look }
lockdown-asks-cheat-look = looking at computer cards: { $seat }

## Rolls and draws.

lockdown-asks-power-deal = laying out the power: { NAME($area) }
lockdown-asks-first-weakness = the first weakness
lockdown-asks-first-computer-card = the first computer card
lockdown-asks-code-deal = dealing a contingency token: { $seat }
lockdown-asks-code-turn-up = turning up a contingency token
lockdown-asks-advantage-roll = rolling the advantage die: { $shot-seat }
lockdown-asks-computer-draw = drawing a computer card
lockdown-asks-code-look = looking at a contingency token: { $seat }
lockdown-asks-css-look = looking at a CSS token: { $seat }
lockdown-asks-tile-look = looking at room { $room }: { $seat }
lockdown-asks-attack-look = looking at an attack card: { $seat }
lockdown-asks-css-reveal = revealing the CSS token on space { $space }
lockdown-asks-weakness-reveal = revealing weakness { $slot }
lockdown-asks-shell-draw = turning up cards: { $seat }
lockdown-asks-code-reveal = revealing the active contingency
lockdown-asks-token-look = looking at the exploration token of room { $room }: { $seat }
lockdown-asks-surface-token-look = { lockdown-asks-token-look }
lockdown-asks-pill-draw = { lockdown-asks-card-draw }
lockdown-asks-cheat-draw = { lockdown-asks-cheat-look }

## The Wail and the Cheat Codes.

lockdown-asks-wail-noise = { $left ->
    [one] In which corridor do you make noise? { $left } is left.
   *[other] In which corridor do you make noise? { $left } are left.
}
    .others = choosing corridors for noise
lockdown-asks-cheat-choice = Which computer card lies open?
    .others = choosing a computer card
lockdown-asks-cheat-order = Which of the two other cards goes under the deck first?
    .others = putting two computer cards under the deck
lockdown-asks-cheat-use = Which line of the computer do you use?
    .others = using the computer

## The Martian surface.

lockdown-asks-surface-arrival = looking around on the surface: { $arrival-seat }
lockdown-asks-surface-card-effect = a surface card: { NAME($card) }
lockdown-asks-surface-card-end = a surface card is discarded: { NAME($card) }
lockdown-asks-buried = digging in the sand: { $seat }
lockdown-asks-surface-roll = rolling the die of the surface: { $seat }
lockdown-asks-surface-token-reveal = { lockdown-asks-token-reveal }
lockdown-asks-surface-card-draw = drawing a surface card: { $seat }
lockdown-asks-dust-loss = Dust gets everywhere. Which card do you discard?
    .others = discarding a card in the dust
lockdown-asks-tracks-noise = { $left ->
    [one] In which zone do you make noise? { $left } is left.
   *[other] In which zone do you make noise? { $left } are left.
}
    .others = choosing zones for noise
lockdown-asks-static-loss = Sparks fly. Which item loses 1 ammo or charge?
    .others = losing ammo or a charge
