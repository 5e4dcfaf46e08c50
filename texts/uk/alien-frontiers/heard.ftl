### Що відбувається в грі Alien Frontiers: по реченню на подію, у теперішньому часі.
###
### $seat, $owner, $other-owner, а при крадіжці й $from — імена, які набрали люди: вони не
### відмінюються. Ім’я стоїть підметом, після двокрапки або в дужках. Назви карт стоять у
### лапках і теж не відмінюються. $ship — номер, корабель 7 — Реліктовий Корабель.

alien-frontiers-heard-first-player-chosen = { $seat } починає гру.
alien-frontiers-heard-card-displayed = Відкривається карта «{ NAME($card) }».
alien-frontiers-heard-card-dealt = { $seat } отримує карту «{ NAME($card) }».
alien-frontiers-heard-turn-began = Раунд { $round }: ходить { $seat }.
alien-frontiers-heard-ship-forfeited = { $ship ->
    [7] { $seat } втрачає Реліктовий Корабель: зі Станції Тераформування він повертається в Пустелю Берроуза.
   *[own] { $seat } втрачає корабель: зі Станції Тераформування він повертається до запасу.
}
alien-frontiers-heard-fleet-gathered = { $ships-count ->
    [one] { $seat } збирає { $ships-count } корабель.
    [few] { $seat } збирає { $ships-count } кораблі.
    [many] { $seat } збирає { $ships-count } кораблів.
   *[other] { $seat } збирає { $ships-count } корабля.
}
alien-frontiers-heard-ship-rolled = { $ship ->
    [7] { $seat } кидає кубик Реліктового Корабля: { $value }.
   *[own] { $seat } викидає { $value }.
}
alien-frontiers-heard-cache-counted = { $seat } відкриває Сховок Ресурсів: непарних — { $odd }, парних — { $even }.

## Стикування. Кораблі як додаток до «пристиковує»: $value — найменше з їхніх значень;
## скільки їх, випливає зі станції.

alien-frontiers-docked-ships = { $station ->
    [alien-frontiers-station-colony-constructor] { $with ->
        [alien-frontiers-with-relic] кораблі { $value }-{ $value }-{ $value } (з Реліктовим)
       *[alien-frontiers-with-own] кораблі { $value }-{ $value }-{ $value }
    }
    [alien-frontiers-station-shipyard] { $with ->
        [alien-frontiers-with-relic] кораблі { $value }-{ $value } (з Реліктовим)
       *[alien-frontiers-with-own] кораблі { $value }-{ $value }
    }
    [alien-frontiers-station-orbital-market] { $with ->
        [alien-frontiers-with-relic] кораблі { $value }-{ $value } (з Реліктовим)
       *[alien-frontiers-with-own] кораблі { $value }-{ $value }
    }
    [alien-frontiers-station-raiders-outpost] { $with ->
        [alien-frontiers-with-relic] кораблі { alien-frontiers-docked-run } (з Реліктовим)
       *[alien-frontiers-with-own] кораблі { alien-frontiers-docked-run }
    }
   *[alien-frontiers-station-solar-converter] { $with ->
        [alien-frontiers-with-relic] Реліктовий Корабель ({ $value })
       *[alien-frontiers-with-own] корабель { $value }
    }
}
alien-frontiers-docked-run = { $value ->
    [1] 1-2-3
    [2] 2-3-4
    [3] 3-4-5
   *[4] 4-5-6
}
alien-frontiers-heard-ships-docked = { $seat } пристиковує { alien-frontiers-docked-ships } до { NAME($station, case: "gen") }.
alien-frontiers-heard-ship-teleported = { $ship ->
    [7] { $seat } телепортує Реліктовий Корабель { NAME($from, case: "from") }.
   *[own] { $seat } телепортує корабель { NAME($from, case: "from") }.
}
alien-frontiers-heard-ships-displaced = { $ships-count ->
    [one] { $owner } мусить залишити Форпост Рейдерів: { $ships-count } корабель іде до Ремонтного Доку.
    [few] { $owner } мусить залишити Форпост Рейдерів: { $ships-count } кораблі йдуть до Ремонтного Доку.
    [many] { $owner } мусить залишити Форпост Рейдерів: { $ships-count } кораблів ідуть до Ремонтного Доку.
   *[other] { $owner } мусить залишити Форпост Рейдерів: { $ships-count } корабля йде до Ремонтного Доку.
}

## Карти на столі.

alien-frontiers-heard-display-cycled = { $seat } відправляє відкриті карти в скид.
alien-frontiers-heard-pile-reshuffled = { $cards ->
    [one] Колода порожня: { $cards } карта зі скиду перемішується і стає новою колодою.
    [few] Колода порожня: { $cards } карти зі скиду перемішуються і стають новою колодою.
    [many] Колода порожня: { $cards } карт зі скиду перемішуються і стають новою колодою.
   *[other] Колода порожня: { $cards } карти зі скиду перемішується і стає новою колодою.
}
alien-frontiers-heard-card-claimed = { $seat } забирає карту «{ NAME($card) }».

## Паливо й руда. Перші два — кількості у знахідному відмінку: «отримує», «платить»,
## «повертає», «віддає».

alien-frontiers-amount-of-fuel = { $fuel ->
    [one] { $fuel } паливо
    [few] { $fuel } палива
    [many] { $fuel } палива
   *[other] { $fuel } палива
}
alien-frontiers-amount-of-ore = { $ore ->
    [one] { $ore } руду
    [few] { $ore } руди
    [many] { $ore } руди
   *[other] { $ore } руди
}

alien-frontiers-heard-fuel-gained = { $seat } отримує { alien-frontiers-amount-of-fuel }.
alien-frontiers-heard-ore-gained = { $seat } отримує { alien-frontiers-amount-of-ore }.
alien-frontiers-heard-nothing-left-in-stock = { $seat } нічого не отримує: запас порожній.
alien-frontiers-heard-paid = { $fuel ->
    [0] { $seat } платить { alien-frontiers-amount-of-ore }.
   *[other] { $ore ->
        [0] { $seat } платить { alien-frontiers-amount-of-fuel }.
       *[other] { $seat } платить { alien-frontiers-amount-of-fuel } й { alien-frontiers-amount-of-ore }.
    }
}
alien-frontiers-heard-traded = { $seat } обмінює { alien-frontiers-amount-of-fuel } на 1 руду.
alien-frontiers-heard-resources-returned = { $fuel ->
    [0] { $seat } повертає до запасу { alien-frontiers-amount-of-ore }.
   *[other] { $ore ->
        [0] { $seat } повертає до запасу { alien-frontiers-amount-of-fuel }.
       *[other] { $seat } повертає до запасу { alien-frontiers-amount-of-fuel } й { alien-frontiers-amount-of-ore }.
    }
}

## Колонії й території.

alien-frontiers-heard-hub-started = { $seat } починає готувати колонію в Центрі Колоністів.
alien-frontiers-heard-hub-advanced = { $seat } просуває колонію в Центрі Колоністів до кола { $to }.
alien-frontiers-heard-colony-launched = { $seat } запускає колонію { NAME($territory, case: "to") }.
alien-frontiers-heard-colony-placed = { $seat } розміщує колонію { NAME($territory, case: "at") }.
alien-frontiers-heard-hub-colony-placed = { $seat } забирає останню колонію із Центру Колоністів і розміщує її { NAME($territory, case: "at") }.
alien-frontiers-heard-colony-moved = { $seat } переміщує колонію ({ $owner }) { NAME($from, case: "from") } { NAME($to, case: "to") }.
alien-frontiers-heard-colonies-swapped = { $seat } міняє місцями колонію { NAME($territory, case: "at") } ({ $owner }) і колонію { NAME($other-territory, case: "at") } ({ $other-owner }).
alien-frontiers-heard-control-gained = { $seat } здобуває контроль над { NAME($territory, case: "ins") }.
alien-frontiers-heard-control-lost = { $seat } втрачає контроль над { NAME($territory, case: "ins") }.
alien-frontiers-heard-score-changed = { $to ->
    [one] { $seat } тепер має { $to } очко, перед тим — { $from }.
    [few] { $seat } тепер має { $to } очки, перед тим — { $from }.
    [many] { $seat } тепер має { $to } очок, перед тим — { $from }.
   *[other] { $seat } тепер має { $to } очка, перед тим — { $from }.
}

## Кораблі з’являються і зникають.

alien-frontiers-heard-relic-bought = { $seat } купує Реліктовий Корабель.
alien-frontiers-heard-relic-went-home = { $seat } втрачає Реліктовий Корабель: він повертається в Пустелю Берроуза.
alien-frontiers-heard-ship-built = { $seat } будує корабель.
alien-frontiers-heard-ship-shot = { $station ->
    [alien-frontiers-station-terraforming-station] { $ship ->
        [7] { $seat } стріляє з Плазмової Гармати: { $owner } втрачає Реліктовий Корабель { NAME($station, case: "at") }.
       *[own] { $seat } стріляє з Плазмової Гармати: { $owner } втрачає корабель { NAME($station, case: "at") }.
    }
   *[alien-frontiers-station-solar-converter] { $ship ->
        [7] { $seat } стріляє з Плазмової Гармати: { $owner } відводить Реліктовий Корабель { NAME($station, case: "from") } до Ремонтного Доку.
       *[own] { $seat } стріляє з Плазмової Гармати: { $owner } відводить корабель { NAME($station, case: "from") } до Ремонтного Доку.
    }
}
alien-frontiers-heard-ship-lost = { $ship ->
    [7] { $seat } востаннє стріляє з Плазмової Гармати: { $owner } втрачає Реліктовий Корабель, і той повертається в Пустелю Берроуза.
   *[own] { $seat } востаннє стріляє з Плазмової Гармати: { $owner } втрачає корабель, і той повертається до запасу.
}
alien-frontiers-heard-ships-stranded = { $ships-count ->
    [one] { $seat } не може пристикувати { $ships-count } корабель: він іде до Ремонтного Доку.
    [few] { $seat } не може пристикувати { $ships-count } кораблі: вони йдуть до Ремонтного Доку.
    [many] { $seat } не може пристикувати { $ships-count } кораблів: вони йдуть до Ремонтного Доку.
   *[other] { $seat } не може пристикувати { $ships-count } корабля: вони йдуть до Ремонтного Доку.
}

## Рейди.

alien-frontiers-heard-fuel-stolen = { $seat } здійснює рейд: { $from } віддає { alien-frontiers-amount-of-fuel }.
alien-frontiers-heard-ore-stolen = { $seat } здійснює рейд: { $from } віддає { alien-frontiers-amount-of-ore }.
alien-frontiers-heard-card-stolen = { $seat } здійснює рейд: { $from } віддає карту «{ NAME($card) }».
alien-frontiers-heard-card-destroyed = { $seat } вже має карту «{ NAME($card) }»: та, яку віддає { $from }, іде в скид.
alien-frontiers-heard-nothing-stolen = { $seat } нічого не краде.

## Ефекти карт.

alien-frontiers-heard-power-used = { $seat } застосовує карту «{ NAME($card) }».
alien-frontiers-heard-card-discarded = { $seat } скидає карту «{ NAME($card) }».
alien-frontiers-heard-card-recovered = { $seat } бере зі скиду карту «{ NAME($card) }».
alien-frontiers-heard-ship-turned = { $ship ->
    [7] { $seat } змінює значення Реліктового Корабля з { $from } на { $to }.
   *[own] { $seat } змінює значення корабля з { $from } на { $to }.
}
alien-frontiers-heard-bonus-borrowed = { $seat } до кінця ходу користується бонусом { NAME($territory, case: "gen") }.
alien-frontiers-heard-field-placed = { $seat } розміщує { NAME($field) } { NAME($territory, case: "at") }.
alien-frontiers-heard-field-moved = { $seat } переміщує { NAME($field) } { NAME($from, case: "from") } { NAME($to, case: "to") }.
alien-frontiers-heard-field-removed = { $seat } прибирає { NAME($field) } { NAME($territory, case: "from") }.

## Кінець ходу й кінець гри.

alien-frontiers-heard-turn-ended = { $seat } завершує хід.
alien-frontiers-heard-player-resigned = { $seat } здається.
alien-frontiers-heard-game-over = Гру закінчено. { NAME($ending) }.
