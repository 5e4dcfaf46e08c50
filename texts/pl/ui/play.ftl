### Przy terminalu: o co pyta program i co można wpisać.

## Liczby.

ui-number = Liczba
    .group = { "\u00A0" }
    .point = ,
ui-percent = { $number }%
ui-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
ui-of = { $part } z { $whole }

## Kto gra.

ui-name-person = Gracz
    .numbered = Gracz { $number }
ui-name-greedy = Chciwy { $number }
ui-name-random = Losowy { $number }
ui-name-easy = Początkujący { $number }
ui-name-normal = Doświadczony { $number }
ui-name-hard = Mistrz { $number }
ui-person = człowiek
ui-bot = bot ({ $level })
ui-players = Liczba graczy: od { $fewest } do { $most }
ui-players-only = tylko gdy graczy jest od { $fewest } do { $most }
ui-players-exactly = { $fewest ->
    [one] tylko dla { $fewest } gracza
    [few] tylko dla { $fewest } graczy
   *[many] tylko dla { $fewest } graczy
}
ui-options = Warianty zasad; zwykła wartość stoi pierwsza:

## Pytanie.

ui-asked = { $name }: { $asked }
ui-prompt = { $most ->
    [1] 1 lub Enter, albo pomoc >
   *[other] 1–{ $most } albo pomoc >
}
ui-hint = Chciwy bot odpowiedziałby { $number }: { $answer }
ui-possible = To jest możliwe: { $answer }
ui-denied = Teraz nie można:
ui-nothing-denied = Nie ma tu nic więcej, czego można by próbować.
ui-and-more = { $count ->
    [one] i jeszcze { $count }
    [few] i jeszcze { $count }
   *[many] i jeszcze { $count }
}
ui-no-such-answer = { $most ->
    [one] Nie ma odpowiedzi { $number }; jest tylko { $most }.
    [few] Nie ma odpowiedzi { $number }; wybierz od 1 do { $most } albo wpisz „pomoc”.
   *[many] Nie ma odpowiedzi { $number }; wybierz od 1 do { $most } albo wpisz „pomoc”.
}
ui-many-answers = Odpowiedzi: { $n }, od { $first } do { $last }. Wpisz jedną z nich tak, jak jest zapisana, albo jej numer.
ui-goals = Na pole, na przykład: na { $example }
ui-goals-cost = { $n ->
    [one] { $n } pole
    [few] { $n } pola
    [many] { $n } pól
   *[other] { $n } pola
}
ui-no-such-goal = Na { $goal } nie można teraz pójść.
ui-order-halted-news = Rozkaz przerwany: coś się wydarzyło.
ui-order-halted-otherwise = Rozkaz przerwany: dalej tak się nie da.
ui-answers-as-before = Pozostałe odpowiedzi są jak przedtem: wpisz słowa jednej z nich, na przykład kartę i imię, albo „odpowiedzi”, żeby zobaczyć wszystkie z numerami.
ui-number-not-shown = Numery mogły się od tamtej pory przesunąć. Oto one:
ui-nothing-to-skip = Tutaj decyduje się nie tylko o tym, czy coś zagrać.
ui-nothing-called = Nic tu nie nazywa się „{ $called }”.
ui-typed-ahead = To, co wpisano przed tym zdarzeniem, nie jest przyjęte.
ui-not-understood = „{ $typed }” nic tu nie znaczy. Wpisz numer odpowiedzi albo „pomoc”.
ui-type-something = Wpisz numer odpowiedzi albo „pomoc”.

## Co można wpisać. `.words` to słowa, `.shown` to ich postać w pomocy.

ui-type-number = daje tę odpowiedź; działają też jej słowa, tak jak są zapisane, lub ostatnie z nich
    .shown = 1, 2, 3 …
ui-type-to = idzie tam, dopóki po drodze nic się nie wydarzy; cofa się to w całości
    .words = to na do
    .shown = na 2(6,9)
ui-type-skip = nie gra tu niczego i w tej turze nie pyta o to więcej, dopóki nie można zagrać nic innego
    .words = skip pomiń
    .shown = pomiń
ui-type-answers = wymienia wszystkie odpowiedzi z numerami
    .words = answers odpowiedzi
    .shown = odpowiedzi
ui-type-show = pokazuje kogoś ze wszystkim, co ma, albo pole ostrzału działka z danego pola
    .words = show pokaż
    .shown = pokaż hudson, pokaż 2(10,6)
ui-type-why = mówi, czego nie można i dlaczego; z numerem: do czego prowadzi odpowiedź albo która zasada jej zabrania
    .words = why dlaczego
    .shown = dlaczego, dlaczego 3
ui-type-undo = cofa ostatnią odpowiedź, dopóki nic nie wypadło i nie zostało odkryte
    .words = undo cofnij
    .shown = cofnij
ui-type-hint = mówi, co odpowiedziałby chciwy bot
    .words = hint podpowiedź
    .shown = podpowiedź
ui-type-board = pokazuje jeszcze raz planszę i pytanie
    .words = board plansza
    .shown = plansza
ui-type-info = objaśnia cel, znaki na planszy i karty w grze
    .words = info informacje
    .shown = info
ui-type-log = opowiada partię od początku
    .words = log dziennik
    .shown = dziennik
ui-type-rules = wymienia rozdziały zasad, pokazuje zasadę o tym numerze albo szuka zasad po słowach
    .words = rules rule zasady zasada
    .shown = zasady, zasady SŁOWO
ui-type-help = pokazuje tę pomoc
    .words = help ? pomoc
    .shown = pomoc
ui-type-quit = wychodzi; partia zostaje zachowana i można do niej wrócić
    .words = quit exit wyjdź wyjście koniec
    .shown = wyjdź

## Co mówi stół.

ui-told-undone = Ostatnia odpowiedź zostaje cofnięta.
ui-told-order-undone = Cały rozkaz zostaje cofnięty.
ui-told-seat-taken = Miejsce { $seat } zajmuje { $name }.
ui-told-stopped-round-limit = Gra zostaje przerwana: ma za dużo rund.
ui-told-stopped-agreed = Gra zostaje przerwana za wspólną zgodą.
ui-told-stopped-abandoned = Gra zostaje przerwana: nikt nie wrócił.
ui-told-stopped-rules-changed = Gra zostaje przerwana: zasady się zmieniły.
ui-told-stopped-record-full = Gra zostaje przerwana: jej zapis osiągnął największą długość.

## Koniec, i gdzie przechowana jest partia.

ui-ending = Koniec gry. { $ending }.
ui-ending-stopped = Przerwana przed końcem
ui-winners = { $count ->
    [0] Nikt nie wygrywa.
    [1] Wygrywa { $names }.
   *[other] Wspólne zwycięstwo: { $names }.
}
ui-unfinished = Gra jeszcze trwa. Na razie:
ui-left = Partia jest zachowana w { $file }
    .how = Aby grać dalej: airlock play --continue { $file }
ui-kept = Partia jest zachowana w { $file }
    .how = Aby sprawdzić: airlock verify { $file }
    .again = Aby przeczytać jeszcze raz: airlock replay { $file }
ui-other-dealer = Obok zapisu nie ma ziarna tej partii, więc dalej rozdaje inny rozdający. Nowy zapis: { $file }

## Zasady.

ui-rules-of = Zasady gry { $game }
ui-rules-in-english = Pełny tekst zasad jest po angielsku.
ui-rules-how = Aby przeczytać zasadę: airlock rules { $game } { $id }. Aby szukać: airlock rules { $game } SŁOWA.
ui-rules-found = { $found ->
    [one] Wszystkie te słowa ma { $found } zasada; pokazano { $shown }:
    [few] Wszystkie te słowa mają { $found } zasady; najlepsze, w liczbie { $shown }:
   *[many] Wszystkie te słowa ma { $found } zasad; najlepsze, w liczbie { $shown }:
}
