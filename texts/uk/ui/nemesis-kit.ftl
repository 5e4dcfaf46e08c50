### Що Nemesis і Lockdown показують текстом однаково, коротко для таблиці.

ui-nemesis-kit-round = { $round ->
    [0] Підготовка
   *[other] Раунд { $round } · { NAME($phase) }
}
ui-nemesis-kit-crew = Екіпаж
ui-nemesis-kit-own = Бачите лише ви

## Системи.

ui-nemesis-kit-damage = Пошкодження
ui-nemesis-kit-markers = вогонь { $fires } із { $most-fires } · несправності { $malfunctions } із { $most-malfunctions } · яєць у гнізді { $eggs }
ui-nemesis-kit-bag = Мішечок прибульців
ui-nemesis-kit-event = Подія
ui-nemesis-kit-weaknesses = Слабкості
ui-nemesis-kit-common = Спільні завдання

## Екіпаж.

ui-nemesis-kit-character = персонаж
ui-nemesis-kit-where = де
ui-nemesis-kit-cards = рука/колода/скид
ui-nemesis-kit-wounds = поранення
ui-nemesis-kit-room = відсік { $room }
ui-nemesis-kit-left = поза грою

## Відсіки.

ui-nemesis-kit-room-items = { NAME($room) } [{ $n }]
ui-nemesis-kit-fire = вогонь
ui-nemesis-kit-malfunction = несправність

## Що бачить лише сам гравець.

ui-nemesis-kit-here = Тут
ui-nemesis-kit-hand = На руці
ui-nemesis-kit-discard = Скид
ui-nemesis-kit-in-hands = У руках
ui-nemesis-kit-inventory = Спорядження
ui-nemesis-kit-objectives = Завдання
ui-nemesis-kit-seen = Ви бачили
ui-nemesis-kit-seen-objective = гравець { $number }, раунд { $round }: «{ NAME($objective) }»
ui-nemesis-kit-actions = { $n ->
    [one] Лишилася { $n } дія
    [few] Лишилося { $n } дії
   *[many] Лишилося { $n } дій
}

## Чого коштує і що дає відповідь.

ui-nemesis-kit-amount-cards = карти
    .amount = { $n ->
        [one] { $n } карта
        [few] { $n } карти
       *[many] { $n } карт
    }
ui-nemesis-kit-amount-ammo = набої
    .amount = { $n ->
        [one] { $n } набій
        [few] { $n } набої
       *[many] { $n } набоїв
    }
ui-nemesis-kit-amount-light-wounds = легкі поранення
    .amount = { $n ->
        [one] { $n } легке поранення
        [few] { $n } легкі поранення
       *[many] { $n } легких поранень
    }
ui-nemesis-kit-amount-contamination = карти інфекції
    .amount = { $n ->
        [one] { $n } карта інфекції
        [few] { $n } карти інфекції
       *[many] { $n } карт інфекції
    }
ui-nemesis-kit-amount-signal = сигнали
    .amount = { $n ->
        [one] { $n } сигнал
        [few] { $n } сигнали
       *[many] { $n } сигналів
    }
