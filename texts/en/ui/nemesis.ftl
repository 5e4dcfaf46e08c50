### Nemesis as text, short enough for a table.

ui-nemesis-round = Round { $round } · { NAME($phase) }
ui-nemesis-time = time { $time } of { $jump }
ui-nemesis-self-destruct = self-destruct { $space } of { $last }
ui-nemesis-crew = Crew
ui-nemesis-ship = Ship
ui-nemesis-own = Only you see

## The ship’s systems.

ui-nemesis-damage = Damage
ui-nemesis-markers = fires { $fires } of { $most-fires } · malfunctions { $malfunctions } of { $most-malfunctions } · eggs in the nest { $eggs }
ui-nemesis-engines = Engines
ui-nemesis-course = Course
ui-nemesis-pods = Pods
ui-nemesis-bag = Intruder bag
ui-nemesis-event = Event
ui-nemesis-weaknesses = Weaknesses
ui-nemesis-common = Common objectives

## The crew.

ui-nemesis-character = character
ui-nemesis-where = where
ui-nemesis-cards = hand/deck/discard
ui-nemesis-wounds = wounds
ui-nemesis-state = state
ui-nemesis-room = room { $room }
ui-nemesis-left = left the table

## The rooms.

ui-nemesis-room-items = { NAME($room) } [{ $n }]
ui-nemesis-fire = fire
ui-nemesis-malfunction = malfunction
ui-nemesis-airlock = airlock about to open

## What is one’s own.

ui-nemesis-here = Here
ui-nemesis-hand = In hand
ui-nemesis-discard = Discarded
ui-nemesis-in-hands = Held
ui-nemesis-inventory = Inventory
ui-nemesis-objectives = Objectives
ui-nemesis-seen = Seen
ui-nemesis-seen-engine = { NAME($engine) } in round { $round }: { NAME($state) }
ui-nemesis-seen-objective = player { $number } in round { $round }: { NAME($objective) }
ui-nemesis-intruder-cards = Cards of the intruders
ui-nemesis-actions = { $n ->
    [one] { $n } action left
   *[other] { $n } actions left
}
ui-nemesis-marks = Behind a room’s number and name, in square brackets, stands how many items are left there; a name in brackets is known only to those whose marks follow. Then come the four numbers of its corridors and the rooms they lead to: ! is noise, # a closed door, x a destroyed one, tr and tb are the red and the blue technical corridors. Intruders have a number, and a minus before their injuries. Strokes are light wounds, and dressed serious wounds are in brackets, as are quest items that are not active. Behind an engine stand the marks of those who know it.

## What an answer costs and brings.

ui-nemesis-amount-cards = cards
    .amount = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
ui-nemesis-amount-ammo = ammo
    .amount = { $n ->
        [one] { $n } ammo
       *[other] { $n } ammo
    }
ui-nemesis-amount-light-wounds = light wounds
    .amount = { $n ->
        [one] { $n } light wound
       *[other] { $n } light wounds
    }
ui-nemesis-amount-contamination = contamination cards
    .amount = { $n ->
        [one] { $n } contamination card
       *[other] { $n } contamination cards
    }
ui-nemesis-amount-signal = signals
    .amount = { $n ->
        [one] { $n } signal
       *[other] { $n } signals
    }
