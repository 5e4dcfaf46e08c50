### Вопросы Nemesis.
###
### Вопрос обращён к тому, кого спрашивают; `.others` в двух словах говорит остальным, что
### этот человек выбирает. Шаги и броски никого не спрашивают, а только говорят, что
### происходит, без точки в конце. Ответы — в answers.ftl.

## Подготовка и ход.

nemesis-asks-forced-pass = Корабль трясёт, и вы пасуете. Какие карты вы сбрасываете?
    .others = сброс карт при вынужденном пасе

## Перемещение, шум и двери.

nemesis-asks-motion-scanner = Бросок на шум: { NAME($face) }. Перебрасываете с «Датчиком движения»?
    .others = решение о перебросе шума
nemesis-asks-authorization = Какую дверь корабля вы открываете или закрываете?
    .others = выбор двери корабля
nemesis-asks-doors-of = Какие двери отсека { $room } вы открываете или закрываете?
    .others = выбор дверей

## Чужие и бой.

nemesis-asks-attack-reaction = Вас атакуют: «{ NAME($with) }». Как вы отвечаете?
    .others = реакция на атаку
nemesis-asks-further-shot = Попадание. Стреляете ещё раз за 1 патрон?
    .others = решение, стрелять ли ещё

## Руки, предметы и карты.

nemesis-asks-alcohol-card = Какую карту вы сбрасываете за «Алкоголь»?
    .others = выбор карты для сброса
nemesis-asks-military-drugs = { $discarded ->
    [0] Какие карты вы сбрасываете, чтобы взять столько же?
   *[other] Какие ещё карты вы сбрасываете, чтобы взять столько же? Сброшено: { $discarded }.
}
    .others = выбор карт для сброса
nemesis-asks-second-tile = Какой ещё отсек вы смотрите?
    .others = выбор второго отсека

## Двигатели и капсулы.

nemesis-asks-engine-order = Меняете местами жетоны? Это { NAME($engine) }.
    .others = работа с двигателем
nemesis-asks-pod-boarding = В какую капсулу вы садитесь и запускаете ли её сразу?
    .others = посадка в капсулу
nemesis-asks-pod-turn = Вы в капсуле. Что вы делаете?
    .others = ожидание в капсуле

## Тот, кто играет за Чужих.

nemesis-asks-intruder-turn = Что делают Чужие?
    .others = ход за Чужих
nemesis-asks-attack-choice = Какую карту атаки вы выбираете?
    .others = выбор карты атаки
nemesis-asks-planned-event = Какое событие происходит?
    .others = выбор события

## Шаги.

nemesis-asks-airlock = открытие шлюза отсека { $room }
nemesis-asks-intruder-attack = атакует Чужой №{ $attacker }: { $on }
nemesis-asks-pod-door = посадка в капсулу: { $seat }
nemesis-asks-hibernation = уход в гибернацию: { $seat }
nemesis-asks-technical-noise = шум в технических коридорах
nemesis-asks-eclosion-deaths = личинки вырываются наружу
nemesis-asks-eclosion = проверка каждого на заражение
nemesis-asks-intruder-attack-draw = добор карт атаки для игрока-Чужого
nemesis-asks-planning = добор событий для игрока-Чужого
nemesis-asks-jolt = корабль трясёт
nemesis-asks-rush = рывок
nemesis-asks-second-plan = изучение планов: { $seat }
nemesis-asks-airlock-doors = закрытие дверей отсека { $room }
nemesis-asks-flood = Чужие отступают от системы пожаротушения
nemesis-asks-repelled = отступает Чужой №{ $figure }
nemesis-asks-further-look = тайный осмотр: { $seat }

## Броски и карты.

nemesis-asks-pod-draw = выбор спасательной капсулы
nemesis-asks-noise-reroll = переброс шума: { $seat }
nemesis-asks-attack-look = карта атаки для игрока-Чужого
nemesis-asks-planning-draw = карта события для игрока-Чужого
nemesis-asks-alcohol-scan = сканирование карты заражения: { $seat }
nemesis-asks-eclosion-draw = открытие карт: { $seat }
nemesis-asks-look = тайный взгляд: { $seat }
nemesis-asks-research = открытие слабости: { NAME($object) }
nemesis-asks-intruder-card-draw = карта для игрока-Чужого
nemesis-asks-engine-reveal = проверка: { NAME($engine) }
nemesis-asks-coordinates-reveal = открытие координат
