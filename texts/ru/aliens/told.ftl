### Что происходит в игре «Aliens: Another Glorious Day in the Corps»: несколько событий в одной
### строке.

aliens-log-exhausted = { $n ->
    [one] Истощается { $n } карта.
    [few] Истощаются { $n } карты.
   *[many] Истощается { $n } карт.
}
aliens-log-blips = { $n ->
    [one] Появляется { $n } сигнал: { $squares }.
    [few] Появляются { $n } сигнала: { $squares }.
   *[many] Появляется { $n } сигналов: { $squares }.
}
aliens-log-blips-moved = { $n ->
    [one] Движется { $n } сигнал: { $moves }.
    [few] Движутся { $n } сигнала: { $moves }.
   *[many] Движется { $n } сигналов: { $moves }.
}

## Счётчики Меткости нескольких персонажей, например «Хикс 7, Фрост 5».

aliens-log-dial = { NAME($character) } { $to }
aliens-log-dials = Счётчики Меткости: { $dials }.

## Всё, что теряют сразу.

aliens-log-lost = { NAME($character) } теряет всё снаряжение: { $cards }.
aliens-log-discarded = { $seat } сбрасывает с руки: { $cards }.
