### Nemesis текстом, кратко для таблицы.

ui-nemesis-round = Раунд { $round } · { NAME($phase) }
ui-nemesis-time = время { $time } из { $jump }
ui-nemesis-self-destruct = самоуничтожение { $space } из { $last }
ui-nemesis-crew = Экипаж
ui-nemesis-ship = Корабль
ui-nemesis-own = Видите только вы

## Системы корабля.

ui-nemesis-damage = Повреждения
ui-nemesis-markers = пожары { $fires } из { $most-fires } · неисправности { $malfunctions } из { $most-malfunctions } · яиц в гнезде { $eggs }
ui-nemesis-engines = Двигатели
ui-nemesis-course = Курс
ui-nemesis-pods = Капсулы
ui-nemesis-bag = Мешочек Чужих
ui-nemesis-event = Событие
ui-nemesis-weaknesses = Слабости
ui-nemesis-common = Общие цели

## Экипаж.

ui-nemesis-character = персонаж
ui-nemesis-where = где
ui-nemesis-cards = рука/колода/сброс
ui-nemesis-wounds = раны
ui-nemesis-state = состояние
ui-nemesis-room = отсек { $room }
ui-nemesis-left = вне игры

## Отсеки.

ui-nemesis-room-items = { NAME($room) } [{ $n }]
ui-nemesis-fire = пожар
ui-nemesis-malfunction = неисправность
ui-nemesis-airlock = шлюз вот-вот откроется

## Что видит только сам игрок.

ui-nemesis-here = Здесь
ui-nemesis-hand = На руке
ui-nemesis-discard = Сброс
ui-nemesis-in-hands = В руках
ui-nemesis-inventory = Инвентарь
ui-nemesis-objectives = Цели
ui-nemesis-seen = Вы видели
ui-nemesis-seen-engine = { NAME($engine) }, раунд { $round }: { NAME($state) }
ui-nemesis-seen-objective = игрок { $number }, раунд { $round }: «{ NAME($objective) }»
ui-nemesis-intruder-cards = Карты Чужих
ui-nemesis-actions = { $n ->
    [one] Осталось { $n } действие
    [few] Осталось { $n } действия
   *[many] Осталось { $n } действий
}
ui-nemesis-marks = После номера и названия отсека в квадратных скобках стоит, сколько предметов там осталось; название в круглых скобках знают только те, чьи значки стоят за ним. Дальше идут четыре номера коридоров и отсеки, куда они ведут: ! — шум, # — закрытая дверь, x — сломанная, tr и tb — красные и синие технические коридоры. У Чужих есть номер, а после минуса — травмы. Чёрточки — лёгкие раны, в скобках стоят перевязанные тяжёлые раны и неактивные квестовые предметы. За двигателем стоят значки тех, кто знает его состояние.

## Чего стоит и что приносит ответ.

ui-nemesis-amount-cards = карты
    .amount = { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
ui-nemesis-amount-ammo = патроны
    .amount = { $n ->
        [one] { $n } патрон
        [few] { $n } патрона
       *[many] { $n } патронов
    }
ui-nemesis-amount-light-wounds = лёгкие раны
    .amount = { $n ->
        [one] { $n } лёгкая рана
        [few] { $n } лёгкие раны
       *[many] { $n } лёгких ран
    }
ui-nemesis-amount-contamination = карты заражения
    .amount = { $n ->
        [one] { $n } карта заражения
        [few] { $n } карты заражения
       *[many] { $n } карт заражения
    }
ui-nemesis-amount-signal = сигналы
    .amount = { $n ->
        [one] { $n } сигнал
        [few] { $n } сигнала
       *[many] { $n } сигналов
    }
