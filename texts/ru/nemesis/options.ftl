### О чём можно договориться за столом Nemesis до игры, и значения.

nemesis-option-side = Корабль
    .text = Какой стороной лежит поле.
nemesis-option-side-basic = Основной
    .text = Сторона для первых партий.
nemesis-option-side-alternative = Альтернативный
    .text = Сложнее: тупики, двойные коридоры и две сети технических коридоров.

nemesis-option-intruder-player = Погибший первым
    .text = Что делает тот, кто погиб первым.
nemesis-option-intruder-player-off = Наблюдает
    .text = Игра идёт без него.
nemesis-option-intruder-player-on = Играет за Чужих
    .text = Со следующего раунда ведёт Чужих против остальных.

nemesis-option-airlock-ejects-bodies = Шлюз и тела
    .text = Что остаётся от тех, кого убил шлюз.
nemesis-option-airlock-ejects-bodies-off = Тела остаются
    .text = Трупы остаются в отсеке.
nemesis-option-airlock-ejects-bodies-on = В космос
    .text = От убитых ничего не остаётся.

nemesis-option-er-heals-undressed = Травмпункт
    .text = Какие тяжёлые раны там можно вылечить.
nemesis-option-er-heals-undressed-off = Перевязанные
    .text = Сначала рану перевязывают, потом лечат.
nemesis-option-er-heals-undressed-on = Любые
    .text = Неперевязанные раны можно лечить сразу.

nemesis-option-duct-tape-is-tool = Скотч
    .text = Служит ли скотч инструментом при создании предметов.
nemesis-option-duct-tape-is-tool-off = Не компонент
    .text = Как напечатано на карте.
nemesis-option-duct-tape-is-tool-on = Инструмент
    .text = С ним можно сделать шокер или огнемёт.

nemesis-option-traits = Особенности
    .text = Есть ли у каждого персонажа своя особенность.
nemesis-option-traits-off = Без особенностей
    .text = Все персонажи играют по одним правилам.
nemesis-option-traits-on = С особенностями
    .text = Каждый персонаж умеет что-то, чего не умеют другие.
