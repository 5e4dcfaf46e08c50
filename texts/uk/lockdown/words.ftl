### Назви того, що в Lockdown є крім карт і відсіків.
###
### Спільне з Nemesis — у `nemesis-kit`.

## Гра.

lockdown = Nemesis: Lockdown
    .summary = Глибоко під Марсом рівень за рівнем гасне світло; виберіться й не вірте домовленостям.

## Комплекс.

lockdown-side-main = Основний бік
lockdown-level-s01 = S-01
lockdown-level-s02 = S-02
lockdown-level-s03 = S-03
lockdown-power-area-s01 = рівень S-01
lockdown-power-area-s02 = рівень S-02
lockdown-power-area-s03 = рівень S-03
lockdown-power-area-elevator = ліфт
lockdown-power-token-one = жетон енергії 1
lockdown-power-token-two = жетон енергії 2
lockdown-power-token-three = жетон енергії 3
lockdown-power-token-four = жетон енергії 4
lockdown-tile-fixed = особливий відсік
lockdown-tile-printed = надрукований відсік
lockdown-building-west = західна будівля
lockdown-building-east = східна будівля
lockdown-zone-one = зона 1
lockdown-zone-two = зона 2
lockdown-zone-three = зона 3
lockdown-zone-four = зона 4

## Шкала часу.

lockdown-threshold-red = червоний поріг
    .text = Гасить світло, поки резервне живлення вимкнене.
lockdown-threshold-blue = синій поріг
    .text = Гасить світло в будь-якому разі.
lockdown-backup-power-off = вимкнено
lockdown-backup-power-on = увімкнено
lockdown-autodestruction-yellow = жовтий
lockdown-autodestruction-red = червоний
lockdown-pod-a = контейнер A
lockdown-pod-b = контейнер B
lockdown-pod-c = контейнер C
lockdown-css-token-a = контейнер A
lockdown-css-token-b = контейнер B
lockdown-css-token-c = контейнер C
lockdown-css-token-all-pods = усі контейнери
lockdown-css-token-no-pod = жоден контейнер

## Комп’ютер. `.text` — що робить рядок.

lockdown-computer-card-a = Комп’ютер A
lockdown-computer-card-b = Комп’ютер B
lockdown-computer-card-c = Комп’ютер C
lockdown-computer-card-d = Комп’ютер D
lockdown-computer-card-e = Комп’ютер E
lockdown-computer-card-lock-down = Блокування
    .text = У відсіку того, хто її відкрив, виникає несправність; усі карти комп’ютера замішують, і відкривають іншу.
lockdown-computer-action-gain-knowledge = Отримати знання
    .text = Отримайте 1 знання.
lockdown-computer-action-move-rover = Відправити всюдихід
    .text = Порожній всюдихід їде до бункера чи назад.
lockdown-computer-action-look-at-contingencies = Прочитати коди
    .text = Таємно подивіться всі коди реагування когось на вашому рівні.
lockdown-computer-action-turn-door = Двері
    .text = Відчиніть або зачиніть будь-які одні двері.
lockdown-computer-action-clear-room = Очистити відсік
    .text = Виберіть відсік: вогонь там гасне, і всі прибульці відступають.
lockdown-computer-action-look-at-css-token = Дізнатися відправлення
    .text = Таємно подивіться один жетон відправлення.
lockdown-computer-action-swap-power-tokens = Перенаправити енергію
    .text = Поміняйте місцями два жетони енергії, не перевертаючи.

## Хто звідки.

lockdown-origin-nemesis-survivor = з «Немезиди»
lockdown-origin-facility-worker = з Комплексу

## Компоненти для створення предметів.

lockdown-component-medicine = медикамент
lockdown-component-fire = пальне
lockdown-component-electricity = електроніка
lockdown-component-material = тканина
lockdown-component-frame = каркас

## Важкі поранення. `.text` — що робить неперев’язане поранення.

lockdown-serious-wound-body = Тулуб
    .text = Ви добираєте до 4 карт, а не до 5, в Ізоляторі — до 5.
lockdown-serious-wound-eyes = Очі
    .text = Ви в темряві, хоч би де були.
lockdown-serious-wound-guts = Живіт
    .text = Узяти важкий об’єкт, рукопашний бій і створення предмета коштують на 1 більше.
lockdown-serious-wound-knee = Коліно
    .text = Якщо ваша перша дія в раунді — рух або втеча, вона коштує на 1 більше.

## Що показує кубик переваги.

lockdown-advantage-face-creeper = повзун
    .text = вражає Личинок, Повзунів і яйця
lockdown-advantage-face-adult = трутень
    .text = вражає всіх, крім Мисливців і Королеви
lockdown-advantage-face-conditional-hit = влучання за карту
    .text = вражає будь-яку ціль за 1 карту
lockdown-advantage-face-single-hit = одинарне влучання
    .text = вражає будь-яку ціль
lockdown-advantage-face-enhanced-hit = посилене влучання
    .text = вражає будь-яку ціль, за 1 карту — двічі
lockdown-advantage-face-double-hit = подвійне влучання
    .text = вражає будь-яку ціль

## Поверхня Марса. `.suit` — що буде з тим, хто в захисному скафандрі або в будівлі.

lockdown-surface-face-one = 1
lockdown-surface-face-two = 2
lockdown-surface-face-three = 3
lockdown-surface-face-four = 4
lockdown-surface-face-silence = Тиша
lockdown-surface-face-danger = Небезпека
lockdown-surface-face-surface = Поверхня
lockdown-surface-effect-red-item = червоний предмет
lockdown-surface-effect-yellow-item = жовтий предмет
lockdown-surface-effect-green-item = зелений предмет
lockdown-surface-effect-surface-card = карта поверхні
lockdown-surface-effect-silence = Тиша
lockdown-surface-effect-danger = Небезпека
lockdown-surface-effect-slime = Слиз
lockdown-surface-effect-malfunction = Несправність
lockdown-surface-card-dust-storm = Пилова буря
    .text = Кожен на поверхні скидає 1 карту, а без карт дістає 1 легке поранення.
    .suit = Нічого.
lockdown-surface-card-thin-air = Розріджене повітря
    .text = 1 легке поранення.
    .suit = Нічого.
lockdown-surface-card-radioactive-dust = Радіоактивний пил
    .text = 1 карта інфекції і слиз.
    .suit = 1 карта інфекції.
lockdown-surface-card-torn-seal = Розгерметизація
    .text = 1 важке поранення.
    .suit = Ваш захисний скафандр втрачено, якщо він є.
lockdown-surface-card-tracks-in-the-sand = Сліди на піску
    .text = Покладіть шум у 2 зони без нього.
    .suit = В 1 зону.
lockdown-surface-card-something-buried = Щось у піску
    .text = Візьміть 1 жовтий предмет і дістаньте 1 легке поранення.
    .suit = Візьміть 1 жовтий предмет.
lockdown-surface-card-stalked = На прицілі хижака
    .text = У вас зіткнення.
    .suit = Зробіть кидок на шум.
lockdown-surface-card-static-discharge = Статичний розряд
    .text = Кожен на поверхні втрачає 1 набій або заряд предмета.
    .suit = Нічого.

## Чиїми колодами грають.

lockdown-species-night-stalkers = Нічні Мисливці
lockdown-species-base-intruders = Прибульці з Nemesis

## Від чого страждають, і чим закінчується гра.

lockdown-cause-desperate-attack = відчайдушна атака
lockdown-cause-scalpel = скальпель
lockdown-cause-vivisection = вівісекція
lockdown-cause-defense = система оборони
lockdown-cause-failed-launch = контейнер лишився
lockdown-cause-event = подія
lockdown-cause-surface = поверхня
lockdown-cause-venting = немає повітря
lockdown-cause-complex = Комплекс знищено
lockdown-cause-squad = загін
lockdown-cause-contingency = код реагування
lockdown-ending-time-out = Час вичерпано
lockdown-ending-alert = Тривога добігла кінця
lockdown-ending-autodestruction = Він самознищився
lockdown-ending-fire = Він згорів
lockdown-ending-malfunction = У ньому більше нічого не працює

## Що дає постріл, хоч який кубик кидали.

lockdown-shot-face-blank = порожньо
lockdown-shot-face-creeper = повзун
lockdown-shot-face-adult = трутень
lockdown-shot-face-single-hit = влучання
lockdown-shot-face-double-hit = подвійне влучання
lockdown-shot-face-conditional-hit = влучання за карту
lockdown-shot-face-enhanced-hit = посилене влучання

## Кроки раунду, які є лише в Lockdown.

lockdown-phase-css-launch = Відправлення контейнерів
lockdown-phase-noise-removal = Шум стихає

## Кольори персонажів.

lockdown-character-colour-red = червоний
lockdown-character-colour-violet = фіолетовий
lockdown-character-colour-blue = синій
lockdown-character-colour-orange = помаранчевий
lockdown-character-colour-white = білий
lockdown-character-colour-green = зелений

## Жетони дослідження на поверхні.

lockdown-surface-token-red-item-two = червоний предмет, 2 предмети
lockdown-surface-token-yellow-item-two = жовтий предмет, 2 предмети
lockdown-surface-token-green-item-two = зелений предмет, 2 предмети
lockdown-surface-token-surface-card-one = карта поверхні, 1 предмет
lockdown-surface-token-surface-card-two = карта поверхні, 2 предмети
lockdown-surface-token-surface-card-three = карта поверхні, 3 предмети
lockdown-surface-token-silence-one = Тиша, 1 предмет
lockdown-surface-token-danger-three = Небезпека, 3 предмети
lockdown-surface-token-slime-three = Слиз, 3 предмети
lockdown-surface-token-malfunction-two = Несправність, 2 предмети
