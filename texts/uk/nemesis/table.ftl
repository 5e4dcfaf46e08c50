### Стіл Nemesis у вебклієнті: корабель і його системи словами, короткі назви для поля,
### що роблять карти кількома словами, важливі миті, кінець.
###
### $seat і $seats — імена, які набрали люди: їх не відмінюють.

## Корабель.

nemesis-table-ship = План корабля
nemesis-table-whole-ship = Увесь корабель
nemesis-table-map = Увесь корабель зменшено
nemesis-table-technical = Технічні коридори
nemesis-table-technical-short = Тех. мережа
nemesis-table-room = Відсік { $n }: { $name }
nemesis-table-room-unknown = Відсік { $n }, не досліджено
nemesis-table-not-explored = не досліджено
nemesis-table-only-you-know = що тут, знаєте лише ви
nemesis-table-items = { $n ->
    [0] шукати більше нічого
    [one] можна знайти { $n } предмет
    [few] можна знайти { $n } предмети
   *[many] можна знайти { $n } предметів
}
nemesis-table-computer = комп’ютер
nemesis-table-burns = відсік горить
nemesis-table-malfunction = несправність
nemesis-table-airlock = наприкінці фази гравців тут відчиниться шлюз
nemesis-table-eggs = { $n ->
    [0] яєць не лишилося
    [one] { $n } яйце
    [few] { $n } яйця
   *[many] { $n } яєць
}
nemesis-table-combat = у бою
nemesis-table-here = тут: { $list }
nemesis-table-person = { $character } ({ $seat })
nemesis-table-injured = { $name }, { $n ->
    [one] { $n } поранення
    [few] { $n } поранення
   *[many] { $n } поранень
}
nemesis-table-corpse-of = труп: { $seat }
nemesis-table-object-blue-corpse = синій труп
nemesis-table-object-corpse = труп
nemesis-table-object-egg = яйце
nemesis-table-object-carcass = рештки прибульця
nemesis-table-times = { $name } × { $n }
nemesis-table-engine-unseen = ви не перевіряли цей двигун
nemesis-table-engine-seen = у раунді { $round } ви бачили: { NAME($state) }
nemesis-table-corridor = Коридор { $numbers } між відсіками { $from } і { $to }
nemesis-table-noise = шум
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
nemesis-table-short-surgery = Операційна
nemesis-table-short-airlock-control = Контроль шлюзів
nemesis-table-short-cabins = Каюти
nemesis-table-short-canteen = Кают-компанія
nemesis-table-short-command-center = Командний центр
nemesis-table-short-engine-control-room = Контроль двигунів
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

nemesis-table-round-steps = Кроки раунду
nemesis-table-step-players = Фаза гравців
nemesis-table-step-time = Час
nemesis-table-step-attacks = Атаки
nemesis-table-step-fire = Вогонь
nemesis-table-step-event = Подія
nemesis-table-step-bag = Мішечок
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
nemesis-table-off = вимк.
nemesis-table-running = триває
nemesis-table-unstoppable = не зупинити
nemesis-table-destination = Курс
nemesis-table-course = Курс { $course }
nemesis-table-bag = Мішечок прибульців: { $n }
nemesis-table-blank = Порожній
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

nemesis-table-gist-search = Візьміть 2 предмети, залиште 1
nemesis-table-gist-rest = Проскануйте інфекцію, чисте зникає
nemesis-table-gist-demolition = Знищте зачинені двері або зламайте відсік
nemesis-table-gist-interruption = Скасуйте дію у своєму відсіку
nemesis-table-gist-basic-repairs = Полагодьте відсік або двигун
nemesis-table-gist-reload = 1 набій у револьвер
nemesis-table-gist-order = Відправте когось до сусіднього відсіку
nemesis-table-gist-motivation = Усі у відсіку беруть 1 карту
nemesis-table-gist-suppressive-fire = 1 набій: хтось із вас іде без атак
nemesis-table-gist-repairs = Полагодьте відсік або двигун
nemesis-table-gist-computer-skills = Двері або безплатна дія відсіку
nemesis-table-gist-piloting = Дія відсіку задарма або координати
nemesis-table-gist-knowledge-of-the-ship = Двері або погляд на відсік
nemesis-table-gist-old-friend = Дія відсіку безплатно
nemesis-table-gist-fast-repairs = Полагодьте відсік або двигун
nemesis-table-gist-technical-corridors = Проповзіть до іншого входу й пасуйте
nemesis-table-gist-pyrotechnics = Скиньте предмет заради вогню або загасіть
nemesis-table-gist-ingenuity = Ремонт, двигун або створення предмета
nemesis-table-gist-covering-fire = 1 набій: двоє йдуть без атак
nemesis-table-gist-taking-aim = Постріл з одним перекиданням
nemesis-table-gist-full-auto = Постріл усіма набоями одразу
nemesis-table-gist-nerves-of-steel = Несподівана атака нічого не дає
nemesis-table-gist-scavenging = Обшукайте навіть порожній відсік
nemesis-table-gist-reconnaissance = Рух без кидка на шум
nemesis-table-gist-adrenaline = Постріл або втеча, візьміть 1 карту
nemesis-table-gist-risk-assessment = Подивіться наступну подію
nemesis-table-gist-blocking-access = Дія задарма або поломка комп’ютера
nemesis-table-gist-intranet = Будь-який відсік із комп’ютером

## Що робить дія, доступна кожному: після її ціни.

nemesis-table-gist-movement = зазвичай із кидком на шум
nemesis-table-gist-escape = спершу атакує кожен прибулець тут
nemesis-table-gist-careful-movement = де шуміти, вирішуєте ви
nemesis-table-gist-pick-up = займає руку
nemesis-table-gist-trade = з усіма у вашому відсіку

## Що лежить переді мною і що всі бачать в інших.

nemesis-table-costs = { $n ->
    [0] Інших карт не коштує
    [one] Коштує ще { $n } карту
    [few] Коштує ще { $n } карти
   *[many] Коштує ще { $n } карт
}
nemesis-table-contamination = Інфекція
nemesis-table-not-scanned = Ще не проскановано
nemesis-table-my-cards = Мої карти
nemesis-table-no-cards = На руці немає карт.
nemesis-table-you-dead = Ви загинули. Інші грають далі, а ви можете дивитися до кінця.
nemesis-table-you-evacuated = Ви покинули корабель у капсулі. Наприкінці перевіряється, чи ви вижили й перемогли.
nemesis-table-you-hibernating = Ви в гібернації. Наприкінці перевіряється, чи ви вижили й перемогли.
nemesis-table-light-wounds = { $n ->
    [one] { $n } легке поранення з { $most }
    [few] { $n } легкі поранення з { $most }
   *[many] { $n } легких поранень із { $most }
}
nemesis-table-serious-wounds = { $n ->
    [one] { $n } важке поранення з { $most }
    [few] { $n } важкі поранення з { $most }
   *[many] { $n } важких поранень із { $most }
}
nemesis-table-dressed = перев’язано
nemesis-table-ammo = набої: { $n } з { $most }
nemesis-table-empty-hand = рука вільна
nemesis-table-lame-hand = рука не діє
nemesis-table-inventory = Спорядження
nemesis-table-has-slime = слиз
nemesis-table-has-larva = личинка
nemesis-table-has-signal = сигнал надіслано
nemesis-table-hidden = Приховано від вас
nemesis-table-no-character = Персонажа не вибрано
nemesis-table-first-player = перший гравець
nemesis-table-hand-cards = { $n ->
    [one] { $n } карта на руці
    [few] { $n } карти на руці
   *[many] { $n } карт на руці
}
nemesis-table-passed = більше не ходить
nemesis-table-is-dead = немає в живих
nemesis-table-is-evacuated = у капсулі, поза кораблем
nemesis-table-is-hibernating = у гібернації

## Миті: те, що стається на передньому плані.

nemesis-moment-encounter = Тут хтось є
nemesis-moment-surprised = Заскочено зненацька
nemesis-moment-blank = Ніхто не прийшов. То був лише шум.
nemesis-moment-holds = Карти: { $seat }
nemesis-moment-token-says = на жетоні
nemesis-moment-not-surprised = Не зненацька. Починається бій.
nemesis-moment-attacks-at-once = Одразу ж атака.
nemesis-moment-attack = { $name } атакує: { $seat }
nemesis-moment-surprise-attack = Несподівана атака, { $name }: { $seat }
nemesis-moment-no-effect = { $name }: немає на карті, без наслідків.
nemesis-moment-light-wound = легке поранення
nemesis-moment-shoots = { $seat } · { $weapon }
nemesis-moment-melee = { $seat } · голіруч
nemesis-moment-injuries = { $n ->
    [0] поранень немає
    [one] { $n } поранення
    [few] { $n } поранення
   *[many] { $n } поранень
}
nemesis-moment-attacks = { $n ->
    [0] атак немає
    [one] { $n } атака
    [few] { $n } атаки
   *[many] { $n } атак
}
nemesis-moment-check = Витривалість { $n }
nemesis-moment-check-retreat = Відступ
nemesis-moment-dies = { $name }: смерть.
nemesis-moment-holds-on = { $name } ще тримається.
nemesis-moment-retreats = { $name } відступає.
nemesis-moment-noise-roll = { $seat } · кидок на шум
nemesis-moment-corridor = Коридор { $n }
nemesis-moment-result-noise = Шум
nemesis-moment-result-encounter = Зіткнення
nemesis-moment-result-danger = Небезпека
nemesis-moment-result-silence = Тиша
nemesis-moment-explores = { $seat } · дослідження
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
nemesis-moment-health-clean = чисто
nemesis-moment-health-infected = зараження
nemesis-moment-health-larva = личинка
nemesis-moment-health-dead = немає в живих
nemesis-moment-won = перемога
nemesis-moment-lost = поразка
nemesis-moment-led = прибульців не здолав ніхто
nemesis-table-no-signal = сигнал ще не надіслано
nemesis-table-player-is-you = Гравець { $n } — це ви: перемога, лише якщо, крім вас, ніхто не виживе
nemesis-table-queen-killed = Королеву вбито
nemesis-table-queen-lives = Королеву ще не вбито
nemesis-table-engines-working = { $seen ->
    [0] ви не бачили жодного двигуна
    [one] справні { $n } із { $seen } баченого двигуна
    [few] справні { $n } із { $seen } бачених двигунів
   *[many] справні { $n } із { $seen } бачених двигунів
}
nemesis-table-weakness-known = { NAME($object) }: слабкість відома
nemesis-table-weakness-unknown = { NAME($object) }: слабкість ще не відома
nemesis-table-blue-corpse-yours = синій труп у вас у руках
nemesis-table-blue-corpse-carried = синій труп несуть ({ $seat })
nemesis-table-blue-corpse-lies = синій труп лежить у відсіку { $room }
nemesis-table-blue-corpse-gone = синього трупа більше немає на борту
nemesis-table-surgery = Операційний блок — відсік { $room }
nemesis-table-no-surgery = Операційний блок ще не знайдено
nemesis-table-egg-yours = яйце у вас у руках
nemesis-table-egg-not-yours = у вас немає яйця
nemesis-table-egg-carried = хтось несе яйце
nemesis-table-egg-not-carried = яйце ніхто не несе
nemesis-table-unexplored = { $n ->
    [0] усі відсіки досліджено
    [one] не досліджено { $n } відсік
    [few] не досліджено { $n } відсіки
   *[many] не досліджено { $n } відсіків
}
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
nemesis-table-alive = { $n ->
    [one] живих: { $n }
    [few] живих: { $n }
   *[many] живих: { $n }
}

## Що можна подивитися, і стіл словами.

nemesis-table-pages = Що подивитися
nemesis-table-page-systems = Системи
nemesis-table-page-me = Я
nemesis-table-page-cards = Мої карти
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
nemesis-table-weaknesses = Слабкості прибульців
nemesis-table-nest = { $n ->
    [one] { $n } яйце в гнізді
    [few] { $n } яйця в гнізді
   *[many] { $n } яєць у гнізді
}
nemesis-table-nest-destroyed = Гніздо знищено.
nemesis-table-player-number = Гравець { $n }
nemesis-table-piles = Карти: на руці { $hand }, у колоді { $deck }, у скиді { $discard }
nemesis-table-hands = Руки
nemesis-table-others-see-backs = інші бачать лише сорочки
nemesis-table-nothing = нічого
nemesis-table-discarded = Скид
nemesis-table-seen = Що ви бачили
nemesis-table-seen-token = Відсік { $n }: { $effect }, предмети: { $items }
nemesis-table-seen-engine = Двигун { $n } у раунді { $round }: { NAME($state) }
nemesis-table-seen-objective = Гравець { $n } у раунді { $round }: { $objective }
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
nemesis-table-now = Зараз
nemesis-table-actions-left = { $n ->
    [one] { $n } дія до кінця ходу
    [few] { $n } дії до кінця ходу
    [many] { $n } дій до кінця ходу
   *[other] { $n } дії до кінця ходу
}
nemesis-table-resigned = поза грою: місце залишено
nemesis-table-crew = Екіпаж
nemesis-table-rooms = Відсіки
nemesis-table-corridors = Коридори
nemesis-table-round = Раунд { $n }: { $phase }
nemesis-table-in-pod = у капсулі { $n }

## Частини відповіді й запитання, коли одну вже вибрано.

nemesis-table-part-person = { $seat }
nemesis-table-part-use-room = Дія відсіку: { NAME($room) }
nemesis-table-part-craft = Створити: { NAME($item) }
nemesis-table-part-deck = { $back ->
    [nemesis-back-red] Червоні предмети
    [nemesis-back-yellow] Жовті предмети
    [nemesis-back-green] Зелені предмети
   *[nemesis-back-blue] Саморобні предмети
}
nemesis-table-heading-where = Куди?
nemesis-table-heading-place = { NAME($part) }: де?
nemesis-table-heading-whom = { NAME($part) }: кого обираєте?
nemesis-table-heading-how = Що саме?
nemesis-table-deed-to = { $deed } → { $room }
nemesis-table-part-shoot = Вистрілити: { NAME($whom) }
nemesis-table-part-strike = Вдарити: { NAME($whom) }
nemesis-table-part-escape = Тікати: { NAME($room) }
nemesis-table-part-drop = Викинути …
nemesis-table-cost-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
}
nemesis-table-cost-ammo = набої: { $n } ({ $weapon })
nemesis-table-brings-light-wounds = { $seat }: { $n ->
    [one] { $n } легке поранення
    [few] { $n } легкі поранення
   *[many] { $n } легких поранень
}
nemesis-table-brings-contamination = { $seat }: { $n ->
    [one] { $n } карта інфекції
    [few] { $n } карти інфекції
   *[many] { $n } карт інфекції
}
nemesis-table-brings-signal = сигнал надіслано
nemesis-table-found = Знайдено
nemesis-table-incoming = Нове, а руки зайняті
nemesis-table-offered = Запропоновано
nemesis-table-in-return = Натомість
nemesis-table-goods = { NAME($item) } ({ NAME($back) })
nemesis-table-asks-trade-reply = { $from } пропонує вам: { $goods }. Що ви відповідаєте?
nemesis-table-asks-trade-agreement = { $to } дає натомість: { $back }. За це ви віддаєте: { $goods }. Ви згодні?
nemesis-table-not-next-door = Потрібен коридор, що сполучає цей відсік із вашим.
nemesis-table-intruder-goes = «{ NAME($card) }»: { $whom } іде, ціль: { $room }
nemesis-table-part-lead-move = Пересунути прибульця
nemesis-table-part-lead-attack = Атакувати
nemesis-table-found-twice = таких знайдено два
nemesis-moment-draws = { $seat } тягне з мішечка прибульців …
nemesis-moment-wounded = Вас поранено
nemesis-moment-wounded-by = Причина: { NAME($cause) }
nemesis-moment-track-full = Для ще одного легкого поранення немає місця: воно стає важким.
nemesis-table-draft = Виберіть персонажа

## Що відбувається, над полем.

nemesis-table-band-round = Раунд { $n }
nemesis-table-event-phase = Фаза подій
nemesis-moment-died = { $seat } — більше немає в живих
nemesis-moment-you-died = Ви мертві
nemesis-moment-death-round = Раунд { $n }
nemesis-moment-death-attack = Убивця: { $name }.
nemesis-moment-death-fire = Смерть у вогні.
nemesis-moment-death-airlock = Шлюз відчинився в космос.
nemesis-moment-death-resignation = Вихід із гри.
nemesis-moment-death-by = Причина смерті: { NAME($cause) }.
nemesis-moment-changes = Що це змінює
nemesis-moment-corpse-lies = Тіло лежить тут: { $room }.
nemesis-moment-no-corpse = Тіла не лишилося.
nemesis-moment-pods-open = Перша смерть: усі рятувальні капсули відчинено.
nemesis-moment-leads-now = Відтепер ви ведете прибульців.
nemesis-moment-first-encounter = Перше зіткнення: кожен лишає собі одне завдання.
nemesis-moment-time-left = лишилося { $n }

## Що є що, для того, хто спитає.

nemesis-table-quiet = тихо
nemesis-table-to-activate = Щоб активувати: { $how }
nemesis-table-about-pod = Вміщує двох. У відчинену капсулу сідають з її зони й запускають її.
nemesis-table-about-object = Важке: займає руку. Його можна дослідити в лабораторії.
nemesis-table-about-corridor = Кидок на шум із цим числом дає тут шум. Якщо шум уже є, хтось приходить.
nemesis-table-about-intruder = Він гине, коли його поранення сягають числа на карті атаки, узятій для перевірки.
nemesis-table-about-contamination = Вона засмічує руку. Заражена карта під час сканування приносить личинку, а наприкінці може вбити.
nemesis-table-about-time = Один крок за раунд. На синіх поділках камери гібернації відкриті. Наприкінці корабель здійснює стрибок, і всі, хто не спить, гинуть.
nemesis-table-about-self-destruct = Один крок за раунд, поки воно триває. На жовтих поділках його не зупинити, а всі капсули відчиняються.
nemesis-table-about-course = Курс бачать усі. Куди він веде, кажуть лише координати тому, хто дивиться їх на містку.
nemesis-table-about-bag = Що в мішечку, можуть знати всі. З нього приходять прибульці під час зіткнень, і з кожною фазою подій він небезпечніший.
