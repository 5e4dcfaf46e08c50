### Co można ustalić przed grą przy stole Nemesis i Lockdown, i wartości.

nemesis-kit-option-co-operative = Tryb
    .text = Czy każdy gra dla siebie, czy wszyscy razem.
nemesis-kit-option-co-operative-off = Każdy dla siebie
    .text = Każdy ma dwa tajne cele, z których zostaje jeden. Komuś może zależeć na twojej śmierci.
nemesis-kit-option-co-operative-on = Wszyscy razem
    .text = Jawne cele dla wszystkich. Wygrywacie i przegrywacie razem, a poległych można ożywić.
