### Вопросы Lockdown, которых нет в Nemesis.
###
### Вопрос обращён к тому, кого спрашивают; `.others` в двух словах говорит остальным, что этот
### человек выбирает. Шаги и броски никого не спрашивают, а только говорят, что происходит, без точки
### в конце.

## Свет, атаки и бой.

lockdown-asks-light-source = Здесь темно. Зажигаете свет?
    .others = решение, зажечь ли свет
    .own = Света у вас нет, но никто об этом не узнает.
lockdown-asks-before-the-card = Сейчас вас атакуют. На кого придётся атака?
    .others = реакция на атаку
lockdown-asks-reaction = Вас атакуют. Как вы отвечаете?
    .others = реакция на атаку
lockdown-asks-frenzy-reaction = Внезапная атака бьёт всех здесь. Как вы отвечаете?
    .others = реакция на атаку
lockdown-asks-second-die = Тратите ещё 1 патрон ради второго кубика?
    .others = решение о втором кубике
lockdown-asks-die-choice = Какой кубик считается: { NAME($first) } или { NAME($second) }?
    .others = выбор кубика
lockdown-asks-advantage = Выпало: { NAME($face) }. Какую карту вы сбрасываете, чтобы ударить сильнее?
    .others = решение о преимуществе
lockdown-asks-event-reaction = В темноте событие делает ещё больше. Уклоняетесь от этого?
    .others = реакция на событие в темноте
lockdown-asks-panic-loss = Вас охватила паника. Что вы теряете?
    .others = потеря в панике

## Отсеки, энергия и компьютеры.

lockdown-asks-redistribution = Куда лягут четыре жетона энергии?
    .others = распределение энергии
lockdown-asks-research-consent = То, что вы несёте, исследуют и потратят: { NAME($object) }. Вы согласны?
    .others = решение об исследовании
lockdown-asks-ride-along = Лифт едет на { NAME($ride-to) }. Едете с ним?
    .others = решение о лифте
lockdown-asks-css-move = Куда сдвинется жетон отправки с деления { $space }?
    .others = сдвиг жетона отправки
lockdown-asks-craft-here = Что вы создаёте всего из одного компонента?
    .others = создание предмета в Хранилище
lockdown-asks-bypass = Какую строку компьютера вы используете дальше?
    .others = работа с компьютером
lockdown-asks-top-order = Какая из двух карт ляжет сверху?
    .others = возврат двух карт
lockdown-asks-quiet-in-the-dark = Здесь темно, и вы вот-вот зашумите. Затаиться?
    .others = решение, шуметь ли
lockdown-asks-shedding = Какую карту заражения вы сбрасываете?
    .others = сброс карты заражения
lockdown-asks-slip-consent = { $seat } отвлекает Чужих. Вы ускользаете { lockdown-through }?
    .others = решение, уходить ли
lockdown-asks-token-ignored = Не обращать внимания на жетон разведки?
    .others = решение о жетоне разведки

## Шаги.

lockdown-asks-intruder-attack = атакует Чужой: { $on }
lockdown-asks-dark-part = действие атаки в темноте: «{ NAME($with) }»
lockdown-asks-retaliation = ответный удар, Чужой №{ $figure }: { $seat }
lockdown-asks-pursuit = погоня, Чужой №{ $figure }: { $after }
lockdown-asks-attack-over = атака закончена
lockdown-asks-emergence = в отсеке { $room } появляется Ползун
lockdown-asks-rout = Чужие отступают
lockdown-asks-card-action = розыгрыш карты «{ NAME($card) }»
lockdown-asks-room-action = действие отсека { $room }: { $seat }
lockdown-asks-computer-action = работа с компьютером: { $seat }
lockdown-asks-next-card = следующая карта компьютера
lockdown-asks-code-take = жетон кода реагирования переходит к игроку: { $seat }
lockdown-asks-codes-look = осмотр чужих кодов реагирования ({ $of }): { $seat }
lockdown-asks-ride = поездка на лифте, { NAME($to) }
lockdown-asks-cave-noise = выход из пещер: { $seat }
lockdown-asks-vent-doors = закрытие дверей отсека { $room }
lockdown-asks-quarantine-doors = закрытие дверей отсека { $room }
lockdown-asks-venting = выпуск воздуха
lockdown-asks-defense-fire = система обороны бьёт по отсеку { $room }
lockdown-asks-workshop = создание предметов в Хранилище
lockdown-asks-attempt = попытка спастись: { $seat }
lockdown-asks-boarding = посадка, { NAME($pod) }: { $seat }
lockdown-asks-recovery = пробуждение после операции: { $seat }
lockdown-asks-second-tile = осмотр второго отсека: { $seat }
lockdown-asks-tour = экскурсия начинается: { $seat }
lockdown-asks-tour-arrival = экскурсия дошла до места
lockdown-asks-css-launch = отправка контейнеров
lockdown-asks-launch = отправка контейнеров: { NAME($token) }
lockdown-asks-time-passes = время идёт
lockdown-asks-noise-removal = шум стихает
lockdown-asks-event-lights = свет против события «{ NAME($event) }»
lockdown-asks-dark-event = действие события в темноте: «{ NAME($event) }»
lockdown-asks-shell = проверка каждого на заражение: { $seat }
lockdown-asks-frenzy = ярость в отсеке { $room }
lockdown-asks-item-action = использование предмета «{ NAME($item-item) }» ({ NAME($item-back) })
lockdown-asks-scorch = взрыв бомбы
lockdown-asks-shock = { lockdown-asks-tased }
lockdown-asks-drone-token = { lockdown-asks-token-look }
lockdown-asks-cheat-look = осмотр карт компьютера: { $seat }

## Броски и карты.

lockdown-asks-power-deal = раскладка энергии: { NAME($area) }
lockdown-asks-first-weakness = первая слабость
lockdown-asks-first-computer-card = первая карта компьютера
lockdown-asks-code-deal = раздача жетона кода реагирования: { $seat }
lockdown-asks-code-turn-up = открытие жетона кода реагирования
lockdown-asks-advantage-roll = бросок кубика преимущества: { $shot-seat }
lockdown-asks-computer-draw = карта компьютера
lockdown-asks-code-look = осмотр жетона кода реагирования: { $seat }
lockdown-asks-css-look = осмотр жетона отправки: { $seat }
lockdown-asks-tile-look = осмотр отсека { $room }: { $seat }
lockdown-asks-attack-look = осмотр карты атаки: { $seat }
lockdown-asks-css-reveal = открытие жетона отправки на делении { $space }
lockdown-asks-weakness-reveal = открытие слабости { $slot }
lockdown-asks-shell-draw = открытие карт: { $seat }
lockdown-asks-code-reveal = открытие действующего кода реагирования
lockdown-asks-token-look = осмотр жетона разведки отсека { $room }: { $seat }
lockdown-asks-surface-token-look = { lockdown-asks-token-look }
lockdown-asks-pill-draw = { lockdown-asks-card-draw }
lockdown-asks-cheat-draw = { lockdown-asks-cheat-look }

## «Вопль» и «Чит-коды».

lockdown-asks-wail-noise = { $left ->
    [one] В каком коридоре вы шумите? Остался { $left }.
    [few] В каком коридоре вы шумите? Осталось { $left }.
   *[many] В каком коридоре вы шумите? Осталось { $left }.
}
    .others = выбор коридоров для шума
lockdown-asks-cheat-choice = Какая карта компьютера откроется?
    .others = выбор карты компьютера
lockdown-asks-cheat-order = Какая из двух других карт уходит под колоду первой?
    .others = возврат двух карт компьютера
lockdown-asks-cheat-use = Какую строку компьютера вы используете?
    .others = работа с компьютером

## Поверхность Марса.

lockdown-asks-surface-arrival = разведка на поверхности: { $arrival-seat }
lockdown-asks-surface-card-effect = карта поверхности «{ NAME($card) }»
lockdown-asks-surface-card-end = сброс карты поверхности «{ NAME($card) }»
lockdown-asks-buried = раскопки в песке: { $seat }
lockdown-asks-surface-roll = бросок кубика поверхности: { $seat }
lockdown-asks-surface-token-reveal = { lockdown-asks-token-reveal }
lockdown-asks-surface-card-draw = карта поверхности: { $seat }
lockdown-asks-dust-loss = Пыль повсюду. Какую карту вы сбрасываете?
    .others = сброс карты в пыли
lockdown-asks-tracks-noise = { $left ->
    [one] В какой зоне вы шумите? Осталась { $left }.
    [few] В какой зоне вы шумите? Осталось { $left }.
   *[many] В какой зоне вы шумите? Осталось { $left }.
}
    .others = выбор зон для шума
lockdown-asks-static-loss = Летят искры. Какой предмет теряет 1 патрон или заряд?
    .others = потеря патрона или заряда
