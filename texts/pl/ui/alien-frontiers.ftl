### Alien Frontiers jako tekst, dość krótko na tabelę.

ui-round = Runda { $round } · gra { $seat }
ui-stock = zapas: paliwo { $fuel }, ruda { $ore }
ui-planet = Planeta
ui-orbit = Orbita
ui-cards = Karty
ui-display = Odkryte
ui-piles = (w talii { $drawn }, odrzucone { $discarded })
ui-discarded = Po odrzuceniu: { $text }
ui-rolls = { $seat } rzuca { $values }.
ui-glance = W ręce  { $hand }   { $seat } { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} · paliwo { $fuel } · ruda { $ore }
ui-marks = Każdy gracz ma swój znak: ▲ ● ■ ◆. Za znakiem stoją wartości statków na stacji albo liczba kolonii na terytorium; znak przed terytorium pokazuje, kto je kontroluje. ○ to wolny dok, ✦ to Statek-Relikt. Kręgi Ośrodka wypełniają się od lewej; z siódmego można wystrzelić kolonię.

## Miejsca.

ui-seat = gracz
ui-seat-points = punkty
ui-seat-fuel = paliwo
ui-seat-ore = ruda
ui-seat-colonies = kolonie
ui-seat-hub = Ośrodek
ui-seat-ships = statki
ui-resigned = { $name } (poza grą)

## Bonusy terytoriów, w kilku słowach.

ui-bonus-heinlein = na Targu ruda za 1 paliwo
ui-bonus-pohl = moce kart tańsze o 1 paliwo
ui-bonus-van-vogt = pierwszy statek w Kopalni dowolny
ui-bonus-bradbury = Konstruktor tańszy o 1 rudę
ui-bonus-asimov = drugi statek w Ośrodku: +1 krąg
ui-bonus-herbert = budowa tańsza o 1 paliwo i 1 rudę
ui-bonus-lem = +1 paliwo za statek w Konwerterze
ui-bonus-burroughs = Statek-Relikt: 1 paliwo, 1 ruda

## Co stacje biorą i dają, w kilku słowach.

ui-station-solar-converter = dowolny → paliwo, połowa wartości
ui-station-lunar-mine = { $least ->
    [0] dowolny → 1 ruda
    [1] dowolny → 1 ruda
   *[other] od { $least } w górę → 1 ruda
}
ui-station-alien-artifact = { $total ->
    [0] dowolny; razem 8 → karta
   *[other] dowolny; razem 8 → karta (teraz { $total })
}
ui-station-colonist-hub = dowolny → 1 krąg
ui-station-colony-constructor = 3 równe, ruda { $ore } → kolonia
ui-station-terraforming-station = 6, paliwo { $fuel }, ruda { $ore } → kolonia, bez 6
ui-station-shipyard = 2 równe, paliwo { $fuel }, ruda { $ore } → statek
ui-station-orbital-market = 2 równe → wymiana paliwa na rudę
ui-station-raiders-outpost = { $least ->
    [0] 3 kolejne → kradzież 4 zasobów lub karty
   *[other] 3 kolejne, razem ponad { $least } → kradzież
}
ui-station-nothing-left = nie ma już czego budować
ui-bay = te statki czekają na następną turę
