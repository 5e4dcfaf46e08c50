### The objectives of Nemesis: their names, and what has to be true at the end.
###
### Whoever dies wins with none of them. `.text` is what a player reads on the card.

## Personal.

nemesis-objective-salvaging-the-prime-asset = Salvaging the Prime Asset
    .text = The ship reaches Earth, or you are the only survivor.
nemesis-objective-quarantine = Quarantine
    .text = The ship reaches Mars, or it reaches Earth and the Nest is destroyed.
nemesis-objective-the-great-hunt = The Great Hunt
    .text = You have sent the signal, and the ship is destroyed or the Queen killed.
nemesis-objective-a-proper-burial = A Proper Burial
    .text = You have sent the signal, and you leave in a pod or hibernate with the blue corpse.
nemesis-objective-hoarder = Hoarder
    .text = You leave in a pod with at least 7 items.
nemesis-objective-relentless-investigator = Relentless Investigator
    .text = You have sent the signal, and every room is explored.
nemesis-objective-the-oldest-friend = The Oldest Friend
    .text = The ship reaches Earth, or you are the only survivor.
nemesis-objective-best-friends-forever = Best Friends Forever
    .text = You and at least one other character survive.
nemesis-objective-aliens-on-a-spaceship = Aliens on a Spaceship
    .text = You have sent the signal, and the Nest or the ship is destroyed.

## Corporate.

nemesis-objective-necroscopy = Necroscopy
    .text = You have sent the signal, and the weakness of the intruder carcass is known.
nemesis-objective-ab-ovo = Ab Ovo
    .text = The weakness of the egg is known.
nemesis-objective-extreme-field-biology = Extreme Field Biology
    .text = At least 2 weaknesses of the intruders are known.
nemesis-objective-my-precious = My Precious
    .text = You have sent the signal, and you leave in a pod or hibernate with an egg.
nemesis-objective-the-right-moment-to-strike = The Right Moment to Strike
    .text = The character of player 1 does not survive, or you are the only survivor.
nemesis-objective-greener-pastures = Greener Pastures
    .text = The character of player 2 does not survive, or you are the only survivor.
nemesis-objective-an-old-feud = An Old Feud
    .text = The character of player 3 does not survive, or you are the only survivor.
nemesis-objective-hostile-takeover = Hostile Takeover
    .text = The character of player 4 does not survive, or you are the only survivor.
nemesis-objective-the-final-enlightenment = The Final Enlightenment
    .text = The character of player 5 does not survive, or you are the only survivor.

## For one player, and for all together.

nemesis-objective-destination-earth = Destination Earth
    .text = The ship reaches Earth.
nemesis-objective-emergency-post-mortem = Emergency Post-Mortem
    .text = The blue corpse lies in the Surgery at the end.
nemesis-objective-first-contact-protocol = First Contact Protocol
    .text = At least 2 weaknesses of the intruders are known.
nemesis-objective-cutting-off-the-head = Cutting off the Head
    .text = The signal was sent, and the Queen is killed or the ship destroyed.
nemesis-objective-no-man-left-behind = No Man Left Behind
    .text = The signal was sent, and every room is explored.
nemesis-objective-special-delivery = Special Delivery
    .text = A survivor leaves in a pod or hibernates with an egg.
nemesis-objective-clean-up-crew = Clean-up Crew
    .text = The signal was sent, and the Nest or the ship is destroyed.

## What became of a player.

nemesis-standing-intruders = played the intruders, and has not won
