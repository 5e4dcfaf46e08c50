### Що відбувається в грі Alien Frontiers, кілька подій в одному рядку: для журналу
### вебклієнта, смуг над дошкою і того, що було важливим у партії.
###
### $seat і $from — імена, які набрали люди: вони не відмінюються.

alien-frontiers-log-turn = Раунд { $round } · { $seat }
alien-frontiers-log-rolls = { $ships ->
    [0] { $seat } викидає { $relic } на Реліктовому Кораблі.
   *[other] { $relic ->
        [0] { $seat } викидає { $values }.
       *[other] { $seat } викидає { $values }, Реліктовий Корабель — { $relic }.
    }
}
alien-frontiers-log-displayed = { $count ->
    [1] Відкривається карта: { $cards }.
   *[other] Відкриваються карти: { $cards }.
}

## Очки кількох гравців: «Maja 6 → 8, Vega 5 → 4».

alien-frontiers-log-score = { $seat } { $from } → { $to }
alien-frontiers-log-scores = Очки: { $changes }.

## Речення і те, чого воно коштувало та що принесло. Друге — для речення, в якому вже є
## двокрапка.

alien-frontiers-log-with = { $told }: { $bits }.
alien-frontiers-log-and = { $told }; { $bits }.

## Чого коштує та що приносить дія: після двокрапки, через кому.

alien-frontiers-bit-stock-empty = нічого, запас порожній
alien-frontiers-bit-hub-started = нова колонія на колі 1
alien-frontiers-bit-hub-advanced = колонія переходить на коло { $to }
alien-frontiers-bit-colony = колонія { NAME($territory, case: "at") }
alien-frontiers-bit-hub-colony = остання колонія, із Центру, { NAME($territory, case: "at") }
alien-frontiers-bit-fuel-stolen = { $from } віддає { alien-frontiers-amount-of-fuel }
alien-frontiers-bit-ore-stolen = { $from } віддає { alien-frontiers-amount-of-ore }
alien-frontiers-bit-card-stolen = { $from } віддає карту «{ NAME($card) }»
alien-frontiers-bit-nothing-stolen = здобичі немає
alien-frontiers-bit-display-cycled = відкриті карти йдуть у скид
alien-frontiers-bit-borrowed = бонус { NAME($territory, case: "gen") } до кінця ходу
alien-frontiers-bit-field = { NAME($field) } { NAME($territory, case: "at") }

## Смуги над дошкою, поки щось відбувається.

alien-frontiers-band-turn = Раунд { $round } · { $seat }
alien-frontiers-band-over = Гру закінчено
alien-frontiers-band-resigned = { $seat } здається
alien-frontiers-band-raid = Рейд: { $seat }
alien-frontiers-band-card = { $seat }: «{ NAME($card) }»

## Що було важливим.

alien-frontiers-moment-taken = { $seat } здобуває контроль над { NAME($territory, case: "ins") }, { $from } його втрачає.
alien-frontiers-moment-raid = { $seat } здійснює рейд: { $loot }.
alien-frontiers-moment-hub = { $n ->
    [0] { $seat } може запустити колонію.
    [one] { $seat }: до запуску колонії { $n } коло.
    [few] { $seat }: до запуску колонії { $n } кола.
    [many] { $seat }: до запуску колонії { $n } кіл.
   *[other] { $seat }: до запуску колонії { $n } кола.
}
alien-frontiers-moment-gains = { $seat }: { $gains }.
