### Aliens у вигляді тексту, досить коротко для таблиці.

ui-aliens-turn = Хід { $turn } · { NAME($phase) } · { NAME($mission) }
ui-aliens-endurance = { $under ->
    [0] Колода витривалості { $deck } · стос виснаження { $exhausted } · скид { $discarded }
   *[other] Колода витривалості { $deck }, з них під картою перемішування { $under } · стос виснаження { $exhausted } · скид { $discarded }
}
ui-aliens-tracker = Колода датчика руху { $deck }, наступний рівень { $level }, у скиді { $discarded } · сигналів у запасі { $blips }
ui-aliens-unseen = Не видно (колода, стос виснаження, чужі руки): { $cards }
ui-aliens-discarded = Скид: { $cards }
ui-aliens-levels = Колода датчика руху за рівнями: { $cards }
ui-aliens-hand = На руці{"  "}
ui-aliens-no-contact = Датчик руху мовчить.
ui-aliens-contacts = Датчик руху: кроків до найближчого, хто бачить і який шанс влучити (* по площі)
ui-aliens-distance = { $steps } до { $letter }
ui-aliens-in-sight = На видноті{"  "}
ui-aliens-active = { $actions ->
    [one] { NAME($character) }: лишилася { $actions } дія
    [few] { NAME($character) }: лишилося { $actions } дії
    [many] { NAME($character) }: лишилося { $actions } дій
   *[other] { NAME($character) }: лишилося { $actions } дії
}
ui-aliens-marks = Літери — персонажі, малі — ті, хто лежить: G Горман, H Гікс, R Ріплі, U Гадсон, V Васкес, F Фрост, N Ньют. a — Чужий, A — рій, поруч число Чужих у ньому, ? — сигнал, % — лицехват, @ — кокон, ! — сигнал місії. ①–④ — точки появи, ○ — тунель; зафарбовані забарикадовано. ¤ — комп’ютер, $ — ящик, стрілка — турель. Лінії — стіни, пунктир — огорожі; D — зачинені двері, X — забарикадовані, E — вихід, e — ще зачинений, ~ — за огорожею, ▒ — суцільне. ◎ стоїть перед лічильником Влучності, ✓ — після того, кого вже активували.
ui-aliens-equipping = Спорядження нічого не коштує: кожному до двох одиниць зброї та до двох предметів, поки є місце. Решта складе колоду витривалості. Щоб щось видати, наберіть карту й ім’я, наприклад: зварюв гадсон. Прочитати карти: покажи гадсон або інфо.
ui-aliens-blast = У дужках — хто опиниться під ударом, знаками поля. Шанс влучити в кожного, у своїх теж: { $chance }.
ui-aliens-holds = ({ $enemy }; встоїть із шансом { $chance })
ui-aliens-stakes = Під загрозою{"  "}
ui-aliens-stake = { NAME($character) }: шанс устояти { $chance }
ui-aliens-covers = { $n ->
    [one] (у секторі вогню { $n } клітинка)
    [few] (у секторі вогню { $n } клітинки)
    [many] (у секторі вогню { $n } клітинок)
   *[other] (у секторі вогню { $n } клітинки)
}
ui-aliens-returns = (повернеться й так)
ui-aliens-below = Під фігурами{"  "}
ui-aliens-tally = Ходів: { $turns }. Кидків атаки: { $rolls }, влучань: { $hits }. Небезпек: { $hazards }. Карт датчика руху: { $cards }.
ui-aliens-tally-kills = { NAME($character) } { $n }
ui-aliens-tally-killers = Убито Чужих: { $kills }.
ui-aliens-usual = звичайне
ui-aliens-usual-is = { $n ->
    [one] — видати звичайне спорядження, { $n } карту
    [few] — видати звичайне спорядження, { $n } карти
    [many] — видати звичайне спорядження, { $n } карт
   *[other] — видати звичайне спорядження, { $n } карти
}
ui-aliens-field = Турель на { $square }, спрямована { NAME($facing, case: "to") }
ui-aliens-tally-gun = { NAME($gun) } { $n }
ui-aliens-ahead-passes = лише мимохідь
ui-aliens-ahead-spots = відкриється { $enemies }
ui-aliens-ahead-finds = відкриється сигнал місії
ui-aliens-ahead-gun = спрацює турель
ui-aliens-ahead-ends = кінець руху
ui-aliens-ahead-reached = дістане { $enemies }

## Як далеко просунувся загін.

ui-aliens-far-newt = { $newt ->
    [aliens-condition-absent] Ньют не знайдено. Сигналів місії лежить сорочкою догори: { $blips }.
    [aliens-condition-hidden] Ньют ховається на { $square }. Підійдіть і взаємодійте — вона піде з вами.
    [aliens-condition-left] Ньют за виходом.
   *[other] Ньют із загоном, на { $square }.
}
ui-aliens-far-trapped = З відрізаної групи вийшли: { $out }, потрібно: { $needed }.
ui-aliens-far-dropship = { $is-landed ->
    [yes] Корабель відлітає після ходу { $departure }. Мають вийти: { $needed }.
   *[no] Корабель сідає в хід { $landing } і відлітає після ходу { $departure }. Мають вийти: { $needed }.
}
ui-aliens-far-captives = Бранців у коконах: { $hanging }, за виходом: { $out }, потрібно: 1.
ui-aliens-far-crates = Відкрито ящиків: { $opened }, потрібно: { $needed }.
ui-aliens-far-hunt = Карт датчика руху попереду: { $cards }. Ворогів на полі: { $enemies }.
ui-aliens-far-squad = Із загону вийшли: { $out }, на полі: { $left }.
ui-aliens-guns = Турелі: { $guns }
ui-aliens-gun = { $state ->
    [off] { $letter } на { $square }, набоїв: { $rounds }, вимкнено
   *[on] { $letter } на { $square }, набоїв: { $rounds }
}
