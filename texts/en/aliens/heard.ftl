### What happens in Aliens: Another Glorious Day in the Corps, a sentence for each event, in the
### present.
###
### $seat, $owner, $from and $to, where a seat is meant, are names that people typed: they are
### never inflected. Let them be the subject, or put them behind a colon or in brackets. Names
### of characters are words of the game and have their forms. A square is written as in the
### rules, board(column,row).

aliens-from = { $from-board }({ $from-column },{ $from-row })
aliens-to = { $to-board }({ $to-column },{ $to-row })
aliens-target = { $target-board }({ $target-column },{ $target-row })

## Before the first turn.

aliens-heard-captive-drawn = The captive is { NAME($character) }.
aliens-heard-card-turned = { $owner ->
    [none] { NAME($character) } becomes a grunt.
   *[seat] { $owner } plays { NAME($character, case: "acc") } as hero.
}
aliens-heard-put-on = { NAME($character) } gets the { NAME($card, case: "acc") }.
aliens-heard-taken-off = { NAME($character) } hands the { NAME($card, case: "acc") } back.
aliens-heard-cocoon-placed = { NAME($character) } hangs in a cocoon on { aliens-square }.
aliens-heard-facehugger-placed = A facehugger lies in wait on { aliens-square }.
aliens-heard-gun-placed = The squad puts { NAME($gun, case: "acc") } on { aliens-square } and points it { NAME($facing, case: "to") }.
aliens-heard-character-placed = { NAME($character) } takes position on { aliens-square }.

## The course of the game.

aliens-heard-turn-began = Turn { $turn } begins.
aliens-heard-dropship-landed = The die shows { $die }: the dropship lands { NAME($exit, case: "at") }.
aliens-heard-dropship-left = The dropship leaves.
aliens-heard-token-passed = { $to } gets the activation token.
aliens-heard-lead-handed = { $from } hands the lead over; { $to } decides now.
aliens-heard-vote-cast = { $seat } votes.
aliens-heard-vote-decided = The votes are counted.
aliens-heard-activation-began = { $seat } activates { NAME($character, case: "acc") }.
aliens-heard-ability-used = { NAME($character) } uses an ability: “{ NAME($ability) }”.
aliens-heard-action-taken = { NAME($character) } takes an Action: { NAME($action) }.
aliens-heard-action-lost = { NAME($character) } loses an Action.
aliens-heard-alien-phase-began = The Alien Phase begins.
aliens-heard-window-closed = Nobody reacts any more: { NAME($window) }.
aliens-heard-game-over = The game is over. { NAME($ending) }.

## Moving.

aliens-heard-character-moved = { NAME($character) } goes from { aliens-from } to { aliens-to }.
aliens-heard-character-left = { NAME($character) } leaves by the exit.
aliens-heard-put-back = { NAME($character) } cannot stop there and goes back to { aliens-square }.

## Equipment and the Aim dial.

aliens-heard-dial-turned = The Aim dial of { NAME($character, case: "gen") } shows { $to }.
aliens-heard-equipped = { $seat } gives { NAME($character, case: "dat") } the { NAME($card, case: "acc") }.
aliens-heard-equipment-returned = { $seat } takes the { NAME($card, case: "acc") } from { NAME($character, case: "gen") } into hand.
aliens-heard-equipment-exhausted = { NAME($character) } exhausts the { NAME($card, case: "acc") }.
aliens-heard-equipment-discarded = { NAME($character) } loses the { NAME($card, case: "acc") }.

## Attacks.

aliens-heard-attacked = { $weapon ->
    [aliens-weapon-m40-grenades] { NAME($attacker) } throws one of the { NAME($weapon, case: "gen") } at { aliens-target }.
   *[aliens-weapon-m41a-pulse-rifle] { NAME($attacker) } fires the { NAME($weapon, case: "gen") } at { aliens-target }.
}
aliens-heard-attack-rolled = { $hit ->
    [true] { NAME($attacker) } rolls { $die }: a hit.
   *[false] { NAME($attacker) } rolls { $die }: a miss.
}
aliens-heard-blast-rolled = { $hit ->
    [true] The die for { aliens-square } shows { $die }: a hit.
   *[false] The die for { aliens-square } shows { $die }: a miss.
}
aliens-heard-token-removed = { $left ->
    [one] The swarm on { aliens-square } loses an Alien; a single one is left.
   *[other] The swarm on { aliens-square } loses an Alien; { $left } are left.
}
aliens-heard-enemy-killed = { $kind ->
    [aliens-enemy-kind-blip] The blip on { aliens-square } is gone; nobody knows what it was.
    [aliens-enemy-kind-facehugger] The facehugger on { aliens-square } is killed.
   *[aliens-enemy-kind-alien] The Alien on { aliens-square } is killed.
}
aliens-heard-fire-held = { NAME($character) } holds fire.

## Tests, barricades, sentry guns and what the missions bring.

aliens-heard-tech-tested = { $passed ->
    [true] { NAME($character) } rolls { $die }: the Tech test succeeds.
   *[false] { NAME($character) } rolls { $die }: the Tech test fails.
}
aliens-heard-barricade-turned = { $placed ->
    [true] A barricade goes up: { aliens-barrier }.
   *[false] A barricade comes down: { aliens-barrier }.
}
aliens-heard-gun-ordered = { $order ->
    [aliens-gun-order-switch-off] The squad switches { NAME($gun, case: "acc") } off.
    [aliens-gun-order-switch-on] The squad switches { NAME($gun, case: "acc") } on.
    [aliens-gun-order-turn-north] The squad turns { NAME($gun, case: "acc") } to the north.
    [aliens-gun-order-turn-east] The squad turns { NAME($gun, case: "acc") } to the east.
    [aliens-gun-order-turn-south] The squad turns { NAME($gun, case: "acc") } to the south.
   *[aliens-gun-order-turn-west] The squad turns { NAME($gun, case: "acc") } to the west.
}
aliens-heard-gun-fired = A burst from { NAME($gun, case: "gen") } goes to { aliens-square }; rounds left: { $rounds }.
aliens-heard-gun-rolled = { $lower ->
    [8] The dice of { NAME($gun, case: "gen") } show { $lower } and { $higher }: a miss.
    [9] The dice of { NAME($gun, case: "gen") } show { $lower } and { $higher }: a miss.
    [10] The dice of { NAME($gun, case: "gen") } show { $lower } and { $higher }: a miss.
   *[hit] The dice of { NAME($gun, case: "gen") } show { $lower } and { $higher }: a hit.
}
aliens-heard-crate-opened = { NAME($character) } opens the crate on { aliens-square }.
aliens-heard-mission-blip-turned = The mission blip on { aliens-square } is turned up: { NAME($face) }.
aliens-heard-newt-joined = { $owner ->
    [none] Newt joins the squad as a grunt.
   *[seat] Newt joins the squad; { $owner } plays her.
}
aliens-heard-captive-freed = { NAME($character) } gets out of the cocoon.

## The Endurance deck.

aliens-heard-card-exhausted = A card is exhausted.
aliens-heard-cards-recovered = { $cards ->
    [one] { $cards } card is recovered.
   *[other] { $cards } cards are recovered.
}
aliens-heard-card-discarded = A card is discarded: { NAME($card) }.
aliens-heard-card-drawn = { $card ->
    [none] { $seat } draws a card.
   *[card] { $seat } draws a card: { NAME($card) }.
}
aliens-heard-card-found = { $card ->
    [none] { $seat } takes a card from the Exhaust pile.
   *[card] { $seat } takes a card from the Exhaust pile: { NAME($card) }.
}
aliens-heard-hand-card-exhausted = { $card ->
    [none] { $seat } exhausts a card from hand.
   *[card] { $seat } exhausts a card from hand: { NAME($card) }.
}
aliens-heard-hand-card-recovered = { $card ->
    [none] { $seat } recovers a card from hand.
   *[card] { $seat } recovers a card from hand: { NAME($card) }.
}
aliens-heard-hand-card-discarded = { $seat } discards a card from hand: { NAME($card) }.
aliens-heard-card-revealed = A card is revealed: { NAME($card) }.
aliens-heard-revealed-card-taken = { $seat } takes the revealed card into hand: { NAME($card) }.
aliens-heard-deck-reshuffled = { $cards ->
    [one] The Reshuffle card comes up: { $cards } card makes the new deck.
   *[other] The Reshuffle card comes up: { $cards } cards make the new deck.
}
aliens-heard-exhaust-pile-searched = { $seat } looks through the Exhaust pile.
aliens-heard-exhausted-card-seen = { $card ->
    [none] { $seat } sees a card of the Exhaust pile.
   *[card] { $seat } sees a card of the Exhaust pile: { NAME($card) }.
}
aliens-heard-exhaust-pile-shuffled = The Exhaust pile is shuffled.

## Hazards and Events.

aliens-heard-hazard-drawn = { $seat } draws a Hazard: “{ NAME($card) }”.
aliens-heard-hazard-struck = { $character ->
    [none] “{ NAME($hazard) }” strikes: { $seat }.
   *[character] “{ NAME($hazard) }” strikes { NAME($character, case: "acc") } ({ $seat }).
}
aliens-heard-hazard-returned = A Hazard goes from the Discard pile to the Exhaust pile: “{ NAME($card) }”.
aliens-heard-event-played = { $on ->
    [none] { $seat } plays “{ NAME($event) }”.
   *[character] { $seat } plays “{ NAME($event) }” on { NAME($on, case: "acc") }.
}
aliens-heard-event-exhausted = “{ NAME($event) }” goes to the Exhaust pile.

## Who falls, and who gets up.

aliens-heard-stood-up = { NAME($character) } stands up.
aliens-heard-knocked-down = { NAME($character) } is knocked down.
aliens-heard-stayed-down = { NAME($character) } stays down.
aliens-heard-character-lost = { $how ->
    [aliens-condition-captured] { NAME($character) } is captured.
   *[aliens-condition-killed] { NAME($character) } is killed.
}
aliens-heard-carried-off = The Alien on { aliens-square } carries { NAME($character, case: "acc") } off.
aliens-heard-facehugged = A facehugger clings to { NAME($character, case: "acc") }.
aliens-heard-defence-rolled = { $held ->
    [true] { NAME($character) } rolls { $die } in defence; the result is { $result }, and Defence { $defence } holds.
   *[false] { NAME($character) } rolls { $die } in defence; the result is { $result }, too much for Defence { $defence }.
}
aliens-heard-counter-attacked = { NAME($character) } strikes back at { aliens-square }.
aliens-heard-armour-held = Tactical Armour saves { NAME($character, case: "acc") }.

## Aliens and blips.

aliens-heard-enemy-activated = { $kind ->
    [aliens-enemy-kind-blip] The blip on { aliens-square } stirs.
    [aliens-enemy-kind-facehugger] The facehugger on { aliens-square } stirs.
   *[aliens-enemy-kind-alien] The Alien on { aliens-square } stirs.
}
aliens-heard-enemy-moved = { $kind ->
    [aliens-enemy-kind-blip] A blip goes from { aliens-from } to { aliens-to }.
    [aliens-enemy-kind-facehugger] A facehugger goes from { aliens-from } to { aliens-to }.
   *[aliens-enemy-kind-alien] An Alien goes from { aliens-from } to { aliens-to }.
}
aliens-heard-door-rolled = { $broken ->
    [true] { $kind ->
        [aliens-enemy-kind-blip] A blip rolls { $die } and breaks the barricade: { aliens-door }.
        [aliens-enemy-kind-facehugger] A facehugger rolls { $die } and breaks the barricade: { aliens-door }.
       *[aliens-enemy-kind-alien] An Alien rolls { $die } and breaks the barricade: { aliens-door }.
    }
   *[false] { $kind ->
        [aliens-enemy-kind-blip] A blip rolls { $die }, and the barricade holds: { aliens-door }.
        [aliens-enemy-kind-facehugger] A facehugger rolls { $die }, and the barricade holds: { aliens-door }.
       *[aliens-enemy-kind-alien] An Alien rolls { $die }, and the barricade holds: { aliens-door }.
    }
}
aliens-heard-blip-speed-rolled = The die shows { $die }: so fast are the blips { NAME($face, case: "at") }.
aliens-heard-blip-spotted = { $aliens ->
    [one] The blip on { aliens-square } is spotted: { $aliens } Alien.
   *[other] The blip on { aliens-square } is spotted: { $aliens } Aliens.
}
aliens-heard-alien-appeared = Another Alien comes out on { aliens-square }.
aliens-heard-blip-placed = A blip appears on { aliens-square }.
aliens-heard-barricade-held = The die shows { $die }: the barricade on { aliens-square } holds, and no blip comes through.
aliens-heard-barricade-broken = The die shows { $die }: the barricade on { aliens-square } breaks, and a blip comes through.
aliens-heard-out-of-blips = No blip is left in the pool: those on the board move on.

## The Motion Tracker.

aliens-heard-tracker-card-drawn = { $seat } draws { NAME($card) }: “{ NAME($card, case: "text") }”
aliens-heard-tracker-card-cancelled = { NAME($card) } goes to the discard pile without effect.
aliens-heard-tracker-card-discarded = { NAME($card) } goes to the discard pile.
aliens-heard-tracker-reshuffled = { $cards ->
    [one] The Motion Tracker deck is shuffled again: { $cards } card.
   *[other] The Motion Tracker deck is shuffled again: { $cards } cards.
}
aliens-heard-tracker-looked-at = { $card ->
    [none] { $seat } looks at a Motion Tracker card.
   *[card] { $seat } looks at a Motion Tracker card, { NAME($card) }: “{ NAME($card, case: "text") }”
}
aliens-heard-tracker-put-back = { $place ->
    [aliens-put-back-place-top] { $seat } puts the card on top.
    [aliens-put-back-place-second] { $seat } leaves the card where it is.
   *[aliens-put-back-place-bottom] { $seat } puts the card to the bottom.
}
aliens-heard-tracker-back-seen = The next Motion Tracker card is { NAME($level, case: "at") }.
aliens-heard-tunnel-opened = A tunnel opens on { aliens-square }.

## After a mission of a campaign.

aliens-heard-card-saved = { $seat } saves a card from the Discard pile: { NAME($card) }.
aliens-heard-card-removed = A card leaves the campaign: { NAME($card) }.
aliens-heard-card-brought = A card comes back into the campaign: { NAME($card) }.
