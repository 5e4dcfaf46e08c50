### Do czego prowadzi odpowiedź: kilka słów obok niej, części wiersza, bez kropki.
###
### $seat to nazwa nieodmieniana; $stations to nazwy po kolei. Bez `.named` terytorium nazywa już odpowiedź.

alien-frontiers-ahead-yours = twoje
    .named = { NAME($territory) }: kontrola twoja
alien-frontiers-ahead-nobodys = niczyje
    .named = { NAME($territory) }: kontrola niczyja
alien-frontiers-ahead-theirs = kontrola: { $seat }
    .named = { NAME($territory) }: kontrola – { $seat }
alien-frontiers-ahead-opens = otworzy się: { $stations }
alien-frontiers-ahead-ends = gra się kończy
