### Why something cannot be done in Aliens: Another Glorious Day in the Corps, one sentence for
### each rule that a refusal can cite. It begins with what is missing.

## Before the first turn.

aliens-rule-agd-3-3 = Needs a character who takes part and whom nobody else plays.
aliens-rule-agd-3-5 = Needs a Weapon or a Gear that is still among the unused cards.
aliens-rule-agd-3-19 = Needs your own hero or a grunt.
aliens-rule-agd-3-21 = Needs a card that is not the last of the Endurance deck.
aliens-rule-agd-6f-14 = Needs another hero: nobody plays Newt alone.

## Whose turn it is.

aliens-rule-agd-4-7 = Needs a character who has not been activated in this phase.
aliens-rule-agd-4-8 = Needs a player with a hero on the board who has not been activated yet.
aliens-rule-agd-4-15 = Needs a grunt whose rank is not above that of the hero.
aliens-rule-agd-4-26 = Needs another player whose hero has the same rank.
aliens-rule-agd-6i-17 = Needs a grunt on the board; Newt only if no other grunt is left.

## Events.

aliens-rule-agd-4-27 = Needs the moment that the Event is meant for.
aliens-rule-agd-4-33 = Needs something that the Event can change now.
aliens-rule-agd-6e-17 = Needs this Event in your hand.

## Actions.

aliens-rule-agd-4-20 = Needs a character on their feet.
aliens-rule-agd-5-1 = Needs an Action that is left in this activation.
aliens-rule-agd-5-6 = Needs a square next to the character that no wall, fence, barricade or enemy keeps from being entered.
aliens-rule-agd-5-8 = Needs a square without another character and without a token to stop on.
aliens-rule-agd-5-9 = Needs a square where the character may stop: next to an enemy the Move ends.
aliens-rule-agd-5-30 = Needs enough movement to go on to a square where the character may stop.
aliens-rule-agd-6o-6 = Needs an exit square at an open exit, and one more step.
aliens-rule-agd-5-14 = Needs a Weapon of this character and a target in sight and in range.
aliens-rule-agd-5-15 = Needs an Alien: a blip is hit by Area attacks and sentry guns only.
aliens-rule-agd-5-17 = Needs a door, a spawn point or a tunnel right next to the character.
aliens-rule-agd-5-20 = Needs a Barricade token in the supply; all 12 are on the board.
aliens-rule-agd-5-22 = Needs something next to the character that can be used now.
aliens-rule-agd-5-24 = Needs a Medi-Kit, and somebody knocked down next to the character.
aliens-rule-agd-6f-13 = Needs another character: Newt has no Aim dial and carries no Weapons.
aliens-rule-agd-6h-3 = Needs a Weapon that reaches the Alien and is not Unwieldy.

## Equipment.

aliens-rule-agd-6f-20 = Needs a free place for Gear; a character carries two.
aliens-rule-agd-6f-21 = Needs a free place for the Weapon; the second has to be a Backup, and none goes with a Massive one.
aliens-rule-agd-6f-24 = Needs a Weapon or a Gear.
aliens-rule-agd-6f-27 = Needs a character within 2 squares of the active hero.

## Options of a table.

aliens-rule-agd-3-1 = Needs one of the nine missions.
aliens-rule-agd-6g-14 = Needs a choice of what the highest-ranked player is asked for the enemies.
aliens-rule-agd-7g-1 = Needs a choice between swarms and Aliens one by one.
aliens-rule-agd-7h-1 = Needs easier, standard or harder.
aliens-rule-agd-9-1 = Needs two players or more, whose hands are open or hidden.
aliens-rule-agd-11e-54 = Needs a choice whether each Bug Hunt has a rule of its own.
