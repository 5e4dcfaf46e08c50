### Про що можна домовитися за столом Nemesis до гри, і значення.

nemesis-option-side = Корабель
    .text = Яким боком лежить поле.
nemesis-option-side-basic = Основний
    .text = Бік для перших партій.
nemesis-option-side-alternative = Альтернативний
    .text = Складніше: глухі кути, подвійні коридори й дві мережі технічних коридорів.

nemesis-option-intruder-player = Загиблий першим
    .text = Що робить той, хто загинув першим.
nemesis-option-intruder-player-off = Спостерігає
    .text = Гра триває без нього.
nemesis-option-intruder-player-on = Грає за прибульців
    .text = З наступного раунду веде прибульців проти решти.

nemesis-option-airlock-ejects-bodies = Шлюз і тіла
    .text = Що лишається від тих, кого вбив шлюз.
nemesis-option-airlock-ejects-bodies-off = Тіла лишаються
    .text = Трупи й рештки лишаються у відсіку.
nemesis-option-airlock-ejects-bodies-on = У космос
    .text = Від убитих нічого не лишається.

nemesis-option-er-heals-undressed = Медичний відсік
    .text = Які важкі поранення там можна вилікувати.
nemesis-option-er-heals-undressed-off = Перев’язані
    .text = Спершу поранення перев’язують, потім лікують.
nemesis-option-er-heals-undressed-on = Будь-які
    .text = Неперев’язані поранення можна лікувати одразу.

nemesis-option-duct-tape-is-tool = Ізоляційна стрічка
    .text = Чи слугує ізоляційна стрічка інструментом під час створення предметів.
nemesis-option-duct-tape-is-tool-off = Не компонент
    .text = Як надруковано на карті.
nemesis-option-duct-tape-is-tool-on = Інструмент
    .text = З нею можна зробити електрошокер або вогнемет.

nemesis-option-traits = Особливості
    .text = Чи має кожен персонаж свою особливість.
nemesis-option-traits-off = Без особливостей
    .text = Усі персонажі грають за тими самими правилами.
nemesis-option-traits-on = З особливостями
    .text = Кожен персонаж уміє щось, чого не вміють інші.
