### Stół Nemesis w przeglądarce: statek i jego systemy słowami, krótkie nazwy na planszę,
### działanie kart w kilku słowach, ważne chwile, koniec.
###
### $seat i $seats to imiona wpisane przez ludzi: nie odmieniają się.

## Statek.

nemesis-table-ship = Plan statku
nemesis-table-whole-ship = Cały statek
nemesis-table-map = Cały statek w miniaturze
nemesis-table-airlock = na końcu fazy graczy otworzy się tu śluza
nemesis-table-object-blue-corpse = niebieskie zwłoki
nemesis-table-engine-unseen = stan tego silnika jest ci nieznany
nemesis-table-engine-seen = w rundzie { $round } widać było: { NAME($state) }
nemesis-table-pod = Kapsuła ratunkowa { $n }, sekcja { $section }

## Nazwy, które mieszczą się na planszy: dwa wiersze po około jedenaście liter.

nemesis-table-short-armory = Zbrojownia
nemesis-table-short-comms-room = Sala łączności
nemesis-table-short-emergency-room = Ambula{ "\u00AD" }torium
nemesis-table-short-evacuation-section-a = Ewakuacja A
nemesis-table-short-evacuation-section-b = Ewakuacja B
nemesis-table-short-fire-control-system = System ppoż.
nemesis-table-short-generator = Generator
nemesis-table-short-laboratory = Labora{ "\u00AD" }torium
nemesis-table-short-nest = Gniazdo
nemesis-table-short-storage = Magazyn
nemesis-table-short-surgery = Sala operacyjna
nemesis-table-short-airlock-control = Sterownia śluzy
nemesis-table-short-cabins = Kabiny
nemesis-table-short-canteen = Stołówka
nemesis-table-short-command-center = Centrum dowodzenia
nemesis-table-short-engine-control-room = Kontrola silników
nemesis-table-short-hatch-control-system = Kontrola włazów
nemesis-table-short-monitoring-room = Monitoring
nemesis-table-short-room-covered-with-slime = Śluz
nemesis-table-short-shower-room = Prysznice
nemesis-table-short-cockpit = Kokpit
nemesis-table-short-hibernatorium = Hibernatorium
nemesis-table-short-engine-room-one = Silnik 1
nemesis-table-short-engine-room-two = Silnik 2
nemesis-table-short-engine-room-three = Silnik 3

## Systemy statku.

nemesis-table-time-to-jump = Do skoku
nemesis-table-time = { $n ->
    [0] statek wykonuje skok
    [one] { $n } runda do skoku
    [few] { $n } rundy do skoku
   *[many] { $n } rund do skoku
}
nemesis-table-chambers-open = komory otwarte
nemesis-table-self-destruct-name = Autodestrukcja
nemesis-table-self-destruct = { $n ->
    [0] statek wybucha
    [one] autodestrukcja za { $n } rundę
    [few] autodestrukcja za { $n } rundy
   *[many] autodestrukcja za { $n } rund
}
nemesis-table-self-destruct-off = Autodestrukcja jest wyłączona
nemesis-table-running = trwa
nemesis-table-unstoppable = nie do zatrzymania
nemesis-table-destination = Kurs
nemesis-table-course = Kurs { $course }
nemesis-table-markers = Do zniszczenia statku
nemesis-table-fires = { $n ->
    [one] { $n } pożar z { $most }; o jeden więcej i statek ginie
    [few] { $n } pożary z { $most }; o jeden więcej i statek ginie
   *[many] { $n } pożarów z { $most }; o jeden więcej i statek ginie
}
nemesis-table-malfunctions = { $n ->
    [one] { $n } awaria z { $most }; o jedną więcej i kadłub pęka
    [few] { $n } awarie z { $most }; o jedną więcej i kadłub pęka
   *[many] { $n } awarii z { $most }; o jedną więcej i kadłub pęka
}

## Co robi karta akcji, w kilku słowach.

nemesis-table-gist-basic-repairs = Usuń awarię lub napraw silnik
nemesis-table-gist-repairs = Usuń awarię lub napraw silnik
nemesis-table-gist-piloting = Akcja pomieszczenia gratis lub koordynaty
nemesis-table-gist-knowledge-of-the-ship = Drzwi lub podgląd pomieszczenia
nemesis-table-gist-old-friend = Akcja pomieszczenia gratis
nemesis-table-gist-fast-repairs = Usuń awarię lub napraw silnik
nemesis-table-gist-ingenuity = Naprawa, silnik lub tworzenie

## Co leży przede mną i co wszyscy widzą u innych.

nemesis-table-you-evacuated = Twoja postać opuściła statek w kapsule. Na koniec sprawdza się, czy przeżyła i czy wygrywasz.
nemesis-table-you-hibernating = Twoja postać hibernuje. Na koniec sprawdza się, czy przeżyła i czy wygrywasz.
nemesis-table-is-evacuated = w kapsule, poza statkiem
nemesis-table-is-hibernating = w hibernacji

## Chwile: to, co dzieje się na pierwszym planie.

nemesis-moment-who-won = Kto wygrał?
nemesis-moment-check-engines = Silniki
nemesis-moment-check-coordinates = Koordynaty
nemesis-moment-check-contamination = Skażenie
nemesis-moment-check-objectives = Cele
nemesis-moment-no-matter = To już bez znaczenia.
nemesis-moment-engines-hold = Statek wytrzymuje.
nemesis-moment-engines-fail = Statek wybucha.
nemesis-moment-arrived-earth = Śpiący budzą się w domu.
nemesis-moment-arrived-mars = Śpiący giną, chyba że chciała tego Kwarantanna.
nemesis-moment-arrived-venus = Śpiący giną.
nemesis-moment-arrived-deep-space = Śpiący giną.
nemesis-moment-led = nikt nie pokonał Intruzów
nemesis-table-engines-working = { $seen ->
    [0] żaden silnik nie jest ci znany
    [one] sprawne: { $n } z { $seen } znanego silnika
    [few] sprawne: { $n } z { $seen } znanych silników
   *[many] sprawne: { $n } z { $seen } znanych silników
}
nemesis-table-weakness-known = { NAME($object) }: słabość znana
nemesis-table-weakness-unknown = { NAME($object) }: słabość jeszcze nieznana
nemesis-table-blue-corpse-yours = niebieskie zwłoki są w twoich rękach
nemesis-table-blue-corpse-carried = niebieskie zwłoki niesie: { $seat }
nemesis-table-blue-corpse-lies = niebieskie zwłoki leżą w pomieszczeniu { $room }
nemesis-table-blue-corpse-gone = niebieskich zwłok nie ma już na pokładzie
nemesis-table-surgery = Sala operacyjna to pomieszczenie { $room }
nemesis-table-no-surgery = Sala operacyjna jeszcze nieodnaleziona
nemesis-table-egg-carried = ktoś niesie jajo
nemesis-table-egg-not-carried = nikt nie niesie jaja
nemesis-table-known-weaknesses = { $n ->
    [one] { $n } znana słabość
    [few] { $n } znane słabości
   *[many] { $n } znanych słabości
}
nemesis-table-carried = { $n ->
    [one] { $n } przedmiot przy sobie
    [few] { $n } przedmioty przy sobie
   *[many] { $n } przedmiotów przy sobie
}

## Co można podejrzeć, i stół słowami.

nemesis-table-page-systems = Systemy
nemesis-table-chambers-in = { $n ->
    [one] komory otworzą się za { $n } rundę
    [few] komory otworzą się za { $n } rundy
   *[many] komory otworzą się za { $n } rund
}
nemesis-table-no-return = na żółtym nie do zatrzymania
nemesis-table-coordinates-unseen = Koordynaty są ci nieznane.
nemesis-table-engines = Silniki
nemesis-table-pods = Kapsuły ratunkowe
nemesis-table-no-pods = Nie ma już kapsuł.
nemesis-table-seen-engine = Silnik { $n } w rundzie { $round }: { NAME($state) }
nemesis-table-intruder-cards = Karty Intruzów
nemesis-table-leads = prowadzi Intruzów
nemesis-table-leader = Prowadzisz Intruzów
nemesis-table-leader-aim = Nie możesz już wygrać: zadbaj, żeby nie wygrał nikt. W swojej turze zagrywasz jedną kartę albo pasujesz i możesz jedną zachować.
nemesis-table-no-intruder-cards = Nie masz kart Intruzów.
nemesis-table-card-moves = ruch korytarzem { $n }
nemesis-table-card-moves-anywhere = ruch dowolnym korytarzem
nemesis-table-card-attacks = { $n ->
    [one] atak: { $n } karta
    [few] atak: jedna z { $n } kart
   *[many] atak: jedna z { $n } kart
}
nemesis-table-in-pod = w kapsule { $n }

## Części odpowiedzi i pytanie, gdy jedna jest już wybrana.

nemesis-table-intruder-goes = „{ NAME($card) }”: { $whom } idzie, cel: { $room }
nemesis-table-part-lead-move = Przesuń Intruza
nemesis-table-part-lead-attack = Zaatakuj

## Co się dzieje, nad planszą.

nemesis-moment-death-airlock = Śluza otworzyła się w kosmos.
nemesis-moment-pods-open = Pierwsza śmierć: wszystkie kapsuły ratunkowe są odblokowane.
nemesis-moment-leads-now = Odtąd prowadzisz Intruzów.
nemesis-moment-time-left = pozostało { $n }

## Czym jest co, dla tego, kto zapyta.

nemesis-table-about-pod = Mieści dwie osoby. Do odblokowanej kapsuły wsiada się z jej sekcji i ją odpala.
nemesis-table-about-time = Jeden krok na rundę. Na niebieskich polach komory hibernacji są otwarte. Na końcu statek wykonuje skok i każdy, kto nie śpi, ginie.
nemesis-table-about-self-destruct = Jeden krok na rundę, dopóki trwa. Na żółtych polach nie da się jej zatrzymać, a wszystkie kapsuły się odblokowują.
nemesis-table-about-course = Kurs widzą wszyscy. Dokąd prowadzi, mówią tylko koordynaty temu, kto je sprawdza w Kokpicie.
