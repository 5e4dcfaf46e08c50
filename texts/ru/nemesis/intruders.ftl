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

## Атаки. `.text` — что происходит с тем, кого атакуют.

nemesis-attack-scratch = Царапина
    .text = 1 лёгкая рана и 1 карта заражения.
nemesis-attack-claw-attack = Атака когтями
    .text = 2 лёгкие раны и 1 карта заражения.
nemesis-attack-bite = Укус
    .text = 1 тяжёлая рана. Если их уже 2 или больше — смерть.
nemesis-attack-tail-attack = Атака хвостом
    .text = 1 тяжёлая рана. Если хоть одна уже есть — смерть.
nemesis-attack-transformation = Трансформация
    .text = Ползун превращается в Альфа-самца. Если рука пуста, тот внезапно атакует.
nemesis-attack-frenzy = Ярость
    .text = Каждый в отсеке получает 1 тяжёлую рану; у кого их уже 2 или больше — погибает.
nemesis-attack-slime = Слизь
    .text = Слизь и 1 карта заражения.
nemesis-attack-summoning = Зов
    .text = Из мешочка в отсек выходит ещё один Чужой. Пока он не атакует.

## Карты атак с «кровью»: выносливостью Чужого или его отступлением.

nemesis-attack-card-scratch-two = Царапина (2)
nemesis-attack-card-scratch-three = Царапина (3)
nemesis-attack-card-scratch-five = Царапина (5)
nemesis-attack-card-scratch-six = Царапина (6)
nemesis-attack-card-claw-attack-three = Атака когтями (3)
nemesis-attack-card-claw-attack-four = Атака когтями (4)
nemesis-attack-card-claw-attack-five = Атака когтями (5)
nemesis-attack-card-claw-attack-retreat = Атака когтями (отступление)
nemesis-attack-card-bite-four = Укус (4)
nemesis-attack-card-bite-six = Укус (6)
nemesis-attack-card-bite-retreat = Укус (отступление)
nemesis-attack-card-tail-attack-two = Атака хвостом (2)
nemesis-attack-card-tail-attack-five = Атака хвостом (5)
nemesis-attack-card-transformation-four = Трансформация (4)
nemesis-attack-card-transformation-five = Трансформация (5)
nemesis-attack-card-frenzy-three = Ярость (3)
nemesis-attack-card-frenzy-four = Ярость (4)
nemesis-attack-card-slime-five = Слизь (5)
nemesis-attack-card-summoning-three = Зов (3)

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
    .text = Все Чужие, рядом с которыми нет персонажей, возвращаются в мешочек.
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

nemesis-weakness-vital-places = Уязвимые места
    .text = Против Взрослых Чужих пустая грань — одинарное попадание.
nemesis-weakness-the-way-of-moving = Особенности движения
    .text = Ломать закрытые двери могут только Королева и Альфа-самцы.
nemesis-weakness-susceptibility-to-phosphates = Восприимчивость к фосфатам
    .text = Чужой, отступивший из-за огнетушителя или системы пожаротушения, получает ещё и 1 травму.
nemesis-weakness-vulnerability-to-energy = Уязвимость к энергии
    .text = Энергетическое оружие, нанеся травму, наносит ещё 1.
nemesis-weakness-reaction-to-danger = Реакция на опасность
    .text = При внезапной атаке число на жетоне меньше на 1, но не ниже 1.
nemesis-weakness-species-on-the-brink-of-extinction = Вид на грани вымирания
    .text = Выносливость каждого Чужого меньше на 1.
nemesis-weakness-the-way-of-fighting = Особенности боя
    .text = Укус Взрослого Чужого наносит лёгкую рану вместо тяжёлой.
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
