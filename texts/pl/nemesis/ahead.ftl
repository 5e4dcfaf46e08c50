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

nemesis-ahead-unless-token = o ile żeton to nie Cisza ani Zagrożenie
nemesis-ahead-certain-danger = na żetonie jest Zagrożenie
nemesis-ahead-no-noise-company = bez rzutu na hałas: ktoś tam jest
nemesis-ahead-no-noise = bez rzutu na hałas
nemesis-ahead-no-noise-token = bez rzutu na hałas: na żetonie jest Cisza
nemesis-ahead-careful = hałas, gdzie wybierzesz: { $numbers }
nemesis-ahead-noise-lies = później w tym pomieszczeniu spotkanie przy { $numbers }
nemesis-ahead-stands-nothing = nic się nie dzieje
nemesis-ahead-stands-encounter = spotkanie

## Walka.

nemesis-ahead-reroll = wolno raz przerzucić
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
