### К чему ведёт ответ: несколько слов рядом с ним, части строки, без точки.
###
### $numbers — коридоры, например 1, 4; $figures и $seats — имена подряд, они не склоняются.

## Кто уходит и кто входит.

nemesis-ahead-attacked = сначала атакуют: { $figures }
nemesis-ahead-unexplored = не разведан
nemesis-ahead-burns = отсек горит
nemesis-ahead-malfunction = неисправность
nemesis-ahead-slime = слизь
nemesis-ahead-combat = бой: { $figures }

## Шум.

nemesis-ahead-unless-token = если жетон — не Тишина и не Опасность
nemesis-ahead-certain-danger = на жетоне Опасность
nemesis-ahead-no-noise-company = без броска на шум: там кто-то есть
nemesis-ahead-no-noise = без броска на шум
nemesis-ahead-no-noise-token = без броска на шум: на жетоне Тишина
nemesis-ahead-careful = шум на ваш выбор: { $numbers }
nemesis-ahead-noise-lies = потом в этом отсеке контакт на { $numbers }
nemesis-ahead-stands-nothing = ничего не происходит
nemesis-ahead-stands-encounter = контакт

## Бой.

nemesis-ahead-reroll = можно перебросить один раз
nemesis-ahead-miss-nothing = промах ничем не грозит
nemesis-ahead-miss-wound = промах — вам тяжёлая рана
nemesis-ahead-miss-death = промах — ваша смерть
nemesis-ahead-contamination = 1 карта заражения
nemesis-ahead-blast-figures = травмы: { $figures }
nemesis-ahead-blast-characters = тяжёлая рана: { $seats }
nemesis-ahead-blast-deadly = смерть: { $seats }

## Конец хода.

nemesis-ahead-fire = пожар: лёгкая рана в конце хода
nemesis-ahead-bleeding = кровотечение: лёгкая рана
nemesis-ahead-deadly = эта рана смертельна
