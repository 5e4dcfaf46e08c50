### What can be settled at a Lockdown table before the game, and the values.
###
### What Nemesis has as well is in `nemesis-kit`.

lockdown-option-side = Board
    .text = Which side of the board is used.
lockdown-option-side-main = Main
    .text = Three levels under the surface: the side for first games.
lockdown-option-side-alternative = Alternative
    .text = Harder: the Complex reaches up to the surface of Mars, with a die and cards of its own.

lockdown-option-intruders = Intruders
    .text = What hunts in the Complex.
lockdown-option-intruders-night-stalkers = Night Stalkers
    .text = They love the dark: without power they surprise more easily and strike harder.
lockdown-option-intruders-base = Those of Nemesis
    .text = Their tokens, attacks and weaknesses come from Nemesis; darkness changes nothing about them.

lockdown-option-characters = Characters
    .text = Who may be chosen.
lockdown-option-characters-lockdown = Of Lockdown
    .text = The six of the box: two escapees from the Nemesis and four who work here.
lockdown-option-characters-mixed = Of both games
    .text = Each draft card allows its character of Lockdown or the one of Nemesis of the same colour. Those of Nemesis bring their cards, a new quest item, and no weapon.
