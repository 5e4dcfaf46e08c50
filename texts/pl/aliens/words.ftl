### Nazwy wszystkiego, co jest w grze „Aliens: Kolejny cudowny dzień w Korpusie”.
###
### Zdania proszą o nazwę w potrzebnej formie: NAME($character, case: "acc"); jeśli takiej formy
### nie ma, bierze się samą nazwę. `.at` i `.to` mają już przyimek. Karty, zdolności i misje są
### w cards.ftl.

aliens = Aliens: Kolejny cudowny dzień w Korpusie
    .summary = Jeden oddział, jedna talia kart na wszystko, co mu zostało, i ruch w ciemności.

## Postacie. Nazwiska mężczyzn się odmieniają, kobiet nie.

aliens-character-gorman = Gorman
    .gen = Gormana
    .dat = Gormanowi
    .acc = Gormana
    .ins = Gormanem
    .loc = Gormanie
    .gender = masculine
aliens-character-hicks = Hicks
    .gen = Hicksa
    .dat = Hicksowi
    .acc = Hicksa
    .ins = Hicksem
    .loc = Hicksie
    .gender = masculine
aliens-character-ripley = Ripley
    .gender = feminine
aliens-character-hudson = Hudson
    .gen = Hudsona
    .dat = Hudsonowi
    .acc = Hudsona
    .ins = Hudsonem
    .loc = Hudsonie
    .gender = masculine
aliens-character-vasquez = Vasquez
    .gender = feminine
aliens-character-frost = Frost
    .gen = Frosta
    .dat = Frostowi
    .acc = Frosta
    .ins = Frostem
    .loc = Froście
    .gender = masculine
aliens-character-newt = Newt
    .gender = feminine

## Dwie strony karty postaci.

aliens-side-hero = bohater
    .gen = bohatera
    .dat = bohaterowi
    .acc = bohatera
    .ins = bohaterem
    .loc = bohaterze
aliens-side-grunt = rekrut
    .gen = rekruta
    .dat = rekrutowi
    .acc = rekruta
    .ins = rekrutem
    .loc = rekrucie

## Kim jest postać.

aliens-symbol-marine = Marine
aliens-symbol-civilian = cywil
    .gen = cywila

## Współczynniki postaci. `.text` mówi, do czego służą.

aliens-statistic-speed = Szybkość
    .gen = Szybkości
    .acc = Szybkość
    .text = O ile pól można się przesunąć jednym Ruchem.
aliens-statistic-aim = Celowanie
    .gen = Celowania
    .acc = Celowanie
    .text = Na początku tury trafia wynik nie wyższy od tej wartości.
aliens-statistic-tech = Technika
    .gen = Techniki
    .acc = Technikę
    .text = Test udaje się przy wyniku nie wyższym od tej wartości.
aliens-statistic-defence = Obrona
    .gen = Obrony
    .acc = Obronę
    .text = Postać wychodzi cało z ataku przy wyniku nie wyższym od tej wartości.
aliens-statistic-melee = Walka Wręcz
    .gen = Walki Wręcz
    .acc = Walkę Wręcz
    .text = Rzut obronny o takim lub niższym wyniku zabija też Obcego.

## Co się dzieje z postacią: stoi po imieniu.

aliens-condition-absent = nie bierze udziału
aliens-condition-standing = na nogach
aliens-condition-knocked-down = leży
aliens-condition-left = za wyjściem
aliens-condition-killed = wśród poległych
aliens-condition-captured = w niewoli
aliens-condition-cocooned = w kokonie
aliens-condition-hidden = w ukryciu

## Kiedy działa zdolność.

aliens-heading-on-activation = W momencie aktywacji
aliens-heading-during-activation = Podczas aktywacji
aliens-heading-end-of-activation = Na koniec aktywacji
aliens-heading-end-phase = W Fazie Końcowej
aliens-heading-passive = Pasywna

## Akcje. `.text` mówi w jednym wierszu, co Akcja daje.

aliens-action-move = Ruch
    .gen = Ruchu
    .acc = Ruch
    .ins = Ruchem
    .text = Przejdź najwyżej tyle pól, ile wynosi Szybkość; obok wroga Ruch się kończy.
aliens-action-attack = Atak
    .gen = Ataku
    .acc = Atak
    .ins = Atakiem
    .text = Strzel ze swojej broni do tego, kogo widzisz.
aliens-action-barricade = Barykada
    .gen = Barykady
    .acc = Barykadę
    .ins = Barykadą
    .text = Test Techniki: zablokuj drzwi, punkt wprowadzenia lub tunel albo usuń barykadę.
aliens-action-aim = Celowanie
    .gen = Celowania
    .acc = Celowanie
    .ins = Celowaniem
    .text = Podnieś wskaźnik Celowania o 1, najwyżej do 10.
aliens-action-interact = Interakcja
    .gen = Interakcji
    .acc = Interakcję
    .ins = Interakcją
    .text = Użyj tego, co obok, zgodnie z opisem misji.
aliens-action-card-action = Akcja z karty
    .gen = Akcji z karty
    .acc = Akcję z karty
    .ins = Akcją z karty
    .text = Użyj tego, co karta nazywa Akcją.
aliens-action-rest = Odpoczynek
    .gen = Odpoczynku
    .acc = Odpoczynek
    .ins = Odpoczynkiem
    .text = Bohater: dobierz do 2 kart, potem odzyskaj do 3. Rekrut: odzyskaj 3 karty.

## Darmowe Akcje według nazw.

aliens-free-action-short-bursts = Krótkimi seriami
aliens-free-action-on-the-double = Biegiem
aliens-free-action-seal-it = Zaspawaj to
aliens-free-action-grenade-attack = darmowy atak granatem

## Fazy tury.

aliens-phase-setup = Przygotowanie
aliens-phase-marine-phase = Faza Marines
    .gen = Fazy Marines
    .at = w Fazie Marines
aliens-phase-alien-phase = Faza Obcych
    .gen = Fazy Obcych
    .at = w Fazie Obcych
aliens-phase-end-phase = Faza Końcowa
    .gen = Fazy Końcowej
    .at = w Fazie Końcowej

## Etapy aktywacji.

aliens-stage-on-activation = początek aktywacji
aliens-stage-equip = wyposażenie
aliens-stage-actions = Akcje
aliens-stage-end-of-activation = koniec aktywacji
aliens-stage-grunts = rekruci pod dowództwem
aliens-stage-pass-token = przekazanie żetonu

## Chwile, w których gra czeka na wydarzenia.

aliens-window-alien-phase-start = początek Fazy Obcych
aliens-window-defence-roll-failed = nieudany rzut obronny
aliens-window-alien-adjacent = Obcy obok postaci
aliens-window-tracker-card-drawn = dobrano kartę czujnika ruchu
aliens-window-end-check = przed sprawdzeniem w Fazie Końcowej
aliens-window-running-out = zanim skończą się karty

## Trzy miary odległości.

aliens-distance-path = odległość drogą
aliens-distance-approach = odległość podejścia
aliens-distance-range = zasięg

## Strony plansz. `.mark` jest na samej planszy.

aliens-board-face-south-lock = Śluza Południowa
    .mark = 1H
    .gen = Śluzy Południowej
    .at = w Śluzie Południowej
aliens-board-face-operations = Centrum Operacyjne
    .mark = 2H
    .gen = Centrum Operacyjnego
    .at = w Centrum Operacyjnym
aliens-board-face-residential-block = Blok Mieszkalny
    .mark = 3H
    .gen = Bloku Mieszkalnego
    .at = w Bloku Mieszkalnym
aliens-board-face-med-lab = MedLab
    .mark = 4H
    .gen = MedLabu
    .at = w MedLabie
aliens-board-face-processor-ramp = Rampa Procesora
    .mark = 1P
    .gen = Rampy Procesora
    .at = na Rampie Procesora
aliens-board-face-cooling-gantry = Pomost Chłodniczy
    .mark = 2P
    .gen = Pomostu Chłodniczego
    .at = na Pomoście Chłodniczym
aliens-board-face-hive-tunnels = Tunele Roju
    .mark = 3P
    .gen = Tuneli Roju
    .at = w Tunelach Roju
aliens-board-face-egg-chamber = Komora Jaj
    .mark = 4P
    .gen = Komory Jaj
    .at = w Komorze Jaj

## Pomieszczenia.

aliens-room-landing-apron = płyta lądowiska
    .at = na płycie lądowiska
aliens-room-lock-chamber = komora śluzy
    .at = w komorze śluzy
aliens-room-corridor = korytarz
    .at = na korytarzu
aliens-room-vehicle-garage = garaż
    .at = w garażu
aliens-room-workshop = warsztat
    .at = w warsztacie
aliens-room-locker-room = szatnia
    .at = w szatni
aliens-room-duty-office = dyżurka
    .at = w dyżurce
aliens-room-communications = pokój łączności
    .at = w pokoju łączności
aliens-room-operations-centre = centrala operacyjna
    .at = w centrali operacyjnej
aliens-room-stores = magazyn
    .at = w magazynie
aliens-room-technical-plant = maszynownia
    .at = w maszynowni
aliens-room-server-vault = serwerownia
    .at = w serwerowni
aliens-room-family-unit-a = mieszkanie A
    .at = w mieszkaniu A
aliens-room-family-unit-b = mieszkanie B
    .at = w mieszkaniu B
aliens-room-family-unit-c = mieszkanie C
    .at = w mieszkaniu C
aliens-room-family-unit-d = mieszkanie D
    .at = w mieszkaniu D
aliens-room-canteen = stołówka
    .at = w stołówce
aliens-room-recreation-hall = świetlica
    .at = w świetlicy
aliens-room-dormitory-west = sypialnia zachodnia
    .at = w sypialni zachodniej
aliens-room-dormitory-east = sypialnia wschodnia
    .at = w sypialni wschodniej
aliens-room-closet-west = schowek zachodni
    .at = w schowku zachodnim
aliens-room-closet-east = schowek wschodni
    .at = w schowku wschodnim
aliens-room-medical-laboratory = laboratorium
    .at = w laboratorium
aliens-room-surgical-ward = sala operacyjna
    .at = w sali operacyjnej
aliens-room-isolation-lab = izolatka
    .at = w izolatce
aliens-room-maintenance-bay = dział napraw
    .at = w dziale napraw
aliens-room-specimen-store = magazyn próbek
    .at = w magazynie próbek
aliens-room-ramp-level = rampa
    .at = na rampie
aliens-room-crashed-apc = rozbity transporter
    .at = w rozbitym transporterze
aliens-room-gantry = pomost
    .at = na pomoście
aliens-room-hive-tunnel = tunel roju
    .at = w tunelu roju
aliens-room-nest = gniazdo
    .at = w gnieździe

## Jakie bywają pola.

aliens-ground-floor = podłoga
aliens-ground-fenced = odgrodzone pole
aliens-ground-solid = lite pole

## Co bywa między polami.

aliens-edge-open = przejście
aliens-edge-wall = ściana
    .acc = ścianę
aliens-edge-fence = ogrodzenie
aliens-edge-door = drzwi
    .gen = drzwi
    .acc = drzwi
    .ins = drzwiami

## Dokąd zwrócone jest działko.

aliens-facing-north = północ
    .to = na północ
aliens-facing-east = wschód
    .to = na wschód
aliens-facing-south = południe
    .to = na południe
aliens-facing-west = zachód
    .to = na zachód

## Kierunki kroku.

aliens-direction-north = północ
    .to = na północ
aliens-direction-east = wschód
    .to = na wschód
aliens-direction-south = południe
    .to = na południe
aliens-direction-west = zachód
    .to = na zachód
aliens-direction-north-east = północny wschód
    .to = na północny wschód
aliens-direction-south-east = południowy wschód
    .to = na południowy wschód
aliens-direction-south-west = południowy zachód
    .to = na południowy zachód
aliens-direction-north-west = północny zachód
    .to = na północny zachód

## Punkty wprowadzenia.

aliens-spawn-point-one = punkt wprowadzenia 1
    .gen = punktu wprowadzenia 1
    .acc = punkt wprowadzenia 1
    .ins = punktem wprowadzenia 1
    .at = przy punkcie wprowadzenia 1
aliens-spawn-point-two = punkt wprowadzenia 2
    .gen = punktu wprowadzenia 2
    .acc = punkt wprowadzenia 2
    .ins = punktem wprowadzenia 2
    .at = przy punkcie wprowadzenia 2
aliens-spawn-point-three = punkt wprowadzenia 3
    .gen = punktu wprowadzenia 3
    .acc = punkt wprowadzenia 3
    .ins = punktem wprowadzenia 3
    .at = przy punkcie wprowadzenia 3
aliens-spawn-point-four = punkt wprowadzenia 4
    .gen = punktu wprowadzenia 4
    .acc = punkt wprowadzenia 4
    .ins = punktem wprowadzenia 4
    .at = przy punkcie wprowadzenia 4

## Ilu Obcych kryje sygnał.

aliens-blip-value-one = 1 Obcy
aliens-blip-value-two = 2 Obcych
aliens-blip-value-three = 3 Obcych
aliens-blip-value-four = 4 Obcych
aliens-blip-value-five = 5 Obcych

## Miejsca sygnałów misji.

aliens-mission-blip-a = sygnał misji A
    .gen = sygnału misji A
    .ins = sygnałem misji A
aliens-mission-blip-b = sygnał misji B
    .gen = sygnału misji B
    .ins = sygnałem misji B
aliens-mission-blip-c = sygnał misji C
    .gen = sygnału misji C
    .ins = sygnałem misji C
aliens-mission-blip-d = sygnał misji D
    .gen = sygnału misji D
    .ins = sygnałem misji D

## Czym okazuje się sygnał misji.

aliens-mission-blip-face-newt = Newt
aliens-mission-blip-face-nest = gniazdo
aliens-mission-blip-face-nothing = nic

## Wrogowie.

aliens-enemy-kind-alien = Obcy
    .gen = Obcego
    .dat = Obcemu
    .acc = Obcego
    .ins = Obcym
    .loc = Obcym
    .gender = masculine
aliens-enemy-kind-blip = sygnał
    .gen = sygnału
    .dat = sygnałowi
    .acc = sygnał
    .ins = sygnałem
    .loc = sygnale
    .gender = masculine
aliens-enemy-kind-facehugger = Twarzołap
    .gen = Twarzołapa
    .dat = Twarzołapowi
    .acc = Twarzołapa
    .ins = Twarzołapem
    .loc = Twarzołapie
    .gender = masculine

## Działka strażnicze.

aliens-gun-a = działko A
    .gen = działka A
    .dat = działku A
    .acc = działko A
    .ins = działkiem A
    .gender = neuter
aliens-gun-b = działko B
    .gen = działka B
    .dat = działku B
    .acc = działko B
    .ins = działkiem B
    .gender = neuter

## Co można zrobić z działkiem.

aliens-gun-order-switch-off = wyłączyć
aliens-gun-order-switch-on = włączyć
aliens-gun-order-turn-north = obrócić na północ
aliens-gun-order-turn-east = obrócić na wschód
aliens-gun-order-turn-south = obrócić na południe
aliens-gun-order-turn-west = obrócić na zachód

## Wyjścia.

aliens-exit-exit = wyjście
    .gen = wyjścia
    .ins = wyjściem
    .at = przy wyjściu
aliens-exit-exit-a = Wyjście A
    .gen = Wyjścia A
    .ins = Wyjściem A
    .at = przy Wyjściu A
aliens-exit-exit-b = Wyjście B
    .gen = Wyjścia B
    .ins = Wyjściem B
    .at = przy Wyjściu B

## Co leży na planszach.

aliens-token-spawn-point = punkt wprowadzenia
    .gen = punktu wprowadzenia
aliens-token-tunnel = tunel
    .gen = tunelu
aliens-token-barricade = barykada
    .gen = barykady
    .acc = barykadę
aliens-token-computer = komputer
    .gen = komputera
aliens-token-crate = skrzynia
    .gen = skrzyni
    .acc = skrzynię
aliens-token-sentry-gun = działko strażnicze
    .gen = działka strażniczego
aliens-token-mission-blip = sygnał misji
    .gen = sygnału misji
aliens-token-cocoon = kokon
    .gen = kokonu
aliens-token-hidden-newt = ukryta Newt
    .acc = ukrytą Newt
aliens-token-exit = wyjście
    .gen = wyjścia

## Gdzie mogą być karty wytrzymałości.

aliens-zone-deck = talia wytrzymałości
    .gen = talii wytrzymałości
    .acc = talię wytrzymałości
    .at = w talii wytrzymałości
aliens-zone-exhaust-pile = stos wyczerpania
    .gen = stosu wyczerpania
    .acc = stos wyczerpania
    .at = na stosie wyczerpania
aliens-zone-discard-pile = stos kart odrzuconych
    .gen = stosu kart odrzuconych
    .acc = stos kart odrzuconych
    .at = na stosie kart odrzuconych
aliens-zone-hand = ręka
    .gen = ręki
    .acc = rękę
    .at = na ręce
aliens-zone-equipped = wyposażenie
    .gen = wyposażenia
    .acc = wyposażenie
    .at = w wyposażeniu
aliens-zone-removed-pile = karty usunięte
    .gen = kart usuniętych
    .acc = karty usunięte
    .at = poza kampanią

## Miejsca na karty przy postaci.

aliens-card-slot-weapon = broń
aliens-card-slot-backup = broń zapasowa
aliens-card-slot-first-gear = pierwszy sprzęt
aliens-card-slot-second-gear = drugi sprzęt

## Dokąd trafia obejrzana karta.

aliens-deck-end-top = na wierzch
aliens-deck-end-bottom = na spód

## Dwie grupy w misji 2.

aliens-team-trapped = grupa odcięta
    .gen = grupy odciętej
    .acc = grupę odciętą
aliens-team-apc = grupa w transporterze
    .gen = grupy w transporterze
    .acc = grupę w transporterze

## Jak trudno.

aliens-difficulty-easier = łatwiej
aliens-difficulty-standard = standardowo
aliens-difficulty-harder = trudniej

## Co można ułatwić albo utrudnić.

aliens-knob-tracker-deck = talia czujnika ruchu
aliens-knob-blip-values = wartości sygnałów
aliens-knob-mission2 = misja 2
aliens-knob-mission3 = misja 3

## Wybory za wrogów.

aliens-automatic-choice-targets = cele
aliens-automatic-choice-routes = drogi
aliens-automatic-choice-order = kolejność
aliens-automatic-choice-placing = rozmieszczanie

## Jak kończy się gra.

aliens-ending-victory = Misja wykonana
aliens-ending-out-of-endurance = Oddział nie ma już sił
aliens-ending-squad-lost = Oddział stracony
aliens-ending-mission-failed = Misja nie powiodła się
aliens-ending-turn-limit = Czas minął

## Jak stoi kampania.

aliens-campaign-state-under-way = trwa
aliens-campaign-state-won = wygrana
aliens-campaign-state-lost = przegrana

## Rodzaje kart wytrzymałości.

aliens-card-type-weapon = Broń
    .gen = Broni
aliens-card-type-gear = Sprzęt
    .gen = Sprzętu
aliens-card-type-event = Wydarzenie
    .gen = Wydarzenia
aliens-card-type-hazard = Zagrożenie
    .gen = Zagrożenia

## Cechy broni. `.text` mówi, co cecha daje.

aliens-keyword-backup = Zapasowa
    .text = Można ją nosić jako drugą broń.
aliens-keyword-massive = Masywna
    .text = Kto ją nosi, nie może mieć broni zapasowej.
aliens-keyword-short-range = Krótki dystans
    .text = Sięga tylko tak daleko, jak mówi karta.
aliens-keyword-unwieldy = Nieporęczna
    .text = Nie nadaje się do Ognia Defensywnego.
aliens-keyword-full-auto = Seria
    .text = Po każdym trafieniu wyczerp 1 kartę, aby rzucić ponownie.
aliens-keyword-grenade = Granat
    .text = Można go rzucić po ataku z M41A.
aliens-keyword-area = Obszarowa
    .text = Trafia wszystko na polu i na polach obok, swoich też.

## Kiedy można zagrać wydarzenie.

aliens-timing-any = W dowolnej chwili
aliens-timing-free-action = Darmowa Akcja
aliens-timing-action = Akcja
aliens-timing-reaction = Reakcja

## Poziomy zagrożenia.

aliens-threat-level-one = I
    .at = poziomu I
aliens-threat-level-two = II
    .at = poziomu II
aliens-threat-level-three = III
    .at = poziomu III

## Rodzaje kart czujnika ruchu. `.text` mówi, kiedy działa opis karty.

aliens-tracker-type-tunnel = Tunel
    .text = Obok bohatera gracza, który dobrał kartę, otwiera się tunel; opis działa zawsze.
aliens-tracker-type-hidden-threat = Ukryte zagrożenie
    .text = Opis działa, jeśli pojawiły się sygnały i nikt tego nie widział.
aliens-tracker-type-active-threat = Aktywne zagrożenie
    .text = Opis działa, jeśli sygnał pojawił się w zasięgu wzroku postaci.
aliens-tracker-type-drone = Robotnica
    .text = Opis działa zawsze.

## Broń, sprzęt, wydarzenia i zagrożenia osobno; ich działanie jest w cards.ftl.

aliens-weapon-hk-vp70-pistol = Pistolet HK VP70
    .gen = Pistoletu HK VP70
    .acc = Pistolet HK VP70
aliens-weapon-m41a-pulse-rifle = Karabin Pulsacyjny M41A
    .gen = Karabinu Pulsacyjnego M41A
    .acc = Karabin Pulsacyjny M41A
aliens-weapon-m40-grenades = Granaty M40
    .gen = Granatów M40
    .acc = Granaty M40
aliens-weapon-m56-smart-gun = Smart Gun M56
    .gen = Smart Guna M56
    .acc = Smart Gun M56
aliens-weapon-m240-incinerator = Miotacz Ognia M240
    .gen = Miotacza Ognia M240
    .acc = Miotacz Ognia M240
aliens-weapon-ithaca37-shotgun = Strzelba Ithaca 37
    .gen = Strzelby Ithaca 37
    .acc = Strzelbę Ithaca 37
aliens-gear-tactical-armour = Pancerz Taktyczny
    .gen = Pancerza Taktycznego
    .acc = Pancerz Taktyczny
aliens-gear-motion-tracker = Czujnik Ruchu
    .gen = Czujnika Ruchu
    .acc = Czujnik Ruchu
aliens-gear-hand-welder = Ręczna Spawarka
    .gen = Ręcznej Spawarki
    .acc = Ręczną Spawarkę
aliens-gear-medi-kit = Apteczka
    .gen = Apteczki
    .acc = Apteczkę
aliens-gear-ammo-pouch = Ładownica
    .gen = Ładownicy
    .acc = Ładownicę
aliens-gear-headset = Zestaw Słuchawkowy
    .gen = Zestawu Słuchawkowego
    .acc = Zestaw Słuchawkowy
aliens-gear-shoulder-lamp = Latarka Naramienna
    .gen = Latarki Naramiennej
    .acc = Latarkę Naramienną
aliens-event-card-in-the-pipe = Jesteśmy na kursie
aliens-event-card-short-bursts = Krótkimi seriami
aliens-event-card-on-the-double = Biegiem
aliens-event-card-steady = Spokojnie
aliens-event-card-watch-your-back = Uważaj na plecy
aliens-event-card-on-your-feet = Wstawaj
aliens-event-card-second-wind = Drugi oddech
aliens-event-card-seal-it = Zaspawaj to
aliens-event-card-eyes-forward = Patrzeć przed siebie
aliens-event-card-covering-fire = Ogień osłonowy
aliens-hazard-losing-hope = Utrata nadziei
aliens-hazard-weapon-jam = Zacięcie broni
aliens-hazard-low-ammo = Kończy się amunicja
aliens-hazard-contact = Kontakt
aliens-hazard-acid-spray = Rozprysk kwasu
aliens-hazard-panic = Panika
