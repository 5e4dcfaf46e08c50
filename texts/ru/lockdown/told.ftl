### Что происходит в Lockdown, несколько событий в одной строке. Остальное — в `nemesis-kit`.

lockdown-log-power-dealt = Раскладка энергии: { $areas }.
lockdown-log-power-moved = Энергия перераспределяется: { $areas }.
# Место и его жетон энергии в таком перечне.
lockdown-log-power = { NAME($area) } ({ NAME($token) })
lockdown-log-noise-removed = Шум стихает: { $levels }.
