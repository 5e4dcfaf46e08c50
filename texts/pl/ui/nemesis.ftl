### „Nemesis” jako tekst, krótko, do tabeli.

ui-nemesis-round = Runda { $round } · { NAME($phase) }
ui-nemesis-time = czas { $time } z { $jump }
ui-nemesis-self-destruct = autodestrukcja { $space } z { $last }
ui-nemesis-crew = Załoga
ui-nemesis-ship = Statek
ui-nemesis-own = Widzisz tylko ty

## Systemy statku.

ui-nemesis-damage = Uszkodzenia
ui-nemesis-markers = pożary { $fires } z { $most-fires } · awarie { $malfunctions } z { $most-malfunctions } · jaj w gnieździe { $eggs }
ui-nemesis-engines = Silniki
ui-nemesis-course = Kurs
ui-nemesis-pods = Kapsuły
ui-nemesis-bag = Worek Intruzów
ui-nemesis-event = Wydarzenie
ui-nemesis-weaknesses = Słabości
ui-nemesis-common = Wspólne cele

## Załoga.

ui-nemesis-character = postać
ui-nemesis-where = gdzie
ui-nemesis-cards = ręka/talia/odrzucone
ui-nemesis-wounds = rany
ui-nemesis-state = stan
ui-nemesis-room = pomieszczenie { $room }
ui-nemesis-left = poza grą

## Pomieszczenia.

ui-nemesis-room-items = { NAME($room) } [{ $n }]
ui-nemesis-fire = pożar
ui-nemesis-malfunction = awaria
ui-nemesis-airlock = śluza zaraz się otworzy

## Co widzi tylko sam gracz.

ui-nemesis-here = Tutaj
ui-nemesis-hand = Na ręce
ui-nemesis-discard = Odrzucone
ui-nemesis-in-hands = W rękach
ui-nemesis-inventory = Ekwipunek
ui-nemesis-objectives = Cele
ui-nemesis-seen = Widziane
ui-nemesis-seen-engine = { NAME($engine) }, runda { $round }: { NAME($state) }
ui-nemesis-seen-objective = gracz { $number }, runda { $round }: „{ NAME($objective) }”
ui-nemesis-intruder-cards = Karty Intruzów
ui-nemesis-actions = { $n ->
    [one] Została { $n } akcja
    [few] Zostały { $n } akcje
   *[many] Zostało { $n } akcji
}
ui-nemesis-marks = Za numerem i nazwą pomieszczenia w nawiasie kwadratowym stoi, ile przedmiotów tam zostało; nazwę w nawiasie okrągłym znają tylko ci, których znaki stoją za nią. Dalej idą cztery numery korytarzy i pomieszczenia, do których prowadzą: ! to hałas, # zamknięte drzwi, x zniszczone, tr i tb to czerwone i niebieskie korytarze techniczne. Intruzi mają numer, a po minusie obrażenia. Kreski to lekkie rany, w nawiasach stoją opatrzone ciężkie rany i nieaktywne przedmioty zadaniowe. Za silnikiem stoją znaki tych, którzy znają jego stan.

## Ile kosztuje i co daje odpowiedź.

ui-nemesis-amount-cards = karty
    .amount = { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
ui-nemesis-amount-ammo = amunicja
    .amount = { $n ->
        [one] { $n } amunicji
        [few] { $n } amunicji
       *[many] { $n } amunicji
    }
ui-nemesis-amount-light-wounds = lekkie rany
    .amount = { $n ->
        [one] { $n } lekka rana
        [few] { $n } lekkie rany
       *[many] { $n } lekkich ran
    }
ui-nemesis-amount-contamination = karty skażenia
    .amount = { $n ->
        [one] { $n } karta skażenia
        [few] { $n } karty skażenia
       *[many] { $n } kart skażenia
    }
ui-nemesis-amount-signal = sygnały
    .amount = { $n ->
        [one] { $n } sygnał
        [few] { $n } sygnały
       *[many] { $n } sygnałów
    }
