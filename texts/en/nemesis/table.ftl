### The table of Nemesis in the web client: the ship and its systems in words, short names for the
### board, what cards do in a few words, moments, the end.
###
### $seat and $seats are names that people typed: they are never inflected.

## The ship.

nemesis-table-ship = Deck plan of the ship
nemesis-table-whole-ship = Whole ship
nemesis-table-map = The whole ship in small
nemesis-table-technical = Technical corridors
nemesis-table-technical-short = Technical
nemesis-table-room = Room { $n }: { $name }
nemesis-table-room-unknown = Room { $n }, not explored
nemesis-table-not-explored = not explored
nemesis-table-only-you-know = only you know what it is
nemesis-table-items = { $n ->
    [0] nothing left to find
    [one] { $n } item to find
   *[other] { $n } items to find
}
nemesis-table-computer = computer
nemesis-table-burns = the room burns
nemesis-table-malfunction = malfunction
nemesis-table-airlock = the airlock opens here at the end of the player phase
nemesis-table-eggs = { $n ->
    [0] no eggs left
    [one] { $n } egg
   *[other] { $n } eggs
}
nemesis-table-combat = in combat
nemesis-table-here = here: { $list }
nemesis-table-person = { $character } ({ $seat })
nemesis-table-injured = { $name }, { $n ->
    [one] { $n } injury
   *[other] { $n } injuries
}
nemesis-table-corpse-of = corpse: { $seat }
nemesis-table-object-blue-corpse = the blue corpse
nemesis-table-object-corpse = corpse
nemesis-table-object-egg = egg
nemesis-table-object-carcass = intruder carcass
nemesis-table-times = { $name } × { $n }
nemesis-table-engine-unseen = you have not looked at this engine
nemesis-table-engine-seen = you saw in round { $round }: { NAME($state) }
nemesis-table-corridor = Corridor { $numbers } between rooms { $from } and { $to }
nemesis-table-noise = noise
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

nemesis-table-round-steps = Steps of the round
nemesis-table-step-players = Player phase
nemesis-table-step-time = Time
nemesis-table-step-attacks = Attacks
nemesis-table-step-fire = Fire
nemesis-table-step-event = Event
nemesis-table-step-bag = Bag
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
nemesis-table-off = off
nemesis-table-running = running
nemesis-table-unstoppable = cannot stop
nemesis-table-destination = Destination
nemesis-table-course = Course { $course }
nemesis-table-bag = Intruder bag: { $n }
nemesis-table-blank = Blank
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

nemesis-table-gist-search = Take 2 items of the room, keep 1
nemesis-table-gist-rest = Scan your contamination, drop what is clean
nemesis-table-gist-demolition = Destroy a closed door or break the room
nemesis-table-gist-interruption = Cancel an action in your room
nemesis-table-gist-basic-repairs = Repair the room or set an engine
nemesis-table-gist-reload = 1 ammo for the Revolver
nemesis-table-gist-order = Send somebody next door
nemesis-table-gist-motivation = All in your room draw 1 card
nemesis-table-gist-suppressive-fire = 1 ammo: one of you leaves unharmed
nemesis-table-gist-repairs = Repair the room or set an engine
nemesis-table-gist-computer-skills = A door, or the room’s action for free
nemesis-table-gist-piloting = The room’s action for free, or coordinates
nemesis-table-gist-knowledge-of-the-ship = A door, or look at a room
nemesis-table-gist-old-friend = The room’s action for free
nemesis-table-gist-fast-repairs = Repair the room or set an engine
nemesis-table-gist-technical-corridors = Crawl to another entrance, pass
nemesis-table-gist-pyrotechnics = Discard an item for a fire, or put one out
nemesis-table-gist-ingenuity = Repair, set an engine or craft
nemesis-table-gist-covering-fire = 1 ammo: two of you leave unharmed
nemesis-table-gist-taking-aim = Shoot, roll again once
nemesis-table-gist-full-auto = Shoot with all your ammo at once
nemesis-table-gist-nerves-of-steel = A surprise attack does nothing
nemesis-table-gist-scavenging = Search even an empty room
nemesis-table-gist-reconnaissance = Move without a noise roll
nemesis-table-gist-adrenaline = Shoot or escape, draw 1 card
nemesis-table-gist-risk-assessment = Look at the next event
nemesis-table-gist-blocking-access = Free action, or break a computer
nemesis-table-gist-intranet = Use any room with a computer

## What an action does that everybody can do, behind its price.

nemesis-table-gist-movement = usually a noise roll
nemesis-table-gist-escape = every intruder here attacks first
nemesis-table-gist-careful-movement = you choose where the noise is
nemesis-table-gist-pick-up = it takes up a hand
nemesis-table-gist-trade = with everybody in your room

## What lies before me, and what everybody sees of somebody.

nemesis-table-costs = { $n ->
    [0] Costs no further card
    [one] Costs { $n } further card
   *[other] Costs { $n } further cards
}
nemesis-table-contamination = Contamination
nemesis-table-not-scanned = Not scanned yet
nemesis-table-my-cards = My cards
nemesis-table-no-cards = You hold no cards.
nemesis-table-you-dead = You are dead. The others play on; you can watch to the end.
nemesis-table-you-evacuated = You have left in a pod. At the end it is checked whether you live and have won.
nemesis-table-you-hibernating = You hibernate. At the end it is checked whether you live and have won.
nemesis-table-light-wounds = { $n ->
    [one] { $n } light wound of { $most }
   *[other] { $n } light wounds of { $most }
}
nemesis-table-serious-wounds = { $n ->
    [one] { $n } serious wound of { $most }
   *[other] { $n } serious wounds of { $most }
}
nemesis-table-dressed = dressed
nemesis-table-ammo = ammo: { $n } of { $most }
nemesis-table-empty-hand = empty hand
nemesis-table-lame-hand = cannot be used
nemesis-table-inventory = Inventory
nemesis-table-has-slime = slime
nemesis-table-has-larva = larva
nemesis-table-has-signal = signal sent
nemesis-table-hidden = Hidden from you
nemesis-table-no-character = No character yet
nemesis-table-first-player = first player
nemesis-table-hand-cards = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
nemesis-table-passed = passed
nemesis-table-is-dead = dead
nemesis-table-is-evacuated = left in a pod
nemesis-table-is-hibernating = hibernates

## Moments: what happens in the foreground.

nemesis-moment-encounter = Something is here
nemesis-moment-surprised = Surprised
nemesis-moment-blank = Nothing came. The noise was only noise.
nemesis-moment-holds = { $seat } holds
nemesis-moment-token-says = token says
nemesis-moment-not-surprised = Not surprised. Combat begins.
nemesis-moment-attacks-at-once = It attacks at once.
nemesis-moment-attack = { $name } attacks: { $seat }
nemesis-moment-surprise-attack = Surprise attack, { $name }: { $seat }
nemesis-moment-no-effect = { $name } is not on this card: no effect.
nemesis-moment-light-wound = light wound
nemesis-moment-shoots = { $seat } · { $weapon }
nemesis-moment-melee = { $seat } · bare hands
nemesis-moment-injuries = { $n ->
    [0] no injury
    [one] { $n } injury
   *[other] { $n } injuries
}
nemesis-moment-attacks = { $n ->
    [0] no attack
    [one] { $n } attack
   *[other] { $n } attacks
}
nemesis-moment-check = Endurance { $n }
nemesis-moment-check-retreat = Retreat
nemesis-moment-dies = { $name }: dead.
nemesis-moment-holds-on = { $name } holds on.
nemesis-moment-retreats = { $name } retreats.
nemesis-moment-noise-roll = { $seat } · noise roll
nemesis-moment-corridor = Corridor { $n }
nemesis-moment-result-noise = Noise
nemesis-moment-result-encounter = Encounter
nemesis-moment-result-danger = Danger
nemesis-moment-result-silence = Silence
nemesis-moment-explores = { $seat } explores
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
nemesis-moment-health-clean = clean
nemesis-moment-health-infected = infected
nemesis-moment-health-larva = larva
nemesis-moment-health-dead = dead
nemesis-moment-won = has won
nemesis-moment-lost = has lost
nemesis-moment-led = nobody got the better of the intruders
nemesis-table-no-signal = no signal sent yet
nemesis-table-player-is-you = Player { $n } is you: only being the only survivor wins
nemesis-table-queen-killed = the Queen is killed
nemesis-table-queen-lives = the Queen is not killed yet
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
nemesis-table-egg-yours = you carry an egg
nemesis-table-egg-not-yours = you carry no egg
nemesis-table-egg-carried = somebody carries an egg
nemesis-table-egg-not-carried = nobody carries an egg
nemesis-table-unexplored = { $n ->
    [0] every room is explored
    [one] { $n } room not explored
   *[other] { $n } rooms not explored
}
nemesis-table-known-weaknesses = { $n ->
    [one] { $n } weakness known
   *[other] { $n } weaknesses known
}
nemesis-table-carried = { $n ->
    [one] { $n } item carried
   *[other] { $n } items carried
}
nemesis-table-alive = { $n ->
    [one] { $n } alive
   *[other] { $n } alive
}

## What can be looked up, and the table in words.

nemesis-table-pages = What to look at
nemesis-table-page-systems = Systems
nemesis-table-page-me = Me
nemesis-table-page-cards = My cards
nemesis-table-chambers-in = { $n ->
    [one] chambers open in { $n } round
   *[other] chambers open in { $n } rounds
}
nemesis-table-no-return = cannot be stopped on yellow
nemesis-table-coordinates-unseen = You have not seen the coordinates.
nemesis-table-engines = Engines
nemesis-table-pods = Escape pods
nemesis-table-no-pods = No pod is left.
nemesis-table-weaknesses = Weaknesses of the intruders
nemesis-table-nest = { $n ->
    [one] { $n } egg in the nest
   *[other] { $n } eggs in the nest
}
nemesis-table-nest-destroyed = The nest is destroyed.
nemesis-table-player-number = Player { $n }
nemesis-table-piles = Cards: { $hand } in hand, { $deck } in the deck, { $discard } discarded
nemesis-table-hands = Hands
nemesis-table-others-see-backs = others see only the backs
nemesis-table-nothing = nothing
nemesis-table-discarded = Discarded
nemesis-table-seen = What you have seen
nemesis-table-seen-token = Room { $n }: { $effect }, items: { $items }
nemesis-table-seen-engine = Engine { $n } in round { $round }: { NAME($state) }
nemesis-table-seen-objective = Player { $n } in round { $round }: { $objective }
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
nemesis-table-now = Now
nemesis-table-actions-left = { $n ->
    [one] { $n } action left in this turn
   *[other] { $n } actions left in this turn
}
nemesis-table-resigned = has left the table
nemesis-table-crew = Crew
nemesis-table-rooms = Rooms
nemesis-table-corridors = Corridors
nemesis-table-round = Round { $n }: { $phase }
nemesis-table-in-pod = in pod { $n }

## Parts of an answer, and the question when one is chosen.

nemesis-table-part-person = { $seat }
nemesis-table-part-use-room = Use the room: { NAME($room) }
nemesis-table-part-craft = Craft: { NAME($item) }
nemesis-table-part-deck = { $back ->
    [nemesis-back-red] Red items
    [nemesis-back-yellow] Yellow items
    [nemesis-back-green] Green items
   *[nemesis-back-blue] Crafted items
}
nemesis-table-heading-where = Where to?
nemesis-table-heading-place = { NAME($part) }: where?
nemesis-table-heading-whom = { NAME($part) }: whom do you choose?
nemesis-table-heading-how = Which of these?
nemesis-table-deed-to = { $deed } → { $room }
nemesis-table-part-shoot = Shoot { NAME($whom) }
nemesis-table-part-strike = Strike { NAME($whom) }
nemesis-table-part-escape = Escape: { NAME($room) }
nemesis-table-part-drop = Drop …
nemesis-table-cost-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
nemesis-table-cost-ammo = { $n } ammo ({ $weapon })
nemesis-table-brings-light-wounds = { $seat }: { $n ->
    [one] { $n } light wound
   *[other] { $n } light wounds
}
nemesis-table-brings-contamination = { $seat }: { $n ->
    [one] { $n } contamination card
   *[other] { $n } contamination cards
}
nemesis-table-brings-signal = the signal is sent
nemesis-table-found = You found
nemesis-table-incoming = New, and no hand is free
nemesis-table-offered = Offered
nemesis-table-in-return = In return
nemesis-table-goods = { NAME($item) } ({ NAME($back) })
nemesis-table-asks-trade-reply = { $from } offers you: { $goods }. What do you say?
nemesis-table-asks-trade-agreement = { $to } gives in return: { $back }. You give: { $goods }. Do you agree?
nemesis-table-not-next-door = A corridor has to join this room with yours.
nemesis-table-intruder-goes = { NAME($card) }: { $whom } moves to { $room }
nemesis-table-part-lead-move = Move an intruder
nemesis-table-part-lead-attack = Attack
nemesis-table-found-twice = you have found two of it
nemesis-moment-draws = { $seat } draws from the intruder bag …
nemesis-moment-wounded = You are wounded
nemesis-moment-wounded-by = Cause: { NAME($cause) }
nemesis-moment-track-full = No room for another light wound: it becomes a serious one.
nemesis-table-draft = Choose your character

## What is going on, over the board.

nemesis-table-band-round = Round { $n }
nemesis-table-event-phase = Event phase
nemesis-moment-died = { $seat } is dead
nemesis-moment-you-died = You are dead
nemesis-moment-death-round = Round { $n }
nemesis-moment-death-attack = Killed by: { $name }.
nemesis-moment-death-fire = Burnt to death.
nemesis-moment-death-airlock = The airlock opened into space.
nemesis-moment-death-resignation = Left the table.
nemesis-moment-death-by = Cause of death: { NAME($cause) }.
nemesis-moment-changes = What it changes
nemesis-moment-corpse-lies = The corpse lies in { $room }.
nemesis-moment-no-corpse = No corpse is left.
nemesis-moment-pods-open = The first death: all escape pods are unlocked.
nemesis-moment-leads-now = From now on you lead the intruders.
nemesis-moment-first-encounter = The first encounter: everybody keeps one objective.
nemesis-moment-time-left = { $n } left

## What things are, for whoever asks.

nemesis-table-quiet = quiet
nemesis-table-to-activate = To activate it: { $how }
nemesis-table-about-pod = Two people fit in. A pod that is unlocked can be entered from its section and launched.
nemesis-table-about-object = Heavy: it takes a hand. It can be researched in the Laboratory.
nemesis-table-about-corridor = A noise roll with this number makes noise here. Where there is noise already, something comes.
nemesis-table-about-intruder = It dies when its injuries reach the number on an attack card that is drawn for it.
nemesis-table-about-contamination = It clogs your hand. Infected cards bring a larva when you are scanned; at the end they may kill you.
nemesis-table-about-time = One step each round. On the blue spaces the hibernation chambers are open. At the end the ship jumps, and whoever is awake dies.
nemesis-table-about-self-destruct = One step each round while it runs. On the yellow spaces it cannot be stopped, and all pods unlock.
nemesis-table-about-course = The course is open for all to see. Where it leads, only the coordinates tell, to whoever looks at them in the Cockpit.
nemesis-table-about-bag = Everybody can know what is in the bag. Encounters draw from it, and each event phase makes it worse.
