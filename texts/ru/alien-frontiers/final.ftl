### Конец партии в Alien Frontiers: кто победил, подсчёт и история в цифрах.
###
### $seat и $seats — имена, которые набрали люди: они не склоняются.

alien-frontiers-final-won = { $seat } заселяет планету
alien-frontiers-final-shared = Общая победа: { $seat }
alien-frontiers-final-how = { $points ->
    [one] { $points } очко против { $second }, раунд { $round }. Последняя колония ({ $seat }) попадает { NAME($territory, case: "to") }.
    [few] { $points } очка против { $second }, раунд { $round }. Последняя колония ({ $seat }) попадает { NAME($territory, case: "to") }.
   *[many] { $points } очков против { $second }, раунд { $round }. Последняя колония ({ $seat }) попадает { NAME($territory, case: "to") }.
}
alien-frontiers-final-alone = Раунд { $round }: все остальные вышли из игры.

## Подсчёт.

alien-frontiers-final-scoring = Итоговый подсчёт
alien-frontiers-final-steps = шаг за шагом
alien-frontiers-final-again = Ещё раз
alien-frontiers-final-points = Победные очки
alien-frontiers-final-places = Место
alien-frontiers-final-place = { $rank ->
    [1] первое
    [2] второе
    [3] третье
   *[4] четвёртое
}
alien-frontiers-final-decided = { $place }: { $what }
alien-frontiers-final-resigned = вне игры
alien-frontiers-final-tie-cards = { $seats }: очков поровну, по { $points }. Решает число карт технологий.
alien-frontiers-final-tie-ore = { $seats }: очков поровну, по { $points }, карт тоже. Решает руда.
alien-frontiers-final-tie-fuel = { $seats }: очков поровну, по { $points }, карт и руды тоже. Решает топливо.
alien-frontiers-final-tie-shared = { $seats }: очков поровну, по { $points }, и всего остального тоже. Место общее.

## Как это было. Само число $n стоит над словами.

alien-frontiers-final-story = Как это было
alien-frontiers-final-chart = Очки в конце каждого раунда
alien-frontiers-final-chart-round = Раунд
alien-frontiers-final-round = Раунд { $round }
alien-frontiers-final-rounds = { $n ->
    [one] раунд
    [few] раунда
   *[many] раундов
}
alien-frontiers-final-dice = { $n ->
    [one] бросок кубика
    [few] броска кубика
   *[many] бросков кубика
}
alien-frontiers-final-raids = { $n ->
    [one] рейд
    [few] рейда
   *[many] рейдов
}
alien-frontiers-final-raider = , больше всех { $seat }: { $n }
alien-frontiers-final-cards = { $n ->
    [one] карта сыграна
    [few] карты сыграны
   *[many] карт сыграно
}
alien-frontiers-final-minutes = { $n ->
    [one] минута за столом
    [few] минуты за столом
   *[many] минут за столом
}
