### Назви того, що спільного в Nemesis і Lockdown.

## Персонажі Nemesis, які грають і в Lockdown.

nemesis-kit-character-captain = Капітан
    .gender = masculine
    .gen = Капітана
    .dat = Капітанові
    .acc = Капітана
    .ins = Капітаном
nemesis-kit-character-pilot = Пілотеса
    .gender = feminine
    .gen = Пілотеси
    .dat = Пілотесі
    .acc = Пілотесу
    .ins = Пілотесою
nemesis-kit-character-mechanic = Механік
    .gender = masculine
    .gen = Механіка
    .dat = Механікові
    .acc = Механіка
    .ins = Механіком
nemesis-kit-character-soldier = Солдат
    .gender = masculine
    .gen = Солдата
    .dat = Солдатові
    .acc = Солдата
    .ins = Солдатом
nemesis-kit-character-scout = Розвідниця
    .gender = feminine
    .gen = Розвідниці
    .dat = Розвідниці
    .acc = Розвідницю
    .ins = Розвідницею
nemesis-kit-character-scientist = Науковець
    .gender = masculine
    .gen = Науковця
    .dat = Науковцеві
    .acc = Науковця
    .ins = Науковцем

## Прибульці.

nemesis-kit-intruder-larva = Личинка
    .gender = feminine
    .gen = Личинки
    .dat = Личинці
    .acc = Личинку
    .ins = Личинкою
    .many = личинок
nemesis-kit-intruder-creeper = Повзун
    .gender = masculine
    .gen = Повзуна
    .dat = Повзунові
    .acc = Повзуна
    .ins = Повзуном
    .many = повзунів
nemesis-kit-intruder-adult = Трутень
    .gender = masculine
    .gen = Трутня
    .dat = Трутневі
    .acc = Трутня
    .ins = Трутнем
    .many = трутнів
nemesis-kit-intruder-breeder = Мисливець
    .gender = masculine
    .gen = Мисливця
    .dat = Мисливцеві
    .acc = Мисливця
    .ins = Мисливцем
    .many = мисливців
nemesis-kit-intruder-queen = Королева
    .gender = feminine
    .gen = Королеви
    .dat = Королеві
    .acc = Королеву
    .ins = Королевою
    .many = королев

## Коли щось можна використати.

nemesis-kit-combat-icon-any = У бою й не в бою
nemesis-kit-combat-icon-in-combat = Лише в бою
nemesis-kit-combat-icon-out-of-combat = Тільки не в бою

## Що каже просканована карта інфекції.

nemesis-kit-contamination-clean = чиста
nemesis-kit-contamination-infected = ЗАРАЖЕНА

## Сорочки карт предметів.

nemesis-kit-back-red = червоний предмет
nemesis-kit-back-yellow = жовтий предмет
nemesis-kit-back-green = зелений предмет
nemesis-kit-back-blue = саморобний предмет
nemesis-kit-back-starting = стартовий предмет
nemesis-kit-back-quest = знахідка

## Чим стріляє зброя.

nemesis-kit-weapon-class-energy = енергетична зброя
nemesis-kit-weapon-class-classic = класична зброя

## Об’єкти: це жетони, і вони завжди важкі.

nemesis-kit-object-character-corpse = Труп персонажа
    .gender = masculine
    .gen = трупа персонажа
    .dat = трупові персонажа
    .acc = труп персонажа
    .ins = трупом персонажа
nemesis-kit-object-egg = Яйце прибульця
    .gender = neuter
    .gen = яйця прибульця
    .dat = яйцю прибульця
    .acc = яйце прибульця
    .ins = яйцем прибульця
nemesis-kit-object-intruder-carcass = Рештки прибульця
    .gender = plural
    .gen = решток прибульця
    .dat = решткам прибульця
    .acc = рештки прибульця
    .ins = рештками прибульця

## Відсіки та двері.

nemesis-kit-room-colour-red = червоний
nemesis-kit-room-colour-yellow = жовтий
nemesis-kit-room-colour-green = зелений
nemesis-kit-room-colour-white = білий
nemesis-kit-room-colour-colourless = без предметів
nemesis-kit-door-open = відчинені двері
nemesis-kit-door-closed = зачинені двері
nemesis-kit-door-destroyed = знищені двері

## Що знаходять, дослідивши відсік. `.text` — що це робить.

nemesis-kit-exploration-silence = Тиша
    .text = Кидка на шум немає. Якщо на вас слиз, це Небезпека.
nemesis-kit-exploration-danger = Небезпека
    .text = Усі вільні прибульці із сусідніх відсіків ідуть сюди; якщо їх немає — шум у всіх коридорах.
nemesis-kit-exploration-slime = Слиз
    .text = Ви в слизу.
nemesis-kit-exploration-fire = Вогонь
    .text = Відсік горить.
nemesis-kit-exploration-malfunction = Несправність
    .text = У відсіку несправність.
nemesis-kit-exploration-door = Двері
    .text = Двері за вами зачиняються.
nemesis-kit-exploration-token-malfunction-one = Несправність, 1 предмет
nemesis-kit-exploration-token-malfunction-two = Несправність, 2 предмети
nemesis-kit-exploration-token-malfunction-three = Несправність, 3 предмети
nemesis-kit-exploration-token-malfunction-four = Несправність, 4 предмети
nemesis-kit-exploration-token-door-one = Двері, 1 предмет
nemesis-kit-exploration-token-door-two = Двері, 2 предмети
nemesis-kit-exploration-token-door-three = Двері, 3 предмети
nemesis-kit-exploration-token-door-four = Двері, 4 предмети
nemesis-kit-exploration-token-fire-one = Вогонь, 1 предмет
nemesis-kit-exploration-token-fire-two = Вогонь, 2 предмети
nemesis-kit-exploration-token-silence-one = Тиша, 1 предмет
nemesis-kit-exploration-token-slime-three = Слиз, 3 предмети
nemesis-kit-exploration-token-slime-four = Слиз, 4 предмети
nemesis-kit-exploration-token-danger-two = Небезпека, 2 предмети
nemesis-kit-exploration-token-danger-three = Небезпека, 3 предмети

## Що показують кубики.

nemesis-kit-combat-face-blank = порожньо
    .text = промах
nemesis-kit-combat-face-creeper = повзун
    .text = вражає Личинок, Повзунів і яйця
nemesis-kit-combat-face-adult = трутень
    .text = вражає всіх, крім Мисливців і Королеви
nemesis-kit-combat-face-single-hit = влучання
    .text = вражає будь-яку ціль
nemesis-kit-combat-face-double-hit = подвійне влучання
    .text = вражає будь-яку ціль
nemesis-kit-noise-face-one = 1
nemesis-kit-noise-face-two = 2
nemesis-kit-noise-face-three = 3
nemesis-kit-noise-face-four = 4
nemesis-kit-noise-face-silence = Тиша
nemesis-kit-noise-face-danger = Небезпека

## Колоди завдань.

nemesis-kit-objective-deck-personal = особисте завдання
nemesis-kit-objective-deck-corporate = корпоративне завдання
nemesis-kit-objective-deck-cooperative = спільне завдання

## Так і ні.

nemesis-kit-yes-no-no = Ні
nemesis-kit-yes-no-yes = Так

## Об’єкти, як їх тримають і як вони лежать.

nemesis-kit-object-token-corpse = труп
nemesis-kit-object-token-egg = яйце
nemesis-kit-object-token-carcass = рештки прибульця

## Як грають за столом, і кроки раунду.

nemesis-kit-mode-semi-cooperative = Кожен сам за себе
nemesis-kit-mode-solo = Наодинці
nemesis-kit-mode-full-cooperative = Усі разом
nemesis-kit-phase-draw-cards = Добір карт
nemesis-kit-phase-pass-first-player = Перший гравець
nemesis-kit-phase-turns = Ходи гравців
nemesis-kit-phase-end-of-player-phase = Кінець фази гравців
nemesis-kit-phase-time-track = Час
nemesis-kit-phase-intruder-attack = Атака прибульців
nemesis-kit-phase-fire-damage = Вогонь
nemesis-kit-phase-event-card = Подія
nemesis-kit-phase-bag-development = Мішечок прибульців
nemesis-kit-phase-end-of-round = Кінець раунду

## Від чого хтось поранений або загинув: у дужках чи після двокрапки.

nemesis-kit-cause-attack = атака
nemesis-kit-cause-fire = вогонь
nemesis-kit-cause-bleeding = кровотеча
nemesis-kit-cause-light-wounds = легкі поранення
nemesis-kit-cause-blow = рукопашний бій
nemesis-kit-cause-shot = постріл
nemesis-kit-cause-blast = вибух
nemesis-kit-cause-taser = електрошокер
nemesis-kit-cause-surgery = операція
nemesis-kit-cause-larva = личинка
nemesis-kit-cause-infection = зараження
nemesis-kit-cause-resignation = вихід із гри

## Боки поля й відсіки, що лежать долілиць.

nemesis-kit-side-alternative = Альтернативний бік
nemesis-kit-tile-one = відсік «1»
nemesis-kit-tile-two = відсік «2»

## Що сталося з гравцем.

nemesis-kit-standing-won = перемога
nemesis-kit-standing-lived = серед живих, але без перемоги
nemesis-kit-standing-died = немає в живих
