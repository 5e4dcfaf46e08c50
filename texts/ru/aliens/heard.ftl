### Что происходит в игре «Aliens: Another Glorious Day in the Corps»: по предложению на событие,
### в настоящем времени.
###
### $seat, $owner, а где речь о месте за столом, и $from с $to — имена, которые набрали люди:
### они не склоняются. Имя стоит подлежащим, после двоеточия или в скобках. Персонажи — слова
### игры и склоняются. Клетка пишется как в правилах, поле(столбец,строка).

aliens-from = { $from-board }({ $from-column },{ $from-row })
aliens-to = { $to-board }({ $to-column },{ $to-row })
aliens-target = { $target-board }({ $target-column },{ $target-row })

## До первого хода.

aliens-heard-captive-drawn = В плену { NAME($character) }.
aliens-heard-card-turned = { $owner ->
    [none] { NAME($character) } теперь боец.
   *[seat] { $owner } играет за { NAME($character, case: "acc") }.
}
aliens-heard-put-on = { NAME($character) } получает { NAME($card, case: "acc") }.
aliens-heard-taken-off = { NAME($character) } сдаёт { NAME($card, case: "acc") }.
aliens-heard-cocoon-placed = { NAME($character) } висит в коконе на { aliens-square }.
aliens-heard-facehugger-placed = На { aliens-square } ждёт лицехват.
aliens-heard-gun-placed = Отряд ставит { NAME($gun, case: "acc") } на { aliens-square }, стволами { NAME($facing, case: "to") }.
aliens-heard-character-placed = { NAME($character) } занимает позицию на { aliens-square }.

## Ход игры.

aliens-heard-turn-began = Начинается ход { $turn }.
aliens-heard-dropship-landed = На кубике { $die }: корабль садится { NAME($exit, case: "at") }.
aliens-heard-dropship-left = Корабль улетает.
aliens-heard-token-passed = { $to } получает жетон активации.
aliens-heard-lead-handed = { $from } передаёт старшинство, теперь решает { $to }.
aliens-heard-vote-cast = { $seat } голосует.
aliens-heard-vote-decided = Голоса подсчитаны.
aliens-heard-activation-began = { $seat } активирует { NAME($character, case: "acc") }.
aliens-heard-ability-used = { NAME($character) } применяет способность: «{ NAME($ability) }».
aliens-heard-action-taken = { NAME($character) } тратит действие: { NAME($action) }.
aliens-heard-action-lost = { NAME($character) } теряет действие.
aliens-heard-alien-phase-began = Начинается фаза Чужих.
aliens-heard-window-closed = Больше никто не отвечает: { NAME($window) }.
aliens-heard-game-over = Игра окончена. { NAME($ending) }.

## Движение.

aliens-heard-character-moved = { NAME($character) } идёт с { aliens-from } на { aliens-to }.
aliens-heard-character-left = { NAME($character) } уходит через выход.
aliens-heard-put-back = { NAME($character) } не может там остаться и возвращается на { aliens-square }.

## Снаряжение и счётчик Меткости.

aliens-heard-dial-turned = Счётчик Меткости { NAME($character, case: "gen") } показывает { $to }.
aliens-heard-equipped = { $seat } выдаёт { NAME($character, case: "dat") } { NAME($card, case: "acc") }.
aliens-heard-equipment-returned = { $seat } забирает в руку { NAME($card, case: "acc") } у { NAME($character, case: "gen") }.
aliens-heard-equipment-exhausted = { NAME($character) } истощает { NAME($card, case: "acc") }.
aliens-heard-equipment-discarded = { NAME($character) } теряет { NAME($card, case: "acc") }.

## Атаки.

aliens-heard-attacked = { $weapon ->
    [aliens-weapon-m40-grenades] { NAME($attacker) } бросает одну из { NAME($weapon, case: "gen") } на { aliens-target }.
   *[aliens-weapon-m41a-pulse-rifle] { NAME($attacker) } стреляет по { aliens-target } из { NAME($weapon, case: "gen") }.
}
aliens-heard-attack-rolled = { $hit ->
    [true] { NAME($attacker) } выбрасывает { $die }: попадание.
   *[false] { NAME($attacker) } выбрасывает { $die }: промах.
}
aliens-heard-blast-rolled = { $hit ->
    [true] Бросок по { aliens-square }, на кубике { $die }: попадание.
   *[false] Бросок по { aliens-square }, на кубике { $die }: промах.
}
aliens-heard-token-removed = { $left ->
    [1] Рой на { aliens-square } теряет Чужого; остаётся один.
    [one] Рой на { aliens-square } теряет Чужого; остаётся { $left } Чужой.
    [few] Рой на { aliens-square } теряет Чужого; остаётся { $left } Чужих.
   *[many] Рой на { aliens-square } теряет Чужого; остаётся { $left } Чужих.
}
aliens-heard-enemy-killed = { $kind ->
    [aliens-enemy-kind-blip] Сигнал на { aliens-square } пропадает; что это было, никто не знает.
    [aliens-enemy-kind-facehugger] Лицехват на { aliens-square } гибнет.
   *[aliens-enemy-kind-alien] Чужой на { aliens-square } гибнет.
}
aliens-heard-fire-held = { NAME($character) } не стреляет.

## Проверки, баррикады, турели и то, что приносит миссия.

aliens-heard-tech-tested = { $passed ->
    [true] { NAME($character) } выбрасывает { $die }: проверка Техники удаётся.
   *[false] { NAME($character) } выбрасывает { $die }: проверка Техники не удаётся.
}
aliens-heard-barricade-turned = { $placed ->
    [true] Появляется баррикада: { aliens-barrier }.
   *[false] Баррикады больше нет: { aliens-barrier }.
}
aliens-heard-gun-ordered = { $order ->
    [aliens-gun-order-switch-off] Отряд выключает { NAME($gun, case: "acc") }.
    [aliens-gun-order-switch-on] Отряд включает { NAME($gun, case: "acc") }.
    [aliens-gun-order-turn-north] Отряд поворачивает { NAME($gun, case: "acc") } на север.
    [aliens-gun-order-turn-east] Отряд поворачивает { NAME($gun, case: "acc") } на восток.
    [aliens-gun-order-turn-south] Отряд поворачивает { NAME($gun, case: "acc") } на юг.
   *[aliens-gun-order-turn-west] Отряд поворачивает { NAME($gun, case: "acc") } на запад.
}
aliens-heard-gun-fired = По { aliens-square } бьёт { NAME($gun) }; патронов осталось: { $rounds }.
aliens-heard-gun-rolled = { $lower ->
    [8] Кубики { NAME($gun, case: "gen") } показывают { $lower } и { $higher }: промах.
    [9] Кубики { NAME($gun, case: "gen") } показывают { $lower } и { $higher }: промах.
    [10] Кубики { NAME($gun, case: "gen") } показывают { $lower } и { $higher }: промах.
   *[hit] Кубики { NAME($gun, case: "gen") } показывают { $lower } и { $higher }: попадание.
}
aliens-heard-crate-opened = { NAME($character) } открывает ящик на { aliens-square }.
aliens-heard-mission-blip-turned = Открывается сигнал миссии на { aliens-square }: { NAME($face) }.
aliens-heard-newt-joined = { $owner ->
    [none] Ньют присоединяется к отряду как боец.
   *[seat] Ньют присоединяется к отряду; за неё играет { $owner }.
}
aliens-heard-captive-freed = { NAME($character) } выбирается из кокона.

## Колода выносливости.

aliens-heard-card-exhausted = Истощается карта.
aliens-heard-cards-recovered = { $cards ->
    [one] Восстанавливается { $cards } карта.
    [few] Восстанавливаются { $cards } карты.
   *[many] Восстанавливается { $cards } карт.
}
aliens-heard-card-discarded = Карта уходит в сброс: { NAME($card) }.
aliens-heard-card-drawn = { $card ->
    [none] { $seat } берёт карту.
   *[card] { $seat } берёт карту: { NAME($card) }.
}
aliens-heard-card-found = { $card ->
    [none] { $seat } берёт карту из стопки истощения.
   *[card] { $seat } берёт карту из стопки истощения: { NAME($card) }.
}
aliens-heard-hand-card-exhausted = { $card ->
    [none] { $seat } истощает карту с руки.
   *[card] { $seat } истощает карту с руки: { NAME($card) }.
}
aliens-heard-hand-card-recovered = { $card ->
    [none] { $seat } восстанавливает карту с руки.
   *[card] { $seat } восстанавливает карту с руки: { NAME($card) }.
}
aliens-heard-hand-card-discarded = { $seat } сбрасывает карту с руки: { NAME($card) }.
aliens-heard-card-revealed = Открывается карта: { NAME($card) }.
aliens-heard-revealed-card-taken = { $seat } берёт открытую карту в руку: { NAME($card) }.
aliens-heard-deck-reshuffled = { $cards ->
    [one] Карта перемешивания наверху: в новой колоде { $cards } карта.
    [few] Карта перемешивания наверху: в новой колоде { $cards } карты.
   *[many] Карта перемешивания наверху: в новой колоде { $cards } карт.
}
aliens-heard-exhaust-pile-searched = { $seat } просматривает стопку истощения.
aliens-heard-exhausted-card-seen = { $card ->
    [none] { $seat } видит карту из стопки истощения.
   *[card] { $seat } видит карту из стопки истощения: { NAME($card) }.
}
aliens-heard-exhaust-pile-shuffled = Стопка истощения перемешивается.

## Опасности и события.

aliens-heard-hazard-drawn = { $seat } вытягивает опасность: «{ NAME($card) }».
aliens-heard-hazard-struck = { $character ->
    [none] Опасность «{ NAME($hazard) }»: { $seat }.
   *[character] Опасность «{ NAME($hazard) }» настигает { NAME($character, case: "acc") } ({ $seat }).
}
aliens-heard-hazard-returned = Опасность идёт из сброса в стопку истощения: «{ NAME($card) }».
aliens-heard-event-played = { $on ->
    [none] { $seat } играет «{ NAME($event) }».
   *[character] { $seat } играет «{ NAME($event) }» на { NAME($on, case: "acc") }.
}
aliens-heard-event-exhausted = «{ NAME($event) }» уходит в стопку истощения.

## Кто падает, а кто встаёт.

aliens-heard-stood-up = { NAME($character) } встаёт.
aliens-heard-knocked-down = { NAME($character) } падает.
aliens-heard-stayed-down = { NAME($character) } так и лежит.
aliens-heard-character-lost = { $how ->
    [aliens-condition-captured] { NAME($character) } попадает в плен.
   *[aliens-condition-killed] { NAME($character) } погибает.
}
aliens-heard-carried-off = Чужой с { aliens-square } уносит { NAME($character, case: "acc") }.
aliens-heard-facehugged = Лицехват вцепляется в { NAME($character, case: "acc") }.
aliens-heard-defence-rolled = { $held ->
    [true] { NAME($character) } защищается: на кубике { $die }, итог { $result }; защиты { $defence } хватает.
   *[false] { NAME($character) } защищается: на кубике { $die }, итог { $result }; защиты { $defence } не хватает.
}
aliens-heard-counter-attacked = { NAME($character) } бьёт в ответ по { aliens-square }.
aliens-heard-armour-held = Тактическая броня спасает { NAME($character, case: "acc") }.

## Чужие и сигналы.

aliens-heard-enemy-activated = { $kind ->
    [aliens-enemy-kind-blip] Сигнал на { aliens-square } оживает.
    [aliens-enemy-kind-facehugger] Лицехват на { aliens-square } оживает.
   *[aliens-enemy-kind-alien] Чужой на { aliens-square } оживает.
}
aliens-heard-enemy-moved = { $kind ->
    [aliens-enemy-kind-blip] Сигнал идёт с { aliens-from } на { aliens-to }.
    [aliens-enemy-kind-facehugger] Лицехват идёт с { aliens-from } на { aliens-to }.
   *[aliens-enemy-kind-alien] Чужой идёт с { aliens-from } на { aliens-to }.
}
aliens-heard-door-rolled = { $broken ->
    [true] { $kind ->
        [aliens-enemy-kind-blip] Сигнал выбрасывает { $die } и ломает баррикаду: { aliens-door }.
        [aliens-enemy-kind-facehugger] Лицехват выбрасывает { $die } и ломает баррикаду: { aliens-door }.
       *[aliens-enemy-kind-alien] Чужой выбрасывает { $die } и ломает баррикаду: { aliens-door }.
    }
   *[false] { $kind ->
        [aliens-enemy-kind-blip] Сигнал выбрасывает { $die }, баррикада держится: { aliens-door }.
        [aliens-enemy-kind-facehugger] Лицехват выбрасывает { $die }, баррикада держится: { aliens-door }.
       *[aliens-enemy-kind-alien] Чужой выбрасывает { $die }, баррикада держится: { aliens-door }.
    }
}
aliens-heard-blip-speed-rolled = На кубике { $die }: такова скорость сигналов { NAME($face, case: "at") }.
aliens-heard-blip-spotted = { $aliens ->
    [one] Сигнал на { aliens-square } замечен: { $aliens } Чужой.
    [few] Сигнал на { aliens-square } замечен: { $aliens } Чужих.
   *[many] Сигнал на { aliens-square } замечен: { $aliens } Чужих.
}
aliens-heard-alien-appeared = Ещё один Чужой выходит на { aliens-square }.
aliens-heard-blip-placed = На { aliens-square } появляется сигнал.
aliens-heard-barricade-held = На кубике { $die }: баррикада на { aliens-square } держится, сигнал не проходит.
aliens-heard-barricade-broken = На кубике { $die }: баррикада на { aliens-square } сломана, сигнал проходит.
aliens-heard-out-of-blips = Сигналы в запасе кончились: те, что на поле, идут дальше.

## Датчик движения.

aliens-heard-tracker-card-drawn = { $seat } вытягивает { NAME($card) }: «{ NAME($card, case: "text") }»
aliens-heard-tracker-card-cancelled = { NAME($card) } уходит в сброс и не действует.
aliens-heard-tracker-card-discarded = { NAME($card) } уходит в сброс.
aliens-heard-tracker-reshuffled = { $cards ->
    [one] Колода датчика движения перемешивается заново: { $cards } карта.
    [few] Колода датчика движения перемешивается заново: { $cards } карты.
   *[many] Колода датчика движения перемешивается заново: { $cards } карт.
}
aliens-heard-tracker-looked-at = { $card ->
    [none] { $seat } смотрит карту датчика движения.
   *[card] { $seat } смотрит карту датчика движения, { NAME($card) }: «{ NAME($card, case: "text") }»
}
aliens-heard-tracker-put-back = { $place ->
    [aliens-put-back-place-top] { $seat } кладёт карту наверх.
    [aliens-put-back-place-second] { $seat } оставляет карту на месте.
   *[aliens-put-back-place-bottom] { $seat } убирает карту под низ.
}
aliens-heard-tracker-back-seen = Следующая карта датчика движения — { NAME($level, case: "at") }.
aliens-heard-tunnel-opened = На { aliens-square } открывается туннель.

## После миссии кампании.

aliens-heard-card-saved = { $seat } спасает карту из сброса: { NAME($card) }.
aliens-heard-card-removed = Карта уходит из кампании: { NAME($card) }.
aliens-heard-card-brought = Карта возвращается в кампанию: { NAME($card) }.
