### Do czego prowadzi odpowiedź: kilka słów obok niej, części wiersza, bez kropki.
###
### $numbers to korytarze, na przykład 1, 4; $figures i $seats to nazwy po kolei, nieodmieniane.

## Hałas.

nemesis-ahead-stands-nothing = nic się nie dzieje
nemesis-ahead-stands-encounter = spotkanie

## Walka.

nemesis-ahead-reroll = wolno raz przerzucić
