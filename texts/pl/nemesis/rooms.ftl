### Pomieszczenia „Nemesis”: nazwy i to, co można w nich robić.
###
### `.at`, `.to` i `.from` mają już przyimek: „w Laboratorium”, ale „pod Prysznicami”.
### `.text` to akcja pomieszczenia albo to, czym się wyróżnia.

## Płytki „1”.

nemesis-room-armory = Zbrojownia
    .at = w Zbrojowni
    .to = do Zbrojowni
    .from = ze Zbrojowni
    .text = Załaduj 2 naboje do jednej swojej broni energetycznej.
nemesis-room-comms-room = Sala łączności
    .at = w Sali łączności
    .to = do Sali łączności
    .from = z Sali łączności
    .text = Wyślij sygnał. Każdy, komu jest potrzebny, musi wysłać własny.
nemesis-room-evacuation-section-a = Sekcja ewakuacyjna A
    .at = w Sekcji ewakuacyjnej A
    .to = do Sekcji ewakuacyjnej A
    .from = z Sekcji ewakuacyjnej A
    .text = Rzuć na hałas; jeśli nie pojawi się Intruz, zajmij miejsce w odblokowanej kapsule tej sekcji i wystartuj albo czekaj.
nemesis-room-evacuation-section-b = Sekcja ewakuacyjna B
    .at = w Sekcji ewakuacyjnej B
    .to = do Sekcji ewakuacyjnej B
    .from = z Sekcji ewakuacyjnej B
    .text = Rzuć na hałas; jeśli nie pojawi się Intruz, zajmij miejsce w odblokowanej kapsule tej sekcji i wystartuj albo czekaj.
nemesis-room-fire-control-system = System przeciwpożarowy
    .at = w Systemie przeciwpożarowym
    .to = do Systemu przeciwpożarowego
    .from = z Systemu przeciwpożarowego
    .text = Wybierz dowolne pomieszczenie: pożar w nim gaśnie, a wszyscy Intruzi się wycofują.
nemesis-room-generator = Generator
    .at = w Generatorze
    .to = do Generatora
    .from = z Generatora
    .text = Uruchom lub zatrzymaj autodestrukcję. Na żółtym polu nie da się jej zatrzymać, a gdy ktoś hibernuje, nie da się jej uruchomić.
nemesis-room-laboratory = Laboratorium
    .at = w Laboratorium
    .to = do Laboratorium
    .from = z Laboratorium
    .text = Zbadaj zwłoki, truchło lub jajo, które tu są: odkrywasz ich słabość.
nemesis-room-nest = Gniazdo
    .at = w Gnieździe
    .to = do Gniazda
    .from = z Gniazda
    .text = Weź jajo, a potem rzuć na hałas. Bez jaj Gniazdo jest zniszczone. Nie ma tu czego szukać.
nemesis-room-storage = Magazyn
    .at = w Magazynie
    .to = do Magazynu
    .from = z Magazynu
    .text = Wybierz kolor, dobierz 2 takie przedmioty i zatrzymaj 1. W pomieszczeniu nie ubywa przedmiotów.
nemesis-room-surgery = Sala operacyjna
    .at = w Sali operacyjnej
    .to = do Sali operacyjnej
    .from = z Sali operacyjnej
    .text = Wszystkie twoje zainfekowane karty i larwa odpadają z gry. Odnosisz 1 lekką ranę, tasujesz wszystkie swoje karty w nową talię i pasujesz.

## Płytki „2”.

nemesis-room-airlock-control = Sterownia śluzy
    .at = w Sterowni śluzy
    .to = do Sterowni śluzy
    .from = ze Sterowni śluzy
    .text = Wybierz inne zbadane żółte pomieszczenie bez zniszczonych drzwi: jego drzwi się zamykają. Jeśli na końcu fazy graczy nadal są zamknięte, wszyscy tam giną, a pożar gaśnie.
nemesis-room-cabins = Kabiny
    .at = w Kabinach
    .to = do Kabin
    .from = z Kabin
    .text = Jeśli zaczynasz tu rundę, a nie ma Intruzów ani awarii, dobierasz do 6 kart.
nemesis-room-canteen = Stołówka
    .at = w Stołówce
    .to = do Stołówki
    .from = ze Stołówki
    .text = Wylecz 1 lekką ranę. Potem możesz przeskanować karty skażenia z ręki.
nemesis-room-command-center = Centrum dowodzenia
    .at = w Centrum dowodzenia
    .to = do Centrum dowodzenia
    .from = z Centrum dowodzenia
    .text = Wybierz dowolne pomieszczenie i dowolnie otwórz lub zamknij jego drzwi.
nemesis-room-engine-control-room = Kontrola silników
    .at = w Kontroli silników
    .to = do Kontroli silników
    .from = z Kontroli silników
    .text = Sprawdź w tajemnicy, które z trzech silników działają.
nemesis-room-hatch-control-system = System kontroli włazów
    .at = w Systemie kontroli włazów
    .to = do Systemu kontroli włazów
    .from = z Systemu kontroli włazów
    .text = Zablokuj lub odblokuj dowolną kapsułę ratunkową.
nemesis-room-monitoring-room = Sala monitoringu
    .at = w Sali monitoringu
    .to = do Sali monitoringu
    .from = z Sali monitoringu
    .text = Obejrzyj w tajemnicy jedno niezbadane pomieszczenie i jego żeton eksploracji.
nemesis-room-room-covered-with-slime = Pomieszczenie pokryte śluzem
    .at = w Pomieszczeniu pokrytym śluzem
    .to = do Pomieszczenia pokrytego śluzem
    .from = z Pomieszczenia pokrytego śluzem
    .text = Kto wchodzi, zostaje pokryty śluzem. Nie ma tu czego szukać.
nemesis-room-shower-room = Prysznice
    .at = pod Prysznicami
    .to = pod Prysznice
    .from = spod Pryszniców
    .text = Zmyj z siebie śluz. Potem możesz przeskanować karty skażenia z ręki.

## To, co wydrukowano na planszy.

nemesis-room-cockpit = Kokpit
    .at = w Kokpicie
    .to = do Kokpitu
    .from = z Kokpitu
    .text = Obejrzyj w tajemnicy koordynaty albo ustal kurs statku. Kursu nie da się zmienić, gdy ktoś hibernuje albo jest tu Intruz.
nemesis-room-hibernatorium = Hibernatorium
    .at = w Hibernatorium
    .to = do Hibernatorium
    .from = z Hibernatorium
    .text = Gdy komory są otwarte: rzuć na hałas; jeśli nie pojawi się Intruz, śpisz, aż statek dotrze do celu.
nemesis-room-engine-room-one = Maszynownia 1
    .at = w Maszynowni 1
    .to = do Maszynowni 1
    .from = z Maszynowni 1
    .text = Sprawdź w tajemnicy, czy działa silnik 1.
nemesis-room-engine-room-two = Maszynownia 2
    .at = w Maszynowni 2
    .to = do Maszynowni 2
    .from = z Maszynowni 2
    .text = Sprawdź w tajemnicy, czy działa silnik 2.
nemesis-room-engine-room-three = Maszynownia 3
    .at = w Maszynowni 3
    .to = do Maszynowni 3
    .from = z Maszynowni 3
    .text = Sprawdź w tajemnicy, czy działa silnik 3.
