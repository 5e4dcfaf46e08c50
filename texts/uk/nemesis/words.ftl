### Назви того, що є в Nemesis, крім карт і відсіків.
###
### Речення просять назву в потрібній формі: NAME($character, case: "dat"); якщо такої форми немає,
### береться сама назва. Відсіки, карти, предмети, прибульці й завдання мають свої файли.

nemesis = Nemesis
    .summary = Прокиньтеся на кораблі, де ви не самі, не довіряйте нікому до кінця й поверніться додому живими.

## Що може кожен. `.text` — що це дає.

nemesis-basic-action-movement = Переміщення
    .text = Перейдіть до сусіднього відсіку. Якщо він порожній, зробіть кидок на шум.
nemesis-basic-action-escape = Втеча
    .text = Залиште відсік із прибульцями. Спершу кожен із них атакує вас.
nemesis-basic-action-careful-movement = Обережне переміщення
    .text = Перейдіть до сусіднього відсіку й самі виберіть, у якому коридорі шуміти.
nemesis-basic-action-shoot = Постріл
    .text = Витратьте 1 набій і киньте бойовий кубик проти прибульця тут або проти яєць.
nemesis-basic-action-melee-attack = Рукопашний бій
    .text = Візьміть 1 карту інфекції й киньте кубик: влучання — 1 поранення, промах — вам важке поранення.
nemesis-basic-action-pick-up = Узяти важкий об’єкт
    .text = Візьміть у руку труп, рештки прибульця або яйце, що лежать тут.
nemesis-basic-action-trade = Обмін
    .text = Усі у вашому відсіку можуть обмінятися предметами й об’єктами.
nemesis-basic-action-craft = Створення предмета
    .text = Скиньте два предмети з потрібними компонентами й візьміть те, що з них виходить.
nemesis-basic-action-activate-quest-item = Активація знахідки
    .text = Виконайте умову знахідки — і нею можна користуватися.

## Компоненти для створення предметів.

nemesis-component-chemical = хімікат
nemesis-component-cloth = тканина
nemesis-component-electrical = електроніка
nemesis-component-medical = медикамент
nemesis-component-tool = інструмент

## Корабель.

nemesis-side-basic = Основний бік
nemesis-tile-special = спеціальний відсік
nemesis-network-red = червоні технічні коридори
nemesis-network-blue = сині технічні коридори

## Двигуни, капсули, курс.

nemesis-engine-one = двигун 1
nemesis-engine-two = двигун 2
nemesis-engine-three = двигун 3
nemesis-engine-token-working = справний
nemesis-engine-token-damaged = пошкоджений
nemesis-section-a = зона А
nemesis-section-b = зона Б
nemesis-pod-number-one = капсула 1
nemesis-pod-number-two = капсула 2
nemesis-pod-number-three = капсула 3
nemesis-pod-number-four = капсула 4
nemesis-pod-side-locked = зачинена
nemesis-pod-side-unlocked = відчинена
nemesis-course-a = A
nemesis-course-b = B
nemesis-course-c = C
nemesis-course-d = D
nemesis-destination-earth = Земля
nemesis-destination-mars = Марс
nemesis-destination-venus = Венера
nemesis-destination-deep-space = Далекий космос
nemesis-coordinates-one = координати 1
nemesis-coordinates-two = координати 2
nemesis-coordinates-three = координати 3
nemesis-coordinates-four = координати 4
nemesis-coordinates-five = координати 5
nemesis-coordinates-six = координати 6
nemesis-coordinates-seven = координати 7
nemesis-coordinates-eight = координати 8

## Що сталося з кораблем.

nemesis-ending-hyperspace-jump = Корабель здійснив стрибок
nemesis-ending-self-destruct = Корабель самознищився
nemesis-ending-fire = Корабель згорів
nemesis-ending-hull-breach = Корпус не витримав
nemesis-ending-engine-explosion = Двигуни вибухнули

## Від чого поранення чи смерть: у дужках або після двокрапки.

nemesis-cause-foam = піна
nemesis-cause-rush = ривок
nemesis-cause-airlock = шлюз
nemesis-cause-ship = корабель втрачено
nemesis-cause-jump = гіперстрибок
nemesis-cause-destination = курс привів не туди
