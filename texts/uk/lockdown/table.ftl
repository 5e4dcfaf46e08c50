### Стіл Lockdown у браузері: те, що є лише в ній, крім `nemesis-kit`.
###
### $seat — ім’я, яке хтось увів: воно не відмінюється.

## Комплекс.

lockdown-table-complex = Комплекс
lockdown-table-map = Увесь Комплекс зменшено
lockdown-table-whole = Увесь Комплекс
lockdown-table-levels = Рівні
lockdown-table-lit = світло
lockdown-table-dark = темрява
lockdown-table-is-lit = тут світло
lockdown-table-is-dark = тут темно
lockdown-table-has-power = енергія є
lockdown-table-no-power = енергії немає
lockdown-table-power = Енергія
lockdown-table-power-token = жетон енергії { $n }
lockdown-table-next-off = згасне наступним
lockdown-table-next-off-short = згасне
lockdown-table-goes-dark = далі світло гасне: { $area }, { $from } → { $to }
lockdown-table-goes-dark-now = далі світло гасне: { $area }
lockdown-table-nothing-next = більше ніде не згасне
lockdown-table-elevator = ліфт
lockdown-table-elevator-at = Ліфт стоїть на { $level }
lockdown-table-entrance = Вхід до технічних коридорів біля відсіку { $n }: { $numbers }
lockdown-table-bunker = Бункер
lockdown-table-gate = Ворота
lockdown-table-gate-open = Головні ворота відчинено
lockdown-table-gate-closed = Головні ворота зачинено
lockdown-table-rover = Всюдихід
lockdown-table-rover-short = Всюдихід
lockdown-table-rover-at-bunker = Всюдихід біля бункера
lockdown-table-zone = Зона { $n }
lockdown-table-path = Стежка
lockdown-table-computer-on = комп’ютер працює
lockdown-table-computer-dark = комп’ютер без енергії
lockdown-table-computer-broken = комп’ютер несправний
lockdown-table-venting = звідси випустять повітря
lockdown-table-venting-short = повітря
lockdown-table-isolation-open = відчинений
lockdown-table-isolation-closed = зачинений
lockdown-table-open = відч.
lockdown-table-closed = зач.
lockdown-table-on = увімк.
lockdown-table-room-not-found = ще не знайдено
lockdown-table-in-room = відсік { $n }

## Шкала часу.

lockdown-table-step-css = Контейнери
lockdown-table-step-quiet = Шум стихає
lockdown-table-time-backup-on = Час · резерв увімкнено
lockdown-table-time-backup-off = Час · без резерву
lockdown-table-space = Поділка { $n }
lockdown-table-last-space = S
lockdown-table-next-threshold = наступний поріг, що забере енергію
lockdown-table-css-unseen = жетон відправлення долілиць
lockdown-table-alert = жетон тривоги
lockdown-table-bomb = самознищення: { NAME($side) }
lockdown-table-left = Запас
lockdown-table-left-fire = Жетонів вогню лишилося: { $n } з { $of }
lockdown-table-left-malfunction = Жетонів несправності лишилося: { $n } з { $of }

## Шляхи порятунку.

lockdown-table-ways-out = Шляхи порятунку
lockdown-table-way-isolation = Ізолятор
lockdown-table-way-pods = Контейнери
lockdown-table-way-gate = Головні ворота
lockdown-table-way-open = відчинено
lockdown-table-way-open-dark = відчинено, у темряві
lockdown-table-isolation-opens = відчиниться на поділці { $n } або за тривогою
lockdown-table-gate-opens = їх відчинить перша смерть
lockdown-table-pods-now = цього раунду
lockdown-table-pods-next = наступне на поділці { $n }
lockdown-table-pods-never = відправлень більше не буде
lockdown-table-in-pod = { NAME($pod) }
lockdown-table-is-locked-in = під замком в Ізоляторі
lockdown-table-is-launched = поза Комплексом, у контейнері
lockdown-table-is-bunker = у бункері
lockdown-table-you-locked-in = Ви замкнулися в Ізоляторі. Наприкінці перевіряється, чи ви вижили й перемогли.
lockdown-table-you-launched = Ви відлетіли в контейнері. Наприкінці перевіряється, чи ви вижили й перемогли.
lockdown-table-you-bunker = Ви дісталися бункера. Наприкінці перевіряється, чи ви вижили й перемогли.

## Комп’ютер.

lockdown-table-computer-title = Комп’ютер
lockdown-table-face-down = ще { $n } долілиць
lockdown-table-locked = Заблоковано: жоден рядок не діє
lockdown-table-looked-computers = Карти комп’ютера
lockdown-table-line-gain-knowledge = Отримати 1 знання
lockdown-table-line-move-rover = Відправити всюдихід
lockdown-table-line-look-at-contingencies = Прочитати чиїсь коди на рівні
lockdown-table-line-turn-door = Відчинити чи зачинити двері
lockdown-table-line-clear-room = Погасити й прогнати прибульців
lockdown-table-line-look-at-css-token = Подивитися жетон відправлення
lockdown-table-line-swap-power-tokens = Поміняти 2 жетони енергії

## Знання, слабкості й коди.

lockdown-table-knowledge = Знання: { $n }
lockdown-table-knowledge-track = Знання
lockdown-table-weakness-hidden = прихована
lockdown-table-codes = Коди
lockdown-table-codes-note = один чинний і вбиває наприкінці
lockdown-table-codes-pool = Коди
lockdown-table-codes-survive = Зараз ви переживете код з імовірністю { $n } %.
lockdown-table-codes-whom = Кого вбив би кожен код, судячи з того, що відомо всім
lockdown-table-claims = Сказати щось про коди
lockdown-table-claims-note = Це прочитають у чаті всі, і довести цього не можна: казати можна й неправду.
lockdown-table-claim = У мене цей код: { NAME($code) }.
lockdown-table-code = Жетон коду реагування { $n } ({ $where }): { $says }
lockdown-table-code-unseen = ви його не бачили
lockdown-table-code-pool = загальний запас
lockdown-table-code-active = чинний
lockdown-table-code-face-up = горілиць
lockdown-table-code-with = { $seat }
lockdown-table-code-lives = виживає
lockdown-table-code-dies = гине
lockdown-table-code-open = ще не ясно
lockdown-table-code-you-lives = ви виживаєте
lockdown-table-code-you-dies = ви гинете
lockdown-table-code-you-open = ще не ясно
lockdown-table-seen-css = Поділка { $n }: { NAME($token) }
lockdown-table-page-base = Комплекс
lockdown-table-page-lab = Наука
lockdown-table-page-codes = Коди

## Як справи із завданням.

lockdown-table-fact-weaknesses = відкрито слабкостей: { $n } з { $of }
lockdown-table-fact-knowledge = знання: { $n } з { $of }
lockdown-table-fact-power = активних жетонів енергії: { $n } з { $of }
lockdown-table-fact-survivors = живих із «Немезиди»: { $n }
lockdown-table-fact-egg-researched = яйце досліджено
lockdown-table-fact-egg-open = яйце ще не досліджено
lockdown-table-fact-active = жетон знань активний
lockdown-table-fact-inactive = жетон знань неактивний

## Частини відповіді.

lockdown-table-deed-move = Переміщення
lockdown-table-deed-escape = Втеча
lockdown-table-deed-careful-move = Обережне переміщення …
lockdown-table-deed-shoot = Постріл
lockdown-table-deed-melee = Рукопашний бій
lockdown-table-deed-pick-up = Узяти важкий об’єкт
lockdown-table-deed-trade = Обмін
lockdown-table-deed-craft = Створення предмета
lockdown-table-deed-unlock = Активувати знахідку
lockdown-table-deed-computer = Скористатися комп’ютером …
lockdown-table-part-laid = { NAME($token) }: { NAME($area) }
lockdown-table-part-css = Жетон відправлення на поділці { $n }
lockdown-table-part-code = Код із загального запасу ({ $n })
lockdown-table-part-code-of = Код: { $seat }
lockdown-table-part-top = Верхня карта { $n }
lockdown-table-brings-knowledge = { $seat }: знання { $n }

## Що робить карта дії, кількома словами.

lockdown-table-gist-desperate-attack = 2 поранення; якщо лишиться, атакує
lockdown-table-gist-distraction = Віддайте предмет: один чи двоє втечуть
lockdown-table-gist-obstinate = Карти за важкі поранення або перев’язка
lockdown-table-gist-repairs = Полагодьте відсік
lockdown-table-gist-vents = Проповзіть до іншого входу
lockdown-table-gist-inconspicuous = Атакують іншого
lockdown-table-gist-weird-metabolism = Слиз геть або інфекція за 2 карти
lockdown-table-gist-basic-repairs = Полагодьте відсік
lockdown-table-gist-sensitive-hearing = Приберіть шум із коридору або покладіть
lockdown-table-gist-feel-of-the-dark = Подія в темряві або несподівана атака не діє
lockdown-table-gist-quarantine = Зачиніть усі двері відсіку
lockdown-table-gist-stun = Хтось скидає руку або прибулець відступає
lockdown-table-gist-defense-plan = Білий/червоний відсік задарма або погляд
lockdown-table-gist-facility-tour = Ідете ви і ще хтось
lockdown-table-gist-clean-up = Полагодьте відсік або погасіть вогонь
lockdown-table-gist-emergency-key = Поїздка ліфтом або двері
lockdown-table-gist-jury-rigging = Саморобний предмет із жовтого відсіку
lockdown-table-gist-maintenance-plan = Білий/жовтий відсік задарма або погляд
lockdown-table-gist-it-should-work = Дія попри несправність або без енергії
lockdown-table-gist-vivisection = Маніпулятор: що більше знань, то болючіше
lockdown-table-gist-field-experience = 1 знання або погляд на події чи атаки
lockdown-table-gist-pheromones = За яйце чи рештки атака не діє
lockdown-table-gist-workspace-plan = Білий/зелений відсік задарма або погляд
lockdown-table-gist-rushed-analysis = Як «Відпочинок»; чиста карта дає знання
lockdown-table-gist-neuralink = Дія комп’ютера без комп’ютера чи енергії
lockdown-table-gist-bypass = Усі рядки комп’ютера або жетон енергії
lockdown-table-gist-recharge = Зарядіть зброю
lockdown-table-gist-it-works-for-me = Полагодьте відсік, потім комп’ютер
lockdown-table-gist-master-plan = Дія відсіку задарма або погляд
lockdown-table-gist-fast-repairs = Полагодьте відсік
lockdown-table-gist-ingenuity = Полагодьте відсік або створіть предмет
lockdown-table-gist-facility-routine = Жовтий чи білий відсік безкоштовно
lockdown-table-gist-sharp-turn = Ідіть; дослідженим — без шуму
lockdown-table-gist-remote-piloting = Перемістіть всюдихід або ліфт

## Миті: що відбувається на передньому плані.

lockdown-moment-surface-card = { $seat } тягне карту поверхні
lockdown-moment-threshold = Час { $from } → { $to } · поріг
lockdown-moment-lights-off = Гасне світло: { $area }
lockdown-moment-lights-on = Світло повертається: { $area }
lockdown-moment-elevator-off = Ліфт стоїть
lockdown-moment-elevator-on = Ліфт знову працює
lockdown-moment-stand-dark = Тепер у темряві: { $names }
lockdown-moment-combat-die = У темряві стріляють бойовим кубиком.
lockdown-moment-computers-off = Комп’ютери без енергії: { $rooms }
lockdown-moment-noise-stays = { $area }: шум відтепер не стихає.
lockdown-moment-die-advantage = на світлі: кубик переваги
lockdown-moment-die-combat = у темряві: бойовий кубик
lockdown-moment-launch = Відправлення · поділка { $n }
lockdown-moment-away = { $seat } відлітає: { NAME($pod) }
lockdown-moment-stays = { $seat } повертається з важким пораненням: { NAME($pod) }
lockdown-moment-nobody-aboard = Усередині нікого не було.
lockdown-moment-weakness = Відкрито слабкість
lockdown-moment-gate-opens = Перша смерть: головні ворота відчиняються.
lockdown-moment-codes-to-pool = Коди йдуть долілиць до загального запасу.
lockdown-moment-objective-void = Завдання більше нічого не важить і лишається таємним.
lockdown-moment-alert = Здійнято тривогу
lockdown-moment-alert-text = Коли час піде з поділки { $n }, прибуде загін. Ізолятор лишається відчиненим.
lockdown-moment-autodestruction = Запущено самознищення
lockdown-moment-autodestruction-text = Жетон лежить на поділці { $n }. Поки він жовтий, його можна зупинити.
lockdown-moment-red = Зупинити вже не можна
lockdown-moment-red-text = Комплекс буде знищено, коли час піде з поділки { $n }.
lockdown-moment-locked-down = Блокування
lockdown-moment-locked-down-text = Тут несправність. Карти комп’ютера перетасовано, відкрито нову.
lockdown-moment-vented = Повітря більше немає
lockdown-moment-vented-text = Із відсіку { $n } випущено повітря: усі, хто там був, мертві.
