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

## Attacks. `.text` is what happens to whoever is attacked.

nemesis-attack-scratch = Scratch
    .text = 1 light wound and 1 contamination card.
nemesis-attack-claw-attack = Claw Attack
    .text = 2 light wounds and 1 contamination card.
nemesis-attack-bite = Bite
    .text = 1 serious wound. With 2 or more already, death.
nemesis-attack-tail-attack = Tail Attack
    .text = 1 serious wound. With one already, death.
nemesis-attack-transformation = Transformation
    .text = The Creeper becomes a Breeder. If your hand is empty, it attacks you by surprise.
nemesis-attack-frenzy = Frenzy
    .text = Everybody in the room suffers 1 serious wound; whoever has 2 or more already dies.
nemesis-attack-slime = Slime
    .text = Slime and 1 contamination card.
nemesis-attack-summoning = Summoning
    .text = Another intruder comes out of the bag into the room. It does not attack yet.

## Attack cards with their blood: the endurance of an intruder, or its retreat.

nemesis-attack-card-scratch-two = Scratch (2)
nemesis-attack-card-scratch-three = Scratch (3)
nemesis-attack-card-scratch-five = Scratch (5)
nemesis-attack-card-scratch-six = Scratch (6)
nemesis-attack-card-claw-attack-three = Claw Attack (3)
nemesis-attack-card-claw-attack-four = Claw Attack (4)
nemesis-attack-card-claw-attack-five = Claw Attack (5)
nemesis-attack-card-claw-attack-retreat = Claw Attack (retreat)
nemesis-attack-card-bite-four = Bite (4)
nemesis-attack-card-bite-six = Bite (6)
nemesis-attack-card-bite-retreat = Bite (retreat)
nemesis-attack-card-tail-attack-two = Tail Attack (2)
nemesis-attack-card-tail-attack-five = Tail Attack (5)
nemesis-attack-card-transformation-four = Transformation (4)
nemesis-attack-card-transformation-five = Transformation (5)
nemesis-attack-card-frenzy-three = Frenzy (3)
nemesis-attack-card-frenzy-four = Frenzy (4)
nemesis-attack-card-slime-five = Slime (5)
nemesis-attack-card-summoning-three = Summoning (3)

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

nemesis-weakness-vital-places = Vital Places
    .text = Against Adults a blank die is a single hit.
nemesis-weakness-the-way-of-moving = The Way of Moving
    .text = Only the Queen and Breeders can destroy closed doors.
nemesis-weakness-susceptibility-to-phosphates = Susceptibility to Phosphates
    .text = An intruder that retreats from the Fire Extinguisher or the Fire Control System also suffers 1 injury.
nemesis-weakness-vulnerability-to-energy = Vulnerability to Energy
    .text = Energy weapons that deal an injury deal 1 more.
nemesis-weakness-reaction-to-danger = Reaction to Danger
    .text = For a surprise attack the number of a token counts 1 less, at least 1.
nemesis-weakness-species-on-the-brink-of-extinction = Species on the Brink of Extinction
    .text = The endurance of every intruder is 1 lower.
nemesis-weakness-the-way-of-fighting = The Way of Fighting
    .text = An Adult’s Bite gives a light wound instead of a serious one.
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
