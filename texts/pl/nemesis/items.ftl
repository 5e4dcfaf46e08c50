### Przedmioty w „Nemesis”: nazwy i to, co każdy robi.
###
### `.text` gracz czyta na karcie; koszt, ikona walki, ciężar i komponent są obok.
### Większość jest jednorazowa. `.quest` mówi, czego wymaga przedmiot zadaniowy, by stać się przedmiotem.

## Wojskowe.

nemesis-item-energy-charge = Ładunek energetyczny
    .text = Załaduj do pełna jedną swoją broń energetyczną albo otwórz lub zamknij drzwi swojego pomieszczenia.
nemesis-item-grenade = Granat
    .text = Jeden Intruz w twoim lub sąsiednim pomieszczeniu odnosi 2 obrażenia, wszyscy inni tam po 1 obrażeniu albo ciężkiej ranie. Albo niszczysz 2 jaja.
nemesis-item-decoy = Wabik
    .text = Wybierz sąsiednie pomieszczenie: idą do niego wszyscy Intruzi z pomieszczeń obok. Ci w walce najpierw raz atakują.
nemesis-item-prototype-pistol = Prototyp: pistolet
    .text = Każdy rzut z niego możesz raz powtórzyć.
nemesis-item-comms-key = Klucz łączności
    .text = Tam, gdzie jest komputer: obejrzyj jeden cel gracza, który wysłał sygnał.
nemesis-item-evacuation-key = Klucz ewakuacyjny
    .text = W Sekcji ewakuacyjnej: zablokuj lub odblokuj jedną z jej kapsuł.
nemesis-item-self-destruct-key = Klucz autodestrukcji
    .text = Tam, gdzie jest komputer: uruchom lub zatrzymaj autodestrukcję.

## Techniczne.

nemesis-item-chemicals = Chemikalia
    .text = Załaduj do pełna swój miotacz ognia.
nemesis-item-tools = Narzędzia
    .text = Usuń awarię ze swojego pomieszczenia albo napraw lub zepsuj silnik, albo otwórz lub zamknij drzwi pomieszczenia.
nemesis-item-duct-tape = Taśma klejąca
    .text = Usuń awarię ze swojego pomieszczenia albo napraw lub zepsuj silnik, albo zwiąż 2 ciężkie przedmioty, by zajmowały jedną rękę.
nemesis-item-fire-extinguisher = Gaśnica
    .text = Ugaś pożar w swoim pomieszczeniu albo zmuś jednego Intruza w nim do odwrotu.
nemesis-item-technical-corridors-plan = Plan korytarzy technicznych
    .text = Z pomieszczenia z wejściem do korytarzy technicznych przejdź do dowolnego innego z wejściem.
nemesis-item-space-suit = Skafander
    .text = W żółtym pomieszczeniu: odrzuć wszystkie karty akcji i przejdź do dowolnego innego zbadanego żółtego pomieszczenia.
nemesis-item-nemesis-plans = Plany „Nemesis”
    .text = Obejrzyj w tajemnicy 2 dowolne niezbadane pomieszczenia.

## Medyczne.

nemesis-item-medkit = Apteczka
    .text = Opatrz ciężką ranę albo wylecz opatrzoną, swoją lub kogoś w twoim pomieszczeniu.
nemesis-item-bandages = Bandaże
    .text = Opatrz ciężką ranę albo wylecz wszystkie lekkie rany, swoje lub kogoś w twoim pomieszczeniu.
nemesis-item-synthetic-food = Syntetyczna żywność
    .text = Dobierz 2 karty akcji.
nemesis-item-alcohol = Alkohol
    .text = Przeskanuj kartę skażenia z ręki i usuń ją z gry; jeśli jest zainfekowana, dostajesz nową.
nemesis-item-military-drugs = Wojskowe stymulanty
    .text = Odrzuć z ręki dowolne karty, także skażenia, i dobierz o 1 więcej.

## Tworzone.

nemesis-item-antidote = Antidotum
    .text = Twoja larwa i wszystkie zainfekowane karty odpadają z gry. Dostajesz 1 kartę skażenia, tasujesz talię ze stosem odrzuconych i pasujesz.
nemesis-item-flamethrower = Miotacz ognia
    .text = Zadaje co najmniej 1 obrażenie, chyba że wypadła pusta ścianka; podwójne trafienie wznieca też pożar. Ładuje się chemikaliami.
nemesis-item-molotov-cocktail = Koktajl Mołotowa
    .text = W twoim lub sąsiednim pomieszczeniu z Intruzem albo jajami wybucha pożar; wszyscy tam odnoszą 1 obrażenie lub ciężką ranę, a 1 jajo ginie.

## Broń, z którą postacie zaczynają.

nemesis-item-revolver = Rewolwer
    .text = Podwójne trafienie zadaje 3 obrażenia. Ładuje się tylko kartą „Przeładowanie”.
nemesis-item-shotgun = Strzelba
    .text = Gdy zadaje choć jedno obrażenie, zadaje o 1 więcej.
nemesis-item-sawed-off-shotgun = Obrzyn
    .text = Pojedyncze trafienie liczy się jako podwójne.
nemesis-item-assault-rifle = Karabin szturmowy
    .text = Gdy zadaje choć jedno obrażenie, zadaje o 1 więcej.
nemesis-item-rifle = Karabin
    .text = Broń energetyczna bez szczególnych właściwości.

## Przedmioty zadaniowe.

nemesis-item-log-key = Klucz dziennika
    .text = Tam, gdzie jest komputer: obejrzyj jeden cel dowolnego gracza.
    .quest = Bądź w Sali łączności.
nemesis-item-intercom = Interkom
    .text = „Rozkaz” i „Motywacja” działają też na postacie w pomieszczeniach z komputerem.
    .quest = Odrzuć narzędzia albo taśmę klejącą.
nemesis-item-orbital-maneuvering-system = System manewrowania orbitalnego
    .text = Wszyscy natychmiast pasują. W tej rundzie Intruzi w walce nie atakują w fazie wydarzeń.
    .quest = Odrzuć ładunek energetyczny.
nemesis-item-pilots-evacuation-key = Klucz ewakuacyjny
    .text = W Sekcji ewakuacyjnej: zablokuj lub odblokuj jedną z jej kapsuł.
    .quest = Bądź w Systemie przeciwpożarowym.
nemesis-item-plasma-torch = Palnik plazmowy
    .text = Otwórz lub zamknij drzwi swojego pomieszczenia, nawet zniszczone. Zostaje u ciebie.
    .quest = Bądź w Magazynie.
nemesis-item-flashlight = Latarka
    .text = Przeszukaj swoje pomieszczenie. Zostaje u ciebie.
    .quest = Odrzuć ładunek energetyczny.
nemesis-item-autoloader = Automatyczny podajnik
    .text = Część karabinu szturmowego: od razu 1 nabój, mieści o 1 więcej, a ładowanie ładunkiem energetycznym nic nie kosztuje.
    .quest = Bądź w Zbrojowni.
nemesis-item-armor = Pancerz
    .text = Gdy atakuje cię Intruz: odrzuć go, a atak nie działa.
    .quest = Odrzuć narzędzia albo taśmę klejącą.
nemesis-item-motion-scanner = Czujnik ruchu
    .text = Po swoim rzucie na hałas możesz odrzucić 1 kartę akcji i rzucić ponownie. Zostaje u ciebie.
    .quest = Odrzuć ładunek energetyczny.
nemesis-item-security-key = Klucz ochrony
    .text = Wybierz pomieszczenie i dowolnie otwórz lub zamknij jego drzwi.
    .quest = Bądź w Kokpicie.
nemesis-item-laboratory-equipment = Sprzęt laboratoryjny
    .text = W pomieszczeniu ze zwłokami, truchłem lub jajem: odkryj słabość, którą zdradzają.
    .quest = Odrzuć chemikalia.
nemesis-item-holo-computer = Holokomputer
    .text = „Intranet” i „Ocenę ryzyka” możesz zagrać w dowolnym pomieszczeniu.
    .quest = Bądź w Generatorze.
