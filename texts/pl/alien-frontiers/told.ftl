### Co dzieje się w grze Alien Frontiers, kilka zdarzeń w jednym wierszu: do dziennika
### klienta WWW, na pasy nad planszą i do tego, co w partii było ważne.
###
### $seat i $from to imiona wpisane przez ludzi: nie odmieniają się.

alien-frontiers-log-turn = Runda { $round } · { $seat }
alien-frontiers-log-rolls = { $ships ->
    [0] { $seat } wyrzuca { $relic } na Statku-Relikcie.
   *[other] { $relic ->
        [0] { $seat } wyrzuca { $values }.
       *[other] { $seat } wyrzuca { $values }, Statek-Relikt – { $relic }.
    }
}
alien-frontiers-log-displayed = { $count ->
    [1] Odkryta zostaje karta: { $cards }.
   *[other] Odkryte zostają karty: { $cards }.
}

## Punkty kilku graczy: „Maja 6 → 8, Vega 5 → 4”.

alien-frontiers-log-score = { $seat } { $from } → { $to }
alien-frontiers-log-scores = Punkty: { $changes }.

## Zdanie oraz to, co kosztowało i przyniosło. Drugie jest dla zdania, które ma już
## dwukropek.

alien-frontiers-log-with = { $told }: { $bits }.
alien-frontiers-log-and = { $told }; { $bits }.

## Co kosztuje i co przynosi czyn: po dwukropku, po przecinku.

alien-frontiers-bit-stock-empty = nic, bo zapas jest pusty
alien-frontiers-bit-hub-started = nowa kolonia na kręgu 1
alien-frontiers-bit-hub-advanced = kolonia przechodzi na krąg { $to }
alien-frontiers-bit-colony = kolonia { NAME($territory, case: "at") }
alien-frontiers-bit-hub-colony = ostatnia kolonia, z Ośrodka, { NAME($territory, case: "at") }
alien-frontiers-bit-fuel-stolen = { $from } oddaje { alien-frontiers-amount-of-fuel }
alien-frontiers-bit-ore-stolen = { $from } oddaje { alien-frontiers-amount-of-ore }
alien-frontiers-bit-card-stolen = { $from } oddaje kartę „{ NAME($card) }”
alien-frontiers-bit-nothing-stolen = bez łupu
alien-frontiers-bit-display-cycled = odkryte karty zostają odrzucone
alien-frontiers-bit-borrowed = bonus { NAME($territory, case: "gen") } do końca tury
alien-frontiers-bit-field = { NAME($field) } { NAME($territory, case: "at") }

## Pasy nad planszą, dopóki coś się dzieje.

alien-frontiers-band-turn = Runda { $round } · { $seat }
alien-frontiers-band-over = Koniec gry
alien-frontiers-band-resigned = { $seat } poddaje się
alien-frontiers-band-raid = Najazd: { $seat }
alien-frontiers-band-card = { $seat }: „{ NAME($card) }”

## Co było ważne.

alien-frontiers-moment-taken = { $seat } przejmuje kontrolę nad { NAME($territory, case: "ins") }, { $from } ją traci.
alien-frontiers-moment-raid = { $seat } najeżdża: { $loot }.
alien-frontiers-moment-hub = { $n ->
    [0] { $seat } może wysłać kolonię.
    [one] { $seat }: { $n } krąg do wysłania kolonii.
    [few] { $seat }: { $n } kręgi do wysłania kolonii.
    [many] { $seat }: { $n } kręgów do wysłania kolonii.
   *[other] { $seat }: { $n } kręgu do wysłania kolonii.
}
alien-frontiers-moment-gains = { $seat }: { $gains }.
