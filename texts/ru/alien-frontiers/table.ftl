### Стол игры Alien Frontiers в веб-клиенте: ответы и что они дают, что есть что, стол
### словами, карты и имущество игроков.
###
### $seat и $seats — имена, которые набрали люди: они не склоняются.

## Части ответа. $values — что показывают корабли, например «6» или «3 4 5»; $relic — 1,
## если среди них Реликтовый Корабль.

alien-frontiers-part-ships = { $relic ->
    [0] { $count ->
        [0] корабль
        [1] корабль { $values }
       *[other] корабли { $values }
    }
   *[1] { $count ->
        [0] Реликтовый Корабль
        [1] Реликтовый Корабль ({ $values })
       *[other] корабли { $values } (с Реликтовым)
    }
}
alien-frontiers-part-hub = колония в Центре
alien-frontiers-part-cycle = новые карты
alien-frontiers-part-discard = Сбросить: «{ NAME($card) }»
alien-frontiers-part-fuel = топливо: { $seat }
alien-frontiers-part-ore = руда: { $seat }

## Вопрос, когда часть ответа уже выбрана.

alien-frontiers-heading-dock = { $count ->
    [1] Куда пристыковать { alien-frontiers-part-ships }?
   *[other] Куда пристыковать { alien-frontiers-part-ships }?
}
alien-frontiers-heading-ships = { $count ->
    [1] Что делает { alien-frontiers-part-ships }?
   *[other] Что делают { alien-frontiers-part-ships }?
}
alien-frontiers-heading-which-ships = { $station ->
    [alien-frontiers-station-colony-constructor] Какие корабли пристыковать к { NAME($station, case: "dat") }?
    [alien-frontiers-station-shipyard] Какие корабли пристыковать к { NAME($station, case: "dat") }?
    [alien-frontiers-station-orbital-market] Какие корабли пристыковать к { NAME($station, case: "dat") }?
    [alien-frontiers-station-raiders-outpost] Какие корабли пристыковать к { NAME($station, case: "dat") }?
   *[alien-frontiers-station-solar-converter] Какой корабль пристыковать к { NAME($station, case: "dat") }?
}
alien-frontiers-heading-at = Что сделать { NAME($station, case: "at") }?
alien-frontiers-heading-territory = Где будет колония?
alien-frontiers-heading-how = Что именно?
alien-frontiers-heading-card = «{ NAME($card) }»: для чего?
alien-frontiers-heading-card-ship = «{ NAME($card) }»: какой корабль?
alien-frontiers-heading-card-station = «{ NAME($card) }»: какая станция?
alien-frontiers-heading-card-territory = «{ NAME($card) }»: какая территория?
alien-frontiers-note-too-many = Лишних: { $n }

## Что даёт цель, в нескольких словах на доске.

alien-frontiers-tag-artifact = { $total } из 8
alien-frontiers-tag-claim = карта
alien-frontiers-tag-colony = колония
alien-frontiers-tag-market = топливо { $rate } → руда 1
alien-frontiers-tag-raid = рейд

## Что даёт ответ, одной строкой без точки.

alien-frontiers-price = { $fuel ->
    [0] за { alien-frontiers-amount-of-ore }
   *[other] { $ore ->
        [0] за { alien-frontiers-amount-of-fuel }
       *[other] за { alien-frontiers-amount-of-fuel } и { alien-frontiers-amount-of-ore }
    }
}
alien-frontiers-gives-fuel = { $paid ->
    [0] Топливо +{ $fuel }: { $from } → { $to }
   *[other] Топливо +{ $fuel }, за карту −{ $paid }: { $from } → { $to }
}
alien-frontiers-gives-ore = { $paid ->
    [0] Руда +{ $ore }: { $from } → { $to }
   *[other] Руда +{ $ore }, за карту −{ $paid }: { $from } → { $to }
}
alien-frontiers-gives-nothing = Ничего: запас пуст
alien-frontiers-gives-tokens = Останется: топливо { $fuel }, руда { $ore }
alien-frontiers-gives-artifact = { $total } из 8 для карты
alien-frontiers-gives-claim = В сумме { $total }: хватит на карту
alien-frontiers-gives-cycle = открываются новые карты
alien-frontiers-gives-hub-start = Новая колония на круге 1
alien-frontiers-gives-hub = Ваша колония переходит с круга { $from } на { $to }
alien-frontiers-gives-hub-launch = Ваша колония переходит с круга { $from } на { $to }, её можно запустить
alien-frontiers-gives-next-starts = следующая колония встаёт на круг 1
alien-frontiers-gives-ship = Корабль к вашему следующему ходу
alien-frontiers-gives-ships-left = { $ships ->
    [one] { $seat }: останется { $ships } корабль
    [few] { $seat }: останется { $ships } корабля
   *[many] { $seat }: останется { $ships } кораблей
}
alien-frontiers-gives-market = { $rate ->
    [one] До конца хода 1 руда стоит { $rate } топливо
    [few] До конца хода 1 руда стоит { $rate } топлива
   *[many] До конца хода 1 руда стоит { $rate } топлива
}
alien-frontiers-gives-raid = Украсть до 4 ресурсов или 1 карту
alien-frontiers-gives-displaced = корабли, стоящие там, уходят
alien-frontiers-gives-victim = { $seat }: { $amount }
alien-frontiers-gives-no-points = Очки не меняются
alien-frontiers-gives-field-gone = { NAME($field) } уходит { NAME($territory, case: "from") }
alien-frontiers-gives-stranded = { $ships ->
    [one] { $ships } корабль остаётся и уходит в Ремонтный Док
    [few] { $ships } корабля остаются и уходят в Ремонтный Док
   *[many] { $ships } кораблей остаются и уходят в Ремонтный Док
}
alien-frontiers-gives-end = Ход переходит к следующему игроку

## Что будет с очками.

alien-frontiers-change-you = Вы { $from } → { $to }

## Что общего у нескольких ответов.

alien-frontiers-several-terraforming = Колония сейчас: { alien-frontiers-amount-of-fuel }, { alien-frontiers-amount-of-ore } и сам корабль
alien-frontiers-several-constructor = { $fuel ->
    [0] Колония сейчас за { alien-frontiers-amount-of-ore }
   *[other] Колония сейчас за { alien-frontiers-amount-of-fuel } и { alien-frontiers-amount-of-ore }
}
alien-frontiers-several-launch = Запуск за { alien-frontiers-amount-of-fuel } и { alien-frontiers-amount-of-ore }
alien-frontiers-several-fuel = Топливо: от { $least } до { $most }
alien-frontiers-several-artifact = От { $least } до { $most } из 8 для карты
alien-frontiers-several-claim = Хватит на карту
alien-frontiers-several-market = До конца хода меняйте топливо на руду
alien-frontiers-several-cycle = при желании новые карты

## Что есть что.

alien-frontiers-card-discard = Сброс: { $text }
alien-frontiers-explain-ports = Свободных отсеков: { $free } из { $ports }
alien-frontiers-explain-hub-ports = { $ports ->
    [one] { $ports } отсек
    [few] { $ports } отсека
    [many] { $ports } отсеков
   *[other] { $ports } отсека
} у каждого игрока
alien-frontiers-explain-price = { $fuel ->
    [0] Сейчас стоит { alien-frontiers-amount-of-ore }.
   *[other] { $ore ->
        [0] Сейчас стоит { alien-frontiers-amount-of-fuel }.
       *[other] Сейчас стоит { alien-frontiers-amount-of-fuel } и { alien-frontiers-amount-of-ore }.
    }
}
alien-frontiers-explain-mine = Стыкуется корабль от { $n } и выше.
alien-frontiers-explain-outpost = Сумма трёх кораблей должна быть больше { $n }.
alien-frontiers-explain-artifact = Сумма кораблей за этот ход: { $n }; на карту нужно 8.
alien-frontiers-explain-ships = { $seat }: { $ships }
alien-frontiers-explain-bay = Здесь корабли ждут следующего хода владельца.
alien-frontiers-explain-bonus = Бонус: { $bonus }
alien-frontiers-explain-colonies = Колонии: { $colonies }
alien-frontiers-explain-no-colonies = Колоний пока нет
alien-frontiers-explain-controller = Контролирует { $seat }
alien-frontiers-explain-nobody = Никто не контролирует
alien-frontiers-explain-field = { NAME($field) }: { $text }
alien-frontiers-explain-field-at = Оно { NAME($territory, case: "at") }.
alien-frontiers-explain-field-free = Оно в запасе.
alien-frontiers-explain-hub = Трек в Центре: { $seat }
alien-frontiers-explain-hub-circle = Колония на круге { $n } из 7
alien-frontiers-explain-hub-empty = Колонии в Центре нет
alien-frontiers-explain-displayed = Лежит открыто: её можно забрать.
alien-frontiers-explain-discarded = Лежит в сбросе.
alien-frontiers-explain-held = Владеет { $seat }
alien-frontiers-explain-used = В этот ход эффект уже применён.
alien-frontiers-explain-relic = Корабль без цвета для того, кто контролирует Пустыню Берроуза.
alien-frontiers-explain-relic-home = Реликтовый Корабль стоит в Пустыне Берроуза.
alien-frontiers-explain-relic-shows = Реликтовый Корабль { $n }
alien-frontiers-explain-shows = Показывает { $n }.
alien-frontiers-explain-ship = Корабль: { $seat }
alien-frontiers-explain-docked = Пристыкован { NAME($station, case: "at") }.
alien-frontiers-explain-ship-hand = На руках: ещё может пристыковаться.
alien-frontiers-explain-ship-bay = Ждёт следующего хода в Ремонтном Доке.
alien-frontiers-explain-ship-stock = Лежит в запасе; его можно построить на Судоверфи.
alien-frontiers-explain-colony = Колония: { $seat }
alien-frontiers-explain-colony-text = На планете даёт 1 очко. У кого на территории больше колоний, тот её контролирует.
alien-frontiers-explain-tokens = { $seat }: { $amount }
alien-frontiers-explain-limit = { $n } из 8, которые можно оставить в конце хода.
alien-frontiers-explain-points = { $seat }: { $points }
alien-frontiers-explain-row = { $row }: { $n }

## Откуда берутся очки.

alien-frontiers-score-colonies = Колонии на планете
alien-frontiers-score-territories = Территории под контролем
alien-frontiers-score-positron = Позитронное Поле
alien-frontiers-score-cards = Монумент Чужих, Город Чужих

## Стол словами.

alien-frontiers-board-turn = Ход
alien-frontiers-board-round = Раунд { $round }, ходит { $seat }
alien-frontiers-board-mine = Передо мной
alien-frontiers-board-players = Игроки
alien-frontiers-board-stations = Станции
alien-frontiers-board-territories = Территории
alien-frontiers-board-cards = Карты технологий
alien-frontiers-board-stock = Запас
alien-frontiers-board-ship = Корабль { $n }
alien-frontiers-board-ships-in-hand = { $n ->
    [0] Кораблей на руках нет
    [one] { $n } корабль на руках
    [few] { $n } корабля на руках
   *[many] { $n } кораблей на руках
}
alien-frontiers-board-cargo = Груз
alien-frontiers-board-held = { $n ->
    [0] Карт нет
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
alien-frontiers-board-resigned = Вне игры
alien-frontiers-board-hand = { $n ->
    [one] { $n } корабль на руках: { $ships }
    [few] { $n } корабля на руках: { $ships }
   *[many] { $n } кораблей на руках: { $ships }
}
alien-frontiers-board-docked = { $n ->
    [0] Пристыкованных кораблей нет
    [one] { $n } корабль пристыкован
    [few] { $n } корабля пристыкованы
   *[many] { $n } кораблей пристыковано
}
alien-frontiers-board-in-bay = { $n ->
    [one] { $n } корабль в Ремонтном Доке
    [few] { $n } корабля в Ремонтном Доке
   *[many] { $n } кораблей в Ремонтном Доке
}
alien-frontiers-board-on-planet = { $n ->
    [0] Колоний на планете нет
    [one] { $n } колония на планете
    [few] { $n } колонии на планете
   *[many] { $n } колоний на планете
}
alien-frontiers-board-free = { $n ->
    [0] Свободных колоний нет
    [one] { $n } свободная колония
    [few] { $n } свободные колонии
   *[many] { $n } свободных колоний
}
alien-frontiers-board-whose = { $seat }: { $what }
alien-frontiers-board-display = { $n ->
    [0] Открытых карт нет
    [one] { $n } открытая карта
    [few] { $n } открытые карты
   *[many] { $n } открытых карт
}
alien-frontiers-board-draw-pile = Колода
alien-frontiers-board-discard-pile = Сброс
alien-frontiers-board-drawn = { $n ->
    [one] { $n } карта в колоде
    [few] { $n } карты в колоде
   *[many] { $n } карт в колоде
}
alien-frontiers-board-discarded = { $n ->
    [one] { $n } карта в сбросе
    [few] { $n } карты в сбросе
   *[many] { $n } карт в сбросе
}

## Все карты.

alien-frontiers-cards-display = Открытые карты
alien-frontiers-cards-none = нет
alien-frontiers-cards-used = применена в этот ход
alien-frontiers-cards-discarded = Сброс · { $n }
alien-frontiers-cards-drawn = Колода · { $n }
alien-frontiers-cards-drawn-text = Эти карты в ней есть; порядка не знает никто.

## Имущество игрока.

alien-frontiers-seat-ships = Корабли
alien-frontiers-seat-hand = На руках
alien-frontiers-seat-stock = Ещё не построены
alien-frontiers-seat-colonies = Колонии
alien-frontiers-seat-planet = На планете
alien-frontiers-seat-hub = В Центре
alien-frontiers-seat-circle = круг { $n } из 7
alien-frontiers-seat-free = Свободные
alien-frontiers-seat-controls = под контролем

## Как близок конец.

alien-frontiers-end-title = Близится конец
alien-frontiers-end-title-far = До конца
alien-frontiers-end-left = { $n ->
    [one] Осталась { $n } колония: { $seats }. С последней игра закончится.
    [few] Осталось { $n } колонии: { $seats }. С последней игра закончится.
   *[many] Осталось { $n } колоний: { $seats }. С последней игра закончится.
}
alien-frontiers-end-left-all = { $n ->
    [one] У каждого осталась { $n } колония. Игра закончится, когда кто-то разместит последнюю.
    [few] У каждого осталось { $n } колонии. Игра закончится, когда кто-то разместит последнюю.
   *[many] У каждого осталось { $n } колоний. Игра закончится, когда кто-то разместит последнюю.
}
alien-frontiers-end-over = Игра окончена.
alien-frontiers-end-mine = В Центре: { $hub } · свободных: { $free }
