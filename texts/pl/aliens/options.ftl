### Co można ustalić przy stole Aliens przed grą i jakie są wartości.

aliens-option-mission = Misja
    .text = Co czeka oddział.
aliens-option-mission-newt = Misja 1: Newt
    .text = Znajdźcie Newt wśród sygnałów misji, doprowadźcie ją do wyjścia i zejdźcie wszyscy z planszy.
aliens-option-mission-escape = Misja 2: Ucieczka
    .text = Wyprowadźcie przez wyjście co najmniej jedną osobę z odciętej grupy; na planszy nie może zostać nikt.
aliens-option-mission-survive = Misja 3: Przetrwanie
    .text = Od tury 6 otwarte jest jedno wyjście, po turze 12 statek odlatuje. Wyprowadźcie co najmniej dwie postacie.
aliens-option-mission-rescue = Misja ratunkowa
    .text = Uwolnijcie jeńców i wyprowadźcie przez wyjście co najmniej jednego; na planszy nie może zostać nikt.
aliens-option-mission-resupply = Misja zaopatrzeniowa
    .text = Otwórzcie co najmniej cztery skrzynie i wyjdźcie; każda skrzynia przywraca kampanii dwie usunięte karty.
aliens-option-mission-last-stand = Polowanie na Robale: Ostatni bastion
    .text = Wytrwajcie, aż skończy się talia czujnika ruchu, i zabijcie wszystko, co zostało.
aliens-option-mission-block-sweep = Polowanie na Robale: Czyszczenie bloku
    .text = Wytrwajcie, aż skończy się talia czujnika ruchu, i zabijcie wszystko, co zostało.
aliens-option-mission-gantry = Polowanie na Robale: Pomost
    .text = Wytrwajcie, aż skończy się talia czujnika ruchu, i zabijcie wszystko, co zostało.
aliens-option-mission-nest = Polowanie na Robale: Gniazdo
    .text = Wytrwajcie, aż skończy się talia czujnika ruchu, i zabijcie wszystko, co zostało.

aliens-option-tracker-deck = Talia czujnika ruchu
    .text = Jak szybko rośnie zagrożenie.
aliens-option-tracker-deck-standard = Standardowa
    .text = Tyle kart poziomu I, ile mówi misja.
aliens-option-tracker-deck-easier = Łatwiejsza
    .text = Kart poziomu I wystarczy na turę dłużej.
aliens-option-tracker-deck-harder = Trudniejsza
    .text = Bez kart poziomu I.

aliens-option-blip-values = Sygnały
    .text = Ilu Obcych kryją sygnały.
aliens-option-blip-values-standard = Standardowe
    .text = Wartości od 1 do 5.
aliens-option-blip-values-easier = Łatwiejsze
    .text = Obie piątki stają się dwójkami.
aliens-option-blip-values-harder = Trudniejsze
    .text = Dwie jedynki stają się czwórkami.

aliens-option-mission-2 = Misja 2
    .text = Czego wymaga ucieczka z gniazda.
aliens-option-mission-2-standard = Standardowa
    .text = Musi wyjść jedna osoba z odciętej grupy.
aliens-option-mission-2-easier = Łatwiejsza
    .text = Musi wyjść jedna osoba, a po drodze są o dwa sygnały mniej.
aliens-option-mission-2-harder = Trudniejsza
    .text = Muszą wyjść dwie osoby z odciętej grupy.

aliens-option-mission-3 = Misja 3
    .text = Ile postaci musi dotrzeć do statku.
aliens-option-mission-3-standard = Standardowa
    .text = Dwie.
aliens-option-mission-3-easier = Łatwiejsza
    .text = Jedna.
aliens-option-mission-3-harder = Trudniejsza
    .text = Trzy.

aliens-option-quick-start = Szybki start
    .text = Czy od razu rozdać zalecane wyposażenie.
aliens-option-quick-start-off = Nie
    .text = Gracze wyposażają oddział sami, ze wszystkich kart.
aliens-option-quick-start-on = Tak
    .text = Rozdaje się szesnaście kart; można je jeszcze zmienić.

aliens-option-open-hands = Odkryte ręce
    .text = Czy wszyscy widzą wszystkie karty na rękach.
aliens-option-open-hands-off = Nie
    .text = Każdy widzi tylko swoje karty.
aliens-option-open-hands-on = Tak
    .text = Karty na rękach leżą odkryte.

aliens-option-individual-aliens = Pojedynczy Obcy
    .text = Co wychodzi z sygnału, który kryje kilku Obcych.
aliens-option-individual-aliens-off = Roje
    .text = Jedna figurka z żetonami.
aliens-option-individual-aliens-on = Pojedynczo
    .text = Każdy Obcy na osobnym polu, pozostali poza zasięgiem wzroku.

aliens-option-signature-rules = Zasady szczególne
    .text = Czy każde Polowanie na Robale ma własny haczyk.
aliens-option-signature-rules-off = Nie
    .text = Wszystkie Polowania na wspólnych zasadach.
aliens-option-signature-rules-on = Tak
    .text = Zabarykadowane drzwi i na wpół puste działka, skrzynie do otwarcia, upadki, które kosztują karty, Twarzołapy w gnieździe.

aliens-option-joint-votes = Wspólne głosowanie
    .text = Kto decyduje, gdy kilku graczy ma najwyższy stopień.
aliens-option-joint-votes-off = Pierwszy z nich
    .text = Ten, kto siedzi pierwszy; może przekazać dowodzenie.
aliens-option-joint-votes-on = Wszyscy
    .text = Głosują wszyscy, decyduje większość.

aliens-option-enemy-choices = Wybory za wrogów
    .text = O co pyta się gracza najwyższego stopniem, gdy Obcym wszystko jedno.
aliens-option-enemy-choices-targets-and-placing = Cele i rozmieszczanie
    .text = Kogo Obcy atakuje i gdzie pojawiają się sygnały.
aliens-option-enemy-choices-everything = Wszystko
    .text = Także kolejność i drogi.
aliens-option-enemy-choices-nothing = Nic
    .text = Program wybiera według stałych zasad.
