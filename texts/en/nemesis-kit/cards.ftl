### Cards that Nemesis and Lockdown have in common.
###
### `.text` is what a player reads on the card.

## Cards that everybody has.

nemesis-kit-action-card-search = Search
    .text = Take 2 items of the room’s colour, keep 1; the other goes under its deck. The room then holds 1 item less.
nemesis-kit-action-card-rest = Rest
    .text = Scan all contamination cards in your hand. Clean ones are removed. If any is infected, you get a larva; if you have one already, you die.
nemesis-kit-action-card-demolition = Demolition
    .text = Destroy a closed door of your room, or put a malfunction in your room.

## Cards of the characters of Nemesis, who play in Lockdown, too.

nemesis-kit-action-card-reload = Reload
    .text = Load your Revolver with 1 ammo, up to 6.
nemesis-kit-action-card-order = Order
    .text = Move another character from your room to a neighbouring room of your choice. Nobody asks them.
nemesis-kit-action-card-motivation = Motivation
    .text = Everybody in your room draws 1 action card, you too.
nemesis-kit-action-card-suppressive-fire = Suppressive Fire
    .text = Spend 1 ammo: you, or another character here who agrees, moves to a neighbouring room, and no intruder attacks.
nemesis-kit-action-card-computer-skills = Computer Skills
    .text = Open or close a door of your room, or, where there is a computer, use the room’s action for free.
nemesis-kit-action-card-technical-corridors = Technical Corridors
    .text = From a room with an entrance move to any other room with an entrance. Then you must pass.
nemesis-kit-action-card-pyrotechnics = Pyrotechnics
    .text = Discard an item to start a fire in your room, or put out the fire there.
nemesis-kit-action-card-covering-fire = Covering Fire
    .text = Spend 1 ammo: you and another character here who agrees, or one of you, move to a neighbouring room, and no intruder attacks.
nemesis-kit-action-card-taking-aim = Taking Aim
    .text = Shoot with an energy weapon; you may roll the die again once.
nemesis-kit-action-card-full-auto = Full Auto
    .text = Shoot once with the Assault Rifle and spend all its ammo: half of it, rounded down, adds to the injuries, even if you miss.
nemesis-kit-action-card-nerves-of-steel = Nerves of Steel
    .text = At a surprise attack in your room, after its card is revealed: it does nothing to you.
nemesis-kit-action-card-scavenging = Scavenging
    .text = Search your room, even if nothing is left in it.
nemesis-kit-action-card-reconnaissance = Reconnaissance
    .text = Move to a neighbouring room without a noise roll. Silence and Danger on an exploration token do nothing.
nemesis-kit-action-card-adrenaline = Adrenaline
    .text = Shoot or escape, then draw 1 action card.
nemesis-kit-action-card-risk-assessment = Risk Assessment
    .text = Where there is a computer: look at the top event card; leave it there or put it at the bottom.
nemesis-kit-action-card-blocking-access = Blocking Access
    .text = Where there is a computer: use the room’s action for free, or put a malfunction in any room with a computer.
nemesis-kit-action-card-intranet = Intranet
    .text = Where there is a computer: use the action of any working room with a computer for free.

## Serious wounds. `.text` is what an undressed wound does.

nemesis-kit-serious-wound-arm = Arm
    .text = You can use only one hand; drop what the other holds.
nemesis-kit-serious-wound-hand = Hand
    .text = Actions of your items cost 1 more.
nemesis-kit-serious-wound-leg = Leg
    .text = Escape costs 2.
nemesis-kit-serious-wound-bleeding = Bleeding
    .text = Each time you pass, you suffer 1 light wound.

## Events that both games have. `.text` is what happens after the intruders have moved.

nemesis-kit-event-regeneration = Regeneration
    .text = Every intruder loses up to 2 injuries.
nemesis-kit-event-hunt-three = Hunt
    .text = Every Adult not in combat moves to a neighbouring room with a character.
nemesis-kit-event-damaging-fire = Damaging Fire
    .text = Each burning room gets a malfunction; then fire spreads to the rooms next door.
nemesis-kit-event-scent-of-prey = Scent of Prey
    .text = There is noise in all corridors around characters covered with slime.
nemesis-kit-event-eclosion = Eclosion
    .text = Whoever has a larva dies, and a Creeper appears. Everybody else draws 4 cards and scans all contamination in hand; an infected card brings a larva. The 4 cards are discarded.
nemesis-kit-event-hunt-two = Hunt
    .text = Every Adult not in combat moves to a neighbouring room with a character.
nemesis-kit-event-consuming-fire = Consuming Fire
    .text = Burning rooms lose all their items; then fire spreads to the rooms next door.
