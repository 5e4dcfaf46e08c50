### Nemesis as text, short enough for a table.

ui-nemesis-time = time { $time } of { $jump }
ui-nemesis-self-destruct = self-destruct { $space } of { $last }
ui-nemesis-ship = Ship

## The ship’s systems.

ui-nemesis-engines = Engines
ui-nemesis-course = Course
ui-nemesis-pods = Pods

## The rooms.

ui-nemesis-airlock = airlock about to open

## What is one’s own.

ui-nemesis-seen-engine = { NAME($engine) } in round { $round }: { NAME($state) }
ui-nemesis-intruder-cards = Cards of the intruders
ui-nemesis-marks = Behind a room’s number and name, in square brackets, stands how many items are left there; a name in brackets is known only to those whose marks follow. Then come the four numbers of its corridors and the rooms they lead to: ! is noise, # a closed door, x a destroyed one, tr and tb are the red and the blue technical corridors. Intruders have a number, and a minus before their injuries. Strokes are light wounds, and dressed serious wounds are in brackets, as are quest items that are not active. Behind an engine stand the marks of those who know it.
