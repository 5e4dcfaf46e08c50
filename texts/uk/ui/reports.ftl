### Що кажуть моделювання, вимірювання та перевірки.

## Моделювання.

ui-simulating = Партії
ui-simulated = { $games ->
    [one] { $game }, гравців: { $players }, { $games } партія, зерно { $seed }
    [few] { $game }, гравців: { $players }, { $games } партії, зерно { $seed }
   *[many] { $game }, гравців: { $players }, { $games } партій, зерно { $seed }
}
ui-column-bot = бот
ui-column-seat = місце
ui-column-played = партій
ui-column-won = перемог
ui-column-rate = частка перемог
ui-column-interval = інтервал 95 %
ui-column-score = очки
ui-column-scores = від–до
ui-together = Усі виграють і програють разом.
ui-missions = { $game }: місії поруч, партій на кожну: { $games }, зерно { $seed }
ui-column-mission = місія
ui-column-players = гравців
ui-column-turns = ходів
ui-column-objective = завдання
ui-column-lived = вижили
ui-column-survival = виживання
ui-fair-share = Якби всі були рівні, кожен вигравав би { $share }. Спільна перемога ділиться на частини.
ui-game-length = Раундів у партії: у середньому { $mean }, від { $min } до { $max }.
ui-column-ending = кінець
ui-column-share = частка
ui-speed = { $threads ->
    [one] { $seconds } с в { $threads } потік: за секунду партій { $games }, відповідей { $answers }, кидків { $outcomes }.
    [few] { $seconds } с у { $threads } потоки: за секунду партій { $games }, відповідей { $answers }, кидків { $outcomes }.
   *[many] { $seconds } с у { $threads } потоків: за секунду партій { $games }, відповідей { $answers }, кидків { $outcomes }.
}
ui-records-in = Записи лежать у { $path }
ui-plot-in = Малюнок лежить у { $path }
ui-plot-scores = { $game }: підсумкові очки за ботами (партій: { $games })
ui-plot-rounds = { $game }: тривалість партій (партій: { $games })
ui-plot-score = очки
ui-plot-round = раунди
ui-plot-share = частка партій, %

## Арена.

ui-arena = { $game }, гравців: { $players }, партій: { $games }, розкладів: { $deals }, зерно { $seed }
ui-column-mean-time = мс на відповідь
ui-column-p99 = 99 зі 100
ui-column-worst = найдовше
ui-arena-difference = { $one } виграє частіше, ніж { $other }, на { $points } зі ста (інтервал 95 %: від { $low } до { $high }).
ui-arena-better = Сильніший: { $bot }.
ui-arena-undecided = Поки неясно: з іншими розкладами могло б вийти навпаки.
ui-arena-few = Поки неясно: менше ніж { $games } партій нічого не доводить.

## Вимірювання.

ui-playouts-games = партій
ui-playouts-stopped = з них зупинено як задовгі
ui-playouts-seconds = секунд
ui-playouts-games-per-s = партій за секунду
ui-playouts-answers-per-s = відповідей за секунду
ui-playouts-outcomes-per-s = кидків за секунду
ui-playouts-mean-answers = відповідей у партії, у середньому
ui-playouts-mean-outcomes = кидків у партії, у середньому
ui-playouts-mean-branching = відповідей на вибір, у середньому
ui-playouts-allocations = виділень пам’яті на відповідь
ui-playouts-copies-per-s = копій стану за секунду
ui-playouts-state-bytes = байтів у стані
ui-playouts-stored-bytes = байтів у збереженому стані
ui-playouts-tables = Що обчислюється один раз, до першої партії:
ui-playouts-table = { $ms } мс, { $kib } КіБ
ui-perft = глибина { $depth }: способів { $ways } ({ $seconds } с)

## Перевірки.

ui-verified = { $entries ->
    [one] { $file } сходиться: { $game }, гравців: { $players }, { $entries } подія.
    [few] { $file } сходиться: { $game }, гравців: { $players }, { $entries } події.
   *[many] { $file } сходиться: { $game }, гравців: { $players }, { $entries } подій.
}
ui-proven = Доведено:
ui-proven-answers = { $count ->
    [one] Правила дозволяли кожну відповідь: { $count } відповідь.
    [few] Правила дозволяли кожну відповідь: { $count } відповіді.
   *[many] Правила дозволяли кожну відповідь: { $count } відповідей.
}
ui-proven-outcomes = { $count ->
    [one] Усе, що випало й відкрилося, було можливе: { $count } раз.
    [few] Усе, що випало й відкрилося, було можливе: { $count } рази.
   *[many] Усе, що випало й відкрилося, було можливе: { $count } разів.
}
ui-proven-boards = { $count ->
    [one] Наприкінці кожного раунду поле було таким, як записано: { $count } раунд.
    [few] Наприкінці кожного раунду поле було таким, як записано: { $count } раунди.
   *[many] Наприкінці кожного раунду поле було таким, як записано: { $count } раундів.
}
ui-proven-commitment = Зерно те саме, що було обіцяно до першого кидка.
ui-proven-dealer = { $count ->
    [one] Усе, що випало й відкрилося ({ $count } раз), випливає із зерна та з місця в партії.
    [few] Усе, що випало й відкрилося ({ $count } рази), випливає із зерна та з місця в партії.
   *[many] Усе, що випало й відкрилося ({ $count } разів), випливає із зерна та з місця в партії.
}
ui-proven-taken-back = { $count ->
    [one] Щось узяли назад ({ $count } раз): жоден кидок і жодна карта від цього не змінилися.
    [few] Щось узяли назад ({ $count } рази): жоден кидок і жодна карта від цього не змінилися.
   *[many] Щось узяли назад ({ $count } разів): жоден кидок і жодна карта від цього не змінилися.
}
ui-proven-nonces = { $count ->
    [one] Після обіцянки своє число додав { $count } гравець: стіл не міг підібрати зерно під кубики.
    [few] Після обіцянки свої числа додали { $count } гравці: стіл не міг підібрати зерно під кубики.
   *[many] Після обіцянки свої числа додали { $count } гравців: стіл не міг підібрати зерно під кубики.
}
ui-proven-result = Кінець і місця такі, як велять правила.
ui-proven-chain = Після закриття запису жодного рядка не змінено.
ui-open = Не доведено:
ui-open-no-numbers = Жоден гравець не додав свого числа: той, хто веде стіл, міг перебрати зерна до обіцянки.
ui-open-unfinished = Гру не закінчено, її зерно ще таємниця, і кубики поки що не перевірити.
ui-open-other-rules = Запис зроблено за правилами версії { $theirs }, а тут версія { $ours }: кубики не перевірено.
ui-open-other-digest = Хеші поля зроблено інакше (версія { $theirs }, тут { $ours }), і їх не перевірено.
ui-open-dealt-anew = { $count ->
    [one] Перед кидком щось узяли назад ({ $count } раз). У записах попереднього виду від цього випадало інше: хто знав зерно, міг так вибирати.
    [few] Перед кидком щось узяли назад ({ $count } рази). У записах попереднього виду від цього випадало інше: хто знав зерно, міг так вибирати.
   *[many] Перед кидком щось узяли назад ({ $count } разів). У записах попереднього виду від цього випадало інше: хто знав зерно, міг так вибирати.
}
ui-open-practice = { $outcomes ->
    [0] Гра була тренувальною: кидки й карти можна було взяти назад, але жодного разу не взяли.
    [one] Гра була тренувальною: назад узяли { $outcomes } кидок чи карту, і хто їх бачив, знав, що випаде знову.
    [few] Гра була тренувальною: назад узяли { $outcomes } кидки й карти, і хто їх бачив, знав, що випаде знову.
   *[many] Гра була тренувальною: назад узяли { $outcomes } кидків і карт, і хто їх бачив, знав, що випаде знову.
}
ui-open-inherited = { $entries ->
    [one] Початок, { $entries } подію, узято з іншого запису, з іншим роздавачем.
    [few] Початок, { $entries } події, узято з іншого запису, з іншим роздавачем.
   *[many] Початок, { $entries } подій, узято з іншого запису, з іншим роздавачем.
}
ui-misfit = { $entry ->
    [none] { $file } не сходиться. Рядок { $line }:
   *[other] { $file } не сходиться. Рядок { $line }, подія { $entry }:
}
