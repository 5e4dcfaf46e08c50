### Завдання Lockdown: назви й те, що має справдитися наприкінці.
###
### `.text` гравець читає на карті чи жетоні.

## Корпоративні.

lockdown-objective-live-cargo = Живий вантаж
    .text = Ви надіслали сигнал і рятуєтеся з яйцем у руці.
lockdown-objective-ovum-study = Вивчення яйця
    .text = На комірці планшета лабораторії лежить яйце.
lockdown-objective-comparative-anatomy = Порівняльна анатомія
    .text = Відкрито всі 3 слабкості прибульців.
lockdown-objective-lead-researcher = Провідний дослідник
    .text = Ви маєте щонайменше 8 знань.
lockdown-objective-settled-account-one = Закритий рахунок I
    .text = Персонаж гравця 1 не виживає, або виживаєте тільки ви.
lockdown-objective-settled-account-two = Закритий рахунок II
    .text = Персонаж гравця 2 не виживає, або виживаєте тільки ви.
lockdown-objective-settled-account-three = Закритий рахунок III
    .text = Персонаж гравця 3 не виживає, або виживаєте тільки ви.
lockdown-objective-settled-account-four = Закритий рахунок IV
    .text = Персонаж гравця 4 не виживає, або виживаєте тільки ви.
lockdown-objective-settled-account-five = Закритий рахунок V
    .text = Персонаж гравця 5 не виживає, або виживаєте тільки ви.

## Особисті.

lockdown-objective-upper-survey = Огляд верхніх рівнів
    .text = Ви надіслали сигнал, і всі відсіки рівнів S-01 і S-02 досліджено.
lockdown-objective-lower-survey = Огляд нижніх рівнів
    .text = Усі відсіки рівнів S-02 і S-03 досліджено.
lockdown-objective-burn-the-brood = Спалити виводок
    .text = Ви надіслали сигнал, і Гніздо або Комплекс знищено.
lockdown-objective-regicide = Царевбивство
    .text = Королеву вбито або Комплекс знищено.
lockdown-objective-whistle-blower = Викривач
    .text = Ви надіслали сигнал, і ваш жетон знань активний.
lockdown-objective-way-out = Шлях назовні
    .text = Ви надіслали сигнал і відлітаєте у вантажному контейнері.
lockdown-objective-no-witnesses = Без свідків
    .text = Ніхто з урятованих із «Немезиди» не виживає, або виживаєте тільки ви.
lockdown-objective-not-alone = Не самотній
    .text = Виживаєте ви й щонайменше ще один персонаж, і ваш жетон знань активний.
lockdown-objective-clean-slate = З чистого аркуша
    .text = Комплекс знищено, або виживаєте тільки ви.

## Для одного гравця і для всіх разом.

lockdown-objective-full-report = Повний звіт
    .text = Сигнал надіслано, і всі відсіки досліджено.
lockdown-objective-extermination = Винищення
    .text = Сигнал надіслано, і Гніздо або Комплекс знищено.
lockdown-objective-headhunt = Полювання за головою
    .text = Сигнал надіслано, і Королеву вбито або Комплекс знищено.
lockdown-objective-breakthrough = Прорив
    .text = Хтось із тих, хто вижив, має щонайменше 8 знань.
lockdown-objective-field-manual = Польовий посібник
    .text = Відкрито всі 3 слабкості прибульців.
lockdown-objective-specimen-return = Доставка зразка
    .text = Хтось із тих, хто вижив, рятується з яйцем.
lockdown-objective-lights-on = Хай буде світло
    .text = Наприкінці активні щонайменше 3 жетони енергії та жетон часу.
lockdown-objective-open-archive = Відкритий архів
    .text = Сигнал надіслано, і жетон знань когось із тих, хто вижив, активний.
lockdown-objective-deep-survey = Огляд глибин
    .text = Усі відсіки рівнів S-02 і S-03 досліджено.
lockdown-objective-scorched-earth = Випалена земля
    .text = Комплекс знищено, і хтось виживає.
