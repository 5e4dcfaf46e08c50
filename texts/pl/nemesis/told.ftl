### Co dzieje się w „Nemesis”, kilka zdarzeń w jednym wierszu.

nemesis-log-cards-drawn = { $n ->
    [one] { $seat } dobiera { $n } kartę.
    [few] { $seat } dobiera { $n } karty.
   *[many] { $seat } dobiera { $n } kart.
}
