### The answers in Aliens: Another Glorious Day in the Corps, each short enough for a button.
###
### A square is written as in the rules, board(column,row): 2(6,1). A door lies on the east or
### on the south edge of its square. $to and $by are names that people typed where a seat is
### meant: they are never inflected.

## Squares and doors. The first is a square that is the whole answer.

aliens-here = { $board }({ $column },{ $row })
aliens-square = { $square-board }({ $square-column },{ $square-row })
aliens-door = { $door-facing ->
    [aliens-facing-south] door south of { $door-square-board }({ $door-square-column },{ $door-square-row })
   *[aliens-facing-east] door east of { $door-square-board }({ $door-square-column },{ $door-square-row })
}

## What can be barricaded, within a longer answer or event.

aliens-barrier = { $barrier ->
    [aliens-barrier-door] { $barrier-door-facing ->
        [aliens-facing-south] door south of { $barrier-door-square-board }({ $barrier-door-square-column },{ $barrier-door-square-row })
       *[aliens-facing-east] door east of { $barrier-door-square-board }({ $barrier-door-square-column },{ $barrier-door-square-row })
    }
    [aliens-barrier-spawn-point] { NAME($barrier-point) }
   *[aliens-barrier-tunnel] { aliens-barrier-tunnel-number }
}
aliens-barrier-tunnel-number = { $barrier-number ->
    [0] first tunnel
    [1] second tunnel
    [2] third tunnel
   *[3] fourth tunnel
}

## An Event, as it can be played at many questions.

aliens-play = { $play-on ->
    [none] Play “{ NAME($play-event) }”
   *[character] Play “{ NAME($play-event) }” on { NAME($play-on, case: "acc") }
}

## Before the first turn.

aliens-answer-hero-choice = { NAME($character) }
aliens-answer-team-choice = { NAME($character) }
aliens-answer-preparation-put-on = Give { NAME($on, case: "dat") } the { NAME($card, case: "acc") }
aliens-answer-preparation-take-off = Take the { NAME($card, case: "acc") } off { NAME($from, case: "gen") }
aliens-answer-preparation-done = Done
aliens-answer-gun-placing = { aliens-here }
aliens-answer-gun-facing = Point it { NAME($facing, case: "to") }
aliens-answer-hero-placing = { aliens-here }
aliens-answer-grunt-placing = { NAME($character) } on { aliens-square }

## Who plays whom, and whose turn it is.

aliens-answer-new-hero-take = Take { NAME($character, case: "acc") }
aliens-answer-new-hero-nobody = Nobody yet
aliens-answer-first-player-token = { $to } goes first
aliens-answer-first-player-lead = Hand the lead over: { $to }
aliens-answer-first-player-play = { aliens-play }
aliens-answer-hero-order-activate = { NAME($character) }
aliens-answer-hero-order-play = { aliens-play }
aliens-answer-remaining-grunt-activate = { NAME($character) }: { $by }
aliens-answer-remaining-grunt-play = { aliens-play }
aliens-answer-grunt-order-activate = { NAME($character) }
aliens-answer-grunt-order-play = { aliens-play }
aliens-answer-grunt-order-nobody = No more grunts

## An activation.

aliens-answer-next-ability-use = { NAME($ability) }
aliens-answer-next-ability-play = { aliens-play }
aliens-answer-equip-step-equip = Give { NAME($on, case: "dat") } the { NAME($card, case: "acc") }
aliens-answer-equip-step-return = Take the { NAME($card, case: "acc") } back into hand
aliens-answer-equip-step-play = { aliens-play }
aliens-answer-equip-step-done = Done

aliens-answer-next-action-move = Move
aliens-answer-next-action-attack = Attack: { NAME($weapon) }
aliens-answer-next-action-barricade = Barricade: { aliens-barrier }
aliens-answer-next-action-aim = Aim
aliens-answer-next-action-interact = { $with ->
    [aliens-interaction-computer] Interact: computer on { $with-square-board }({ $with-square-column },{ $with-square-row })
    [aliens-interaction-newt] Interact: fetch Newt
    [aliens-interaction-cocoon] Interact: free { NAME($with-character, case: "acc") }
    [aliens-interaction-crate] Interact: crate on { $with-square-board }({ $with-square-column },{ $with-square-row })
   *[aliens-interaction-gun] Interact: { NAME($with-gun) }, { NAME($with-order) }
}
aliens-answer-next-action-medi-kit = Medi-Kit: { NAME($on) } stands up
aliens-answer-next-action-rest = Rest
aliens-answer-next-action-play = { aliens-play }
aliens-answer-next-action-end = End the activation

aliens-answer-next-step-to = To { aliens-square }
aliens-answer-next-step-leave = Leave by the exit
aliens-answer-next-step-stop = Stop here

aliens-answer-weapon-question = { NAME($weapon) }
aliens-answer-target-choice = { aliens-here }
aliens-answer-spare-choice-characters = Spare the characters
aliens-answer-spare-choice-nobody = Spare nobody
aliens-answer-reroll-with = Exhaust and roll again: { NAME($card) }
aliens-answer-reroll-decline = Let it be
aliens-answer-blast-reroll-with = Exhaust and roll again: { NAME($card) }
aliens-answer-blast-reroll-decline = Let it be
aliens-answer-full-auto-at = Fire at { aliens-square }
aliens-answer-full-auto-stop = Cease fire
aliens-answer-grenade-offer-at = Throw at { aliens-square }
aliens-answer-grenade-offer-stop = No grenade
aliens-answer-seal-question-door = Seal or clear: { aliens-door }
aliens-answer-seal-question-spawn-point = Seal or clear: { NAME($point) }
aliens-answer-seal-question-tunnel = { $number ->
    [0] Seal or clear: first tunnel
    [1] Seal or clear: second tunnel
    [2] Seal or clear: third tunnel
   *[3] Seal or clear: fourth tunnel
}

aliens-answer-draw-more-draw = Draw a card
aliens-answer-draw-more-stop = Draw no more
aliens-answer-recover-more-exhausted = Recover from the Exhaust pile
aliens-answer-recover-more-from-hand = Recover from hand: { NAME($card) }
aliens-answer-recover-more-stop = Recover no more
aliens-answer-search-choice = { NAME($card) }
aliens-answer-gear-choice = { NAME($gear) }
aliens-answer-pull-character = { NAME($character) }
aliens-answer-pull-nobody = Nobody
aliens-answer-pull-square = To { aliens-here }
aliens-answer-scan = { NAME($mission-blip) }
aliens-answer-crate-equip-equip = Put on: { NAME($card) }
aliens-answer-crate-equip-nothing = Put on nothing

aliens-answer-put-back-top = On top
aliens-answer-put-back-second = Under the other card
aliens-answer-put-back-bottom = To the bottom
aliens-answer-last-put-back = { $deck-end ->
    [aliens-deck-end-top] It stays
   *[aliens-deck-end-bottom] To the bottom
}
aliens-answer-react-window-play = { aliens-play }
aliens-answer-react-window-pass = Pass

## The choices for the enemies.

aliens-answer-stand-up-order = { NAME($character) }
aliens-answer-captor = The Alien on { aliens-here }
aliens-answer-alien-order = The Alien on { aliens-here }
aliens-answer-route-choice = To { aliens-here }
aliens-answer-shooter-order = { NAME($character) }
aliens-answer-defensive-shot-fire = Fire: { NAME($weapon) }
aliens-answer-defensive-shot-hold-fire = Hold fire
aliens-answer-victim = { NAME($character) }
aliens-answer-board-order = { NAME($board-face) }
aliens-answer-blip-order = The blip on { aliens-here }
aliens-answer-signal-hero = { NAME($character) }
aliens-answer-signal-point = { NAME($spawn-point) }
aliens-answer-nearest-point = { NAME($spawn-point) }
aliens-answer-tunnel-square = { aliens-here }
aliens-answer-blip-square = { aliens-here }
aliens-answer-extra-alien-square = { aliens-here }

## After a mission of a campaign.

aliens-answer-saved-card = { NAME($card) }

## What an answer costs and gives. `.amount` stands behind a minus or a plus: −2 cards, +3 cards.

aliens-goods-action = Actions
    .amount = { $n ->
        [one] { $n } Action
       *[other] { $n } Actions
    }
aliens-goods-exhausted = exhausted cards
    .amount = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
aliens-goods-recovered = recovered cards
    .amount = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
aliens-goods-aim = Aim
    .amount = { $n } Aim
aliens-goods-defeat = defeat
    .amount = { $n } squad: this is defeat
