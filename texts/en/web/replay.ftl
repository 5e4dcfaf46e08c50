### A game looked back on.

web-replay-share = Link to this moment
web-replay-go-on = Continue from here
web-replay-record = Record
web-replay-eyes = Through whose eyes
web-replay-all = all
web-replay-timeline = Timeline
web-replay-at = Step { $at } of { $steps }, round { $round }
web-replay-step = step { $at } of { $steps }
web-replay-turn = Round { $round } · { $name }
web-replay-start = Before the first step
web-replay-first = To the start
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-forward = One step forward
web-replay-last = To the end
web-replay-speed = Speed: { $speed } times
web-replay-mattered = What mattered
web-replay-before = before
web-replay-next = next
