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

## Хто йде і хто входить.

nemesis-kit-ahead-attacked = спершу атакують: { $figures }
nemesis-kit-ahead-unexplored = не досліджено
nemesis-kit-ahead-burns = відсік горить
nemesis-kit-ahead-malfunction = несправність
nemesis-kit-ahead-slime = слиз
nemesis-kit-ahead-combat = бій: { $figures }

## Шум.

nemesis-kit-ahead-certain-danger = на жетоні Небезпека
nemesis-kit-ahead-no-noise = без кидка на шум
nemesis-kit-ahead-unless-token = якщо жетон — не Тиша й не Небезпека
nemesis-kit-ahead-no-noise-company = без кидка на шум: там хтось є
nemesis-kit-ahead-no-noise-token = без кидка на шум: на жетоні Тиша
nemesis-kit-ahead-careful = шум на ваш вибір: { $numbers }
nemesis-kit-ahead-noise-lies = потім у цьому відсіку зіткнення на { $numbers }

## Бій.

nemesis-kit-ahead-miss-nothing = промах нічим не загрожує
nemesis-kit-ahead-miss-wound = промах — вам важке поранення
nemesis-kit-ahead-miss-death = промах — ваша смерть
nemesis-kit-ahead-contamination = 1 карта інфекції
nemesis-kit-ahead-blast-figures = поранення: { $figures }
nemesis-kit-ahead-blast-characters = важке поранення: { $seats }
nemesis-kit-ahead-blast-deadly = смерть: { $seats }

## Кінець ходу.

nemesis-kit-ahead-fire = вогонь: легке поранення наприкінці ходу
nemesis-kit-ahead-bleeding = кровотеча: легке поранення
nemesis-kit-ahead-deadly = це поранення смертельне
