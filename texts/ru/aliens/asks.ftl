### Вопросы игры «Aliens: Another Glorious Day in the Corps».
###
### Вопрос обращён к тому, кого спрашивают; `.others` в двух словах говорит остальным, что
### этот человек выбирает. Шаги и броски никого не спрашивают, а только говорят, что
### происходит, без точки в конце. Ответы — в answers.ftl.

## До первого хода.

aliens-asks-hero-choice = За кого вы играете?
    .others = выбор героя
aliens-asks-team-choice = Кто отрезан в гнезде?
    .others = выбор отрезанной группы
aliens-asks-preparation = Чем вы снаряжаете отряд?
    .others = снаряжение отряда
aliens-asks-gun-placing = Где стоит { NAME($gun) }?
    .others = выбор места для { NAME($gun, case: "gen") }
aliens-asks-gun-facing = Куда направлена { NAME($gun) }?
    .others = выбор направления для { NAME($gun, case: "gen") }
aliens-asks-hero-placing = Откуда начинает { NAME($hero) }?
    .others = выбор места для { NAME($hero, case: "gen") }
aliens-asks-grunt-placing = Какой боец откуда начинает?
    .others = расстановка бойцов

## Кто за кого играет и чей черёд.

aliens-asks-new-hero = Какой боец станет вашим героем?
    .others = выбор нового героя
aliens-asks-first-player = Кто ходит первым?
    .others = выбор первого игрока
aliens-asks-hero-order = Кого вы активируете?
    .others = выбор, кого активировать
aliens-asks-remaining-grunt = Какой боец следующий и кто его активирует?
    .others = выбор следующего бойца
aliens-asks-grunt-order = { $grunts-left ->
    [one] Какого бойца ведёт { NAME($grunts-hero) }? Можно ещё { $grunts-left }.
    [few] Какого бойца ведёт { NAME($grunts-hero) }? Можно ещё { $grunts-left }.
   *[many] Какого бойца ведёт { NAME($grunts-hero) }? Можно ещё { $grunts-left }.
}
    .others = выбор бойца

## Активация.

aliens-asks-next-ability = Какая способность следующая?
    .others = выбор способности
aliens-asks-equip-step = Какое снаряжение вы меняете?
    .others = снаряжение
aliens-asks-next-action = Что вы делаете?
    .others = выбор действия
aliens-asks-next-step = { $movement-left ->
    [one] Куда идёт { NAME($movement-character) }? Осталась { $movement-left } клетка.
    [few] Куда идёт { NAME($movement-character) }? Осталось { $movement-left } клетки.
   *[many] Куда идёт { NAME($movement-character) }? Осталось { $movement-left } клеток.
}
    .others = выбор пути для { NAME($movement-character, case: "gen") }
aliens-asks-weapon-question = За какое оружие берётся { NAME($attacker) }?
    .others = выбор оружия
aliens-asks-target-choice = { $aiming-weapon ->
    [aliens-weapon-m40-grenades] Куда бросает гранату { NAME($aiming-attacker) }?
   *[aliens-weapon-m41a-pulse-rifle] Куда целится { NAME($aiming-attacker) } из { NAME($aiming-weapon, case: "gen") }?
}
    .others = выбор цели
aliens-asks-spare-choice = { NAME($shot-attacker) } щадит своих?
    .others = выбор, кого щадить
aliens-asks-reroll = { NAME($shot-attacker) } промахивается. Какую карту истощить, чтобы перебросить?
    .others = решение о перебросе
aliens-asks-blast-reroll = { NAME($roll-shot-attacker) } промахивается. Какую карту истощить, чтобы перебросить?
    .others = решение о перебросе
aliens-asks-full-auto = Попадание. { NAME($shot-attacker) } стреляет дальше за 1 карту?
    .others = решение, стрелять ли дальше
aliens-asks-grenade-offer = Куда { NAME($attacker) } бросает гранату свободным действием?
    .others = решение о гранате
aliens-asks-seal-question = Что заваривает или освобождает { NAME($character) }?
    .others = выбор, что заварить
aliens-asks-draw-more = { $left ->
    [one] Берёте карту? Можно ещё { $left }.
    [few] Берёте карту? Можно ещё { $left }.
   *[many] Берёте карту? Можно ещё { $left }.
}
    .others = решение, брать ли карту
aliens-asks-recover-more = { $recovering-from ->
    [aliens-recover-from-hand] Какую карту с руки вы восстанавливаете?
   *[aliens-recover-from-exhaust] { $recovering-left ->
        [one] Какую карту вы восстанавливаете? Можно ещё { $recovering-left }.
        [few] Какую карту вы восстанавливаете? Можно ещё { $recovering-left }.
       *[many] Какую карту вы восстанавливаете? Можно ещё { $recovering-left }.
    }
}
    .others = выбор карты для восстановления
aliens-asks-search-choice = Какую карту вы берёте из стопки истощения? Вид: { NAME($search-sought) }.
    .others = поиск в стопке истощения
aliens-asks-gear-choice = Какой предмет теряет { NAME($character) }?
    .others = выбор потерянного предмета
aliens-asks-pull = Кого подводит к себе Ньют? Это истощает 2 карты.
    .others = выбор, кого ведёт Ньют
aliens-asks-pull-square = Куда идёт { NAME($pull-character) }?
    .others = выбор пути для { NAME($pull-character, case: "gen") }
aliens-asks-scan = Какой сигнал миссии вы открываете?
    .others = выбор сигнала миссии
aliens-asks-crate-equip = Что сразу надевает { NAME($character) }?
    .others = выбор находки
aliens-asks-put-back = { $from-top ->
    [0] { $look-cost ->
        [0] Куда идёт просмотренная карта?
       *[other] Куда идёт просмотренная карта? Под низ — за { $look-cost }.
    }
   *[1] Куда идёт вторая из двух карт?
}
    .others = возврат карты датчика движения
aliens-asks-last-put-back = А куда идёт первая карта?
    .others = возврат карты датчика движения
aliens-asks-react-window = { $window-moment ->
    [aliens-window-alien-phase-start] Начинается фаза Чужих. Сыграете событие?
    [aliens-window-defence-roll-failed] Бросок защиты не удался. Сыграете событие?
    [aliens-window-alien-adjacent] Чужой рядом с персонажем. Сыграете событие?
    [aliens-window-tracker-card-drawn] Вытянута карта датчика движения. Сыграете событие?
    [aliens-window-end-check] Весь отряд лежит. Сыграете событие?
   *[aliens-window-running-out] Карты вот-вот кончатся. Сыграете событие?
}
    .others = решение, отвечать ли событием
    .own = Ответить вам нечем, но никто об этом не узнает.

## Выбор за врагов.

aliens-asks-stand-up-order = Кто следующий: встаёт или попадает в плен?
    .others = выбор порядка
aliens-asks-captor = Какой Чужой уносит { NAME($character, case: "acc") }?
    .others = выбор Чужого
aliens-asks-alien-order = Какой Чужой действует следующим?
    .others = выбор Чужого
aliens-asks-route-choice = Куда идёт враг?
    .others = выбор пути врага
aliens-asks-shooter-order = Кто стреляет первым?
    .others = выбор первого стрелка
aliens-asks-defensive-shot = { NAME($shooter) } стреляет в Чужого?
    .others = решение об огне: { NAME($shooter) }
aliens-asks-victim = На кого нападает Чужой?
    .others = выбор жертвы Чужого
aliens-asks-board-order = На каком поле сигналы идут следующими?
    .others = выбор поля
aliens-asks-blip-order = Какой сигнал идёт следующим { NAME($blips-face, case: "at") }?
    .others = выбор сигнала
aliens-asks-signal-hero = О ком говорит карта датчика движения?
    .others = выбор, о ком говорит карта
aliens-asks-signal-point = Какая из ближайших точек появления?
    .others = выбор точки появления
aliens-asks-nearest-point = Какая из точек появления, ближайших для { NAME($character, case: "gen") }?
    .others = выбор точки появления
aliens-asks-tunnel-square = Где открывается туннель?
    .others = выбор клетки для туннеля
aliens-asks-blip-square = Где появляется сигнал?
    .others = выбор клетки для сигнала
aliens-asks-extra-alien-square = Где выходит следующий Чужой?
    .others = выбор клетки для Чужого

## Шаги: ход игры.

aliens-asks-set-up = подготовка к игре
aliens-asks-choosing = выбор героя: { $seat }
aliens-asks-team-forming = деление на группы
aliens-asks-preparing = снаряжение отряда
aliens-asks-turn = ход продолжается
aliens-asks-marine-phase = фаза морпехов
aliens-asks-hero-turn = активация героев: { $seat }
aliens-asks-remaining-grunts = активация остальных бойцов
aliens-asks-activating = активация { NAME($character, case: "gen") }: { NAME($stage) }
aliens-asks-abilities = способности: { NAME($heading) }
aliens-asks-recover-and-draw = восстановление карт, затем добор
aliens-asks-equipping = снаряжение
aliens-asks-acting = действия
aliens-asks-grunts-by-rank = { NAME($hero) } ведёт бойцов
aliens-asks-alien-phase = фаза Чужих
aliens-asks-then-stand-ups = пока никто не встал и никого не унесли
aliens-asks-stand-ups = кто встаёт, а кого уносят
aliens-asks-aliens-act = Чужие действуют
aliens-asks-alien-turn = враг действует
aliens-asks-enemy-move = враг движется
aliens-asks-defensive-fire = оборонительный огонь
aliens-asks-alien-attack = Чужой нападает
aliens-asks-defending = персонаж защищается
aliens-asks-blips-act = сигналы движутся
aliens-asks-board-blips = сигналы { NAME($face, case: "at") } движутся
aliens-asks-tracker-step = карты датчика движения
aliens-asks-end-phase = фаза завершения
aliens-asks-game-over = конец игры

## Шаги: что делают персонажи.

aliens-asks-movement = { NAME($character) } идёт
aliens-asks-after-step = все осматриваются после шага
aliens-asks-guns-fire = турели ищут цель
aliens-asks-upkeep = все осматриваются
aliens-asks-extra-aliens = из сигнала выходят ещё Чужие
aliens-asks-weapon-choice = { NAME($attacker) } берётся за оружие
aliens-asks-aiming = { NAME($attacker) } целится
aliens-asks-attack = { NAME($shot-attacker) } атакует
aliens-asks-burst = { NAME($shot-attacker) } стреляет очередью
aliens-asks-spare = { NAME($shot-attacker) } смотрит, кто под ударом
aliens-asks-blast-end = дым рассеивается
aliens-asks-seal-choice = { NAME($character) } берётся за сварку
aliens-asks-rest = { NAME($character) } отдыхает
aliens-asks-recovering = восстановление карт: { $seat }
aliens-asks-pulling = Ньют ищет дорогу
aliens-asks-pull-step = { NAME($character) } идёт за Ньют
aliens-asks-event-played = { $seat } играет «{ NAME($play-event) }»
aliens-asks-window-opens = время для событий: { NAME($moment) }
aliens-asks-crate-find = { NAME($character) } обыскивает ящик

## Шаги: карты, сигналы и датчик движения.

aliens-asks-hazard-effect = опасность: «{ NAME($hazard) }»
aliens-asks-gear-loss = { NAME($character) } теряет предмет
aliens-asks-nearest-entry = неподалёку появляется сигнал
aliens-asks-exhaust = истощение карт
aliens-asks-drain = истощение карт
aliens-asks-recovery = восстановление карт
aliens-asks-deck-discard = сброс из колоды выносливости
aliens-asks-drawing = добор карт: { $seat }
aliens-asks-reveal = открывается карта
aliens-asks-revealed = карта открыта
aliens-asks-exhaust-search = поиск в стопке истощения: { $seat }
aliens-asks-reshuffle = колода выносливости перемешивается
aliens-asks-exhaust-shuffle = стопка истощения перемешивается
aliens-asks-resolving = действует карта датчика движения
aliens-asks-nearest-signal = поиск ближайшей точки появления
aliens-asks-tunnel-placing = открывается туннель
aliens-asks-blip-entry = входит сигнал
aliens-asks-blip-arrived = сигнал на месте
aliens-asks-card-moves = карта датчика движения двигает врагов
aliens-asks-tracker-look = просмотр колоды датчика движения: { $seat }
aliens-asks-top-back = взгляд на рубашку верхней карты

## Броски и карты, которые выбирает случай.

aliens-asks-captive-draw = жребий, кто в плену
aliens-asks-card-draw = добор карты: { $drawing-seat }
aliens-asks-card-revealed = карта переворачивается
aliens-asks-overdrawn = сброс из стопки истощения
aliens-asks-top-discarded = сброс карты
aliens-asks-settling = разбор стопки истощения
aliens-asks-loose-card = стопка истощения перемешивается
aliens-asks-searched-card = поиск в стопке истощения: { $search-seat }
aliens-asks-hand-loss = потеря случайной карты с руки: { $seat }
aliens-asks-hazard-return = опасность возвращается
aliens-asks-attack-roll = бросок атаки: { NAME($shot-attacker) }
aliens-asks-blast-roll = бросок по площади: { NAME($shot-attacker) }
aliens-asks-gun-roll = бросок { NAME($gun, case: "gen") }
aliens-asks-barricade-test = { NAME($character) } возится с баррикадой
aliens-asks-computer-test = { NAME($character) } возится с компьютером
aliens-asks-cocoon-test = { NAME($character) } вскрывает кокон: { NAME($captive) }
aliens-asks-defence-roll = бросок защиты: { NAME($character) }
aliens-asks-blip-speed = бросок скорости сигналов { NAME($face, case: "at") }
aliens-asks-door-breaking = враг бьётся в дверь
aliens-asks-entry-roll = бросок, выдержит ли баррикада
aliens-asks-landing = бросок, где сядет корабль
aliens-asks-blip-draw = тянется сигнал
aliens-asks-mission-blip-turned = открывается сигнал миссии
aliens-asks-tracker-draw = карта датчика движения: { $seat }
aliens-asks-looked-at = просмотр карты датчика движения: { $look-seat }
aliens-asks-back-seen = взгляд на рубашку верхней карты

## После миссии кампании.

aliens-asks-saved-card = Какую карту вы спасаете из сброса?
    .others = выбор карты, которую спасают
aliens-asks-debriefing = разбор после миссии
aliens-asks-card-removed = жребий, какая карта уходит из кампании
aliens-asks-card-returned = жребий, какая карта возвращается в кампанию
