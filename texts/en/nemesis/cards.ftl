### The action cards of Nemesis: their names, and what each does in a line or two.
###
### `.text` is what a player reads on the card; its cost and its combat icon stand beside it.

## Cards that everybody has.

nemesis-action-card-interruption = Interruption
    .text = When another player in your room declares an action: it is cancelled, and what it cost is lost. You may do it even after passing.

## Cards of single characters.

nemesis-action-card-basic-repairs = Basic Repairs
    .text = Discard the malfunction of your room, or, in an engine room, look at both engine tokens and put them back in any order.
nemesis-action-card-repairs = Repairs
    .text = Discard the malfunction of your room, or, in an engine room, look at both engine tokens and put them back in any order.
nemesis-action-card-piloting = Piloting
    .text = In the Cockpit or where there is a computer: use the room’s action for free. Or, where there is a computer: look at the coordinates.
nemesis-action-card-knowledge-of-the-ship = Knowledge of the Ship
    .text = Open or close a door of your room, or look secretly at an unexplored room.
nemesis-action-card-old-friend = Old Friend
    .text = Where there is no computer: use the room’s action for free.
nemesis-action-card-fast-repairs = Fast Repairs
    .text = Discard the malfunction of your room, or, in an engine room, look at both engine tokens and put them back in any order.
nemesis-action-card-ingenuity = Ingenuity
    .text = Discard the malfunction of your room, or repair or break an engine, or craft an item; any yellow item serves as the tool.

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
