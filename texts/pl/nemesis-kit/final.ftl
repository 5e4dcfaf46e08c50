### The end of a game: who won, and the story in numbers.
###
### $seat is one name that somebody typed or a list of them: names are never inflected.

nemesis-kit-final-won = { $seat } wygrywa
nemesis-kit-final-shared = Zwycięstwo: { $seat }
nemesis-kit-final-nobody = Nikt nie wygrał
nemesis-kit-final-crew = Co stało się z załogą
nemesis-kit-final-common = Dla wszystkich
nemesis-kit-final-story = Przebieg gry

## $n stoi nad tymi słowami osobno.

nemesis-kit-final-rounds = { $n ->
    [one] runda
    [few] rundy
   *[many] rund
}
nemesis-kit-final-rooms = { $n ->
    [one] zbadane pomieszczenie
    [few] zbadane pomieszczenia
   *[many] zbadanych pomieszczeń
}
nemesis-kit-final-noise = { $n ->
    [one] rzut na hałas
    [few] rzuty na hałas
   *[many] rzutów na hałas
}
nemesis-kit-final-encounters = { $n ->
    [one] spotkanie
    [few] spotkania
   *[many] spotkań
}
nemesis-kit-final-killed = { $n ->
    [one] zabity Intruz
    [few] zabitych Intruzów
   *[many] zabitych Intruzów
}
nemesis-kit-final-minutes = { $n ->
    [one] minuta przy stole
    [few] minuty przy stole
   *[many] minut przy stole
}
