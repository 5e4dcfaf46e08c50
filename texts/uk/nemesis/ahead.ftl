### До чого веде відповідь: кілька слів поруч із нею, частини рядка, без крапки.
###
### $numbers — коридори, наприклад 1, 4; $figures і $seats — імена поспіль, вони не відмінюються.

## Шум.

nemesis-ahead-stands-nothing = нічого не стається
nemesis-ahead-stands-encounter = зіткнення

## Бій.

nemesis-ahead-reroll = можна перекинути один раз
