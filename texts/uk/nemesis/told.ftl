### Що відбувається в Nemesis, кілька подій в одному рядку.

nemesis-log-cards-drawn = { $n ->
    [one] { $seat } бере { $n } карту.
    [few] { $seat } бере { $n } карти.
   *[many] { $seat } бере { $n } карт.
}
nemesis-log-cards-discarded = { $seat } скидає { $cards }.
nemesis-log-cards-paid = { $n ->
    [one] { $seat } платить картою { $cards }.
    [few] { $seat } платить картами { $cards }.
   *[many] { $seat } платить картами { $cards }.
}

# Карта в переліку того, чим заплачено або що скинуто, і карти інфекції в ньому.
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

## Бої, коли відомо, хто ховається за номером.

nemesis-log-shoots = { $seat } стріляє: «{ NAME($action-weapon) }», ціль — { NAME($kind) } №{ $action-at-figure }.
nemesis-log-strikes = { $seat } вступає в рукопашний бій: { NAME($kind) } №{ $action-at-figure }.
nemesis-log-plays-at = { $seat } грає карту «{ NAME($action-card) }»: { NAME($kind) } №{ $action-aim-figure }.
nemesis-log-plays-shot = { $seat } грає карту «{ NAME($action-card) }»: «{ NAME($action-aim-weapon) }», ціль — { NAME($kind) } №{ $action-aim-figure }.
nemesis-log-uses-at = { $seat } використовує предмет «{ NAME($action-item-item) }» ({ NAME($action-item-back) }): { NAME($kind) } №{ $action-aim-figure }.
nemesis-log-uses-shot = { $seat } використовує предмет «{ NAME($action-item-item) }» ({ NAME($action-item-back) }): «{ NAME($action-aim-weapon) }», ціль — { NAME($kind) } №{ $action-aim-figure }.
nemesis-log-injured = { $injuries ->
    [one] { NAME($kind) } №{ $figure } отримує { $injuries } поранення.
    [few] { NAME($kind) } №{ $figure } отримує { $injuries } поранення.
   *[many] { NAME($kind) } №{ $figure } отримує { $injuries } поранень.
}
nemesis-log-endurance = { NAME($kind) } №{ $figure } проходить перевірку на витривалість, карта «{ NAME($card) }».
nemesis-log-retreat = { NAME($kind) } №{ $figure } відступає, карта «{ NAME($card) }» вказує коридор.
nemesis-log-healed = { NAME($kind) } №{ $figure } зцілюється.
