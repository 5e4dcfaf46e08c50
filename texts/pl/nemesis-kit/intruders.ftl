### Intruzi z Nemesis, z którymi można grać także w Lockdown: ich ataki i słabości.
###
### Zdania proszą o nazwę w potrzebnej formie: NAME($intruder, case: "acc"). Nazwy kart stoją w
### cudzysłowie i się nie odmieniają. `.text` mówi, co robi karta.

## Ataki. `.text` mówi, co spotyka atakowanego.

nemesis-kit-attack-scratch = Zadrapanie
    .text = 1 lekka rana i 1 karta skażenia.
nemesis-kit-attack-claw-attack = Atak pazurami
    .text = 2 lekkie rany i 1 karta skażenia.
nemesis-kit-attack-bite = Ugryzienie
    .text = 1 ciężka rana. Kto miał już 2 lub więcej, ginie.
nemesis-kit-attack-tail-attack = Atak ogonem
    .text = 1 ciężka rana. Kto miał już choć jedną, ginie.
nemesis-kit-attack-transformation = Przemiana
    .text = Pełzacz zmienia się w Reproduktora. Jeśli masz pustą rękę, ten atakuje z zaskoczenia.
nemesis-kit-attack-frenzy = Szał
    .text = Każdy w pomieszczeniu odnosi 1 ciężką ranę; kto miał już 2 lub więcej, ginie.
nemesis-kit-attack-slime = Śluz
    .text = Śluz i 1 karta skażenia.
nemesis-kit-attack-summoning = Wezwanie
    .text = W pomieszczeniu pojawia się kolejny Intruz z worka. Na razie nie atakuje.

## Karty ataków z „krwią”: wytrzymałością Intruza albo jego odwrotem.

nemesis-kit-attack-card-scratch-two = Zadrapanie (2)
nemesis-kit-attack-card-scratch-three = Zadrapanie (3)
nemesis-kit-attack-card-scratch-five = Zadrapanie (5)
nemesis-kit-attack-card-scratch-six = Zadrapanie (6)
nemesis-kit-attack-card-claw-attack-three = Atak pazurami (3)
nemesis-kit-attack-card-claw-attack-four = Atak pazurami (4)
nemesis-kit-attack-card-claw-attack-five = Atak pazurami (5)
nemesis-kit-attack-card-claw-attack-retreat = Atak pazurami (odwrót)
nemesis-kit-attack-card-bite-four = Ugryzienie (4)
nemesis-kit-attack-card-bite-six = Ugryzienie (6)
nemesis-kit-attack-card-bite-retreat = Ugryzienie (odwrót)
nemesis-kit-attack-card-tail-attack-two = Atak ogonem (2)
nemesis-kit-attack-card-tail-attack-five = Atak ogonem (5)
nemesis-kit-attack-card-transformation-four = Przemiana (4)
nemesis-kit-attack-card-transformation-five = Przemiana (5)
nemesis-kit-attack-card-frenzy-three = Szał (3)
nemesis-kit-attack-card-frenzy-four = Szał (4)
nemesis-kit-attack-card-slime-five = Śluz (5)
nemesis-kit-attack-card-summoning-three = Wezwanie (3)

## Słabości. `.text` obowiązuje wszystkich, gdy słabość jest odkryta.

nemesis-kit-weakness-vital-places = Czułe punkty
    .text = Przeciw Dorosłym pusta ścianka to pojedyncze trafienie.
nemesis-kit-weakness-the-way-of-moving = Sposób poruszania się
    .text = Zamknięte drzwi mogą niszczyć tylko Królowa i Reproduktory.
nemesis-kit-weakness-vulnerability-to-energy = Wrażliwość na energię
    .text = Gdy broń energetyczna zadaje choć jedno obrażenie, zadaje o 1 więcej.
nemesis-kit-weakness-reaction-to-danger = Reakcja na zagrożenie
    .text = Przy ataku z zaskoczenia liczba na żetonie jest o 1 mniejsza, lecz co najmniej 1.
nemesis-kit-weakness-species-on-the-brink-of-extinction = Gatunek na skraju wymarcia
    .text = Wytrzymałość każdego Intruza jest o 1 mniejsza.
nemesis-kit-weakness-the-way-of-fighting = Sposób walki
    .text = Ugryzienie Dorosłego zadaje lekką ranę zamiast ciężkiej.
