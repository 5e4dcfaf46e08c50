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
lockdown-answer-reaction-pheromones = „Feromony”, odrzuć: { NAME($giving) }
lockdown-answer-reaction-pheromones-at = „Feromony”, cel ataku: { $instead }
lockdown-answer-reaction-light = Zapal światło{ lockdown-by-light }
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
lockdown-answer-bypass-line = { $with ->
    [lockdown-computer-use-move-rover] Wyślij łazik
    [lockdown-computer-use-look-at-contingencies] Odczytaj kody ({ $with-of })
    [lockdown-computer-use-turn-door] Drzwi w korytarzu { $with-passage-corridor } przy pomieszczeniu { $with-passage-room }
    [lockdown-computer-use-clear-room] Oczyść pomieszczenie { $with-room }
    [lockdown-computer-use-look-at-css-token] Żeton wysyłki na polu { $with-space }
    [lockdown-computer-use-swap-power-tokens] Zamień energię: { NAME($with-one) } i { NAME($with-other) }
   *[lockdown-computer-use-gain-knowledge] Zyskaj 1 wiedzę
}
lockdown-answer-top-order-first = Pierwsza na wierzch
lockdown-answer-top-order-second = Druga na wierzch
lockdown-answer-shedding-action = Odrzuć „{ NAME($action-card) }”
lockdown-answer-shedding-scanned = Karta skażenia ({ NAME($contamination) })
lockdown-answer-shedding-unscanned = Karta skażenia, nieskanowana
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
