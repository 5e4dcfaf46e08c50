### What happens in Nemesis, several events in one line.

nemesis-log-cards-drawn = { $n ->
    [one] { $seat } draws { $n } card.
   *[other] { $seat } draws { $n } cards.
}
nemesis-log-cards-discarded = { $seat } discards: { $cards }.

# A room as a sentence of the log calls it: its number, and its name if it is known.
nemesis-log-room = { $n } ({ $name })
