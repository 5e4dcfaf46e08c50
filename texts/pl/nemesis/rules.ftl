### Dlaczego w „Nemesis” czegoś nie można: zdanie na każdą zasadę, na którą może powołać się
### odmowa. Zaczyna się od tego, czego brakuje.

## Akcje.

nemesis-rule-nem-5-2 = Potrzeba więcej kart akcji na ręce, żeby za to zapłacić.
nemesis-rule-nem-5-7 = Potrzebne pomieszczenie bez Intruzów: to nie na walkę.
nemesis-rule-nem-5-8 = Potrzebne pomieszczenie bez Intruzów: w walce można tylko strzelać, walczyć wręcz albo uciekać.
nemesis-rule-nem-5-9 = Potrzebne coś, do czego można tego tutaj użyć.
nemesis-rule-nem-5-20 = Potrzebny korytarz bez hałasu przy pomieszczeniu, do którego idziesz.
nemesis-rule-nem-5-27 = Potrzebny ktoś jeszcze w twoim pomieszczeniu i coś do wymiany.
nemesis-rule-nem-5-38 = Potrzebny moment wskazany na karcie: to reakcja, a nie akcja.
nemesis-rule-nem-5-39 = Potrzebne pomieszczenie, w którym jest czego szukać.
nemesis-rule-nem-5-49 = Potrzebne pomieszczenie bez awarii.

## Ruch.

nemesis-rule-nem-6-4 = Potrzebna wolna droga: drzwi w tym korytarzu są zamknięte.
nemesis-rule-nem-8-1 = Potrzebny korytarz o tym numerze: tutaj prowadzi on do korytarzy technicznych, a tam nikt nie wejdzie.

## Walka.

nemesis-rule-nem-11-2 = Potrzebny Intruz w twoim pomieszczeniu.
nemesis-rule-nem-11-4 = Potrzebna broń z amunicją w ręce oraz Intruz albo jaja w pomieszczeniu.
nemesis-rule-nem-11-8 = Potrzebny Intruz albo jaja w pomieszczeniu.

## Autodestrukcja.

nemesis-rule-nem-17-22 = Potrzebna autodestrukcja, którą można jeszcze zatrzymać: na żółtych polach jest za późno.
nemesis-rule-nem-17-23 = Potrzebny statek, na którym nikt nie hibernuje.

## Hibernacja i kapsuły.

nemesis-rule-nem-17-55 = Potrzebne otwarte komory hibernacyjne: otworzą się, gdy znacznik czasu dojdzie do pierwszego niebieskiego pola.
nemesis-rule-nem-18-4 = Potrzebna odblokowana kapsuła ratunkowa tej sekcji z wolnym miejscem.

## Opcje stołu.

nemesis-rule-nem-22-6 = Potrzeba dwóch graczy lub więcej.
nemesis-rule-nem-22-18 = Potrzeba dwóch graczy lub więcej.
nemesis-rule-nem-22-29 = Potrzebny wybór jednej z dwóch stron planszy statku.
nemesis-rule-nem-26-21 = Potrzebny wybór, czy śluza zostawia ciała.
nemesis-rule-nem-26-36 = Potrzebny wybór, czy Ambulatorium leczy nieopatrzone rany.
nemesis-rule-nem-26-69 = Potrzebny wybór, czy „Taśma klejąca” jest narzędziem.
nemesis-rule-nem-26-99 = Potrzebna wymiana, w której nie wszystkiego jeszcze próbowano: masz już za sobą dość ofert i pokazów.
nemesis-rule-nem-48-1 = Potrzebny wybór, czy postacie mają cechy.
