### Что происходит в Nemesis и Lockdown одинаково: по предложению на событие, в настоящем времени, как в файлах самих игр.

## Шум и двери.

nemesis-kit-heard-noise-rolled = { $seat } делает бросок на шум: { NAME($face) }.
nemesis-kit-heard-noise-made = Шум в коридоре { $number } у отсека { $room }.
nemesis-kit-heard-noise-all-around = Шум во всех коридорах у отсека { $room }.
nemesis-kit-heard-danger-came = { $is-slimed ->
    [true] Из-за слизи тишина оборачивается опасностью: отсек { $room }.
   *[false] Опасность в отсеке { $room }.
}
nemesis-kit-heard-door-changed = { $door ->
    [nemesis-kit-door-open] Дверь в коридоре { $passage-corridor } у отсека { $passage-room } открывается.
    [nemesis-kit-door-closed] Дверь в коридоре { $passage-corridor } у отсека { $passage-room } закрывается.
   *[nemesis-kit-door-destroyed] Дверь в коридоре { $passage-corridor } у отсека { $passage-room } сломана.
}

## Маркеры.

nemesis-kit-heard-slimed = { $seat } теперь в слизи.
nemesis-kit-heard-slime-washed-off = { $seat } больше не в слизи.
nemesis-kit-heard-fire-broke-out = В отсеке { $room } начинается пожар.
nemesis-kit-heard-fire-went-out = Пожар в отсеке { $room } гаснет.
nemesis-kit-heard-malfunctioned = В отсеке { $room } возникает неисправность.
nemesis-kit-heard-repaired = Неисправность в отсеке { $room } устранена.

## Чужие.

nemesis-kit-heard-encountered = { $seat } вступает в контакт в отсеке { $room }.
nemesis-kit-heard-token-drawn = Из мешочка Чужих появляется жетон «{ NAME($token) }».
nemesis-kit-heard-token-added = В мешочек Чужих кладут жетон «{ NAME($token) }».
nemesis-kit-heard-token-removed = Из мешочка Чужих уходит жетон «{ NAME($token) }».
nemesis-kit-heard-nothing-left = { $kind ->
    [nemesis-kit-intruder-queen] Королеве больше нечего откладывать: яиц не осталось.
   *[nemesis-kit-intruder-adult] Положить в мешочек Чужих нечего, жетонов не осталось: { NAME($kind) }.
}
nemesis-kit-heard-intruder-appeared = { NAME($kind) } №{ $figure } появляется в отсеке { $room }.
nemesis-kit-heard-intruder-moved = { NAME($kind) } №{ $figure } переходит из отсека { $from } в отсек { $to }.
nemesis-kit-heard-intruder-vanished = { NAME($kind) } №{ $figure } покидает поле.
nemesis-kit-heard-intruder-died = { NAME($kind) } №{ $figure } погибает в отсеке { $room }.
nemesis-kit-heard-injured = { $injuries ->
    [one] { NAME($kind) } №{ $figure } получает { $injuries } травму ({ NAME($by) }).
    [few] { NAME($kind) } №{ $figure } получает { $injuries } травмы ({ NAME($by) }).
   *[many] { NAME($kind) } №{ $figure } получает { $injuries } травм ({ NAME($by) }).
}
nemesis-kit-heard-endurance-shown = { $result ->
    [nemesis-kit-endurance-unsettled] Живучесть, { NAME($kind) } №{ $figure }: «{ NAME($card) }», и ещё одна карта.
    [nemesis-kit-endurance-retreats] Живучесть, { NAME($kind) } №{ $figure }: «{ NAME($card) }» — отступает.
    [nemesis-kit-endurance-dies] Живучесть, { NAME($kind) } №{ $figure }: «{ NAME($card) }», { nemesis-kit-endurance-against } — погибает.
   *[nemesis-kit-endurance-holds-on] Живучесть, { NAME($kind) } №{ $figure }: «{ NAME($card) }», { nemesis-kit-endurance-against } — держится.
}
# Что сравнивается: число карты или карт, на единицу меньше из-за слабости, и травмы.
nemesis-kit-endurance-against = { $compared-injuries ->
    [one] { nemesis-kit-endurance-number } против { $compared-injuries } травмы
    [few] { nemesis-kit-endurance-number } против { $compared-injuries } травм
   *[many] { nemesis-kit-endurance-number } против { $compared-injuries } травм
}
nemesis-kit-endurance-number = { $compared-is-weakened ->
    [true] { $compared-endurance } (из-за слабости)
   *[false] { $compared-endurance }
}
nemesis-kit-heard-retreat-shown = { NAME($kind) } №{ $figure } отступает через коридор { $corridor } («{ NAME($card) }»).

## Раны и заражение.

nemesis-kit-heard-light-wound-suffered = { $seat } получает лёгкую рану ({ NAME($by) }).
nemesis-kit-heard-serious-wound-suffered = { $by ->
    [nemesis-kit-cause-light-wounds] Лёгкие раны переходят в тяжёлую, «{ NAME($wound) }»: { $seat }.
   *[nemesis-kit-cause-attack] { $seat } получает тяжёлую рану «{ NAME($wound) }» ({ NAME($by) }).
}
nemesis-kit-heard-light-wounds-healed = { $left ->
    [0] { $seat } избавляется от лёгких ран.
   *[other] { $seat } избавляется от одной лёгкой раны.
}
nemesis-kit-heard-wound-dressed = { $seat }: рана «{ NAME($wound) }» перевязана.
nemesis-kit-heard-wound-healed = { $seat }: рана «{ NAME($wound) }» вылечена.
nemesis-kit-heard-contaminated = { $seat } получает карту заражения.
nemesis-kit-heard-infested = { $seat } теперь носит личинку.
nemesis-kit-heard-died = { $room ->
    [none] { $seat } погибает: { NAME($by) }.
   *[other] { $seat } погибает в отсеке { $room }: { NAME($by) }.
}
