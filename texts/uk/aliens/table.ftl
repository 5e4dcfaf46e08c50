### Стіл Aliens у браузері: поле, загін, карти.

## Місця й речі, як їх називають на полі.

aliens-table-boards = Поля
aliens-table-square = { NAME($room) } { $square }
aliens-table-enemy-at = { $n ->
    [1] { NAME($what) }
    [one] рій із { $n }
    [few] рій із { $n }
   *[many] рій із { $n }
}, { NAME($room) } { $square }
aliens-table-swarm = Рій із { $n }
aliens-table-somebody = { NAME($who) }: { NAME($how) }
aliens-table-player = { $seat }
aliens-table-barred = { $what }, під барикадою
aliens-table-door = { $door }, { $state ->
    [barred] під барикадою
    [open] відчинені
   *[shut] зачинені
}
aliens-table-door-state = { $state ->
    [barred] Під барикадою: не пройти й не побачити, що за ними.
    [open] Відчинені: поруч хтось стоїть.
   *[shut] Зачинені: відчиняться перед тим, хто підійде.
}
aliens-table-doors = { $n ->
    [one] { $n } двері
    [few] { $n } дверей
   *[many] { $n } дверей
}
aliens-table-gun = { NAME($gun) } дивиться { NAME($facing, case: "to") }, { $state ->
    [on] увімкнена
   *[off] вимкнена
}, набоїв: { $rounds }
aliens-table-enemy-label = { $what }, { $where }{ $seen ->
    [yes] {""}
   *[no] , поза полем зору
}
aliens-table-figure-label = { NAME($who) }, { NAME($how) }, { $where }
aliens-table-contact = { $what }, { $where }, { $seen ->
    [yes] у полі зору
   *[no] поза полем зору
}, { $n ->
    [one] за { $n } клітинку
    [few] за { $n } клітинки
   *[many] за { $n } клітинок
}
aliens-table-about-alien = Іде до найближчого персонажа й нападає на того, до кого дійде.
aliens-table-about-blip = Там щось рухається. Скільки їх, стане видно, коли хтось побачить.
aliens-table-about-facehugger = Чіпляється за того, до кого дістанеться.
aliens-table-not-seen = Зараз його ніхто не бачить.

## Мала карта й рядок над полем.

aliens-table-scope = { $n ->
    [one] Датчик руху: { $n } ціль
    [few] Датчик руху: { $n } цілі
   *[many] Датчик руху: { $n } цілей
}
aliens-table-nearest = найближче
aliens-table-squares = { $n } кл.
aliens-table-to-squad = До загону
aliens-table-all-boards = Усі поля
aliens-table-step-marines = Морпіхи
aliens-table-step-aliens = Чужі
aliens-table-step-blips = Сигнали
aliens-table-step-tracker = Датчик
aliens-table-step-end = Кінець
aliens-table-happened = Що сталося
aliens-table-step-heroes = Герої
aliens-table-step-equipment = Спорядження
aliens-table-step-positions = Позиції
aliens-table-tracker = Датчик руху
aliens-table-level = { $n ->
    [one] Рівень { NAME($level) }: { $n } карта
    [few] Рівень { NAME($level) }: { $n } карти
   *[many] Рівень { NAME($level) }: { $n } карт
}
aliens-table-level-unknown = { $n ->
    [one] Рівень невідомий: { $n } карта
    [few] Рівень невідомий: { $n } карти
   *[many] Рівень невідомий: { $n } карт
}
aliens-table-looked-at = Що видно мені в колоді
aliens-table-came-up = Що вже вийшло
aliens-table-blips = { $n ->
    [one] { $n } сигнал
    [few] { $n } сигнали
   *[many] { $n } сигналів
}
aliens-table-blips-left = { $n ->
    [one] Залишився { $n } жетон сигналу.
    [few] Залишилося { $n } жетони сигналів.
   *[many] Залишилося { $n } жетонів сигналів.
}
aliens-table-turn = Хід { $n }

## Загін.

aliens-table-squad = Загін
aliens-table-grunts = Бійці, спільні
aliens-table-rank = ранг { $n }
aliens-table-acted = хід зроблено
aliens-table-actions = { $n ->
    [one] { $n } дія
    [few] { $n } дії
   *[many] { $n } дій
}
aliens-table-actions-left = { $n ->
    [one] { NAME($who) } · { $n } дія
    [few] { NAME($who) } · { $n } дії
   *[many] { NAME($who) } · { $n } дій
}
aliens-table-dial = Лічильник Влучності: { $n }
aliens-table-hand-cards = { $n ->
    [one] { $n } карта на руці
    [few] { $n } карти на руці
   *[many] { $n } карт на руці
}
aliens-table-hand = Моя рука
aliens-table-no-cards = На руці немає карт.
aliens-table-range = до { $n } кл.
aliens-table-short-speed = швидк.
aliens-table-short-aim = влучн.
aliens-table-short-tech = техн.
aliens-table-short-defence = зах.
aliens-table-short-melee = рукоп.
aliens-table-contacts = Цілі

## Що лишилося в загону.

aliens-table-endurance = Витривалість
aliens-table-left = ще { $n }
aliens-table-cards-left = { $n ->
    [one] лишилася { $n } карта
    [few] лишилося { $n } карти
   *[many] лишилося { $n } карт
}
aliens-table-deck = Колода
aliens-table-chip-deck = Колода { $n }
aliens-table-chip-exhaust = Виснаження { $n }
aliens-table-exhaust = Виснаження
aliens-table-discard = Скид
aliens-table-pile-deck = { $n ->
    [one] Колода витривалості: { $n } карта, з них під картою перемішування: { $under }
    [few] Колода витривалості: { $n } карти, з них під картою перемішування: { $under }
   *[many] Колода витривалості: { $n } карт, з них під картою перемішування: { $under }
}
aliens-table-pile-exhaust = { $n ->
    [one] Стос виснаження: { $n } карта долілиць
    [few] Стос виснаження: { $n } карти долілиць
   *[many] Стос виснаження: { $n } карт долілиць
}
aliens-table-pile-discard = { $n ->
    [one] Скид: { $n } відкрита карта
    [few] Скид: { $n } відкриті карти
   *[many] Скид: { $n } відкритих карт
}
aliens-table-about-deck = Її картами платять за все. З останньою загін гине.
aliens-table-about-exhaust = Тут лежить сплачене; відпочинок повертає карти.
aliens-table-card-cost = { $n ->
    [one] Коштує { $n } карту
    [few] Коштує { $n } карти
   *[many] Коштує { $n } карт
}
aliens-table-cards = Карти
aliens-table-lookup = Довідка

## Чого коштує відповідь і що дає.

aliens-table-cost-action = { $n ->
    [one] { $n } дія
    [few] { $n } дії
   *[many] { $n } дій
}
aliens-table-cost-exhausted = { $n ->
    [one] −{ $n } карта
    [few] −{ $n } карти
   *[many] −{ $n } карт
}
aliens-table-cost-recovered = −{ $n }
aliens-table-cost-aim = Влучність −{ $n }
aliens-table-cost-defeat = витрачає останню карту: загін загине
aliens-table-gain-action = { $n ->
    [one] +{ $n } дія
    [few] +{ $n } дії
   *[many] +{ $n } дій
}
aliens-table-gain-exhausted = +{ $n }
aliens-table-gain-recovered = { $n ->
    [one] поверне { $n } карту
    [few] поверне { $n } карти
   *[many] поверне { $n } карт
}
aliens-table-gain-aim = Влучність +{ $n }
aliens-table-gain-defeat = загін загине
aliens-table-heading-whom = { $what }: хто?
aliens-table-heading-where = { $what }: де?
aliens-table-heading-how = { $what }: що саме?

## До першого ходу.

aliens-table-put = сюди
aliens-table-put-here = Видати: { NAME($who) }
aliens-table-pool = Що є
aliens-table-pool-help = Дві зброї, друга запасна; два предмети. Натисніть карту, потім місце, або навпаки.
aliens-table-deck-of = { $n ->
    [one] Колода: { $n } карта
    [few] Колода: { $n } карти
   *[many] Колода: { $n } карт
}

## Завдання.

aliens-table-signals = { $n ->
    [one] { $n } сигнал ще не розкрито.
    [few] { $n } сигнали ще не розкрито.
   *[many] { $n } сигналів ще не розкрито.
}
aliens-table-crates = { $n ->
    [one] { $n } ящик не відкрито.
    [few] { $n } ящики не відкрито.
   *[many] { $n } ящиків не відкрито.
}
aliens-table-no-exit = Вихід зачинено.
aliens-table-open-exit = Відчинено: { NAME($exit) }

## Що показано, поки відбувається.

aliens-table-defence-roll = Кидок захисту
aliens-table-against = проти Захисту { $n }
aliens-table-held = Порятунок
aliens-table-failed = Невдача
aliens-table-again = Кидок повторюється
aliens-table-band-held = { NAME($who) } тримається: { $result } проти { $defence }
aliens-table-band-failed = { NAME($who) } не тримається: { $result } проти { $defence }
aliens-table-band-spotted = { $n ->
    [one] Помічено: { $n } Чужий
    [few] Помічено: { $n } Чужі
   *[many] Помічено: { $n } Чужих
}
aliens-table-band-speed = { $n ->
    [one] { NAME($board) }: сигнали йдуть на { $n } клітинку
    [few] { NAME($board) }: сигнали йдуть на { $n } клітинки
   *[many] { NAME($board) }: сигнали йдуть на { $n } клітинок
}
aliens-table-band-dropship-landed = Корабель сідає
aliens-table-band-dropship-left = Корабель відлітає

## Що робить карта, кількома словами.

aliens-table-gist-hk-vp70-pistol = Влучає на 3 і менше
aliens-table-gist-m41a-pulse-rifle = Черга
aliens-table-gist-m40-grenades = По площі, до 6
aliens-table-gist-m56-smart-gun = Черга, лічильник +1
aliens-table-gist-m240-incinerator = По площі, до 4
aliens-table-gist-ithaca37-shotgun = До 3, впритул +3
aliens-table-gist-tactical-armour = Може врятувати власника
aliens-table-gist-motion-tracker = Верхня карта датчика
aliens-table-gist-hand-welder = Барикади: Техніка +3
aliens-table-gist-medi-kit = Підніме одного, раз
aliens-table-gist-ammo-pouch = Перша атака −1 карта
aliens-table-gist-headset = Ще 1 боєць під орудою
aliens-table-gist-shoulder-lamp = Влучність +1
aliens-table-gist-in-the-pipe = Дістає карту
aliens-table-gist-short-bursts = Атака безкоштовно
aliens-table-gist-on-the-double = Рух безкоштовно
aliens-table-gist-steady = Піднімає лічильник
aliens-table-gist-watch-your-back = Захист ще раз
aliens-table-gist-on-your-feet = Піднімає лежачого
aliens-table-gist-second-wind = Повертає карти
aliens-table-gist-seal-it = Барикада безкоштовно
aliens-table-gist-eyes-forward = Скасує карту датчика
aliens-table-gist-covering-fire = Вогонь до удару
aliens-table-gist-losing-hope = Небезпека: йде карта
aliens-table-gist-weapon-jam = Небезпека: зброю клинить
aliens-table-gist-low-ammo = Небезпека: витрата карт
aliens-table-gist-contact = Небезпека: іде сигнал
aliens-table-gist-acid-spray = Небезпека: втрата предмета
aliens-table-gist-panic = Небезпека: паніка

## Накази і що про них відомо наперед.

aliens-table-order-move = Іти: { $where }
aliens-table-order-attack = Вогонь: { $what }, { $weapon }
aliens-table-step-by-step = Іти крок за кроком
aliens-table-ways = { $n ->
    [one] { $n } клітинка
    [few] { $n } клітинки
   *[many] { $n } клітинок
}
aliens-table-threats = Куди підуть вороги
aliens-ahead-opens = { $n ->
    [one] Відчиняться двері
    [few] Відчиняться двері: { $n }
   *[many] Відчиняться двері: { $n }
}
aliens-ahead-shows = { $n ->
    [one] Стане видно ще { $n } Чужого
    [few] Стане видно ще { $n } Чужих
   *[many] Стане видно ще { $n } Чужих
}
aliens-ahead-fire = Дорогою вистрілить турель
aliens-ahead-ends = Там рух скінчиться: поруч ворог
aliens-ahead-reached = { $n ->
    [one] У своїй фазі { $n } Чужий дістане: { $who }
    [few] У своїй фазі { $n } Чужі дістануть: { $who }
   *[many] У своїй фазі { $n } Чужих дістануть: { $who }
}
aliens-ahead-spots = { $n ->
    [one] Відкриється { $n } сигнал: повернути не можна
    [few] Відкриються { $n } сигнали: повернути не можна
   *[many] Відкриються { $n } сигналів: повернути не можна
}
aliens-ahead-finds = Відкриється сигнал місії: повернути не можна
aliens-ahead-free = Можна повернути: нічого не відкриється
aliens-ahead-hits = { $chance }, { $n } або менше
aliens-ahead-or-less = { $n } або менше
aliens-ahead-if-hit = після влучання
aliens-ahead-all-die = Загинуть усі { $n }: { $chance }
aliens-ahead-reaches = Якщо вціліє, ціль — { $who }
aliens-ahead-holds = встоїть { $chance }
aliens-ahead-falls = впаде { $chance }
aliens-ahead-dies = загине { $chance }
aliens-ahead-facehugged = лицехват { $chance }
aliens-ahead-friends = Під ударом свої: { $who }
aliens-ahead-shot = { $who }, { $weapon }: влучить із шансом { $chance }
aliens-ahead-goes = Піде сюди: { $where }
aliens-ahead-steps = { $n ->
    [one] { $n } крок
    [few] { $n } кроки
   *[many] { $n } кроків
}
