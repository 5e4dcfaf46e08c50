### Чому в Nemesis чогось не можна: по реченню на кожне правило, на яке може послатися
### відмова. Речення починається з того, чого бракує.

## Дії.

nemesis-rule-nem-5-2 = { nemesis-needs-cards }
nemesis-rule-nem-5-7 = Потрібен відсік без прибульців: це не для бою.
nemesis-rule-nem-5-8 = { nemesis-needs-no-combat }
nemesis-rule-nem-5-9 = { nemesis-needs-use }
nemesis-rule-nem-5-20 = { nemesis-needs-quiet-corridor }
nemesis-rule-nem-5-27 = { nemesis-needs-company }
nemesis-rule-nem-5-38 = { nemesis-needs-moment }
nemesis-rule-nem-5-39 = { nemesis-needs-search }
nemesis-rule-nem-5-49 = { nemesis-needs-no-malfunction }

## Переміщення.

nemesis-rule-nem-6-4 = { nemesis-needs-open-way }
nemesis-rule-nem-8-1 = Потрібен коридор із цим номером: тут він веде до технічних коридорів, а туди ходити не можна.

## Бій.

nemesis-rule-nem-11-2 = Потрібен прибулець у вашому відсіку.
nemesis-rule-nem-11-4 = { nemesis-needs-weapon }
nemesis-rule-nem-11-8 = { nemesis-needs-target }

## Самознищення.

nemesis-rule-nem-17-22 = Потрібно, щоб самознищення ще можна було зупинити: на жовтих поділках уже пізно.
nemesis-rule-nem-17-23 = Потрібен корабель, на якому ніхто не в гібернації.

## Гібернація та капсули.

nemesis-rule-nem-17-55 = Потрібні відчинені камери гібернації: вони відчиняться, коли фішка часу дійде до першої синьої поділки.
nemesis-rule-nem-18-4 = Потрібна відчинена рятувальна капсула цієї зони з вільним місцем.

## Налаштування столу.

nemesis-rule-nem-22-6 = { nemesis-needs-two-players }
nemesis-rule-nem-22-18 = { nemesis-needs-two-players }
nemesis-rule-nem-22-29 = Потрібен вибір: один із двох боків поля корабля.
nemesis-rule-nem-26-21 = Потрібен вибір: чи лишаються тіла після шлюзу.
nemesis-rule-nem-26-36 = Потрібен вибір: чи лікує Медичний відсік неперев’язані поранення.
nemesis-rule-nem-26-69 = Потрібен вибір: чи вважається «Ізоляційна стрічка» інструментом.
nemesis-rule-nem-26-99 = { nemesis-needs-fresh-trade }
nemesis-rule-nem-48-1 = Потрібен вибір: чи мають персонажі особливості.
