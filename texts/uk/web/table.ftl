### Стіл: що стоїть навколо поля в кожній грі.

## Загальне.

web-ui-close = Закрити
web-ui-copied = Скопійовано

## Заголовки вікна.

web-title-table = Стіл · Airlock
web-title-game = { $game } · Airlock
web-title-your-turn = Ваш хід · { $game }

## Верхня смуга.

web-table-home = На головну
web-table-round = раунд { $n }
web-table-your-turn = ваш хід
web-table-you-are-asked = запитання до вас
web-table-turn-of = ходить { $name }
web-table-over = гру закінчено
web-table-over-title = Гру закінчено
web-table-to-ending = Показати підсумок
web-table-watching = ви дивитеся
web-table-goes-on = З кроку { $n } попередньої гри
web-table-take-back = Взяти назад
web-table-take-back-what = Взяти назад: { $what }
web-table-ask-to-take-back = Попросити взяти назад
    .why = Відтоді щось відкрилося або хід перейшов: потрібна згода всіх інших за столом.
web-table-ask-shortly = Взяти назад?
web-table-practice = Тренування
    .why = Тут можна взяти назад усе, навіть кидки й карти; гра не йде в залік.
web-table-rules = Правила
web-table-text-board = Поле текстом
web-table-sound-off = Вимкнути звук
web-table-sound-on = Увімкнути звук
web-table-keys = Клавіші
web-table-settings = Налаштування
web-table-menu = Меню
web-table-aside = Запитання й журнал
web-table-invite = Запросити

## Частини й стани столу.

web-table-you = Ви
web-table-board = Поле
web-table-hand = Моя рука
web-table-end = Скільки до кінця
web-table-seats = Місця
web-table-sheet = Рука й запитання
web-table-sheet-higher = Відкрити ширше
web-table-sheet-lower = Показати поле
web-table-loading = Стіл готується…
web-table-no-connection = Немає зв’язку. Ваш стіл у безпеці; пробуємо знову.
web-table-not-shown = Цей стіл для вас закритий
web-table-not-shown-help = Посилання на стіл діє для тих, хто за ним сидить або запрошений. Попросіть нове в того, хто його надіслав.
web-table-answered-elsewhere = Відповідь уже дано в іншому вікні.
web-table-past = Ви дивитеся на раніший момент.
web-table-back-to-now = До теперішнього
web-table-skip = Пропустити
web-table-go-on = Далі
web-board-whole = Усе поле
web-board-zoom-in = Наблизити
web-board-zoom-out = Віддалити
web-board-bring = Показати на полі: { $names }
web-table-frozen = Цей стіл заморожено
web-table-frozen-why = Збережена гра більше не відповідає правилам цієї програми. Її можна переглядати, але не продовжити.
web-table-watchers = { $n ->
    [one] { $n } глядач
    [few] { $n } глядачі
   *[many] { $n } глядачів
}
web-table-seconds = { $n } с
web-table-minutes = { $n } хв
web-table-hours = { $n } год
web-table-days = { $n ->
    [one] { $n } день
    [few] { $n } дні
   *[many] { $n } днів
}

## Місця.

web-seat-on-turn = ходить
web-seat-next = наступний
web-seat-thinking = думає
web-seat-away = не в мережі
web-seat-program = програма
web-seat-resigned = поза грою
web-seat-bot-sits-in = грає бот
web-seat-bot-in = бот через { $n } с
web-seat-due = лишилося { $time }
web-seat-score = { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[many] { $n } очок
}
web-seat-menu = { $name }: ще
web-seat-details = Майно
web-seat-leave = Встати з-за столу
web-seat-leave-text = За вас грає бот. Повернутися можна будь-коли.
web-seat-leave-sure = Встати: далі грає бот
web-seat-resign = Здатися
web-seat-resign-text = Ви вибуваєте з цієї гри назавжди.
web-seat-resign-sure = Здатися остаточно
web-seat-mute = Сховати повідомлення
web-seat-unmute = Показати повідомлення
web-seat-take = Зайняти це місце
web-seat-other-bot = Інший рівень: { $level }
web-seat-sat-in = За вас грає бот.
web-seat-take-back = Повернути моє місце
web-seat-watching = Ви дивитеся цю гру й можете зайняти місце бота.
web-seat-take-from = Грати далі: { $name }
web-wish-can = Ви дивитеся цю гру. Місце бота можна попросити в господаря столу.
web-wish-ask = Попросити місце: { $name }
web-wish-mine = Ви попросили місце: { $seat }. Вирішує господар столу.
web-wish-no-more = Більше не просити
web-wish-asked = { $name } дивиться і просить місце: { $seat }.
web-wish-allow = Пустити за стіл
web-wish-refuse = Відмовити
web-seat-send-away = Вилучити з-за столу
web-seat-send-away-text = Далі на цьому місці грає бот. Для рейтингу це означає, що ви здалися, — хіба що бот грав тут уже десять хвилин.
web-seat-send-away-sure = Справді вилучити
web-seat-be-host = Стати господарем столу
web-seat-be-host-text = Того, хто відкрив стіл, давно немає.

## Запитання.

web-question-help = Виберіть тут або на полі.
web-question-on-board = { $n ->
    [one] Підсвічено { $n } місце: виберіть його на полі або на полі текстом.
    [few] Підсвічено { $n } місця: виберіть одне на полі або на полі текстом.
   *[many] Підсвічено { $n } місць: виберіть одне на полі або на полі текстом.
}
web-question-ways = { $n ->
    [one] { $n } продовження
    [few] { $n } продовження
   *[many] { $n } продовжень
}
web-question-more = { $n ->
    [one] Ще { $n } відповідь
    [few] Ще { $n } відповіді
   *[many] Ще { $n } відповідей
}
web-question-back = На крок назад
web-question-back-to = Вибрати знову: { $what }
web-question-sure = Назад не взяти. Натисніть ще раз, щоб зробити.
web-order-halted-news = Наказ перервано: з’ясувалося нове.
web-order-halted-otherwise = Наказ перервано: далі так не вийде.
web-question-confirm = Так і зробити?
web-question-why = Чого не можна і чому?
web-question-why-nothing = Більше пробувати нічого.
web-question-end-sure = Справді? { $what }
web-mix-more = Більше: { $what }
web-mix-less = Менше: { $what }
web-mix-left = залишається { $left } з { $of }

## Очікування.

web-waiting-title = Стіл чекає
web-waiting-table = Стіл готується.
web-waiting-shown = Зараз на полі
web-waiting-shown-help = Тут крок за кроком показано, що сталося.
web-waiting-plays = хід
web-waiting-own = зараз пропустить
web-waiting-bot = Бот усе ще думає.
web-waiting-since = уже { $time }
web-waiting-remind = Нагадати
web-waiting-bot-sits = Хай грає бот
web-waiting-reminded = Нагадування надіслано
web-waiting-reminded-me = { $name } просить вас вирішити.
web-waiting-skip = Показати, чим закінчилося
web-show = Показ
web-show-back = Крок назад
web-show-pause = Пауза
web-show-on = Далі
web-show-at = { $n } з { $of }
web-waiting-until = { $n ->
    [one] { $n } секунда до вашого запитання
    [few] { $n } секунди до вашого запитання
   *[many] { $n } секунд до вашого запитання
}
web-waiting-to-it = Одразу до нього
web-rest-caps = Поза грою
web-rest-title = Як додивитися партію?
web-rest-text = Ви знаєте те, що знали; розмовляти й далі можна.
web-rest-all = Дивитися кожен крок
    .text = нічого не пропускати
web-rest-scenes = Лише важливі моменти
    .text = без того, що між ними
web-rest-end = До кінця
    .text = лише чим усе скінчиться

## Взяти назад те, що бачили інші.

web-undo-asked = { $name } просить взяти назад останню відповідь. Інші вже бачили, що було далі. Ви згодні?
web-undo-mine = Ви попросили взяти назад. Чекаємо згоди: { $names }.
web-undo-agree = Погодитися
web-undo-refuse = Відмовити
web-undo-refused = Згодні не всі: усе лишається як є.
web-undo-done = Узято назад: { $what }
web-undo-sure = Взяти назад: { $what }?
web-undo-more = Разом із цим: { $what }.
web-undo-more-answers = { $n ->
    [one] ще { $n } відповідь
    [few] ще { $n } відповіді
   *[many] ще { $n } відповідей
}
web-undo-more-outcomes = { $n ->
    [one] { $n } кидок чи карта
    [few] { $n } кидки й карти
   *[many] { $n } кидків і карт
}
web-undo-again = Повторити

## Для тих, хто слухає.

web-say-question = Запитання до вас: { $question } { $n ->
    [one] { $n } відповідь.
    [few] { $n } відповіді.
   *[many] { $n } відповідей.
}
web-say-clock = { $n ->
    [one] Лишилася { $n } секунда.
    [few] Лишилося { $n } секунди.
   *[many] Лишилося { $n } секунд.
}

## Пояснення.

web-explain-can = Можна вибрати зараз.
web-explain-not-now = Зараз вибрати не можна.
web-explain-later = Це вибирають пізніше: спершу — для чого.
web-explain-not-asked = Зараз вибираєте не ви.

## Журнал, чат, карти.

web-talk = Журнал, чат і карти
web-talk-larger = Більше
web-talk-smaller = Менше
web-tab-board = Поле
web-tab-cards = Карти
web-tab-log = Журнал
web-tab-chat = Чат
web-tab-chat-n = Чат · { $n }
web-log-began = Гра починається.
web-log-rematch = Відкрито стіл для реваншу.
web-log-followed = Від цієї гри продовжується інший стіл.
web-log-goes-on = Ця гра продовжує попередню з одного з її моментів. Глянути туди.
web-log-empty = Поки нічого не сталося.
web-log-earlier = Показати раніше
web-log-newest = до останніх
web-log-look = Показати цей момент на полі
web-log-cannot-look = Цей момент зараз не можна показати.
web-digest-title = Від вашого минулого ходу
web-digest-watch = дивитися { $n } с
web-chat-say = Сказати щось
web-chat-send = Надіслати
web-chat-empty = Поки ніхто нічого не сказав.
web-chat-watcher = глядач
web-chat-forgotten = хтось
web-chat-unread = { $n ->
    [one] { $n } новий рядок
    [few] { $n } нові рядки
   *[many] { $n } нових рядків
}

## Правила збоку.

web-rule-title = Правило { $rule }
web-rule-open = Правило { $rule }
web-rule-in-the-book = Повний текст є в книзі правил.
web-rule-read = Читати в правилах

## Запрошення та ім’я.

web-invite-title = Запросити
web-invite-by-link = За цей стіл потрапляє лише той, хто має це посилання.
web-invite-open = За цей стіл може прийти кожен; посилання веде просто до нього.
web-invite-link = Посилання на цей стіл
web-invite-copy = Скопіювати посилання
web-invite-renew = Зробити нове посилання
web-invite-renewed = Старе посилання більше не діє.
web-name-ask = Інші бачать вас під ім’ям { $name }. Як вас називати?
web-name-keep = Запам’ятати
web-invited = { $name } запрошує вас зіграти: { $game }
web-invited-open = Вас запрошують зіграти: { $game }
web-invited-learn = Пояснювати мені під час гри
web-invited-learns = Гра пояснюється на ходу

## До гри.

web-lobby-title = Новий стіл
web-lobby-waits = { $n ->
    [one] Вільне { $n } місце.
    [few] Вільні { $n } місця.
   *[many] Вільно { $n } місць.
}
web-lobby-full = Усі зібралися.
web-lobby-sit = Сісти за стіл
web-lobby-sit-here = Сісти сюди
web-lobby-or-watch = або лишитися й дивитися
web-lobby-get-up = Встати
web-lobby-open = Звільнити
web-lobby-start = Почати гру
web-lobby-start-with-bots = Почати з ботами
web-lobby-start-hint = Вільні місця займуть боти.
web-lobby-fewer = Прибрати місце
web-lobby-more = Додати місце
web-lobby-host-starts = Гру починає той, хто відкрив стіл.
web-lobby-settled = Як граємо
web-lobby-changed = Господар столу змінив умови гри.
web-lobby-pace = Темп
web-lobby-live = по { $minutes } хв на гравця і ще { $seconds } с за кожен хід

## Кінець гри.

web-ending-crumb = { $game } · закінчено { $time }
web-ending-stopped = Гру зупинено
web-ending-stopped-record-full = Запис гри досяг граничної довжини. Переможця немає, і партія не зараховується.
web-ending-stopped-round-limit = Гра між ботами надто затягнулася. Переможця немає, і партія не зараховується.
web-ending-stopped-agreed = Так вирішили гравці. Переможця немає, і партія не зараховується.
web-ending-stopped-abandoned = Ніхто не повернувся. Переможця немає, і партія не зараховується.
web-ending-stopped-rules-changed = Правила змінилися, і продовжити за новими не можна. Переможця немає, і партія не зараховується.
web-ending-practice = Це було тренування: гра не йде в залік.
web-ending-rematch = Реванш
web-ending-place = { $n ->
    [2] Ви посіли друге місце.
    [3] Ви посіли третє місце.
    [4] Ви посіли четверте місце.
   *[other] Ваше місце: { $n }.
}
web-ending-are-in = згодні { $n } з { $of }
web-ending-replay = Повтор
web-ending-share = Поділитися
web-ending-link-copied = Посилання на повтор скопійовано.
web-ending-record = Завантажити запис
web-ending-table = Знову подивитися на стіл
web-fair-title = Кубики були чесними, і це можна перевірити
web-fair-text = { $n ->
    [one] Зерно запечатали до першого кидка й відкрили після останнього. З нього випливає { $n } кидок.
    [few] Зерно запечатали до першого кидка й відкрили після останнього. З нього випливають усі { $n } кидки.
   *[many] Зерно запечатали до першого кидка й відкрили після останнього. З нього випливають усі { $n } кидків.
}
web-fair-fits = перевірено в цьому браузері
web-fair-broken = Зерно не відповідає печатці
web-fair-broken-text = Після останнього кидка відкрили не те, що запечатали до першого. Не довіряйте цим кубикам і покажіть запис тому, хто тримає цей сервер.
web-fair-fits-not = не відповідає: перевірено в цьому браузері
web-fair-sealed = запечатано { $time }
web-fair-opened = відкрито { $time }
web-fair-copy-seal = Скопіювати печатку
web-fair-copy-seed = Скопіювати зерно
web-fair-limits = Ходи, узяті назад, нічого в них не змінили: кожне місце в грі має свій кидок. Той, кому належить сервер, міг знати їх заздалегідь, але змінити вже не міг, щойно гра почалася.
web-fair-how = Завантажте запис і перевірте його на своїй машині:

## Налаштування.

web-settings-language = Мова
web-settings-motion = Анімація
web-settings-motion-none = Немає
web-settings-motion-fast = Швидка
web-settings-motion-normal = Звичайна
web-settings-motion-slow = Повільна
web-settings-volume = Звук
web-settings-only-my-turn = Лише мій хід
web-settings-only-my-turn-text = Решту звуків вимкнено.
web-orders = Питати мене, чи хочу я втрутитися
web-orders-text = Це знаєте лише ви. З часу відповіді ніхто не дізнається, що у вас на руках: коли вирішувати нічого, стіл зволікає стільки ж, скільки зазвичай думаєте ви.
web-orders-when-i-can = Коли можу
web-orders-always = Завжди
web-orders-never = Ніколи
web-orders-never-text = Ви пропускаєте все, хоч би що було у вас на руках.
web-orders-away-text = Поки вас немає, стіл усе пропускає за вас. Щоб на вас чекали, виберіть «Завжди».
web-settings-stop = Зупинка після кожного кроку
web-settings-stop-text = Те, що роблять інші, чекає натискання, перш ніж іти далі.
web-settings-forced = Робити єдиний хід за мене
web-settings-forced-text = Якщо відповідь одна, її дають за вас: одразу або трохи згодом, якщо швидкість видала б, що у вас на руках.
web-settings-letters = Літери як клавіші
web-settings-letters-text = U бере назад, E завершує хід і так далі.
web-settings-hide-chat = Сховати чат
web-settings-hide-chat-text = Нічого з написаного іншими не видно.

## Клавіші.

web-keys-answers = відповідь із цим номером
web-keys-tab = запитання, поле, рука, місця, журнал
web-keys-arrows = до найближчого місця; у списку вперед і назад
web-keys-enter = вибрати
web-keys-escape = на крок назад, закрити
web-keys-explain = пояснити те, що у фокусі
web-keys-undo = взяти назад
web-keys-end = завершити хід
web-keys-text-board = поле текстом
web-keys-log = журнал
web-keys-chat = чат
web-keys-hand = моя рука
web-keys-seats = місця
web-keys-rule = правило цього запитання
web-keys-zoom = ближче, далі, цілком
web-keys-threats = куди підуть вороги, в Aliens
web-keys-skip = пропустити анімацію
web-keys-pause = зупинити показ або продовжити
web-keys-finish = показати, чим закінчилося
web-keys-again = крок назад у показі або останній крок ще раз
web-keys-search = пошук
web-keys-map = ця таблиця
web-keys-letters = Поки ви пишете, літери лишаються літерами. Їх можна вимкнути в налаштуваннях.
web-keys-letters-off = Літери вимкнено в налаштуваннях.

## The table in words

web-words-search = Пошук на столі
web-words-not-found = На столі немає нічого з такою назвою.
web-words-answers = { $n ->
    [one] { $n } відповідь
    [few] { $n } відповіді
    [many] { $n } відповідей
   *[other] { $n } відповіді
}
web-words-back = На крок назад
web-words-sure = Натисніть ще раз, щоб підтвердити.
