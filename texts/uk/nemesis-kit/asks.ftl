### Про що Nemesis і Lockdown питають однаково, як у файлах самих ігор.

## Запитання, кроки й кидки.

nemesis-kit-asks-draft = За кого ви граєте: { NAME($first) } чи { NAME($second) }?
    .others = вибір персонажа
nemesis-kit-asks-door-taken = Усі фішки дверей уже в ділі. З якого коридору ви берете одну?
    .others = вибір дверей, які прибрати
nemesis-kit-asks-objective-choice = Яке завдання ви лишаєте собі?
    .others = вибір завдання
nemesis-kit-asks-shot-reroll = Випало: { NAME($face) }. Перекидаєте?
    .others = рішення, чи перекидати
nemesis-kit-asks-extra-round = Випало: { NAME($face) }. Витрачаєте ще 1 набій заради ще 1 поранення?
    .others = рішення про ще один набій
nemesis-kit-asks-hands-full = Ваші руки зайняті. Що ви залишаєте?
    .others = вибір того, що тримати
nemesis-kit-asks-hand-lost = У вас діє лише одна рука. Що ви залишаєте?
    .others = вибір того, що залишити
nemesis-kit-asks-keep-one = Який предмет ви лишаєте собі?
    .others = вибір предмета
nemesis-kit-asks-trading = Що ви пропонуєте чи показуєте?
    .others = обмін
nemesis-kit-asks-trade-reply = { $from } робить вам пропозицію. Що ви відповідаєте?
    .others = відповідь на пропозицію
nemesis-kit-asks-trade-agreement = { $to } пропонує дещо натомість. Ви згодні?
    .others = рішення про обмін
nemesis-kit-asks-trade-hands = Ваші руки зайняті. Що ви залишаєте заради того, що вам дають?
    .others = вибір того, що тримати
nemesis-kit-asks-exchange = речі переходять із рук у руки
nemesis-kit-asks-set-up = підготовка до гри
nemesis-kit-asks-encounter = зіткнення: { $seat }
nemesis-kit-asks-meeting = зіткнення з прибульцем: { $seat }
nemesis-kit-asks-injury-check = перевірка, чи гине прибулець №{ $figure }
nemesis-kit-asks-wounds = отримання поранень: { $seat }
nemesis-kit-asks-death = загибель: { $seat }
nemesis-kit-asks-larva-death = личинка виривається назовні: { $seat }
nemesis-kit-asks-find = добір предметів: { $seat }
nemesis-kit-asks-event-effect = дія події «{ NAME($event) }»
nemesis-kit-asks-victory-check = перевірка перемоги
nemesis-kit-asks-set-aside = відкладання жетона з мішечка прибульців
nemesis-kit-asks-bag-fill = наповнення мішечка прибульців
nemesis-kit-asks-number-deal = номер гравця: { $seat }
nemesis-kit-asks-objective-deal = роздача завдання: { $seat }
nemesis-kit-asks-common-objective = спільне завдання
nemesis-kit-asks-draft-draw = карта персонажа: { $seat }
nemesis-kit-asks-noise-roll = кидок на шум: { $seat }
nemesis-kit-asks-encounter-draw = жетон із мішечка прибульців: { $seat }
nemesis-kit-asks-token-return = повернення жетона до мішечка прибульців
nemesis-kit-asks-attack-draw = карта атаки прибульців
nemesis-kit-asks-endurance-draw = карта на витривалість
nemesis-kit-asks-retreat-draw = карта на відступ, прибулець №{ $figure }
nemesis-kit-asks-event-look = верхня карта події: { $seat }
nemesis-kit-asks-shot-roll = кидок бойового кубика: { $shot-seat }
nemesis-kit-asks-wound-draw = карта важкого поранення: { $seat }
nemesis-kit-asks-scan = сканування карти інфекції: { $seat }
nemesis-kit-asks-final-draw = остання перевірка: { $seat }
nemesis-kit-asks-item-draw = карта предмета: { $find-seat }
nemesis-kit-asks-careful-noise = У якому коридорі ви шумите?
    .others = вибір коридору для шуму
nemesis-kit-asks-movement = перехід до відсіку { $to }: { $seat }
nemesis-kit-asks-arrival = прибуття до відсіку: { $seat }
nemesis-kit-asks-tile-reveal = відкриття відсіку { $room }
nemesis-kit-asks-token-reveal = відкриття жетона дослідження відсіку { $room }
nemesis-kit-asks-consent = { $cover-actor } прикриває вогнем. Ви йдете { nemesis-kit-cover-through }?
    .others = рішення, чи йти
nemesis-kit-asks-covering-weapon = З якої зброї ви прикриваєте?
    .others = вибір зброї
nemesis-kit-asks-event-placement = Куди ви кладете карту події?
    .others = вибір місця для карти події
nemesis-kit-asks-draw-each = кожен бере карту
nemesis-kit-asks-follower = іде слідом: { $seat }
nemesis-kit-asks-card-draw = добір карти: { $seat }
nemesis-kit-asks-turn = Що ви робите?
    .others = вибір дії
nemesis-kit-asks-payment = { $left ->
    [one] Яку карту ви скидаєте на оплату? Лишилася { $left }.
    [few] Яку карту ви скидаєте на оплату? Лишилося { $left }.
   *[many] Яку карту ви скидаєте на оплату? Лишилося { $left }.
}
    .others = оплата дії
nemesis-kit-asks-interruption = Граєте «Переривання»? { $against } втратить дію.
    .others = рішення, чи переривати дію
    .own = Перервати вам нічим, але ніхто про це не дізнається.
nemesis-kit-asks-passing = Ви пасуєте. Які карти ви скидаєте?
    .others = скидання карт після пасу
nemesis-kit-asks-round-start = початок раунду
nemesis-kit-asks-hand-refill = добір карт
nemesis-kit-asks-turn-order = чий хід наступний
nemesis-kit-asks-declared = оголошення дії
nemesis-kit-asks-deed = виконання дії
nemesis-kit-asks-action-end = завершення дії
nemesis-kit-asks-turn-end = кінець ходу
nemesis-kit-asks-player-phase-end = кінець фази гравців
nemesis-kit-asks-event-phase = фаза подій: { NAME($step) }
nemesis-kit-asks-event-attacks = прибульці атакують
nemesis-kit-asks-fire-damage = вогонь вирує
nemesis-kit-asks-event-card = подія «{ NAME($event) }»
nemesis-kit-asks-event-end = кінець події «{ NAME($event) }»
nemesis-kit-asks-bag-noise = кидки на шум через мішечок прибульців
nemesis-kit-asks-blast = вибух
nemesis-kit-asks-lure = приманка у відсіку { $room }
nemesis-kit-asks-tased = розряд електрошокера, прибулець №{ $figure }
nemesis-kit-asks-bag-draw = розвиток мішечка прибульців
nemesis-kit-asks-event-draw = карта події
nemesis-kit-asks-melee-roll = кидок бойового кубика: { $seat }
nemesis-kit-asks-smoke-discard = Відсік заповнює дим. Яку карту ви скидаєте?
    .others = скидання карти в диму
nemesis-kit-asks-smoke = відсік заповнює дим
nemesis-kit-asks-summoning = поклик прибульця у відсіку { $room }
nemesis-kit-asks-attack-effect = дія атаки «{ NAME($with) }»
# Хтось іде: через коридор або стежкою на поверхні, у якої немає номера.
nemesis-kit-cover-through = { $cover-corridor ->
    [5] стежкою A
    [6] стежкою B
    [7] стежкою C
    [8] стежкою D
    [9] стежкою E
   *[other] через коридор { $cover-corridor }
}
