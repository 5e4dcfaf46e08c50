### Чужие из Nemesis, их карты и жетоны.
###
### Предложения просят название в нужной форме: NAME($intruder, case: "acc"). Названия карт стоят
### в кавычках и не склоняются. `.text` — что делает карта.

## Жетоны из мешочка Чужих. Число — со скольких карт на руке внезапной атаки нет.

nemesis-intruder-token-blank = Пустой жетон
nemesis-intruder-token-larva-one = Личинка 1
nemesis-intruder-token-creeper-one = Ползун 1
nemesis-intruder-token-adult-two = Взрослый Чужой 2
nemesis-intruder-token-adult-three = Взрослый Чужой 3
nemesis-intruder-token-adult-four = Взрослый Чужой 4
nemesis-intruder-token-breeder-three = Альфа-самец 3
nemesis-intruder-token-breeder-four = Альфа-самец 4
nemesis-intruder-token-queen-four = Королева 4

## Карты событий. `.text` — что происходит после движения Чужих.

nemesis-event-egg-protection = Защита яиц
    .text = У каждого, кто в Гнезде или несёт яйцо, происходит контакт.
nemesis-event-flammable-compounds = Горючие соединения
    .text = Загорается Отсек гибернации; если он уже горит — соседние с ним отсеки.
nemesis-event-bulkheads-open = Открытие переборок
    .text = Все закрытые двери открываются.
nemesis-event-malfunction = Неисправность
    .text = Неисправность возникает в разведанном отсеке с наименьшим номером, где её ещё нет.
nemesis-event-hatching = Вылупление
    .text = В Гнезде вылупляется яйцо. Кто там без карт действий на руке, получает личинку; если никто — личинка идёт в мешочек.
nemesis-event-noise-in-technical-corridors = Шум в технических коридорах
    .text = В технических коридорах шум. Если он уже был, все в отсеках со входом делают бросок на шум.
nemesis-event-damage = Повреждения
    .text = В каждом отсеке с Взрослым Чужим, Альфа-самцом или Королевой возникает неисправность.
nemesis-event-lurking = Затаились
    .text = Все Чужие, кроме тех, кто в одном отсеке с персонажем, возвращаются в мешочек.
nemesis-event-nest = Гнездо
    .text = Если Гнездо разведано, во всех его коридорах шум.
nemesis-event-coolant-leak = Утечка охлаждающей жидкости
    .text = Если в Генераторной неисправность, запускается самоуничтожение.
nemesis-event-life-support-failure = Отказ жизнеобеспечения
    .text = В каждом разведанном зелёном отсеке возникает неисправность.
nemesis-event-evacuation-pod-ejection = Отстрел капсулы
    .text = Капсула с наименьшим номером улетает вместе с теми, кто внутри.
nemesis-event-short-circuit = Короткое замыкание
    .text = В каждом разведанном жёлтом отсеке с компьютером возникает неисправность.

## Слабости. `.text` действует для всех, когда слабость открыта.

nemesis-weakness-susceptibility-to-phosphates = Восприимчивость к фосфатам
    .text = Чужой, отступивший из-за огнетушителя или системы пожаротушения, получает ещё и 1 травму.
nemesis-weakness-vulnerability-to-fire = Уязвимость к огню
    .text = Пожар, коктейль Молотова и огнемёт наносят на 1 травму больше; пожар уничтожает 2 яйца вместо 1.

## Карты того, кто играет за Чужих. `.text` — эффект; вместо него карта может сдвинуть Чужого или дать ему атаковать.

nemesis-intruder-action-pursuit = Преследование
    .text = Выбранный вами персонаж вне боя делает бросок на шум.
nemesis-intruder-action-coordinated-hunt = Слаженная охота
    .text = Каждый Взрослый Чужой вне боя переходит в соседний отсек, где есть персонаж.
nemesis-intruder-action-metamorphosis = Метаморфоза
    .text = Как событие «Созревание».
nemesis-intruder-action-planning = Планирование
    .text = Возьмите 3 карты событий и выполните одну; остальные сбрасываются.
nemesis-intruder-action-self-healing = Самоисцеление
    .text = Выбранный вами Чужой сбрасывает до 2 травм.

## Отдельные карты и коридор, через который они двигают Чужого.

nemesis-intruder-action-card-pursuit-one = Преследование (1)
nemesis-intruder-action-card-pursuit-two = Преследование (2)
nemesis-intruder-action-card-pursuit-three = Преследование (3)
nemesis-intruder-action-card-pursuit-any = Преследование (любой)
nemesis-intruder-action-card-coordinated-hunt-three = Слаженная охота (3)
nemesis-intruder-action-card-coordinated-hunt-four = Слаженная охота (4)
nemesis-intruder-action-card-metamorphosis-one = Метаморфоза (1)
nemesis-intruder-action-card-planning-four = Планирование (4)
nemesis-intruder-action-card-planning-any = Планирование (любой)
nemesis-intruder-action-card-self-healing-two = Самоисцеление (2)
