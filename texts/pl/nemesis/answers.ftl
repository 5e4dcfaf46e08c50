### Odpowiedzi w „Nemesis”, każda mieści się na przycisku.
###
### $to, $on, $of i $seat to imiona wpisane przez ludzi: nie odmieniają się. Nazwy kart i
### przedmiotów stoją w cudzysłowie i też się nie odmieniają.

## Obiekty, które leżą na podłodze albo są niesione.

nemesis-object-token-blue-corpse = niebieskie zwłoki

## W co mierzy karta, przedmiot albo pomieszczenie: za nazwą.

nemesis-on-aim = { $aim ->
    [nemesis-aim-door] : drzwi w korytarzu { $aim-corridor }
    [nemesis-aim-demolish] : zamknięte drzwi w korytarzu { $aim-corridor }
    [nemesis-aim-break] : awaria w pomieszczeniu { $aim-room }
    [nemesis-aim-repair] : awaria tutaj
    [nemesis-aim-engine] : silnik tutaj
    [nemesis-aim-extinguish] : pożar tutaj
    [nemesis-aim-ignite] : pożar tutaj za przedmiot „{ NAME($aim-giving-item) }” ({ NAME($aim-giving-back) })
    [nemesis-aim-sends] : { $aim-seat }, korytarz { $aim-corridor }
    [nemesis-aim-together] : we dwoje ({ $aim-seat }), korytarz { $aim-corridor }
    [nemesis-aim-way] : przez korytarz { $aim-corridor }
    [nemesis-aim-technical] : do pomieszczenia { $aim-room } ({ NAME($aim-network) })
    [nemesis-aim-room] : pomieszczenie { $aim-room }
    [nemesis-aim-figure] : Intruz nr { $aim-figure }
    [nemesis-aim-eggs] : jaja w pomieszczeniu { $aim-room }
    [nemesis-aim-character] : { $aim-seat }
    [nemesis-aim-weapon] : „{ NAME($aim-weapon) }”
    [nemesis-aim-shot] : „{ NAME($aim-weapon) }”, Intruz nr { $aim-figure }
    [nemesis-aim-egg-shot] : „{ NAME($aim-weapon) }”, jaja
    [nemesis-aim-deck] : { NAME($aim-back) }
    [nemesis-aim-dress] : opatrzenie, „{ NAME($aim-wound) }” ({ $aim-seat })
    [nemesis-aim-heal] : leczenie, „{ NAME($aim-wound) }” ({ $aim-seat })
    [nemesis-aim-heal-light] : leczenie, lekkie rany ({ $aim-seat })
    [nemesis-aim-clean] : zmycie śluzu
    [nemesis-aim-pod] : { NAME($aim-pod) }
    [nemesis-aim-craft] : „{ NAME($aim-item) }” z przedmiotów „{ NAME($aim-one-item) }” ({ NAME($aim-one-back) }) i „{ NAME($aim-other-item) }” ({ NAME($aim-other-back) })
    [nemesis-aim-bind] : dwa ciężkie przedmioty razem
    [nemesis-aim-research] : badanie, { NAME($aim-object) }
    [nemesis-aim-coordinates] : koordynaty
    [nemesis-aim-objective] { $aim-second ->
        [true] : drugi cel ({ $aim-of })
       *[false] : pierwszy cel ({ $aim-of })
    }
    [nemesis-aim-room-action] : akcja pomieszczenia { $aim-room }{ nemesis-on-room-action }
   *[nemesis-aim-nothing] {""}
}
nemesis-on-room-aim = { $aim ->
    [nemesis-room-aim-room] : pomieszczenie { $aim-room }
    [nemesis-room-aim-weapon] : „{ NAME($aim-weapon) }”
    [nemesis-room-aim-dress-all] : opatrzenie, wszystkie ciężkie rany
    [nemesis-room-aim-heal-serious] : leczenie, „{ NAME($aim-wound) }”
    [nemesis-room-aim-heal-light] : leczenie, lekkie rany
    [nemesis-room-aim-research] : badanie, { NAME($aim-object) }
    [nemesis-room-aim-deck] : { NAME($aim-back) }
    [nemesis-room-aim-scan] : ze skanowaniem
    [nemesis-room-aim-no-scan] : bez skanowania
    [nemesis-room-aim-pod] : { NAME($aim-pod) }
    [nemesis-room-aim-check-coordinates] : koordynaty
    [nemesis-room-aim-set-course] : kurs { NAME($aim-course) }
   *[nemesis-room-aim-nothing] {""}
}
nemesis-on-room-action = { $aim-with ->
    [nemesis-room-aim-room] , pomieszczenie { $aim-with-room }
    [nemesis-room-aim-weapon] , „{ NAME($aim-with-weapon) }”
    [nemesis-room-aim-dress-all] , opatrzenie, wszystkie ciężkie rany
    [nemesis-room-aim-heal-serious] , leczenie, „{ NAME($aim-with-wound) }”
    [nemesis-room-aim-heal-light] , leczenie, lekkie rany
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

nemesis-answer-turn-pass = Spasuj
nemesis-answer-turn-rush = Zryw: 1 lekka rana za 1 akcję więcej
nemesis-answer-turn-move = Idź przez korytarz { $corridor }
nemesis-answer-turn-careful-move = Idź ostrożnie przez korytarz { $corridor }
nemesis-answer-turn-shoot = { $at ->
    [nemesis-target-eggs] Strzel do jaj: „{ NAME($weapon) }”
   *[nemesis-target-figure] Strzel: „{ NAME($weapon) }”, Intruz nr { $at-figure }
}
nemesis-answer-turn-melee = { $at ->
    [nemesis-target-eggs] Uderz w jaja
   *[nemesis-target-figure] Walcz wręcz: Intruz nr { $at-figure }
}
nemesis-answer-turn-pick-up = { $object ->
    [nemesis-object-token-corpse] Podnieś zwłoki ({ $object-of })
   *[nemesis-object-token-egg] Podnieś { NAME($object, case: "acc") }
}
nemesis-answer-turn-trade = Wymieniaj się
nemesis-answer-turn-craft = Stwórz „{ NAME($item) }”: „{ NAME($one-item) }” ({ NAME($one-back) }) i „{ NAME($other-item) }” ({ NAME($other-back) })
nemesis-answer-turn-activate = { $giving ->
    [none] Aktywuj „{ NAME($quest) }”
   *[some] Aktywuj „{ NAME($quest) }” za „{ NAME($giving-item) }” ({ NAME($giving-back) })
}
nemesis-answer-turn-play = „{ NAME($card) }”{ nemesis-on-aim }
nemesis-answer-turn-use = „{ NAME($item-item) }” ({ NAME($item-back) }){ nemesis-on-aim }
nemesis-answer-turn-use-room = Akcja pomieszczenia{ nemesis-on-room-aim }
nemesis-answer-turn-drop-item = Upuść „{ NAME($item-item) }” ({ NAME($item-back) })
nemesis-answer-turn-drop-object = { $object ->
    [nemesis-object-token-corpse] Upuść zwłoki ({ $object-of })
   *[nemesis-object-token-egg] Upuść { NAME($object, case: "acc") }
}

## Karty, którymi się płaci albo które się odrzuca.

nemesis-answer-payment = Odrzuć „{ NAME($action-card) }”
nemesis-answer-passing-discard-action = Odrzuć „{ NAME($action-card) }”
nemesis-answer-passing-discard-scanned = Odrzuć kartę skażenia ({ NAME($contamination) })
nemesis-answer-passing-discard-unscanned = Odrzuć kartę skażenia, nieskanowaną
nemesis-answer-passing-done = Resztę zatrzymaj
nemesis-answer-forced-pass-discard-action = Odrzuć „{ NAME($action-card) }”
nemesis-answer-forced-pass-discard-scanned = Odrzuć kartę skażenia ({ NAME($contamination) })
nemesis-answer-forced-pass-discard-unscanned = Odrzuć kartę skażenia, nieskanowaną
nemesis-answer-forced-pass-done = Resztę zatrzymaj
nemesis-answer-military-drugs-discard-action = Odrzuć „{ NAME($action-card) }”
nemesis-answer-military-drugs-discard-scanned = Odrzuć kartę skażenia ({ NAME($contamination) })
nemesis-answer-military-drugs-discard-unscanned = Odrzuć kartę skażenia, nieskanowaną
nemesis-answer-military-drugs-draw = Dobierz tyle samo
nemesis-answer-alcohol-card-action = Odrzuć „{ NAME($action-card) }”
nemesis-answer-alcohol-card-scanned = Karta skażenia ({ NAME($contamination) })
nemesis-answer-alcohol-card-unscanned = Karta skażenia, nieskanowana
nemesis-answer-smoke-discard = Odrzuć „{ NAME($action-card) }”
nemesis-answer-smoke-discard-none = Nie ma czego odrzucić

## Pozostałe pytania załogi.

nemesis-answer-interruption = { $yes-no ->
    [nemesis-yes-no-yes] Przerwij
   *[nemesis-yes-no-no] Nie przeszkadzaj
}
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
nemesis-answer-event-placement-top = Na wierzch talii
nemesis-answer-event-placement-bottom = Na spód talii
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
