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

## Whoever leaves, and whoever enters.

nemesis-kit-ahead-attacked = attacked first by: { $figures }
nemesis-kit-ahead-unexplored = not explored
nemesis-kit-ahead-burns = the room burns
nemesis-kit-ahead-malfunction = malfunction
nemesis-kit-ahead-slime = slime
nemesis-kit-ahead-combat = combat: { $figures }

## Noise.

nemesis-kit-ahead-certain-danger = the token is Danger
nemesis-kit-ahead-no-noise = no noise roll
nemesis-kit-ahead-unless-token = unless the token is Silence or Danger
nemesis-kit-ahead-no-noise-company = no noise roll: somebody is there
nemesis-kit-ahead-no-noise-token = no noise roll: the token is Silence
nemesis-kit-ahead-careful = noise where you choose: { $numbers }
nemesis-kit-ahead-noise-lies = later in this room an encounter on { $numbers }

## Combat.

nemesis-kit-ahead-miss-nothing = a miss costs nothing
nemesis-kit-ahead-miss-wound = a miss is a serious wound
nemesis-kit-ahead-miss-death = a miss is your death
nemesis-kit-ahead-contamination = 1 contamination card
nemesis-kit-ahead-blast-figures = injuries: { $figures }
nemesis-kit-ahead-blast-characters = serious wound: { $seats }
nemesis-kit-ahead-blast-deadly = dies: { $seats }

## The end of the turn.

nemesis-kit-ahead-fire = fire: a light wound at the end of the turn
nemesis-kit-ahead-bleeding = bleeding: a light wound
nemesis-kit-ahead-deadly = this wound kills
