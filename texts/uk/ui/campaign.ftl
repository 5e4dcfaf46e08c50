### Кампанія: що було і що може бути далі.

ui-campaign-none = Кампаній поки немає. Почати: airlock campaign new НАЗВА
ui-campaign-mission = { $players ->
    [one] { $players } гравець, хід { $turns }.
    [few] { $players } гравці, хід { $turns }.
    [many] { $players } гравців, хід { $turns }.
   *[other] { $players } гравця, хід { $turns }.
}
ui-campaign-go-on = { $cards ->
    [one] Далі йде { $cards } карта.
    [few] Далі йдуть { $cards } карти.
    [many] Далі йде { $cards } карт.
   *[other] Далі йде { $cards } карти.
}
ui-campaign-hurt = За ходами: { $who }.
ui-campaign-back = у загоні
ui-campaign-squad = Загін
ui-campaign-captured = У полоні
ui-campaign-killed = Загинули
ui-campaign-facehuggers = Із лицехватом
ui-campaign-cards = Карти
ui-campaign-cards-left = У кампанії: { $left }, поза нею: { $gone }.
ui-campaign-score = Підсумковий рахунок: { $score }
ui-campaign-next = Далі можна зіграти:
ui-campaign-under-way = Триває місія: { $mission } ({ $people }). Продовжити з тими самими людьми чи з іншими (--seats):
ui-campaign-exported = { $name }: записано в { $file }
ui-campaign-imported = { $name }: взято з { $file }
