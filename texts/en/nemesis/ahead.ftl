### What an answer leads to, in the few words that stand beside it: parts of a line, without a full stop.
###
### $numbers are corridors such as 1, 4; $figures and $seats are names in a row, never inflected.

## Whoever leaves, and whoever enters.

nemesis-ahead-attacked = attacked first by: { $figures }
nemesis-ahead-unexplored = not explored
nemesis-ahead-burns = the room burns
nemesis-ahead-malfunction = malfunction
nemesis-ahead-slime = slime
nemesis-ahead-combat = combat: { $figures }

## Noise.

nemesis-ahead-unless-token = unless the token is Silence or Danger
nemesis-ahead-certain-danger = the token is Danger
nemesis-ahead-no-noise-company = no noise roll: somebody is there
nemesis-ahead-no-noise = no noise roll
nemesis-ahead-no-noise-token = no noise roll: the token is Silence
nemesis-ahead-careful = noise where you choose: { $numbers }
nemesis-ahead-noise-lies = later in this room an encounter on { $numbers }
nemesis-ahead-stands-nothing = nothing happens
nemesis-ahead-stands-encounter = encounter

## Combat.

nemesis-ahead-reroll = one more roll allowed
nemesis-ahead-miss-nothing = a miss costs nothing
nemesis-ahead-miss-wound = a miss is a serious wound
nemesis-ahead-miss-death = a miss is your death
nemesis-ahead-contamination = 1 contamination card
nemesis-ahead-blast-figures = injuries: { $figures }
nemesis-ahead-blast-characters = serious wound: { $seats }
nemesis-ahead-blast-deadly = dies: { $seats }

## The end of the turn.

nemesis-ahead-fire = fire: a light wound at the end of the turn
nemesis-ahead-bleeding = bleeding: a light wound
nemesis-ahead-deadly = this wound kills
