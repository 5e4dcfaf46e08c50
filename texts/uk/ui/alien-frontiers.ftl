### Alien Frontiers текстом, досить коротко для таблиці.

ui-round = Раунд { $round } · ходить { $seat }
ui-stock = запас: паливо { $fuel }, руда { $ore }
ui-planet = Планета
ui-orbit = Орбіта
ui-cards = Карти
ui-display = Відкрито
ui-piles = (у колоді { $drawn }, у скиді { $discarded })
ui-discarded = Скид: { $text }
ui-rolls = { $seat } викидає { $values }.
ui-glance = На руках  { $hand }   { $seat } { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
} · паливо { $fuel } · руда { $ore }
ui-marks = Кожен гравець має свій знак: ▲ ● ■ ◆. За знаком стоять значення кораблів на станції або кількість колоній на території; знак перед територією показує, хто її контролює. ○ — вільний порт, ✦ — Реліктовий Корабель. Кола Центру заповнюються зліва направо; із сьомого колонію можна запустити.

## Місця.

ui-seat = гравець
ui-seat-points = очки
ui-seat-fuel = паливо
ui-seat-ore = руда
ui-seat-colonies = колонії
ui-seat-hub = Центр
ui-seat-ships = кораблі
ui-resigned = { $name } (поза грою)

## Бонуси територій, у кількох словах.

ui-bonus-heinlein = на Ринку руда за 1 паливо
ui-bonus-pohl = ефекти карт на 1 паливо дешевші
ui-bonus-van-vogt = перший корабель у Шахті — будь-який
ui-bonus-bradbury = Конструктор на 1 руду дешевший
ui-bonus-asimov = другий корабель у Центрі: +1 коло
ui-bonus-herbert = побудова на 1 паливо й 1 руду дешевша
ui-bonus-lem = +1 паливо за корабель у Конвертері
ui-bonus-burroughs = Реліктовий Корабель: 1 паливо, 1 руда

## Що станції беруть і дають, у кількох словах.

ui-station-solar-converter = будь-який → паливо, половина значення
ui-station-lunar-mine = { $least ->
    [0] будь-який → 1 руда
    [1] будь-який → 1 руда
   *[other] від { $least } і вище → 1 руда
}
ui-station-alien-artifact = { $total ->
    [0] будь-який; разом 8 → карта
   *[other] будь-який; разом 8 → карта (зараз { $total })
}
ui-station-colonist-hub = будь-який → 1 коло
ui-station-colony-constructor = 3 однакові, руда { $ore } → колонія
ui-station-terraforming-station = 6, паливо { $fuel }, руда { $ore } → колонія, без 6
ui-station-shipyard = 2 однакові, паливо { $fuel }, руда { $ore } → корабель
ui-station-orbital-market = 2 однакові → міняти паливо на руду
ui-station-raiders-outpost = { $least ->
    [0] 3 поспіль → украсти 4 ресурси або карту
   *[other] 3 поспіль, разом понад { $least } → украсти
}
ui-station-nothing-left = будувати більше нічого
ui-bay = ці кораблі чекають наступного ходу
