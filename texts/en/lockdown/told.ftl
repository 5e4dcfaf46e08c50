### What happens in Lockdown, several events in one line. The rest is in `nemesis-kit`.

lockdown-log-power-dealt = Power is laid out: { $areas }.
lockdown-log-power-moved = Power is rerouted: { $areas }.
# A place and its power token in such a list.
lockdown-log-power = { NAME($area) } ({ NAME($token) })
lockdown-log-noise-removed = Noise dies away on { $levels }.
