### Nemesis текстом, коротко для таблиці.

ui-nemesis-round = Раунд { $round } · { NAME($phase) }
ui-nemesis-time = час { $time } із { $jump }
ui-nemesis-self-destruct = самознищення { $space } із { $last }
ui-nemesis-crew = Екіпаж
ui-nemesis-ship = Корабель
ui-nemesis-own = Бачите лише ви

## Системи корабля.

ui-nemesis-damage = Пошкодження
ui-nemesis-markers = вогонь { $fires } із { $most-fires } · несправності { $malfunctions } із { $most-malfunctions } · яєць у гнізді { $eggs }
ui-nemesis-engines = Двигуни
ui-nemesis-course = Курс
ui-nemesis-pods = Капсули
ui-nemesis-bag = Мішечок прибульців
ui-nemesis-event = Подія
ui-nemesis-weaknesses = Вразливості
ui-nemesis-common = Спільні завдання

## Екіпаж.

ui-nemesis-character = персонаж
ui-nemesis-where = де
ui-nemesis-cards = рука/колода/скид
ui-nemesis-wounds = поранення
ui-nemesis-state = стан
ui-nemesis-room = відсік { $room }
ui-nemesis-left = поза грою

## Відсіки.

ui-nemesis-room-items = { NAME($room) } [{ $n }]
ui-nemesis-fire = вогонь
ui-nemesis-malfunction = несправність
ui-nemesis-airlock = шлюз ось-ось відчиниться

## Що бачить лише сам гравець.

ui-nemesis-here = Тут
ui-nemesis-hand = На руці
ui-nemesis-discard = Скид
ui-nemesis-in-hands = У руках
ui-nemesis-inventory = Інвентар
ui-nemesis-objectives = Завдання
ui-nemesis-seen = Ви бачили
ui-nemesis-seen-engine = { NAME($engine) }, раунд { $round }: { NAME($state) }
ui-nemesis-seen-objective = гравець { $number }, раунд { $round }: «{ NAME($objective) }»
ui-nemesis-intruder-cards = Карти прибульців
ui-nemesis-actions = { $n ->
    [one] Лишилася { $n } дія
    [few] Лишилося { $n } дії
   *[many] Лишилося { $n } дій
}
ui-nemesis-marks = Після номера й назви відсіку у квадратних дужках стоїть, скільки предметів там лишилося; назву в круглих дужках знають лише ті, чиї позначки стоять за нею. Далі йдуть чотири номери коридорів і відсіки, куди вони ведуть: ! — шум, # — зачинені двері, x — знищені, tr і tb — червоні й сині технічні коридори. Прибульці мають номер, а після мінуса — поранення. Риски — легкі поранення, у дужках стоять перев’язані важкі поранення й неактивні знахідки. За двигуном стоять позначки тих, хто знає його стан.

## Чого коштує і що дає відповідь.

ui-nemesis-amount-cards = карти
    .amount = { $n ->
        [one] { $n } карта
        [few] { $n } карти
       *[many] { $n } карт
    }
ui-nemesis-amount-ammo = набої
    .amount = { $n ->
        [one] { $n } набій
        [few] { $n } набої
       *[many] { $n } набоїв
    }
ui-nemesis-amount-light-wounds = легкі поранення
    .amount = { $n ->
        [one] { $n } легке поранення
        [few] { $n } легкі поранення
       *[many] { $n } легких поранень
    }
ui-nemesis-amount-contamination = карти інфекції
    .amount = { $n ->
        [one] { $n } карта інфекції
        [few] { $n } карти інфекції
       *[many] { $n } карт інфекції
    }
ui-nemesis-amount-signal = сигнали
    .amount = { $n ->
        [one] { $n } сигнал
        [few] { $n } сигнали
       *[many] { $n } сигналів
    }
