### Сторінки самого сервера і те, у чому він відмовляє.

ui-server-title = Airlock
ui-server-about = Це сервер Airlock: столи для настільних ігор про зустрічі з прибульцями — для людей, ботів і глядачів, з повними правилами й кубиками, які можна перевірити.
ui-server-no-client = Вебклієнт поки не входить до цієї збірки. Сервер готовий до роботи з програмами, які знають його інтерфейс.
ui-server-to-docs = Як програми спілкуються з цим сервером
ui-server-version = Airlock { $version }

ui-server-docs-title = Інтерфейс цього сервера
ui-server-docs-json = Те саме для програм: OpenAPI
ui-server-docs-home = Головна сторінка
ui-server-docs-parameters = Параметри
ui-server-docs-body = Що надсилається
ui-server-docs-answers = Відповіді
ui-server-docs-types = Типи

## Запити.

error-not-found = Тут нічого немає.
error-wrong-method = Тут цього зробити не можна.
error-malformed-request = Запит не вдалося зрозуміти.
error-malformed-json = Надіслано не JSON: рядок { $line }, стовпець { $column }.
error-malformed-field = { $field ->
    [none] Надіслане має хибну форму.
   *[other] Надіслане має хибну форму: { $field }
}
error-content-type = Сюди треба надсилати JSON.
error-too-large = Надіслано забагато.
error-origin = Інший сайт спробував діяти від вашого імені. Нічого не зроблено.
error-host = Цей сервер не відгукується на таке ім’я. Правильне ім’я задає той, хто його запускає, через --public-url.
error-too-many = Забагато відразу. Зачекайте трохи.
error-took-too-long = Це тривало надто довго. Спробуйте ще раз.
error-request-slow = Запит не встиг надійти повністю. Нічого не зроблено.
error-storage = Зараз нічого не можна зберегти. Спробуйте трохи згодом.
error-internal = На сервері щось зламалося. Якщо повідомлятимете про це, вкажіть номер: { $report }
error-answer-malformed = У цій грі немає такої відповіді.

## Люди.

error-name-empty = В імені має бути хоча б одна літера.
error-name-long = { $most ->
    [one] В імені не більше { $most } літери.
    [few] В імені не більше { $most } літер.
   *[many] В імені не більше { $most } літер.
}
error-name-characters = В імені є невидимі символи або забагато знаків над літерою.
error-name-taken = Із цим іменем входить хтось інший. Виберіть інше.
error-password-short = { $fewest ->
    [one] У паролі не менше { $fewest } літери.
    [few] У паролі не менше { $fewest } літер.
   *[many] У паролі не менше { $fewest } літер.
}
error-password-long = { $most ->
    [one] У паролі не більше { $most } літери.
    [few] У паролі не більше { $most } літер.
   *[many] У паролі не більше { $most } літер.
}
error-password-wrong = Теперішній пароль інший.
error-logged-out = Ви вийшли на всіх пристроях, або пароль було змінено. Увійдіть знову.
error-login-wrong = Немає нікого з таким іменем і паролем.

## Столи й те, що за ними кажуть.

error-already-answered = На це запитання вже відповіли.
error-ask-for-the-seat = Партія триває: попросіть це місце в господаря столу.
error-ask-over-a-connection = Про це можна запитати, лише сидячи за столом.
error-chat-malformed = Репліка не може бути порожньою, містити керівні символи або бути довшою за { $most }.
error-game-is-not-on = Партія зараз не триває.
error-game-is-on = Партія вже почалася.
error-hand-known = Ви вже грали за цим столом: поки триває партія, інше місце зайняти не можна.
error-host-is-there = Господар столу на місці або відійшов нещодавно.
error-message-malformed = Повідомлення не вдалося зрозуміти.
error-message-too-long = Повідомлення задовге.
error-name-malformed = Таке ім’я не можна внести до запису партії.
error-no-newcomers = Поки триває партія, господар столу нікого не впускає.
error-no-such-entry = У цій партії немає моменту під номером { $entry }.
error-no-such-game = У цю гру тут не грають.
error-no-such-level = Бота рівня { $level } немає.
error-no-such-spectator = Цього глядача тут уже немає.
error-no-such-table = Такого столу немає, або вам його не видно.
error-no-such-wish = Це місце вже ніхто не просить.
error-no-windows = У цій грі про реакції нікого не питають.
error-nobody-there = Там ніхто не сидить.
error-nonce-malformed = Число для кубиків складається з 32 шістнадцяткових цифр у нижньому регістрі.
error-not-at-this-table = Вас немає за цим столом.
error-not-away = Гравець на місці або відійшов нещодавно.
error-not-your-eyes = Поки партія триває, дивитися можна лише своїми очима.
error-not-your-seat = Це не ваше місце.
error-nothing-to-agree-to = На вашу згоду ніхто не чекає.
error-not-waited-for = На це місце зараз ніхто не чекає.
error-only-people-chat = Писати в чат можуть лише люди.
error-only-people-sit = Це лише для людей. Програма грає за те місце, для якого має ключ.
error-only-players-send-away = Поки триває партія, вилучити гравця з-за столу може лише господар, який грає сам.
error-only-the-host = Це може лише той, хто відкрив стіл.
error-pace-out-of-range = Темп зашвидкий або заповільний.
error-seat-taken = Це місце зайняте.
error-seats-open = Ще є вільні місця.
error-sent-away = Господар вилучив вас з-за цього столу, або посилання на стіл змінилося.
error-server-stops = Сервер зупиняється; гра продовжиться, коли він повернеться.
error-table-frozen = Правила в цій програмі змінилися відтоді, як тривала гра: стіл можна оглянути, але грати далі не можна.
error-table-full = Усі місця зайняті.
error-table-moved = Стіл щойно переїхав. Спробуйте ще раз.
error-table-not-over = Із цим треба зачекати до кінця партії.
error-table-over = Партію закінчено.
error-table-seed-sealed = Кубики цієї гри запечатано іншим ключем, якого в цього сервера немає. Усе збережено; гра піде далі, коли повернеться потрібний ключ.
error-table-restarted = Стіл розкладається заново. Спробуйте ще раз.
error-too-many-changes = У цій партії це робили вже надто часто.
error-too-many-tables = У вас відкрито стільки столів, скільки дозволено: { $most }. Спершу закінчіть один.

## Campaigns.

error-invitation-wrong = Це запрошення більше не діє. Попросіть нове в учасника.
error-only-members = Це можуть робити лише учасники кампанії.
error-only-the-owner = Це може робити лише власник кампанії.
error-no-such-campaign = Такої кампанії немає, або її вам не відкрито.
error-no-such-member = Такого учасника немає.
error-campaign-is-full = У цій кампанії учасників уже { $most }; місця більше немає.
error-campaign-is-long = У цій кампанії місій уже { $most }, і більше до неї не ввійде.
error-campaign-is-over = Цю кампанію закінчено.
error-campaign-name-taken = У вас уже є кампанія «{ $name }». Нічого не перезаписано.
error-mission-not-next = Цю місію зараз зіграти не можна. Можна зіграти: { $missions }
error-mission-under-way = Триває інша місія цієї кампанії: { $mission }
error-no-mission-under-way = Жодна місія цієї кампанії зараз не триває.
error-owner-stays = Власник не може вийти з кампанії. Спершу передайте її комусь або видаліть.
error-settled-by-campaign = Це визначає кампанія, однаково для всіх місій.
error-no-campaigns = У грі { $game } кампаній немає.
error-too-many-campaigns = Ваших кампаній уже { $most }, більше не можна. Спершу видаліть одну з них.
