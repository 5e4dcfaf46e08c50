### Co poszło nie tak, w jednym wierszu, i, gdzie to pomoże, co zrobić.

error-line = airlock: { $what }
error-unexpected = Coś poszło nie tak: { $what }
error-unknown = Stało się coś, co nie ma jeszcze nazwy.
error-in-file = { $file }, wiersz { $line }: { $what }

## Co wpisano.

error-typed-unknown = { $similar ->
    [none] { $argument } nic tu nie znaczy. Zob. { $command } --help
   *[other] { $argument } nic tu nie znaczy; może { $similar }? Zob. { $command } --help
}
error-typed-no-command = { $similar ->
    [none] Nie ma polecenia { $name }. Zob. airlock --help
   *[other] Nie ma polecenia { $name }; może { $similar }? Zob. airlock --help
}
error-typed-too-little = Czegoś brakuje: { $argument }. Zob. { $command } --help
error-typed-conflict = { $argument } i { $other } wykluczają się. Zob. { $command } --help
error-typed-not-text = To, co wpisano, nie jest tekstem. Zob. { $command } --help
error-typed-value = { $value ->
    [none] { $argument } wymaga wartości. Zob. { $command } --help
   *[other] { $values ->
        [none] { $argument } nie może mieć wartości { $value }. Zob. { $command } --help
       *[other] { $argument } nie może mieć wartości { $value }, tylko: { $values }.
    }
}

error-settings-unreadable = tego wiersza nie da się odczytać. Ustawienie zapisuje się jako nazwa = wartość, tekst w cudzysłowie, i tylko raz
error-settings-no-switch = { $name } to true albo false, bez cudzysłowu
error-settings-no-value = { $name } nie jest ustawieniem albo nie ma odpowiedniej wartości: potrzebny jest tekst w cudzysłowie lub liczba całkowita
error-settings-unknown = nie ma ustawienia { $name }. Zob. airlock serve --help

## Gry, stoły i miejsca.

error-unknown-game = Nie ma gry { $name }. Jest: { $games }.
error-unknown-bot = Nie ma bota { $name }. Są: { $bots }.
error-unknown-seat = „{ $name }” nie może zająć miejsca. Można podać: me, me:IMIĘ, { $bots }.
error-arena-pair = Arena porównuje dwa rodzaje botów: podaj jednego i drugiego, na przykład greedy,random.
error-bots-for-seats = Botów: { $bots }, miejsc: { $seats }. Podaj najwyżej jednego bota na miejsce.
error-no-such-seat = Nie ma miejsca { $seat }; miejsca mają numery od 1 do { $seats }.
error-option-form = „{ $option }” to nie wariant zasad: pisz NAZWA=WARTOŚĆ. Zob. airlock games
error-setup-players = Graczy musi być od { $fewest } do { $most }, a nie { $given }.
error-setup-unknown-option = Nie ma wariantu zasad { $option }. Zob. airlock games
error-setup-unknown-value = Wariant { $option } nie może mieć wartości { $value }, tylko: { $values }.
error-setup-not-carried = Żadna wcześniejsza gra nie mogła przekazać tej wartości { $name } { $value }.
error-setup-not-for-players = { $players ->
    [one] Wariant { $option } nie jest dla { $players } gracza.
    [few] Wariant { $option } nie jest dla { $players } graczy.
   *[many] Wariant { $option } nie jest dla { $players } graczy.
}
error-holder-long-name = { $most ->
    [one] Nazwa może mieć najwyżej { $most } literę.
    [few] Nazwa może mieć najwyżej { $most } litery.
   *[many] Nazwa może mieć najwyżej { $most } liter.
}
error-holder-bad-level = { $most ->
    [one] Poziom bota to słowo, które ma najwyżej { $most } literę.
    [few] Poziom bota to słowo, które ma najwyżej { $most } litery.
   *[many] Poziom bota to słowo, które ma najwyżej { $most } liter.
}
error-dealer-no-seed = System nie dał liczb losowych.

## Zasady.

error-no-such-rule = Nie ma zasady { $id }.
error-no-rule-found = Nie ma zasady, w której jest to wszystko: { $words }.

## Pliki. $reason to słowo o tym, co powiedział system.

error-file-not-read = Nie można odczytać { $file }: { $reason ->
    [not-found] nie ma takiego pliku
    [not-allowed] nie wolno
    [folder] to folder
    [no-folder] część ścieżki nie jest folderem
   *[other] system odmówił, kod { $code }
}.
error-file-not-written = Nie można zapisać { $file }: { $reason ->
    [not-found] nie ma takiego folderu
    [not-allowed] nie wolno
    [folder] to folder
    [no-folder] część ścieżki nie jest folderem
    [full] zabrakło miejsca
    [read-only] nic nie można tam zapisać
   *[other] system odmówił, kod { $code }
}.
error-file-not-removed = Nie można usunąć { $file }: { $reason ->
    [not-allowed] nie wolno
   *[other] system odmówił, kod { $code }
}.
error-folder-not-made = Nie można utworzyć folderu { $file }: { $reason ->
    [not-found] części ścieżki nie ma
    [not-allowed] nie wolno
    [exists] pod tą nazwą jest coś innego
    [no-folder] część ścieżki nie jest folderem
    [full] zabrakło miejsca
    [read-only] nic nie można tam zapisać
   *[other] system odmówił, kod { $code }
}.
error-stream = Czytanie lub wypisywanie się nie udało: { $reason ->
    [full] zabrakło miejsca
   *[other] system odmówił, kod { $code }
}.
error-file-exists = { $file } już istnieje. Wybierz inną nazwę albo wróć do tej partii: --continue
error-seed-file = W pliku { $file } nie ma ziarna.
error-game-over = Partia w pliku { $file } jest zakończona. Aby ją przeczytać: airlock replay
error-game-in-use = { $file }: w tę partię gra właśnie inny program. Nic nie zapisano.

## Zapisy, których nie można odczytać.

error-record-not-a-record = to nie jest zapis partii
error-record-newer-format = zapis ma format { $found }; program zna formaty do { $known }
error-record-other-game = to zapis gry { $found }, a nie { $expected }
error-record-too-many-bytes = za długie jak na zapis: więcej bajtów niż { $most }
error-record-too-many-lines = za długie jak na zapis: więcej wierszy niż { $most }
error-record-long-line = za długie jak na wiersz zapisu: więcej bajtów niż { $most }
error-record-not-text = to nie jest tekst
error-record-cut-off = zapis urywa się w środku tego wiersza
error-record-ends = zapis kończy się za wcześnie; dalej powinien być wiersz, który zaczyna się od { $expected }
error-record-repeated = to już było albo stoi nie na swoim miejscu
error-record-lone-check = jest tu skrót planszy bez wpisu przed nim
error-record-after-the-end = zapis ciągnie się po swoim końcu

error-line-missing-word = { $expected ->
    [one-of] brakuje słowa { $at }; powinno to być: { $words }
    [number] brakuje słowa { $at }; powinna to być liczba od { $least } do { $most }
    [hex] brakuje słowa { $at }; liczba cyfr szesnastkowych w nim: { $digits }
    [name] brakuje słowa { $at }; powinna to być nazwa w cudzysłowie
    [holder] brakuje słowa { $at }; powinien to być człowiek albo bot
   *[word] brakuje słowa { $at }
}
error-line-unexpected-word = { $expected ->
    [one-of] słowo { $at } to „{ $word }”, a powinno być: { $words }
    [number] słowo { $at } to „{ $word }”, a powinna być liczba od { $least } do { $most }
    [hex] słowo { $at } to „{ $word }”, a cyfr szesnastkowych powinno być { $digits }
    [name] słowo { $at } to „{ $word }”, a powinna być nazwa w cudzysłowie
    [holder] słowo { $at } to „{ $word }”, a powinien być człowiek albo bot
   *[word] słowo { $at } to „{ $word }”, które nie może tu stać
}
error-line-superfluous-word = słowo { $at } jest zbędne: „{ $word }”
error-line-spacing = zbędna spacja przed słowem { $at }
error-line-unwritable = „{ $what }” nie da się zapisać

## Zapisy, które dają się odczytać, ale się nie zgadzają.

error-misfit-after-the-end = gra była już skończona
error-misfit-no-such-moment = do wpisu { $to } nie ma jeszcze jak wrócić
error-misfit-past-a-roll = cofnięto to, co pokazał rzut lub karta, a gra nie jest treningowa
error-misfit-no-check = brakuje skrótu planszy po rundzie { $round }
error-misfit-no-check-due = jest tu skrót planszy, choć runda trwa
error-misfit-other-round = powinien to być skrót rundy { $round }
error-misfit-other-board = plansza ma inny skrót: { $hash }
error-misfit-other-seed = ziarno nie jest tym, które obiecano przed pierwszym rzutem
error-misfit-other-outcome = rozdający wydał co innego: { $dealt }
error-misfit-not-over = zapis ma koniec, a gra trwa
error-misfit-other-ending = gra skończyła się inaczej: { $ending }
error-misfit-other-places = miejsca są inne
error-misfit-other-chain = wiersze nie są tymi, które zapieczętowano; ich skrót to { $chain }
error-refused-not-asked = nikt o tę odpowiedź nie pytał
error-refused-not-offered = tej odpowiedzi nie można było wybrać
error-refused-because = zabrania tego zasada { $rule }
error-refused-no-roll = nie było czym rzucać
error-refused-cannot-show = to nie mogło wypaść

## Stoły.

error-table-finished = Gra jest skończona.
error-table-no-such-moment = Nie ma wpisu { $to }, do którego można by wrócić.
error-table-no-such-seat = Nie ma miejsca { $seat }.
error-table-holders = Graczy: { $given }, miejsc: { $needed }.
error-table-nothing-to-continue = Nie ma czego kontynuować.
error-table-other-dealer = Ziarno obok zapisu nie jest tym, które w nim obiecano.
error-table-record-full = Zapis jest pełny; gra nie może trwać dalej.
error-table-no-odds = Nic nie może wypaść: to błąd w zasadach.

## Dlaczego nie można czegoś cofnąć. Wpisy mają numery od 1.

error-barrier-start = Nie ma jeszcze czego cofnąć.
error-barrier-rolled = Nie można cofnąć: od tamtej pory coś wypadło lub zostało odkryte.
error-barrier-shown = Nie można cofnąć: inni się czegoś dowiedzieli albo tura przeszła dalej.
error-barrier-answered = Nie można cofnąć: od tamtej pory odpowiedziało miejsce { $seat }.
error-barrier-resigned = Nie można cofnąć: od tamtej pory grę opuściło miejsce { $seat }.

## Serwer i jego baza danych. $reason to słowo o tym, co się stało.

error-serve-listen = Nie można przyjmować połączeń pod { $address }: { $reason ->
    [in-use] słucha tam już inny program; wybierz inny adres (--listen)
    [not-allowed] nie wolno
    [not-here] ten komputer nie ma takiego adresu
   *[other] system odmówił, kod { $code }
}.
error-serve-key = W pliku { $file } nie ma klucza serwera.
error-database = Nie można użyć bazy danych: { $reason ->
    [in-use] używa jej inny serwer
    [newer] utworzyła ją nowsza wersja programu
    [damaged] jest uszkodzona albo należy do innego programu
    [full] na dysku nie ma już miejsca. Zwolnij je i uruchom ponownie; nic nie przepadło
    [missing] nie ma jej w folderze { $folder }
    [no-copy] w pliku { $file } nie ma kopii
    [there] w folderze { $folder } jest już baza. Najpierw ją przenieś
    [same] { $file } to ona sama. Podaj inny plik
    [folder] { $file } to folder. Podaj plik
    [other-key] w folderze { $folder } jest klucz innego serwera. Najpierw go przenieś
    [no-key] w pliku klucza nie ma klucza serwera
   *[other] { $what }
}.

## Kampanie i bohaterowie.

error-unknown-hero = Nie można tu wziąć postaci { $name }. Są: { $heroes }
error-no-heroes = W tej grze nie wskazuje się bohaterów.
error-too-many-heroes = Dla postaci { $name } nie ma miejsca: bohaterów wskazuje się tylu, ile jest miejsc, tutaj { $seats }.
error-campaign-name = Kampania potrzebuje nazwy z liter lub cyfr, najwyżej { $most } znaków.
error-campaign-option = Wariantu { $option } nie ustala się dla całej kampanii. Są: { $options }
error-campaign-exists = Kampania { $name } już jest: { $file }. Nic nie zapisano.
error-campaign-unknown = { $count ->
    [0] Nie ma kampanii { $name } ani żadnej innej. Początek: airlock campaign new NAZWA
   *[other] Nie ma kampanii { $name }. Są: { $names }
}
error-campaign-over = Kampania { $name } jest skończona. Zob. airlock campaign show
error-campaign-mission = Misji { $name } nie można teraz zagrać. Są: { $missions }
error-campaign-under-way = Misja { $mission } już trwa i toczy się dalej tak, jak się zaczęła. Można do niej podać tylko --seats.
error-campaign-seats = Miejsc przy stole w tej misji: { $players }. Podaj tyle samo w --seats.
error-campaign-seed = Brakuje ziarna rozpoczętej misji: { $file }. Przywróć je, by grać dalej, albo odłóż { $game }, by zacząć misję od nowa.
error-campaign-file-exists = Plik { $file } już istnieje. Nic nie zapisano; wybierz inną nazwę.
error-campaign-no-number = Misji { $number } jeszcze nie ma; zagrano: { $most }.
error-campaign-not-one = To nie jest kampania.
error-campaign-newer = Zapisał to nowszy program (format { $found }; ten zna { $known }). Plik zostaje, jaki jest.
error-campaign-damaged = Kampania jest uszkodzona. Plik zostaje, jaki jest.
error-campaign-other-mission = Ta misja nie wynika z poprzednich.
