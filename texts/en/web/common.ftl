### What several screens of the web client say.

web-bot-name = { $seat ->
    [1] Vega
    [2] Rigel
    [3] Mira
    [4] Altair
    [5] Deneb
    [6] Capella
   *[other] Bot { $seat }
}
web-seat-open = open seat

web-log-undone = { $name } takes back the last answer.
web-log-undone-what = { $name } takes back: { $what }
web-log-seat-person = { $name } sits down.
web-log-seat-bot = A bot takes the seat.
web-log-seat-sits-in = A bot sits in for { $name }.
web-log-seat-outside-bot = A program plays for { $name }.
web-log-seat-open = The seat is open.

error-no-connection = No connection. Please try again.
