### К чему ведёт ответ: несколько слов рядом с ним, части строки, без точки.
###
### $seat — имя как есть; $stations — названия подряд. Без `.named` ответ и так называет территорию.

alien-frontiers-ahead-yours = ваша
    .named = { NAME($territory) }: контроль ваш
alien-frontiers-ahead-nobodys = ничья
    .named = { NAME($territory) }: контроль ничей
alien-frontiers-ahead-theirs = контроль: { $seat }
    .named = { NAME($territory) }: контроль — { $seat }
alien-frontiers-ahead-opens = станет доступно: { $stations }
alien-frontiers-ahead-ends = игра заканчивается
