### A campaign: its story so far, and what can come next.

ui-campaign-none = There is no campaign yet. To begin one: airlock campaign new NAME
ui-campaign-mission = { $players ->
    [one] { $players } player, turn { $turns }.
   *[other] { $players } players, turn { $turns }.
}
ui-campaign-go-on = { $cards ->
    [one] { $cards } card goes on.
   *[other] { $cards } cards go on.
}
ui-campaign-hurt = By turn: { $who }.
ui-campaign-back = with the squad
ui-campaign-squad = Squad
ui-campaign-captured = Captured
ui-campaign-killed = Killed
ui-campaign-facehuggers = With a facehugger
ui-campaign-cards = Cards
ui-campaign-cards-left = { $left } in the campaign, { $gone } out of it.
ui-campaign-score = Final score: { $score }
ui-campaign-next = What can be played next:
ui-campaign-under-way = A mission is under way: { $mission } ({ $people }). To go on, with the same people or others (--seats):
ui-campaign-exported = { $name } is in { $file }
ui-campaign-imported = { $name } is here now, from { $file }
