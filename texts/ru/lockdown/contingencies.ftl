### Коды реагирования Lockdown: названия и кого каждый убивает.
###
### `.text` игрок читает на карте или жетоне.

lockdown-contingency-green = Зелёный
    .text = Никто не погибает.
lockdown-contingency-yellow = Жёлтый
    .text = Погибает каждый, у кого меньше 6 знаний.
lockdown-contingency-blue = Синий
    .text = Погибает каждый, кто не отправил сигнал.
lockdown-contingency-grey = Серый
    .text = Погибает каждый, кто улетел в контейнере.
lockdown-contingency-red = Красный
    .text = Погибает каждый, у кого 6 знаний или больше либо кто несёт яйцо, труп Чужого или труп персонажа.
