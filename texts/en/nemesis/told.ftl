### What happens in Nemesis, several events in one line.

nemesis-log-cards-drawn = { $n ->
    [one] { $seat } draws { $n } card.
   *[other] { $seat } draws { $n } cards.
}
