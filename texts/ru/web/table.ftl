### Стол: что стоит вокруг поля в каждой игре.

## Общее.

web-ui-close = Закрыть
web-ui-copied = Скопировано

## Заголовки окна.

web-title-table = Стол · Airlock
web-title-game = { $game } · Airlock
web-title-your-turn = Ваш ход · { $game }

## Верхняя полоса.

web-table-home = На главную
web-table-round = раунд { $n }
web-table-your-turn = ваш ход
web-table-you-are-asked = вопрос к вам
web-table-turn-of = ходит { $name }
web-table-over = игра окончена
web-table-over-title = Игра окончена
web-table-to-ending = Показать итог
web-table-watching = вы смотрите
web-table-goes-on = С шага { $n } более ранней игры
web-table-take-back = Взять назад
web-table-take-back-what = Взять назад: { $what }
web-table-ask-to-take-back = Попросить взять назад
    .why = С тех пор что-то открылось или ход перешёл: нужно согласие всех остальных за столом.
web-table-ask-shortly = Взять назад?
web-table-practice = Тренировка
    .why = Здесь можно взять назад всё, даже броски и карты; игра не идёт в счёт.
web-table-rules = Правила
web-table-text-board = Поле текстом
web-table-sound-off = Выключить звук
web-table-sound-on = Включить звук
web-table-keys = Клавиши
web-table-settings = Настройки
web-table-menu = Меню
web-table-aside = Вопрос и журнал
web-table-invite = Пригласить

## Части и состояния стола.

web-table-you = Вы
web-table-board = Поле
web-table-hand = Моя рука
web-table-end = Близко ли конец
web-table-seats = Места
web-table-sheet = Рука и вопрос
web-table-sheet-higher = Открыть шире
web-table-sheet-lower = Показать поле
web-table-loading = Готовим стол…
web-table-no-connection = Нет связи. Ваш стол в сохранности; пробуем снова.
web-table-not-shown = Этот стол для вас закрыт
web-table-not-shown-help = Ссылка на стол действует для тех, кто за ним сидит или приглашён. Попросите новую у того, кто её прислал.
web-table-answered-elsewhere = Ответ уже дан в другом окне.
web-table-past = Вы смотрите на более ранний момент.
web-table-back-to-now = К настоящему
web-table-skip = Пропустить
web-table-go-on = Дальше
web-board-whole = Всё поле
web-board-zoom-in = Приблизить
web-board-zoom-out = Отдалить
web-board-bring = Показать на поле: { $names }
web-table-frozen = Этот стол заморожен
web-table-frozen-why = Сохранённая игра больше не подходит к правилам этой программы. Её можно смотреть, но не продолжить.
web-table-watchers = { $n ->
    [one] { $n } зритель
    [few] { $n } зрителя
   *[many] { $n } зрителей
}
web-table-seconds = { $n } с
web-table-minutes = { $n } мин
web-table-hours = { $n } ч
web-table-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[many] { $n } дней
}

## Места.

web-seat-on-turn = ходит
web-seat-next = следующий
web-seat-thinking = думает
web-seat-away = не в сети
web-seat-program = программа
web-seat-resigned = вне игры
web-seat-bot-sits-in = играет бот
web-seat-bot-in = бот через { $n } с
web-seat-due = осталось { $time }
web-seat-score = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
web-seat-menu = { $name }: ещё
web-seat-details = Имущество
web-seat-leave = Встать из-за стола
web-seat-leave-text = За вас играет бот. Вернуться можно в любой момент.
web-seat-leave-sure = Встать: дальше играет бот
web-seat-resign = Сдаться
web-seat-resign-text = Вы выбываете из этой игры насовсем.
web-seat-resign-sure = Сдаться окончательно
web-seat-mute = Скрыть сообщения
web-seat-unmute = Показать сообщения
web-seat-take = Занять это место
web-seat-other-bot = Другой уровень: { $level }
web-seat-sat-in = За вас играет бот.
web-seat-take-back = Вернуть моё место
web-seat-watching = Вы смотрите эту игру и можете занять место бота.
web-seat-take-from = Играть дальше: { $name }
web-wish-can = Вы смотрите эту игру. Место бота можно попросить у хозяина стола.
web-wish-ask = Попросить место: { $name }
web-wish-mine = Вы попросили место: { $seat }. Решает хозяин стола.
web-wish-no-more = Больше не просить
web-wish-asked = { $name } смотрит и просит место: { $seat }.
web-wish-allow = Пустить за стол
web-wish-refuse = Отказать
web-seat-send-away = Удалить из-за стола
web-seat-send-away-text = Дальше на этом месте играет бот. Для рейтинга это значит, что вы сдались, — если только бот не играл здесь уже десять минут.
web-seat-send-away-sure = Точно удалить
web-seat-be-host = Стать хозяином стола
web-seat-be-host-text = Того, кто открыл стол, давно нет.

## Вопрос.

web-question-help = Выберите здесь или на поле.
web-question-on-board = { $n ->
    [one] Подсвечено { $n } место: выберите его на поле или на поле текстом.
    [few] Подсвечены { $n } места: выберите одно на поле или на поле текстом.
   *[many] Подсвечено { $n } мест: выберите одно на поле или на поле текстом.
}
web-question-ways = { $n ->
    [one] { $n } продолжение
    [few] { $n } продолжения
   *[many] { $n } продолжений
}
web-question-more = { $n ->
    [one] Ещё { $n } ответ
    [few] Ещё { $n } ответа
   *[many] Ещё { $n } ответов
}
web-question-back = На шаг назад
web-question-back-to = Выбрать заново: { $what }
web-question-sure = Назад не взять. Нажмите ещё раз, чтобы подтвердить.
web-order-halted-news = Приказ прерван: выяснилось новое.
web-order-halted-otherwise = Приказ прерван: дальше так не получится.
web-question-confirm = Так и сделать?
web-question-why = Чего нельзя и почему?
web-question-why-nothing = Больше пробовать нечего.
web-question-end-sure = Точно? { $what }
web-mix-more = Больше: { $what }
web-mix-less = Меньше: { $what }
web-mix-left = остаётся { $left } из { $of }

## Ожидание.

web-waiting-title = Стол ждёт
web-waiting-table = Стол готовится.
web-waiting-shown = Сейчас на поле
web-waiting-shown-help = Здесь по шагам показано, что произошло.
web-waiting-plays = ход
web-waiting-own = сейчас пропустит
web-waiting-bot = Бот всё ещё думает.
web-waiting-since = уже { $time }
web-waiting-remind = Напомнить
web-waiting-bot-sits = Пусть играет бот
web-waiting-reminded = Напоминание отправлено
web-waiting-reminded-me = { $name } просит вас принять решение.
web-waiting-skip = Показать, чем кончилось
web-show = Показ
web-show-back = Шаг назад
web-show-pause = Пауза
web-show-on = Дальше
web-show-at = { $n } из { $of }
web-waiting-until = { $n ->
    [one] { $n } секунда до вашего вопроса
    [few] { $n } секунды до вашего вопроса
   *[many] { $n } секунд до вашего вопроса
}
web-waiting-to-it = Сразу к нему
web-rest-caps = Вне игры
web-rest-title = Как досмотреть партию?
web-rest-text = Вы знаете то, что знали; говорить можно по-прежнему.
web-rest-all = Смотреть каждый шаг
    .text = ничего не пропускать
web-rest-scenes = Только важные моменты
    .text = без того, что между ними
web-rest-end = К концу
    .text = только чем всё кончится

## Взять назад то, что видели другие.

web-undo-asked = { $name } просит взять назад последний ответ. Другие уже видели, что было дальше. Вы согласны?
web-undo-mine = Вы попросили взять назад. Ждём согласия: { $names }.
web-undo-agree = Согласиться
web-undo-refuse = Отказать
web-undo-refused = Согласны не все: всё остаётся как есть.
web-undo-done = Взято назад: { $what }
web-undo-sure = Взять назад: { $what }?
web-undo-more = Вместе с этим: { $what }.
web-undo-more-answers = { $n ->
    [one] ещё { $n } ответ
    [few] ещё { $n } ответа
   *[many] ещё { $n } ответов
}
web-undo-more-outcomes = { $n ->
    [one] { $n } бросок или карта
    [few] { $n } броска и карты
   *[many] { $n } бросков и карт
}
web-undo-again = Повторить

## Для тех, кто слушает.

web-say-question = Вопрос к вам: { $question } { $n ->
    [one] { $n } ответ.
    [few] { $n } ответа.
   *[many] { $n } ответов.
}
web-say-clock = { $n ->
    [one] Осталась { $n } секунда.
    [few] Осталось { $n } секунды.
   *[many] Осталось { $n } секунд.
}

## Пояснения.

web-explain-can = Можно выбрать сейчас.
web-explain-not-now = Сейчас выбрать нельзя.
web-explain-later = Это выбирают позже: сначала — для чего.
web-explain-not-asked = Сейчас выбираете не вы.

## Журнал, чат, карты.

web-talk = Журнал, чат и карты
web-talk-larger = Крупнее
web-talk-smaller = Мельче
web-tab-board = Поле
web-tab-cards = Карты
web-tab-log = Журнал
web-tab-chat = Чат
web-tab-chat-n = Чат · { $n }
web-log-began = Игра начинается.
web-log-rematch = Открыт стол для реванша.
web-log-followed = От этой игры продолжается другой стол.
web-log-goes-on = Эта игра продолжает более раннюю с одного из её моментов. Взглянуть туда.
web-log-empty = Пока ничего не произошло.
web-log-earlier = Показать раньше
web-log-newest = к последним
web-log-look = Показать этот момент на поле
web-log-cannot-look = Этот момент сейчас нельзя показать.
web-digest-title = С вашего прошлого хода
web-digest-watch = смотреть { $n } с
web-chat-say = Сказать что-нибудь
web-chat-send = Отправить
web-chat-empty = Пока никто ничего не сказал.
web-chat-watcher = зритель
web-chat-forgotten = кто-то
web-chat-unread = { $n ->
    [one] { $n } новая строка
    [few] { $n } новые строки
   *[many] { $n } новых строк
}

## Правила сбоку.

web-rule-title = Правило { $rule }
web-rule-open = Правило { $rule }
web-rule-in-the-book = Полный текст есть в книге правил.
web-rule-read = Читать в правилах

## Приглашение и имя.

web-invite-title = Пригласить
web-invite-by-link = За этот стол попадает только тот, у кого есть эта ссылка.
web-invite-open = За этот стол может прийти каждый; ссылка ведёт прямо к нему.
web-invite-link = Ссылка на этот стол
web-invite-copy = Скопировать ссылку
web-invite-renew = Сделать новую ссылку
web-invite-renewed = Старая ссылка больше не действует.
web-name-ask = Другие видят вас под именем { $name }. Как вас называть?
web-name-keep = Запомнить
web-invited = { $name } приглашает вас сыграть: { $game }
web-invited-open = Вас приглашают сыграть: { $game }
web-invited-learn = Объяснять мне по ходу игры
web-invited-learns = Игра объясняется по ходу

## До игры.

web-lobby-title = Новый стол
web-lobby-waits = { $n ->
    [one] Свободно { $n } место.
    [few] Свободно { $n } места.
   *[many] Свободно { $n } мест.
}
web-lobby-full = Все в сборе.
web-lobby-sit = Сесть за стол
web-lobby-sit-here = Сесть сюда
web-lobby-or-watch = или остаться и смотреть
web-lobby-get-up = Встать
web-lobby-open = Освободить
web-lobby-start = Начать игру
web-lobby-start-with-bots = Начать с ботами
web-lobby-start-hint = Свободные места займут боты.
web-lobby-fewer = Убрать место
web-lobby-more = Добавить место
web-lobby-host-starts = Игру начинает тот, кто открыл стол.
web-lobby-settled = Как играем
web-lobby-changed = Хозяин стола изменил условия игры.
web-lobby-pace = Темп
web-lobby-live = по { $minutes } мин на игрока и ещё { $seconds } с за каждый ход

## Конец игры.

web-ending-crumb = { $game } · окончена { $time }
web-ending-stopped = Игра остановлена
web-ending-stopped-record-full = Запись игры достигла предельной длины. Победителя нет, и партия не засчитывается.
web-ending-stopped-round-limit = Игра между ботами слишком затянулась. Победителя нет, и партия не засчитывается.
web-ending-stopped-agreed = Так решили игроки. Победителя нет, и партия не засчитывается.
web-ending-stopped-abandoned = Никто не вернулся. Победителя нет, и партия не засчитывается.
web-ending-stopped-rules-changed = Правила изменились, и продолжить по новым нельзя. Победителя нет, и партия не засчитывается.
web-ending-practice = Это была тренировка: игра не идёт в счёт.
web-ending-rematch = Реванш
web-ending-place = Вы заняли { $n }-е место.
web-ending-are-in = согласны { $n } из { $of }
web-ending-replay = Повтор
web-ending-share = Поделиться
web-ending-link-copied = Ссылка на повтор скопирована.
web-ending-record = Скачать запись
web-ending-table = Снова посмотреть на стол
web-fair-title = Кубики были честными, и это можно проверить
web-fair-text = { $n ->
    [one] Зерно было запечатано до первого броска и открыто после последнего. Из него следует { $n } бросок.
    [few] Зерно было запечатано до первого броска и открыто после последнего. Из него следуют все { $n } броска.
   *[many] Зерно было запечатано до первого броска и открыто после последнего. Из него следуют все { $n } бросков.
}
web-fair-fits = проверено в этом браузере
web-fair-broken = Зерно не подходит к печати
web-fair-broken-text = После последнего броска открыто не то, что было запечатано до первого. Не доверяйте этим кубикам и покажите запись тому, кто держит этот сервер.
web-fair-fits-not = не подходит: проверено в этом браузере
web-fair-sealed = запечатано { $time }
web-fair-opened = открыто { $time }
web-fair-copy-seal = Скопировать печать
web-fair-copy-seed = Скопировать зерно
web-fair-limits = Ходы, взятые назад, ничего в них не изменили: у каждого места в игре свой бросок. Тот, кому принадлежит сервер, мог знать их заранее, но изменить уже не мог, как только игра началась.
web-fair-how = Скачайте запись и проверьте её на своей машине:

## Настройки.

web-settings-language = Язык
web-settings-motion = Анимация
web-settings-motion-none = Нет
web-settings-motion-fast = Быстрая
web-settings-motion-normal = Обычная
web-settings-motion-slow = Медленная
web-settings-volume = Звук
web-settings-only-my-turn = Только мой ход
web-settings-only-my-turn-text = Остальные звуки выключены.
web-orders = Спрашивать меня, хочу ли я вмешаться
web-orders-text = Это знаете только вы. По времени ответа никто не узнает, что у вас на руках: когда решать нечего, стол тянет столько же, сколько обычно думаете вы.
web-orders-when-i-can = Когда могу
web-orders-always = Всегда
web-orders-never = Никогда
web-orders-never-text = Вы пропускаете всё, что бы ни было у вас на руках.
web-orders-away-text = Пока вас нет, стол всё пропускает за вас. Чтобы вас ждали, выберите «Всегда».
web-settings-stop = Остановка после каждого шага
web-settings-stop-text = То, что делают другие, ждёт нажатия, прежде чем идти дальше.
web-settings-forced = Делать единственный ход за меня
web-settings-forced-text = Если ответ один, он даётся за вас: сразу или чуть погодя, если быстрота выдала бы, что у вас на руках.
web-settings-letters = Буквы как клавиши
web-settings-letters-text = U берёт назад, E заканчивает ход и так далее.
web-settings-hide-chat = Скрыть чат
web-settings-hide-chat-text = Ничего из написанного другими не видно.

## Клавиши.

web-keys-answers = ответ с этим номером
web-keys-tab = вопрос, поле, рука, места, журнал
web-keys-arrows = к ближайшему месту; в списке вперёд и назад
web-keys-enter = выбрать
web-keys-escape = на шаг назад, закрыть
web-keys-explain = объяснить то, что в фокусе
web-keys-undo = взять назад
web-keys-end = закончить ход
web-keys-text-board = поле текстом
web-keys-log = журнал
web-keys-chat = чат
web-keys-hand = моя рука
web-keys-seats = места
web-keys-rule = правило этого вопроса
web-keys-zoom = ближе, дальше, целиком
web-keys-threats = куда пойдут враги, в Aliens
web-keys-skip = пропустить анимацию
web-keys-pause = остановить показ или продолжить
web-keys-finish = показать, чем кончилось
web-keys-again = шаг назад в показе или последний шаг ещё раз
web-keys-search = поиск
web-keys-map = эта таблица
web-keys-letters = Пока вы пишете, буквы остаются буквами. Их можно отключить в настройках.
web-keys-letters-off = Буквы отключены в настройках.

## The table in words

web-words-search = Поиск на столе
web-words-not-found = На столе нет ничего с таким названием.
web-words-answers = { $n ->
    [one] { $n } ответ
    [few] { $n } ответа
   *[many] { $n } ответов
}
web-words-back = На шаг назад
web-words-sure = Нажмите ещё раз, чтобы подтвердить.
