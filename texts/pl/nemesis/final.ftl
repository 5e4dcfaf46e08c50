### Koniec partii Nemesis: kto wygrał, co stało się z załogą i partia w liczbach.
###
### $seat to jedna wpisana nazwa albo ich lista: nazw się nie odmienia.

nemesis-final-won = { $seat } wygrywa
nemesis-final-shared = Zwycięstwo: { $seat }
nemesis-final-nobody = Nikt nie wygrał
nemesis-final-crew = Co stało się z załogą
nemesis-final-aboard = na pokładzie
nemesis-final-common = Dla wszystkich
nemesis-final-nobody-lives = Nikt nie pozostał przy życiu.
nemesis-final-story = Przebieg gry

## $n stoi nad tymi słowami osobno.

nemesis-final-rounds = { $n ->
    [one] runda
    [few] rundy
   *[many] rund
}
nemesis-final-rooms = { $n ->
    [one] zbadane pomieszczenie
    [few] zbadane pomieszczenia
   *[many] zbadanych pomieszczeń
}
nemesis-final-noise = { $n ->
    [one] rzut na hałas
    [few] rzuty na hałas
   *[many] rzutów na hałas
}
nemesis-final-encounters = { $n ->
    [one] spotkanie
    [few] spotkania
   *[many] spotkań
}
nemesis-final-killed = { $n ->
    [one] zabity Intruz
    [few] zabitych Intruzów
   *[many] zabitych Intruzów
}
nemesis-final-minutes = { $n ->
    [one] minuta przy stole
    [few] minuty przy stole
   *[many] minut przy stole
}
