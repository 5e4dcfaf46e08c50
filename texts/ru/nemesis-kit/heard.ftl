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
nemesis-kit-heard-contamination-removed = { $cards ->
    [0] { $seat } остаётся при своих картах заражения.
    [one] { $seat } избавляется от { $cards } карты заражения.
    [few] { $seat } избавляется от { $cards } карт заражения.
   *[many] { $seat } избавляется от { $cards } карт заражения.
}

## Предметы, объекты и обмен. Остальные видят у нетяжёлых предметов только рубашку.

nemesis-kit-heard-item-found = { $item ->
    [none] { $seat } находит { NAME($back) }.
   *[item] { $seat } находит предмет «{ NAME($item) }» ({ NAME($back) }).
}
nemesis-kit-heard-item-kept = { $item ->
    [none] { $seat } оставляет себе { NAME($back) }.
   *[item] { $seat } оставляет себе предмет «{ NAME($item) }» ({ NAME($back) }).
}
nemesis-kit-heard-item-dropped = { $seat } выбрасывает предмет «{ NAME($item-item) }» ({ NAME($item-back) }).
nemesis-kit-heard-heavy-item-taken = { $seat } берёт в руку предмет «{ NAME($item-item) }» ({ NAME($item-back) }).
nemesis-kit-heard-object-taken = { $object ->
    [nemesis-kit-object-token-corpse] { $seat } берёт в руки труп ({ $object-of }).
   *[nemesis-kit-object-token-egg] { $seat } берёт в руки { NAME($object, case: "acc") }.
}
nemesis-kit-heard-object-dropped = { $object ->
    [nemesis-kit-object-token-corpse] { $seat } оставляет труп ({ $object-of }).
   *[nemesis-kit-object-token-egg] { $seat } оставляет { NAME($object, case: "acc") }.
}
nemesis-kit-heard-hands-left-as-they-are = { $seat } не берёт новый предмет в руки.
nemesis-kit-heard-crafted = { $seat } создаёт предмет «{ NAME($item) }» из предметов «{ NAME($one-item) }» ({ NAME($one-back) }) и «{ NAME($other-item) }» ({ NAME($other-back) }).
nemesis-kit-heard-trade-opened = { $seat } начинает обмен.
nemesis-kit-heard-trade-left = { $seat } больше ничего не меняет.
nemesis-kit-heard-item-shown = { $item ->
    [none] { $seat } показывает { NAME($back) }. Видит только { $to }.
   *[item] { $seat } показывает предмет «{ NAME($item) }» ({ NAME($back) }). Видит только { $to }.
}
nemesis-kit-heard-goods-offered = { $goods ->
    [none] { $seat } предлагает { NAME($back) } — кому: { $to }.
    [nemesis-kit-goods-item] { $seat } предлагает предмет «{ NAME($goods-item-item) }» ({ NAME($goods-item-back) }) — кому: { $to }.
   *[nemesis-kit-goods-object] { $goods-object ->
        [nemesis-kit-object-token-corpse] { $seat } предлагает труп ({ $goods-object-of }) — кому: { $to }.
       *[nemesis-kit-object-token-egg] { $seat } предлагает { NAME($goods-object, case: "acc") } — кому: { $to }.
    }
}
nemesis-kit-heard-offer-declined = { $to } отклоняет предложение ({ $from }).
nemesis-kit-heard-goods-changed-hands = { $goods ->
    [none] { $from } отдаёт { NAME($back) }. Получает { $to }.
    [nemesis-kit-goods-item] { $from } отдаёт предмет «{ NAME($goods-item-item) }» ({ NAME($goods-item-back) }). Получает { $to }.
   *[nemesis-kit-goods-object] { $goods-object ->
        [nemesis-kit-object-token-corpse] { $from } отдаёт труп ({ $goods-object-of }). Получает { $to }.
       *[nemesis-kit-object-token-egg] { $from } отдаёт { NAME($goods-object, case: "acc") }. Получает { $to }.
    }
}

## Карты, отсеки, атаки, события и конец там, где в обеих книгах одно и то же.

nemesis-kit-heard-number-dealt = { $seat } — игрок { $number }.
nemesis-kit-heard-objective-dealt = { $objective ->
    [none] { $seat } получает цель.
   *[objective] { $seat } получает цель «{ NAME($objective) }».
}
nemesis-kit-heard-common-objective-revealed = Открывается общая цель «{ NAME($objective) }».
nemesis-kit-heard-draft-drawn = { $seat } тянет карту персонажа: { NAME($character) }.
nemesis-kit-heard-character-chosen = { $seat } играет за { NAME($character, case: "acc") }.
nemesis-kit-heard-first-player-changed = { $seat } получает жетон первого игрока.
nemesis-kit-heard-card-drawn = { $card ->
    [none] { $seat } берёт карту.
    [nemesis-kit-card-action] { $seat } берёт карту «{ NAME($card-action) }».
    [nemesis-kit-card-scanned] { $seat } берёт карту заражения ({ NAME($card-scanned) }).
   *[nemesis-kit-card-unscanned] { $seat } берёт карту заражения.
}
nemesis-kit-heard-passed = { $seat } пасует.
nemesis-kit-heard-resigned = { $seat } сдаётся.
nemesis-kit-heard-card-discarded = { $seat } сбрасывает карту «{ NAME($card) }».
nemesis-kit-heard-contamination-discarded = { $seat } сбрасывает карту заражения.
nemesis-kit-heard-room-used = { $seat } использует отсек { $room }.
nemesis-kit-heard-moved = { $seat } переходит из отсека { $from } в отсек { $to }.
nemesis-kit-heard-items-burnt = В отсеке { $room } сгорают все предметы.
nemesis-kit-heard-first-encounter = Первый контакт: каждый оставляет себе одну цель.
nemesis-kit-heard-objective-chosen = { $objective ->
    [none] { $seat } выбирает цель.
   *[objective] { $seat } выбирает цель «{ NAME($objective) }».
}
nemesis-kit-heard-attack-revealed = { $hits ->
    [true] Карта атаки «{ NAME($card) }»: попадание.
   *[false] Карта атаки «{ NAME($card) }»: промах.
}
nemesis-kit-heard-combat-rolled = { $seat } бросает боевой кубик: { NAME($face) }.
nemesis-kit-heard-revived = { $seat } возвращается к жизни.
nemesis-kit-heard-intruder-healed = { $left ->
    [0] { NAME($kind) } №{ $figure } исцеляется полностью.
    [one] { NAME($kind) } №{ $figure } исцеляется, остаётся { $left } травма.
    [few] { NAME($kind) } №{ $figure } исцеляется, остаются { $left } травмы.
   *[many] { NAME($kind) } №{ $figure } исцеляется, остаётся { $left } травм.
}
nemesis-kit-heard-transformed = Ползун №{ $figure } превращается в Альфа-самца.
nemesis-kit-heard-egg-laid = В гнезде прибавляется яйцо.
nemesis-kit-heard-egg-destroyed = Яйцо в отсеке { $room } уничтожено.
nemesis-kit-heard-ammo-spent = { $rounds ->
    [one] { $seat } тратит { $rounds } патрон: «{ NAME($weapon) }».
    [few] { $seat } тратит { $rounds } патрона: «{ NAME($weapon) }».
   *[many] { $seat } тратит { $rounds } патронов: «{ NAME($weapon) }».
}
nemesis-kit-heard-scanned = { $result ->
    [none] { $seat } сканирует карту заражения.
   *[contamination] { $seat } сканирует карту заражения: { NAME($result) }.
}
nemesis-kit-heard-larva-removed = { $seat } избавляется от личинки.
nemesis-kit-heard-card-turned-up = { $seat } открывает карту «{ NAME($card) }».
nemesis-kit-heard-contamination-turned-up = { $seat } открывает карту заражения.
nemesis-kit-heard-searched = { $seat } обыскивает отсек { $room }. Колода: { NAME($back) }.
nemesis-kit-heard-objective-seen = { $objective ->
    [none] { $seat } смотрит чужую цель ({ $of }).
   *[objective] { $seat } смотрит чужую цель ({ $of }): «{ NAME($objective) }».
}
nemesis-kit-heard-signal-sent = { $seat } отправляет сигнал.
nemesis-kit-heard-event-drawn = Событие «{ NAME($card) }». { NAME($card, case: "text") }
nemesis-kit-heard-event-had-no-effect = «{ NAME($card) }»: делать нечего.
nemesis-kit-heard-event-put-away = Карта события «{ NAME($card) }» уходит в сброс.
nemesis-kit-heard-found-healthy = { $seat } проходит проверку: заражения нет.
nemesis-kit-heard-objective-revealed = { $seat } открывает цель «{ NAME($objective) }».
nemesis-kit-heard-room-explored = { $items ->
    [0] { $seat } разведывает отсек { $number }: { NAME($room) }. { NAME($effect) }, предметов нет.
    [one] { $seat } разведывает отсек { $number }: { NAME($room) }. { NAME($effect) }, { $items } предмет.
    [few] { $seat } разведывает отсек { $number }: { NAME($room) }. { NAME($effect) }, { $items } предмета.
   *[many] { $seat } разведывает отсек { $number }: { NAME($room) }. { NAME($effect) }, { $items } предметов.
}
nemesis-kit-heard-loaded = { $seat } заряжает оружие «{ NAME($weapon) }», патронов теперь { $ammo }.
nemesis-kit-heard-event-seen = { $card ->
    [none] { $seat } смотрит верхнюю карту события.
   *[event] { $seat } смотрит верхнюю карту события: «{ NAME($card) }».
}
nemesis-kit-heard-event-placed = { $answer ->
    [nemesis-kit-event-placement-answer-top] { $seat } оставляет карту события сверху.
   *[nemesis-kit-event-placement-answer-bottom] { $seat } убирает карту события под низ колоды.
}
nemesis-kit-heard-round-began = Начинается раунд { $round }.
nemesis-kit-heard-turn-began = Ходит { $seat }.
nemesis-kit-heard-turn-ended = { $seat } завершает ход.
nemesis-kit-heard-interrupted = { $seat } играет «Прерывание»: { $against } теряет действие.
nemesis-kit-heard-item-used = { $seat } использует предмет «{ NAME($item-item) }» ({ NAME($item-back) }).
nemesis-kit-heard-items-bound = { $seat } связывает два тяжёлых предмета.

## Объявленное действие. Что есть лишь в одной из игр, она говорит сама.

nemesis-kit-heard-declared = { $action ->
    [nemesis-kit-action-pass] { $seat } собирается спасовать.
    [nemesis-kit-action-move] { $seat } отправляется в отсек { $to } { nemesis-kit-declared-through }.
    [nemesis-kit-action-careful-move] { $seat } осторожно отправляется в отсек { $to } { nemesis-kit-declared-through }.
    [nemesis-kit-action-shoot] { $action-at ->
        [nemesis-kit-target-eggs] { $seat } стреляет по яйцам: «{ NAME($action-weapon) }».
       *[nemesis-kit-target-figure] { $seat } стреляет: «{ NAME($action-weapon) }», цель — { NAME($against) } №{ $action-at-figure }.
    }
    [nemesis-kit-action-melee] { $action-at ->
        [nemesis-kit-target-eggs] { $seat } бьёт по яйцам.
       *[nemesis-kit-target-figure] { $seat } вступает в ближний бой: { NAME($against) } №{ $action-at-figure }.
    }
    [nemesis-kit-action-pick-up] { $action-object ->
        [nemesis-kit-object-token-corpse] { $seat } поднимает труп ({ $action-object-of }).
       *[nemesis-kit-object-token-egg] { $seat } поднимает { NAME($action-object, case: "acc") }.
    }
    [nemesis-kit-action-trade] { $seat } предлагает обмен.
    [nemesis-kit-action-craft] { $seat } создаёт предмет «{ NAME($action-item) }». На него уходят «{ NAME($action-one-item) }» ({ NAME($action-one-back) }) и «{ NAME($action-other-item) }» ({ NAME($action-other-back) }).
    [nemesis-kit-action-play] { $seat } играет карту «{ NAME($action-card) }»{ nemesis-kit-declared-aim }.
    [nemesis-kit-action-use] { $seat } использует предмет «{ NAME($action-item-item) }» ({ NAME($action-item-back) }){ nemesis-kit-declared-aim }.
    [nemesis-kit-action-use-room] { $seat } выполняет действие отсека{ nemesis-kit-declared-room-aim }.
    [nemesis-kit-action-drop-item] { $seat } выбрасывает предмет «{ NAME($action-item-item) }» ({ NAME($action-item-back) }).
    [nemesis-kit-action-drop-object] { $action-object ->
        [nemesis-kit-object-token-corpse] { $seat } оставляет труп ({ $action-object-of }).
       *[nemesis-kit-object-token-egg] { $seat } оставляет { NAME($action-object, case: "acc") }.
    }
   *[other] { nemesis-kit-declared-own }
}
nemesis-kit-declared-aim = { $action-aim ->
    [nemesis-kit-aim-door] : дверь в коридоре { $action-aim-corridor }
    [nemesis-kit-aim-demolish] : закрытая дверь в коридоре { $action-aim-corridor }
    [nemesis-kit-aim-break] : неисправность в отсеке { $action-aim-room }
    [nemesis-kit-aim-repair] : неисправность здесь
    [nemesis-kit-aim-extinguish] : пожар здесь
    [nemesis-kit-aim-sends] : { $action-aim-seat }, в отсек { $to } { nemesis-kit-declared-aim-through }
    [nemesis-kit-aim-together] : вдвоём ({ $action-aim-seat }), в отсек { $to } { nemesis-kit-declared-aim-through }
    [nemesis-kit-aim-way] : в отсек { $to } { nemesis-kit-declared-aim-through }
    [nemesis-kit-aim-room] : отсек { $action-aim-room }
    [nemesis-kit-aim-figure] : { NAME($against) } №{ $action-aim-figure }
    [nemesis-kit-aim-eggs] : яйца в отсеке { $action-aim-room }
    [nemesis-kit-aim-character] : { $action-aim-seat }
    [nemesis-kit-aim-shot] : «{ NAME($action-aim-weapon) }», цель — { NAME($against) } №{ $action-aim-figure }
    [nemesis-kit-aim-egg-shot] : «{ NAME($action-aim-weapon) }», яйца
    [nemesis-kit-aim-deck] : { NAME($action-aim-back) }
    [nemesis-kit-aim-clean] : слизь смывается
    [nemesis-kit-aim-craft] : «{ NAME($action-aim-item) }» из предметов «{ NAME($action-aim-one-item) }» ({ NAME($action-aim-one-back) }) и «{ NAME($action-aim-other-item) }» ({ NAME($action-aim-other-back) })
    [nemesis-kit-aim-bind] : два тяжёлых предмета вместе
    [nemesis-kit-aim-room-action] : действие отсека { $action-aim-room }{ nemesis-kit-declared-room-action }
   *[other] { nemesis-kit-declared-aim-own }
}
nemesis-kit-declared-room-aim = { $action-aim ->
    [nemesis-kit-room-aim-room] : отсек { $action-aim-room }
    [nemesis-kit-room-aim-dress-all] : перевязка, все тяжёлые раны
    [nemesis-kit-room-aim-heal-serious] : лечение, «{ NAME($action-aim-wound) }»
    [nemesis-kit-room-aim-heal-light] : лечение, лёгкие раны
   *[other] { nemesis-kit-declared-room-aim-own }
}
nemesis-kit-declared-room-action = { $action-aim-with ->
    [nemesis-kit-room-aim-room] , отсек { $action-aim-with-room }
    [nemesis-kit-room-aim-dress-all] , перевязка, все тяжёлые раны
    [nemesis-kit-room-aim-heal-serious] , лечение, «{ NAME($action-aim-with-wound) }»
    [nemesis-kit-room-aim-heal-light] , лечение, лёгкие раны
   *[other] { nemesis-kit-declared-room-action-own }
}
# Кто-то идёт: через коридор или по тропе на поверхности, у которой нет номера.
nemesis-kit-declared-through = { $action-corridor ->
    [5] по тропе A
    [6] по тропе B
    [7] по тропе C
    [8] по тропе D
    [9] по тропе E
   *[other] через коридор { $action-corridor }
}
nemesis-kit-declared-aim-through = { $action-aim-corridor ->
    [5] по тропе A
    [6] по тропе B
    [7] по тропе C
    [8] по тропе D
    [9] по тропе E
   *[other] через коридор { $action-aim-corridor }
}
