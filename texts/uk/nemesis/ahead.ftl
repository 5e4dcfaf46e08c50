### До чого веде відповідь: кілька слів поруч із нею, частини рядка, без крапки.
###
### $numbers — коридори, наприклад 1, 4; $figures і $seats — імена поспіль, вони не відмінюються.

## Хто йде і хто входить.

nemesis-ahead-attacked = спершу атакують: { $figures }
nemesis-ahead-unexplored = не досліджено
nemesis-ahead-burns = відсік горить
nemesis-ahead-malfunction = несправність
nemesis-ahead-slime = слиз
nemesis-ahead-combat = бій: { $figures }

## Шум.

nemesis-ahead-noise = шум на { $numbers }
nemesis-ahead-encounter = зіткнення на { $numbers }
nemesis-ahead-silence-is-danger = слиз: Тиша — це Небезпека
nemesis-ahead-danger-noise = Небезпека: шум довкола
nemesis-ahead-danger-come = за Небезпеки прийдуть: { $figures }
nemesis-ahead-danger-door = за Небезпеки зламають двері: { $figures }
nemesis-ahead-danger-nobody = Небезпека: зачинені двері нікого не пустять
nemesis-ahead-unless-token = якщо жетон — не Тиша й не Небезпека
nemesis-ahead-certain-danger = на жетоні Небезпека
nemesis-ahead-no-noise-company = без кидка шуму: там хтось є
nemesis-ahead-no-noise = без кидка шуму
nemesis-ahead-no-noise-token = без кидка шуму: на жетоні Тиша
nemesis-ahead-careful = шум на ваш вибір: { $numbers }
nemesis-ahead-noise-lies = потім у цьому відсіку зіткнення на { $numbers }
nemesis-ahead-stands-nothing = нічого не стається
nemesis-ahead-stands-encounter = зіткнення

## Рука, і кого жетони заскочать зненацька.

nemesis-ahead-cards = { $n ->
    [0] карт не лишиться: вас точно заскочать зненацька
    [one] лишиться { $n } карта
    [few] лишаться { $n } карти
   *[many] лишиться { $n } карт
}
nemesis-ahead-surprise = { $n ->
    [0] зненацька не заскочить жоден жетон
    [one] зненацька заскочить { $n } жетон із { $of }
    [few] зненацька заскочать { $n } жетони з { $of }
   *[many] зненацька заскочать { $n } жетонів із { $of }
}

## Бій.

nemesis-ahead-hits = влучання на { $hits } з { $of }
nemesis-ahead-reroll = можна перекинути один раз
nemesis-ahead-injuries = { $n ->
    [0] промах
    [one] { $n } поранення
    [few] { $n } поранення
   *[many] { $n } поранень
}
nemesis-ahead-eggs = { $n ->
    [0] промах
    [one] знищено { $n } яйце
    [few] знищено { $n } яйця
   *[many] знищено { $n } яєць
}
nemesis-ahead-injury-range = поранення: { $range }
nemesis-ahead-miss-nothing = промах нічим не загрожує
nemesis-ahead-miss-wound = промах — вам важке поранення
nemesis-ahead-miss-death = промах — ваша смерть
nemesis-ahead-contamination = 1 карта інфекції
nemesis-ahead-blast-figures = поранення: { $figures }
nemesis-ahead-blast-characters = важке поранення: { $seats }
nemesis-ahead-blast-deadly = смерть: { $seats }

## Кінець ходу.

nemesis-ahead-fire = вогонь: легке поранення наприкінці ходу
nemesis-ahead-bleeding = кровотеча: легке поранення
nemesis-ahead-deadly = це поранення смертельне
