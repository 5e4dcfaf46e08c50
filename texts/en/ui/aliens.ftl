### Aliens as text, short enough for a table.

ui-aliens-turn = Turn { $turn } · { NAME($phase) } · { NAME($mission) }
ui-aliens-endurance = { $under ->
    [0] Endurance deck { $deck } · Exhaust pile { $exhausted } · Discard pile { $discarded }
   *[other] Endurance deck { $deck }, { $under } of them under the Reshuffle card · Exhaust pile { $exhausted } · Discard pile { $discarded }
}
ui-aliens-tracker = Motion Tracker deck { $deck }, next level { $level }, discarded { $discarded } · blips in the pool { $blips }
ui-aliens-unseen = Cannot be seen (deck, Exhaust pile, hands of others): { $cards }
ui-aliens-discarded = Discard pile: { $cards }
ui-aliens-levels = Motion Tracker deck by level: { $cards }
ui-aliens-hand = In hand{"  "}
ui-aliens-no-contact = The Motion Tracker shows nothing.
ui-aliens-contacts = Motion Tracker: steps to the nearest, who sees it, and the chance to hit (* Area)
ui-aliens-distance = { $steps } to { $letter }
ui-aliens-in-sight = In sight{"  "}
ui-aliens-active = { $actions ->
    [one] { NAME($character) }: { $actions } Action left
   *[other] { NAME($character) }: { $actions } Actions left
}
ui-aliens-marks = Letters are characters, small letters those who lie: G Gorman, H Hicks, R Ripley, U Hudson, V Vasquez, F Frost, N Newt. A number is as many Aliens, ? a blip, % a facehugger, @ a cocoon, ! a mission blip. ① to ④ are spawn points, ○ a tunnel; filled they are barricaded. ¤ is a computer, $ a crate, an arrow a sentry gun. Lines are walls, dotted ones fences; D is a closed door, X a barricaded one, E an exit, ~ is fenced off, ▒ solid. ◎ stands before the Aim dial, ✓ behind whoever has been activated.
