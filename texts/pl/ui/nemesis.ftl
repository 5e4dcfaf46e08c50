### „Nemesis” jako tekst, krótko, do tabeli.

ui-nemesis-time = czas { $time } z { $jump }
ui-nemesis-self-destruct = autodestrukcja { $space } z { $last }
ui-nemesis-ship = Statek

## Systemy statku.

ui-nemesis-engines = Silniki
ui-nemesis-course = Kurs
ui-nemesis-pods = Kapsuły

## Pomieszczenia.

ui-nemesis-airlock = śluza zaraz się otworzy

## Co widzi tylko sam gracz.

ui-nemesis-seen-engine = { NAME($engine) }, runda { $round }: { NAME($state) }
ui-nemesis-intruder-cards = Karty Intruzów
ui-nemesis-marks = Za numerem i nazwą pomieszczenia w nawiasie kwadratowym stoi, ile przedmiotów tam zostało; nazwę w nawiasie okrągłym znają tylko ci, których znaki stoją za nią. Dalej idą cztery numery korytarzy i pomieszczenia, do których prowadzą: ! to hałas, # zamknięte drzwi, x zniszczone, tr i tb to czerwone i niebieskie korytarze techniczne. Intruzi mają numer, a po minusie obrażenia. Kreski to lekkie rany, w nawiasach stoją opatrzone ciężkie rany i nieaktywne przedmioty zadaniowe. Za silnikiem stoją znaki tych, którzy znają jego stan.
