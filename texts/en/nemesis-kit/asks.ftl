### What Nemesis and Lockdown ask alike, as in the games’ own files.

## Questions, steps and rolls.

nemesis-kit-asks-draft = Which character do you play: { NAME($first) } or { NAME($second) }?
    .others = choosing a character
nemesis-kit-asks-door-taken = All door tokens are in use. From which corridor do you take one?
    .others = choosing which door to take away
nemesis-kit-asks-objective-choice = Which objective do you keep?
    .others = choosing an objective
nemesis-kit-asks-shot-reroll = You rolled: { NAME($face) }. Do you roll again?
    .others = deciding on a new roll
nemesis-kit-asks-extra-round = You rolled: { NAME($face) }. Do you spend 1 more ammo for 1 more injury?
    .others = deciding on one more round
nemesis-kit-asks-hands-full = Your hands are full. What do you let go of?
    .others = choosing what to hold
nemesis-kit-asks-hand-lost = You can use only one hand. What do you let go of?
    .others = choosing what to let go of
nemesis-kit-asks-keep-one = Which item do you keep?
    .others = choosing an item
nemesis-kit-asks-trading = What do you offer or show?
    .others = trading
nemesis-kit-asks-trade-reply = { $from } makes you an offer. What do you say?
    .others = replying to an offer
nemesis-kit-asks-trade-agreement = { $to } wants to give something in return. Do you agree?
    .others = deciding on an exchange
nemesis-kit-asks-trade-hands = Your hands are full. What do you let go of for what you are given?
    .others = choosing what to hold
nemesis-kit-asks-exchange = things change hands
nemesis-kit-asks-set-up = setting up the table
nemesis-kit-asks-encounter = an encounter: { $seat }
nemesis-kit-asks-meeting = meeting an intruder: { $seat }
nemesis-kit-asks-injury-check = seeing whether intruder #{ $figure } dies
nemesis-kit-asks-wounds = suffering wounds: { $seat }
nemesis-kit-asks-death = a death: { $seat }
nemesis-kit-asks-larva-death = a larva breaks out: { $seat }
nemesis-kit-asks-find = drawing items: { $seat }
nemesis-kit-asks-event-effect = what the event does: { NAME($event) }
nemesis-kit-asks-victory-check = checking who has won
nemesis-kit-asks-set-aside = setting a token of the intruder bag aside
nemesis-kit-asks-bag-fill = filling the intruder bag
nemesis-kit-asks-number-deal = dealing a player’s number: { $seat }
nemesis-kit-asks-objective-deal = dealing an objective: { $seat }
nemesis-kit-asks-common-objective = drawing a common objective
nemesis-kit-asks-draft-draw = drawing a character: { $seat }
nemesis-kit-asks-noise-roll = noise roll: { $seat }
nemesis-kit-asks-encounter-draw = drawing from the intruder bag: { $seat }
nemesis-kit-asks-token-return = returning a token to the intruder bag
nemesis-kit-asks-attack-draw = drawing an attack card
nemesis-kit-asks-endurance-draw = drawing a card for its endurance
nemesis-kit-asks-retreat-draw = drawing a card for its retreat: intruder #{ $figure }
nemesis-kit-asks-event-look = looking at the top event card: { $seat }
nemesis-kit-asks-shot-roll = rolling the combat die: { $shot-seat }
nemesis-kit-asks-wound-draw = drawing a serious wound: { $seat }
nemesis-kit-asks-scan = scanning a contamination card: { $seat }
nemesis-kit-asks-final-draw = the last examination: { $seat }
nemesis-kit-asks-item-draw = drawing an item: { $find-seat }
nemesis-kit-asks-careful-noise = In which corridor do you make noise?
    .others = choosing where to make noise
nemesis-kit-asks-movement = moving to room { $to }: { $seat }
nemesis-kit-asks-arrival = arriving in a room: { $seat }
nemesis-kit-asks-tile-reveal = turning up room { $room }
nemesis-kit-asks-token-reveal = turning up the exploration token of room { $room }
nemesis-kit-asks-consent = Do you go { nemesis-kit-cover-through } while { $cover-actor } covers?
    .others = deciding whether to go along
nemesis-kit-asks-covering-weapon = With which weapon do you cover?
    .others = choosing a weapon
nemesis-kit-asks-event-placement = Where do you put the event card?
    .others = placing the event card
nemesis-kit-asks-draw-each = drawing a card each
nemesis-kit-asks-follower = going along: { $seat }
nemesis-kit-asks-card-draw = drawing a card: { $seat }
nemesis-kit-asks-turn = What do you do?
    .others = choosing an action
nemesis-kit-asks-payment = { $left ->
    [one] Which card do you discard to pay? { $left } is due.
   *[other] Which card do you discard to pay? { $left } are due.
}
    .others = paying for an action
nemesis-kit-asks-interruption = Do you play Interruption? The action of { $against } would be lost.
    .others = deciding whether to interrupt
    .own = You cannot interrupt; nobody can tell.
nemesis-kit-asks-passing = You pass. Which cards do you discard?
    .others = discarding cards on a pass
nemesis-kit-asks-round-start = starting a round
nemesis-kit-asks-hand-refill = drawing cards
nemesis-kit-asks-turn-order = finding out who is next
nemesis-kit-asks-declared = declaring an action
nemesis-kit-asks-deed = carrying out an action
nemesis-kit-asks-action-end = finishing an action
nemesis-kit-asks-turn-end = ending the turn
nemesis-kit-asks-player-phase-end = ending the player phase
nemesis-kit-asks-event-phase = event phase: { NAME($step) }
nemesis-kit-asks-event-attacks = intruders attack
nemesis-kit-asks-fire-damage = fire burns
nemesis-kit-asks-event-card = an event: { NAME($event) }
nemesis-kit-asks-event-end = putting the event away: { NAME($event) }
nemesis-kit-asks-bag-noise = noise rolls from the intruder bag
nemesis-kit-asks-blast = an explosion
nemesis-kit-asks-lure = a decoy in room { $room }
nemesis-kit-asks-tased = the Taser strikes intruder #{ $figure }
nemesis-kit-asks-bag-draw = developing the intruder bag
nemesis-kit-asks-event-draw = drawing an event card
nemesis-kit-asks-melee-roll = rolling the combat die: { $seat }
nemesis-kit-asks-smoke-discard = The room is full of smoke. Which card do you discard?
    .others = discarding a card in the smoke
nemesis-kit-asks-smoke = smoke fills the room
nemesis-kit-asks-summoning = a call brings an intruder to room { $room }
nemesis-kit-asks-attack-effect = what the attack does: { NAME($with) }
# The way that somebody goes: through a corridor, or along a path of the surface, which has no number.
nemesis-kit-cover-through = { $cover-corridor ->
    [5] along path A
    [6] along path B
    [7] along path C
    [8] along path D
    [9] along path E
   *[other] through corridor { $cover-corridor }
}
