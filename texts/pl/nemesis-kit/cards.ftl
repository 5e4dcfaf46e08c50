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
