### Aliens jako tekst, dość krótko na tabelę.

ui-aliens-turn = Tura { $turn } · { NAME($phase) } · { NAME($mission) }
ui-aliens-endurance = Talia wytrzymałości { $deck } · stos wyczerpania { $exhausted } · odrzucone { $discarded }
ui-aliens-tracker = Talia czujnika ruchu { $deck }, następny poziom { $level }, odrzucone { $discarded } · sygnały w puli { $blips }
ui-aliens-hand = Na ręce{"  "}
ui-aliens-active = { $actions ->
    [one] { NAME($character) }: została { $actions } Akcja
    [few] { NAME($character) }: zostały { $actions } Akcje
    [many] { NAME($character) }: zostało { $actions } Akcji
   *[other] { NAME($character) }: zostało { $actions } Akcji
}
ui-aliens-marks = Litery to postacie, małe to ci, którzy leżą: G Gorman, H Hicks, R Ripley, U Hudson, V Vasquez, F Frost, N Newt. Liczba to tylu Obcych, ? to sygnał, % to Twarzołap, @ to kokon, ! to sygnał misji. ①–④ to punkty wprowadzenia, ○ to tunel; zamalowane są zabarykadowane. ¤ to komputer, $ to skrzynia, strzałka to działko. # to ściana, = to ogrodzenie, D to drzwi, X to zabarykadowane drzwi, E to wyjście. ◎ stoi przed wskaźnikiem Celowania, ✓ przy tych, których już aktywowano.
