### The answers in Nemesis, each short enough for a button.
###
### $to, $on, $of and $seat are names that people typed: they are never inflected.

## Objects that lie on the floor or are carried.

nemesis-object-token-blue-corpse = blue corpse

## What a card, an item or a room is aimed at, behind its name.

nemesis-on-aim = { $aim ->
    [nemesis-aim-door] : the door in corridor { $aim-corridor }
    [nemesis-aim-demolish] : the closed door in corridor { $aim-corridor }
    [nemesis-aim-break] : a malfunction in room { $aim-room }
    [nemesis-aim-repair] : the malfunction here
    [nemesis-aim-engine] : the engine here
    [nemesis-aim-extinguish] : the fire here
    [nemesis-aim-ignite] : a fire here, for { NAME($aim-giving-item) } ({ NAME($aim-giving-back) })
    [nemesis-aim-sends] : { $aim-seat } through corridor { $aim-corridor }
    [nemesis-aim-together] : together with { $aim-seat } through corridor { $aim-corridor }
    [nemesis-aim-way] : through corridor { $aim-corridor }
    [nemesis-aim-technical] : to room { $aim-room } ({ NAME($aim-network) })
    [nemesis-aim-room] : room { $aim-room }
    [nemesis-aim-figure] : intruder #{ $aim-figure }
    [nemesis-aim-eggs] : the eggs in room { $aim-room }
    [nemesis-aim-character] : { $aim-seat }
    [nemesis-aim-weapon] : { NAME($aim-weapon) }
    [nemesis-aim-shot] : { NAME($aim-weapon) } at intruder #{ $aim-figure }
    [nemesis-aim-egg-shot] : { NAME($aim-weapon) } at the eggs
    [nemesis-aim-deck] : { NAME($aim-back) }
    [nemesis-aim-dress] : dressing, { NAME($aim-wound) } ({ $aim-seat })
    [nemesis-aim-heal] : healing, { NAME($aim-wound) } ({ $aim-seat })
    [nemesis-aim-heal-light] : healing, light wounds ({ $aim-seat })
    [nemesis-aim-clean] : off with the slime
    [nemesis-aim-pod] : { NAME($aim-pod) }
    [nemesis-aim-craft] : { NAME($aim-item) } of { NAME($aim-one-item) } ({ NAME($aim-one-back) }) and { NAME($aim-other-item) } ({ NAME($aim-other-back) })
    [nemesis-aim-bind] : two heavy items bound together
    [nemesis-aim-research] : research, { NAME($aim-object) }
    [nemesis-aim-coordinates] : the coordinates
    [nemesis-aim-objective] { $aim-second ->
        [true] : second objective of { $aim-of }
       *[false] : first objective of { $aim-of }
    }
    [nemesis-aim-room-action] : the action of room { $aim-room }{ nemesis-on-room-action }
   *[nemesis-aim-nothing] {""}
}
nemesis-on-room-aim = { $aim ->
    [nemesis-room-aim-room] : room { $aim-room }
    [nemesis-room-aim-weapon] : { NAME($aim-weapon) }
    [nemesis-room-aim-dress-all] : dressing, all serious wounds
    [nemesis-room-aim-heal-serious] : healing, { NAME($aim-wound) }
    [nemesis-room-aim-heal-light] : healing, light wounds
    [nemesis-room-aim-research] : research, { NAME($aim-object) }
    [nemesis-room-aim-deck] : { NAME($aim-back) }
    [nemesis-room-aim-scan] : with a scan
    [nemesis-room-aim-no-scan] : without a scan
    [nemesis-room-aim-pod] : { NAME($aim-pod) }
    [nemesis-room-aim-check-coordinates] : the coordinates
    [nemesis-room-aim-set-course] : course { NAME($aim-course) }
   *[nemesis-room-aim-nothing] {""}
}
nemesis-on-room-action = { $aim-with ->
    [nemesis-room-aim-room] , room { $aim-with-room }
    [nemesis-room-aim-weapon] , { NAME($aim-with-weapon) }
    [nemesis-room-aim-dress-all] , dressing, all serious wounds
    [nemesis-room-aim-heal-serious] , healing, { NAME($aim-with-wound) }
    [nemesis-room-aim-heal-light] , healing, light wounds
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

nemesis-answer-turn-pass = Pass
nemesis-answer-turn-rush = Rush: 1 light wound for 1 more action
nemesis-answer-turn-move = Move through corridor { $corridor }
nemesis-answer-turn-careful-move = Move carefully through corridor { $corridor }
nemesis-answer-turn-shoot = { $at ->
    [nemesis-target-eggs] Shoot at the eggs: { NAME($weapon) }
   *[nemesis-target-figure] Shoot at intruder #{ $at-figure }: { NAME($weapon) }
}
nemesis-answer-turn-melee = { $at ->
    [nemesis-target-eggs] Strike at the eggs
   *[nemesis-target-figure] Strike at intruder #{ $at-figure }
}
nemesis-answer-turn-pick-up = { $object ->
    [nemesis-object-token-corpse] Pick up the corpse ({ $object-of })
   *[nemesis-object-token-egg] Pick up the { NAME($object) }
}
nemesis-answer-turn-trade = Trade
nemesis-answer-turn-craft = Craft { NAME($item) }: { NAME($one-item) } ({ NAME($one-back) }) and { NAME($other-item) } ({ NAME($other-back) })
nemesis-answer-turn-activate = { $giving ->
    [none] Activate { NAME($quest) }
   *[some] Activate { NAME($quest) } for { NAME($giving-item) } ({ NAME($giving-back) })
}
nemesis-answer-turn-play = { NAME($card) }{ nemesis-on-aim }
nemesis-answer-turn-use = { NAME($item-item) } ({ NAME($item-back) }){ nemesis-on-aim }
nemesis-answer-turn-use-room = Use the room{ nemesis-on-room-aim }
nemesis-answer-turn-drop-item = Drop { NAME($item-item) } ({ NAME($item-back) })
nemesis-answer-turn-drop-object = { $object ->
    [nemesis-object-token-corpse] Drop the corpse ({ $object-of })
   *[nemesis-object-token-egg] Drop the { NAME($object) }
}

## Cards that are paid or discarded.

nemesis-answer-payment = Discard { NAME($action-card) }
nemesis-answer-passing-discard-action = Discard { NAME($action-card) }
nemesis-answer-passing-discard-scanned = Discard a contamination card ({ NAME($contamination) })
nemesis-answer-passing-discard-unscanned = Discard a contamination card, not scanned
nemesis-answer-passing-done = Keep the rest
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
nemesis-answer-smoke-discard = Discard { NAME($action-card) }
nemesis-answer-smoke-discard-none = There is nothing to discard

## The rest of the crew’s questions.

nemesis-answer-interruption = { $yes-no ->
    [nemesis-yes-no-yes] Interrupt
   *[nemesis-yes-no-no] Let it happen
}
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
nemesis-answer-event-placement-top = On top of the deck
nemesis-answer-event-placement-bottom = At the bottom of the deck
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
