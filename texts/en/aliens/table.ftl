### The table of Aliens in the browser: board, squad, cards.

## Places and things, as they are called on the board.

aliens-table-boards = The boards
aliens-table-square = { NAME($room) } { $square }
aliens-table-enemy-at = { $n ->
    [1] { NAME($what) }
   *[other] swarm of { $n }
}, { NAME($room) } { $square }
aliens-table-swarm = Swarm of { $n }
aliens-table-somebody = { NAME($who) }: { NAME($how) }
aliens-table-player = { $seat }
aliens-table-barred = { $what }, barricaded
aliens-table-door = { $door }, { $state ->
    [barred] barricaded
    [open] open
   *[shut] shut
}
aliens-table-door-state = { $state ->
    [barred] Barricaded: nobody passes, and nobody sees through.
    [open] Open, because somebody or something stands beside it.
   *[shut] Shut: it opens for whoever comes beside it.
}
aliens-table-doors = { $n ->
    [one] One door
   *[other] { $n } doors
}
aliens-table-gun = { NAME($gun) } points { NAME($facing, case: "to") }, { $state ->
    [on] switched on
   *[off] switched off
}, rounds: { $rounds }
aliens-table-enemy-label = { $what }, { $where }{ $seen ->
    [yes] {""}
   *[no] , out of sight
}
aliens-table-figure-label = { NAME($who) }, { NAME($how) }, { $where }
aliens-table-contact = { $what }, { $where }, { $seen ->
    [yes] in sight
   *[no] out of sight
}, { $n ->
    [one] { $n } square away
   *[other] { $n } squares away
}
aliens-table-about-alien = It goes for the nearest character and attacks whoever it reaches.
aliens-table-about-blip = Something moves there. How many it is shows when somebody sees it.
aliens-table-about-facehugger = It clings to whoever it reaches.
aliens-table-not-seen = Nobody sees it now.

## The small map and the bar over the board.

aliens-table-scope = { $n ->
    [one] Motion tracker: { $n } contact
   *[other] Motion tracker: { $n } contacts
}
aliens-table-nearest = nearest
aliens-table-squares = { $n } sq
aliens-table-to-squad = To the squad
aliens-table-all-boards = All boards
aliens-table-step-marines = Marines
aliens-table-step-aliens = Aliens
aliens-table-step-blips = Blips
aliens-table-step-tracker = Tracker
aliens-table-step-end = End
aliens-table-happened = What happened
aliens-table-step-heroes = Heroes
aliens-table-step-equipment = Equipment
aliens-table-step-positions = Positions
aliens-table-tracker = Motion tracker
aliens-table-level = { $n ->
    [one] Level { NAME($level) }: { $n } card
   *[other] Level { NAME($level) }: { $n } cards
}
aliens-table-level-unknown = { $n ->
    [one] Unknown level: { $n } card
   *[other] Unknown level: { $n } cards
}
aliens-table-looked-at = What I have looked at
aliens-table-came-up = What has come up
aliens-table-blips = { $n ->
    [one] { $n } blip
   *[other] { $n } blips
}
aliens-table-blips-left = { $n ->
    [one] { $n } blip token is left.
   *[other] { $n } blip tokens are left.
}
aliens-table-turn = Turn { $n }

## The squad.

aliens-table-squad = Squad
aliens-table-grunts = Grunts, everybody’s
aliens-table-rank = rank { $n }
aliens-table-acted = acted
aliens-table-actions = { $n ->
    [one] { $n } Action left
   *[other] { $n } Actions left
}
aliens-table-actions-left = { $n ->
    [one] { NAME($who) } · { $n } Action left
   *[other] { NAME($who) } · { $n } Actions left
}
aliens-table-dial = Aim dial: { $n }
aliens-table-hand-cards = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
aliens-table-hand = My hand
aliens-table-no-cards = No cards in hand.
aliens-table-range = range { $n }
aliens-table-short-speed = speed
aliens-table-short-aim = aim
aliens-table-short-tech = tech
aliens-table-short-defence = def.
aliens-table-short-melee = melee
aliens-table-contacts = Contacts

## What the squad has left.

aliens-table-endurance = Endurance
aliens-table-left = { $n } left
aliens-table-cards-left = { $n ->
    [one] { $n } card left
   *[other] { $n } cards left
}
aliens-table-deck = Deck
aliens-table-chip-deck = Deck { $n }
aliens-table-chip-exhaust = Exhaust { $n }
aliens-table-exhaust = Exhaust
aliens-table-discard = Discard
aliens-table-pile-deck = { $n ->
    [one] Endurance deck: { $n } card, of them under the Reshuffle card: { $under }
   *[other] Endurance deck: { $n } cards, of them under the Reshuffle card: { $under }
}
aliens-table-pile-exhaust = { $n ->
    [one] Exhaust pile: { $n } card, face down
   *[other] Exhaust pile: { $n } cards, face down
}
aliens-table-pile-discard = { $n ->
    [one] Discard pile: { $n } card, open
   *[other] Discard pile: { $n } cards, open
}
aliens-table-about-deck = Everything is paid with its cards. With the last one the squad is lost.
aliens-table-about-exhaust = What was paid lies here; resting brings cards back.
aliens-table-card-cost = { $n ->
    [one] Costs { $n } card
   *[other] Costs { $n } cards
}
aliens-table-cards = Cards
aliens-table-lookup = Look up

## What an answer costs and gives.

aliens-table-cost-action = { $n ->
    [one] { $n } Action
   *[other] { $n } Actions
}
aliens-table-cost-exhausted = { $n ->
    [one] −{ $n } card
   *[other] −{ $n } cards
}
aliens-table-cost-recovered = −{ $n }
aliens-table-cost-aim = Aim −{ $n }
aliens-table-cost-defeat = spends the last card: the squad is lost
aliens-table-gain-action = { $n ->
    [one] +{ $n } Action
   *[other] +{ $n } Actions
}
aliens-table-gain-exhausted = +{ $n }
aliens-table-gain-recovered = { $n ->
    [one] recovers { $n } card
   *[other] recovers { $n } cards
}
aliens-table-gain-aim = Aim +{ $n }
aliens-table-gain-defeat = the squad is lost
aliens-table-heading-whom = { $what }: who?
aliens-table-heading-where = { $what }: where?
aliens-table-heading-how = { $what }: what exactly?

## Before the first turn.

aliens-table-put = put here
aliens-table-put-here = Put it on { NAME($who) }
aliens-table-pool = What there is
aliens-table-pool-help = Two weapons, the second a backup; two gear. Press a card, then a place, or the other way round.
aliens-table-deck-of = { $n ->
    [one] Deck: { $n } card
   *[other] Deck: { $n } cards
}

## The mission.

aliens-table-signals = { $n ->
    [one] { $n } signal is still face down.
   *[other] { $n } signals are still face down.
}
aliens-table-crates = { $n ->
    [one] { $n } crate is unopened.
   *[other] { $n } crates are unopened.
}
aliens-table-no-exit = The exit is closed.
aliens-table-open-exit = Open: { NAME($exit) }

## What is shown while it happens.

aliens-table-defence-roll = Defence Roll
aliens-table-against = against Defence { $n }
aliens-table-held = Saved
aliens-table-failed = Failed
aliens-table-again = It is rolled again
aliens-table-band-held = { NAME($who) } holds: { $result } against { $defence }
aliens-table-band-failed = { NAME($who) } does not hold: { $result } against { $defence }
aliens-table-band-spotted = { $n ->
    [one] Spotted: { $n } Alien
   *[other] Spotted: { $n } Aliens
}
aliens-table-band-speed = { $n ->
    [one] { NAME($board) }: blips move { $n } square
   *[other] { NAME($board) }: blips move { $n } squares
}
aliens-table-band-dropship-landed = The dropship lands
aliens-table-band-dropship-left = The dropship leaves

## What a card does, in a few words.

aliens-table-gist-hk-vp70-pistol = Hits on 3 or less
aliens-table-gist-m41a-pulse-rifle = Full Auto
aliens-table-gist-m40-grenades = Area, range 6
aliens-table-gist-m56-smart-gun = Full Auto, dial +1
aliens-table-gist-m240-incinerator = Area, range 4
aliens-table-gist-ithaca37-shotgun = Range 3, dial +3 at 1
aliens-table-gist-tactical-armour = May save its wearer
aliens-table-gist-motion-tracker = Shows the top tracker card
aliens-table-gist-hand-welder = Barricades: Tech +3
aliens-table-gist-medi-kit = Helps one up, once
aliens-table-gist-ammo-pouch = First attack −1 card
aliens-table-gist-headset = Leads 1 grunt more
aliens-table-gist-shoulder-lamp = Aim +1
aliens-table-gist-in-the-pipe = Fetches a card
aliens-table-gist-short-bursts = Free attack
aliens-table-gist-on-the-double = Free Move
aliens-table-gist-steady = Raises the dial
aliens-table-gist-watch-your-back = Defence again
aliens-table-gist-on-your-feet = Somebody stands up
aliens-table-gist-second-wind = Recovers cards
aliens-table-gist-seal-it = Free barricade
aliens-table-gist-eyes-forward = Cancels a tracker card
aliens-table-gist-covering-fire = Fires before it strikes
aliens-table-gist-losing-hope = Hazard: a hand card goes
aliens-table-gist-weapon-jam = Hazard: a weapon jams
aliens-table-gist-low-ammo = Hazard: cards are spent
aliens-table-gist-contact = Hazard: a blip comes
aliens-table-gist-acid-spray = Hazard: gear is lost
aliens-table-gist-panic = Hazard: panic

## Orders, and what is foretold of them.

aliens-table-order-move = Move to { $where }
aliens-table-order-attack = Fire at { $what }: { $weapon }
aliens-table-step-by-step = Move step by step
aliens-table-ways = { $n ->
    [one] { $n } square
   *[other] { $n } squares
}
aliens-table-threats = Where the enemies go
aliens-ahead-opens = { $n ->
    [one] A door opens
   *[other] { $n } doors open
}
aliens-ahead-shows = { $n ->
    [one] You see { $n } Alien more
   *[other] You see { $n } Aliens more
}
aliens-ahead-fire = A sentry gun fires on the way
aliens-ahead-ends = The Move ends there, beside an enemy
aliens-ahead-reached = { $n ->
    [one] In their next phase { $n } Alien reaches { $who }
   *[other] In their next phase { $n } Aliens reach { $who }
}
aliens-ahead-spots = { $n ->
    [one] { $n } blip is turned over: cannot be taken back
   *[other] { $n } blips are turned over: cannot be taken back
}
aliens-ahead-finds = A mission blip is turned over: cannot be taken back
aliens-ahead-free = Can be taken back: nothing is turned up
aliens-ahead-hits = { $chance }, { $n } or less
aliens-ahead-or-less = { $n } or less
aliens-ahead-if-hit = after a hit
aliens-ahead-all-die = All { $n } die: { $chance }
aliens-ahead-reaches = If it lives, it reaches { $who }
aliens-ahead-holds = holds { $chance }
aliens-ahead-falls = falls { $chance }
aliens-ahead-dies = dies { $chance }
aliens-ahead-facehugged = facehugger { $chance }
aliens-ahead-friends = In the blast: { $who }
aliens-ahead-shot = { $who }, { $weapon }: hits with { $chance }
aliens-ahead-goes = Would go to { $where }
aliens-ahead-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
