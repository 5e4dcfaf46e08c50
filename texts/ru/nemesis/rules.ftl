### Почему в Nemesis чего-то нельзя: по предложению на каждое правило, на которое может
### сослаться отказ. Предложение начинается с того, чего не хватает.

## Действия.

nemesis-rule-nem-5-2 = { nemesis-needs-cards }
nemesis-rule-nem-5-7 = Нужен отсек без Чужих: это не для боя.
nemesis-rule-nem-5-8 = { nemesis-needs-no-combat }
nemesis-rule-nem-5-9 = { nemesis-needs-use }
nemesis-rule-nem-5-20 = { nemesis-needs-quiet-corridor }
nemesis-rule-nem-5-27 = { nemesis-needs-company }
nemesis-rule-nem-5-38 = { nemesis-needs-moment }
nemesis-rule-nem-5-39 = { nemesis-needs-search }
nemesis-rule-nem-5-49 = { nemesis-needs-no-malfunction }

## Перемещение.

nemesis-rule-nem-6-4 = { nemesis-needs-open-way }
nemesis-rule-nem-8-1 = Нужен коридор с этим номером: здесь он ведёт в технические коридоры, а туда ходить нельзя.

## Бой.

nemesis-rule-nem-11-2 = Нужен Чужой в вашем отсеке.
nemesis-rule-nem-11-4 = { nemesis-needs-weapon }
nemesis-rule-nem-11-8 = { nemesis-needs-target }

## Самоуничтожение.

nemesis-rule-nem-17-22 = Нужно, чтобы самоуничтожение ещё можно было остановить: на жёлтых делениях уже поздно.
nemesis-rule-nem-17-23 = Нужен корабль, на котором никто не в гибернации.

## Гибернация и капсулы.

nemesis-rule-nem-17-55 = Нужны открытые камеры гибернации: они откроются, когда маркер времени дойдёт до первого синего деления.
nemesis-rule-nem-18-4 = Нужна разблокированная спасательная капсула этого отсека со свободным местом.

## Настройки стола.

nemesis-rule-nem-22-6 = { nemesis-needs-two-players }
nemesis-rule-nem-22-18 = { nemesis-needs-two-players }
nemesis-rule-nem-22-29 = Нужен выбор: одна из двух сторон поля корабля.
nemesis-rule-nem-26-21 = Нужен выбор: остаются ли тела после шлюза.
nemesis-rule-nem-26-36 = Нужен выбор: лечит ли Травмпункт неперевязанные раны.
nemesis-rule-nem-26-69 = Нужен выбор: считается ли «Скотч» инструментом.
nemesis-rule-nem-26-99 = { nemesis-needs-fresh-trade }
nemesis-rule-nem-48-1 = Нужен выбор: есть ли у персонажей особенности.
