### Pomieszczenia, które są i na statku, i w Kompleksie.

nemesis-kit-room-emergency-room = Ambulatorium
    .short = Ambulatorium
    .at = w Ambulatorium
    .to = do Ambulatorium
    .from = z Ambulatorium
    .text = Opatrz wszystkie swoje ciężkie rany albo wylecz jedną opatrzoną, albo wylecz wszystkie lekkie.
