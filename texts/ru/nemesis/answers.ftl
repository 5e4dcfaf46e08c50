### Ответы в Nemesis, каждый помещается на кнопке.
###
### $to, $on, $of и $seat — имена, которые набрали люди: они не склоняются. Названия карт и
### предметов стоят в кавычках и тоже не склоняются.

## Объекты, которые лежат на полу или которые несут.

nemesis-object-token-blue-corpse = синий труп

## На что направлены карта, предмет или отсек: после названия.

nemesis-on-aim-own = { $aim ->
    [nemesis-aim-engine] : двигатель здесь
    [nemesis-aim-ignite] : пожар здесь за предмет «{ NAME($aim-giving-item) }» ({ NAME($aim-giving-back) })
    [nemesis-aim-technical] : в отсек { $aim-room } ({ NAME($aim-network) })
    [nemesis-aim-weapon] : «{ NAME($aim-weapon) }»
    [nemesis-aim-dress] : перевязка, «{ NAME($aim-wound) }» ({ $aim-seat })
    [nemesis-aim-heal] : лечение, «{ NAME($aim-wound) }» ({ $aim-seat })
    [nemesis-aim-heal-light] : лечение, лёгкие раны ({ $aim-seat })
    [nemesis-aim-pod] : { NAME($aim-pod) }
    [nemesis-aim-research] : исследование, { NAME($aim-object) }
    [nemesis-aim-coordinates] : координаты
    [nemesis-aim-objective] { $aim-second ->
        [true] : вторая цель ({ $aim-of })
       *[false] : первая цель ({ $aim-of })
    }
   *[nemesis-aim-nothing] {""}
}
nemesis-on-room-aim-own = { $aim ->
    [nemesis-room-aim-weapon] : «{ NAME($aim-weapon) }»
    [nemesis-room-aim-research] : исследование, { NAME($aim-object) }
    [nemesis-room-aim-deck] : { NAME($aim-back) }
    [nemesis-room-aim-scan] : со сканированием
    [nemesis-room-aim-no-scan] : без сканирования
    [nemesis-room-aim-pod] : { NAME($aim-pod) }
    [nemesis-room-aim-check-coordinates] : координаты
    [nemesis-room-aim-set-course] : курс { NAME($aim-course) }
   *[nemesis-room-aim-nothing] {""}
}
nemesis-on-room-action-own = { $aim-with ->
    [nemesis-room-aim-weapon] , «{ NAME($aim-with-weapon) }»
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

nemesis-answer-turn-rush = Рывок: 1 лёгкая рана за ещё 1 действие
nemesis-answer-turn-activate = { $giving ->
    [none] Активировать «{ NAME($quest) }»
   *[some] Активировать «{ NAME($quest) }» за «{ NAME($giving-item) }» ({ NAME($giving-back) })
}

## Карты, которыми платят или которые сбрасывают.

nemesis-answer-forced-pass-discard-action = Сбросить «{ NAME($action-card) }»
nemesis-answer-forced-pass-discard-scanned = Сбросить карту заражения ({ NAME($contamination) })
nemesis-answer-forced-pass-discard-unscanned = Сбросить непросканированную карту заражения
nemesis-answer-forced-pass-done = Остальные оставить
nemesis-answer-military-drugs-discard-action = Сбросить «{ NAME($action-card) }»
nemesis-answer-military-drugs-discard-scanned = Сбросить карту заражения ({ NAME($contamination) })
nemesis-answer-military-drugs-discard-unscanned = Сбросить непросканированную карту заражения
nemesis-answer-military-drugs-draw = Взять столько же
nemesis-answer-alcohol-card-action = Сбросить «{ NAME($action-card) }»
nemesis-answer-alcohol-card-scanned = Карта заражения ({ NAME($contamination) })
nemesis-answer-alcohol-card-unscanned = Непросканированная карта заражения

## Остальные вопросы экипажу.

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
