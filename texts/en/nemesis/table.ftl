### The table of Nemesis in the web client: the ship and its systems in words, short names for the
### board, what cards do in a few words, moments, the end.
###
### $seat and $seats are names that people typed: they are never inflected.

## The ship.

nemesis-table-ship = Deck plan of the ship
nemesis-table-whole-ship = Whole ship
nemesis-table-map = The whole ship in small
nemesis-table-airlock = the airlock opens here at the end of the player phase
nemesis-table-object-blue-corpse = the blue corpse
nemesis-table-engine-unseen = you have not looked at this engine
nemesis-table-engine-seen = you saw in round { $round }: { NAME($state) }
nemesis-table-pod = Escape pod { $n }, section { $section }

## Names that fit on the board: two lines of about eleven letters.

nemesis-table-short-armory = Armory
nemesis-table-short-comms-room = Comms Room
nemesis-table-short-emergency-room = Emergency
nemesis-table-short-evacuation-section-a = Evacuation A
nemesis-table-short-evacuation-section-b = Evacuation B
nemesis-table-short-fire-control-system = Fire Control
nemesis-table-short-generator = Generator
nemesis-table-short-laboratory = Laboratory
nemesis-table-short-nest = Nest
nemesis-table-short-storage = Storage
nemesis-table-short-surgery = Surgery
nemesis-table-short-airlock-control = Airlock Control
nemesis-table-short-cabins = Cabins
nemesis-table-short-canteen = Canteen
nemesis-table-short-command-center = Command Center
nemesis-table-short-engine-control-room = Engine Control
nemesis-table-short-hatch-control-system = Hatch Control
nemesis-table-short-monitoring-room = Monitoring
nemesis-table-short-room-covered-with-slime = Slime Room
nemesis-table-short-shower-room = Showers
nemesis-table-short-cockpit = Cockpit
nemesis-table-short-hibernatorium = Hibernatorium
nemesis-table-short-engine-room-one = Engine 1
nemesis-table-short-engine-room-two = Engine 2
nemesis-table-short-engine-room-three = Engine 3

## The ship’s systems.

nemesis-table-time-to-jump = Time to jump
nemesis-table-time = { $n ->
    [0] The ship jumps
    [one] { $n } round to the jump
   *[other] { $n } rounds to the jump
}
nemesis-table-chambers-open = chambers open
nemesis-table-self-destruct-name = Self-destruct
nemesis-table-self-destruct = { $n ->
    [0] The ship destroys itself
    [one] Self-destruct in { $n } round
   *[other] Self-destruct in { $n } rounds
}
nemesis-table-self-destruct-off = The self-destruct sequence is off
nemesis-table-running = running
nemesis-table-unstoppable = cannot stop
nemesis-table-destination = Destination
nemesis-table-course = Course { $course }
nemesis-table-markers = Until the ship breaks
nemesis-table-fires = { $n ->
    [one] { $n } fire of { $most }; one more than that destroys the ship
   *[other] { $n } fires of { $most }; one more than that destroys the ship
}
nemesis-table-malfunctions = { $n ->
    [one] { $n } malfunction of { $most }; one more than that breaks the hull
   *[other] { $n } malfunctions of { $most }; one more than that breaks the hull
}

## What an action card does, in the few words that stand on it.

nemesis-table-gist-basic-repairs = Repair the room or set an engine
nemesis-table-gist-repairs = Repair the room or set an engine
nemesis-table-gist-piloting = The room’s action for free, or coordinates
nemesis-table-gist-knowledge-of-the-ship = A door, or look at a room
nemesis-table-gist-old-friend = The room’s action for free
nemesis-table-gist-fast-repairs = Repair the room or set an engine
nemesis-table-gist-ingenuity = Repair, set an engine or craft

## What lies before me, and what everybody sees of somebody.

nemesis-table-you-evacuated = You have left in a pod. At the end it is checked whether you live and have won.
nemesis-table-you-hibernating = You hibernate. At the end it is checked whether you live and have won.
nemesis-table-is-evacuated = left in a pod
nemesis-table-is-hibernating = hibernates

## Moments: what happens in the foreground.

nemesis-moment-who-won = Who won?
nemesis-moment-check-engines = Engines
nemesis-moment-check-coordinates = Coordinates
nemesis-moment-check-contamination = Contamination
nemesis-moment-check-objectives = Objectives
nemesis-moment-no-matter = It no longer matters.
nemesis-moment-engines-hold = The ship holds.
nemesis-moment-engines-fail = The ship explodes.
nemesis-moment-arrived-earth = The sleepers wake at home.
nemesis-moment-arrived-mars = The sleepers die, unless Quarantine wanted it so.
nemesis-moment-arrived-venus = The sleepers die.
nemesis-moment-arrived-deep-space = The sleepers die.
nemesis-moment-led = nobody got the better of the intruders
nemesis-table-engines-working = { $seen ->
    [0] you have seen no engine
    [one] { $n } of { $seen } engine that you saw works
   *[other] { $n } of { $seen } engines that you saw work
}
nemesis-table-weakness-known = { NAME($object) }: its weakness is known
nemesis-table-weakness-unknown = { NAME($object) }: its weakness is not known yet
nemesis-table-blue-corpse-yours = you carry the blue corpse
nemesis-table-blue-corpse-carried = the blue corpse is carried ({ $seat })
nemesis-table-blue-corpse-lies = the blue corpse lies in room { $room }
nemesis-table-blue-corpse-gone = the blue corpse is no longer aboard
nemesis-table-surgery = the Surgery is room { $room }
nemesis-table-no-surgery = the Surgery is not found yet
nemesis-table-egg-carried = somebody carries an egg
nemesis-table-egg-not-carried = nobody carries an egg
nemesis-table-known-weaknesses = { $n ->
    [one] { $n } weakness known
   *[other] { $n } weaknesses known
}
nemesis-table-carried = { $n ->
    [one] { $n } item carried
   *[other] { $n } items carried
}

## What can be looked up, and the table in words.

nemesis-table-page-systems = Systems
nemesis-table-chambers-in = { $n ->
    [one] chambers open in { $n } round
   *[other] chambers open in { $n } rounds
}
nemesis-table-no-return = cannot be stopped on yellow
nemesis-table-coordinates-unseen = You have not seen the coordinates.
nemesis-table-engines = Engines
nemesis-table-pods = Escape pods
nemesis-table-no-pods = No pod is left.
nemesis-table-seen-engine = Engine { $n } in round { $round }: { NAME($state) }
nemesis-table-intruder-cards = Cards of the intruders
nemesis-table-leads = leads the intruders
nemesis-table-leader = You lead the intruders
nemesis-table-leader-aim = You cannot win any more: see that nobody else does. In each turn you play one card, or you pass and may keep one.
nemesis-table-no-intruder-cards = You hold no cards of the intruders.
nemesis-table-card-moves = moves through corridor { $n }
nemesis-table-card-moves-anywhere = moves through any corridor
nemesis-table-card-attacks = { $n ->
    [one] attacks with { $n } card
   *[other] attacks with one of { $n } cards
}
nemesis-table-in-pod = in pod { $n }

## Parts of an answer, and the question when one is chosen.

nemesis-table-intruder-goes = { NAME($card) }: { $whom } moves to { $room }
nemesis-table-part-lead-move = Move an intruder
nemesis-table-part-lead-attack = Attack

## What is going on, over the board.

nemesis-moment-death-airlock = The airlock opened into space.
nemesis-moment-pods-open = The first death: all escape pods are unlocked.
nemesis-moment-leads-now = From now on you lead the intruders.
nemesis-moment-time-left = { $n } left

## What things are, for whoever asks.

nemesis-table-about-pod = Two people fit in. A pod that is unlocked can be entered from its section and launched.
nemesis-table-about-time = One step each round. On the blue spaces the hibernation chambers are open. At the end the ship jumps, and whoever is awake dies.
nemesis-table-about-self-destruct = One step each round while it runs. On the yellow spaces it cannot be stopped, and all pods unlock.
nemesis-table-about-course = The course is open for all to see. Where it leads, only the coordinates tell, to whoever looks at them in the Cockpit.
