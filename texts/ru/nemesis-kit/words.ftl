### Названия того, что общего у Nemesis и Lockdown.

## Персонажи Nemesis, которые играют и в Lockdown.

nemesis-kit-character-captain = Капитан
    .gender = masculine
    .gen = Капитана
    .dat = Капитану
    .acc = Капитана
    .ins = Капитаном
nemesis-kit-character-pilot = Пилот
    .gender = masculine
    .gen = Пилота
    .dat = Пилоту
    .acc = Пилота
    .ins = Пилотом
nemesis-kit-character-mechanic = Механик
    .gender = masculine
    .gen = Механика
    .dat = Механику
    .acc = Механика
    .ins = Механиком
nemesis-kit-character-soldier = Солдат
    .gender = masculine
    .gen = Солдата
    .dat = Солдату
    .acc = Солдата
    .ins = Солдатом
nemesis-kit-character-scout = Разведчица
    .gender = feminine
    .gen = Разведчицы
    .dat = Разведчице
    .acc = Разведчицу
    .ins = Разведчицей
nemesis-kit-character-scientist = Учёный
    .gender = masculine
    .gen = Учёного
    .dat = Учёному
    .acc = Учёного
    .ins = Учёным

## Чужие.

nemesis-kit-intruder-larva = Личинка
    .gender = feminine
    .gen = Личинки
    .dat = Личинке
    .acc = Личинку
    .ins = Личинкой
    .many = личинок
nemesis-kit-intruder-creeper = Ползун
    .gender = masculine
    .gen = Ползуна
    .dat = Ползуну
    .acc = Ползуна
    .ins = Ползуном
    .many = ползунов
nemesis-kit-intruder-adult = Взрослый Чужой
    .gender = masculine
    .gen = Взрослого Чужого
    .dat = Взрослому Чужому
    .acc = Взрослого Чужого
    .ins = Взрослым Чужим
    .many = взрослых Чужих
nemesis-kit-intruder-breeder = Альфа-самец
    .gender = masculine
    .gen = Альфа-самца
    .dat = Альфа-самцу
    .acc = Альфа-самца
    .ins = Альфа-самцом
    .many = альфа-самцов
nemesis-kit-intruder-queen = Королева
    .gender = feminine
    .gen = Королевы
    .dat = Королеве
    .acc = Королеву
    .ins = Королевой
    .many = королев

## Когда что-то можно использовать.

nemesis-kit-combat-icon-any = В бою и вне боя
nemesis-kit-combat-icon-in-combat = Только в бою
nemesis-kit-combat-icon-out-of-combat = Только вне боя

## Что говорит просканированная карта заражения.

nemesis-kit-contamination-clean = чистая
nemesis-kit-contamination-infected = ЗАРАЖЕНА

## Рубашки карт предметов.

nemesis-kit-back-red = красный предмет
nemesis-kit-back-yellow = жёлтый предмет
nemesis-kit-back-green = зелёный предмет
nemesis-kit-back-blue = создаваемый предмет
nemesis-kit-back-starting = стартовый предмет
nemesis-kit-back-quest = квестовый предмет

## Чем стреляет оружие.

nemesis-kit-weapon-class-energy = энергетическое оружие
nemesis-kit-weapon-class-classic = огнестрельное оружие

## Объекты: это жетоны, и они всегда тяжёлые.

nemesis-kit-object-character-corpse = Труп персонажа
    .gender = masculine
    .gen = трупа персонажа
    .dat = трупу персонажа
    .acc = труп персонажа
    .ins = трупом персонажа
nemesis-kit-object-egg = Яйцо Чужого
    .gender = neuter
    .gen = яйца Чужого
    .dat = яйцу Чужого
    .acc = яйцо Чужого
    .ins = яйцом Чужого
nemesis-kit-object-intruder-carcass = Труп Чужого
    .gender = masculine
    .gen = трупа Чужого
    .dat = трупу Чужого
    .acc = труп Чужого
    .ins = трупом Чужого

## Отсеки и двери.

nemesis-kit-room-colour-red = красный
nemesis-kit-room-colour-yellow = жёлтый
nemesis-kit-room-colour-green = зелёный
nemesis-kit-room-colour-white = белый
nemesis-kit-room-colour-colourless = без предметов
nemesis-kit-door-open = открытая дверь
nemesis-kit-door-closed = закрытая дверь
nemesis-kit-door-destroyed = сломанная дверь

## Что находят, разведав отсек. `.text` — что это делает.

nemesis-kit-exploration-silence = Тишина
    .text = Броска на шум нет. Если на вас слизь, это Опасность.
nemesis-kit-exploration-danger = Опасность
    .text = Все свободные Чужие из соседних отсеков идут сюда; если их нет — шум во всех коридорах.
nemesis-kit-exploration-slime = Слизь
    .text = Вы в слизи.
nemesis-kit-exploration-fire = Пожар
    .text = Отсек горит.
nemesis-kit-exploration-malfunction = Неисправность
    .text = В отсеке неисправность.
nemesis-kit-exploration-door = Дверь
    .text = Дверь за вами закрывается.
nemesis-kit-exploration-token-malfunction-one = Неисправность, 1 предмет
nemesis-kit-exploration-token-malfunction-two = Неисправность, 2 предмета
nemesis-kit-exploration-token-malfunction-three = Неисправность, 3 предмета
nemesis-kit-exploration-token-malfunction-four = Неисправность, 4 предмета
nemesis-kit-exploration-token-door-one = Дверь, 1 предмет
nemesis-kit-exploration-token-door-two = Дверь, 2 предмета
nemesis-kit-exploration-token-door-three = Дверь, 3 предмета
nemesis-kit-exploration-token-door-four = Дверь, 4 предмета
nemesis-kit-exploration-token-fire-one = Пожар, 1 предмет
nemesis-kit-exploration-token-fire-two = Пожар, 2 предмета
nemesis-kit-exploration-token-silence-one = Тишина, 1 предмет
nemesis-kit-exploration-token-slime-three = Слизь, 3 предмета
nemesis-kit-exploration-token-slime-four = Слизь, 4 предмета
nemesis-kit-exploration-token-danger-two = Опасность, 2 предмета
nemesis-kit-exploration-token-danger-three = Опасность, 3 предмета

## Что показывают кубики.

nemesis-kit-combat-face-blank = пусто
    .text = промах
nemesis-kit-combat-face-creeper = ползун
    .text = поражает Личинок, Ползунов и яйца
nemesis-kit-combat-face-adult = взрослый Чужой
    .text = поражает всех, кроме Альфа-самцов и Королевы
nemesis-kit-combat-face-single-hit = попадание
    .text = поражает любую цель
nemesis-kit-combat-face-double-hit = двойное попадание
    .text = поражает любую цель
nemesis-kit-noise-face-one = 1
nemesis-kit-noise-face-two = 2
nemesis-kit-noise-face-three = 3
nemesis-kit-noise-face-four = 4
nemesis-kit-noise-face-silence = Тишина
nemesis-kit-noise-face-danger = Опасность

## Колоды целей.

nemesis-kit-objective-deck-personal = личная цель
nemesis-kit-objective-deck-corporate = корпоративная цель
nemesis-kit-objective-deck-cooperative = общая цель

## Да и нет.

nemesis-kit-yes-no-no = Нет
nemesis-kit-yes-no-yes = Да

## Объекты, как их держат и как они лежат.

nemesis-kit-object-token-corpse = труп
nemesis-kit-object-token-egg = яйцо
nemesis-kit-object-token-carcass = труп Чужого

## Как играют за столом, и шаги раунда.

nemesis-kit-mode-semi-cooperative = Каждый сам за себя
nemesis-kit-mode-solo = В одиночку
nemesis-kit-mode-full-cooperative = Все вместе
nemesis-kit-phase-draw-cards = Добор карт
nemesis-kit-phase-pass-first-player = Первый игрок
nemesis-kit-phase-turns = Ходы игроков
nemesis-kit-phase-end-of-player-phase = Конец фазы игроков
nemesis-kit-phase-time-track = Время
nemesis-kit-phase-intruder-attack = Атака Чужих
nemesis-kit-phase-fire-damage = Пожары
nemesis-kit-phase-event-card = Событие
nemesis-kit-phase-bag-development = Мешочек Чужих
nemesis-kit-phase-end-of-round = Конец раунда

## Отчего кто-то ранен или погиб: в скобках или после двоеточия.

nemesis-kit-cause-attack = атака
nemesis-kit-cause-fire = пожар
nemesis-kit-cause-bleeding = кровотечение
nemesis-kit-cause-light-wounds = лёгкие раны
nemesis-kit-cause-blow = ближний бой
nemesis-kit-cause-shot = выстрел
nemesis-kit-cause-blast = взрыв
nemesis-kit-cause-taser = шокер
nemesis-kit-cause-surgery = операция
nemesis-kit-cause-larva = личинка
nemesis-kit-cause-infection = заражение
nemesis-kit-cause-resignation = выход из игры

## Стороны поля и отсеки, лежащие лицом вниз.

nemesis-kit-side-alternative = Альтернативная сторона
nemesis-kit-tile-one = отсек «1»
nemesis-kit-tile-two = отсек «2»

## Что стало с игроком.

nemesis-kit-standing-won = победа
nemesis-kit-standing-lived = в живых, но без победы
nemesis-kit-standing-died = нет в живых
