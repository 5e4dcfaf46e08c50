### What happens alike in Nemesis and Lockdown: a sentence for each event, in the present, as in the games’ own files.

## Noise and doors.

nemesis-kit-heard-noise-rolled = { $seat } makes a noise roll: { NAME($face) }.
nemesis-kit-heard-noise-made = There is noise in corridor { $number } of room { $room }.
nemesis-kit-heard-noise-all-around = There is noise in every corridor of room { $room }.
nemesis-kit-heard-danger-came = { $is-slimed ->
    [true] Slime turns silence into danger in room { $room }.
   *[false] Danger in room { $room }.
}
nemesis-kit-heard-door-changed = { $door ->
    [nemesis-kit-door-open] The door in corridor { $passage-corridor } of room { $passage-room } opens.
    [nemesis-kit-door-closed] The door in corridor { $passage-corridor } of room { $passage-room } closes.
   *[nemesis-kit-door-destroyed] The door in corridor { $passage-corridor } of room { $passage-room } is destroyed.
}

## Markers.

nemesis-kit-heard-slimed = { $seat } is covered with slime.
nemesis-kit-heard-slime-washed-off = { $seat } is free of slime.
nemesis-kit-heard-fire-broke-out = Fire breaks out in room { $room }.
nemesis-kit-heard-fire-went-out = The fire in room { $room } goes out.
nemesis-kit-heard-malfunctioned = Room { $room } has a malfunction.
nemesis-kit-heard-repaired = The malfunction in room { $room } is repaired.

## Intruders.

nemesis-kit-heard-encountered = { $seat } has an encounter in room { $room }.
nemesis-kit-heard-token-drawn = From the intruder bag comes: { NAME($token) }.
nemesis-kit-heard-token-added = Into the intruder bag goes { NAME($token) }.
nemesis-kit-heard-token-removed = A token leaves the intruder bag: { NAME($token) }.
nemesis-kit-heard-nothing-left = { $kind ->
    [nemesis-kit-intruder-queen] No egg is left for the Queen to lay.
   *[nemesis-kit-intruder-adult] No token is left to go into the intruder bag: { NAME($kind) }.
}
nemesis-kit-heard-intruder-appeared = { NAME($kind) } #{ $figure } appears in room { $room }.
nemesis-kit-heard-intruder-moved = { NAME($kind) } #{ $figure } moves from room { $from } to room { $to }.
nemesis-kit-heard-intruder-vanished = { NAME($kind) } #{ $figure } leaves the board.
nemesis-kit-heard-intruder-died = { NAME($kind) } #{ $figure } dies in room { $room }.
nemesis-kit-heard-injured = { $injuries ->
    [one] { NAME($kind) } #{ $figure } suffers { $injuries } injury ({ NAME($by) }).
   *[other] { NAME($kind) } #{ $figure } suffers { $injuries } injuries ({ NAME($by) }).
}
nemesis-kit-heard-endurance-shown = { $result ->
    [nemesis-kit-endurance-unsettled] Endurance of { NAME($kind) } #{ $figure }: { NAME($card) }, and a second card.
    [nemesis-kit-endurance-retreats] Endurance of { NAME($kind) } #{ $figure }: { NAME($card) }, it retreats.
    [nemesis-kit-endurance-dies] Endurance of { NAME($kind) } #{ $figure }: { NAME($card) }, { nemesis-kit-endurance-against }: it dies.
   *[nemesis-kit-endurance-holds-on] Endurance of { NAME($kind) } #{ $figure }: { NAME($card) }, { nemesis-kit-endurance-against }: it holds on.
}
# What is compared: the number of the card or cards, one less by a weakness, and the injuries.
nemesis-kit-endurance-against = { $compared-injuries ->
    [one] { nemesis-kit-endurance-number } against { $compared-injuries } injury
   *[other] { nemesis-kit-endurance-number } against { $compared-injuries } injuries
}
nemesis-kit-endurance-number = { $compared-is-weakened ->
    [true] { $compared-endurance } by its weakness
   *[false] { $compared-endurance }
}
nemesis-kit-heard-retreat-shown = { NAME($kind) } #{ $figure } retreats through corridor { $corridor } ({ NAME($card) }).

## Wounds and contamination.

nemesis-kit-heard-light-wound-suffered = { $seat } suffers a light wound ({ NAME($by) }).
nemesis-kit-heard-serious-wound-suffered = { $by ->
    [nemesis-kit-cause-light-wounds] The light wounds become a serious one, { NAME($wound) }: { $seat }.
   *[nemesis-kit-cause-attack] { $seat } suffers a serious wound, { NAME($wound) } ({ NAME($by) }).
}
nemesis-kit-heard-light-wounds-healed = { $left ->
    [0] { $seat } has no light wounds any more.
   *[other] { $seat } has one light wound less.
}
nemesis-kit-heard-wound-dressed = { $seat } has a wound dressed: { NAME($wound) }.
nemesis-kit-heard-wound-healed = { $seat } has a wound healed: { NAME($wound) }.
nemesis-kit-heard-contaminated = { $seat } takes a contamination card.
nemesis-kit-heard-infested = { $seat } carries a larva now.
nemesis-kit-heard-died = { $room ->
    [none] { $seat } dies: { NAME($by) }.
   *[other] { $seat } dies in room { $room }: { NAME($by) }.
}
