### Co dzieje się w „Lockdown”, kilka wydarzeń w jednym wierszu. Reszta jest w `nemesis-kit`.

lockdown-log-power-dealt = Rozkład energii: { $areas }.
lockdown-log-power-moved = Energia zostaje przekierowana: { $areas }.
# Miejsce i jego żeton energii na takiej liście.
lockdown-log-power = { NAME($area) } ({ NAME($token) })
lockdown-log-noise-removed = Hałas cichnie: { $levels }.
