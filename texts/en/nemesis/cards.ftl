### The action cards of Nemesis: their names, and what each does in a line or two.
###
### `.text` is what a player reads on the card; its cost and its combat icon stand beside it.

## Cards that everybody has.

nemesis-action-card-interruption = Interruption
    .text = When another player in your room declares an action: it is cancelled, and what it cost is lost. You may do it even after passing.

## Cards of single characters.

nemesis-action-card-basic-repairs = Basic Repairs
    .text = Discard the malfunction of your room, or, in an engine room, look at both engine tokens and put them back in any order.
nemesis-action-card-reload = Reload
    .text = Load your Revolver with 1 ammo, up to 6.
nemesis-action-card-order = Order
    .text = Move another character from your room to a neighbouring room of your choice. Nobody asks them.
nemesis-action-card-motivation = Motivation
    .text = Everybody in your room draws 1 action card, you too.
nemesis-action-card-suppressive-fire = Suppressive Fire
    .text = Spend 1 ammo: you, or another character here who agrees, moves to a neighbouring room, and no intruder attacks.
nemesis-action-card-repairs = Repairs
    .text = Discard the malfunction of your room, or, in an engine room, look at both engine tokens and put them back in any order.
nemesis-action-card-computer-skills = Computer Skills
    .text = Open or close a door of your room, or, where there is a computer, use the room’s action for free.
nemesis-action-card-piloting = Piloting
    .text = In the Cockpit or where there is a computer: use the room’s action for free. Or, where there is a computer: look at the coordinates.
nemesis-action-card-knowledge-of-the-ship = Knowledge of the Ship
    .text = Open or close a door of your room, or look secretly at an unexplored room.
nemesis-action-card-old-friend = Old Friend
    .text = Where there is no computer: use the room’s action for free.
nemesis-action-card-fast-repairs = Fast Repairs
    .text = Discard the malfunction of your room, or, in an engine room, look at both engine tokens and put them back in any order.
nemesis-action-card-technical-corridors = Technical Corridors
    .text = From a room with an entrance move to any other room with an entrance. Then you must pass.
nemesis-action-card-pyrotechnics = Pyrotechnics
    .text = Discard an item to start a fire in your room, or put out the fire there.
nemesis-action-card-ingenuity = Ingenuity
    .text = Discard the malfunction of your room, or repair or break an engine, or craft an item; any yellow item serves as the tool.
nemesis-action-card-covering-fire = Covering Fire
    .text = Spend 1 ammo: you and another character here who agrees, or one of you, move to a neighbouring room, and no intruder attacks.
nemesis-action-card-taking-aim = Taking Aim
    .text = Shoot with an energy weapon; you may roll the die again once.
nemesis-action-card-full-auto = Full Auto
    .text = Shoot once with the Assault Rifle and spend all its ammo: half of it, rounded down, adds to the injuries, even if you miss.
nemesis-action-card-nerves-of-steel = Nerves of Steel
    .text = At a surprise attack in your room, after its card is revealed: it does nothing to you.
nemesis-action-card-scavenging = Scavenging
    .text = Search your room, even if nothing is left in it.
nemesis-action-card-reconnaissance = Reconnaissance
    .text = Move to a neighbouring room without a noise roll. Silence and Danger on an exploration token do nothing.
nemesis-action-card-adrenaline = Adrenaline
    .text = Shoot or escape, then draw 1 action card.
nemesis-action-card-risk-assessment = Risk Assessment
    .text = Where there is a computer: look at the top event card; leave it there or put it at the bottom.
nemesis-action-card-blocking-access = Blocking Access
    .text = Where there is a computer: use the room’s action for free, or put a malfunction in any room with a computer.
nemesis-action-card-intranet = Intranet
    .text = Where there is a computer: use the action of any working room with a computer for free.

## Serious wounds. `.text` is what an undressed wound does.

nemesis-serious-wound-body = Body
    .text = You draw up to 4 cards instead of 5.

## Traits, which a table may switch on.

nemesis-trait-just-die-already = Just Die Already
    .text = Captain: after a hit with the Revolver you may shoot the same target again for free, for 1 ammo each time, as long as you hit.
nemesis-trait-authorization = Authorization
    .text = Pilot: with the Cockpit’s action you may also open or close any one door of the ship.
nemesis-trait-handyman = Handyman
    .text = Mechanic: starting and quest items count as yellow items for crafting.
nemesis-trait-rush = Rush
    .text = Soldier: you may suffer 1 light wound to perform 3 actions in a turn.
nemesis-trait-scavenger = Scavenger
    .text = Scout: searching a white room, draw 1 card from each of the three decks and keep 1.
nemesis-trait-wheelchair = Wheelchair
    .text = Scientist: a leg wound comes already dressed.
