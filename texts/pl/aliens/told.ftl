### Co dzieje się w grze „Aliens: Kolejny cudowny dzień w Korpusie”: kilka zdarzeń w jednym wierszu.

aliens-log-exhausted = { $n ->
    [one] Oddział wyczerpuje { $n } kartę.
    [few] Oddział wyczerpuje { $n } karty.
    [many] Oddział wyczerpuje { $n } kart.
   *[other] Oddział wyczerpuje { $n } karty.
}
aliens-log-blips = { $n ->
    [one] Pojawia się { $n } sygnał: { $squares }.
    [few] Pojawiają się { $n } sygnały: { $squares }.
    [many] Pojawia się { $n } sygnałów: { $squares }.
   *[other] Pojawia się { $n } sygnału: { $squares }.
}
aliens-log-blips-moved = { $n ->
    [one] Rusza się { $n } sygnał: { $moves }.
    [few] Ruszają się { $n } sygnały: { $moves }.
    [many] Rusza się { $n } sygnałów: { $moves }.
   *[other] Rusza się { $n } sygnału: { $moves }.
}

## Wskaźniki Celowania kilku postaci, na przykład „Hicks 7, Frost 5”.

aliens-log-dial = { NAME($character) } { $to }
aliens-log-dials = Wskaźniki Celowania: { $dials }.

## Wszystko, co ktoś traci naraz.

aliens-log-lost = { NAME($character) } traci całe wyposażenie: { $cards }.
aliens-log-discarded = { $seat } odrzuca z ręki: { $cards }.
