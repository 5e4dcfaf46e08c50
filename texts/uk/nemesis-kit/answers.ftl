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
nemesis-kit-answer-event-placement-top = На верх колоди
nemesis-kit-answer-event-placement-bottom = Під колоду
nemesis-kit-answer-turn-pass = Спасувати
nemesis-kit-answer-turn-move = Іти { nemesis-kit-through }
nemesis-kit-answer-turn-careful-move = Обережно йти { nemesis-kit-through }
nemesis-kit-answer-turn-shoot = { $at ->
    [nemesis-kit-target-eggs] Стріляти по яйцях: «{ NAME($weapon) }»
   *[nemesis-kit-target-figure] Стріляти: «{ NAME($weapon) }», прибулець №{ $at-figure }
}
nemesis-kit-answer-turn-melee = { $at ->
    [nemesis-kit-target-eggs] Бити по яйцях
   *[nemesis-kit-target-figure] Рукопашний бій: прибулець №{ $at-figure }
}
nemesis-kit-answer-turn-pick-up = { $object ->
    [nemesis-kit-object-token-corpse] Підняти труп ({ $object-of })
   *[nemesis-kit-object-token-egg] Підняти { NAME($object, case: "acc") }
}
nemesis-kit-answer-turn-trade = Обмінятися
nemesis-kit-answer-turn-craft = Створити «{ NAME($item) }»: «{ NAME($one-item) }» ({ NAME($one-back) }) і «{ NAME($other-item) }» ({ NAME($other-back) })
nemesis-kit-answer-turn-drop-item = Викинути «{ NAME($item-item) }» ({ NAME($item-back) })
nemesis-kit-answer-turn-drop-object = { $object ->
    [nemesis-kit-object-token-corpse] Залишити труп ({ $object-of })
   *[nemesis-kit-object-token-egg] Залишити { NAME($object, case: "acc") }
}
nemesis-kit-answer-payment = Скинути «{ NAME($action-card) }»
nemesis-kit-answer-passing-discard-action = Скинути «{ NAME($action-card) }»
nemesis-kit-answer-passing-discard-scanned = Скинути карту інфекції ({ NAME($contamination) })
nemesis-kit-answer-passing-discard-unscanned = Скинути непроскановану карту інфекції
nemesis-kit-answer-passing-done = Решту лишити
nemesis-kit-answer-smoke-discard = Скинути «{ NAME($action-card) }»
nemesis-kit-answer-smoke-discard-none = Скидати нічого
nemesis-kit-answer-interruption = { $yes-no ->
    [nemesis-kit-yes-no-yes] Перервати
   *[nemesis-kit-yes-no-no] Не заважати
}
nemesis-kit-answer-turn-play = «{ NAME($card) }»{ nemesis-kit-on-aim }
nemesis-kit-answer-turn-use = «{ NAME($item-item) }» ({ NAME($item-back) }){ nemesis-kit-on-aim }
nemesis-kit-answer-turn-use-room = Дія відсіку{ nemesis-kit-on-room-aim }

## На що спрямовано дію: після назви. Що є лише в одній з ігор, вона каже сама.

nemesis-kit-on-aim = { $aim ->
    [nemesis-kit-aim-door] : двері в коридорі { $aim-corridor }
    [nemesis-kit-aim-demolish] : зачинені двері в коридорі { $aim-corridor }
    [nemesis-kit-aim-break] : несправність у відсіку { $aim-room }
    [nemesis-kit-aim-repair] : несправність тут
    [nemesis-kit-aim-extinguish] : вогонь тут
    [nemesis-kit-aim-sends] : { $aim-seat }, { nemesis-kit-aim-through }
    [nemesis-kit-aim-together] : удвох ({ $aim-seat }), { nemesis-kit-aim-through }
    [nemesis-kit-aim-way] : { nemesis-kit-aim-through }
    [nemesis-kit-aim-room] : відсік { $aim-room }
    [nemesis-kit-aim-figure] : прибулець №{ $aim-figure }
    [nemesis-kit-aim-eggs] : яйця у відсіку { $aim-room }
    [nemesis-kit-aim-character] : { $aim-seat }
    [nemesis-kit-aim-shot] : «{ NAME($aim-weapon) }», прибулець №{ $aim-figure }
    [nemesis-kit-aim-egg-shot] : «{ NAME($aim-weapon) }», яйця
    [nemesis-kit-aim-deck] : { NAME($aim-back) }
    [nemesis-kit-aim-clean] : слиз змивається
    [nemesis-kit-aim-craft] : «{ NAME($aim-item) }» із предметів «{ NAME($aim-one-item) }» ({ NAME($aim-one-back) }) і «{ NAME($aim-other-item) }» ({ NAME($aim-other-back) })
    [nemesis-kit-aim-bind] : два важкі предмети разом
    [nemesis-kit-aim-room-action] : дія відсіку { $aim-room }{ nemesis-kit-on-room-action }
   *[other] { nemesis-kit-on-aim-own }
}
nemesis-kit-on-room-aim = { $aim ->
    [nemesis-kit-room-aim-room] : відсік { $aim-room }
    [nemesis-kit-room-aim-dress-all] : перев’язування, усі важкі поранення
    [nemesis-kit-room-aim-heal-serious] : лікування, «{ NAME($aim-wound) }»
    [nemesis-kit-room-aim-heal-light] : лікування, легкі поранення
   *[other] { nemesis-kit-on-room-aim-own }
}
nemesis-kit-on-room-action = { $aim-with ->
    [nemesis-kit-room-aim-room] , відсік { $aim-with-room }
    [nemesis-kit-room-aim-dress-all] , перев’язування, усі важкі поранення
    [nemesis-kit-room-aim-heal-serious] , лікування, «{ NAME($aim-with-wound) }»
    [nemesis-kit-room-aim-heal-light] , лікування, легкі поранення
   *[other] { nemesis-kit-on-room-action-own }
}
# Хтось іде: через коридор або стежкою на поверхні, у якої немає номера.
nemesis-kit-through = { $corridor ->
    [5] стежкою A
    [6] стежкою B
    [7] стежкою C
    [8] стежкою D
    [9] стежкою E
   *[other] через коридор { $corridor }
}
nemesis-kit-aim-through = { $aim-corridor ->
    [5] стежкою A
    [6] стежкою B
    [7] стежкою C
    [8] стежкою D
    [9] стежкою E
   *[other] через коридор { $aim-corridor }
}
