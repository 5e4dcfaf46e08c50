### Ответы в игре «Aliens: Another Glorious Day in the Corps»; каждый помещается на кнопке.
###
### Клетка пишется как в правилах, поле(столбец,строка): 2(6,1). Дверь лежит на восточном или
### южном крае своей клетки. $to и $by, где это место за столом, — имена, которые набрали
### люди: они не склоняются.

## Клетки и двери. Первая — клетка, которая сама и есть ответ.

aliens-here = { $board }({ $column },{ $row })
aliens-square = { $square-board }({ $square-column },{ $square-row })
aliens-door = { $door-facing ->
    [aliens-facing-south] дверь к югу от { $door-square-board }({ $door-square-column },{ $door-square-row })
   *[aliens-facing-east] дверь к востоку от { $door-square-board }({ $door-square-column },{ $door-square-row })
}

## Что можно заблокировать, внутри ответа или события.

aliens-barrier = { $barrier ->
    [aliens-barrier-door] { $barrier-door-facing ->
        [aliens-facing-south] дверь к югу от { $barrier-door-square-board }({ $barrier-door-square-column },{ $barrier-door-square-row })
       *[aliens-facing-east] дверь к востоку от { $barrier-door-square-board }({ $barrier-door-square-column },{ $barrier-door-square-row })
    }
    [aliens-barrier-spawn-point] { NAME($barrier-point) }
   *[aliens-barrier-tunnel] { aliens-barrier-tunnel-number }
}
aliens-barrier-tunnel-number = { $barrier-number ->
    [0] первый туннель
    [1] второй туннель
    [2] третий туннель
   *[3] четвёртый туннель
}

## Событие: его можно сыграть в ответ на многие вопросы.

aliens-play = { $play-on ->
    [none] Сыграть «{ NAME($play-event) }»
   *[character] Сыграть «{ NAME($play-event) }» на { NAME($play-on, case: "acc") }
}

## До первого хода.

aliens-answer-hero-choice = { NAME($character) }
aliens-answer-team-choice = { NAME($character) }
aliens-answer-preparation-put-on = Выдать { NAME($on, case: "dat") } { NAME($card, case: "acc") }
aliens-answer-preparation-take-off = Забрать у { NAME($from, case: "gen") } { NAME($card, case: "acc") }
aliens-answer-preparation-done = Готово
aliens-answer-gun-placing = { aliens-here }
aliens-answer-gun-facing = Направить { NAME($facing, case: "to") }
aliens-answer-hero-placing = { aliens-here }
aliens-answer-grunt-placing = { NAME($character) } на { aliens-square }

## Кто за кого играет и чей черёд.

aliens-answer-new-hero-take = Взять { NAME($character, case: "acc") }
aliens-answer-new-hero-nobody = Пока никого
aliens-answer-first-player-token = Первым ходит { $to }
aliens-answer-first-player-lead = Передать старшинство: { $to }
aliens-answer-first-player-play = { aliens-play }
aliens-answer-hero-order-activate = { NAME($character) }
aliens-answer-hero-order-play = { aliens-play }
aliens-answer-remaining-grunt-activate = { NAME($character) }: { $by }
aliens-answer-remaining-grunt-play = { aliens-play }
aliens-answer-grunt-order-activate = { NAME($character) }
aliens-answer-grunt-order-play = { aliens-play }
aliens-answer-grunt-order-nobody = Больше никого

## Активация.

aliens-answer-next-ability-use = { NAME($ability) }
aliens-answer-next-ability-play = { aliens-play }
aliens-answer-equip-step-equip = Выдать { NAME($on, case: "dat") } { NAME($card, case: "acc") }
aliens-answer-equip-step-return = Вернуть в руку { NAME($card, case: "acc") }
aliens-answer-equip-step-play = { aliens-play }
aliens-answer-equip-step-done = Готово

aliens-answer-next-action-move = Движение
aliens-answer-next-action-attack = Атака: { NAME($weapon) }
aliens-answer-next-action-barricade = Баррикада: { aliens-barrier }
aliens-answer-next-action-aim = Прицеливание
aliens-answer-next-action-interact = { $with ->
    [aliens-interaction-computer] Взаимодействие: компьютер на { $with-square-board }({ $with-square-column },{ $with-square-row })
    [aliens-interaction-newt] Взаимодействие: забрать Ньют
    [aliens-interaction-cocoon] Взаимодействие: освободить { NAME($with-character, case: "acc") }
    [aliens-interaction-crate] Взаимодействие: ящик на { $with-square-board }({ $with-square-column },{ $with-square-row })
   *[aliens-interaction-gun] Взаимодействие: { NAME($with-gun) } — { NAME($with-order) }
}
aliens-answer-next-action-medi-kit = Аптечка: { NAME($on) } встаёт
aliens-answer-next-action-rest = Отдых
aliens-answer-next-action-play = { aliens-play }
aliens-answer-next-action-end = Закончить активацию

aliens-answer-next-step-to = На { aliens-square }
aliens-answer-next-step-leave = Уйти через выход
aliens-answer-next-step-stop = Остановиться

aliens-answer-weapon-question = { NAME($weapon) }
aliens-answer-target-choice = { aliens-here }
aliens-answer-spare-choice-characters = Пощадить своих
aliens-answer-spare-choice-nobody = Не щадить никого
aliens-answer-reroll-with = Истощить и перебросить: { NAME($card) }
aliens-answer-reroll-decline = Оставить как есть
aliens-answer-blast-reroll-with = Истощить и перебросить: { NAME($card) }
aliens-answer-blast-reroll-decline = Оставить как есть
aliens-answer-full-auto-at = Стрелять по { aliens-square }
aliens-answer-full-auto-stop = Прекратить огонь
aliens-answer-grenade-offer-at = Бросить на { aliens-square }
aliens-answer-grenade-offer-stop = Не бросать гранату
aliens-answer-seal-question-door = Заварить или освободить: { aliens-door }
aliens-answer-seal-question-spawn-point = Заварить или освободить: { NAME($point) }
aliens-answer-seal-question-tunnel = { $number ->
    [0] Заварить или освободить: первый туннель
    [1] Заварить или освободить: второй туннель
    [2] Заварить или освободить: третий туннель
   *[3] Заварить или освободить: четвёртый туннель
}

aliens-answer-draw-more-draw = Взять карту
aliens-answer-draw-more-stop = Больше не брать
aliens-answer-recover-more-exhausted = Восстановить из стопки истощения
aliens-answer-recover-more-from-hand = Восстановить с руки: { NAME($card) }
aliens-answer-recover-more-stop = Больше не восстанавливать
aliens-answer-search-choice = { NAME($card) }
aliens-answer-gear-choice = { NAME($gear) }
aliens-answer-pull-character = { NAME($character) }
aliens-answer-pull-nobody = Никого
aliens-answer-pull-square = На { aliens-here }
aliens-answer-scan = { NAME($mission-blip) }
aliens-answer-crate-equip-equip = Надеть: { NAME($card) }
aliens-answer-crate-equip-nothing = Ничего не надевать

aliens-answer-put-back-top = Наверх
aliens-answer-put-back-second = Под вторую карту
aliens-answer-put-back-bottom = Под низ
aliens-answer-last-put-back = { $deck-end ->
    [aliens-deck-end-top] Остаётся
   *[aliens-deck-end-bottom] Под низ
}
aliens-answer-react-window-play = { aliens-play }
aliens-answer-react-window-pass = Пас

## Выбор за врагов.

aliens-answer-stand-up-order = { NAME($character) }
aliens-answer-captor = Чужой на { aliens-here }
aliens-answer-alien-order = Чужой на { aliens-here }
aliens-answer-route-choice = На { aliens-here }
aliens-answer-shooter-order = { NAME($character) }
aliens-answer-defensive-shot-fire = Стрелять: { NAME($weapon) }
aliens-answer-defensive-shot-hold-fire = Не стрелять
aliens-answer-victim = { NAME($character) }
aliens-answer-board-order = { NAME($board-face) }
aliens-answer-blip-order = Сигнал на { aliens-here }
aliens-answer-signal-hero = { NAME($character) }
aliens-answer-signal-point = { NAME($spawn-point) }
aliens-answer-nearest-point = { NAME($spawn-point) }
aliens-answer-tunnel-square = { aliens-here }
aliens-answer-blip-square = { aliens-here }
aliens-answer-extra-alien-square = { aliens-here }

## После миссии кампании.

aliens-answer-saved-card = { NAME($card) }

## Чего ответ стоит и что даёт. `.amount` стоит после минуса или плюса: −2 карты, +3 карты.

aliens-goods-action = действия
    .amount = { $n ->
        [one] { $n } действие
        [few] { $n } действия
       *[many] { $n } действий
    }
aliens-goods-exhausted = истощённые карты
    .amount = { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
aliens-goods-recovered = восстановленные карты
    .amount = { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
aliens-goods-aim = Меткость
    .amount = { $n } к Меткости
aliens-goods-defeat = поражение
    .amount = { $n } отряд: это поражение
