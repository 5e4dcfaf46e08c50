### What the client says in its own words of what happened, in both games.
###
### $seat is a name that somebody typed: it is never inflected.

nemesis-kit-log-cards-drawn = { $n ->
    [one] { $seat } dobiera { $n } kartę.
    [few] { $seat } dobiera { $n } karty.
   *[many] { $seat } dobiera { $n } kart.
}
nemesis-kit-log-cards-drawn-known = { $seat } dobiera { $cards }.
nemesis-kit-log-cards-discarded = { $seat } odrzuca { $cards }.
nemesis-kit-log-cards-paid = { $n ->
    [one] { $seat } płaci kartą { $cards }.
    [few] { $seat } płaci kartami { $cards }.
   *[many] { $seat } płaci kartami { $cards }.
}
# Karta na liście dobranych, zapłaconych lub odrzuconych, i karty skażenia na niej.
nemesis-kit-log-card = „{ $name }”
nemesis-kit-log-contamination = { $n ->
    [one] { $n } kartę skażenia
    [few] { $n } karty skażenia
   *[many] { $n } kart skażenia
}
# A room as a sentence of the log calls it: its number, and its name if it is known.
nemesis-kit-log-room = { $n } („{ $name }”)
# Intruz: nazwa i numer figurki.
nemesis-kit-log-figure = { NAME($kind) } nr { $n }
# Sam numer, na figurce na planszy.
nemesis-kit-log-figure-number = #{ $n }
# Intruz, o którym w zdaniu mowa tylko „Intruz”: numer i kto to.
nemesis-kit-log-figure-called = { $n } ({ NAME($kind) })
# Żetony, które trafiają do worka jeden po drugim.
nemesis-kit-log-tokens-added = Do worka Intruzów trafiają żetony: { $tokens }.
