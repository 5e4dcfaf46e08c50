### A new table.

web-new-title = Nowy stół
web-new-name = Nazwa stołu
web-new-name-example = Czwartkowa ekipa
web-new-seats = Miejsca
web-new-you = to ty
web-new-open = Wolne miejsce
web-new-by-your-link = z twojego linku
web-new-for-anybody = dla każdego
web-new-bot = bot
web-new-kind-me = Ja
web-new-kind-open = Wolne
web-new-kind-bot = Bot
web-new-who = Miejsce { $seat }: kto gra
web-new-level = Miejsce { $seat }: jak gra bot
web-level-random = Łatwy
web-level-greedy = Solidny
web-level-easy = Początkujący
web-level-normal = Doświadczony
web-level-hard = Mistrz
web-new-remove = Usuń miejsce
web-new-add = Dodaj miejsce

web-new-pace = Tempo
web-new-pace-live = Z zegarem
    .text = 12 minut na gracza i 10 sekund za turę, potem gra za ciebie bot
web-new-pace-turn-based = Przez kilka dni
    .text = Doba na turę
web-new-pace-no-limit = Bez limitu
    .text = Nikt nikogo nie pogania

web-new-visibility = Kto może przyjść
web-new-visibility-by-link = Przez link
    .text = Tylko ci, którym go wyślesz
web-new-visibility-open = Otwarty stół
    .text = Widoczny na stronie głównej; każdy może usiąść lub oglądać

web-new-undo = Cofanie
web-new-undo-strict = Do rzutu
    .text = Swobodnie, dopóki nie padł rzut, nie odkryto karty i niczego nie zobaczono; potem tylko za zgodą pozostałych
web-new-undo-practice = Trening
    .text = Można cofnąć wszystko, także rzuty, a wypadnie to samo; gra się nie liczy

web-new-alone = Gra solo
web-new-options = Zasady domowe
web-new-options-printed = jak w instrukcji
web-new-options-changed = zmienione
web-new-options-change = Zmień

web-new-your-table = Twój stół
web-new-summary-seats = { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
}, { $open ->
    [0] bez wolnych
    [one] { $open } wolne
    [few] { $open } wolne
   *[many] { $open } wolnych
}, { $bots ->
    [0] bez botów
    [one] { $bots } bot
    [few] { $bots } boty
   *[many] { $bots } botów
}
web-new-summary-undo = Cofać można swobodnie, dopóki nie rzucono kośćmi, nie odkryto karty i niczego nie zobaczono
web-new-summary-practice = Trening: można cofnąć wszystko, a gra się nie liczy
web-new-summary-fair = Kości pieczętujemy teraz, a odkrywamy na końcu
web-new-summary-later = Miejsca można zmieniać, dopóki gra się nie zacznie.
web-new-create = Utwórz stół
web-new-fill = Posadź boty i zacznij
