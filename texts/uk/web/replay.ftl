### A game looked back on.

web-replay-share = Посилання на цей момент
web-replay-go-on = Продовжити звідси
web-replay-record = Запис
web-replay-eyes = Чиїми очима
web-replay-all = усіх
web-replay-timeline = Перебіг гри
web-replay-at = Крок { $at } з { $steps }, раунд { $round }
web-replay-step = крок { $at } з { $steps }
web-replay-turn = Раунд { $round } · { $name }
web-replay-start = До першого кроку
web-replay-first = На початок
web-replay-back = На крок назад
web-replay-play = Дивитися
web-replay-pause = Пауза
web-replay-forward = На крок уперед
web-replay-last = У кінець
web-replay-speed = Швидкість: ×{ $speed }
web-replay-mattered = Що було важливо
web-replay-before = раніше
web-replay-next = далі
