### The table of Lockdown in the web client: what only it has, besides `nemesis-kit`.
###
### $seat is a name that somebody typed: it is never inflected.

## The Complex.

lockdown-table-complex = The Complex
lockdown-table-map = The whole Complex in small
lockdown-table-whole = Whole Complex
lockdown-table-levels = Levels
lockdown-table-lit = lit
lockdown-table-dark = dark
lockdown-table-is-lit = lit
lockdown-table-is-dark = dark
lockdown-table-has-power = has power
lockdown-table-no-power = no power
lockdown-table-power = Power
lockdown-table-power-token = power token { $n }
lockdown-table-next-off = next to go out
lockdown-table-next-off-short = next to go out
lockdown-table-goes-dark = next: { $area } goes dark, { $from } → { $to }
lockdown-table-goes-dark-now = next: { $area } goes dark
lockdown-table-nothing-next = nothing more goes out
lockdown-table-elevator = elevator
lockdown-table-elevator-at = The elevator is at { $level }
lockdown-table-entrance = Entrance to the technical corridors at room { $n }: { $numbers }
lockdown-table-bunker = Bunker
lockdown-table-gate = Main gate
lockdown-table-gate-open = Main gate, open
lockdown-table-gate-closed = Main gate, closed
lockdown-table-rover = Rover
lockdown-table-rover-short = Rover
lockdown-table-rover-at-bunker = Rover, at the Bunker
lockdown-table-zone = Zone { $n }
lockdown-table-path = Path
lockdown-table-computer-on = computer
lockdown-table-computer-dark = computer without power
lockdown-table-computer-broken = broken computer
lockdown-table-venting = the air is about to be let out
lockdown-table-venting-short = air
lockdown-table-isolation-open = open
lockdown-table-isolation-closed = closed
lockdown-table-open = open
lockdown-table-closed = closed
lockdown-table-on = on
lockdown-table-room-not-found = not found yet
lockdown-table-in-room = room { $n }

## The time track.

lockdown-table-step-css = Cargo
lockdown-table-step-quiet = Quiet
lockdown-table-time-backup-on = Time · backup power on
lockdown-table-time-backup-off = Time · backup power off
lockdown-table-space = Space { $n }
lockdown-table-last-space = S
lockdown-table-next-threshold = the next that takes power
lockdown-table-css-unseen = a CSS token, face down
lockdown-table-alert = the Alert token
lockdown-table-bomb = autodestruction, { NAME($side) }
lockdown-table-left = Left
lockdown-table-left-fire = Fire markers left: { $n } of { $of }
lockdown-table-left-malfunction = Malfunction markers left: { $n } of { $of }

## Ways out.

lockdown-table-ways-out = Ways out
lockdown-table-way-isolation = Isolation Room
lockdown-table-way-pods = Pods
lockdown-table-way-gate = Main gate
lockdown-table-way-open = open
lockdown-table-way-open-dark = open, in the dark
lockdown-table-isolation-opens = opens on space { $n }, or with the Alert
lockdown-table-gate-opens = opens with the first death
lockdown-table-pods-now = this round
lockdown-table-pods-next = next on space { $n }
lockdown-table-pods-never = no launch is left
lockdown-table-in-pod = { NAME($pod) }
lockdown-table-is-locked-in = locked in
lockdown-table-is-launched = left in a pod
lockdown-table-is-bunker = in the Bunker
lockdown-table-you-locked-in = You have locked yourself in. At the end it is checked whether you live and have won.
lockdown-table-you-launched = You have left in a pod. At the end it is checked whether you live and have won.
lockdown-table-you-bunker = You have reached the Bunker. At the end it is checked whether you live and have won.

## The computer. Each line as it stands on the card, of about thirty letters.

lockdown-table-computer-title = Computer
lockdown-table-face-down = { $n } face down
lockdown-table-locked = Locked: no line can be used
lockdown-table-looked-computers = Computer cards
lockdown-table-line-gain-knowledge = Gain 1 knowledge
lockdown-table-line-move-rover = Send the Rover
lockdown-table-line-look-at-contingencies = See the codes of one on your level
lockdown-table-line-turn-door = Open or close any door
lockdown-table-line-clear-room = Quench a room, rout intruders
lockdown-table-line-look-at-css-token = Look at a CSS token
lockdown-table-line-swap-power-tokens = Swap two power tokens

## Knowledge, weaknesses and codes.

lockdown-table-knowledge = Knowledge: { $n }
lockdown-table-knowledge-track = Knowledge
lockdown-table-weakness-hidden = hidden
lockdown-table-codes = Codes
lockdown-table-codes-note = one is active and kills at the end
lockdown-table-codes-pool = Codes
lockdown-table-codes-survive = As you stand, you survive the code with { $n } %.
lockdown-table-codes-whom = Whom each code would kill, by what lies open
lockdown-table-claims = Say something about codes
lockdown-table-claims-note = Everybody reads it in the chat, and nobody can prove it: it need not be true.
lockdown-table-claim = I hold this code: { NAME($code) }.
lockdown-table-code = Contingency token #{ $n } ({ $where }): { $says }
lockdown-table-code-unseen = not seen
lockdown-table-code-pool = neutral pool
lockdown-table-code-active = active
lockdown-table-code-face-up = face up
lockdown-table-code-with = { $seat }
lockdown-table-code-lives = lives
lockdown-table-code-dies = dies
lockdown-table-code-open = open
lockdown-table-code-you-lives = you live
lockdown-table-code-you-dies = you die
lockdown-table-code-you-open = not settled
lockdown-table-seen-css = Space { $n }: { NAME($token) }
lockdown-table-page-base = Base
lockdown-table-page-lab = Lab
lockdown-table-page-codes = Codes

## How an objective stands.

lockdown-table-fact-weaknesses = weaknesses revealed: { $n } of { $of }
lockdown-table-fact-knowledge = knowledge: { $n } of { $of }
lockdown-table-fact-power = active power tokens: { $n } of { $of }
lockdown-table-fact-survivors = survivors from the Nemesis alive: { $n }
lockdown-table-fact-egg-researched = an egg has been researched
lockdown-table-fact-egg-open = no egg has been researched yet
lockdown-table-fact-active = the knowledge token is active
lockdown-table-fact-inactive = the knowledge token is not active

## Parts of an answer.

lockdown-table-deed-move = Move
lockdown-table-deed-escape = Escape
lockdown-table-deed-careful-move = Move carefully …
lockdown-table-deed-shoot = Shoot
lockdown-table-deed-melee = Melee Attack
lockdown-table-deed-pick-up = Pick up a heavy object
lockdown-table-deed-trade = Trade
lockdown-table-deed-craft = Craft an item
lockdown-table-deed-unlock = Unlock the quest item
lockdown-table-deed-computer = Use the computer …
lockdown-table-part-laid = { NAME($token) }: { NAME($area) }
lockdown-table-part-css = CSS token on space { $n }
lockdown-table-part-code = A code of the pool ({ $n })
lockdown-table-part-code-of = A code: { $seat }
lockdown-table-part-top = Top card { $n }
lockdown-table-brings-knowledge = { $seat }: knowledge { $n }

## What an action card does, in the few words that stand on it.

lockdown-table-gist-desperate-attack = 2 injuries; if it stays, it attacks
lockdown-table-gist-distraction = Give an item: one or two slip away
lockdown-table-gist-obstinate = Draw for serious wounds, or dress one
lockdown-table-gist-repairs = Repair the room
lockdown-table-gist-vents = Crawl to another entrance
lockdown-table-gist-inconspicuous = Somebody else is attacked
lockdown-table-gist-weird-metabolism = Wipe off slime, or shed a card for 2
lockdown-table-gist-basic-repairs = Repair the room
lockdown-table-gist-sensitive-hearing = Take noise from a corridor, or make it
lockdown-table-gist-feel-of-the-dark = An event in the dark, or a surprise, does nothing
lockdown-table-gist-quarantine = Close all doors of a room
lockdown-table-gist-stun = One drops the hand, or it retreats
lockdown-table-gist-defense-plan = A white or red room free, or look at 2
lockdown-table-gist-facility-tour = You and one more move
lockdown-table-gist-clean-up = Repair the room, or put out its fire
lockdown-table-gist-emergency-key = Ride the elevator, or turn a door
lockdown-table-gist-jury-rigging = A crafted item from a yellow room
lockdown-table-gist-maintenance-plan = A white or yellow room free, or look at 2
lockdown-table-gist-it-should-work = Act despite a malfunction, or without power
lockdown-table-gist-vivisection = Probe Arm: the more you know, the worse
lockdown-table-gist-field-experience = 1 knowledge, or sort events or attacks
lockdown-table-gist-pheromones = For an egg or a carcass the attack is nothing
lockdown-table-gist-workspace-plan = A white or green room free, or look at 2
lockdown-table-gist-rushed-analysis = As Rest; a clean card gives knowledge
lockdown-table-gist-neuralink = Compute without computer or power
lockdown-table-gist-bypass = All lines of the computer, or turn power
lockdown-table-gist-recharge = Load an item
lockdown-table-gist-it-works-for-me = Repair the room and use its computer
lockdown-table-gist-master-plan = The room’s action free, or look at 2
lockdown-table-gist-fast-repairs = Repair the room
lockdown-table-gist-ingenuity = Repair the room, or craft
lockdown-table-gist-facility-routine = A yellow or white room free
lockdown-table-gist-sharp-turn = Move; quietly where all is explored
lockdown-table-gist-remote-piloting = Move the Rover or the elevator

## Moments: what happens in the foreground.

lockdown-moment-surface-card = { $seat } draws a surface card
lockdown-moment-threshold = Time { $from } → { $to } · threshold
lockdown-moment-lights-off = The lights go out on { $area }
lockdown-moment-lights-on = The lights come back on { $area }
lockdown-moment-elevator-off = The elevator stands still
lockdown-moment-elevator-on = The elevator works again
lockdown-moment-stand-dark = In the dark now: { $names }
lockdown-moment-combat-die = In the dark one shoots with the Combat die.
lockdown-moment-computers-off = Computers without power: { $rooms }
lockdown-moment-noise-stays = Noise on { $area } stays from now on.
lockdown-moment-die-advantage = in the light: Advantage die
lockdown-moment-die-combat = in the dark: Combat die
lockdown-moment-launch = Launch · space { $n }
lockdown-moment-away = { $seat } is away: { NAME($pod) }
lockdown-moment-stays = { $seat } is put back with a serious wound: { NAME($pod) }
lockdown-moment-nobody-aboard = Nobody was aboard.
lockdown-moment-weakness = A weakness is found
lockdown-moment-gate-opens = The first death: the main gate opens.
lockdown-moment-codes-to-pool = The codes go face down to the pool.
lockdown-moment-objective-void = The objective counts for nothing and stays secret.
lockdown-moment-alert = The Alert sounds
lockdown-moment-alert-text = When time leaves space { $n }, the squad is here. Isolation stays open.
lockdown-moment-autodestruction = Autodestruction is running
lockdown-moment-autodestruction-text = Its token lies on space { $n }. While it is yellow, it can be stopped.
lockdown-moment-red = It can no longer be stopped
lockdown-moment-red-text = The Complex is destroyed when time leaves space { $n }.
lockdown-moment-locked-down = The computer shuts you out
lockdown-moment-locked-down-text = A malfunction here. All computer cards are shuffled, and a new one lies open.
lockdown-moment-vented = The air is gone
lockdown-moment-vented-text = Room { $n } has been vented: whoever was in it is dead.
