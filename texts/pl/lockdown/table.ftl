### Stół Lockdown w przeglądarce: to, co ma tylko ona, poza `nemesis-kit`.
###
### $seat to imię, które ktoś wpisał: nie odmienia się.

## Kompleks.

lockdown-table-complex = Kompleks
lockdown-table-map = Cały Kompleks w miniaturze
lockdown-table-whole = Cały Kompleks
lockdown-table-levels = Poziomy
lockdown-table-lit = światło
lockdown-table-dark = ciemność
lockdown-table-is-lit = jest tu jasno
lockdown-table-is-dark = jest tu ciemno
lockdown-table-has-power = jest energia
lockdown-table-no-power = brak energii
lockdown-table-power = Energia
lockdown-table-power-token = żeton energii { $n }
lockdown-table-next-off = zgaśnie jako następny
lockdown-table-next-off-short = zgaśnie
lockdown-table-goes-dark = potem gaśnie { $area }, { $from } → { $to }
lockdown-table-goes-dark-now = teraz gaśnie { $area }
lockdown-table-nothing-next = nic więcej nie zgaśnie
lockdown-table-elevator = winda
lockdown-table-elevator-at = Winda stoi na { $level }
lockdown-table-entrance = Wejście do korytarzy technicznych przy pomieszczeniu { $n }: { $numbers }
lockdown-table-bunker = Bunkier
lockdown-table-gate = Brama
lockdown-table-gate-open = Główna brama, otwarta
lockdown-table-gate-closed = Główna brama, zamknięta
lockdown-table-rover = Łazik
lockdown-table-rover-short = Łazik
lockdown-table-rover-at-bunker = Łazik przy bunkrze
lockdown-table-zone = Strefa { $n }
lockdown-table-path = Ścieżka
lockdown-table-computer-on = działa tu komputer
lockdown-table-computer-dark = komputer bez energii
lockdown-table-computer-broken = komputer nie działa
lockdown-table-venting = zaraz ujdzie stąd powietrze
lockdown-table-venting-short = powietrze
lockdown-table-isolation-open = otwarta
lockdown-table-isolation-closed = zamknięta
lockdown-table-open = otwarta
lockdown-table-closed = zamknięta
lockdown-table-on = wł.
lockdown-table-room-not-found = jeszcze nieodkryta
lockdown-table-in-room = pomieszczenie { $n }

## Tor czasu.

lockdown-table-step-css = Wysyłka
lockdown-table-step-quiet = Cisza
lockdown-table-time-backup-on = Czas · zasilanie awaryjne włączone
lockdown-table-time-backup-off = Czas · bez zasilania awaryjnego
lockdown-table-space = Pole { $n }
lockdown-table-last-space = S
lockdown-table-next-threshold = następny, który zabierze energię
lockdown-table-css-unseen = żeton wysyłki, zakryty
lockdown-table-alert = żeton alarmu
lockdown-table-bomb = autodestrukcja: { NAME($side) }
lockdown-table-left = Zapas
lockdown-table-left-fire = Znaczniki pożaru: { $n } z { $of }
lockdown-table-left-malfunction = Znaczniki awarii: { $n } z { $of }

## Drogi ucieczki.

lockdown-table-ways-out = Drogi ucieczki
lockdown-table-way-isolation = Izolatka
lockdown-table-way-pods = Kontenery
lockdown-table-way-gate = Główna brama
lockdown-table-way-open = otwarte
lockdown-table-way-open-dark = otwarte, w ciemności
lockdown-table-isolation-opens = otworzy się na polu { $n } lub z alarmem
lockdown-table-gate-opens = otworzy ją pierwsza śmierć
lockdown-table-pods-now = w tej rundzie
lockdown-table-pods-next = następnie na polu { $n }
lockdown-table-pods-never = nie będzie już wysyłki
lockdown-table-in-pod = { NAME($pod) }
lockdown-table-is-locked-in = w Izolatce
lockdown-table-is-launched = odlatuje w kontenerze
lockdown-table-is-bunker = w bunkrze
lockdown-table-you-locked-in = Jesteś w Izolatce. Na końcu okaże się, czy żyjesz i czy wygrywasz.
lockdown-table-you-launched = Odlatujesz w kontenerze. Na końcu okaże się, czy żyjesz i czy wygrywasz.
lockdown-table-you-bunker = Jesteś w bunkrze. Na końcu okaże się, czy żyjesz i czy wygrywasz.

## Komputer.

lockdown-table-computer-title = Komputer
lockdown-table-face-down = zakryte: { $n }
lockdown-table-locked = Zablokowany: brak linii
lockdown-table-looked-computers = Karty komputera
lockdown-table-line-gain-knowledge = Zyskaj 1 punkt wiedzy
lockdown-table-line-move-rover = Wyślij łazik
lockdown-table-line-look-at-contingencies = Zobacz kody kogoś z poziomu
lockdown-table-line-turn-door = Otwórz lub zamknij drzwi
lockdown-table-line-clear-room = Zgaś pożar i przepłosz Intruzów
lockdown-table-line-look-at-css-token = Podejrzyj żeton wysyłki
lockdown-table-line-swap-power-tokens = Zamień 2 żetony energii

## Wiedza, słabości i kody.

lockdown-table-knowledge = Wiedza: { $n }
lockdown-table-knowledge-track = Wiedza
lockdown-table-weakness-hidden = ukryta
lockdown-table-codes = Kody
lockdown-table-codes-note = jeden obowiązuje i na końcu zabije
lockdown-table-codes-pool = Kody
lockdown-table-codes-survive = Szansa, że przeżyjesz kod: { $n }%.
lockdown-table-codes-whom = Kogo zabiłby każdy kod, sądząc z tego, co jawne
lockdown-table-claims = Powiedz coś o kodach
lockdown-table-claims-note = Wszyscy przeczytają to na czacie i nikt tego nie sprawdzi: nie musi to być prawda.
lockdown-table-claim = Mam ten kod: { NAME($code) }.
lockdown-table-code = Żeton kodu reagowania { $n } ({ $where }): { $says }
lockdown-table-code-unseen = nieznany
lockdown-table-code-pool = neutralna pula
lockdown-table-code-active = obowiązujący
lockdown-table-code-face-up = odkryty
lockdown-table-code-with = { $seat }
lockdown-table-code-lives = żyje
lockdown-table-code-dies = ginie
lockdown-table-code-open = nie wiadomo
lockdown-table-code-you-lives = żyjesz
lockdown-table-code-you-dies = giniesz
lockdown-table-code-you-open = nie wiadomo
lockdown-table-seen-css = Pole { $n }: { NAME($token) }
lockdown-table-page-base = Baza
lockdown-table-page-lab = Lab
lockdown-table-page-codes = Kody

## Jak wygląda cel.

lockdown-table-fact-weaknesses = odkryte słabości: { $n } z { $of }
lockdown-table-fact-knowledge = wiedza: { $n } z { $of }
lockdown-table-fact-power = aktywne żetony energii: { $n } z { $of }
lockdown-table-fact-survivors = żywi z „Nemesis”: { $n }
lockdown-table-fact-egg-researched = jajo zbadano
lockdown-table-fact-egg-open = jaja jeszcze nie zbadano
lockdown-table-fact-active = żeton wiedzy jest aktywny
lockdown-table-fact-inactive = żeton wiedzy nie jest aktywny

## Części odpowiedzi.

lockdown-table-deed-move = Ruch
lockdown-table-deed-escape = Ucieczka
lockdown-table-deed-careful-move = Ostrożny ruch…
lockdown-table-deed-shoot = Strzał
lockdown-table-deed-melee = Walka wręcz
lockdown-table-deed-pick-up = Podnieś ciężki obiekt
lockdown-table-deed-trade = Wymiana
lockdown-table-deed-craft = Stwórz przedmiot
lockdown-table-deed-unlock = Aktywuj przedmiot zadaniowy
lockdown-table-deed-computer = Użyj komputera…
lockdown-table-part-laid = { NAME($token) }: { NAME($area) }
lockdown-table-part-css = Żeton wysyłki na polu { $n }
lockdown-table-part-code = Kod z puli ({ $n })
lockdown-table-part-code-of = Kod: { $seat }
lockdown-table-part-top = Wierzchnia karta { $n }
lockdown-table-brings-knowledge = { $seat }: wiedza { $n }

## Co robi karta akcji, w kilku słowach.

lockdown-table-gist-desperate-attack = 2 obrażenia; jeśli zostanie, atakuje
lockdown-table-gist-distraction = Oddaj przedmiot: 1–2 osoby się wymykają
lockdown-table-gist-obstinate = Karty za ciężkie rany lub opatrunek
lockdown-table-gist-repairs = Napraw pomieszczenie
lockdown-table-gist-vents = Przeczołgaj się do innego wejścia
lockdown-table-gist-inconspicuous = Atak spada na kogoś innego
lockdown-table-gist-weird-metabolism = Zmyj śluz lub wymień kartę na 2
lockdown-table-gist-basic-repairs = Napraw pomieszczenie
lockdown-table-gist-sensitive-hearing = Zabierz hałas z korytarza lub go wywołaj
lockdown-table-gist-feel-of-the-dark = Wydarzenie w ciemności lub zasadzka nic nie robi
lockdown-table-gist-quarantine = Zamknij wszystkie drzwi pomieszczenia
lockdown-table-gist-stun = Ktoś odrzuca rękę albo Intruz ucieka
lockdown-table-gist-defense-plan = Białe, czerwone: akcja gratis lub obejrzyj 2
lockdown-table-gist-facility-tour = Idziesz ty i ktoś jeszcze
lockdown-table-gist-clean-up = Napraw pomieszczenie lub zgaś pożar
lockdown-table-gist-emergency-key = Jedź windą lub rusz drzwi
lockdown-table-gist-jury-rigging = W żółtym: weź wytworzony przedmiot
lockdown-table-gist-maintenance-plan = Białe, żółte: akcja gratis lub obejrzyj 2
lockdown-table-gist-it-should-work = Akcja mimo awarii lub bez energii
lockdown-table-gist-vivisection = Sonda: im więcej wiesz, tym mocniej
lockdown-table-gist-field-experience = 1 punkt wiedzy lub układ wierzchu talii
lockdown-table-gist-pheromones = Za jajo lub truchło atak nic nie robi
lockdown-table-gist-workspace-plan = Białe, zielone: akcja gratis lub obejrzyj 2
lockdown-table-gist-rushed-analysis = Jak Odpoczynek; czysta karta daje wiedzę
lockdown-table-gist-neuralink = Komputer bez komputera lub energii
lockdown-table-gist-bypass = Wszystkie linie lub żeton energii
lockdown-table-gist-recharge = Naładuj przedmiot
lockdown-table-gist-it-works-for-me = Napraw i użyj komputera
lockdown-table-gist-master-plan = Akcja pomieszczenia gratis lub obejrzyj 2
lockdown-table-gist-fast-repairs = Usuń awarię
lockdown-table-gist-ingenuity = Usuń awarię lub stwórz przedmiot
lockdown-table-gist-facility-routine = Żółte lub białe pomieszczenie gratis
lockdown-table-gist-sharp-turn = Idź; po zbadanym bez hałasu
lockdown-table-gist-remote-piloting = Przesuń łazik lub windę

## Chwile: co dzieje się na pierwszym planie.

lockdown-moment-surface-card = { $seat } dobiera kartę powierzchni
lockdown-moment-threshold = Czas { $from } → { $to } · próg
lockdown-moment-lights-off = Gaśnie światło: { $area }
lockdown-moment-lights-on = Światło wraca: { $area }
lockdown-moment-elevator-off = Winda staje
lockdown-moment-elevator-on = Winda znów działa
lockdown-moment-stand-dark = Teraz w ciemności: { $names }
lockdown-moment-combat-die = W ciemności strzela się kością walki.
lockdown-moment-computers-off = Komputery bez energii: { $rooms }
lockdown-moment-noise-stays = Hałas na { $area } już nie cichnie.
lockdown-moment-die-advantage = w świetle: kość przewagi
lockdown-moment-die-combat = w ciemności: kość walki
lockdown-moment-launch = Wysyłka · pole { $n }
lockdown-moment-away = { $seat } odlatuje: { NAME($pod) }
lockdown-moment-stays = { $seat } wraca z ciężką raną: { NAME($pod) }
lockdown-moment-nobody-aboard = Nikogo nie było na pokładzie.
lockdown-moment-weakness = Odkryto słabość
lockdown-moment-gate-opens = Pierwsza śmierć: główna brama się otwiera.
lockdown-moment-codes-to-pool = Kody trafiają zakryte do puli.
lockdown-moment-objective-void = Cel się nie liczy i pozostaje tajny.
lockdown-moment-alert = Alarm
lockdown-moment-alert-text = Gdy czas zejdzie z pola { $n }, przybędzie oddział. Izolatka pozostaje otwarta.
lockdown-moment-autodestruction = Autodestrukcja uruchomiona
lockdown-moment-autodestruction-text = Żeton leży na polu { $n }. Póki jest żółty, można ją zatrzymać.
lockdown-moment-red = Nie da się już jej zatrzymać
lockdown-moment-red-text = Kompleks zginie, gdy czas zejdzie z pola { $n }.
lockdown-moment-locked-down = Komputer zablokowany
lockdown-moment-locked-down-text = Awaria tutaj. Karty komputera potasowano i odkryto nową.
lockdown-moment-vented = Nie ma powietrza
lockdown-moment-vented-text = Z pomieszczenia { $n } wypuszczono powietrze: kto w nim był, nie żyje.
