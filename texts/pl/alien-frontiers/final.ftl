### Koniec partii Alien Frontiers: kto wygrał, podliczenie i historia w liczbach.
###
### $seat i $seats to imiona wpisane przez ludzi: nie odmieniają się.

alien-frontiers-final-won = { $seat } zasiedla planetę
alien-frontiers-final-shared = Wspólne zwycięstwo: { $seat }
alien-frontiers-final-how = { $points ->
    [one] { $points } punkt do { $second }, runda { $round }. Ostatnia kolonia ({ $seat }) trafia { NAME($territory, case: "to") }.
    [few] { $points } punkty do { $second }, runda { $round }. Ostatnia kolonia ({ $seat }) trafia { NAME($territory, case: "to") }.
    [many] { $points } punktów do { $second }, runda { $round }. Ostatnia kolonia ({ $seat }) trafia { NAME($territory, case: "to") }.
   *[other] { $points } punktu do { $second }, runda { $round }. Ostatnia kolonia ({ $seat }) trafia { NAME($territory, case: "to") }.
}
alien-frontiers-final-alone = Runda { $round }: wszyscy pozostali opuścili grę.

## Podliczenie.

alien-frontiers-final-scoring = Końcowe podliczenie
alien-frontiers-final-steps = krok po kroku
alien-frontiers-final-again = Jeszcze raz
alien-frontiers-final-points = Punkty zwycięstwa
alien-frontiers-final-places = Miejsce
alien-frontiers-final-place = { $rank ->
    [1] pierwsze
    [2] drugie
    [3] trzecie
   *[4] czwarte
}
alien-frontiers-final-decided = { $place }: { $what }
alien-frontiers-final-resigned = poza grą
alien-frontiers-final-tie-cards = { $seats }: po tyle samo punktów, { $points }. Rozstrzyga liczba kart technologii.
alien-frontiers-final-tie-ore = { $seats }: po tyle samo punktów, { $points }, i kart. Rozstrzyga ruda.
alien-frontiers-final-tie-fuel = { $seats }: po tyle samo punktów, { $points }, kart i rudy. Rozstrzyga paliwo.
alien-frontiers-final-tie-shared = { $seats }: po tyle samo punktów, { $points }, i całej reszty. Miejsce jest wspólne.

## Jak to było. Sama liczba $n stoi nad tymi słowami.

alien-frontiers-final-story = Przebieg gry
alien-frontiers-final-chart = Punkty na koniec każdej rundy
alien-frontiers-final-chart-round = Runda
alien-frontiers-final-round = Runda { $round }
alien-frontiers-final-rounds = { $n ->
    [one] runda
    [few] rundy
    [many] rund
   *[other] rundy
}
alien-frontiers-final-dice = { $n ->
    [one] rzut kością
    [few] rzuty kością
    [many] rzutów kością
   *[other] rzutu kością
}
alien-frontiers-final-raids = { $n ->
    [one] najazd
    [few] najazdy
    [many] najazdów
   *[other] najazdu
}
alien-frontiers-final-raider = , najwięcej { $seat }: { $n }
alien-frontiers-final-cards = { $n ->
    [one] zagrana karta
    [few] zagrane karty
    [many] zagranych kart
   *[other] zagranej karty
}
alien-frontiers-final-minutes = { $n ->
    [one] minuta przy stole
    [few] minuty przy stole
    [many] minut przy stole
   *[other] minuty przy stole
}
