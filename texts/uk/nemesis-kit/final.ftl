### The end of a game: who won, and the story in numbers.
###
### $seat is one name that somebody typed or a list of them: names are never inflected.

nemesis-kit-final-won = { $seat } перемагає
nemesis-kit-final-shared = Перемога: { $seat }
nemesis-kit-final-nobody = Не переміг ніхто
nemesis-kit-final-crew = Що сталося з екіпажем
nemesis-kit-final-common = Для всіх
nemesis-kit-final-story = Як це було

## $n стоїть над цими словами окремо.

nemesis-kit-final-rounds = { $n ->
    [one] раунд
    [few] раунди
   *[many] раундів
}
nemesis-kit-final-rooms = { $n ->
    [one] відсік досліджено
    [few] відсіки досліджено
   *[many] відсіків досліджено
}
nemesis-kit-final-noise = { $n ->
    [one] кидок на шум
    [few] кидки на шум
   *[many] кидків на шум
}
nemesis-kit-final-encounters = { $n ->
    [one] зіткнення
    [few] зіткнення
   *[many] зіткнень
}
nemesis-kit-final-killed = { $n ->
    [one] прибульця вбито
    [few] прибульців убито
   *[many] прибульців убито
}
nemesis-kit-final-minutes = { $n ->
    [one] хвилина за столом
    [few] хвилини за столом
   *[many] хвилин за столом
}
