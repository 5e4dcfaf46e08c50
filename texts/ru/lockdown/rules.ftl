### Почему в Lockdown чего-то нельзя: по предложению на каждое правило, на которое может сослаться отказ. Предложение
### начинается с того, чего не хватает.

## Действия.

lockdown-rule-loc-5-2 = { lockdown-needs-cards }
lockdown-rule-loc-5-6 = Нужно то, что показывает значок: бой или его отсутствие.
lockdown-rule-loc-5-7 = { lockdown-needs-no-combat }
lockdown-rule-loc-5-9 = { lockdown-needs-use }
lockdown-rule-loc-25-53 = Нужно оружие, которое осталось на корабле: в Lockdown эта карта ничего не делает.
lockdown-rule-loc-5-31 = { lockdown-needs-quiet-corridor }
lockdown-rule-loc-5-32 = Нужен отсек без Чужих: из боя тихо не уйти.
lockdown-rule-loc-5-42 = { lockdown-needs-company }
lockdown-rule-loc-5-44 = { lockdown-needs-fresh-trade }
lockdown-rule-loc-5-50 = Нужны два предмета с компонентами чего-то, что можно создать.
lockdown-rule-loc-5-73 = { lockdown-needs-moment }
lockdown-rule-loc-5-80 = { lockdown-needs-search }
lockdown-rule-loc-17-61 = Нужно то, чего требует ваш квестовый предмет.
lockdown-rule-loc-19-1 = { lockdown-needs-no-malfunction }

## Перемещение и бой.

lockdown-rule-loc-6-1 = { lockdown-needs-open-way }
lockdown-rule-loc-6-2 = Нужен персонаж, который стоит в отсеке.
lockdown-rule-loc-8-21 = Нужен коридор с этим номером: здесь он ведёт в технические коридоры, а там просто так не ходят.
lockdown-rule-loc-25-69 = Нужен коридор с этим номером: здесь он ведёт в зону поверхности, а там не ходят.
lockdown-rule-loc-11-1 = { lockdown-needs-target }
lockdown-rule-loc-11-2 = { lockdown-needs-weapon }

## Компьютеры.

lockdown-rule-loc-18-2 = Нужны компьютер и энергия на его уровне.
lockdown-rule-loc-18-3 = Нужен отсек без неисправности: с ней и компьютер не работает.
lockdown-rule-loc-18-9 = Нужен отсек без Чужих: в бою за компьютер не сесть.
lockdown-rule-loc-18-11 = Нужна строка карты компьютера, которая сейчас что-то изменит.

## Настройки стола.

lockdown-rule-loc-25-20 = { lockdown-needs-two-players }
lockdown-rule-loc-25-60 = Нужен выбор: одна из двух сторон поля.
lockdown-rule-loc-25-90 = Нужен выбор: один из двух видов Чужих.
lockdown-rule-loc-25-40 = Нужен выбор: персонажи только Lockdown или ещё и Nemesis.

## Отсеки и пути к спасению.

lockdown-rule-loc-19-48 = Нужно, чтобы ни из какого другого отсека уже не выпускали воздух.
lockdown-rule-loc-20-1 = Нужен открытый Изолятор: он открывается на делении 8 или по тревоге.
lockdown-rule-loc-20-10 = Нужны жетон времени на делении с жетоном отправки и пустой контейнер здесь.
lockdown-rule-loc-20-32 = Нужны открытые главные ворота и вездеход здесь или защитный скафандр.
lockdown-rule-loc-25-77 = Нужен вездеход здесь, у исправного выходного отсека.
lockdown-rule-loc-25-78 = Нужны открытые главные ворота, защитный скафандр и развилка, от которой тропа ведёт к бункеру.
