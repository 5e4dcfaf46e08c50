### Co dzieje się w „Nemesis”, kilka zdarzeń w jednym wierszu.

nemesis-log-cards-drawn = { $n ->
    [one] { $seat } dobiera { $n } kartę.
    [few] { $seat } dobiera { $n } karty.
   *[many] { $seat } dobiera { $n } kart.
}
nemesis-log-cards-drawn-known = { $seat } dobiera { $cards }.
nemesis-log-cards-discarded = { $seat } odrzuca { $cards }.
nemesis-log-cards-paid = { $n ->
    [one] { $seat } płaci kartą { $cards }.
    [few] { $seat } płaci kartami { $cards }.
   *[many] { $seat } płaci kartami { $cards }.
}

# Karta na liście dobranych, zapłaconych lub odrzuconych, i karty skażenia na niej.
nemesis-log-card = „{ $name }”
nemesis-log-contamination = { $n ->
    [one] { $n } kartę skażenia
    [few] { $n } karty skażenia
   *[many] { $n } kart skażenia
}

# A room as a sentence of the log calls it: its number, and its name if it is known.
nemesis-log-room = { $n } („{ $name }”)

# Intruz: nazwa i numer figurki.
nemesis-log-figure = { NAME($kind) } nr { $n }
# Sam numer, na figurce na planszy.
nemesis-log-figure-number = #{ $n }
# Intruz, o którym w zdaniu mowa tylko „Intruz”: numer i kto to.
nemesis-log-figure-called = { $n } ({ NAME($kind) })

# Żetony, które trafiają do worka jeden po drugim.
nemesis-log-tokens-added = Do worka Intruzów trafiają żetony: { $tokens }.
