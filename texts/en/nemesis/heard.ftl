### What happens in Nemesis, a sentence for each event, in the present.
###
### $seat, $to, $of, $against and, where something changes hands, $from are names that people
### typed: they are never inflected. Let them be the subject, or put them behind a colon or in
### brackets. Where something is a secret, those who may not know it are told `none`.
### $by is a cause, see words.ftl; intruders have injuries, characters have wounds.

## The table is set up.

nemesis-heard-pod-drawn = An escape pod is aboard: { NAME($pod) }.

## Actions.

nemesis-declared-own = { $action ->
    [nemesis-action-rush] { $seat } rushes: 1 light wound for 1 more action.
   *[nemesis-action-activate] { $action-giving ->
        [none] { $seat } activates a quest item: { NAME($action-quest) }.
       *[some] { $seat } activates a quest item: { NAME($action-quest) }. For it goes { NAME($action-giving-item) } ({ NAME($action-giving-back) }).
    }
}
nemesis-declared-aim-own = { $action-aim ->
    [nemesis-aim-engine] : the engine here
    [nemesis-aim-ignite] : a fire here, for { NAME($action-aim-giving-item) } ({ NAME($action-aim-giving-back) })
    [nemesis-aim-technical] : to room { $action-aim-room } ({ NAME($action-aim-network) })
    [nemesis-aim-weapon] : { NAME($action-aim-weapon) }
    [nemesis-aim-dress] : dressing, { NAME($action-aim-wound) } ({ $action-aim-seat })
    [nemesis-aim-heal] : healing, { NAME($action-aim-wound) } ({ $action-aim-seat })
    [nemesis-aim-heal-light] : healing, light wounds ({ $action-aim-seat })
    [nemesis-aim-pod] : { NAME($action-aim-pod) }
    [nemesis-aim-research] : research, { NAME($action-aim-object) }
    [nemesis-aim-coordinates] : the coordinates
    [nemesis-aim-objective] { $action-aim-second ->
        [true] : second objective of { $action-aim-of }
       *[false] : first objective of { $action-aim-of }
    }
   *[nemesis-aim-nothing] {""}
}
nemesis-declared-room-aim-own = { $action-aim ->
    [nemesis-room-aim-weapon] : { NAME($action-aim-weapon) }
    [nemesis-room-aim-research] : research, { NAME($action-aim-object) }
    [nemesis-room-aim-deck] : { NAME($action-aim-back) }
    [nemesis-room-aim-scan] : with a scan
    [nemesis-room-aim-no-scan] : without a scan
    [nemesis-room-aim-pod] : { NAME($action-aim-pod) }
    [nemesis-room-aim-check-coordinates] : the coordinates
    [nemesis-room-aim-set-course] : course { NAME($action-aim-course) }
   *[nemesis-room-aim-nothing] {""}
}
nemesis-declared-room-action-own = { $action-aim-with ->
    [nemesis-room-aim-weapon] , { NAME($action-aim-with-weapon) }
    [nemesis-room-aim-research] , research, { NAME($action-aim-with-object) }
    [nemesis-room-aim-deck] , { NAME($action-aim-with-back) }
    [nemesis-room-aim-scan] , with a scan
    [nemesis-room-aim-no-scan] , without a scan
    [nemesis-room-aim-pod] , { NAME($action-aim-with-pod) }
    [nemesis-room-aim-check-coordinates] , the coordinates
    [nemesis-room-aim-set-course] , course { NAME($action-aim-with-course) }
   *[nemesis-room-aim-nothing] {""}
}
nemesis-heard-consented = { $answer ->
    [nemesis-yes-no-yes] { $seat } goes along.
   *[nemesis-yes-no-no] { $seat } stays.
}

## Movement, noise and doors.

nemesis-heard-technical-noise = There is noise in the { NAME($network) }.
nemesis-heard-airlock-started = The airlock of room { $room } is going to open at the end of the player phase.
nemesis-heard-airlock-cancelled = The airlock of room { $room } stays shut: a door of the room is open.
nemesis-heard-airlock-opened = The airlock of room { $room } opens.

## Intruders.

nemesis-heard-bag-developed = { $token ->
    [nemesis-intruder-token-blank] The intruder bag develops: { NAME($token) }. It goes back, and an Adult joins it.
    [nemesis-intruder-token-larva-one] The intruder bag develops: { NAME($token) }. It leaves the bag, and an Adult takes its place.
    [nemesis-intruder-token-creeper-one] The intruder bag develops: { NAME($token) }. It leaves the bag, and a Breeder takes its place.
    [nemesis-intruder-token-queen-four] The intruder bag develops: { NAME($token) }.
   *[nemesis-intruder-token-adult-two] The intruder bag develops: { NAME($token) }. It goes back, and everybody out of combat makes a noise roll.
}
nemesis-heard-attacked = { $occasion ->
    [nemesis-occasion-surprise] { NAME($kind) } #{ $figure } surprises { $seat } with an attack.
    [nemesis-occasion-escape] { NAME($kind) } #{ $figure } attacks { $seat }, who flees.
   *[nemesis-occasion-event-phase] { NAME($kind) } #{ $figure } attacks { $seat }.
}
nemesis-heard-nerves-of-steel-played = { $seat } plays Nerves of Steel: the surprise attack does nothing.
nemesis-heard-armor-given-up = { $seat } gives up the Armor: the attack does nothing.
nemesis-heard-egg-hatched = An egg hatches.
nemesis-heard-weakness-discovered = A weakness is discovered: { NAME($weakness) }. The object: { NAME($object) }.

## Combat, wounds and contamination.

nemesis-heard-hand-scanned = { $cards ->
    [0] { $seat } has no contamination card to scan.
    [one] { $seat } has { $cards } contamination card to scan.
   *[other] { $seat } has { $cards } contamination cards to scan.
}

## Items and objects.

nemesis-heard-quest-activated = { $giving ->
    [none] { $seat } activates { NAME($quest) }.
   *[some] { $seat } activates { NAME($quest) } and gives up { NAME($giving-item) } ({ NAME($giving-back) }).
}

## Secret looks, engines and the course.

nemesis-heard-looked = { $sight ->
    [nemesis-sight-tile] { $shown ->
        [none] { $seat } looks secretly at room { $sight-room }.
       *[nemesis-shown-tile] { $seat } looks secretly at room { $sight-room }: { NAME($shown-tile) }.
    }
    [nemesis-sight-token] { $shown ->
        [none] { $seat } looks secretly at the exploration token of room { $sight-room }.
       *[nemesis-shown-token] { $seat } looks secretly at the exploration token of room { $sight-room }: { NAME($shown-token) }.
    }
    [nemesis-sight-engine] { $shown ->
        [none] { $seat } checks { NAME($sight-engine) }.
       *[nemesis-shown-engine] { $seat } checks { NAME($sight-engine) }: { NAME($shown-engine) }.
    }
   *[nemesis-sight-coordinates] { $shown ->
        [none] { $seat } checks the coordinates.
       *[nemesis-shown-coordinates] { $seat } checks the coordinates: { NAME($shown-coordinates) }.
    }
}
nemesis-heard-engine-worked-on = { $is-changed ->
    [true] { $seat } works on { NAME($engine) } and changes its state.
   *[false] { $seat } works on { NAME($engine) } and leaves it as it was.
}
nemesis-heard-course-set = { $seat } sets the course: { NAME($course) }.
nemesis-heard-self-destruct-started = The self-destruct sequence starts.
nemesis-heard-self-destruct-stopped = The self-destruct sequence is stopped.

## Pods and hibernation.

nemesis-heard-pod-entered = { $seat } takes a seat in an escape pod: { NAME($pod) }.
nemesis-heard-pod-missed = { $seat } does not get into a pod.
nemesis-heard-pod-left = { $seat } leaves the pod and is in room { $room }.
nemesis-heard-pod-flipped = { $side ->
    [nemesis-pod-side-locked] An escape pod is locked: { NAME($pod) }.
   *[nemesis-pod-side-unlocked] An escape pod is unlocked: { NAME($pod) }.
}
nemesis-heard-pods-unlocked = All escape pods are unlocked.
nemesis-heard-pod-launched = { $with-count ->
    [0] An escape pod leaves the ship empty: { NAME($pod) }.
    [one] An escape pod leaves the ship with { $with-count } character: { NAME($pod) }.
   *[other] An escape pod leaves the ship with { $with-count } characters: { NAME($pod) }.
}
nemesis-heard-hibernated = { $seat } goes into hibernation.
nemesis-heard-hibernation-failed = { $seat } does not get into hibernation.
nemesis-heard-hibernation-opened = The hibernation chambers open.

## The event phase, and whoever plays the intruders.

nemesis-heard-time-passed = { $self-destruct ->
    [none] Time passes: { $time } of 15.
   *[other] Time passes: { $time } of 15. Self-destruct: { $self-destruct } of 6.
}
nemesis-heard-intruders-led = { $seat } leads the intruders from now on.
nemesis-heard-intruder-card-drawn = { $card ->
    [none] The intruder player draws a card.
   *[card] The intruder player draws a card: { NAME($card) }.
}
nemesis-heard-intruder-card-played = The intruder player plays { NAME($card) }.
nemesis-heard-intruder-card-discarded = The intruder player discards { NAME($card) }.

## The end.

nemesis-heard-ship-destroyed = The ship is lost. { NAME($ending) }.
nemesis-heard-ship-jumped = The ship jumps into hyperspace.
nemesis-heard-engine-revealed = The engines are checked: { NAME($engine) } is { NAME($token) }.
nemesis-heard-arrived = The coordinates are revealed ({ NAME($coordinates) }). The ship arrives: { NAME($destination) }.
nemesis-heard-game-over = { $winners-count ->
    [0] { $leader ->
        [none] The game is over. Nobody wins.
       *[some] The game is over. Nobody wins: the intruders have had their way ({ $leader }).
    }
    [one] The game is over. There is { $winners-count } winner.
   *[other] The game is over. There are { $winners-count } winners.
}
