### My page, About, and the page that is not there.

web-me-title = Ja
web-me-name = Nazwa
web-me-name-text = Widzą ją inni gracze. Konto nie jest potrzebne.
web-me-save = Zapisz
web-me-done = Gotowe.
web-me-password = Hasło
web-me-password-text = Z hasłem można wrócić z innego urządzenia.
web-me-password-there = Na innym urządzeniu można się zalogować nazwą i hasłem.
web-me-password-current = Obecne hasło
web-me-password-new = Nowe hasło
web-me-login = Zaloguj się
web-me-login-text = Jeśli na innym urządzeniu ustawiono hasło. Gry z tego urządzenia przejdą razem z tobą.
web-me-logout = Wyloguj się
web-me-logout-everywhere = Wyloguj wszędzie
web-me-own = Moje dane
web-me-own-text = Pobierz wszystko, co o tobie przechowujemy, albo to usuń.
web-me-export = Pobierz
web-me-forget = Usuń mnie
web-me-forget-text = Twoja nazwa zniknie ze wszystkich stołów, a miejsca zajmą boty. Tego nie da się cofnąć.
web-me-forget-sure = Tak, usuń mnie
web-me-forget-not = Nie
web-me-settings = Ustawienia

web-me-history = Zakończone gry
web-me-history-none = Żadna gra nie jest jeszcze zakończona.
web-me-played = { $n ->
    [one] { $n } gra
    [few] { $n } gry
   *[many] { $n } gier
}
web-me-won = { $n ->
    [one] { $n } wygrana
    [few] { $n } wygrane
   *[many] { $n } wygranych
}
web-me-rating = Ranking { $rating }
web-me-no-rating = Ranking pojawi się po grach z ludźmi
web-me-place = { $place ->
    [1] wygrana
   *[other] miejsce { $place }
}
web-me-older = Starsze gry

web-nowhere-title = Za tymi drzwiami nic nie ma
web-nowhere-text = Adres może być błędny albo tego, co tu było, już nie ma.
web-nowhere-back = Na stronę główną

web-about-what = Otwarty stół do czterech gier planszowych o spotkaniu z obcymi. Program pilnuje wszystkich zasad, przy każdej odmowie podaje, która jej wymaga, a to, czego gracz nie może wiedzieć, nie opuszcza serwera.
web-about-fair = Przed pierwszym rzutem stół publikuje pieczęć swojego ziarna, po ostatnim samo ziarno. Kto ma zapis, może sprawdzić każdy rzut poleceniem airlock verify. W tym samym miejscu gry wypada ten sam rzut i ta sama karta, cokolwiek się cofnie. Kto prowadzi serwer, może znać rzuty z góry, więc o wysoką stawkę grajcie tam, gdzie nie ma go przy stole; w rozpoczętej grze nie może zmienić żadnego rzutu.
web-about-own = Własny serwer
web-about-own-text = Airlock to jeden program z bazą danych w jednym folderze. Nic więcej nie trzeba instalować.
web-about-keeps = Co przechowuje ten serwer
web-about-keeps-text = To, czego nikt już nie potrzebuje, jest usuwane. Zostaje wszystko, co rozegrały osoby z hasłem, i gry, w których ktoś ma jeszcze czas na ruch.
web-about-keeps-guests = Goście bez hasła, miejsca, stołu i rozegranej gry
web-about-keeps-waiting = Stoły, przy których gra się nie zaczęła
web-about-keeps-abandoned = Gry, których nikt nie kontynuuje
web-about-keeps-finished = Ukończone gry samych gości
web-about-keeps-brief = Gry samych gości, które skończyły się przed drugą rundą
web-about-for-ever = na zawsze
web-about-days = { $n ->
    [one] { $n } dzień
    [few] { $n } dni
    [many] { $n } dni
   *[other] { $n } dnia
}
web-about-games = Same gry, które nie należą do nas i których autorzy nie są związani z Airlock:
web-about-ours = Teksty, plansze, figury i plakaty powstały dla Airlock. Oprócz nich:
web-about-libraries = Strona korzysta z { $names } i innych bibliotek, każda na własnej wolnej licencji.
