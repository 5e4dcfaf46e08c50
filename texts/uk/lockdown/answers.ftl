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
lockdown-answer-reaction-pheromones = «Феромони», скинути: { NAME($giving) }
lockdown-answer-reaction-pheromones-at = «Феромони», ціль атаки: { $instead }
lockdown-answer-reaction-light = Засвітити світло{ lockdown-by-light }
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
lockdown-answer-bypass-line = { $with ->
    [lockdown-computer-use-move-rover] Відправити всюдихід
    [lockdown-computer-use-look-at-contingencies] Прочитати коди ({ $with-of })
    [lockdown-computer-use-turn-door] Двері в коридорі { $with-passage-corridor } біля відсіку { $with-passage-room }
    [lockdown-computer-use-clear-room] Очистити відсік { $with-room }
    [lockdown-computer-use-look-at-css-token] Жетон відправлення на поділці { $with-space }
    [lockdown-computer-use-swap-power-tokens] Поміняти енергію: { NAME($with-one) } і { NAME($with-other) }
   *[lockdown-computer-use-gain-knowledge] Отримати 1 знання
}
lockdown-answer-top-order-first = Згори перша
lockdown-answer-top-order-second = Згори друга
lockdown-answer-shedding-action = Скинути «{ NAME($action-card) }»
lockdown-answer-shedding-scanned = Карта інфекції ({ NAME($contamination) })
lockdown-answer-shedding-unscanned = Карта інфекції, не просканована
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
