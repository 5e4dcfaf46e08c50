### Campaigns: the list, the hub of one, and who plays the next mission.

web-campaigns-title = Кампании
web-campaigns-mine = Мои кампании
web-campaigns-lead = Один отряд идёт от миссии к миссии, и потери остаются с ним.
web-campaigns-none = Кампаний пока нет.
web-campaigns-all = Все кампании
web-campaigns-begin = Начать кампанию
web-campaigns-begin-now = Начать
web-campaigns-name = Как назовём кампанию?
web-campaigns-name-example = По пятницам
web-campaigns-settled = Сложность всех миссий
web-campaigns-import = Загрузить из файла
web-campaigns-import-text = Файл от «airlock campaign export» или с другого сервера. Каждая партия в нём проверяется.
web-campaigns-import-choose = Выбрать файл
web-campaigns-checking = Проверяем…
web-campaigns-next = дальше: { $mission }
web-campaigns-on = идёт: { $mission }
web-campaigns-played = { $n ->
    [one] сыграна { $n } миссия
    [few] сыграны { $n } миссии
    [many] сыграно { $n } миссий
   *[other] сыграно { $n } миссии
}
web-campaigns-score = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
web-campaigns-open = Открыть
web-campaigns-turn = Ваш ход

web-campaign-begun = начата { $day }
web-campaign-last = последняя игра { $ago }
web-campaign-usual = обычная сложность
web-campaign-unusual = своя сложность
web-campaign-export = В файл
web-campaign-more = Ещё
web-campaign-road = Путь
web-campaign-number = Миссия { $n }
web-campaign-between = Между миссиями
web-campaign-stands-next = дальше
web-campaign-stands-open = можно
web-campaign-stands-won = выиграна
web-campaign-stands-lost = проиграна
web-campaign-stands-later = позже
web-campaign-stands-nobody-captured = пленных нет
web-campaign-stands-never = уже нет
web-campaign-captives = { $n ->
    [one] { $n } пленный
    [few] { $n } пленных
    [many] { $n } пленных
   *[other] { $n } пленного
}
web-campaign-free = Освободить и вывести: { $names }. Попыток сколько угодно, но поражение заканчивает кампанию.
web-campaign-nobody = Отсюда возвращают тех, кого унесли.
web-campaign-resupply = { $n ->
    [0] Каждый ящик возвращает потерянные карты. Пока не потеряно ни одной.
    [one] Каждый ящик возвращает по две потерянные карты; потеряна { $n }. Только один раз.
    [few] Каждый ящик возвращает по две потерянные карты; потеряны { $n }. Только один раз.
    [many] Каждый ящик возвращает по две потерянные карты; потеряно { $n }. Только один раз.
   *[other] Каждый ящик возвращает по две потерянные карты; потеряно { $n }. Только один раз.
}
web-campaign-how = Ход { $turn }, { $players ->
    [one] { $players } игрок. { $ending }.
    [few] { $players } игрока. { $ending }.
    [many] { $players } игроков. { $ending }.
   *[other] { $players } игрока. { $ending }.
}
web-campaign-replay = Запись
web-campaign-squad = Отряд · { $n } из 7
web-campaign-anew = героев выбирают перед каждой миссией заново
web-campaign-ready = в строю
web-campaign-unfound = ещё не найдена
web-campaign-facehugger = лицехват
web-campaign-counts-killed = в счёте как погибший
web-campaign-when = Миссия { $mission }, ход { $turn }
web-campaign-cards = Карты · { $n } из 60
web-campaign-lost-cards = потеряно: { $n }
web-campaign-lost-list = Потеряно: { $cards }
web-campaign-none-lost = Ни одна карта не потеряна.
web-campaign-weapons = Оружие
web-campaign-gear = Снаряжение
web-campaign-events = События
web-campaign-hazards = Опасности
web-campaign-score-now = Если бы сейчас был конец
web-campaign-score-final = Итог
web-campaign-points = { $n ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
web-campaign-score-cards = карт осталось
web-campaign-score-lost = { $n ->
    [one] потерян { $n } из отряда
    [few] потеряны { $n } из отряда
    [many] потеряно { $n } из отряда
   *[other] потеряно { $n } из отряда
}
web-campaign-score-newt = Ньют жива
web-campaign-score-no-newt = Ньют не с отрядом
web-campaign-who = Кто играет?
web-campaign-you = Вы
web-campaign-seat = Место { $n }
web-campaign-kind-open = свободно
web-campaign-kind-bot = бот
web-campaign-kind-me = вы
web-campaign-seat-more = Ещё место
web-campaign-seat-less = Местом меньше
web-campaign-seat-left = { $n ->
    [one] Для этой миссии остался { $n } персонаж.
    [few] Для этой миссии осталось { $n } персонажа.
    [many] Для этой миссии осталось { $n } персонажей.
   *[other] Для этой миссии осталось { $n } персонажа.
}
web-campaign-go-in = Начать миссию
web-campaign-instead = { $mission }: сыграть её
web-campaign-under-way = Идёт
web-campaign-turn = ход { $n }
web-campaign-waits = ждёт игроков
web-campaign-to-table = К столу
web-campaign-sit-down = Сесть за стол
web-campaign-aside = Отложить
web-campaign-aside-sure = Миссия не засчитается. Точно?
web-campaign-over-won = Кампания выиграна.
web-campaign-over-lost = Кампания проиграна.
web-campaign-again = Начать заново
web-campaign-story = Что было
web-campaign-no-story = Пока ничего не случилось.
web-campaign-members = Чья она
web-campaign-owner = владелец
web-campaign-invite = Позвать
web-campaign-invite-text = По этой ссылке можно вступить в кампанию и открывать её миссии.
web-campaign-copy = Скопировать ссылку
web-campaign-renew = Другая ссылка
web-campaign-share-on = Читать может кто угодно
web-campaign-share-off = Читают только участники
web-campaign-rename = Переименовать
web-campaign-rename-now = Переименовать
web-campaign-send-away = Удалить участника { $name }
web-campaign-hand-over = Передать кампанию: { $name }
web-campaign-sure = Точно?
web-campaign-leave = Выйти из кампании
web-campaign-delete = Удалить кампанию
web-campaign-delete-sure = Навсегда. Удалить?
web-campaign-join = Вступить в кампанию
web-campaign-join-text = Вас позвали. Участники открывают миссии и играют в них.
web-campaign-reads = Эту кампанию вы можете читать. Она чужая.
web-campaign-crumb = Кампания
web-campaign-back = К кампании
