### Что можно набрать после `airlock` и что это значит. `.usage` — вид команды.

## Программа в целом.

cli-airlock = Настольные игры о встрече с чужими: играть с людьми и ботами, моделировать, проверять. Без команды запускается сервер.
    .usage = airlock [КОМАНДА] [параметры]
cli-help = Показать эту справку и больше ничего не делать
cli-version = Показать версию программы
cli-lang = Язык: en, ru, uk или pl; иначе язык системы
cli-json = Вывести JSON для программ

cli-heading-usage = Вызов
cli-heading-commands = Команды
cli-heading-arguments = Аргументы
cli-heading-options = Параметры

cli-intro-title = Airlock { $version }: настольные игры о встрече с чужими
cli-intro = Играйте прямо в терминале с друзьями и ботами. Программа следит за правилами, каждый отказ называет своё правило, честность кубиков можно проверить, а каждая партия остаётся записью, которую можно перечитать.
cli-intro-serve = Запустить сервер для всех, кому он доступен:
cli-intro-play = Сыграть сейчас против трёх ботов:
cli-intro-friends = Двое за одним терминалом и бот:
cli-intro-rules = Найти что-нибудь в правилах:
cli-intro-simulate = Дать ботам сыграть 200 партий и сравнить их:
cli-intro-verify = Проверить, что записанная партия сыграна по правилам и честными кубиками:
cli-intro-help = Все команды; у каждой есть свой --help:

## Что стоит на месте того, что нужно набрать.

cli-value-game = ИГРА
cli-value-file = ФАЙЛ
cli-value-folder = ПАПКА
cli-value-count = N
cli-value-seat = МЕСТО
cli-value-seats = КТО,…
cli-value-bots = БОТ,…
cli-value-option = ИМЯ=ЗНАЧЕНИЕ
cli-value-mission = МИССИЯ
cli-value-missions = МИССИЯ,…
cli-value-heroes = ГЕРОЙ,…
cli-value-name = НАЗВАНИЕ
cli-value-words = номер или слова
cli-value-language = ЯЗЫК
cli-value-address = АДРЕС
cli-value-url = URL
cli-value-level = УРОВЕНЬ
cli-value-form = ВИД
cli-value-days = ДНЕЙ

## Что есть у нескольких команд.

cli-game = Игра: alien-frontiers, aliens, nemesis
cli-record = Запись партии
cli-seats = Сколько мест за столом; иначе столько, сколько допускает игра
cli-option = Выбрать вариант правил; можно указать несколько раз (см. airlock games)

## Команды.

cli-play = Сыграть в терминале против ботов и с другими людьми
    .usage = airlock play ИГРА [параметры]
cli-play-seats = Кто играет, место за местом: me (я), me:ИМЯ, greedy, random; иначе я и боты greedy
cli-play-mission = Миссия, если в игре они есть; то же, что --option mission=…
cli-play-heroes = Кто чей герой, место за местом, например hicks,ripley; без --seats это задаёт и число игроков
cli-play-seed = Для одного и того же числа кубики одни и те же; иначе любые
cli-play-record = Где хранить партию; иначе в отдельном файле в вашей папке данных
cli-play-continue = Продолжить отложенную партию

cli-simulate = Дать ботам сыграть много партий и рассказать, что вышло
    .usage = airlock simulate ИГРА --bots БОТ,… --games N [параметры]
cli-simulate-mission = Сравнить миссии или все (all) для любого числа игроков или только для --seats
cli-simulate-bots = По боту на каждое место или один на все: greedy, random. От партии к партии они меняются местами
cli-simulate-games = Сколько партий сыграть; иначе 100
cli-simulate-seed = Для одного и того же числа партии одни и те же; иначе любые
cli-simulate-threads = Сколько партий играть одновременно; иначе по одной на каждый процессор
cli-simulate-records = Сохранить запись каждой партии в этой папке
cli-simulate-plot = Нарисовать распределения очков и раундов в формате SVG

cli-playouts = Измерить скорость правил: случайные ответы, один поток
    .usage = airlock playouts ИГРА [параметры]
cli-playouts-seconds = Сколько секунд играть; иначе 3
cli-playouts-games = Сколько партий сыграть вместо секунд
cli-playouts-seed = Для одного и того же числа партии одни и те же; иначе любые

cli-replay = Пересказать записанную партию ход за ходом
    .usage = airlock replay ФАЙЛ [параметры]
cli-replay-as = Рассказать то, что видело это место; иначе то, что видел зритель

cli-verify = Проверить запись: соблюдены ли правила и честны ли кубики
    .usage = airlock verify ФАЙЛ [параметры]
cli-verify-statuses = Код завершения: 0, если всё, что можно проверить, сходится; 1, если что-то не сходится; 2, если это не запись; 3, если всё сходится, но игра не закончена и о кубиках ничего не доказано.

cli-perft = Сосчитать, сколькими способами может начаться игра
    .usage = airlock perft ИГРА [параметры]
cli-perft-depth = На сколько ответов и бросков вперёд; иначе 5

cli-rules = Найти правило по номеру или по словам
    .usage = airlock rules ИГРА [номер или слова]
cli-rules-words = Номер правила, например AF-9.2, или слова для поиска; иначе список глав

cli-campaign = Играть связанные миссии: потери, карты и павшие переходят из одной в другую
    .usage = airlock campaign КОМАНДА [параметры]
cli-campaign-name = Название кампании
cli-campaign-folder = Где хранятся кампании; иначе в вашей папке данных
cli-campaign-new = Начать кампанию
    .usage = airlock campaign new НАЗВАНИЕ [параметры]
cli-campaign-list = Перечислить кампании
    .usage = airlock campaign list [параметры]
cli-campaign-show = Рассказать, что было в кампании
    .usage = airlock campaign show НАЗВАНИЕ [параметры]
cli-campaign-show-mission = Рассказать эту миссию ход за ходом, по её номеру в кампании
cli-campaign-play = Сыграть следующую миссию или продолжить отложенную
    .usage = airlock campaign play НАЗВАНИЕ [параметры]
cli-campaign-play-mission = Какую миссию; иначе следующую по порядку
cli-campaign-export = Записать кампанию в файл, который можно переслать
    .usage = airlock campaign export НАЗВАНИЕ ФАЙЛ
cli-campaign-export-file = Файл; существующий не заменяется
cli-campaign-import = Взять кампанию из файла
    .usage = airlock campaign import ФАЙЛ
cli-campaign-import-file = Файл, который был записан

cli-games = Показать игры, число игроков и варианты правил
    .usage = airlock games [параметры]

cli-serve = Запустить сервер: столы для людей, ботов и зрителей по сети
    .usage = airlock serve [параметры]
cli-serve-listen = Где ждать соединений; иначе 127.0.0.1:8080, только для этой машины
cli-serve-data = Где всё хранится; иначе ./airlock-data
cli-serve-public-url = Как сервер виден людям, например https://play.example, если это другой адрес
cli-serve-behind-proxy = Перед сервером ровно один прокси: верить его X-Forwarded-For
cli-serve-metrics-for-everybody = Показывать метрики всем, а не только этой машине
cli-serve-log = Вид журнала: plain или json; иначе plain
cli-serve-log-level = Что писать в журнал: error, warn, info, debug, trace; иначе info
cli-serve-open-tables = Сколько столов может держать открытыми один человек
cli-serve-tables-by-address = Сколько столов можно открыть с одного адреса за час
cli-serve-sockets = Сколько всего может быть соединений со столами
cli-serve-sockets-by-address = Сколько соединений со столами может быть с одного адреса
cli-serve-connections = Сколько всего может быть любых соединений
cli-serve-connections-by-address = Сколько любых соединений может быть с одного адреса
cli-serve-requests-by-address = Сколько запросов в минуту можно слать с одного адреса
cli-serve-requests-by-person = Сколько запросов в минуту может слать один человек
cli-serve-messages = Сколько сообщений в секунду можно слать по одному соединению
cli-serve-bot-pause = Сколько миллисекунд бот ждёт перед ответом; иначе нисколько
cli-serve-window-delay = На сколько миллисекунд придерживаются ответы в окнах реакций, чтобы быстрота ничего не выдавала; иначе на случайное время от 1000 до 3000, а у ботов от 300 до 600
cli-serve-sleep-after = Через сколько секунд засыпает стол, за которым никого нет; иначе 120
cli-serve-listens = Airlock открыт: { $url } (всё хранится в папке { $folder }; остановить — Ctrl+C)

cli-backup = Скопировать базу данных и ключ сервера в файл, можно и на ходу
    .usage = airlock backup ФАЙЛ [параметры]
cli-backup-file = Копия; прежняя с таким именем будет заменена. В ней секреты: берегите её, как и папку
cli-backup-data = Папка, в которой всё хранится; иначе ./airlock-data
cli-backup-done = Копия готова: { $file }

cli-restore = Вернуть базу данных и ключ из копии туда, где базы нет
    .usage = airlock restore ФАЙЛ [параметры]
cli-restore-file = Копия
cli-restore-done = Копия { $file } возвращена в папку { $folder }.
cli-restore-without-key = Ключа в копии не было: те, у кого нет пароля, теперь никому не известны.

cli-prune = Посчитать и удалить то, что больше никому не нужно
    .usage = airlock prune [параметры]
cli-prune-remove = Удалить и уменьшить базу данных; иначе только посчитать. Сервер с этой папкой в это время работать не должен: он убирает за собой сам
cli-keep-guests = Через сколько дней удаляются гости без пароля, места, стола и сыгранных партий; иначе 30, а 0 — никогда
cli-keep-waiting = Через сколько дней удаляются столы, где игра так и не началась; иначе 14, а 0 — никогда
cli-keep-abandoned = Через сколько дней удаляются партии, которые никто не продолжает; иначе 180, а 0 — никогда
cli-keep-finished = Через сколько дней удаляются законченные партии, в которых нет результата ни у кого с паролем; иначе никогда
cli-prune-counted = Больше никому не нужны:
cli-prune-removed = Удалены:
cli-prune-guests = { $n ->
    [one] { $n } гость
    [few] { $n } гостя
    [many] { $n } гостей
   *[other] { $n } гостя
}
cli-prune-waiting = { $n ->
    [one] { $n } стол, где игра так и не началась
    [few] { $n } стола, где игра так и не началась
    [many] { $n } столов, где игра так и не началась
   *[other] { $n } стола, где игра так и не началась
}
cli-prune-abandoned = { $n ->
    [one] { $n } партия, которую никто не продолжил
    [few] { $n } партии, которые никто не продолжил
    [many] { $n } партий, которые никто не продолжил
   *[other] { $n } партии, которые никто не продолжил
}
cli-prune-finished = { $n ->
    [one] { $n } законченная партия гостей
    [few] { $n } законченные партии гостей
    [many] { $n } законченных партий гостей
   *[other] { $n } законченной партии гостей
}
cli-prune-how = Ничего не изменено. С --remove это будет удалено; работающий сервер делает это сам.
cli-prune-smaller = База данных стала меньше на { $n } КиБ.

cli-about = Рассказать, что это за программа и с чего начать
    .usage = airlock about
