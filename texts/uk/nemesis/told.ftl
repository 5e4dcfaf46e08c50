### Що відбувається в Nemesis, кілька подій в одному рядку.

nemesis-log-cards-drawn = { $n ->
    [one] { $seat } бере { $n } карту.
    [few] { $seat } бере { $n } карти.
   *[many] { $seat } бере { $n } карт.
}
nemesis-log-cards-drawn-known = { $seat } бере { $cards }.
nemesis-log-cards-discarded = { $seat } скидає { $cards }.
nemesis-log-cards-paid = { $n ->
    [one] { $seat } платить картою { $cards }.
    [few] { $seat } платить картами { $cards }.
   *[many] { $seat } платить картами { $cards }.
}

# Карта в переліку того, що взято, скинуто або чим заплачено, і карти інфекції в ньому.
nemesis-log-card = «{ $name }»
nemesis-log-contamination = { $n ->
    [one] { $n } карту інфекції
    [few] { $n } карти інфекції
   *[many] { $n } карт інфекції
}

# A room as a sentence of the log calls it: its number, and its name if it is known.
nemesis-log-room = { $n } («{ $name }»)

# Прибулець: ім’я і номер фігурки.
nemesis-log-figure = { NAME($kind) } №{ $n }
# Лише номер, на фігурці на полі.
nemesis-log-figure-number = №{ $n }
# Прибулець, про якого в реченні сказано лише «прибулець»: номер і хто це.
nemesis-log-figure-called = { $n } ({ NAME($kind) })

# Жетони, які кладуть до мішечка один за одним.
nemesis-log-tokens-added = До мішечка прибульців кладуть жетони: { $tokens }.
