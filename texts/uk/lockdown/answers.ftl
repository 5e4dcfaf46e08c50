### Відповіді, які є лише в Lockdown, кожна вміщується на кнопці.
###
### $instead і $of — імена, які набрали люди: вони не відмінюються.

## Світло, атаки й бій.

lockdown-answer-light-source-none = Хай буде темно
lockdown-answer-light-source-flashlight = «Ліхтарик»
lockdown-answer-light-source-glowstick = «Світна паличка»
lockdown-answer-light-source-lighter = «Запальничка»
lockdown-answer-before-the-card-nothing = Нічого не робити
lockdown-answer-before-the-card-inconspicuous = «Непримітність», ціль атаки: { $instead }
lockdown-answer-reaction-nothing = Прийняти атаку
lockdown-answer-reaction-feel-of-the-dark = «Відчуття темряви»
lockdown-answer-reaction-nerves-of-steel = «Сталеві нерви»
lockdown-answer-reaction-flak-vest = «Бронежилет»
lockdown-answer-reaction-pheromones = «Феромони», скинути: { NAME($giving) }
lockdown-answer-reaction-pheromones-at = «Феромони», ціль атаки: { $instead }
lockdown-answer-reaction-light = Засвітити світло{ lockdown-by-light }
lockdown-answer-frenzy-reaction-nothing = Прийняти удар
lockdown-answer-frenzy-reaction-nerves-of-steel = «Сталеві нерви»
lockdown-by-light = { $with ->
    [lockdown-light-answer-flashlight] : «Ліхтарик»
    [lockdown-light-answer-glowstick] : «Світна паличка»
    [lockdown-light-answer-lighter] : «Запальничка»
   *[lockdown-light-answer-none] {""}
}
lockdown-answer-second-die = { $yes-no ->
    [lockdown-yes-no-yes] Витратити ще 1 набій
   *[lockdown-yes-no-no] Зберегти набої
}
lockdown-answer-die-choice-first = Перший кубик
lockdown-answer-die-choice-second = Другий кубик
lockdown-answer-advantage-nothing = Нічого не скидати
lockdown-answer-advantage-discard = Скинути «{ NAME($action-card) }»
lockdown-answer-event-reaction-nothing = Хай станеться
lockdown-answer-event-reaction-feel-of-the-dark = «Відчуття темряви»
lockdown-answer-event-reaction-light = Засвітити світло{ lockdown-by-light }
lockdown-answer-panic-loss-ammo = 1 набій: «{ NAME($weapon) }»
lockdown-answer-panic-loss-item = «{ NAME($item-item) }» ({ NAME($item-back) })

## Відсіки, енергія й комп’ютери.

lockdown-answer-redistribution = S-01: { NAME($s01) }, S-02: { NAME($s02) }, S-03: { NAME($s03) }, ліфт: { NAME($elevator) }
lockdown-answer-research-consent = { $yes-no ->
    [lockdown-yes-no-yes] Віддати
   *[lockdown-yes-no-no] Лишити собі
}
lockdown-answer-ride-along = { $yes-no ->
    [lockdown-yes-no-yes] Їхати
   *[lockdown-yes-no-no] Лишитися
}
lockdown-answer-css-move-stay = Не рухати
lockdown-answer-css-move-sooner = На поділку раніше
lockdown-answer-css-move-later = На поділку пізніше
lockdown-answer-craft-here-nothing = Нічого не створювати
lockdown-answer-craft-here-craft = «{ NAME($item) }» з «{ NAME($of-item) }» ({ NAME($of-back) })
lockdown-answer-bypass-done = Досить
lockdown-answer-bypass-line = { lockdown-computer-line }
lockdown-answer-top-order-first = Згори перша
lockdown-answer-top-order-second = Згори друга
lockdown-answer-shedding-action = Скинути «{ NAME($action-card) }»
lockdown-answer-shedding-scanned = Карта інфекції ({ NAME($contamination) })
lockdown-answer-shedding-unscanned = Непросканована карта інфекції
lockdown-answer-slip-consent = { $yes-no ->
    [lockdown-yes-no-yes] Вислизнути
   *[lockdown-yes-no-no] Лишитися
}
lockdown-answer-token-ignored = { $yes-no ->
    [lockdown-yes-no-yes] Не зважати
   *[lockdown-yes-no-no] Хай спрацює
}
lockdown-answer-quiet-in-the-dark-nothing = Шуміти
lockdown-answer-quiet-in-the-dark-inconspicuous = «Непримітність»

## На що спрямовано дії, які є лише в Lockdown: після назви.

lockdown-on-aim-own = { $aim ->
    [lockdown-aim-ignite] : підпал відсіку
    [lockdown-aim-ignite-for] : підпал відсіку, за предмет «{ NAME($aim-giving-item) }» ({ NAME($aim-giving-back) })
    [lockdown-aim-noise] : шум у коридорі { $aim-number }
    [lockdown-aim-crafted] : «{ NAME($aim-item) }»
    [lockdown-aim-hush] : тиша на цьому рівні
    [lockdown-aim-clamour] : шум на цьому рівні
    [lockdown-aim-slip] { $aim-follower ->
        [none] : { $aim-mover }, { lockdown-aim-through }, за предмет «{ NAME($aim-giving-item) }» ({ NAME($aim-giving-back) })
       *[seat] : { $aim-mover } і { $aim-follower }, { lockdown-aim-through }, за предмет «{ NAME($aim-giving-item) }» ({ NAME($aim-giving-back) })
    }
    [lockdown-aim-elevator] : на { NAME($aim-level) }
    [lockdown-aim-send-elevator] : ліфт на { NAME($aim-level) }
    [lockdown-aim-tiles] { $aim-other ->
        [none] : огляд відсіку { $aim-one }
       *[room] : огляд відсіків { $aim-one } і { $aim-other }
    }
    [lockdown-aim-rover] { $aim-to ->
        [lockdown-rover-bunker] : всюдихід до бункера
       *[lockdown-rover-exit] : всюдихід до відсіку { $aim-to-room }
    }
    [lockdown-aim-drive] : прибулець №{ $aim-figure }, { lockdown-aim-through }
    [lockdown-aim-drive-for] : прибулець №{ $aim-figure }, { lockdown-aim-through }, за предмет «{ NAME($aim-giving-item) }» ({ NAME($aim-giving-back) })
    [lockdown-aim-clean-all] : увесь слиз тут змивається
    [lockdown-aim-shed] : карта інфекції
    [lockdown-aim-dress] : перев’язування, «{ NAME($aim-wound) }»
    [lockdown-aim-dress-for] : перев’язування, «{ NAME($aim-wound) }», за предмет «{ NAME($aim-giving-item) }» ({ NAME($aim-giving-back) })
    [lockdown-aim-heal] : лікування, «{ NAME($aim-wound) }»
    [lockdown-aim-heal-light] : лікування, легкі поранення
    [lockdown-aim-scan] : сканування
    [lockdown-aim-load] : «{ NAME($aim-item) }»
    [lockdown-aim-research] { $aim-from ->
        [none] : дослідження, { lockdown-on-object }
       *[seat] : дослідження, { lockdown-on-object }, несе { $aim-from }
    }
    [lockdown-aim-code] : жетон коду реагування №{ $aim-token }
    [lockdown-aim-events] : верхні карти подій
    [lockdown-aim-attacks] : верхні карти атак
    [lockdown-aim-computer] : { lockdown-on-computer-aim }
    [lockdown-aim-lines] : будь-які рядки комп’ютера
    [lockdown-aim-repair-and-compute] : несправність тут, { lockdown-on-computer-aim }
    [lockdown-aim-turn-power] : енергія цього рівня
   *[lockdown-aim-nothing] {""}
}
lockdown-on-room-aim-own = { $aim ->
    [lockdown-room-aim-code] : жетон коду реагування №{ $aim-token }
    [lockdown-room-aim-turn-power] : енергія цього рівня
    [lockdown-room-aim-stop-autodestruction] : зупинити самознищення
    [lockdown-room-aim-research] { $aim-from ->
        [none] : дослідження, { lockdown-on-object }
       *[seat] : дослідження, { lockdown-on-object }, несе { $aim-from }
    }
    [lockdown-room-aim-send-signal] : надіслати сигнал
    [lockdown-room-aim-check-objective] : чуже завдання ({ $aim-of })
    [lockdown-room-aim-crafted] : «{ NAME($aim-item) }»
    [lockdown-room-aim-css] : жетон відправлення на поділці { $aim-space }
    [lockdown-room-aim-defend] { $aim-with ->
        [lockdown-defense-price-malfunction] : відсік { $aim-room }, за несправність тут
       *[lockdown-defense-price-counter] : відсік { $aim-room }, за предмет звідси
    }
    [lockdown-room-aim-call-elevator] : викликати ліфт
    [lockdown-room-aim-ride-to] : на { NAME($aim-level) }
    [lockdown-room-aim-start-alert] : здійняти тривогу
    [lockdown-room-aim-ride-rover] : всюдиходом до відсіку { $aim-to }
    [lockdown-room-aim-evacuate-by-rover] : до бункера всюдиходом
    [lockdown-room-aim-evacuate-on-foot] : до бункера пішки
   *[lockdown-room-aim-nothing] {""}
}
lockdown-on-room-action-own = { $aim-with ->
    [lockdown-room-aim-code] , жетон коду реагування №{ $aim-with-token }
    [lockdown-room-aim-turn-power] , енергія цього рівня
    [lockdown-room-aim-stop-autodestruction] , зупинити самознищення
    [lockdown-room-aim-research] { $aim-with-from ->
        [none] , дослідження, { lockdown-on-object-of-room }
       *[seat] , дослідження, { lockdown-on-object-of-room }, несе { $aim-with-from }
    }
    [lockdown-room-aim-send-signal] , надіслати сигнал
    [lockdown-room-aim-check-objective] , чуже завдання ({ $aim-with-of })
    [lockdown-room-aim-crafted] , «{ NAME($aim-with-item) }»
    [lockdown-room-aim-css] , жетон відправлення на поділці { $aim-with-space }
    [lockdown-room-aim-defend] { $aim-with-with ->
        [lockdown-defense-price-malfunction] , відсік { $aim-with-room }, за несправність тут
       *[lockdown-defense-price-counter] , відсік { $aim-with-room }, за предмет звідси
    }
    [lockdown-room-aim-call-elevator] , викликати ліфт
    [lockdown-room-aim-ride-to] , на { NAME($aim-with-level) }
    [lockdown-room-aim-start-alert] , здійняти тривогу
    [lockdown-room-aim-ride-rover] , всюдиходом до відсіку { $aim-with-to }
    [lockdown-room-aim-evacuate-by-rover] , до бункера всюдиходом
    [lockdown-room-aim-evacuate-on-foot] , до бункера пішки
   *[lockdown-room-aim-nothing] {""}
}
lockdown-on-object = { $aim-object ->
    [lockdown-object-token-corpse] труп ({ $aim-object-of })
   *[lockdown-object-token-egg] { NAME($aim-object) }
}
lockdown-on-object-of-room = { $aim-with-object ->
    [lockdown-object-token-corpse] труп ({ $aim-with-object-of })
   *[lockdown-object-token-egg] { NAME($aim-with-object) }
}
lockdown-on-computer-aim = { $aim-with ->
    [lockdown-computer-use-move-rover] { $aim-with-to ->
        [lockdown-rover-bunker] відправити всюдихід до бункера
       *[lockdown-rover-exit] відправити всюдихід до відсіку { $aim-with-to-room }
    }
    [lockdown-computer-use-look-at-contingencies] прочитати коди ({ $aim-with-of })
    [lockdown-computer-use-turn-door] двері в коридорі { $aim-with-passage-corridor } біля відсіку { $aim-with-passage-room }
    [lockdown-computer-use-clear-room] очистити відсік { $aim-with-room }
    [lockdown-computer-use-look-at-css-token] жетон відправлення на поділці { $aim-with-space }
    [lockdown-computer-use-swap-power-tokens] поміняти енергію: { NAME($aim-with-one) } і { NAME($aim-with-other) }
   *[lockdown-computer-use-gain-knowledge] отримати 1 знання
}
lockdown-computer-line = { $with ->
    [lockdown-computer-use-move-rover] { $with-to ->
        [lockdown-rover-bunker] Відправити всюдихід до бункера
       *[lockdown-rover-exit] Відправити всюдихід до відсіку { $with-to-room }
    }
    [lockdown-computer-use-look-at-contingencies] Прочитати коди ({ $with-of })
    [lockdown-computer-use-turn-door] Двері в коридорі { $with-passage-corridor } біля відсіку { $with-passage-room }
    [lockdown-computer-use-clear-room] Очистити відсік { $with-room }
    [lockdown-computer-use-look-at-css-token] Жетон відправлення на поділці { $with-space }
    [lockdown-computer-use-swap-power-tokens] Поміняти енергію: { NAME($with-one) } і { NAME($with-other) }
   *[lockdown-computer-use-gain-knowledge] Отримати 1 знання
}

## Що робити у свій хід.

lockdown-answer-turn-unlock = { $price ->
    [lockdown-quest-price-item] Активувати знахідку за «{ NAME($price-item-item) }» ({ NAME($price-item-back) })
    [lockdown-quest-price-object] Активувати знахідку за { NAME($price-object, case: "acc") }
   *[lockdown-quest-price-presence] Активувати знахідку
}
lockdown-answer-turn-computer = { lockdown-computer-line }

## «Зойк» і «Чит-коди».

lockdown-answer-wail-noise-done = Досить
lockdown-answer-wail-noise-noise = Коридор { $passage-corridor } біля відсіку { $passage-room }
lockdown-answer-cheat-choice = { NAME($computer-card) }
lockdown-answer-cheat-order = { NAME($computer-card) }
lockdown-answer-cheat-use-gain-knowledge = Отримати 1 знання
lockdown-answer-cheat-use-move-rover = { $to ->
    [lockdown-rover-bunker] Відправити всюдихід до бункера
   *[lockdown-rover-exit] Відправити всюдихід до відсіку { $to-room }
}
lockdown-answer-cheat-use-look-at-contingencies = Прочитати коди ({ $of })
lockdown-answer-cheat-use-turn-door = Двері в коридорі { $passage-corridor } біля відсіку { $passage-room }
lockdown-answer-cheat-use-clear-room = Очистити відсік { $room }
lockdown-answer-cheat-use-look-at-css-token = Жетон відправлення на поділці { $space }
lockdown-answer-cheat-use-swap-power-tokens = Поміняти енергію: { NAME($one) } і { NAME($other) }

## Поверхня Марса.

lockdown-answer-dust-loss-action = Скинути карту «{ NAME($action-card) }»
lockdown-answer-dust-loss-scanned = Карта інфекції ({ NAME($contamination) })
lockdown-answer-dust-loss-unscanned = Карта інфекції, не просканована
lockdown-answer-tracks-noise = Шум: { NAME($zone) }
lockdown-answer-static-loss = «{ NAME($item) }»
lockdown-answer-static-loss-none = Втрачати нічого
