### Co dzieje się w „Nemesis”, kilka zdarzeń w jednym wierszu.

nemesis-log-cards-drawn = { $n ->
    [one] { $seat } dobiera { $n } kartę.
    [few] { $seat } dobiera { $n } karty.
   *[many] { $seat } dobiera { $n } kart.
}
nemesis-log-cards-discarded = { $seat } odrzuca: { $cards }.

# A room as a sentence of the log calls it: its number, and its name if it is known.
nemesis-log-room = { $n } („{ $name }”)
