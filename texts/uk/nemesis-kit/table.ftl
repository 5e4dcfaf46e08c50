### What the tables of both games say in the web client: rooms, people and things in words, moments.
###
### $seat and $seats are names that people typed: they are never inflected.

## Корабель.

nemesis-kit-table-technical = Технічні коридори
nemesis-kit-table-technical-short = Тех. мережа
nemesis-kit-table-room = Відсік { $n }: { $name }
nemesis-kit-table-room-unknown = Відсік { $n }, не досліджено
nemesis-kit-table-not-explored = не досліджено
nemesis-kit-table-only-you-know = що тут, знаєте лише ви
nemesis-kit-table-items = { $n ->
    [0] шукати більше нічого
    [one] можна знайти { $n } предмет
    [few] можна знайти { $n } предмети
   *[many] можна знайти { $n } предметів
}
nemesis-kit-table-computer = комп’ютер
nemesis-kit-table-burns = відсік горить
nemesis-kit-table-malfunction = несправність
nemesis-kit-table-eggs = { $n ->
    [0] яєць не лишилося
    [one] { $n } яйце
    [few] { $n } яйця
   *[many] { $n } яєць
}
nemesis-kit-table-combat = у бою
nemesis-kit-table-here = тут: { $list }
nemesis-kit-table-person = { $character } ({ $seat })
nemesis-kit-table-injured = { $name }, { $n ->
    [one] { $n } поранення
    [few] { $n } поранення
   *[many] { $n } поранень
}
nemesis-kit-table-corpse-of = труп: { $seat }
nemesis-kit-table-object-corpse = труп
nemesis-kit-table-object-egg = яйце
nemesis-kit-table-object-carcass = рештки прибульця
nemesis-kit-table-times = { $name } × { $n }
nemesis-kit-table-corridor = Коридор { $numbers } між відсіками { $from } і { $to }
nemesis-kit-table-noise = шум

## Системи корабля.

nemesis-kit-table-round-steps = Кроки раунду
nemesis-kit-table-step-players = Фаза гравців
nemesis-kit-table-step-time = Час
nemesis-kit-table-step-attacks = Атаки
nemesis-kit-table-step-fire = Вогонь
nemesis-kit-table-step-event = Подія
nemesis-kit-table-step-bag = Мішечок
nemesis-kit-table-bag = Мішечок прибульців: { $n }
nemesis-kit-table-blank = Порожній

## Що робить карта дії, кількома словами.

nemesis-kit-table-gist-search = Візьміть 2 предмети, залиште 1
nemesis-kit-table-gist-rest = Проскануйте інфекцію, чисте зникає
nemesis-kit-table-gist-demolition = Знищте зачинені двері або зламайте відсік
nemesis-kit-table-gist-interruption = Скасуйте дію у своєму відсіку
nemesis-kit-table-gist-reload = 1 набій у револьвер
nemesis-kit-table-gist-order = Відправте когось до сусіднього відсіку
nemesis-kit-table-gist-motivation = Усі у відсіку беруть 1 карту
nemesis-kit-table-gist-suppressive-fire = 1 набій: хтось із вас іде без атак
nemesis-kit-table-gist-computer-skills = Двері або безкоштовна дія відсіку
nemesis-kit-table-gist-technical-corridors = Проповзіть до іншого входу й пасуйте
nemesis-kit-table-gist-pyrotechnics = Скиньте предмет заради вогню або загасіть
nemesis-kit-table-gist-covering-fire = 1 набій: двоє йдуть без атак
nemesis-kit-table-gist-taking-aim = Постріл з одним перекиданням
nemesis-kit-table-gist-full-auto = Постріл усіма набоями одразу
nemesis-kit-table-gist-nerves-of-steel = Несподівана атака нічого не дає
nemesis-kit-table-gist-scavenging = Обшукайте навіть порожній відсік
nemesis-kit-table-gist-reconnaissance = Рух без кидка на шум
nemesis-kit-table-gist-adrenaline = Постріл або втеча, візьміть 1 карту
nemesis-kit-table-gist-risk-assessment = Подивіться наступну подію
nemesis-kit-table-gist-blocking-access = Дія задарма або поломка комп’ютера
nemesis-kit-table-gist-intranet = Будь-який відсік із комп’ютером

## Що робить дія, доступна кожному: після її ціни.

nemesis-kit-table-gist-movement = зазвичай із кидком на шум
nemesis-kit-table-gist-escape = спершу атакує кожен прибулець тут
nemesis-kit-table-gist-careful-movement = де шуміти, вирішуєте ви
nemesis-kit-table-gist-pick-up = займає руку
nemesis-kit-table-gist-trade = з усіма у вашому відсіку

## Що лежить переді мною і що всі бачать в інших.

nemesis-kit-table-costs = { $n ->
    [0] Інших карт не коштує
    [one] Коштує ще { $n } карту
    [few] Коштує ще { $n } карти
   *[many] Коштує ще { $n } карт
}
nemesis-kit-table-contamination = Інфекція
nemesis-kit-table-not-scanned = Ще не проскановано
nemesis-kit-table-my-cards = Мої карти
nemesis-kit-table-no-cards = На руці немає карт.
nemesis-kit-table-you-dead = Ви загинули. Інші грають далі, а ви можете дивитися до кінця.
nemesis-kit-table-light-wounds = { $n ->
    [one] { $n } легке поранення з { $most }
    [few] { $n } легкі поранення з { $most }
   *[many] { $n } легких поранень із { $most }
}
nemesis-kit-table-serious-wounds = { $n ->
    [one] { $n } важке поранення з { $most }
    [few] { $n } важкі поранення з { $most }
   *[many] { $n } важких поранень із { $most }
}
nemesis-kit-table-dressed = перев’язано
nemesis-kit-table-ammo = набої: { $n } з { $most }
nemesis-kit-table-empty-hand = рука вільна
nemesis-kit-table-lame-hand = рука не діє
nemesis-kit-table-inventory = Спорядження
nemesis-kit-table-has-slime = слиз
nemesis-kit-table-has-larva = личинка
nemesis-kit-table-has-signal = сигнал надіслано
nemesis-kit-table-hidden = Приховано від вас
nemesis-kit-table-no-character = Персонажа не вибрано
nemesis-kit-table-first-player = перший гравець
nemesis-kit-table-hand-cards = { $n ->
    [one] { $n } карта на руці
    [few] { $n } карти на руці
   *[many] { $n } карт на руці
}
nemesis-kit-table-passed = більше не ходить
nemesis-kit-table-is-dead = немає в живих

## Миті: те, що стається на передньому плані.

nemesis-kit-moment-encounter = Тут хтось є
nemesis-kit-moment-surprised = Заскочено зненацька
nemesis-kit-moment-blank = Ніхто не прийшов. То був лише шум.
nemesis-kit-moment-holds = Карти: { $seat }
nemesis-kit-moment-token-says = на жетоні
nemesis-kit-moment-not-surprised = Не зненацька. Починається бій.
nemesis-kit-moment-attacks-at-once = Одразу ж атака.
nemesis-kit-moment-attack = { $name } атакує: { $seat }
nemesis-kit-moment-surprise-attack = Несподівана атака, { $name }: { $seat }
nemesis-kit-moment-no-effect = { $name }: немає на карті, без наслідків.
nemesis-kit-moment-light-wound = легке поранення
nemesis-kit-moment-shoots = { $seat } · { $weapon }
nemesis-kit-moment-melee = { $seat } · голіруч
nemesis-kit-moment-injuries = { $n ->
    [0] поранень немає
    [one] { $n } поранення
    [few] { $n } поранення
   *[many] { $n } поранень
}
nemesis-kit-moment-attacks = { $n ->
    [0] атак немає
    [one] { $n } атака
    [few] { $n } атаки
   *[many] { $n } атак
}
nemesis-kit-moment-check = Витривалість { $n }
nemesis-kit-moment-check-retreat = Відступ
nemesis-kit-moment-dies = { $name }: смерть.
nemesis-kit-moment-holds-on = { $name } ще тримається.
nemesis-kit-moment-retreats = { $name } відступає.
nemesis-kit-moment-noise-roll = { $seat } · кидок на шум
nemesis-kit-moment-corridor = Коридор { $n }
nemesis-kit-moment-result-noise = Шум
nemesis-kit-moment-result-encounter = Зіткнення
nemesis-kit-moment-result-danger = Небезпека
nemesis-kit-moment-result-silence = Тиша
nemesis-kit-moment-explores = { $seat } · дослідження
nemesis-kit-moment-health-clean = чисто
nemesis-kit-moment-health-infected = зараження
nemesis-kit-moment-health-larva = личинка
nemesis-kit-moment-health-dead = немає в живих
nemesis-kit-moment-won = перемога
nemesis-kit-moment-lost = поразка
nemesis-kit-table-no-signal = сигнал ще не надіслано
nemesis-kit-table-queen-killed = Королеву вбито
nemesis-kit-table-queen-lives = Королеву ще не вбито
nemesis-kit-table-egg-yours = яйце у вас у руках
nemesis-kit-table-egg-not-yours = у вас немає яйця
nemesis-kit-table-unexplored = { $n ->
    [0] усі відсіки досліджено
    [one] не досліджено { $n } відсік
    [few] не досліджено { $n } відсіки
   *[many] не досліджено { $n } відсіків
}
nemesis-kit-table-alive = { $n ->
    [one] живих: { $n }
    [few] живих: { $n }
   *[many] живих: { $n }
}

## Що можна подивитися, і стіл словами.

nemesis-kit-table-pages = Що подивитися
nemesis-kit-table-page-me = Я
nemesis-kit-table-page-cards = Мої карти
nemesis-kit-table-weaknesses = Слабкості прибульців
nemesis-kit-table-nest = { $n ->
    [one] { $n } яйце в гнізді
    [few] { $n } яйця в гнізді
   *[many] { $n } яєць у гнізді
}
nemesis-kit-table-nest-destroyed = Гніздо знищено.
nemesis-kit-table-player-number = Гравець { $n }
nemesis-kit-table-piles = Карти: на руці { $hand }, у колоді { $deck }, у скиді { $discard }
nemesis-kit-table-hands = Руки
nemesis-kit-table-others-see-backs = інші бачать лише сорочки
nemesis-kit-table-nothing = нічого
nemesis-kit-table-discarded = Скид
nemesis-kit-table-seen = Що ви бачили
nemesis-kit-table-seen-token = Відсік { $n }: { $effect }, предмети: { $items }
nemesis-kit-table-seen-objective = Гравець { $n } у раунді { $round }: { $objective }
nemesis-kit-table-now = Зараз
nemesis-kit-table-actions-left = { $n ->
    [one] { $n } дія до кінця ходу
    [few] { $n } дії до кінця ходу
    [many] { $n } дій до кінця ходу
   *[other] { $n } дії до кінця ходу
}
nemesis-kit-table-resigned = поза грою: місце залишено
nemesis-kit-table-crew = Екіпаж
nemesis-kit-table-rooms = Відсіки
nemesis-kit-table-corridors = Коридори
nemesis-kit-table-round = Раунд { $n }: { $phase }

## Частини відповіді й запитання, коли одну вже вибрано.

nemesis-kit-table-part-person = { $seat }
nemesis-kit-table-part-use-room = Дія відсіку: { NAME($room) }
nemesis-kit-table-part-craft = Створити: { NAME($item) }
nemesis-kit-table-part-deck = { $back ->
    [nemesis-kit-back-red] Червоні предмети
    [nemesis-kit-back-yellow] Жовті предмети
    [nemesis-kit-back-green] Зелені предмети
   *[nemesis-kit-back-blue] Саморобні предмети
}
nemesis-kit-table-heading-where = Куди?
nemesis-kit-table-heading-place = { NAME($part) }: де?
nemesis-kit-table-heading-whom = { NAME($part) }: кого ви вибираєте?
nemesis-kit-table-heading-how = Що саме?
nemesis-kit-table-deed-to = { $deed } → { $room }
nemesis-kit-table-part-shoot = Вистрілити: { NAME($whom) }
nemesis-kit-table-part-strike = Вдарити: { NAME($whom) }
nemesis-kit-table-part-escape = Тікати: { NAME($room) }
nemesis-kit-table-part-drop = Викинути …
nemesis-kit-table-cost-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
}
nemesis-kit-table-cost-ammo = набої: { $n } ({ $weapon })
nemesis-kit-table-brings-light-wounds = { $seat }: { $n ->
    [one] { $n } легке поранення
    [few] { $n } легкі поранення
   *[many] { $n } легких поранень
}
nemesis-kit-table-brings-contamination = { $seat }: { $n ->
    [one] { $n } карта інфекції
    [few] { $n } карти інфекції
   *[many] { $n } карт інфекції
}
nemesis-kit-table-brings-signal = сигнал надіслано
nemesis-kit-table-found = Знайдено
nemesis-kit-table-incoming = Нове, а руки зайняті
nemesis-kit-table-offered = Запропоновано
nemesis-kit-table-in-return = Натомість
nemesis-kit-table-goods = { NAME($item) } ({ NAME($back) })
nemesis-kit-table-asks-trade-reply = { $from } пропонує вам: { $goods }. Що ви відповідаєте?
nemesis-kit-table-asks-trade-agreement = { $to } дає натомість: { $back }. За це ви віддаєте: { $goods }. Ви згодні?
nemesis-kit-table-not-next-door = Потрібен коридор, що сполучає цей відсік із вашим.
nemesis-kit-table-found-twice = таких знайдено два
nemesis-kit-moment-draws = { $seat } тягне з мішечка прибульців …
nemesis-kit-moment-wounded = Вас поранено
nemesis-kit-moment-wounded-by = Причина: { NAME($cause) }
nemesis-kit-moment-track-full = Для ще одного легкого поранення немає місця: воно стає важким.
nemesis-kit-table-draft = Виберіть персонажа

## Що відбувається, над полем.

nemesis-kit-table-band-round = Раунд { $n }
nemesis-kit-table-event-phase = Фаза подій
nemesis-kit-moment-died = { $seat } — більше немає в живих
nemesis-kit-moment-you-died = Ви мертві
nemesis-kit-moment-death-round = Раунд { $n }
nemesis-kit-moment-death-attack = Убивця: { $name }.
nemesis-kit-moment-death-fire = Смерть у вогні.
nemesis-kit-moment-death-resignation = Вихід із гри.
nemesis-kit-moment-death-by = Причина смерті: { NAME($cause) }.
nemesis-kit-moment-changes = Що це змінює
nemesis-kit-moment-corpse-lies = Тіло лежить тут: { $room }.
nemesis-kit-moment-no-corpse = Тіла не лишилося.
nemesis-kit-moment-first-encounter = Перше зіткнення: кожен лишає собі одне завдання.

## Що є що, для того, хто спитає.

nemesis-kit-table-quiet = тихо
nemesis-kit-table-to-activate = Щоб активувати: { $how }
nemesis-kit-table-about-object = Важке: займає руку. Його можна дослідити в лабораторії.
nemesis-kit-table-about-corridor = Кидок на шум із цим числом дає тут шум. Якщо шум уже є, хтось приходить.
nemesis-kit-table-about-intruder = Він гине, коли його поранення сягають числа на карті атаки, узятій для перевірки.
nemesis-kit-table-about-contamination = Вона засмічує руку. Заражена карта під час сканування приносить личинку, а наприкінці може вбити.
nemesis-kit-table-about-bag = Що в мішечку, можуть знати всі. З нього приходять прибульці під час зіткнень, і з кожною фазою подій він небезпечніший.

## Миті: те, що стається на передньому плані.

nemesis-kit-table-player-is-you = Гравець { $n } — це ви: перемога, лише якщо, крім вас, ніхто не виживе
nemesis-kit-table-off = вимк.
