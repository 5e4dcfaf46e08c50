### Що відбувається в Nemesis і Lockdown однаково: речення на кожну подію, у теперішньому часі, як у файлах самих ігор.

## Шум і двері.

nemesis-kit-heard-noise-rolled = { $seat } робить кидок на шум: { NAME($face) }.
nemesis-kit-heard-noise-made = Шум у коридорі { $number } біля відсіку { $room }.
nemesis-kit-heard-noise-all-around = Шум у всіх коридорах біля відсіку { $room }.
nemesis-kit-heard-danger-came = { $is-slimed ->
    [true] Через слиз Тиша обертається Небезпекою: відсік { $room }.
   *[false] Небезпека у відсіку { $room }.
}
nemesis-kit-heard-door-changed = { $door ->
    [nemesis-kit-door-open] Двері в коридорі { $passage-corridor } біля відсіку { $passage-room } відчиняються.
    [nemesis-kit-door-closed] Двері в коридорі { $passage-corridor } біля відсіку { $passage-room } зачиняються.
   *[nemesis-kit-door-destroyed] Двері в коридорі { $passage-corridor } біля відсіку { $passage-room } знищено.
}

## Маркери.

nemesis-kit-heard-slimed = { $seat } тепер у слизу.
nemesis-kit-heard-slime-washed-off = { $seat } більше не в слизу.
nemesis-kit-heard-fire-broke-out = У відсіку { $room } спалахує вогонь.
nemesis-kit-heard-fire-went-out = Вогонь у відсіку { $room } гасне.
nemesis-kit-heard-malfunctioned = У відсіку { $room } виникає несправність.
nemesis-kit-heard-repaired = Несправність у відсіку { $room } усунено.

## Прибульці.

nemesis-kit-heard-encountered = Зіткнення у відсіку { $room }: { $seat }.
nemesis-kit-heard-token-drawn = Із мішечка прибульців витягнуто: { NAME($token) }.
nemesis-kit-heard-token-added = До мішечка прибульців кладуть: { NAME($token) }.
nemesis-kit-heard-token-removed = Із мішечка прибульців виходить: { NAME($token) }.
nemesis-kit-heard-nothing-left = { $kind ->
    [nemesis-kit-intruder-queen] Королеві більше нічого відкладати: яєць не лишилося.
   *[nemesis-kit-intruder-adult] Покласти до мішечка прибульців нічого, жетонів не лишилося: { NAME($kind) }.
}
nemesis-kit-heard-intruder-appeared = { NAME($kind) } №{ $figure } з’являється у відсіку { $room }.
nemesis-kit-heard-intruder-moved = { NAME($kind) } №{ $figure } переходить із відсіку { $from } до відсіку { $to }.
nemesis-kit-heard-intruder-vanished = { NAME($kind) } №{ $figure } зникає з поля.
nemesis-kit-heard-intruder-died = { NAME($kind) } №{ $figure } гине у відсіку { $room }.
nemesis-kit-heard-injured = { $injuries ->
    [one] { NAME($kind) } №{ $figure } отримує { $injuries } поранення ({ NAME($by) }).
    [few] { NAME($kind) } №{ $figure } отримує { $injuries } поранення ({ NAME($by) }).
    [many] { NAME($kind) } №{ $figure } отримує { $injuries } поранень ({ NAME($by) }).
   *[other] { NAME($kind) } №{ $figure } отримує { $injuries } поранення ({ NAME($by) }).
}
nemesis-kit-heard-endurance-shown = { $result ->
    [nemesis-kit-endurance-unsettled] Витривалість, { NAME($kind) } №{ $figure }: «{ NAME($card) }», і ще одна карта.
    [nemesis-kit-endurance-retreats] Витривалість, { NAME($kind) } №{ $figure }: «{ NAME($card) }» — відступає.
    [nemesis-kit-endurance-dies] Витривалість, { NAME($kind) } №{ $figure }: «{ NAME($card) }», { nemesis-kit-endurance-against } — гине.
   *[nemesis-kit-endurance-holds-on] Витривалість, { NAME($kind) } №{ $figure }: «{ NAME($card) }», { nemesis-kit-endurance-against } — тримається.
}
# Що порівнюється: число карти або карт, на одиницю менше через слабкість, і поранення.
nemesis-kit-endurance-against = { $compared-injuries ->
    [one] { nemesis-kit-endurance-number } проти { $compared-injuries } поранення
    [few] { nemesis-kit-endurance-number } проти { $compared-injuries } поранень
    [many] { nemesis-kit-endurance-number } проти { $compared-injuries } поранень
   *[other] { nemesis-kit-endurance-number } проти { $compared-injuries } поранення
}
nemesis-kit-endurance-number = { $compared-is-weakened ->
    [true] { $compared-endurance } (через слабкість)
   *[false] { $compared-endurance }
}
nemesis-kit-heard-retreat-shown = { NAME($kind) } №{ $figure } відступає через коридор { $corridor } («{ NAME($card) }»).

## Поранення та інфекція.

nemesis-kit-heard-light-wound-suffered = { $seat } отримує легке поранення ({ NAME($by) }).
nemesis-kit-heard-serious-wound-suffered = { $by ->
    [nemesis-kit-cause-light-wounds] Легкі поранення стають важким, «{ NAME($wound) }»: { $seat }.
   *[nemesis-kit-cause-attack] { $seat } отримує важке поранення «{ NAME($wound) }» ({ NAME($by) }).
}
nemesis-kit-heard-light-wounds-healed = { $left ->
    [0] { $seat } позбувається легких поранень.
   *[other] { $seat } позбувається одного легкого поранення.
}
nemesis-kit-heard-wound-dressed = { $seat }: поранення «{ NAME($wound) }» перев’язано.
nemesis-kit-heard-wound-healed = { $seat }: поранення «{ NAME($wound) }» вилікувано.
nemesis-kit-heard-contaminated = { $seat } отримує карту інфекції.
nemesis-kit-heard-infested = { $seat } тепер носить личинку.
nemesis-kit-heard-died = { $room ->
    [none] { $seat } гине: { NAME($by) }.
   *[other] { $seat } гине у відсіку { $room }: { NAME($by) }.
}
nemesis-kit-heard-contamination-removed = { $cards ->
    [0] { $seat } лишається при своїх картах інфекції.
    [one] { $seat } позбувається { $cards } карти інфекції.
    [few] { $seat } позбувається { $cards } карт інфекції.
    [many] { $seat } позбувається { $cards } карт інфекції.
   *[other] { $seat } позбувається { $cards } карти інфекції.
}

## Предмети, об’єкти й обмін. Решта бачить у неважких предметів лише сорочку.

nemesis-kit-heard-item-found = { $item ->
    [none] { $seat } знаходить щось: { NAME($back) }.
   *[item] { $seat } знаходить предмет «{ NAME($item) }» ({ NAME($back) }).
}
nemesis-kit-heard-item-kept = { $item ->
    [none] { $seat } лишає собі щось: { NAME($back) }.
   *[item] { $seat } лишає собі предмет «{ NAME($item) }» ({ NAME($back) }).
}
nemesis-kit-heard-item-dropped = { $seat } викидає предмет «{ NAME($item-item) }» ({ NAME($item-back) }).
nemesis-kit-heard-heavy-item-taken = { $seat } бере в руку предмет «{ NAME($item-item) }» ({ NAME($item-back) }).
nemesis-kit-heard-object-taken = { $object ->
    [nemesis-kit-object-token-corpse] { $seat } бере в руки труп ({ $object-of }).
   *[nemesis-kit-object-token-egg] { $seat } бере в руки { NAME($object, case: "acc") }.
}
nemesis-kit-heard-object-dropped = { $object ->
    [nemesis-kit-object-token-corpse] { $seat } залишає труп ({ $object-of }).
   *[nemesis-kit-object-token-egg] { $seat } залишає { NAME($object, case: "acc") }.
}
nemesis-kit-heard-hands-left-as-they-are = { $seat } не бере нового предмета в руки.
nemesis-kit-heard-crafted = { $seat } створює предмет «{ NAME($item) }» із предметів «{ NAME($one-item) }» ({ NAME($one-back) }) і «{ NAME($other-item) }» ({ NAME($other-back) }).
nemesis-kit-heard-trade-opened = { $seat } починає обмін.
nemesis-kit-heard-trade-left = { $seat } більше нічого не міняє.
nemesis-kit-heard-item-shown = { $item ->
    [none] { $seat } показує щось ({ NAME($back) }). Бачить лише { $to }.
   *[item] { $seat } показує предмет «{ NAME($item) }» ({ NAME($back) }). Бачить лише { $to }.
}
nemesis-kit-heard-goods-offered = { $goods ->
    [none] { $seat } пропонує щось ({ NAME($back) }) — кому: { $to }.
    [nemesis-kit-goods-item] { $seat } пропонує предмет «{ NAME($goods-item-item) }» ({ NAME($goods-item-back) }) — кому: { $to }.
   *[nemesis-kit-goods-object] { $goods-object ->
        [nemesis-kit-object-token-corpse] { $seat } пропонує труп ({ $goods-object-of }) — кому: { $to }.
       *[nemesis-kit-object-token-egg] { $seat } пропонує { NAME($goods-object, case: "acc") } — кому: { $to }.
    }
}
nemesis-kit-heard-offer-declined = { $to } відхиляє пропозицію ({ $from }).
nemesis-kit-heard-goods-changed-hands = { $goods ->
    [none] { $from } віддає щось ({ NAME($back) }). Отримує { $to }.
    [nemesis-kit-goods-item] { $from } віддає предмет «{ NAME($goods-item-item) }» ({ NAME($goods-item-back) }). Отримує { $to }.
   *[nemesis-kit-goods-object] { $goods-object ->
        [nemesis-kit-object-token-corpse] { $from } віддає труп ({ $goods-object-of }). Отримує { $to }.
       *[nemesis-kit-object-token-egg] { $from } віддає { NAME($goods-object, case: "acc") }. Отримує { $to }.
    }
}

## Карти, відсіки, атаки, події й кінець там, де в обох книгах те саме.

nemesis-kit-heard-number-dealt = { $seat } — гравець { $number }.
nemesis-kit-heard-objective-dealt = { $objective ->
    [none] { $seat } отримує завдання.
   *[objective] { $seat } отримує завдання «{ NAME($objective) }».
}
nemesis-kit-heard-common-objective-revealed = Відкривається спільне завдання «{ NAME($objective) }».
nemesis-kit-heard-draft-drawn = { $seat } тягне карту персонажа: { NAME($character) }.
nemesis-kit-heard-character-chosen = { $seat } грає за { NAME($character, case: "acc") }.
nemesis-kit-heard-first-player-changed = { $seat } отримує жетон першого гравця.
nemesis-kit-heard-card-drawn = { $card ->
    [none] { $seat } бере карту.
    [nemesis-kit-card-action] { $seat } бере карту «{ NAME($card-action) }».
    [nemesis-kit-card-scanned] { $seat } бере карту інфекції ({ NAME($card-scanned) }).
   *[nemesis-kit-card-unscanned] { $seat } бере карту інфекції.
}
nemesis-kit-heard-passed = { $seat } пасує.
nemesis-kit-heard-resigned = { $seat } здається.
nemesis-kit-heard-card-discarded = { $seat } скидає карту «{ NAME($card) }».
nemesis-kit-heard-contamination-discarded = { $seat } скидає карту інфекції.
nemesis-kit-heard-room-used = { $seat } використовує відсік { $room }.
nemesis-kit-heard-moved = { $seat } переходить із відсіку { $from } до відсіку { $to }.
nemesis-kit-heard-items-burnt = У відсіку { $room } згоряють усі предмети.
nemesis-kit-heard-first-encounter = Перше зіткнення: кожен лишає собі одне завдання.
nemesis-kit-heard-objective-chosen = { $objective ->
    [none] { $seat } вибирає завдання.
   *[objective] { $seat } вибирає завдання «{ NAME($objective) }».
}
nemesis-kit-heard-attack-revealed = { $hits ->
    [true] Карта атаки «{ NAME($card) }»: влучання.
   *[false] Карта атаки «{ NAME($card) }»: промах.
}
nemesis-kit-heard-combat-rolled = { $seat } кидає бойовий кубик: { NAME($face) }.
nemesis-kit-heard-revived = { $seat } повертається до життя.
nemesis-kit-heard-intruder-healed = { $left ->
    [0] { NAME($kind) } №{ $figure } зцілюється повністю.
    [one] { NAME($kind) } №{ $figure } зцілюється, лишається { $left } поранення.
    [few] { NAME($kind) } №{ $figure } зцілюється, лишаються { $left } поранення.
    [many] { NAME($kind) } №{ $figure } зцілюється, лишається { $left } поранень.
   *[other] { NAME($kind) } №{ $figure } зцілюється, лишається { $left } поранення.
}
nemesis-kit-heard-transformed = Повзун №{ $figure } перетворюється на Мисливця.
nemesis-kit-heard-egg-laid = У гнізді більшає на одне яйце.
nemesis-kit-heard-egg-destroyed = Яйце у відсіку { $room } знищено.
nemesis-kit-heard-ammo-spent = { $rounds ->
    [one] { $seat } витрачає { $rounds } набій: «{ NAME($weapon) }».
    [few] { $seat } витрачає { $rounds } набої: «{ NAME($weapon) }».
    [many] { $seat } витрачає { $rounds } набоїв: «{ NAME($weapon) }».
   *[other] { $seat } витрачає { $rounds } набою: «{ NAME($weapon) }».
}
nemesis-kit-heard-scanned = { $result ->
    [none] { $seat } сканує карту інфекції.
   *[contamination] { $seat } сканує карту інфекції: { NAME($result) }.
}
nemesis-kit-heard-larva-removed = { $seat } позбувається личинки.
nemesis-kit-heard-card-turned-up = { $seat } відкриває карту «{ NAME($card) }».
nemesis-kit-heard-contamination-turned-up = { $seat } відкриває карту інфекції.
nemesis-kit-heard-searched = { $seat } обшукує відсік { $room }. Колода: { NAME($back) }.
nemesis-kit-heard-objective-seen = { $objective ->
    [none] { $seat } підглядає чуже завдання ({ $of }).
   *[objective] { $seat } підглядає чуже завдання ({ $of }): «{ NAME($objective) }».
}
nemesis-kit-heard-signal-sent = { $seat } надсилає сигнал.
nemesis-kit-heard-event-drawn = Подія «{ NAME($card) }». { NAME($card, case: "text") }
nemesis-kit-heard-event-had-no-effect = «{ NAME($card) }»: без наслідків.
nemesis-kit-heard-event-put-away = Карта події «{ NAME($card) }» іде до скиду.
nemesis-kit-heard-found-healthy = { $seat } проходить перевірку: зараження немає.
nemesis-kit-heard-objective-revealed = { $seat } відкриває завдання «{ NAME($objective) }».
nemesis-kit-heard-room-explored = { $items ->
    [0] { $seat } досліджує відсік { $number }: { NAME($room) }. { NAME($effect) }, предметів немає.
    [one] { $seat } досліджує відсік { $number }: { NAME($room) }. { NAME($effect) }, { $items } предмет.
    [few] { $seat } досліджує відсік { $number }: { NAME($room) }. { NAME($effect) }, { $items } предмети.
    [many] { $seat } досліджує відсік { $number }: { NAME($room) }. { NAME($effect) }, { $items } предметів.
   *[other] { $seat } досліджує відсік { $number }: { NAME($room) }. { NAME($effect) }, { $items } предмета.
}
nemesis-kit-heard-loaded = { $seat } заряджає зброю «{ NAME($weapon) }», набоїв тепер { $ammo }.
nemesis-kit-heard-event-seen = { $card ->
    [none] { $seat } переглядає верхню карту події.
   *[event] { $seat } переглядає верхню карту події: «{ NAME($card) }».
}
nemesis-kit-heard-event-placed = { $answer ->
    [nemesis-kit-event-placement-answer-top] { $seat } лишає карту події зверху.
   *[nemesis-kit-event-placement-answer-bottom] { $seat } кладе карту події під колоду.
}
nemesis-kit-heard-round-began = Починається раунд { $round }.
nemesis-kit-heard-turn-began = Ходить { $seat }.
nemesis-kit-heard-turn-ended = { $seat } завершує хід.
nemesis-kit-heard-interrupted = { $seat } грає «Переривання»: { $against } втрачає дію.
nemesis-kit-heard-item-used = { $seat } використовує предмет «{ NAME($item-item) }» ({ NAME($item-back) }).
nemesis-kit-heard-items-bound = { $seat } зв’язує два важкі предмети.

## Оголошена дія. Що є лише в одній з ігор, вона каже сама.

nemesis-kit-heard-declared = { $action ->
    [nemesis-kit-action-pass] { $seat } збирається спасувати.
    [nemesis-kit-action-move] { $seat } вирушає до відсіку { $to } { nemesis-kit-declared-through }.
    [nemesis-kit-action-careful-move] { $seat } обережно вирушає до відсіку { $to } { nemesis-kit-declared-through }.
    [nemesis-kit-action-shoot] { $action-at ->
        [nemesis-kit-target-eggs] { $seat } стріляє по яйцях: «{ NAME($action-weapon) }».
       *[nemesis-kit-target-figure] { $seat } стріляє: «{ NAME($action-weapon) }», ціль — { NAME($against) } №{ $action-at-figure }.
    }
    [nemesis-kit-action-melee] { $action-at ->
        [nemesis-kit-target-eggs] { $seat } б’є по яйцях.
       *[nemesis-kit-target-figure] { $seat } вступає в рукопашний бій: { NAME($against) } №{ $action-at-figure }.
    }
    [nemesis-kit-action-pick-up] { $action-object ->
        [nemesis-kit-object-token-corpse] { $seat } підіймає труп ({ $action-object-of }).
       *[nemesis-kit-object-token-egg] { $seat } підіймає { NAME($action-object, case: "acc") }.
    }
    [nemesis-kit-action-trade] { $seat } пропонує обмін.
    [nemesis-kit-action-craft] { $seat } створює предмет «{ NAME($action-item) }». На нього йдуть «{ NAME($action-one-item) }» ({ NAME($action-one-back) }) і «{ NAME($action-other-item) }» ({ NAME($action-other-back) }).
    [nemesis-kit-action-play] { $seat } грає карту «{ NAME($action-card) }»{ nemesis-kit-declared-aim }.
    [nemesis-kit-action-use] { $seat } використовує предмет «{ NAME($action-item-item) }» ({ NAME($action-item-back) }){ nemesis-kit-declared-aim }.
    [nemesis-kit-action-use-room] { $seat } виконує дію відсіку{ nemesis-kit-declared-room-aim }.
    [nemesis-kit-action-drop-item] { $seat } викидає предмет «{ NAME($action-item-item) }» ({ NAME($action-item-back) }).
    [nemesis-kit-action-drop-object] { $action-object ->
        [nemesis-kit-object-token-corpse] { $seat } залишає труп ({ $action-object-of }).
       *[nemesis-kit-object-token-egg] { $seat } залишає { NAME($action-object, case: "acc") }.
    }
   *[other] { nemesis-kit-declared-own }
}
nemesis-kit-declared-aim = { $action-aim ->
    [nemesis-kit-aim-door] : двері в коридорі { $action-aim-corridor }
    [nemesis-kit-aim-demolish] : зачинені двері в коридорі { $action-aim-corridor }
    [nemesis-kit-aim-break] : несправність у відсіку { $action-aim-room }
    [nemesis-kit-aim-repair] : несправність тут
    [nemesis-kit-aim-extinguish] : вогонь тут
    [nemesis-kit-aim-sends] : { $action-aim-seat }, до відсіку { $to } { nemesis-kit-declared-aim-through }
    [nemesis-kit-aim-together] : удвох ({ $action-aim-seat }), до відсіку { $to } { nemesis-kit-declared-aim-through }
    [nemesis-kit-aim-way] : до відсіку { $to } { nemesis-kit-declared-aim-through }
    [nemesis-kit-aim-room] : відсік { $action-aim-room }
    [nemesis-kit-aim-figure] : { NAME($against) } №{ $action-aim-figure }
    [nemesis-kit-aim-eggs] : яйця у відсіку { $action-aim-room }
    [nemesis-kit-aim-character] : { $action-aim-seat }
    [nemesis-kit-aim-shot] : «{ NAME($action-aim-weapon) }», ціль — { NAME($against) } №{ $action-aim-figure }
    [nemesis-kit-aim-egg-shot] : «{ NAME($action-aim-weapon) }», яйця
    [nemesis-kit-aim-deck] : { NAME($action-aim-back) }
    [nemesis-kit-aim-clean] : слиз змивається
    [nemesis-kit-aim-craft] : «{ NAME($action-aim-item) }» із предметів «{ NAME($action-aim-one-item) }» ({ NAME($action-aim-one-back) }) і «{ NAME($action-aim-other-item) }» ({ NAME($action-aim-other-back) })
    [nemesis-kit-aim-bind] : два важкі предмети разом
    [nemesis-kit-aim-room-action] : дія відсіку { $action-aim-room }{ nemesis-kit-declared-room-action }
   *[other] { nemesis-kit-declared-aim-own }
}
nemesis-kit-declared-room-aim = { $action-aim ->
    [nemesis-kit-room-aim-room] : відсік { $action-aim-room }
    [nemesis-kit-room-aim-dress-all] : перев’язування, усі важкі поранення
    [nemesis-kit-room-aim-heal-serious] : лікування, «{ NAME($action-aim-wound) }»
    [nemesis-kit-room-aim-heal-light] : лікування, легкі поранення
   *[other] { nemesis-kit-declared-room-aim-own }
}
nemesis-kit-declared-room-action = { $action-aim-with ->
    [nemesis-kit-room-aim-room] , відсік { $action-aim-with-room }
    [nemesis-kit-room-aim-dress-all] , перев’язування, усі важкі поранення
    [nemesis-kit-room-aim-heal-serious] , лікування, «{ NAME($action-aim-with-wound) }»
    [nemesis-kit-room-aim-heal-light] , лікування, легкі поранення
   *[other] { nemesis-kit-declared-room-action-own }
}
# Хтось іде: через коридор або стежкою на поверхні, у якої немає номера.
nemesis-kit-declared-through = { $action-corridor ->
    [5] стежкою A
    [6] стежкою B
    [7] стежкою C
    [8] стежкою D
    [9] стежкою E
   *[other] через коридор { $action-corridor }
}
nemesis-kit-declared-aim-through = { $action-aim-corridor ->
    [5] стежкою A
    [6] стежкою B
    [7] стежкою C
    [8] стежкою D
    [9] стежкою E
   *[other] через коридор { $action-aim-corridor }
}
