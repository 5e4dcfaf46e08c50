### Что можно решить за столом Alien Frontiers до начала игры и какие есть значения.

alien-frontiers-option-long-game = Долгая игра
    .text = Сколько колоний размещает каждый из трёх или четырёх игроков.
alien-frontiers-option-long-game-off = Обычная
    .text = По шесть колоний вчетвером, по семь втроём.
alien-frontiers-option-long-game-on = Долгая
    .text = По восемь колоний.

alien-frontiers-option-two-player-setup = Стол на двоих
    .text = Какой стол раскладывают для двух игроков.
alien-frontiers-option-two-player-setup-published = Как в изданной игре
    .text = По восемь колоний и отсеки на двух игроков.
alien-frontiers-option-two-player-setup-rulebook = Как в русских правилах
    .text = По семь колоний и отсеки на трёх игроков.

alien-frontiers-option-resource-supply = Запасы
    .text = Могут ли закончиться топливо и руда.
alien-frontiers-option-resource-supply-finite = Ограниченные
    .text = 30 топлива и 20 руды; когда они закончатся, никто их не получает.
alien-frontiers-option-resource-supply-unlimited = Без ограничений
    .text = Топлива и руды всегда хватает.

alien-frontiers-option-duty-to-dock = Обязанность стыковать
    .text = Какие корабли надо пристыковать до конца хода.
alien-frontiers-option-duty-to-dock-strict = Строгая
    .text = Каждый корабль, который можно куда-то пристыковать, нужно пристыковать, даже если за это надо платить.
alien-frontiers-option-duty-to-dock-free-stations-only = Только бесплатные станции
    .text = Никто не обязан стыковаться там, где платят топливом, рудой или кораблём.

alien-frontiers-option-cannon-relic-exempt = Плазменная Пушка и Реликтовый Корабль
    .text = Всегда ли сброс карты «Плазменная Пушка» может поразить Реликтовый Корабль.
alien-frontiers-option-cannon-relic-exempt-off = Смотря по флоту
    .text = Только если у его владельца больше трёх кораблей своего цвета.
alien-frontiers-option-cannon-relic-exempt-on = Всегда
    .text = Сколько бы кораблей ни было у его владельца.
