### Co dzieje się w „Lockdown”, kilka wydarzeń w jednym wierszu. Reszta jest w `nemesis-kit`.

lockdown-log-power-dealt = Energia jest rozłożona: { $areas }.
lockdown-log-power-moved = Energia jest przekierowana: { $areas }.
# Miejsce i jego żeton energii na takiej liście.
lockdown-log-power = { NAME($area) } ({ NAME($token) })
lockdown-log-noise-removed = Hałas cichnie: { $levels }.
