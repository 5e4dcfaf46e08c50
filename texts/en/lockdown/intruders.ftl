### The Night Stalkers, and the cards and tokens that they come with.
###
### `.text` says what a card does, `.dark` what it does besides in darkness.

## Tokens of the intruder bag: the number in light, then the one in darkness.

lockdown-stalker-token-blank = Blank token
lockdown-stalker-token-larva-zero-one = Larva 0/1
lockdown-stalker-token-larva-one-two = Larva 1/2
lockdown-stalker-token-creeper-one-two = Creeper 1/2
lockdown-stalker-token-adult-one-three = Adult 1/3
lockdown-stalker-token-adult-two-three = Adult 2/3
lockdown-stalker-token-adult-two-four = Adult 2/4
lockdown-stalker-token-adult-three-four = Adult 3/4
lockdown-stalker-token-breeder-two-four = Breeder 2/4
lockdown-stalker-token-breeder-three-four = Breeder 3/4
lockdown-stalker-token-queen-four = Queen 4
lockdown-stalker-token-larva-one = Larva 1
lockdown-stalker-token-creeper-one = Creeper 1
lockdown-stalker-token-adult-two = Adult 2
lockdown-stalker-token-adult-three = Adult 3
lockdown-stalker-token-adult-four = Adult 4
lockdown-stalker-token-breeder-three = Breeder 3
lockdown-stalker-token-breeder-four = Breeder 4

## Attacks. `.text` is what happens to whoever is attacked.

lockdown-attack-cut = Cut
    .text = 1 light wound and 1 contamination card.
    .dark = 1 more light wound.
lockdown-attack-perched-in-the-dark = Perched in the Dark
    .text = 1 serious wound.
    .dark = Whoever has 3 serious wounds now dies.
lockdown-attack-blood-chase = Blood Chase
    .text = 1 light wound and slime. If you are escaping with an undressed serious wound, the intruder follows you.
lockdown-attack-evolve = Evolve
    .text = The Creeper becomes a Breeder, if there is one left.
    .dark = The Breeder attacks.
lockdown-attack-blood-rage = Blood Rage
    .text = With 2 serious wounds or more: death. With an undressed one: 2 serious wounds. Otherwise 1.
lockdown-attack-piercing-the-heart = Piercing the Heart
    .text = 1 serious wound and 1 contamination card.
    .dark = Whoever has 2 serious wounds or more now dies.
lockdown-attack-infecting-the-host = Infecting the Host
    .text = Slime.
    .dark = The target gets a larva.

## Attack cards with their blood: the endurance of an intruder, or its retreat.

lockdown-attack-card-cut-two = Cut (2)
lockdown-attack-card-cut-three = Cut (3)
lockdown-attack-card-cut-four = Cut (4)
lockdown-attack-card-cut-five = Cut (5)
lockdown-attack-card-cut-retreat = Cut (retreat)
lockdown-attack-card-perched-in-the-dark-two = Perched in the Dark (2)
lockdown-attack-card-perched-in-the-dark-four = Perched in the Dark (4)
lockdown-attack-card-perched-in-the-dark-five = Perched in the Dark (5)
lockdown-attack-card-perched-in-the-dark-retreat = Perched in the Dark (retreat)
lockdown-attack-card-blood-chase-two = Blood Chase (2)
lockdown-attack-card-blood-chase-four = Blood Chase (4)
lockdown-attack-card-blood-chase-five = Blood Chase (5)
lockdown-attack-card-evolve-four = Evolve (4)
lockdown-attack-card-evolve-retreat = Evolve (retreat)
lockdown-attack-card-blood-rage-three = Blood Rage (3)
lockdown-attack-card-blood-rage-five = Blood Rage (5)
lockdown-attack-card-piercing-the-heart-three = Piercing the Heart (3)
lockdown-attack-card-piercing-the-heart-five = Piercing the Heart (5)
lockdown-attack-card-infecting-the-host-four = Infecting the Host (4)

## Event cards. `.text` is what happens after the intruders have moved.

lockdown-event-coolant-leak = Coolant Leak
    .text = The Cooling System gets a malfunction; if it has one already, the autodestruction starts.
lockdown-event-blood-trace-two = Blood Trace
    .text = On each level every intruder out of combat goes to a character there with an undressed serious wound and no action cards in hand.
    .dark = Action cards in hand do not help.
lockdown-event-blood-trace-three = Blood Trace
    .text = On each level every intruder out of combat goes to a character there with an undressed serious wound and no action cards in hand.
    .dark = Action cards in hand do not help.
lockdown-event-panic = Panic
    .text = Whoever has no action cards in hand discards 2 ammo; whoever has less discards 1 item.
    .dark = Action cards in hand do not help.
lockdown-event-power-surge = Power Surge
    .text = Backup power goes off.
lockdown-event-short-circuit = Short Circuit
    .text = Fire in each explored room with a computer on levels with power.
lockdown-event-blue-screen = Blue Screen
    .text = A malfunction in the explored room with a computer and power that has the lowest number.
lockdown-event-damage = Damage
    .text = Each room with an Adult, a Breeder or the Queen gets a malfunction.
    .dark = So does each room with a character.
lockdown-event-fire-in-the-hole = Fire in the Hole
    .text = The CSS Rooms burn; whoever is there without action cards in hand suffers a serious wound.
lockdown-event-thats-hot = That’s Hot
    .text = The Backup Power Supply and the Power Generator burn.
lockdown-event-bulkheads-open = Bulkheads Open
    .text = All closed doors open.
    .dark = There is noise in all corridors around characters.
lockdown-event-hatching = Hatching
    .text = An egg of the Nest is lost. Whoever is in the Nest without action cards in hand gets a larva; if nobody does, a larva joins the bag.
    .dark = Outside the Nest it is the same for whoever has no action cards in hand.
lockdown-event-nest = Nest
    .text = If the Nest is explored, there is noise in all its corridors.
    .dark = There is noise in all corridors around characters.
lockdown-event-lurking = Lurking
    .text = All intruders that are with nobody vanish back into the bag.
    .dark = Every intruder in combat attacks.
lockdown-event-leaving-the-shell-one = Leaving the Shell
    .text = Whoever has a larva gets 1 contamination card and scans it: infected, it brings death and a Creeper. Everybody else draws 4 cards and scans the contamination among them; an infected one brings a larva. The 4 are discarded.
lockdown-event-egg-protection = Egg Protection
    .text = Everybody in the Nest or carrying an egg has an encounter.
    .dark = Everybody takes 1 contamination card.
lockdown-event-kickstopper = Kickstopper
    .text = The elevator loses its power, and its three rooms get malfunctions.
lockdown-event-scent-of-blood = Scent of Blood
    .text = There is noise in all corridors around characters with an undressed serious wound.
    .dark = Where such a character is out of combat, an Adult appears.
lockdown-event-noise-in-corridors = Noise in Corridors
    .text = There is noise in the technical corridors. If there was already, a malfunction and a fire of the supply leave the game.
    .dark = Whoever is in a room with a technical entrance suffers 1 light wound.
lockdown-event-leaving-the-shell-four = Leaving the Shell
    .text = Whoever has a larva gets 1 contamination card and scans it: infected, it brings death and a Creeper. Everybody else draws 4 cards and scans the contamination among them; an infected one brings a larva. The 4 are discarded.
lockdown-event-sanitary-network-failure = Sanitary Network Failure
    .text = Each explored green room gets a malfunction.
lockdown-event-life-network-failure = Life Network Failure
    .text = Each explored green room gets a malfunction.

## Weaknesses. `.text` is true for whoever knows enough.

lockdown-weakness-wary-of-shadows = Wary of Shadows
    .text = When an Adult attacks you with Perched in the Dark, darkness adds nothing.
lockdown-weakness-dull-scent = Dull Scent
    .text = Slime does not turn your Silence into Danger.
lockdown-weakness-conductive-hide = Conductive Hide
    .text = Your energy weapons that deal an injury deal 1 more.
lockdown-weakness-readable-ambush = Readable Ambush
    .text = In your encounters the number of a token counts 1 less, at least 1.
lockdown-weakness-soft-organs = Soft Organs
    .text = Against your attacks the endurance of every intruder is 1 lower.
lockdown-weakness-fire-panic = Fire Panic
    .text = An intruder that survives an injury by your Flamethrower, Grenade or Thermite Charge retreats.
