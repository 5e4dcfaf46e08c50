### The front page, and what stands above every page.

web-language = Язык
web-bar-rules = Правила
web-bar-me = Я: { $name }
web-skip = К содержанию

web-front-title = Какую дверь откроем сегодня?
web-front-lead = Регистрация не нужна. На пустых местах играют боты.
web-front-games = Игры
web-front-by-link = Вставьте ссылку на стол или код
web-front-play = Играть
web-front-friends = С друзьями
web-front-learn = Обучение
web-front-more = Настроить всё самому

web-front-mine = Мои игры
web-front-waiting = { $n ->
    [one] { $n } ждёт вас
    [few] { $n } ждут вас
   *[many] { $n } ждут вас
}
web-front-open = Открытые столы
web-front-to-watch = Можно посмотреть
web-front-no-mine = Ни одна игра не ждёт вашего хода. Новая игра начнётся за секунду.
web-front-no-open = Сейчас никто не ждёт игроков. Откройте стол, и он появится здесь.
web-front-none-to-watch = Сейчас никто не играет за открытым столом.
web-front-your-turn = Ваш ход
web-front-go-on = Продолжить
web-front-look = Взглянуть
web-front-join = Сесть
web-front-watch = Смотреть
web-front-replay = Повтор
web-front-seats = занято мест: { $taken } из { $seats } · { $pace }
web-front-round = раунд { $round }
web-front-waits = ходит { $name }
web-front-finished = конец игры: { $ago }
web-front-frozen = можно только читать

web-pace-no-limit = без ограничений
web-pace-live = с часами
web-pace-turn-based = { $hours ->
    [24] сутки на ход
    [one] { $hours } час на ход
    [few] { $hours } часа на ход
   *[many] { $hours } часов на ход
}

web-front-fair = Каждый бросок можно проверить после игры.
web-front-about = О программе
web-front-credits = Благодарности
web-front-interface = Для разработчиков

web-poster-nemesis = Проснуться на гибнущем корабле и никому не верить до конца
    .players = 1–5 игроков
    .time = 2–3 ч
    .picture = Тёмный коридор, в конце которого в красном свете ждёт нечто со множеством лап
web-poster-lockdown = База под поверхностью Марса, и гаснет свет
    .players = 1–5 игроков
    .time = 2–3 ч
    .picture = Купол на Марсе, под ним отсеки, часть из них без света
web-poster-alien-frontiers = Бросайте кубики-корабли, стыкуйте их, заселяйте планету
    .players = 2–4 игрока
    .time = 1 ч
    .picture = Яркая планета с разноцветными землями; от солнца летят корабли-кубики
web-poster-aliens = Another Glorious Day in the Corps: держать рубеж вместе
    .players = 1–6 игроков
    .time = 1–2 ч
    .picture = Трое морпехов перед зелёным датчиком движения, полным сигналов
