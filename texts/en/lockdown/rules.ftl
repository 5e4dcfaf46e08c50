### Why something cannot be done in Lockdown, one sentence for each rule that a refusal can cite. It begins with what is
### missing.

## Actions.

lockdown-rule-loc-5-2 = { lockdown-needs-cards }
lockdown-rule-loc-5-6 = Needs the situation that its icon names: in combat, or out of it.
lockdown-rule-loc-5-7 = { lockdown-needs-no-combat }
lockdown-rule-loc-5-9 = { lockdown-needs-use }
lockdown-rule-loc-25-53 = Needs a weapon that stayed on the ship: in Lockdown this card does nothing.
lockdown-rule-loc-5-31 = { lockdown-needs-quiet-corridor }
lockdown-rule-loc-5-32 = Needs a room without intruders: nobody sneaks out of combat.
lockdown-rule-loc-5-42 = { lockdown-needs-company }
lockdown-rule-loc-5-44 = { lockdown-needs-fresh-trade }
lockdown-rule-loc-5-50 = Needs two items with the components of something that can be crafted.
lockdown-rule-loc-5-73 = { lockdown-needs-moment }
lockdown-rule-loc-5-80 = { lockdown-needs-search }
lockdown-rule-loc-17-61 = Needs what your quest item asks for.
lockdown-rule-loc-19-1 = { lockdown-needs-no-malfunction }

## Movement and combat.

lockdown-rule-loc-6-1 = { lockdown-needs-open-way }
lockdown-rule-loc-6-2 = Needs a character that stands in a room.
lockdown-rule-loc-8-21 = Needs a corridor with this number: here it leads into the technical corridors, which nobody walks through.
lockdown-rule-loc-25-69 = Needs a corridor with this number: here it leads into a zone of the surface, where nobody walks.
lockdown-rule-loc-11-1 = { lockdown-needs-target }
lockdown-rule-loc-11-2 = { lockdown-needs-weapon }

## Computers.

lockdown-rule-loc-18-2 = Needs a computer, and power on its level.
lockdown-rule-loc-18-3 = Needs a room without a malfunction: it stops the computer, too.
lockdown-rule-loc-18-9 = Needs a room without intruders: nobody sits down at a computer in combat.
lockdown-rule-loc-18-11 = Needs a line of the computer card that can change something now.

## Options of a table.

lockdown-rule-loc-25-20 = { lockdown-needs-two-players }
lockdown-rule-loc-25-60 = Needs a choice between the two sides of the board.
lockdown-rule-loc-25-90 = Needs a choice between the two kinds of intruders.
lockdown-rule-loc-25-40 = Needs a choice: the characters of Lockdown alone, or those of Nemesis as well.

## Rooms and ways out.

lockdown-rule-loc-19-48 = Needs a moment when no other room is shut off to lose its air.
lockdown-rule-loc-20-1 = Needs an open Isolation Room: it opens with time space 8, or with the alert.
lockdown-rule-loc-20-10 = Needs the time token on a space with a CSS token, and an empty pod here.
lockdown-rule-loc-20-32 = Needs an open Main Gate, and the Rover here or an Enviro-Suit.
lockdown-rule-loc-25-77 = Needs the Rover here, at an exit room that works.
lockdown-rule-loc-25-78 = Needs an open Main Gate, an Enviro-Suit, and the crossroads from which a path leads to the Bunker.
