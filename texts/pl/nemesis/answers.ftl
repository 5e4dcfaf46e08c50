### Odpowiedzi w „Nemesis”, każda mieści się na przycisku.
###
### $to, $on, $of i $seat to imiona wpisane przez ludzi: nie odmieniają się. Nazwy kart i
### przedmiotów stoją w cudzysłowie i też się nie odmieniają.

## Obiekty, które leżą na podłodze albo są niesione.

nemesis-object-token-blue-corpse = niebieskie zwłoki

## W co mierzy karta, przedmiot albo pomieszczenie: za nazwą.

nemesis-on-aim-own = { $aim ->
    [nemesis-aim-engine] : silnik tutaj
    [nemesis-aim-ignite] : pożar tutaj za przedmiot „{ NAME($aim-giving-item) }” ({ NAME($aim-giving-back) })
    [nemesis-aim-technical] : do pomieszczenia { $aim-room } ({ NAME($aim-network) })
    [nemesis-aim-weapon] : „{ NAME($aim-weapon) }”
    [nemesis-aim-dress] : opatrzenie, „{ NAME($aim-wound) }” ({ $aim-seat })
    [nemesis-aim-heal] : leczenie, „{ NAME($aim-wound) }” ({ $aim-seat })
    [nemesis-aim-heal-light] : leczenie, lekkie rany ({ $aim-seat })
    [nemesis-aim-pod] : { NAME($aim-pod) }
    [nemesis-aim-research] : badanie, { NAME($aim-object) }
    [nemesis-aim-coordinates] : koordynaty
    [nemesis-aim-objective] { $aim-second ->
        [true] : drugi cel ({ $aim-of })
       *[false] : pierwszy cel ({ $aim-of })
    }
   *[nemesis-aim-nothing] {""}
}
nemesis-on-room-aim-own = { $aim ->
    [nemesis-room-aim-weapon] : „{ NAME($aim-weapon) }”
    [nemesis-room-aim-research] : badanie, { NAME($aim-object) }
    [nemesis-room-aim-deck] : { NAME($aim-back) }
    [nemesis-room-aim-scan] : ze skanowaniem
    [nemesis-room-aim-no-scan] : bez skanowania
    [nemesis-room-aim-pod] : { NAME($aim-pod) }
    [nemesis-room-aim-check-coordinates] : koordynaty
    [nemesis-room-aim-set-course] : kurs { NAME($aim-course) }
   *[nemesis-room-aim-nothing] {""}
}
nemesis-on-room-action-own = { $aim-with ->
    [nemesis-room-aim-weapon] , „{ NAME($aim-with-weapon) }”
    [nemesis-room-aim-research] , badanie, { NAME($aim-with-object) }
    [nemesis-room-aim-deck] , { NAME($aim-with-back) }
    [nemesis-room-aim-scan] , ze skanowaniem
    [nemesis-room-aim-no-scan] , bez skanowania
    [nemesis-room-aim-pod] , { NAME($aim-with-pod) }
    [nemesis-room-aim-check-coordinates] , koordynaty
    [nemesis-room-aim-set-course] , kurs { NAME($aim-with-course) }
   *[nemesis-room-aim-nothing] {""}
}

## Co robić w swojej turze.

nemesis-answer-turn-rush = Zryw: 1 lekka rana za 1 akcję więcej
nemesis-answer-turn-activate = { $giving ->
    [none] Aktywuj „{ NAME($quest) }”
   *[some] Aktywuj „{ NAME($quest) }” za „{ NAME($giving-item) }” ({ NAME($giving-back) })
}

## Karty, którymi się płaci albo które się odrzuca.

nemesis-answer-forced-pass-discard-action = Odrzuć „{ NAME($action-card) }”
nemesis-answer-forced-pass-discard-scanned = Odrzuć kartę skażenia ({ NAME($contamination) })
nemesis-answer-forced-pass-discard-unscanned = Odrzuć nieskanowaną kartę skażenia
nemesis-answer-forced-pass-done = Resztę zatrzymaj
nemesis-answer-military-drugs-discard-action = Odrzuć „{ NAME($action-card) }”
nemesis-answer-military-drugs-discard-scanned = Odrzuć kartę skażenia ({ NAME($contamination) })
nemesis-answer-military-drugs-discard-unscanned = Odrzuć nieskanowaną kartę skażenia
nemesis-answer-military-drugs-draw = Dobierz tyle samo
nemesis-answer-alcohol-card-action = Odrzuć „{ NAME($action-card) }”
nemesis-answer-alcohol-card-scanned = Karta skażenia ({ NAME($contamination) })
nemesis-answer-alcohol-card-unscanned = Nieskanowana karta skażenia

## Pozostałe pytania załogi.

nemesis-answer-motion-scanner-keep = Zostaw rzut
nemesis-answer-motion-scanner-reroll = Przerzuć za „{ NAME($action-card) }”
nemesis-answer-attack-reaction-suffer = Przyjmij atak
nemesis-answer-attack-reaction-nerves-of-steel = „Stalowe nerwy”
nemesis-answer-attack-reaction-armor = „Pancerz”
nemesis-answer-further-shot = { $yes-no ->
    [nemesis-yes-no-yes] Strzelaj dalej
   *[nemesis-yes-no-no] Przestań strzelać
}
nemesis-answer-authorization = Drzwi w korytarzu { $corridor } przy pomieszczeniu { $room }
nemesis-answer-authorization-none = Zostaw drzwi bez zmian
nemesis-answer-doors-of-done = Resztę zostaw
nemesis-answer-doors-of-change = Drzwi w korytarzu { $corridor-number }
nemesis-answer-engine-order = { $yes-no ->
    [nemesis-yes-no-yes] Zamień miejscami
   *[nemesis-yes-no-no] Zostaw, jak jest
}
nemesis-answer-pod-boarding-launch = Odpal: { NAME($pod-number) }
nemesis-answer-pod-boarding-wait = Usiądź i czekaj: { NAME($pod-number) }
nemesis-answer-pod-turn-launch = Odpal kapsułę
nemesis-answer-pod-turn-stay = Czekaj
nemesis-answer-pod-turn-leave = Wyjdź z kapsuły
nemesis-answer-second-tile = Pomieszczenie { $room-number }

## Ten, kto prowadzi Intruzów.

nemesis-answer-intruder-turn-pass = { $keeping ->
    [none] Spasuj
   *[card] Spasuj i zatrzymaj „{ NAME($keeping) }”
}
nemesis-answer-intruder-turn-move = „{ NAME($card) }”: Intruz nr { $figure } idzie przez korytarz { $corridor }
nemesis-answer-intruder-turn-attack = „{ NAME($card) }”: Intruz nr { $figure } atakuje ({ $on })
nemesis-answer-intruder-turn-pursue = „{ NAME($card) }”: { $seat } rzuca na hałas
nemesis-answer-intruder-turn-heal = „{ NAME($card) }”: Intruz nr { $figure } się leczy
nemesis-answer-intruder-turn-effect = Zagraj „{ NAME($card) }”
nemesis-answer-attack-choice = „{ NAME($attack-card) }”
nemesis-answer-planned-event = „{ NAME($event) }”
