### Przedmioty w „Lockdown”: nazwy i to, co robi każdy z nich.
###
### `.text` gracz czyta na karcie; koszt, ikona walki, ciężar i komponent stoją obok. Większości
### używa się raz. `.quest` mówi, czego wymaga przedmiot zadania, zanim stanie się przedmiotem.

## Wojskowe.

lockdown-item-weapon-battery = Bateria do broni
    .text = Załaduj do pełna jedną swoją broń energetyczną albo latarkę.
lockdown-item-glowstick = Świetlik chemiczny
    .text = Do końca rundy ciemność na ciebie nie działa.
lockdown-item-grenade = Granat
    .text = W twoim lub sąsiednim pomieszczeniu jeden Intruz odnosi 2 obrażenia, inni Intruzi tam po 1, postacie po ciężkiej ranie. Niszczy też jaja.
lockdown-item-thermite-charge = Ładunek termitowy
    .text = W twoim lub sąsiednim pomieszczeniu pojawia się awaria i pożar; każdy Intruz tam odnosi 1 obrażenie, każda postać, także ty, 1 lekką ranę.
lockdown-item-decoy = Wabik
    .text = Wybierz sąsiednie pomieszczenie: idą do niego wszyscy Intruzi z pomieszczeń obok. Ci w walce najpierw atakują; zamknięte drzwi zatrzymują Intruza i ulegają zniszczeniu.
lockdown-item-gate-access-card = Karta dostępu do bramy
    .text = W pomieszczeniu wyjściowym: otwórz główną bramę.
lockdown-item-code-reader = Czytnik kodów
    .text = Obejrzyj w tajemnicy 1 żeton kodu reagowania postaci na twoim poziomie.
lockdown-item-prototype-pistol = Prototyp: pistolet
    .text = Raz na atak możesz powtórzyć rzut.

## Techniczne.

lockdown-item-toolbelt = Pas z narzędziami
    .text = Usuń awarię ze swojego pomieszczenia albo otwórz lub zamknij jego drzwi.
lockdown-item-duct-tape = Taśma klejąca
    .text = Usuń awarię ze swojego pomieszczenia albo zwiąż 2 ciężkie przedmioty, by zajmowały jedną rękę.
lockdown-item-reagent = Odczynnik
    .text = Załaduj do pełna swój miotacz ognia. Albo mając 5 punktów wiedzy: jeden Intruz w twoim pomieszczeniu się wycofuje.
lockdown-item-lighter = Zapalniczka
    .text = Podpal swoje pomieszczenie. Albo za darmo: ciemność nie działa na ciebie w 1 ataku lub spotkaniu.
lockdown-item-flashlight = Latarka
    .text = Wydaj 1 ładunek: ciemność nie działa na ciebie w 1 wydarzeniu, ataku lub spotkaniu. Mieści 2.
lockdown-item-fire-blanket = Koc gaśniczy
    .text = Ugaś pożar w swoim pomieszczeniu albo zetrzyj z siebie śluz.
lockdown-item-cave-plans = Plan jaskiń
    .text = Z pomieszczenia z wejściem technicznym przejdź do dowolnego innego zbadanego z takim wejściem.
lockdown-item-facility-plans = Plan Kompleksu
    .text = Obejrzyj w tajemnicy 2 dowolne niezbadane pomieszczenia.
lockdown-item-rover-remote = Pilot łazika
    .text = Na S-01 albo w pomieszczeniu wyjściowym: wyślij pusty łazik do bunkra lub z powrotem.

## Medyczne.

lockdown-item-medkit = Apteczka
    .text = Opatrz swoją ciężką ranę albo wylecz opatrzoną.
lockdown-item-medical-stapler = Zszywacz medyczny
    .text = Opatrz swoją ciężką ranę albo wylecz wszystkie swoje lekkie rany.
lockdown-item-caffeine-pills = Pigułki z kofeiną
    .text = Dobierz 2 karty i przeskanuj skażenie wśród nich.
lockdown-item-antiseptic = Środek odkażający
    .text = Przeskanuj całe skażenie na ręce. Czyste karty trafiają pod swoją talię; zainfekowana przynosi larwę, a temu, kto już ją ma, śmierć.
lockdown-item-analyze-toolset = Zestaw do analiz
    .text = Zbadaj 1 obiekt w swoim pomieszczeniu jak w Laboratorium. Albo przeskanuj skażenie na ręce; nic z tego nie wynika.
lockdown-item-scalpel = Skalpel
    .text = Postać tutaj pozbywa się larwy i odnosi ciężką ranę. Albo Intruz tutaj odnosi 1 obrażenie, a ty bierzesz 1 kartę skażenia.
lockdown-item-research-documents = Dokumentacja badań
    .text = Zyskaj 1 punkt wiedzy.

## Wytworzone.

lockdown-item-neutralizer = Neutralizator
    .text = Wszystkie twoje zainfekowane karty trafiają pod swoją talię, a larwa znika. Tasujesz wszystkie swoje karty w nową talię i pasujesz.
lockdown-item-enviro-suit = Skafander ochronny
    .text = Możesz wyjść do bunkra pieszo, a powierzchnia Marsa mniej ci szkodzi.
lockdown-item-flamethrower = Miotacz ognia
    .text = Zadaje co najmniej 1 obrażenie, chyba że wypadła pusta ścianka; podwójne trafienie wznieca też pożar. Ładuje się odczynnikiem.

## Przedmioty początkowe.

lockdown-item-smg = Pistolet maszynowy
    .text = Przed rzutem możesz wydać jeszcze 1 nabój: rzuć dwiema kośćmi i wybierz jedną.
lockdown-item-nailgun = Gwoździarka
    .text = Podwójne trafienie liczy się jako pojedyncze. Pas z narzędziami ładuje ją do pełna.
lockdown-item-probe-arm = Ramię-sonda
    .text = W walce, za 1 użycie: weź truchło z Intruza tutaj, ale nie z larwy; nic mu się nie dzieje. Pas z narzędziami odnawia oba użycia.
lockdown-item-smart-gun = Inteligentna broń
    .text = Na poziomie z energią możesz raz na atak powtórzyć rzut.

## Przedmioty zadań.

lockdown-item-assault-rifle = Karabin szturmowy
    .text = Gdy zadaje choć jedno obrażenie, zadaje o 1 więcej.
    .quest = Odrzuć baterię do broni.
lockdown-item-wail = Zawodzenie
    .text = Zabierz ze swojego poziomu wszystkie znaczniki hałasu albo połóż hałas w najwyżej 3 jego korytarzach, w których go nie ma. Potem pasujesz. Zostaje u ciebie.
    .quest = Bądź w Laboratorium.
lockdown-item-battle-suit = Kombinezon bojowy
    .text = Śluz i rany od ognia nic ci nie robią. Liczy się jako skafander ochronny.
    .quest = Bądź w dowolnej Sekcji towarowej.
lockdown-item-pressure-washer = Myjka ciśnieniowa
    .text = Ugaś pożar w swoim pomieszczeniu albo zmyj śluz ze wszystkich w nim, albo jeden Intruz tutaj się wycofuje. Zostaje u ciebie.
    .quest = Bądź w Komorze odkażania.
lockdown-item-overmind = Nadumysł
    .text = Intruz tutaj, byle nie Królowa, przechodzi do wybranego przez ciebie sąsiedniego pomieszczenia, a ty bierzesz 1 kartę skażenia. Zostaje u ciebie.
    .quest = Odrzuć niesione jajo albo truchło.
lockdown-item-cheat-codes = Kody na skróty
    .text = Tam, gdzie jest komputer, nawet bez energii: odkryj jedną z 3 następnych kart komputera, a potem wykonaj za darmo akcję komputera. Zostają u ciebie.
    .quest = Bądź w Archiwum.
lockdown-item-command-codes = Kody dowódcy
    .text = Tam, gdzie jest komputer, nawet bez energii: obejrzyj w tajemnicy 1 żeton kodu reagowania innego gracza. Zostają u ciebie.
    .quest = Bądź na Posterunku alarmowym.
lockdown-item-rover-key = Kluczyk do łazika
    .text = Wyślij pusty łazik do bunkra lub z powrotem. Ewakuacja łazikiem nic cię nie kosztuje. Zostaje u ciebie.
    .quest = Bądź w pomieszczeniu wyjściowym.
lockdown-item-data-crystal = Kryształ danych
    .text = Raz na rundę, przy komputerze z energią: zyskaj 1 punkt wiedzy. Zostaje u ciebie.
    .quest = Bądź w Archiwum.
lockdown-item-night-goggles = Noktowizor
    .text = Podczas spotkań ciemność nic ci nie robi.
    .quest = Odrzuć baterię do broni.
lockdown-item-flak-vest = Kamizelka kuloodporna
    .text = Gdy atakuje cię Intruz, po odkryciu karty: atak nic nie robi. Potem ją odrzucasz.
    .quest = Odrzuć pas z narzędziami lub taśmę klejącą.
lockdown-item-power-coupling = Złącze zasilania
    .text = Odwróć żeton energii swojego poziomu. Zostaje u ciebie.
    .quest = Bądź przy zasilaniu awaryjnym.
