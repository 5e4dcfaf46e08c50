### К чему ведёт ответ: несколько слов рядом с ним, части строки, без точки.
###
### $numbers — коридоры, например 1, 4; $figures и $seats — имена подряд, они не склоняются.

## Шум.

nemesis-ahead-unless-token = если жетон — не Тишина и не Опасность
nemesis-ahead-no-noise-company = без броска на шум: там кто-то есть
nemesis-ahead-no-noise-token = без броска на шум: на жетоне Тишина
nemesis-ahead-stands-nothing = ничего не происходит
nemesis-ahead-stands-encounter = контакт

## Бой.

nemesis-ahead-reroll = можно перебросить один раз
