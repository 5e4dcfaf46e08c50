### Запитання Lockdown, яких немає в Nemesis.
###
### Запитання звернене до того, кого питають; `.others` двома словами каже решті, що ця людина
### обирає. Кроки й кидки нікого не питають, а лише кажуть, що відбувається, без крапки в кінці.

## Світло, атаки й бій.

lockdown-asks-light-source = Тут темно. Засвічуєте світло?
    .others = рішення, чи засвічувати світло
    .own = Світла у вас немає, але ніхто про це не дізнається.
lockdown-asks-before-the-card = Зараз вас атакують. На кого припаде атака?
    .others = реакція на атаку
lockdown-asks-reaction = Вас атакують. Як ви відповідаєте?
    .others = реакція на атаку
lockdown-asks-frenzy-reaction = Несподівана атака б’є всіх тут. Як ви відповідаєте?
    .others = реакція на атаку
lockdown-asks-second-die = Витрачаєте ще 1 набій заради другого кубика?
    .others = рішення про другий кубик
lockdown-asks-die-choice = Який кубик рахується: { NAME($first) } чи { NAME($second) }?
    .others = вибір кубика
lockdown-asks-advantage = Випало: { NAME($face) }. Яку карту ви скидаєте, щоб ударити дужче?
    .others = рішення про перевагу
lockdown-asks-event-reaction = У темряві подія робить іще більше. Ухиляєтеся від цього?
    .others = реакція на подію в темряві
lockdown-asks-panic-loss = Вас охопила паніка. Що ви втрачаєте?
    .others = втрата в паніці

## Відсіки, енергія й комп’ютери.

lockdown-asks-redistribution = Куди ляжуть чотири жетони енергії?
    .others = розподіл енергії
lockdown-asks-research-consent = Те, що ви несете, дослідять і витратять: { NAME($object) }. Ви згодні?
    .others = рішення про дослідження
lockdown-asks-ride-along = Ліфт їде на { NAME($ride-to) }. Їдете з ним?
    .others = рішення про ліфт
lockdown-asks-css-move = Куди посунеться жетон відправлення з поділки { $space }?
    .others = пересування жетона відправлення
lockdown-asks-craft-here = Що ви створюєте лише з одного компонента?
    .others = створення предмета у Сховищі
lockdown-asks-bypass = Який рядок комп’ютера ви використовуєте далі?
    .others = робота з комп’ютером
lockdown-asks-top-order = Яка з двох карт ляже згори?
    .others = повернення двох карт
lockdown-asks-quiet-in-the-dark = Тут темно, і ви от-от зчините шум. Затаїтися?
    .others = рішення, чи шуміти
lockdown-asks-shedding = Яку карту інфекції ви скидаєте?
    .others = скидання карти інфекції
lockdown-asks-slip-consent = { $seat } відволікає прибульців. Ви вислизаєте { lockdown-through }?
    .others = рішення, чи йти
lockdown-asks-token-ignored = Не зважати на жетон дослідження?
    .others = рішення про жетон дослідження

## Кроки.

lockdown-asks-intruder-attack = атакує прибулець: { $on }
lockdown-asks-dark-part = дія атаки в темряві: «{ NAME($with) }»
lockdown-asks-retaliation = удар у відповідь, прибулець №{ $figure }: { $seat }
lockdown-asks-pursuit = погоня, прибулець №{ $figure }: { $after }
lockdown-asks-attack-over = атаку завершено
lockdown-asks-emergence = у відсіку { $room } з’являється Повзун
lockdown-asks-rout = прибульці відступають
lockdown-asks-card-action = розіграш карти «{ NAME($card) }»
lockdown-asks-room-action = дія відсіку { $room }: { $seat }
lockdown-asks-computer-action = робота з комп’ютером: { $seat }
lockdown-asks-next-card = наступна карта комп’ютера
lockdown-asks-code-take = жетон коду реагування переходить до гравця: { $seat }
lockdown-asks-codes-look = огляд кодів реагування іншого гравця ({ $of }): { $seat }
lockdown-asks-ride = поїздка ліфтом, { NAME($to) }
lockdown-asks-cave-noise = вихід із печер: { $seat }
lockdown-asks-vent-doors = зачинення дверей відсіку { $room }
lockdown-asks-quarantine-doors = зачинення дверей відсіку { $room }
lockdown-asks-venting = випускання повітря
lockdown-asks-defense-fire = система оборони б’є по відсіку { $room }
lockdown-asks-workshop = створення предметів у Сховищі
lockdown-asks-attempt = спроба врятуватися: { $seat }
lockdown-asks-boarding = посадка, { NAME($pod) }: { $seat }
lockdown-asks-recovery = пробудження після операції: { $seat }
lockdown-asks-second-tile = огляд другого відсіку: { $seat }
lockdown-asks-tour = екскурсія починається: { $seat }
lockdown-asks-tour-arrival = екскурсія прийшла на місце
lockdown-asks-css-launch = відправлення контейнерів
lockdown-asks-launch = відправлення контейнерів: { NAME($token) }
lockdown-asks-time-passes = час минає
lockdown-asks-noise-removal = шум стихає
lockdown-asks-event-lights = світло проти події «{ NAME($event) }»
lockdown-asks-dark-event = дія події в темряві: «{ NAME($event) }»
lockdown-asks-shell = перевірка кожного на зараження: { $seat }
lockdown-asks-frenzy = лють у відсіку { $room }
lockdown-asks-item-action = використання предмета «{ NAME($item-item) }» ({ NAME($item-back) })
lockdown-asks-scorch = термітний заряд горить
lockdown-asks-shock = { lockdown-asks-tased }
lockdown-asks-drone-token = { lockdown-asks-token-look }
lockdown-asks-cheat-look = огляд карт комп’ютера: { $seat }

## Кидки й карти.

lockdown-asks-power-deal = розклад енергії: { NAME($area) }
lockdown-asks-first-weakness = перша слабкість
lockdown-asks-first-computer-card = перша карта комп’ютера
lockdown-asks-code-deal = роздача жетона коду реагування: { $seat }
lockdown-asks-code-turn-up = відкриття жетона коду реагування
lockdown-asks-advantage-roll = кидок кубика переваги: { $shot-seat }
lockdown-asks-computer-draw = карта комп’ютера
lockdown-asks-code-look = огляд жетона коду реагування: { $seat }
lockdown-asks-css-look = огляд жетона відправлення: { $seat }
lockdown-asks-tile-look = огляд відсіку { $room }: { $seat }
lockdown-asks-attack-look = огляд карти атаки: { $seat }
lockdown-asks-css-reveal = відкриття жетона відправлення на поділці { $space }
lockdown-asks-weakness-reveal = відкриття слабкості { $slot }
lockdown-asks-shell-draw = відкриття карт: { $seat }
lockdown-asks-code-reveal = відкриття чинного коду реагування
lockdown-asks-token-look = огляд жетона дослідження відсіку { $room }: { $seat }
lockdown-asks-surface-token-look = { lockdown-asks-token-look }
lockdown-asks-pill-draw = { lockdown-asks-card-draw }
lockdown-asks-cheat-draw = { lockdown-asks-cheat-look }

## «Зойк» і «Чит-коди».

lockdown-asks-wail-noise = { $left ->
    [one] У якому коридорі ви шумите? Лишився { $left }.
    [few] У якому коридорі ви шумите? Лишилося { $left }.
   *[many] У якому коридорі ви шумите? Лишилося { $left }.
}
    .others = вибір коридорів для шуму
lockdown-asks-cheat-choice = Яка карта комп’ютера відкриється?
    .others = вибір карти комп’ютера
lockdown-asks-cheat-order = Яка з двох інших карт іде під колоду першою?
    .others = повернення двох карт комп’ютера
lockdown-asks-cheat-use = Який рядок комп’ютера ви використовуєте?
    .others = робота з комп’ютером

## Поверхня Марса.

lockdown-asks-surface-arrival = розвідка на поверхні: { $arrival-seat }
lockdown-asks-surface-card-effect = карта поверхні «{ NAME($card) }»
lockdown-asks-surface-card-end = скидання карти поверхні «{ NAME($card) }»
lockdown-asks-buried = розкопки в піску: { $seat }
lockdown-asks-surface-roll = кидок кубика поверхні: { $seat }
lockdown-asks-surface-token-reveal = { lockdown-asks-token-reveal }
lockdown-asks-surface-card-draw = карта поверхні: { $seat }
lockdown-asks-dust-loss = Пил усюди. Яку карту ви скидаєте?
    .others = скидання карти в пилу
lockdown-asks-tracks-noise = { $left ->
    [one] У якій зоні ви шумите? Лишилася { $left }.
    [few] У якій зоні ви шумите? Лишилося { $left }.
   *[many] У якій зоні ви шумите? Лишилося { $left }.
}
    .others = вибір зон для шуму
lockdown-asks-static-loss = Летять іскри. Який предмет втрачає 1 набій або заряд?
    .others = втрата набою або заряду
