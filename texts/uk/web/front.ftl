### The front page, and what stands above every page.

web-language = Мова
web-bar-rules = Правила
web-bar-me = Я: { $name }
web-skip = До вмісту

web-front-title = Які двері відчинимо сьогодні?
web-front-lead = Реєстрація не потрібна. На порожніх місцях грають боти.
web-front-games = Ігри
web-front-by-link = Вставте посилання на стіл або код
web-front-play = Грати
web-front-friends = З друзями
web-front-learn = Навчання
web-front-more = Налаштувати все самостійно

web-front-mine = Мої ігри
web-front-waiting = { $n ->
    [one] { $n } чекає на вас
    [few] { $n } чекають на вас
   *[many] { $n } чекають на вас
}
web-front-open = Відкриті столи
web-front-to-watch = Можна подивитися
web-front-no-mine = Жодна гра не чекає вашого ходу. Нова гра почнеться за секунду.
web-front-no-open = Зараз ніхто не чекає на гравців. Відкрийте стіл, і він з’явиться тут.
web-front-none-to-watch = Зараз ніхто не грає за відкритим столом.
web-front-your-turn = Ваш хід
web-front-go-on = Далі
web-front-look = Глянути
web-front-join = Сісти
web-front-watch = Дивитися
web-front-replay = Повтор
web-front-seats = зайнято місць: { $taken } з { $seats } · { $pace }
web-front-round = раунд { $round }
web-front-waits = ходить { $name }
web-front-finished = кінець гри: { $ago }
web-front-frozen = можна лише читати

web-pace-no-limit = без обмежень
web-pace-live = з годинником
web-pace-turn-based = { $hours ->
    [24] доба на хід
    [one] { $hours } година на хід
    [few] { $hours } години на хід
   *[many] { $hours } годин на хід
}

web-front-fair = Кожен кидок можна перевірити після гри.
web-front-about = Про програму
web-front-credits = Подяки
web-front-interface = Для розробників

web-poster-nemesis = Прокинутися на кораблі, що гине, і нікому не вірити до кінця
    .players = 1–5 гравців
    .time = 2–3 год
    .picture = Темний коридор, у кінці якого в червоному світлі чекає щось багатолапе
web-poster-lockdown = База під поверхнею Марса, і гасне світло
    .players = 1–5 гравців
    .time = 2–3 год
    .picture = Купол на Марсі, під ним кімнати, частина з них без світла
web-poster-alien-frontiers = Кидайте кубики-кораблі, стикуйте їх, заселяйте планету
    .players = 2–4 гравці
    .time = 1 год
    .picture = Яскрава планета з різнобарвними землями; від сонця летять кораблі-кубики
web-poster-aliens = Another Glorious Day in the Corps: тримати рубіж разом
    .players = 1–6 гравців
    .time = 1–2 год
    .picture = Троє морпіхів перед зеленим датчиком руху, повним сигналів
