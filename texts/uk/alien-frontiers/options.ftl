### Про що можна домовитися за столом Alien Frontiers до початку гри і які є значення.

alien-frontiers-option-long-game = Довга гра
    .text = Скільки колоній розміщує кожен із трьох або чотирьох гравців.
alien-frontiers-option-long-game-off = Звичайна
    .text = По шість колоній учотирьох, по сім утрьох.
alien-frontiers-option-long-game-on = Довга
    .text = По вісім колоній.

alien-frontiers-option-two-player-setup = Стіл на двох
    .text = Який стіл розкладають для двох гравців.
alien-frontiers-option-two-player-setup-published = Як у виданій грі
    .text = По вісім колоній і порти на двох гравців.
alien-frontiers-option-two-player-setup-rulebook = Як у російських правилах
    .text = По сім колоній і порти на трьох гравців.

alien-frontiers-option-resource-supply = Запаси
    .text = Чи можуть закінчитися паливо й руда.
alien-frontiers-option-resource-supply-finite = Обмежені
    .text = 30 палива й 20 руди; коли вони закінчаться, їх ніхто не отримує.
alien-frontiers-option-resource-supply-unlimited = Необмежені
    .text = Палива й руди завжди вистачає.

alien-frontiers-option-duty-to-dock = Обов’язкове стикування
    .text = Які кораблі треба пристикувати до кінця ходу.
alien-frontiers-option-duty-to-dock-strict = Суворе
    .text = Кожен корабель, який можна кудись пристикувати, треба пристикувати, навіть якщо за це доведеться платити.
alien-frontiers-option-duty-to-dock-free-stations-only = Лише безкоштовні станції
    .text = Ніхто не мусить стикуватися там, де платять паливом, рудою чи кораблем.

alien-frontiers-option-cannon-relic-exempt = Плазмова Гармата й Реліктовий Корабель
    .text = Чи завжди можна влучити в Реліктовий Корабель, скидаючи карту «Плазмова Гармата».
alien-frontiers-option-cannon-relic-exempt-off = Залежно від флоту
    .text = Лише якщо його власник має більше трьох кораблів свого кольору.
alien-frontiers-option-cannon-relic-exempt-on = Завжди
    .text = Хоч би скільки кораблів мав його власник.
