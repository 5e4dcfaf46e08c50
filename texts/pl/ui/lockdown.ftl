### „Lockdown” jako tekst, krótko, do tabeli.

ui-lockdown-time = czas { $space ->
    [0] S
   *[other] { $space }
}
ui-lockdown-rooms = Pomieszczenia

## Czas i energia.

ui-lockdown-track = Czas
ui-lockdown-schedule = Wysyłka
ui-lockdown-next = Zgaśnie
ui-lockdown-goes-out = { NAME($area) } ({ NAME($token) }), gdy czas zejdzie z pola { $space }: { $n ->
    [1] na końcu tej rundy
    [one] za { $n } rundę
    [few] za { $n } rundy
   *[many] za { $n } rund
}
ui-lockdown-stays-lit = nic, dopóki zasilanie awaryjne jest włączone
ui-lockdown-all-dark = nic: żaden żeton energii nie jest aktywny
ui-lockdown-alarms = Zagrożenie
ui-lockdown-alert = alarm, aż czas zejdzie z pola { $space }
ui-lockdown-autodestruction = autodestrukcja na polu { $space } ({ $side })
ui-lockdown-power = Energia
ui-lockdown-lit = jasno
ui-lockdown-dark = ciemno
ui-lockdown-backup = zasilanie awaryjne { $backup }
ui-lockdown-elevator-here = winda jest tutaj

## Drogi wyjścia.

ui-lockdown-ways-out = Wyjścia
ui-lockdown-isolation-open = Izolatka otwarta
ui-lockdown-isolation-closed = Izolatka zamknięta do pola { $space }
ui-lockdown-gate-open = Główna brama otwarta
ui-lockdown-gate-closed = Główna brama zamknięta
ui-lockdown-rover = łazik przy pomieszczeniu { $room }
ui-lockdown-rover-away = łazik przy bunkrze

## Komputer, kody i wiedza.

ui-lockdown-computer = Komputer
ui-lockdown-codes = Kody
ui-lockdown-code-active = obowiązujący
ui-lockdown-code-pool = pula
ui-lockdown-code-face-up = odkryte
ui-lockdown-codes-left = Nieznane
ui-lockdown-carried-out = Kod reagowania: { $code }.
ui-lockdown-knowledge = wiedza { $n }
ui-lockdown-knowledge-active = wiedza { $n }, aktywna

## Pomieszczenia.

ui-lockdown-staircases = Schody awaryjne · zawsze ciemno
ui-lockdown-surface = Powierzchnia · zawsze jasno
ui-lockdown-venting = zaraz ujdzie stąd powietrze
ui-lockdown-computer-runs = komputer
ui-lockdown-computer-dead = komputer bez energii
ui-lockdown-rover-here = łazik
ui-lockdown-in-the-light = w świetle
ui-lockdown-in-the-dark = w ciemności
ui-lockdown-marks = Czas biegnie od lewej do S; r to czerwony próg, który działa tylko, gdy zasilanie awaryjne jest wyłączone, b to niebieski. Pod torem leżą żetony wysyłki: A, B i C to kontenery, * wszystkie, - żaden, ? nieznany. W nawiasach kwadratowych stoją numery żetonów energii, a za pomieszczeniem to, ile przedmiotów w nim zostało; nazwę w nawiasie okrągłym znają tylko ci, których znaki stoją za nią. Dalej idą cztery numery korytarzy i pomieszczenia, do których prowadzą: ! to hałas, # zamknięte drzwi, x zniszczone, t korytarze techniczne, z1 do z4 strefy powierzchni, a za literami to, dokąd prowadzą ścieżki. Intruzi mają numer, a po minusie obrażenia. Kreski to lekkie rany; w nawiasach stoją opatrzone ciężkie rany i nieaktywne przedmioty zadaniowe. Przed słabością stoi wiedza, której wymaga, za latarką jej ładunki.

## Co daje odpowiedź.

ui-lockdown-amount-knowledge = wiedza
    .amount = { $n ->
        [one] { $n } punkt wiedzy
        [few] { $n } punkty wiedzy
       *[many] { $n } punktów wiedzy
    }
