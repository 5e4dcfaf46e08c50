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
