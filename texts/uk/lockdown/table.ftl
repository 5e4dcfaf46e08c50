### Стіл Lockdown у браузері: те, що є лише в ній, крім `nemesis-kit`.
###
### $seat — ім’я, яке хтось увів: воно не відмінюється.

## Комплекс.

lockdown-table-complex = Комплекс
lockdown-table-map = Увесь Комплекс у мініатюрі
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
lockdown-table-goes-dark = далі гасне { $area }, { $from } → { $to }
lockdown-table-goes-dark-now = зараз згасне { $area }
lockdown-table-nothing-next = більше нічого не згасне
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
lockdown-table-computer-on = комп’ютер працює
lockdown-table-computer-dark = комп’ютер без енергії
lockdown-table-computer-broken = комп’ютер несправний
lockdown-table-venting = звідси випустять повітря
lockdown-table-venting-short = повітря
lockdown-table-isolation-open = відкритий
lockdown-table-isolation-closed = закритий
lockdown-table-open = відкр.
lockdown-table-closed = закр.
lockdown-table-on = увімк.
lockdown-table-room-not-found = ще не знайдено
lockdown-table-in-room = відсік { $n }

## Трек часу.

lockdown-table-step-css = Відправка
lockdown-table-step-quiet = Тиша
lockdown-table-time-backup-on = Час · резерв увімкнено
lockdown-table-time-backup-off = Час · без резерву
lockdown-table-space = Поділка { $n }
lockdown-table-last-space = S
lockdown-table-next-threshold = наступний, що забере енергію
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
lockdown-table-way-open = відкрито
lockdown-table-way-open-dark = відкрито, у темряві
lockdown-table-isolation-opens = відкриється на поділці { $n } або за тривоги
lockdown-table-gate-opens = відчинить перша смерть
lockdown-table-pods-now = цього ходу
lockdown-table-pods-next = далі на поділці { $n }
lockdown-table-pods-never = відправлень більше не буде
lockdown-table-in-pod = { NAME($pod) }
lockdown-table-is-locked-in = в ізоляторі
lockdown-table-is-launched = відлітає в контейнері
lockdown-table-is-bunker = у бункері
lockdown-table-you-locked-in = Ви зачинилися в ізоляторі. Наприкінці перевірять, чи ви живі й чи перемогли.
lockdown-table-you-launched = Ви відлетіли в контейнері. Наприкінці перевірять, чи ви живі й чи перемогли.
lockdown-table-you-bunker = Ви дісталися бункера. Наприкінці перевірять, чи ви живі й чи перемогли.

## Комп’ютер.

lockdown-table-computer-title = Комп’ютер
lockdown-table-face-down = ще { $n }
lockdown-table-locked = Заблоковано: рядків немає
lockdown-table-looked-computers = Карти комп’ютера
lockdown-table-line-gain-knowledge = Отримати 1 знання
lockdown-table-line-move-rover = Відправити Всюдихід
lockdown-table-line-look-at-contingencies = Побачити коди одного на рівні
lockdown-table-line-turn-door = Відчинити чи зачинити двері
lockdown-table-line-clear-room = Погасити й прогнати прибульців
lockdown-table-line-look-at-css-token = Глянути на жетон відправлення
lockdown-table-line-swap-power-tokens = Поміняти 2 жетони енергії

## Знання, вразливості й коди.

lockdown-table-knowledge = Знання: { $n }
lockdown-table-knowledge-track = Знання
lockdown-table-weakness-hidden = прихована
lockdown-table-codes = Коди
lockdown-table-codes-note = один активний і вб’є наприкінці
lockdown-table-codes-pool = Коди
lockdown-table-codes-survive = Зараз ви переживете код із імовірністю { $n } %.
lockdown-table-codes-whom = Кого вбив би кожен код, судячи з відкритого
lockdown-table-code = Жетон реагування { $n } ({ $where }): { $says }
lockdown-table-code-unseen = ви його не бачили
lockdown-table-code-pool = спільний запас
lockdown-table-code-active = активний
lockdown-table-code-face-up = горілиць
lockdown-table-code-with = { $seat }
lockdown-table-code-lives = живе
lockdown-table-code-dies = гине
lockdown-table-code-open = неясно
lockdown-table-code-you-lives = ви живі
lockdown-table-code-you-dies = ви гинете
lockdown-table-code-you-open = неясно
lockdown-table-seen-css = Поділка { $n }: { NAME($token) }
lockdown-table-page-base = База
lockdown-table-page-lab = Наука
lockdown-table-page-codes = Коди

## Як справи з ціллю.

lockdown-table-fact-weaknesses = відкрито вразливостей: { $n } з { $of }
lockdown-table-fact-knowledge = знання: { $n } з { $of }
lockdown-table-fact-power = активних жетонів енергії: { $n } з { $of }
lockdown-table-fact-survivors = живих із «Немезиди»: { $n }
lockdown-table-fact-egg-researched = яйце досліджено
lockdown-table-fact-egg-open = яйце ще не досліджено
lockdown-table-fact-active = жетон знань активний
lockdown-table-fact-inactive = жетон знань не активний

## Частини відповіді.

lockdown-table-deed-move = Рух
lockdown-table-deed-escape = Втеча
lockdown-table-deed-careful-move = Рухатися обережно …
lockdown-table-deed-shoot = Постріл
lockdown-table-deed-melee = Рукопашний бій
lockdown-table-deed-pick-up = Підняти важкий предмет
lockdown-table-deed-trade = Обмін
lockdown-table-deed-craft = Створити предмет
lockdown-table-deed-unlock = Розблокувати особистий предмет
lockdown-table-deed-computer = Скористатися комп’ютером …
lockdown-table-part-laid = { NAME($token) }: { NAME($area) }
lockdown-table-part-css = Жетон відправлення на поділці { $n }
lockdown-table-part-code = Код із запасу ({ $n })
lockdown-table-part-code-of = Код: { $seat }
lockdown-table-part-top = Верхня карта { $n }
lockdown-table-brings-knowledge = { $seat }: знання { $n }

## Що робить карта дії, кількома словами.

lockdown-table-gist-desperate-attack = 2 рани; вціліє — атакує
lockdown-table-gist-distraction = Віддайте предмет: один чи двоє втечуть
lockdown-table-gist-obstinate = Карти за важкі поранення або перев’язка
lockdown-table-gist-repairs = Полагодити відсік
lockdown-table-gist-vents = Проповзти до іншого входу
lockdown-table-gist-inconspicuous = Атакують іншого
lockdown-table-gist-weird-metabolism = Змити слиз або карту на дві
lockdown-table-gist-basic-repairs = Полагодити відсік
lockdown-table-gist-sensitive-hearing = Прибрати шум із коридору чи створити
lockdown-table-gist-feel-of-the-dark = Подія в темряві чи засідка безсилі
lockdown-table-gist-quarantine = Зачинити всі двері відсіку
lockdown-table-gist-stun = Скид чиєїсь руки або втеча
lockdown-table-gist-defense-plan = Білий, червоний відсік даром або погляд
lockdown-table-gist-facility-tour = Ви і ще хтось ідете
lockdown-table-gist-clean-up = Полагодити відсік або погасити
lockdown-table-gist-emergency-key = Поїхати ліфтом або рушити двері
lockdown-table-gist-jury-rigging = Саморобка з жовтого відсіку
lockdown-table-gist-maintenance-plan = Білий, жовтий відсік даром або погляд
lockdown-table-gist-it-should-work = Дія попри поломку або без енергії
lockdown-table-gist-vivisection = Зонд: що більше знань, то болючіше
lockdown-table-gist-field-experience = 1 знання або верх колоди
lockdown-table-gist-pheromones = За яйце чи тушу атака марна
lockdown-table-gist-workspace-plan = Білий, зелений відсік даром або погляд
lockdown-table-gist-rushed-analysis = Як Відпочинок; чиста карта дає знання
lockdown-table-gist-neuralink = Комп’ютер без комп’ютера чи енергії
lockdown-table-gist-bypass = Усі рядки або жетон енергії
lockdown-table-gist-recharge = Зарядити предмет
lockdown-table-gist-it-works-for-me = Полагодити й увімкнути комп’ютер
lockdown-table-gist-master-plan = Дія відсіку даром або погляд

## Моменти: що відбувається на передньому плані.

lockdown-moment-threshold = Час { $from } → { $to } · поріг
lockdown-moment-lights-off = Гасне світло: { $area }
lockdown-moment-lights-on = Світло повертається: { $area }
lockdown-moment-elevator-off = Ліфт зупинився
lockdown-moment-elevator-on = Ліфт знову працює
lockdown-moment-stand-dark = Тепер у темряві: { $names }
lockdown-moment-combat-die = У темряві стріляють бойовим кубиком.
lockdown-moment-computers-off = Комп’ютери без енергії: { $rooms }
lockdown-moment-noise-stays = Шум на { $area } більше не стихає.
lockdown-moment-die-advantage = при світлі: кубик переваги
lockdown-moment-die-combat = у темряві: бойовий кубик
lockdown-moment-launch = Відправлення · поділка { $n }
lockdown-moment-away = { $seat } відлітає: { NAME($pod) }
lockdown-moment-stays = { $seat } повертається з важким пораненням: { NAME($pod) }
lockdown-moment-nobody-aboard = На борту нікого не було.
lockdown-moment-weakness = Знайдено вразливість
lockdown-moment-gate-opens = Перша смерть: головні ворота відчиняються.
lockdown-moment-codes-to-pool = Коди йдуть до запасу долілиць.
lockdown-moment-objective-void = Ціль більше нічого не важить і лишається таємною.
lockdown-moment-alert = Тривога
lockdown-moment-alert-text = Коли час піде з поділки { $n }, прийде загін. Ізолятор лишається відкритим.
lockdown-moment-autodestruction = Самознищення запущено
lockdown-moment-autodestruction-text = Жетон лежить на поділці { $n }. Поки він жовтий, його можна зупинити.
lockdown-moment-red = Зупинити вже не можна
lockdown-moment-red-text = Комплекс загине, коли час піде з поділки { $n }.
lockdown-moment-locked-down = Комп’ютер заблоковано
lockdown-moment-locked-down-text = Тут несправність. Карти комп’ютера перетасовано, відкрито нову.
