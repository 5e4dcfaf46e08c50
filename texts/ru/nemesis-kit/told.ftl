### What the client says in its own words of what happened, in both games.
###
### $seat is a name that somebody typed: it is never inflected.

nemesis-kit-log-cards-drawn = { $n ->
    [one] { $seat } берёт { $n } карту.
    [few] { $seat } берёт { $n } карты.
   *[many] { $seat } берёт { $n } карт.
}
nemesis-kit-log-cards-drawn-known = { $seat } берёт { $cards }.
nemesis-kit-log-cards-discarded = { $seat } сбрасывает { $cards }.
nemesis-kit-log-cards-paid = { $n ->
    [one] { $seat } платит картой { $cards }.
    [few] { $seat } платит картами { $cards }.
   *[many] { $seat } платит картами { $cards }.
}
# Карта в перечне того, что взято, сброшено или чем заплачено, и карты заражения в нём.
nemesis-kit-log-card = «{ $name }»
nemesis-kit-log-contamination = { $n ->
    [one] { $n } карту заражения
    [few] { $n } карты заражения
   *[many] { $n } карт заражения
}
# A room as a sentence of the log calls it: its number, and its name if it is known.
nemesis-kit-log-room = { $n } («{ $name }»)
# Чужой: имя и номер фигурки.
nemesis-kit-log-figure = { NAME($kind) } №{ $n }
# Только номер, на фигурке на поле.
nemesis-kit-log-figure-number = №{ $n }
# Чужой, о котором в предложении сказано только «Чужой»: номер и кто это.
nemesis-kit-log-figure-called = { $n } ({ NAME($kind) })
# Жетоны, которые кладут в мешочек один за другим.
nemesis-kit-log-tokens-added = В мешочек Чужих кладут жетоны: { $tokens }.
