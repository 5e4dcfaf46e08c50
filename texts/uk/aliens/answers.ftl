### Відповіді у грі «Aliens: Another Glorious Day in the Corps»; кожна вміщується на кнопці.
###
### Клітинка пишеться як у правилах, поле(стовпець,рядок): 2(6,1). Двері лежать на східному або
### південному краї своєї клітинки. $to і $by, де це місце за столом, — імена, які набрали
### люди: вони не відмінюються.

## Клітинки й двері. Перша — клітинка, яка сама і є відповіддю.

aliens-here = { $board }({ $column },{ $row })
aliens-square = { $square-board }({ $square-column },{ $square-row })
aliens-door = { $door-facing ->
    [aliens-facing-south] двері на південь від { $door-square-board }({ $door-square-column },{ $door-square-row })
   *[aliens-facing-east] двері на схід від { $door-square-board }({ $door-square-column },{ $door-square-row })
}

## Що можна заблокувати, усередині відповіді чи події.

aliens-barrier = { $barrier ->
    [aliens-barrier-door] { $barrier-door-facing ->
        [aliens-facing-south] двері на південь від { $barrier-door-square-board }({ $barrier-door-square-column },{ $barrier-door-square-row })
       *[aliens-facing-east] двері на схід від { $barrier-door-square-board }({ $barrier-door-square-column },{ $barrier-door-square-row })
    }
    [aliens-barrier-spawn-point] { NAME($barrier-point) }
   *[aliens-barrier-tunnel] { aliens-barrier-tunnel-number }
}
aliens-barrier-tunnel-number = { $barrier-number ->
    [0] перший тунель
    [1] другий тунель
    [2] третій тунель
   *[3] четвертий тунель
}

## Подія: її можна зіграти у відповідь на багато запитань.

aliens-play = { $play-on ->
    [none] Зіграти «{ NAME($play-event) }»
   *[character] Зіграти «{ NAME($play-event) }» на { NAME($play-on, case: "acc") }
}

## До першого ходу.

aliens-answer-hero-choice = { NAME($character) }
aliens-answer-team-choice = { NAME($character) }
aliens-answer-preparation-put-on = Видати { NAME($on, case: "dat") } { NAME($card, case: "acc") }
aliens-answer-preparation-take-off = Забрати в { NAME($from, case: "gen") } { NAME($card, case: "acc") }
aliens-answer-preparation-done = Готово
aliens-answer-gun-placing = { aliens-here }
aliens-answer-gun-facing = Спрямувати { NAME($facing, case: "to") }
aliens-answer-hero-placing = { aliens-here }
aliens-answer-grunt-placing = { NAME($character) } на { aliens-square }

## Хто за кого грає і чия черга.

aliens-answer-new-hero-take = Узяти { NAME($character, case: "acc") }
aliens-answer-new-hero-nobody = Поки нікого
aliens-answer-first-player-token = Першим ходить { $to }
aliens-answer-first-player-lead = Передати старшинство: { $to }
aliens-answer-first-player-play = { aliens-play }
aliens-answer-hero-order-activate = { NAME($character) }
aliens-answer-hero-order-play = { aliens-play }
aliens-answer-remaining-grunt-activate = { NAME($character) }: { $by }
aliens-answer-remaining-grunt-play = { aliens-play }
aliens-answer-grunt-order-activate = { NAME($character) }
aliens-answer-grunt-order-play = { aliens-play }
aliens-answer-grunt-order-nobody = Більше нікого

## Активація.

aliens-answer-next-ability-use = { NAME($ability) }
aliens-answer-next-ability-play = { aliens-play }
aliens-answer-equip-step-equip = Видати { NAME($on, case: "dat") } { NAME($card, case: "acc") }
aliens-answer-equip-step-return = Повернути в руку { NAME($card, case: "acc") }
aliens-answer-equip-step-play = { aliens-play }
aliens-answer-equip-step-done = Готово

aliens-answer-next-action-move = Рух
aliens-answer-next-action-attack = Атака: { NAME($weapon) }
aliens-answer-next-action-barricade = Барикада: { aliens-barrier }
aliens-answer-next-action-aim = Прицілювання
aliens-answer-next-action-interact = { $with ->
    [aliens-interaction-computer] Взаємодія: комп’ютер на { $with-square-board }({ $with-square-column },{ $with-square-row })
    [aliens-interaction-newt] Взаємодія: забрати Ньют
    [aliens-interaction-cocoon] Взаємодія: звільнити { NAME($with-character, case: "acc") }
    [aliens-interaction-crate] Взаємодія: ящик на { $with-square-board }({ $with-square-column },{ $with-square-row })
   *[aliens-interaction-gun] Взаємодія: { NAME($with-gun) } — { NAME($with-order) }
}
aliens-answer-next-action-medi-kit = Аптечка: { NAME($on) } підводиться
aliens-answer-next-action-rest = Відпочинок
aliens-answer-next-action-play = { aliens-play }
aliens-answer-next-action-end = Завершити активацію

aliens-answer-next-step-to = На { aliens-square }
aliens-answer-next-step-leave = Піти через вихід
aliens-answer-next-step-stop = Зупинитися

aliens-answer-weapon-question = { NAME($weapon) }
aliens-answer-target-choice = { aliens-here }
aliens-answer-spare-choice-characters = Пощадити своїх
aliens-answer-spare-choice-nobody = Не щадити нікого
aliens-answer-reroll-with = Виснажити й перекинути: { NAME($card) }
aliens-answer-reroll-decline = Лишити як є
aliens-answer-blast-reroll-with = Виснажити й перекинути: { NAME($card) }
aliens-answer-blast-reroll-decline = Лишити як є
aliens-answer-full-auto-at = Стріляти по { aliens-square }
aliens-answer-full-auto-stop = Припинити вогонь
aliens-answer-grenade-offer-at = Кинути на { aliens-square }
aliens-answer-grenade-offer-stop = Не кидати гранату
aliens-answer-seal-question-door = Заварити або звільнити: { aliens-door }
aliens-answer-seal-question-spawn-point = Заварити або звільнити: { NAME($point) }
aliens-answer-seal-question-tunnel = { $number ->
    [0] Заварити або звільнити: перший тунель
    [1] Заварити або звільнити: другий тунель
    [2] Заварити або звільнити: третій тунель
   *[3] Заварити або звільнити: четвертий тунель
}

aliens-answer-draw-more-draw = Узяти карту
aliens-answer-draw-more-stop = Більше не брати
aliens-answer-recover-more-exhausted = Відновити зі стосу виснаження
aliens-answer-recover-more-from-hand = Відновити з руки: { NAME($card) }
aliens-answer-recover-more-stop = Більше не відновлювати
aliens-answer-search-choice = { NAME($card) }
aliens-answer-gear-choice = { NAME($gear) }
aliens-answer-pull-character = { NAME($character) }
aliens-answer-pull-nobody = Нікого
aliens-answer-pull-square = На { aliens-here }
aliens-answer-scan = { NAME($mission-blip) }
aliens-answer-crate-equip-equip = Видати: { NAME($card) }
aliens-answer-crate-equip-nothing = Нічого не видавати

aliens-answer-put-back-top = Нагору
aliens-answer-put-back-second = Під другу карту
aliens-answer-put-back-bottom = Під низ
aliens-answer-last-put-back = { $deck-end ->
    [aliens-deck-end-top] Лишається
   *[aliens-deck-end-bottom] Під низ
}
aliens-answer-react-window-play = { aliens-play }
aliens-answer-react-window-pass = Пас

## Вибір за ворогів.

aliens-answer-stand-up-order = { NAME($character) }
aliens-answer-captor = Чужий на { aliens-here }
aliens-answer-alien-order = Чужий на { aliens-here }
aliens-answer-route-choice = На { aliens-here }
aliens-answer-shooter-order = { NAME($character) }
aliens-answer-defensive-shot-fire = Стріляти: { NAME($weapon) }
aliens-answer-defensive-shot-hold-fire = Не стріляти
aliens-answer-victim = { NAME($character) }
aliens-answer-board-order = { NAME($board-face) }
aliens-answer-blip-order = Сигнал на { aliens-here }
aliens-answer-signal-hero = { NAME($character) }
aliens-answer-signal-point = { NAME($spawn-point) }
aliens-answer-nearest-point = { NAME($spawn-point) }
aliens-answer-tunnel-square = { aliens-here }
aliens-answer-blip-square = { aliens-here }
aliens-answer-extra-alien-square = { aliens-here }

## Після місії кампанії.

aliens-answer-saved-card = { NAME($card) }

## Чого відповідь коштує і що дає. `.amount` стоїть після мінуса чи плюса: −2 карти, +3 карти.

aliens-goods-action = дії
    .amount = { $n ->
        [one] { $n } дія
        [few] { $n } дії
        [many] { $n } дій
       *[other] { $n } дії
    }
aliens-goods-exhausted = виснажені карти
    .amount = { $n ->
        [one] { $n } карта
        [few] { $n } карти
        [many] { $n } карт
       *[other] { $n } карти
    }
aliens-goods-recovered = відновлені карти
    .amount = { $n ->
        [one] { $n } карта
        [few] { $n } карти
        [many] { $n } карт
       *[other] { $n } карти
    }
aliens-goods-aim = Влучність
    .amount = { $n } до Влучності
aliens-goods-defeat = поразка
    .amount = { $n } загін: це поразка
