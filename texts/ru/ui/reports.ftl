### Что говорят моделирование, измерения и проверки.

## Моделирование.

ui-simulating = Партии
ui-simulated = { $games ->
    [one] { $game }, игроков: { $players }, { $games } партия, зерно { $seed }
    [few] { $game }, игроков: { $players }, { $games } партии, зерно { $seed }
   *[many] { $game }, игроков: { $players }, { $games } партий, зерно { $seed }
}
ui-column-bot = бот
ui-column-seat = место
ui-column-played = партий
ui-column-won = побед
ui-column-rate = доля побед
ui-column-interval = интервал 95 %
ui-column-score = очки
ui-column-scores = от–до
ui-together = Все выигрывают и проигрывают вместе.
ui-missions = { $game }: миссии рядом, партий на каждую: { $games }, зерно { $seed }
ui-column-mission = миссия
ui-column-players = игроков
ui-column-turns = ходов
ui-column-objective = цель
ui-column-lived = выжили
ui-column-survival = выживание
ui-fair-share = Будь все равны, каждый выигрывал бы { $share }. Общая победа делится на части.
ui-game-length = Раундов в партии: в среднем { $mean }, от { $min } до { $max }.
ui-column-ending = конец
ui-column-share = доля
ui-speed = { $threads ->
    [one] { $seconds } с в { $threads } поток: в секунду партий { $games }, ответов { $answers }, бросков { $outcomes }.
    [few] { $seconds } с в { $threads } потока: в секунду партий { $games }, ответов { $answers }, бросков { $outcomes }.
   *[many] { $seconds } с в { $threads } потоков: в секунду партий { $games }, ответов { $answers }, бросков { $outcomes }.
}
ui-records-in = Записи лежат в { $path }
ui-plot-in = Рисунок лежит в { $path }
ui-plot-scores = { $game }: итоговые очки по ботам (партий: { $games })
ui-plot-rounds = { $game }: длина партий (партий: { $games })
ui-plot-score = очки
ui-plot-round = раунды
ui-plot-share = доля партий, %

## Арена.

ui-arena = { $game }, игроков: { $players }, партий: { $games }, раскладов: { $deals }, зерно { $seed }
ui-column-mean-time = мс на ответ
ui-column-p99 = 99 из 100
ui-column-worst = дольше всего
ui-arena-difference = { $one } выигрывает чаще, чем { $other }, на { $points } из ста (интервал 95 %: от { $low } до { $high }).
ui-arena-better = Сильнее: { $bot }.
ui-arena-undecided = Пока неясно: при других раскладах могло бы выйти наоборот.
ui-arena-few = Пока неясно: меньше { $games } партий ничего не доказывает.

## Измерения.

ui-playouts-games = партий
ui-playouts-stopped = из них остановлено как слишком долгие
ui-playouts-seconds = секунд
ui-playouts-games-per-s = партий в секунду
ui-playouts-answers-per-s = ответов в секунду
ui-playouts-outcomes-per-s = бросков в секунду
ui-playouts-mean-answers = ответов в партии, в среднем
ui-playouts-mean-outcomes = бросков в партии, в среднем
ui-playouts-mean-branching = ответов на выбор, в среднем
ui-playouts-allocations = выделений памяти на ответ
ui-playouts-copies-per-s = копий состояния в секунду
ui-playouts-state-bytes = байтов в состоянии
ui-playouts-stored-bytes = байтов в сохранённом состоянии
ui-playouts-tables = Что вычисляется один раз, до первой партии:
ui-playouts-table = { $ms } мс, { $kib } КиБ
ui-perft = глубина { $depth }: способов { $ways } ({ $seconds } с)

## Проверки.

ui-verified = { $entries ->
    [one] { $file } сходится: { $game }, игроков: { $players }, { $entries } событие.
    [few] { $file } сходится: { $game }, игроков: { $players }, { $entries } события.
   *[many] { $file } сходится: { $game }, игроков: { $players }, { $entries } событий.
}
ui-proven = Доказано:
ui-proven-answers = { $count ->
    [one] Правила разрешали каждый ответ: { $count } ответ.
    [few] Правила разрешали каждый ответ: { $count } ответа.
   *[many] Правила разрешали каждый ответ: { $count } ответов.
}
ui-proven-outcomes = { $count ->
    [one] Всё, что выпало и открылось, было возможно: { $count } раз.
    [few] Всё, что выпало и открылось, было возможно: { $count } раза.
   *[many] Всё, что выпало и открылось, было возможно: { $count } раз.
}
ui-proven-boards = { $count ->
    [one] В конце каждого раунда поле было таким, как записано: { $count } раунд.
    [few] В конце каждого раунда поле было таким, как записано: { $count } раунда.
   *[many] В конце каждого раунда поле было таким, как записано: { $count } раундов.
}
ui-proven-commitment = Зерно то самое, что было обещано до первого броска.
ui-proven-dealer = { $count ->
    [one] Всё, что выпало и открылось ({ $count } раз), следует из зерна и из места в партии.
    [few] Всё, что выпало и открылось ({ $count } раза), следует из зерна и из места в партии.
   *[many] Всё, что выпало и открылось ({ $count } раз), следует из зерна и из места в партии.
}
ui-proven-taken-back = { $count ->
    [one] Что-то взяли назад ({ $count } раз): ни один бросок и ни одна карта от этого не изменились.
    [few] Что-то взяли назад ({ $count } раза): ни один бросок и ни одна карта от этого не изменились.
   *[many] Что-то взяли назад ({ $count } раз): ни один бросок и ни одна карта от этого не изменились.
}
ui-proven-nonces = { $count ->
    [one] После обещания своё число добавил { $count } игрок: стол не мог подобрать зерно под кубики.
    [few] После обещания свои числа добавили { $count } игрока: стол не мог подобрать зерно под кубики.
   *[many] После обещания свои числа добавили { $count } игроков: стол не мог подобрать зерно под кубики.
}
ui-proven-result = Конец и места такие, как велят правила.
ui-proven-chain = После закрытия записи ни одна строка не изменена.
ui-open = Не доказано:
ui-open-no-numbers = Ни один игрок не добавил своего числа: тот, кто ведёт стол, мог перебрать зёрна до обещания.
ui-open-unfinished = Игра не закончена, её зерно ещё тайна, и кубики пока не проверить.
ui-open-other-rules = Запись сделана по правилам версии { $theirs }, а здесь версия { $ours }: кубики не проверены.
ui-open-other-digest = Хеши поля сделаны иначе (версия { $theirs }, здесь { $ours }) и не проверены.
ui-open-dealt-anew = { $count ->
    [one] Перед броском что-то взяли назад ({ $count } раз). В записях прежнего вида от этого выпадало другое: кто знал зерно, мог так выбирать.
    [few] Перед броском что-то взяли назад ({ $count } раза). В записях прежнего вида от этого выпадало другое: кто знал зерно, мог так выбирать.
   *[many] Перед броском что-то взяли назад ({ $count } раз). В записях прежнего вида от этого выпадало другое: кто знал зерно, мог так выбирать.
}
ui-open-practice = { $outcomes ->
    [0] Игра была тренировочной: броски и карты можно было взять назад, но ни разу не взяли.
    [one] Игра была тренировочной: назад взяли { $outcomes } бросок или карту, и кто их видел, знал, что выпадет снова.
    [few] Игра была тренировочной: назад взяли { $outcomes } броска и карты, и кто их видел, знал, что выпадет снова.
   *[many] Игра была тренировочной: назад взяли { $outcomes } бросков и карт, и кто их видел, знал, что выпадет снова.
}
ui-open-inherited = { $entries ->
    [one] Начало, { $entries } событие, взято из другой записи, с другим раздающим.
    [few] Начало, { $entries } события, взято из другой записи, с другим раздающим.
   *[many] Начало, { $entries } событий, взято из другой записи, с другим раздающим.
}
ui-misfit = { $entry ->
    [none] { $file } не сходится. Строка { $line }:
   *[other] { $file } не сходится. Строка { $line }, событие { $entry }:
}
