### What happens alike in Nemesis and Lockdown: a sentence for each event, in the present, as in the games’ own files.

## Noise and doors.

nemesis-kit-heard-noise-rolled = { $seat } makes a noise roll: { NAME($face) }.
nemesis-kit-heard-noise-made = There is noise in corridor { $number } of room { $room }.
nemesis-kit-heard-noise-all-around = There is noise in every corridor of room { $room }.
nemesis-kit-heard-danger-came = { $is-slimed ->
    [true] Slime turns silence into danger in room { $room }.
   *[false] Danger in room { $room }.
}
nemesis-kit-heard-door-changed = { $door ->
    [nemesis-kit-door-open] The door in corridor { $passage-corridor } of room { $passage-room } opens.
    [nemesis-kit-door-closed] The door in corridor { $passage-corridor } of room { $passage-room } closes.
   *[nemesis-kit-door-destroyed] The door in corridor { $passage-corridor } of room { $passage-room } is destroyed.
}

## Markers.

nemesis-kit-heard-slimed = { $seat } is covered with slime.
nemesis-kit-heard-slime-washed-off = { $seat } is free of slime.
nemesis-kit-heard-fire-broke-out = Fire breaks out in room { $room }.
nemesis-kit-heard-fire-went-out = The fire in room { $room } goes out.
nemesis-kit-heard-malfunctioned = Room { $room } has a malfunction.
nemesis-kit-heard-repaired = The malfunction in room { $room } is repaired.

## Intruders.

nemesis-kit-heard-encountered = { $seat } has an encounter in room { $room }.
nemesis-kit-heard-token-drawn = From the intruder bag comes: { NAME($token) }.
nemesis-kit-heard-token-added = Into the intruder bag goes { NAME($token) }.
nemesis-kit-heard-token-removed = A token leaves the intruder bag: { NAME($token) }.
nemesis-kit-heard-nothing-left = { $kind ->
    [nemesis-kit-intruder-queen] No egg is left for the Queen to lay.
   *[nemesis-kit-intruder-adult] No token is left to go into the intruder bag: { NAME($kind) }.
}
nemesis-kit-heard-intruder-appeared = { NAME($kind) } #{ $figure } appears in room { $room }.
nemesis-kit-heard-intruder-moved = { NAME($kind) } #{ $figure } moves from room { $from } to room { $to }.
nemesis-kit-heard-intruder-vanished = { NAME($kind) } #{ $figure } leaves the board.
nemesis-kit-heard-intruder-died = { NAME($kind) } #{ $figure } dies in room { $room }.
nemesis-kit-heard-injured = { $injuries ->
    [one] { NAME($kind) } #{ $figure } suffers { $injuries } injury ({ NAME($by) }).
   *[other] { NAME($kind) } #{ $figure } suffers { $injuries } injuries ({ NAME($by) }).
}
nemesis-kit-heard-endurance-shown = { $result ->
    [nemesis-kit-endurance-unsettled] Endurance of { NAME($kind) } #{ $figure }: { NAME($card) }, and a second card.
    [nemesis-kit-endurance-retreats] Endurance of { NAME($kind) } #{ $figure }: { NAME($card) }, it retreats.
    [nemesis-kit-endurance-dies] Endurance of { NAME($kind) } #{ $figure }: { NAME($card) }, { nemesis-kit-endurance-against }: it dies.
   *[nemesis-kit-endurance-holds-on] Endurance of { NAME($kind) } #{ $figure }: { NAME($card) }, { nemesis-kit-endurance-against }: it holds on.
}
# What is compared: the number of the card or cards, one less by a weakness, and the injuries.
nemesis-kit-endurance-against = { $compared-injuries ->
    [one] { nemesis-kit-endurance-number } against { $compared-injuries } injury
   *[other] { nemesis-kit-endurance-number } against { $compared-injuries } injuries
}
nemesis-kit-endurance-number = { $compared-is-weakened ->
    [true] { $compared-endurance } by its weakness
   *[false] { $compared-endurance }
}
nemesis-kit-heard-retreat-shown = { NAME($kind) } #{ $figure } retreats through corridor { $corridor } ({ NAME($card) }).

## Wounds and contamination.

nemesis-kit-heard-light-wound-suffered = { $seat } suffers a light wound ({ NAME($by) }).
nemesis-kit-heard-serious-wound-suffered = { $by ->
    [nemesis-kit-cause-light-wounds] The light wounds become a serious one, { NAME($wound) }: { $seat }.
   *[nemesis-kit-cause-attack] { $seat } suffers a serious wound, { NAME($wound) } ({ NAME($by) }).
}
nemesis-kit-heard-light-wounds-healed = { $left ->
    [0] { $seat } has no light wounds any more.
   *[other] { $seat } has one light wound less.
}
nemesis-kit-heard-wound-dressed = { $seat } has a wound dressed: { NAME($wound) }.
nemesis-kit-heard-wound-healed = { $seat } has a wound healed: { NAME($wound) }.
nemesis-kit-heard-contaminated = { $seat } takes a contamination card.
nemesis-kit-heard-infested = { $seat } carries a larva now.
nemesis-kit-heard-died = { $room ->
    [none] { $seat } dies: { NAME($by) }.
   *[other] { $seat } dies in room { $room }: { NAME($by) }.
}
nemesis-kit-heard-contamination-removed = { $cards ->
    [0] { $seat } gets rid of no contamination card.
    [one] { $seat } gets rid of { $cards } contamination card.
   *[other] { $seat } gets rid of { $cards } contamination cards.
}

## Items, objects and trade. Others see only the backs of what is not heavy.

nemesis-kit-heard-item-found = { $item ->
    [none] { $seat } finds a { NAME($back) }.
   *[item] { $seat } finds { NAME($item) } ({ NAME($back) }).
}
nemesis-kit-heard-item-kept = { $item ->
    [none] { $seat } keeps a { NAME($back) }.
   *[item] { $seat } keeps { NAME($item) } ({ NAME($back) }).
}
nemesis-kit-heard-item-dropped = { $seat } drops { NAME($item-item) } ({ NAME($item-back) }).
nemesis-kit-heard-heavy-item-taken = { $seat } takes { NAME($item-item) } in hand ({ NAME($item-back) }).
nemesis-kit-heard-object-taken = { $object ->
    [nemesis-kit-object-token-corpse] { $seat } takes a corpse in hand ({ $object-of }).
   *[nemesis-kit-object-token-egg] { $seat } takes in hand: { NAME($object) }.
}
nemesis-kit-heard-object-dropped = { $object ->
    [nemesis-kit-object-token-corpse] { $seat } drops a corpse ({ $object-of }).
   *[nemesis-kit-object-token-egg] { $seat } drops: { NAME($object) }.
}
nemesis-kit-heard-hands-left-as-they-are = { $seat } leaves the new thing where it is.
nemesis-kit-heard-crafted = { $seat } makes { NAME($item) } of { NAME($one-item) } ({ NAME($one-back) }) and { NAME($other-item) } ({ NAME($other-back) }).
nemesis-kit-heard-trade-opened = { $seat } opens a trade.
nemesis-kit-heard-trade-left = { $seat } has nothing more to trade.
nemesis-kit-heard-item-shown = { $item ->
    [none] { $seat } shows something to { $to }: { NAME($back) }.
   *[item] { $seat } shows { NAME($item) } to { $to } ({ NAME($back) }).
}
nemesis-kit-heard-goods-offered = { $goods ->
    [none] { $seat } offers something to { $to }: { NAME($back) }.
    [nemesis-kit-goods-item] { $seat } offers { NAME($goods-item-item) } to { $to } ({ NAME($goods-item-back) }).
   *[nemesis-kit-goods-object] { $goods-object ->
        [nemesis-kit-object-token-corpse] { $seat } offers a corpse ({ $goods-object-of }) to { $to }.
       *[nemesis-kit-object-token-egg] { $seat } makes an offer to { $to }: { NAME($goods-object) }.
    }
}
nemesis-kit-heard-offer-declined = { $to } declines the offer of { $from }.
nemesis-kit-heard-goods-changed-hands = { $goods ->
    [none] { $from } gives something to { $to }: { NAME($back) }.
    [nemesis-kit-goods-item] { $from } gives { NAME($goods-item-item) } to { $to } ({ NAME($goods-item-back) }).
   *[nemesis-kit-goods-object] { $goods-object ->
        [nemesis-kit-object-token-corpse] { $from } gives a corpse ({ $goods-object-of }) to { $to }.
       *[nemesis-kit-object-token-egg] { $from } gives something to { $to }: { NAME($goods-object) }.
    }
}

## Cards, rooms, attacks, events and the end, where both books tell the same.

nemesis-kit-heard-number-dealt = { $seat } is player { $number }.
nemesis-kit-heard-objective-dealt = { $objective ->
    [none] { $seat } is dealt an objective.
   *[objective] { $seat } is dealt an objective: { NAME($objective) }.
}
nemesis-kit-heard-common-objective-revealed = A common objective: { NAME($objective) }.
nemesis-kit-heard-draft-drawn = { $seat } draws a character: { NAME($character) }.
nemesis-kit-heard-character-chosen = { $seat } is the { NAME($character) }.
nemesis-kit-heard-first-player-changed = { $seat } is first player.
nemesis-kit-heard-card-drawn = { $card ->
    [none] { $seat } draws a card.
    [nemesis-kit-card-action] { $seat } draws a card: { NAME($card-action) }.
    [nemesis-kit-card-scanned] { $seat } draws a contamination card ({ NAME($card-scanned) }).
   *[nemesis-kit-card-unscanned] { $seat } draws a contamination card.
}
nemesis-kit-heard-passed = { $seat } passes.
nemesis-kit-heard-resigned = { $seat } resigns.
nemesis-kit-heard-card-discarded = { $seat } discards { NAME($card) }.
nemesis-kit-heard-contamination-discarded = { $seat } discards a contamination card.
nemesis-kit-heard-room-used = { $seat } uses room { $room }.
nemesis-kit-heard-moved = { $seat } moves from room { $from } to room { $to }.
nemesis-kit-heard-items-burnt = The items in room { $room } burn.
nemesis-kit-heard-first-encounter = It is the first encounter: everybody keeps one objective.
nemesis-kit-heard-objective-chosen = { $objective ->
    [none] { $seat } keeps an objective.
   *[objective] { $seat } keeps the objective { NAME($objective) }.
}
nemesis-kit-heard-attack-revealed = { $hits ->
    [true] The attack card is { NAME($card) }: it hits.
   *[false] The attack card is { NAME($card) }: it misses.
}
nemesis-kit-heard-combat-rolled = { $seat } rolls the combat die: { NAME($face) }.
nemesis-kit-heard-revived = { $seat } is revived.
nemesis-kit-heard-intruder-healed = { $left ->
    [0] { NAME($kind) } #{ $figure } heals.
    [one] { NAME($kind) } #{ $figure } heals, but for { $left } injury.
   *[other] { NAME($kind) } #{ $figure } heals, but for { $left } injuries.
}
nemesis-kit-heard-transformed = Creeper #{ $figure } becomes a Breeder.
nemesis-kit-heard-egg-laid = An egg is added in the nest.
nemesis-kit-heard-egg-destroyed = An egg in room { $room } is destroyed.
nemesis-kit-heard-ammo-spent = { $seat } spends { $rounds } ammo: { NAME($weapon) }.
nemesis-kit-heard-scanned = { $result ->
    [none] { $seat } scans a contamination card.
   *[contamination] { $seat } scans a contamination card: { NAME($result) }.
}
nemesis-kit-heard-larva-removed = { $seat } is rid of the larva.
nemesis-kit-heard-card-turned-up = { $seat } turns up a card: { NAME($card) }.
nemesis-kit-heard-contamination-turned-up = { $seat } turns up a contamination card.
nemesis-kit-heard-searched = { $seat } searches room { $room } for a { NAME($back) }.
nemesis-kit-heard-objective-seen = { $objective ->
    [none] { $seat } looks at an objective of { $of }.
   *[objective] { $seat } looks at an objective of { $of }: { NAME($objective) }.
}
nemesis-kit-heard-signal-sent = { $seat } sends the signal.
nemesis-kit-heard-event-drawn = An event: { NAME($card) }. { NAME($card, case: "text") }
nemesis-kit-heard-event-had-no-effect = { NAME($card) }: there is nothing to be done.
nemesis-kit-heard-event-put-away = An event card is put away: { NAME($card) }.
nemesis-kit-heard-found-healthy = { $seat } is found healthy.
nemesis-kit-heard-objective-revealed = { $seat } reveals an objective: { NAME($objective) }.
nemesis-kit-heard-room-explored = { $items ->
    [0] { $seat } explores room { $number }: { NAME($room) }. { NAME($effect) }, nothing to be found.
    [one] { $seat } explores room { $number }: { NAME($room) }. { NAME($effect) }, { $items } item to be found.
   *[other] { $seat } explores room { $number }: { NAME($room) }. { NAME($effect) }, { $items } items to be found.
}
nemesis-kit-heard-loaded = { $seat } loads { NAME($weapon) }: it holds { $ammo } ammo now.
nemesis-kit-heard-event-seen = { $card ->
    [none] { $seat } looks at the top event card.
   *[event] { $seat } looks at the top event card: { NAME($card) }.
}
nemesis-kit-heard-event-placed = { $answer ->
    [nemesis-kit-event-placement-answer-top] { $seat } leaves the event card on top.
   *[nemesis-kit-event-placement-answer-bottom] { $seat } puts the event card at the bottom.
}
nemesis-kit-heard-round-began = Round { $round } begins.
nemesis-kit-heard-turn-began = { $seat } is on turn.
nemesis-kit-heard-turn-ended = { $seat } ends the turn.
nemesis-kit-heard-interrupted = { $seat } interrupts: { $against } may not go on.
nemesis-kit-heard-item-used = { $seat } uses { NAME($item-item) } ({ NAME($item-back) }).
nemesis-kit-heard-items-bound = { $seat } binds two heavy items together.

## An action that is declared. What only one of the games has, it says itself.

nemesis-kit-heard-declared = { $action ->
    [nemesis-kit-action-pass] { $seat } is about to pass.
    [nemesis-kit-action-move] { $seat } sets out for room { $to } { nemesis-kit-declared-through }.
    [nemesis-kit-action-careful-move] { $seat } sets out carefully for room { $to } { nemesis-kit-declared-through }.
    [nemesis-kit-action-shoot] { $action-at ->
        [nemesis-kit-target-eggs] { $seat } shoots at the eggs: { NAME($action-weapon) }.
       *[nemesis-kit-target-figure] { $seat } shoots at { NAME($against) } #{ $action-at-figure }: { NAME($action-weapon) }.
    }
    [nemesis-kit-action-melee] { $action-at ->
        [nemesis-kit-target-eggs] { $seat } strikes at the eggs.
       *[nemesis-kit-target-figure] { $seat } strikes at { NAME($against) } #{ $action-at-figure }.
    }
    [nemesis-kit-action-pick-up] { $action-object ->
        [nemesis-kit-object-token-corpse] { $seat } picks up a corpse ({ $action-object-of }).
       *[nemesis-kit-object-token-egg] { $seat } picks up: { NAME($action-object) }.
    }
    [nemesis-kit-action-trade] { $seat } proposes a trade.
    [nemesis-kit-action-craft] { $seat } crafts: { NAME($action-item) }. It is made of { NAME($action-one-item) } ({ NAME($action-one-back) }) and { NAME($action-other-item) } ({ NAME($action-other-back) }).
    [nemesis-kit-action-play] { $seat } plays { NAME($action-card) }{ nemesis-kit-declared-aim }.
    [nemesis-kit-action-use] { $seat } uses { NAME($action-item-item) } ({ NAME($action-item-back) }){ nemesis-kit-declared-aim }.
    [nemesis-kit-action-use-room] { $seat } uses the room{ nemesis-kit-declared-room-aim }.
    [nemesis-kit-action-drop-item] { $seat } drops { NAME($action-item-item) } ({ NAME($action-item-back) }).
    [nemesis-kit-action-drop-object] { $action-object ->
        [nemesis-kit-object-token-corpse] { $seat } drops a corpse ({ $action-object-of }).
       *[nemesis-kit-object-token-egg] { $seat } drops: { NAME($action-object) }.
    }
   *[other] { nemesis-kit-declared-own }
}
nemesis-kit-declared-aim = { $action-aim ->
    [nemesis-kit-aim-door] : the door in corridor { $action-aim-corridor }
    [nemesis-kit-aim-demolish] : the closed door in corridor { $action-aim-corridor }
    [nemesis-kit-aim-break] : a malfunction in room { $action-aim-room }
    [nemesis-kit-aim-repair] : the malfunction here
    [nemesis-kit-aim-extinguish] : the fire here
    [nemesis-kit-aim-sends] : { $action-aim-seat } to room { $to } { nemesis-kit-declared-aim-through }
    [nemesis-kit-aim-together] : together with { $action-aim-seat } to room { $to } { nemesis-kit-declared-aim-through }
    [nemesis-kit-aim-way] : to room { $to } { nemesis-kit-declared-aim-through }
    [nemesis-kit-aim-room] : room { $action-aim-room }
    [nemesis-kit-aim-figure] : { NAME($against) } #{ $action-aim-figure }
    [nemesis-kit-aim-eggs] : the eggs in room { $action-aim-room }
    [nemesis-kit-aim-character] : { $action-aim-seat }
    [nemesis-kit-aim-shot] : { NAME($action-aim-weapon) } at { NAME($against) } #{ $action-aim-figure }
    [nemesis-kit-aim-egg-shot] : { NAME($action-aim-weapon) } at the eggs
    [nemesis-kit-aim-deck] : { NAME($action-aim-back) }
    [nemesis-kit-aim-clean] : off with the slime
    [nemesis-kit-aim-craft] : { NAME($action-aim-item) } of { NAME($action-aim-one-item) } ({ NAME($action-aim-one-back) }) and { NAME($action-aim-other-item) } ({ NAME($action-aim-other-back) })
    [nemesis-kit-aim-bind] : two heavy items bound together
    [nemesis-kit-aim-room-action] : the action of room { $action-aim-room }{ nemesis-kit-declared-room-action }
   *[other] { nemesis-kit-declared-aim-own }
}
nemesis-kit-declared-room-aim = { $action-aim ->
    [nemesis-kit-room-aim-room] : room { $action-aim-room }
    [nemesis-kit-room-aim-dress-all] : dressing, all serious wounds
    [nemesis-kit-room-aim-heal-serious] : healing, { NAME($action-aim-wound) }
    [nemesis-kit-room-aim-heal-light] : healing, light wounds
   *[other] { nemesis-kit-declared-room-aim-own }
}
nemesis-kit-declared-room-action = { $action-aim-with ->
    [nemesis-kit-room-aim-room] , room { $action-aim-with-room }
    [nemesis-kit-room-aim-dress-all] , dressing, all serious wounds
    [nemesis-kit-room-aim-heal-serious] , healing, { NAME($action-aim-with-wound) }
    [nemesis-kit-room-aim-heal-light] , healing, light wounds
   *[other] { nemesis-kit-declared-room-action-own }
}
# The way that somebody goes: through a corridor, or along a path of the surface, which has no number.
nemesis-kit-declared-through = { $action-corridor ->
    [5] along path A
    [6] along path B
    [7] along path C
    [8] along path D
    [9] along path E
   *[other] through corridor { $action-corridor }
}
nemesis-kit-declared-aim-through = { $action-aim-corridor ->
    [5] along path A
    [6] along path B
    [7] along path C
    [8] along path D
    [9] along path E
   *[other] through corridor { $action-aim-corridor }
}
