### Малюнок Alien Frontiers: короткі назви й підказки на полі та те, як його місця
### називаються вголос. Повні назви — у словах самої гри.

web-frontiers-board = Поле: планета з вісьмома територіями і дев’ять станцій навколо неї

## Короткі назви для малого поля: не більше восьми-дев’яти літер. У `.middle` —
## до тринадцяти.

web-frontiers-short-solar-converter = Сонце
    .middle = Конвертер
web-frontiers-short-lunar-mine = Шахта
web-frontiers-short-alien-artifact = Артефакт
web-frontiers-short-colonist-hub = Центр
web-frontiers-short-colony-constructor = Збірка
    .middle = Конструктор
web-frontiers-short-terraforming-station = Терафор.
    .middle = Тераформінг
web-frontiers-short-shipyard = Верф
web-frontiers-short-orbital-market = Ринок
web-frontiers-short-raiders-outpost = Рейдери
    .middle = Форпост
web-frontiers-short-maintenance-bay = Док
web-frontiers-short-heinlein = Гайнлайн
web-frontiers-short-pohl = Пол
web-frontiers-short-van-vogt = Ван Вогт
web-frontiers-short-bradbury = Бредбері
web-frontiers-short-asimov = Азімов
web-frontiers-short-herbert = Герберт
web-frontiers-short-lem = Лем
web-frontiers-short-burroughs = Берроуз

## Підказки на станціях: один рядок приблизно з 25 літер; `.short` — де він не вміщується.
## Біля Верфі, Конструктора й Тераформування далі стоїть ціна жетонами.

web-frontiers-hint-solar-converter = будь-який: пів значення
    .short = пів значення
web-frontiers-hint-mine = від { $least } і вище: 1 руда
    .short = від { $least } і вище
web-frontiers-hint-mine-any = будь-який: 1 руда
web-frontiers-hint-artifact = кораблі на 8: карта
    .short = 8 — карта
web-frontiers-hint-artifact-total = { $total } з 8 на карту
web-frontiers-hint-artifact-claim = вистачить на карту
web-frontiers-hint-hub = будь-який корабель: крок; запуск із 7
    .short = будь-який: крок
web-frontiers-hint-constructor = три однакові
    .short = 3 однакові
web-frontiers-hint-terraforming = шістка, назавжди
    .short = шістка
web-frontiers-hint-shipyard = пара: корабель
    .short = пара
web-frontiers-hint-raiders = будь-які три поспіль
web-frontiers-hint-raiders-above = старші за { $run }
    .short = > { $run }
web-frontiers-colony-at-once = колонія одразу
web-frontiers-usable-next-turn = на наступний хід
web-frontiers-empty = порожньо
web-frontiers-draw = колода { $count }
web-frontiers-discard = скид { $count }
web-frontiers-stock = Запас
web-frontiers-victory-points = Очки перемоги

## Як місця називаються вголос.

web-frontiers-station-label = { NAME($station) }: { $ports ->
    [one] { $ports } порт
    [few] { $ports } порти
    [many] { $ports } портів
   *[other] { $ports } порту
}, зайнято { $taken }.
web-frontiers-ship-own = { $value ->
    [0] корабель ({ $name })
   *[other] { $value } ({ $name })
}
web-frontiers-ship-relic = { $value ->
    [0] Реліктовий Корабель ({ $name })
   *[other] { $value }, Реліктовий Корабель ({ $name })
}
web-frontiers-colonies-of = { $count ->
    [one] { $count } колонія ({ $name })
    [few] { $count } колонії ({ $name })
    [many] { $count } колоній ({ $name })
   *[other] { $count } колонії ({ $name })
}
web-frontiers-no-colonies = Колоній немає.
web-frontiers-controlled-by = Контролює: { $name }.
web-frontiers-track-label = { NAME($station) }, трек: { $name }. { $circle ->
    [0] Колонії в дорозі немає.
   *[other] Колонія на колі { $circle } з 7.
}
web-frontiers-displayed = { $card }, відкрита карта
web-frontiers-draw-pile = { $count ->
    [one] Колода: { $count } карта
    [few] Колода: { $count } карти
    [many] Колода: { $count } карт
   *[other] Колода: { $count } карти
}
web-frontiers-discard-pile = { $count ->
    [one] Скид: { $count } карта
    [few] Скид: { $count } карти
    [many] Скид: { $count } карт
   *[other] Скид: { $count } карти
}
web-frontiers-stock-label = Запас: паливо — { $fuel }, руда — { $ore }.
web-frontiers-score-of = { $name }: { $score ->
    [one] { $score } очко.
    [few] { $score } очки.
    [many] { $score } очок.
   *[other] { $score } очка.
}
web-frontiers-ships-in-play = { $n ->
    [one] { $n } корабель у грі
    [few] { $n } кораблі у грі
    [many] { $n } кораблів у грі
   *[other] { $n } корабля у грі
}
web-frontiers-colonies-placed = Розміщено колоній: { $placed } з { $all }

## Моя рука.

web-frontiers-ships-in-hand = Кораблі на руках
web-frontiers-docked = { $n ->
    [one] { $n } пристикований
    [few] { $n } пристиковані
   *[many] { $n } пристиковано
}
web-frontiers-no-ships-in-hand = Усі кораблі пристиковані або чекають ходу.
web-frontiers-cargo = Вантаж
web-frontiers-my-cards = Мої технології
web-frontiers-used = уже зіграна

## Що робить карта: два-три короткі слова під назвою.

web-frontiers-card-alien-city = 1 очко
web-frontiers-card-alien-monument = 1 очко
web-frontiers-card-booster-pod = +1 кораблю
web-frontiers-card-data-crystal = бонус
web-frontiers-card-gravity-manipulator = −1 і +1
web-frontiers-card-holographic-decoy = від рейдерів
web-frontiers-card-orbital-teleporter = стикування
web-frontiers-card-plasma-cannon = постріл
web-frontiers-card-polarity-device = переворот
web-frontiers-card-resource-cache = ресурси
web-frontiers-card-stasis-beam = −1 кораблю
web-frontiers-card-temporal-warper = новий кидок
