### Рисунок Alien Frontiers: короткие названия и подсказки на поле и то, как его места
### называются вслух. Полные названия — в словах самой игры.

web-frontiers-board = Поле: планета с восемью территориями и девять станций вокруг неё

## Короткие названия для маленького поля: не больше восьми-девяти букв. В `.middle` —
## до тринадцати.

web-frontiers-short-solar-converter = Солнце
    .middle = Конвертор
web-frontiers-short-lunar-mine = Шахта
web-frontiers-short-alien-artifact = Артефакт
web-frontiers-short-colonist-hub = Центр
web-frontiers-short-colony-constructor = Сборка
    .middle = Конструктор
web-frontiers-short-terraforming-station = Терраф.
    .middle = Терраформинг
web-frontiers-short-shipyard = Верфь
web-frontiers-short-orbital-market = Рынок
web-frontiers-short-raiders-outpost = Рейдеры
    .middle = Аванпост
web-frontiers-short-maintenance-bay = Док
web-frontiers-short-heinlein = Хайнлайн
web-frontiers-short-pohl = Пол
web-frontiers-short-van-vogt = Ван Вогт
web-frontiers-short-bradbury = Бредбери
web-frontiers-short-asimov = Азимов
web-frontiers-short-herbert = Герберт
web-frontiers-short-lem = Лем
web-frontiers-short-burroughs = Берроуз

## Подсказки на станциях: одна строка примерно в 25 букв; `.short` — где она не помещается.
## У Судоверфи, Конструктора и Терраформирования дальше стоит цена жетонами.

web-frontiers-hint-solar-converter = любой: половина значения
    .short = половина
web-frontiers-hint-mine = от { $least } и выше: 1 руда
    .short = от { $least } и выше
web-frontiers-hint-mine-any = любой корабль: 1 руда
web-frontiers-hint-artifact = корабли на 8: карта
    .short = 8 — карта
web-frontiers-hint-artifact-total = { $total } из 8 на карту
web-frontiers-hint-artifact-claim = хватит на карту
web-frontiers-hint-hub = любой корабль: шаг; запуск с 7
    .short = любой корабль: шаг
web-frontiers-hint-constructor = три одинаковых
    .short = три равных
web-frontiers-hint-terraforming = шестёрка, насовсем
    .short = шестёрка
web-frontiers-hint-shipyard = пара: корабль
    .short = пара
web-frontiers-hint-raiders = любые три подряд
web-frontiers-hint-raiders-above = старше { $run }
    .short = > { $run }
web-frontiers-colony-at-once = колония сразу
web-frontiers-usable-next-turn = на следующий ход
web-frontiers-empty = пусто
web-frontiers-draw = колода { $count }
web-frontiers-discard = сброс { $count }
web-frontiers-stock = Запас
web-frontiers-victory-points = Победные очки

## Как места называются вслух.

web-frontiers-station-label = { NAME($station) }: { $ports ->
    [one] { $ports } отсек
    [few] { $ports } отсека
    [many] { $ports } отсеков
   *[other] { $ports } отсека
}, занято { $taken }.
web-frontiers-ship-own = { $value ->
    [0] корабль ({ $name })
   *[other] { $value } ({ $name })
}
web-frontiers-ship-relic = { $value ->
    [0] Реликтовый Корабль ({ $name })
   *[other] { $value }, Реликтовый Корабль ({ $name })
}
web-frontiers-colonies-of = { $count ->
    [one] { $count } колония ({ $name })
    [few] { $count } колонии ({ $name })
    [many] { $count } колоний ({ $name })
   *[other] { $count } колонии ({ $name })
}
web-frontiers-no-colonies = Колоний нет.
web-frontiers-controlled-by = Контролирует: { $name }.
web-frontiers-track-label = { NAME($station) }, ряд: { $name }. { $circle ->
    [0] Колонии в пути нет.
   *[other] Колония на круге { $circle } из 7.
}
web-frontiers-displayed = { $card }, открытая карта
web-frontiers-draw-pile = { $count ->
    [one] Колода: { $count } карта
    [few] Колода: { $count } карты
    [many] Колода: { $count } карт
   *[other] Колода: { $count } карты
}
web-frontiers-discard-pile = { $count ->
    [one] Сброс: { $count } карта
    [few] Сброс: { $count } карты
    [many] Сброс: { $count } карт
   *[other] Сброс: { $count } карты
}
web-frontiers-stock-label = Запас: топливо — { $fuel }, руда — { $ore }.
web-frontiers-score-of = { $name }: { $score ->
    [one] { $score } очко.
    [few] { $score } очка.
    [many] { $score } очков.
   *[other] { $score } очка.
}
web-frontiers-ships-in-play = { $n ->
    [one] { $n } корабль в игре
    [few] { $n } корабля в игре
    [many] { $n } кораблей в игре
   *[other] { $n } корабля в игре
}
web-frontiers-colonies-placed = Размещено колоний: { $placed } из { $all }

## Моя рука.

web-frontiers-ships-in-hand = Корабли на руках
web-frontiers-docked = { $n ->
    [one] { $n } пристыкован
    [few] { $n } пристыкованы
   *[many] { $n } пристыковано
}
web-frontiers-no-ships-in-hand = Все корабли пристыкованы или ждут хода.
web-frontiers-cargo = Груз
web-frontiers-my-cards = Мои технологии
web-frontiers-used = уже сыграна

## Что делает карта: два-три коротких слова под названием.

web-frontiers-card-alien-city = 1 очко
web-frontiers-card-alien-monument = 1 очко
web-frontiers-card-booster-pod = +1 кораблю
web-frontiers-card-data-crystal = бонус
web-frontiers-card-gravity-manipulator = −1 и +1
web-frontiers-card-holographic-decoy = от рейдеров
web-frontiers-card-orbital-teleporter = стыковка
web-frontiers-card-plasma-cannon = выстрел
web-frontiers-card-polarity-device = переворот
web-frontiers-card-resource-cache = ресурсы
web-frontiers-card-stasis-beam = −1 кораблю
web-frontiers-card-temporal-warper = переброс
