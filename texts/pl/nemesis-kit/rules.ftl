### Czego brakuje, gdy w „Nemesis” lub „Lockdown” czegoś nie można: zdania wspólne dla zasad obu ksiąg; każde od tego się
### zaczyna.

nemesis-kit-needs-cards = Potrzeba więcej kart akcji na ręce, żeby za to zapłacić.
nemesis-kit-needs-no-combat = Potrzebne pomieszczenie bez Intruzów: w walce można tylko strzelać, walczyć wręcz albo uciekać.
nemesis-kit-needs-use = Potrzebne coś, do czego można tego tutaj użyć.
nemesis-kit-needs-quiet-corridor = Potrzebny korytarz bez hałasu przy pomieszczeniu, do którego idziesz.
nemesis-kit-needs-company = Potrzebny ktoś jeszcze w twoim pomieszczeniu i coś do wymiany.
nemesis-kit-needs-moment = Potrzebny moment wskazany na karcie: to reakcja, a nie akcja.
nemesis-kit-needs-search = Potrzebne pomieszczenie, w którym jest czego szukać.
nemesis-kit-needs-no-malfunction = Potrzebne pomieszczenie bez awarii.
nemesis-kit-needs-open-way = Potrzebna wolna droga: drzwi w tym korytarzu są zamknięte.
nemesis-kit-needs-weapon = Potrzebna broń z amunicją w ręce oraz Intruz albo jaja w pomieszczeniu.
nemesis-kit-needs-target = Potrzebny Intruz albo jaja w pomieszczeniu.
nemesis-kit-needs-fresh-trade = Potrzebna wymiana, w której nie wszystkiego jeszcze próbowano: masz już za sobą dość ofert i pokazów.
nemesis-kit-needs-two-players = Potrzeba dwóch graczy lub więcej.
