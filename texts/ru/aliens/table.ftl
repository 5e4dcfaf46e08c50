### Стол «Чужих» в браузере: поле, отряд, карты.

## Места и вещи, как их называют на поле.

aliens-table-boards = Поля
aliens-table-square = { NAME($room) } { $square }
aliens-table-enemy-at = { $n ->
    [1] { NAME($what) }
    [one] рой из { $n }
    [few] рой из { $n }
   *[many] рой из { $n }
}, { NAME($room) } { $square }
aliens-table-swarm = Рой из { $n }
aliens-table-somebody = { NAME($who) }: { NAME($how) }
aliens-table-player = { $seat }
aliens-table-barred = { $what }, под баррикадой
aliens-table-door = { $door }, { $state ->
    [barred] под баррикадой
    [open] открыта
   *[shut] закрыта
}
aliens-table-door-state = { $state ->
    [barred] Под баррикадой: не пройти и не увидеть, что за ней.
    [open] Открыта: рядом кто-то стоит.
   *[shut] Закрыта: откроется перед тем, кто подойдёт.
}
aliens-table-doors = { $n ->
    [one] { $n } дверь
    [few] { $n } двери
   *[many] { $n } дверей
}
aliens-table-gun = { NAME($gun) } смотрит { NAME($facing, case: "to") }, { $state ->
    [on] включена
   *[off] выключена
}, патронов: { $rounds }
aliens-table-enemy-label = { $what }, { $where }{ $seen ->
    [yes] {""}
   *[no] , вне поля зрения
}
aliens-table-figure-label = { NAME($who) }, { NAME($how) }, { $where }
aliens-table-contact = { $what }, { $where }, { $seen ->
    [yes] в поле зрения
   *[no] вне поля зрения
}, { $n ->
    [one] в { $n } клетке
    [few] в { $n } клетках
   *[many] в { $n } клетках
}
aliens-table-about-alien = Идёт к ближайшему персонажу и нападает на того, до кого дойдёт.
aliens-table-about-blip = Там что-то движется. Сколько их, станет ясно, когда кто-нибудь увидит.
aliens-table-about-facehugger = Вцепляется в того, до кого доберётся.
aliens-table-not-seen = Сейчас его никто не видит.

## Маленькая карта и строка над полем.

aliens-table-scope = { $n ->
    [one] Датчик движения: { $n } цель
    [few] Датчик движения: { $n } цели
   *[many] Датчик движения: { $n } целей
}
aliens-table-nearest = ближе всех
aliens-table-squares = { $n } кл.
aliens-table-to-squad = К отряду
aliens-table-all-boards = Все поля
aliens-table-step-marines = Морпехи
aliens-table-step-aliens = Чужие
aliens-table-step-blips = Сигналы
aliens-table-step-tracker = Датчик
aliens-table-step-end = Конец
aliens-table-happened = Что произошло
aliens-table-step-heroes = Герои
aliens-table-step-equipment = Снаряжение
aliens-table-step-positions = Позиции
aliens-table-tracker = Датчик движения
aliens-table-level = { $n ->
    [one] Уровень { NAME($level) }: { $n } карта
    [few] Уровень { NAME($level) }: { $n } карты
   *[many] Уровень { NAME($level) }: { $n } карт
}
aliens-table-level-unknown = { $n ->
    [one] Уровень неизвестен: { $n } карта
    [few] Уровень неизвестен: { $n } карты
   *[many] Уровень неизвестен: { $n } карт
}
aliens-table-looked-at = Что я видел в колоде
aliens-table-came-up = Что уже вышло
aliens-table-blips = { $n ->
    [one] { $n } сигнал
    [few] { $n } сигнала
   *[many] { $n } сигналов
}
aliens-table-blips-left = { $n ->
    [one] Остался { $n } жетон сигнала.
    [few] Осталось { $n } жетона сигналов.
   *[many] Осталось { $n } жетонов сигналов.
}
aliens-table-turn = Ход { $n }

## Отряд.

aliens-table-squad = Отряд
aliens-table-grunts = Бойцы, общие
aliens-table-rank = ранг { $n }
aliens-table-acted = ход сделан
aliens-table-actions = { $n ->
    [one] { $n } действие
    [few] { $n } действия
   *[many] { $n } действий
}
aliens-table-actions-left = { $n ->
    [one] { NAME($who) } · { $n } действие
    [few] { NAME($who) } · { $n } действия
   *[many] { NAME($who) } · { $n } действий
}
aliens-table-dial = Счётчик Меткости: { $n }
aliens-table-hand-cards = { $n ->
    [one] { $n } карта на руке
    [few] { $n } карты на руке
   *[many] { $n } карт на руке
}
aliens-table-hand = Моя рука
aliens-table-no-cards = На руке нет карт.
aliens-table-range = до { $n } кл.
aliens-table-short-speed = скор.
aliens-table-short-aim = метк.
aliens-table-short-tech = техн.
aliens-table-short-defence = защ.
aliens-table-short-melee = рукоп.
aliens-table-contacts = Цели

## Что осталось у отряда.

aliens-table-endurance = Выносливость
aliens-table-left = ещё { $n }
aliens-table-cards-left = { $n ->
    [one] осталась { $n } карта
    [few] осталось { $n } карты
   *[many] осталось { $n } карт
}
aliens-table-deck = Колода
aliens-table-chip-deck = Колода { $n }
aliens-table-chip-exhaust = Истощение { $n }
aliens-table-exhaust = Истощение
aliens-table-discard = Сброс
aliens-table-pile-deck = { $n ->
    [one] Колода выносливости: { $n } карта, из них под картой перемешивания: { $under }
    [few] Колода выносливости: { $n } карты, из них под картой перемешивания: { $under }
   *[many] Колода выносливости: { $n } карт, из них под картой перемешивания: { $under }
}
aliens-table-pile-exhaust = { $n ->
    [one] Стопка истощения: { $n } карта рубашкой вверх
    [few] Стопка истощения: { $n } карты рубашкой вверх
   *[many] Стопка истощения: { $n } карт рубашкой вверх
}
aliens-table-pile-discard = { $n ->
    [one] Сброс: { $n } открытая карта
    [few] Сброс: { $n } открытые карты
   *[many] Сброс: { $n } открытых карт
}
aliens-table-about-deck = Её картами платят за всё. С последней отряд погибает.
aliens-table-about-exhaust = Здесь лежит уплаченное; отдых возвращает карты.
aliens-table-card-cost = { $n ->
    [one] Стоит { $n } карту
    [few] Стоит { $n } карты
   *[many] Стоит { $n } карт
}
aliens-table-cards = Карты
aliens-table-lookup = Справка

## Чего стоит ответ и что даёт.

aliens-table-cost-action = { $n ->
    [one] { $n } действие
    [few] { $n } действия
   *[many] { $n } действий
}
aliens-table-cost-exhausted = { $n ->
    [one] −{ $n } карта
    [few] −{ $n } карты
   *[many] −{ $n } карт
}
aliens-table-cost-recovered = −{ $n }
aliens-table-cost-aim = Меткость −{ $n }
aliens-table-cost-defeat = тратит последнюю карту: отряд погибнет
aliens-table-gain-action = { $n ->
    [one] +{ $n } действие
    [few] +{ $n } действия
   *[many] +{ $n } действий
}
aliens-table-gain-exhausted = +{ $n }
aliens-table-gain-recovered = { $n ->
    [one] вернёт { $n } карту
    [few] вернёт { $n } карты
   *[many] вернёт { $n } карт
}
aliens-table-gain-aim = Меткость +{ $n }
aliens-table-gain-defeat = отряд погибнет
aliens-table-heading-whom = { $what }: кто?
aliens-table-heading-where = { $what }: где?
aliens-table-heading-how = { $what }: что именно?

## До первого хода.

aliens-table-put = сюда
aliens-table-put-here = Выдать: { NAME($who) }
aliens-table-pool = Что есть
aliens-table-pool-help = Два места для оружия, второе для запасного; два предмета. Нажмите на карту, потом на место, или наоборот.
aliens-table-deck-of = { $n ->
    [one] Колода: { $n } карта
    [few] Колода: { $n } карты
   *[many] Колода: { $n } карт
}

## Задание.

aliens-table-signals = { $n ->
    [one] { $n } сигнал ещё не раскрыт.
    [few] { $n } сигнала ещё не раскрыты.
   *[many] { $n } сигналов ещё не раскрыто.
}
aliens-table-crates = { $n ->
    [one] { $n } ящик не открыт.
    [few] { $n } ящика не открыты.
   *[many] { $n } ящиков не открыто.
}
aliens-table-no-exit = Выход закрыт.
aliens-table-open-exit = Открыт: { NAME($exit) }

## Что показано, пока происходит.

aliens-table-defence-roll = Бросок защиты
aliens-table-against = против Защиты { $n }
aliens-table-held = Спасение
aliens-table-failed = Неудача
aliens-table-again = Бросок повторяется
aliens-table-band-held = { NAME($who) } держится: { $result } против { $defence }
aliens-table-band-failed = { NAME($who) } не держится: { $result } против { $defence }
aliens-table-band-spotted = { $n ->
    [one] Замечен { $n } Чужой
    [few] Замечено { $n } Чужих
   *[many] Замечено { $n } Чужих
}
aliens-table-band-speed = { $n ->
    [one] { NAME($board) }: сигналы идут на { $n } клетку
    [few] { NAME($board) }: сигналы идут на { $n } клетки
   *[many] { NAME($board) }: сигналы идут на { $n } клеток
}
aliens-table-band-dropship-landed = Корабль садится
aliens-table-band-dropship-left = Корабль улетает

## Что делает карта, в нескольких словах.

aliens-table-gist-hk-vp70-pistol = Попадает на 3 и меньше
aliens-table-gist-m41a-pulse-rifle = Очередь
aliens-table-gist-m40-grenades = По площади, до 6
aliens-table-gist-m56-smart-gun = Очередь, счётчик +1
aliens-table-gist-m240-incinerator = По площади, до 4
aliens-table-gist-ithaca37-shotgun = До 3, вплотную +3
aliens-table-gist-tactical-armour = Может спасти владельца
aliens-table-gist-motion-tracker = Верхняя карта датчика
aliens-table-gist-hand-welder = Баррикады: Техника +3
aliens-table-gist-medi-kit = Поднимет одного, раз
aliens-table-gist-ammo-pouch = Первая атака −1 карта
aliens-table-gist-headset = Ещё 1 боец под началом
aliens-table-gist-shoulder-lamp = Меткость +1
aliens-table-gist-in-the-pipe = Достаёт карту
aliens-table-gist-short-bursts = Атака даром
aliens-table-gist-on-the-double = Движение даром
aliens-table-gist-steady = Поднимает счётчик
aliens-table-gist-watch-your-back = Защита ещё раз
aliens-table-gist-on-your-feet = Поднимает лежащего
aliens-table-gist-second-wind = Возвращает карты
aliens-table-gist-seal-it = Баррикада даром
aliens-table-gist-eyes-forward = Отменит карту датчика
aliens-table-gist-covering-fire = Огонь до удара
aliens-table-gist-losing-hope = Опасность: уходит карта
aliens-table-gist-weapon-jam = Опасность: оружие клинит
aliens-table-gist-low-ammo = Опасность: расход карт
aliens-table-gist-contact = Опасность: идёт сигнал
aliens-table-gist-acid-spray = Опасность: теряется предмет
aliens-table-gist-panic = Опасность: паника

## Приказы и что о них известно наперёд.

aliens-table-order-move = Идти: { $where }
aliens-table-order-attack = Огонь: { $what }, { $weapon }
aliens-table-step-by-step = Идти шаг за шагом
aliens-table-ways = { $n ->
    [one] { $n } клетка
    [few] { $n } клетки
   *[many] { $n } клеток
}
aliens-table-threats = Куда пойдут враги
aliens-ahead-opens = { $n ->
    [one] Откроется дверь
    [few] Откроются { $n } двери
   *[many] Откроются { $n } дверей
}
aliens-ahead-shows = { $n ->
    [one] Станет виден ещё { $n } Чужой
    [few] Станут видны ещё { $n } Чужих
   *[many] Станут видны ещё { $n } Чужих
}
aliens-ahead-fire = По пути выстрелит турель
aliens-ahead-ends = Там движение кончится: рядом враг
aliens-ahead-reached = { $n ->
    [one] В свою фазу { $who } достанет { $n } Чужой
    [few] В свою фазу { $who } достанут { $n } Чужих
   *[many] В свою фазу { $who } достанут { $n } Чужих
}
aliens-ahead-spots = { $n ->
    [one] Откроется { $n } сигнал: вернуть нельзя
    [few] Откроются { $n } сигнала: вернуть нельзя
   *[many] Откроются { $n } сигналов: вернуть нельзя
}
aliens-ahead-finds = Откроется сигнал миссии: вернуть нельзя
aliens-ahead-free = Можно вернуть: ничего не откроется
aliens-ahead-hits = { $chance }, { $n } или меньше
aliens-ahead-or-less = { $n } или меньше
aliens-ahead-if-hit = после попадания
aliens-ahead-all-die = Погибнут все { $n }: { $chance }
aliens-ahead-reaches = Если уцелеет, цель — { $who }
aliens-ahead-holds = устоит { $chance }
aliens-ahead-falls = упадёт { $chance }
aliens-ahead-dies = погибнет { $chance }
aliens-ahead-facehugged = лицехват { $chance }
aliens-ahead-friends = Под ударом свои: { $who }
aliens-ahead-shot = { $who }, { $weapon }: попадёт с шансом { $chance }
aliens-ahead-goes = Пойдёт сюда: { $where }
aliens-ahead-steps = { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
}
