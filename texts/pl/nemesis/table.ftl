### Stół Nemesis w przeglądarce: statek i jego systemy słowami, krótkie nazwy na planszę,
### działanie kart w kilku słowach, ważne chwile, koniec.
###
### $seat i $seats to imiona wpisane przez ludzi: nie odmieniają się.

## Statek.

nemesis-table-ship = Plan statku
nemesis-table-whole-ship = Cały statek
nemesis-table-map = Cały statek w miniaturze
nemesis-table-technical = Korytarze techniczne
nemesis-table-technical-short = Techniczne
nemesis-table-room = Pomieszczenie { $n }: { $name }
nemesis-table-room-unknown = Pomieszczenie { $n }, niezbadane
nemesis-table-not-explored = niezbadane
nemesis-table-only-you-know = tylko ty wiesz, co tu jest
nemesis-table-items = { $n ->
    [0] nic tu już nie ma
    [one] { $n } przedmiot do znalezienia
    [few] { $n } przedmioty do znalezienia
   *[many] { $n } przedmiotów do znalezienia
}
nemesis-table-computer = komputer
nemesis-table-burns = pomieszczenie płonie
nemesis-table-malfunction = awaria
nemesis-table-airlock = na końcu fazy graczy otworzy się tu śluza
nemesis-table-eggs = { $n ->
    [0] nie ma już jaj
    [one] { $n } jajo
    [few] { $n } jaja
   *[many] { $n } jaj
}
nemesis-table-combat = w walce
nemesis-table-here = są tu: { $list }
nemesis-table-person = { $character } ({ $seat })
nemesis-table-injured = { $name }, { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
}
nemesis-table-corpse-of = zwłoki: { $seat }
nemesis-table-object-blue-corpse = niebieskie zwłoki
nemesis-table-object-corpse = zwłoki
nemesis-table-object-egg = jajo
nemesis-table-object-carcass = truchło Intruza
nemesis-table-times = { $name } × { $n }
nemesis-table-engine-unseen = stan tego silnika jest ci nieznany
nemesis-table-engine-seen = w rundzie { $round } widać było: { NAME($state) }
nemesis-table-corridor = Korytarz { $numbers } między pomieszczeniami { $from } i { $to }
nemesis-table-noise = hałas
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

nemesis-table-round-steps = Kroki rundy
nemesis-table-step-players = Faza graczy
nemesis-table-step-time = Czas
nemesis-table-step-attacks = Ataki
nemesis-table-step-fire = Pożary
nemesis-table-step-event = Wydarzenie
nemesis-table-step-bag = Worek
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
nemesis-table-off = wył.
nemesis-table-running = trwa
nemesis-table-unstoppable = nie do zatrzymania
nemesis-table-destination = Kurs
nemesis-table-course = Kurs { $course }
nemesis-table-bag = Worek Intruzów: { $n }
nemesis-table-blank = Pusty
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

nemesis-table-gist-search = Dobierz 2 przedmioty, zatrzymaj 1
nemesis-table-gist-rest = Przeskanuj skażenie, czyste odpadają
nemesis-table-gist-demolition = Zniszcz zamknięte drzwi lub wywołaj awarię
nemesis-table-gist-interruption = Anuluj akcję w swoim pomieszczeniu
nemesis-table-gist-basic-repairs = Usuń awarię lub napraw silnik
nemesis-table-gist-reload = 1 nabój do rewolweru
nemesis-table-gist-order = Wyślij kogoś obok
nemesis-table-gist-motivation = Wszyscy tu dobierają 1 kartę
nemesis-table-gist-suppressive-fire = 1 nabój: ktoś z was odchodzi bez ataku
nemesis-table-gist-repairs = Usuń awarię lub napraw silnik
nemesis-table-gist-computer-skills = Drzwi lub akcja pomieszczenia gratis
nemesis-table-gist-piloting = Akcja pomieszczenia gratis lub koordynaty
nemesis-table-gist-knowledge-of-the-ship = Drzwi lub podgląd pomieszczenia
nemesis-table-gist-old-friend = Akcja pomieszczenia gratis
nemesis-table-gist-fast-repairs = Usuń awarię lub napraw silnik
nemesis-table-gist-technical-corridors = Przejdź do innego wejścia i pasuj
nemesis-table-gist-pyrotechnics = Odrzuć przedmiot na pożar lub zgaś go
nemesis-table-gist-ingenuity = Naprawa, silnik lub tworzenie
nemesis-table-gist-covering-fire = 1 nabój: dwoje odchodzi bez ataku
nemesis-table-gist-taking-aim = Strzał z jednym przerzutem
nemesis-table-gist-full-auto = Strzał całą amunicją
nemesis-table-gist-nerves-of-steel = Atak z zaskoczenia nie działa
nemesis-table-gist-scavenging = Przeszukaj nawet puste miejsce
nemesis-table-gist-reconnaissance = Ruch bez rzutu na hałas
nemesis-table-gist-adrenaline = Strzał lub ucieczka, dobierz 1 kartę
nemesis-table-gist-risk-assessment = Zobacz następne wydarzenie
nemesis-table-gist-blocking-access = Darmowa akcja lub awaria komputera
nemesis-table-gist-intranet = Dowolne pomieszczenie z komputerem

## Co daje akcja dostępna każdemu, za jej ceną.

nemesis-table-gist-movement = zwykle z rzutem na hałas
nemesis-table-gist-escape = najpierw atakuje każdy Intruz tutaj
nemesis-table-gist-careful-movement = gdzie hałas, wybierasz ty
nemesis-table-gist-pick-up = zajmuje rękę
nemesis-table-gist-trade = ze wszystkimi w pomieszczeniu

## Co leży przede mną i co wszyscy widzą u innych.

nemesis-table-costs = { $n ->
    [0] Nie kosztuje innych kart
    [one] Kosztuje jeszcze { $n } kartę
    [few] Kosztuje jeszcze { $n } karty
   *[many] Kosztuje jeszcze { $n } kart
}
nemesis-table-contamination = Skażenie
nemesis-table-not-scanned = Jeszcze nie przeskanowane
nemesis-table-my-cards = Moje karty
nemesis-table-no-cards = Nie masz kart na ręce.
nemesis-table-you-dead = Twoja postać nie żyje. Pozostali grają dalej, a ty możesz oglądać do końca.
nemesis-table-you-evacuated = Twoja postać opuściła statek w kapsule. Na koniec sprawdza się, czy przeżyła i czy wygrywasz.
nemesis-table-you-hibernating = Twoja postać hibernuje. Na koniec sprawdza się, czy przeżyła i czy wygrywasz.
nemesis-table-light-wounds = { $n ->
    [one] { $n } lekka rana z { $most }
    [few] { $n } lekkie rany z { $most }
   *[many] { $n } lekkich ran z { $most }
}
nemesis-table-serious-wounds = { $n ->
    [one] { $n } ciężka rana z { $most }
    [few] { $n } ciężkie rany z { $most }
   *[many] { $n } ciężkich ran z { $most }
}
nemesis-table-dressed = opatrzona
nemesis-table-ammo = amunicja: { $n } z { $most }
nemesis-table-empty-hand = wolna ręka
nemesis-table-lame-hand = ręka niesprawna
nemesis-table-inventory = Ekwipunek
nemesis-table-has-slime = śluz
nemesis-table-has-larva = larwa
nemesis-table-has-signal = sygnał wysłany
nemesis-table-hidden = Ukryte przed tobą
nemesis-table-no-character = Postać nie wybrana
nemesis-table-first-player = pierwszy gracz
nemesis-table-hand-cards = { $n ->
    [one] { $n } karta na ręce
    [few] { $n } karty na ręce
   *[many] { $n } kart na ręce
}
nemesis-table-passed = po pasie
nemesis-table-is-dead = nie żyje
nemesis-table-is-evacuated = w kapsule, poza statkiem
nemesis-table-is-hibernating = w hibernacji

## Chwile: to, co dzieje się na pierwszym planie.

nemesis-moment-encounter = Coś tu jest
nemesis-moment-surprised = Zaskoczenie
nemesis-moment-blank = Nikt nie przyszedł. To był tylko hałas.
nemesis-moment-holds = Karty: { $seat }
nemesis-moment-token-says = na żetonie
nemesis-moment-not-surprised = Bez zaskoczenia. Zaczyna się walka.
nemesis-moment-attacks-at-once = Natychmiastowy atak.
nemesis-moment-attack = { $name } atakuje: { $seat }
nemesis-moment-surprise-attack = Atak z zaskoczenia, { $name }: { $seat }
nemesis-moment-no-effect = { $name }: nie ma na karcie, bez efektu.
nemesis-moment-light-wound = lekka rana
nemesis-moment-shoots = { $seat } · { $weapon }
nemesis-moment-melee = { $seat } · gołymi rękami
nemesis-moment-injuries = { $n ->
    [0] bez obrażeń
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
}
nemesis-moment-attacks = { $n ->
    [0] bez ataków
    [one] { $n } atak
    [few] { $n } ataki
   *[many] { $n } ataków
}
nemesis-moment-check = Wytrzymałość { $n }
nemesis-moment-check-retreat = Odwrót
nemesis-moment-dies = { $name }: śmierć.
nemesis-moment-holds-on = { $name } jeszcze się trzyma.
nemesis-moment-retreats = { $name } się wycofuje.
nemesis-moment-noise-roll = { $seat } · rzut na hałas
nemesis-moment-corridor = Korytarz { $n }
nemesis-moment-result-noise = Hałas
nemesis-moment-result-encounter = Spotkanie
nemesis-moment-result-danger = Zagrożenie
nemesis-moment-result-silence = Cisza
nemesis-moment-explores = { $seat } · badanie
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
nemesis-moment-health-clean = czysto
nemesis-moment-health-infected = infekcja
nemesis-moment-health-larva = larwa
nemesis-moment-health-dead = nie żyje
nemesis-moment-won = wygrana
nemesis-moment-lost = przegrana
nemesis-moment-led = nikt nie pokonał Intruzów
nemesis-table-no-signal = sygnał jeszcze niewysłany
nemesis-table-player-is-you = Gracz { $n } to ty: wygrasz tylko, gdy nie przeżyje nikt inny
nemesis-table-queen-killed = Królowa zabita
nemesis-table-queen-lives = Królowa jeszcze żyje
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
nemesis-table-egg-yours = jajo jest w twoich rękach
nemesis-table-egg-not-yours = nie masz jaja
nemesis-table-egg-carried = ktoś niesie jajo
nemesis-table-egg-not-carried = nikt nie niesie jaja
nemesis-table-unexplored = { $n ->
    [0] wszystkie pomieszczenia zbadane
    [one] { $n } pomieszczenie niezbadane
    [few] { $n } pomieszczenia niezbadane
   *[many] { $n } pomieszczeń niezbadanych
}
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
nemesis-table-alive = { $n ->
    [one] żyje { $n }
    [few] żyją { $n }
   *[many] żyje { $n }
}

## Co można podejrzeć, i stół słowami.

nemesis-table-pages = Co pokazać
nemesis-table-page-systems = Systemy
nemesis-table-page-me = Ja
nemesis-table-page-cards = Moje karty
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
nemesis-table-weaknesses = Słabości Intruzów
nemesis-table-nest = { $n ->
    [one] { $n } jajo w gnieździe
    [few] { $n } jaja w gnieździe
   *[many] { $n } jaj w gnieździe
}
nemesis-table-nest-destroyed = Gniazdo zniszczone.
nemesis-table-player-number = Gracz { $n }
nemesis-table-piles = Karty: na ręce { $hand }, w talii { $deck }, odrzucone { $discard }
nemesis-table-hands = Ręce
nemesis-table-others-see-backs = inni widzą tylko rewersy
nemesis-table-nothing = nic
nemesis-table-discarded = Odrzucone
nemesis-table-seen = Co znasz
nemesis-table-seen-token = Pomieszczenie { $n }: { $effect }, przedmioty: { $items }
nemesis-table-seen-engine = Silnik { $n } w rundzie { $round }: { NAME($state) }
nemesis-table-seen-objective = Gracz { $n } w rundzie { $round }: { $objective }
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
nemesis-table-now = Teraz
nemesis-table-actions-left = { $n ->
    [one] { $n } akcja do końca tury
    [few] { $n } akcje do końca tury
    [many] { $n } akcji do końca tury
   *[other] { $n } akcji do końca tury
}
nemesis-table-resigned = poza grą: miejsce opuszczone
nemesis-table-crew = Załoga
nemesis-table-rooms = Pomieszczenia
nemesis-table-corridors = Korytarze
nemesis-table-round = Runda { $n }: { $phase }
nemesis-table-in-pod = w kapsule { $n }

## Części odpowiedzi i pytanie, gdy jedna jest już wybrana.

nemesis-table-part-person = { $seat }
nemesis-table-part-use-room = Akcja pomieszczenia: { NAME($room) }
nemesis-table-part-craft = Stwórz: { NAME($item) }
nemesis-table-part-deck = { $back ->
    [nemesis-back-red] Czerwone przedmioty
    [nemesis-back-yellow] Żółte przedmioty
    [nemesis-back-green] Zielone przedmioty
   *[nemesis-back-blue] Wytworzone przedmioty
}
nemesis-table-heading-where = Dokąd?
nemesis-table-heading-place = { NAME($part) }: gdzie?
nemesis-table-heading-whom = { NAME($part) }: kogo wybierasz?
nemesis-table-heading-how = Co dokładnie?
nemesis-table-deed-to = { $deed } → { $room }
nemesis-table-part-shoot = Strzelaj: { NAME($whom) }
nemesis-table-part-strike = Uderz: { NAME($whom) }
nemesis-table-part-escape = Uciekaj: { NAME($room) }
nemesis-table-part-drop = Porzuć …
nemesis-table-cost-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
nemesis-table-cost-ammo = amunicja: { $n } ({ $weapon })
nemesis-table-brings-light-wounds = { $seat }: { $n ->
    [one] { $n } lekka rana
    [few] { $n } lekkie rany
   *[many] { $n } lekkich ran
}
nemesis-table-brings-contamination = { $seat }: { $n ->
    [one] { $n } karta skażenia
    [few] { $n } karty skażenia
   *[many] { $n } kart skażenia
}
nemesis-table-brings-signal = sygnał zostaje wysłany
nemesis-table-found = Znalezione
nemesis-table-incoming = Nowe, a ręce są zajęte
nemesis-table-offered = Propozycja
nemesis-table-in-return = W zamian
nemesis-table-goods = { NAME($item) } ({ NAME($back) })
nemesis-table-asks-trade-reply = { $from } proponuje ci: { $goods }. Co odpowiadasz?
nemesis-table-asks-trade-agreement = { $to } daje w zamian: { $back }. Ty oddajesz: { $goods }. Zgadzasz się?
nemesis-table-not-next-door = Potrzebny korytarz, który łączy to pomieszczenie z twoim.
nemesis-table-intruder-goes = „{ NAME($card) }”: { $whom } idzie, cel: { $room }
nemesis-table-part-lead-move = Przesuń Intruza
nemesis-table-part-lead-attack = Zaatakuj
nemesis-table-found-twice = znaleziono dwa takie
nemesis-moment-draws = { $seat } losuje z worka Intruzów …
nemesis-moment-wounded = Odnosisz ranę
nemesis-moment-wounded-by = Przyczyna: { NAME($cause) }
nemesis-moment-track-full = Na kolejną lekką ranę nie ma miejsca: staje się ciężka.
nemesis-table-draft = Wybierz postać

## Co się dzieje, nad planszą.

nemesis-table-band-round = Runda { $n }
nemesis-table-event-phase = Faza wydarzeń
nemesis-moment-died = { $seat } nie żyje
nemesis-moment-you-died = Nie żyjesz
nemesis-moment-death-round = Runda { $n }
nemesis-moment-death-attack = Zabójca: { $name }.
nemesis-moment-death-fire = Śmierć w ogniu.
nemesis-moment-death-airlock = Śluza otworzyła się w kosmos.
nemesis-moment-death-resignation = Odejście od stołu.
nemesis-moment-death-by = Przyczyna śmierci: { NAME($cause) }.
nemesis-moment-changes = Co to zmienia
nemesis-moment-corpse-lies = Ciało leży tutaj: { $room }.
nemesis-moment-no-corpse = Ciała nie ma.
nemesis-moment-pods-open = Pierwsza śmierć: wszystkie kapsuły ratunkowe są odblokowane.
nemesis-moment-leads-now = Odtąd prowadzisz Intruzów.
nemesis-moment-first-encounter = Pierwsze spotkanie: każdy zostawia sobie jeden cel.
nemesis-moment-time-left = pozostało { $n }

## Czym jest co, dla tego, kto zapyta.

nemesis-table-quiet = cicho
nemesis-table-to-activate = Aby aktywować: { $how }
nemesis-table-about-pod = Mieści dwie osoby. Do odblokowanej kapsuły wsiada się z jej sekcji i ją odpala.
nemesis-table-about-object = Ciężki: zajmuje rękę. Można go zbadać w laboratorium.
nemesis-table-about-corridor = Rzut na hałas z tą liczbą daje tu hałas. Jeśli hałas już jest, coś przychodzi.
nemesis-table-about-intruder = Ginie, gdy jego obrażenia dorównują liczbie na dobranej dla niego karcie ataku.
nemesis-table-about-contamination = Zaśmieca rękę. Zainfekowana karta przy skanowaniu daje larwę, a na końcu może zabić.
nemesis-table-about-time = Jeden krok na rundę. Na niebieskich polach komory hibernacji są otwarte. Na końcu statek wykonuje skok i każdy, kto nie śpi, ginie.
nemesis-table-about-self-destruct = Jeden krok na rundę, dopóki trwa. Na żółtych polach nie da się jej zatrzymać, a wszystkie kapsuły się odblokowują.
nemesis-table-about-course = Kurs widzą wszyscy. Dokąd prowadzi, mówią tylko koordynaty temu, kto je sprawdza w kokpicie.
nemesis-table-about-bag = Każdy może wiedzieć, co jest w worku. Z niego biorą się spotkania, a każda faza wydarzeń go pogarsza.
