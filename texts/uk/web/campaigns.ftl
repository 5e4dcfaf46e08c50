### Campaigns: the list, the hub of one, and who plays the next mission.

web-campaigns-title = Кампанії
web-campaigns-mine = Мої кампанії
web-campaigns-lead = Один загін іде від місії до місії, і втрати лишаються з ним.
web-campaigns-none = Кампаній поки немає.
web-campaigns-all = Усі кампанії
web-campaigns-begin = Почати кампанію
web-campaigns-begin-now = Почати
web-campaigns-name = Як вона називається?
web-campaigns-name-example = Щоп’ятниці
web-campaigns-settled = Складність усіх місій
web-campaigns-import = Узяти із собою з файлу
web-campaigns-import-text = Файл від «airlock campaign export» або з іншого сервера. Кожну партію в ньому перевіряють.
web-campaigns-import-choose = Вибрати файл
web-campaigns-checking = Перевіряємо…
web-campaigns-next = далі: { $mission }
web-campaigns-on = триває: { $mission }
web-campaigns-played = { $n ->
    [one] зіграно { $n } місію
    [few] зіграно { $n } місії
    [many] зіграно { $n } місій
   *[other] зіграно { $n } місії
}
web-campaigns-score = { $n ->
    [one] { $n } очко
    [few] { $n } очки
    [many] { $n } очок
   *[other] { $n } очка
}
web-campaigns-open = Відкрити
web-campaigns-turn = Ваш хід

web-campaign-begun = почато { $day }
web-campaign-last = остання гра { $ago }
web-campaign-usual = звичайна складність
web-campaign-unusual = своя складність
web-campaign-export = У файл
web-campaign-more = Ще
web-campaign-road = Шлях
web-campaign-number = Місія { $n }
web-campaign-between = Між місіями
web-campaign-stands-next = далі
web-campaign-stands-open = можна
web-campaign-stands-won = виграно
web-campaign-stands-lost = програно
web-campaign-stands-later = згодом
web-campaign-stands-nobody-captured = полонених немає
web-campaign-stands-never = уже ні
web-campaign-captives = { $n ->
    [one] { $n } полонений
    [few] { $n } полонені
    [many] { $n } полонених
   *[other] { $n } полоненого
}
web-campaign-free = Звільнити й вивести: { $names }. Спроб скільки завгодно, але поразка закінчує кампанію.
web-campaign-nobody = Звідси повертають тих, кого віднесли.
web-campaign-resupply = { $n ->
    [0] Кожен ящик повертає втрачені карти. Поки не втрачено жодної.
    [one] Кожен ящик повертає дві втрачені карти; втрачено { $n }. Лише один раз.
    [few] Кожен ящик повертає дві втрачені карти; втрачено { $n }. Лише один раз.
    [many] Кожен ящик повертає дві втрачені карти; втрачено { $n }. Лише один раз.
   *[other] Кожен ящик повертає дві втрачені карти; втрачено { $n }. Лише один раз.
}
web-campaign-how = Хід { $turn }, { $players ->
    [one] { $players } гравець. { $ending }.
    [few] { $players } гравці. { $ending }.
    [many] { $players } гравців. { $ending }.
   *[other] { $players } гравця. { $ending }.
}
web-campaign-replay = Повтор
web-campaign-squad = Загін · { $n } із 7
web-campaign-anew = героїв вибирають заново перед кожною місією
web-campaign-ready = у строю
web-campaign-unfound = ще не знайдено
web-campaign-facehugger = лицехват
web-campaign-counts-killed = у рахунку як загиблий
web-campaign-when = Місія { $mission }, хід { $turn }
web-campaign-cards = Карти · { $n } із 60
web-campaign-lost-cards = втрачено: { $n }
web-campaign-lost-list = Втрачено: { $cards }
web-campaign-none-lost = Жодної карти не втрачено.
web-campaign-weapons = Зброя
web-campaign-gear = Спорядження
web-campaign-events = Події
web-campaign-hazards = Небезпеки
web-campaign-score-now = Якби зараз був кінець
web-campaign-score-final = Підсумок
web-campaign-points = { $n ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
}
web-campaign-score-cards = карт лишилося
web-campaign-score-lost = { $n ->
    [one] втрачено { $n } із загону
    [few] втрачено { $n } із загону
    [many] втрачено { $n } із загону
   *[other] втрачено { $n } із загону
}
web-campaign-score-newt = Ньют жива
web-campaign-score-no-newt = Ньют не із загоном
web-campaign-who = Хто грає?
web-campaign-you = Ви
web-campaign-seat = Місце { $n }
web-campaign-kind-open = вільне
web-campaign-kind-bot = бот
web-campaign-kind-me = ви
web-campaign-seat-more = Додати місце
web-campaign-seat-less = Прибрати місце
web-campaign-seat-left = { $n ->
    [one] Для цієї місії лишився { $n } персонаж.
    [few] Для цієї місії лишилося { $n } персонажі.
    [many] Для цієї місії лишилося { $n } персонажів.
   *[other] Для цієї місії лишилося { $n } персонажа.
}
web-campaign-go-in = Почати місію
web-campaign-instead = { $mission }: зіграти її
web-campaign-under-way = Триває
web-campaign-turn = хід { $n }
web-campaign-waits = чекає на гравців
web-campaign-to-table = До столу
web-campaign-sit-down = Сісти за стіл
web-campaign-aside = Відкласти
web-campaign-aside-sure = Місію не зарахують. Точно?
web-campaign-over-won = Кампанію виграно.
web-campaign-over-lost = Кампанію програно.
web-campaign-again = Почати знову
web-campaign-story = Що було
web-campaign-no-story = Поки нічого не сталося.
web-campaign-members = Чия вона
web-campaign-owner = власник
web-campaign-invite = Запросити
web-campaign-invite-text = За цим посиланням можна вступити до кампанії й відкривати її місії.
web-campaign-copy = Скопіювати посилання
web-campaign-renew = Інше посилання
web-campaign-share-on = Читати може будь-хто
web-campaign-share-off = Читають лише учасники
web-campaign-rename = Перейменувати
web-campaign-rename-now = Перейменувати
web-campaign-send-away = Вилучити учасника { $name }
web-campaign-hand-over = Передати кампанію: { $name }
web-campaign-sure = Точно?
web-campaign-leave = Вийти з кампанії
web-campaign-delete = Видалити кампанію
web-campaign-delete-sure = Назавжди. Видалити?
web-campaign-join = Вступити до кампанії
web-campaign-join-text = Вас запросили. Учасники відкривають місії й грають у них.
web-campaign-reads = Цю кампанію ви можете читати. Вона чужа.
web-campaign-crumb = Кампанія
web-campaign-back = До кампанії
