### Вопросы игры Alien Frontiers и ответы на них.
###
### Вопрос обращён к тому, кого спрашивают; `.others` в двух словах говорит остальным, что
### этот человек выбирает. Шаги и броски никого не спрашивают, а только говорят, что
### происходит. Ответ помещается на кнопке.

alien-frontiers-asks-turn = Что вы делаете?
    .others = выбор действия
alien-frontiers-asks-loot = { $taken-count ->
    [0] Что вы крадёте: до 4 ресурсов или 1 карту?
   *[other] Что ещё вы крадёте? Выбрано { $taken-count } из 4.
}
    .others = выбор добычи
alien-frontiers-asks-teleport = { $ship ->
    [7] К какой станции теперь пристыковать Реликтовый Корабль?
   *[own] К какой станции теперь пристыковать корабль?
}
    .others = выбор станции для телепортированного корабля
alien-frontiers-asks-cannon-fire = { $targets-count ->
    [0] По каким кораблям { NAME($station, case: "at") } вы стреляете?
   *[other] По каким ещё кораблям { NAME($station, case: "at") } вы стреляете? Выбрано: { $targets-count }.
}
    .others = выбор целей для Плазменной Пушки
alien-frontiers-asks-reroll = { $chosen-count ->
    [0] Какие корабли вы перебрасываете?
   *[other] Какие ещё корабли вы перебрасываете? Выбрано: { $chosen-count }.
}
    .others = выбор кораблей для переброса
alien-frontiers-asks-colony-move = Куда переместить колонию ({ $colony-owner }) { NAME($colony-territory, case: "from") }?
    .others = выбор территории для перемещения колонии
alien-frontiers-asks-colony-swap = С какой колонией поменять местами колонию { NAME($colony-territory, case: "at") } ({ $colony-owner })?
    .others = выбор колоний для обмена
alien-frontiers-asks-resource-limit = Можно оставить 8 ресурсов. Что вы возвращаете?
    .others = возврат ресурсов сверх 8

## Шаги и броски: что происходит, без точки в конце.

alien-frontiers-asks-first-player = жеребьёвка первого хода
alien-frontiers-asks-set-up = подготовка к игре
alien-frontiers-asks-card-draw = { $to ->
    [none] открывается новая карта
   *[seat] раздача карты: { $to }
}
alien-frontiers-asks-turn-start = начало хода: { $seat }
alien-frontiers-asks-ship-roll = бросок кораблей
alien-frontiers-asks-after-roll = итоги броска
alien-frontiers-asks-action-end = завершение действия
alien-frontiers-asks-turn-end = конец хода
alien-frontiers-asks-game-over = конец игры

## Корабли в ответе как дополнение к «пристыковать». $ships-value — значение младшего.

alien-frontiers-ships = { $station ->
    [alien-frontiers-station-colony-constructor] { $ships-with ->
        [alien-frontiers-with-relic] корабли { $ships-value }-{ $ships-value }-{ $ships-value } (с Реликтовым)
       *[alien-frontiers-with-own] корабли { $ships-value }-{ $ships-value }-{ $ships-value }
    }
    [alien-frontiers-station-shipyard] { $ships-with ->
        [alien-frontiers-with-relic] корабли { $ships-value }-{ $ships-value } (с Реликтовым)
       *[alien-frontiers-with-own] корабли { $ships-value }-{ $ships-value }
    }
    [alien-frontiers-station-orbital-market] { $ships-with ->
        [alien-frontiers-with-relic] корабли { $ships-value }-{ $ships-value } (с Реликтовым)
       *[alien-frontiers-with-own] корабли { $ships-value }-{ $ships-value }
    }
    [alien-frontiers-station-raiders-outpost] { $ships-with ->
        [alien-frontiers-with-relic] корабли { alien-frontiers-run } (с Реликтовым)
       *[alien-frontiers-with-own] корабли { alien-frontiers-run }
    }
   *[alien-frontiers-station-solar-converter] { $ships-with ->
        [alien-frontiers-with-relic] Реликтовый Корабль ({ $ships-value })
       *[alien-frontiers-with-own] корабль { $ships-value }
    }
}
alien-frontiers-run = { $ships-value ->
    [1] 1-2-3
    [2] 2-3-4
    [3] 3-4-5
    [4] 4-5-6
   *[5] подряд от { $ships-value }
}

## Один корабль в ответе как дополнение к «поднять», «опустить» и подобным.

alien-frontiers-ship = { $ship-with ->
    [alien-frontiers-with-relic] Реликтовый Корабль ({ $ship-value })
   *[alien-frontiers-with-own] корабль { $ship-value }
}

## Что сделать за ход.

alien-frontiers-answer-turn-dock-plain = Пристыковать { alien-frontiers-ships } к { NAME($station, case: "dat") }
alien-frontiers-answer-turn-dock-cycle = { $ships-with ->
    [alien-frontiers-with-relic] Пристыковать Реликтовый Корабль ({ $ships-value }) к Артефакту Чужих и обновить карты
   *[alien-frontiers-with-own] Пристыковать корабль { $ships-value } к Артефакту Чужих и обновить карты
}
alien-frontiers-answer-turn-dock-settle = Пристыковать { alien-frontiers-ships } к { NAME($station, case: "dat") }: колония { NAME($to, case: "at") }
alien-frontiers-answer-turn-claim = Забрать карту «{ NAME($card) }»
alien-frontiers-answer-turn-launch = Запустить колонию { NAME($to, case: "to") }
alien-frontiers-answer-turn-launch-and-start = Запустить колонию { NAME($to, case: "to") } и начать следующую
alien-frontiers-answer-turn-trade = { $rate ->
    [one] Обменять { $rate } топливо на 1 руду
    [few] Обменять { $rate } топлива на 1 руду
   *[many] Обменять { $rate } топлива на 1 руду
}
alien-frontiers-answer-turn-buy-relic-ship = Купить Реликтовый Корабль
alien-frontiers-answer-turn-end-turn = Завершить ход

## Эффекты, активируемые топливом.

alien-frontiers-answer-turn-use-booster-pod = Ускоритель: поднять { alien-frontiers-ship } до { $ship-value ->
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
   *[6] 7
}
alien-frontiers-answer-turn-use-data-crystal = Кристалл Данных: пользоваться бонусом { NAME($territory, case: "gen") }
alien-frontiers-answer-turn-use-gravity-manipulator = Манипулятор Гравитации: опустить { $lower-with ->
    [alien-frontiers-with-relic] Реликтовый Корабль ({ $lower-value })
   *[alien-frontiers-with-own] корабль { $lower-value }
} и поднять { $raise-with ->
    [alien-frontiers-with-relic] Реликтовый Корабль ({ $raise-value })
   *[alien-frontiers-with-own] корабль { $raise-value }
}
alien-frontiers-answer-turn-use-orbital-teleporter = Орбитальный Телепортатор: переместить { alien-frontiers-ship } { NAME($ship-station, case: "from") }{ $ship-mark ->
    [alien-frontiers-mark-unmarked] {""}
   *[alien-frontiers-mark-spent] {" "}({ NAME($ship-mark) })
}
alien-frontiers-answer-turn-use-plasma-cannon = Плазменная Пушка: стрелять по кораблям { NAME($station, case: "at") }
alien-frontiers-answer-turn-use-polarity-device = Поляризующее Устройство: перевернуть { alien-frontiers-ship } на { $ship-value ->
    [1] 6
    [2] 5
    [3] 4
    [4] 3
    [5] 2
   *[6] 1
}
alien-frontiers-answer-turn-use-stasis-beam = Стазис-луч: опустить { alien-frontiers-ship } до { $ship-value ->
    [1] 0
    [2] 1
    [3] 2
    [4] 3
    [5] 4
   *[6] 5
}
alien-frontiers-answer-turn-use-temporal-warper = Темпоральный Искривитель: перебросить корабли

## Эффекты со сбросом карты.

alien-frontiers-answer-turn-discard-booster-pod = Сбросить карту «Ускоритель»: убрать { NAME($field) }
alien-frontiers-answer-turn-discard-data-crystal = Сбросить карту «Кристалл Данных»: Позитронное Поле { NAME($to, case: "to") }
alien-frontiers-answer-turn-discard-gravity-manipulator = Сбросить карту «Манипулятор Гравитации»: Репульсорное Поле { NAME($to, case: "to") }
alien-frontiers-answer-turn-discard-orbital-teleporter = Сбросить карту «Орбитальный Телепортатор»: переместить колонию ({ $colony-owner }) { NAME($colony-territory, case: "from") }
alien-frontiers-answer-turn-discard-plasma-cannon = { $place ->
    [alien-frontiers-ship-place-maintenance-bay] { $ship-with ->
        [alien-frontiers-with-relic] Сбросить карту «Плазменная Пушка»: Реликтовый Корабль ({ $owner }) { NAME($place, case: "at") }
       *[alien-frontiers-with-own] Сбросить карту «Плазменная Пушка»: корабль ({ $owner }) { NAME($place, case: "at") }
    }
   *[alien-frontiers-ship-place-solar-converter] { $ship-with ->
        [alien-frontiers-with-relic] Сбросить карту «Плазменная Пушка»: Реликтовый Корабль { $ship-value } ({ $owner }) { NAME($place, case: "at") }
       *[alien-frontiers-with-own] Сбросить карту «Плазменная Пушка»: корабль { $ship-value } ({ $owner }) { NAME($place, case: "at") }
    }
}
alien-frontiers-answer-turn-discard-polarity-device = Сбросить карту «Поляризующее Устройство»: обменять колонию ({ $colony-owner }) { NAME($colony-territory, case: "at") }
alien-frontiers-answer-turn-discard-stasis-beam = Сбросить карту «Стазис-луч»: Изоляционное Поле { NAME($to, case: "to") }
alien-frontiers-answer-turn-discard-temporal-warper = Сбросить карту «Темпоральный Искривитель»: взять карту «{ NAME($card) }»

## Что украсть.

alien-frontiers-answer-loot-token = Украсть 1 { NAME($what, case: "acc") }: { $from }
alien-frontiers-answer-loot-card = Украсть карту «{ NAME($card) }»: { $from }
alien-frontiers-answer-loot-enough = Больше ничего не брать

## Куда пристыковать телепортированный корабль.

alien-frontiers-answer-teleport-plain = Пристыковать { alien-frontiers-ships } к { NAME($station, case: "dat") }
alien-frontiers-answer-teleport-cycle = { $ships-with ->
    [alien-frontiers-with-relic] Пристыковать Реликтовый Корабль ({ $ships-value }) к Артефакту Чужих и обновить карты
   *[alien-frontiers-with-own] Пристыковать корабль { $ships-value } к Артефакту Чужих и обновить карты
}
alien-frontiers-answer-teleport-settle = Пристыковать { alien-frontiers-ships } к { NAME($station, case: "dat") }: колония { NAME($to, case: "at") }

## Во что стреляет Плазменная Пушка.

alien-frontiers-answer-cannon-fire-target = { $ship-with ->
    [alien-frontiers-with-relic] Реликтовый Корабль ({ $ship-value }): { $owner }
   *[alien-frontiers-with-own] Корабль { $ship-value }: { $owner }
}
alien-frontiers-answer-cannon-fire-fire = Огонь

## Что перебрасывает Темпоральный Искривитель.

alien-frontiers-answer-reroll-ship = { $ship-with ->
    [alien-frontiers-with-relic] Реликтовый Корабль ({ $ship-value })
   *[alien-frontiers-with-own] Корабль { $ship-value }
}
alien-frontiers-answer-reroll-roll = Бросить

## Колонии, которые перемещают или обменивают, и возвращаемые ресурсы.

alien-frontiers-answer-colony-move = { NAME($territory) }
alien-frontiers-answer-colony-swap = Колония { NAME($territory, case: "at") } ({ $owner })
alien-frontiers-answer-resource-limit = { $fuel ->
    [0] Вернуть { alien-frontiers-amount-of-ore }
   *[other] { $ore ->
        [0] Вернуть { alien-frontiers-amount-of-fuel }
       *[other] Вернуть { alien-frontiers-amount-of-fuel } и { alien-frontiers-amount-of-ore }
    }
}
