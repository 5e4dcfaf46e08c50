### Відповіді в Nemesis, кожна вміщається на кнопці.
###
### $to, $on, $of і $seat — імена, які набрали люди: вони не відмінюються. Назви карт і
### предметів стоять у лапках і теж не відмінюються.

## Об’єкти, які лежать на підлозі або які несуть.

nemesis-object-token-blue-corpse = синій труп

## На що спрямовано карту, предмет чи відсік: після назви.

nemesis-on-aim = { $aim ->
    [nemesis-aim-door] : двері в коридорі { $aim-corridor }
    [nemesis-aim-demolish] : зачинені двері в коридорі { $aim-corridor }
    [nemesis-aim-break] : несправність у відсіку { $aim-room }
    [nemesis-aim-repair] : несправність тут
    [nemesis-aim-engine] : двигун тут
    [nemesis-aim-extinguish] : вогонь тут
    [nemesis-aim-ignite] : вогонь тут за предмет «{ NAME($aim-giving-item) }» ({ NAME($aim-giving-back) })
    [nemesis-aim-sends] : { $aim-seat }, коридор { $aim-corridor }
    [nemesis-aim-together] : удвох ({ $aim-seat }), коридор { $aim-corridor }
    [nemesis-aim-way] : через коридор { $aim-corridor }
    [nemesis-aim-technical] : до відсіку { $aim-room } ({ NAME($aim-network) })
    [nemesis-aim-room] : відсік { $aim-room }
    [nemesis-aim-figure] : прибулець №{ $aim-figure }
    [nemesis-aim-eggs] : яйця у відсіку { $aim-room }
    [nemesis-aim-character] : { $aim-seat }
    [nemesis-aim-weapon] : «{ NAME($aim-weapon) }»
    [nemesis-aim-shot] : «{ NAME($aim-weapon) }», прибулець №{ $aim-figure }
    [nemesis-aim-egg-shot] : «{ NAME($aim-weapon) }», яйця
    [nemesis-aim-deck] : { NAME($aim-back) }
    [nemesis-aim-dress] : перев’язування, «{ NAME($aim-wound) }» ({ $aim-seat })
    [nemesis-aim-heal] : лікування, «{ NAME($aim-wound) }» ({ $aim-seat })
    [nemesis-aim-heal-light] : лікування, легкі поранення ({ $aim-seat })
    [nemesis-aim-clean] : слиз змивається
    [nemesis-aim-pod] : { NAME($aim-pod) }
    [nemesis-aim-craft] : «{ NAME($aim-item) }» із предметів «{ NAME($aim-one-item) }» ({ NAME($aim-one-back) }) і «{ NAME($aim-other-item) }» ({ NAME($aim-other-back) })
    [nemesis-aim-bind] : два важкі предмети разом
    [nemesis-aim-research] : дослідження, { NAME($aim-object) }
    [nemesis-aim-coordinates] : координати
    [nemesis-aim-objective] { $aim-second ->
        [true] : друге завдання ({ $aim-of })
       *[false] : перше завдання ({ $aim-of })
    }
    [nemesis-aim-room-action] : дія відсіку { $aim-room }{ nemesis-on-room-action }
   *[nemesis-aim-nothing] {""}
}
nemesis-on-room-aim = { $aim ->
    [nemesis-room-aim-room] : відсік { $aim-room }
    [nemesis-room-aim-weapon] : «{ NAME($aim-weapon) }»
    [nemesis-room-aim-dress-all] : перев’язування, усі важкі поранення
    [nemesis-room-aim-heal-serious] : лікування, «{ NAME($aim-wound) }»
    [nemesis-room-aim-heal-light] : лікування, легкі поранення
    [nemesis-room-aim-research] : дослідження, { NAME($aim-object) }
    [nemesis-room-aim-deck] : { NAME($aim-back) }
    [nemesis-room-aim-scan] : зі скануванням
    [nemesis-room-aim-no-scan] : без сканування
    [nemesis-room-aim-pod] : { NAME($aim-pod) }
    [nemesis-room-aim-check-coordinates] : координати
    [nemesis-room-aim-set-course] : курс { NAME($aim-course) }
   *[nemesis-room-aim-nothing] {""}
}
nemesis-on-room-action = { $aim-with ->
    [nemesis-room-aim-room] , відсік { $aim-with-room }
    [nemesis-room-aim-weapon] , «{ NAME($aim-with-weapon) }»
    [nemesis-room-aim-dress-all] , перев’язування, усі важкі поранення
    [nemesis-room-aim-heal-serious] , лікування, «{ NAME($aim-with-wound) }»
    [nemesis-room-aim-heal-light] , лікування, легкі поранення
    [nemesis-room-aim-research] , дослідження, { NAME($aim-with-object) }
    [nemesis-room-aim-deck] , { NAME($aim-with-back) }
    [nemesis-room-aim-scan] , зі скануванням
    [nemesis-room-aim-no-scan] , без сканування
    [nemesis-room-aim-pod] , { NAME($aim-with-pod) }
    [nemesis-room-aim-check-coordinates] , координати
    [nemesis-room-aim-set-course] , курс { NAME($aim-with-course) }
   *[nemesis-room-aim-nothing] {""}
}

## Що робити у свій хід.

nemesis-answer-turn-pass = Спасувати
nemesis-answer-turn-rush = Ривок: 1 легке поранення за ще 1 дію
nemesis-answer-turn-move = Іти через коридор { $corridor }
nemesis-answer-turn-careful-move = Обережно йти через коридор { $corridor }
nemesis-answer-turn-shoot = { $at ->
    [nemesis-target-eggs] Стріляти по яйцях: «{ NAME($weapon) }»
   *[nemesis-target-figure] Стріляти: «{ NAME($weapon) }», прибулець №{ $at-figure }
}
nemesis-answer-turn-melee = { $at ->
    [nemesis-target-eggs] Бити по яйцях
   *[nemesis-target-figure] Рукопашний бій: прибулець №{ $at-figure }
}
nemesis-answer-turn-pick-up = { $object ->
    [nemesis-object-token-corpse] Підняти труп ({ $object-of })
   *[nemesis-object-token-egg] Підняти { NAME($object, case: "acc") }
}
nemesis-answer-turn-trade = Обмінятися
nemesis-answer-turn-craft = Створити «{ NAME($item) }»: «{ NAME($one-item) }» ({ NAME($one-back) }) і «{ NAME($other-item) }» ({ NAME($other-back) })
nemesis-answer-turn-activate = { $giving ->
    [none] Активувати «{ NAME($quest) }»
   *[some] Активувати «{ NAME($quest) }» за «{ NAME($giving-item) }» ({ NAME($giving-back) })
}
nemesis-answer-turn-play = «{ NAME($card) }»{ nemesis-on-aim }
nemesis-answer-turn-use = «{ NAME($item-item) }» ({ NAME($item-back) }){ nemesis-on-aim }
nemesis-answer-turn-use-room = Дія відсіку{ nemesis-on-room-aim }
nemesis-answer-turn-drop-item = Викинути «{ NAME($item-item) }» ({ NAME($item-back) })
nemesis-answer-turn-drop-object = { $object ->
    [nemesis-object-token-corpse] Залишити труп ({ $object-of })
   *[nemesis-object-token-egg] Залишити { NAME($object, case: "acc") }
}

## Карти, якими платять або які скидають.

nemesis-answer-payment = Скинути «{ NAME($action-card) }»
nemesis-answer-passing-discard-action = Скинути «{ NAME($action-card) }»
nemesis-answer-passing-discard-scanned = Скинути карту інфекції ({ NAME($contamination) })
nemesis-answer-passing-discard-unscanned = Скинути карту інфекції, не просканована
nemesis-answer-passing-done = Решту лишити
nemesis-answer-forced-pass-discard-action = Скинути «{ NAME($action-card) }»
nemesis-answer-forced-pass-discard-scanned = Скинути карту інфекції ({ NAME($contamination) })
nemesis-answer-forced-pass-discard-unscanned = Скинути карту інфекції, не просканована
nemesis-answer-forced-pass-done = Решту лишити
nemesis-answer-military-drugs-discard-action = Скинути «{ NAME($action-card) }»
nemesis-answer-military-drugs-discard-scanned = Скинути карту інфекції ({ NAME($contamination) })
nemesis-answer-military-drugs-discard-unscanned = Скинути карту інфекції, не просканована
nemesis-answer-military-drugs-draw = Узяти стільки ж
nemesis-answer-alcohol-card-action = Скинути «{ NAME($action-card) }»
nemesis-answer-alcohol-card-scanned = Карта інфекції ({ NAME($contamination) })
nemesis-answer-alcohol-card-unscanned = Карта інфекції, не просканована
nemesis-answer-smoke-discard = Скинути «{ NAME($action-card) }»
nemesis-answer-smoke-discard-none = Скидати нічого

## Решта запитань екіпажу.

nemesis-answer-interruption = { $yes-no ->
    [nemesis-yes-no-yes] Перервати
   *[nemesis-yes-no-no] Не заважати
}
nemesis-answer-motion-scanner-keep = Лишити кидок
nemesis-answer-motion-scanner-reroll = Перекинути за «{ NAME($action-card) }»
nemesis-answer-attack-reaction-suffer = Прийняти атаку
nemesis-answer-attack-reaction-nerves-of-steel = «Сталеві нерви»
nemesis-answer-attack-reaction-armor = «Броня»
nemesis-answer-further-shot = { $yes-no ->
    [nemesis-yes-no-yes] Стріляти ще
   *[nemesis-yes-no-no] Більше не стріляти
}
nemesis-answer-authorization = Двері в коридорі { $corridor } біля відсіку { $room }
nemesis-answer-authorization-none = Двері не чіпати
nemesis-answer-doors-of-done = Решту не чіпати
nemesis-answer-doors-of-change = Двері в коридорі { $corridor-number }
nemesis-answer-engine-order = { $yes-no ->
    [nemesis-yes-no-yes] Поміняти місцями
   *[nemesis-yes-no-no] Лишити як є
}
nemesis-answer-pod-boarding-launch = Запустити: { NAME($pod-number) }
nemesis-answer-pod-boarding-wait = Сісти й чекати: { NAME($pod-number) }
nemesis-answer-pod-turn-launch = Запустити капсулу
nemesis-answer-pod-turn-stay = Чекати
nemesis-answer-pod-turn-leave = Вийти з капсули
nemesis-answer-event-placement-top = Нагору колоди
nemesis-answer-event-placement-bottom = Під низ колоди
nemesis-answer-second-tile = Відсік { $room-number }

## Той, хто грає за прибульців.

nemesis-answer-intruder-turn-pass = { $keeping ->
    [none] Спасувати
   *[card] Спасувати й лишити «{ NAME($keeping) }»
}
nemesis-answer-intruder-turn-move = «{ NAME($card) }»: прибулець №{ $figure } іде через коридор { $corridor }
nemesis-answer-intruder-turn-attack = «{ NAME($card) }»: прибулець №{ $figure } атакує ({ $on })
nemesis-answer-intruder-turn-pursue = «{ NAME($card) }»: { $seat } робить кидок на шум
nemesis-answer-intruder-turn-heal = «{ NAME($card) }»: прибулець №{ $figure } зцілюється
nemesis-answer-intruder-turn-effect = Розіграти «{ NAME($card) }»
nemesis-answer-attack-choice = «{ NAME($attack-card) }»
nemesis-answer-planned-event = «{ NAME($event) }»
