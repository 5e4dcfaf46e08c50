### Чому в Lockdown чогось не можна: по реченню на кожне правило, на яке може послатися відмова. Речення починається з
### того, чого бракує.

## Дії.

lockdown-rule-loc-5-2 = { lockdown-needs-cards }
lockdown-rule-loc-5-6 = Потрібне те, що показує позначка: бій або його відсутність.
lockdown-rule-loc-5-7 = { lockdown-needs-no-combat }
lockdown-rule-loc-5-9 = { lockdown-needs-use }
lockdown-rule-loc-25-53 = Потрібна зброя, яка лишилася на кораблі: у Lockdown ця карта нічого не робить.
lockdown-rule-loc-5-31 = { lockdown-needs-quiet-corridor }
lockdown-rule-loc-5-32 = Потрібен відсік без прибульців: із бою тихо не підеш.
lockdown-rule-loc-5-42 = { lockdown-needs-company }
lockdown-rule-loc-5-44 = { lockdown-needs-fresh-trade }
lockdown-rule-loc-5-50 = Потрібні два предмети з компонентами чогось, що можна створити.
lockdown-rule-loc-5-73 = { lockdown-needs-moment }
lockdown-rule-loc-5-80 = { lockdown-needs-search }
lockdown-rule-loc-17-61 = Потрібне те, чого вимагає ваша знахідка.
lockdown-rule-loc-19-1 = { lockdown-needs-no-malfunction }

## Переміщення й бій.

lockdown-rule-loc-6-1 = { lockdown-needs-open-way }
lockdown-rule-loc-6-2 = Потрібен персонаж, який стоїть у відсіку.
lockdown-rule-loc-8-21 = Потрібен коридор із цим номером: тут він веде до технічних коридорів, а там просто так не ходять.
lockdown-rule-loc-25-69 = Потрібен коридор із цим номером: тут він веде до зони поверхні, а там не ходять.
lockdown-rule-loc-11-1 = { lockdown-needs-target }
lockdown-rule-loc-11-2 = { lockdown-needs-weapon }

## Комп’ютери.

lockdown-rule-loc-18-2 = Потрібні комп’ютер і енергія на його рівні.
lockdown-rule-loc-18-3 = Потрібен відсік без несправності: з нею й комп’ютер не працює.
lockdown-rule-loc-18-9 = Потрібен відсік без прибульців: у бою за комп’ютер не сядеш.
lockdown-rule-loc-18-11 = Потрібен рядок карти комп’ютера, який зараз щось змінить.

## Налаштування столу.

lockdown-rule-loc-25-20 = { lockdown-needs-two-players }
lockdown-rule-loc-25-60 = Потрібен вибір: один із двох боків поля.
lockdown-rule-loc-25-90 = Потрібен вибір: один із двох видів прибульців.
lockdown-rule-loc-25-40 = Потрібен вибір: персонажі лише Lockdown чи ще й Nemesis.

## Відсіки та шляхи порятунку.

lockdown-rule-loc-19-48 = Потрібно, щоб ні з якого іншого відсіку вже не випускали повітря.
lockdown-rule-loc-20-1 = Потрібен відчинений Ізолятор: він відчиняється на поділці 8 або за тривогою.
lockdown-rule-loc-20-10 = Потрібні жетон часу на поділці з жетоном відправлення й порожній контейнер тут.
lockdown-rule-loc-20-32 = Потрібні відчинені головні ворота та всюдихід тут або захисний скафандр.
lockdown-rule-loc-25-77 = Потрібен всюдихід тут, біля справного вихідного відсіку.
lockdown-rule-loc-25-78 = Потрібні відчинені головні ворота, захисний скафандр і роздоріжжя, від якого стежка веде до бункера.
