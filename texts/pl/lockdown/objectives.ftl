### Cele w „Lockdown”: nazwy i to, co musi być prawdą na końcu.
###
### `.text` gracz czyta na karcie lub żetonie.

## Korporacyjne.

lockdown-objective-live-cargo = Żywy ładunek
    .text = Twój sygnał został wysłany, a ratujesz się z jajem w ręce.
lockdown-objective-ovum-study = Badanie jaja
    .text = Na polu planszy Laboratorium leży jajo.
lockdown-objective-comparative-anatomy = Anatomia porównawcza
    .text = Odkryto wszystkie 3 słabości Intruzów.
lockdown-objective-lead-researcher = Główny badacz
    .text = Masz co najmniej 8 punktów wiedzy.
lockdown-objective-settled-account-one = Zamknięty rachunek I
    .text = Postać gracza 1 nie przeżywa albo przeżywasz tylko ty.
lockdown-objective-settled-account-two = Zamknięty rachunek II
    .text = Postać gracza 2 nie przeżywa albo przeżywasz tylko ty.
lockdown-objective-settled-account-three = Zamknięty rachunek III
    .text = Postać gracza 3 nie przeżywa albo przeżywasz tylko ty.
lockdown-objective-settled-account-four = Zamknięty rachunek IV
    .text = Postać gracza 4 nie przeżywa albo przeżywasz tylko ty.
lockdown-objective-settled-account-five = Zamknięty rachunek V
    .text = Postać gracza 5 nie przeżywa albo przeżywasz tylko ty.

## Osobiste.

lockdown-objective-upper-survey = Przegląd górnych poziomów
    .text = Twój sygnał został wysłany, a wszystkie pomieszczenia na poziomach S-01 i S-02 są zbadane.
lockdown-objective-lower-survey = Przegląd dolnych poziomów
    .text = Wszystkie pomieszczenia na poziomach S-02 i S-03 są zbadane.
lockdown-objective-burn-the-brood = Spalić lęg
    .text = Twój sygnał został wysłany, a Gniazdo albo Kompleks jest zniszczony.
lockdown-objective-regicide = Królobójstwo
    .text = Królowa jest zabita albo Kompleks zniszczony.
lockdown-objective-whistle-blower = Sygnalista
    .text = Twój sygnał został wysłany, a twój żeton wiedzy jest aktywny.
lockdown-objective-way-out = Droga na zewnątrz
    .text = Twój sygnał został wysłany, a odlatujesz w kontenerze towarowym.
lockdown-objective-no-witnesses = Bez świadków
    .text = Nikt z ocalałych z „Nemesis” nie przeżywa albo przeżywasz tylko ty.
lockdown-objective-not-alone = Nie w pojedynkę
    .text = Przeżywasz ty i co najmniej jedna inna postać, a twój żeton wiedzy jest aktywny.
lockdown-objective-clean-slate = Czysta karta
    .text = Kompleks jest zniszczony albo przeżywasz tylko ty.

## Dla jednego gracza i dla wszystkich razem.

lockdown-objective-full-report = Pełny raport
    .text = Wysłano sygnał, a wszystkie pomieszczenia są zbadane.
lockdown-objective-extermination = Eksterminacja
    .text = Wysłano sygnał, a Gniazdo albo Kompleks jest zniszczony.
lockdown-objective-headhunt = Łowy na głowę
    .text = Wysłano sygnał, a Królowa jest zabita albo Kompleks zniszczony.
lockdown-objective-breakthrough = Przełom
    .text = Ktoś z ocalałych ma co najmniej 8 punktów wiedzy.
lockdown-objective-field-manual = Podręcznik polowy
    .text = Odkryto wszystkie 3 słabości Intruzów.
lockdown-objective-specimen-return = Dostawa okazu
    .text = Ktoś z ocalałych ratuje się z jajem.
lockdown-objective-lights-on = Niech stanie się światło
    .text = Na końcu aktywne są co najmniej 3 żetony energii i znacznik czasu.
lockdown-objective-open-archive = Otwarte archiwum
    .text = Wysłano sygnał, a żeton wiedzy kogoś z ocalałych jest aktywny.
lockdown-objective-deep-survey = Przegląd głębin
    .text = Wszystkie pomieszczenia na poziomach S-02 i S-03 są zbadane.
lockdown-objective-scorched-earth = Spalona ziemia
    .text = Kompleks jest zniszczony, a ktoś przeżywa.
