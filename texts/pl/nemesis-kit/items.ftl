### Przedmioty wspólne dla Nemesis i Lockdown: nazwy i to, co każdy robi.
###
### `.text` gracz czyta na karcie; koszt, ikona walki, ciężar i komponent są obok.

## Przedmioty.

nemesis-kit-item-smoke-grenade = Granat dymny
    .text = Wszyscy inni w twoim pomieszczeniu odrzucają po 1 karcie akcji. Przechodzisz do sąsiedniego pomieszczenia, a Intruzi nie atakują.
nemesis-kit-item-recon-drone = Dron zwiadowczy
    .text = Obejrzyj w tajemnicy jedno niezbadane pomieszczenie i jego żeton eksploracji.
nemesis-kit-item-extended-magazine = Powiększony magazynek
    .text = Dołącz do jednej swojej broni energetycznej: dostaje od razu 2 naboje i mieści o 2 więcej.
nemesis-kit-item-prototype-rifle = Prototyp: karabin
    .text = Przy podwójnym trafieniu możesz zużyć jeszcze 1 nabój, by zadać o 1 obrażenie więcej.
nemesis-kit-item-prototype-shotgun = Prototyp: strzelba
    .text = Zadaje co najmniej 1 obrażenie, chyba że wypadła pusta ścianka; przy pojedynczym i podwójnym trafieniu o 1 więcej.
nemesis-kit-item-clothes = Ubranie
    .text = Zetrzyj z siebie śluz albo opatrz jedną swoją ciężką ranę.
nemesis-kit-item-adrenaline-injection = Zastrzyk adrenaliny
    .text = Dobierz 1 kartę. W tej turze możesz wykonać dowolną liczbę akcji; potem musisz spasować.
nemesis-kit-item-pistol = Pistolet
    .text = Podwójne trafienie liczy się jako pojedyncze.
nemesis-kit-item-taser = Paralizator
    .text = Jeden Intruz w twoim pomieszczeniu odnosi 1 obrażenie i, jeśli żyje, wycofuje się; albo jedna postać w nim odrzuca całą rękę.
