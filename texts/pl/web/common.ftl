### What several screens of the web client say.

web-bot-name = Bot { $seat }
web-seat-open = wolne miejsce

web-log-undone = { $name } cofa ostatnią odpowiedź.
web-log-undone-what = { $name } cofa: { $what }
web-log-seat-person = { $name } siada do stołu.
web-log-seat-bot = Miejsce zajmuje bot.
web-log-seat-sits-in = { $name }: na razie gra bot.
web-log-seat-outside-bot = Na tym miejscu gra program ({ $name }).
web-log-seat-open = Miejsce jest wolne.

error-no-connection = Brak połączenia. Proszę spróbować ponownie.
