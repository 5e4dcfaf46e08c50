### Aliens jako tekst, dość krótko na tabelę.

ui-aliens-turn = Tura { $turn } · { NAME($phase) } · { NAME($mission) }
ui-aliens-endurance = { $under ->
    [0] Talia wytrzymałości { $deck } · stos wyczerpania { $exhausted } · odrzucone { $discarded }
   *[other] Talia wytrzymałości { $deck }, w tym pod kartą tasowania { $under } · stos wyczerpania { $exhausted } · odrzucone { $discarded }
}
ui-aliens-tracker = Talia czujnika ruchu { $deck }, następny poziom { $level }, odrzucone { $discarded } · sygnały w puli { $blips }
ui-aliens-unseen = Niewidoczne (talia, stos wyczerpania, ręce innych): { $cards }
ui-aliens-discarded = Odrzucone: { $cards }
ui-aliens-levels = Talia czujnika ruchu według poziomów: { $cards }
ui-aliens-hand = Na ręce{"  "}
ui-aliens-no-contact = Czujnik ruchu nic nie pokazuje.
ui-aliens-contacts = Czujnik ruchu: kroki do najbliższego, kto widzi i jaka jest szansa trafienia (* obszar)
ui-aliens-distance = { $steps } do { $letter }
ui-aliens-in-sight = W polu widzenia{"  "}
ui-aliens-active = { $actions ->
    [one] { NAME($character) }: została { $actions } Akcja
    [few] { NAME($character) }: zostały { $actions } Akcje
    [many] { NAME($character) }: zostało { $actions } Akcji
   *[other] { NAME($character) }: zostało { $actions } Akcji
}
ui-aliens-marks = Litery to postacie, małe to ci, którzy leżą: G Gorman, H Hicks, R Ripley, U Hudson, V Vasquez, F Frost, N Newt. a to Obcy, A to rój z liczbą obok, ? to sygnał, % to Twarzołap, @ to kokon, ! to sygnał misji. ①–④ to punkty wprowadzenia, ○ to tunel; zamalowane są zabarykadowane. ¤ to komputer, $ to skrzynia, strzałka to działko. Linie to ściany, przerywane to ogrodzenia; D to zamknięte drzwi, X to zabarykadowane, E to wyjście, e to jeszcze zamknięte, ~ jest za ogrodzeniem, ▒ to lita przeszkoda. ◎ stoi przed wskaźnikiem Celowania, ✓ przy tych, których już aktywowano.
ui-aliens-equipping = Wyposażenie nic nie kosztuje: do dwóch sztuk Broni i do dwóch Sprzętu na postać, o ile jest miejsce. Reszta tworzy talię wytrzymałości. Aby coś założyć, wpisz kartę i imię, na przykład: spawark hudson. Aby przeczytać karty: pokaż hudson albo info.
ui-aliens-blast = W nawiasach ci, którzy są w polu rażenia, znakami z planszy. Szansa trafienia każdego, swoich też: { $chance }.
ui-aliens-holds = ({ $enemy }; szansa obrony { $chance })
ui-aliens-stakes = Zagrożeni{"  "}
ui-aliens-stake = { NAME($character) }: szansa na obronę { $chance }
ui-aliens-covers = { $n ->
    [one] ({ $n } pole w polu ostrzału)
    [few] ({ $n } pola w polu ostrzału)
    [many] ({ $n } pól w polu ostrzału)
   *[other] ({ $n } pola w polu ostrzału)
}
ui-aliens-returns = (wróci i tak)
ui-aliens-below = Pod figurami{"  "}
ui-aliens-tally = Tury: { $turns }. Rzuty na atak: { $rolls }, trafienia: { $hits }. Zagrożenia: { $hazards }. Karty czujnika ruchu: { $cards }.
ui-aliens-tally-kills = { NAME($character) } { $n }
ui-aliens-tally-killers = Zabici Obcy: { $kills }.
ui-aliens-usual = zwykłe
ui-aliens-usual-is = { $n ->
    [one] zakłada zwykłe wyposażenie: { $n } kartę
    [few] zakłada zwykłe wyposażenie: { $n } karty
    [many] zakłada zwykłe wyposażenie: { $n } kart
   *[other] zakłada zwykłe wyposażenie: { $n } karty
}
ui-aliens-field = Działko na { $square }, skierowane { NAME($facing, case: "to") }
ui-aliens-tally-gun = { NAME($gun) } { $n }
ui-aliens-ahead-passes = tylko przejściem
ui-aliens-ahead-spots = odsłania { $enemies }
ui-aliens-ahead-finds = odsłania sygnał misji
ui-aliens-ahead-gun = strzela działko
ui-aliens-ahead-ends = koniec ruchu
ui-aliens-ahead-reached = dosięgnie { $enemies }

## Jak daleko zaszedł oddział.

ui-aliens-far-newt = { $newt ->
    [aliens-condition-absent] Newt nie odnaleziono. Zakryte sygnały misji: { $blips }.
    [aliens-condition-hidden] Newt ukrywa się na { $square }. Interakcja na sąsiednim polu, a pójdzie z wami.
    [aliens-condition-left] Newt jest za wyjściem.
   *[other] Newt jest z oddziałem, na { $square }.
}
ui-aliens-far-trapped = Z odciętej grupy wyszło: { $out }, potrzeba: { $needed }.
ui-aliens-far-dropship = { $is-landed ->
    [yes] Statek odlatuje po turze { $departure }. Musi wyjść: { $needed }.
   *[no] Statek ląduje w turze { $landing } i odlatuje po turze { $departure }. Musi wyjść: { $needed }.
}
ui-aliens-far-captives = Jeńcy w kokonach: { $hanging }, za wyjściem: { $out }, potrzeba: 1.
ui-aliens-far-crates = Otwarte skrzynie: { $opened }, potrzeba: { $needed }.
ui-aliens-far-hunt = Karty czujnika ruchu przed wami: { $cards }. Wrogowie na planszach: { $enemies }.
ui-aliens-far-squad = Z oddziału wyszło: { $out }, na planszach: { $left }.
ui-aliens-guns = Działka: { $guns }
ui-aliens-gun = { $state ->
    [off] { $letter } na { $square }, naboje: { $rounds }, wyłączone
   *[on] { $letter } na { $square }, naboje: { $rounds }
}
