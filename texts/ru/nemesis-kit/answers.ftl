### Ответы, общие для Nemesis и Lockdown, каждый помещается на кнопке.

## Ответы.

nemesis-kit-answer-draft = { NAME($character) }
nemesis-kit-answer-objective-choice = { NAME($objective) }
nemesis-kit-answer-shot-reroll = { $yes-no ->
    [nemesis-kit-yes-no-yes] Перебросить
   *[nemesis-kit-yes-no-no] Оставить бросок
}
nemesis-kit-answer-extra-round = { $yes-no ->
    [nemesis-kit-yes-no-yes] Потратить ещё 1 патрон
   *[nemesis-kit-yes-no-no] Сберечь патроны
}
nemesis-kit-answer-hands-full-drop-left = Оставить то, что в левой руке
nemesis-kit-answer-hands-full-drop-right = Оставить то, что в правой руке
nemesis-kit-answer-hands-full-decline = Не брать новое
nemesis-kit-answer-hand-lost-drop-left = Оставить то, что в левой руке
nemesis-kit-answer-hand-lost-drop-right = Оставить то, что в правой руке
nemesis-kit-answer-keep-one = Оставить «{ NAME($item) }» ({ NAME($back) })
nemesis-kit-answer-door-taken = Дверь в коридоре { $corridor } у отсека { $room }
nemesis-kit-answer-trading-done = Больше ничего
nemesis-kit-answer-trading-offer = { $goods ->
    [nemesis-kit-goods-item] Предложить «{ NAME($goods-item-item) }» ({ NAME($goods-item-back) }): { $to }
   *[nemesis-kit-goods-object] { $goods-object ->
        [nemesis-kit-object-token-corpse] Предложить труп ({ $goods-object-of }): { $to }
       *[nemesis-kit-object-token-egg] Предложить { NAME($goods-object, case: "acc") }: { $to }
    }
}
nemesis-kit-answer-trading-show = Показать «{ NAME($item-item) }» ({ NAME($item-back) }): { $to }
nemesis-kit-answer-trade-reply-decline = Отказаться
nemesis-kit-answer-trade-reply-accept = Взять даром
nemesis-kit-answer-trade-reply-in-return-item = Дать взамен «{ NAME($item) }» ({ NAME($back) })
nemesis-kit-answer-trade-reply-in-return-object = Дать взамен { NAME($object-token, case: "acc") }
nemesis-kit-answer-trade-reply-in-return-object-corpse = Дать взамен труп ({ $of })
nemesis-kit-answer-trade-agreement = { $yes-no ->
    [nemesis-kit-yes-no-yes] Согласиться
   *[nemesis-kit-yes-no-no] Отказаться
}
nemesis-kit-answer-trade-hands-drop-left = Оставить то, что в левой руке
nemesis-kit-answer-trade-hands-drop-right = Оставить то, что в правой руке
nemesis-kit-answer-trade-hands-decline = Отказаться от сделки
nemesis-kit-answer-careful-noise = Шум в коридоре { $corridor-number }
nemesis-kit-answer-consent = { $yes-no ->
    [nemesis-kit-yes-no-yes] Идти
   *[nemesis-kit-yes-no-no] Остаться
}
nemesis-kit-answer-covering-weapon = «{ NAME($item) }»
