### Відповіді в Nemesis, кожна вміщається на кнопці.
###
### $to, $on, $of і $seat — імена, які набрали люди: вони не відмінюються. Назви карт і
### предметів стоять у лапках і теж не відмінюються.

## Об’єкти, які лежать на підлозі або які несуть.

nemesis-object-token-blue-corpse = синій труп

## На що спрямовано карту, предмет чи відсік: після назви.

nemesis-on-aim-own = { $aim ->
    [nemesis-aim-engine] : двигун тут
    [nemesis-aim-ignite] : вогонь тут за предмет «{ NAME($aim-giving-item) }» ({ NAME($aim-giving-back) })
    [nemesis-aim-technical] : до відсіку { $aim-room } ({ NAME($aim-network) })
    [nemesis-aim-weapon] : «{ NAME($aim-weapon) }»
    [nemesis-aim-dress] : перев’язування, «{ NAME($aim-wound) }» ({ $aim-seat })
    [nemesis-aim-heal] : лікування, «{ NAME($aim-wound) }» ({ $aim-seat })
    [nemesis-aim-heal-light] : лікування, легкі поранення ({ $aim-seat })
    [nemesis-aim-pod] : { NAME($aim-pod) }
    [nemesis-aim-research] : дослідження, { NAME($aim-object) }
    [nemesis-aim-coordinates] : координати
    [nemesis-aim-objective] { $aim-second ->
        [true] : друге завдання ({ $aim-of })
       *[false] : перше завдання ({ $aim-of })
    }
   *[nemesis-aim-nothing] {""}
}
nemesis-on-room-aim-own = { $aim ->
    [nemesis-room-aim-weapon] : «{ NAME($aim-weapon) }»
    [nemesis-room-aim-research] : дослідження, { NAME($aim-object) }
    [nemesis-room-aim-deck] : { NAME($aim-back) }
    [nemesis-room-aim-scan] : зі скануванням
    [nemesis-room-aim-no-scan] : без сканування
    [nemesis-room-aim-pod] : { NAME($aim-pod) }
    [nemesis-room-aim-check-coordinates] : координати
    [nemesis-room-aim-set-course] : курс { NAME($aim-course) }
   *[nemesis-room-aim-nothing] {""}
}
nemesis-on-room-action-own = { $aim-with ->
    [nemesis-room-aim-weapon] , «{ NAME($aim-with-weapon) }»
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

nemesis-answer-turn-rush = Ривок: 1 легке поранення за ще 1 дію
nemesis-answer-turn-activate = { $giving ->
    [none] Активувати «{ NAME($quest) }»
   *[some] Активувати «{ NAME($quest) }» за «{ NAME($giving-item) }» ({ NAME($giving-back) })
}

## Карти, якими платять або які скидають.

nemesis-answer-forced-pass-discard-action = Скинути «{ NAME($action-card) }»
nemesis-answer-forced-pass-discard-scanned = Скинути карту інфекції ({ NAME($contamination) })
nemesis-answer-forced-pass-discard-unscanned = Скинути непроскановану карту інфекції
nemesis-answer-forced-pass-done = Решту лишити
nemesis-answer-military-drugs-discard-action = Скинути «{ NAME($action-card) }»
nemesis-answer-military-drugs-discard-scanned = Скинути карту інфекції ({ NAME($contamination) })
nemesis-answer-military-drugs-discard-unscanned = Скинути непроскановану карту інфекції
nemesis-answer-military-drugs-draw = Узяти стільки ж
nemesis-answer-alcohol-card-action = Скинути «{ NAME($action-card) }»
nemesis-answer-alcohol-card-scanned = Карта інфекції ({ NAME($contamination) })
nemesis-answer-alcohol-card-unscanned = Непросканована карта інфекції

## Решта запитань екіпажу.

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
