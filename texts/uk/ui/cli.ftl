### Що можна набрати після `airlock` і що це означає. `.usage` — вигляд команди.

## Програма загалом.

cli-airlock = Настільні ігри про зустріч із чужими: грати з людьми й ботами, моделювати, перевіряти. Без команди запускається сервер.
    .usage = airlock [КОМАНДА] [параметри]
cli-help = Показати цю довідку й більше нічого не робити
cli-version = Показати версію програми
cli-lang = Мова: en, ru, uk або pl; інакше мова системи
cli-json = Вивести JSON для програм

cli-heading-usage = Виклик
cli-heading-commands = Команди
cli-heading-arguments = Аргументи
cli-heading-options = Параметри

cli-intro-title = Airlock { $version }: настільні ігри про зустріч із чужими
cli-intro = Грайте просто в терміналі з друзями та ботами. Програма стежить за правилами, кожна відмова називає своє правило, чесність кубиків можна перевірити, а кожна партія лишається записом, який можна перечитати.
cli-intro-serve = Запустити сервер для всіх, кому він доступний:
cli-intro-play = Зіграти зараз проти трьох ботів:
cli-intro-friends = Двоє за одним терміналом і бот:
cli-intro-rules = Знайти щось у правилах:
cli-intro-simulate = Дати ботам зіграти 200 партій і порівняти їх:
cli-intro-verify = Перевірити, що записану партію зіграно за правилами й чесними кубиками:
cli-intro-help = Усі команди; кожна має свій --help:

## Що стоїть на місці того, що треба набрати.

cli-value-game = ГРА
cli-value-file = ФАЙЛ
cli-value-folder = ТЕКА
cli-value-count = N
cli-value-seat = МІСЦЕ
cli-value-seats = ХТО,…
cli-value-bots = БОТ,…
cli-value-option = НАЗВА=ЗНАЧЕННЯ
cli-value-mission = МІСІЯ
cli-value-missions = МІСІЯ,…
cli-value-heroes = ГЕРОЙ,…
cli-value-name = НАЗВА
cli-value-words = номер або слова
cli-value-language = МОВА
cli-value-address = АДРЕСА
cli-value-url = URL
cli-value-level = РІВЕНЬ
cli-value-form = ВИГЛЯД
cli-value-days = ДНІВ

## Що мають кілька команд.

cli-game = Гра: alien-frontiers, aliens, nemesis
cli-record = Запис партії
cli-seats = Скільки місць за столом; інакше стільки, скільки дозволяє гра
cli-option = Вибрати варіант правил; можна вказати кілька разів (див. airlock games)

## Команди.

cli-play = Зіграти в терміналі проти ботів і з іншими людьми
    .usage = airlock play ГРА [параметри]
cli-play-seats = Хто грає, місце за місцем: me (я), me:ІМ’Я, greedy, random; інакше я та боти greedy
cli-play-mission = Місія, якщо у грі вони є; те саме, що --option mission=…
cli-play-heroes = Хто чий герой, місце за місцем, наприклад hicks,ripley; без --seats це задає й кількість гравців
cli-play-seed = Для того самого числа кубики ті самі; інакше будь-які
cli-play-record = Де зберігати партію; інакше в окремому файлі у вашій теці даних
cli-play-continue = Продовжити відкладену партію

cli-simulate = Дати ботам зіграти багато партій і розповісти, що вийшло
    .usage = airlock simulate ГРА --bots БОТ,… --games N [параметри]
cli-simulate-mission = Порівняти місії або всі (all) для будь-якої кількості гравців або лише для --seats
cli-simulate-bots = По боту на кожне місце або один на всі: greedy, random. Від партії до партії вони міняються місцями
cli-simulate-games = Скільки партій зіграти; інакше 100
cli-simulate-seed = Для того самого числа партії ті самі; інакше будь-які
cli-simulate-threads = Скільки партій грати водночас; інакше по одній на кожен процесор
cli-simulate-records = Зберегти запис кожної партії в цій теці
cli-simulate-plot = Намалювати розподіли очок і раундів у форматі SVG

cli-playouts = Виміряти швидкість правил: випадкові відповіді, один потік
    .usage = airlock playouts ГРА [параметри]
cli-playouts-seconds = Скільки секунд грати; інакше 3
cli-playouts-games = Скільки партій зіграти замість секунд
cli-playouts-seed = Для того самого числа партії ті самі; інакше будь-які

cli-replay = Переповісти записану партію хід за ходом
    .usage = airlock replay ФАЙЛ [параметри]
cli-replay-as = Розповісти те, що бачило це місце; інакше те, що бачив глядач

cli-verify = Перевірити запис: чи дотримано правил і чи чесні кубики
    .usage = airlock verify ФАЙЛ [параметри]
cli-verify-statuses = Код завершення: 0, якщо все, що можна перевірити, сходиться; 1, якщо щось не сходиться; 2, якщо це не запис; 3, якщо все сходиться, але гру не закінчено й про кубики нічого не доведено.

cli-perft = Порахувати, скількома способами може початися гра
    .usage = airlock perft ГРА [параметри]
cli-perft-depth = На скільки відповідей і кидків уперед; інакше 5

cli-rules = Знайти правило за номером або за словами
    .usage = airlock rules ГРА [номер або слова]
cli-rules-words = Номер правила, наприклад AF-9.2, або слова для пошуку; інакше перелік розділів

cli-campaign = Грати пов’язані місії: втрати, карти й полеглі переходять з однієї в іншу
    .usage = airlock campaign КОМАНДА [параметри]
cli-campaign-name = Назва кампанії
cli-campaign-folder = Де зберігаються кампанії; інакше у вашій теці даних
cli-campaign-new = Почати кампанію
    .usage = airlock campaign new НАЗВА [параметри]
cli-campaign-list = Перелічити кампанії
    .usage = airlock campaign list [параметри]
cli-campaign-show = Розповісти, що було в кампанії
    .usage = airlock campaign show НАЗВА [параметри]
cli-campaign-show-mission = Розповісти цю місію хід за ходом, за її номером у кампанії
cli-campaign-play = Зіграти наступну місію або продовжити відкладену
    .usage = airlock campaign play НАЗВА [параметри]
cli-campaign-play-mission = Яку місію; інакше наступну за порядком
cli-campaign-export = Записати кампанію у файл, який можна переслати
    .usage = airlock campaign export НАЗВА ФАЙЛ
cli-campaign-export-file = Файл; наявний не замінюється
cli-campaign-import = Узяти кампанію з файлу
    .usage = airlock campaign import ФАЙЛ
cli-campaign-import-file = Файл, який було записано

cli-games = Показати ігри, кількість гравців і варіанти правил
    .usage = airlock games [параметри]

cli-serve = Запустити сервер: столи для людей, ботів і глядачів через мережу
    .usage = airlock serve [параметри]
cli-serve-listen = Де чекати на з’єднання; інакше 127.0.0.1:8080, лише для цієї машини
cli-serve-data = Де все зберігається; інакше ./airlock-data
cli-serve-public-url = Як сервер видно людям, наприклад https://play.example, якщо це інша адреса
cli-serve-behind-proxy = Перед сервером рівно один проксі: вірити його X-Forwarded-For
cli-serve-metrics-for-everybody = Показувати метрики всім, а не лише цій машині
cli-serve-log = Вигляд журналу: plain або json; інакше plain
cli-serve-log-level = Що писати до журналу: error, warn, info, debug, trace; інакше info
cli-serve-open-tables = Скільки столів може тримати відкритими одна людина
cli-serve-tables-by-address = Скільки столів можна відкрити з однієї адреси за годину
cli-serve-sockets = Скільки всього може бути з’єднань зі столами
cli-serve-sockets-by-address = Скільки з’єднань зі столами може бути з однієї адреси
cli-serve-connections = Скільки всього може бути будь-яких з’єднань
cli-serve-connections-by-address = Скільки будь-яких з’єднань може бути з однієї адреси
cli-serve-requests-by-address = Скільки запитів за хвилину можна слати з однієї адреси
cli-serve-requests-by-person = Скільки запитів за хвилину може слати одна людина
cli-serve-messages = Скільки повідомлень за секунду можна слати одним з’єднанням
cli-serve-bot-pause = Скільки мілісекунд бот чекає перед відповіддю; інакше ніскільки
cli-serve-window-delay = На скільки мілісекунд притримуються відповіді у вікнах реакцій, щоб швидкість нічого не видавала; інакше на випадковий час від 1000 до 3000, а в ботів від 300 до 600
cli-serve-sleep-after = Через скільки секунд засинає стіл, за яким нікого немає; інакше 120
cli-serve-listens = Airlock відкрито: { $url } (усе зберігається в теці { $folder }; зупинити — Ctrl+C)

cli-backup = Скопіювати базу даних і ключ сервера у файл, можна й під час роботи
    .usage = airlock backup ФАЙЛ [параметри]
cli-backup-file = Копія; попередню з такою назвою буде замінено. У ній секрети: бережіть її, як і теку
cli-backup-data = Тека, у якій усе зберігається; інакше ./airlock-data
cli-backup-done = Копія готова: { $file }

cli-restore = Повернути базу даних і ключ із копії туди, де бази немає
    .usage = airlock restore ФАЙЛ [параметри]
cli-restore-file = Копія
cli-restore-done = Копію { $file } повернено до теки { $folder }.
cli-restore-without-key = Ключа в копії не було: ті, хто не має пароля, тепер нікому не відомі.

cli-prune = Порахувати й видалити те, що більше нікому не потрібне
    .usage = airlock prune [параметри]
cli-prune-remove = Видалити й зменшити базу даних; інакше лише порахувати. Сервер із цією текою в цей час працювати не повинен: він прибирає за собою сам
cli-keep-guests = Через скільки днів видаляються гості без пароля, місця, столу й зіграних партій; інакше 30, а 0 — ніколи
cli-keep-waiting = Через скільки днів видаляються столи, де гра так і не почалася; інакше 14, а 0 — ніколи
cli-keep-abandoned = Через скільки днів видаляються партії, які ніхто не продовжує; інакше 180, а 0 — ніколи
cli-keep-finished = Через скільки днів видаляються завершені партії, у яких ніхто з паролем не має результату; інакше ніколи
cli-prune-counted = Більше нікому не потрібні:
cli-prune-removed = Видалено:
cli-prune-guests = { $n ->
    [one] { $n } гість
    [few] { $n } гості
    [many] { $n } гостей
   *[other] { $n } гостя
}
cli-prune-waiting = { $n ->
    [one] { $n } стіл, де гра так і не почалася
    [few] { $n } столи, де гра так і не почалася
    [many] { $n } столів, де гра так і не почалася
   *[other] { $n } стола, де гра так і не почалася
}
cli-prune-abandoned = { $n ->
    [one] { $n } партія, яку ніхто не продовжив
    [few] { $n } партії, які ніхто не продовжив
    [many] { $n } партій, які ніхто не продовжив
   *[other] { $n } партії, які ніхто не продовжив
}
cli-prune-finished = { $n ->
    [one] { $n } завершена партія гостей
    [few] { $n } завершені партії гостей
    [many] { $n } завершених партій гостей
   *[other] { $n } завершеної партії гостей
}
cli-prune-how = Нічого не змінено. З --remove це буде видалено; сервер, що працює, робить це сам.
cli-prune-smaller = База даних стала меншою на { $n } КіБ.

cli-about = Розповісти, що це за програма і з чого почати
    .usage = airlock about
