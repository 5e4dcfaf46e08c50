### Co można ustalić przy stole „Nemesis” przed grą, i wartości.

nemesis-option-side = Statek
    .text = Której strony planszy używacie.
nemesis-option-side-basic = Podstawowy
    .text = Strona na pierwsze partie.
nemesis-option-side-alternative = Alternatywny
    .text = Trudniej: ślepe zaułki, podwójne korytarze i dwie sieci korytarzy technicznych.

nemesis-option-intruder-player = Pierwszy zabity
    .text = Co robi ten, kto zginął pierwszy.
nemesis-option-intruder-player-off = Obserwuje
    .text = Gra toczy się bez niego.
nemesis-option-intruder-player-on = Prowadzi Intruzów
    .text = Od następnej rundy prowadzi Intruzów przeciw pozostałym.

nemesis-option-airlock-ejects-bodies = Śluza a ciała
    .text = Co zostaje z tych, których zabiła śluza.
nemesis-option-airlock-ejects-bodies-off = Ciała zostają
    .text = Zwłoki i truchła leżą w pomieszczeniu.
nemesis-option-airlock-ejects-bodies-on = W kosmos
    .text = Po zabitych nic nie zostaje.

nemesis-option-er-heals-undressed = Ambulatorium
    .text = Które ciężkie rany można tam wyleczyć.
nemesis-option-er-heals-undressed-off = Opatrzone
    .text = Ranę najpierw się opatruje, potem leczy.
nemesis-option-er-heals-undressed-on = Dowolne
    .text = Nieopatrzone rany można leczyć od razu.

nemesis-option-duct-tape-is-tool = Taśma klejąca
    .text = Czy taśma klejąca służy za narzędzie przy tworzeniu przedmiotów.
nemesis-option-duct-tape-is-tool-off = Nie jest komponentem
    .text = Jak wydrukowano na karcie.
nemesis-option-duct-tape-is-tool-on = Narzędzie
    .text = Można z niej zrobić paralizator albo miotacz ognia.

nemesis-option-traits = Cechy
    .text = Czy każda postać ma własną cechę.
nemesis-option-traits-off = Bez cech
    .text = Wszystkie postacie grają według tych samych zasad.
nemesis-option-traits-on = Z cechami
    .text = Każda postać potrafi coś, czego nie potrafią inne.
