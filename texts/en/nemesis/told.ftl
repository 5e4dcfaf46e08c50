### What happens in Nemesis, several events in one line.

nemesis-log-cards-drawn = { $n ->
    [one] { $seat } draws { $n } card.
   *[other] { $seat } draws { $n } cards.
}
nemesis-log-cards-discarded = { $seat } discards { $cards }.
nemesis-log-cards-paid = { $n ->
    [one] { $seat } pays with { $cards }.
   *[other] { $seat } pays with { $cards }.
}

# A card in a list of what was paid or discarded, and contamination cards in it.
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

## Fights, where it is known what the number stands for.

nemesis-log-shoots = { $seat } shoots at { NAME($kind) } #{ $action-at-figure }: { NAME($action-weapon) }.
nemesis-log-strikes = { $seat } strikes at { NAME($kind) } #{ $action-at-figure }.
nemesis-log-plays-at = { $seat } plays { NAME($action-card) }: { NAME($kind) } #{ $action-aim-figure }.
nemesis-log-plays-shot = { $seat } plays { NAME($action-card) }: { NAME($action-aim-weapon) } at { NAME($kind) } #{ $action-aim-figure }.
nemesis-log-uses-at = { $seat } uses { NAME($action-item-item) } ({ NAME($action-item-back) }): { NAME($kind) } #{ $action-aim-figure }.
nemesis-log-uses-shot = { $seat } uses { NAME($action-item-item) } ({ NAME($action-item-back) }): { NAME($action-aim-weapon) } at { NAME($kind) } #{ $action-aim-figure }.
nemesis-log-injured = { $injuries ->
    [one] { NAME($kind) } #{ $figure } suffers { $injuries } injury.
   *[other] { NAME($kind) } #{ $figure } suffers { $injuries } injuries.
}
nemesis-log-endurance = Does { NAME($kind) } #{ $figure } hold on? The card is { NAME($card) }.
nemesis-log-retreat = Where does { NAME($kind) } #{ $figure } retreat? The card is { NAME($card) }.
nemesis-log-healed = { NAME($kind) } #{ $figure } heals.
