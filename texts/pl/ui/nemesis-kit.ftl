### Co „Nemesis” i „Lockdown” pokazują jako tekst tak samo, krótko, do tabeli.

ui-nemesis-kit-round = { $round ->
    [0] Przygotowanie
   *[other] Runda { $round } · { NAME($phase) }
}
ui-nemesis-kit-crew = Załoga
ui-nemesis-kit-own = Widzisz tylko ty

## Systemy.

ui-nemesis-kit-damage = Uszkodzenia
ui-nemesis-kit-markers = pożary { $fires } z { $most-fires } · awarie { $malfunctions } z { $most-malfunctions } · jaj w gnieździe { $eggs }
ui-nemesis-kit-bag = Worek Intruzów
ui-nemesis-kit-event = Wydarzenie
ui-nemesis-kit-weaknesses = Słabości
ui-nemesis-kit-common = Wspólne cele

## Załoga.

ui-nemesis-kit-character = postać
ui-nemesis-kit-where = gdzie
ui-nemesis-kit-cards = ręka/talia/odrzucone
ui-nemesis-kit-wounds = rany
ui-nemesis-kit-room = pomieszczenie { $room }
ui-nemesis-kit-left = poza grą

## Pomieszczenia.

ui-nemesis-kit-room-items = { NAME($room) } [{ $n }]
ui-nemesis-kit-fire = pożar
ui-nemesis-kit-malfunction = awaria

## Co widzi tylko sam gracz.

ui-nemesis-kit-here = Tutaj
ui-nemesis-kit-hand = Na ręce
ui-nemesis-kit-discard = Odrzucone
ui-nemesis-kit-in-hands = W rękach
ui-nemesis-kit-inventory = Ekwipunek
ui-nemesis-kit-objectives = Cele
ui-nemesis-kit-seen = Widziane
ui-nemesis-kit-seen-objective = gracz { $number }, runda { $round }: „{ NAME($objective) }”
ui-nemesis-kit-actions = { $n ->
    [one] Została { $n } akcja
    [few] Zostały { $n } akcje
   *[many] Zostało { $n } akcji
}

## Ile kosztuje i co daje odpowiedź.

ui-nemesis-kit-amount-cards = karty
    .amount = { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
ui-nemesis-kit-amount-ammo = amunicja
    .amount = { $n ->
        [one] { $n } nabój
        [few] { $n } naboje
       *[many] { $n } naboi
    }
ui-nemesis-kit-amount-light-wounds = lekkie rany
    .amount = { $n ->
        [one] { $n } lekka rana
        [few] { $n } lekkie rany
       *[many] { $n } lekkich ran
    }
ui-nemesis-kit-amount-contamination = karty skażenia
    .amount = { $n ->
        [one] { $n } karta skażenia
        [few] { $n } karty skażenia
       *[many] { $n } kart skażenia
    }
ui-nemesis-kit-amount-signal = sygnały
    .amount = { $n ->
        [one] { $n } sygnał
        [few] { $n } sygnały
       *[many] { $n } sygnałów
    }
