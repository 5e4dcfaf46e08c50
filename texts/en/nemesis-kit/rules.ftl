### What is missing where something cannot be done in Nemesis or Lockdown: the sentences that rules of both books have in
### common, each of which begins with it.

nemesis-kit-needs-cards = Needs more action cards in hand to pay for it.
nemesis-kit-needs-no-combat = Needs a room without intruders: in combat you can only shoot, strike or escape.
nemesis-kit-needs-use = Needs something here that it can be used for.
nemesis-kit-needs-quiet-corridor = Needs a corridor without noise at the room you go to.
nemesis-kit-needs-company = Needs somebody else in your room, and something to trade.
nemesis-kit-needs-moment = Needs the moment that the card names: it is a reaction and no action of its own.
nemesis-kit-needs-search = Needs a room in which there is something to search for.
nemesis-kit-needs-no-malfunction = Needs a room without a malfunction.
nemesis-kit-needs-open-way = Needs an open way: the door in this corridor is closed.
nemesis-kit-needs-weapon = Needs a weapon in hand with ammo, and an intruder or eggs in the room.
nemesis-kit-needs-target = Needs an intruder or eggs in the room.
nemesis-kit-needs-fresh-trade = Needs a trade that is not yet worn out: you have offered and shown enough in it.
nemesis-kit-needs-two-players = Needs two players or more.
