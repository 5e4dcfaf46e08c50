### Why something cannot be done in Nemesis, one sentence for each rule that a refusal can
### cite. It begins with what is missing.

## Actions.

nemesis-rule-nem-5-2 = { nemesis-needs-cards }
nemesis-rule-nem-5-7 = Needs a room without intruders: this is not for combat.
nemesis-rule-nem-5-8 = { nemesis-needs-no-combat }
nemesis-rule-nem-5-9 = { nemesis-needs-use }
nemesis-rule-nem-5-20 = { nemesis-needs-quiet-corridor }
nemesis-rule-nem-5-27 = { nemesis-needs-company }
nemesis-rule-nem-5-38 = { nemesis-needs-moment }
nemesis-rule-nem-5-39 = { nemesis-needs-search }
nemesis-rule-nem-5-49 = { nemesis-needs-no-malfunction }

## Movement.

nemesis-rule-nem-6-4 = { nemesis-needs-open-way }
nemesis-rule-nem-8-1 = Needs a corridor with this number: here it leads into the technical corridors, where nobody can go.

## Combat.

nemesis-rule-nem-11-2 = Needs an intruder in your room.
nemesis-rule-nem-11-4 = { nemesis-needs-weapon }
nemesis-rule-nem-11-8 = { nemesis-needs-target }

## Self-destruct.

nemesis-rule-nem-17-22 = Needs a self-destruct sequence that can still be stopped: on the yellow spaces it is too late.
nemesis-rule-nem-17-23 = Needs a ship on which nobody hibernates.

## Hibernation and pods.

nemesis-rule-nem-17-55 = Needs open hibernation chambers: they open when the time marker reaches the first blue space.
nemesis-rule-nem-18-4 = Needs an unlocked escape pod of this section with a free seat.

## Options of a table.

nemesis-rule-nem-22-6 = { nemesis-needs-two-players }
nemesis-rule-nem-22-18 = { nemesis-needs-two-players }
nemesis-rule-nem-22-29 = Needs a choice between the two sides of the ship board.
nemesis-rule-nem-26-21 = Needs a choice whether the airlock leaves bodies.
nemesis-rule-nem-26-36 = Needs a choice whether the Emergency Room heals wounds that are not dressed.
nemesis-rule-nem-26-69 = Needs a choice whether Duct Tape is a tool.
nemesis-rule-nem-26-99 = { nemesis-needs-fresh-trade }
nemesis-rule-nem-48-1 = Needs a choice whether the characters have traits.
