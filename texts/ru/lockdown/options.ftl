### О чём можно договориться за столом Lockdown до игры, и значения.
###
### Общее с Nemesis — в `nemesis-kit`.

lockdown-option-side = Поле
    .text = Какой стороной лежит поле.
lockdown-option-side-main = Основное
    .text = Три уровня под поверхностью: сторона для первых партий.
lockdown-option-side-alternative = Альтернативное
    .text = Сложнее: Комплекс выходит на поверхность Марса, где свой кубик и свои карты.

lockdown-option-intruders = Чужие
    .text = Кто охотится в Комплексе.
lockdown-option-intruders-night-stalkers = Ночные Охотники
    .text = Они любят темноту: без энергии им проще застать врасплох, и бьют они больнее.
lockdown-option-intruders-base = Чужие из Nemesis
    .text = Их жетоны, атаки и слабости — из Nemesis; темнота в них ничего не меняет.

lockdown-option-characters = Персонажи
    .text = Кого можно выбрать.
lockdown-option-characters-lockdown = Из Lockdown
    .text = Шестеро из коробки: двое спасшихся с «Немезиды» и четверо работников.
lockdown-option-characters-mixed = Из обеих игр
    .text = Карта выбора разрешает своего персонажа Lockdown или персонажа Nemesis того же цвета. Те приходят со своими картами и новым квестовым предметом, но без оружия.
