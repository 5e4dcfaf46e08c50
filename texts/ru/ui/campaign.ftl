### Кампания: что было и что может быть дальше.

ui-campaign-none = Кампаний пока нет. Начать: airlock campaign new НАЗВАНИЕ
ui-campaign-mission = { $players ->
    [one] { $players } игрок, ход { $turns }.
    [few] { $players } игрока, ход { $turns }.
    [many] { $players } игроков, ход { $turns }.
   *[other] { $players } игрока, ход { $turns }.
}
ui-campaign-go-on = { $cards ->
    [one] Дальше идёт { $cards } карта.
    [few] Дальше идут { $cards } карты.
    [many] Дальше идёт { $cards } карт.
   *[other] Дальше идёт { $cards } карты.
}
ui-campaign-hurt = По ходам: { $who }.
ui-campaign-back = в отряде
ui-campaign-squad = Отряд
ui-campaign-captured = В плену
ui-campaign-killed = Убиты
ui-campaign-facehuggers = С лицехватом
ui-campaign-cards = Карты
ui-campaign-cards-left = В кампании: { $left }, вне её: { $gone }.
ui-campaign-score = Итоговый счёт: { $score }
ui-campaign-next = Дальше можно сыграть:
ui-campaign-under-way = Идёт миссия: { $mission } ({ $people }). Продолжить теми же людьми или другими (--seats):
ui-campaign-exported = { $name }: записано в { $file }
ui-campaign-imported = { $name }: взято из { $file }
