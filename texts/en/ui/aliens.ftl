### Aliens as text, short enough for a table.

ui-aliens-turn = Turn { $turn } · { NAME($phase) } · { NAME($mission) }
ui-aliens-endurance = { $under ->
    [0] Endurance deck { $deck } · Exhaust pile { $exhausted } · Discard pile { $discarded }
   *[other] Endurance deck { $deck }, { $under } of them under the Reshuffle card · Exhaust pile { $exhausted } · Discard pile { $discarded }
}
ui-aliens-tracker = Motion Tracker deck { $deck }, next level { $level }, discarded { $discarded } · blips in the pool { $blips }
ui-aliens-unseen = Cannot be seen (deck, Exhaust pile, hands of others): { $cards }
ui-aliens-discarded = Discard pile: { $cards }
ui-aliens-levels = Motion Tracker deck by level: { $cards }
ui-aliens-hand = In hand{"  "}
ui-aliens-no-contact = The Motion Tracker shows nothing.
ui-aliens-contacts = Motion Tracker: steps to the nearest, who sees it, and the chance to hit (* Area)
ui-aliens-distance = { $steps } to { $letter }
ui-aliens-in-sight = In sight{"  "}
ui-aliens-active = { $actions ->
    [one] { NAME($character) }: { $actions } Action left
   *[other] { NAME($character) }: { $actions } Actions left
}
ui-aliens-marks = Letters are characters, small letters those who lie: G Gorman, H Hicks, R Ripley, U Hudson, V Vasquez, F Frost, N Newt. a is an Alien, A a swarm with its number beside it, ? a blip, % a facehugger, @ a cocoon, ! a mission blip. ① to ④ are spawn points, ○ a tunnel; filled they are barricaded. ¤ is a computer, $ a crate, an arrow a sentry gun. Lines are walls, dotted ones fences; D is a closed door, X a barricaded one, E an exit, e one that is not open, ~ is fenced off, ▒ solid. ◎ stands before the Aim dial, ✓ behind whoever has been activated.
ui-aliens-equipping = The equipment is free: up to two Weapons and two Gear for each, as far as they fit. What is not taken makes the Endurance deck. To put something on, type a card and a name, such as: welder hudson. To read the cards: show hudson, or info.
ui-aliens-blast = In brackets who is in the blast, in the signs of the boards. Each of them is hit with { $chance }, friends too.
ui-aliens-holds = ({ $enemy }; holds with { $chance })
ui-aliens-stakes = At stake{"  "}
ui-aliens-stake = { NAME($character) } holds with { $chance }
ui-aliens-covers = { $n ->
    [one] ({ $n } square in its field of fire)
   *[other] ({ $n } squares in its field of fire)
}
ui-aliens-returns = (returns by itself)
ui-aliens-below = Below somebody{"  "}
ui-aliens-tally = Turns: { $turns }. Attack Rolls: { $rolls }, hits: { $hits }. Hazards: { $hazards }. Motion Tracker cards: { $cards }.
ui-aliens-tally-kills = { NAME($character) } { $n }
ui-aliens-tally-killers = Aliens killed: { $kills }.
ui-aliens-usual = usual
ui-aliens-usual-is = { $n ->
    [one] puts on what is usual: { $n } card
   *[other] puts on what is usual: { $n } cards
}
ui-aliens-field = A sentry gun on { $square }, pointed { NAME($facing, case: "to") }
ui-aliens-tally-gun = { NAME($gun) } { $n }
ui-aliens-ahead-passes = only to go on
ui-aliens-ahead-spots = spots { $enemies }
ui-aliens-ahead-finds = turns a mission blip over
ui-aliens-ahead-gun = a sentry gun fires
ui-aliens-ahead-ends = Move ends
ui-aliens-ahead-reached = reached by { $enemies }

## How far the squad has got.

ui-aliens-far-newt = { $newt ->
    [aliens-condition-absent] Newt has not been found. Mission blips face down: { $blips }.
    [aliens-condition-hidden] Newt hides on { $square }. Interact next to her, and she comes along.
    [aliens-condition-left] Newt is out.
   *[other] Newt is with the squad, on { $square }.
}
ui-aliens-far-trapped = Out of the trapped team: { $out }, needed: { $needed }.
ui-aliens-far-dropship = { $is-landed ->
    [yes] The dropship leaves after turn { $departure }. Needed outside: { $needed }.
   *[no] The dropship lands in turn { $landing } and leaves after turn { $departure }. Needed outside: { $needed }.
}
ui-aliens-far-captives = Captives in cocoons: { $hanging }, out by the exit: { $out }, needed: 1.
ui-aliens-far-crates = Crates opened: { $opened }, needed: { $needed }.
ui-aliens-far-hunt = Motion Tracker cards to come: { $cards }. Enemies on the boards: { $enemies }.
ui-aliens-far-squad = Of the squad out: { $out }, on the boards: { $left }.
ui-aliens-guns = Sentry guns: { $guns }
ui-aliens-gun = { $state ->
    [off] { $letter } on { $square }, rounds: { $rounds }, switched off
   *[on] { $letter } on { $square }, rounds: { $rounds }
}
