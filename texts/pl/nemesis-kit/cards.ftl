### Karty wspólne dla Nemesis i Lockdown.
###
### `.text` gracz czyta na karcie.

## Karty, które mają wszyscy.

nemesis-kit-action-card-search = Przeszukanie
    .text = Dobierz 2 przedmioty w kolorze pomieszczenia i zatrzymaj 1; drugi trafia pod swoją talię. W pomieszczeniu ubywa 1 przedmiot.
nemesis-kit-action-card-rest = Odpoczynek
    .text = Przeskanuj wszystkie karty skażenia z ręki. Czyste się usuwa. Jeśli choć jedna jest zainfekowana, dostajesz larwę; jeśli już ją masz, giniesz.
nemesis-kit-action-card-demolition = Demolka
    .text = Zniszcz zamknięte drzwi swojego pomieszczenia albo połóż w nim awarię.

## Karty postaci z „Nemesis”, które grają też w „Lockdown”.

nemesis-kit-action-card-reload = Przeładowanie
    .text = Załaduj do rewolweru 1 nabój, łącznie najwyżej 6.
nemesis-kit-action-card-order = Rozkaz
    .text = Przesuń inną postać ze swojego pomieszczenia do wybranego sąsiedniego. Nikt nie pyta jej o zgodę.
nemesis-kit-action-card-motivation = Motywacja
    .text = Każdy w twoim pomieszczeniu, ty też, dobiera 1 kartę akcji.
nemesis-kit-action-card-suppressive-fire = Ogień zaporowy
    .text = Wydaj 1 nabój: ty albo inna postać tutaj, jeśli się zgadza, przechodzi do sąsiedniego pomieszczenia, a Intruzi nie atakują.
nemesis-kit-action-card-computer-skills = Obsługa komputera
    .text = Otwórz lub zamknij drzwi swojego pomieszczenia albo, jeśli jest w nim komputer, wykonaj za darmo akcję pomieszczenia.
nemesis-kit-action-card-technical-corridors = Korytarze techniczne
    .text = Z pomieszczenia z wejściem do korytarzy technicznych przejdź do dowolnego innego z wejściem. Potem musisz spasować.
nemesis-kit-action-card-pyrotechnics = Pirotechnika
    .text = Odrzuć przedmiot, by wzniecić pożar w swoim pomieszczeniu, albo ugaś w nim pożar.
nemesis-kit-action-card-covering-fire = Ogień osłonowy
    .text = Wydaj 1 nabój: ty i inna postać tutaj, jeśli się zgadza, albo jedno z was przechodzi do sąsiedniego pomieszczenia, a Intruzi nie atakują.
nemesis-kit-action-card-taking-aim = Celny strzał
    .text = Strzel z broni energetycznej; możesz raz przerzucić kość.
nemesis-kit-action-card-full-auto = Ogień ciągły
    .text = Strzel raz z karabinu szturmowego, wydając całą amunicję: połowa, zaokrąglona w dół, dolicza się do obrażeń nawet przy pudle.
nemesis-kit-action-card-nerves-of-steel = Stalowe nerwy
    .text = Przy ataku z zaskoczenia w twoim pomieszczeniu, po odkryciu karty: nie działa on na ciebie.
nemesis-kit-action-card-scavenging = Szperanie
    .text = Przeszukaj swoje pomieszczenie, nawet jeśli nic w nim nie zostało.
nemesis-kit-action-card-reconnaissance = Zwiad
    .text = Przejdź do sąsiedniego pomieszczenia bez rzutu na hałas. „Cisza” i „Zagrożenie” na żetonie eksploracji nie działają.
nemesis-kit-action-card-adrenaline = Adrenalina
    .text = Strzel albo uciekaj, po czym dobierz 1 kartę akcji.
nemesis-kit-action-card-risk-assessment = Ocena ryzyka
    .text = Tam, gdzie jest komputer: obejrzyj wierzchnią kartę wydarzenia; zostaw ją albo odłóż na spód talii.
nemesis-kit-action-card-blocking-access = Blokada dostępu
    .text = Tam, gdzie jest komputer: wykonaj za darmo akcję pomieszczenia albo połóż awarię w dowolnym pomieszczeniu z komputerem.
nemesis-kit-action-card-intranet = Intranet
    .text = Tam, gdzie jest komputer: wykonaj za darmo akcję dowolnego sprawnego pomieszczenia z komputerem.

## Ciężkie rany. `.text` mówi, co robi nieopatrzona rana.

nemesis-kit-serious-wound-arm = Ramię
    .text = Masz tylko jedną sprawną rękę; z drugiej wszystko wypada.
nemesis-kit-serious-wound-hand = Dłoń
    .text = Akcje twoich przedmiotów kosztują o 1 więcej.
nemesis-kit-serious-wound-leg = Noga
    .text = Ucieczka kosztuje 2.
nemesis-kit-serious-wound-bleeding = Krwawienie
    .text = Za każdym razem, gdy pasujesz, odnosisz 1 lekką ranę.

## Wydarzenia wspólne dla obu gier. `.text` mówi, co się dzieje po ruchu Intruzów.

nemesis-kit-event-regeneration = Regeneracja
    .text = Każdy Intruz traci do 2 obrażeń.
nemesis-kit-event-hunt-three = Polowanie
    .text = Każdy Dorosły poza walką przechodzi do sąsiedniego pomieszczenia, w którym jest postać.
nemesis-kit-event-damaging-fire = Niszczący pożar
    .text = W każdym płonącym pomieszczeniu pojawia się awaria, a potem pożar przenosi się do sąsiednich.
nemesis-kit-event-scent-of-prey = Zapach ofiary
    .text = We wszystkich korytarzach wokół postaci pokrytych śluzem słychać hałas.
nemesis-kit-event-eclosion = Przepoczwarzenie
    .text = Kto ma larwę, ginie, a pojawia się Pełzacz. Pozostali dobierają po 4 karty i skanują wszystkie karty skażenia na ręce; zainfekowana przynosi larwę. Te 4 karty są odrzucane.
nemesis-kit-event-hunt-two = Polowanie
    .text = Każdy Dorosły poza walką przechodzi do sąsiedniego pomieszczenia, w którym jest postać.
nemesis-kit-event-consuming-fire = Trawiący pożar
    .text = Płonące pomieszczenia tracą wszystkie przedmioty, a potem pożar przenosi się do sąsiednich.
