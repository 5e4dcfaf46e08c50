### The answers in Nemesis, each short enough for a button.
###
### $to, $on, $of and $seat are names that people typed: they are never inflected.

## Objects that lie on the floor or are carried.

nemesis-object-token-blue-corpse = blue corpse

## What a card, an item or a room is aimed at, behind its name.

nemesis-on-aim-own = { $aim ->
    [nemesis-aim-engine] : the engine here
    [nemesis-aim-ignite] : a fire here, for { NAME($aim-giving-item) } ({ NAME($aim-giving-back) })
    [nemesis-aim-technical] : to room { $aim-room } ({ NAME($aim-network) })
    [nemesis-aim-weapon] : { NAME($aim-weapon) }
    [nemesis-aim-dress] : dressing, { NAME($aim-wound) } ({ $aim-seat })
    [nemesis-aim-heal] : healing, { NAME($aim-wound) } ({ $aim-seat })
    [nemesis-aim-heal-light] : healing, light wounds ({ $aim-seat })
    [nemesis-aim-pod] : { NAME($aim-pod) }
    [nemesis-aim-research] : research, { NAME($aim-object) }
    [nemesis-aim-coordinates] : the coordinates
    [nemesis-aim-objective] { $aim-second ->
        [true] : second objective of { $aim-of }
       *[false] : first objective of { $aim-of }
    }
   *[nemesis-aim-nothing] {""}
}
nemesis-on-room-aim-own = { $aim ->
    [nemesis-room-aim-weapon] : { NAME($aim-weapon) }
    [nemesis-room-aim-research] : research, { NAME($aim-object) }
    [nemesis-room-aim-deck] : { NAME($aim-back) }
    [nemesis-room-aim-scan] : with a scan
    [nemesis-room-aim-no-scan] : without a scan
    [nemesis-room-aim-pod] : { NAME($aim-pod) }
    [nemesis-room-aim-check-coordinates] : the coordinates
    [nemesis-room-aim-set-course] : course { NAME($aim-course) }
   *[nemesis-room-aim-nothing] {""}
}
nemesis-on-room-action-own = { $aim-with ->
    [nemesis-room-aim-weapon] , { NAME($aim-with-weapon) }
    [nemesis-room-aim-research] , research, { NAME($aim-with-object) }
    [nemesis-room-aim-deck] , { NAME($aim-with-back) }
    [nemesis-room-aim-scan] , with a scan
    [nemesis-room-aim-no-scan] , without a scan
    [nemesis-room-aim-pod] , { NAME($aim-with-pod) }
    [nemesis-room-aim-check-coordinates] , the coordinates
    [nemesis-room-aim-set-course] , course { NAME($aim-with-course) }
   *[nemesis-room-aim-nothing] {""}
}

## What to do in a turn.

nemesis-answer-turn-rush = Rush: 1 light wound for 1 more action
nemesis-answer-turn-activate = { $giving ->
    [none] Activate { NAME($quest) }
   *[some] Activate { NAME($quest) } for { NAME($giving-item) } ({ NAME($giving-back) })
}

## Cards that are paid or discarded.

nemesis-answer-forced-pass-discard-action = Discard { NAME($action-card) }
nemesis-answer-forced-pass-discard-scanned = Discard a contamination card ({ NAME($contamination) })
nemesis-answer-forced-pass-discard-unscanned = Discard a contamination card, not scanned
nemesis-answer-forced-pass-done = Keep the rest
nemesis-answer-military-drugs-discard-action = Discard { NAME($action-card) }
nemesis-answer-military-drugs-discard-scanned = Discard a contamination card ({ NAME($contamination) })
nemesis-answer-military-drugs-discard-unscanned = Discard a contamination card, not scanned
nemesis-answer-military-drugs-draw = Draw as many
nemesis-answer-alcohol-card-action = Discard { NAME($action-card) }
nemesis-answer-alcohol-card-scanned = Contamination card ({ NAME($contamination) })
nemesis-answer-alcohol-card-unscanned = Contamination card, not scanned

## The rest of the crew’s questions.

nemesis-answer-motion-scanner-keep = Keep the roll
nemesis-answer-motion-scanner-reroll = Roll again for { NAME($action-card) }
nemesis-answer-attack-reaction-suffer = Suffer the attack
nemesis-answer-attack-reaction-nerves-of-steel = Nerves of Steel
nemesis-answer-attack-reaction-armor = Armor
nemesis-answer-further-shot = { $yes-no ->
    [nemesis-yes-no-yes] Shoot again
   *[nemesis-yes-no-no] Stop shooting
}
nemesis-answer-authorization = The door in corridor { $corridor } of room { $room }
nemesis-answer-authorization-none = Leave all doors as they are
nemesis-answer-doors-of-done = The rest stay as they are
nemesis-answer-doors-of-change = The door in corridor { $corridor-number }
nemesis-answer-engine-order = { $yes-no ->
    [nemesis-yes-no-yes] Change their order
   *[nemesis-yes-no-no] Leave them as they are
}
nemesis-answer-pod-boarding-launch = Launch: { NAME($pod-number) }
nemesis-answer-pod-boarding-wait = Sit down and wait: { NAME($pod-number) }
nemesis-answer-pod-turn-launch = Launch the pod
nemesis-answer-pod-turn-stay = Wait
nemesis-answer-pod-turn-leave = Leave the pod
nemesis-answer-second-tile = Room { $room-number }

## Whoever plays the intruders.

nemesis-answer-intruder-turn-pass = { $keeping ->
    [none] Pass
   *[card] Pass and keep { NAME($keeping) }
}
nemesis-answer-intruder-turn-move = { NAME($card) }: intruder #{ $figure } moves through corridor { $corridor }
nemesis-answer-intruder-turn-attack = { NAME($card) }: intruder #{ $figure } attacks { $on }
nemesis-answer-intruder-turn-pursue = { NAME($card) }: { $seat } makes a noise roll
nemesis-answer-intruder-turn-heal = { NAME($card) }: intruder #{ $figure } heals
nemesis-answer-intruder-turn-effect = Use { NAME($card) }
nemesis-answer-attack-choice = { NAME($attack-card) }
nemesis-answer-planned-event = { NAME($event) }
