### What happens in Lockdown and not in Nemesis: a sentence for each event, in the present.
###
### $seat, $of and $instead are names that people typed: they are never inflected. Let them be the
### subject, or put them behind a colon or in brackets. Where something is a secret, those who may not
### know it are told `none`. $space is a space of the time track.

## The table is set up.

lockdown-heard-power-dealt = Power is laid out: { NAME($area) }, { NAME($token) }.
lockdown-heard-code-dealt = { $code ->
    [none] { $seat } is dealt contingency token #{ $token }.
   *[contingency] { $seat } is dealt contingency token #{ $token }: { NAME($code) }.
}
lockdown-heard-code-turned-up = Contingency token #{ $token } of the neutral pool is turned up: { NAME($code) }.

## Power, the elevator, and light.

lockdown-heard-power-turned = { $is-active ->
    [true] Power comes on ({ NAME($token) }): { NAME($area) }.
   *[false] Power goes out ({ NAME($token) }): { NAME($area) }.
}
lockdown-heard-power-moved = Power is rerouted: { NAME($area) }, { NAME($token) }.
lockdown-heard-backup-turned = { $backup ->
    [lockdown-backup-power-on] The backup power is switched on.
   *[lockdown-backup-power-off] The backup power goes off.
}
lockdown-heard-elevator-called = The elevator comes to { NAME($level) }.
lockdown-heard-elevator-ridden = { $with-count ->
    [one] The elevator takes { $with-count } character to { NAME($to) }.
   *[other] The elevator takes { $with-count } characters to { NAME($to) }.
}
lockdown-heard-lit-up = { $seat } makes light: { NAME($item) }.

## Rooms.

lockdown-heard-consented = { $answer ->
    [lockdown-yes-no-yes] { $seat } agrees.
   *[lockdown-yes-no-no] { $seat } does not agree.
}
lockdown-heard-items-counted = { $left ->
    [0] Room { $room } holds no more items.
    [one] Room { $room } holds { $left } item.
   *[other] Room { $room } holds { $left } items.
}
lockdown-heard-gate-opened = The Main Gate opens.
lockdown-heard-rover-moved = { $room ->
    [none] The Rover drives to the Bunker.
   *[other] The Rover drives to room { $room }.
}
lockdown-heard-evacuated = { $seat } reaches the Bunker.
lockdown-heard-evacuation-failed = { $seat } does not get away to the Bunker.
lockdown-heard-locked-in = { $seat } is locked in and safe.
lockdown-heard-lock-in-failed = { $seat } does not get locked in.
lockdown-heard-pod-boarded = { $seat } boards { NAME($pod) }.
lockdown-heard-venting-started = Room { $room } is shut off: at the end of the player phase its air is let out.
lockdown-heard-venting-cancelled = The air stays in room { $room }: a door is open again.
lockdown-heard-vented = The air is let out of room { $room }.
lockdown-heard-token-seen = { $token ->
    [none] { $seat } looks secretly at the exploration token of room { $room }.
   *[token] { $seat } looks secretly at the exploration token of room { $room }: { NAME($token) }.
}
lockdown-heard-surface-token-seen = { lockdown-heard-token-seen }

## Computers, codes, and knowledge.

lockdown-heard-computer-used = { $seat } uses the computer: { NAME($action) }.
lockdown-heard-computer-card-turned = The computers show a new card: { NAME($card) }.
lockdown-heard-locked-down = { $room ->
    [none] Lock-Down: the computer cards are shuffled.
   *[other] Lock-Down in room { $room }: the computer cards are shuffled.
}
lockdown-heard-code-seen = { $code ->
    [none] { $seat } looks secretly at contingency token #{ $token }.
   *[contingency] { $seat } looks secretly at contingency token #{ $token }: { NAME($code) }.
}
lockdown-heard-code-taken = { $seat } takes contingency token #{ $token } of the neutral pool.
lockdown-heard-code-to-pool = Contingency token #{ $token } goes face down to the neutral pool.
lockdown-heard-css-seen = { $token ->
    [none] { $seat } looks secretly at the CSS token on space { $space }.
   *[css-token] { $seat } looks secretly at the CSS token on space { $space }: { NAME($token) }.
}
lockdown-heard-css-moved = A CSS token is moved from space { $from } to space { $to }.
lockdown-heard-tile-seen = { $tile ->
    [none] { $seat } looks secretly at room { $room }.
   *[room] { $seat } looks secretly at room { $room }: { NAME($tile) }.
}
lockdown-heard-knowledge-gained = { $seat } learns something: { $knowledge } knowledge.
lockdown-heard-knowledge-activated = { $seat } has an active knowledge token now.
lockdown-heard-object-researched = { $object ->
    [lockdown-object-token-corpse] { $seat } researches a corpse ({ $object-of }).
   *[lockdown-object-token-egg] { $seat } researches something: { NAME($object) }.
}
lockdown-heard-weakness-revealed = Weakness { $slot } is revealed: { NAME($weakness) }.
lockdown-heard-computer-card-seen = { $card ->
    [none] { $seat } looks at a computer card.
   *[computer-card] { $seat } looks at a computer card: { NAME($card) }.
}

## Items and eggs.

lockdown-heard-examined = { $seat } has been examined.
lockdown-heard-item-taken = { $seat } takes { NAME($item-item) } ({ NAME($item-back) }).
lockdown-heard-crafted-here = { $seat } makes { NAME($item) } of { NAME($of-item) } alone ({ NAME($of-back) }).
lockdown-heard-egg-hatched = { $room ->
    [none] A larva hatches from an egg.
   *[other] A larva hatches from an egg in room { $room }.
}
lockdown-heard-ammo-lost = { $seat } loses ammo: { NAME($weapon) }.
lockdown-heard-item-lost = { $item ->
    [none] { $seat } loses a { NAME($back) }.
   *[item] { $seat } loses { NAME($item) } ({ NAME($back) }).
}
lockdown-heard-technical-noise = There is noise in the technical corridors.
lockdown-heard-noise-taken = The noise in corridor { $number } of room { $room } is gone.
lockdown-heard-quest-unlocked = { $seat } unlocks the quest item { NAME($quest) }.
lockdown-heard-object-given-up = { $object ->
    [lockdown-object-token-corpse] { $seat } gives up a corpse ({ $object-of }).
   *[lockdown-object-token-egg] { $seat } gives something up: { NAME($object) }.
}

## Intruders and combat.

lockdown-heard-attacked = { $occasion ->
    [lockdown-occasion-surprise] { NAME($kind) }{ lockdown-which } attacks by surprise: { $seat }.
    [lockdown-occasion-escape] { NAME($kind) }{ lockdown-which } attacks the escaping: { $seat }.
    [lockdown-occasion-effect] { NAME($kind) }{ lockdown-which } attacks at once: { $seat }.
   *[lockdown-occasion-event-phase] { NAME($kind) }{ lockdown-which } attacks: { $seat }.
}
# The number of a figure; what attacks out of the walls has none.
lockdown-which = { $figure ->
    [none] {""}
   *[other] {" "}#{ $figure }
}
lockdown-heard-dark-part = In the dark, { NAME($attack) } does more: { $seat }.
lockdown-heard-reaction-played = { $instead ->
    [none] { $seat } plays { NAME($card) }.
   *[other] { $seat } plays { NAME($card) }: { $instead } is attacked instead.
}
lockdown-heard-bag-developed = { $token ->
    [lockdown-stalker-token-blank] The intruder bag develops: { NAME($token) }. It goes back, and an Adult joins it.
    [lockdown-stalker-token-larva-zero-one] The intruder bag develops: { NAME($token) }. It leaves the bag, and an Adult takes its place.
    [lockdown-stalker-token-larva-one-two] The intruder bag develops: { NAME($token) }. It leaves the bag, and an Adult takes its place.
    [lockdown-stalker-token-larva-one] The intruder bag develops: { NAME($token) }. It leaves the bag, and an Adult takes its place.
    [lockdown-stalker-token-creeper-one-two] The intruder bag develops: { NAME($token) }. It leaves the bag, and a Breeder takes its place.
    [lockdown-stalker-token-creeper-one] The intruder bag develops: { NAME($token) }. It leaves the bag, and a Breeder takes its place.
    [lockdown-stalker-token-queen-four] The intruder bag develops: { NAME($token) }.
   *[lockdown-stalker-token-adult-one-three] The intruder bag develops: { NAME($token) }. It goes back, and everybody out of combat makes a noise roll.
}
lockdown-heard-shot-rolled = { $die ->
    [lockdown-die-advantage] { $seat } rolls the advantage die: { NAME($face) }.
   *[lockdown-die-combat] { $seat } rolls the combat die: { NAME($face) }.
}
lockdown-heard-die-chosen = { $seat } lets this die count: { NAME($face) }.
lockdown-heard-advantage-taken = { $seat } discards { NAME($card) } to hit harder.
lockdown-heard-attack-seen = { $card ->
    [none] { $seat } looks at an attack card.
   *[attack-card] { $seat } looks at an attack card: { NAME($card) }.
}
lockdown-heard-top-cards-placed = { $on-top ->
    [lockdown-top-order-answer-first] { $seat } leaves the first of the two { lockdown-top-cards } on top.
   *[lockdown-top-order-answer-second] { $seat } puts the second of the two { lockdown-top-cards } on top.
}
lockdown-top-cards = { $deck ->
    [lockdown-top-deck-attacks] attack cards
   *[lockdown-top-deck-events] event cards
}

## The time track.

lockdown-heard-time-passed = { $space ->
    [0] Time is out.
   *[other] Time passes: space { $space }.
}
lockdown-heard-threshold-crossed = Time crosses the threshold behind space { $from }: power fails.
lockdown-heard-isolation-opened = The Isolation Room is open from now on.
lockdown-heard-alert-started = The alert is raised. It is over when time leaves space { $space }.
lockdown-heard-autodestruction-started = Autodestruction starts: its token lies on space { $space }.
lockdown-heard-autodestruction-stopped = Autodestruction is stopped.
lockdown-heard-autodestruction-turned-red = Autodestruction can no longer be stopped: its token lies on space { $space }.
lockdown-heard-css-revealed = The CSS token on space { $space } is revealed: { NAME($token) }.
lockdown-heard-pod-launched = { $seat } is launched: { NAME($pod) }.
lockdown-heard-launch-failed = { $seat } is thrown out again: { NAME($pod) } does not fly.
lockdown-heard-noise-removed = Noise dies away on { NAME($level) }.
lockdown-heard-markers-removed = A malfunction and a fire leave the supply for good.

## The end.

lockdown-heard-complex-destroyed = The complex is destroyed. { NAME($ending) }.
lockdown-heard-squad-arrived = The squad arrives. { NAME($ending) }.
lockdown-heard-code-revealed = The active contingency is { NAME($code) }. { NAME($code, case: "text") }
lockdown-heard-game-over = { $winners-count ->
    [0] The game is over. Nobody wins.
    [one] The game is over. There is { $winners-count } winner.
   *[other] The game is over. There are { $winners-count } winners.
}

## What only Lockdown tells of an action that is declared.

lockdown-declared-own = { $action ->
    [lockdown-action-unlock] { $action-price ->
        [lockdown-quest-price-item] { $seat } unlocks a quest item. For it goes { NAME($action-price-item-item) } ({ NAME($action-price-item-back) }).
        [lockdown-quest-price-object] { $seat } unlocks a quest item. The price: { NAME($action-price-object) }.
       *[lockdown-quest-price-presence] { $seat } unlocks a quest item.
    }
   *[lockdown-action-computer] { $seat } uses the computer: { lockdown-declared-computer }.
}
lockdown-declared-aim-own = { $action-aim ->
    [lockdown-aim-ignite] : a fire here
    [lockdown-aim-ignite-for] : a fire here, for { NAME($action-aim-giving-item) } ({ NAME($action-aim-giving-back) })
    [lockdown-aim-noise] : noise in corridor { $action-aim-number }
    [lockdown-aim-crafted] : { NAME($action-aim-item) }
    [lockdown-aim-hush] : quiet on this level
    [lockdown-aim-clamour] : noise on this level
    [lockdown-aim-slip] { $action-aim-follower ->
        [none] : { $action-aim-mover } to room { $to } { lockdown-declared-aim-through }, for { NAME($action-aim-giving-item) } ({ NAME($action-aim-giving-back) })
       *[seat] : { $action-aim-mover } and { $action-aim-follower } to room { $to } { lockdown-declared-aim-through }, for { NAME($action-aim-giving-item) } ({ NAME($action-aim-giving-back) })
    }
    [lockdown-aim-elevator] : to { NAME($action-aim-level) }
    [lockdown-aim-send-elevator] : the elevator to { NAME($action-aim-level) }
    [lockdown-aim-tiles] { $action-aim-other ->
        [none] : a look at room { $action-aim-one }
       *[room] : a look at rooms { $action-aim-one } and { $action-aim-other }
    }
    [lockdown-aim-rover] { $action-aim-to ->
        [lockdown-rover-bunker] : the Rover to the Bunker
       *[lockdown-rover-exit] : the Rover to room { $action-aim-to-room }
    }
    [lockdown-aim-drive] : { NAME($against) } #{ $action-aim-figure } { lockdown-declared-aim-through }
    [lockdown-aim-drive-for] : { NAME($against) } #{ $action-aim-figure } { lockdown-declared-aim-through }, for { NAME($action-aim-giving-item) } ({ NAME($action-aim-giving-back) })
    [lockdown-aim-clean-all] : off with all slime here
    [lockdown-aim-shed] : a contamination card
    [lockdown-aim-dress] : dressing, { NAME($action-aim-wound) }
    [lockdown-aim-dress-for] : dressing, { NAME($action-aim-wound) }, for { NAME($action-aim-giving-item) } ({ NAME($action-aim-giving-back) })
    [lockdown-aim-heal] : healing, { NAME($action-aim-wound) }
    [lockdown-aim-heal-light] : healing, light wounds
    [lockdown-aim-scan] : a scan
    [lockdown-aim-load] : { NAME($action-aim-item) }
    [lockdown-aim-research] { $action-aim-from ->
        [none] : research, { lockdown-declared-object }
       *[seat] : research, { lockdown-declared-object }, carried by { $action-aim-from }
    }
    [lockdown-aim-code] : contingency token #{ $action-aim-token }
    [lockdown-aim-events] : the top event cards
    [lockdown-aim-attacks] : the top attack cards
    [lockdown-aim-computer] : { lockdown-declared-computer-aim }
    [lockdown-aim-lines] : any lines of the computer
    [lockdown-aim-repair-and-compute] : the malfunction here, { lockdown-declared-computer-aim }
    [lockdown-aim-turn-power] : the power of this level
   *[lockdown-aim-nothing] {""}
}
lockdown-declared-room-aim-own = { $action-aim ->
    [lockdown-room-aim-code] : contingency token #{ $action-aim-token }
    [lockdown-room-aim-turn-power] : the power of this level
    [lockdown-room-aim-stop-autodestruction] : stopping autodestruction
    [lockdown-room-aim-research] { $action-aim-from ->
        [none] : research, { lockdown-declared-object }
       *[seat] : research, { lockdown-declared-object }, carried by { $action-aim-from }
    }
    [lockdown-room-aim-send-signal] : sending the signal
    [lockdown-room-aim-check-objective] : an objective of { $action-aim-of }
    [lockdown-room-aim-crafted] : { NAME($action-aim-item) }
    [lockdown-room-aim-css] : the CSS token on space { $action-aim-space }
    [lockdown-room-aim-defend] { $action-aim-with ->
        [lockdown-defense-price-malfunction] : room { $action-aim-room }, for a malfunction here
       *[lockdown-defense-price-counter] : room { $action-aim-room }, for an item of this room
    }
    [lockdown-room-aim-call-elevator] : calling the elevator
    [lockdown-room-aim-ride-to] : to { NAME($action-aim-level) }
    [lockdown-room-aim-start-alert] : raising the alert
    [lockdown-room-aim-ride-rover] : by Rover to room { $action-aim-to }
    [lockdown-room-aim-evacuate-by-rover] : to the Bunker by Rover
    [lockdown-room-aim-evacuate-on-foot] : to the Bunker on foot
   *[lockdown-room-aim-nothing] {""}
}
lockdown-declared-room-action-own = { $action-aim-with ->
    [lockdown-room-aim-code] , contingency token #{ $action-aim-with-token }
    [lockdown-room-aim-turn-power] , the power of this level
    [lockdown-room-aim-stop-autodestruction] , stopping autodestruction
    [lockdown-room-aim-research] { $action-aim-with-from ->
        [none] , research, { lockdown-declared-object-of-room }
       *[seat] , research, { lockdown-declared-object-of-room }, carried by { $action-aim-with-from }
    }
    [lockdown-room-aim-send-signal] , sending the signal
    [lockdown-room-aim-check-objective] , an objective of { $action-aim-with-of }
    [lockdown-room-aim-crafted] , { NAME($action-aim-with-item) }
    [lockdown-room-aim-css] , the CSS token on space { $action-aim-with-space }
    [lockdown-room-aim-defend] { $action-aim-with-with ->
        [lockdown-defense-price-malfunction] , room { $action-aim-with-room }, for a malfunction here
       *[lockdown-defense-price-counter] , room { $action-aim-with-room }, for an item of this room
    }
    [lockdown-room-aim-call-elevator] , calling the elevator
    [lockdown-room-aim-ride-to] , to { NAME($action-aim-with-level) }
    [lockdown-room-aim-start-alert] , raising the alert
    [lockdown-room-aim-ride-rover] , by Rover to room { $action-aim-with-to }
    [lockdown-room-aim-evacuate-by-rover] , to the Bunker by Rover
    [lockdown-room-aim-evacuate-on-foot] , to the Bunker on foot
   *[lockdown-room-aim-nothing] {""}
}
lockdown-declared-object = { $action-aim-object ->
    [lockdown-object-token-corpse] corpse ({ $action-aim-object-of })
   *[lockdown-object-token-egg] { NAME($action-aim-object) }
}
lockdown-declared-object-of-room = { $action-aim-with-object ->
    [lockdown-object-token-corpse] corpse ({ $action-aim-with-object-of })
   *[lockdown-object-token-egg] { NAME($action-aim-with-object) }
}
lockdown-declared-computer-aim = { $action-aim-with ->
    [lockdown-computer-use-move-rover] { $action-aim-with-to ->
        [lockdown-rover-bunker] sending the Rover to the Bunker
       *[lockdown-rover-exit] sending the Rover to room { $action-aim-with-to-room }
    }
    [lockdown-computer-use-look-at-contingencies] the codes of { $action-aim-with-of }
    [lockdown-computer-use-turn-door] the door in corridor { $action-aim-with-passage-corridor } of room { $action-aim-with-passage-room }
    [lockdown-computer-use-clear-room] clearing room { $action-aim-with-room }
    [lockdown-computer-use-look-at-css-token] the CSS token on space { $action-aim-with-space }
    [lockdown-computer-use-swap-power-tokens] swapping power, { NAME($action-aim-with-one) } and { NAME($action-aim-with-other) }
   *[lockdown-computer-use-gain-knowledge] 1 knowledge
}
lockdown-declared-computer = { $action-with ->
    [lockdown-computer-use-move-rover] { $action-with-to ->
        [lockdown-rover-bunker] sending the Rover to the Bunker
       *[lockdown-rover-exit] sending the Rover to room { $action-with-to-room }
    }
    [lockdown-computer-use-look-at-contingencies] the codes of { $action-with-of }
    [lockdown-computer-use-turn-door] the door in corridor { $action-with-passage-corridor } of room { $action-with-passage-room }
    [lockdown-computer-use-clear-room] clearing room { $action-with-room }
    [lockdown-computer-use-look-at-css-token] the CSS token on space { $action-with-space }
    [lockdown-computer-use-swap-power-tokens] swapping power, { NAME($action-with-one) } and { NAME($action-with-other) }
   *[lockdown-computer-use-gain-knowledge] 1 knowledge
}

## The Martian surface.

lockdown-heard-surface-rolled = { $seat } rolls the die of the surface: { NAME($face) }.
lockdown-heard-surface-explored = { lockdown-heard-room-explored }
lockdown-heard-surface-card-drawn = { $seat } draws a surface card: { NAME($card) }.
lockdown-heard-zone-noise = There is noise in { NAME($zone) }.
lockdown-heard-suit-torn = { $seat } loses the Enviro-Suit: it is torn.
lockdown-heard-charge-lost = { $seat } loses a charge: { NAME($item) }.
