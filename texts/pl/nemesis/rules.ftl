### Dlaczego w „Nemesis” czegoś nie można: zdanie na każdą zasadę, na którą może powołać się
### odmowa. Zaczyna się od tego, czego brakuje.

## Akcje.

nemesis-rule-nem-5-2 = { nemesis-needs-cards }
nemesis-rule-nem-5-7 = Potrzebne pomieszczenie bez Intruzów: to nie na walkę.
nemesis-rule-nem-5-8 = { nemesis-needs-no-combat }
nemesis-rule-nem-5-9 = { nemesis-needs-use }
nemesis-rule-nem-5-20 = { nemesis-needs-quiet-corridor }
nemesis-rule-nem-5-27 = { nemesis-needs-company }
nemesis-rule-nem-5-38 = { nemesis-needs-moment }
nemesis-rule-nem-5-39 = { nemesis-needs-search }
nemesis-rule-nem-5-49 = { nemesis-needs-no-malfunction }

## Ruch.

nemesis-rule-nem-6-4 = { nemesis-needs-open-way }
nemesis-rule-nem-8-1 = Potrzebny korytarz o tym numerze: tutaj prowadzi on do korytarzy technicznych, a tam nikt nie wejdzie.

## Walka.

nemesis-rule-nem-11-2 = Potrzebny Intruz w twoim pomieszczeniu.
nemesis-rule-nem-11-4 = { nemesis-needs-weapon }
nemesis-rule-nem-11-8 = { nemesis-needs-target }

## Autodestrukcja.

nemesis-rule-nem-17-22 = Potrzebna autodestrukcja, którą można jeszcze zatrzymać: na żółtych polach jest za późno.
nemesis-rule-nem-17-23 = Potrzebny statek, na którym nikt nie hibernuje.

## Hibernacja i kapsuły.

nemesis-rule-nem-17-55 = Potrzebne otwarte komory hibernacyjne: otworzą się, gdy znacznik czasu dojdzie do pierwszego niebieskiego pola.
nemesis-rule-nem-18-4 = Potrzebna odblokowana kapsuła ratunkowa tej sekcji z wolnym miejscem.

## Opcje stołu.

nemesis-rule-nem-22-6 = { nemesis-needs-two-players }
nemesis-rule-nem-22-18 = { nemesis-needs-two-players }
nemesis-rule-nem-22-29 = Potrzebny wybór jednej z dwóch stron planszy statku.
nemesis-rule-nem-26-21 = Potrzebny wybór, czy śluza zostawia ciała.
nemesis-rule-nem-26-36 = Potrzebny wybór, czy Ambulatorium leczy nieopatrzone rany.
nemesis-rule-nem-26-69 = Potrzebny wybór, czy „Taśma klejąca” jest narzędziem.
nemesis-rule-nem-26-99 = { nemesis-needs-fresh-trade }
nemesis-rule-nem-48-1 = Potrzebny wybór, czy postacie mają cechy.
