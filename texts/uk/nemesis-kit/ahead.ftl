### What an answer leads to in both games, in the few words that stand beside it: parts of a line,
### without a full stop.
###
### $numbers are corridors such as 1, 4; $figures are names in a row, never inflected.

## Шум.

nemesis-kit-ahead-noise = шум на { $numbers }
nemesis-kit-ahead-encounter = зіткнення на { $numbers }
nemesis-kit-ahead-silence-is-danger = слиз: Тиша — це Небезпека
nemesis-kit-ahead-danger-noise = Небезпека: шум довкола
nemesis-kit-ahead-danger-come = за Небезпеки прийдуть: { $figures }
nemesis-kit-ahead-danger-door = за Небезпеки зламають двері: { $figures }
nemesis-kit-ahead-danger-nobody = Небезпека: зачинені двері нікого не пустять

## Рука, і кого жетони заскочать зненацька.

nemesis-kit-ahead-cards = { $n ->
    [0] карт не лишиться: вас точно заскочать зненацька
    [one] лишиться { $n } карта
    [few] лишаться { $n } карти
   *[many] лишиться { $n } карт
}
nemesis-kit-ahead-surprise = { $n ->
    [0] зненацька не заскочить жоден жетон
    [one] зненацька заскочить { $n } жетон із { $of }
    [few] зненацька заскочать { $n } жетони з { $of }
   *[many] зненацька заскочать { $n } жетонів із { $of }
}

## Бій.

nemesis-kit-ahead-hits = влучання на { $hits } з { $of }
nemesis-kit-ahead-injuries = { $n ->
    [0] промах
    [one] { $n } поранення
    [few] { $n } поранення
   *[many] { $n } поранень
}
nemesis-kit-ahead-eggs = { $n ->
    [0] промах
    [one] знищено { $n } яйце
    [few] знищено { $n } яйця
   *[many] знищено { $n } яєць
}
nemesis-kit-ahead-injury-range = поранення: { $range }
