### К чему ведёт ответ: несколько слов рядом с ним, части строки, без точки.
###
### $numbers — коридоры, например 1, 4; $figures и $seats — имена подряд, они не склоняются.

## Шум.

nemesis-ahead-stands-nothing = ничего не происходит
nemesis-ahead-stands-encounter = контакт

## Бой.

nemesis-ahead-reroll = можно перебросить один раз
