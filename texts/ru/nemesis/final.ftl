### Конец партии в Nemesis: кто победил, что стало с экипажем, и партия в числах.
###
### $seat — одно имя, которое кто-то ввёл, или их список: имена не склоняются.

nemesis-final-won = { $seat } побеждает
nemesis-final-shared = Победа: { $seat }
nemesis-final-nobody = Не победил никто
nemesis-final-crew = Что стало с экипажем
nemesis-final-aboard = на борту
nemesis-final-common = Для всех
nemesis-final-nobody-lives = В живых никого не осталось.
nemesis-final-story = Как это было

## $n стоит над этими словами отдельно.

nemesis-final-rounds = { $n ->
    [one] раунд
    [few] раунда
   *[many] раундов
}
nemesis-final-rooms = { $n ->
    [one] отсек разведан
    [few] отсека разведано
   *[many] отсеков разведано
}
nemesis-final-noise = { $n ->
    [one] бросок на шум
    [few] броска на шум
   *[many] бросков на шум
}
nemesis-final-encounters = { $n ->
    [one] контакт
    [few] контакта
   *[many] контактов
}
nemesis-final-killed = { $n ->
    [one] Чужой убит
    [few] Чужих убито
   *[many] Чужих убито
}
nemesis-final-minutes = { $n ->
    [one] минута за столом
    [few] минуты за столом
   *[many] минут за столом
}
