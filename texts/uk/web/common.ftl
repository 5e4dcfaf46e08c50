### What several screens of the web client say.

web-bot-name = { $seat ->
    [1] Вега
    [2] Рігель
    [3] Міра
    [4] Альтаїр
    [5] Денеб
    [6] Капелла
   *[other] Бот { $seat }
}
web-seat-open = вільне місце

web-log-undone = { $name } бере назад останню відповідь.
web-log-undone-what = { $name } бере назад: { $what }
web-log-seat-person = { $name } сідає за стіл.
web-log-seat-bot = Місце займає бот.
web-log-seat-sits-in = { $name }: поки грає бот.
web-log-seat-outside-bot = На цьому місці грає програма ({ $name }).
web-log-seat-open = Місце вільне.

error-no-connection = Немає зв’язку. Спробуйте ще раз.
