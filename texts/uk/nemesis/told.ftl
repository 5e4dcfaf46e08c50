### Що відбувається в «Немезиді», кілька подій в одному рядку.

nemesis-log-cards-drawn = { $n ->
    [one] { $seat } бере { $n } карту.
    [few] { $seat } бере { $n } карти.
   *[many] { $seat } бере { $n } карт.
}
nemesis-log-cards-discarded = { $seat } скидає: { $cards }.

# A room as a sentence of the log calls it: its number, and its name if it is known.
nemesis-log-room = { $n } («{ $name }»)
