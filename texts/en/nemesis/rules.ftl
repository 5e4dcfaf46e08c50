### Why something cannot be done in Nemesis, one sentence for each rule that a refusal can
### cite. It begins with what is missing.

## Actions.

nemesis-rule-nem-5-2 = Needs more action cards in hand to pay for it.
nemesis-rule-nem-5-7 = Needs a room without intruders: this is not for combat.
nemesis-rule-nem-5-8 = Needs a room without intruders: in combat you can only shoot, strike or escape.
nemesis-rule-nem-5-9 = Needs something here that it can be used for.
nemesis-rule-nem-5-20 = Needs a corridor without noise at the room you go to.
nemesis-rule-nem-5-27 = Needs somebody else in your room, and something to trade.
nemesis-rule-nem-5-38 = Needs the moment that the card names: it is a reaction and no action of its own.
nemesis-rule-nem-5-39 = Needs a room in which there is something to search for.
nemesis-rule-nem-5-49 = Needs a room without a malfunction.

## Movement.

nemesis-rule-nem-6-4 = Needs an open way: the door in this corridor is closed.
nemesis-rule-nem-8-1 = Needs a corridor with this number: here it leads into the technical corridors, where nobody can go.

## Combat.

nemesis-rule-nem-11-2 = Needs an intruder in your room.
nemesis-rule-nem-11-4 = Needs a weapon in hand with ammo, and an intruder or eggs in the room.
nemesis-rule-nem-11-8 = Needs an intruder or eggs in the room.

## Self-destruct.

nemesis-rule-nem-17-22 = Needs a self-destruct sequence that can still be stopped: on the yellow spaces it is too late.
nemesis-rule-nem-17-23 = Needs a ship on which nobody hibernates.

## Hibernation and pods.

nemesis-rule-nem-17-55 = Needs open hibernation chambers: they open when the time marker reaches the first blue space.
nemesis-rule-nem-18-4 = Needs an unlocked escape pod of this section with a free seat.

## Options of a table.

nemesis-rule-nem-22-6 = Needs two players or more.
nemesis-rule-nem-22-18 = Needs two players or more.
nemesis-rule-nem-22-29 = Needs a choice between the two sides of the ship board.
nemesis-rule-nem-26-21 = Needs a choice whether the airlock leaves bodies.
nemesis-rule-nem-26-36 = Needs a choice whether the Emergency Room heals wounds that are not dressed.
nemesis-rule-nem-26-69 = Needs a choice whether Duct Tape is a tool.
nemesis-rule-nem-26-99 = Needs a trade that is not yet worn out: you have offered and shown enough in it.
nemesis-rule-nem-48-1 = Needs a choice whether the characters have traits.
