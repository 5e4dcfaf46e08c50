### Odpowiedzi, które ma tylko Lockdown, każda mieści się na przycisku.
###
### $instead i $of to imiona wpisane przez ludzi: nie odmieniają się.

## Światło, ataki i walka.

lockdown-answer-light-source-none = Niech będzie ciemno
lockdown-answer-light-source-flashlight = „Latarka”
lockdown-answer-light-source-glowstick = „Świetlik chemiczny”
lockdown-answer-light-source-lighter = „Zapalniczka”
lockdown-answer-before-the-card-nothing = Nie rób nic
lockdown-answer-before-the-card-inconspicuous = „Niepozorność”, cel ataku: { $instead }
lockdown-answer-reaction-nothing = Przyjmij atak
lockdown-answer-reaction-feel-of-the-dark = „Wyczucie ciemności”
lockdown-answer-reaction-nerves-of-steel = „Stalowe nerwy”
lockdown-answer-reaction-flak-vest = „Kamizelka kuloodporna”
lockdown-answer-reaction-pheromones = „Feromony”, odrzuć: { NAME($giving) }
lockdown-answer-reaction-pheromones-at = „Feromony”, cel ataku: { $instead }
lockdown-answer-reaction-light = Zapal światło{ lockdown-by-light }
lockdown-answer-frenzy-reaction-nothing = Przyjmij cios
lockdown-answer-frenzy-reaction-nerves-of-steel = „Stalowe nerwy”
lockdown-by-light = { $with ->
    [lockdown-light-answer-flashlight] : „Latarka”
    [lockdown-light-answer-glowstick] : „Świetlik chemiczny”
    [lockdown-light-answer-lighter] : „Zapalniczka”
   *[lockdown-light-answer-none] {""}
}
lockdown-answer-second-die = { $yes-no ->
    [lockdown-yes-no-yes] Zużyj jeszcze 1 nabój
   *[lockdown-yes-no-no] Oszczędź amunicję
}
lockdown-answer-die-choice-first = Pierwsza kość
lockdown-answer-die-choice-second = Druga kość
lockdown-answer-advantage-nothing = Nie odrzucaj nic
lockdown-answer-advantage-discard = Odrzuć „{ NAME($action-card) }”
lockdown-answer-event-reaction-nothing = Niech się stanie
lockdown-answer-event-reaction-feel-of-the-dark = „Wyczucie ciemności”
lockdown-answer-event-reaction-light = Zapal światło{ lockdown-by-light }
lockdown-answer-panic-loss-ammo = 1 nabój: „{ NAME($weapon) }”
lockdown-answer-panic-loss-item = „{ NAME($item-item) }” ({ NAME($item-back) })

## Pomieszczenia, energia i komputery.

lockdown-answer-redistribution = S-01: { NAME($s01) }, S-02: { NAME($s02) }, S-03: { NAME($s03) }, winda: { NAME($elevator) }
lockdown-answer-research-consent = { $yes-no ->
    [lockdown-yes-no-yes] Oddaj
   *[lockdown-yes-no-no] Zatrzymaj
}
lockdown-answer-ride-along = { $yes-no ->
    [lockdown-yes-no-yes] Jedź
   *[lockdown-yes-no-no] Zostań
}
lockdown-answer-css-move-stay = Zostaw go tam
lockdown-answer-css-move-sooner = O pole wcześniej
lockdown-answer-css-move-later = O pole później
lockdown-answer-craft-here-nothing = Nie twórz nic
lockdown-answer-craft-here-craft = „{ NAME($item) }” z „{ NAME($of-item) }” ({ NAME($of-back) })
lockdown-answer-bypass-done = Wystarczy
lockdown-answer-bypass-line = { lockdown-computer-line }
lockdown-answer-top-order-first = Pierwsza na wierzch
lockdown-answer-top-order-second = Druga na wierzch
lockdown-answer-shedding-action = Odrzuć „{ NAME($action-card) }”
lockdown-answer-shedding-scanned = Karta skażenia ({ NAME($contamination) })
lockdown-answer-shedding-unscanned = Nieskanowana karta skażenia
lockdown-answer-slip-consent = { $yes-no ->
    [lockdown-yes-no-yes] Wymknij się
   *[lockdown-yes-no-no] Zostań
}
lockdown-answer-token-ignored = { $yes-no ->
    [lockdown-yes-no-yes] Pomiń
   *[lockdown-yes-no-no] Niech zadziała
}
lockdown-answer-quiet-in-the-dark-nothing = Rzuć na hałas
lockdown-answer-quiet-in-the-dark-inconspicuous = „Niepozorność”

## W co mierzą akcje, które ma tylko Lockdown: za nazwą.

lockdown-on-aim-own = { $aim ->
    [lockdown-aim-ignite] : podpalenie pomieszczenia
    [lockdown-aim-ignite-for] : podpalenie pomieszczenia, za przedmiot „{ NAME($aim-giving-item) }” ({ NAME($aim-giving-back) })
    [lockdown-aim-noise] : hałas w korytarzu { $aim-number }
    [lockdown-aim-crafted] : „{ NAME($aim-item) }”
    [lockdown-aim-hush] : cisza na tym poziomie
    [lockdown-aim-clamour] : hałas na tym poziomie
    [lockdown-aim-slip] { $aim-follower ->
        [none] : { $aim-mover }, { lockdown-aim-through }, za przedmiot „{ NAME($aim-giving-item) }” ({ NAME($aim-giving-back) })
       *[seat] : { $aim-mover } i { $aim-follower }, { lockdown-aim-through }, za przedmiot „{ NAME($aim-giving-item) }” ({ NAME($aim-giving-back) })
    }
    [lockdown-aim-elevator] : na { NAME($aim-level) }
    [lockdown-aim-send-elevator] : winda na { NAME($aim-level) }
    [lockdown-aim-tiles] { $aim-other ->
        [none] : obejrzenie pomieszczenia { $aim-one }
       *[room] : obejrzenie pomieszczeń { $aim-one } i { $aim-other }
    }
    [lockdown-aim-rover] { $aim-to ->
        [lockdown-rover-bunker] : łazik do bunkra
       *[lockdown-rover-exit] : łazik do pomieszczenia { $aim-to-room }
    }
    [lockdown-aim-drive] : Intruz nr { $aim-figure }, { lockdown-aim-through }
    [lockdown-aim-drive-for] : Intruz nr { $aim-figure }, { lockdown-aim-through }, za przedmiot „{ NAME($aim-giving-item) }” ({ NAME($aim-giving-back) })
    [lockdown-aim-clean-all] : zmycie całego śluzu tutaj
    [lockdown-aim-shed] : karta skażenia
    [lockdown-aim-dress] : opatrzenie, „{ NAME($aim-wound) }”
    [lockdown-aim-dress-for] : opatrzenie, „{ NAME($aim-wound) }”, za przedmiot „{ NAME($aim-giving-item) }” ({ NAME($aim-giving-back) })
    [lockdown-aim-heal] : leczenie, „{ NAME($aim-wound) }”
    [lockdown-aim-heal-light] : leczenie, lekkie rany
    [lockdown-aim-scan] : skanowanie
    [lockdown-aim-load] : „{ NAME($aim-item) }”
    [lockdown-aim-research] { $aim-from ->
        [none] : badanie, { lockdown-on-object }
       *[seat] : badanie, { lockdown-on-object }, niesie { $aim-from }
    }
    [lockdown-aim-code] : żeton kodu reagowania nr { $aim-token }
    [lockdown-aim-events] : wierzchnie karty wydarzeń
    [lockdown-aim-attacks] : wierzchnie karty ataku
    [lockdown-aim-computer] : { lockdown-on-computer-aim }
    [lockdown-aim-lines] : dowolne linie komputera
    [lockdown-aim-repair-and-compute] : awaria tutaj, { lockdown-on-computer-aim }
    [lockdown-aim-turn-power] : energia tego poziomu
   *[lockdown-aim-nothing] {""}
}
lockdown-on-room-aim-own = { $aim ->
    [lockdown-room-aim-code] : żeton kodu reagowania nr { $aim-token }
    [lockdown-room-aim-turn-power] : energia tego poziomu
    [lockdown-room-aim-stop-autodestruction] : zatrzymaj autodestrukcję
    [lockdown-room-aim-research] { $aim-from ->
        [none] : badanie, { lockdown-on-object }
       *[seat] : badanie, { lockdown-on-object }, niesie { $aim-from }
    }
    [lockdown-room-aim-send-signal] : wyślij sygnał
    [lockdown-room-aim-check-objective] : cudzy cel ({ $aim-of })
    [lockdown-room-aim-crafted] : „{ NAME($aim-item) }”
    [lockdown-room-aim-css] : żeton wysyłki na polu { $aim-space }
    [lockdown-room-aim-defend] { $aim-with ->
        [lockdown-defense-price-malfunction] : pomieszczenie { $aim-room }, za awarię tutaj
       *[lockdown-defense-price-counter] : pomieszczenie { $aim-room }, za przedmiot stąd
    }
    [lockdown-room-aim-call-elevator] : wezwij windę
    [lockdown-room-aim-ride-to] : na { NAME($aim-level) }
    [lockdown-room-aim-start-alert] : ogłoś alarm
    [lockdown-room-aim-ride-rover] : łazikiem do pomieszczenia { $aim-to }
    [lockdown-room-aim-evacuate-by-rover] : do bunkra łazikiem
    [lockdown-room-aim-evacuate-on-foot] : do bunkra pieszo
   *[lockdown-room-aim-nothing] {""}
}
lockdown-on-room-action-own = { $aim-with ->
    [lockdown-room-aim-code] , żeton kodu reagowania nr { $aim-with-token }
    [lockdown-room-aim-turn-power] , energia tego poziomu
    [lockdown-room-aim-stop-autodestruction] , zatrzymaj autodestrukcję
    [lockdown-room-aim-research] { $aim-with-from ->
        [none] , badanie, { lockdown-on-object-of-room }
       *[seat] , badanie, { lockdown-on-object-of-room }, niesie { $aim-with-from }
    }
    [lockdown-room-aim-send-signal] , wyślij sygnał
    [lockdown-room-aim-check-objective] , cudzy cel ({ $aim-with-of })
    [lockdown-room-aim-crafted] , „{ NAME($aim-with-item) }”
    [lockdown-room-aim-css] , żeton wysyłki na polu { $aim-with-space }
    [lockdown-room-aim-defend] { $aim-with-with ->
        [lockdown-defense-price-malfunction] , pomieszczenie { $aim-with-room }, za awarię tutaj
       *[lockdown-defense-price-counter] , pomieszczenie { $aim-with-room }, za przedmiot stąd
    }
    [lockdown-room-aim-call-elevator] , wezwij windę
    [lockdown-room-aim-ride-to] , na { NAME($aim-with-level) }
    [lockdown-room-aim-start-alert] , ogłoś alarm
    [lockdown-room-aim-ride-rover] , łazikiem do pomieszczenia { $aim-with-to }
    [lockdown-room-aim-evacuate-by-rover] , do bunkra łazikiem
    [lockdown-room-aim-evacuate-on-foot] , do bunkra pieszo
   *[lockdown-room-aim-nothing] {""}
}
lockdown-on-object = { $aim-object ->
    [lockdown-object-token-corpse] zwłoki ({ $aim-object-of })
   *[lockdown-object-token-egg] { NAME($aim-object) }
}
lockdown-on-object-of-room = { $aim-with-object ->
    [lockdown-object-token-corpse] zwłoki ({ $aim-with-object-of })
   *[lockdown-object-token-egg] { NAME($aim-with-object) }
}
lockdown-on-computer-aim = { $aim-with ->
    [lockdown-computer-use-move-rover] { $aim-with-to ->
        [lockdown-rover-bunker] wyślij łazik do bunkra
       *[lockdown-rover-exit] wyślij łazik do pomieszczenia { $aim-with-to-room }
    }
    [lockdown-computer-use-look-at-contingencies] odczytaj kody ({ $aim-with-of })
    [lockdown-computer-use-turn-door] drzwi w korytarzu { $aim-with-passage-corridor } przy pomieszczeniu { $aim-with-passage-room }
    [lockdown-computer-use-clear-room] oczyść pomieszczenie { $aim-with-room }
    [lockdown-computer-use-look-at-css-token] żeton wysyłki na polu { $aim-with-space }
    [lockdown-computer-use-swap-power-tokens] zamień energię: { NAME($aim-with-one) } i { NAME($aim-with-other) }
   *[lockdown-computer-use-gain-knowledge] zyskaj 1 punkt wiedzy
}
lockdown-computer-line = { $with ->
    [lockdown-computer-use-move-rover] { $with-to ->
        [lockdown-rover-bunker] Wyślij łazik do bunkra
       *[lockdown-rover-exit] Wyślij łazik do pomieszczenia { $with-to-room }
    }
    [lockdown-computer-use-look-at-contingencies] Odczytaj kody ({ $with-of })
    [lockdown-computer-use-turn-door] Drzwi w korytarzu { $with-passage-corridor } przy pomieszczeniu { $with-passage-room }
    [lockdown-computer-use-clear-room] Oczyść pomieszczenie { $with-room }
    [lockdown-computer-use-look-at-css-token] Żeton wysyłki na polu { $with-space }
    [lockdown-computer-use-swap-power-tokens] Zamień energię: { NAME($with-one) } i { NAME($with-other) }
   *[lockdown-computer-use-gain-knowledge] Zyskaj 1 punkt wiedzy
}

## Co robić w swojej turze.

lockdown-answer-turn-unlock = { $price ->
    [lockdown-quest-price-item] Aktywuj przedmiot zadaniowy za „{ NAME($price-item-item) }” ({ NAME($price-item-back) })
    [lockdown-quest-price-object] Aktywuj przedmiot zadaniowy za { NAME($price-object, case: "acc") }
   *[lockdown-quest-price-presence] Aktywuj przedmiot zadaniowy
}
lockdown-answer-turn-computer = { lockdown-computer-line }

## „Zawodzenie” i „Kody na skróty”.

lockdown-answer-wail-noise-done = Wystarczy
lockdown-answer-wail-noise-noise = Korytarz { $passage-corridor } przy pomieszczeniu { $passage-room }
lockdown-answer-cheat-choice = { NAME($computer-card) }
lockdown-answer-cheat-order = { NAME($computer-card) }
lockdown-answer-cheat-use-gain-knowledge = Zyskaj 1 punkt wiedzy
lockdown-answer-cheat-use-move-rover = { $to ->
    [lockdown-rover-bunker] Wyślij łazik do bunkra
   *[lockdown-rover-exit] Wyślij łazik do pomieszczenia { $to-room }
}
lockdown-answer-cheat-use-look-at-contingencies = Odczytaj kody ({ $of })
lockdown-answer-cheat-use-turn-door = Drzwi w korytarzu { $passage-corridor } przy pomieszczeniu { $passage-room }
lockdown-answer-cheat-use-clear-room = Oczyść pomieszczenie { $room }
lockdown-answer-cheat-use-look-at-css-token = Żeton wysyłki na polu { $space }
lockdown-answer-cheat-use-swap-power-tokens = Zamień energię: { NAME($one) } i { NAME($other) }

## Powierzchnia Marsa.

lockdown-answer-dust-loss-action = Odrzuć „{ NAME($action-card) }”
lockdown-answer-dust-loss-scanned = Karta skażenia ({ NAME($contamination) })
lockdown-answer-dust-loss-unscanned = Karta skażenia, niezbadana
lockdown-answer-tracks-noise = Hałas: { NAME($zone) }
lockdown-answer-static-loss = „{ NAME($item) }”
lockdown-answer-static-loss-none = Nie ma czego stracić
