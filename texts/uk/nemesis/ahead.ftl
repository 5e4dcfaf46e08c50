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

nemesis-ahead-unless-token = якщо жетон — не Тиша й не Небезпека
nemesis-ahead-certain-danger = на жетоні Небезпека
nemesis-ahead-no-noise-company = без кидка шуму: там хтось є
nemesis-ahead-no-noise = без кидка шуму
nemesis-ahead-no-noise-token = без кидка шуму: на жетоні Тиша
nemesis-ahead-careful = шум на ваш вибір: { $numbers }
nemesis-ahead-noise-lies = потім у цьому відсіку зіткнення на { $numbers }
nemesis-ahead-stands-nothing = нічого не стається
nemesis-ahead-stands-encounter = зіткнення

## Бій.

nemesis-ahead-reroll = можна перекинути один раз
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
