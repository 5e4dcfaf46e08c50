### Розбір завдання.

aliens-final-won = { $seat }: місію виконано
aliens-final-shared = Місію виконано: { $seat }
aliens-final-nobody = Місію провалено
aliens-final-guns = турелями: { $n }
aliens-final-back = { $n ->
    [one] Уцілів { $n } із загону.
    [few] Уціліло { $n } із загону.
   *[many] Уціліло { $n } із загону.
}
aliens-final-cards = { $n ->
    [one] Лишилася { $n } карта.
    [few] Лишилося { $n } карти.
   *[many] Лишилося { $n } карт.
}
aliens-final-kills = Убито
aliens-final-hits = Влучання
aliens-final-held = Захист
aliens-final-fate = Доля
aliens-final-per-turn = Убито Чужих за ходами
aliens-final-killed = { $n ->
    [one] Убито { $n } Чужого
    [few] Убито { $n } Чужих
   *[many] Убито { $n } Чужих
}
aliens-final-tracker = { $n ->
    [one] { $n } карта датчика
    [few] { $n } карти датчика
   *[many] { $n } карт датчика
}
aliens-final-hazards = { $n ->
    [one] { $n } небезпека
    [few] { $n } небезпеки
   *[many] { $n } небезпек
}
aliens-final-again = Переглянути ще раз
