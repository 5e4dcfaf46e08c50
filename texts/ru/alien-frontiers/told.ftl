### Что происходит в игре Alien Frontiers, несколько событий в одной строке: для журнала
### веб-клиента, полос над доской и того, что было важно в партии.
###
### $seat и $from — имена, которые набрали люди: они не склоняются.

alien-frontiers-log-turn = Раунд { $round } · { $seat }
alien-frontiers-log-rolls = { $ships ->
    [0] { $seat } выбрасывает { $relic } на Реликтовом Корабле.
   *[other] { $relic ->
        [0] { $seat } выбрасывает { $values }.
       *[other] { $seat } выбрасывает { $values }, Реликтовый Корабль — { $relic }.
    }
}
alien-frontiers-log-displayed = { $count ->
    [1] Открывается карта: { $cards }.
   *[other] Открываются карты: { $cards }.
}

## Очки нескольких игроков: «Maja 6 → 8, Vega 5 → 4».

alien-frontiers-log-score = { $seat } { $from } → { $to }
alien-frontiers-log-scores = Очки: { $changes }.

## Предложение и то, чего оно стоило и что принесло. Второе — для предложения, в котором
## двоеточие уже есть.

alien-frontiers-log-with = { $told }: { $bits }.
alien-frontiers-log-and = { $told }; { $bits }.

## Чего стоит и что приносит действие: после двоеточия, через запятую.

alien-frontiers-bit-stock-empty = ничего, запас пуст
alien-frontiers-bit-hub-started = новая колония на круге 1
alien-frontiers-bit-hub-advanced = колония переходит на круг { $to }
alien-frontiers-bit-colony = колония { NAME($territory, case: "at") }
alien-frontiers-bit-hub-colony = последняя колония, из Центра, { NAME($territory, case: "at") }
alien-frontiers-bit-fuel-stolen = { $from } отдаёт { alien-frontiers-amount-of-fuel }
alien-frontiers-bit-ore-stolen = { $from } отдаёт { alien-frontiers-amount-of-ore }
alien-frontiers-bit-card-stolen = { $from } отдаёт карту «{ NAME($card) }»
alien-frontiers-bit-nothing-stolen = добычи нет
alien-frontiers-bit-display-cycled = открытые карты уходят в сброс
alien-frontiers-bit-borrowed = бонус { NAME($territory, case: "gen") } до конца хода
alien-frontiers-bit-field = { NAME($field) } { NAME($territory, case: "at") }

## Полосы над доской, пока что-то происходит.

alien-frontiers-band-turn = Раунд { $round } · { $seat }
alien-frontiers-band-over = Игра окончена
alien-frontiers-band-resigned = { $seat } сдаётся
alien-frontiers-band-raid = Рейд: { $seat }
alien-frontiers-band-card = { $seat }: «{ NAME($card) }»

## Что было важно.

alien-frontiers-moment-taken = { $seat } теперь контролирует { NAME($territory, case: "acc") }, { $from } — больше нет.
alien-frontiers-moment-raid = { $seat } совершает рейд: { $loot }.
alien-frontiers-moment-hub = { $n ->
    [0] { $seat } может запустить колонию.
    [one] { $seat }: до запуска колонии { $n } круг.
    [few] { $seat }: до запуска колонии { $n } круга.
   *[many] { $seat }: до запуска колонии { $n } кругов.
}
alien-frontiers-moment-gains = { $seat }: { $gains }.
