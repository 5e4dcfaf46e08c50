### Karty akcji w „Nemesis”: nazwy i to, co każda robi, w jednym–dwóch wierszach.
###
### `.text` gracz czyta na karcie; koszt i ikona walki są obok.

## Karty, które mają wszyscy.

nemesis-action-card-interruption = Przerwanie
    .text = Gdy inny gracz w twoim pomieszczeniu ogłasza akcję: zostaje anulowana, a jej koszt przepada. Możesz ją zagrać nawet po spasowaniu.

## Karty poszczególnych postaci.

nemesis-action-card-basic-repairs = Podstawowe naprawy
    .text = Usuń awarię ze swojego pomieszczenia albo, w maszynowni, obejrzyj oba żetony silnika i odłóż je w dowolnej kolejności.
nemesis-action-card-reload = Przeładowanie
    .text = Załaduj do rewolweru 1 nabój, łącznie najwyżej 6.
nemesis-action-card-order = Rozkaz
    .text = Przesuń inną postać ze swojego pomieszczenia do wybranego sąsiedniego. Nikt nie pyta jej o zgodę.
nemesis-action-card-motivation = Motywacja
    .text = Każdy w twoim pomieszczeniu, ty też, dobiera 1 kartę akcji.
nemesis-action-card-suppressive-fire = Ogień zaporowy
    .text = Wydaj 1 nabój: ty albo inna postać tutaj, jeśli się zgadza, przechodzi do sąsiedniego pomieszczenia, a Intruzi nie atakują.
nemesis-action-card-repairs = Naprawy
    .text = Usuń awarię ze swojego pomieszczenia albo, w maszynowni, obejrzyj oba żetony silnika i odłóż je w dowolnej kolejności.
nemesis-action-card-computer-skills = Obsługa komputera
    .text = Otwórz lub zamknij drzwi swojego pomieszczenia albo, jeśli jest w nim komputer, wykonaj za darmo akcję pomieszczenia.
nemesis-action-card-piloting = Pilotaż
    .text = W Kokpicie albo tam, gdzie jest komputer: wykonaj za darmo akcję pomieszczenia. Albo, gdzie jest komputer: obejrzyj koordynaty.
nemesis-action-card-knowledge-of-the-ship = Znajomość statku
    .text = Otwórz lub zamknij drzwi swojego pomieszczenia albo obejrzyj w tajemnicy jedno niezbadane pomieszczenie.
nemesis-action-card-old-friend = Stary przyjaciel
    .text = Tam, gdzie nie ma komputera: wykonaj za darmo akcję pomieszczenia.
nemesis-action-card-fast-repairs = Szybkie naprawy
    .text = Usuń awarię ze swojego pomieszczenia albo, w maszynowni, obejrzyj oba żetony silnika i odłóż je w dowolnej kolejności.
nemesis-action-card-technical-corridors = Korytarze techniczne
    .text = Z pomieszczenia z wejściem do korytarzy technicznych przejdź do dowolnego innego z wejściem. Potem musisz spasować.
nemesis-action-card-pyrotechnics = Pirotechnika
    .text = Odrzuć przedmiot, by wzniecić pożar w swoim pomieszczeniu, albo ugaś w nim pożar.
nemesis-action-card-ingenuity = Pomysłowość
    .text = Usuń awarię ze swojego pomieszczenia albo napraw lub zepsuj silnik, albo stwórz przedmiot; za narzędzie posłuży dowolny żółty przedmiot.
nemesis-action-card-covering-fire = Ogień osłonowy
    .text = Wydaj 1 nabój: ty i inna postać tutaj, jeśli się zgadza, albo jedno z was przechodzi do sąsiedniego pomieszczenia, a Intruzi nie atakują.
nemesis-action-card-taking-aim = Celny strzał
    .text = Strzel z broni energetycznej; możesz raz przerzucić kość.
nemesis-action-card-full-auto = Ogień ciągły
    .text = Strzel raz z karabinu szturmowego, wydając całą amunicję: połowa, zaokrąglona w dół, dolicza się do obrażeń nawet przy pudle.
nemesis-action-card-nerves-of-steel = Stalowe nerwy
    .text = Przy ataku z zaskoczenia w twoim pomieszczeniu, po odkryciu karty: nie działa on na ciebie.
nemesis-action-card-scavenging = Szperanie
    .text = Przeszukaj swoje pomieszczenie, nawet jeśli nic w nim nie zostało.
nemesis-action-card-reconnaissance = Zwiad
    .text = Przejdź do sąsiedniego pomieszczenia bez rzutu na hałas. „Cisza” i „Zagrożenie” na żetonie eksploracji nie działają.
nemesis-action-card-adrenaline = Adrenalina
    .text = Strzel albo uciekaj, po czym dobierz 1 kartę akcji.
nemesis-action-card-risk-assessment = Ocena ryzyka
    .text = Tam, gdzie jest komputer: obejrzyj wierzchnią kartę wydarzenia; zostaw ją albo odłóż na spód talii.
nemesis-action-card-blocking-access = Blokada dostępu
    .text = Tam, gdzie jest komputer: wykonaj za darmo akcję pomieszczenia albo połóż awarię w dowolnym pomieszczeniu z komputerem.
nemesis-action-card-intranet = Intranet
    .text = Tam, gdzie jest komputer: wykonaj za darmo akcję dowolnego sprawnego pomieszczenia z komputerem.

## Ciężkie rany. `.text` mówi, co robi nieopatrzona rana.

nemesis-serious-wound-body = Tułów
    .text = Dobierasz do 4 kart zamiast do 5.

## Cechy, które stół może włączyć.

nemesis-trait-just-die-already = No giń wreszcie
    .text = Kapitan: po trafieniu z rewolweru możesz za 1 nabój, bez kart, strzelać znów do tego samego celu, dopóki trafiasz.
nemesis-trait-authorization = Autoryzacja
    .text = Pilotka: wykonując akcję Kokpitu, możesz też otworzyć lub zamknąć dowolne drzwi statku.
nemesis-trait-handyman = Złota rączka
    .text = Mechanik: przy tworzeniu przedmiotów startowe i zadaniowe liczą się jako żółte.
nemesis-trait-rush = Zryw
    .text = Żołnierz: możesz odnieść 1 lekką ranę, by wykonać 3 akcje w turze.
nemesis-trait-scavenger = Zbieraczka
    .text = Zwiadowczyni: przeszukując białe pomieszczenie, dobierz po 1 karcie z trzech talii i zatrzymaj 1.
nemesis-trait-wheelchair = Wózek
    .text = Naukowiec: rana nogi od razu jest opatrzona.
