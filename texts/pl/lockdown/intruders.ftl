### Nocni Łowcy, ich karty i żetony.
###
### `.text` mówi, co robi karta, `.dark`, co robi ponadto w ciemności.

## Żetony z worka Intruzów: liczba w świetle i w ciemności.

lockdown-stalker-token-blank = Pusty żeton
lockdown-stalker-token-larva-zero-one = Larwa 0/1
lockdown-stalker-token-larva-one-two = Larwa 1/2
lockdown-stalker-token-creeper-one-two = Pełzacz 1/2
lockdown-stalker-token-adult-one-three = Dorosły 1/3
lockdown-stalker-token-adult-two-three = Dorosły 2/3
lockdown-stalker-token-adult-two-four = Dorosły 2/4
lockdown-stalker-token-adult-three-four = Dorosły 3/4
lockdown-stalker-token-breeder-two-four = Reproduktor 2/4
lockdown-stalker-token-breeder-three-four = Reproduktor 3/4
lockdown-stalker-token-queen-four = Królowa 4
lockdown-stalker-token-larva-one = Larwa 1
lockdown-stalker-token-creeper-one = Pełzacz 1
lockdown-stalker-token-adult-two = Dorosły 2
lockdown-stalker-token-adult-three = Dorosły 3
lockdown-stalker-token-adult-four = Dorosły 4
lockdown-stalker-token-breeder-three = Reproduktor 3
lockdown-stalker-token-breeder-four = Reproduktor 4

## Ataki. `.text` mówi, co spotyka atakowanego.

lockdown-attack-cut = Cięcie
    .text = 1 lekka rana i 1 karta skażenia.
    .dark = Jeszcze 1 lekka rana.
lockdown-attack-perched-in-the-dark = Przyczajony w mroku
    .text = 1 ciężka rana.
    .dark = Kto ma teraz 3 ciężkie rany, ginie.
lockdown-attack-blood-chase = Krwawy pościg
    .text = 1 lekka rana i śluz. Jeśli uciekasz z nieopatrzoną ciężką raną, Intruz idzie za tobą.
lockdown-attack-evolve = Ewolucja
    .text = Pełzacz zmienia się w Reproduktora, jeśli jakiś został.
    .dark = Reproduktor atakuje.
lockdown-attack-blood-rage = Krwawy szał
    .text = Przy 2 ciężkich ranach lub więcej śmierć. Przy nieopatrzonej 2 ciężkie rany. W innym razie 1.
lockdown-attack-piercing-the-heart = Cios w serce
    .text = 1 ciężka rana i 1 karta skażenia.
    .dark = Kto ma teraz 2 ciężkie rany lub więcej, ginie.
lockdown-attack-infecting-the-host = Zakażenie żywiciela
    .text = Śluz.
    .dark = Cel dostaje larwę.

## Karty ataków z „krwią”: wytrzymałością Intruza albo jego odwrotem.

lockdown-attack-card-cut-two = Cięcie (2)
lockdown-attack-card-cut-three = Cięcie (3)
lockdown-attack-card-cut-four = Cięcie (4)
lockdown-attack-card-cut-five = Cięcie (5)
lockdown-attack-card-cut-retreat = Cięcie (odwrót)
lockdown-attack-card-perched-in-the-dark-two = Przyczajony w mroku (2)
lockdown-attack-card-perched-in-the-dark-four = Przyczajony w mroku (4)
lockdown-attack-card-perched-in-the-dark-five = Przyczajony w mroku (5)
lockdown-attack-card-perched-in-the-dark-retreat = Przyczajony w mroku (odwrót)
lockdown-attack-card-blood-chase-two = Krwawy pościg (2)
lockdown-attack-card-blood-chase-four = Krwawy pościg (4)
lockdown-attack-card-blood-chase-five = Krwawy pościg (5)
lockdown-attack-card-evolve-four = Ewolucja (4)
lockdown-attack-card-evolve-retreat = Ewolucja (odwrót)
lockdown-attack-card-blood-rage-three = Krwawy szał (3)
lockdown-attack-card-blood-rage-five = Krwawy szał (5)
lockdown-attack-card-piercing-the-heart-three = Cios w serce (3)
lockdown-attack-card-piercing-the-heart-five = Cios w serce (5)
lockdown-attack-card-infecting-the-host-four = Zakażenie żywiciela (4)

## Karty wydarzeń. `.text` mówi, co się dzieje po ruchu Intruzów.

lockdown-event-coolant-leak = Wyciek chłodziwa
    .text = W Systemie chłodzenia pojawia się awaria; jeśli już tam jest, rusza autodestrukcja.
lockdown-event-blood-trace-two = Ślad krwi
    .text = Na każdym poziomie każdy Intruz poza walką idzie do postaci z tego poziomu, która ma nieopatrzoną ciężką ranę, a nie ma kart akcji na ręce.
    .dark = Karty akcji na ręce nie pomagają.
lockdown-event-blood-trace-three = Ślad krwi
    .text = Na każdym poziomie każdy Intruz poza walką idzie do postaci z tego poziomu, która ma nieopatrzoną ciężką ranę, a nie ma kart akcji na ręce.
    .dark = Karty akcji na ręce nie pomagają.
lockdown-event-panic = Panika
    .text = Kto nie ma kart akcji na ręce, odrzuca 2 naboje; kto ma mniej, 1 przedmiot.
    .dark = Karty akcji na ręce nie pomagają.
lockdown-event-power-surge = Przepięcie
    .text = Zasilanie awaryjne się wyłącza.
lockdown-event-short-circuit = Zwarcie
    .text = Pożar w każdym zbadanym pomieszczeniu z komputerem na poziomach z energią.
lockdown-event-blue-screen = Niebieski ekran
    .text = Awaria w zbadanym pomieszczeniu z komputerem i energią o najniższym numerze.
lockdown-event-damage = Uszkodzenia
    .text = W każdym pomieszczeniu z Dorosłym, Reproduktorem lub Królową pojawia się awaria.
    .dark = I w każdym pomieszczeniu z postacią.
lockdown-event-fire-in-the-hole = Ognia!
    .text = Sekcje towarowe płoną; kto jest tam bez kart akcji na ręce, odnosi ciężką ranę.
lockdown-event-thats-hot = Ale gorąco
    .text = W Zasilaniu awaryjnym i Generatorze wybucha pożar.
lockdown-event-bulkheads-open = Otwarcie grodzi
    .text = Wszystkie zamknięte drzwi się otwierają.
    .dark = We wszystkich korytarzach wokół postaci słychać hałas.
lockdown-event-hatching = Wylęganie
    .text = W Gnieździe ubywa jajo. Kto jest tam bez kart akcji na ręce, dostaje larwę; jeśli nie ma nikogo takiego, larwa trafia do worka.
    .dark = Także poza Gniazdem larwę dostaje każdy, kto nie ma kart akcji na ręce.
lockdown-event-nest = Gniazdo
    .text = Jeśli Gniazdo jest zbadane, we wszystkich jego korytarzach słychać hałas.
    .dark = We wszystkich korytarzach wokół postaci słychać hałas.
lockdown-event-lurking = Czyhanie
    .text = Wszyscy Intruzi, przy których nie ma postaci, wracają do worka.
    .dark = Każdy Intruz w walce atakuje.
lockdown-event-leaving-the-shell-one = Opuszczenie powłoki
    .text = Kto ma larwę, dostaje 1 kartę skażenia i ją skanuje: zainfekowana przynosi śmierć i Pełzacza. Pozostali dobierają po 4 karty i skanują skażenie wśród nich; zainfekowana przynosi larwę. Te 4 są odrzucane.
lockdown-event-egg-protection = Ochrona jaj
    .text = Każdy, kto jest w Gnieździe albo niesie jajo, ma spotkanie.
    .dark = Każdy dostaje 1 kartę skażenia.
lockdown-event-kickstopper = Hamulec bezpieczeństwa
    .text = Winda traci energię, a w jej trzech holach pojawiają się awarie.
lockdown-event-scent-of-blood = Zapach krwi
    .text = We wszystkich korytarzach wokół postaci z nieopatrzoną ciężką raną słychać hałas.
    .dark = Gdzie taka postać jest poza walką, pojawia się Dorosły.
lockdown-event-noise-in-corridors = Hałas w korytarzach
    .text = W korytarzach technicznych słychać hałas. Jeśli już tam był, 1 awaria i 1 pożar z zasobów odpadają z gry.
    .dark = Każdy w pomieszczeniu z wejściem technicznym odnosi 1 lekką ranę.
lockdown-event-leaving-the-shell-four = Opuszczenie powłoki
    .text = Kto ma larwę, dostaje 1 kartę skażenia i ją skanuje: zainfekowana przynosi śmierć i Pełzacza. Pozostali dobierają po 4 karty i skanują skażenie wśród nich; zainfekowana przynosi larwę. Te 4 są odrzucane.
lockdown-event-sanitary-network-failure = Awaria sieci sanitarnej
    .text = W każdym zbadanym zielonym pomieszczeniu pojawia się awaria.
lockdown-event-life-network-failure = Awaria sieci podtrzymywania życia
    .text = W każdym zbadanym zielonym pomieszczeniu pojawia się awaria.

## Słabości. `.text` obowiązuje tego, kto ma dość wiedzy.

lockdown-weakness-wary-of-shadows = Nieufność wobec cieni
    .text = Gdy Dorosły atakuje cię kartą „Przyczajony w mroku”, ciemność nic nie dodaje.
lockdown-weakness-dull-scent = Słaby węch
    .text = Śluz nie zmienia twojej Ciszy w Zagrożenie.
lockdown-weakness-conductive-hide = Przewodząca skóra
    .text = Gdy twoja broń energetyczna zadaje choć jedno obrażenie, zadaje o 1 więcej.
lockdown-weakness-readable-ambush = Przewidywalna zasadzka
    .text = W twoich spotkaniach liczba na żetonie jest o 1 mniejsza, lecz co najmniej 1.
lockdown-weakness-soft-organs = Miękkie narządy
    .text = Przy twoich atakach wytrzymałość każdego Intruza jest o 1 mniejsza.
lockdown-weakness-fire-panic = Lęk przed ogniem
    .text = Intruz, który przeżyje obrażenie od twojego miotacza ognia, granatu lub ładunku termitowego, wycofuje się.
