### Что происходит в Lockdown и чего нет в Nemesis: по предложению на событие, в настоящем времени.
###
### $seat, $of и $instead — имена, которые набрали люди: они не склоняются. Имя стоит подлежащим,
### после двоеточия или в скобках. Названия карт и предметов стоят в кавычках. Кому тайну знать
### нельзя, тому говорится `none`. $space — деление шкалы времени.

## Подготовка к игре.

lockdown-heard-power-dealt = Раскладка энергии: { NAME($area) }, { NAME($token) }.
lockdown-heard-code-dealt = { $code ->
    [none] { $seat } получает жетон кода реагирования №{ $token }.
   *[contingency] { $seat } получает жетон кода реагирования №{ $token }: { NAME($code) }.
}
lockdown-heard-code-turned-up = Открывается жетон кода реагирования №{ $token } из общего запаса: { NAME($code) }.

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
lockdown-heard-locked-in = { $seat } запирается в Изоляторе и теперь в безопасности.
lockdown-heard-lock-in-failed = { $seat } не успевает запереться.
lockdown-heard-pod-boarded = { $seat } садится в { NAME($pod) }.
lockdown-heard-venting-started = Отсек { $room } закрыт: в конце фазы игроков из него выпустят воздух.
lockdown-heard-venting-cancelled = В отсеке { $room } остаётся воздух: одна из дверей снова открыта.
lockdown-heard-vented = Из отсека { $room } выпускают воздух.
lockdown-heard-token-seen = { $token ->
    [none] { $seat } тайно смотрит жетон разведки отсека { $room }.
   *[token] { $seat } тайно смотрит жетон разведки отсека { $room }: { NAME($token) }.
}
lockdown-heard-surface-token-seen = { lockdown-heard-token-seen }

## Компьютеры, коды и знания.

lockdown-heard-computer-used = { $seat } использует компьютер: «{ NAME($action) }».
lockdown-heard-computer-card-turned = На компьютерах новая карта: «{ NAME($card) }».
lockdown-heard-locked-down = { $room ->
    [none] Блокировка: карты компьютера перемешаны.
   *[other] Блокировка в отсеке { $room }: карты компьютера перемешаны.
}
lockdown-heard-code-seen = { $code ->
    [none] { $seat } тайно смотрит жетон кода реагирования №{ $token }.
   *[contingency] { $seat } тайно смотрит жетон кода реагирования №{ $token }: { NAME($code) }.
}
lockdown-heard-code-taken = { $seat } берёт жетон кода реагирования №{ $token } из общего запаса.
lockdown-heard-code-to-pool = Жетон кода реагирования №{ $token } уходит лицом вниз в общий запас.
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
lockdown-heard-computer-card-seen = { $card ->
    [none] { $seat } смотрит карту компьютера.
   *[computer-card] { $seat } смотрит карту компьютера: «{ NAME($card) }».
}

## Предметы и яйца.

lockdown-heard-examined = { $seat }: осмотр окончен.
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
lockdown-heard-quest-unlocked = { $seat } активирует квестовый предмет «{ NAME($quest) }».
lockdown-heard-object-given-up = { $object ->
    [lockdown-object-token-corpse] { $seat } отдаёт труп ({ $object-of }).
   *[lockdown-object-token-egg] { $seat } отдаёт { NAME($object, case: "acc") }.
}

## Чужие и бой.

lockdown-heard-attacked = { $occasion ->
    [lockdown-occasion-surprise] { NAME($kind) }{ lockdown-which } атакует внезапно. Цель атаки: { $seat }.
    [lockdown-occasion-escape] { NAME($kind) }{ lockdown-which } атакует при побеге. Цель атаки: { $seat }.
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
    [lockdown-top-order-answer-first] { $seat } оставляет сверху первую из двух карт { lockdown-top-cards }.
   *[lockdown-top-order-answer-second] { $seat } кладёт сверху вторую из двух карт { lockdown-top-cards }.
}
lockdown-top-cards = { $deck ->
    [lockdown-top-deck-attacks] атак
   *[lockdown-top-deck-events] событий
}

## Шкала времени.

lockdown-heard-time-passed = { $space ->
    [0] Время вышло.
   *[other] Время идёт: деление { $space }.
}
lockdown-heard-threshold-crossed = Время проходит порог за делением { $from }: пропадает энергия.
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

## Что об объявленном действии говорит только Lockdown.

lockdown-declared-own = { $action ->
    [lockdown-action-unlock] { $action-price ->
        [lockdown-quest-price-item] { $seat } активирует квестовый предмет. На это уходит «{ NAME($action-price-item-item) }» ({ NAME($action-price-item-back) }).
        [lockdown-quest-price-object] { $seat } активирует квестовый предмет. Плата: { NAME($action-price-object) }.
       *[lockdown-quest-price-presence] { $seat } активирует квестовый предмет.
    }
   *[lockdown-action-computer] { $seat } использует компьютер: { lockdown-declared-computer }.
}
lockdown-declared-aim-own = { $action-aim ->
    [lockdown-aim-ignite] : поджог отсека
    [lockdown-aim-ignite-for] : поджог отсека, за предмет «{ NAME($action-aim-giving-item) }» ({ NAME($action-aim-giving-back) })
    [lockdown-aim-noise] : шум в коридоре { $action-aim-number }
    [lockdown-aim-crafted] : «{ NAME($action-aim-item) }»
    [lockdown-aim-hush] : тишина на этом уровне
    [lockdown-aim-clamour] : шум на этом уровне
    [lockdown-aim-slip] { $action-aim-follower ->
        [none] : { $action-aim-mover }, в отсек { $to } { lockdown-declared-aim-through }, за предмет «{ NAME($action-aim-giving-item) }» ({ NAME($action-aim-giving-back) })
       *[seat] : { $action-aim-mover } и { $action-aim-follower }, в отсек { $to } { lockdown-declared-aim-through }, за предмет «{ NAME($action-aim-giving-item) }» ({ NAME($action-aim-giving-back) })
    }
    [lockdown-aim-elevator] : на { NAME($action-aim-level) }
    [lockdown-aim-send-elevator] : лифт на { NAME($action-aim-level) }
    [lockdown-aim-tiles] { $action-aim-other ->
        [none] : осмотр отсека { $action-aim-one }
       *[room] : осмотр отсеков { $action-aim-one } и { $action-aim-other }
    }
    [lockdown-aim-rover] { $action-aim-to ->
        [lockdown-rover-bunker] : вездеход к бункеру
       *[lockdown-rover-exit] : вездеход к отсеку { $action-aim-to-room }
    }
    [lockdown-aim-drive] : { NAME($against) } №{ $action-aim-figure }, { lockdown-declared-aim-through }
    [lockdown-aim-drive-for] : { NAME($against) } №{ $action-aim-figure }, { lockdown-declared-aim-through }, за предмет «{ NAME($action-aim-giving-item) }» ({ NAME($action-aim-giving-back) })
    [lockdown-aim-clean-all] : вся слизь здесь смывается
    [lockdown-aim-shed] : карта заражения
    [lockdown-aim-dress] : перевязка, «{ NAME($action-aim-wound) }»
    [lockdown-aim-dress-for] : перевязка, «{ NAME($action-aim-wound) }», за предмет «{ NAME($action-aim-giving-item) }» ({ NAME($action-aim-giving-back) })
    [lockdown-aim-heal] : лечение, «{ NAME($action-aim-wound) }»
    [lockdown-aim-heal-light] : лечение, лёгкие раны
    [lockdown-aim-scan] : сканирование
    [lockdown-aim-load] : «{ NAME($action-aim-item) }»
    [lockdown-aim-research] { $action-aim-from ->
        [none] : исследование, { lockdown-declared-object }
       *[seat] : исследование, { lockdown-declared-object }, несёт { $action-aim-from }
    }
    [lockdown-aim-code] : жетон кода реагирования №{ $action-aim-token }
    [lockdown-aim-events] : верхние карты событий
    [lockdown-aim-attacks] : верхние карты атак
    [lockdown-aim-computer] : { lockdown-declared-computer-aim }
    [lockdown-aim-lines] : любые строки компьютера
    [lockdown-aim-repair-and-compute] : неисправность здесь, { lockdown-declared-computer-aim }
    [lockdown-aim-turn-power] : энергия этого уровня
   *[lockdown-aim-nothing] {""}
}
lockdown-declared-room-aim-own = { $action-aim ->
    [lockdown-room-aim-code] : жетон кода реагирования №{ $action-aim-token }
    [lockdown-room-aim-turn-power] : энергия этого уровня
    [lockdown-room-aim-stop-autodestruction] : остановка самоуничтожения
    [lockdown-room-aim-research] { $action-aim-from ->
        [none] : исследование, { lockdown-declared-object }
       *[seat] : исследование, { lockdown-declared-object }, несёт { $action-aim-from }
    }
    [lockdown-room-aim-send-signal] : отправка сигнала
    [lockdown-room-aim-check-objective] : чужая цель ({ $action-aim-of })
    [lockdown-room-aim-crafted] : «{ NAME($action-aim-item) }»
    [lockdown-room-aim-css] : жетон отправки на делении { $action-aim-space }
    [lockdown-room-aim-defend] { $action-aim-with ->
        [lockdown-defense-price-malfunction] : отсек { $action-aim-room }, за неисправность здесь
       *[lockdown-defense-price-counter] : отсек { $action-aim-room }, за предмет отсюда
    }
    [lockdown-room-aim-call-elevator] : вызов лифта
    [lockdown-room-aim-ride-to] : на { NAME($action-aim-level) }
    [lockdown-room-aim-start-alert] : тревога
    [lockdown-room-aim-ride-rover] : на вездеходе к отсеку { $action-aim-to }
    [lockdown-room-aim-evacuate-by-rover] : в бункер на вездеходе
    [lockdown-room-aim-evacuate-on-foot] : в бункер пешком
   *[lockdown-room-aim-nothing] {""}
}
lockdown-declared-room-action-own = { $action-aim-with ->
    [lockdown-room-aim-code] , жетон кода реагирования №{ $action-aim-with-token }
    [lockdown-room-aim-turn-power] , энергия этого уровня
    [lockdown-room-aim-stop-autodestruction] , остановка самоуничтожения
    [lockdown-room-aim-research] { $action-aim-with-from ->
        [none] , исследование, { lockdown-declared-object-of-room }
       *[seat] , исследование, { lockdown-declared-object-of-room }, несёт { $action-aim-with-from }
    }
    [lockdown-room-aim-send-signal] , отправка сигнала
    [lockdown-room-aim-check-objective] , чужая цель ({ $action-aim-with-of })
    [lockdown-room-aim-crafted] , «{ NAME($action-aim-with-item) }»
    [lockdown-room-aim-css] , жетон отправки на делении { $action-aim-with-space }
    [lockdown-room-aim-defend] { $action-aim-with-with ->
        [lockdown-defense-price-malfunction] , отсек { $action-aim-with-room }, за неисправность здесь
       *[lockdown-defense-price-counter] , отсек { $action-aim-with-room }, за предмет отсюда
    }
    [lockdown-room-aim-call-elevator] , вызов лифта
    [lockdown-room-aim-ride-to] , на { NAME($action-aim-with-level) }
    [lockdown-room-aim-start-alert] , тревога
    [lockdown-room-aim-ride-rover] , на вездеходе к отсеку { $action-aim-with-to }
    [lockdown-room-aim-evacuate-by-rover] , в бункер на вездеходе
    [lockdown-room-aim-evacuate-on-foot] , в бункер пешком
   *[lockdown-room-aim-nothing] {""}
}
lockdown-declared-object = { $action-aim-object ->
    [lockdown-object-token-corpse] труп ({ $action-aim-object-of })
   *[lockdown-object-token-egg] { NAME($action-aim-object) }
}
lockdown-declared-object-of-room = { $action-aim-with-object ->
    [lockdown-object-token-corpse] труп ({ $action-aim-with-object-of })
   *[lockdown-object-token-egg] { NAME($action-aim-with-object) }
}
lockdown-declared-computer-aim = { $action-aim-with ->
    [lockdown-computer-use-move-rover] { $action-aim-with-to ->
        [lockdown-rover-bunker] отправка вездехода к бункеру
       *[lockdown-rover-exit] отправка вездехода к отсеку { $action-aim-with-to-room }
    }
    [lockdown-computer-use-look-at-contingencies] коды реагирования ({ $action-aim-with-of })
    [lockdown-computer-use-turn-door] дверь в коридоре { $action-aim-with-passage-corridor } у отсека { $action-aim-with-passage-room }
    [lockdown-computer-use-clear-room] очистка отсека { $action-aim-with-room }
    [lockdown-computer-use-look-at-css-token] жетон отправки на делении { $action-aim-with-space }
    [lockdown-computer-use-swap-power-tokens] обмен жетонов энергии, { NAME($action-aim-with-one) } и { NAME($action-aim-with-other) }
   *[lockdown-computer-use-gain-knowledge] 1 знание
}
lockdown-declared-computer = { $action-with ->
    [lockdown-computer-use-move-rover] { $action-with-to ->
        [lockdown-rover-bunker] отправка вездехода к бункеру
       *[lockdown-rover-exit] отправка вездехода к отсеку { $action-with-to-room }
    }
    [lockdown-computer-use-look-at-contingencies] коды реагирования ({ $action-with-of })
    [lockdown-computer-use-turn-door] дверь в коридоре { $action-with-passage-corridor } у отсека { $action-with-passage-room }
    [lockdown-computer-use-clear-room] очистка отсека { $action-with-room }
    [lockdown-computer-use-look-at-css-token] жетон отправки на делении { $action-with-space }
    [lockdown-computer-use-swap-power-tokens] обмен жетонов энергии, { NAME($action-with-one) } и { NAME($action-with-other) }
   *[lockdown-computer-use-gain-knowledge] 1 знание
}

## Поверхность Марса.

lockdown-heard-surface-rolled = { $seat } бросает кубик поверхности: { NAME($face) }.
lockdown-heard-surface-explored = { lockdown-heard-room-explored }
lockdown-heard-surface-card-drawn = { $seat } тянет карту поверхности «{ NAME($card) }».
lockdown-heard-zone-noise = Шум: { NAME($zone) }.
lockdown-heard-suit-torn = { $seat } теряет защитный скафандр: он порван.
lockdown-heard-charge-lost = { $seat } теряет заряд: «{ NAME($item) }».
