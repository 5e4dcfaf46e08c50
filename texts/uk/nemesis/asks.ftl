### Запитання Nemesis.
###
### Запитання звернене до того, кого питають; `.others` двома словами каже решті, що ця
### людина обирає. Кроки й кидки нікого не питають, а лише кажуть, що відбувається, без
### крапки в кінці. Відповіді — в answers.ftl.

## Підготовка й хід.

nemesis-asks-forced-pass = Корабель трясе, і ви пасуєте. Які карти ви скидаєте?
    .others = скидання карт після вимушеного пасу

## Переміщення, шум і двері.

nemesis-asks-motion-scanner = Кидок на шум: { NAME($face) }. Перекидаєте з «Датчиком руху»?
    .others = рішення, чи перекидати шум
nemesis-asks-authorization = Які двері корабля ви відчиняєте чи зачиняєте?
    .others = вибір дверей корабля
nemesis-asks-doors-of = Які двері відсіку { $room } ви відчиняєте чи зачиняєте?
    .others = вибір дверей

## Прибульці й бій.

nemesis-asks-attack-reaction = Вас атакують: «{ NAME($with) }». Як ви відповідаєте?
    .others = реакція на атаку
nemesis-asks-further-shot = Влучання. Стріляєте ще раз за 1 набій?
    .others = рішення, чи стріляти ще

## Руки, предмети й карти.

nemesis-asks-alcohol-card = Яку карту ви скидаєте за «Алкоголь»?
    .others = вибір карти для скидання
nemesis-asks-military-drugs = { $discarded ->
    [0] Які карти ви скидаєте, щоб узяти стільки ж?
   *[other] Які ще карти ви скидаєте, щоб узяти стільки ж? Скинуто: { $discarded }.
}
    .others = вибір карт для скидання
nemesis-asks-second-tile = У який ще відсік ви зазираєте?
    .others = вибір другого відсіку

## Двигуни й капсули.

nemesis-asks-engine-order = Міняєте місцями жетони? Це { NAME($engine) }.
    .others = робота з двигуном
nemesis-asks-pod-boarding = У яку капсулу ви сідаєте й чи запускаєте її відразу?
    .others = посадка в капсулу
nemesis-asks-pod-turn = Ви в капсулі. Що ви робите?
    .others = очікування в капсулі

## Той, хто грає за прибульців.

nemesis-asks-intruder-turn = Що роблять прибульці?
    .others = хід за прибульців
nemesis-asks-attack-choice = Яку карту атаки ви вибираєте?
    .others = вибір карти атаки
nemesis-asks-planned-event = Яка подія відбувається?
    .others = вибір події

## Кроки.

nemesis-asks-airlock = відчинення шлюзу відсіку { $room }
nemesis-asks-intruder-attack = атакує прибулець №{ $attacker }: { $on }
nemesis-asks-pod-door = посадка в капсулу: { $seat }
nemesis-asks-hibernation = занурення в гібернацію: { $seat }
nemesis-asks-technical-noise = шум у технічних коридорах
nemesis-asks-eclosion-deaths = личинки вириваються назовні
nemesis-asks-eclosion = перевірка кожного на зараження
nemesis-asks-intruder-attack-draw = добір карт атаки для того, хто грає за прибульців
nemesis-asks-planning = добір подій для того, хто грає за прибульців
nemesis-asks-jolt = корабель трясе
nemesis-asks-rush = ривок
nemesis-asks-second-plan = вивчення планів: { $seat }
nemesis-asks-airlock-doors = зачинення дверей відсіку { $room }
nemesis-asks-flood = прибульці відступають від системи пожежогасіння
nemesis-asks-repelled = відступає прибулець №{ $figure }
nemesis-asks-further-look = таємний огляд: { $seat }

## Кидки й карти.

nemesis-asks-pod-draw = вибір рятувальної капсули
nemesis-asks-noise-reroll = повторний кидок на шум: { $seat }
nemesis-asks-attack-look = карта атаки для того, хто грає за прибульців
nemesis-asks-planning-draw = карта події для того, хто грає за прибульців
nemesis-asks-alcohol-scan = сканування карти інфекції: { $seat }
nemesis-asks-eclosion-draw = відкриття карт: { $seat }
nemesis-asks-look = таємний погляд: { $seat }
nemesis-asks-research = відкриття слабкості: { NAME($object) }
nemesis-asks-intruder-card-draw = карта для того, хто грає за прибульців
nemesis-asks-engine-reveal = перевірка: { NAME($engine) }
nemesis-asks-coordinates-reveal = відкриття координат
