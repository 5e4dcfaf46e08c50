### What happens in Nemesis, several events in one line.

nemesis-log-cards-drawn = { $n ->
    [one] { $seat } draws { $n } card.
   *[other] { $seat } draws { $n } cards.
}
nemesis-log-cards-drawn-known = { $seat } draws { $cards }.
nemesis-log-cards-discarded = { $seat } discards { $cards }.
nemesis-log-cards-paid = { $n ->
    [one] { $seat } pays with { $cards }.
   *[other] { $seat } pays with { $cards }.
}

# A card in a list of what was drawn, paid or discarded, and contamination cards in it.
nemesis-log-card = { $name }
nemesis-log-contamination = { $n ->
    [one] { $n } contamination card
   *[other] { $n } contamination cards
}

# A room as a sentence of the log calls it: its number, and its name if it is known.
nemesis-log-room = { $n } ({ $name })

# An intruder: its name and the number of its figure.
nemesis-log-figure = { NAME($kind) } #{ $n }
# The number alone, on a figure of the board.
nemesis-log-figure-number = #{ $n }
# An intruder whose sentence says only “intruder”: the number, and what it is.
nemesis-log-figure-called = { $n } ({ NAME($kind) })

# Tokens that go into the bag one after another.
nemesis-log-tokens-added = Into the intruder bag go { $tokens }.
