### Stół: to, co stoi wokół planszy w każdej grze.

## Ogólne.

web-ui-close = Zamknij
web-ui-copied = Skopiowano

## Tytuły okna.

web-title-table = Stół · Airlock
web-title-game = { $game } · Airlock
web-title-your-turn = Twoja tura · { $game }

## Pasek u góry.

web-table-home = Na stronę główną
web-table-round = runda { $n }
web-table-your-turn = twoja tura
web-table-you-are-asked = pytanie do ciebie
web-table-turn-of = gra { $name }
web-table-over = koniec gry
web-table-over-title = Koniec gry
web-table-to-ending = Pokaż wynik
web-table-watching = oglądasz
web-table-goes-on = Od kroku { $n } wcześniejszej gry
web-table-take-back = Cofnij
web-table-take-back-what = Cofnij: { $what }
web-table-ask-to-take-back = Poproś o cofnięcie
    .why = Od tego czasu coś wyszło na jaw albo minęła tura: muszą się zgodzić wszyscy pozostali przy stole.
web-table-ask-shortly = Cofnąć?
web-table-practice = Trening
    .why = Tu można cofnąć wszystko, także rzuty i karty; gra się nie liczy.
web-table-rules = Zasady
web-table-text-board = Plansza jako tekst
web-table-sound-off = Wyłącz dźwięk
web-table-sound-on = Włącz dźwięk
web-table-keys = Klawisze
web-table-settings = Ustawienia
web-table-menu = Menu
web-table-aside = Pytanie i dziennik
web-table-invite = Zaproś

## Części i stany stołu.

web-table-you = Ty
web-table-board = Plansza
web-table-hand = Moja ręka
web-table-end = Jak blisko jest koniec
web-table-seats = Miejsca
web-table-sheet = Ręka i pytanie
web-table-sheet-higher = Otwórz szerzej
web-table-sheet-lower = Pokaż planszę
web-table-loading = Przygotowujemy stół…
web-table-no-connection = Brak połączenia. Stół jest bezpieczny; próbujemy ponownie.
web-table-not-shown = Ten stół jest dla ciebie zamknięty
web-table-not-shown-help = Link do stołu działa dla tych, którzy przy nim siedzą lub są zaproszeni. Poproś o nowy osobę, która go wysłała.
web-table-answered-elsewhere = Odpowiedź padła już w innym oknie.
web-table-past = Oglądasz wcześniejszy moment.
web-table-back-to-now = Wróć do bieżącej gry
web-table-skip = Pomiń
web-table-go-on = Dalej
web-board-whole = Cała plansza
web-board-zoom-in = Przybliż
web-board-zoom-out = Oddal
web-board-bring = Pokaż na planszy: { $names }
web-table-frozen = Ten stół jest zamrożony
web-table-frozen-why = Zapisana gra nie pasuje już do zasad tego programu. Można ją oglądać, ale nie kontynuować.
web-table-watchers = { $n ->
    [one] { $n } widz
    [few] { $n } widzów
   *[many] { $n } widzów
}
web-table-seconds = { $n } s
web-table-minutes = { $n } min
web-table-hours = { $n } godz.
web-table-days = { $n ->
    [one] { $n } dzień
    [few] { $n } dni
   *[many] { $n } dni
}

## Miejsca.

web-seat-on-turn = gra
web-seat-next = następny
web-seat-thinking = myśli
web-seat-away = poza siecią
web-seat-program = program
web-seat-resigned = poza grą
web-seat-bot-sits-in = gra bot
web-seat-bot-in = bot za { $n } s
web-seat-due = zostało { $time }
web-seat-score = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
web-seat-menu = { $name }: więcej
web-seat-details = Co ma gracz
web-seat-leave = Wstań od stołu
web-seat-leave-text = Bot gra dalej za ciebie. Możesz wrócić w każdej chwili.
web-seat-leave-sure = Wstań: dalej gra bot
web-seat-resign = Poddaj się
web-seat-resign-text = Odpadasz z tej gry na dobre.
web-seat-resign-sure = Poddaj się ostatecznie
web-seat-mute = Ukryj wiadomości
web-seat-unmute = Pokaż wiadomości
web-seat-take = Zajmij to miejsce
web-seat-other-bot = Inny poziom: { $level }
web-seat-sat-in = Gra za ciebie bot.
web-seat-take-back = Odzyskaj moje miejsce
web-seat-watching = Oglądasz tę grę i możesz zająć miejsce bota.
web-seat-take-from = Graj dalej: { $name }
web-wish-can = Oglądasz tę grę. O miejsce bota możesz poprosić gospodarza stołu.
web-wish-ask = Poproś o miejsce: { $name }
web-wish-mine = Prośba o miejsce: { $seat }. Decyduje gospodarz stołu.
web-wish-no-more = Wycofaj prośbę
web-wish-asked = { $name } ogląda i prosi o miejsce: { $seat }.
web-wish-allow = Wpuść do gry
web-wish-refuse = Odmów
web-seat-send-away = Odeślij od stołu
web-seat-send-away-text = Dalej gra tam bot. W rankingu oznacza to poddanie się, chyba że bot gra tam już od dziesięciu minut.
web-seat-send-away-sure = Na pewno odeślij
web-seat-be-host = Zostań gospodarzem stołu
web-seat-be-host-text = Osoby, która otworzyła stół, dawno nie ma.

## Pytanie.

web-question-help = Wybierz tutaj albo na planszy.
web-question-on-board = { $n ->
    [one] Podświetlono { $n } miejsce: wybierz je na planszy albo na planszy jako tekst.
    [few] Podświetlono { $n } miejsca: wybierz jedno na planszy albo na planszy jako tekst.
   *[many] Podświetlono { $n } miejsc: wybierz jedno na planszy albo na planszy jako tekst.
}
web-question-ways = { $n ->
    [one] { $n } możliwość
    [few] { $n } możliwości
   *[many] { $n } możliwości
}
web-question-more = { $n ->
    [one] Jeszcze { $n } odpowiedź
    [few] Jeszcze { $n } odpowiedzi
   *[many] Jeszcze { $n } odpowiedzi
}
web-question-back = Krok wstecz
web-question-back-to = Wybierz ponownie: { $what }
web-question-sure = Tego nie da się cofnąć. Naciśnij ponownie, by to zrobić.
web-order-halted-news = Rozkaz przerwany: coś się wydarzyło.
web-order-halted-otherwise = Rozkaz przerwany: dalej tak się nie da.
web-question-confirm = Na pewno tak?
web-question-why = Czego nie wolno i dlaczego?
web-question-why-nothing = Nie ma czego więcej próbować.
web-question-end-sure = Na pewno? { $what }
web-mix-more = Więcej: { $what }
web-mix-less = Mniej: { $what }
web-mix-left = zostaje { $left } z { $of }

## Czekanie.

web-waiting-title = Stół czeka
web-waiting-table = Przygotowujemy stół.
web-waiting-shown = Teraz na planszy
web-waiting-shown-help = Krok po kroku widać, co się stało.
web-waiting-plays = tura
web-waiting-own = zaraz przepuści
web-waiting-bot = Bot jeszcze myśli.
web-waiting-since = od { $time }
web-waiting-remind = Przypomnij
web-waiting-bot-sits = Niech gra bot
web-waiting-reminded = Przypomniano
web-waiting-reminded-me = { $name } prosi o twoją decyzję.
web-waiting-skip = Pokaż, jak się kończy
web-show = Pokaz
web-show-back = Krok wstecz
web-show-pause = Pauza
web-show-on = Dalej
web-show-at = { $n } z { $of }
web-waiting-until = { $n ->
    [one] { $n } sekunda do twojego pytania
    [few] { $n } sekundy do twojego pytania
   *[many] { $n } sekund do twojego pytania
}
web-waiting-to-it = Prosto do niego
web-rest-caps = Poza grą
web-rest-title = Jak chcesz obejrzeć resztę?
web-rest-text = Nie dowiesz się niczego nowego, ale rozmawiać nadal wolno.
web-rest-all = Oglądaj każdy krok
    .text = niczego nie pomijaj
web-rest-scenes = Tylko ważne chwile
    .text = bez tego, co pomiędzy
web-rest-end = Do końca
    .text = tylko jak to się kończy

## Cofanie tego, co inni już widzieli.

web-undo-asked = { $name } prosi o cofnięcie ostatniej odpowiedzi. Inni widzieli już, co było dalej. Zgadzasz się?
web-undo-mine = Twoja prośba o cofnięcie czeka na zgodę: { $names }.
web-undo-agree = Zgoda
web-undo-refuse = Odmowa
web-undo-refused = Nie wszyscy się zgadzają: zostaje tak, jak jest.
web-undo-done = Cofnięto: { $what }
web-undo-sure = Cofnąć: { $what }?
web-undo-more = Razem z tym: { $what }.
web-undo-more-answers = { $n ->
    [one] jeszcze { $n } odpowiedź
    [few] jeszcze { $n } odpowiedzi
   *[many] jeszcze { $n } odpowiedzi
}
web-undo-more-outcomes = { $n ->
    [one] { $n } rzut lub karta
    [few] { $n } rzuty lub karty
   *[many] { $n } rzutów lub kart
}
web-undo-again = Zrób to ponownie

## Dla tych, którzy słuchają.

web-say-question = Pytanie do ciebie: { $question } { $n ->
    [one] { $n } odpowiedź.
    [few] { $n } odpowiedzi.
   *[many] { $n } odpowiedzi.
}
web-say-clock = { $n ->
    [one] Została { $n } sekunda.
    [few] Zostały { $n } sekundy.
   *[many] Zostało { $n } sekund.
}

## Wyjaśnienia.

web-explain-can = Można teraz wybrać.
web-explain-not-now = Teraz nie można tego wybrać.
web-explain-later = To wybiera się później: najpierw, do czego.
web-explain-not-asked = Teraz wybiera kto inny.

## Dziennik, czat, karty.

web-talk = Dziennik, czat i karty
web-talk-larger = Większe
web-talk-smaller = Mniejsze
web-tab-board = Plansza
web-tab-cards = Karty
web-tab-log = Dziennik
web-tab-chat = Czat
web-tab-chat-n = Czat · { $n }
web-log-began = Gra się zaczyna.
web-log-rematch = Stół do rewanżu jest otwarty.
web-log-followed = Inny stół gra tę partię dalej.
web-log-goes-on = Ta gra to dalszy ciąg wcześniejszej, od wybranego momentu. Zajrzyj tam.
web-log-empty = Nic się jeszcze nie wydarzyło.
web-log-earlier = Pokaż wcześniejsze
web-log-newest = najnowsze
web-log-look = Pokaż ten moment na planszy
web-log-cannot-look = Tego momentu nie można teraz pokazać.
web-digest-title = Od twojej ostatniej tury
web-digest-watch = oglądaj { $n } s
web-chat-say = Powiedz coś
web-chat-send = Wyślij
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-chat-watcher = widz
web-chat-forgotten = ktoś
web-chat-unread = { $n ->
    [one] { $n } nowa wiadomość
    [few] { $n } nowe wiadomości
   *[many] { $n } nowych wiadomości
}

## Zasady z boku.

web-rule-title = Zasada { $rule }
web-rule-open = Zasada { $rule }
web-rule-in-the-book = Cały tekst jest w zasadach z numerami.
web-rule-read = Czytaj w zasadach

## Zaproszenie i imię.

web-invite-title = Zaproś
web-invite-by-link = Do tego stołu trafi tylko ten, kto ma ten link.
web-invite-open = Do tego stołu może przyjść każdy; link prowadzi prosto do niego.
web-invite-link = Link do tego stołu
web-invite-copy = Kopiuj link
web-invite-renew = Utwórz nowy link
web-invite-renewed = Stary link już nie działa.
web-name-ask = Inni widzą cię pod nazwą { $name }. Jak mają cię nazywać?
web-name-keep = Zapisz
web-invited = { $name } zaprasza cię do gry: { $game }
web-invited-open = Masz zaproszenie do gry: { $game }
web-invited-learn = Objaśniaj mi w trakcie gry
web-invited-learns = Gra jest objaśniana na bieżąco

## Przed grą.

web-lobby-title = Nowy stół
web-lobby-waits = { $n ->
    [one] { $n } miejsce jest wolne.
    [few] { $n } miejsca są wolne.
   *[many] { $n } miejsc jest wolnych.
}
web-lobby-full = Wszyscy są na miejscu.
web-lobby-sit = Usiądź przy stole
web-lobby-sit-here = Usiądź tutaj
web-lobby-or-watch = albo zostań i oglądaj
web-lobby-get-up = Wstań
web-lobby-open = Zwolnij
web-lobby-start = Zacznij grę
web-lobby-start-with-bots = Zacznij z botami
web-lobby-start-hint = Wolne miejsca zajmą boty.
web-lobby-fewer = Usuń miejsce
web-lobby-more = Dodaj miejsce
web-lobby-host-starts = Grę zaczyna osoba, która otworzyła stół.
web-lobby-settled = Jak gramy
web-lobby-changed = Gospodarz stołu zmienił zasady tej partii.
web-lobby-pace = Tempo
web-lobby-live = po { $minutes } min na gracza i { $seconds } s więcej za każdą turę

## Koniec gry.

web-ending-crumb = { $game } · koniec { $time }
web-ending-stopped = Gra została zatrzymana
web-ending-stopped-record-full = Zapis gry osiągnął największą możliwą długość. Nikt nie wygrał i gra się nie liczy.
web-ending-stopped-round-limit = Gra między botami trwała zbyt długo. Nikt nie wygrał i gra się nie liczy.
web-ending-stopped-agreed = Tak postanowili gracze. Nikt nie wygrał i gra się nie liczy.
web-ending-stopped-abandoned = Nikt nie wrócił. Nikt nie wygrał i gra się nie liczy.
web-ending-stopped-rules-changed = Zasady się zmieniły i gry nie da się dokończyć według nowych. Nikt nie wygrał i gra się nie liczy.
web-ending-practice = To był trening: gra się nie liczy.
web-ending-rematch = Rewanż
web-ending-place = Twoje miejsce: { $n }.
web-ending-are-in = chętni: { $n } z { $of }
web-ending-replay = Powtórka
web-ending-share = Udostępnij
web-ending-link-copied = Link do powtórki jest skopiowany.
web-ending-record = Pobierz zapis
web-ending-table = Zobacz stół jeszcze raz
web-fair-title = Kości były uczciwe i można to sprawdzić
web-fair-text = { $n ->
    [one] Ziarno zapieczętowano przed pierwszym rzutem i ujawniono po ostatnim. Wynika z niego { $n } rzut.
    [few] Ziarno zapieczętowano przed pierwszym rzutem i ujawniono po ostatnim. Wynika z niego każdy z { $n } rzutów.
   *[many] Ziarno zapieczętowano przed pierwszym rzutem i ujawniono po ostatnim. Wynika z niego każdy z { $n } rzutów.
}
web-fair-fits = sprawdzone w tej przeglądarce
web-fair-broken = Ziarno nie pasuje do pieczęci
web-fair-broken-text = Po ostatnim rzucie ujawniono coś innego, niż zapieczętowano przed pierwszym. Nie ufaj tym kościom i pokaż zapis temu, kto prowadzi ten serwer.
web-fair-fits-not = nie pasuje: sprawdzone w tej przeglądarce
web-fair-sealed = pieczęć { $time }
web-fair-opened = ujawnienie { $time }
web-fair-copy-seal = Kopiuj pieczęć
web-fair-copy-seed = Kopiuj ziarno
web-fair-limits = Cofanie niczego w nich nie zmieniło: każde miejsce w grze ma swój rzut. Ten, kto prowadzi serwer, mógł je znać z góry, ale odkąd gra się zaczęła, nie mógł zmienić żadnego.
web-fair-how = Pobierz zapis i sprawdź go na własnym komputerze:

## Ustawienia.

web-settings-language = Język
web-settings-motion = Animacja
web-settings-motion-none = Brak
web-settings-motion-fast = Szybka
web-settings-motion-normal = Zwykła
web-settings-motion-slow = Wolna
web-settings-volume = Dźwięk
web-settings-only-my-turn = Tylko moja tura
web-settings-only-my-turn-text = Wszystkie inne dźwięki są wyłączone.
web-orders = Pytaj mnie, czy chcę przerwać lub zareagować
web-orders-text = Wiesz o tym tylko ty. Po czasie odpowiedzi nikt nie pozna, co masz na ręce: gdy nie masz o czym decydować, stół zwleka tyle, ile zwykle się zastanawiasz.
web-orders-when-i-can = Gdy mogę
web-orders-always = Zawsze
web-orders-never = Nigdy
web-orders-never-text = Przepuszczasz wszystko, cokolwiek masz na ręce.
web-orders-away-text = Gdy cię nie ma, stół przepuszcza wszystko za ciebie. Wybierz „Zawsze”, a będzie na ciebie czekał.
web-settings-stop = Zatrzymaj po każdym kroku
web-settings-stop-text = To, co robią inni, idzie dalej dopiero po naciśnięciu.
web-settings-forced = Wykonuj za mnie jedyny ruch
web-settings-forced-text = Gdy możliwa jest tylko jedna odpowiedź, pada sama: od razu albo po chwili, jeśli szybkość zdradziłaby, co masz na ręce.
web-settings-letters = Litery jako klawisze
web-settings-letters-text = U cofa, E kończy turę i tak dalej.
web-settings-hide-chat = Ukryj czat
web-settings-hide-chat-text = Nie widać nic z tego, co piszą inni.

## Klawisze.

web-keys-answers = odpowiedź o tym numerze
web-keys-tab = pytanie, plansza, ręka, miejsca, dziennik
web-keys-arrows = do najbliższego miejsca; na liście dalej i wstecz
web-keys-enter = wybierz
web-keys-escape = krok wstecz, zamknij
web-keys-explain = wyjaśnij to, co zaznaczone
web-keys-undo = cofnij
web-keys-end = zakończ turę
web-keys-text-board = plansza jako tekst
web-keys-log = dziennik
web-keys-chat = czat
web-keys-hand = moja ręka
web-keys-seats = miejsca
web-keys-rule = zasada tego pytania
web-keys-zoom = bliżej, dalej, całość
web-keys-threats = dokąd pójdą wrogowie, w Aliens
web-keys-skip = pomiń animację
web-keys-pause = zatrzymaj pokaz albo go wznów
web-keys-finish = pokaż, jak się kończy
web-keys-again = krok wstecz w pokazie albo ostatni krok jeszcze raz
web-keys-search = szukaj
web-keys-map = ta tabela
web-keys-letters = Gdy piszesz, litery są literami. Można je wyłączyć w ustawieniach.
web-keys-letters-off = Litery są wyłączone w ustawieniach.

## The table in words

web-words-search = Szukaj na stole
web-words-not-found = Na stole nic się tak nie nazywa.
web-words-answers = { $n ->
    [one] { $n } odpowiedź
    [few] { $n } odpowiedzi
    [many] { $n } odpowiedzi
   *[other] { $n } odpowiedzi
}
web-words-back = Krok wstecz
web-words-sure = Naciśnij jeszcze raz, aby potwierdzić.
