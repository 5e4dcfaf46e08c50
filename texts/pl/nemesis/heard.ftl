### Co dzieje się w „Nemesis”: zdanie na każde zdarzenie, w czasie teraźniejszym.
###
### $seat, $to, $of, $against, a tam, gdzie coś przechodzi z rąk do rąk, także $from to imiona wpisane
### przez ludzi: nie odmieniają się. Imię jest podmiotem, stoi za dwukropkiem albo w nawiasie. Nazwy
### kart i przedmiotów stoją w cudzysłowie i też się nie odmieniają. Komu nie wolno znać tajemnicy,
### temu mówi się `none`. $by to przyczyna, zob. words.ftl; Intruzi mają obrażenia, postacie rany.

## Przygotowanie gry.

nemesis-heard-pod-drawn = Na pokładzie jest kapsuła ratunkowa: { NAME($pod) }.

## Akcje.

nemesis-declared-own = { $action ->
    [nemesis-action-rush] { $seat } robi zryw: 1 lekka rana za 1 akcję więcej.
   *[nemesis-action-activate] { $action-giving ->
        [none] { $seat } aktywuje przedmiot zadaniowy „{ NAME($action-quest) }”.
       *[some] { $seat } aktywuje przedmiot zadaniowy „{ NAME($action-quest) }”. Idzie na to „{ NAME($action-giving-item) }” ({ NAME($action-giving-back) }).
    }
}
nemesis-declared-aim-own = { $action-aim ->
    [nemesis-aim-engine] : silnik tutaj
    [nemesis-aim-ignite] : pożar tutaj za przedmiot „{ NAME($action-aim-giving-item) }” ({ NAME($action-aim-giving-back) })
    [nemesis-aim-technical] : do pomieszczenia { $action-aim-room } ({ NAME($action-aim-network) })
    [nemesis-aim-weapon] : „{ NAME($action-aim-weapon) }”
    [nemesis-aim-dress] : opatrzenie, „{ NAME($action-aim-wound) }” ({ $action-aim-seat })
    [nemesis-aim-heal] : leczenie, „{ NAME($action-aim-wound) }” ({ $action-aim-seat })
    [nemesis-aim-heal-light] : leczenie, lekkie rany ({ $action-aim-seat })
    [nemesis-aim-pod] : { NAME($action-aim-pod) }
    [nemesis-aim-research] : badanie, { NAME($action-aim-object) }
    [nemesis-aim-coordinates] : koordynaty
    [nemesis-aim-objective] { $action-aim-second ->
        [true] : drugi cel ({ $action-aim-of })
       *[false] : pierwszy cel ({ $action-aim-of })
    }
   *[nemesis-aim-nothing] {""}
}
nemesis-declared-room-aim-own = { $action-aim ->
    [nemesis-room-aim-weapon] : „{ NAME($action-aim-weapon) }”
    [nemesis-room-aim-research] : badanie, { NAME($action-aim-object) }
    [nemesis-room-aim-deck] : { NAME($action-aim-back) }
    [nemesis-room-aim-scan] : ze skanowaniem
    [nemesis-room-aim-no-scan] : bez skanowania
    [nemesis-room-aim-pod] : { NAME($action-aim-pod) }
    [nemesis-room-aim-check-coordinates] : koordynaty
    [nemesis-room-aim-set-course] : kurs { NAME($action-aim-course) }
   *[nemesis-room-aim-nothing] {""}
}
nemesis-declared-room-action-own = { $action-aim-with ->
    [nemesis-room-aim-weapon] , „{ NAME($action-aim-with-weapon) }”
    [nemesis-room-aim-research] , badanie, { NAME($action-aim-with-object) }
    [nemesis-room-aim-deck] , { NAME($action-aim-with-back) }
    [nemesis-room-aim-scan] , ze skanowaniem
    [nemesis-room-aim-no-scan] , bez skanowania
    [nemesis-room-aim-pod] , { NAME($action-aim-with-pod) }
    [nemesis-room-aim-check-coordinates] , koordynaty
    [nemesis-room-aim-set-course] , kurs { NAME($action-aim-with-course) }
   *[nemesis-room-aim-nothing] {""}
}
nemesis-heard-consented = { $answer ->
    [nemesis-yes-no-yes] { $seat } zgadza się iść.
   *[nemesis-yes-no-no] { $seat } zostaje na miejscu.
}

## Ruch, hałas i drzwi.

nemesis-heard-technical-noise = Słychać hałas: { NAME($network) }.
nemesis-heard-airlock-started = Śluza pomieszczenia { $room } otworzy się na końcu fazy graczy.
nemesis-heard-airlock-cancelled = Śluza pomieszczenia { $room } się nie otwiera: jedne z jego drzwi są otwarte.
nemesis-heard-airlock-opened = Śluza pomieszczenia { $room } się otwiera.

## Intruzi.

nemesis-heard-bag-developed = { $token ->
    [nemesis-intruder-token-blank] Worek Intruzów: wylosowany żeton jest pusty. Wraca, a do worka dochodzi Dorosły.
    [nemesis-intruder-token-larva-one] Worek Intruzów: wylosowany żeton to „{ NAME($token) }”. Odpada, a jego miejsce zajmuje Dorosły.
    [nemesis-intruder-token-creeper-one] Worek Intruzów: wylosowany żeton to „{ NAME($token) }”. Odpada, a jego miejsce zajmuje Reproduktor.
    [nemesis-intruder-token-queen-four] Worek Intruzów: wylosowany żeton to „{ NAME($token) }”.
   *[nemesis-intruder-token-adult-two] Worek Intruzów: wylosowany żeton to „{ NAME($token) }”. Wraca, a wszyscy poza walką rzucają na hałas.
}
nemesis-heard-attacked = { $occasion ->
    [nemesis-occasion-surprise] { NAME($kind) } nr { $figure } atakuje z zaskoczenia. Cel ataku: { $seat }.
    [nemesis-occasion-escape] { NAME($kind) } nr { $figure } atakuje w czasie ucieczki. Cel ataku: { $seat }.
   *[nemesis-occasion-event-phase] { NAME($kind) } nr { $figure } atakuje. Cel ataku: { $seat }.
}
nemesis-heard-nerves-of-steel-played = { $seat } zagrywa „Stalowe nerwy”: atak z zaskoczenia nie działa.
nemesis-heard-armor-given-up = { $seat } poświęca pancerz: atak nie działa.
nemesis-heard-egg-hatched = Z jaja wykluwa się larwa.
nemesis-heard-weakness-discovered = Odkryta słabość: „{ NAME($weakness) }”. Zbadany obiekt: { NAME($object) }.

## Walka, rany i skażenie.

nemesis-heard-hand-scanned = { $cards ->
    [0] { $seat }: brak kart skażenia do przeskanowania.
    [one] { $seat }: do przeskanowania { $cards } karta skażenia.
    [few] { $seat }: do przeskanowania { $cards } karty skażenia.
    [many] { $seat }: do przeskanowania { $cards } kart skażenia.
   *[other] { $seat }: do przeskanowania { $cards } karty skażenia.
}

## Przedmioty i obiekty.

nemesis-heard-quest-activated = { $giving ->
    [none] { $seat } aktywuje przedmiot „{ NAME($quest) }”.
   *[some] { $seat } aktywuje przedmiot „{ NAME($quest) }” i oddaje za niego „{ NAME($giving-item) }” ({ NAME($giving-back) }).
}

## Tajne spojrzenia, silniki i kurs.

nemesis-heard-looked = { $sight ->
    [nemesis-sight-tile] { $shown ->
        [none] { $seat } w tajemnicy ogląda pomieszczenie { $sight-room }.
       *[nemesis-shown-tile] { $seat } w tajemnicy ogląda pomieszczenie { $sight-room }: { NAME($shown-tile) }.
    }
    [nemesis-sight-token] { $shown ->
        [none] { $seat } w tajemnicy ogląda żeton eksploracji pomieszczenia { $sight-room }.
       *[nemesis-shown-token] { $seat } w tajemnicy ogląda żeton eksploracji pomieszczenia { $sight-room }: { NAME($shown-token) }.
    }
    [nemesis-sight-engine] { $shown ->
        [none] { $seat } sprawdza { NAME($sight-engine) }.
       *[nemesis-shown-engine] { $seat } sprawdza { NAME($sight-engine) }: { NAME($shown-engine) }.
    }
   *[nemesis-sight-coordinates] { $shown ->
        [none] { $seat } sprawdza koordynaty.
       *[nemesis-shown-coordinates] { $seat } sprawdza koordynaty: { NAME($shown-coordinates) }.
    }
}
nemesis-heard-engine-worked-on = { $is-changed ->
    [true] { $seat } pracuje przy silniku ({ NAME($engine) }) i zmienia jego stan.
   *[false] { $seat } pracuje przy silniku ({ NAME($engine) }) i zostawia go bez zmian.
}
nemesis-heard-course-set = { $seat } ustala kurs { NAME($course) }.
nemesis-heard-self-destruct-started = Rozpoczyna się autodestrukcja.
nemesis-heard-self-destruct-stopped = Autodestrukcja zostaje zatrzymana.

## Kapsuły i hibernacja.

nemesis-heard-pod-entered = { $seat } zajmuje miejsce w kapsule ratunkowej: { NAME($pod) }.
nemesis-heard-pod-missed = { $seat } nie dostaje się do kapsuły.
nemesis-heard-pod-left = { $seat } wychodzi z kapsuły do pomieszczenia { $room }.
nemesis-heard-pod-flipped = { $side ->
    [nemesis-pod-side-locked] Kapsuła ratunkowa zostaje zablokowana: { NAME($pod) }.
   *[nemesis-pod-side-unlocked] Kapsuła ratunkowa zostaje odblokowana: { NAME($pod) }.
}
nemesis-heard-pods-unlocked = Wszystkie kapsuły ratunkowe zostają odblokowane.
nemesis-heard-pod-launched = { $with-count ->
    [0] Kapsuła ratunkowa odlatuje pusta: { NAME($pod) }.
    [one] Kapsuła ratunkowa odlatuje, na pokładzie { $with-count } postać: { NAME($pod) }.
    [few] Kapsuła ratunkowa odlatuje, na pokładzie { $with-count } postacie: { NAME($pod) }.
    [many] Kapsuła ratunkowa odlatuje, na pokładzie { $with-count } postaci: { NAME($pod) }.
   *[other] Kapsuła ratunkowa odlatuje, na pokładzie { $with-count } postaci: { NAME($pod) }.
}
nemesis-heard-hibernated = { $seat } zapada w hibernację.
nemesis-heard-hibernation-failed = { $seat } nie może zapaść w hibernację.
nemesis-heard-hibernation-opened = Komory hibernacyjne się otwierają.

## Faza wydarzeń i ten, kto prowadzi Intruzów.

nemesis-heard-time-passed = { $self-destruct ->
    [none] Czas płynie: { $time } z 15.
   *[other] Czas płynie: { $time } z 15. Autodestrukcja: { $self-destruct } z 6.
}
nemesis-heard-intruders-led = { $seat } od teraz prowadzi Intruzów.
nemesis-heard-intruder-card-drawn = { $card ->
    [none] Gracz Intruzów dobiera kartę.
   *[card] Gracz Intruzów dobiera kartę „{ NAME($card) }”.
}
nemesis-heard-intruder-card-played = Gracz Intruzów zagrywa kartę „{ NAME($card) }”.
nemesis-heard-intruder-card-discarded = Gracz Intruzów odrzuca kartę „{ NAME($card) }”.

## Koniec.

nemesis-heard-ship-destroyed = Statek przepada. { NAME($ending) }.
nemesis-heard-ship-jumped = Statek wykonuje skok w nadprzestrzeń.
nemesis-heard-engine-revealed = Sprawdzenie silników: { NAME($engine) } jest { NAME($token) }.
nemesis-heard-arrived = Odkryte zostają koordynaty ({ NAME($coordinates) }). Statek dociera do celu: { NAME($destination) }.
nemesis-heard-game-over = { $winners-count ->
    [0] { $leader ->
        [none] Gra skończona. Nikt nie wygrywa.
       *[some] Gra skończona. Nikt nie wygrywa: Intruzi dopięli swego ({ $leader }).
    }
    [one] Gra skończona. Wygrywa { $winners-count } gracz.
    [few] Gra skończona. Wygrywa { $winners-count } graczy.
    [many] Gra skończona. Wygrywa { $winners-count } graczy.
   *[other] Gra skończona. Wygrywa { $winners-count } gracza.
}
