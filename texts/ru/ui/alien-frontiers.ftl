### Alien Frontiers текстом, достаточно коротко для таблицы.

ui-round = Раунд { $round } · ходит { $seat }
ui-stock = запас: топливо { $fuel }, руда { $ore }
ui-planet = Планета
ui-orbit = Орбита
ui-cards = Карты
ui-display = Открыты
ui-piles = (в колоде { $drawn }, в сбросе { $discarded })
ui-discarded = Сброс: { $text }
ui-rolls = { $seat } выбрасывает { $values }.
ui-glance = На руках  { $hand }   { $seat } { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} · топливо { $fuel } · руда { $ore }
ui-marks = У каждого игрока свой знак: ▲ ● ■ ◆. За знаком стоят значения кораблей на станции или число колоний на территории; знак перед территорией показывает, кто её контролирует. ○ — свободный отсек, ✦ — Реликтовый Корабль. Круги Центра заполняются слева направо; с седьмого колонию можно запустить.

## Места.

ui-seat = игрок
ui-seat-points = очки
ui-seat-fuel = топливо
ui-seat-ore = руда
ui-seat-colonies = колонии
ui-seat-hub = Центр
ui-seat-ships = корабли
ui-resigned = { $name } (вне игры)

## Бонусы территорий, в нескольких словах.

ui-bonus-heinlein = на Рынке руда за 1 топливо
ui-bonus-pohl = эффекты карт на 1 топливо дешевле
ui-bonus-van-vogt = первый корабль в Шахте — любой
ui-bonus-bradbury = Конструктор на 1 руду дешевле
ui-bonus-asimov = второй корабль в Центре: +1 круг
ui-bonus-herbert = постройка на 1 топливо и 1 руду дешевле
ui-bonus-lem = +1 топливо за корабль в Конверторе
ui-bonus-burroughs = Реликтовый Корабль: 1 топливо, 1 руда

## Что станции берут и дают, в нескольких словах.

ui-station-solar-converter = любой → топливо, половина значения
ui-station-lunar-mine = { $least ->
    [0] любой → 1 руда
    [1] любой → 1 руда
   *[other] от { $least } и выше → 1 руда
}
ui-station-alien-artifact = { $total ->
    [0] любой; в сумме 8 → карта
   *[other] любой; в сумме 8 → карта (сейчас { $total })
}
ui-station-colonist-hub = любой → 1 круг
ui-station-colony-constructor = 3 равных, руда { $ore } → колония
ui-station-terraforming-station = 6, топливо { $fuel }, руда { $ore } → колония, без 6
ui-station-shipyard = 2 равных, топливо { $fuel }, руда { $ore } → корабль
ui-station-orbital-market = 2 равных → менять топливо на руду
ui-station-raiders-outpost = { $least ->
    [0] 3 подряд → украсть 4 ресурса или карту
   *[other] 3 подряд, в сумме больше { $least } → украсть
}
ui-station-nothing-left = строить больше нечего
ui-bay = эти корабли ждут следующего хода
