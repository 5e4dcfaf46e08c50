### The end of a game: who won, and the story in numbers.
###
### $seat is one name that somebody typed or a list of them: names are never inflected.

nemesis-kit-final-won = { $seat } побеждает
nemesis-kit-final-shared = Победа: { $seat }
nemesis-kit-final-nobody = Не победил никто
nemesis-kit-final-crew = Что стало с экипажем
nemesis-kit-final-common = Для всех
nemesis-kit-final-story = Как это было

## $n стоит над этими словами отдельно.

nemesis-kit-final-rounds = { $n ->
    [one] раунд
    [few] раунда
   *[many] раундов
}
nemesis-kit-final-rooms = { $n ->
    [one] отсек разведан
    [few] отсека разведано
   *[many] отсеков разведано
}
nemesis-kit-final-noise = { $n ->
    [one] бросок на шум
    [few] броска на шум
   *[many] бросков на шум
}
nemesis-kit-final-encounters = { $n ->
    [one] контакт
    [few] контакта
   *[many] контактов
}
nemesis-kit-final-killed = { $n ->
    [one] Чужой убит
    [few] Чужих убито
   *[many] Чужих убито
}
nemesis-kit-final-minutes = { $n ->
    [one] минута за столом
    [few] минуты за столом
   *[many] минут за столом
}
