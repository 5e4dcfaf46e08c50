### Відповіді, спільні для Nemesis і Lockdown, кожна вміщується на кнопці.

## Відповіді.

nemesis-kit-answer-draft = { NAME($character) }
nemesis-kit-answer-objective-choice = { NAME($objective) }
nemesis-kit-answer-shot-reroll = { $yes-no ->
    [nemesis-kit-yes-no-yes] Перекинути
   *[nemesis-kit-yes-no-no] Лишити кидок
}
nemesis-kit-answer-extra-round = { $yes-no ->
    [nemesis-kit-yes-no-yes] Витратити ще 1 набій
   *[nemesis-kit-yes-no-no] Зберегти набої
}
nemesis-kit-answer-hands-full-drop-left = Залишити те, що в лівій руці
nemesis-kit-answer-hands-full-drop-right = Залишити те, що в правій руці
nemesis-kit-answer-hands-full-decline = Не брати нового
nemesis-kit-answer-hand-lost-drop-left = Залишити те, що в лівій руці
nemesis-kit-answer-hand-lost-drop-right = Залишити те, що в правій руці
nemesis-kit-answer-keep-one = Лишити «{ NAME($item) }» ({ NAME($back) })
nemesis-kit-answer-door-taken = Двері в коридорі { $corridor } біля відсіку { $room }
nemesis-kit-answer-trading-done = Більше нічого
nemesis-kit-answer-trading-offer = { $goods ->
    [nemesis-kit-goods-item] Запропонувати «{ NAME($goods-item-item) }» ({ NAME($goods-item-back) }): { $to }
   *[nemesis-kit-goods-object] { $goods-object ->
        [nemesis-kit-object-token-corpse] Запропонувати труп ({ $goods-object-of }): { $to }
       *[nemesis-kit-object-token-egg] Запропонувати { NAME($goods-object, case: "acc") }: { $to }
    }
}
nemesis-kit-answer-trading-show = Показати «{ NAME($item-item) }» ({ NAME($item-back) }): { $to }
nemesis-kit-answer-trade-reply-decline = Відмовитися
nemesis-kit-answer-trade-reply-accept = Узяти задарма
nemesis-kit-answer-trade-reply-in-return-item = Дати натомість «{ NAME($item) }» ({ NAME($back) })
nemesis-kit-answer-trade-reply-in-return-object = Дати натомість { NAME($object-token, case: "acc") }
nemesis-kit-answer-trade-reply-in-return-object-corpse = Дати натомість труп ({ $of })
nemesis-kit-answer-trade-agreement = { $yes-no ->
    [nemesis-kit-yes-no-yes] Погодитися
   *[nemesis-kit-yes-no-no] Відмовитися
}
nemesis-kit-answer-trade-hands-drop-left = Залишити те, що в лівій руці
nemesis-kit-answer-trade-hands-drop-right = Залишити те, що в правій руці
nemesis-kit-answer-trade-hands-decline = Відмовитися від угоди
nemesis-kit-answer-careful-noise = Шум у коридорі { $corridor-number }
nemesis-kit-answer-consent = { $yes-no ->
    [nemesis-kit-yes-no-yes] Іти
   *[nemesis-kit-yes-no-no] Лишитися
}
nemesis-kit-answer-covering-weapon = «{ NAME($item) }»
