### Що відбувається в Nemesis: по реченню на подію, у теперішньому часі.
###
### $seat, $to, $of, $against, а там, де щось переходить із рук у руки, і $from — імена, які набрали
### люди: вони не відмінюються. Ім’я стоїть підметом, після двокрапки або в дужках. Назви карт і
### предметів стоять у лапках і теж не відмінюються. Кому таємницю знати не можна, тому кажуть
### `none`. $by — причина, див. words.ftl.

## Підготовка до гри.

nemesis-heard-pod-drawn = На борту є рятувальна { NAME($pod) }.

## Дії.

nemesis-declared-own = { $action ->
    [nemesis-action-rush] { $seat } робить ривок: 1 легке поранення за ще 1 дію.
   *[nemesis-action-activate] { $action-giving ->
        [none] { $seat } активує знахідку «{ NAME($action-quest) }».
       *[some] { $seat } активує знахідку «{ NAME($action-quest) }». На це йде «{ NAME($action-giving-item) }» ({ NAME($action-giving-back) }).
    }
}
nemesis-declared-aim-own = { $action-aim ->
    [nemesis-aim-engine] : двигун тут
    [nemesis-aim-ignite] : вогонь тут за предмет «{ NAME($action-aim-giving-item) }» ({ NAME($action-aim-giving-back) })
    [nemesis-aim-technical] : до відсіку { $action-aim-room } ({ NAME($action-aim-network) })
    [nemesis-aim-weapon] : «{ NAME($action-aim-weapon) }»
    [nemesis-aim-dress] : перев’язування, «{ NAME($action-aim-wound) }» ({ $action-aim-seat })
    [nemesis-aim-heal] : лікування, «{ NAME($action-aim-wound) }» ({ $action-aim-seat })
    [nemesis-aim-heal-light] : лікування, легкі поранення ({ $action-aim-seat })
    [nemesis-aim-pod] : { NAME($action-aim-pod) }
    [nemesis-aim-research] : дослідження, { NAME($action-aim-object) }
    [nemesis-aim-coordinates] : координати
    [nemesis-aim-objective] { $action-aim-second ->
        [true] : друге завдання ({ $action-aim-of })
       *[false] : перше завдання ({ $action-aim-of })
    }
   *[nemesis-aim-nothing] {""}
}
nemesis-declared-room-aim-own = { $action-aim ->
    [nemesis-room-aim-weapon] : «{ NAME($action-aim-weapon) }»
    [nemesis-room-aim-research] : дослідження, { NAME($action-aim-object) }
    [nemesis-room-aim-deck] : { NAME($action-aim-back) }
    [nemesis-room-aim-scan] : зі скануванням
    [nemesis-room-aim-no-scan] : без сканування
    [nemesis-room-aim-pod] : { NAME($action-aim-pod) }
    [nemesis-room-aim-check-coordinates] : координати
    [nemesis-room-aim-set-course] : курс { NAME($action-aim-course) }
   *[nemesis-room-aim-nothing] {""}
}
nemesis-declared-room-action-own = { $action-aim-with ->
    [nemesis-room-aim-weapon] , «{ NAME($action-aim-with-weapon) }»
    [nemesis-room-aim-research] , дослідження, { NAME($action-aim-with-object) }
    [nemesis-room-aim-deck] , { NAME($action-aim-with-back) }
    [nemesis-room-aim-scan] , зі скануванням
    [nemesis-room-aim-no-scan] , без сканування
    [nemesis-room-aim-pod] , { NAME($action-aim-with-pod) }
    [nemesis-room-aim-check-coordinates] , координати
    [nemesis-room-aim-set-course] , курс { NAME($action-aim-with-course) }
   *[nemesis-room-aim-nothing] {""}
}
nemesis-heard-consented = { $answer ->
    [nemesis-yes-no-yes] { $seat } погоджується йти.
   *[nemesis-yes-no-no] { $seat } лишається на місці.
}

## Переміщення, шум і двері.

nemesis-heard-technical-noise = Чути шум: { NAME($network) }.
nemesis-heard-airlock-started = Шлюз відсіку { $room } відчиниться наприкінці фази гравців.
nemesis-heard-airlock-cancelled = Шлюз відсіку { $room } не відчиняється: одні з дверей відсіку відчинені.
nemesis-heard-airlock-opened = Шлюз відсіку { $room } відчиняється.

## Прибульці.

nemesis-heard-bag-developed = { $token ->
    [nemesis-intruder-token-blank] Мішечок прибульців: витягнуто порожній жетон. Він повертається, і додається Трутень.
    [nemesis-intruder-token-larva-one] Мішечок прибульців: витягнуто жетон «{ NAME($token) }». Він виходить, замість нього — Трутень.
    [nemesis-intruder-token-creeper-one] Мішечок прибульців: витягнуто жетон «{ NAME($token) }». Він виходить, замість нього — Мисливець.
    [nemesis-intruder-token-queen-four] Мішечок прибульців: витягнуто жетон «{ NAME($token) }».
   *[nemesis-intruder-token-adult-two] Мішечок прибульців: витягнуто жетон «{ NAME($token) }». Він повертається, і всі, хто не в бою, роблять кидок на шум.
}
nemesis-heard-attacked = { $occasion ->
    [nemesis-occasion-surprise] { NAME($kind) } №{ $figure } атакує несподівано. Ціль атаки: { $seat }.
    [nemesis-occasion-escape] { NAME($kind) } №{ $figure } атакує під час втечі. Ціль атаки: { $seat }.
   *[nemesis-occasion-event-phase] { NAME($kind) } №{ $figure } атакує. Ціль атаки: { $seat }.
}
nemesis-heard-nerves-of-steel-played = { $seat } грає «Сталеві нерви»: несподівана атака не діє.
nemesis-heard-armor-given-up = { $seat } жертвує бронею: атака не діє.
nemesis-heard-egg-hatched = Із яйця вилуплюється личинка.
nemesis-heard-weakness-discovered = Відкрито слабкість «{ NAME($weakness) }». Досліджений об’єкт: { NAME($object) }.

## Бій, поранення та інфекція.

nemesis-heard-hand-scanned = { $cards ->
    [0] { $seat }: карт інфекції для сканування немає.
    [one] { $seat }: для сканування { $cards } карта інфекції.
    [few] { $seat }: для сканування { $cards } карти інфекції.
    [many] { $seat }: для сканування { $cards } карт інфекції.
   *[other] { $seat }: для сканування { $cards } карти інфекції.
}

## Предмети й об’єкти.

nemesis-heard-quest-activated = { $giving ->
    [none] { $seat } активує знахідку «{ NAME($quest) }».
   *[some] { $seat } активує знахідку «{ NAME($quest) }» і віддає за неї «{ NAME($giving-item) }» ({ NAME($giving-back) }).
}

## Таємні погляди, двигуни й курс.

nemesis-heard-looked = { $sight ->
    [nemesis-sight-tile] { $shown ->
        [none] { $seat } таємно зазирає у відсік { $sight-room }.
       *[nemesis-shown-tile] { $seat } таємно зазирає у відсік { $sight-room }: { NAME($shown-tile) }.
    }
    [nemesis-sight-token] { $shown ->
        [none] { $seat } таємно дивиться на жетон дослідження відсіку { $sight-room }.
       *[nemesis-shown-token] { $seat } таємно дивиться на жетон дослідження відсіку { $sight-room }: { NAME($shown-token) }.
    }
    [nemesis-sight-engine] { $shown ->
        [none] { $seat } перевіряє { NAME($sight-engine) }.
       *[nemesis-shown-engine] { $seat } перевіряє { NAME($sight-engine) }: { NAME($shown-engine) }.
    }
   *[nemesis-sight-coordinates] { $shown ->
        [none] { $seat } перевіряє координати.
       *[nemesis-shown-coordinates] { $seat } перевіряє координати: { NAME($shown-coordinates) }.
    }
}
nemesis-heard-engine-worked-on = { $is-changed ->
    [true] { $seat } працює з двигуном ({ NAME($engine) }) і змінює його стан.
   *[false] { $seat } працює з двигуном ({ NAME($engine) }) і лишає все як було.
}
nemesis-heard-course-set = { $seat } прокладає курс { NAME($course) }.
nemesis-heard-self-destruct-started = Запускається самознищення.
nemesis-heard-self-destruct-stopped = Самознищення зупинено.

## Капсули й гібернація.

nemesis-heard-pod-entered = { $seat } сідає в рятувальну капсулу: { NAME($pod) }.
nemesis-heard-pod-missed = { $seat } не потрапляє до капсули.
nemesis-heard-pod-left = { $seat } виходить із капсули до відсіку { $room }.
nemesis-heard-pod-flipped = { $side ->
    [nemesis-pod-side-locked] Рятувальна { NAME($pod) } тепер зачинена.
   *[nemesis-pod-side-unlocked] Рятувальна { NAME($pod) } тепер відчинена.
}
nemesis-heard-pods-unlocked = Усі рятувальні капсули відчинено.
nemesis-heard-pod-launched = { $with-count ->
    [0] Рятувальна { NAME($pod) } відлітає порожньою.
    [one] Рятувальна { NAME($pod) } відлітає, на борту { $with-count } персонаж.
    [few] Рятувальна { NAME($pod) } відлітає, на борту { $with-count } персонажі.
    [many] Рятувальна { NAME($pod) } відлітає, на борту { $with-count } персонажів.
   *[other] Рятувальна { NAME($pod) } відлітає, на борту { $with-count } персонажа.
}
nemesis-heard-hibernated = { $seat } занурюється в гібернацію.
nemesis-heard-hibernation-failed = { $seat } не може зануритися в гібернацію.
nemesis-heard-hibernation-opened = Камери гібернації відчиняються.

## Фаза подій і той, хто грає за прибульців.

nemesis-heard-time-passed = { $self-destruct ->
    [none] Час минає: { $time } із 15.
   *[other] Час минає: { $time } із 15. Самознищення: { $self-destruct } із 6.
}
nemesis-heard-intruders-led = { $seat } відтепер грає за прибульців.
nemesis-heard-intruder-card-drawn = { $card ->
    [none] Той, хто грає за прибульців, бере карту.
   *[card] Той, хто грає за прибульців, бере карту «{ NAME($card) }».
}
nemesis-heard-intruder-card-played = Той, хто грає за прибульців, розігрує карту «{ NAME($card) }».
nemesis-heard-intruder-card-discarded = Той, хто грає за прибульців, скидає карту «{ NAME($card) }».

## Кінець.

nemesis-heard-ship-destroyed = Корабель втрачено. { NAME($ending) }.
nemesis-heard-ship-jumped = Корабель іде в гіперстрибок.
nemesis-heard-engine-revealed = Перевірка двигунів: { NAME($engine) } { NAME($token) }.
nemesis-heard-arrived = Відкриваються координати ({ NAME($coordinates) }). Корабель прибуває, кінець курсу — { NAME($destination) }.
nemesis-heard-game-over = { $winners-count ->
    [0] { $leader ->
        [none] Гру закінчено. Переможців немає.
       *[some] Гру закінчено. Переможців немає: прибульці домоглися свого ({ $leader }).
    }
    [one] Гру закінчено. Перемагає { $winners-count } гравець.
    [few] Гру закінчено. Перемагають { $winners-count } гравці.
    [many] Гру закінчено. Перемагають { $winners-count } гравців.
   *[other] Гру закінчено. Перемагають { $winners-count } гравця.
}
