### Aliens в виде текста, достаточно коротко для таблицы.

ui-aliens-turn = Ход { $turn } · { NAME($phase) } · { NAME($mission) }
ui-aliens-endurance = { $under ->
    [0] Колода выносливости { $deck } · стопка истощения { $exhausted } · сброс { $discarded }
   *[other] Колода выносливости { $deck }, из них под картой перемешивания { $under } · стопка истощения { $exhausted } · сброс { $discarded }
}
ui-aliens-tracker = Колода датчика движения { $deck }, следующий уровень { $level }, в сбросе { $discarded } · сигналов в запасе { $blips }
ui-aliens-unseen = Не видны (колода, стопка истощения, чужие руки): { $cards }
ui-aliens-discarded = Сброс: { $cards }
ui-aliens-levels = Колода датчика движения по уровням: { $cards }
ui-aliens-hand = На руке{"  "}
ui-aliens-no-contact = Датчик движения молчит.
ui-aliens-contacts = Датчик движения: шагов до ближайшего, кто видит и каков шанс попасть (* по площади)
ui-aliens-distance = { $steps } до { $letter }
ui-aliens-in-sight = На виду{"  "}
ui-aliens-active = { $actions ->
    [one] { NAME($character) }: осталось { $actions } действие
    [few] { NAME($character) }: осталось { $actions } действия
   *[many] { NAME($character) }: осталось { $actions } действий
}
ui-aliens-marks = Буквы — персонажи, строчные — те, кто лежит: G Горман, H Хикс, R Рипли, U Хадсон, V Васкес, F Фрост, N Ньют. a — Чужой, A — рой, рядом его число, ? — сигнал, % — лицехват, @ — кокон, ! — сигнал миссии. ①–④ — точки появления, ○ — туннель; закрашенные забаррикадированы. ¤ — компьютер, $ — ящик, стрелка — турель. Линии — стены, пунктир — ограждения; D — закрытая дверь, X — забаррикадированная, E — выход, e — ещё закрытый, ~ — за ограждением, ▒ — сплошное. ◎ стоит перед счётчиком Меткости, ✓ — после того, кого уже активировали.
ui-aliens-equipping = Снаряжение ничего не стоит: каждому не больше двух карт оружия и двух предметов, пока есть место. Остальное составит колоду выносливости. Чтобы надеть, наберите карту и имя, например: свароч хадсон. Прочитать карты: покажи хадсон или инфо.
ui-aliens-blast = В скобках — кто окажется под ударом, знаками поля. Шанс попасть в каждого, в своих тоже: { $chance }.
ui-aliens-holds = ({ $enemy }; устоит с шансом { $chance })
ui-aliens-stakes = Под угрозой{"  "}
ui-aliens-stake = { NAME($character) }: шанс устоять { $chance }
ui-aliens-covers = { $n ->
    [one] (в секторе огня { $n } клетка)
    [few] (в секторе огня { $n } клетки)
   *[many] (в секторе огня { $n } клеток)
}
ui-aliens-returns = (вернётся и так)
ui-aliens-below = Под фигурами{"  "}
ui-aliens-tally = Ходов: { $turns }. Бросков атаки: { $rolls }, попаданий: { $hits }. Опасностей: { $hazards }. Карт датчика движения: { $cards }.
ui-aliens-tally-kills = { NAME($character) } { $n }
ui-aliens-tally-killers = Убито Чужих: { $kills }.
ui-aliens-usual = обычное
ui-aliens-usual-is = { $n ->
    [one] — надеть обычное снаряжение, { $n } карту
    [few] — надеть обычное снаряжение, { $n } карты
   *[many] — надеть обычное снаряжение, { $n } карт
}
ui-aliens-field = Турель на { $square }, направлена { NAME($facing, case: "to") }
ui-aliens-tally-gun = { NAME($gun) } { $n }
ui-aliens-ahead-passes = только мимоходом
ui-aliens-ahead-spots = откроется { $enemies }
ui-aliens-ahead-finds = откроется сигнал миссии
ui-aliens-ahead-gun = сработает турель
ui-aliens-ahead-ends = конец движения
ui-aliens-ahead-reached = достанет { $enemies }

## Как далеко продвинулся отряд.

ui-aliens-far-newt = { $newt ->
    [aliens-condition-absent] Ньют не найдена. Сигналов миссии лежит рубашкой вверх: { $blips }.
    [aliens-condition-hidden] Ньют прячется на { $square }. Подойдите и взаимодействуйте — она пойдёт с вами.
    [aliens-condition-left] Ньют за выходом.
   *[other] Ньют с отрядом, на { $square }.
}
ui-aliens-far-trapped = Из отрезанной группы вышли: { $out }, нужно: { $needed }.
ui-aliens-far-dropship = { $is-landed ->
    [yes] Корабль улетает после хода { $departure }. Должны выйти: { $needed }.
   *[no] Корабль садится в ход { $landing } и улетает после хода { $departure }. Должны выйти: { $needed }.
}
ui-aliens-far-captives = Пленных в коконах: { $hanging }, за выходом: { $out }, нужно: 1.
ui-aliens-far-crates = Открыто ящиков: { $opened }, нужно: { $needed }.
ui-aliens-far-hunt = Карт датчика движения впереди: { $cards }. Врагов на поле: { $enemies }.
ui-aliens-far-squad = Из отряда вышли: { $out }, на поле: { $left }.
ui-aliens-guns = Турели: { $guns }
ui-aliens-gun = { $state ->
    [off] { $letter } на { $square }, патронов: { $rounds }, выключена
   *[on] { $letter } на { $square }, патронов: { $rounds }
}
