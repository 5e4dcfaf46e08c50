### Nazwy tego, co w „Lockdown” jest poza kartami i pomieszczeniami.
###
### Wspólne z „Nemesis” jest w `nemesis-kit`.

## Gra.

lockdown = Nemesis: Lockdown
    .summary = Głęboko pod Marsem poziom po poziomie gasną światła; wydostań się i nie ufaj umowom.

## Kompleks.

lockdown-side-main = Strona główna
lockdown-level-s01 = S-01
lockdown-level-s02 = S-02
lockdown-level-s03 = S-03
lockdown-power-area-s01 = poziom S-01
lockdown-power-area-s02 = poziom S-02
lockdown-power-area-s03 = poziom S-03
lockdown-power-area-elevator = winda
lockdown-power-token-one = żeton energii 1
lockdown-power-token-two = żeton energii 2
lockdown-power-token-three = żeton energii 3
lockdown-power-token-four = żeton energii 4
lockdown-tile-fixed = pomieszczenie specjalne
lockdown-tile-printed = pomieszczenie nadrukowane
lockdown-building-west = budynek zachodni
lockdown-building-east = budynek wschodni
lockdown-zone-one = strefa 1
lockdown-zone-two = strefa 2
lockdown-zone-three = strefa 3
lockdown-zone-four = strefa 4

## Tor czasu.

lockdown-threshold-red = czerwony próg
    .text = Gasi światło, gdy zasilanie awaryjne jest wyłączone.
lockdown-threshold-blue = niebieski próg
    .text = Gasi światło w każdym razie.
lockdown-backup-power-off = wyłączone
lockdown-backup-power-on = włączone
lockdown-autodestruction-yellow = żółty
lockdown-autodestruction-red = czerwony
lockdown-pod-a = kontener A
lockdown-pod-b = kontener B
lockdown-pod-c = kontener C
lockdown-css-token-a = kontener A
lockdown-css-token-b = kontener B
lockdown-css-token-c = kontener C
lockdown-css-token-all-pods = wszystkie kontenery
lockdown-css-token-no-pod = żaden kontener

## Komputer. `.text` mówi, co robi wiersz.

lockdown-computer-card-a = Komputer A
lockdown-computer-card-b = Komputer B
lockdown-computer-card-c = Komputer C
lockdown-computer-card-d = Komputer D
lockdown-computer-card-e = Komputer E
lockdown-computer-card-lock-down = Blokada
    .text = W pomieszczeniu tego, kto ją odkrył, pojawia się awaria; karty komputera tasuje się i odkrywa inną.
lockdown-computer-action-gain-knowledge = Zdobądź wiedzę
    .text = Zyskaj 1 punkt wiedzy.
lockdown-computer-action-move-rover = Wyślij łazik
    .text = Pusty łazik jedzie do bunkra lub z powrotem.
lockdown-computer-action-look-at-contingencies = Odczytaj kody
    .text = Obejrzyj w tajemnicy wszystkie kody reagowania kogoś na twoim poziomie.
lockdown-computer-action-turn-door = Drzwi
    .text = Otwórz lub zamknij dowolne jedne drzwi.
lockdown-computer-action-clear-room = Oczyść pomieszczenie
    .text = Wybierz pomieszczenie: pożar w nim gaśnie, a wszyscy Intruzi się wycofują.
lockdown-computer-action-look-at-css-token = Sprawdź wysyłkę
    .text = Obejrzyj w tajemnicy jeden żeton wysyłki.
lockdown-computer-action-swap-power-tokens = Przekieruj energię
    .text = Zamień miejscami dwa żetony energii, nie odwracając ich.

## Kto skąd pochodzi.

lockdown-origin-nemesis-survivor = z „Nemesis”
lockdown-origin-facility-worker = z Kompleksu

## Komponenty do wytwarzania.

lockdown-component-medicine = lek
lockdown-component-fire = paliwo
lockdown-component-electricity = elektronika
lockdown-component-material = tkanina
lockdown-component-frame = rama

## Ciężkie rany. `.text` mówi, co robi nieopatrzona rana.

lockdown-serious-wound-body = Tułów
    .text = Dobierasz do 4 kart zamiast do 5, w Izolatce do 5.
lockdown-serious-wound-eyes = Oczy
    .text = Gdziekolwiek jesteś, jesteś w ciemności.
lockdown-serious-wound-guts = Brzuch
    .text = Podnoszenie ciężkich obiektów, walka wręcz i tworzenie przedmiotów kosztują o 1 więcej.
lockdown-serious-wound-knee = Kolano
    .text = Jeśli twoją pierwszą akcją w rundzie jest ruch lub ucieczka, kosztuje o 1 więcej.

## Co pokazuje kość przewagi.

lockdown-advantage-face-creeper = pełzacz
    .text = trafia Larwy, Pełzacze i jaja
lockdown-advantage-face-adult = dorosły
    .text = trafia wszystkich prócz Reproduktorów i Królowej
lockdown-advantage-face-conditional-hit = trafienie za kartę
    .text = trafia dowolny cel za 1 kartę
lockdown-advantage-face-single-hit = pojedyncze trafienie
    .text = trafia dowolny cel
lockdown-advantage-face-enhanced-hit = wzmocnione trafienie
    .text = trafia dowolny cel, za 1 kartę podwójnie
lockdown-advantage-face-double-hit = podwójne trafienie
    .text = trafia dowolny cel

## Powierzchnia Marsa. `.suit` mówi, co spotyka kogoś w skafandrze ochronnym albo w budynku.

lockdown-surface-face-one = 1
lockdown-surface-face-two = 2
lockdown-surface-face-three = 3
lockdown-surface-face-four = 4
lockdown-surface-face-silence = Cisza
lockdown-surface-face-danger = Zagrożenie
lockdown-surface-face-surface = Powierzchnia
lockdown-surface-effect-red-item = czerwony przedmiot
lockdown-surface-effect-yellow-item = żółty przedmiot
lockdown-surface-effect-green-item = zielony przedmiot
lockdown-surface-effect-surface-card = karta powierzchni
lockdown-surface-effect-silence = Cisza
lockdown-surface-effect-danger = Zagrożenie
lockdown-surface-effect-slime = Śluz
lockdown-surface-effect-malfunction = Awaria
lockdown-surface-card-dust-storm = Burza pyłowa
    .text = Każdy na powierzchni odrzuca 1 kartę, a bez kart odnosi 1 lekką ranę.
    .suit = Nic.
lockdown-surface-card-thin-air = Rzadkie powietrze
    .text = 1 lekka rana.
    .suit = Nic.
lockdown-surface-card-radioactive-dust = Radioaktywny pył
    .text = 1 karta skażenia i śluz.
    .suit = 1 karta skażenia.
lockdown-surface-card-torn-seal = Rozszczelnienie
    .text = 1 ciężka rana.
    .suit = Tracisz skafander ochronny, jeśli go masz.
lockdown-surface-card-tracks-in-the-sand = Ślady na piasku
    .text = Połóż hałas w 2 strefach, w których go nie ma.
    .suit = W 1 strefie.
lockdown-surface-card-something-buried = Coś w piasku
    .text = Weź 1 żółty przedmiot i odnieś 1 lekką ranę.
    .suit = Weź 1 żółty przedmiot.
lockdown-surface-card-stalked = Na celowniku
    .text = Masz spotkanie.
    .suit = Rzuć na hałas.
lockdown-surface-card-static-discharge = Wyładowanie
    .text = Każdy na powierzchni traci 1 nabój lub ładunek przedmiotu.
    .suit = Nic.

## Czyimi taliami się gra.

lockdown-species-night-stalkers = Nocni Łowcy
lockdown-species-base-intruders = Intruzi z „Nemesis”

## Od czego ktoś cierpi i jak kończy się gra.

lockdown-cause-desperate-attack = desperacki atak
lockdown-cause-scalpel = skalpel
lockdown-cause-vivisection = wiwisekcja
lockdown-cause-defense = system obrony
lockdown-cause-failed-launch = kontener nie odleciał
lockdown-cause-event = wydarzenie
lockdown-cause-surface = powierzchnia
lockdown-cause-venting = brak powietrza
lockdown-cause-complex = Kompleks jest zniszczony
lockdown-cause-squad = oddział
lockdown-cause-contingency = kod reagowania
lockdown-ending-time-out = Czas minął
lockdown-ending-alert = Alarm dobiegł końca
lockdown-ending-autodestruction = Uległ autodestrukcji
lockdown-ending-fire = Strawił go pożar
lockdown-ending-malfunction = Nic w nim już nie działa

## Co daje strzał, którąkolwiek kością rzucono.

lockdown-shot-face-blank = pusto
lockdown-shot-face-creeper = pełzacz
lockdown-shot-face-adult = dorosły
lockdown-shot-face-single-hit = trafienie
lockdown-shot-face-double-hit = podwójne trafienie
lockdown-shot-face-conditional-hit = trafienie za kartę
lockdown-shot-face-enhanced-hit = wzmocnione trafienie

## Kroki rundy, które ma tylko Lockdown.

lockdown-phase-css-launch = Wysyłka kontenerów
lockdown-phase-noise-removal = Hałas cichnie

## Kolory postaci.

lockdown-character-colour-red = czerwony
lockdown-character-colour-violet = fioletowy
lockdown-character-colour-blue = niebieski
lockdown-character-colour-orange = pomarańczowy
lockdown-character-colour-white = biały
lockdown-character-colour-green = zielony

## Żetony eksploracji na powierzchni.

lockdown-surface-token-red-item-two = czerwony przedmiot, 2 przedmioty
lockdown-surface-token-yellow-item-two = żółty przedmiot, 2 przedmioty
lockdown-surface-token-green-item-two = zielony przedmiot, 2 przedmioty
lockdown-surface-token-surface-card-one = karta powierzchni, 1 przedmiot
lockdown-surface-token-surface-card-two = karta powierzchni, 2 przedmioty
lockdown-surface-token-surface-card-three = karta powierzchni, 3 przedmioty
lockdown-surface-token-silence-one = Cisza, 1 przedmiot
lockdown-surface-token-danger-three = Zagrożenie, 3 przedmioty
lockdown-surface-token-slime-three = Śluz, 3 przedmioty
lockdown-surface-token-malfunction-two = Awaria, 2 przedmioty
