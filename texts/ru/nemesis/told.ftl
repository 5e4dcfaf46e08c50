### Что происходит в Nemesis, несколько событий в одной строке.

nemesis-log-cards-drawn = { $n ->
    [one] { $seat } берёт { $n } карту.
    [few] { $seat } берёт { $n } карты.
   *[many] { $seat } берёт { $n } карт.
}
nemesis-log-cards-discarded = { $seat } сбрасывает { $cards }.
nemesis-log-cards-paid = { $n ->
    [one] { $seat } платит картой { $cards }.
    [few] { $seat } платит картами { $cards }.
   *[many] { $seat } платит картами { $cards }.
}

# Карта в перечне того, чем заплачено или что сброшено, и карты заражения в нём.
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

## Бои, когда известно, кто скрывается за номером.

nemesis-log-shoots = { $seat } стреляет: «{ NAME($action-weapon) }», цель — { NAME($kind) } №{ $action-at-figure }.
nemesis-log-strikes = { $seat } вступает в ближний бой: { NAME($kind) } №{ $action-at-figure }.
nemesis-log-plays-at = { $seat } играет карту «{ NAME($action-card) }»: { NAME($kind) } №{ $action-aim-figure }.
nemesis-log-plays-shot = { $seat } играет карту «{ NAME($action-card) }»: «{ NAME($action-aim-weapon) }», цель — { NAME($kind) } №{ $action-aim-figure }.
nemesis-log-uses-at = { $seat } использует предмет «{ NAME($action-item-item) }» ({ NAME($action-item-back) }): { NAME($kind) } №{ $action-aim-figure }.
nemesis-log-uses-shot = { $seat } использует предмет «{ NAME($action-item-item) }» ({ NAME($action-item-back) }): «{ NAME($action-aim-weapon) }», цель — { NAME($kind) } №{ $action-aim-figure }.
nemesis-log-injured = { $injuries ->
    [one] { NAME($kind) } №{ $figure } получает { $injuries } травму.
    [few] { NAME($kind) } №{ $figure } получает { $injuries } травмы.
   *[many] { NAME($kind) } №{ $figure } получает { $injuries } травм.
}
nemesis-log-endurance = { NAME($kind) } №{ $figure } проверяется на живучесть, карта «{ NAME($card) }».
nemesis-log-retreat = { NAME($kind) } №{ $figure } отступает, карта «{ NAME($card) }» указывает коридор.
nemesis-log-healed = { NAME($kind) } №{ $figure } исцеляется.
