### A game looked back on.

web-replay-share = Ссылка на этот момент
web-replay-go-on = Продолжить отсюда
web-replay-record = Запись
web-replay-eyes = Чьими глазами
web-replay-all = всех
web-replay-timeline = Ход игры
web-replay-at = Шаг { $at } из { $steps }, раунд { $round }
web-replay-step = шаг { $at } из { $steps }
web-replay-turn = Раунд { $round } · { $name }
web-replay-start = До первого шага
web-replay-first = В начало
web-replay-back = На шаг назад
web-replay-play = Смотреть
web-replay-pause = Пауза
web-replay-forward = На шаг вперёд
web-replay-last = В конец
web-replay-speed = Скорость: ×{ $speed }
web-replay-mattered = Что было важно
web-replay-before = раньше
web-replay-next = дальше
