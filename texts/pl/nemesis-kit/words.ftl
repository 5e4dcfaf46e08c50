### Nazwy tego, co wspólne w Nemesis i Lockdown.

## Postacie z „Nemesis”, które grają też w „Lockdown”.

nemesis-kit-character-captain = Kapitan
    .gender = masculine
    .gen = Kapitana
    .dat = Kapitanowi
    .acc = Kapitana
    .ins = Kapitanem
nemesis-kit-character-pilot = Pilotka
    .gender = feminine
    .gen = Pilotki
    .dat = Pilotce
    .acc = Pilotkę
    .ins = Pilotką
nemesis-kit-character-mechanic = Mechanik
    .gender = masculine
    .gen = Mechanika
    .dat = Mechanikowi
    .acc = Mechanika
    .ins = Mechanikiem
nemesis-kit-character-soldier = Żołnierz
    .gender = masculine
    .gen = Żołnierza
    .dat = Żołnierzowi
    .acc = Żołnierza
    .ins = Żołnierzem
nemesis-kit-character-scout = Zwiadowczyni
    .gender = feminine
    .gen = Zwiadowczyni
    .dat = Zwiadowczyni
    .acc = Zwiadowczynię
    .ins = Zwiadowczynią
nemesis-kit-character-scientist = Naukowiec
    .gender = masculine
    .gen = Naukowca
    .dat = Naukowcowi
    .acc = Naukowca
    .ins = Naukowcem

## Intruzi.

nemesis-kit-intruder-larva = Larwa
    .gender = feminine
    .gen = Larwy
    .dat = Larwie
    .acc = Larwę
    .ins = Larwą
    .many = larw
nemesis-kit-intruder-creeper = Pełzacz
    .gender = masculine
    .gen = Pełzacza
    .dat = Pełzaczowi
    .acc = Pełzacza
    .ins = Pełzaczem
    .many = pełzaczy
nemesis-kit-intruder-adult = Dorosły
    .gender = masculine
    .gen = Dorosłego
    .dat = Dorosłemu
    .acc = Dorosłego
    .ins = Dorosłym
    .many = dorosłych
nemesis-kit-intruder-breeder = Reproduktor
    .gender = masculine
    .gen = Reproduktora
    .dat = Reproduktorowi
    .acc = Reproduktora
    .ins = Reproduktorem
    .many = reproduktorów
nemesis-kit-intruder-queen = Królowa
    .gender = feminine
    .gen = Królowej
    .dat = Królowej
    .acc = Królową
    .ins = Królową
    .many = królowych

## Kiedy można czegoś użyć.

nemesis-kit-combat-icon-any = W walce i poza walką
nemesis-kit-combat-icon-in-combat = Tylko w walce
nemesis-kit-combat-icon-out-of-combat = Tylko poza walką

## Co mówi przeskanowana karta skażenia.

nemesis-kit-contamination-clean = czysta
nemesis-kit-contamination-infected = ZAINFEKOWANA

## Rewersy kart przedmiotów.

nemesis-kit-back-red = czerwony przedmiot
nemesis-kit-back-yellow = żółty przedmiot
nemesis-kit-back-green = zielony przedmiot
nemesis-kit-back-blue = wytworzony przedmiot
nemesis-kit-back-starting = przedmiot startowy
nemesis-kit-back-quest = przedmiot zadaniowy

## Czym strzela broń.

nemesis-kit-weapon-class-energy = broń energetyczna
nemesis-kit-weapon-class-classic = broń klasyczna

## Obiekty: to żetony i zawsze są ciężkie.

nemesis-kit-object-character-corpse = Zwłoki
    .gender = plural
    .gen = zwłok
    .dat = zwłokom
    .acc = zwłoki
    .ins = zwłokami
nemesis-kit-object-egg = Jajo
    .gender = neuter
    .gen = jaja
    .dat = jaju
    .acc = jajo
    .ins = jajem
nemesis-kit-object-intruder-carcass = Truchło Intruza
    .gender = neuter
    .gen = truchła Intruza
    .dat = truchłu Intruza
    .acc = truchło Intruza
    .ins = truchłem Intruza

## Pomieszczenia i drzwi.

nemesis-kit-room-colour-red = czerwone
nemesis-kit-room-colour-yellow = żółte
nemesis-kit-room-colour-green = zielone
nemesis-kit-room-colour-white = białe
nemesis-kit-room-colour-colourless = bez przedmiotów
nemesis-kit-door-open = otwarte drzwi
nemesis-kit-door-closed = zamknięte drzwi
nemesis-kit-door-destroyed = zniszczone drzwi

## Co się znajduje, badając pomieszczenie. `.text` mówi, co to robi.

nemesis-kit-exploration-silence = Cisza
    .text = Nie rzucasz na hałas. Jeśli masz na sobie śluz, to Zagrożenie.
nemesis-kit-exploration-danger = Zagrożenie
    .text = Wszyscy Intruzi z sąsiednich pomieszczeń, którzy nie walczą, przychodzą tutaj; jeśli ich nie ma, hałas we wszystkich korytarzach.
nemesis-kit-exploration-slime = Śluz
    .text = Pokrywa cię śluz.
nemesis-kit-exploration-fire = Pożar
    .text = W pomieszczeniu wybucha pożar.
nemesis-kit-exploration-malfunction = Awaria
    .text = W pomieszczeniu dochodzi do awarii.
nemesis-kit-exploration-door = Drzwi
    .text = Drzwi za tobą się zamykają.
nemesis-kit-exploration-token-malfunction-one = Awaria, 1 przedmiot
nemesis-kit-exploration-token-malfunction-two = Awaria, 2 przedmioty
nemesis-kit-exploration-token-malfunction-three = Awaria, 3 przedmioty
nemesis-kit-exploration-token-malfunction-four = Awaria, 4 przedmioty
nemesis-kit-exploration-token-door-one = Drzwi, 1 przedmiot
nemesis-kit-exploration-token-door-two = Drzwi, 2 przedmioty
nemesis-kit-exploration-token-door-three = Drzwi, 3 przedmioty
nemesis-kit-exploration-token-door-four = Drzwi, 4 przedmioty
nemesis-kit-exploration-token-fire-one = Pożar, 1 przedmiot
nemesis-kit-exploration-token-fire-two = Pożar, 2 przedmioty
nemesis-kit-exploration-token-silence-one = Cisza, 1 przedmiot
nemesis-kit-exploration-token-slime-three = Śluz, 3 przedmioty
nemesis-kit-exploration-token-slime-four = Śluz, 4 przedmioty
nemesis-kit-exploration-token-danger-two = Zagrożenie, 2 przedmioty
nemesis-kit-exploration-token-danger-three = Zagrożenie, 3 przedmioty

## Co pokazują kości.

nemesis-kit-combat-face-blank = pusto
    .text = pudło
nemesis-kit-combat-face-creeper = pełzacz
    .text = trafia Larwy, Pełzacze i jaja
nemesis-kit-combat-face-adult = dorosły
    .text = trafia wszystkich prócz Reproduktorów i Królowej
nemesis-kit-combat-face-single-hit = trafienie
    .text = trafia każdy cel
nemesis-kit-combat-face-double-hit = podwójne trafienie
    .text = trafia każdy cel
nemesis-kit-noise-face-one = 1
nemesis-kit-noise-face-two = 2
nemesis-kit-noise-face-three = 3
nemesis-kit-noise-face-four = 4
nemesis-kit-noise-face-silence = Cisza
nemesis-kit-noise-face-danger = Zagrożenie

## Talie celów.

nemesis-kit-objective-deck-personal = cel osobisty
nemesis-kit-objective-deck-corporate = cel korporacyjny
nemesis-kit-objective-deck-cooperative = wspólny cel

## Tak i nie.

nemesis-kit-yes-no-no = Nie
nemesis-kit-yes-no-yes = Tak

## Obiekty, jak się je trzyma i jak leżą.

nemesis-kit-object-token-corpse = zwłoki
nemesis-kit-object-token-egg = jajo
nemesis-kit-object-token-carcass = truchło Intruza

## Jak gra stół i kroki rundy.

nemesis-kit-mode-semi-cooperative = Każdy dla siebie
nemesis-kit-mode-solo = Samotnie
nemesis-kit-mode-full-cooperative = Wszyscy razem
nemesis-kit-phase-draw-cards = Dobieranie kart
nemesis-kit-phase-pass-first-player = Pierwszy gracz
nemesis-kit-phase-turns = Tury graczy
nemesis-kit-phase-end-of-player-phase = Koniec fazy graczy
nemesis-kit-phase-time-track = Czas
nemesis-kit-phase-intruder-attack = Atak Intruzów
nemesis-kit-phase-fire-damage = Pożary
nemesis-kit-phase-event-card = Wydarzenie
nemesis-kit-phase-bag-development = Worek Intruzów
nemesis-kit-phase-end-of-round = Koniec rundy

## Od czego ktoś jest ranny albo zginął: w nawiasie lub po dwukropku.

nemesis-kit-cause-attack = atak
nemesis-kit-cause-fire = pożar
nemesis-kit-cause-bleeding = krwawienie
nemesis-kit-cause-light-wounds = lekkie rany
nemesis-kit-cause-blow = walka wręcz
nemesis-kit-cause-shot = strzał
nemesis-kit-cause-blast = wybuch
nemesis-kit-cause-taser = paralizator
nemesis-kit-cause-surgery = operacja
nemesis-kit-cause-larva = larwa
nemesis-kit-cause-infection = infekcja
nemesis-kit-cause-resignation = odejście od stołu

## Strony planszy i zakryte pomieszczenia.

nemesis-kit-side-alternative = Strona alternatywna
nemesis-kit-tile-one = pomieszczenie „1”
nemesis-kit-tile-two = pomieszczenie „2”

## Co stało się z graczem.

nemesis-kit-standing-won = zwycięstwo
nemesis-kit-standing-lived = żyje, ale bez zwycięstwa
nemesis-kit-standing-died = nie żyje
