### Цели Nemesis: названия и то, что должно быть верно в конце.
###
### Погибший не выигрывает ни с одной. `.text` игрок читает на карте.

## Личные.

nemesis-objective-salvaging-the-prime-asset = Спасти главный актив
    .text = Корабль достигает Земли, или выживаете только вы.
nemesis-objective-quarantine = Карантин
    .text = Корабль достигает Марса, или он достигает Земли, а Гнездо уничтожено.
nemesis-objective-the-great-hunt = Великая охота
    .text = Вы отправили сигнал, и корабль уничтожен или Королева убита.
nemesis-objective-a-proper-burial = Достойные похороны
    .text = Вы отправили сигнал и улетаете в капсуле или уходите в гибернацию с синим трупом.
nemesis-objective-hoarder = Барахольщик
    .text = Вы улетаете в капсуле, имея не меньше 7 предметов.
nemesis-objective-relentless-investigator = Неутомимый исследователь
    .text = Вы отправили сигнал, и все отсеки разведаны.
nemesis-objective-the-oldest-friend = Самый старый друг
    .text = Корабль достигает Земли, или выживаете только вы.
nemesis-objective-best-friends-forever = Друзья навек
    .text = Выживаете вы и хотя бы ещё один персонаж.
nemesis-objective-aliens-on-a-spaceship = Чужие на борту
    .text = Вы отправили сигнал, и Гнездо или корабль уничтожены.

## Корпоративные.

nemesis-objective-necroscopy = Вскрытие
    .text = Вы отправили сигнал, и открыта слабость по трупу Чужого.
nemesis-objective-ab-ovo = С самого начала
    .text = Открыта слабость по яйцу.
nemesis-objective-extreme-field-biology = Полевая биология
    .text = Открыто не меньше 2 слабостей Чужих.
nemesis-objective-my-precious = Моя прелесть
    .text = Вы отправили сигнал и улетаете в капсуле или уходите в гибернацию с яйцом.
nemesis-objective-the-right-moment-to-strike = Подходящий момент
    .text = Персонаж игрока 1 не выживает, или выживаете только вы.
nemesis-objective-greener-pastures = Новая жизнь
    .text = Персонаж игрока 2 не выживает, или выживаете только вы.
nemesis-objective-an-old-feud = Старая вражда
    .text = Персонаж игрока 3 не выживает, или выживаете только вы.
nemesis-objective-hostile-takeover = Враждебное поглощение
    .text = Персонаж игрока 4 не выживает, или выживаете только вы.
nemesis-objective-the-final-enlightenment = Последнее просветление
    .text = Персонаж игрока 5 не выживает, или выживаете только вы.

## Для одного игрока и для всех вместе.

nemesis-objective-destination-earth = Курс — Земля
    .text = Корабль достигает Земли.
nemesis-objective-emergency-post-mortem = Срочное вскрытие
    .text = В конце синий труп лежит в Операционной.
nemesis-objective-first-contact-protocol = Протокол первого контакта
    .text = Открыто не меньше 2 слабостей Чужих.
nemesis-objective-cutting-off-the-head = Отсечь голову
    .text = Сигнал отправлен, и Королева убита или корабль уничтожен.
nemesis-objective-no-man-left-behind = Никого не бросим
    .text = Сигнал отправлен, и все отсеки разведаны.
nemesis-objective-special-delivery = Особая посылка
    .text = Выживший улетает в капсуле или уходит в гибернацию с яйцом.
nemesis-objective-clean-up-crew = Команда зачистки
    .text = Сигнал отправлен, и Гнездо или корабль уничтожены.

## Что стало с игроком.

nemesis-standing-intruders = за Чужих, без победы
