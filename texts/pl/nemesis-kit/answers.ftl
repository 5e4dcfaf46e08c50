### Odpowiedzi wspólne dla Nemesis i Lockdown, każda mieści się na przycisku.

## Odpowiedzi.

nemesis-kit-answer-draft = { NAME($character) }
nemesis-kit-answer-objective-choice = { NAME($objective) }
nemesis-kit-answer-shot-reroll = { $yes-no ->
    [nemesis-kit-yes-no-yes] Przerzuć
   *[nemesis-kit-yes-no-no] Zostaw rzut
}
nemesis-kit-answer-extra-round = { $yes-no ->
    [nemesis-kit-yes-no-yes] Zużyj jeszcze 1 nabój
   *[nemesis-kit-yes-no-no] Oszczędź amunicję
}
nemesis-kit-answer-hands-full-drop-left = Upuść to, co w lewej ręce
nemesis-kit-answer-hands-full-drop-right = Upuść to, co w prawej ręce
nemesis-kit-answer-hands-full-decline = Nie bierz nowej rzeczy
nemesis-kit-answer-hand-lost-drop-left = Upuść to, co w lewej ręce
nemesis-kit-answer-hand-lost-drop-right = Upuść to, co w prawej ręce
nemesis-kit-answer-keep-one = Zatrzymaj „{ NAME($item) }” ({ NAME($back) })
nemesis-kit-answer-door-taken = Drzwi w korytarzu { $corridor } przy pomieszczeniu { $room }
nemesis-kit-answer-trading-done = Nic więcej
nemesis-kit-answer-trading-offer = { $goods ->
    [nemesis-kit-goods-item] Zaoferuj „{ NAME($goods-item-item) }” ({ NAME($goods-item-back) }): { $to }
   *[nemesis-kit-goods-object] { $goods-object ->
        [nemesis-kit-object-token-corpse] Zaoferuj zwłoki ({ $goods-object-of }): { $to }
       *[nemesis-kit-object-token-egg] Zaoferuj { NAME($goods-object, case: "acc") }: { $to }
    }
}
nemesis-kit-answer-trading-show = Pokaż „{ NAME($item-item) }” ({ NAME($item-back) }): { $to }
nemesis-kit-answer-trade-reply-decline = Odmów
nemesis-kit-answer-trade-reply-accept = Weź za darmo
nemesis-kit-answer-trade-reply-in-return-item = Daj w zamian „{ NAME($item) }” ({ NAME($back) })
nemesis-kit-answer-trade-reply-in-return-object = Daj w zamian { NAME($object-token, case: "acc") }
nemesis-kit-answer-trade-reply-in-return-object-corpse = Daj w zamian zwłoki ({ $of })
nemesis-kit-answer-trade-agreement = { $yes-no ->
    [nemesis-kit-yes-no-yes] Zgódź się
   *[nemesis-kit-yes-no-no] Odmów
}
nemesis-kit-answer-trade-hands-drop-left = Upuść to, co w lewej ręce
nemesis-kit-answer-trade-hands-drop-right = Upuść to, co w prawej ręce
nemesis-kit-answer-trade-hands-decline = Zrezygnuj z wymiany
nemesis-kit-answer-careful-noise = Hałas w korytarzu { $corridor-number }
nemesis-kit-answer-consent = { $yes-no ->
    [nemesis-kit-yes-no-yes] Idź
   *[nemesis-kit-yes-no-no] Zostań
}
nemesis-kit-answer-covering-weapon = „{ NAME($item) }”
nemesis-kit-answer-event-placement-top = Na wierzch talii
nemesis-kit-answer-event-placement-bottom = Na spód talii
nemesis-kit-answer-turn-pass = Spasuj
nemesis-kit-answer-turn-move = Idź { nemesis-kit-through }
nemesis-kit-answer-turn-careful-move = Idź ostrożnie { nemesis-kit-through }
nemesis-kit-answer-turn-shoot = { $at ->
    [nemesis-kit-target-eggs] Strzel do jaj: „{ NAME($weapon) }”
   *[nemesis-kit-target-figure] Strzel: „{ NAME($weapon) }”, Intruz nr { $at-figure }
}
nemesis-kit-answer-turn-melee = { $at ->
    [nemesis-kit-target-eggs] Uderz w jaja
   *[nemesis-kit-target-figure] Walcz wręcz: Intruz nr { $at-figure }
}
nemesis-kit-answer-turn-pick-up = { $object ->
    [nemesis-kit-object-token-corpse] Podnieś zwłoki ({ $object-of })
   *[nemesis-kit-object-token-egg] Podnieś { NAME($object, case: "acc") }
}
nemesis-kit-answer-turn-trade = Wymieniaj się
nemesis-kit-answer-turn-craft = Stwórz „{ NAME($item) }”: „{ NAME($one-item) }” ({ NAME($one-back) }) i „{ NAME($other-item) }” ({ NAME($other-back) })
nemesis-kit-answer-turn-drop-item = Upuść „{ NAME($item-item) }” ({ NAME($item-back) })
nemesis-kit-answer-turn-drop-object = { $object ->
    [nemesis-kit-object-token-corpse] Upuść zwłoki ({ $object-of })
   *[nemesis-kit-object-token-egg] Upuść { NAME($object, case: "acc") }
}
nemesis-kit-answer-payment = Odrzuć „{ NAME($action-card) }”
nemesis-kit-answer-passing-discard-action = Odrzuć „{ NAME($action-card) }”
nemesis-kit-answer-passing-discard-scanned = Odrzuć kartę skażenia ({ NAME($contamination) })
nemesis-kit-answer-passing-discard-unscanned = Odrzuć nieskanowaną kartę skażenia
nemesis-kit-answer-passing-done = Resztę zatrzymaj
nemesis-kit-answer-smoke-discard = Odrzuć „{ NAME($action-card) }”
nemesis-kit-answer-smoke-discard-none = Nie ma czego odrzucić
nemesis-kit-answer-interruption = { $yes-no ->
    [nemesis-kit-yes-no-yes] Przerwij
   *[nemesis-kit-yes-no-no] Nie przeszkadzaj
}
nemesis-kit-answer-turn-play = „{ NAME($card) }”{ nemesis-kit-on-aim }
nemesis-kit-answer-turn-use = „{ NAME($item-item) }” ({ NAME($item-back) }){ nemesis-kit-on-aim }
nemesis-kit-answer-turn-use-room = Akcja pomieszczenia{ nemesis-kit-on-room-aim }

## W co mierzy akcja: za nazwą. Co ma tylko jedna z gier, mówi sama.

nemesis-kit-on-aim = { $aim ->
    [nemesis-kit-aim-door] : drzwi w korytarzu { $aim-corridor }
    [nemesis-kit-aim-demolish] : zamknięte drzwi w korytarzu { $aim-corridor }
    [nemesis-kit-aim-break] : awaria w pomieszczeniu { $aim-room }
    [nemesis-kit-aim-repair] : awaria tutaj
    [nemesis-kit-aim-extinguish] : pożar tutaj
    [nemesis-kit-aim-sends] : { $aim-seat }, { nemesis-kit-aim-through }
    [nemesis-kit-aim-together] : razem ({ $aim-seat }), { nemesis-kit-aim-through }
    [nemesis-kit-aim-way] : { nemesis-kit-aim-through }
    [nemesis-kit-aim-room] : pomieszczenie { $aim-room }
    [nemesis-kit-aim-figure] : Intruz nr { $aim-figure }
    [nemesis-kit-aim-eggs] : jaja w pomieszczeniu { $aim-room }
    [nemesis-kit-aim-character] : { $aim-seat }
    [nemesis-kit-aim-shot] : „{ NAME($aim-weapon) }”, Intruz nr { $aim-figure }
    [nemesis-kit-aim-egg-shot] : „{ NAME($aim-weapon) }”, jaja
    [nemesis-kit-aim-deck] : { NAME($aim-back) }
    [nemesis-kit-aim-clean] : zmycie śluzu
    [nemesis-kit-aim-craft] : „{ NAME($aim-item) }” z przedmiotów „{ NAME($aim-one-item) }” ({ NAME($aim-one-back) }) i „{ NAME($aim-other-item) }” ({ NAME($aim-other-back) })
    [nemesis-kit-aim-bind] : dwa ciężkie przedmioty razem
    [nemesis-kit-aim-room-action] : akcja pomieszczenia { $aim-room }{ nemesis-kit-on-room-action }
   *[other] { nemesis-kit-on-aim-own }
}
nemesis-kit-on-room-aim = { $aim ->
    [nemesis-kit-room-aim-room] : pomieszczenie { $aim-room }
    [nemesis-kit-room-aim-dress-all] : opatrzenie, wszystkie ciężkie rany
    [nemesis-kit-room-aim-heal-serious] : leczenie, „{ NAME($aim-wound) }”
    [nemesis-kit-room-aim-heal-light] : leczenie, lekkie rany
   *[other] { nemesis-kit-on-room-aim-own }
}
nemesis-kit-on-room-action = { $aim-with ->
    [nemesis-kit-room-aim-room] , pomieszczenie { $aim-with-room }
    [nemesis-kit-room-aim-dress-all] , opatrzenie, wszystkie ciężkie rany
    [nemesis-kit-room-aim-heal-serious] , leczenie, „{ NAME($aim-with-wound) }”
    [nemesis-kit-room-aim-heal-light] , leczenie, lekkie rany
   *[other] { nemesis-kit-on-room-action-own }
}
# Którędy ktoś idzie: przez korytarz albo ścieżką na powierzchni, która nie ma numeru.
nemesis-kit-through = { $corridor ->
    [5] ścieżką A
    [6] ścieżką B
    [7] ścieżką C
    [8] ścieżką D
    [9] ścieżką E
   *[other] przez korytarz { $corridor }
}
nemesis-kit-aim-through = { $aim-corridor ->
    [5] ścieżką A
    [6] ścieżką B
    [7] ścieżką C
    [8] ścieżką D
    [9] ścieżką E
   *[other] przez korytarz { $aim-corridor }
}
