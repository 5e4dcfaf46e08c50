### What several screens of the web client say.

web-bot-name = { $seat ->
    [1] Wega
    [2] Rigel
    [3] Mira
    [4] Altair
    [5] Deneb
    [6] Kapella
   *[other] Bot { $seat }
}
web-seat-open = wolne miejsce

web-log-undone = { $name } cofa ostatnią odpowiedź.
web-log-undone-what = { $name } cofa: { $what }
web-log-seat-person = { $name } siada do stołu.
web-log-seat-bot = Miejsce zajmuje bot.
web-log-seat-sits-in = { $name }: na razie gra bot.
web-log-seat-outside-bot = Na tym miejscu gra program ({ $name }).
web-log-seat-open = Miejsce jest wolne.

error-no-connection = Brak połączenia. Spróbuj ponownie.
