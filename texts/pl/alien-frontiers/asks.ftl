### Pytania gry Alien Frontiers i odpowiedzi na nie.
###
### Pytanie jest skierowane do tego, kto ma odpowiedzieć; `.others` w kilku słowach mówi
### pozostałym, co ta osoba wybiera. Kroki i rzuty nikogo nie pytają, mówią tylko, co się
### dzieje. Odpowiedź mieści się na przycisku.

alien-frontiers-asks-turn = Co robisz?
    .others = wybór akcji
alien-frontiers-asks-loot = { $taken-count ->
    [0] Co kradniesz: do 4 zasobów czy 1 kartę?
   *[other] Co jeszcze kradniesz? Wybrano { $taken-count } z 4.
}
    .others = wybór łupu
alien-frontiers-asks-teleport = { $ship ->
    [7] Gdzie teraz zadokować Statek-Relikt?
   *[own] Gdzie teraz zadokować teleportowany statek?
}
    .others = wybór stacji dla teleportowanego statku
alien-frontiers-asks-cannon-fire = { $targets-count ->
    [0] Do których statków { NAME($station, case: "at") } strzelasz?
   *[other] Do których jeszcze statków { NAME($station, case: "at") } strzelasz? Wybrano: { $targets-count }.
}
    .others = wybór celów dla Działa Plazmowego
alien-frontiers-asks-reroll = { $chosen-count ->
    [0] Którymi statkami rzucasz ponownie?
   *[other] Którymi jeszcze statkami rzucasz ponownie? Wybrano: { $chosen-count }.
}
    .others = wybór statków do ponownego rzutu
alien-frontiers-asks-colony-move = Dokąd przenieść kolonię ({ $colony-owner }) { NAME($colony-territory, case: "from") }?
    .others = wybór terytorium dla przenoszonej kolonii
alien-frontiers-asks-colony-swap = Z którą kolonią zamienić miejscami kolonię { NAME($colony-territory, case: "at") } ({ $colony-owner })?
    .others = wybór kolonii do zamiany
alien-frontiers-asks-resource-limit = Możesz zatrzymać 8 zasobów. Co zwracasz?
    .others = zwrot zasobów ponad 8

## Kroki i rzuty: co się dzieje, bez kropki na końcu.

alien-frontiers-asks-first-player = losowanie pierwszego gracza
alien-frontiers-asks-set-up = przygotowanie gry
alien-frontiers-asks-card-draw = { $to ->
    [none] odkrywanie nowej karty
   *[seat] rozdawanie karty: { $to }
}
alien-frontiers-asks-turn-start = początek tury: { $seat }
alien-frontiers-asks-ship-roll = rzut statkami
alien-frontiers-asks-after-roll = wynik rzutu
alien-frontiers-asks-action-end = zakończenie akcji
alien-frontiers-asks-turn-end = koniec tury
alien-frontiers-asks-game-over = koniec gry

## Statki w odpowiedzi jako dopełnienie słowa „zadokuj”. $ships-value to najniższa wartość.

alien-frontiers-ships = { $station ->
    [alien-frontiers-station-colony-constructor] { $ships-with ->
        [alien-frontiers-with-relic] statki { $ships-value }-{ $ships-value }-{ $ships-value } (z Reliktem)
       *[alien-frontiers-with-own] statki { $ships-value }-{ $ships-value }-{ $ships-value }
    }
    [alien-frontiers-station-shipyard] { $ships-with ->
        [alien-frontiers-with-relic] statki { $ships-value }-{ $ships-value } (z Reliktem)
       *[alien-frontiers-with-own] statki { $ships-value }-{ $ships-value }
    }
    [alien-frontiers-station-orbital-market] { $ships-with ->
        [alien-frontiers-with-relic] statki { $ships-value }-{ $ships-value } (z Reliktem)
       *[alien-frontiers-with-own] statki { $ships-value }-{ $ships-value }
    }
    [alien-frontiers-station-raiders-outpost] { $ships-with ->
        [alien-frontiers-with-relic] statki { alien-frontiers-run } (z Reliktem)
       *[alien-frontiers-with-own] statki { alien-frontiers-run }
    }
   *[alien-frontiers-station-solar-converter] { $ships-with ->
        [alien-frontiers-with-relic] Statek-Relikt ({ $ships-value })
       *[alien-frontiers-with-own] statek { $ships-value }
    }
}
alien-frontiers-run = { $ships-value ->
    [1] 1-2-3
    [2] 2-3-4
    [3] 3-4-5
    [4] 4-5-6
   *[5] od { $ships-value } w górę
}

## Jeden statek w odpowiedzi jako dopełnienie słów „podnieś”, „obniż” i podobnych.

alien-frontiers-ship = { $ship-with ->
    [alien-frontiers-with-relic] Statek-Relikt ({ $ship-value })
   *[alien-frontiers-with-own] statek { $ship-value }
}

## Co zrobić w turze.

alien-frontiers-answer-turn-dock-plain = Zadokuj { alien-frontiers-ships } { NAME($station, case: "at") }
alien-frontiers-answer-turn-dock-cycle = { $ships-with ->
    [alien-frontiers-with-relic] Zadokuj Statek-Relikt ({ $ships-value }) przy Artefakcie Obcych i odkryj nowe karty
   *[alien-frontiers-with-own] Zadokuj statek { $ships-value } przy Artefakcie Obcych i odkryj nowe karty
}
alien-frontiers-answer-turn-dock-settle = Zadokuj { alien-frontiers-ships } { NAME($station, case: "at") }: kolonia { NAME($to, case: "at") }
alien-frontiers-answer-turn-claim = Weź kartę „{ NAME($card) }”
alien-frontiers-answer-turn-launch = Wyślij kolonię { NAME($to, case: "to") }
alien-frontiers-answer-turn-launch-and-start = Wyślij kolonię { NAME($to, case: "to") } i zacznij następną
alien-frontiers-answer-turn-trade = { $rate ->
    [one] Wymień { $rate } paliwo na 1 rudę
    [few] Wymień { $rate } paliwa na 1 rudę
    [many] Wymień { $rate } paliwa na 1 rudę
   *[other] Wymień { $rate } paliwa na 1 rudę
}
alien-frontiers-answer-turn-buy-relic-ship = Kup Statek-Relikt
alien-frontiers-answer-turn-end-turn = Zakończ turę

## Moce opłacane paliwem.

alien-frontiers-answer-turn-use-booster-pod = Akcelerator: podnieś { alien-frontiers-ship } do { $ship-value ->
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
   *[6] 7
}
alien-frontiers-answer-turn-use-data-crystal = Kryształ Danych: skorzystaj z bonusu { NAME($territory, case: "gen") }
alien-frontiers-answer-turn-use-gravity-manipulator = Manipulator Grawitacji: obniż { $lower-with ->
    [alien-frontiers-with-relic] Statek-Relikt ({ $lower-value })
   *[alien-frontiers-with-own] statek { $lower-value }
} i podnieś { $raise-with ->
    [alien-frontiers-with-relic] Statek-Relikt ({ $raise-value })
   *[alien-frontiers-with-own] statek { $raise-value }
}
alien-frontiers-answer-turn-use-orbital-teleporter = Teleporter Orbitalny: przenieś { alien-frontiers-ship } { NAME($ship-station, case: "from") }{ $ship-mark ->
    [alien-frontiers-mark-unmarked] {""}
   *[alien-frontiers-mark-spent] {" "}({ NAME($ship-mark) })
}
alien-frontiers-answer-turn-use-plasma-cannon = Działo Plazmowe: strzelaj do statków { NAME($station, case: "at") }
alien-frontiers-answer-turn-use-polarity-device = Odwracacz Biegunów: obróć { alien-frontiers-ship } na { $ship-value ->
    [1] 6
    [2] 5
    [3] 4
    [4] 3
    [5] 2
   *[6] 1
}
alien-frontiers-answer-turn-use-stasis-beam = Promień Stazy: obniż { alien-frontiers-ship } do { $ship-value ->
    [1] 0
    [2] 1
    [3] 2
    [4] 3
    [5] 4
   *[6] 5
}
alien-frontiers-answer-turn-use-temporal-warper = Zakrzywiacz Czasu: rzuć statkami ponownie

## Moce za odrzucenie karty.

alien-frontiers-answer-turn-discard-booster-pod = Odrzuć kartę „Akcelerator”: zdejmij { NAME($field) }
alien-frontiers-answer-turn-discard-data-crystal = Odrzuć kartę „Kryształ Danych”: umieść Pole Pozytronowe { NAME($to, case: "at") }
alien-frontiers-answer-turn-discard-gravity-manipulator = Odrzuć kartę „Manipulator Grawitacji”: umieść Pole Odpychające { NAME($to, case: "at") }
alien-frontiers-answer-turn-discard-orbital-teleporter = Odrzuć kartę „Teleporter Orbitalny”: przenieś kolonię ({ $colony-owner }) { NAME($colony-territory, case: "from") }
alien-frontiers-answer-turn-discard-plasma-cannon = { $place ->
    [alien-frontiers-ship-place-maintenance-bay] { $ship-with ->
        [alien-frontiers-with-relic] Odrzuć kartę „Działo Plazmowe”: zestrzel Statek-Relikt ({ $owner }) { NAME($place, case: "at") }
       *[alien-frontiers-with-own] Odrzuć kartę „Działo Plazmowe”: zestrzel statek ({ $owner }) { NAME($place, case: "at") }
    }
   *[alien-frontiers-ship-place-solar-converter] { $ship-with ->
        [alien-frontiers-with-relic] Odrzuć kartę „Działo Plazmowe”: zestrzel Statek-Relikt { $ship-value } ({ $owner }) { NAME($place, case: "at") }
       *[alien-frontiers-with-own] Odrzuć kartę „Działo Plazmowe”: zestrzel statek { $ship-value } ({ $owner }) { NAME($place, case: "at") }
    }
}
alien-frontiers-answer-turn-discard-polarity-device = Odrzuć kartę „Odwracacz Biegunów”: zamień miejscami kolonię { NAME($colony-territory, case: "at") } ({ $colony-owner }) z inną
alien-frontiers-answer-turn-discard-stasis-beam = Odrzuć kartę „Promień Stazy”: umieść Pole Izolacyjne { NAME($to, case: "at") }
alien-frontiers-answer-turn-discard-temporal-warper = Odrzuć kartę „Zakrzywiacz Czasu”: weź kartę „{ NAME($card) }”

## Co ukraść.

alien-frontiers-answer-loot-token = Ukradnij 1 { NAME($what, case: "acc") } ({ $from })
alien-frontiers-answer-loot-card = Ukradnij kartę „{ NAME($card) }” ({ $from })
alien-frontiers-answer-loot-enough = Nie bierz nic więcej

## Gdzie zadokować teleportowany statek.

alien-frontiers-answer-teleport-plain = Zadokuj { alien-frontiers-ships } { NAME($station, case: "at") }
alien-frontiers-answer-teleport-cycle = { $ships-with ->
    [alien-frontiers-with-relic] Zadokuj Statek-Relikt ({ $ships-value }) przy Artefakcie Obcych i odkryj nowe karty
   *[alien-frontiers-with-own] Zadokuj statek { $ships-value } przy Artefakcie Obcych i odkryj nowe karty
}
alien-frontiers-answer-teleport-settle = Zadokuj { alien-frontiers-ships } { NAME($station, case: "at") }: kolonia { NAME($to, case: "at") }

## Do czego strzela Działo Plazmowe.

alien-frontiers-answer-cannon-fire-target = { $ship-with ->
    [alien-frontiers-with-relic] Statek-Relikt ({ $ship-value }): { $owner }
   *[alien-frontiers-with-own] Statek { $ship-value }: { $owner }
}
alien-frontiers-answer-cannon-fire-fire = Strzelaj

## Czym Zakrzywiacz Czasu rzuca ponownie.

alien-frontiers-answer-reroll-ship = { $ship-with ->
    [alien-frontiers-with-relic] Statek-Relikt ({ $ship-value })
   *[alien-frontiers-with-own] Statek { $ship-value }
}
alien-frontiers-answer-reroll-roll = Rzuć

## Kolonie przenoszone lub zamieniane miejscami i zwracane zasoby.

alien-frontiers-answer-colony-move = { NAME($territory) }
alien-frontiers-answer-colony-swap = Kolonia { NAME($territory, case: "at") } ({ $owner })
alien-frontiers-answer-resource-limit = { $fuel ->
    [0] Zwróć { alien-frontiers-amount-of-ore }
   *[other] { $ore ->
        [0] Zwróć { alien-frontiers-amount-of-fuel }
       *[other] Zwróć { alien-frontiers-amount-of-fuel } i { alien-frontiers-amount-of-ore }
    }
}
