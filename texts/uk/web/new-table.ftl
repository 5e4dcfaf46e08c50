### A new table.

web-new-title = Новий стіл
web-new-name = Назва стола
web-new-name-example = Четвергова компанія
web-new-seats = Місця
web-new-you = це ви
web-new-open = Вільне місце
web-new-by-your-link = за вашим посиланням
web-new-for-anybody = для будь-кого
web-new-bot = бот
web-new-kind-me = Я
web-new-kind-open = Вільно
web-new-kind-bot = Бот
web-new-who = Місце { $seat }: хто грає
web-new-level = Місце { $seat }: як грає бот
web-level-random = Легкий
web-level-greedy = Упевнений
web-level-easy = Новачок
web-level-normal = Досвідчений
web-level-hard = Майстер
web-new-remove = Прибрати місце
web-new-add = Додати місце

web-new-pace = Темп
web-new-pace-live = З годинником
    .text = 12 хвилин на гравця і 10 секунд за хід, потім за вас ходить бот
web-new-pace-turn-based = На кілька днів
    .text = Доба на хід
web-new-pace-no-limit = Без обмежень
    .text = Ніхто нікого не квапить

web-new-visibility = Хто може прийти
web-new-visibility-by-link = За посиланням
    .text = Лише ті, кому ви його надішлете
web-new-visibility-open = Відкритий стіл
    .text = Видно на головній сторінці; сісти чи дивитися може будь-хто

web-new-undo = Як брати назад
web-new-undo-strict = До кидка
    .text = Вільно, доки нічого не кинуто, не відкрито й не побачено; далі — лише за згодою решти
web-new-undo-practice = Тренування
    .text = Взяти назад можна все, навіть кидки, і випаде те саме; гра не йде в залік

web-new-alone = Гра наодинці
web-new-options = Домашні правила
web-new-options-printed = як у книзі
web-new-options-changed = змінено
web-new-options-change = Змінити

web-new-your-table = Ваш стіл
web-new-summary-seats = { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
   *[many] { $seats } місць
}, { $open ->
    [0] вільних немає
    [one] { $open } вільне
    [few] { $open } вільні
   *[many] { $open } вільних
}, { $bots ->
    [0] без ботів
    [one] { $bots } бот
    [few] { $bots } боти
   *[many] { $bots } ботів
}
web-new-summary-undo = Взяти назад можна вільно, доки не кинуто кубик, не відкрито карту й нічого не побачено
web-new-summary-practice = Тренування: взяти назад можна все, і гра не йде в залік
web-new-summary-fair = Кубики запечатуються зараз і розкриваються в кінці
web-new-summary-later = Місця можна змінювати, доки гра не почалася.
web-new-create = Створити стіл
web-new-fill = Посадити ботів і почати
