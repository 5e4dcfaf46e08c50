### Ответы в Nemesis, каждый помещается на кнопке.
###
### $to, $on, $of и $seat — имена, которые набрали люди: они не склоняются. Названия карт и
### предметов стоят в кавычках и тоже не склоняются.

## Объекты, которые лежат на полу или которые несут.

nemesis-object-token-blue-corpse = синий труп

## На что направлены карта, предмет или отсек: после названия.

nemesis-on-aim = { $aim ->
    [nemesis-aim-door] : дверь в коридоре { $aim-corridor }
    [nemesis-aim-demolish] : закрытая дверь в коридоре { $aim-corridor }
    [nemesis-aim-break] : неисправность в отсеке { $aim-room }
    [nemesis-aim-repair] : неисправность здесь
    [nemesis-aim-engine] : двигатель здесь
    [nemesis-aim-extinguish] : пожар здесь
    [nemesis-aim-ignite] : пожар здесь за предмет «{ NAME($aim-giving-item) }» ({ NAME($aim-giving-back) })
    [nemesis-aim-sends] : { $aim-seat }, коридор { $aim-corridor }
    [nemesis-aim-together] : вдвоём ({ $aim-seat }), коридор { $aim-corridor }
    [nemesis-aim-way] : через коридор { $aim-corridor }
    [nemesis-aim-technical] : в отсек { $aim-room } ({ NAME($aim-network) })
    [nemesis-aim-room] : отсек { $aim-room }
    [nemesis-aim-figure] : Чужой №{ $aim-figure }
    [nemesis-aim-eggs] : яйца в отсеке { $aim-room }
    [nemesis-aim-character] : { $aim-seat }
    [nemesis-aim-weapon] : «{ NAME($aim-weapon) }»
    [nemesis-aim-shot] : «{ NAME($aim-weapon) }», Чужой №{ $aim-figure }
    [nemesis-aim-egg-shot] : «{ NAME($aim-weapon) }», яйца
    [nemesis-aim-deck] : { NAME($aim-back) }
    [nemesis-aim-dress] : перевязка, «{ NAME($aim-wound) }» ({ $aim-seat })
    [nemesis-aim-heal] : лечение, «{ NAME($aim-wound) }» ({ $aim-seat })
    [nemesis-aim-heal-light] : лечение, лёгкие раны ({ $aim-seat })
    [nemesis-aim-clean] : слизь смывается
    [nemesis-aim-pod] : { NAME($aim-pod) }
    [nemesis-aim-craft] : «{ NAME($aim-item) }» из предметов «{ NAME($aim-one-item) }» ({ NAME($aim-one-back) }) и «{ NAME($aim-other-item) }» ({ NAME($aim-other-back) })
    [nemesis-aim-bind] : два тяжёлых предмета вместе
    [nemesis-aim-research] : исследование, { NAME($aim-object) }
    [nemesis-aim-coordinates] : координаты
    [nemesis-aim-objective] { $aim-second ->
        [true] : вторая цель ({ $aim-of })
       *[false] : первая цель ({ $aim-of })
    }
    [nemesis-aim-room-action] : действие отсека { $aim-room }{ nemesis-on-room-action }
   *[nemesis-aim-nothing] {""}
}
nemesis-on-room-aim = { $aim ->
    [nemesis-room-aim-room] : отсек { $aim-room }
    [nemesis-room-aim-weapon] : «{ NAME($aim-weapon) }»
    [nemesis-room-aim-dress-all] : перевязка, все тяжёлые раны
    [nemesis-room-aim-heal-serious] : лечение, «{ NAME($aim-wound) }»
    [nemesis-room-aim-heal-light] : лечение, лёгкие раны
    [nemesis-room-aim-research] : исследование, { NAME($aim-object) }
    [nemesis-room-aim-deck] : { NAME($aim-back) }
    [nemesis-room-aim-scan] : со сканированием
    [nemesis-room-aim-no-scan] : без сканирования
    [nemesis-room-aim-pod] : { NAME($aim-pod) }
    [nemesis-room-aim-check-coordinates] : координаты
    [nemesis-room-aim-set-course] : курс { NAME($aim-course) }
   *[nemesis-room-aim-nothing] {""}
}
nemesis-on-room-action = { $aim-with ->
    [nemesis-room-aim-room] , отсек { $aim-with-room }
    [nemesis-room-aim-weapon] , «{ NAME($aim-with-weapon) }»
    [nemesis-room-aim-dress-all] , перевязка, все тяжёлые раны
    [nemesis-room-aim-heal-serious] , лечение, «{ NAME($aim-with-wound) }»
    [nemesis-room-aim-heal-light] , лечение, лёгкие раны
    [nemesis-room-aim-research] , исследование, { NAME($aim-with-object) }
    [nemesis-room-aim-deck] , { NAME($aim-with-back) }
    [nemesis-room-aim-scan] , со сканированием
    [nemesis-room-aim-no-scan] , без сканирования
    [nemesis-room-aim-pod] , { NAME($aim-with-pod) }
    [nemesis-room-aim-check-coordinates] , координаты
    [nemesis-room-aim-set-course] , курс { NAME($aim-with-course) }
   *[nemesis-room-aim-nothing] {""}
}

## Что делать в свой ход.

nemesis-answer-turn-pass = Спасовать
nemesis-answer-turn-rush = Рывок: 1 лёгкая рана за ещё 1 действие
nemesis-answer-turn-move = Идти через коридор { $corridor }
nemesis-answer-turn-careful-move = Осторожно идти через коридор { $corridor }
nemesis-answer-turn-shoot = { $at ->
    [nemesis-target-eggs] Стрелять по яйцам: «{ NAME($weapon) }»
   *[nemesis-target-figure] Стрелять: «{ NAME($weapon) }», Чужой №{ $at-figure }
}
nemesis-answer-turn-melee = { $at ->
    [nemesis-target-eggs] Бить по яйцам
   *[nemesis-target-figure] Ближний бой: Чужой №{ $at-figure }
}
nemesis-answer-turn-pick-up = { $object ->
    [nemesis-object-token-corpse] Поднять труп ({ $object-of })
   *[nemesis-object-token-egg] Поднять { NAME($object, case: "acc") }
}
nemesis-answer-turn-trade = Обменяться
nemesis-answer-turn-craft = Создать «{ NAME($item) }»: «{ NAME($one-item) }» ({ NAME($one-back) }) и «{ NAME($other-item) }» ({ NAME($other-back) })
nemesis-answer-turn-activate = { $giving ->
    [none] Активировать «{ NAME($quest) }»
   *[some] Активировать «{ NAME($quest) }» за «{ NAME($giving-item) }» ({ NAME($giving-back) })
}
nemesis-answer-turn-play = «{ NAME($card) }»{ nemesis-on-aim }
nemesis-answer-turn-use = «{ NAME($item-item) }» ({ NAME($item-back) }){ nemesis-on-aim }
nemesis-answer-turn-use-room = Действие отсека{ nemesis-on-room-aim }
nemesis-answer-turn-drop-item = Выбросить «{ NAME($item-item) }» ({ NAME($item-back) })
nemesis-answer-turn-drop-object = { $object ->
    [nemesis-object-token-corpse] Оставить труп ({ $object-of })
   *[nemesis-object-token-egg] Оставить { NAME($object, case: "acc") }
}

## Карты, которыми платят или которые сбрасывают.

nemesis-answer-payment = Сбросить «{ NAME($action-card) }»
nemesis-answer-passing-discard-action = Сбросить «{ NAME($action-card) }»
nemesis-answer-passing-discard-scanned = Сбросить карту заражения ({ NAME($contamination) })
nemesis-answer-passing-discard-unscanned = Сбросить карту заражения, не просканирована
nemesis-answer-passing-done = Остальные оставить
nemesis-answer-forced-pass-discard-action = Сбросить «{ NAME($action-card) }»
nemesis-answer-forced-pass-discard-scanned = Сбросить карту заражения ({ NAME($contamination) })
nemesis-answer-forced-pass-discard-unscanned = Сбросить карту заражения, не просканирована
nemesis-answer-forced-pass-done = Остальные оставить
nemesis-answer-military-drugs-discard-action = Сбросить «{ NAME($action-card) }»
nemesis-answer-military-drugs-discard-scanned = Сбросить карту заражения ({ NAME($contamination) })
nemesis-answer-military-drugs-discard-unscanned = Сбросить карту заражения, не просканирована
nemesis-answer-military-drugs-draw = Взять столько же
nemesis-answer-alcohol-card-action = Сбросить «{ NAME($action-card) }»
nemesis-answer-alcohol-card-scanned = Карта заражения ({ NAME($contamination) })
nemesis-answer-alcohol-card-unscanned = Карта заражения, не просканирована
nemesis-answer-smoke-discard = Сбросить «{ NAME($action-card) }»
nemesis-answer-smoke-discard-none = Сбрасывать нечего

## Остальные вопросы экипажу.

nemesis-answer-interruption = { $yes-no ->
    [nemesis-yes-no-yes] Прервать
   *[nemesis-yes-no-no] Не мешать
}
nemesis-answer-motion-scanner-keep = Оставить бросок
nemesis-answer-motion-scanner-reroll = Перебросить за «{ NAME($action-card) }»
nemesis-answer-attack-reaction-suffer = Принять атаку
nemesis-answer-attack-reaction-nerves-of-steel = «Стальные нервы»
nemesis-answer-attack-reaction-armor = «Броня»
nemesis-answer-further-shot = { $yes-no ->
    [nemesis-yes-no-yes] Стрелять ещё
   *[nemesis-yes-no-no] Больше не стрелять
}
nemesis-answer-authorization = Дверь в коридоре { $corridor } у отсека { $room }
nemesis-answer-authorization-none = Двери не трогать
nemesis-answer-doors-of-done = Остальные не трогать
nemesis-answer-doors-of-change = Дверь в коридоре { $corridor-number }
nemesis-answer-engine-order = { $yes-no ->
    [nemesis-yes-no-yes] Поменять местами
   *[nemesis-yes-no-no] Оставить как есть
}
nemesis-answer-pod-boarding-launch = Запустить: { NAME($pod-number) }
nemesis-answer-pod-boarding-wait = Сесть и ждать: { NAME($pod-number) }
nemesis-answer-pod-turn-launch = Запустить капсулу
nemesis-answer-pod-turn-stay = Ждать
nemesis-answer-pod-turn-leave = Выйти из капсулы
nemesis-answer-event-placement-top = Наверх колоды
nemesis-answer-event-placement-bottom = Под низ колоды
nemesis-answer-second-tile = Отсек { $room-number }

## Тот, кто играет за Чужих.

nemesis-answer-intruder-turn-pass = { $keeping ->
    [none] Спасовать
   *[card] Спасовать и оставить «{ NAME($keeping) }»
}
nemesis-answer-intruder-turn-move = «{ NAME($card) }»: Чужой №{ $figure } идёт через коридор { $corridor }
nemesis-answer-intruder-turn-attack = «{ NAME($card) }»: Чужой №{ $figure } атакует ({ $on })
nemesis-answer-intruder-turn-pursue = «{ NAME($card) }»: { $seat } делает бросок на шум
nemesis-answer-intruder-turn-heal = «{ NAME($card) }»: Чужой №{ $figure } исцеляется
nemesis-answer-intruder-turn-effect = Разыграть «{ NAME($card) }»
nemesis-answer-attack-choice = «{ NAME($attack-card) }»
nemesis-answer-planned-event = «{ NAME($event) }»
