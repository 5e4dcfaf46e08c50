### Названия того, что в Nemesis есть кроме карт и отсеков.
###
### Предложения просят название в нужной форме: NAME($character, case: "dat"); если такой формы
### нет, берётся само название. У отсеков, карт, предметов, Чужих и целей свои файлы.

nemesis = Nemesis
    .summary = Проснитесь на корабле, где вы не одни, не доверяйте никому до конца и вернитесь домой живыми.

## Что может каждый. `.text` — что это даёт.

nemesis-basic-action-movement = Перемещение
    .text = Перейдите в соседний отсек. Если он пуст, сделайте бросок на шум.
nemesis-basic-action-escape = Побег
    .text = Покиньте отсек с Чужими. Сначала каждый из них атакует вас.
nemesis-basic-action-careful-movement = Осторожное перемещение
    .text = Перейдите в соседний отсек и сами выберите, в каком коридоре шуметь.
nemesis-basic-action-shoot = Выстрел
    .text = Потратьте 1 патрон и бросьте боевой кубик против Чужого здесь или против яиц.
nemesis-basic-action-melee-attack = Ближний бой
    .text = Возьмите 1 карту заражения и бросьте кубик: попадание — 1 травма, промах — вам тяжёлая рана.
nemesis-basic-action-pick-up = Подобрать тяжёлый объект
    .text = Возьмите в руку труп персонажа, труп Чужого или яйцо, лежащие здесь.
nemesis-basic-action-trade = Обмен
    .text = Все в вашем отсеке могут обменяться предметами и объектами.
nemesis-basic-action-craft = Создание предмета
    .text = Сбросьте два предмета с нужными компонентами и возьмите то, что из них выходит.
nemesis-basic-action-activate-quest-item = Активация квестового предмета
    .text = Выполните условие квестового предмета — и им можно пользоваться.

## Компоненты для создания предметов.

nemesis-component-chemical = химикат
nemesis-component-cloth = ткань
nemesis-component-electrical = электроника
nemesis-component-medical = медикамент
nemesis-component-tool = инструмент

## Корабль.

nemesis-side-basic = Основная сторона
nemesis-tile-special = специальный отсек
nemesis-network-red = красные технические коридоры
nemesis-network-blue = синие технические коридоры

## Двигатели, капсулы, курс.

nemesis-engine-one = двигатель 1
nemesis-engine-two = двигатель 2
nemesis-engine-three = двигатель 3
nemesis-engine-token-working = исправен
nemesis-engine-token-damaged = повреждён
nemesis-section-a = отсек А
nemesis-section-b = отсек В
nemesis-pod-number-one = капсула 1
nemesis-pod-number-two = капсула 2
nemesis-pod-number-three = капсула 3
nemesis-pod-number-four = капсула 4
nemesis-pod-side-locked = заблокирована
nemesis-pod-side-unlocked = разблокирована
nemesis-course-a = A
nemesis-course-b = B
nemesis-course-c = C
nemesis-course-d = D
nemesis-destination-earth = Земля
nemesis-destination-mars = Марс
nemesis-destination-venus = Венера
nemesis-destination-deep-space = Дальний космос
nemesis-coordinates-one = координаты 1
nemesis-coordinates-two = координаты 2
nemesis-coordinates-three = координаты 3
nemesis-coordinates-four = координаты 4
nemesis-coordinates-five = координаты 5
nemesis-coordinates-six = координаты 6
nemesis-coordinates-seven = координаты 7
nemesis-coordinates-eight = координаты 8

## Что стало с кораблём.

nemesis-ending-hyperspace-jump = Корабль совершил прыжок
nemesis-ending-self-destruct = Корабль самоуничтожился
nemesis-ending-fire = Корабль погиб в огне
nemesis-ending-hull-breach = Корпус не выдержал
nemesis-ending-engine-explosion = Двигатели взорвались

## От чего рана, травма или смерть: в скобках или после двоеточия.

nemesis-cause-foam = пена
nemesis-cause-rush = рывок
nemesis-cause-airlock = шлюз
nemesis-cause-ship = корабль потерян
nemesis-cause-jump = гиперпрыжок
nemesis-cause-destination = не тот пункт назначения
