### Что происходит в Nemesis, несколько событий в одной строке.

nemesis-log-cards-drawn = { $n ->
    [one] { $seat } берёт { $n } карту.
    [few] { $seat } берёт { $n } карты.
   *[many] { $seat } берёт { $n } карт.
}
nemesis-log-cards-drawn-known = { $seat } берёт { $cards }.
nemesis-log-cards-discarded = { $seat } сбрасывает { $cards }.
nemesis-log-cards-paid = { $n ->
    [one] { $seat } платит картой { $cards }.
    [few] { $seat } платит картами { $cards }.
   *[many] { $seat } платит картами { $cards }.
}

# Карта в перечне того, что взято, сброшено или чем заплачено, и карты заражения в нём.
nemesis-log-card = «{ $name }»
nemesis-log-contamination = { $n ->
    [one] { $n } карту заражения
    [few] { $n } карты заражения
   *[many] { $n } карт заражения
}

# A room as a sentence of the log calls it: its number, and its name if it is known.
nemesis-log-room = { $n } («{ $name }»)

# Чужой: имя и номер фигурки.
nemesis-log-figure = { NAME($kind) } №{ $n }
# Только номер, на фигурке на поле.
nemesis-log-figure-number = №{ $n }
# Чужой, о котором в предложении сказано только «Чужой»: номер и кто это.
nemesis-log-figure-called = { $n } ({ NAME($kind) })

# Жетоны, которые кладут в мешочек один за другим.
nemesis-log-tokens-added = В мешочек Чужих кладут жетоны: { $tokens }.
