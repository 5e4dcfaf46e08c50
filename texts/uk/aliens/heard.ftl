### Що відбувається у грі «Aliens: Another Glorious Day in the Corps»: по реченню на подію, у
### теперішньому часі.
###
### $seat, $owner, а де йдеться про місце за столом, і $from із $to — імена, які набрали люди:
### вони не відмінюються. Ім’я стоїть підметом, після двокрапки або в дужках. Персонажі — слова
### гри й відмінюються. Клітинка пишеться як у правилах, поле(стовпець,рядок).

aliens-from = { $from-board }({ $from-column },{ $from-row })
aliens-to = { $to-board }({ $to-column },{ $to-row })
aliens-target = { $target-board }({ $target-column },{ $target-row })

## До першого ходу.

aliens-heard-captive-drawn = У полоні { NAME($character) }.
aliens-heard-card-turned = { $owner ->
    [none] { NAME($character) } тепер боєць.
   *[seat] { $owner } грає за { NAME($character, case: "acc") }.
}
aliens-heard-put-on = { NAME($character) } отримує { NAME($card, case: "acc") }.
aliens-heard-taken-off = { NAME($character) } здає { NAME($card, case: "acc") }.
aliens-heard-cocoon-placed = { NAME($character) } висить у коконі на { aliens-square }.
aliens-heard-facehugger-placed = На { aliens-square } чекає лицехват.
aliens-heard-gun-placed = Загін ставить { NAME($gun, case: "acc") } на { aliens-square }, стволами { NAME($facing, case: "to") }.
aliens-heard-character-placed = { NAME($character) } займає позицію на { aliens-square }.

## Перебіг гри.

aliens-heard-turn-began = Починається хід { $turn }.
aliens-heard-dropship-landed = На кубику { $die }: корабель сідає { NAME($exit, case: "at") }.
aliens-heard-dropship-left = Корабель відлітає.
aliens-heard-token-passed = { $to } отримує жетон активації.
aliens-heard-lead-handed = { $from } передає старшинство, тепер вирішує { $to }.
aliens-heard-vote-cast = { $seat } голосує.
aliens-heard-vote-decided = Голоси підраховано.
aliens-heard-activation-began = { $seat } активує { NAME($character, case: "acc") }.
aliens-heard-ability-used = { NAME($character) } застосовує здібність: «{ NAME($ability) }».
aliens-heard-action-taken = { NAME($character) } витрачає дію: { NAME($action) }.
aliens-heard-action-lost = { NAME($character) } втрачає дію.
aliens-heard-alien-phase-began = Починається фаза Чужих.
aliens-heard-window-closed = Більше ніхто не відповідає: { NAME($window) }.
aliens-heard-game-over = Гру закінчено. { NAME($ending) }.

## Рух.

aliens-heard-character-moved = { NAME($character) } переходить з { aliens-from } на { aliens-to }.
aliens-heard-character-left = { NAME($character) } покидає поле через вихід.
aliens-heard-put-back = { NAME($character) } не може там лишитися й повертається на { aliens-square }.

## Спорядження й лічильник Влучності.

aliens-heard-dial-turned = Лічильник Влучності { NAME($character, case: "gen") } показує { $to }.
aliens-heard-equipped = { $seat } видає { NAME($character, case: "dat") } { NAME($card, case: "acc") }.
aliens-heard-equipment-returned = { $seat } забирає в руку { NAME($card, case: "acc") } у { NAME($character, case: "gen") }.
aliens-heard-equipment-exhausted = { NAME($character) } виснажує { NAME($card, case: "acc") }.
aliens-heard-equipment-discarded = { NAME($character) } втрачає { NAME($card, case: "acc") }.

## Атаки.

aliens-heard-attacked = { $weapon ->
    [aliens-weapon-m40-grenades] { NAME($attacker) } кидає одну з { NAME($weapon, case: "gen") } на { aliens-target }.
    [aliens-weapon-m56-smart-gun] { NAME($attacker) } стріляє по { aliens-target } зі { NAME($weapon, case: "gen") }.
   *[aliens-weapon-m41a-pulse-rifle] { NAME($attacker) } стріляє по { aliens-target } з { NAME($weapon, case: "gen") }.
}
aliens-heard-attack-rolled = { $hit ->
    [true] { NAME($attacker) } викидає { $die }: влучання.
   *[false] { NAME($attacker) } викидає { $die }: промах.
}
aliens-heard-blast-rolled = { $hit ->
    [true] Кидок по { aliens-square }, на кубику { $die }: влучання.
   *[false] Кидок по { aliens-square }, на кубику { $die }: промах.
}
aliens-heard-token-removed = { $left ->
    [1] Рій на { aliens-square } втрачає Чужого; лишається один.
    [one] Рій на { aliens-square } втрачає Чужого; лишається { $left } Чужий.
    [few] Рій на { aliens-square } втрачає Чужого; лишаються { $left } Чужі.
    [many] Рій на { aliens-square } втрачає Чужого; лишається { $left } Чужих.
   *[other] Рій на { aliens-square } втрачає Чужого; лишається { $left } Чужого.
}
aliens-heard-enemy-killed = { $kind ->
    [aliens-enemy-kind-blip] Сигнал на { aliens-square } зникає; що це було, ніхто не знає.
    [aliens-enemy-kind-facehugger] Лицехват на { aliens-square } гине.
   *[aliens-enemy-kind-alien] Чужий на { aliens-square } гине.
}
aliens-heard-fire-held = { NAME($character) } не стріляє.

## Перевірки, барикади, турелі й те, що приносить місія.

aliens-heard-tech-tested = { $passed ->
    [true] { NAME($character) } викидає { $die }: перевірка Техніки вдається.
   *[false] { NAME($character) } викидає { $die }: перевірка Техніки не вдається.
}
aliens-heard-barricade-turned = { $placed ->
    [true] З’являється барикада: { aliens-barrier }.
   *[false] Барикади більше немає: { aliens-barrier }.
}
aliens-heard-gun-ordered = { $order ->
    [aliens-gun-order-switch-off] Загін вимикає { NAME($gun, case: "acc") }.
    [aliens-gun-order-switch-on] Загін умикає { NAME($gun, case: "acc") }.
    [aliens-gun-order-turn-north] Загін повертає { NAME($gun, case: "acc") } на північ.
    [aliens-gun-order-turn-east] Загін повертає { NAME($gun, case: "acc") } на схід.
    [aliens-gun-order-turn-south] Загін повертає { NAME($gun, case: "acc") } на південь.
   *[aliens-gun-order-turn-west] Загін повертає { NAME($gun, case: "acc") } на захід.
}
aliens-heard-gun-fired = По { aliens-square } б’є { NAME($gun) }; набоїв лишилося: { $rounds }.
aliens-heard-gun-rolled = { $lower ->
    [8] Кубики { NAME($gun, case: "gen") } показують { $lower } і { $higher }: промах.
    [9] Кубики { NAME($gun, case: "gen") } показують { $lower } і { $higher }: промах.
    [10] Кубики { NAME($gun, case: "gen") } показують { $lower } і { $higher }: промах.
   *[hit] Кубики { NAME($gun, case: "gen") } показують { $lower } і { $higher }: влучання.
}
aliens-heard-crate-opened = { NAME($character) } відкриває ящик на { aliens-square }.
aliens-heard-mission-blip-turned = Відкривається сигнал місії на { aliens-square }: { NAME($face) }.
aliens-heard-newt-joined = { $owner ->
    [none] Ньют приєднується до загону як боєць.
   *[seat] Ньют приєднується до загону; за неї грає { $owner }.
}
aliens-heard-captive-freed = { NAME($character) } вибирається з кокона.

## Колода витривалості.

aliens-heard-card-exhausted = Виснажується карта.
aliens-heard-cards-recovered = { $cards ->
    [one] Відновлюється { $cards } карта.
    [few] Відновлюються { $cards } карти.
    [many] Відновлюється { $cards } карт.
   *[other] Відновлюється { $cards } карти.
}
aliens-heard-card-discarded = Карта йде у скид: { NAME($card) }.
aliens-heard-card-drawn = { $card ->
    [none] { $seat } бере карту.
   *[card] { $seat } бере карту: { NAME($card) }.
}
aliens-heard-card-found = { $card ->
    [none] { $seat } бере карту зі стосу виснаження.
   *[card] { $seat } бере карту зі стосу виснаження: { NAME($card) }.
}
aliens-heard-hand-card-exhausted = { $card ->
    [none] { $seat } виснажує карту з руки.
   *[card] { $seat } виснажує карту з руки: { NAME($card) }.
}
aliens-heard-hand-card-recovered = { $card ->
    [none] { $seat } відновлює карту з руки.
   *[card] { $seat } відновлює карту з руки: { NAME($card) }.
}
aliens-heard-hand-card-discarded = { $seat } скидає карту з руки: { NAME($card) }.
aliens-heard-card-revealed = Відкривається карта: { NAME($card) }.
aliens-heard-revealed-card-taken = { $seat } бере відкриту карту в руку: { NAME($card) }.
aliens-heard-deck-reshuffled = { $cards ->
    [one] Карта перемішування нагорі: у новій колоді { $cards } карта.
    [few] Карта перемішування нагорі: у новій колоді { $cards } карти.
    [many] Карта перемішування нагорі: у новій колоді { $cards } карт.
   *[other] Карта перемішування нагорі: у новій колоді { $cards } карти.
}
aliens-heard-exhaust-pile-searched = { $seat } переглядає стос виснаження.
aliens-heard-exhausted-card-seen = { $card ->
    [none] { $seat } бачить карту зі стосу виснаження.
   *[card] { $seat } бачить карту зі стосу виснаження: { NAME($card) }.
}
aliens-heard-exhaust-pile-shuffled = Стос виснаження перемішується.

## Небезпеки й події.

aliens-heard-hazard-drawn = { $seat } витягує небезпеку: «{ NAME($card) }».
aliens-heard-hazard-struck = { $character ->
    [none] Небезпека «{ NAME($hazard) }»: { $seat }.
   *[character] Небезпека «{ NAME($hazard) }» наздоганяє { NAME($character, case: "acc") } ({ $seat }).
}
aliens-heard-hazard-returned = Небезпека йде зі скиду до стосу виснаження: «{ NAME($card) }».
aliens-heard-event-played = { $on ->
    [none] { $seat } грає «{ NAME($event) }».
   *[character] { $seat } грає «{ NAME($event) }» на { NAME($on, case: "acc") }.
}
aliens-heard-event-exhausted = «{ NAME($event) }» потрапляє до стосу виснаження.

## Хто падає, а хто підводиться.

aliens-heard-stood-up = { NAME($character) } підводиться.
aliens-heard-knocked-down = { NAME($character) } падає.
aliens-heard-stayed-down = { NAME($character) } так і лежить.
aliens-heard-character-lost = { $how ->
    [aliens-condition-captured] { NAME($character) } потрапляє в полон.
   *[aliens-condition-killed] { NAME($character) } гине.
}
aliens-heard-carried-off = Чужий із { aliens-square } забирає { NAME($character, case: "acc") }.
aliens-heard-facehugged = Лицехват учіплюється в { NAME($character, case: "acc") }.
aliens-heard-defence-rolled = { $held ->
    [true] { NAME($character) } захищається: на кубику { $die }, підсумок { $result }; захисту { $defence } вистачає.
   *[false] { NAME($character) } захищається: на кубику { $die }, підсумок { $result }; захисту { $defence } не вистачає.
}
aliens-heard-counter-attacked = { NAME($character) } б’є у відповідь по { aliens-square }.
aliens-heard-armour-held = Тактична броня рятує { NAME($character, case: "acc") }.

## Чужі й сигнали.

aliens-heard-enemy-activated = { $kind ->
    [aliens-enemy-kind-blip] Сигнал на { aliens-square } оживає.
    [aliens-enemy-kind-facehugger] Лицехват на { aliens-square } оживає.
   *[aliens-enemy-kind-alien] Чужий на { aliens-square } оживає.
}
aliens-heard-enemy-moved = { $kind ->
    [aliens-enemy-kind-blip] Сигнал переходить з { aliens-from } на { aliens-to }.
    [aliens-enemy-kind-facehugger] Лицехват переходить з { aliens-from } на { aliens-to }.
   *[aliens-enemy-kind-alien] Чужий переходить з { aliens-from } на { aliens-to }.
}
aliens-heard-door-rolled = { $broken ->
    [true] { $kind ->
        [aliens-enemy-kind-blip] Сигнал викидає { $die } й ламає барикаду: { aliens-door }.
        [aliens-enemy-kind-facehugger] Лицехват викидає { $die } й ламає барикаду: { aliens-door }.
       *[aliens-enemy-kind-alien] Чужий викидає { $die } й ламає барикаду: { aliens-door }.
    }
   *[false] { $kind ->
        [aliens-enemy-kind-blip] Сигнал викидає { $die }, барикада тримається: { aliens-door }.
        [aliens-enemy-kind-facehugger] Лицехват викидає { $die }, барикада тримається: { aliens-door }.
       *[aliens-enemy-kind-alien] Чужий викидає { $die }, барикада тримається: { aliens-door }.
    }
}
aliens-heard-blip-speed-rolled = На кубику { $die }: така швидкість сигналів { NAME($face, case: "at") }.
aliens-heard-blip-spotted = { $aliens ->
    [one] Сигнал на { aliens-square } помічено: { $aliens } Чужий.
    [few] Сигнал на { aliens-square } помічено: { $aliens } Чужі.
    [many] Сигнал на { aliens-square } помічено: { $aliens } Чужих.
   *[other] Сигнал на { aliens-square } помічено: { $aliens } Чужого.
}
aliens-heard-alien-appeared = Іще один Чужий виходить на { aliens-square }.
aliens-heard-blip-placed = На { aliens-square } з’являється сигнал.
aliens-heard-barricade-held = На кубику { $die }: барикада на { aliens-square } тримається, сигнал не проходить.
aliens-heard-barricade-broken = На кубику { $die }: барикаду на { aliens-square } зламано, сигнал проходить.
aliens-heard-out-of-blips = Сигнали в запасі скінчилися: ті, що на полі, йдуть далі.

## Датчик руху.

aliens-heard-tracker-card-drawn = { $seat } витягує { NAME($card) }: «{ NAME($card, case: "text") }»
aliens-heard-tracker-card-cancelled = { NAME($card) } потрапляє у скид і не діє.
aliens-heard-tracker-card-discarded = { NAME($card) } потрапляє у скид.
aliens-heard-tracker-reshuffled = { $cards ->
    [one] Колода датчика руху перемішується заново: { $cards } карта.
    [few] Колода датчика руху перемішується заново: { $cards } карти.
    [many] Колода датчика руху перемішується заново: { $cards } карт.
   *[other] Колода датчика руху перемішується заново: { $cards } карти.
}
aliens-heard-tracker-looked-at = { $card ->
    [none] { $seat } переглядає карту датчика руху.
   *[card] { $seat } переглядає карту датчика руху, { NAME($card) }: «{ NAME($card, case: "text") }»
}
aliens-heard-tracker-put-back = { $place ->
    [aliens-put-back-place-top] { $seat } кладе карту нагору.
    [aliens-put-back-place-second] { $seat } лишає карту на місці.
   *[aliens-put-back-place-bottom] { $seat } прибирає карту під низ.
}
aliens-heard-tracker-back-seen = Наступна карта датчика руху — { NAME($level, case: "at") }.
aliens-heard-tunnel-opened = На { aliens-square } відкривається тунель.

## Після місії кампанії.

aliens-heard-card-saved = { $seat } рятує карту зі скиду: { NAME($card) }.
aliens-heard-card-removed = Карта йде з кампанії: { NAME($card) }.
aliens-heard-card-brought = Карта повертається в кампанію: { NAME($card) }.
