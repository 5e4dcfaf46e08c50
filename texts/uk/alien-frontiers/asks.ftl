### Запитання гри Alien Frontiers і відповіді на них.
###
### Запитання звернене до того, кого питають; `.others` кількома словами каже решті, що ця
### людина вибирає. Кроки й кидки нікого не питають, а лише кажуть, що відбувається.
### Відповідь уміщується на кнопці.

alien-frontiers-asks-turn = Що ви робите?
    .others = вибір дії
alien-frontiers-asks-loot = { $taken-count ->
    [0] Що ви крадете: до 4 ресурсів чи 1 карту?
   *[other] Що ще ви крадете? Вибрано { $taken-count } з 4.
}
    .others = вибір здобичі
alien-frontiers-asks-teleport = { $ship ->
    [7] До якої станції тепер пристикувати Реліктовий Корабель?
   *[own] До якої станції тепер пристикувати корабель?
}
    .others = вибір станції для телепортованого корабля
alien-frontiers-asks-cannon-fire = { $targets-count ->
    [0] По яких кораблях { NAME($station, case: "at") } ви стріляєте?
   *[other] По яких іще кораблях { NAME($station, case: "at") } ви стріляєте? Вибрано: { $targets-count }.
}
    .others = вибір цілей для Плазмової Гармати
alien-frontiers-asks-reroll = { $chosen-count ->
    [0] Які кораблі ви перекидаєте?
   *[other] Які ще кораблі ви перекидаєте? Вибрано: { $chosen-count }.
}
    .others = вибір кораблів для перекидання
alien-frontiers-asks-colony-move = Куди перемістити колонію ({ $colony-owner }) { NAME($colony-territory, case: "from") }?
    .others = вибір території для переміщення колонії
alien-frontiers-asks-colony-swap = З якою колонією поміняти місцями колонію { NAME($colony-territory, case: "at") } ({ $colony-owner })?
    .others = вибір колоній для обміну
alien-frontiers-asks-resource-limit = Можна залишити 8 ресурсів. Що ви повертаєте?
    .others = повернення ресурсів понад 8

## Кроки й кидки: що відбувається, без крапки наприкінці.

alien-frontiers-asks-first-player = жеребкування першого ходу
alien-frontiers-asks-set-up = підготовка до гри
alien-frontiers-asks-card-draw = { $to ->
    [none] відкривається нова карта
   *[seat] роздавання карти: { $to }
}
alien-frontiers-asks-turn-start = початок ходу: { $seat }
alien-frontiers-asks-ship-roll = кидок кораблів
alien-frontiers-asks-after-roll = підсумки кидка
alien-frontiers-asks-action-end = завершення дії
alien-frontiers-asks-turn-end = кінець ходу
alien-frontiers-asks-game-over = кінець гри

## Кораблі у відповіді як додаток до «пристикувати». $ships-value — найменше значення.

alien-frontiers-ships = { $station ->
    [alien-frontiers-station-colony-constructor] { $ships-with ->
        [alien-frontiers-with-relic] кораблі { $ships-value }-{ $ships-value }-{ $ships-value } (з Реліктовим)
       *[alien-frontiers-with-own] кораблі { $ships-value }-{ $ships-value }-{ $ships-value }
    }
    [alien-frontiers-station-shipyard] { $ships-with ->
        [alien-frontiers-with-relic] кораблі { $ships-value }-{ $ships-value } (з Реліктовим)
       *[alien-frontiers-with-own] кораблі { $ships-value }-{ $ships-value }
    }
    [alien-frontiers-station-orbital-market] { $ships-with ->
        [alien-frontiers-with-relic] кораблі { $ships-value }-{ $ships-value } (з Реліктовим)
       *[alien-frontiers-with-own] кораблі { $ships-value }-{ $ships-value }
    }
    [alien-frontiers-station-raiders-outpost] { $ships-with ->
        [alien-frontiers-with-relic] кораблі { alien-frontiers-run } (з Реліктовим)
       *[alien-frontiers-with-own] кораблі { alien-frontiers-run }
    }
   *[alien-frontiers-station-solar-converter] { $ships-with ->
        [alien-frontiers-with-relic] Реліктовий Корабель ({ $ships-value })
       *[alien-frontiers-with-own] корабель { $ships-value }
    }
}
alien-frontiers-run = { $ships-value ->
    [1] 1-2-3
    [2] 2-3-4
    [3] 3-4-5
    [4] 4-5-6
   *[5] від { $ships-value } і вище
}

## Один корабель у відповіді як додаток до «підняти», «опустити» й подібних.

alien-frontiers-ship = { $ship-with ->
    [alien-frontiers-with-relic] Реліктовий Корабель ({ $ship-value })
   *[alien-frontiers-with-own] корабель { $ship-value }
}

## Що зробити за хід.

alien-frontiers-answer-turn-dock-plain = Пристикувати { alien-frontiers-ships } до { NAME($station, case: "gen") }
alien-frontiers-answer-turn-dock-cycle = { $ships-with ->
    [alien-frontiers-with-relic] Пристикувати Реліктовий Корабель ({ $ships-value }) до Артефакту Чужих і оновити карти
   *[alien-frontiers-with-own] Пристикувати корабель { $ships-value } до Артефакту Чужих і оновити карти
}
alien-frontiers-answer-turn-dock-settle = Пристикувати { alien-frontiers-ships } до { NAME($station, case: "gen") }: колонія { NAME($to, case: "at") }
alien-frontiers-answer-turn-claim = Забрати карту «{ NAME($card) }»
alien-frontiers-answer-turn-launch = Запустити колонію { NAME($to, case: "to") }
alien-frontiers-answer-turn-launch-and-start = Запустити колонію { NAME($to, case: "to") } й почати наступну
alien-frontiers-answer-turn-trade = { $rate ->
    [one] Обміняти { $rate } паливо на 1 руду
    [few] Обміняти { $rate } палива на 1 руду
    [many] Обміняти { $rate } палива на 1 руду
   *[other] Обміняти { $rate } палива на 1 руду
}
alien-frontiers-answer-turn-buy-relic-ship = Купити Реліктовий Корабель
alien-frontiers-answer-turn-end-turn = Завершити хід

## Ефекти, за які платять паливом.

alien-frontiers-answer-turn-use-booster-pod = Прискорювач: підняти { alien-frontiers-ship } до { $ship-value ->
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
   *[6] 7
}
alien-frontiers-answer-turn-use-data-crystal = Кристал Даних: скористатися бонусом { NAME($territory, case: "gen") }
alien-frontiers-answer-turn-use-gravity-manipulator = Маніпулятор Гравітації: опустити { $lower-with ->
    [alien-frontiers-with-relic] Реліктовий Корабель ({ $lower-value })
   *[alien-frontiers-with-own] корабель { $lower-value }
} і підняти { $raise-with ->
    [alien-frontiers-with-relic] Реліктовий Корабель ({ $raise-value })
   *[alien-frontiers-with-own] корабель { $raise-value }
}
alien-frontiers-answer-turn-use-orbital-teleporter = Орбітальний Телепортатор: перемістити { alien-frontiers-ship } { NAME($ship-station, case: "from") }{ $ship-mark ->
    [alien-frontiers-mark-unmarked] {""}
   *[alien-frontiers-mark-spent] {" "}({ NAME($ship-mark) })
}
alien-frontiers-answer-turn-use-plasma-cannon = Плазмова Гармата: стріляти по кораблях { NAME($station, case: "at") }
alien-frontiers-answer-turn-use-polarity-device = Поляризатор: перевернути { alien-frontiers-ship } на { $ship-value ->
    [1] 6
    [2] 5
    [3] 4
    [4] 3
    [5] 2
   *[6] 1
}
alien-frontiers-answer-turn-use-stasis-beam = Стазис-промінь: опустити { alien-frontiers-ship } до { $ship-value ->
    [1] 0
    [2] 1
    [3] 2
    [4] 3
    [5] 4
   *[6] 5
}
alien-frontiers-answer-turn-use-temporal-warper = Темпоральний Викривлювач: перекинути кораблі

## Ефекти, заради яких карту скидають.

alien-frontiers-answer-turn-discard-booster-pod = Скинути карту «Прискорювач»: прибрати { NAME($field) }
alien-frontiers-answer-turn-discard-data-crystal = Скинути карту «Кристал Даних»: розмістити Позитронне Поле { NAME($to, case: "at") }
alien-frontiers-answer-turn-discard-gravity-manipulator = Скинути карту «Маніпулятор Гравітації»: розмістити Репульсорне Поле { NAME($to, case: "at") }
alien-frontiers-answer-turn-discard-orbital-teleporter = Скинути карту «Орбітальний Телепортатор»: перемістити колонію ({ $colony-owner }) { NAME($colony-territory, case: "from") }
alien-frontiers-answer-turn-discard-plasma-cannon = { $place ->
    [alien-frontiers-ship-place-maintenance-bay] { $ship-with ->
        [alien-frontiers-with-relic] Скинути карту «Плазмова Гармата»: збити Реліктовий Корабель ({ $owner }) { NAME($place, case: "at") }
       *[alien-frontiers-with-own] Скинути карту «Плазмова Гармата»: збити корабель ({ $owner }) { NAME($place, case: "at") }
    }
   *[alien-frontiers-ship-place-solar-converter] { $ship-with ->
        [alien-frontiers-with-relic] Скинути карту «Плазмова Гармата»: збити Реліктовий Корабель { $ship-value } ({ $owner }) { NAME($place, case: "at") }
       *[alien-frontiers-with-own] Скинути карту «Плазмова Гармата»: збити корабель { $ship-value } ({ $owner }) { NAME($place, case: "at") }
    }
}
alien-frontiers-answer-turn-discard-polarity-device = Скинути карту «Поляризатор»: поміняти місцями колонію { NAME($colony-territory, case: "at") } ({ $colony-owner }) з іншою
alien-frontiers-answer-turn-discard-stasis-beam = Скинути карту «Стазис-промінь»: розмістити Ізоляційне Поле { NAME($to, case: "at") }
alien-frontiers-answer-turn-discard-temporal-warper = Скинути карту «Темпоральний Викривлювач»: узяти карту «{ NAME($card) }»

## Що вкрасти.

alien-frontiers-answer-loot-token = Украсти 1 { NAME($what, case: "acc") } ({ $from })
alien-frontiers-answer-loot-card = Украсти карту «{ NAME($card) }» ({ $from })
alien-frontiers-answer-loot-enough = Більше нічого не брати

## Куди пристикувати телепортований корабель.

alien-frontiers-answer-teleport-plain = Пристикувати { alien-frontiers-ships } до { NAME($station, case: "gen") }
alien-frontiers-answer-teleport-cycle = { $ships-with ->
    [alien-frontiers-with-relic] Пристикувати Реліктовий Корабель ({ $ships-value }) до Артефакту Чужих і оновити карти
   *[alien-frontiers-with-own] Пристикувати корабель { $ships-value } до Артефакту Чужих і оновити карти
}
alien-frontiers-answer-teleport-settle = Пристикувати { alien-frontiers-ships } до { NAME($station, case: "gen") }: колонія { NAME($to, case: "at") }

## У що стріляє Плазмова Гармата.

alien-frontiers-answer-cannon-fire-target = { $ship-with ->
    [alien-frontiers-with-relic] Реліктовий Корабель ({ $ship-value }): { $owner }
   *[alien-frontiers-with-own] Корабель { $ship-value }: { $owner }
}
alien-frontiers-answer-cannon-fire-fire = Стріляти

## Що перекидає Темпоральний Викривлювач.

alien-frontiers-answer-reroll-ship = { $ship-with ->
    [alien-frontiers-with-relic] Реліктовий Корабель ({ $ship-value })
   *[alien-frontiers-with-own] Корабель { $ship-value }
}
alien-frontiers-answer-reroll-roll = Кинути

## Колонії, які переміщують чи міняють місцями, і ресурси, які повертають.

alien-frontiers-answer-colony-move = { NAME($territory) }
alien-frontiers-answer-colony-swap = Колонія { NAME($territory, case: "at") } ({ $owner })
alien-frontiers-answer-resource-limit = { $fuel ->
    [0] Повернути { alien-frontiers-amount-of-ore }
   *[other] { $ore ->
        [0] Повернути { alien-frontiers-amount-of-fuel }
       *[other] Повернути { alien-frontiers-amount-of-fuel } і { alien-frontiers-amount-of-ore }
    }
}
