### Кінець партії в Nemesis: хто переміг, що сталося з екіпажем, і партія в числах.
###
### $seat — одне ім’я, яке хтось увів, або їх список: імена не відмінюються.

nemesis-final-won = { $seat } перемагає
nemesis-final-shared = Перемога: { $seat }
nemesis-final-nobody = Не переміг ніхто
nemesis-final-crew = Що сталося з екіпажем
nemesis-final-aboard = на борту
nemesis-final-common = Для всіх
nemesis-final-nobody-lives = Живих не залишилося.
nemesis-final-story = Як це було

## $n стоїть над цими словами окремо.

nemesis-final-rounds = { $n ->
    [one] раунд
    [few] раунди
   *[many] раундів
}
nemesis-final-rooms = { $n ->
    [one] відсік досліджено
    [few] відсіки досліджено
   *[many] відсіків досліджено
}
nemesis-final-noise = { $n ->
    [one] кидок на шум
    [few] кидки на шум
   *[many] кидків на шум
}
nemesis-final-encounters = { $n ->
    [one] зіткнення
    [few] зіткнення
   *[many] зіткнень
}
nemesis-final-killed = { $n ->
    [one] прибульця вбито
    [few] прибульців убито
   *[many] прибульців убито
}
nemesis-final-minutes = { $n ->
    [one] хвилина за столом
    [few] хвилини за столом
   *[many] хвилин за столом
}
