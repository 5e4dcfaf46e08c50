### О чём договариваются за столом Aliens до игры, и какие есть значения.

aliens-option-mission = Миссия
    .text = Что предстоит отряду.
aliens-option-mission-newt = Миссия 1: Ньют
    .text = Найдите Ньют среди сигналов миссии, доведите её до выхода и выведите всех с поля.
aliens-option-mission-escape = Миссия 2: Побег
    .text = Выведите через выход хотя бы одного из отрезанной группы; на поле не должно остаться никого.
aliens-option-mission-survive = Миссия 3: Выжить
    .text = С хода 6 открыт один из выходов; после хода 12 корабль улетает. Выведите хотя бы двух персонажей.
aliens-option-mission-rescue = Спасательная миссия
    .text = Освободите пленных и выведите хотя бы одного через выход; на поле не должно остаться никого.
aliens-option-mission-resupply = Миссия снабжения
    .text = Откройте не меньше четырёх ящиков и уходите; каждый ящик возвращает в кампанию две удалённые карты.
aliens-option-mission-last-stand = Охота на жуков: Последний рубеж
    .text = Продержитесь, пока не кончится колода датчика движения, и перебейте всех, кто остался.
aliens-option-mission-block-sweep = Охота на жуков: Зачистка блока
    .text = Продержитесь, пока не кончится колода датчика движения, и перебейте всех, кто остался.
aliens-option-mission-gantry = Охота на жуков: Мостки
    .text = Продержитесь, пока не кончится колода датчика движения, и перебейте всех, кто остался.
aliens-option-mission-nest = Охота на жуков: Гнездо
    .text = Продержитесь, пока не кончится колода датчика движения, и перебейте всех, кто остался.

aliens-option-tracker-deck = Колода датчика движения
    .text = Как скоро растёт угроза.
aliens-option-tracker-deck-standard = Обычная
    .text = Карт уровня I столько, сколько указано в миссии.
aliens-option-tracker-deck-easier = Легче
    .text = Карт уровня I хватит ещё на один ход.
aliens-option-tracker-deck-harder = Труднее
    .text = Карт уровня I нет.

aliens-option-blip-values = Сигналы
    .text = Сколько Чужих скрывается за сигналами.
aliens-option-blip-values-standard = Обычные
    .text = Значения от 1 до 5.
aliens-option-blip-values-easier = Легче
    .text = Обе пятёрки становятся двойками.
aliens-option-blip-values-harder = Труднее
    .text = Две единицы становятся четвёрками.

aliens-option-mission-2 = Миссия 2
    .text = Чего требует побег из гнезда.
aliens-option-mission-2-standard = Обычная
    .text = Выйти должен один из отрезанной группы.
aliens-option-mission-2-easier = Легче
    .text = Выйти должен один, и на пути на два сигнала меньше.
aliens-option-mission-2-harder = Труднее
    .text = Выйти должны двое из отрезанной группы.

aliens-option-mission-3 = Миссия 3
    .text = Сколько персонажей должны добраться до корабля.
aliens-option-mission-3-standard = Обычная
    .text = Двое.
aliens-option-mission-3-easier = Легче
    .text = Один.
aliens-option-mission-3-harder = Труднее
    .text = Трое.

aliens-option-quick-start = Быстрый старт
    .text = Раздать ли сразу рекомендуемое снаряжение.
aliens-option-quick-start-off = Нет
    .text = Отряд снаряжают сами, из всех карт.
aliens-option-quick-start-on = Да
    .text = Раздаются шестнадцать карт; их ещё можно поменять.

aliens-option-open-hands = Игра в открытую
    .text = Видят ли все карты друг друга.
aliens-option-open-hands-off = Нет
    .text = Каждый видит только свои карты.
aliens-option-open-hands-on = Да
    .text = Карты на руках лежат в открытую.

aliens-option-individual-aliens = Чужие поодиночке
    .text = Что выходит из сигнала, за которым несколько Чужих.
aliens-option-individual-aliens-off = Рои
    .text = Одна фигурка с жетонами.
aliens-option-individual-aliens-on = Поодиночке
    .text = Каждый Чужой на своей клетке, остальные — вне поля зрения.

aliens-option-signature-rules = Особые правила
    .text = Есть ли у каждой охоты на жуков своя особенность.
aliens-option-signature-rules-off = Нет
    .text = Все охоты по общим правилам.
aliens-option-signature-rules-on = Да
    .text = Двери забаррикадированы, а турели полупусты; ящики надо открыть все; падения стоят карт; в гнезде лицехваты.

aliens-option-joint-votes = Общее голосование
    .text = Кто решает, если старших по званию несколько.
aliens-option-joint-votes-off = Первый из них
    .text = Тот, кто сидит первым; он может передать старшинство.
aliens-option-joint-votes-on = Все они
    .text = Спрашивают всех, и решает большинство.

aliens-option-enemy-choices = Выбор за врагов
    .text = О чём спрашивают старшего по званию, когда Чужим всё равно.
aliens-option-enemy-choices-targets-and-placing = Цели и размещение
    .text = На кого нападает Чужой и где появляются сигналы.
aliens-option-enemy-choices-everything = Всё
    .text = Ещё и порядок, и пути.
aliens-option-enemy-choices-nothing = Ничего
    .text = Программа выбирает по твёрдым правилам.
