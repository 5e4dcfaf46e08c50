### Цели Lockdown: названия и то, что должно быть верно в конце.
###
### `.text` игрок читает на карте или жетоне.

## Корпоративные.

lockdown-objective-live-cargo = Живой груз
    .text = Вы отправили сигнал, и вы спасаетесь с яйцом в руке.
lockdown-objective-ovum-study = Изучение яйца
    .text = В ячейке планшета лаборатории лежит яйцо.
lockdown-objective-comparative-anatomy = Сравнительная анатомия
    .text = Открыты все 3 слабости Чужих.
lockdown-objective-lead-researcher = Ведущий исследователь
    .text = У вас не меньше 8 знаний.
lockdown-objective-settled-account-one = Закрытый счёт I
    .text = Персонаж игрока 1 не выживает, или выживаете только вы.
lockdown-objective-settled-account-two = Закрытый счёт II
    .text = Персонаж игрока 2 не выживает, или выживаете только вы.
lockdown-objective-settled-account-three = Закрытый счёт III
    .text = Персонаж игрока 3 не выживает, или выживаете только вы.
lockdown-objective-settled-account-four = Закрытый счёт IV
    .text = Персонаж игрока 4 не выживает, или выживаете только вы.
lockdown-objective-settled-account-five = Закрытый счёт V
    .text = Персонаж игрока 5 не выживает, или выживаете только вы.

## Личные.

lockdown-objective-upper-survey = Осмотр верхних уровней
    .text = Вы отправили сигнал, и все отсеки уровней S-01 и S-02 разведаны.
lockdown-objective-lower-survey = Осмотр нижних уровней
    .text = Все отсеки уровней S-02 и S-03 разведаны.
lockdown-objective-burn-the-brood = Сжечь выводок
    .text = Вы отправили сигнал, и Гнездо или Комплекс уничтожены.
lockdown-objective-regicide = Цареубийство
    .text = Королева убита или Комплекс уничтожен.
lockdown-objective-whistle-blower = Разоблачитель
    .text = Вы отправили сигнал, и ваш жетон знаний активен.
lockdown-objective-way-out = Путь наружу
    .text = Вы отправили сигнал, и вы улетаете в контейнере.
lockdown-objective-no-witnesses = Без свидетелей
    .text = Никто из спасшихся с «Немезиды» не выживает, или выживаете только вы.
lockdown-objective-not-alone = Не один
    .text = Выживаете вы и хотя бы ещё один персонаж, и ваш жетон знаний активен.
lockdown-objective-clean-slate = С чистого листа
    .text = Комплекс уничтожен, или выживаете только вы.

## Для одного игрока и для всех вместе.

lockdown-objective-full-report = Полный отчёт
    .text = Сигнал отправлен, и все отсеки разведаны.
lockdown-objective-extermination = Истребление
    .text = Сигнал отправлен, и Гнездо или Комплекс уничтожены.
lockdown-objective-headhunt = Охота за головой
    .text = Сигнал отправлен, и Королева убита или Комплекс уничтожен.
lockdown-objective-breakthrough = Прорыв
    .text = У кого-то из выживших не меньше 8 знаний.
lockdown-objective-field-manual = Полевое руководство
    .text = Открыты все 3 слабости Чужих.
lockdown-objective-specimen-return = Доставка образца
    .text = Кто-то из выживших спасается с яйцом.
lockdown-objective-lights-on = Да будет свет
    .text = В конце активны не меньше 3 жетонов энергии и жетон времени.
lockdown-objective-open-archive = Открытый архив
    .text = Сигнал отправлен, и жетон знаний кого-то из выживших активен.
lockdown-objective-deep-survey = Осмотр глубин
    .text = Все отсеки уровней S-02 и S-03 разведаны.
lockdown-objective-scorched-earth = Выжженная земля
    .text = Комплекс уничтожен, и кто-то выживает.
