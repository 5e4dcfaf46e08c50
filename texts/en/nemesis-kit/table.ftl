### What the tables of both games say in the web client: rooms, people and things in words, moments.
###
### $seat and $seats are names that people typed: they are never inflected.

## The ship.

nemesis-kit-table-technical = Technical corridors
nemesis-kit-table-technical-short = Technical
nemesis-kit-table-room = Room { $n }: { $name }
nemesis-kit-table-room-unknown = Room { $n }, not explored
nemesis-kit-table-not-explored = not explored
nemesis-kit-table-only-you-know = only you know what it is
nemesis-kit-table-items = { $n ->
    [0] nothing left to find
    [one] { $n } item to find
   *[other] { $n } items to find
}
nemesis-kit-table-computer = computer
nemesis-kit-table-burns = the room burns
nemesis-kit-table-malfunction = malfunction
nemesis-kit-table-eggs = { $n ->
    [0] no eggs left
    [one] { $n } egg
   *[other] { $n } eggs
}
nemesis-kit-table-combat = in combat
nemesis-kit-table-here = here: { $list }
nemesis-kit-table-person = { $character } ({ $seat })
nemesis-kit-table-injured = { $name }, { $n ->
    [one] { $n } injury
   *[other] { $n } injuries
}
nemesis-kit-table-corpse-of = corpse: { $seat }
nemesis-kit-table-object-corpse = corpse
nemesis-kit-table-object-egg = egg
nemesis-kit-table-object-carcass = intruder carcass
nemesis-kit-table-times = { $name } × { $n }
nemesis-kit-table-corridor = Corridor { $numbers } between rooms { $from } and { $to }
nemesis-kit-table-noise = noise

## The ship’s systems.

nemesis-kit-table-round-steps = Steps of the round
nemesis-kit-table-step-players = Player phase
nemesis-kit-table-step-time = Time
nemesis-kit-table-step-attacks = Attacks
nemesis-kit-table-step-fire = Fire
nemesis-kit-table-step-event = Event
nemesis-kit-table-step-bag = Bag
nemesis-kit-table-bag = Intruder bag: { $n }
nemesis-kit-table-blank = Blank

## What an action card does, in the few words that stand on it.

nemesis-kit-table-gist-search = Take 2 items of the room, keep 1
nemesis-kit-table-gist-rest = Scan your contamination, drop what is clean
nemesis-kit-table-gist-demolition = Destroy a closed door or break the room
nemesis-kit-table-gist-interruption = Cancel an action in your room
nemesis-kit-table-gist-reload = 1 ammo for the Revolver
nemesis-kit-table-gist-order = Send somebody next door
nemesis-kit-table-gist-motivation = All in your room draw 1 card
nemesis-kit-table-gist-suppressive-fire = 1 ammo: one of you leaves unharmed
nemesis-kit-table-gist-computer-skills = A door, or the room’s action for free
nemesis-kit-table-gist-technical-corridors = Crawl to another entrance, pass
nemesis-kit-table-gist-pyrotechnics = Discard an item for a fire, or put one out
nemesis-kit-table-gist-covering-fire = 1 ammo: two of you leave unharmed
nemesis-kit-table-gist-taking-aim = Shoot, roll again once
nemesis-kit-table-gist-full-auto = Shoot with all your ammo at once
nemesis-kit-table-gist-nerves-of-steel = A surprise attack does nothing
nemesis-kit-table-gist-scavenging = Search even an empty room
nemesis-kit-table-gist-reconnaissance = Move without a noise roll
nemesis-kit-table-gist-adrenaline = Shoot or escape, draw 1 card
nemesis-kit-table-gist-risk-assessment = Look at the next event
nemesis-kit-table-gist-blocking-access = Free action, or break a computer
nemesis-kit-table-gist-intranet = Use any room with a computer

## What an action does that everybody can do, behind its price.

nemesis-kit-table-gist-movement = usually a noise roll
nemesis-kit-table-gist-escape = every intruder here attacks first
nemesis-kit-table-gist-careful-movement = you choose where the noise is
nemesis-kit-table-gist-pick-up = it takes up a hand
nemesis-kit-table-gist-trade = with everybody in your room

## What lies before me, and what everybody sees of somebody.

nemesis-kit-table-costs = { $n ->
    [0] Costs no further card
    [one] Costs { $n } further card
   *[other] Costs { $n } further cards
}
nemesis-kit-table-contamination = Contamination
nemesis-kit-table-not-scanned = Not scanned yet
nemesis-kit-table-my-cards = My cards
nemesis-kit-table-no-cards = You hold no cards.
nemesis-kit-table-you-dead = You are dead. The others play on; you can watch to the end.
nemesis-kit-table-light-wounds = { $n ->
    [one] { $n } light wound of { $most }
   *[other] { $n } light wounds of { $most }
}
nemesis-kit-table-serious-wounds = { $n ->
    [one] { $n } serious wound of { $most }
   *[other] { $n } serious wounds of { $most }
}
nemesis-kit-table-dressed = dressed
nemesis-kit-table-ammo = ammo: { $n } of { $most }
nemesis-kit-table-empty-hand = empty hand
nemesis-kit-table-lame-hand = cannot be used
nemesis-kit-table-inventory = Inventory
nemesis-kit-table-has-slime = slime
nemesis-kit-table-has-larva = larva
nemesis-kit-table-has-signal = signal sent
nemesis-kit-table-hidden = Hidden from you
nemesis-kit-table-no-character = No character yet
nemesis-kit-table-first-player = first player
nemesis-kit-table-hand-cards = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
nemesis-kit-table-passed = passed
nemesis-kit-table-is-dead = dead

## Moments: what happens in the foreground.

nemesis-kit-moment-encounter = Something is here
nemesis-kit-moment-surprised = Surprised
nemesis-kit-moment-blank = Nothing came. The noise was only noise.
nemesis-kit-moment-holds = { $seat } holds
nemesis-kit-moment-token-says = token says
nemesis-kit-moment-not-surprised = Not surprised. Combat begins.
nemesis-kit-moment-attacks-at-once = It attacks at once.
nemesis-kit-moment-attack = { $name } attacks: { $seat }
nemesis-kit-moment-surprise-attack = Surprise attack, { $name }: { $seat }
nemesis-kit-moment-no-effect = { $name } is not on this card: no effect.
nemesis-kit-moment-light-wound = light wound
nemesis-kit-moment-shoots = { $seat } · { $weapon }
nemesis-kit-moment-melee = { $seat } · bare hands
nemesis-kit-moment-injuries = { $n ->
    [0] no injury
    [one] { $n } injury
   *[other] { $n } injuries
}
nemesis-kit-moment-attacks = { $n ->
    [0] no attack
    [one] { $n } attack
   *[other] { $n } attacks
}
nemesis-kit-moment-check = Endurance { $n }
nemesis-kit-moment-check-retreat = Retreat
nemesis-kit-moment-dies = { $name }: dead.
nemesis-kit-moment-holds-on = { $name } holds on.
nemesis-kit-moment-retreats = { $name } retreats.
nemesis-kit-moment-noise-roll = { $seat } · noise roll
nemesis-kit-moment-corridor = Corridor { $n }
nemesis-kit-moment-result-noise = Noise
nemesis-kit-moment-result-encounter = Encounter
nemesis-kit-moment-result-danger = Danger
nemesis-kit-moment-result-silence = Silence
nemesis-kit-moment-explores = { $seat } explores
nemesis-kit-moment-health-clean = clean
nemesis-kit-moment-health-infected = infected
nemesis-kit-moment-health-larva = larva
nemesis-kit-moment-health-dead = dead
nemesis-kit-moment-won = has won
nemesis-kit-moment-lost = has lost
nemesis-kit-table-no-signal = no signal sent yet
nemesis-kit-table-queen-killed = the Queen is killed
nemesis-kit-table-queen-lives = the Queen is not killed yet
nemesis-kit-table-egg-yours = you carry an egg
nemesis-kit-table-egg-not-yours = you carry no egg
nemesis-kit-table-unexplored = { $n ->
    [0] every room is explored
    [one] { $n } room not explored
   *[other] { $n } rooms not explored
}
nemesis-kit-table-alive = { $n ->
    [one] { $n } alive
   *[other] { $n } alive
}

## What can be looked up, and the table in words.

nemesis-kit-table-pages = What to look at
nemesis-kit-table-page-me = Me
nemesis-kit-table-page-cards = My cards
nemesis-kit-table-weaknesses = Weaknesses of the intruders
nemesis-kit-table-nest = { $n ->
    [one] { $n } egg in the nest
   *[other] { $n } eggs in the nest
}
nemesis-kit-table-nest-destroyed = The nest is destroyed.
nemesis-kit-table-player-number = Player { $n }
nemesis-kit-table-piles = Cards: { $hand } in hand, { $deck } in the deck, { $discard } discarded
nemesis-kit-table-hands = Hands
nemesis-kit-table-others-see-backs = others see only the backs
nemesis-kit-table-nothing = nothing
nemesis-kit-table-discarded = Discarded
nemesis-kit-table-seen = What you have seen
nemesis-kit-table-seen-token = Room { $n }: { $effect }, items: { $items }
nemesis-kit-table-seen-objective = Player { $n } in round { $round }: { $objective }
nemesis-kit-table-now = Now
nemesis-kit-table-actions-left = { $n ->
    [one] { $n } action left in this turn
   *[other] { $n } actions left in this turn
}
nemesis-kit-table-resigned = has left the table
nemesis-kit-table-crew = Crew
nemesis-kit-table-rooms = Rooms
nemesis-kit-table-corridors = Corridors
nemesis-kit-table-round = Round { $n }: { $phase }

## Parts of an answer, and the question when one is chosen.

nemesis-kit-table-part-person = { $seat }
nemesis-kit-table-part-use-room = Use the room: { NAME($room) }
nemesis-kit-table-part-craft = Craft: { NAME($item) }
nemesis-kit-table-part-deck = { $back ->
    [nemesis-kit-back-red] Red items
    [nemesis-kit-back-yellow] Yellow items
    [nemesis-kit-back-green] Green items
   *[nemesis-kit-back-blue] Crafted items
}
nemesis-kit-table-heading-where = Where to?
nemesis-kit-table-heading-place = { NAME($part) }: where?
nemesis-kit-table-heading-whom = { NAME($part) }: whom do you choose?
nemesis-kit-table-heading-how = Which of these?
nemesis-kit-table-deed-to = { $deed } → { $room }
nemesis-kit-table-part-shoot = Shoot { NAME($whom) }
nemesis-kit-table-part-strike = Strike { NAME($whom) }
nemesis-kit-table-part-escape = Escape: { NAME($room) }
nemesis-kit-table-part-drop = Drop …
nemesis-kit-table-cost-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
nemesis-kit-table-cost-ammo = { $n } ammo ({ $weapon })
nemesis-kit-table-brings-light-wounds = { $seat }: { $n ->
    [one] { $n } light wound
   *[other] { $n } light wounds
}
nemesis-kit-table-brings-contamination = { $seat }: { $n ->
    [one] { $n } contamination card
   *[other] { $n } contamination cards
}
nemesis-kit-table-brings-signal = the signal is sent
nemesis-kit-table-found = You found
nemesis-kit-table-incoming = New, and no hand is free
nemesis-kit-table-offered = Offered
nemesis-kit-table-in-return = In return
nemesis-kit-table-goods = { NAME($item) } ({ NAME($back) })
nemesis-kit-table-asks-trade-reply = { $from } offers you: { $goods }. What do you say?
nemesis-kit-table-asks-trade-agreement = { $to } gives in return: { $back }. You give: { $goods }. Do you agree?
nemesis-kit-table-not-next-door = A corridor has to join this room with yours.
nemesis-kit-table-found-twice = you have found two of it
nemesis-kit-moment-draws = { $seat } draws from the intruder bag …
nemesis-kit-moment-wounded = You are wounded
nemesis-kit-moment-wounded-by = Cause: { NAME($cause) }
nemesis-kit-moment-track-full = No room for another light wound: it becomes a serious one.
nemesis-kit-table-draft = Choose your character

## What is going on, over the board.

nemesis-kit-table-band-round = Round { $n }
nemesis-kit-table-event-phase = Event phase
nemesis-kit-moment-died = { $seat } is dead
nemesis-kit-moment-you-died = You are dead
nemesis-kit-moment-death-round = Round { $n }
nemesis-kit-moment-death-attack = Killed by: { $name }.
nemesis-kit-moment-death-fire = Burnt to death.
nemesis-kit-moment-death-resignation = Left the table.
nemesis-kit-moment-death-by = Cause of death: { NAME($cause) }.
nemesis-kit-moment-changes = What it changes
nemesis-kit-moment-corpse-lies = The corpse lies in { $room }.
nemesis-kit-moment-no-corpse = No corpse is left.
nemesis-kit-moment-first-encounter = The first encounter: everybody keeps one objective.

## What things are, for whoever asks.

nemesis-kit-table-quiet = quiet
nemesis-kit-table-to-activate = To activate it: { $how }
nemesis-kit-table-about-object = Heavy: it takes a hand. It can be researched in the Laboratory.
nemesis-kit-table-about-corridor = A noise roll with this number makes noise here. Where there is noise already, something comes.
nemesis-kit-table-about-intruder = It dies when its injuries reach the number on an attack card that is drawn for it.
nemesis-kit-table-about-contamination = It clogs your hand. Infected cards bring a larva when you are scanned; at the end they may kill you.
nemesis-kit-table-about-bag = Everybody can know what is in the bag. Encounters draw from it, and each event phase makes it worse.

## Moments: what happens in the foreground.

nemesis-kit-table-player-is-you = Player { $n } is you: only being the only survivor wins
nemesis-kit-table-off = off
