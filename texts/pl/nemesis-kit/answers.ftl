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
