### До чого веде відповідь: кілька слів поруч із нею, частини рядка, без крапки.
###
### $numbers — коридори, наприклад 1, 4; $figures і $seats — імена поспіль, вони не відмінюються.

## Шум.

nemesis-ahead-unless-token = якщо жетон — не Тиша й не Небезпека
nemesis-ahead-no-noise-company = без кидка шуму: там хтось є
nemesis-ahead-no-noise-token = без кидка шуму: на жетоні Тиша
nemesis-ahead-stands-nothing = нічого не стається
nemesis-ahead-stands-encounter = зіткнення

## Бій.

nemesis-ahead-reroll = можна перекинути один раз
