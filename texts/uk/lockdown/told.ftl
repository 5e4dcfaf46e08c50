### Що відбувається в Lockdown, кілька подій в одному рядку. Решта — у `nemesis-kit`.

lockdown-log-power-dealt = Розклад енергії: { $areas }.
lockdown-log-power-moved = Енергію перенаправлено: { $areas }.
# Місце та його жетон енергії в такому переліку.
lockdown-log-power = { NAME($area) } ({ NAME($token) })
lockdown-log-noise-removed = Шум стихає: { $levels }.
