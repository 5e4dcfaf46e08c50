### Что происходит в Lockdown и чего нет в Nemesis: по предложению на событие, в настоящем времени.
###
### $seat, $of и $instead — имена, которые набрали люди: они не склоняются. Имя стоит подлежащим,
### после двоеточия или в скобках. Названия карт и предметов стоят в кавычках. Кому тайну знать
### нельзя, тому говорится `none`. $space — деление шкалы времени.

## Подготовка к игре.

lockdown-heard-power-dealt = Раскладка энергии: { NAME($area) }, { NAME($token) }.
lockdown-heard-code-dealt = { $code ->
    [none] { $seat } получает жетон кода реагирования.
   *[contingency] { $seat } получает жетон кода реагирования: { NAME($code) }.
}
lockdown-heard-code-turned-up = Открывается жетон кода реагирования из общего запаса: { NAME($code) }.

## Энергия, лифт и свет.

lockdown-heard-power-turned = { $is-active ->
    [true] Энергия включается ({ NAME($token) }): { NAME($area) }.
   *[false] Энергия пропадает ({ NAME($token) }): { NAME($area) }.
}
lockdown-heard-power-moved = Энергия перераспределяется: { NAME($area) }, { NAME($token) }.
lockdown-heard-backup-turned = { $backup ->
    [lockdown-backup-power-on] Включается резервное питание.
   *[lockdown-backup-power-off] Выключается резервное питание.
}
lockdown-heard-elevator-called = Лифт приезжает на { NAME($level) }.
lockdown-heard-elevator-ridden = { $with-count ->
    [one] Лифт везёт { $with-count } персонажа на { NAME($to) }.
    [few] Лифт везёт { $with-count } персонажей на { NAME($to) }.
   *[many] Лифт везёт { $with-count } персонажей на { NAME($to) }.
}
lockdown-heard-lit-up = { $seat } зажигает свет: «{ NAME($item) }».

## Отсеки.

lockdown-heard-consented = { $answer ->
    [lockdown-yes-no-yes] { $seat } соглашается.
   *[lockdown-yes-no-no] { $seat } не соглашается.
}
lockdown-heard-items-counted = { $left ->
    [0] В отсеке { $room } больше нет предметов.
    [one] В отсеке { $room } остаётся { $left } предмет.
    [few] В отсеке { $room } остаётся { $left } предмета.
   *[many] В отсеке { $room } остаётся { $left } предметов.
}
lockdown-heard-gate-opened = Главные ворота открываются.
lockdown-heard-rover-moved = { $room ->
    [none] Вездеход едет к бункеру.
   *[other] Вездеход едет к отсеку { $room }.
}
lockdown-heard-evacuated = { $seat } теперь в бункере.
lockdown-heard-evacuation-failed = { $seat } не попадает в бункер.
lockdown-heard-locked-in = { $seat } теперь взаперти и в безопасности.
lockdown-heard-lock-in-failed = { $seat } не успевает запереться.
lockdown-heard-pod-boarded = { $seat } садится в { NAME($pod) }.
lockdown-heard-venting-started = Отсек { $room } закрыт: в конце фазы игроков из него выпустят воздух.
lockdown-heard-venting-cancelled = В отсеке { $room } остаётся воздух: одна из дверей снова открыта.
lockdown-heard-vented = Из отсека { $room } выпускают воздух.

## Компьютеры, коды и знания.

lockdown-heard-computer-used = { $seat } использует компьютер: «{ NAME($action) }».
lockdown-heard-computer-card-turned = На компьютерах новая карта: «{ NAME($card) }».
lockdown-heard-locked-down = { $room ->
    [none] Блокировка: карты компьютера перемешаны.
   *[other] Блокировка в отсеке { $room }: карты компьютера перемешаны.
}
lockdown-heard-code-seen = { $code ->
    [none] { $seat } тайно смотрит жетон кода реагирования.
   *[contingency] { $seat } тайно смотрит жетон кода реагирования: { NAME($code) }.
}
lockdown-heard-code-taken = { $seat } берёт жетон кода реагирования из общего запаса.
lockdown-heard-code-to-pool = Жетон кода реагирования уходит лицом вниз в общий запас.
lockdown-heard-css-seen = { $token ->
    [none] { $seat } тайно смотрит жетон отправки на делении { $space }.
   *[css-token] { $seat } тайно смотрит жетон отправки на делении { $space }: { NAME($token) }.
}
lockdown-heard-css-moved = Жетон отправки сдвигается с деления { $from } на деление { $to }.
lockdown-heard-tile-seen = { $tile ->
    [none] { $seat } тайно смотрит отсек { $room }.
   *[room] { $seat } тайно смотрит отсек { $room }: { NAME($tile) }.
}
lockdown-heard-knowledge-gained = { $seat } узнаёт новое, знаний теперь { $knowledge }.
lockdown-heard-knowledge-activated = { $seat } активирует жетон знаний.
lockdown-heard-object-researched = { $object ->
    [lockdown-object-token-corpse] { $seat } исследует труп ({ $object-of }).
   *[lockdown-object-token-egg] { $seat } исследует объект: { NAME($object) }.
}
lockdown-heard-weakness-revealed = Открыта слабость { $slot }: «{ NAME($weakness) }».

## Предметы и яйца.

lockdown-heard-item-taken = { $seat } берёт предмет «{ NAME($item-item) }» ({ NAME($item-back) }).
lockdown-heard-crafted-here = { $seat } создаёт предмет «{ NAME($item) }» из одного предмета «{ NAME($of-item) }» ({ NAME($of-back) }).
lockdown-heard-egg-hatched = { $room ->
    [none] Из яйца вылупляется личинка.
   *[other] В отсеке { $room } из яйца вылупляется личинка.
}
lockdown-heard-ammo-lost = { $seat } теряет патроны: «{ NAME($weapon) }».
lockdown-heard-item-lost = { $item ->
    [none] { $seat } теряет { NAME($back) }.
   *[item] { $seat } теряет предмет «{ NAME($item) }» ({ NAME($back) }).
}
lockdown-heard-technical-noise = В технических коридорах слышен шум.
lockdown-heard-noise-taken = Шум в коридоре { $number } у отсека { $room } исчезает.

## Чужие и бой.

lockdown-heard-attacked = { $occasion ->
    [lockdown-occasion-surprise] { NAME($kind) }{ lockdown-which } атакует внезапно. Цель атаки: { $seat }.
    [lockdown-occasion-escape] { NAME($kind) }{ lockdown-which } атакует при бегстве. Цель атаки: { $seat }.
    [lockdown-occasion-effect] { NAME($kind) }{ lockdown-which } атакует сразу. Цель атаки: { $seat }.
   *[lockdown-occasion-event-phase] { NAME($kind) }{ lockdown-which } атакует. Цель атаки: { $seat }.
}
# Номер фигурки; у того, кто нападает из стен, его нет.
lockdown-which = { $figure ->
    [none] {""}
   *[other] {" "}№{ $figure }
}
lockdown-heard-dark-part = В темноте «{ NAME($attack) }» делает ещё больше. Цель атаки: { $seat }.
lockdown-heard-reaction-played = { $instead ->
    [none] { $seat } играет карту «{ NAME($card) }».
   *[other] { $seat } играет карту «{ NAME($card) }». Цель атаки теперь: { $instead }.
}
lockdown-heard-bag-developed = { $token ->
    [lockdown-stalker-token-blank] Мешочек Чужих: вытянут пустой жетон. Он возвращается, и добавляется Взрослый Чужой.
    [lockdown-stalker-token-larva-zero-one] Мешочек Чужих: вытянут жетон «{ NAME($token) }». Он уходит, вместо него — Взрослый Чужой.
    [lockdown-stalker-token-larva-one-two] Мешочек Чужих: вытянут жетон «{ NAME($token) }». Он уходит, вместо него — Взрослый Чужой.
    [lockdown-stalker-token-larva-one] Мешочек Чужих: вытянут жетон «{ NAME($token) }». Он уходит, вместо него — Взрослый Чужой.
    [lockdown-stalker-token-creeper-one-two] Мешочек Чужих: вытянут жетон «{ NAME($token) }». Он уходит, вместо него — Альфа-самец.
    [lockdown-stalker-token-creeper-one] Мешочек Чужих: вытянут жетон «{ NAME($token) }». Он уходит, вместо него — Альфа-самец.
    [lockdown-stalker-token-queen-four] Мешочек Чужих: вытянут жетон «{ NAME($token) }».
   *[lockdown-stalker-token-adult-one-three] Мешочек Чужих: вытянут жетон «{ NAME($token) }». Он возвращается, и все, кто не в бою, делают бросок на шум.
}
lockdown-heard-shot-rolled = { $die ->
    [lockdown-die-advantage] { $seat } бросает кубик преимущества: { NAME($face) }.
   *[lockdown-die-combat] { $seat } бросает боевой кубик: { NAME($face) }.
}
lockdown-heard-die-chosen = { $seat } выбирает этот кубик: { NAME($face) }.
lockdown-heard-advantage-taken = { $seat } сбрасывает карту «{ NAME($card) }», чтобы ударить сильнее.
lockdown-heard-attack-seen = { $card ->
    [none] { $seat } смотрит карту атаки.
   *[attack-card] { $seat } смотрит карту атаки: «{ NAME($card) }».
}
lockdown-heard-top-cards-placed = { $on-top ->
    [lockdown-top-order-answer-first] { $seat } оставляет сверху первую из двух карт.
   *[lockdown-top-order-answer-second] { $seat } кладёт сверху вторую из двух карт.
}
lockdown-heard-contamination-removed = { $cards ->
    [0] { $seat } остаётся при своих картах заражения.
    [one] { $seat } избавляется от { $cards } карты заражения.
    [few] { $seat } избавляется от { $cards } карт заражения.
   *[many] { $seat } избавляется от { $cards } карт заражения.
}

## Шкала времени.

lockdown-heard-time-passed = { $space ->
    [0] Время идёт: оно вышло.
   *[other] Время идёт: деление { $space }.
}
lockdown-heard-threshold-crossed = Порог пройден: пропадает энергия.
lockdown-heard-isolation-opened = Изолятор теперь открыт.
lockdown-heard-alert-started = Поднята тревога. Она истечёт, когда время уйдёт с деления { $space }.
lockdown-heard-autodestruction-started = Запущено самоуничтожение: его жетон на делении { $space }.
lockdown-heard-autodestruction-stopped = Самоуничтожение остановлено.
lockdown-heard-autodestruction-turned-red = Самоуничтожение уже не остановить: его жетон на делении { $space }.
lockdown-heard-css-revealed = Открыт жетон отправки на делении { $space }: { NAME($token) }.
lockdown-heard-pod-launched = { $seat } улетает: { NAME($pod) }.
lockdown-heard-launch-failed = { $seat } снова в отсеке: { NAME($pod) } не улетает.
lockdown-heard-noise-removed = Шум стихает: { NAME($level) }.
lockdown-heard-markers-removed = Одна неисправность и один пожар навсегда уходят из запаса.

## Конец.

lockdown-heard-complex-destroyed = Комплекс уничтожен. { NAME($ending) }.
lockdown-heard-squad-arrived = Прибывает отряд. { NAME($ending) }.
lockdown-heard-code-revealed = Действующий код реагирования: { NAME($code) }. { NAME($code, case: "text") }
lockdown-heard-game-over = { $winners-count ->
    [0] Игра окончена. Не побеждает никто.
    [one] Игра окончена. Побеждает { $winners-count } игрок.
    [few] Игра окончена. Побеждают { $winners-count } игрока.
   *[many] Игра окончена. Побеждают { $winners-count } игроков.
}
