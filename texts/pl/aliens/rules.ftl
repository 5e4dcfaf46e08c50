### Dlaczego w grze „Aliens: Kolejny cudowny dzień w Korpusie” czegoś nie można zrobić: zdanie na
### każdą zasadę, na którą może się powołać odmowa. Zdanie zaczyna się od tego, czego brakuje.

## Przed pierwszą turą.

aliens-rule-agd-3-3 = Potrzebna postać, która bierze udział i którą nie gra nikt inny.
aliens-rule-agd-3-5 = Potrzebna broń albo sprzęt spośród kart jeszcze nierozdanych.
aliens-rule-agd-3-19 = Potrzebny twój bohater albo rekrut.
aliens-rule-agd-3-21 = Potrzebna karta, która nie jest ostatnią w talii wytrzymałości.
aliens-rule-agd-6f-14 = Potrzebny inny bohater: samą Newt nikt nie gra.

## Czyja kolej.

aliens-rule-agd-4-7 = Potrzebna postać, która w tej fazie nie była jeszcze aktywowana.
aliens-rule-agd-4-8 = Potrzebny gracz, którego bohater jest na planszy i nie był jeszcze aktywowany.
aliens-rule-agd-4-15 = Potrzebny rekrut o stopniu nie wyższym niż stopień bohatera.
aliens-rule-agd-4-26 = Potrzebny inny gracz z bohaterem o tym samym stopniu.
aliens-rule-agd-6i-17 = Potrzebny rekrut na planszy; Newt tylko wtedy, gdy nie ma innych rekrutów.

## Wydarzenia.

aliens-rule-agd-4-27 = Potrzebna chwila, na którą przeznaczone jest wydarzenie.
aliens-rule-agd-4-33 = Potrzebne coś, co wydarzenie może teraz zmienić.
aliens-rule-agd-6e-17 = Potrzebne to wydarzenie na twojej ręce.

## Akcje.

aliens-rule-agd-4-20 = Potrzebna postać na nogach.
aliens-rule-agd-5-1 = Potrzebna niewykorzystana Akcja w tej aktywacji.
aliens-rule-agd-5-6 = Potrzebne sąsiednie pole, do którego drogi nie zamyka ściana, ogrodzenie, barykada ani wróg.
aliens-rule-agd-5-8 = Potrzebne pole bez innej postaci i bez żetonów, żeby się na nim zatrzymać.
aliens-rule-agd-5-9 = Potrzebne pole, na którym można się zatrzymać: obok wroga Ruch się kończy.
aliens-rule-agd-5-30 = Potrzeba tyle ruchu, żeby dojść do pola, na którym można się zatrzymać.
aliens-rule-agd-6o-6 = Potrzebne: pole przy otwartym wyjściu i jeszcze jeden krok.
aliens-rule-agd-5-14 = Potrzebne: broń tej postaci i cel w zasięgu wzroku i broni.
aliens-rule-agd-5-15 = Potrzebny Obcy: w sygnał trafiają tylko ataki obszarowe i działka.
aliens-rule-agd-5-17 = Potrzebne drzwi, punkt wprowadzenia albo tunel tuż obok postaci.
aliens-rule-agd-5-20 = Potrzebny żeton barykady w zapasie; wszystkie 12 są już na planszy.
aliens-rule-agd-5-22 = Potrzebne coś obok postaci, czego można teraz użyć.
aliens-rule-agd-5-24 = Potrzebne: Apteczka i powalona postać obok.
aliens-rule-agd-6f-13 = Potrzebna inna postać: Newt nie ma wskaźnika Celowania i nie nosi broni.
aliens-rule-agd-6h-3 = Potrzebna broń, która sięga Obcego i nie jest nieporęczna.

## Wyposażenie.

aliens-rule-agd-6f-20 = Potrzebne wolne miejsce na sprzęt; postać nosi najwyżej dwie sztuki.
aliens-rule-agd-6f-21 = Potrzebne wolne miejsce na broń; druga musi być zapasowa, a przy masywnej nie nosi się żadnej.
aliens-rule-agd-6f-24 = Potrzebna broń albo sprzęt.
aliens-rule-agd-6f-27 = Potrzebna postać nie dalej niż 2 pola od aktywnego bohatera.

## Ustawienia stołu.

aliens-rule-agd-3-1 = Potrzebna jedna z dziewięciu misji.
aliens-rule-agd-6g-14 = Trzeba wybrać, o co pytać za wrogów gracza najwyższego stopniem.
aliens-rule-agd-7g-1 = Trzeba wybrać między rojami a pojedynczymi Obcymi.
aliens-rule-agd-7h-1 = Trzeba wybrać: łatwiej, standardowo albo trudniej.
aliens-rule-agd-9-1 = Potrzeba co najmniej dwojga graczy, których karty są jawne albo zakryte.
aliens-rule-agd-11e-54 = Trzeba wybrać, czy każde Polowanie na Robale ma własną zasadę.
