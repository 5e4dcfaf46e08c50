### A new table.

web-new-title = Новый стол
web-new-name = Название стола
web-new-name-example = Четверговая компания
web-new-seats = Места
web-new-you = это вы
web-new-open = Свободное место
web-new-by-your-link = по вашей ссылке
web-new-for-anybody = для любого
web-new-bot = бот
web-new-kind-me = Я
web-new-kind-open = Свободно
web-new-kind-bot = Бот
web-new-who = Место { $seat }: кто играет
web-new-level = Место { $seat }: как играет бот
web-level-random = Лёгкий
web-level-greedy = Уверенный
web-level-easy = Новичок
web-level-normal = Опытный
web-level-hard = Мастер
web-new-remove = Убрать место
web-new-add = Добавить место

web-new-pace = Темп
web-new-pace-live = С часами
    .text = 12 минут на игрока и 10 секунд за ход, потом за вас ходит бот
web-new-pace-turn-based = На несколько дней
    .text = Сутки на ход
web-new-pace-no-limit = Без ограничений
    .text = Никто никого не торопит

web-new-visibility = Кто может прийти
web-new-visibility-by-link = По ссылке
    .text = Только те, кому вы её пошлёте
web-new-visibility-open = Открытый стол
    .text = Виден на главной странице; сесть или смотреть может любой

web-new-undo = Как брать ходы назад
web-new-undo-strict = До броска
    .text = Свободно, пока ничего не брошено, не открыто и никто ничего нового не увидел; дальше — только с согласия остальных
web-new-undo-practice = Тренировка
    .text = Взять назад можно всё, даже броски, и выпадет то же самое; игра не идёт в счёт

web-new-alone = Игра в одиночку
web-new-options = Домашние правила
web-new-options-printed = как в книге
web-new-options-changed = изменены
web-new-options-change = Изменить

web-new-your-table = Ваш стол
web-new-summary-seats = { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
}, { $open ->
    [0] свободных нет
    [one] { $open } свободное
    [few] { $open } свободных
   *[many] { $open } свободных
}, { $bots ->
    [0] без ботов
    [one] { $bots } бот
    [few] { $bots } бота
   *[many] { $bots } ботов
}
web-new-summary-undo = Взять назад можно свободно, пока не брошен кубик, не открыта карта и никто ничего нового не увидел
web-new-summary-practice = Тренировка: взять назад можно всё, и игра не идёт в счёт
web-new-summary-fair = Кубики запечатываются сейчас и раскрываются в конце
web-new-summary-later = Места можно менять, пока игра не началась.
web-new-create = Создать стол
web-new-fill = Посадить ботов и начать
