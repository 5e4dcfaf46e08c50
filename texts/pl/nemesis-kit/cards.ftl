### Karty wspólne dla Nemesis i Lockdown.
###
### `.text` gracz czyta na karcie.

## Karty, które mają wszyscy.

nemesis-kit-action-card-search = Przeszukanie
    .text = Dobierz 2 przedmioty w kolorze pomieszczenia i zatrzymaj 1; drugi trafia pod swoją talię. W pomieszczeniu ubywa 1 przedmiot.
nemesis-kit-action-card-rest = Odpoczynek
    .text = Przeskanuj wszystkie karty skażenia z ręki. Czyste odpadają z gry. Jeśli choć jedna jest zainfekowana, dostajesz larwę; jeśli już ją masz — giniesz.
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
