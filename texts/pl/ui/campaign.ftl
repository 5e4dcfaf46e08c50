### Kampania: co się wydarzyło i co może być dalej.

ui-campaign-none = Nie ma jeszcze żadnej kampanii. Początek: airlock campaign new NAZWA
ui-campaign-mission = { $players ->
    [one] { $players } gracz, tura { $turns }.
    [few] { $players } gracze, tura { $turns }.
    [many] { $players } graczy, tura { $turns }.
   *[other] { $players } gracza, tura { $turns }.
}
ui-campaign-go-on = { $cards ->
    [one] Dalej idzie { $cards } karta.
    [few] Dalej idą { $cards } karty.
    [many] Dalej idzie { $cards } kart.
   *[other] Dalej idzie { $cards } karty.
}
ui-campaign-hurt = Według tur: { $who }.
ui-campaign-back = w oddziale
ui-campaign-squad = Oddział
ui-campaign-captured = W niewoli
ui-campaign-killed = Polegli
ui-campaign-facehuggers = Z Twarzołapem
ui-campaign-cards = Karty
ui-campaign-cards-left = W kampanii: { $left }, poza nią: { $gone }.
ui-campaign-score = Wynik końcowy: { $score }
ui-campaign-next = Dalej można zagrać:
ui-campaign-under-way = Trwa misja: { $mission } ({ $people }). Aby grać dalej, w tym samym składzie albo w innym (--seats):
ui-campaign-exported = { $name }: zapisano w { $file }
ui-campaign-imported = { $name }: wczytano z { $file }
