### Do czego prowadzi odpowiedź: kilka słów obok niej, części wiersza, bez kropki.
###
### $numbers to korytarze, na przykład 1, 4; $figures i $seats to nazwy po kolei, nieodmieniane.

## Kto wychodzi i kto wchodzi.

nemesis-ahead-attacked = najpierw atakują: { $figures }
nemesis-ahead-unexplored = niezbadane
nemesis-ahead-burns = pomieszczenie płonie
nemesis-ahead-malfunction = awaria
nemesis-ahead-slime = śluz
nemesis-ahead-combat = walka: { $figures }

## Hałas.

nemesis-ahead-noise = hałas przy { $numbers }
nemesis-ahead-encounter = spotkanie przy { $numbers }
nemesis-ahead-silence-is-danger = śluz: Cisza to Zagrożenie
nemesis-ahead-danger-noise = Zagrożenie: hałas dookoła
nemesis-ahead-danger-come = przy Zagrożeniu przyjdą: { $figures }
nemesis-ahead-danger-door = przy Zagrożeniu drzwi wyłamią: { $figures }
nemesis-ahead-danger-nobody = Zagrożenie: zamknięte drzwi nikogo nie wpuszczą
nemesis-ahead-unless-token = o ile żeton to nie Cisza ani Zagrożenie
nemesis-ahead-certain-danger = na żetonie jest Zagrożenie
nemesis-ahead-no-noise-company = bez rzutu na hałas: ktoś tam jest
nemesis-ahead-no-noise = bez rzutu na hałas
nemesis-ahead-no-noise-token = bez rzutu na hałas: na żetonie jest Cisza
nemesis-ahead-careful = hałas, gdzie wybierzesz: { $numbers }
nemesis-ahead-noise-lies = później w tym pomieszczeniu spotkanie przy { $numbers }
nemesis-ahead-stands-nothing = nic się nie dzieje
nemesis-ahead-stands-encounter = spotkanie

## Ręka i kogo zaskakują żetony.

nemesis-ahead-cards = { $n ->
    [0] bez kart na ręce zaskoczenie jest pewne
    [one] zostanie { $n } karta
    [few] zostaną { $n } karty
   *[many] zostanie { $n } kart
}
nemesis-ahead-surprise = { $n ->
    [0] nie zaskoczy cię żaden żeton
    [one] zaskoczy cię { $n } żeton z { $of }
    [few] zaskoczą cię { $n } żetony z { $of }
   *[many] zaskoczy cię { $n } żetonów z { $of }
}

## Walka.

nemesis-ahead-hits = trafienie przy { $hits } z { $of }
nemesis-ahead-reroll = wolno raz przerzucić
nemesis-ahead-injuries = { $n ->
    [0] pudło
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
}
nemesis-ahead-eggs = { $n ->
    [0] pudło
    [one] { $n } zniszczone jajo
    [few] { $n } zniszczone jaja
   *[many] { $n } zniszczonych jaj
}
nemesis-ahead-injury-range = obrażenia: { $range }
nemesis-ahead-miss-nothing = pudło nic nie kosztuje
nemesis-ahead-miss-wound = pudło to twoja ciężka rana
nemesis-ahead-miss-death = pudło to twoja śmierć
nemesis-ahead-contamination = 1 karta skażenia
nemesis-ahead-blast-figures = obrażenia: { $figures }
nemesis-ahead-blast-characters = ciężka rana: { $seats }
nemesis-ahead-blast-deadly = śmierć: { $seats }

## Koniec tury.

nemesis-ahead-fire = pożar: lekka rana na końcu tury
nemesis-ahead-bleeding = krwawienie: lekka rana
nemesis-ahead-deadly = ta rana zabija
