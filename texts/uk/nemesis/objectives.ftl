### Завдання Nemesis: назви й те, що має справдитися наприкінці.
###
### Загиблий не виграє з жодним. `.text` гравець читає на карті.

## Особисті.

nemesis-objective-salvaging-the-prime-asset = Врятувати головний актив
    .text = Корабель дістається Землі, або виживаєте тільки ви.
nemesis-objective-quarantine = Карантин
    .text = Корабель дістається Марса, або він дістається Землі, а Гніздо знищено.
nemesis-objective-the-great-hunt = Велике полювання
    .text = Ви надіслали сигнал, і корабель знищено або Королеву вбито.
nemesis-objective-a-proper-burial = Гідний похорон
    .text = Ви надіслали сигнал і відлітаєте в капсулі або йдете в гібернацію із синім трупом.
nemesis-objective-hoarder = Скнара
    .text = Ви відлітаєте в капсулі, маючи щонайменше 7 предметів.
nemesis-objective-relentless-investigator = Невтомний дослідник
    .text = Ви надіслали сигнал, і всі відсіки досліджено.
nemesis-objective-the-oldest-friend = Найдавніший друг
    .text = Корабель дістається Землі, або виживаєте тільки ви.
nemesis-objective-best-friends-forever = Друзі навіки
    .text = Виживаєте ви й щонайменше ще один персонаж.
nemesis-objective-aliens-on-a-spaceship = Прибульці на борту
    .text = Ви надіслали сигнал, і Гніздо або корабель знищено.

## Корпоративні.

nemesis-objective-necroscopy = Розтин
    .text = Ви надіслали сигнал, і відкрито слабкість за рештками прибульця.
nemesis-objective-ab-ovo = Від самого початку
    .text = Відкрито слабкість за яйцем.
nemesis-objective-extreme-field-biology = Польова біологія
    .text = Відкрито щонайменше 2 слабкості прибульців.
nemesis-objective-my-precious = Мій скарб
    .text = Ви надіслали сигнал і відлітаєте в капсулі або йдете в гібернацію з яйцем.
nemesis-objective-the-right-moment-to-strike = Слушна мить
    .text = Персонаж гравця 1 не виживає, або виживаєте тільки ви.
nemesis-objective-greener-pastures = Нове життя
    .text = Персонаж гравця 2 не виживає, або виживаєте тільки ви.
nemesis-objective-an-old-feud = Давня ворожнеча
    .text = Персонаж гравця 3 не виживає, або виживаєте тільки ви.
nemesis-objective-hostile-takeover = Вороже поглинання
    .text = Персонаж гравця 4 не виживає, або виживаєте тільки ви.
nemesis-objective-the-final-enlightenment = Останнє просвітлення
    .text = Персонаж гравця 5 не виживає, або виживаєте тільки ви.

## Для одного гравця й для всіх разом.

nemesis-objective-destination-earth = Курс — Земля
    .text = Корабель дістається Землі.
nemesis-objective-emergency-post-mortem = Терміновий розтин
    .text = Наприкінці синій труп лежить в Операційному блоці.
nemesis-objective-first-contact-protocol = Протокол першого контакту
    .text = Відкрито щонайменше 2 слабкості прибульців.
nemesis-objective-cutting-off-the-head = Відтяти голову
    .text = Сигнал надіслано, і Королеву вбито або корабель знищено.
nemesis-objective-no-man-left-behind = Нікого не залишимо
    .text = Сигнал надіслано, і всі відсіки досліджено.
nemesis-objective-special-delivery = Особлива посилка
    .text = Той, хто вижив, відлітає в капсулі або йде в гібернацію з яйцем.
nemesis-objective-clean-up-crew = Команда зачистки
    .text = Сигнал надіслано, і Гніздо або корабель знищено.

## Що сталося з гравцем.

nemesis-standing-intruders = за прибульців, без перемоги
