### What the tables of both games say in the web client: rooms, people and things in words, moments.
###
### $seat and $seats are names that people typed: they are never inflected.

## Statek.

nemesis-kit-table-technical = Korytarze techniczne
nemesis-kit-table-technical-short = Techniczne
nemesis-kit-table-room = Pomieszczenie { $n }: { $name }
nemesis-kit-table-room-unknown = Pomieszczenie { $n }, niezbadane
nemesis-kit-table-not-explored = niezbadane
nemesis-kit-table-only-you-know = tylko ty wiesz, co tu jest
nemesis-kit-table-items = { $n ->
    [0] nic tu już nie ma
    [one] { $n } przedmiot do znalezienia
    [few] { $n } przedmioty do znalezienia
   *[many] { $n } przedmiotów do znalezienia
}
nemesis-kit-table-computer = komputer
nemesis-kit-table-burns = pomieszczenie płonie
nemesis-kit-table-malfunction = awaria
nemesis-kit-table-eggs = { $n ->
    [0] nie ma już jaj
    [one] { $n } jajo
    [few] { $n } jaja
   *[many] { $n } jaj
}
nemesis-kit-table-combat = w walce
nemesis-kit-table-here = są tu: { $list }
nemesis-kit-table-person = { $character } ({ $seat })
nemesis-kit-table-injured = { $name }, { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
}
nemesis-kit-table-corpse-of = zwłoki: { $seat }
nemesis-kit-table-object-corpse = zwłoki
nemesis-kit-table-object-egg = jajo
nemesis-kit-table-object-carcass = truchło Intruza
nemesis-kit-table-times = { $name } × { $n }
nemesis-kit-table-corridor = Korytarz { $numbers } między pomieszczeniami { $from } i { $to }
nemesis-kit-table-noise = hałas

## Systemy statku.

nemesis-kit-table-round-steps = Kroki rundy
nemesis-kit-table-step-players = Faza graczy
nemesis-kit-table-step-time = Czas
nemesis-kit-table-step-attacks = Ataki
nemesis-kit-table-step-fire = Pożary
nemesis-kit-table-step-event = Wydarzenie
nemesis-kit-table-step-bag = Worek
nemesis-kit-table-bag = Worek Intruzów: { $n }
nemesis-kit-table-blank = Pusty

## Co robi karta akcji, w kilku słowach.

nemesis-kit-table-gist-search = Dobierz 2 przedmioty, zatrzymaj 1
nemesis-kit-table-gist-rest = Przeskanuj skażenie, czyste odpadają
nemesis-kit-table-gist-demolition = Zniszcz zamknięte drzwi lub wywołaj awarię
nemesis-kit-table-gist-interruption = Anuluj akcję w swoim pomieszczeniu
nemesis-kit-table-gist-reload = 1 nabój do rewolweru
nemesis-kit-table-gist-order = Wyślij kogoś obok
nemesis-kit-table-gist-motivation = Wszyscy tu dobierają 1 kartę
nemesis-kit-table-gist-suppressive-fire = 1 nabój: ktoś z was odchodzi bez ataku
nemesis-kit-table-gist-computer-skills = Drzwi lub akcja pomieszczenia gratis
nemesis-kit-table-gist-technical-corridors = Przejdź do innego wejścia i pasuj
nemesis-kit-table-gist-pyrotechnics = Odrzuć przedmiot na pożar lub zgaś go
nemesis-kit-table-gist-covering-fire = 1 nabój: dwoje odchodzi bez ataku
nemesis-kit-table-gist-taking-aim = Strzał z jednym przerzutem
nemesis-kit-table-gist-full-auto = Strzał całą amunicją
nemesis-kit-table-gist-nerves-of-steel = Atak z zaskoczenia nie działa
nemesis-kit-table-gist-scavenging = Przeszukaj nawet puste miejsce
nemesis-kit-table-gist-reconnaissance = Ruch bez rzutu na hałas
nemesis-kit-table-gist-adrenaline = Strzał lub ucieczka, dobierz 1 kartę
nemesis-kit-table-gist-risk-assessment = Zobacz następne wydarzenie
nemesis-kit-table-gist-blocking-access = Darmowa akcja lub awaria komputera
nemesis-kit-table-gist-intranet = Dowolne pomieszczenie z komputerem

## Co daje akcja dostępna każdemu, za jej ceną.

nemesis-kit-table-gist-movement = zwykle z rzutem na hałas
nemesis-kit-table-gist-escape = najpierw atakuje każdy Intruz tutaj
nemesis-kit-table-gist-careful-movement = gdzie hałas, wybierasz ty
nemesis-kit-table-gist-pick-up = zajmuje rękę
nemesis-kit-table-gist-trade = ze wszystkimi w pomieszczeniu

## Co leży przede mną i co wszyscy widzą u innych.

nemesis-kit-table-costs = { $n ->
    [0] Nie kosztuje innych kart
    [one] Kosztuje jeszcze { $n } kartę
    [few] Kosztuje jeszcze { $n } karty
   *[many] Kosztuje jeszcze { $n } kart
}
nemesis-kit-table-contamination = Skażenie
nemesis-kit-table-not-scanned = Jeszcze nie przeskanowane
nemesis-kit-table-my-cards = Moje karty
nemesis-kit-table-no-cards = Nie masz kart na ręce.
nemesis-kit-table-you-dead = Twoja postać nie żyje. Pozostali grają dalej, a ty możesz oglądać do końca.
nemesis-kit-table-light-wounds = { $n ->
    [one] { $n } lekka rana z { $most }
    [few] { $n } lekkie rany z { $most }
   *[many] { $n } lekkich ran z { $most }
}
nemesis-kit-table-serious-wounds = { $n ->
    [one] { $n } ciężka rana z { $most }
    [few] { $n } ciężkie rany z { $most }
   *[many] { $n } ciężkich ran z { $most }
}
nemesis-kit-table-dressed = opatrzona
nemesis-kit-table-ammo = amunicja: { $n } z { $most }
nemesis-kit-table-empty-hand = wolna ręka
nemesis-kit-table-lame-hand = ręka niesprawna
nemesis-kit-table-inventory = Ekwipunek
nemesis-kit-table-has-slime = śluz
nemesis-kit-table-has-larva = larwa
nemesis-kit-table-has-signal = sygnał wysłany
nemesis-kit-table-hidden = Ukryte przed tobą
nemesis-kit-table-no-character = Postać nie wybrana
nemesis-kit-table-first-player = pierwszy gracz
nemesis-kit-table-hand-cards = { $n ->
    [one] { $n } karta na ręce
    [few] { $n } karty na ręce
   *[many] { $n } kart na ręce
}
nemesis-kit-table-passed = po pasie
nemesis-kit-table-is-dead = nie żyje

## Chwile: to, co dzieje się na pierwszym planie.

nemesis-kit-moment-encounter = Coś tu jest
nemesis-kit-moment-surprised = Zaskoczenie
nemesis-kit-moment-blank = Nikt nie przyszedł. To był tylko hałas.
nemesis-kit-moment-holds = Karty: { $seat }
nemesis-kit-moment-token-says = na żetonie
nemesis-kit-moment-not-surprised = Bez zaskoczenia. Zaczyna się walka.
nemesis-kit-moment-attacks-at-once = Natychmiastowy atak.
nemesis-kit-moment-attack = { $name } atakuje: { $seat }
nemesis-kit-moment-surprise-attack = Atak z zaskoczenia, { $name }: { $seat }
nemesis-kit-moment-no-effect = { $name }: nie ma na karcie, bez efektu.
nemesis-kit-moment-light-wound = lekka rana
nemesis-kit-moment-shoots = { $seat } · { $weapon }
nemesis-kit-moment-melee = { $seat } · gołymi rękami
nemesis-kit-moment-injuries = { $n ->
    [0] bez obrażeń
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
}
nemesis-kit-moment-attacks = { $n ->
    [0] bez ataków
    [one] { $n } atak
    [few] { $n } ataki
   *[many] { $n } ataków
}
nemesis-kit-moment-check = Wytrzymałość { $n }
nemesis-kit-moment-check-retreat = Odwrót
nemesis-kit-moment-dies = { $name }: śmierć.
nemesis-kit-moment-holds-on = { $name } jeszcze się trzyma.
nemesis-kit-moment-retreats = { $name } się wycofuje.
nemesis-kit-moment-noise-roll = { $seat } · rzut na hałas
nemesis-kit-moment-corridor = Korytarz { $n }
nemesis-kit-moment-result-noise = Hałas
nemesis-kit-moment-result-encounter = Spotkanie
nemesis-kit-moment-result-danger = Zagrożenie
nemesis-kit-moment-result-silence = Cisza
nemesis-kit-moment-explores = { $seat } · badanie
nemesis-kit-moment-health-clean = czysto
nemesis-kit-moment-health-infected = infekcja
nemesis-kit-moment-health-larva = larwa
nemesis-kit-moment-health-dead = nie żyje
nemesis-kit-moment-won = wygrana
nemesis-kit-moment-lost = przegrana
nemesis-kit-table-no-signal = sygnał jeszcze niewysłany
nemesis-kit-table-queen-killed = Królowa zabita
nemesis-kit-table-queen-lives = Królowa jeszcze żyje
nemesis-kit-table-egg-yours = jajo jest w twoich rękach
nemesis-kit-table-egg-not-yours = nie masz jaja
nemesis-kit-table-unexplored = { $n ->
    [0] wszystkie pomieszczenia zbadane
    [one] { $n } pomieszczenie niezbadane
    [few] { $n } pomieszczenia niezbadane
   *[many] { $n } pomieszczeń niezbadanych
}
nemesis-kit-table-alive = { $n ->
    [one] żyje { $n }
    [few] żyją { $n }
   *[many] żyje { $n }
}

## Co można podejrzeć, i stół słowami.

nemesis-kit-table-pages = Co pokazać
nemesis-kit-table-page-me = Ja
nemesis-kit-table-page-cards = Moje karty
nemesis-kit-table-weaknesses = Słabości Intruzów
nemesis-kit-table-nest = { $n ->
    [one] { $n } jajo w gnieździe
    [few] { $n } jaja w gnieździe
   *[many] { $n } jaj w gnieździe
}
nemesis-kit-table-nest-destroyed = Gniazdo zniszczone.
nemesis-kit-table-player-number = Gracz { $n }
nemesis-kit-table-piles = Karty: na ręce { $hand }, w talii { $deck }, odrzucone { $discard }
nemesis-kit-table-hands = Ręce
nemesis-kit-table-others-see-backs = inni widzą tylko rewersy
nemesis-kit-table-nothing = nic
nemesis-kit-table-discarded = Odrzucone
nemesis-kit-table-seen = Co znasz
nemesis-kit-table-seen-token = Pomieszczenie { $n }: { $effect }, przedmioty: { $items }
nemesis-kit-table-seen-objective = Gracz { $n } w rundzie { $round }: { $objective }
nemesis-kit-table-now = Teraz
nemesis-kit-table-actions-left = { $n ->
    [one] { $n } akcja do końca tury
    [few] { $n } akcje do końca tury
    [many] { $n } akcji do końca tury
   *[other] { $n } akcji do końca tury
}
nemesis-kit-table-resigned = poza grą: miejsce opuszczone
nemesis-kit-table-crew = Załoga
nemesis-kit-table-rooms = Pomieszczenia
nemesis-kit-table-corridors = Korytarze
nemesis-kit-table-round = Runda { $n }: { $phase }

## Części odpowiedzi i pytanie, gdy jedna jest już wybrana.

nemesis-kit-table-part-person = { $seat }
nemesis-kit-table-part-use-room = Akcja pomieszczenia: { NAME($room) }
nemesis-kit-table-part-craft = Stwórz: { NAME($item) }
nemesis-kit-table-part-deck = { $back ->
    [nemesis-kit-back-red] Czerwone przedmioty
    [nemesis-kit-back-yellow] Żółte przedmioty
    [nemesis-kit-back-green] Zielone przedmioty
   *[nemesis-kit-back-blue] Wytworzone przedmioty
}
nemesis-kit-table-heading-where = Dokąd?
nemesis-kit-table-heading-place = { NAME($part) }: gdzie?
nemesis-kit-table-heading-whom = { NAME($part) }: kogo wybierasz?
nemesis-kit-table-heading-how = Co dokładnie?
nemesis-kit-table-deed-to = { $deed } → { $room }
nemesis-kit-table-part-shoot = Strzelaj: { NAME($whom) }
nemesis-kit-table-part-strike = Uderz: { NAME($whom) }
nemesis-kit-table-part-escape = Uciekaj: { NAME($room) }
nemesis-kit-table-part-drop = Upuść…
nemesis-kit-table-cost-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
nemesis-kit-table-cost-ammo = amunicja: { $n } ({ $weapon })
nemesis-kit-table-brings-light-wounds = { $seat }: { $n ->
    [one] { $n } lekka rana
    [few] { $n } lekkie rany
   *[many] { $n } lekkich ran
}
nemesis-kit-table-brings-contamination = { $seat }: { $n ->
    [one] { $n } karta skażenia
    [few] { $n } karty skażenia
   *[many] { $n } kart skażenia
}
nemesis-kit-table-brings-signal = sygnał zostaje wysłany
nemesis-kit-table-found = Znalezione
nemesis-kit-table-incoming = Nowe, a ręce są zajęte
nemesis-kit-table-offered = Propozycja
nemesis-kit-table-in-return = W zamian
nemesis-kit-table-goods = { NAME($item) } ({ NAME($back) })
nemesis-kit-table-asks-trade-reply = { $from } proponuje ci: { $goods }. Co odpowiadasz?
nemesis-kit-table-asks-trade-agreement = { $to } daje w zamian: { $back }. Ty oddajesz: { $goods }. Zgadzasz się?
nemesis-kit-table-not-next-door = Potrzebny korytarz, który łączy to pomieszczenie z twoim.
nemesis-kit-table-found-twice = znaleziono dwa takie
nemesis-kit-moment-draws = { $seat } losuje z worka Intruzów…
nemesis-kit-moment-wounded = Odnosisz ranę
nemesis-kit-moment-wounded-by = Przyczyna: { NAME($cause) }
nemesis-kit-moment-track-full = Na kolejną lekką ranę nie ma miejsca: staje się ciężka.
nemesis-kit-table-draft = Wybierz postać

## Co się dzieje, nad planszą.

nemesis-kit-table-band-round = Runda { $n }
nemesis-kit-table-event-phase = Faza wydarzeń
nemesis-kit-moment-died = { $seat } nie żyje
nemesis-kit-moment-you-died = Nie żyjesz
nemesis-kit-moment-death-round = Runda { $n }
nemesis-kit-moment-death-attack = Zabójca: { $name }.
nemesis-kit-moment-death-fire = Śmierć w ogniu.
nemesis-kit-moment-death-resignation = Odejście od stołu.
nemesis-kit-moment-death-by = Przyczyna śmierci: { NAME($cause) }.
nemesis-kit-moment-changes = Co to zmienia
nemesis-kit-moment-corpse-lies = Ciało leży tutaj: { $room }.
nemesis-kit-moment-no-corpse = Ciała nie ma.
nemesis-kit-moment-first-encounter = Pierwsze spotkanie: każdy zostawia sobie jeden cel.

## Czym jest co, dla tego, kto zapyta.

nemesis-kit-table-quiet = cicho
nemesis-kit-table-to-activate = Aby aktywować: { $how }
nemesis-kit-table-about-object = Ciężki: zajmuje rękę. Można go zbadać w Laboratorium.
nemesis-kit-table-about-corridor = Rzut na hałas z tą liczbą daje tu hałas. Jeśli hałas już jest, coś przychodzi.
nemesis-kit-table-about-intruder = Ginie, gdy jego obrażenia dorównują liczbie na dobranej dla niego karcie ataku.
nemesis-kit-table-about-contamination = Zaśmieca rękę. Zainfekowana karta przy skanowaniu daje larwę, a na końcu może zabić.
nemesis-kit-table-about-bag = Każdy może wiedzieć, co jest w worku. Z niego biorą się spotkania, a każda faza wydarzeń go pogarsza.

## Chwile: to, co dzieje się na pierwszym planie.

nemesis-kit-table-player-is-you = Gracz { $n } to ty: wygrasz tylko, gdy nie przeżyje nikt inny
nemesis-kit-table-off = wył.
