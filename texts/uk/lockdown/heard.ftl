### Що відбувається в Lockdown і чого немає в Nemesis: по реченню на подію, у теперішньому часі.
###
### $seat, $of і $instead — імена, які набрали люди: вони не відмінюються. Ім’я стоїть підметом, після
### двокрапки або в дужках. Назви карт і предметів стоять у лапках. Кому таємницю знати не можна,
### тому кажуть `none`. $space — поділка шкали часу.

## Підготовка до гри.

lockdown-heard-power-dealt = Розклад енергії: { NAME($area) }, { NAME($token) }.
lockdown-heard-code-dealt = { $code ->
    [none] { $seat } дістає жетон коду реагування.
   *[contingency] { $seat } дістає жетон коду реагування: { NAME($code) }.
}
lockdown-heard-code-turned-up = Відкривають жетон коду реагування із загального запасу: { NAME($code) }.

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

## Комп’ютери, коди й знання.

lockdown-heard-computer-used = { $seat } користується комп’ютером: «{ NAME($action) }».
lockdown-heard-computer-card-turned = На комп’ютерах нова карта: «{ NAME($card) }».
lockdown-heard-locked-down = { $room ->
    [none] Блокування: карти комп’ютера перетасовано.
   *[other] Блокування у відсіку { $room }: карти комп’ютера перетасовано.
}
lockdown-heard-code-seen = { $code ->
    [none] { $seat } таємно дивиться жетон коду реагування.
   *[contingency] { $seat } таємно дивиться жетон коду реагування: { NAME($code) }.
}
lockdown-heard-code-taken = { $seat } бере жетон коду реагування із загального запасу.
lockdown-heard-code-to-pool = Жетон коду реагування йде долілиць у загальний запас.
lockdown-heard-css-seen = { $token ->
    [none] { $seat } таємно дивиться жетон відправлення на поділці { $space }.
   *[css-token] { $seat } таємно дивиться жетон відправлення на поділці { $space }: { NAME($token) }.
}
lockdown-heard-css-moved = Жетон відправлення переходить із поділки { $from } на поділку { $to }.
lockdown-heard-tile-seen = { $tile ->
    [none] { $seat } таємно дивиться відсік { $room }.
   *[room] { $seat } таємно дивиться відсік { $room }: { NAME($tile) }.
}
lockdown-heard-knowledge-gained = { $seat } дізнається нове, знань тепер { $knowledge }.
lockdown-heard-knowledge-activated = { $seat } активує жетон знань.
lockdown-heard-object-researched = { $object ->
    [lockdown-object-token-corpse] { $seat } досліджує труп ({ $object-of }).
   *[lockdown-object-token-egg] { $seat } досліджує об’єкт: { NAME($object) }.
}
lockdown-heard-weakness-revealed = Відкрито слабкість { $slot }: «{ NAME($weakness) }».

## Предмети і яйця.

lockdown-heard-item-taken = { $seat } бере предмет «{ NAME($item-item) }» ({ NAME($item-back) }).
lockdown-heard-crafted-here = { $seat } створює предмет «{ NAME($item) }» з одного предмета «{ NAME($of-item) }» ({ NAME($of-back) }).
lockdown-heard-egg-hatched = { $room ->
    [none] З яйця вилуплюється личинка.
   *[other] У відсіку { $room } з яйця вилуплюється личинка.
}
lockdown-heard-ammo-lost = { $seat } втрачає набої: «{ NAME($weapon) }».
lockdown-heard-item-lost = { $item ->
    [none] { $seat } втрачає { NAME($back) }.
   *[item] { $seat } втрачає предмет «{ NAME($item) }» ({ NAME($back) }).
}
lockdown-heard-technical-noise = У технічних коридорах чути шум.
lockdown-heard-noise-taken = Шум у коридорі { $number } біля відсіку { $room } зникає.

## Прибульці й бій.

lockdown-heard-attacked = { $occasion ->
    [lockdown-occasion-surprise] { NAME($kind) }{ lockdown-which } атакує зненацька. Ціль атаки: { $seat }.
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
    [none] { $seat } дивиться карту атаки.
   *[attack-card] { $seat } дивиться карту атаки: «{ NAME($card) }».
}
lockdown-heard-top-cards-placed = { $on-top ->
    [lockdown-top-order-answer-first] { $seat } лишає згори першу з двох карт.
   *[lockdown-top-order-answer-second] { $seat } кладе згори другу з двох карт.
}
lockdown-heard-contamination-removed = { $cards ->
    [0] { $seat } лишається зі своїми картами інфекції.
    [one] { $seat } позбувається { $cards } карти інфекції.
    [few] { $seat } позбувається { $cards } карт інфекції.
   *[many] { $seat } позбувається { $cards } карт інфекції.
}

## Шкала часу.

lockdown-heard-time-passed = { $space ->
    [0] Час минає: він вичерпаний.
   *[other] Час минає: поділка { $space }.
}
lockdown-heard-threshold-crossed = Поріг пройдено: зникає енергія.
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
    [0] Гру скінчено. Не перемагає ніхто.
    [one] Гру скінчено. Перемагає { $winners-count } гравець.
    [few] Гру скінчено. Перемагають { $winners-count } гравці.
   *[many] Гру скінчено. Перемагають { $winners-count } гравців.
}
