### Страницы самого сервера и то, в чём он отказывает.

ui-server-title = Airlock
ui-server-about = Это сервер Airlock: столы для настольных игр о встрече с чужими — для людей, ботов и зрителей, с полными правилами и проверяемыми кубиками.
ui-server-no-client = Веб-клиент в эту сборку пока не входит. Сервер готов к работе с программами, которые знают его интерфейс.
ui-server-to-docs = Как программы общаются с этим сервером
ui-server-version = Airlock { $version }

ui-server-docs-title = Интерфейс этого сервера
ui-server-docs-json = То же для программ: OpenAPI
ui-server-docs-home = Главная страница
ui-server-docs-parameters = Параметры
ui-server-docs-body = Что отправляется
ui-server-docs-answers = Ответы
ui-server-docs-types = Типы

## Запросы.

error-not-found = Здесь ничего нет.
error-wrong-method = Здесь этого сделать нельзя.
error-malformed-request = Запрос не удалось понять.
error-malformed-json = Отправлено не JSON: строка { $line }, столбец { $column }.
error-malformed-field = { $field ->
    [none] У отправленного неверная форма.
   *[other] У отправленного неверная форма: { $field }
}
error-content-type = Сюда нужно отправлять JSON.
error-too-large = Отправлено слишком много.
error-origin = Другой сайт попытался действовать от вашего имени. Ничего не сделано.
error-host = Этот сервер не отзывается на такое имя. Правильное имя задаёт тот, кто его запускает, через --public-url.
error-too-many = Слишком много сразу. Подождите немного.
error-took-too-long = Это заняло слишком много времени. Попробуйте ещё раз.
error-request-slow = Запрос не успел прийти целиком. Ничего не сделано.
error-storage = Сейчас ничего нельзя сохранить. Попробуйте чуть позже.
error-internal = На сервере что-то сломалось. Если будете сообщать об этом, укажите номер: { $report }
error-answer-malformed = В этой игре нет такого ответа.

## Люди.

error-name-empty = В имени должна быть хотя бы одна буква.
error-name-long = { $most ->
    [one] В имени может быть не больше { $most } буквы.
    [few] В имени может быть не больше { $most } букв.
   *[many] В имени может быть не больше { $most } букв.
}
error-name-characters = В имени есть невидимые символы или слишком много знаков над буквой.
error-name-taken = С этим именем входит кто-то другой. Выберите другое.
error-password-short = { $fewest ->
    [one] В пароле должно быть не меньше { $fewest } знака.
    [few] В пароле должно быть не меньше { $fewest } знаков.
   *[many] В пароле должно быть не меньше { $fewest } знаков.
}
error-password-long = { $most ->
    [one] В пароле может быть не больше { $most } знака.
    [few] В пароле может быть не больше { $most } знаков.
   *[many] В пароле может быть не больше { $most } знаков.
}
error-password-wrong = Нынешний пароль другой.
error-logged-out = Вы вышли на всех устройствах, или пароль был изменён. Войдите снова.
error-login-wrong = Нет никого с таким именем и паролем.

## Столы и то, что за ними говорят.

error-already-answered = На этот вопрос уже ответили.
error-ask-for-the-seat = Партия идёт: попросите это место у хозяина стола.
error-ask-over-a-connection = Об этом можно спросить, только сидя за столом.
error-chat-malformed = Реплика не может быть пустой или содержать управляющие символы; знаков в ней — не больше { $most }.
error-game-is-not-on = Партия сейчас не идёт.
error-game-is-on = Партия уже началась.
error-hand-known = Вы уже играли за этим столом: пока идёт партия, другое место занять нельзя.
error-host-is-there = Хозяин стола на месте или отошёл недавно.
error-message-malformed = Сообщение не удалось понять.
error-message-too-long = Сообщение слишком длинное.
error-name-malformed = Такое имя нельзя внести в запись партии.
error-no-newcomers = Пока идёт партия, хозяин стола никого не впускает.
error-no-such-entry = В этой партии нет момента под номером { $entry }.
error-no-such-game = В эту игру здесь не играют.
error-no-such-level = Бота уровня { $level } нет.
error-no-such-spectator = Этого зрителя здесь уже нет.
error-no-such-table = Такого стола нет, или он вам не виден.
error-no-such-wish = Это место уже никто не просит.
error-no-windows = В этой игре о реакциях никого не спрашивают.
error-nobody-there = Там никто не сидит.
error-nonce-malformed = Число для кубиков состоит из 32 шестнадцатеричных цифр в нижнем регистре.
error-not-at-this-table = Вас нет за этим столом.
error-not-away = Игрок на месте или отошёл недавно.
error-not-your-eyes = Пока партия идёт, смотреть можно только своими глазами.
error-not-your-seat = Это не ваше место.
error-nothing-to-agree-to = Вашего согласия никто не ждёт.
error-not-waited-for = Этого места сейчас никто не ждёт.
error-only-people-chat = Писать в чат могут только люди.
error-only-people-sit = Это только для людей. Программа играет за то место, для которого у неё есть ключ.
error-only-players-send-away = Пока идёт партия, удалить игрока из-за стола может только хозяин, который играет сам.
error-only-the-host = Это может только тот, кто открыл стол.
error-pace-out-of-range = Темп слишком быстрый или слишком медленный.
error-seat-taken = Это место занято.
error-seats-open = Ещё есть свободные места.
error-sent-away = Хозяин удалил вас из-за этого стола, или ссылка на стол сменилась.
error-server-stops = Сервер останавливается; игра продолжится, когда он вернётся.
error-table-frozen = Правила в этой программе изменились с тех пор, как шла игра: стол можно посмотреть, но играть дальше нельзя.
error-table-full = Все места заняты.
error-table-moved = Стол только что переехал. Попробуйте ещё раз.
error-table-not-over = С этим нужно подождать до конца партии.
error-table-over = Партия окончена.
error-table-seed-sealed = Кубики этой игры запечатаны другим ключом, не ключом этого сервера. Всё сохранено; игра продолжится, когда вернётся нужный ключ.
error-table-restarted = Стол раскладывается заново. Попробуйте ещё раз.
error-too-many-changes = В этой партии это делали уже слишком часто.
error-too-many-tables = У вас открыто столько столов, сколько разрешено: { $most }. Сначала закончите один.

## Campaigns.

error-invitation-wrong = Это приглашение больше не действует. Попросите новое у участника.
error-only-members = Это могут делать только участники кампании.
error-only-the-owner = Это может делать только владелец кампании.
error-no-such-campaign = Такой кампании нет, или она вам не открыта.
error-no-such-member = Такого участника нет.
error-campaign-is-full = В этой кампании участников уже { $most }; места больше нет.
error-campaign-is-long = В этой кампании миссий уже { $most }, и больше в неё не войдёт.
error-campaign-is-over = Эта кампания окончена.
error-campaign-name-taken = У вас уже есть кампания «{ $name }». Ничего не перезаписано.
error-mission-not-next = Эту миссию сейчас сыграть нельзя. Можно сыграть: { $missions }
error-mission-under-way = Идёт другая миссия этой кампании: { $mission }
error-no-mission-under-way = Ни одна миссия этой кампании сейчас не идёт.
error-owner-stays = Владелец не может выйти из кампании. Сначала передайте её другому или удалите.
error-settled-by-campaign = Это задаёт кампания, одинаково для всех миссий.
error-no-campaigns = В игре { $game } кампаний нет.
error-too-many-campaigns = Ваших кампаний уже { $most }, больше нельзя. Сначала удалите одну из них.
