### Кінець партії в Alien Frontiers: хто переміг, підрахунок та історія в числах.
###
### $seat і $seats — імена, які набрали люди: вони не відмінюються.

alien-frontiers-final-won = { $seat } заселяє планету
alien-frontiers-final-shared = Спільна перемога: { $seat }
alien-frontiers-final-how = { $points ->
    [one] { $points } очко проти { $second }, раунд { $round }. Остання колонія ({ $seat }) потрапляє { NAME($territory, case: "to") }.
    [few] { $points } очки проти { $second }, раунд { $round }. Остання колонія ({ $seat }) потрапляє { NAME($territory, case: "to") }.
    [many] { $points } очок проти { $second }, раунд { $round }. Остання колонія ({ $seat }) потрапляє { NAME($territory, case: "to") }.
   *[other] { $points } очка проти { $second }, раунд { $round }. Остання колонія ({ $seat }) потрапляє { NAME($territory, case: "to") }.
}
alien-frontiers-final-alone = Раунд { $round }: усі інші вийшли з гри.

## Підрахунок.

alien-frontiers-final-scoring = Підсумковий рахунок
alien-frontiers-final-steps = крок за кроком
alien-frontiers-final-again = Ще раз
alien-frontiers-final-points = Очки перемоги
alien-frontiers-final-places = Місце
alien-frontiers-final-place = { $rank ->
    [1] перше
    [2] друге
    [3] третє
   *[4] четверте
}
alien-frontiers-final-decided = { $place }: { $what }
alien-frontiers-final-resigned = поза грою
alien-frontiers-final-tie-cards = { $seats }: очок порівну, по { $points }. Вирішує кількість карт технологій.
alien-frontiers-final-tie-ore = { $seats }: очок порівну, по { $points }, карт теж. Вирішує руда.
alien-frontiers-final-tie-fuel = { $seats }: очок порівну, по { $points }, карт і руди теж. Вирішує паливо.
alien-frontiers-final-tie-shared = { $seats }: очок порівну, по { $points }, і всього іншого теж. Місце спільне.

## Як це було. Саме число $n стоїть над словами.

alien-frontiers-final-story = Як це було
alien-frontiers-final-chart = Очки наприкінці кожного раунду
alien-frontiers-final-chart-round = Раунд
alien-frontiers-final-round = Раунд { $round }
alien-frontiers-final-rounds = { $n ->
    [one] раунд
    [few] раунди
    [many] раундів
   *[other] раунду
}
alien-frontiers-final-dice = { $n ->
    [one] кидок кубика
    [few] кидки кубика
    [many] кидків кубика
   *[other] кидка кубика
}
alien-frontiers-final-raids = { $n ->
    [one] рейд
    [few] рейди
    [many] рейдів
   *[other] рейду
}
alien-frontiers-final-raider = , найбільше { $seat }: { $n }
alien-frontiers-final-cards = { $n ->
    [one] зіграна карта
    [few] зіграні карти
    [many] зіграних карт
   *[other] зіграної карти
}
alien-frontiers-final-minutes = { $n ->
    [one] хвилина за столом
    [few] хвилини за столом
    [many] хвилин за столом
   *[other] хвилини за столом
}
