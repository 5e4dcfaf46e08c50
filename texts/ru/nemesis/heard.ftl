### Что происходит в Nemesis: по предложению на событие, в настоящем времени.
###
### $seat, $to, $of, $against, а там, где что-то переходит из рук в руки, и $from — имена, которые
### набрали люди: они не склоняются. Имя стоит подлежащим, после двоеточия или в скобках. Названия
### карт и предметов стоят в кавычках и тоже не склоняются. Кому тайну знать нельзя, тому
### говорится `none`. $by — причина, см. words.ftl; у Чужих травмы, у персонажей раны.

## Подготовка к игре.

nemesis-heard-pod-drawn = На борту есть спасательная капсула: { NAME($pod) }.

## Действия.

nemesis-declared-own = { $action ->
    [nemesis-action-rush] { $seat } делает рывок: 1 лёгкая рана за ещё 1 действие.
   *[nemesis-action-activate] { $action-giving ->
        [none] { $seat } активирует квестовый предмет «{ NAME($action-quest) }».
       *[some] { $seat } активирует квестовый предмет «{ NAME($action-quest) }». На это уходит «{ NAME($action-giving-item) }» ({ NAME($action-giving-back) }).
    }
}
nemesis-declared-aim-own = { $action-aim ->
    [nemesis-aim-engine] : двигатель здесь
    [nemesis-aim-ignite] : пожар здесь за предмет «{ NAME($action-aim-giving-item) }» ({ NAME($action-aim-giving-back) })
    [nemesis-aim-technical] : в отсек { $action-aim-room } ({ NAME($action-aim-network) })
    [nemesis-aim-weapon] : «{ NAME($action-aim-weapon) }»
    [nemesis-aim-dress] : перевязка, «{ NAME($action-aim-wound) }» ({ $action-aim-seat })
    [nemesis-aim-heal] : лечение, «{ NAME($action-aim-wound) }» ({ $action-aim-seat })
    [nemesis-aim-heal-light] : лечение, лёгкие раны ({ $action-aim-seat })
    [nemesis-aim-pod] : { NAME($action-aim-pod) }
    [nemesis-aim-research] : исследование, { NAME($action-aim-object) }
    [nemesis-aim-coordinates] : координаты
    [nemesis-aim-objective] { $action-aim-second ->
        [true] : вторая цель ({ $action-aim-of })
       *[false] : первая цель ({ $action-aim-of })
    }
   *[nemesis-aim-nothing] {""}
}
nemesis-declared-room-aim-own = { $action-aim ->
    [nemesis-room-aim-weapon] : «{ NAME($action-aim-weapon) }»
    [nemesis-room-aim-research] : исследование, { NAME($action-aim-object) }
    [nemesis-room-aim-deck] : { NAME($action-aim-back) }
    [nemesis-room-aim-scan] : со сканированием
    [nemesis-room-aim-no-scan] : без сканирования
    [nemesis-room-aim-pod] : { NAME($action-aim-pod) }
    [nemesis-room-aim-check-coordinates] : координаты
    [nemesis-room-aim-set-course] : курс { NAME($action-aim-course) }
   *[nemesis-room-aim-nothing] {""}
}
nemesis-declared-room-action-own = { $action-aim-with ->
    [nemesis-room-aim-weapon] , «{ NAME($action-aim-with-weapon) }»
    [nemesis-room-aim-research] , исследование, { NAME($action-aim-with-object) }
    [nemesis-room-aim-deck] , { NAME($action-aim-with-back) }
    [nemesis-room-aim-scan] , со сканированием
    [nemesis-room-aim-no-scan] , без сканирования
    [nemesis-room-aim-pod] , { NAME($action-aim-with-pod) }
    [nemesis-room-aim-check-coordinates] , координаты
    [nemesis-room-aim-set-course] , курс { NAME($action-aim-with-course) }
   *[nemesis-room-aim-nothing] {""}
}
nemesis-heard-consented = { $answer ->
    [nemesis-yes-no-yes] { $seat } соглашается идти.
   *[nemesis-yes-no-no] { $seat } остаётся на месте.
}

## Перемещение, шум и двери.

nemesis-heard-technical-noise = Слышен шум: { NAME($network) }.
nemesis-heard-airlock-started = Шлюз отсека { $room } откроется в конце фазы игроков.
nemesis-heard-airlock-cancelled = Шлюз отсека { $room } не открывается: одна из дверей отсека открыта.
nemesis-heard-airlock-opened = Шлюз отсека { $room } открывается.

## Чужие.

nemesis-heard-bag-developed = { $token ->
    [nemesis-intruder-token-blank] Мешочек Чужих: вытянут пустой жетон. Он возвращается, и добавляется Взрослый Чужой.
    [nemesis-intruder-token-larva-one] Мешочек Чужих: вытянут жетон «{ NAME($token) }». Он уходит, вместо него — Взрослый Чужой.
    [nemesis-intruder-token-creeper-one] Мешочек Чужих: вытянут жетон «{ NAME($token) }». Он уходит, вместо него — Альфа-самец.
    [nemesis-intruder-token-queen-four] Мешочек Чужих: вытянут жетон «{ NAME($token) }».
   *[nemesis-intruder-token-adult-two] Мешочек Чужих: вытянут жетон «{ NAME($token) }». Он возвращается, и все, кто не в бою, делают бросок на шум.
}
nemesis-heard-attacked = { $occasion ->
    [nemesis-occasion-surprise] { NAME($kind) } №{ $figure } атакует внезапно. Цель атаки: { $seat }.
    [nemesis-occasion-escape] { NAME($kind) } №{ $figure } атакует при побеге. Цель атаки: { $seat }.
   *[nemesis-occasion-event-phase] { NAME($kind) } №{ $figure } атакует. Цель атаки: { $seat }.
}
nemesis-heard-nerves-of-steel-played = { $seat } играет «Стальные нервы»: внезапная атака не действует.
nemesis-heard-armor-given-up = { $seat } жертвует бронёй: атака не действует.
nemesis-heard-egg-hatched = Из яйца вылупляется личинка.
nemesis-heard-weakness-discovered = Открыта слабость «{ NAME($weakness) }». Её выдаёт { NAME($object) }.

## Бой, раны и заражение.

nemesis-heard-hand-scanned = { $cards ->
    [0] { $seat }: карт заражения для сканирования нет.
    [one] { $seat }: для сканирования { $cards } карта заражения.
    [few] { $seat }: для сканирования { $cards } карты заражения.
   *[many] { $seat }: для сканирования { $cards } карт заражения.
}

## Предметы и объекты.

nemesis-heard-quest-activated = { $giving ->
    [none] { $seat } активирует предмет «{ NAME($quest) }».
   *[some] { $seat } активирует предмет «{ NAME($quest) }» и отдаёт за него «{ NAME($giving-item) }» ({ NAME($giving-back) }).
}

## Тайные взгляды, двигатели и курс.

nemesis-heard-looked = { $sight ->
    [nemesis-sight-tile] { $shown ->
        [none] { $seat } тайно смотрит отсек { $sight-room }.
       *[nemesis-shown-tile] { $seat } тайно смотрит отсек { $sight-room }: { NAME($shown-tile) }.
    }
    [nemesis-sight-token] { $shown ->
        [none] { $seat } тайно смотрит жетон разведки отсека { $sight-room }.
       *[nemesis-shown-token] { $seat } тайно смотрит жетон разведки отсека { $sight-room }: { NAME($shown-token) }.
    }
    [nemesis-sight-engine] { $shown ->
        [none] { $seat } проверяет { NAME($sight-engine) }.
       *[nemesis-shown-engine] { $seat } проверяет { NAME($sight-engine) }: { NAME($shown-engine) }.
    }
   *[nemesis-sight-coordinates] { $shown ->
        [none] { $seat } проверяет координаты.
       *[nemesis-shown-coordinates] { $seat } проверяет координаты: { NAME($shown-coordinates) }.
    }
}
nemesis-heard-engine-worked-on = { $is-changed ->
    [true] { $seat } работает с двигателем ({ NAME($engine) }) и меняет его состояние.
   *[false] { $seat } работает с двигателем ({ NAME($engine) }) и оставляет всё как было.
}
nemesis-heard-course-set = { $seat } устанавливает курс { NAME($course) }.
nemesis-heard-self-destruct-started = Запускается самоуничтожение.
nemesis-heard-self-destruct-stopped = Самоуничтожение остановлено.

## Капсулы и гибернация.

nemesis-heard-pod-entered = { $seat } садится в спасательную капсулу: { NAME($pod) }.
nemesis-heard-pod-missed = { $seat } не попадает в капсулу.
nemesis-heard-pod-left = { $seat } выходит из капсулы в отсек { $room }.
nemesis-heard-pod-flipped = { $side ->
    [nemesis-pod-side-locked] Спасательная капсула заблокирована: { NAME($pod) }.
   *[nemesis-pod-side-unlocked] Спасательная капсула разблокирована: { NAME($pod) }.
}
nemesis-heard-pods-unlocked = Все спасательные капсулы разблокированы.
nemesis-heard-pod-launched = { $with-count ->
    [0] Спасательная капсула улетает пустой: { NAME($pod) }.
    [one] Спасательная капсула улетает, на борту { $with-count } персонаж: { NAME($pod) }.
    [few] Спасательная капсула улетает, на борту { $with-count } персонажа: { NAME($pod) }.
   *[many] Спасательная капсула улетает, на борту { $with-count } персонажей: { NAME($pod) }.
}
nemesis-heard-hibernated = { $seat } уходит в гибернацию.
nemesis-heard-hibernation-failed = { $seat } не может уйти в гибернацию.
nemesis-heard-hibernation-opened = Камеры гибернации открываются.

## Фаза событий и тот, кто играет за Чужих.

nemesis-heard-time-passed = { $self-destruct ->
    [none] Время идёт: { $time } из 15.
   *[other] Время идёт: { $time } из 15. Самоуничтожение: { $self-destruct } из 6.
}
nemesis-heard-intruders-led = { $seat } отныне играет за Чужих.
nemesis-heard-intruder-card-drawn = { $card ->
    [none] Игрок-Чужой берёт карту.
   *[card] Игрок-Чужой берёт карту «{ NAME($card) }».
}
nemesis-heard-intruder-card-played = Игрок-Чужой играет карту «{ NAME($card) }».
nemesis-heard-intruder-card-discarded = Игрок-Чужой сбрасывает карту «{ NAME($card) }».

## Конец.

nemesis-heard-ship-destroyed = Корабль потерян. { NAME($ending) }.
nemesis-heard-ship-jumped = Корабль уходит в гиперпространственный прыжок.
nemesis-heard-engine-revealed = Проверка двигателей: { NAME($engine) } { NAME($token) }.
nemesis-heard-arrived = Открываются координаты ({ NAME($coordinates) }). Корабль прибывает, пункт назначения — { NAME($destination) }.
nemesis-heard-game-over = { $winners-count ->
    [0] { $leader ->
        [none] Игра окончена. Победителей нет.
       *[some] Игра окончена. Победителей нет: Чужие добились своего ({ $leader }).
    }
    [one] Игра окончена. Побеждает { $winners-count } игрок.
    [few] Игра окончена. Побеждают { $winners-count } игрока.
   *[many] Игра окончена. Побеждают { $winners-count } игроков.
}
