### Ответы, которые есть только в Lockdown, каждый помещается на кнопке.
###
### $instead и $of — имена, которые набрали люди: они не склоняются.

## Свет, атаки и бой.

lockdown-answer-light-source-none = Пусть будет темно
lockdown-answer-light-source-flashlight = «Фонарь»
lockdown-answer-light-source-glowstick = «Химический источник света»
lockdown-answer-light-source-lighter = «Зажигалка»
lockdown-answer-before-the-card-nothing = Ничего не делать
lockdown-answer-before-the-card-inconspicuous = «Неприметность», цель атаки: { $instead }
lockdown-answer-reaction-nothing = Принять атаку
lockdown-answer-reaction-feel-of-the-dark = «Чувство тьмы»
lockdown-answer-reaction-nerves-of-steel = «Стальные нервы»
lockdown-answer-reaction-flak-vest = «Бронежилет»
lockdown-answer-reaction-pheromones = «Феромоны», сбросить: { NAME($giving) }
lockdown-answer-reaction-pheromones-at = «Феромоны», цель атаки: { $instead }
lockdown-answer-reaction-light = Зажечь свет{ lockdown-by-light }
lockdown-answer-frenzy-reaction-nothing = Принять удар
lockdown-answer-frenzy-reaction-nerves-of-steel = «Стальные нервы»
lockdown-by-light = { $with ->
    [lockdown-light-answer-flashlight] : «Фонарь»
    [lockdown-light-answer-glowstick] : «Химический источник света»
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
lockdown-answer-bypass-line = { lockdown-computer-line }
lockdown-answer-top-order-first = Сверху первая
lockdown-answer-top-order-second = Сверху вторая
lockdown-answer-shedding-action = Сбросить «{ NAME($action-card) }»
lockdown-answer-shedding-scanned = Карта заражения ({ NAME($contamination) })
lockdown-answer-shedding-unscanned = Непросканированная карта заражения
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

## На что направлены действия, которые есть только в Lockdown: после названия.

lockdown-on-aim-own = { $aim ->
    [lockdown-aim-ignite] : поджог отсека
    [lockdown-aim-ignite-for] : поджог отсека, за предмет «{ NAME($aim-giving-item) }» ({ NAME($aim-giving-back) })
    [lockdown-aim-noise] : шум в коридоре { $aim-number }
    [lockdown-aim-crafted] : «{ NAME($aim-item) }»
    [lockdown-aim-hush] : тишина на этом уровне
    [lockdown-aim-clamour] : шум на этом уровне
    [lockdown-aim-slip] { $aim-follower ->
        [none] : { $aim-mover }, { lockdown-aim-through }, за предмет «{ NAME($aim-giving-item) }» ({ NAME($aim-giving-back) })
       *[seat] : { $aim-mover } и { $aim-follower }, { lockdown-aim-through }, за предмет «{ NAME($aim-giving-item) }» ({ NAME($aim-giving-back) })
    }
    [lockdown-aim-elevator] : на { NAME($aim-level) }
    [lockdown-aim-send-elevator] : лифт на { NAME($aim-level) }
    [lockdown-aim-tiles] { $aim-other ->
        [none] : осмотр отсека { $aim-one }
       *[room] : осмотр отсеков { $aim-one } и { $aim-other }
    }
    [lockdown-aim-rover] { $aim-to ->
        [lockdown-rover-bunker] : вездеход к бункеру
       *[lockdown-rover-exit] : вездеход к отсеку { $aim-to-room }
    }
    [lockdown-aim-drive] : Чужой №{ $aim-figure }, { lockdown-aim-through }
    [lockdown-aim-drive-for] : Чужой №{ $aim-figure }, { lockdown-aim-through }, за предмет «{ NAME($aim-giving-item) }» ({ NAME($aim-giving-back) })
    [lockdown-aim-clean-all] : вся слизь здесь смывается
    [lockdown-aim-shed] : карта заражения
    [lockdown-aim-dress] : перевязка, «{ NAME($aim-wound) }»
    [lockdown-aim-dress-for] : перевязка, «{ NAME($aim-wound) }», за предмет «{ NAME($aim-giving-item) }» ({ NAME($aim-giving-back) })
    [lockdown-aim-heal] : лечение, «{ NAME($aim-wound) }»
    [lockdown-aim-heal-light] : лечение, лёгкие раны
    [lockdown-aim-scan] : сканирование
    [lockdown-aim-load] : «{ NAME($aim-item) }»
    [lockdown-aim-research] { $aim-from ->
        [none] : исследование, { lockdown-on-object }
       *[seat] : исследование, { lockdown-on-object }, несёт { $aim-from }
    }
    [lockdown-aim-code] : жетон кода реагирования №{ $aim-token }
    [lockdown-aim-events] : верхние карты событий
    [lockdown-aim-attacks] : верхние карты атак
    [lockdown-aim-computer] : { lockdown-on-computer-aim }
    [lockdown-aim-lines] : любые строки компьютера
    [lockdown-aim-repair-and-compute] : неисправность здесь, { lockdown-on-computer-aim }
    [lockdown-aim-turn-power] : энергия этого уровня
   *[lockdown-aim-nothing] {""}
}
lockdown-on-room-aim-own = { $aim ->
    [lockdown-room-aim-code] : жетон кода реагирования №{ $aim-token }
    [lockdown-room-aim-turn-power] : энергия этого уровня
    [lockdown-room-aim-stop-autodestruction] : остановить самоуничтожение
    [lockdown-room-aim-research] { $aim-from ->
        [none] : исследование, { lockdown-on-object }
       *[seat] : исследование, { lockdown-on-object }, несёт { $aim-from }
    }
    [lockdown-room-aim-send-signal] : отправить сигнал
    [lockdown-room-aim-check-objective] : чужая цель ({ $aim-of })
    [lockdown-room-aim-crafted] : «{ NAME($aim-item) }»
    [lockdown-room-aim-css] : жетон отправки на делении { $aim-space }
    [lockdown-room-aim-defend] { $aim-with ->
        [lockdown-defense-price-malfunction] : отсек { $aim-room }, за неисправность здесь
       *[lockdown-defense-price-counter] : отсек { $aim-room }, за предмет отсюда
    }
    [lockdown-room-aim-call-elevator] : вызвать лифт
    [lockdown-room-aim-ride-to] : на { NAME($aim-level) }
    [lockdown-room-aim-start-alert] : поднять тревогу
    [lockdown-room-aim-ride-rover] : на вездеходе к отсеку { $aim-to }
    [lockdown-room-aim-evacuate-by-rover] : в бункер на вездеходе
    [lockdown-room-aim-evacuate-on-foot] : в бункер пешком
   *[lockdown-room-aim-nothing] {""}
}
lockdown-on-room-action-own = { $aim-with ->
    [lockdown-room-aim-code] , жетон кода реагирования №{ $aim-with-token }
    [lockdown-room-aim-turn-power] , энергия этого уровня
    [lockdown-room-aim-stop-autodestruction] , остановить самоуничтожение
    [lockdown-room-aim-research] { $aim-with-from ->
        [none] , исследование, { lockdown-on-object-of-room }
       *[seat] , исследование, { lockdown-on-object-of-room }, несёт { $aim-with-from }
    }
    [lockdown-room-aim-send-signal] , отправить сигнал
    [lockdown-room-aim-check-objective] , чужая цель ({ $aim-with-of })
    [lockdown-room-aim-crafted] , «{ NAME($aim-with-item) }»
    [lockdown-room-aim-css] , жетон отправки на делении { $aim-with-space }
    [lockdown-room-aim-defend] { $aim-with-with ->
        [lockdown-defense-price-malfunction] , отсек { $aim-with-room }, за неисправность здесь
       *[lockdown-defense-price-counter] , отсек { $aim-with-room }, за предмет отсюда
    }
    [lockdown-room-aim-call-elevator] , вызвать лифт
    [lockdown-room-aim-ride-to] , на { NAME($aim-with-level) }
    [lockdown-room-aim-start-alert] , поднять тревогу
    [lockdown-room-aim-ride-rover] , на вездеходе к отсеку { $aim-with-to }
    [lockdown-room-aim-evacuate-by-rover] , в бункер на вездеходе
    [lockdown-room-aim-evacuate-on-foot] , в бункер пешком
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
        [lockdown-rover-bunker] отправить вездеход к бункеру
       *[lockdown-rover-exit] отправить вездеход к отсеку { $aim-with-to-room }
    }
    [lockdown-computer-use-look-at-contingencies] прочитать коды ({ $aim-with-of })
    [lockdown-computer-use-turn-door] дверь в коридоре { $aim-with-passage-corridor } у отсека { $aim-with-passage-room }
    [lockdown-computer-use-clear-room] очистить отсек { $aim-with-room }
    [lockdown-computer-use-look-at-css-token] жетон отправки на делении { $aim-with-space }
    [lockdown-computer-use-swap-power-tokens] поменять жетоны энергии: { NAME($aim-with-one) } и { NAME($aim-with-other) }
   *[lockdown-computer-use-gain-knowledge] получить 1 знание
}
lockdown-computer-line = { $with ->
    [lockdown-computer-use-move-rover] { $with-to ->
        [lockdown-rover-bunker] Отправить вездеход к бункеру
       *[lockdown-rover-exit] Отправить вездеход к отсеку { $with-to-room }
    }
    [lockdown-computer-use-look-at-contingencies] Прочитать коды ({ $with-of })
    [lockdown-computer-use-turn-door] Дверь в коридоре { $with-passage-corridor } у отсека { $with-passage-room }
    [lockdown-computer-use-clear-room] Очистить отсек { $with-room }
    [lockdown-computer-use-look-at-css-token] Жетон отправки на делении { $with-space }
    [lockdown-computer-use-swap-power-tokens] Поменять жетоны энергии: { NAME($with-one) } и { NAME($with-other) }
   *[lockdown-computer-use-gain-knowledge] Получить 1 знание
}

## Что делать в свой ход.

lockdown-answer-turn-unlock = { $price ->
    [lockdown-quest-price-item] Активировать квестовый предмет за «{ NAME($price-item-item) }» ({ NAME($price-item-back) })
    [lockdown-quest-price-object] Активировать квестовый предмет за { NAME($price-object, case: "acc") }
   *[lockdown-quest-price-presence] Активировать квестовый предмет
}
lockdown-answer-turn-computer = { lockdown-computer-line }

## «Вопль» и «Чит-коды».

lockdown-answer-wail-noise-done = Достаточно
lockdown-answer-wail-noise-noise = Коридор { $passage-corridor } у отсека { $passage-room }
lockdown-answer-cheat-choice = { NAME($computer-card) }
lockdown-answer-cheat-order = { NAME($computer-card) }
lockdown-answer-cheat-use-gain-knowledge = Получить 1 знание
lockdown-answer-cheat-use-move-rover = { $to ->
    [lockdown-rover-bunker] Отправить вездеход к бункеру
   *[lockdown-rover-exit] Отправить вездеход к отсеку { $to-room }
}
lockdown-answer-cheat-use-look-at-contingencies = Прочитать коды ({ $of })
lockdown-answer-cheat-use-turn-door = Дверь в коридоре { $passage-corridor } у отсека { $passage-room }
lockdown-answer-cheat-use-clear-room = Очистить отсек { $room }
lockdown-answer-cheat-use-look-at-css-token = Жетон отправки на делении { $space }
lockdown-answer-cheat-use-swap-power-tokens = Поменять жетоны энергии: { NAME($one) } и { NAME($other) }

## Поверхность Марса.

lockdown-answer-dust-loss-action = Сбросить карту «{ NAME($action-card) }»
lockdown-answer-dust-loss-scanned = Карта заражения ({ NAME($contamination) })
lockdown-answer-dust-loss-unscanned = Карта заражения, не просканирована
lockdown-answer-tracks-noise = Шум: { NAME($zone) }
lockdown-answer-static-loss = «{ NAME($item) }»
lockdown-answer-static-loss-none = Терять нечего
