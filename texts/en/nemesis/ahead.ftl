### What an answer leads to, in the few words that stand beside it: parts of a line, without a full stop.
###
### $numbers are corridors such as 1, 4; $figures and $seats are names in a row, never inflected.

## Noise.

nemesis-ahead-stands-nothing = nothing happens
nemesis-ahead-stands-encounter = encounter

## Combat.

nemesis-ahead-reroll = one more roll allowed
