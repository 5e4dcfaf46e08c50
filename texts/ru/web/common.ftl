### What several screens of the web client say.

web-bot-name = { $seat ->
    [1] Вега
    [2] Ригель
    [3] Мира
    [4] Альтаир
    [5] Денеб
    [6] Капелла
   *[other] Бот { $seat }
}
web-seat-open = свободное место

web-log-undone = { $name } берёт назад последний ответ.
web-log-undone-what = { $name } берёт назад: { $what }
web-log-seat-person = { $name } садится за стол.
web-log-seat-bot = Место занимает бот.
web-log-seat-sits-in = { $name }: пока играет бот.
web-log-seat-outside-bot = За это место играет программа ({ $name }).
web-log-seat-open = Место свободно.

error-no-connection = Нет связи. Попробуйте ещё раз.
