### Co dzieje się w „Nemesis”, kilka zdarzeń w jednym wierszu.

nemesis-log-cards-drawn = { $n ->
    [one] { $seat } dobiera { $n } kartę.
    [few] { $seat } dobiera { $n } karty.
   *[many] { $seat } dobiera { $n } kart.
}
nemesis-log-cards-discarded = { $seat } odrzuca { $cards }.
nemesis-log-cards-paid = { $n ->
    [one] { $seat } płaci kartą { $cards }.
    [few] { $seat } płaci kartami { $cards }.
   *[many] { $seat } płaci kartami { $cards }.
}

# Karta na liście zapłaconych lub odrzuconych, i karty skażenia na niej.
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

## Walki, gdy wiadomo, kto kryje się za numerem.

nemesis-log-shoots = { $seat } strzela: „{ NAME($action-weapon) }”, cel to { NAME($kind) } nr { $action-at-figure }.
nemesis-log-strikes = { $seat } walczy wręcz: { NAME($kind) } nr { $action-at-figure }.
nemesis-log-plays-at = { $seat } zagrywa kartę „{ NAME($action-card) }”: { NAME($kind) } nr { $action-aim-figure }.
nemesis-log-plays-shot = { $seat } zagrywa kartę „{ NAME($action-card) }”: „{ NAME($action-aim-weapon) }”, cel to { NAME($kind) } nr { $action-aim-figure }.
nemesis-log-uses-at = { $seat } używa przedmiotu „{ NAME($action-item-item) }” ({ NAME($action-item-back) }): { NAME($kind) } nr { $action-aim-figure }.
nemesis-log-uses-shot = { $seat } używa przedmiotu „{ NAME($action-item-item) }” ({ NAME($action-item-back) }): „{ NAME($action-aim-weapon) }”, cel to { NAME($kind) } nr { $action-aim-figure }.
nemesis-log-injured = { $injuries ->
    [one] { NAME($kind) } nr { $figure } odnosi { $injuries } obrażenie.
    [few] { NAME($kind) } nr { $figure } odnosi { $injuries } obrażenia.
   *[many] { NAME($kind) } nr { $figure } odnosi { $injuries } obrażeń.
}
nemesis-log-endurance = { NAME($kind) } nr { $figure } przechodzi test wytrzymałości, karta „{ NAME($card) }”.
nemesis-log-retreat = { NAME($kind) } nr { $figure } się wycofuje, karta „{ NAME($card) }” wskazuje korytarz.
nemesis-log-healed = { NAME($kind) } nr { $figure } się leczy.
