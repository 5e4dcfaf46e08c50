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
