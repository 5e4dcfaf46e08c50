### Что происходит в игре Alien Frontiers: по предложению на событие, в настоящем времени.
###
### $seat, $owner, $other-owner, а при краже и $from — имена, которые набрали люди: они не
### склоняются. Имя стоит подлежащим, после двоеточия или в скобках. Названия карт стоят в
### кавычках и тоже не склоняются. $ship — номер, корабль 7 — Реликтовый Корабль.

alien-frontiers-heard-first-player-chosen = { $seat } начинает игру.
alien-frontiers-heard-card-displayed = Открывается карта «{ NAME($card) }».
alien-frontiers-heard-card-dealt = { $seat } получает карту «{ NAME($card) }».
alien-frontiers-heard-turn-began = Раунд { $round }: ходит { $seat }.
alien-frontiers-heard-ship-forfeited = { $ship ->
    [7] { $seat } теряет Реликтовый Корабль: со Станции Терраформирования он уходит в Пустыню Берроуза.
   *[own] { $seat } теряет корабль: со Станции Терраформирования он уходит в запас.
}
alien-frontiers-heard-fleet-gathered = { $ships-count ->
    [one] { $seat } собирает { $ships-count } корабль.
    [few] { $seat } собирает { $ships-count } корабля.
   *[many] { $seat } собирает { $ships-count } кораблей.
}
alien-frontiers-heard-ship-rolled = { $ship ->
    [7] { $seat } выбрасывает { $value } на Реликтовом Корабле.
   *[own] { $seat } выбрасывает { $value }.
}
alien-frontiers-heard-cache-counted = { $seat } открывает Тайник Ресурсов: нечётных — { $odd }, чётных — { $even }.

## Стыковка. Корабли как дополнение к «пристыковывает»: $value — значение младшего из них;
## сколько их, следует из станции.

alien-frontiers-docked-ships = { $station ->
    [alien-frontiers-station-colony-constructor] { $with ->
        [alien-frontiers-with-relic] корабли { $value }-{ $value }-{ $value } (с Реликтовым)
       *[alien-frontiers-with-own] корабли { $value }-{ $value }-{ $value }
    }
    [alien-frontiers-station-shipyard] { $with ->
        [alien-frontiers-with-relic] корабли { $value }-{ $value } (с Реликтовым)
       *[alien-frontiers-with-own] корабли { $value }-{ $value }
    }
    [alien-frontiers-station-orbital-market] { $with ->
        [alien-frontiers-with-relic] корабли { $value }-{ $value } (с Реликтовым)
       *[alien-frontiers-with-own] корабли { $value }-{ $value }
    }
    [alien-frontiers-station-raiders-outpost] { $with ->
        [alien-frontiers-with-relic] корабли { alien-frontiers-docked-run } (с Реликтовым)
       *[alien-frontiers-with-own] корабли { alien-frontiers-docked-run }
    }
   *[alien-frontiers-station-solar-converter] { $with ->
        [alien-frontiers-with-relic] Реликтовый Корабль ({ $value })
       *[alien-frontiers-with-own] корабль { $value }
    }
}
alien-frontiers-docked-run = { $value ->
    [1] 1-2-3
    [2] 2-3-4
    [3] 3-4-5
   *[4] 4-5-6
}
alien-frontiers-heard-ships-docked = { $seat } пристыковывает { alien-frontiers-docked-ships } к { NAME($station, case: "dat") }.
alien-frontiers-heard-ship-teleported = { $ship ->
    [7] { $seat } телепортирует Реликтовый Корабль { NAME($from, case: "from") }.
   *[own] { $seat } телепортирует корабль { NAME($from, case: "from") }.
}
alien-frontiers-heard-ships-displaced = { $ships-count ->
    [one] { $owner } оставляет Аванпост Рейдеров: { $ships-count } корабль уходит в Ремонтный Док.
    [few] { $owner } оставляет Аванпост Рейдеров: { $ships-count } корабля уходят в Ремонтный Док.
   *[many] { $owner } оставляет Аванпост Рейдеров: { $ships-count } кораблей уходят в Ремонтный Док.
}

## Карты на столе.

alien-frontiers-heard-display-cycled = { $seat } отправляет открытые карты в сброс.
alien-frontiers-heard-pile-reshuffled = { $cards ->
    [one] Колода пуста: { $cards } карта из сброса перемешивается и становится новой колодой.
    [few] Колода пуста: { $cards } карты из сброса перемешиваются и становятся новой колодой.
   *[many] Колода пуста: { $cards } карт из сброса перемешиваются и становятся новой колодой.
}
alien-frontiers-heard-card-claimed = { $seat } забирает карту «{ NAME($card) }».

## Топливо и руда. Первые два — количества в винительном падеже: «получает», «платит»,
## «возвращает», «отдаёт».

alien-frontiers-amount-of-fuel = { $fuel ->
    [one] { $fuel } топливо
    [few] { $fuel } топлива
   *[many] { $fuel } топлива
}
alien-frontiers-amount-of-ore = { $ore ->
    [one] { $ore } руду
    [few] { $ore } руды
   *[many] { $ore } руды
}

alien-frontiers-heard-fuel-gained = { $seat } получает { alien-frontiers-amount-of-fuel }.
alien-frontiers-heard-ore-gained = { $seat } получает { alien-frontiers-amount-of-ore }.
alien-frontiers-heard-nothing-left-in-stock = { $seat } ничего не получает: запас пуст.
alien-frontiers-heard-paid = { $fuel ->
    [0] { $seat } платит { alien-frontiers-amount-of-ore }.
   *[other] { $ore ->
        [0] { $seat } платит { alien-frontiers-amount-of-fuel }.
       *[other] { $seat } платит { alien-frontiers-amount-of-fuel } и { alien-frontiers-amount-of-ore }.
    }
}
alien-frontiers-heard-traded = { $seat } меняет { alien-frontiers-amount-of-fuel } на 1 руду.
alien-frontiers-heard-resources-returned = { $fuel ->
    [0] { $seat } возвращает в запас { alien-frontiers-amount-of-ore }.
   *[other] { $ore ->
        [0] { $seat } возвращает в запас { alien-frontiers-amount-of-fuel }.
       *[other] { $seat } возвращает в запас { alien-frontiers-amount-of-fuel } и { alien-frontiers-amount-of-ore }.
    }
}

## Колонии и территории.

alien-frontiers-heard-hub-started = { $seat } начинает готовить колонию в Центре Колонистов.
alien-frontiers-heard-hub-advanced = { $seat } продвигает колонию в Центре Колонистов до круга { $to }.
alien-frontiers-heard-colony-launched = { $seat } запускает колонию { NAME($territory, case: "to") }.
alien-frontiers-heard-colony-placed = { $seat } размещает колонию { NAME($territory, case: "at") }.
alien-frontiers-heard-hub-colony-placed = { $seat } забирает последнюю колонию из Центра Колонистов и размещает её { NAME($territory, case: "at") }.
alien-frontiers-heard-colony-moved = { $seat } перемещает колонию ({ $owner }) { NAME($from, case: "from") } { NAME($to, case: "to") }.
alien-frontiers-heard-colonies-swapped = { $seat } меняет местами колонию { NAME($territory, case: "at") } ({ $owner }) и колонию { NAME($other-territory, case: "at") } ({ $other-owner }).
alien-frontiers-heard-control-gained = { $seat } теперь контролирует { NAME($territory, case: "acc") }.
alien-frontiers-heard-control-lost = { $seat } больше не контролирует { NAME($territory, case: "acc") }.
alien-frontiers-heard-score-changed = { $to ->
    [one] { $seat }: теперь { $to } очко, раньше — { $from }.
    [few] { $seat }: теперь { $to } очка, раньше — { $from }.
   *[many] { $seat }: теперь { $to } очков, раньше — { $from }.
}

## Корабли появляются и исчезают.

alien-frontiers-heard-relic-bought = { $seat } покупает Реликтовый Корабль.
alien-frontiers-heard-relic-went-home = { $seat } теряет Реликтовый Корабль: он возвращается в Пустыню Берроуза.
alien-frontiers-heard-ship-built = { $seat } строит корабль.
alien-frontiers-heard-ship-shot = { $station ->
    [alien-frontiers-station-terraforming-station] { $ship ->
        [7] { $seat } стреляет из Плазменной Пушки: { $owner } теряет Реликтовый Корабль { NAME($station, case: "at") }.
       *[own] { $seat } стреляет из Плазменной Пушки: { $owner } теряет корабль { NAME($station, case: "at") }.
    }
   *[alien-frontiers-station-solar-converter] { $ship ->
        [7] { $seat } стреляет из Плазменной Пушки: { $owner } уводит Реликтовый Корабль { NAME($station, case: "from") } в Ремонтный Док.
       *[own] { $seat } стреляет из Плазменной Пушки: { $owner } уводит корабль { NAME($station, case: "from") } в Ремонтный Док.
    }
}
alien-frontiers-heard-ship-lost = { $ship ->
    [7] { $seat } в последний раз стреляет из Плазменной Пушки: { $owner } теряет Реликтовый Корабль, и тот возвращается в Пустыню Берроуза.
   *[own] { $seat } в последний раз стреляет из Плазменной Пушки: { $owner } теряет корабль, и тот возвращается в запас.
}
alien-frontiers-heard-ships-stranded = { $ships-count ->
    [one] { $seat } не может пристыковать { $ships-count } корабль: он уходит в Ремонтный Док.
    [few] { $seat } не может пристыковать { $ships-count } корабля: они уходят в Ремонтный Док.
   *[many] { $seat } не может пристыковать { $ships-count } кораблей: они уходят в Ремонтный Док.
}

## Рейды.

alien-frontiers-heard-fuel-stolen = { $seat } совершает рейд: { $from } отдаёт { alien-frontiers-amount-of-fuel }.
alien-frontiers-heard-ore-stolen = { $seat } совершает рейд: { $from } отдаёт { alien-frontiers-amount-of-ore }.
alien-frontiers-heard-card-stolen = { $seat } совершает рейд: { $from } отдаёт карту «{ NAME($card) }».
alien-frontiers-heard-card-destroyed = { $seat } уже владеет картой «{ NAME($card) }»: та, которую отдаёт { $from }, уходит в сброс.
alien-frontiers-heard-nothing-stolen = { $seat } ничего не крадёт.

## Эффекты карт.

alien-frontiers-heard-power-used = { $seat } применяет карту «{ NAME($card) }».
alien-frontiers-heard-card-discarded = { $seat } сбрасывает карту «{ NAME($card) }».
alien-frontiers-heard-card-recovered = { $seat } берёт из сброса карту «{ NAME($card) }».
alien-frontiers-heard-ship-turned = { $ship ->
    [7] { $seat } поворачивает Реликтовый Корабль с { $from } на { $to }.
   *[own] { $seat } поворачивает корабль с { $from } на { $to }.
}
alien-frontiers-heard-bonus-borrowed = { $seat } до конца хода пользуется бонусом { NAME($territory, case: "gen") }.
alien-frontiers-heard-field-placed = { $seat } размещает { NAME($field) } { NAME($territory, case: "at") }.
alien-frontiers-heard-field-moved = { $seat } перемещает { NAME($field) } { NAME($from, case: "from") } { NAME($to, case: "to") }.
alien-frontiers-heard-field-removed = { $seat } убирает { NAME($field) } { NAME($territory, case: "from") }.

## Конец хода и конец игры.

alien-frontiers-heard-turn-ended = { $seat } завершает ход.
alien-frontiers-heard-player-resigned = { $seat } сдаётся.
alien-frontiers-heard-game-over = Игра окончена. { NAME($ending) }.
