### Odpowiedzi w grze „Aliens: Kolejny cudowny dzień w Korpusie”; każda mieści się na przycisku.
###
### Pole zapisuje się jak w zasadach, plansza(kolumna,wiersz): 2(6,1). Drzwi leżą na wschodniej
### albo południowej krawędzi swojego pola. $to i $by, gdy chodzi o miejsce przy stole, to
### imiona wpisane przez ludzi: nie odmieniają się.

## Pola i drzwi. Pierwsze to pole, które samo jest odpowiedzią.

aliens-here = { $board }({ $column },{ $row })
aliens-square = { $square-board }({ $square-column },{ $square-row })
aliens-door = { $door-facing ->
    [aliens-facing-south] drzwi na południe od { $door-square-board }({ $door-square-column },{ $door-square-row })
   *[aliens-facing-east] drzwi na wschód od { $door-square-board }({ $door-square-column },{ $door-square-row })
}

## Co można zabarykadować, wewnątrz odpowiedzi albo zdarzenia.

aliens-barrier = { $barrier ->
    [aliens-barrier-door] { $barrier-door-facing ->
        [aliens-facing-south] drzwi na południe od { $barrier-door-square-board }({ $barrier-door-square-column },{ $barrier-door-square-row })
       *[aliens-facing-east] drzwi na wschód od { $barrier-door-square-board }({ $barrier-door-square-column },{ $barrier-door-square-row })
    }
    [aliens-barrier-spawn-point] { NAME($barrier-point) }
   *[aliens-barrier-tunnel] { aliens-barrier-tunnel-number }
}
aliens-barrier-tunnel-number = { $barrier-number ->
    [0] pierwszy tunel
    [1] drugi tunel
    [2] trzeci tunel
   *[3] czwarty tunel
}

## Wydarzenie: można je zagrać w odpowiedzi na wiele pytań.

aliens-play = { $play-on ->
    [none] Zagraj „{ NAME($play-event) }”
   *[character] Zagraj „{ NAME($play-event) }” na { NAME($play-on, case: "acc") }
}

## Przed pierwszą turą.

aliens-answer-hero-choice = { NAME($character) }
aliens-answer-team-choice = { NAME($character) }
aliens-answer-preparation-put-on = Daj { NAME($on, case: "dat") } { NAME($card, case: "acc") }
aliens-answer-preparation-take-off = Zabierz { NAME($from, case: "dat") } { NAME($card, case: "acc") }
aliens-answer-preparation-done = Gotowe
aliens-answer-gun-placing = { aliens-here }
aliens-answer-gun-facing = Skieruj { NAME($facing, case: "to") }
aliens-answer-hero-placing = { aliens-here }
aliens-answer-grunt-placing = { NAME($character) } na { aliens-square }

## Kto kim gra i czyja kolej.

aliens-answer-new-hero-take = Weź { NAME($character, case: "acc") }
aliens-answer-new-hero-nobody = Na razie nikogo
aliens-answer-first-player-token = Zaczyna { $to }
aliens-answer-first-player-lead = Przekaż dowodzenie: { $to }
aliens-answer-first-player-play = { aliens-play }
aliens-answer-hero-order-activate = { NAME($character) }
aliens-answer-hero-order-play = { aliens-play }
aliens-answer-remaining-grunt-activate = { NAME($character) }: { $by }
aliens-answer-remaining-grunt-play = { aliens-play }
aliens-answer-grunt-order-activate = { NAME($character) }
aliens-answer-grunt-order-play = { aliens-play }
aliens-answer-grunt-order-nobody = Nikogo więcej

## Aktywacja.

aliens-answer-next-ability-use = { NAME($ability) }
aliens-answer-next-ability-play = { aliens-play }
aliens-answer-equip-step-equip = Daj { NAME($on, case: "dat") } { NAME($card, case: "acc") }
aliens-answer-equip-step-return = Weź z powrotem na rękę { NAME($card, case: "acc") }
aliens-answer-equip-step-play = { aliens-play }
aliens-answer-equip-step-done = Gotowe

aliens-answer-next-action-move = Ruch
aliens-answer-next-action-attack = Atak: { NAME($weapon) }
aliens-answer-next-action-barricade = Barykada: { aliens-barrier }
aliens-answer-next-action-aim = Celowanie
aliens-answer-next-action-interact = { $with ->
    [aliens-interaction-computer] Interakcja: komputer na { $with-square-board }({ $with-square-column },{ $with-square-row })
    [aliens-interaction-newt] Interakcja: zabierz Newt
    [aliens-interaction-cocoon] Interakcja: uwolnij { NAME($with-character, case: "acc") }
    [aliens-interaction-crate] Interakcja: skrzynia na { $with-square-board }({ $with-square-column },{ $with-square-row })
   *[aliens-interaction-gun] Interakcja: { NAME($with-gun) } – { NAME($with-order) }
}
aliens-answer-next-action-medi-kit = Apteczka: { NAME($on) } wstaje
aliens-answer-next-action-rest = Odpoczynek
aliens-answer-next-action-play = { aliens-play }
aliens-answer-next-action-end = Zakończ aktywację

aliens-answer-next-step-to = Na { aliens-square }
aliens-answer-next-step-leave = Wyjdź przez wyjście
aliens-answer-next-step-stop = Zatrzymaj się

aliens-answer-weapon-question = { NAME($weapon) }
aliens-answer-target-choice = { aliens-here }
aliens-answer-spare-choice-characters = Oszczędź swoich
aliens-answer-spare-choice-nobody = Nie oszczędzaj nikogo
aliens-answer-reroll-with = Wyczerp i przerzuć: { NAME($card) }
aliens-answer-reroll-decline = Zostaw
aliens-answer-blast-reroll-with = Wyczerp i przerzuć: { NAME($card) }
aliens-answer-blast-reroll-decline = Zostaw
aliens-answer-full-auto-at = Strzelaj w { aliens-square }
aliens-answer-full-auto-stop = Przerwij ogień
aliens-answer-grenade-offer-at = Rzuć na { aliens-square }
aliens-answer-grenade-offer-stop = Bez granatu
aliens-answer-seal-question-door = Zaspawaj albo odblokuj: { aliens-door }
aliens-answer-seal-question-spawn-point = Zaspawaj albo odblokuj: { NAME($point) }
aliens-answer-seal-question-tunnel = { $number ->
    [0] Zaspawaj albo odblokuj: pierwszy tunel
    [1] Zaspawaj albo odblokuj: drugi tunel
    [2] Zaspawaj albo odblokuj: trzeci tunel
   *[3] Zaspawaj albo odblokuj: czwarty tunel
}

aliens-answer-draw-more-draw = Dobierz kartę
aliens-answer-draw-more-stop = Nie dobieraj więcej
aliens-answer-recover-more-exhausted = Odzyskaj ze stosu wyczerpania
aliens-answer-recover-more-from-hand = Odzyskaj z ręki: { NAME($card) }
aliens-answer-recover-more-stop = Nie odzyskuj więcej
aliens-answer-search-choice = { NAME($card) }
aliens-answer-gear-choice = { NAME($gear) }
aliens-answer-pull-character = { NAME($character) }
aliens-answer-pull-nobody = Nikogo
aliens-answer-pull-square = Na { aliens-here }
aliens-answer-scan = { NAME($mission-blip) }
aliens-answer-crate-equip-equip = Załóż: { NAME($card) }
aliens-answer-crate-equip-nothing = Niczego nie zakładaj

aliens-answer-put-back-top = Na wierzch
aliens-answer-put-back-second = Pod drugą kartę
aliens-answer-put-back-bottom = Na spód
aliens-answer-last-put-back = { $deck-end ->
    [aliens-deck-end-top] Zostaje
   *[aliens-deck-end-bottom] Na spód
}
aliens-answer-react-window-play = { aliens-play }
aliens-answer-react-window-pass = Pas

## Wybory za wrogów.

aliens-answer-stand-up-order = { NAME($character) }
aliens-answer-captor = Obcy na { aliens-here }
aliens-answer-alien-order = Obcy na { aliens-here }
aliens-answer-route-choice = Na { aliens-here }
aliens-answer-shooter-order = { NAME($character) }
aliens-answer-defensive-shot-fire = Strzelaj: { NAME($weapon) }
aliens-answer-defensive-shot-hold-fire = Nie strzelaj
aliens-answer-victim = { NAME($character) }
aliens-answer-board-order = { NAME($board-face) }
aliens-answer-blip-order = Sygnał na { aliens-here }
aliens-answer-signal-hero = { NAME($character) }
aliens-answer-signal-point = { NAME($spawn-point) }
aliens-answer-nearest-point = { NAME($spawn-point) }
aliens-answer-tunnel-square = { aliens-here }
aliens-answer-blip-square = { aliens-here }
aliens-answer-extra-alien-square = { aliens-here }

## Po misji kampanii.

aliens-answer-saved-card = { NAME($card) }

## Ile odpowiedź kosztuje i co daje. `.amount` stoi po minusie albo plusie: −2 karty, +3 karty.

aliens-goods-action = Akcje
    .amount = { $n ->
        [one] { $n } Akcja
        [few] { $n } Akcje
        [many] { $n } Akcji
       *[other] { $n } Akcji
    }
aliens-goods-exhausted = karty wyczerpane
    .amount = { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
aliens-goods-recovered = karty odzyskane
    .amount = { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
aliens-goods-aim = Celowanie
    .amount = { $n } do Celowania
aliens-goods-defeat = porażka
    .amount = { $n } oddział: to porażka
