### The intruders of Nemesis, with which Lockdown can be played, too: their attacks and their weaknesses.
###
### `.text` says what a card does.

## Attacks. `.text` is what happens to whoever is attacked.

nemesis-kit-attack-scratch = Scratch
    .text = 1 light wound and 1 contamination card.
nemesis-kit-attack-claw-attack = Claw Attack
    .text = 2 light wounds and 1 contamination card.
nemesis-kit-attack-bite = Bite
    .text = 1 serious wound. With 2 or more already, death.
nemesis-kit-attack-tail-attack = Tail Attack
    .text = 1 serious wound. With one already, death.
nemesis-kit-attack-transformation = Transformation
    .text = The Creeper becomes a Breeder. If your hand is empty, it attacks you by surprise.
nemesis-kit-attack-frenzy = Frenzy
    .text = Everybody in the room suffers 1 serious wound; whoever has 2 or more already dies.
nemesis-kit-attack-slime = Slime
    .text = Slime and 1 contamination card.
nemesis-kit-attack-summoning = Summoning
    .text = Another intruder comes out of the bag into the room. It does not attack yet.

## Attack cards with their blood: the endurance of an intruder, or its retreat.

nemesis-kit-attack-card-scratch-two = Scratch (2)
nemesis-kit-attack-card-scratch-three = Scratch (3)
nemesis-kit-attack-card-scratch-five = Scratch (5)
nemesis-kit-attack-card-scratch-six = Scratch (6)
nemesis-kit-attack-card-claw-attack-three = Claw Attack (3)
nemesis-kit-attack-card-claw-attack-four = Claw Attack (4)
nemesis-kit-attack-card-claw-attack-five = Claw Attack (5)
nemesis-kit-attack-card-claw-attack-retreat = Claw Attack (retreat)
nemesis-kit-attack-card-bite-four = Bite (4)
nemesis-kit-attack-card-bite-six = Bite (6)
nemesis-kit-attack-card-bite-retreat = Bite (retreat)
nemesis-kit-attack-card-tail-attack-two = Tail Attack (2)
nemesis-kit-attack-card-tail-attack-five = Tail Attack (5)
nemesis-kit-attack-card-transformation-four = Transformation (4)
nemesis-kit-attack-card-transformation-five = Transformation (5)
nemesis-kit-attack-card-frenzy-three = Frenzy (3)
nemesis-kit-attack-card-frenzy-four = Frenzy (4)
nemesis-kit-attack-card-slime-five = Slime (5)
nemesis-kit-attack-card-summoning-three = Summoning (3)

## Weaknesses. `.text` is true for everybody once it is known.

nemesis-kit-weakness-vital-places = Vital Places
    .text = Against Adults a blank die is a single hit.
nemesis-kit-weakness-the-way-of-moving = The Way of Moving
    .text = Only the Queen and Breeders can destroy closed doors.
nemesis-kit-weakness-vulnerability-to-energy = Vulnerability to Energy
    .text = Energy weapons that deal an injury deal 1 more.
nemesis-kit-weakness-reaction-to-danger = Reaction to Danger
    .text = For a surprise attack the number of a token counts 1 less, at least 1.
nemesis-kit-weakness-species-on-the-brink-of-extinction = Species on the Brink of Extinction
    .text = The endurance of every intruder is 1 lower.
nemesis-kit-weakness-the-way-of-fighting = The Way of Fighting
    .text = An Adult’s Bite gives a light wound instead of a serious one.
