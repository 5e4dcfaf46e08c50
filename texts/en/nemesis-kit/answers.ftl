### The answers that Nemesis and Lockdown have in common, each short enough for a button.

## Answers.

nemesis-kit-answer-draft = { NAME($character) }
nemesis-kit-answer-objective-choice = { NAME($objective) }
nemesis-kit-answer-shot-reroll = { $yes-no ->
    [nemesis-kit-yes-no-yes] Roll again
   *[nemesis-kit-yes-no-no] Keep the roll
}
nemesis-kit-answer-extra-round = { $yes-no ->
    [nemesis-kit-yes-no-yes] Spend 1 more ammo
   *[nemesis-kit-yes-no-no] Save the ammo
}
nemesis-kit-answer-hands-full-drop-left = Drop what is in the left hand
nemesis-kit-answer-hands-full-drop-right = Drop what is in the right hand
nemesis-kit-answer-hands-full-decline = Do not take the new thing
nemesis-kit-answer-hand-lost-drop-left = Drop what is in the left hand
nemesis-kit-answer-hand-lost-drop-right = Drop what is in the right hand
nemesis-kit-answer-keep-one = Keep { NAME($item) } ({ NAME($back) })
nemesis-kit-answer-door-taken = The door in corridor { $corridor } of room { $room }
nemesis-kit-answer-trading-done = Nothing more
nemesis-kit-answer-trading-offer = { $goods ->
    [nemesis-kit-goods-item] Offer { NAME($goods-item-item) } ({ NAME($goods-item-back) }) to { $to }
   *[nemesis-kit-goods-object] { $goods-object ->
        [nemesis-kit-object-token-corpse] Offer the corpse ({ $goods-object-of }) to { $to }
       *[nemesis-kit-object-token-egg] Offer the { NAME($goods-object) } to { $to }
    }
}
nemesis-kit-answer-trading-show = Show { NAME($item-item) } ({ NAME($item-back) }) to { $to }
nemesis-kit-answer-trade-reply-decline = Decline
nemesis-kit-answer-trade-reply-accept = Take it for nothing
nemesis-kit-answer-trade-reply-in-return-item = Give { NAME($item) } ({ NAME($back) }) in return
nemesis-kit-answer-trade-reply-in-return-object = Give the { NAME($object-token) } in return
nemesis-kit-answer-trade-reply-in-return-object-corpse = Give the corpse ({ $of }) in return
nemesis-kit-answer-trade-agreement = { $yes-no ->
    [nemesis-kit-yes-no-yes] Agree
   *[nemesis-kit-yes-no-no] Decline
}
nemesis-kit-answer-trade-hands-drop-left = Drop what is in the left hand
nemesis-kit-answer-trade-hands-drop-right = Drop what is in the right hand
nemesis-kit-answer-trade-hands-decline = Call the deal off
nemesis-kit-answer-careful-noise = Noise in corridor { $corridor-number }
nemesis-kit-answer-consent = { $yes-no ->
    [nemesis-kit-yes-no-yes] Go
   *[nemesis-kit-yes-no-no] Stay
}
nemesis-kit-answer-covering-weapon = { NAME($item) }
nemesis-kit-answer-event-placement-top = On top of the deck
nemesis-kit-answer-event-placement-bottom = At the bottom of the deck
nemesis-kit-answer-turn-pass = Pass
nemesis-kit-answer-turn-move = Move { nemesis-kit-through }
nemesis-kit-answer-turn-careful-move = Move carefully { nemesis-kit-through }
nemesis-kit-answer-turn-shoot = { $at ->
    [nemesis-kit-target-eggs] Shoot at the eggs: { NAME($weapon) }
   *[nemesis-kit-target-figure] Shoot at intruder #{ $at-figure }: { NAME($weapon) }
}
nemesis-kit-answer-turn-melee = { $at ->
    [nemesis-kit-target-eggs] Strike at the eggs
   *[nemesis-kit-target-figure] Strike at intruder #{ $at-figure }
}
nemesis-kit-answer-turn-pick-up = { $object ->
    [nemesis-kit-object-token-corpse] Pick up the corpse ({ $object-of })
   *[nemesis-kit-object-token-egg] Pick up the { NAME($object) }
}
nemesis-kit-answer-turn-trade = Trade
nemesis-kit-answer-turn-craft = Craft { NAME($item) }: { NAME($one-item) } ({ NAME($one-back) }) and { NAME($other-item) } ({ NAME($other-back) })
nemesis-kit-answer-turn-drop-item = Drop { NAME($item-item) } ({ NAME($item-back) })
nemesis-kit-answer-turn-drop-object = { $object ->
    [nemesis-kit-object-token-corpse] Drop the corpse ({ $object-of })
   *[nemesis-kit-object-token-egg] Drop the { NAME($object) }
}
nemesis-kit-answer-payment = Discard { NAME($action-card) }
nemesis-kit-answer-passing-discard-action = Discard { NAME($action-card) }
nemesis-kit-answer-passing-discard-scanned = Discard a contamination card ({ NAME($contamination) })
nemesis-kit-answer-passing-discard-unscanned = Discard a contamination card, not scanned
nemesis-kit-answer-passing-done = Keep the rest
nemesis-kit-answer-smoke-discard = Discard { NAME($action-card) }
nemesis-kit-answer-smoke-discard-none = There is nothing to discard
nemesis-kit-answer-interruption = { $yes-no ->
    [nemesis-kit-yes-no-yes] Interrupt
   *[nemesis-kit-yes-no-no] Let it happen
}
nemesis-kit-answer-turn-play = { NAME($card) }{ nemesis-kit-on-aim }
nemesis-kit-answer-turn-use = { NAME($item-item) } ({ NAME($item-back) }){ nemesis-kit-on-aim }
nemesis-kit-answer-turn-use-room = Use the room{ nemesis-kit-on-room-aim }

## What an action is aimed at, behind its name. What only one of the games has, it says itself.

nemesis-kit-on-aim = { $aim ->
    [nemesis-kit-aim-door] : the door in corridor { $aim-corridor }
    [nemesis-kit-aim-demolish] : the closed door in corridor { $aim-corridor }
    [nemesis-kit-aim-break] : a malfunction in room { $aim-room }
    [nemesis-kit-aim-repair] : the malfunction here
    [nemesis-kit-aim-extinguish] : the fire here
    [nemesis-kit-aim-sends] : { $aim-seat } { nemesis-kit-aim-through }
    [nemesis-kit-aim-together] : together with { $aim-seat } { nemesis-kit-aim-through }
    [nemesis-kit-aim-way] : { nemesis-kit-aim-through }
    [nemesis-kit-aim-room] : room { $aim-room }
    [nemesis-kit-aim-figure] : intruder #{ $aim-figure }
    [nemesis-kit-aim-eggs] : the eggs in room { $aim-room }
    [nemesis-kit-aim-character] : { $aim-seat }
    [nemesis-kit-aim-shot] : { NAME($aim-weapon) } at intruder #{ $aim-figure }
    [nemesis-kit-aim-egg-shot] : { NAME($aim-weapon) } at the eggs
    [nemesis-kit-aim-deck] : { NAME($aim-back) }
    [nemesis-kit-aim-clean] : off with the slime
    [nemesis-kit-aim-craft] : { NAME($aim-item) } of { NAME($aim-one-item) } ({ NAME($aim-one-back) }) and { NAME($aim-other-item) } ({ NAME($aim-other-back) })
    [nemesis-kit-aim-bind] : two heavy items bound together
    [nemesis-kit-aim-room-action] : the action of room { $aim-room }{ nemesis-kit-on-room-action }
   *[other] { nemesis-kit-on-aim-own }
}
nemesis-kit-on-room-aim = { $aim ->
    [nemesis-kit-room-aim-room] : room { $aim-room }
    [nemesis-kit-room-aim-dress-all] : dressing, all serious wounds
    [nemesis-kit-room-aim-heal-serious] : healing, { NAME($aim-wound) }
    [nemesis-kit-room-aim-heal-light] : healing, light wounds
   *[other] { nemesis-kit-on-room-aim-own }
}
nemesis-kit-on-room-action = { $aim-with ->
    [nemesis-kit-room-aim-room] , room { $aim-with-room }
    [nemesis-kit-room-aim-dress-all] , dressing, all serious wounds
    [nemesis-kit-room-aim-heal-serious] , healing, { NAME($aim-with-wound) }
    [nemesis-kit-room-aim-heal-light] , healing, light wounds
   *[other] { nemesis-kit-on-room-action-own }
}
# The way that somebody goes: through a corridor, or along a path of the surface, which has no number.
nemesis-kit-through = { $corridor ->
    [5] along path A
    [6] along path B
    [7] along path C
    [8] along path D
    [9] along path E
   *[other] through corridor { $corridor }
}
nemesis-kit-aim-through = { $aim-corridor ->
    [5] along path A
    [6] along path B
    [7] along path C
    [8] along path D
    [9] along path E
   *[other] through corridor { $aim-corridor }
}
