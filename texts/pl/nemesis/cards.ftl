### Karty akcji w „Nemesis”: nazwy i to, co każda robi, w jednym–dwóch wierszach.
###
### `.text` gracz czyta na karcie; koszt i ikona walki są obok.

## Karty, które mają wszyscy.

nemesis-action-card-interruption = Przerwanie
    .text = Gdy inny gracz w twoim pomieszczeniu ogłasza akcję: zostaje anulowana, a jej koszt przepada. Możesz ją zagrać nawet po spasowaniu.

## Karty poszczególnych postaci.

nemesis-action-card-basic-repairs = Podstawowe naprawy
    .text = Usuń awarię ze swojego pomieszczenia albo, w maszynowni, obejrzyj oba żetony silnika i odłóż je w dowolnej kolejności.
nemesis-action-card-repairs = Naprawy
    .text = Usuń awarię ze swojego pomieszczenia albo, w maszynowni, obejrzyj oba żetony silnika i odłóż je w dowolnej kolejności.
nemesis-action-card-piloting = Pilotaż
    .text = W Kokpicie albo tam, gdzie jest komputer: wykonaj za darmo akcję pomieszczenia. Albo, gdzie jest komputer: obejrzyj koordynaty.
nemesis-action-card-knowledge-of-the-ship = Znajomość statku
    .text = Otwórz lub zamknij drzwi swojego pomieszczenia albo obejrzyj w tajemnicy jedno niezbadane pomieszczenie.
nemesis-action-card-old-friend = Stary przyjaciel
    .text = Tam, gdzie nie ma komputera: wykonaj za darmo akcję pomieszczenia.
nemesis-action-card-fast-repairs = Szybkie naprawy
    .text = Usuń awarię ze swojego pomieszczenia albo, w maszynowni, obejrzyj oba żetony silnika i odłóż je w dowolnej kolejności.
nemesis-action-card-ingenuity = Pomysłowość
    .text = Usuń awarię ze swojego pomieszczenia albo napraw lub zepsuj silnik, albo stwórz przedmiot; za narzędzie posłuży dowolny żółty przedmiot.

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
