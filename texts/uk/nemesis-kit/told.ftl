### What the client says in its own words of what happened, in both games.
###
### $seat is a name that somebody typed: it is never inflected.

nemesis-kit-log-cards-drawn = { $n ->
    [one] { $seat } бере { $n } карту.
    [few] { $seat } бере { $n } карти.
   *[many] { $seat } бере { $n } карт.
}
nemesis-kit-log-cards-drawn-known = { $seat } бере { $cards }.
nemesis-kit-log-cards-discarded = { $seat } скидає { $cards }.
nemesis-kit-log-cards-paid = { $n ->
    [one] { $seat } платить картою { $cards }.
    [few] { $seat } платить картами { $cards }.
   *[many] { $seat } платить картами { $cards }.
}
# Карта в переліку того, що взято, скинуто або чим заплачено, і карти інфекції в ньому.
nemesis-kit-log-card = «{ $name }»
nemesis-kit-log-contamination = { $n ->
    [one] { $n } карту інфекції
    [few] { $n } карти інфекції
   *[many] { $n } карт інфекції
}
# A room as a sentence of the log calls it: its number, and its name if it is known.
nemesis-kit-log-room = { $n } («{ $name }»)
# Прибулець: ім’я і номер фігурки.
nemesis-kit-log-figure = { NAME($kind) } №{ $n }
# Лише номер, на фігурці на полі.
nemesis-kit-log-figure-number = №{ $n }
# Прибулець, про якого в реченні сказано лише «прибулець»: номер і хто це.
nemesis-kit-log-figure-called = { $n } ({ NAME($kind) })
# Жетони, які кладуть до мішечка один за одним.
nemesis-kit-log-tokens-added = До мішечка прибульців кладуть: { $tokens }.
