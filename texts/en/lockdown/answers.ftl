### The answers that only Lockdown has, each short enough for a button.
###
### $instead and $of are names that people typed: they are never inflected.

## Light, attacks and combat.

lockdown-answer-light-source-none = Leave it dark
lockdown-answer-light-source-flashlight = Flashlight
lockdown-answer-light-source-glowstick = Glowstick
lockdown-answer-light-source-lighter = Lighter
lockdown-answer-before-the-card-nothing = Do nothing
lockdown-answer-before-the-card-inconspicuous = Inconspicuous: { $instead } is attacked
lockdown-answer-reaction-nothing = Suffer the attack
lockdown-answer-reaction-feel-of-the-dark = Feel of the Dark
lockdown-answer-reaction-nerves-of-steel = Nerves of Steel
lockdown-answer-reaction-flak-vest = Flak Vest
lockdown-answer-reaction-pheromones = Pheromones, for the { NAME($giving) }
lockdown-answer-reaction-pheromones-at = Pheromones: { $instead } is attacked
lockdown-answer-reaction-light = Make light{ lockdown-by-light }
lockdown-answer-frenzy-reaction-nothing = Let it hit you
lockdown-answer-frenzy-reaction-nerves-of-steel = Nerves of Steel
lockdown-by-light = { $with ->
    [lockdown-light-answer-flashlight] : Flashlight
    [lockdown-light-answer-glowstick] : Glowstick
    [lockdown-light-answer-lighter] : Lighter
   *[lockdown-light-answer-none] {""}
}
lockdown-answer-second-die = { $yes-no ->
    [lockdown-yes-no-yes] Spend 1 more ammo
   *[lockdown-yes-no-no] Save the ammo
}
lockdown-answer-die-choice-first = The first die
lockdown-answer-die-choice-second = The second die
lockdown-answer-advantage-nothing = Discard nothing
lockdown-answer-advantage-discard = Discard { NAME($action-card) }
lockdown-answer-event-reaction-nothing = Let it happen
lockdown-answer-event-reaction-feel-of-the-dark = Feel of the Dark
lockdown-answer-event-reaction-light = Make light{ lockdown-by-light }
lockdown-answer-panic-loss-ammo = 1 ammo: { NAME($weapon) }
lockdown-answer-panic-loss-item = { NAME($item-item) } ({ NAME($item-back) })

## Rooms, power and computers.

lockdown-answer-redistribution = S-01: { NAME($s01) }, S-02: { NAME($s02) }, S-03: { NAME($s03) }, elevator: { NAME($elevator) }
lockdown-answer-research-consent = { $yes-no ->
    [lockdown-yes-no-yes] Give it up
   *[lockdown-yes-no-no] Keep it
}
lockdown-answer-ride-along = { $yes-no ->
    [lockdown-yes-no-yes] Ride along
   *[lockdown-yes-no-no] Stay here
}
lockdown-answer-css-move-stay = Leave it there
lockdown-answer-css-move-sooner = One space sooner
lockdown-answer-css-move-later = One space later
lockdown-answer-craft-here-nothing = Craft nothing
lockdown-answer-craft-here-craft = { NAME($item) } of { NAME($of-item) } ({ NAME($of-back) })
lockdown-answer-bypass-done = That is enough
lockdown-answer-bypass-line = { lockdown-computer-line }
lockdown-answer-top-order-first = The first on top
lockdown-answer-top-order-second = The second on top
lockdown-answer-shedding-action = Discard { NAME($action-card) }
lockdown-answer-shedding-scanned = Contamination card ({ NAME($contamination) })
lockdown-answer-shedding-unscanned = Contamination card, not scanned
lockdown-answer-slip-consent = { $yes-no ->
    [lockdown-yes-no-yes] Slip away
   *[lockdown-yes-no-no] Stay
}
lockdown-answer-token-ignored = { $yes-no ->
    [lockdown-yes-no-yes] Ignore it
   *[lockdown-yes-no-no] Let it happen
}
lockdown-answer-quiet-in-the-dark-nothing = Make noise
lockdown-answer-quiet-in-the-dark-inconspicuous = Inconspicuous

## What an action of Lockdown alone is aimed at, behind its name.

lockdown-on-aim-own = { $aim ->
    [lockdown-aim-ignite] : a fire here
    [lockdown-aim-ignite-for] : a fire here, for { NAME($aim-giving-item) } ({ NAME($aim-giving-back) })
    [lockdown-aim-noise] : noise in corridor { $aim-number }
    [lockdown-aim-crafted] : { NAME($aim-item) }
    [lockdown-aim-hush] : quiet on this level
    [lockdown-aim-clamour] : noise on this level
    [lockdown-aim-slip] { $aim-follower ->
        [none] : { $aim-mover } { lockdown-aim-through }, for { NAME($aim-giving-item) } ({ NAME($aim-giving-back) })
       *[seat] : { $aim-mover } and { $aim-follower } { lockdown-aim-through }, for { NAME($aim-giving-item) } ({ NAME($aim-giving-back) })
    }
    [lockdown-aim-elevator] : to { NAME($aim-level) }
    [lockdown-aim-send-elevator] : the elevator to { NAME($aim-level) }
    [lockdown-aim-tiles] { $aim-other ->
        [none] : a look at room { $aim-one }
       *[room] : a look at rooms { $aim-one } and { $aim-other }
    }
    [lockdown-aim-rover] { $aim-to ->
        [lockdown-rover-bunker] : the Rover to the Bunker
       *[lockdown-rover-exit] : the Rover to room { $aim-to-room }
    }
    [lockdown-aim-drive] : intruder #{ $aim-figure } { lockdown-aim-through }
    [lockdown-aim-drive-for] : intruder #{ $aim-figure } { lockdown-aim-through }, for { NAME($aim-giving-item) } ({ NAME($aim-giving-back) })
    [lockdown-aim-clean-all] : off with all slime here
    [lockdown-aim-shed] : a contamination card
    [lockdown-aim-dress] : dressing, { NAME($aim-wound) }
    [lockdown-aim-dress-for] : dressing, { NAME($aim-wound) }, for { NAME($aim-giving-item) } ({ NAME($aim-giving-back) })
    [lockdown-aim-heal] : healing, { NAME($aim-wound) }
    [lockdown-aim-heal-light] : healing, light wounds
    [lockdown-aim-scan] : a scan
    [lockdown-aim-load] : { NAME($aim-item) }
    [lockdown-aim-research] { $aim-from ->
        [none] : research, { lockdown-on-object }
       *[seat] : research, { lockdown-on-object }, carried by { $aim-from }
    }
    [lockdown-aim-code] : contingency token #{ $aim-token }
    [lockdown-aim-events] : the top event cards
    [lockdown-aim-attacks] : the top attack cards
    [lockdown-aim-computer] : { lockdown-on-computer-aim }
    [lockdown-aim-lines] : any lines of the computer
    [lockdown-aim-repair-and-compute] : the malfunction here, { lockdown-on-computer-aim }
    [lockdown-aim-turn-power] : the power of this level
   *[lockdown-aim-nothing] {""}
}
lockdown-on-room-aim-own = { $aim ->
    [lockdown-room-aim-code] : contingency token #{ $aim-token }
    [lockdown-room-aim-turn-power] : the power of this level
    [lockdown-room-aim-stop-autodestruction] : stop autodestruction
    [lockdown-room-aim-research] { $aim-from ->
        [none] : research, { lockdown-on-object }
       *[seat] : research, { lockdown-on-object }, carried by { $aim-from }
    }
    [lockdown-room-aim-send-signal] : send the signal
    [lockdown-room-aim-check-objective] : an objective of { $aim-of }
    [lockdown-room-aim-crafted] : { NAME($aim-item) }
    [lockdown-room-aim-css] : the CSS token on space { $aim-space }
    [lockdown-room-aim-defend] { $aim-with ->
        [lockdown-defense-price-malfunction] : room { $aim-room }, for a malfunction here
       *[lockdown-defense-price-counter] : room { $aim-room }, for an item of this room
    }
    [lockdown-room-aim-call-elevator] : call the elevator
    [lockdown-room-aim-ride-to] : to { NAME($aim-level) }
    [lockdown-room-aim-start-alert] : raise the alert
    [lockdown-room-aim-ride-rover] : by Rover to room { $aim-to }
    [lockdown-room-aim-evacuate-by-rover] : to the Bunker by Rover
    [lockdown-room-aim-evacuate-on-foot] : to the Bunker on foot
   *[lockdown-room-aim-nothing] {""}
}
lockdown-on-room-action-own = { $aim-with ->
    [lockdown-room-aim-code] , contingency token #{ $aim-with-token }
    [lockdown-room-aim-turn-power] , the power of this level
    [lockdown-room-aim-stop-autodestruction] , stop autodestruction
    [lockdown-room-aim-research] { $aim-with-from ->
        [none] , research, { lockdown-on-object-of-room }
       *[seat] , research, { lockdown-on-object-of-room }, carried by { $aim-with-from }
    }
    [lockdown-room-aim-send-signal] , send the signal
    [lockdown-room-aim-check-objective] , an objective of { $aim-with-of }
    [lockdown-room-aim-crafted] , { NAME($aim-with-item) }
    [lockdown-room-aim-css] , the CSS token on space { $aim-with-space }
    [lockdown-room-aim-defend] { $aim-with-with ->
        [lockdown-defense-price-malfunction] , room { $aim-with-room }, for a malfunction here
       *[lockdown-defense-price-counter] , room { $aim-with-room }, for an item of this room
    }
    [lockdown-room-aim-call-elevator] , call the elevator
    [lockdown-room-aim-ride-to] , to { NAME($aim-with-level) }
    [lockdown-room-aim-start-alert] , raise the alert
    [lockdown-room-aim-ride-rover] , by Rover to room { $aim-with-to }
    [lockdown-room-aim-evacuate-by-rover] , to the Bunker by Rover
    [lockdown-room-aim-evacuate-on-foot] , to the Bunker on foot
   *[lockdown-room-aim-nothing] {""}
}
lockdown-on-object = { $aim-object ->
    [lockdown-object-token-corpse] corpse ({ $aim-object-of })
   *[lockdown-object-token-egg] { NAME($aim-object) }
}
lockdown-on-object-of-room = { $aim-with-object ->
    [lockdown-object-token-corpse] corpse ({ $aim-with-object-of })
   *[lockdown-object-token-egg] { NAME($aim-with-object) }
}
lockdown-on-computer-aim = { $aim-with ->
    [lockdown-computer-use-move-rover] { $aim-with-to ->
        [lockdown-rover-bunker] send the Rover to the Bunker
       *[lockdown-rover-exit] send the Rover to room { $aim-with-to-room }
    }
    [lockdown-computer-use-look-at-contingencies] read the codes of { $aim-with-of }
    [lockdown-computer-use-turn-door] the door in corridor { $aim-with-passage-corridor } of room { $aim-with-passage-room }
    [lockdown-computer-use-clear-room] clear room { $aim-with-room }
    [lockdown-computer-use-look-at-css-token] the CSS token on space { $aim-with-space }
    [lockdown-computer-use-swap-power-tokens] swap power: { NAME($aim-with-one) } and { NAME($aim-with-other) }
   *[lockdown-computer-use-gain-knowledge] gain 1 knowledge
}
lockdown-computer-line = { $with ->
    [lockdown-computer-use-move-rover] { $with-to ->
        [lockdown-rover-bunker] Send the Rover to the Bunker
       *[lockdown-rover-exit] Send the Rover to room { $with-to-room }
    }
    [lockdown-computer-use-look-at-contingencies] Read the codes of { $with-of }
    [lockdown-computer-use-turn-door] The door in corridor { $with-passage-corridor } of room { $with-passage-room }
    [lockdown-computer-use-clear-room] Clear room { $with-room }
    [lockdown-computer-use-look-at-css-token] The CSS token on space { $with-space }
    [lockdown-computer-use-swap-power-tokens] Swap power: { NAME($with-one) } and { NAME($with-other) }
   *[lockdown-computer-use-gain-knowledge] Gain 1 knowledge
}

## What to do in a turn.

lockdown-answer-turn-unlock = { $price ->
    [lockdown-quest-price-item] Unlock the quest item for { NAME($price-item-item) } ({ NAME($price-item-back) })
    [lockdown-quest-price-object] Unlock the quest item for the { NAME($price-object) }
   *[lockdown-quest-price-presence] Unlock the quest item
}
lockdown-answer-turn-computer = { lockdown-computer-line }

## The Wail and the Cheat Codes.

lockdown-answer-wail-noise-done = That is enough
lockdown-answer-wail-noise-noise = Corridor { $passage-corridor } of room { $passage-room }
lockdown-answer-cheat-choice = { NAME($computer-card) }
lockdown-answer-cheat-order = { NAME($computer-card) }
lockdown-answer-cheat-use-gain-knowledge = Gain 1 knowledge
lockdown-answer-cheat-use-move-rover = { $to ->
    [lockdown-rover-bunker] Send the Rover to the Bunker
   *[lockdown-rover-exit] Send the Rover to room { $to-room }
}
lockdown-answer-cheat-use-look-at-contingencies = Read the codes of { $of }
lockdown-answer-cheat-use-turn-door = The door in corridor { $passage-corridor } of room { $passage-room }
lockdown-answer-cheat-use-clear-room = Clear room { $room }
lockdown-answer-cheat-use-look-at-css-token = The CSS token on space { $space }
lockdown-answer-cheat-use-swap-power-tokens = Swap power: { NAME($one) } and { NAME($other) }

## The Martian surface.

lockdown-answer-dust-loss-action = Discard { NAME($action-card) }
lockdown-answer-dust-loss-scanned = Contamination card ({ NAME($contamination) })
lockdown-answer-dust-loss-unscanned = Contamination card, not scanned
lockdown-answer-tracks-noise = Noise in { NAME($zone) }
lockdown-answer-static-loss = { NAME($item) }
lockdown-answer-static-loss-none = There is nothing to lose
