### What an answer leads to in both games, in the few words that stand beside it: parts of a line,
### without a full stop.
###
### $numbers are corridors such as 1, 4; $figures are names in a row, never inflected.

## Hałas.

nemesis-kit-ahead-noise = hałas przy { $numbers }
nemesis-kit-ahead-encounter = spotkanie przy { $numbers }
nemesis-kit-ahead-silence-is-danger = śluz: Cisza to Zagrożenie
nemesis-kit-ahead-danger-noise = Zagrożenie: hałas dookoła
nemesis-kit-ahead-danger-come = przy Zagrożeniu przyjdą: { $figures }
nemesis-kit-ahead-danger-door = przy Zagrożeniu drzwi wyłamią: { $figures }
nemesis-kit-ahead-danger-nobody = Zagrożenie: zamknięte drzwi nikogo nie wpuszczą

## Ręka i kogo zaskakują żetony.

nemesis-kit-ahead-cards = { $n ->
    [0] bez kart na ręce zaskoczenie jest pewne
    [one] zostanie { $n } karta
    [few] zostaną { $n } karty
   *[many] zostanie { $n } kart
}
nemesis-kit-ahead-surprise = { $n ->
    [0] nie zaskoczy cię żaden żeton
    [one] zaskoczy cię { $n } żeton z { $of }
    [few] zaskoczą cię { $n } żetony z { $of }
   *[many] zaskoczy cię { $n } żetonów z { $of }
}

## Walka.

nemesis-kit-ahead-hits = trafienie przy { $hits } z { $of }
nemesis-kit-ahead-injuries = { $n ->
    [0] pudło
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
}
nemesis-kit-ahead-eggs = { $n ->
    [0] pudło
    [one] { $n } zniszczone jajo
    [few] { $n } zniszczone jaja
   *[many] { $n } zniszczonych jaj
}
nemesis-kit-ahead-injury-range = obrażenia: { $range }

## Kto wychodzi i kto wchodzi.

nemesis-kit-ahead-attacked = najpierw atakują: { $figures }
nemesis-kit-ahead-unexplored = niezbadane
nemesis-kit-ahead-burns = pomieszczenie płonie
nemesis-kit-ahead-malfunction = awaria
nemesis-kit-ahead-slime = śluz
nemesis-kit-ahead-combat = walka: { $figures }

## Hałas.

nemesis-kit-ahead-certain-danger = na żetonie jest Zagrożenie
nemesis-kit-ahead-no-noise = bez rzutu na hałas
nemesis-kit-ahead-unless-token = o ile żeton to nie Cisza ani Zagrożenie
nemesis-kit-ahead-no-noise-company = bez rzutu na hałas: ktoś tam jest
nemesis-kit-ahead-no-noise-token = bez rzutu na hałas: na żetonie jest Cisza
nemesis-kit-ahead-careful = hałas, gdzie wybierzesz: { $numbers }
nemesis-kit-ahead-noise-lies = później w tym pomieszczeniu spotkanie przy { $numbers }

## Walka.

nemesis-kit-ahead-miss-nothing = pudło nic nie kosztuje
nemesis-kit-ahead-miss-wound = pudło to twoja ciężka rana
nemesis-kit-ahead-miss-death = pudło to twoja śmierć
nemesis-kit-ahead-contamination = 1 karta skażenia
nemesis-kit-ahead-blast-figures = obrażenia: { $figures }
nemesis-kit-ahead-blast-characters = ciężka rana: { $seats }
nemesis-kit-ahead-blast-deadly = śmierć: { $seats }

## Koniec tury.

nemesis-kit-ahead-fire = pożar: lekka rana na końcu tury
nemesis-kit-ahead-bleeding = krwawienie: lekka rana
nemesis-kit-ahead-deadly = ta rana zabija
