### What Nemesis and Lockdown show alike as text, short enough for a table.

ui-nemesis-kit-round = { $round ->
    [0] Set-up
   *[other] Round { $round } · { NAME($phase) }
}
ui-nemesis-kit-crew = Crew
ui-nemesis-kit-own = Only you see

## The systems.

ui-nemesis-kit-damage = Damage
ui-nemesis-kit-markers = fires { $fires } of { $most-fires } · malfunctions { $malfunctions } of { $most-malfunctions } · eggs in the nest { $eggs }
ui-nemesis-kit-bag = Intruder bag
ui-nemesis-kit-event = Event
ui-nemesis-kit-weaknesses = Weaknesses
ui-nemesis-kit-common = Common objectives

## The crew.

ui-nemesis-kit-character = character
ui-nemesis-kit-where = where
ui-nemesis-kit-cards = hand/deck/discard
ui-nemesis-kit-wounds = wounds
ui-nemesis-kit-room = room { $room }
ui-nemesis-kit-left = left the table

## The rooms.

ui-nemesis-kit-room-items = { NAME($room) } [{ $n }]
ui-nemesis-kit-fire = fire
ui-nemesis-kit-malfunction = malfunction

## What is one’s own.

ui-nemesis-kit-here = Here
ui-nemesis-kit-hand = In hand
ui-nemesis-kit-discard = Discarded
ui-nemesis-kit-in-hands = Held
ui-nemesis-kit-inventory = Inventory
ui-nemesis-kit-objectives = Objectives
ui-nemesis-kit-seen = Seen
ui-nemesis-kit-seen-objective = player { $number } in round { $round }: { NAME($objective) }
ui-nemesis-kit-actions = { $n ->
    [one] { $n } action left
   *[other] { $n } actions left
}

## What an answer costs and brings.

ui-nemesis-kit-amount-cards = cards
    .amount = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
ui-nemesis-kit-amount-ammo = ammo
    .amount = { $n ->
        [one] { $n } ammo
       *[other] { $n } ammo
    }
ui-nemesis-kit-amount-light-wounds = light wounds
    .amount = { $n ->
        [one] { $n } light wound
       *[other] { $n } light wounds
    }
ui-nemesis-kit-amount-contamination = contamination cards
    .amount = { $n ->
        [one] { $n } contamination card
       *[other] { $n } contamination cards
    }
ui-nemesis-kit-amount-signal = signals
    .amount = { $n ->
        [one] { $n } signal
       *[other] { $n } signals
    }
