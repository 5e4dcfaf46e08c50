### Campaigns: the list, the hub of one, and who plays the next mission.

web-campaigns-title = Kampanie
web-campaigns-mine = Moje kampanie
web-campaigns-lead = Jeden oddział idzie od misji do misji, razem ze swoimi stratami.
web-campaigns-none = Nie ma jeszcze kampanii.
web-campaigns-all = Wszystkie kampanie
web-campaigns-begin = Zacznij kampanię
web-campaigns-begin-now = Zacznij
web-campaigns-name = Jak się nazywa?
web-campaigns-name-example = Piątkowe wieczory
web-campaigns-settled = Trudność wszystkich misji
web-campaigns-import = Wczytaj z pliku
web-campaigns-import-text = Plik z „airlock campaign export” albo z innego serwera. Każda gra w nim jest sprawdzana.
web-campaigns-import-choose = Wybierz plik
web-campaigns-checking = Sprawdzam…
web-campaigns-next = następna: { $mission }
web-campaigns-on = trwa: { $mission }
web-campaigns-played = { $n ->
    [one] { $n } rozegrana misja
    [few] { $n } rozegrane misje
    [many] { $n } rozegranych misji
   *[other] { $n } rozegranej misji
}
web-campaigns-score = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
web-campaigns-open = Otwórz
web-campaigns-turn = Twoja tura

web-campaign-begun = zaczęta { $day }
web-campaign-last = ostatnia gra { $ago }
web-campaign-usual = zwykła trudność
web-campaign-unusual = własna trudność
web-campaign-export = Zapisz do pliku
web-campaign-more = Więcej
web-campaign-road = Droga
web-campaign-number = Misja { $n }
web-campaign-between = Między misjami
web-campaign-stands-next = następna
web-campaign-stands-open = do zagrania
web-campaign-stands-won = wygrana
web-campaign-stands-lost = przegrana
web-campaign-stands-later = później
web-campaign-stands-nobody-captured = nie ma jeńców
web-campaign-stands-never = już nie
web-campaign-captives = { $n ->
    [one] { $n } jeniec
    [few] { $n } jeńców
    [many] { $n } jeńców
   *[other] { $n } jeńca
}
web-campaign-free = Uwolnij i wyprowadź: { $names }. Prób może być wiele, ale przegrana kończy kampanię.
web-campaign-nobody = Kto trafi do niewoli, tego można tu odbić.
web-campaign-resupply = { $n ->
    [0] Każda skrzynia przywraca utracone karty. Na razie nie utracono żadnej.
    [one] Każda skrzynia przywraca dwie utracone karty; utracono { $n }. Tylko raz.
    [few] Każda skrzynia przywraca dwie utracone karty; utracono { $n }. Tylko raz.
    [many] Każda skrzynia przywraca dwie utracone karty; utracono { $n }. Tylko raz.
   *[other] Każda skrzynia przywraca dwie utracone karty; utracono { $n }. Tylko raz.
}
web-campaign-how = Tura { $turn }, { $players ->
    [one] { $players } gracz. { $ending }.
    [few] { $players } gracze. { $ending }.
    [many] { $players } graczy. { $ending }.
   *[other] { $players } gracza. { $ending }.
}
web-campaign-replay = Powtórka
web-campaign-squad = Oddział · { $n } z 7
web-campaign-anew = przed każdą misją bohaterów wybiera się od nowa
web-campaign-ready = w gotowości
web-campaign-unfound = jeszcze nieodnaleziona
web-campaign-facehugger = Twarzołap
web-campaign-counts-killed = w wyniku liczy się jak poległa postać
web-campaign-when = Misja { $mission }, tura { $turn }
web-campaign-cards = Karty · { $n } z 60
web-campaign-lost-cards = utracone: { $n }
web-campaign-lost-list = Utracone: { $cards }
web-campaign-none-lost = Nie utracono żadnej karty.
web-campaign-weapons = Broń
web-campaign-gear = Sprzęt
web-campaign-events = Wydarzenia
web-campaign-hazards = Zagrożenia
web-campaign-score-now = Gdyby teraz był koniec
web-campaign-score-final = Wynik końcowy
web-campaign-points = { $n ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}
web-campaign-score-cards = pozostałe karty
web-campaign-score-lost = { $n ->
    [one] { $n } osoba z oddziału stracona
    [few] { $n } osoby z oddziału stracone
    [many] { $n } osób z oddziału straconych
   *[other] { $n } osoby z oddziału straconej
}
web-campaign-score-newt = Newt żyje
web-campaign-score-no-newt = Newt nie ma w oddziale
web-campaign-who = Kto gra?
web-campaign-you = Ty
web-campaign-seat = Miejsce { $n }
web-campaign-kind-open = wolne
web-campaign-kind-bot = bot
web-campaign-kind-me = ty
web-campaign-seat-more = Jeszcze jedno miejsce
web-campaign-seat-less = Jedno miejsce mniej
web-campaign-seat-left = { $n ->
    [one] Na tę misję została { $n } postać.
    [few] Na tę misję zostały { $n } postacie.
    [many] Na tę misję zostało { $n } postaci.
   *[other] Na tę misję zostało { $n } postaci.
}
web-campaign-go-in = Ruszaj
web-campaign-instead = Zamiast niej: { $mission }
web-campaign-under-way = Trwa
web-campaign-turn = tura { $n }
web-campaign-waits = czeka na graczy
web-campaign-to-table = Do stołu
web-campaign-sit-down = Usiądź
web-campaign-aside = Odłóż
web-campaign-aside-sure = Misja się nie policzy. Na pewno?
web-campaign-over-won = Kampania wygrana.
web-campaign-over-lost = Kampania przegrana.
web-campaign-again = Zacznij od nowa
web-campaign-story = Co się działo
web-campaign-no-story = Jeszcze nic się nie wydarzyło.
web-campaign-members = Czyja jest
web-campaign-owner = właściciel
web-campaign-invite = Zaproś
web-campaign-invite-text = Kto otworzy ten link, może dołączyć do kampanii i otwierać jej misje.
web-campaign-copy = Skopiuj link
web-campaign-renew = Inny link
web-campaign-share-on = Czytać może każdy
web-campaign-share-off = Czytają tylko członkowie
web-campaign-rename = Zmień nazwę
web-campaign-rename-now = Zmień nazwę
web-campaign-send-away = Usuń z kampanii: { $name }
web-campaign-hand-over = Przekaż kampanię: { $name }
web-campaign-sure = Na pewno?
web-campaign-leave = Opuść kampanię
web-campaign-delete = Usuń kampanię
web-campaign-delete-sure = Na zawsze. Usunąć?
web-campaign-join = Dołącz do kampanii
web-campaign-join-text = To zaproszenie dla ciebie. Członkowie otwierają misje i biorą w nich udział.
web-campaign-reads = Możesz czytać tę kampanię. Należy do kogoś innego.
web-campaign-crumb = Kampania
web-campaign-back = Do kampanii
