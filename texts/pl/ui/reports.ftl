### Co mówią symulacje, pomiary i sprawdzenia.

## Symulacje.

ui-simulating = Partie
ui-simulated = { $games ->
    [one] { $game }, graczy: { $players }, { $games } partia, ziarno { $seed }
    [few] { $game }, graczy: { $players }, { $games } partie, ziarno { $seed }
   *[many] { $game }, graczy: { $players }, { $games } partii, ziarno { $seed }
}
ui-column-bot = bot
ui-column-seat = miejsce
ui-column-played = partie
ui-column-won = wygrane
ui-column-rate = udział wygranych
ui-column-interval = przedział 95%
ui-column-score = punkty
ui-column-scores = od–do
ui-together = Wszyscy wygrywają i przegrywają razem.
ui-missions = { $game }: misje obok siebie, po { $games } partii, ziarno { $seed }
ui-column-mission = misja
ui-column-players = graczy
ui-column-turns = tur
ui-column-objective = cel
ui-column-lived = przeżyli
ui-column-survival = przeżywalność
ui-fair-share = Gdyby wszyscy byli równi, każdy wygrywałby { $share }. Wspólne zwycięstwo dzieli się na części.
ui-game-length = Rund w partii: średnio { $mean }, od { $min } do { $max }.
ui-column-ending = koniec
ui-column-share = udział w partiach
ui-speed = { $threads ->
    [one] { $seconds } s w { $threads } wątku: na sekundę partii { $games }, odpowiedzi { $answers }, rzutów { $outcomes }.
    [few] { $seconds } s w { $threads } wątkach: na sekundę partii { $games }, odpowiedzi { $answers }, rzutów { $outcomes }.
   *[many] { $seconds } s w { $threads } wątkach: na sekundę partii { $games }, odpowiedzi { $answers }, rzutów { $outcomes }.
}
ui-records-in = Zapisy są w { $path }
ui-plot-in = Rysunek jest w { $path }
ui-plot-scores = { $game }: wyniki końcowe według botów (partii: { $games })
ui-plot-rounds = { $game }: długość partii (partii: { $games })
ui-plot-score = punkty
ui-plot-round = rundy
ui-plot-share = udział partii, %

## Arena.

ui-arena = { $game }, graczy: { $players }, partii: { $games }, rozdań: { $deals }, ziarno { $seed }
ui-column-mean-time = ms na odpowiedź
ui-column-p99 = 99 ze 100
ui-column-worst = najdłużej
ui-arena-difference = { $one } wygrywa częściej niż { $other } o { $points } na sto (przedział 95 %: od { $low } do { $high }).
ui-arena-better = Lepszy: { $bot }.
ui-arena-undecided = Nierozstrzygnięte: przy innych rozdaniach mogłoby być odwrotnie.
ui-arena-few = Nierozstrzygnięte: mniej niż { $games } partii niczego nie dowodzi.

## Pomiary.

ui-playouts-games = partie
ui-playouts-stopped = z nich przerwane jako za długie
ui-playouts-seconds = sekundy
ui-playouts-games-per-s = partie na sekundę
ui-playouts-answers-per-s = odpowiedzi na sekundę
ui-playouts-outcomes-per-s = rzuty na sekundę
ui-playouts-mean-answers = odpowiedzi w partii, średnio
ui-playouts-mean-outcomes = rzuty w partii, średnio
ui-playouts-mean-branching = odpowiedzi do wyboru, średnio
ui-playouts-allocations = przydziały pamięci na odpowiedź
ui-playouts-copies-per-s = kopie stanu na sekundę
ui-playouts-state-bytes = bajty stanu
ui-playouts-stored-bytes = bajty zapisanego stanu
ui-playouts-tables = Co oblicza się raz, przed pierwszą partią:
ui-playouts-table = { $ms } ms, { $kib } KiB
ui-perft = głębokość { $depth }: sposobów { $ways } ({ $seconds } s)

## Sprawdzenia.

ui-verified = { $entries ->
    [one] { $file } się zgadza: { $game }, graczy: { $players }, { $entries } wpis.
    [few] { $file } się zgadza: { $game }, graczy: { $players }, { $entries } wpisy.
   *[many] { $file } się zgadza: { $game }, graczy: { $players }, { $entries } wpisów.
}
ui-proven = Dowiedzione:
ui-proven-answers = { $count ->
    [one] Zasady pozwalały na każdą odpowiedź: { $count } odpowiedź.
    [few] Zasady pozwalały na każdą odpowiedź: { $count } odpowiedzi.
   *[many] Zasady pozwalały na każdą odpowiedź: { $count } odpowiedzi.
}
ui-proven-outcomes = { $count ->
    [one] Wszystko, co wypadło i co odkryto, było możliwe: { $count } raz.
    [few] Wszystko, co wypadło i co odkryto, było możliwe: { $count } razy.
   *[many] Wszystko, co wypadło i co odkryto, było możliwe: { $count } razy.
}
ui-proven-boards = { $count ->
    [one] Na końcu każdej rundy plansza była taka, jak zapisano: { $count } runda.
    [few] Na końcu każdej rundy plansza była taka, jak zapisano: { $count } rundy.
   *[many] Na końcu każdej rundy plansza była taka, jak zapisano: { $count } rund.
}
ui-proven-commitment = Ziarno jest tym, które obiecano przed pierwszym rzutem.
ui-proven-dealer = { $count ->
    [one] Wszystko, co wypadło i co odkryto ({ $count } raz), wynika z ziarna i z miejsca w grze.
    [few] Wszystko, co wypadło i co odkryto ({ $count } razy), wynika z ziarna i z miejsca w grze.
   *[many] Wszystko, co wypadło i co odkryto ({ $count } razy), wynika z ziarna i z miejsca w grze.
}
ui-proven-taken-back = { $count ->
    [one] Coś cofnięto ({ $count } raz): żaden rzut ani karta się przez to nie zmieniły.
    [few] Coś cofnięto ({ $count } razy): żaden rzut ani karta się przez to nie zmieniły.
   *[many] Coś cofnięto ({ $count } razy): żaden rzut ani karta się przez to nie zmieniły.
}
ui-proven-nonces = { $count ->
    [one] Po obietnicy swoją liczbę dodał { $count } gracz: stół nie mógł dobrać ziarna do kości.
    [few] Po obietnicy swoje liczby dodali { $count } gracze: stół nie mógł dobrać ziarna do kości.
   *[many] Po obietnicy swoje liczby dodało { $count } graczy: stół nie mógł dobrać ziarna do kości.
}
ui-proven-result = Zakończenie i miejsca są takie, jak każą zasady.
ui-proven-chain = Od zamknięcia zapisu nie zmieniono żadnego wiersza.
ui-open = Niedowiedzione:
ui-open-no-numbers = Żaden gracz nie dodał swojej liczby: kto prowadzi stół, mógł przed obietnicą przebierać w ziarnach.
ui-open-unfinished = Gra trwa, jej ziarno jest jeszcze tajemnicą i kości nie można na razie sprawdzić.
ui-open-other-rules = Zapis powstał według zasad w wersji { $theirs }, a tu jest wersja { $ours }: kości nie sprawdzono.
ui-open-other-digest = Skróty planszy powstały inaczej (wersja { $theirs }, tu { $ours }) i nie zostały sprawdzone.
ui-open-dealt-anew = { $count ->
    [one] Przed rzutem coś cofnięto ({ $count } raz). W zapisach dawnego rodzaju wypadało przez to coś innego: kto znał ziarno, mógł tak wybierać.
    [few] Przed rzutem coś cofnięto ({ $count } razy). W zapisach dawnego rodzaju wypadało przez to coś innego: kto znał ziarno, mógł tak wybierać.
   *[many] Przed rzutem coś cofnięto ({ $count } razy). W zapisach dawnego rodzaju wypadało przez to coś innego: kto znał ziarno, mógł tak wybierać.
}
ui-open-practice = { $outcomes ->
    [0] Gra była treningowa: rzuty i karty można było w niej cofać, choć żadnego nie cofnięto.
    [one] Gra była treningowa: cofnięto { $outcomes } rzut lub kartę, a kto je widział, wiedział, co wypadnie znowu.
    [few] Gra była treningowa: cofnięto { $outcomes } rzuty i karty, a kto je widział, wiedział, co wypadnie znowu.
   *[many] Gra była treningowa: cofnięto { $outcomes } rzutów i kart, a kto je widział, wiedział, co wypadnie znowu.
}
ui-open-inherited = { $entries ->
    [one] Początek, { $entries } wpis, pochodzi z innego zapisu, z innym rozdającym.
    [few] Początek, { $entries } wpisy, pochodzi z innego zapisu, z innym rozdającym.
   *[many] Początek, { $entries } wpisów, pochodzi z innego zapisu, z innym rozdającym.
}
ui-misfit = { $entry ->
    [none] { $file } się nie zgadza. Wiersz { $line }:
   *[other] { $file } się nie zgadza. Wiersz { $line }, wpis { $entry }:
}
