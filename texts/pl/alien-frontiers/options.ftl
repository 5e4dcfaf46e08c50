### Co można ustalić przy stole Alien Frontiers przed grą i jakie są wartości.

alien-frontiers-option-long-game = Długa gra
    .text = Ile kolonii rozmieszcza każdy z trzech lub czterech graczy.
alien-frontiers-option-long-game-off = Zwykła
    .text = Po sześć kolonii przy czterech graczach, po siedem przy trzech.
alien-frontiers-option-long-game-on = Długa
    .text = Po osiem kolonii.

alien-frontiers-option-two-player-setup = Stół dla dwóch graczy
    .text = Jaki stół rozkłada się dla dwóch graczy.
alien-frontiers-option-two-player-setup-published = Jak w wydanej grze
    .text = Po osiem kolonii i doki dla dwóch graczy.
alien-frontiers-option-two-player-setup-rulebook = Jak w rosyjskiej instrukcji
    .text = Po siedem kolonii i doki dla trzech graczy.

alien-frontiers-option-resource-supply = Zapasy
    .text = Czy paliwo i ruda mogą się skończyć.
alien-frontiers-option-resource-supply-finite = Ograniczone
    .text = 30 paliwa i 20 rudy; gdy się skończą, nikt ich nie otrzymuje.
alien-frontiers-option-resource-supply-unlimited = Nieograniczone
    .text = Paliwa i rudy nigdy nie brakuje.

alien-frontiers-option-duty-to-dock = Obowiązek dokowania
    .text = Które statki trzeba zadokować przed końcem tury.
alien-frontiers-option-duty-to-dock-strict = Ścisły
    .text = Każdy statek, który można gdzieś zadokować, trzeba zadokować, nawet jeśli to kosztuje.
alien-frontiers-option-duty-to-dock-free-stations-only = Tylko darmowe stacje
    .text = Nikt nie musi dokować tam, gdzie płaci się paliwem, rudą lub statkiem.

alien-frontiers-option-cannon-relic-exempt = Działo Plazmowe i Statek-Relikt
    .text = Czy odrzucając kartę „Działo Plazmowe”, zawsze można trafić Statek-Relikt.
alien-frontiers-option-cannon-relic-exempt-off = Zależnie od floty
    .text = Tylko jeśli jego właściciel ma więcej niż trzy statki swojego koloru.
alien-frontiers-option-cannon-relic-exempt-on = Zawsze
    .text = Bez względu na to, ile statków ma jego właściciel.
