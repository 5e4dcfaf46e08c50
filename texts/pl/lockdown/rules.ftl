### Dlaczego w „Lockdown” czegoś nie można: zdanie na każdą zasadę, na którą może powołać się odmowa. Zaczyna się od tego,
### czego brakuje.

## Akcje.

lockdown-rule-loc-5-2 = { lockdown-needs-cards }
lockdown-rule-loc-5-6 = Potrzebne to, co pokazuje ikona: walka albo jej brak.
lockdown-rule-loc-5-7 = { lockdown-needs-no-combat }
lockdown-rule-loc-5-9 = { lockdown-needs-use }
lockdown-rule-loc-25-53 = Potrzebna broń, która została na statku: w „Lockdown” ta karta nic nie robi.
lockdown-rule-loc-5-31 = { lockdown-needs-quiet-corridor }
lockdown-rule-loc-5-32 = Potrzebne pomieszczenie bez Intruzów: z walki nikt się cicho nie wymknie.
lockdown-rule-loc-5-42 = { lockdown-needs-company }
lockdown-rule-loc-5-44 = { lockdown-needs-fresh-trade }
lockdown-rule-loc-5-50 = Potrzebne dwa przedmioty z komponentami czegoś, co można stworzyć.
lockdown-rule-loc-5-73 = { lockdown-needs-moment }
lockdown-rule-loc-5-80 = { lockdown-needs-search }
lockdown-rule-loc-17-61 = Potrzebne to, czego wymaga twój przedmiot zadaniowy.
lockdown-rule-loc-19-1 = { lockdown-needs-no-malfunction }

## Ruch i walka.

lockdown-rule-loc-6-1 = { lockdown-needs-open-way }
lockdown-rule-loc-6-2 = Potrzebna postać, która stoi w pomieszczeniu.
lockdown-rule-loc-8-21 = Potrzebny korytarz o tym numerze: tutaj prowadzi on do korytarzy technicznych, którymi się zwyczajnie nie chodzi.
lockdown-rule-loc-25-69 = Potrzebny korytarz o tym numerze: tutaj prowadzi on do strefy powierzchni, po której się nie chodzi.
lockdown-rule-loc-11-1 = { lockdown-needs-target }
lockdown-rule-loc-11-2 = { lockdown-needs-weapon }

## Komputery.

lockdown-rule-loc-18-2 = Potrzebny komputer i energia na jego poziomie.
lockdown-rule-loc-18-3 = Potrzebne pomieszczenie bez awarii: przez nią nie działa też komputer.
lockdown-rule-loc-18-9 = Potrzebne pomieszczenie bez Intruzów: w walce nikt nie usiądzie do komputera.
lockdown-rule-loc-18-11 = Potrzebna linia karty komputera, która może teraz coś zmienić.

## Opcje stołu.

lockdown-rule-loc-25-20 = { lockdown-needs-two-players }
lockdown-rule-loc-25-60 = Potrzebny wybór jednej z dwóch stron planszy.
lockdown-rule-loc-25-90 = Potrzebny wybór jednego z dwóch rodzajów Intruzów.
lockdown-rule-loc-25-40 = Potrzebny wybór: postacie tylko z „Lockdown” albo także z „Nemesis”.

## Pomieszczenia i drogi ratunku.

lockdown-rule-loc-19-48 = Potrzebna chwila, w której z żadnego innego pomieszczenia nie uchodzi już powietrze.
lockdown-rule-loc-20-1 = Potrzebna otwarta Izolatka: otwiera się na polu 8 albo z alarmem.
lockdown-rule-loc-20-10 = Potrzebny znacznik czasu na polu z żetonem wysyłki i pusty kontener tutaj.
lockdown-rule-loc-20-32 = Potrzebna otwarta główna brama oraz łazik tutaj albo skafander ochronny.
lockdown-rule-loc-25-77 = Potrzebny łazik tutaj, przy sprawnym pomieszczeniu wyjściowym.
lockdown-rule-loc-25-78 = Potrzebna otwarta główna brama, skafander ochronny i rozdroże, z którego ścieżka prowadzi do bunkra.
