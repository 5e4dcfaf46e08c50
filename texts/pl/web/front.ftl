### The front page, and what stands above every page.

web-language = Język
web-bar-rules = Zasady
web-bar-me = Ja: { $name }
web-skip = Przejdź do treści

web-front-title = Które drzwi dziś otwieramy?
web-front-lead = Konto nie jest potrzebne. Na pustych miejscach grają boty.
web-front-games = Gry
web-front-by-link = Wklej link do stołu lub kod
web-front-play = Graj
web-front-friends = Ze znajomymi
web-front-learn = Samouczek
web-front-more = Ustaw wszystko samodzielnie

web-front-mine = Moje gry
web-front-waiting = { $n ->
    [one] { $n } czeka na ciebie
    [few] { $n } czekają na ciebie
   *[many] { $n } czeka na ciebie
}
web-front-open = Otwarte stoły
web-front-to-watch = Można popatrzeć
web-front-no-mine = Żadna gra nie czeka na twój ruch. Nową zaczniesz w sekundę.
web-front-no-open = Nikt teraz nie czeka na graczy. Otwórz stół, a pojawi się tutaj.
web-front-none-to-watch = Nikt teraz nie gra przy otwartym stole.
web-front-your-turn = Twoja tura
web-front-go-on = Dalej
web-front-look = Zajrzyj
web-front-join = Dosiądź się
web-front-watch = Oglądaj
web-front-replay = Powtórka
web-front-seats = zajęte miejsca: { $taken } z { $seats } · { $pace }
web-front-round = runda { $round }
web-front-waits = teraz { $name }
web-front-finished = koniec gry: { $ago }
web-front-frozen = można tylko czytać

web-pace-no-limit = bez limitu
web-pace-live = z zegarem
web-pace-turn-based = { $hours ->
    [24] doba na turę
    [one] { $hours } godzina na turę
    [few] { $hours } godziny na turę
   *[many] { $hours } godzin na turę
}

web-front-fair = Każdy rzut można sprawdzić po grze.
web-front-about = O programie
web-front-credits = Podziękowania
web-front-interface = Dla programistów

web-poster-nemesis = Obudź się na ginącym statku i nikomu do końca nie ufaj
    .players = 1–5 graczy
    .time = 2–3 h
    .picture = Ciemny korytarz; na jego końcu, w czerwonym świetle, czeka coś o wielu odnóżach
web-poster-lockdown = Baza pod powierzchnią Marsa, a światła gasną
    .players = 1–5 graczy
    .time = 2–3 h
    .picture = Kopuła na Marsie, pod nią pomieszczenia, część z nich bez światła
web-poster-alien-frontiers = Rzucaj kośćmi-statkami, dokuj je, zasiedlaj planetę
    .players = 2–4 graczy
    .time = 1 h
    .picture = Jasna planeta o barwnych krainach; od słońca nadlatują statki-kości
web-poster-aliens = Kolejny cudowny dzień w Korpusie: razem utrzymajcie linię
    .players = 1–6 graczy
    .time = 1–2 h
    .picture = Trzech żołnierzy przed zielonym czujnikiem ruchu pełnym sygnałów
