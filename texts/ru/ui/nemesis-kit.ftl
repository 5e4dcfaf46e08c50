### Что Nemesis и Lockdown показывают текстом одинаково, кратко для таблицы.

ui-nemesis-kit-round = { $round ->
    [0] Подготовка
   *[other] Раунд { $round } · { NAME($phase) }
}
ui-nemesis-kit-crew = Экипаж
ui-nemesis-kit-own = Видите только вы

## Системы.

ui-nemesis-kit-damage = Повреждения
ui-nemesis-kit-markers = пожары { $fires } из { $most-fires } · неисправности { $malfunctions } из { $most-malfunctions } · яиц в гнезде { $eggs }
ui-nemesis-kit-bag = Мешочек Чужих
ui-nemesis-kit-event = Событие
ui-nemesis-kit-weaknesses = Слабости
ui-nemesis-kit-common = Общие цели

## Экипаж.

ui-nemesis-kit-character = персонаж
ui-nemesis-kit-where = где
ui-nemesis-kit-cards = рука/колода/сброс
ui-nemesis-kit-wounds = раны
ui-nemesis-kit-room = отсек { $room }
ui-nemesis-kit-left = вне игры

## Отсеки.

ui-nemesis-kit-room-items = { NAME($room) } [{ $n }]
ui-nemesis-kit-fire = пожар
ui-nemesis-kit-malfunction = неисправность

## Что видит только сам игрок.

ui-nemesis-kit-here = Здесь
ui-nemesis-kit-hand = На руке
ui-nemesis-kit-discard = Сброс
ui-nemesis-kit-in-hands = В руках
ui-nemesis-kit-inventory = Инвентарь
ui-nemesis-kit-objectives = Цели
ui-nemesis-kit-seen = Вы видели
ui-nemesis-kit-seen-objective = игрок { $number }, раунд { $round }: «{ NAME($objective) }»
ui-nemesis-kit-actions = { $n ->
    [one] Осталось { $n } действие
    [few] Осталось { $n } действия
   *[many] Осталось { $n } действий
}

## Чего стоит и что приносит ответ.

ui-nemesis-kit-amount-cards = карты
    .amount = { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
ui-nemesis-kit-amount-ammo = патроны
    .amount = { $n ->
        [one] { $n } патрон
        [few] { $n } патрона
       *[many] { $n } патронов
    }
ui-nemesis-kit-amount-light-wounds = лёгкие раны
    .amount = { $n ->
        [one] { $n } лёгкая рана
        [few] { $n } лёгкие раны
       *[many] { $n } лёгких ран
    }
ui-nemesis-kit-amount-contamination = карты заражения
    .amount = { $n ->
        [one] { $n } карта заражения
        [few] { $n } карты заражения
       *[many] { $n } карт заражения
    }
ui-nemesis-kit-amount-signal = сигналы
    .amount = { $n ->
        [one] { $n } сигнал
        [few] { $n } сигнала
       *[many] { $n } сигналов
    }
