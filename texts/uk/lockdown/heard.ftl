### Що відбувається в Lockdown і чого немає в Nemesis: по реченню на подію, у теперішньому часі.
###
### $seat, $of і $instead — імена, які набрали люди: вони не відмінюються. Ім’я стоїть підметом, після
### двокрапки або в дужках. Назви карт і предметів стоять у лапках. Кому таємницю знати не можна,
### тому кажуть `none`. $space — поділка шкали часу.

## Підготовка до гри.

lockdown-heard-power-dealt = Розклад енергії: { NAME($area) }, { NAME($token) }.
lockdown-heard-code-dealt = { $code ->
    [none] { $seat } дістає жетон коду реагування №{ $token }.
   *[contingency] { $seat } дістає жетон коду реагування №{ $token }: { NAME($code) }.
}
lockdown-heard-code-turned-up = Відкривають жетон коду реагування №{ $token } із загального запасу: { NAME($code) }.

## Енергія, ліфт і світло.

lockdown-heard-power-turned = { $is-active ->
    [true] Енергія вмикається ({ NAME($token) }): { NAME($area) }.
   *[false] Енергія зникає ({ NAME($token) }): { NAME($area) }.
}
lockdown-heard-power-moved = Енергію перенаправлено: { NAME($area) }, { NAME($token) }.
lockdown-heard-backup-turned = { $backup ->
    [lockdown-backup-power-on] Вмикається резервне живлення.
   *[lockdown-backup-power-off] Вимикається резервне живлення.
}
lockdown-heard-elevator-called = Ліфт приїжджає на { NAME($level) }.
lockdown-heard-elevator-ridden = { $with-count ->
    [one] Ліфт везе { $with-count } персонажа на { NAME($to) }.
    [few] Ліфт везе { $with-count } персонажів на { NAME($to) }.
   *[many] Ліфт везе { $with-count } персонажів на { NAME($to) }.
}
lockdown-heard-lit-up = { $seat } засвічує світло: «{ NAME($item) }».

## Відсіки.

lockdown-heard-consented = { $answer ->
    [lockdown-yes-no-yes] { $seat } погоджується.
   *[lockdown-yes-no-no] { $seat } не погоджується.
}
lockdown-heard-items-counted = { $left ->
    [0] У відсіку { $room } більше немає предметів.
    [one] У відсіку { $room } лишається { $left } предмет.
    [few] У відсіку { $room } лишається { $left } предмети.
   *[many] У відсіку { $room } лишається { $left } предметів.
}
lockdown-heard-gate-opened = Головні ворота відчиняються.
lockdown-heard-rover-moved = { $room ->
    [none] Всюдихід їде до бункера.
   *[other] Всюдихід їде до відсіку { $room }.
}
lockdown-heard-evacuated = { $seat } тепер у бункері.
lockdown-heard-evacuation-failed = { $seat } не дістається бункера.
lockdown-heard-locked-in = { $seat } тепер під замком і в безпеці.
lockdown-heard-lock-in-failed = { $seat } не встигає замкнутися.
lockdown-heard-pod-boarded = { $seat } сідає в { NAME($pod) }.
lockdown-heard-venting-started = Відсік { $room } зачинено: наприкінці фази гравців із нього випустять повітря.
lockdown-heard-venting-cancelled = У відсіку { $room } лишається повітря: одні з дверей знову відчинені.
lockdown-heard-vented = Із відсіку { $room } випускають повітря.
lockdown-heard-token-seen = { $token ->
    [none] { $seat } таємно дивиться на жетон дослідження відсіку { $room }.
   *[token] { $seat } таємно дивиться на жетон дослідження відсіку { $room }: { NAME($token) }.
}
lockdown-heard-surface-token-seen = { lockdown-heard-token-seen }

## Комп’ютери, коди й знання.

lockdown-heard-computer-used = { $seat } користується комп’ютером: «{ NAME($action) }».
lockdown-heard-computer-card-turned = На комп’ютерах нова карта: «{ NAME($card) }».
lockdown-heard-locked-down = { $room ->
    [none] Блокування: карти комп’ютера перетасовано.
   *[other] Блокування у відсіку { $room }: карти комп’ютера перетасовано.
}
lockdown-heard-code-seen = { $code ->
    [none] { $seat } таємно дивиться на жетон коду реагування №{ $token }.
   *[contingency] { $seat } таємно дивиться на жетон коду реагування №{ $token }: { NAME($code) }.
}
lockdown-heard-code-taken = { $seat } бере жетон коду реагування №{ $token } із загального запасу.
lockdown-heard-code-to-pool = Жетон коду реагування №{ $token } йде долілиць у загальний запас.
lockdown-heard-css-seen = { $token ->
    [none] { $seat } таємно дивиться на жетон відправлення на поділці { $space }.
   *[css-token] { $seat } таємно дивиться на жетон відправлення на поділці { $space }: { NAME($token) }.
}
lockdown-heard-css-moved = Жетон відправлення переходить із поділки { $from } на поділку { $to }.
lockdown-heard-tile-seen = { $tile ->
    [none] { $seat } таємно зазирає у відсік { $room }.
   *[room] { $seat } таємно зазирає у відсік { $room }: { NAME($tile) }.
}
lockdown-heard-knowledge-gained = { $seat } дізнається нове, знань тепер { $knowledge }.
lockdown-heard-knowledge-activated = { $seat } активує жетон знань.
lockdown-heard-object-researched = { $object ->
    [lockdown-object-token-corpse] { $seat } досліджує труп ({ $object-of }).
   *[lockdown-object-token-egg] { $seat } досліджує об’єкт: { NAME($object) }.
}
lockdown-heard-weakness-revealed = Відкрито слабкість { $slot }: «{ NAME($weakness) }».
lockdown-heard-computer-card-seen = { $card ->
    [none] { $seat } переглядає карту комп’ютера.
   *[computer-card] { $seat } переглядає карту комп’ютера: «{ NAME($card) }».
}

## Предмети і яйця.

lockdown-heard-examined = { $seat }: огляд завершено.
lockdown-heard-item-taken = { $seat } бере предмет «{ NAME($item-item) }» ({ NAME($item-back) }).
lockdown-heard-crafted-here = { $seat } створює предмет «{ NAME($item) }» з одного предмета «{ NAME($of-item) }» ({ NAME($of-back) }).
lockdown-heard-egg-hatched = { $room ->
    [none] З яйця вилуплюється личинка.
   *[other] У відсіку { $room } з яйця вилуплюється личинка.
}
lockdown-heard-ammo-lost = { $seat } втрачає набої: «{ NAME($weapon) }».
lockdown-heard-item-lost = { $item ->
    [none] { $seat } втрачає щось: { NAME($back) }.
   *[item] { $seat } втрачає предмет «{ NAME($item) }» ({ NAME($back) }).
}
lockdown-heard-technical-noise = У технічних коридорах чути шум.
lockdown-heard-noise-taken = Шум у коридорі { $number } біля відсіку { $room } зникає.
lockdown-heard-quest-unlocked = { $seat } активує знахідку «{ NAME($quest) }».
lockdown-heard-object-given-up = { $object ->
    [lockdown-object-token-corpse] { $seat } віддає труп ({ $object-of }).
   *[lockdown-object-token-egg] { $seat } віддає { NAME($object, case: "acc") }.
}

## Прибульці й бій.

lockdown-heard-attacked = { $occasion ->
    [lockdown-occasion-surprise] { NAME($kind) }{ lockdown-which } атакує несподівано. Ціль атаки: { $seat }.
    [lockdown-occasion-escape] { NAME($kind) }{ lockdown-which } атакує під час втечі. Ціль атаки: { $seat }.
    [lockdown-occasion-effect] { NAME($kind) }{ lockdown-which } атакує одразу. Ціль атаки: { $seat }.
   *[lockdown-occasion-event-phase] { NAME($kind) }{ lockdown-which } атакує. Ціль атаки: { $seat }.
}
# Номер фігурки; у того, хто нападає зі стін, його немає.
lockdown-which = { $figure ->
    [none] {""}
   *[other] {" "}№{ $figure }
}
lockdown-heard-dark-part = У темряві «{ NAME($attack) }» робить іще більше. Ціль атаки: { $seat }.
lockdown-heard-reaction-played = { $instead ->
    [none] { $seat } грає карту «{ NAME($card) }».
   *[other] { $seat } грає карту «{ NAME($card) }». Ціль атаки тепер: { $instead }.
}
lockdown-heard-bag-developed = { $token ->
    [lockdown-stalker-token-blank] Мішечок прибульців: витягнуто порожній жетон. Він повертається, і додається Трутень.
    [lockdown-stalker-token-larva-zero-one] Мішечок прибульців: витягнуто жетон «{ NAME($token) }». Він виходить, замість нього — Трутень.
    [lockdown-stalker-token-larva-one-two] Мішечок прибульців: витягнуто жетон «{ NAME($token) }». Він виходить, замість нього — Трутень.
    [lockdown-stalker-token-larva-one] Мішечок прибульців: витягнуто жетон «{ NAME($token) }». Він виходить, замість нього — Трутень.
    [lockdown-stalker-token-creeper-one-two] Мішечок прибульців: витягнуто жетон «{ NAME($token) }». Він виходить, замість нього — Мисливець.
    [lockdown-stalker-token-creeper-one] Мішечок прибульців: витягнуто жетон «{ NAME($token) }». Він виходить, замість нього — Мисливець.
    [lockdown-stalker-token-queen-four] Мішечок прибульців: витягнуто жетон «{ NAME($token) }».
   *[lockdown-stalker-token-adult-one-three] Мішечок прибульців: витягнуто жетон «{ NAME($token) }». Він повертається, і всі, хто не в бою, роблять кидок на шум.
}
lockdown-heard-shot-rolled = { $die ->
    [lockdown-die-advantage] { $seat } кидає кубик переваги: { NAME($face) }.
   *[lockdown-die-combat] { $seat } кидає бойовий кубик: { NAME($face) }.
}
lockdown-heard-die-chosen = { $seat } вибирає цей кубик: { NAME($face) }.
lockdown-heard-advantage-taken = { $seat } скидає карту «{ NAME($card) }», щоб ударити дужче.
lockdown-heard-attack-seen = { $card ->
    [none] { $seat } переглядає карту атаки.
   *[attack-card] { $seat } переглядає карту атаки: «{ NAME($card) }».
}
lockdown-heard-top-cards-placed = { $on-top ->
    [lockdown-top-order-answer-first] { $seat } лишає згори першу з двох карт { lockdown-top-cards }.
   *[lockdown-top-order-answer-second] { $seat } кладе згори другу з двох карт { lockdown-top-cards }.
}
lockdown-top-cards = { $deck ->
    [lockdown-top-deck-attacks] атак
   *[lockdown-top-deck-events] подій
}

## Шкала часу.

lockdown-heard-time-passed = { $space ->
    [0] Час вичерпано.
   *[other] Час минає: поділка { $space }.
}
lockdown-heard-threshold-crossed = Час минає поріг за поділкою { $from }: зникає енергія.
lockdown-heard-isolation-opened = Ізолятор тепер відчинений.
lockdown-heard-alert-started = Здійнято тривогу. Вона добіжить кінця, коли час піде з поділки { $space }.
lockdown-heard-autodestruction-started = Запущено самознищення: його жетон на поділці { $space }.
lockdown-heard-autodestruction-stopped = Самознищення зупинено.
lockdown-heard-autodestruction-turned-red = Самознищення вже не зупинити: його жетон на поділці { $space }.
lockdown-heard-css-revealed = Відкрито жетон відправлення на поділці { $space }: { NAME($token) }.
lockdown-heard-pod-launched = { $seat } відлітає: { NAME($pod) }.
lockdown-heard-launch-failed = { $seat } знову у відсіку: { NAME($pod) } не відлітає.
lockdown-heard-noise-removed = Шум стихає: { NAME($level) }.
lockdown-heard-markers-removed = Одна несправність і один вогонь назавжди йдуть із запасу.

## Кінець.

lockdown-heard-complex-destroyed = Комплекс знищено. { NAME($ending) }.
lockdown-heard-squad-arrived = Прибуває загін. { NAME($ending) }.
lockdown-heard-code-revealed = Чинний код реагування: { NAME($code) }. { NAME($code, case: "text") }
lockdown-heard-game-over = { $winners-count ->
    [0] Гру закінчено. Переможців немає.
    [one] Гру закінчено. Перемагає { $winners-count } гравець.
    [few] Гру закінчено. Перемагають { $winners-count } гравці.
   *[many] Гру закінчено. Перемагають { $winners-count } гравців.
}

## Що про оголошену дію каже лише Lockdown.

lockdown-declared-own = { $action ->
    [lockdown-action-unlock] { $action-price ->
        [lockdown-quest-price-item] { $seat } активує знахідку. На це йде «{ NAME($action-price-item-item) }» ({ NAME($action-price-item-back) }).
        [lockdown-quest-price-object] { $seat } активує знахідку. Плата: { NAME($action-price-object) }.
       *[lockdown-quest-price-presence] { $seat } активує знахідку.
    }
   *[lockdown-action-computer] { $seat } використовує комп’ютер: { lockdown-declared-computer }.
}
lockdown-declared-aim-own = { $action-aim ->
    [lockdown-aim-ignite] : підпал відсіку
    [lockdown-aim-ignite-for] : підпал відсіку, за предмет «{ NAME($action-aim-giving-item) }» ({ NAME($action-aim-giving-back) })
    [lockdown-aim-noise] : шум у коридорі { $action-aim-number }
    [lockdown-aim-crafted] : «{ NAME($action-aim-item) }»
    [lockdown-aim-hush] : тиша на цьому рівні
    [lockdown-aim-clamour] : шум на цьому рівні
    [lockdown-aim-slip] { $action-aim-follower ->
        [none] : { $action-aim-mover }, до відсіку { $to } { lockdown-declared-aim-through }, за предмет «{ NAME($action-aim-giving-item) }» ({ NAME($action-aim-giving-back) })
       *[seat] : { $action-aim-mover } і { $action-aim-follower }, до відсіку { $to } { lockdown-declared-aim-through }, за предмет «{ NAME($action-aim-giving-item) }» ({ NAME($action-aim-giving-back) })
    }
    [lockdown-aim-elevator] : на { NAME($action-aim-level) }
    [lockdown-aim-send-elevator] : ліфт на { NAME($action-aim-level) }
    [lockdown-aim-tiles] { $action-aim-other ->
        [none] : огляд відсіку { $action-aim-one }
       *[room] : огляд відсіків { $action-aim-one } і { $action-aim-other }
    }
    [lockdown-aim-rover] { $action-aim-to ->
        [lockdown-rover-bunker] : всюдихід до бункера
       *[lockdown-rover-exit] : всюдихід до відсіку { $action-aim-to-room }
    }
    [lockdown-aim-drive] : { NAME($against) } №{ $action-aim-figure }, { lockdown-declared-aim-through }
    [lockdown-aim-drive-for] : { NAME($against) } №{ $action-aim-figure }, { lockdown-declared-aim-through }, за предмет «{ NAME($action-aim-giving-item) }» ({ NAME($action-aim-giving-back) })
    [lockdown-aim-clean-all] : увесь слиз тут змивається
    [lockdown-aim-shed] : карта інфекції
    [lockdown-aim-dress] : перев’язування, «{ NAME($action-aim-wound) }»
    [lockdown-aim-dress-for] : перев’язування, «{ NAME($action-aim-wound) }», за предмет «{ NAME($action-aim-giving-item) }» ({ NAME($action-aim-giving-back) })
    [lockdown-aim-heal] : лікування, «{ NAME($action-aim-wound) }»
    [lockdown-aim-heal-light] : лікування, легкі поранення
    [lockdown-aim-scan] : сканування
    [lockdown-aim-load] : «{ NAME($action-aim-item) }»
    [lockdown-aim-research] { $action-aim-from ->
        [none] : дослідження, { lockdown-declared-object }
       *[seat] : дослідження, { lockdown-declared-object }, несе { $action-aim-from }
    }
    [lockdown-aim-code] : жетон коду реагування №{ $action-aim-token }
    [lockdown-aim-events] : верхні карти подій
    [lockdown-aim-attacks] : верхні карти атак
    [lockdown-aim-computer] : { lockdown-declared-computer-aim }
    [lockdown-aim-lines] : будь-які рядки комп’ютера
    [lockdown-aim-repair-and-compute] : несправність тут, { lockdown-declared-computer-aim }
    [lockdown-aim-turn-power] : енергія цього рівня
   *[lockdown-aim-nothing] {""}
}
lockdown-declared-room-aim-own = { $action-aim ->
    [lockdown-room-aim-code] : жетон коду реагування №{ $action-aim-token }
    [lockdown-room-aim-turn-power] : енергія цього рівня
    [lockdown-room-aim-stop-autodestruction] : зупинка самознищення
    [lockdown-room-aim-research] { $action-aim-from ->
        [none] : дослідження, { lockdown-declared-object }
       *[seat] : дослідження, { lockdown-declared-object }, несе { $action-aim-from }
    }
    [lockdown-room-aim-send-signal] : надсилання сигналу
    [lockdown-room-aim-check-objective] : чуже завдання ({ $action-aim-of })
    [lockdown-room-aim-crafted] : «{ NAME($action-aim-item) }»
    [lockdown-room-aim-css] : жетон відправлення на поділці { $action-aim-space }
    [lockdown-room-aim-defend] { $action-aim-with ->
        [lockdown-defense-price-malfunction] : відсік { $action-aim-room }, за несправність тут
       *[lockdown-defense-price-counter] : відсік { $action-aim-room }, за предмет звідси
    }
    [lockdown-room-aim-call-elevator] : виклик ліфта
    [lockdown-room-aim-ride-to] : на { NAME($action-aim-level) }
    [lockdown-room-aim-start-alert] : тривога
    [lockdown-room-aim-ride-rover] : всюдиходом до відсіку { $action-aim-to }
    [lockdown-room-aim-evacuate-by-rover] : до бункера всюдиходом
    [lockdown-room-aim-evacuate-on-foot] : до бункера пішки
   *[lockdown-room-aim-nothing] {""}
}
lockdown-declared-room-action-own = { $action-aim-with ->
    [lockdown-room-aim-code] , жетон коду реагування №{ $action-aim-with-token }
    [lockdown-room-aim-turn-power] , енергія цього рівня
    [lockdown-room-aim-stop-autodestruction] , зупинка самознищення
    [lockdown-room-aim-research] { $action-aim-with-from ->
        [none] , дослідження, { lockdown-declared-object-of-room }
       *[seat] , дослідження, { lockdown-declared-object-of-room }, несе { $action-aim-with-from }
    }
    [lockdown-room-aim-send-signal] , надсилання сигналу
    [lockdown-room-aim-check-objective] , чуже завдання ({ $action-aim-with-of })
    [lockdown-room-aim-crafted] , «{ NAME($action-aim-with-item) }»
    [lockdown-room-aim-css] , жетон відправлення на поділці { $action-aim-with-space }
    [lockdown-room-aim-defend] { $action-aim-with-with ->
        [lockdown-defense-price-malfunction] , відсік { $action-aim-with-room }, за несправність тут
       *[lockdown-defense-price-counter] , відсік { $action-aim-with-room }, за предмет звідси
    }
    [lockdown-room-aim-call-elevator] , виклик ліфта
    [lockdown-room-aim-ride-to] , на { NAME($action-aim-with-level) }
    [lockdown-room-aim-start-alert] , тривога
    [lockdown-room-aim-ride-rover] , всюдиходом до відсіку { $action-aim-with-to }
    [lockdown-room-aim-evacuate-by-rover] , до бункера всюдиходом
    [lockdown-room-aim-evacuate-on-foot] , до бункера пішки
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
        [lockdown-rover-bunker] відправлення всюдихода до бункера
       *[lockdown-rover-exit] відправлення всюдихода до відсіку { $action-aim-with-to-room }
    }
    [lockdown-computer-use-look-at-contingencies] коди реагування ({ $action-aim-with-of })
    [lockdown-computer-use-turn-door] двері в коридорі { $action-aim-with-passage-corridor } біля відсіку { $action-aim-with-passage-room }
    [lockdown-computer-use-clear-room] очищення відсіку { $action-aim-with-room }
    [lockdown-computer-use-look-at-css-token] жетон відправлення на поділці { $action-aim-with-space }
    [lockdown-computer-use-swap-power-tokens] обмін енергії, { NAME($action-aim-with-one) } і { NAME($action-aim-with-other) }
   *[lockdown-computer-use-gain-knowledge] 1 знання
}
lockdown-declared-computer = { $action-with ->
    [lockdown-computer-use-move-rover] { $action-with-to ->
        [lockdown-rover-bunker] відправлення всюдихода до бункера
       *[lockdown-rover-exit] відправлення всюдихода до відсіку { $action-with-to-room }
    }
    [lockdown-computer-use-look-at-contingencies] коди реагування ({ $action-with-of })
    [lockdown-computer-use-turn-door] двері в коридорі { $action-with-passage-corridor } біля відсіку { $action-with-passage-room }
    [lockdown-computer-use-clear-room] очищення відсіку { $action-with-room }
    [lockdown-computer-use-look-at-css-token] жетон відправлення на поділці { $action-with-space }
    [lockdown-computer-use-swap-power-tokens] обмін енергії, { NAME($action-with-one) } і { NAME($action-with-other) }
   *[lockdown-computer-use-gain-knowledge] 1 знання
}

## Поверхня Марса.

lockdown-heard-surface-rolled = { $seat } кидає кубик поверхні: { NAME($face) }.
lockdown-heard-surface-explored = { lockdown-heard-room-explored }
lockdown-heard-surface-card-drawn = { $seat } тягне карту поверхні «{ NAME($card) }».
lockdown-heard-zone-noise = Шум: { NAME($zone) }.
lockdown-heard-suit-torn = { $seat } втрачає захисний скафандр: він порваний.
lockdown-heard-charge-lost = { $seat } втрачає заряд: «{ NAME($item) }».
