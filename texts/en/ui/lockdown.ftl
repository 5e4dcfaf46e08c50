### Lockdown as text, short enough for a table.

ui-lockdown-time = time { $space ->
    [0] S
   *[other] { $space }
}
ui-lockdown-rooms = Rooms

## Time and power.

ui-lockdown-track = Time
ui-lockdown-schedule = Cargo
ui-lockdown-next = Goes out next
ui-lockdown-goes-out = { NAME($area) } ({ NAME($token) }), when the time leaves { $space }: { $n ->
    [1] at the end of this round
    [one] in { $n } round
   *[other] in { $n } rounds
}
ui-lockdown-stays-lit = nothing as long as the backup power is on
ui-lockdown-all-dark = nothing: no power token is active
ui-lockdown-alarms = Alarm
ui-lockdown-alert = alert until the time leaves { $space }
ui-lockdown-autodestruction = autodestruction on { $space } ({ $side })
ui-lockdown-power = Power
ui-lockdown-lit = lit
ui-lockdown-dark = dark
ui-lockdown-backup = backup power { $backup }
ui-lockdown-elevator-here = the elevator is here

## The ways out.

ui-lockdown-ways-out = Ways out
ui-lockdown-isolation-open = Isolation Room open
ui-lockdown-isolation-closed = Isolation Room closed until { $space }
ui-lockdown-gate-open = Main Gate open
ui-lockdown-gate-closed = Main Gate closed
ui-lockdown-rover = Rover at room { $room }
ui-lockdown-rover-away = Rover at the Bunker

## The computer, codes and knowledge.

ui-lockdown-computer = Computer
ui-lockdown-codes = Codes
ui-lockdown-code-active = active
ui-lockdown-code-pool = pool
ui-lockdown-code-face-up = face up
ui-lockdown-codes-left = Unknown codes
ui-lockdown-carried-out = The contingency was { $code }.
ui-lockdown-knowledge = knowledge { $n }
ui-lockdown-knowledge-active = knowledge { $n }, active

## The rooms.

ui-lockdown-staircases = Emergency staircases · always dark
ui-lockdown-surface = Surface · never dark
ui-lockdown-venting = its air is about to be let out
ui-lockdown-computer-runs = computer
ui-lockdown-computer-dead = computer without power
ui-lockdown-rover-here = Rover
ui-lockdown-in-the-light = in the light
ui-lockdown-in-the-dark = in darkness
ui-lockdown-marks = Time runs from the left to S; r is a red threshold, which only works while the backup power is off, b a blue one. Below it lies the cargo schedule: A, B and C are pods, * is all, - none, ? not known. In square brackets stand the numbers of power tokens and, behind a room, how many items are left there; a name in round brackets is known only to those whose marks follow. Then come the four numbers of its corridors and the rooms they lead to: ! is noise, # a closed door, x a destroyed one, t the technical corridors, z1 to z4 the zones of the surface and, behind letters, where its paths lead. Intruders have a number, and a minus before their injuries. Strokes are light wounds; dressed serious wounds are in brackets, as are quest items that are not active. Before a weakness stands the knowledge that it asks for, behind a Flashlight its charges.

## What an answer brings.

ui-lockdown-amount-knowledge = knowledge
    .amount = { $n } knowledge
