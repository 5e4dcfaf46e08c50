### Що відбувається в Lockdown, кілька подій в одному рядку. Решта — у `nemesis-kit`.

lockdown-log-power-dealt = Розклад енергії: { $areas }.
lockdown-log-power-moved = Енергія перерозподіляється: { $areas }.
# Місце та його жетон енергії в такому переліку.
lockdown-log-power = { NAME($area) } ({ NAME($token) })
lockdown-log-noise-removed = Шум стихає: { $levels }.
