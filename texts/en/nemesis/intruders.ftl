### The intruders of Nemesis, and the cards and tokens that they come with.
###
### `.text` says what a card does.

## Tokens of the intruder bag. The number says from how many cards on nobody is surprised.

nemesis-intruder-token-blank = Blank token
nemesis-intruder-token-larva-one = Larva 1
nemesis-intruder-token-creeper-one = Creeper 1
nemesis-intruder-token-adult-two = Adult 2
nemesis-intruder-token-adult-three = Adult 3
nemesis-intruder-token-adult-four = Adult 4
nemesis-intruder-token-breeder-three = Breeder 3
nemesis-intruder-token-breeder-four = Breeder 4
nemesis-intruder-token-queen-four = Queen 4

## Event cards. `.text` is what happens after the intruders have moved.

nemesis-event-egg-protection = Egg Protection
    .text = Everybody in the Nest or carrying an egg has an encounter.
nemesis-event-flammable-compounds = Flammable Compounds
    .text = The Hibernatorium catches fire; if it burns already, the rooms next to it do.
nemesis-event-bulkheads-open = Bulkheads Open
    .text = All closed doors open.
nemesis-event-malfunction = Malfunction
    .text = The explored room with the lowest number that has no malfunction gets one.
nemesis-event-hatching = Hatching
    .text = An egg of the Nest hatches. Whoever is there without action cards in hand gets a larva; if nobody is, a larva joins the bag.
nemesis-event-noise-in-technical-corridors = Noise in Technical Corridors
    .text = There is noise in the technical corridors. If there was already, everybody in a room with an entrance makes a noise roll.
nemesis-event-damage = Damage
    .text = Each room with an Adult, a Breeder or the Queen gets a malfunction.
nemesis-event-lurking = Lurking
    .text = All intruders that are with nobody vanish back into the bag.
nemesis-event-nest = Nest
    .text = If the Nest is explored, there is noise in all its corridors.
nemesis-event-coolant-leak = Coolant Leak
    .text = If the Generator has a malfunction, the self-destruct sequence starts.
nemesis-event-life-support-failure = Life Support Failure
    .text = Each explored green room gets a malfunction.
nemesis-event-evacuation-pod-ejection = Evacuation Pod Ejection
    .text = The pod with the lowest number launches, with whoever is in it.
nemesis-event-short-circuit = Short Circuit
    .text = Each explored yellow room with a computer gets a malfunction.

## Weaknesses. `.text` is true for everybody once it is known.

nemesis-weakness-susceptibility-to-phosphates = Susceptibility to Phosphates
    .text = An intruder that retreats from the Fire Extinguisher or the Fire Control System also suffers 1 injury.
nemesis-weakness-vulnerability-to-fire = Vulnerability to Fire
    .text = Fire, Molotov Cocktail and Flamethrower deal 1 injury more; fire destroys 2 eggs instead of 1.

## The cards of whoever plays the intruders. `.text` is their effect; instead of it a card may move an intruder or let one attack.

nemesis-intruder-action-pursuit = Pursuit
    .text = A character of your choice that is not in combat makes a noise roll.
nemesis-intruder-action-coordinated-hunt = Coordinated Hunt
    .text = Every Adult not in combat moves to a neighbouring room with a character.
nemesis-intruder-action-metamorphosis = Metamorphosis
    .text = As the event Eclosion.
nemesis-intruder-action-planning = Planning
    .text = Draw 3 event cards and carry one out; the others are discarded.
nemesis-intruder-action-self-healing = Self-Healing
    .text = An intruder of your choice loses up to 2 injuries.

## The single cards, with the corridor through which they move an intruder.

nemesis-intruder-action-card-pursuit-one = Pursuit (1)
nemesis-intruder-action-card-pursuit-two = Pursuit (2)
nemesis-intruder-action-card-pursuit-three = Pursuit (3)
nemesis-intruder-action-card-pursuit-any = Pursuit (any)
nemesis-intruder-action-card-coordinated-hunt-three = Coordinated Hunt (3)
nemesis-intruder-action-card-coordinated-hunt-four = Coordinated Hunt (4)
nemesis-intruder-action-card-metamorphosis-one = Metamorphosis (1)
nemesis-intruder-action-card-planning-four = Planning (4)
nemesis-intruder-action-card-planning-any = Planning (any)
nemesis-intruder-action-card-self-healing-two = Self-Healing (2)
