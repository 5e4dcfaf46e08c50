### До чого веде відповідь: кілька слів поруч із нею, частини рядка, без крапки.
###
### $seat — ім’я як є; $stations — назви підряд. Без `.named` відповідь і так називає територію.

alien-frontiers-ahead-yours = ваша
    .named = { NAME($territory) }: контроль ваш
alien-frontiers-ahead-nobodys = нічия
    .named = { NAME($territory) }: контроль нічий
alien-frontiers-ahead-theirs = контроль: { $seat }
    .named = { NAME($territory) }: контроль — { $seat }
alien-frontiers-ahead-opens = стане доступно: { $stations }
alien-frontiers-ahead-ends = гра закінчується
