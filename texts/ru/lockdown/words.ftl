### Названия того, что в Lockdown есть кроме карт и отсеков.
###
### Общее с Nemesis — в `nemesis-kit`.

## Игра.

lockdown = Nemesis: Lockdown
    .summary = Глубоко под Марсом уровень за уровнем гаснет свет; выберитесь и не верьте уговорам.

## Комплекс.

lockdown-side-main = Основная сторона
lockdown-level-s01 = S-01
lockdown-level-s02 = S-02
lockdown-level-s03 = S-03
lockdown-power-area-s01 = уровень S-01
lockdown-power-area-s02 = уровень S-02
lockdown-power-area-s03 = уровень S-03
lockdown-power-area-elevator = лифт
lockdown-power-token-one = жетон энергии 1
lockdown-power-token-two = жетон энергии 2
lockdown-power-token-three = жетон энергии 3
lockdown-power-token-four = жетон энергии 4
lockdown-tile-fixed = особый отсек
lockdown-tile-printed = напечатанный отсек
lockdown-building-west = западное здание
lockdown-building-east = восточное здание
lockdown-zone-one = зона 1
lockdown-zone-two = зона 2
lockdown-zone-three = зона 3
lockdown-zone-four = зона 4

## Шкала времени.

lockdown-threshold-red = красный порог
    .text = Гасит свет, пока резервное питание выключено.
lockdown-threshold-blue = синий порог
    .text = Гасит свет в любом случае.
lockdown-backup-power-off = выключено
lockdown-backup-power-on = включено
lockdown-autodestruction-yellow = жёлтый
lockdown-autodestruction-red = красный
lockdown-pod-a = контейнер А
lockdown-pod-b = контейнер В
lockdown-pod-c = контейнер С
lockdown-css-token-a = контейнер А
lockdown-css-token-b = контейнер В
lockdown-css-token-c = контейнер С
lockdown-css-token-all-pods = все контейнеры
lockdown-css-token-no-pod = ни один контейнер

## Компьютер. `.text` — что делает строка.

lockdown-computer-card-a = Компьютер A
lockdown-computer-card-b = Компьютер B
lockdown-computer-card-c = Компьютер C
lockdown-computer-card-d = Компьютер D
lockdown-computer-card-e = Компьютер E
lockdown-computer-card-lock-down = Блокировка
    .text = В отсеке того, кто её открыл, возникает неисправность; все карты компьютера замешиваются, и открывается другая.
lockdown-computer-action-gain-knowledge = Получить знание
    .text = Получите 1 знание.
lockdown-computer-action-move-rover = Отправить вездеход
    .text = Пустой вездеход едет к бункеру или обратно.
lockdown-computer-action-look-at-contingencies = Прочитать коды
    .text = Тайно посмотрите все коды реагирования кого-то на вашем уровне.
lockdown-computer-action-turn-door = Дверь
    .text = Откройте или закройте любую одну дверь.
lockdown-computer-action-clear-room = Очистить отсек
    .text = Выберите отсек: пожар там гаснет, и все Чужие отступают.
lockdown-computer-action-look-at-css-token = Узнать отправку
    .text = Тайно посмотрите один жетон отправки.
lockdown-computer-action-swap-power-tokens = Перенаправить энергию
    .text = Поменяйте местами два жетона энергии, не переворачивая.

## Кто откуда.

lockdown-origin-nemesis-survivor = с «Немезиды»
lockdown-origin-facility-worker = из Комплекса

## Компоненты для создания предметов.

lockdown-component-medicine = медикамент
lockdown-component-fire = горючее
lockdown-component-electricity = электроника
lockdown-component-material = ткань
lockdown-component-frame = каркас

## Тяжёлые раны. `.text` — что делает неперевязанная рана.

lockdown-serious-wound-body = Корпус
    .text = Вы добираете до 4 карт, а не до 5, в Изоляторе — до 5.
lockdown-serious-wound-eyes = Глаза
    .text = Вы в темноте, где бы ни были.
lockdown-serious-wound-guts = Живот
    .text = Подбор тяжёлых объектов, ближний бой и создание предметов стоят на 1 дороже.
lockdown-serious-wound-knee = Колено
    .text = Если ваше первое действие в раунде — перемещение или побег, оно стоит на 1 дороже.

## Что показывает кубик преимущества.

lockdown-advantage-face-creeper = ползун
    .text = поражает Личинок, Ползунов и яйца
lockdown-advantage-face-adult = взрослый Чужой
    .text = поражает всех, кроме Альфа-самцов и Королевы
lockdown-advantage-face-conditional-hit = попадание за карту
    .text = поражает любую цель за 1 карту
lockdown-advantage-face-single-hit = одинарное попадание
    .text = поражает любую цель
lockdown-advantage-face-enhanced-hit = усиленное попадание
    .text = поражает любую цель, за 1 карту — дважды
lockdown-advantage-face-double-hit = двойное попадание
    .text = поражает любую цель

## Поверхность Марса. `.suit` — что будет с тем, кто в защитном скафандре или в здании.

lockdown-surface-face-one = 1
lockdown-surface-face-two = 2
lockdown-surface-face-three = 3
lockdown-surface-face-four = 4
lockdown-surface-face-silence = Тишина
lockdown-surface-face-danger = Опасность
lockdown-surface-face-surface = Поверхность
lockdown-surface-effect-red-item = красный предмет
lockdown-surface-effect-yellow-item = жёлтый предмет
lockdown-surface-effect-green-item = зелёный предмет
lockdown-surface-effect-surface-card = карта поверхности
lockdown-surface-effect-silence = Тишина
lockdown-surface-effect-danger = Опасность
lockdown-surface-effect-slime = Слизь
lockdown-surface-effect-malfunction = Неисправность
lockdown-surface-card-dust-storm = Пыльная буря
    .text = Каждый на поверхности сбрасывает 1 карту, а без карт получает 1 лёгкую рану.
    .suit = Ничего.
lockdown-surface-card-thin-air = Разреженный воздух
    .text = 1 лёгкая рана.
    .suit = Ничего.
lockdown-surface-card-radioactive-dust = Радиоактивная пыль
    .text = 1 карта заражения и слизь.
    .suit = 1 карта заражения.
lockdown-surface-card-torn-seal = Разгерметизация
    .text = 1 тяжёлая рана.
    .suit = Ваш защитный скафандр потерян, если он есть.
lockdown-surface-card-tracks-in-the-sand = Следы на песке
    .text = Положите шум в 2 зоны без него.
    .suit = В 1 зону.
lockdown-surface-card-something-buried = Что-то в песке
    .text = Возьмите 1 жёлтый предмет и получите 1 лёгкую рану.
    .suit = Возьмите 1 жёлтый предмет.
lockdown-surface-card-stalked = Под прицелом хищника
    .text = У вас происходит контакт.
    .suit = Сделайте бросок на шум.
lockdown-surface-card-static-discharge = Статический разряд
    .text = Каждый на поверхности теряет 1 патрон или заряд предмета.
    .suit = Ничего.

## Чьими колодами играют.

lockdown-species-night-stalkers = Ночные Охотники
lockdown-species-base-intruders = Чужие из Nemesis

## От чего страдают, и чем кончается игра.

lockdown-cause-desperate-attack = отчаянная атака
lockdown-cause-scalpel = скальпель
lockdown-cause-vivisection = вивисекция
lockdown-cause-defense = система обороны
lockdown-cause-failed-launch = контейнер остался
lockdown-cause-event = событие
lockdown-cause-surface = поверхность
lockdown-cause-venting = нет воздуха
lockdown-cause-complex = Комплекс уничтожен
lockdown-cause-squad = отряд
lockdown-cause-contingency = код реагирования
lockdown-ending-time-out = Время вышло
lockdown-ending-alert = Тревога истекла
lockdown-ending-autodestruction = Он самоуничтожился
lockdown-ending-fire = Он сгорел
lockdown-ending-malfunction = В нём ничего больше не работает

## Что даёт выстрел, какой бы кубик ни бросали.

lockdown-shot-face-blank = пусто
lockdown-shot-face-creeper = ползун
lockdown-shot-face-adult = взрослый Чужой
lockdown-shot-face-single-hit = попадание
lockdown-shot-face-double-hit = двойное попадание
lockdown-shot-face-conditional-hit = попадание за карту
lockdown-shot-face-enhanced-hit = усиленное попадание

## Шаги раунда, которые есть только в Lockdown.

lockdown-phase-css-launch = Отправка контейнеров
lockdown-phase-noise-removal = Шум стихает

## Цвета персонажей.

lockdown-character-colour-red = красный
lockdown-character-colour-violet = фиолетовый
lockdown-character-colour-blue = синий
lockdown-character-colour-orange = оранжевый
lockdown-character-colour-white = белый
lockdown-character-colour-green = зелёный

## Жетоны разведки на поверхности.

lockdown-surface-token-red-item-two = красный предмет, 2 предмета
lockdown-surface-token-yellow-item-two = жёлтый предмет, 2 предмета
lockdown-surface-token-green-item-two = зелёный предмет, 2 предмета
lockdown-surface-token-surface-card-one = карта поверхности, 1 предмет
lockdown-surface-token-surface-card-two = карта поверхности, 2 предмета
lockdown-surface-token-surface-card-three = карта поверхности, 3 предмета
lockdown-surface-token-silence-one = Тишина, 1 предмет
lockdown-surface-token-danger-three = Опасность, 3 предмета
lockdown-surface-token-slime-three = Слизь, 3 предмета
lockdown-surface-token-malfunction-two = Неисправность, 2 предмета
