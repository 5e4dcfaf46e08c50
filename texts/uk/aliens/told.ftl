### Що відбувається у грі «Aliens: Another Glorious Day in the Corps»: кілька подій в одному рядку.

aliens-log-exhausted = { $n ->
    [one] Виснажується { $n } карта.
    [few] Виснажуються { $n } карти.
    [many] Виснажується { $n } карт.
   *[other] Виснажується { $n } карти.
}
aliens-log-blips = { $n ->
    [one] З’являється { $n } сигнал: { $squares }.
    [few] З’являються { $n } сигнали: { $squares }.
    [many] З’являється { $n } сигналів: { $squares }.
   *[other] З’являється { $n } сигналу: { $squares }.
}
aliens-log-blips-moved = { $n ->
    [one] Рухається { $n } сигнал: { $moves }.
    [few] Рухаються { $n } сигнали: { $moves }.
    [many] Рухається { $n } сигналів: { $moves }.
   *[other] Рухається { $n } сигналу: { $moves }.
}

## Лічильники Влучності кількох персонажів, як-от «Гікс 7, Фрост 5».

aliens-log-dial = { NAME($character) } { $to }
aliens-log-dials = Лічильники Влучності: { $dials }.

## Усе, що втрачають одразу.

aliens-log-lost = { NAME($character) } втрачає все спорядження: { $cards }.
aliens-log-discarded = { $seat } скидає з руки: { $cards }.
