### Postacie w „Lockdown” i ich karty akcji: nazwy i to, co robi każda karta.
###
### `.text` gracz czyta na karcie lub żetonie.

## Postacie.

lockdown-character-survivor = Ocalały
    .gender = masculine
    .gen = Ocalałego
    .dat = Ocalałemu
    .acc = Ocalałego
    .ins = Ocalałym
lockdown-character-lab-rat = Królik doświadczalny
    .gender = masculine
    .gen = Królika doświadczalnego
    .dat = Królikowi doświadczalnemu
    .acc = Królika doświadczalnego
    .ins = Królikiem doświadczalnym
lockdown-character-sentry = Wartownik
    .gender = masculine
    .gen = Wartownika
    .dat = Wartownikowi
    .acc = Wartownika
    .ins = Wartownikiem
lockdown-character-janitor = Woźny
    .gender = masculine
    .gen = Woźnego
    .dat = Woźnemu
    .acc = Woźnego
    .ins = Woźnym
lockdown-character-xenobiologist = Ksenobiolog
    .gender = masculine
    .gen = Ksenobiologa
    .dat = Ksenobiologowi
    .acc = Ksenobiologa
    .ins = Ksenobiologiem
lockdown-character-hacker = Haker
    .gender = masculine
    .gen = Hakera
    .dat = Hakerowi
    .acc = Hakera
    .ins = Hakerem

## Karty, które mają wszyscy.

lockdown-action-card-interruption = Przerwanie
    .text = Gdy inny gracz w twoim pomieszczeniu ogłasza akcję albo ją przerywa: zostaje to anulowane, a koszt przepada. Możesz ją zagrać nawet po spasowaniu.

## Karty poszczególnych postaci.

lockdown-action-card-desperate-attack = Desperacki atak
    .text = Weź 1 kartę skażenia i zadaj Intruzowi tutaj 2 obrażenia. Jeśli zostaje, od razu cię atakuje.
lockdown-action-card-distraction = Odwrócenie uwagi
    .text = Oddaj 1 przedmiot: ty, inna postać tutaj, jeśli się zgadza, albo oboje uciekacie do jednego sąsiedniego pomieszczenia, a Intruzi nie atakują.
lockdown-action-card-obstinate = Upór
    .text = Dobierz po 1 karcie za każdą swoją ciężką ranę, także opatrzoną. Albo oddaj 1 przedmiot i opatrz swoją ciężką ranę.
lockdown-action-card-repairs = Naprawy
    .text = Usuń awarię ze swojego pomieszczenia.
lockdown-action-card-vents = Wentylacja
    .text = Z pomieszczenia z wejściem technicznym przejdź do dowolnego innego zbadanego. Dorosły atakuje cię jak w ciemności; potem rzut na hałas, jeśli było puste.
lockdown-action-card-inconspicuous = Niepozorność
    .text = Gdy Intruz cię atakuje, przed dobraniem karty: atakuje inną postać tutaj. Albo w ciemności: pomiń swój rzut na hałas w fazie wydarzeń.
lockdown-action-card-weird-metabolism = Dziwny metabolizm
    .text = Zetrzyj z siebie śluz albo odrzuć z ręki 1 kartę skażenia i dobierz 2 karty.
lockdown-action-card-basic-repairs = Podstawowe naprawy
    .text = Usuń awarię ze swojego pomieszczenia.
lockdown-action-card-sensitive-hearing = Czuły słuch
    .text = Zabierz znacznik hałasu z korytarza swojego pomieszczenia albo połóż go w korytarzu, w którym go nie ma.
lockdown-action-card-feel-of-the-dark = Wyczucie ciemności
    .text = Efekt ciemności wydarzenia cię nie dotyczy. Albo przy ataku z zaskoczenia na ciebie, po dobraniu karty: nic nie robi.
lockdown-action-card-quarantine = Kwarantanna
    .text = Tam, gdzie jest komputer: wybierz pomieszczenie i zamknij wszystkie jego drzwi poza zniszczonymi.
lockdown-action-card-stun = Ogłuszenie
    .text = Postać tutaj mająca najwyżej 3 karty odrzuca rękę. Albo odrzuć trzymaną broń: Intruz tutaj wycofuje się tam, gdzie wybierzesz.
lockdown-action-card-defense-plan = Plan obrony
    .text = W białym lub czerwonym pomieszczeniu: użyj jego akcji za darmo. Albo obejrzyj w tajemnicy 2 niezbadane pomieszczenia.
lockdown-action-card-facility-tour = Wycieczka po Kompleksie
    .text = Przejdź do sąsiedniego pomieszczenia, w pojedynkę lub z inną postacią stąd; nikt nie pyta jej o zgodę. Możesz pominąć efekt żetonu eksploracji.
lockdown-action-card-clean-up = Sprzątanie
    .text = Usuń awarię ze swojego pomieszczenia albo ugaś w nim pożar.
lockdown-action-card-emergency-key = Klucz awaryjny
    .text = W holu windy: wezwij windę i od razu jedź, nawet bez energii. Albo otwórz lub zamknij drzwi swojego pomieszczenia.
lockdown-action-card-jury-rigging = Prowizorka
    .text = W żółtym pomieszczeniu z przedmiotami: ubywa w nim 1, a ty bierzesz miotacz ognia, skafander ochronny albo paralizator.
lockdown-action-card-maintenance-plan = Plan konserwacji
    .text = W białym lub żółtym pomieszczeniu: użyj jego akcji za darmo. Albo obejrzyj w tajemnicy 2 niezbadane pomieszczenia.
lockdown-action-card-it-should-work = Powinno działać
    .text = Użyj akcji swojego pomieszczenia mimo awarii. Albo tam, gdzie jest komputer, ale nie ma energii: wykonaj akcję komputera.
lockdown-action-card-vivisection = Wiwisekcja
    .text = Wydaj użycie ramienia-sondy: Intruz tutaj odnosi 1 obrażenie i po 1 więcej za każde 2 punkty wiedzy.
lockdown-action-card-field-experience = Doświadczenie polowe
    .text = W twoim pomieszczeniu ubywa 1 przedmiot, a ty zyskujesz 1 punkt wiedzy. Albo obejrzyj 2 karty wydarzeń (4 punkty wiedzy) lub ataków (6): jedna zostaje na wierzchu, druga idzie pod spód.
lockdown-action-card-pheromones = Feromony
    .text = Gdy Intruz cię zaatakował: odrzuć niesione jajo lub truchło, a atak nic nie robi; mając 6 punktów wiedzy, możesz skierować go na inną postać tutaj. Wszyscy tutaj dostają śluz.
lockdown-action-card-workspace-plan = Plan stanowisk
    .text = W białym lub zielonym pomieszczeniu: użyj jego akcji za darmo. Albo obejrzyj w tajemnicy 2 niezbadane pomieszczenia.
lockdown-action-card-rushed-analysis = Pospieszna analiza
    .text = Jak „Odpoczynek”; jeśli czysta karta trafiła pod swoją talię, zyskujesz 1 punkt wiedzy.
lockdown-action-card-neuralink = Neurozłącze
    .text = Tam, gdzie jest energia, ale nie ma komputera, albo jest komputer, ale nie ma energii: wykonaj akcję komputera.
lockdown-action-card-bypass = Obejście
    .text = Przy komputerze z energią: wykonaj dowolne linie karty komputera, każdą raz. Albo odwróć żeton energii swojego poziomu.
lockdown-action-card-recharge = Doładowanie
    .text = Tam, gdzie jest energia: załaduj do swojej broni energetycznej 2 naboje.
lockdown-action-card-it-works-for-me = U mnie działa
    .text = Usuń awarię ze swojego pomieszczenia; potem przy komputerze z energią możesz wykonać akcję komputera.
lockdown-action-card-master-plan = Plan generalny
    .text = Tam, gdzie jest komputer: użyj akcji pomieszczenia za darmo, nawet bez energii. Albo obejrzyj w tajemnicy 2 niezbadane pomieszczenia.

## Karty postaci z „Nemesis”, które tu mówią co innego, i karty Pilotki.

lockdown-action-card-fast-repairs = Szybkie naprawy
    .text = Usuń awarię ze swojego pomieszczenia.
lockdown-action-card-ingenuity = Pomysłowość
    .text = Usuń awarię ze swojego pomieszczenia albo stwórz przedmiot; za ramę posłuży dowolny żółty przedmiot.
lockdown-action-card-facility-routine = Rutyna w Kompleksie
    .text = W żółtym lub białym pomieszczeniu: wykonaj za darmo jego akcję.
lockdown-action-card-sharp-turn = Ostry zakręt
    .text = Przejdź do sąsiedniego pomieszczenia; jeśli jest zbadane, bez rzutu na hałas.
lockdown-action-card-remote-piloting = Zdalny pilotaż
    .text = Tam, gdzie jest komputer, nawet bez energii: przesuń pusty łazik albo pustą windę.
