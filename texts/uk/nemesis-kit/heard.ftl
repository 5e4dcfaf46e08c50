### Що відбувається в Nemesis і Lockdown однаково: речення на кожну подію, у теперішньому часі, як у файлах самих ігор.

## Шум і двері.

nemesis-kit-heard-noise-rolled = { $seat } робить кидок на шум: { NAME($face) }.
nemesis-kit-heard-noise-made = Шум у коридорі { $number } біля відсіку { $room }.
nemesis-kit-heard-noise-all-around = Шум у всіх коридорах біля відсіку { $room }.
nemesis-kit-heard-danger-came = { $is-slimed ->
    [true] Через слиз тиша обертається небезпекою: відсік { $room }.
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

nemesis-kit-heard-encountered = { $seat } має зіткнення у відсіку { $room }.
nemesis-kit-heard-token-drawn = Із мішечка прибульців з’являється жетон «{ NAME($token) }».
nemesis-kit-heard-token-added = До мішечка прибульців кладуть жетон «{ NAME($token) }».
nemesis-kit-heard-token-removed = Із мішечка прибульців виходить жетон «{ NAME($token) }».
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
