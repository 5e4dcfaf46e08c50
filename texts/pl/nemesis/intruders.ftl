### Intruzi z „Nemesis”, ich karty i żetony.
###
### Zdania proszą o nazwę w potrzebnej formie: NAME($intruder, case: "acc"). Nazwy kart stoją w
### cudzysłowie i się nie odmieniają. `.text` mówi, co robi karta.

## Żetony z worka Intruzów. Liczba mówi, od ilu kart na ręce nie ma ataku z zaskoczenia.

nemesis-intruder-token-blank = Pusty żeton
nemesis-intruder-token-larva-one = Larwa 1
nemesis-intruder-token-creeper-one = Pełzacz 1
nemesis-intruder-token-adult-two = Dorosły 2
nemesis-intruder-token-adult-three = Dorosły 3
nemesis-intruder-token-adult-four = Dorosły 4
nemesis-intruder-token-breeder-three = Reproduktor 3
nemesis-intruder-token-breeder-four = Reproduktor 4
nemesis-intruder-token-queen-four = Królowa 4

## Karty wydarzeń. `.text` mówi, co dzieje się po ruchu Intruzów.

nemesis-event-egg-protection = Ochrona jaj
    .text = Każdy, kto jest w Gnieździe albo niesie jajo, ma spotkanie.
nemesis-event-flammable-compounds = Łatwopalne związki
    .text = Pożar wybucha w Hibernatorium; jeśli już tam płonie, w sąsiednich pomieszczeniach.
nemesis-event-bulkheads-open = Otwarcie grodzi
    .text = Wszystkie zamknięte drzwi się otwierają.
nemesis-event-malfunction = Awaria
    .text = Awaria pojawia się w zbadanym pomieszczeniu o najniższym numerze, w którym jej nie ma.
nemesis-event-hatching = Wylęganie
    .text = W Gnieździe wykluwa się jajo. Kto jest tam bez kart akcji na ręce, dostaje larwę; jeśli nie ma nikogo takiego, larwa trafia do worka.
nemesis-event-noise-in-technical-corridors = Hałas w korytarzach technicznych
    .text = W korytarzach technicznych słychać hałas. Jeśli już tam był, wszyscy w pomieszczeniach z wejściem rzucają na hałas.
nemesis-event-damage = Uszkodzenia
    .text = W każdym pomieszczeniu z Dorosłym, Reproduktorem lub Królową pojawia się awaria.
nemesis-event-lurking = Czyhanie
    .text = Wszyscy Intruzi, przy których nie ma postaci, wracają do worka.
nemesis-event-nest = Gniazdo
    .text = Jeśli Gniazdo jest zbadane, we wszystkich jego korytarzach słychać hałas.
nemesis-event-coolant-leak = Wyciek chłodziwa
    .text = Jeśli w Generatorze jest awaria, rusza autodestrukcja.
nemesis-event-life-support-failure = Awaria podtrzymywania życia
    .text = W każdym zbadanym zielonym pomieszczeniu pojawia się awaria.
nemesis-event-evacuation-pod-ejection = Wystrzelenie kapsuły
    .text = Startuje kapsuła o najniższym numerze, razem z tymi, którzy są w środku.
nemesis-event-short-circuit = Zwarcie
    .text = W każdym zbadanym żółtym pomieszczeniu z komputerem pojawia się awaria.

## Słabości. `.text` obowiązuje wszystkich, gdy słabość jest odkryta.

nemesis-weakness-susceptibility-to-phosphates = Wrażliwość na fosforany
    .text = Intruz, który wycofuje się przed gaśnicą lub Systemem przeciwpożarowym, odnosi też 1 obrażenie.
nemesis-weakness-vulnerability-to-fire = Wrażliwość na ogień
    .text = Pożar, koktajl Mołotowa i miotacz ognia zadają o 1 obrażenie więcej; pożar niszczy 2 jaja zamiast 1.

## Karty gracza, który prowadzi Intruzów. `.text` to efekt; zamiast niego karta może przesunąć Intruza albo pozwolić mu zaatakować.

nemesis-intruder-action-pursuit = Pościg
    .text = Wybrana przez ciebie postać poza walką rzuca na hałas.
nemesis-intruder-action-coordinated-hunt = Wspólne polowanie
    .text = Każdy Dorosły poza walką przechodzi do sąsiedniego pomieszczenia, w którym jest postać.
nemesis-intruder-action-metamorphosis = Metamorfoza
    .text = Jak wydarzenie „Przepoczwarzenie”.
nemesis-intruder-action-planning = Planowanie
    .text = Dobierz 3 karty wydarzeń i rozpatrz jedną; pozostałe odrzuć.
nemesis-intruder-action-self-healing = Samoleczenie
    .text = Wybrany przez ciebie Intruz traci do 2 obrażeń.

## Poszczególne karty i korytarz, którym przesuwają Intruza.

nemesis-intruder-action-card-pursuit-one = Pościg (1)
nemesis-intruder-action-card-pursuit-two = Pościg (2)
nemesis-intruder-action-card-pursuit-three = Pościg (3)
nemesis-intruder-action-card-pursuit-any = Pościg (dowolny)
nemesis-intruder-action-card-coordinated-hunt-three = Wspólne polowanie (3)
nemesis-intruder-action-card-coordinated-hunt-four = Wspólne polowanie (4)
nemesis-intruder-action-card-metamorphosis-one = Metamorfoza (1)
nemesis-intruder-action-card-planning-four = Planowanie (4)
nemesis-intruder-action-card-planning-any = Planowanie (dowolny)
nemesis-intruder-action-card-self-healing-two = Samoleczenie (2)
