### О чём Nemesis и Lockdown спрашивают одинаково, как в файлах самих игр.

## Вопросы, шаги и броски.

nemesis-kit-asks-draft = За кого вы играете: { NAME($first) } или { NAME($second) }?
    .others = выбор персонажа
nemesis-kit-asks-door-taken = Все жетоны дверей уже в деле. Из какого коридора вы берёте один?
    .others = выбор двери, которую убрать
nemesis-kit-asks-objective-choice = Какую цель вы оставляете себе?
    .others = выбор цели
nemesis-kit-asks-shot-reroll = Выпало: { NAME($face) }. Перебрасываете?
    .others = решение о перебросе
nemesis-kit-asks-extra-round = Выпало: { NAME($face) }. Тратите ещё 1 патрон ради ещё 1 травмы?
    .others = решение о ещё одном патроне
nemesis-kit-asks-hands-full = Ваши руки заняты. Что вы оставляете?
    .others = выбор того, что держать
nemesis-kit-asks-hand-lost = У вас действует только одна рука. Что вы оставляете?
    .others = выбор того, что оставить
nemesis-kit-asks-keep-one = Какой предмет вы оставляете себе?
    .others = выбор предмета
nemesis-kit-asks-trading = Что вы предлагаете или показываете?
    .others = обмен
nemesis-kit-asks-trade-reply = { $from } делает вам предложение. Что вы отвечаете?
    .others = ответ на предложение
nemesis-kit-asks-trade-agreement = { $to } предлагает кое-что взамен. Вы согласны?
    .others = решение об обмене
nemesis-kit-asks-trade-hands = Ваши руки заняты. Что вы оставляете ради того, что вам дают?
    .others = выбор того, что держать
nemesis-kit-asks-exchange = вещи переходят из рук в руки
nemesis-kit-asks-set-up = подготовка к игре
nemesis-kit-asks-encounter = контакт: { $seat }
nemesis-kit-asks-meeting = контакт с Чужим: { $seat }
nemesis-kit-asks-injury-check = проверка, погибает ли Чужой №{ $figure }
nemesis-kit-asks-wounds = получение ран: { $seat }
nemesis-kit-asks-death = гибель: { $seat }
nemesis-kit-asks-larva-death = личинка вырывается наружу: { $seat }
nemesis-kit-asks-find = добор предметов: { $seat }
nemesis-kit-asks-event-effect = действие события «{ NAME($event) }»
nemesis-kit-asks-victory-check = проверка победы
nemesis-kit-asks-set-aside = откладывание жетона из мешочка Чужих
nemesis-kit-asks-bag-fill = наполнение мешочка Чужих
nemesis-kit-asks-number-deal = номер игрока: { $seat }
nemesis-kit-asks-objective-deal = раздача цели: { $seat }
nemesis-kit-asks-common-objective = общая цель
nemesis-kit-asks-draft-draw = карта персонажа: { $seat }
nemesis-kit-asks-noise-roll = бросок на шум: { $seat }
nemesis-kit-asks-encounter-draw = жетон из мешочка Чужих: { $seat }
nemesis-kit-asks-token-return = возврат жетона в мешочек Чужих
nemesis-kit-asks-attack-draw = карта атаки Чужих
nemesis-kit-asks-endurance-draw = карта на живучесть
nemesis-kit-asks-retreat-draw = карта на отступление, Чужой №{ $figure }
nemesis-kit-asks-event-look = верхняя карта события: { $seat }
nemesis-kit-asks-shot-roll = бросок боевого кубика: { $shot-seat }
nemesis-kit-asks-wound-draw = карта тяжёлой раны: { $seat }
nemesis-kit-asks-scan = сканирование карты заражения: { $seat }
nemesis-kit-asks-final-draw = последняя проверка: { $seat }
nemesis-kit-asks-item-draw = карта предмета: { $find-seat }
nemesis-kit-asks-careful-noise = В каком коридоре вы шумите?
    .others = выбор коридора для шума
nemesis-kit-asks-movement = переход в отсек { $to }: { $seat }
nemesis-kit-asks-arrival = прибытие в отсек: { $seat }
nemesis-kit-asks-tile-reveal = открытие отсека { $room }
nemesis-kit-asks-token-reveal = открытие жетона разведки отсека { $room }
nemesis-kit-asks-consent = { $cover-actor } прикрывает огнём. Вы идёте { nemesis-kit-cover-through }?
    .others = решение, идти ли
nemesis-kit-asks-covering-weapon = Из какого оружия вы прикрываете?
    .others = выбор оружия
nemesis-kit-asks-event-placement = Куда вы кладёте карту события?
    .others = выбор места для карты события
nemesis-kit-asks-draw-each = каждый берёт карту
nemesis-kit-asks-follower = идёт следом: { $seat }
nemesis-kit-asks-card-draw = добор карты: { $seat }
nemesis-kit-asks-turn = Что вы делаете?
    .others = выбор действия
nemesis-kit-asks-payment = { $left ->
    [one] Какую карту вы сбрасываете в оплату? Осталась { $left }.
    [few] Какую карту вы сбрасываете в оплату? Осталось { $left }.
   *[many] Какую карту вы сбрасываете в оплату? Осталось { $left }.
}
    .others = оплата действия
nemesis-kit-asks-interruption = Играете «Прерывание»? { $against } потеряет действие.
    .others = решение, прерывать ли действие
    .own = Прервать вам нечем, но никто об этом не узнает.
nemesis-kit-asks-passing = Вы пасуете. Какие карты вы сбрасываете?
    .others = сброс карт при пасе
nemesis-kit-asks-round-start = начало раунда
nemesis-kit-asks-hand-refill = добор карт
nemesis-kit-asks-turn-order = чей ход следующий
nemesis-kit-asks-declared = объявление действия
nemesis-kit-asks-deed = выполнение действия
nemesis-kit-asks-action-end = завершение действия
nemesis-kit-asks-turn-end = конец хода
nemesis-kit-asks-player-phase-end = конец фазы игроков
nemesis-kit-asks-event-phase = фаза событий: { NAME($step) }
nemesis-kit-asks-event-attacks = Чужие атакуют
nemesis-kit-asks-fire-damage = пожар бушует
nemesis-kit-asks-event-card = событие «{ NAME($event) }»
nemesis-kit-asks-event-end = конец события «{ NAME($event) }»
nemesis-kit-asks-bag-noise = броски на шум из-за мешочка Чужих
nemesis-kit-asks-blast = взрыв
nemesis-kit-asks-lure = приманка в отсеке { $room }
nemesis-kit-asks-tased = разряд шокера, Чужой №{ $figure }
nemesis-kit-asks-bag-draw = развитие мешочка Чужих
nemesis-kit-asks-event-draw = карта события
nemesis-kit-asks-melee-roll = бросок боевого кубика: { $seat }
nemesis-kit-asks-smoke-discard = Отсек заполняет дым. Какую карту вы сбрасываете?
    .others = сброс карты в дыму
nemesis-kit-asks-smoke = отсек заполняет дым
nemesis-kit-asks-summoning = зов Чужого в отсеке { $room }
nemesis-kit-asks-attack-effect = действие атаки «{ NAME($with) }»
# Кто-то идёт: через коридор или по тропе на поверхности, у которой нет номера.
nemesis-kit-cover-through = { $cover-corridor ->
    [5] по тропе A
    [6] по тропе B
    [7] по тропе C
    [8] по тропе D
    [9] по тропе E
   *[other] через коридор { $cover-corridor }
}
