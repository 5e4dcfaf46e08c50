### What an answer leads to: a few words beside it, parts of a line, without a full stop.
###
### $seat is a name as it is; $stations are names in a row. Control changes hands where an answer
### is about one territory; with `.named` it is about others as well.

alien-frontiers-ahead-yours = yours
    .named = { NAME($territory) } becomes yours
alien-frontiers-ahead-nobodys = nobody’s
    .named = { NAME($territory) } becomes nobody’s
alien-frontiers-ahead-theirs = goes to { $seat }
    .named = { NAME($territory) } goes to { $seat }
alien-frontiers-ahead-opens = opens: { $stations }
alien-frontiers-ahead-ends = the game ends
