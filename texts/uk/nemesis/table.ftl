### Стіл Nemesis у вебклієнті: корабель і його системи словами, короткі назви для поля,
### що роблять карти кількома словами, важливі миті, кінець.
###
### $seat і $seats — імена, які набрали люди: їх не відмінюють.

## Корабель.

nemesis-table-ship = План корабля
nemesis-table-whole-ship = Увесь корабель
nemesis-table-map = Увесь корабель зменшено
nemesis-table-airlock = наприкінці фази гравців тут відчиниться шлюз
nemesis-table-object-blue-corpse = синій труп
nemesis-table-engine-unseen = ви не перевіряли цей двигун
nemesis-table-engine-seen = у раунді { $round } ви бачили: { NAME($state) }
nemesis-table-pod = Рятувальна капсула { $n }, зона { $section }

## Назви, що вміщаються на полі: два рядки приблизно по одинадцять літер.

nemesis-table-short-armory = Арсенал
nemesis-table-short-comms-room = Рубка зв’язку
nemesis-table-short-emergency-room = Медвідсік
nemesis-table-short-evacuation-section-a = Евакуація А
nemesis-table-short-evacuation-section-b = Евакуація Б
nemesis-table-short-fire-control-system = Пожежний центр
nemesis-table-short-generator = Генератор
nemesis-table-short-laboratory = Лабораторія
nemesis-table-short-nest = Гніздо
nemesis-table-short-storage = Склад
nemesis-table-short-surgery = Операційний блок
nemesis-table-short-airlock-control = Управління шлюзами
nemesis-table-short-cabins = Відсік екіпажу
nemesis-table-short-canteen = Кают-компанія
nemesis-table-short-command-center = Командний центр
nemesis-table-short-engine-control-room = Машинне відділення
nemesis-table-short-hatch-control-system = Модуль порятунку
nemesis-table-short-monitoring-room = Спосте{ "\u00AD" }реження
nemesis-table-short-room-covered-with-slime = Відсік у слизу
nemesis-table-short-shower-room = Душова
nemesis-table-short-cockpit = Місток
nemesis-table-short-hibernatorium = Гібернаторій
nemesis-table-short-engine-room-one = Двигун 1
nemesis-table-short-engine-room-two = Двигун 2
nemesis-table-short-engine-room-three = Двигун 3

## Системи корабля.

nemesis-table-time-to-jump = До стрибка
nemesis-table-time = { $n ->
    [0] корабель здійснює стрибок
    [one] до стрибка { $n } раунд
    [few] до стрибка { $n } раунди
   *[many] до стрибка { $n } раундів
}
nemesis-table-chambers-open = камери відкриті
nemesis-table-self-destruct-name = Самознищення
nemesis-table-self-destruct = { $n ->
    [0] корабель вибухає
    [one] самознищення через { $n } раунд
    [few] самознищення через { $n } раунди
   *[many] самознищення через { $n } раундів
}
nemesis-table-self-destruct-off = Самознищення не запущено
nemesis-table-running = триває
nemesis-table-unstoppable = не зупинити
nemesis-table-destination = Курс
nemesis-table-course = Курс { $course }
nemesis-table-markers = До загибелі корабля
nemesis-table-fires = { $n ->
    [one] { $n } пожежа з { $most }; на одну більше — і корабель загине
    [few] { $n } пожежі з { $most }; на одну більше — і корабель загине
   *[many] { $n } пожеж із { $most }; на одну більше — і корабель загине
}
nemesis-table-malfunctions = { $n ->
    [one] { $n } несправність із { $most }; на одну більше — і корпус не витримає
    [few] { $n } несправності з { $most }; на одну більше — і корпус не витримає
   *[many] { $n } несправностей із { $most }; на одну більше — і корпус не витримає
}

## Що робить карта дії, кількома словами.

nemesis-table-gist-basic-repairs = Полагодьте відсік або двигун
nemesis-table-gist-repairs = Полагодьте відсік або двигун
nemesis-table-gist-piloting = Дія відсіку задарма або координати
nemesis-table-gist-knowledge-of-the-ship = Двері або погляд на відсік
nemesis-table-gist-old-friend = Дія відсіку безкоштовно
nemesis-table-gist-fast-repairs = Полагодьте відсік або двигун
nemesis-table-gist-ingenuity = Ремонт, двигун або створення предмета

## Що лежить переді мною і що всі бачать в інших.

nemesis-table-you-evacuated = Ви покинули корабель у капсулі. Наприкінці перевіряється, чи ви вижили й перемогли.
nemesis-table-you-hibernating = Ви в гібернації. Наприкінці перевіряється, чи ви вижили й перемогли.
nemesis-table-is-evacuated = у капсулі, поза кораблем
nemesis-table-is-hibernating = у гібернації

## Миті: те, що стається на передньому плані.

nemesis-moment-who-won = Хто переміг?
nemesis-moment-check-engines = Двигуни
nemesis-moment-check-coordinates = Координати
nemesis-moment-check-contamination = Інфекція
nemesis-moment-check-objectives = Завдання
nemesis-moment-no-matter = Це вже не важливо.
nemesis-moment-engines-hold = Корабель витримує.
nemesis-moment-engines-fail = Корабель вибухає.
nemesis-moment-arrived-earth = Сплячі прокидаються вдома.
nemesis-moment-arrived-mars = Сплячі гинуть, якщо цього не хотіло завдання «Карантин».
nemesis-moment-arrived-venus = Сплячі гинуть.
nemesis-moment-arrived-deep-space = Сплячі гинуть.
nemesis-moment-led = прибульців не здолав ніхто
nemesis-table-engines-working = { $seen ->
    [0] ви не бачили жодного двигуна
    [one] бачили двигунів: { $seen }, справних: { $n }
    [few] бачили двигунів: { $seen }, справних: { $n }
   *[many] бачили двигунів: { $seen }, справних: { $n }
}
nemesis-table-weakness-known = { NAME($object) }: слабкість відома
nemesis-table-weakness-unknown = { NAME($object) }: слабкість ще не відома
nemesis-table-blue-corpse-yours = синій труп у вас у руках
nemesis-table-blue-corpse-carried = синій труп несуть ({ $seat })
nemesis-table-blue-corpse-lies = синій труп лежить у відсіку { $room }
nemesis-table-blue-corpse-gone = синього трупа більше немає на борту
nemesis-table-surgery = Операційний блок — відсік { $room }
nemesis-table-no-surgery = Операційний блок ще не знайдено
nemesis-table-egg-carried = хтось несе яйце
nemesis-table-egg-not-carried = яйце ніхто не несе
nemesis-table-known-weaknesses = { $n ->
    [one] відома { $n } слабкість
    [few] відомо { $n } слабкості
   *[many] відомо { $n } слабкостей
}
nemesis-table-carried = { $n ->
    [one] при собі { $n } предмет
    [few] при собі { $n } предмети
   *[many] при собі { $n } предметів
}

## Що можна подивитися, і стіл словами.

nemesis-table-page-systems = Системи
nemesis-table-chambers-in = { $n ->
    [one] камери відкриються через { $n } раунд
    [few] камери відкриються через { $n } раунди
   *[many] камери відкриються через { $n } раундів
}
nemesis-table-no-return = на жовтому не зупинити
nemesis-table-coordinates-unseen = Ви не бачили координат.
nemesis-table-engines = Двигуни
nemesis-table-pods = Рятувальні капсули
nemesis-table-no-pods = Капсул не лишилося.
nemesis-table-seen-engine = Двигун { $n } у раунді { $round }: { NAME($state) }
nemesis-table-intruder-cards = Карти прибульців
nemesis-table-leads = веде прибульців
nemesis-table-leader = Ви ведете прибульців
nemesis-table-leader-aim = Перемогти ви вже не можете: подбайте, щоб не переміг ніхто. У свій хід ви граєте одну карту або пасуєте й можете одну залишити.
nemesis-table-no-intruder-cards = У вас немає карт прибульців.
nemesis-table-card-moves = хід через коридор { $n }
nemesis-table-card-moves-anywhere = хід через будь-який коридор
nemesis-table-card-attacks = { $n ->
    [one] атака: { $n } карта
    [few] атака: одна з { $n } карт
   *[many] атака: одна з { $n } карт
}
nemesis-table-in-pod = у капсулі { $n }

## Частини відповіді й запитання, коли одну вже вибрано.

nemesis-table-intruder-goes = «{ NAME($card) }»: { $whom } іде, ціль: { $room }
nemesis-table-part-lead-move = Пересунути прибульця
nemesis-table-part-lead-attack = Атакувати

## Що відбувається, над полем.

nemesis-moment-death-airlock = Шлюз відчинився в космос.
nemesis-moment-pods-open = Перша смерть: усі рятувальні капсули відчинено.
nemesis-moment-leads-now = Відтепер ви ведете прибульців.
nemesis-moment-time-left = лишилося { $n }

## Що є що, для того, хто спитає.

nemesis-table-about-pod = Вміщує двох. У відчинену капсулу сідають з її зони й запускають її.
nemesis-table-about-time = Один крок за раунд. На синіх поділках камери гібернації відкриті. Наприкінці корабель здійснює стрибок, і всі, хто не спить, гинуть.
nemesis-table-about-self-destruct = Один крок за раунд, поки воно триває. На жовтих поділках його не зупинити, а всі капсули відчиняються.
nemesis-table-about-course = Курс бачать усі. Куди він веде, кажуть лише координати тому, хто дивиться їх на містку.
