### Названия всего, что есть в игре «Aliens: Another Glorious Day in the Corps».
###
### Предложения просят нужную форму: NAME($character, case: "acc"); если её нет, берётся само
### название. `.at` и `.to` уже с предлогом. Карты, способности и миссии — в cards.ftl.

aliens = Aliens: Another Glorious Day in the Corps
    .summary = Один отряд, одна колода карт на всё, что у него осталось, и движение в темноте.

## Персонажи. Мужские фамилии на согласный склоняются, женские нет.

aliens-character-gorman = Горман
    .gen = Гормана
    .dat = Горману
    .acc = Гормана
    .ins = Горманом
    .loc = Гормане
    .gender = masculine
aliens-character-hicks = Хикс
    .gen = Хикса
    .dat = Хиксу
    .acc = Хикса
    .ins = Хиксом
    .loc = Хиксе
    .gender = masculine
aliens-character-ripley = Рипли
    .gender = feminine
aliens-character-hudson = Хадсон
    .gen = Хадсона
    .dat = Хадсону
    .acc = Хадсона
    .ins = Хадсоном
    .loc = Хадсоне
    .gender = masculine
aliens-character-vasquez = Васкес
    .gender = feminine
aliens-character-frost = Фрост
    .gen = Фроста
    .dat = Фросту
    .acc = Фроста
    .ins = Фростом
    .loc = Фросте
    .gender = masculine
aliens-character-newt = Ньют
    .gender = feminine

## Две стороны карты персонажа.

aliens-side-hero = герой
    .gen = героя
    .dat = герою
    .acc = героя
    .ins = героем
    .loc = герое
aliens-side-grunt = боец
    .gen = бойца
    .dat = бойцу
    .acc = бойца
    .ins = бойцом
    .loc = бойце

## Кто персонаж по службе.

aliens-symbol-marine = морпех
    .gen = морпеха
aliens-symbol-civilian = гражданский
    .gen = гражданского

## Показатели персонажа. `.text` — для чего показатель нужен.

aliens-statistic-speed = Скорость
    .gen = Скорости
    .acc = Скорость
    .text = Сколько клеток можно пройти одним движением.
aliens-statistic-aim = Меткость
    .gen = Меткости
    .acc = Меткость
    .text = С чего начинается ход: столько или меньше на кубике — попадание.
aliens-statistic-tech = Техника
    .gen = Техники
    .acc = Технику
    .text = Столько или меньше на кубике — проверка удалась.
aliens-statistic-defence = Защита
    .gen = Защиты
    .acc = Защиту
    .text = Столько или меньше на кубике — персонаж выдержал нападение.
aliens-statistic-melee = Рукопашная
    .gen = Рукопашной
    .acc = Рукопашную
    .text = Столько или меньше на броске защиты — Чужой к тому же убит.

## Что с персонажем: стоит после имени.

aliens-condition-absent = не участвует
aliens-condition-standing = на ногах
aliens-condition-knocked-down = лежит
aliens-condition-left = за выходом
aliens-condition-killed = в числе погибших
aliens-condition-captured = в плену
aliens-condition-cocooned = в коконе
aliens-condition-hidden = прячется

## Когда работает способность.

aliens-heading-on-activation = В начале активации
aliens-heading-during-activation = Во время активации
aliens-heading-end-of-activation = В конце активации
aliens-heading-end-phase = В фазе завершения
aliens-heading-passive = Всегда

## Действия. `.text` — в одной строке, что действие делает.

aliens-action-move = Движение
    .acc = Движение
    .ins = Движением
    .text = Пройдите не больше клеток, чем Скорость; рядом с врагом путь обрывается.
aliens-action-attack = Атака
    .acc = Атаку
    .ins = Атакой
    .text = Выстрелите из своего оружия по тому, кого видите.
aliens-action-barricade = Баррикада
    .acc = Баррикаду
    .ins = Баррикадой
    .text = Проверка Техники: заблокируйте дверь, точку появления или туннель — или освободите.
aliens-action-aim = Прицеливание
    .acc = Прицеливание
    .ins = Прицеливанием
    .text = Поднимите счётчик Меткости на 1, но не выше 10.
aliens-action-interact = Взаимодействие
    .acc = Взаимодействие
    .ins = Взаимодействием
    .text = Используйте то, что рядом, как указано в миссии.
aliens-action-card-action = Действие карты
    .acc = Действие карты
    .ins = Действием карты
    .text = Используйте то, что на карте названо действием.
aliens-action-rest = Отдых
    .acc = Отдых
    .ins = Отдыхом
    .text = Герой: возьмите до 2 карт, затем восстановите до 3. Боец: восстановите 3 карты.

## Свободные действия по именам.

aliens-free-action-short-bursts = Короткими очередями
aliens-free-action-on-the-double = Бегом марш
aliens-free-action-seal-it = Заваривай
aliens-free-action-grenade-attack = свободная атака гранатой
    .acc = свободную атаку гранатой

## Фазы хода.

aliens-phase-setup = Подготовка
aliens-phase-marine-phase = Фаза морпехов
    .gen = Фазы морпехов
    .at = в фазе морпехов
aliens-phase-alien-phase = Фаза Чужих
    .gen = Фазы Чужих
    .at = в фазе Чужих
aliens-phase-end-phase = Фаза завершения
    .gen = Фазы завершения
    .at = в фазе завершения

## Этапы активации.

aliens-stage-on-activation = начало активации
aliens-stage-equip = снаряжение
aliens-stage-actions = действия
aliens-stage-end-of-activation = конец активации
aliens-stage-grunts = бойцы под началом
aliens-stage-pass-token = передача жетона

## Моменты, когда игра ждёт событий.

aliens-window-alien-phase-start = начало фазы Чужих
aliens-window-defence-roll-failed = неудачный бросок защиты
aliens-window-alien-adjacent = Чужой рядом с персонажем
aliens-window-tracker-card-drawn = вытянута карта датчика движения
aliens-window-end-check = перед проверкой конца хода
aliens-window-running-out = перед тем как кончатся карты

## Три меры расстояния.

aliens-distance-path = расстояние по пути
aliens-distance-approach = расстояние подхода
aliens-distance-range = дальность

## Стороны полей. `.mark` напечатано на самом поле.

aliens-board-face-south-lock = Южный шлюз
    .mark = 1H
    .gen = Южного шлюза
    .at = в Южном шлюзе
aliens-board-face-operations = Оперативный центр
    .mark = 2H
    .gen = Оперативного центра
    .at = в Оперативном центре
aliens-board-face-residential-block = Жилой блок
    .mark = 3H
    .gen = Жилого блока
    .at = в Жилом блоке
aliens-board-face-med-lab = Медлаборатория
    .mark = 4H
    .gen = Медлаборатории
    .at = в Медлаборатории
aliens-board-face-processor-ramp = Рампа процессора
    .mark = 1P
    .gen = Рампы процессора
    .at = на Рампе процессора
aliens-board-face-cooling-gantry = Мостки охлаждения
    .mark = 2P
    .gen = Мостков охлаждения
    .at = на Мостках охлаждения
aliens-board-face-hive-tunnels = Туннели улья
    .mark = 3P
    .gen = Туннелей улья
    .at = в Туннелях улья
aliens-board-face-egg-chamber = Камера яиц
    .mark = 4P
    .gen = Камеры яиц
    .at = в Камере яиц

## Помещения.

aliens-room-landing-apron = посадочная площадка
    .at = на посадочной площадке
aliens-room-lock-chamber = шлюзовая камера
    .at = в шлюзовой камере
aliens-room-corridor = коридор
    .at = в коридоре
aliens-room-vehicle-garage = гараж
    .at = в гараже
aliens-room-workshop = мастерская
    .at = в мастерской
aliens-room-locker-room = раздевалка
    .at = в раздевалке
aliens-room-duty-office = дежурка
    .at = в дежурке
aliens-room-communications = узел связи
    .at = в узле связи
aliens-room-operations-centre = командный пункт
    .at = в командном пункте
aliens-room-stores = склад
    .at = на складе
aliens-room-technical-plant = техническая
    .at = в технической
aliens-room-server-vault = серверная
    .at = в серверной
aliens-room-family-unit-a = квартира A
    .at = в квартире A
aliens-room-family-unit-b = квартира B
    .at = в квартире B
aliens-room-family-unit-c = квартира C
    .at = в квартире C
aliens-room-family-unit-d = квартира D
    .at = в квартире D
aliens-room-canteen = столовая
    .at = в столовой
aliens-room-recreation-hall = зал отдыха
    .at = в зале отдыха
aliens-room-dormitory-west = западная спальня
    .at = в западной спальне
aliens-room-dormitory-east = восточная спальня
    .at = в восточной спальне
aliens-room-closet-west = западная кладовая
    .at = в западной кладовой
aliens-room-closet-east = восточная кладовая
    .at = в восточной кладовой
aliens-room-medical-laboratory = лаборатория
    .at = в лаборатории
aliens-room-surgical-ward = операционная
    .at = в операционной
aliens-room-isolation-lab = изолятор
    .at = в изоляторе
aliens-room-maintenance-bay = ремонтный отсек
    .at = в ремонтном отсеке
aliens-room-specimen-store = хранилище образцов
    .at = в хранилище образцов
aliens-room-ramp-level = рампа
    .at = на рампе
aliens-room-crashed-apc = разбитый бронетранспортёр
    .at = в разбитом бронетранспортёре
aliens-room-gantry = мостки
    .at = на мостках
aliens-room-hive-tunnel = туннель улья
    .at = в туннеле улья
aliens-room-nest = гнездо
    .at = в гнезде

## Какой бывает клетка.

aliens-ground-floor = пол
aliens-ground-fenced = огороженная клетка
aliens-ground-solid = сплошная преграда

## Что бывает между двумя клетками.

aliens-edge-open = проход
aliens-edge-wall = стена
    .acc = стену
aliens-edge-fence = ограждение
aliens-edge-door = дверь
    .gen = двери
    .acc = дверь
    .ins = дверью

## Куда смотрит турель.

aliens-facing-north = север
    .to = на север
aliens-facing-east = восток
    .to = на восток
aliens-facing-south = юг
    .to = на юг
aliens-facing-west = запад
    .to = на запад

## Направления шага.

aliens-direction-north = север
    .to = на север
aliens-direction-east = восток
    .to = на восток
aliens-direction-south = юг
    .to = на юг
aliens-direction-west = запад
    .to = на запад
aliens-direction-north-east = северо-восток
    .to = на северо-восток
aliens-direction-south-east = юго-восток
    .to = на юго-восток
aliens-direction-south-west = юго-запад
    .to = на юго-запад
aliens-direction-north-west = северо-запад
    .to = на северо-запад

## Точки появления.

aliens-spawn-point-one = точка появления 1
    .gen = точки появления 1
    .acc = точку появления 1
    .ins = точкой появления 1
    .at = у точки появления 1
aliens-spawn-point-two = точка появления 2
    .gen = точки появления 2
    .acc = точку появления 2
    .ins = точкой появления 2
    .at = у точки появления 2
aliens-spawn-point-three = точка появления 3
    .gen = точки появления 3
    .acc = точку появления 3
    .ins = точкой появления 3
    .at = у точки появления 3
aliens-spawn-point-four = точка появления 4
    .gen = точки появления 4
    .acc = точку появления 4
    .ins = точкой появления 4
    .at = у точки появления 4

## Сколько Чужих за сигналом.

aliens-blip-value-one = 1 Чужой
aliens-blip-value-two = 2 Чужих
aliens-blip-value-three = 3 Чужих
aliens-blip-value-four = 4 Чужих
aliens-blip-value-five = 5 Чужих

## Места сигналов миссии.

aliens-mission-blip-a = сигнал миссии A
    .gen = сигнала миссии A
    .ins = сигналом миссии A
aliens-mission-blip-b = сигнал миссии B
    .gen = сигнала миссии B
    .ins = сигналом миссии B
aliens-mission-blip-c = сигнал миссии C
    .gen = сигнала миссии C
    .ins = сигналом миссии C
aliens-mission-blip-d = сигнал миссии D
    .gen = сигнала миссии D
    .ins = сигналом миссии D

## Чем оказывается сигнал миссии.

aliens-mission-blip-face-newt = Ньют
aliens-mission-blip-face-nest = гнездо
aliens-mission-blip-face-nothing = пусто

## Враги.

aliens-enemy-kind-alien = Чужой
    .gen = Чужого
    .dat = Чужому
    .acc = Чужого
    .ins = Чужим
    .loc = Чужом
    .gender = masculine
aliens-enemy-kind-blip = сигнал
    .gen = сигнала
    .dat = сигналу
    .acc = сигнал
    .ins = сигналом
    .loc = сигнале
    .gender = masculine
aliens-enemy-kind-facehugger = лицехват
    .gen = лицехвата
    .dat = лицехвату
    .acc = лицехвата
    .ins = лицехватом
    .loc = лицехвате
    .gender = masculine

## Сторожевые турели.

aliens-gun-a = турель A
    .gen = турели A
    .dat = турели A
    .acc = турель A
    .ins = турелью A
    .gender = feminine
aliens-gun-b = турель B
    .gen = турели B
    .dat = турели B
    .acc = турель B
    .ins = турелью B
    .gender = feminine

## Что делают с турелью.

aliens-gun-order-switch-off = выключить
aliens-gun-order-switch-on = включить
aliens-gun-order-turn-north = повернуть на север
aliens-gun-order-turn-east = повернуть на восток
aliens-gun-order-turn-south = повернуть на юг
aliens-gun-order-turn-west = повернуть на запад

## Выходы.

aliens-exit-exit = выход
    .gen = выхода
    .ins = выходом
    .at = у выхода
aliens-exit-exit-a = выход A
    .gen = выхода A
    .ins = выходом A
    .at = у выхода A
aliens-exit-exit-b = выход B
    .gen = выхода B
    .ins = выходом B
    .at = у выхода B

## Что лежит на полях.

aliens-token-spawn-point = точка появления
    .gen = точки появления
    .acc = точку появления
aliens-token-tunnel = туннель
    .gen = туннеля
    .acc = туннель
aliens-token-barricade = баррикада
    .gen = баррикады
    .acc = баррикаду
aliens-token-computer = компьютер
    .gen = компьютера
aliens-token-crate = ящик
    .gen = ящика
aliens-token-sentry-gun = турель
    .gen = турели
aliens-token-mission-blip = сигнал миссии
    .gen = сигнала миссии
aliens-token-cocoon = кокон
    .gen = кокона
aliens-token-hidden-newt = спрятавшаяся Ньют
    .acc = спрятавшуюся Ньют
aliens-token-exit = выход
    .gen = выхода

## Где могут быть карты выносливости.

aliens-zone-deck = колода выносливости
    .gen = колоды выносливости
    .acc = колоду выносливости
    .at = в колоде выносливости
aliens-zone-exhaust-pile = стопка истощения
    .gen = стопки истощения
    .acc = стопку истощения
    .at = в стопке истощения
aliens-zone-discard-pile = сброс
    .gen = сброса
    .acc = сброс
    .at = в сбросе
aliens-zone-hand = рука
    .gen = руки
    .acc = руку
    .at = в руке
aliens-zone-equipped = снаряжение
    .gen = снаряжения
    .acc = снаряжение
    .at = в снаряжении
aliens-zone-removed-pile = удалённые карты
    .gen = удалённых карт
    .acc = удалённые карты
    .at = вне кампании

## Места для карт на карте персонажа.

aliens-card-slot-weapon = оружие
aliens-card-slot-backup = запасное оружие
aliens-card-slot-first-gear = первый предмет
aliens-card-slot-second-gear = второй предмет

## Куда идёт просмотренная карта.

aliens-deck-end-top = наверх
aliens-deck-end-bottom = вниз

## Две группы второй миссии.

aliens-team-trapped = отрезанная группа
    .gen = отрезанной группы
    .acc = отрезанную группу
aliens-team-apc = группа в бронетранспортёре
    .gen = группы в бронетранспортёре
    .acc = группу в бронетранспортёре

## Насколько трудно.

aliens-difficulty-easier = легче
aliens-difficulty-standard = обычно
aliens-difficulty-harder = труднее

## Что можно сделать легче или труднее.

aliens-knob-tracker-deck = колода датчика движения
aliens-knob-blip-values = значения сигналов
aliens-knob-mission2 = миссия 2
aliens-knob-mission3 = миссия 3

## Выбор за врагов.

aliens-automatic-choice-targets = цели
aliens-automatic-choice-routes = пути
aliens-automatic-choice-order = порядок
aliens-automatic-choice-placing = размещение

## Чем кончается игра.

aliens-ending-victory = Миссия выполнена
aliens-ending-out-of-endurance = Силы отряда иссякли
aliens-ending-squad-lost = Отряд потерян
aliens-ending-mission-failed = Миссия провалена
aliens-ending-turn-limit = Время вышло

## Как идут дела в кампании.

aliens-campaign-state-under-way = идёт
aliens-campaign-state-won = выиграна
aliens-campaign-state-lost = проиграна

## Виды карт выносливости.

aliens-card-type-weapon = Оружие
    .gen = Оружия
aliens-card-type-gear = Предмет
    .gen = Предмета
aliens-card-type-event = Событие
    .gen = События
aliens-card-type-hazard = Опасность
    .gen = Опасности

## Свойства оружия. `.text` — что свойство значит.

aliens-keyword-backup = Запасное
    .text = Можно нести вторым оружием.
aliens-keyword-massive = Массивное
    .text = С ним нельзя нести запасное оружие.
aliens-keyword-short-range = Ближний бой
    .text = Бьёт только на расстояние, указанное на карте.
aliens-keyword-unwieldy = Неудобное
    .text = Не годится для оборонительного огня.
aliens-keyword-full-auto = Очередь
    .text = После каждого попадания истощите 1 карту и бросайте снова.
aliens-keyword-grenade = Граната
    .text = Её можно бросить после атаки из M41A.
aliens-keyword-area = По площади
    .text = Бьёт всех на клетке и на соседних, своих тоже.

## Когда можно сыграть событие.

aliens-timing-any = В любой момент
aliens-timing-free-action = Свободное действие
aliens-timing-action = Действие
aliens-timing-reaction = Ответ

## Уровни угрозы.

aliens-threat-level-one = I
    .at = уровня I
aliens-threat-level-two = II
    .at = уровня II
aliens-threat-level-three = III
    .at = уровня III

## Виды карт датчика движения. `.text` — когда действует текст карты.

aliens-tracker-type-tunnel = Туннель
    .text = Рядом с героем вытянувшего карту открывается туннель; текст действует всегда.
aliens-tracker-type-hidden-threat = Скрытая угроза
    .text = Текст действует, если сигналы появились и никто этого не видел.
aliens-tracker-type-active-threat = Явная угроза
    .text = Текст действует, если сигнал появился на глазах у персонажа.
aliens-tracker-type-drone = Рабочая особь
    .text = Текст действует всегда.

## Оружие, предметы, события и опасности сами по себе; что они делают — в cards.ftl.

aliens-weapon-hk-vp70-pistol = Пистолет HK VP70
    .gen = пистолета HK VP70
    .acc = пистолет HK VP70
aliens-weapon-m41a-pulse-rifle = Импульсная винтовка M41A
    .gen = импульсной винтовки M41A
    .acc = импульсную винтовку M41A
aliens-weapon-m40-grenades = Гранаты M40
    .gen = гранат M40
    .acc = гранаты M40
aliens-weapon-m56-smart-gun = Смартган M56
    .gen = смартгана M56
    .acc = смартган M56
aliens-weapon-m240-incinerator = Огнемёт M240
    .gen = огнемёта M240
    .acc = огнемёт M240
aliens-weapon-ithaca37-shotgun = Дробовик Ithaca 37
    .gen = дробовика Ithaca 37
    .acc = дробовик Ithaca 37
aliens-gear-tactical-armour = Тактическая броня
    .gen = тактической брони
    .acc = тактическую броню
aliens-gear-motion-tracker = Датчик движения
    .gen = датчика движения
    .acc = датчик движения
aliens-gear-hand-welder = Сварочный аппарат
    .gen = сварочного аппарата
    .acc = сварочный аппарат
aliens-gear-medi-kit = Аптечка
    .gen = аптечки
    .acc = аптечку
aliens-gear-ammo-pouch = Подсумок
    .gen = подсумка
    .acc = подсумок
aliens-gear-headset = Гарнитура
    .gen = гарнитуры
    .acc = гарнитуру
aliens-gear-shoulder-lamp = Плечевой фонарь
    .gen = плечевого фонаря
    .acc = плечевой фонарь
aliens-event-card-in-the-pipe = Мы на курсе
aliens-event-card-short-bursts = Короткими очередями
aliens-event-card-on-the-double = Бегом марш
aliens-event-card-steady = Спокойно
aliens-event-card-watch-your-back = Береги спину
aliens-event-card-on-your-feet = Вставай
aliens-event-card-second-wind = Второе дыхание
aliens-event-card-seal-it = Заваривай
aliens-event-card-eyes-forward = Смотреть вперёд
aliens-event-card-covering-fire = Огонь на прикрытие
aliens-hazard-losing-hope = Потеря надежды
aliens-hazard-weapon-jam = Заклинило
aliens-hazard-low-ammo = Патроны на исходе
aliens-hazard-contact = Контакт
aliens-hazard-acid-spray = Брызги кислоты
aliens-hazard-panic = Паника
