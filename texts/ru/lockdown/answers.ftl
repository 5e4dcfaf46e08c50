### Ответы, которые есть только в Lockdown, каждый помещается на кнопке.
###
### $instead и $of — имена, которые набрали люди: они не склоняются.

## Свет, атаки и бой.

lockdown-answer-light-source-none = Пусть будет темно
lockdown-answer-light-source-flashlight = «Фонарик»
lockdown-answer-light-source-glowstick = «Светящаяся палочка»
lockdown-answer-light-source-lighter = «Зажигалка»
lockdown-answer-before-the-card-nothing = Ничего не делать
lockdown-answer-before-the-card-inconspicuous = «Неприметность», цель атаки: { $instead }
lockdown-answer-reaction-nothing = Принять атаку
lockdown-answer-reaction-feel-of-the-dark = «Чувство тьмы»
lockdown-answer-reaction-pheromones = «Феромоны», сбросить: { NAME($giving) }
lockdown-answer-reaction-pheromones-at = «Феромоны», цель атаки: { $instead }
lockdown-answer-reaction-light = Зажечь свет{ lockdown-by-light }
lockdown-by-light = { $with ->
    [lockdown-light-answer-flashlight] : «Фонарик»
    [lockdown-light-answer-glowstick] : «Светящаяся палочка»
    [lockdown-light-answer-lighter] : «Зажигалка»
   *[lockdown-light-answer-none] {""}
}
lockdown-answer-second-die = { $yes-no ->
    [lockdown-yes-no-yes] Потратить ещё 1 патрон
   *[lockdown-yes-no-no] Сберечь патроны
}
lockdown-answer-die-choice-first = Первый кубик
lockdown-answer-die-choice-second = Второй кубик
lockdown-answer-advantage-nothing = Ничего не сбрасывать
lockdown-answer-advantage-discard = Сбросить «{ NAME($action-card) }»
lockdown-answer-event-reaction-nothing = Пусть случится
lockdown-answer-event-reaction-feel-of-the-dark = «Чувство тьмы»
lockdown-answer-event-reaction-light = Зажечь свет{ lockdown-by-light }
lockdown-answer-panic-loss-ammo = 1 патрон: «{ NAME($weapon) }»
lockdown-answer-panic-loss-item = «{ NAME($item-item) }» ({ NAME($item-back) })

## Отсеки, энергия и компьютеры.

lockdown-answer-redistribution = S-01: { NAME($s01) }, S-02: { NAME($s02) }, S-03: { NAME($s03) }, лифт: { NAME($elevator) }
lockdown-answer-research-consent = { $yes-no ->
    [lockdown-yes-no-yes] Отдать
   *[lockdown-yes-no-no] Оставить себе
}
lockdown-answer-ride-along = { $yes-no ->
    [lockdown-yes-no-yes] Ехать
   *[lockdown-yes-no-no] Остаться
}
lockdown-answer-css-move-stay = Не двигать
lockdown-answer-css-move-sooner = На деление раньше
lockdown-answer-css-move-later = На деление позже
lockdown-answer-craft-here-nothing = Ничего не создавать
lockdown-answer-craft-here-craft = «{ NAME($item) }» из «{ NAME($of-item) }» ({ NAME($of-back) })
lockdown-answer-bypass-done = Достаточно
lockdown-answer-bypass-line = { $with ->
    [lockdown-computer-use-move-rover] Отправить вездеход
    [lockdown-computer-use-look-at-contingencies] Прочитать коды ({ $with-of })
    [lockdown-computer-use-turn-door] Дверь в коридоре { $with-passage-corridor } у отсека { $with-passage-room }
    [lockdown-computer-use-clear-room] Очистить отсек { $with-room }
    [lockdown-computer-use-look-at-css-token] Жетон отправки на делении { $with-space }
    [lockdown-computer-use-swap-power-tokens] Поменять энергию: { NAME($with-one) } и { NAME($with-other) }
   *[lockdown-computer-use-gain-knowledge] Получить 1 знание
}
lockdown-answer-top-order-first = Сверху первая
lockdown-answer-top-order-second = Сверху вторая
lockdown-answer-shedding-action = Сбросить «{ NAME($action-card) }»
lockdown-answer-shedding-scanned = Карта заражения ({ NAME($contamination) })
lockdown-answer-shedding-unscanned = Карта заражения, не просканирована
lockdown-answer-slip-consent = { $yes-no ->
    [lockdown-yes-no-yes] Ускользнуть
   *[lockdown-yes-no-no] Остаться
}
lockdown-answer-token-ignored = { $yes-no ->
    [lockdown-yes-no-yes] Не обращать внимания
   *[lockdown-yes-no-no] Пусть сработает
}
lockdown-answer-quiet-in-the-dark-nothing = Шуметь
lockdown-answer-quiet-in-the-dark-inconspicuous = «Неприметность»
