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
lockdown-answer-reaction-pheromones = Pheromones, for the { NAME($giving) }
lockdown-answer-reaction-pheromones-at = Pheromones: { $instead } is attacked
lockdown-answer-reaction-light = Make light{ lockdown-by-light }
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
lockdown-answer-bypass-line = { $with ->
    [lockdown-computer-use-move-rover] Send the Rover
    [lockdown-computer-use-look-at-contingencies] Read the codes of { $with-of }
    [lockdown-computer-use-turn-door] The door in corridor { $with-passage-corridor } of room { $with-passage-room }
    [lockdown-computer-use-clear-room] Clear room { $with-room }
    [lockdown-computer-use-look-at-css-token] The CSS token on space { $with-space }
    [lockdown-computer-use-swap-power-tokens] Swap power: { NAME($with-one) } and { NAME($with-other) }
   *[lockdown-computer-use-gain-knowledge] Gain 1 knowledge
}
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
