### Nazwy tego, co jest w „Nemesis” poza kartami i pomieszczeniami.
###
### Zdania proszą o nazwę w potrzebnej formie: NAME($character, case: "dat"); jeśli takiej formy nie
### ma, bierze się samą nazwę. Pomieszczenia, karty, przedmioty, Intruzi i cele mają własne pliki.

nemesis = Nemesis
    .summary = Obudź się na statku, na którym nie jesteś sam, nie ufaj nikomu do końca i wróć cało do domu.

## Co może każdy. `.text` mówi, na czym to polega.

nemesis-basic-action-movement = Ruch
    .text = Przejdź do sąsiedniego pomieszczenia. Jeśli jest puste, rzuć na hałas.
nemesis-basic-action-escape = Ucieczka
    .text = Opuść pomieszczenie z Intruzami. Najpierw każdy z nich cię atakuje.
nemesis-basic-action-careful-movement = Ostrożny ruch
    .text = Przejdź do sąsiedniego pomieszczenia i wybierz korytarz, w którym hałasujesz.
nemesis-basic-action-shoot = Strzał
    .text = Wydaj 1 nabój i rzuć kością walki przeciw Intruzowi tutaj albo przeciw jajom.
nemesis-basic-action-melee-attack = Walka wręcz
    .text = Weź 1 kartę skażenia i rzuć: trafienie zadaje 1 obrażenie, pudło to twoja ciężka rana.
nemesis-basic-action-pick-up = Podniesienie ciężkiego obiektu
    .text = Weź do ręki zwłoki, truchło albo jajo, które tu leżą.
nemesis-basic-action-trade = Wymiana
    .text = Wszyscy w twoim pomieszczeniu mogą wymieniać się przedmiotami i obiektami.
nemesis-basic-action-craft = Tworzenie przedmiotu
    .text = Odrzuć dwa przedmioty z właściwymi komponentami i weź to, co z nich powstaje.
nemesis-basic-action-activate-quest-item = Aktywacja przedmiotu zadaniowego
    .text = Spełnij warunek przedmiotu zadaniowego, a możesz go używać.

## Komponenty do tworzenia przedmiotów.

nemesis-component-chemical = chemikalia
nemesis-component-cloth = tkanina
nemesis-component-electrical = elektronika
nemesis-component-medical = lek
nemesis-component-tool = narzędzie

## Statek.

nemesis-side-basic = Strona podstawowa
nemesis-tile-special = pomieszczenie specjalne
nemesis-network-red = czerwone korytarze techniczne
nemesis-network-blue = niebieskie korytarze techniczne

## Silniki, kapsuły, kurs.

nemesis-engine-one = silnik 1
nemesis-engine-two = silnik 2
nemesis-engine-three = silnik 3
nemesis-engine-token-working = sprawny
nemesis-engine-token-damaged = uszkodzony
nemesis-section-a = sekcja A
nemesis-section-b = sekcja B
nemesis-pod-number-one = kapsuła 1
nemesis-pod-number-two = kapsuła 2
nemesis-pod-number-three = kapsuła 3
nemesis-pod-number-four = kapsuła 4
nemesis-pod-side-locked = zablokowana
nemesis-pod-side-unlocked = odblokowana
nemesis-course-a = A
nemesis-course-b = B
nemesis-course-c = C
nemesis-course-d = D
nemesis-destination-earth = Ziemia
nemesis-destination-mars = Mars
nemesis-destination-venus = Wenus
nemesis-destination-deep-space = Głęboki kosmos
nemesis-coordinates-one = koordynaty 1
nemesis-coordinates-two = koordynaty 2
nemesis-coordinates-three = koordynaty 3
nemesis-coordinates-four = koordynaty 4
nemesis-coordinates-five = koordynaty 5
nemesis-coordinates-six = koordynaty 6
nemesis-coordinates-seven = koordynaty 7
nemesis-coordinates-eight = koordynaty 8

## Co stało się ze statkiem.

nemesis-ending-hyperspace-jump = Statek wykonał skok
nemesis-ending-self-destruct = Statek uległ autodestrukcji
nemesis-ending-fire = Statek strawił pożar
nemesis-ending-hull-breach = Kadłub pękł
nemesis-ending-engine-explosion = Silniki eksplodowały

## Od czego rana, obrażenie lub śmierć: w nawiasie albo po dwukropku.

nemesis-cause-foam = piana
nemesis-cause-rush = zryw
nemesis-cause-airlock = śluza
nemesis-cause-ship = statek przepadł
nemesis-cause-jump = nadprzestrzeń
nemesis-cause-destination = niewłaściwy cel podróży
