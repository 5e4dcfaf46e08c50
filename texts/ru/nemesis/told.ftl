### Что происходит в «Немезиде», несколько событий в одной строке.

nemesis-log-cards-drawn = { $n ->
    [one] { $seat } берёт { $n } карту.
    [few] { $seat } берёт { $n } карты.
   *[many] { $seat } берёт { $n } карт.
}
nemesis-log-cards-discarded = { $seat } сбрасывает: { $cards }.

# A room as a sentence of the log calls it: its number, and its name if it is known.
nemesis-log-room = { $n } («{ $name }»)
