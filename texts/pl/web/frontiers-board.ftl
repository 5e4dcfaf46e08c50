### Rysunek Alien Frontiers: krótkie nazwy i podpowiedzi na planszy oraz to, jak jej miejsca
### nazywają się na głos. Pełne nazwy są w słowach samej gry.

web-frontiers-board = Plansza: planeta z ośmioma terytoriami i dziewięć stacji wokół niej

## Krótkie nazwy na małą planszę: najwyżej osiem, dziewięć liter. W `.middle`
## do trzynastu.

web-frontiers-short-solar-converter = Słońce
    .middle = Konwerter
web-frontiers-short-lunar-mine = Kopalnia
web-frontiers-short-alien-artifact = Artefakt
web-frontiers-short-colonist-hub = Ośrodek
web-frontiers-short-colony-constructor = Budowa
    .middle = Konstruktor
web-frontiers-short-terraforming-station = Terraform.
    .middle = Terraformacja
web-frontiers-short-shipyard = Stocznia
web-frontiers-short-orbital-market = Targ
web-frontiers-short-raiders-outpost = Najazd
    .middle = Posterunek
web-frontiers-short-maintenance-bay = Dok
web-frontiers-short-heinlein = Heinlein
web-frontiers-short-pohl = Pohl
web-frontiers-short-van-vogt = Van Vogt
web-frontiers-short-bradbury = Bradbury
web-frontiers-short-asimov = Asimov
web-frontiers-short-herbert = Herbert
web-frontiers-short-lem = Lem
web-frontiers-short-burroughs = Burroughs

## Podpowiedzi na stacjach: jeden wiersz, około 25 liter; `.short` tam, gdzie się nie mieści.
## Przy Stoczni, Konstruktorze i Terraformowaniu dalej stoi cena w żetonach.

web-frontiers-hint-solar-converter = dowolny: pół wartości
    .short = pół wartości
web-frontiers-hint-mine = { $least } lub więcej: 1 ruda
    .short = { $least } lub więcej
web-frontiers-hint-mine-any = dowolny statek: 1 ruda
web-frontiers-hint-artifact = statki na 8: karta
    .short = 8 – karta
web-frontiers-hint-artifact-total = { $total } z 8 do karty
web-frontiers-hint-artifact-claim = wystarczy na kartę
web-frontiers-hint-hub = dowolny statek: krok; start z 7
    .short = dowolny: krok
web-frontiers-hint-constructor = trzy równe
    .short = trzy równe
web-frontiers-hint-terraforming = szóstka, przepada
    .short = szóstka
web-frontiers-hint-shipyard = para: statek
    .short = para
web-frontiers-hint-raiders = dowolne trzy z rzędu
web-frontiers-hint-raiders-above = więcej niż { $run }
    .short = > { $run }
web-frontiers-colony-at-once = kolonia od razu
web-frontiers-usable-next-turn = w następnej turze
web-frontiers-empty = pusto
web-frontiers-draw = talia { $count }
web-frontiers-discard = odrzucone { $count }
web-frontiers-stock = Zapas
web-frontiers-victory-points = Punkty zwycięstwa

## Jak miejsca nazywają się na głos.

web-frontiers-station-label = { NAME($station) }: { $ports ->
    [one] { $ports } dok
    [few] { $ports } doki
    [many] { $ports } doków
   *[other] { $ports } doku
}, zajęte: { $taken }.
web-frontiers-ship-own = { $value ->
    [0] statek ({ $name })
   *[other] { $value } ({ $name })
}
web-frontiers-ship-relic = { $value ->
    [0] Statek-Relikt ({ $name })
   *[other] { $value }, Statek-Relikt ({ $name })
}
web-frontiers-colonies-of = { $count ->
    [one] { $count } kolonia ({ $name })
    [few] { $count } kolonie ({ $name })
    [many] { $count } kolonii ({ $name })
   *[other] { $count } kolonii ({ $name })
}
web-frontiers-no-colonies = Nie ma tu kolonii.
web-frontiers-controlled-by = Kontrola: { $name }.
web-frontiers-track-label = { NAME($station) }, rząd: { $name }. { $circle ->
    [0] Żadna kolonia nie jest w drodze.
   *[other] Kolonia jest na kręgu { $circle } z 7.
}
web-frontiers-displayed = { $card }, karta odkryta
web-frontiers-draw-pile = { $count ->
    [one] Talia: { $count } karta
    [few] Talia: { $count } karty
    [many] Talia: { $count } kart
   *[other] Talia: { $count } karty
}
web-frontiers-discard-pile = { $count ->
    [one] Stos kart odrzuconych: { $count } karta
    [few] Stos kart odrzuconych: { $count } karty
   *[many] Stos kart odrzuconych: { $count } kart
}
web-frontiers-stock-label = Zapas: paliwo { $fuel }, ruda { $ore }.
web-frontiers-score-of = { $name }: { $score ->
    [one] { $score } punkt.
    [few] { $score } punkty.
    [many] { $score } punktów.
   *[other] { $score } punktu.
}
web-frontiers-ships-in-play = { $n ->
    [one] { $n } statek w grze
    [few] { $n } statki w grze
    [many] { $n } statków w grze
   *[other] { $n } statku w grze
}
web-frontiers-colonies-placed = Rozmieszczone kolonie: { $placed } z { $all }

## Moja ręka.

web-frontiers-ships-in-hand = Statki w ręce
web-frontiers-docked = { $n ->
    [one] { $n } zadokowany
    [few] { $n } zadokowane
    [many] { $n } zadokowanych
   *[other] { $n } zadokowanego
}
web-frontiers-no-ships-in-hand = Żaden statek nie czeka na dokowanie.
web-frontiers-cargo = Ładunek
web-frontiers-my-cards = Moje technologie
web-frontiers-used = użyta

## Co robi karta: dwa, trzy krótkie słowa pod nazwą.

web-frontiers-card-alien-city = 1 punkt
web-frontiers-card-alien-monument = 1 punkt
web-frontiers-card-booster-pod = +1 statkowi
web-frontiers-card-data-crystal = pożycza bonus
web-frontiers-card-gravity-manipulator = −1 i +1
web-frontiers-card-holographic-decoy = chroni
web-frontiers-card-orbital-teleporter = dokuje ponownie
web-frontiers-card-plasma-cannon = zwalnia doki
web-frontiers-card-polarity-device = odwraca
web-frontiers-card-resource-cache = zasoby
web-frontiers-card-stasis-beam = −1 statkowi
web-frontiers-card-temporal-warper = przerzut
