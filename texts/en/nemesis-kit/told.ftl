### What the client says in its own words of what happened, in both games.
###
### $seat is a name that somebody typed: it is never inflected.

nemesis-kit-log-cards-drawn = { $n ->
    [one] { $seat } draws { $n } card.
   *[other] { $seat } draws { $n } cards.
}
nemesis-kit-log-cards-drawn-known = { $seat } draws { $cards }.
nemesis-kit-log-cards-discarded = { $seat } discards { $cards }.
nemesis-kit-log-cards-paid = { $n ->
    [one] { $seat } pays with { $cards }.
   *[other] { $seat } pays with { $cards }.
}
# A card in a list of what was drawn, paid or discarded, and contamination cards in it.
nemesis-kit-log-card = { $name }
nemesis-kit-log-contamination = { $n ->
    [one] { $n } contamination card
   *[other] { $n } contamination cards
}
# A room as a sentence of the log calls it: its number, and its name if it is known.
nemesis-kit-log-room = { $n } ({ $name })
# An intruder: its name and the number of its figure.
nemesis-kit-log-figure = { NAME($kind) } #{ $n }
# The number alone, on a figure of the board.
nemesis-kit-log-figure-number = #{ $n }
# An intruder whose sentence says only “intruder”: the number, and what it is.
nemesis-kit-log-figure-called = { $n } ({ NAME($kind) })
# Tokens that go into the bag one after another.
nemesis-kit-log-tokens-added = Into the intruder bag go { $tokens }.
