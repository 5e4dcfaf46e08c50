### What an answer leads to in both games, in the few words that stand beside it: parts of a line,
### without a full stop.
###
### $numbers are corridors such as 1, 4; $figures are names in a row, never inflected.

## Noise.

nemesis-kit-ahead-noise = noise on { $numbers }
nemesis-kit-ahead-encounter = encounter on { $numbers }
nemesis-kit-ahead-silence-is-danger = slime: Silence is Danger
nemesis-kit-ahead-danger-noise = Danger: noise all around
nemesis-kit-ahead-danger-come = Danger brings: { $figures }
nemesis-kit-ahead-danger-door = at Danger a door is broken by: { $figures }
nemesis-kit-ahead-danger-nobody = Danger: closed doors keep all out

## The hand, and whom tokens surprise.

nemesis-kit-ahead-cards = { $n ->
    [0] no cards left: surprise is certain
    [one] { $n } card left
   *[other] { $n } cards left
}
nemesis-kit-ahead-surprise = { $n ->
    [0] no token surprises you
   *[other] { $n } of { $of } tokens surprise you
}

## Combat.

nemesis-kit-ahead-hits = hits on { $hits } of { $of }
nemesis-kit-ahead-injuries = { $n ->
    [0] a miss
    [one] { $n } injury
   *[other] { $n } injuries
}
nemesis-kit-ahead-eggs = { $n ->
    [0] a miss
    [one] { $n } egg destroyed
   *[other] { $n } eggs destroyed
}
nemesis-kit-ahead-injury-range = injuries: { $range }
