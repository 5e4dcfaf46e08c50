### Разбор задания.

aliens-final-won = { $seat }: миссия выполнена
aliens-final-shared = Миссия выполнена: { $seat }
aliens-final-nobody = Миссия провалена
aliens-final-guns = турелями: { $n }
aliens-final-back = { $n ->
    [one] Уцелел { $n } из отряда.
    [few] Уцелело { $n } из отряда.
   *[many] Уцелело { $n } из отряда.
}
aliens-final-cards = { $n ->
    [one] Осталась { $n } карта.
    [few] Осталось { $n } карты.
   *[many] Осталось { $n } карт.
}
aliens-final-kills = Убито
aliens-final-hits = Попадания
aliens-final-held = Защита
aliens-final-fate = Судьба
aliens-final-per-turn = Убито Чужих по ходам
aliens-final-killed = { $n ->
    [one] Убит { $n } Чужой
    [few] Убито { $n } Чужих
   *[many] Убито { $n } Чужих
}
aliens-final-tracker = { $n ->
    [one] { $n } карта датчика
    [few] { $n } карты датчика
   *[many] { $n } карт датчика
}
aliens-final-hazards = { $n ->
    [one] { $n } опасность
    [few] { $n } опасности
   *[many] { $n } опасностей
}
aliens-final-again = Посмотреть ещё раз
