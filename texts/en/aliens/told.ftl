### What happens in Aliens: Another Glorious Day in the Corps, several events in one line.

aliens-log-exhausted = { $n ->
    [one] { $n } card is exhausted.
   *[other] { $n } cards are exhausted.
}
aliens-log-blips = { $n ->
    [one] { $n } blip appears: { $squares }.
   *[other] { $n } blips appear: { $squares }.
}
aliens-log-blips-moved = { $n ->
    [one] { $n } blip moves: { $moves }.
   *[other] { $n } blips move: { $moves }.
}

## The Aim dials of several characters, such as “Hicks 7, Frost 5”.

aliens-log-dial = { NAME($character) } { $to }
aliens-log-dials = The Aim dials show: { $dials }.

## All that somebody loses at once.

aliens-log-lost = { NAME($character) } loses everything carried: { $cards }.
aliens-log-discarded = { $seat } discards from hand: { $cards }.
