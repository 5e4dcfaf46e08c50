### Коди реагування Lockdown: назви й кого кожен убиває.
###
### `.text` гравець читає на карті чи жетоні.

lockdown-contingency-green = Зелений
    .text = Ніхто не гине.
lockdown-contingency-yellow = Жовтий
    .text = Гине кожен, хто має менше 6 знань.
lockdown-contingency-blue = Синій
    .text = Гине кожен, хто не надіслав сигналу.
lockdown-contingency-grey = Сірий
    .text = Гине кожен, хто відлетів у вантажному контейнері.
lockdown-contingency-red = Червоний
    .text = Гине кожен, хто має 6 знань або більше чи несе яйце, рештки або труп.
