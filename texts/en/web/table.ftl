### The table: what stands around the board of every game.

## Tools of the whole page.

web-ui-close = Close
web-ui-copied = Copied

## Titles of the window.

web-title-table = Table · Airlock
web-title-game = { $game } · Airlock
web-title-your-turn = Your turn · { $game }

## The bar above.

web-table-home = To the front page
web-table-round = round { $n }
web-table-your-turn = your turn
web-table-you-are-asked = you are asked
web-table-turn-of = { $name } is on turn
web-table-over = the game is over
web-table-over-title = The game is over
web-table-to-ending = Show the result
web-table-watching = you watch
web-table-goes-on = From step { $n } of an earlier game
web-table-take-back = Take back
web-table-take-back-what = Take back: { $what }
web-table-ask-to-take-back = Ask to take back
    .why = Something has come to light since, or the turn has passed on: whoever else plays here has to agree.
web-table-ask-shortly = Take back?
web-table-practice = Practice
    .why = Anything may be taken back here, also rolls and draws; the game counts for nothing.
web-table-rules = Rules
web-table-text-board = Text board
web-table-sound-off = Switch sound off
web-table-sound-on = Switch sound on
web-table-keys = Keys
web-table-settings = Settings
web-table-menu = Menu
web-table-aside = Question and log
web-table-invite = Invite

## Regions and states of the table.

web-table-you = You
web-table-board = Board
web-table-hand = My hand
web-table-end = How near the end is
web-table-seats = Seats
web-table-sheet = Hand and question
web-table-sheet-higher = Open further
web-table-sheet-lower = Show the board
web-table-loading = The table is being set up …
web-table-no-connection = No connection. Your table is safe; trying again.
web-table-not-shown = This table is not open to you
web-table-not-shown-help = A link to a table is for those who sit there or were invited. Ask whoever sent it for a new one.
web-table-answered-elsewhere = Already answered in another window.
web-table-past = You look at an earlier moment.
web-table-back-to-now = Back to now
web-table-skip = Skip
web-table-go-on = Go on
web-board-whole = Whole board
web-board-zoom-in = Zoom in
web-board-zoom-out = Zoom out
web-board-bring = Bring into view: { $names }
web-table-frozen = This table is frozen
web-table-frozen-why = The stored game does not fit the rules of this program any more. It can be read, but not played on.
web-table-watchers = { $n ->
    [one] { $n } watching
   *[other] { $n } watching
}
web-table-seconds = { $n } s
web-table-minutes = { $n } min
web-table-hours = { $n } h
web-table-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}

## Seats.

web-seat-on-turn = on turn
web-seat-next = next
web-seat-thinking = is thinking
web-seat-away = away
web-seat-program = program
web-seat-resigned = resigned
web-seat-bot-sits-in = bot sits in
web-seat-bot-in = bot in { $n } s
web-seat-due = { $time } left
web-seat-score = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-seat-menu = { $name }: more
web-seat-details = Belongings
web-seat-leave = Get up
web-seat-leave-text = A bot plays on in your place. You can come back at any time.
web-seat-leave-sure = Get up: a bot plays on
web-seat-resign = Resign
web-seat-resign-text = You are out of this game for good.
web-seat-resign-sure = Resign: this is final
web-seat-mute = Hide their chat
web-seat-unmute = Show their chat
web-seat-take = Take this seat
web-seat-other-bot = Other level: { $level }
web-seat-sat-in = A bot sits in for you.
web-seat-take-back = Take my seat back
web-seat-watching = You watch this game, and may take a bot’s seat.
web-seat-take-from = Play on: { $name }
web-wish-can = You watch this game. For a bot’s seat you can ask the host.
web-wish-ask = Ask to play on: { $name }
web-wish-mine = You asked for a seat: { $seat }. The host decides.
web-wish-no-more = Ask no longer
web-wish-asked = { $name } watches and asks for a seat: { $seat }.
web-wish-allow = Let them play
web-wish-refuse = Refuse
web-seat-send-away = Send away
web-seat-send-away-text = A bot plays on in their place. For ratings you give up, unless a bot has played for them for ten minutes.
web-seat-send-away-sure = Send them away
web-seat-be-host = Become the host
web-seat-be-host-text = Whoever opened the table is gone.

## The question.

web-question-help = Choose here or on the board.
web-question-on-board = { $n ->
    [one] { $n } place is lit: choose it on the board, or on the text board.
   *[other] { $n } places are lit: choose one on the board, or on the text board.
}
web-question-ways = { $n ->
    [one] { $n } way to go on
   *[other] { $n } ways to go on
}
web-question-more = { $n ->
    [one] { $n } more answer
   *[other] { $n } more answers
}
web-question-back = One step back
web-question-back-to = Choose again: { $what }
web-question-sure = Cannot be taken back. Press again to do it.
web-order-halted-news = The order stopped: something came up.
web-order-halted-otherwise = The order stopped: what it goes on with cannot be done now.
web-question-confirm = Is that what you do?
web-question-why = Why not elsewhere?
web-question-why-nothing = There is nothing else to try.
web-question-end-sure = Sure? { $what }
web-mix-more = More: { $what }
web-mix-less = Less: { $what }
web-mix-left = { $left } of { $of } stay

## Waiting.

web-waiting-title = The table waits for
web-waiting-table = The table is getting ready.
web-waiting-shown = On the board now
web-waiting-shown-help = What has happened is shown step by step.
web-waiting-plays = on turn
web-waiting-own = passes in a moment
web-waiting-bot = The bot is still thinking.
web-waiting-since = for { $time }
web-waiting-remind = Remind
web-waiting-bot-sits = Let a bot play
web-waiting-reminded = Reminded
web-waiting-reminded-me = { $name } asks you to decide.
web-waiting-skip = Show where it ends
web-show = What is shown
web-show-back = One step back
web-show-pause = Pause
web-show-on = Go on
web-show-at = { $n } of { $of }
web-waiting-until = { $n } s until your question
web-waiting-to-it = To it
web-rest-caps = Out of the game
web-rest-title = How do you want to see the rest?
web-rest-text = You know what you knew; talking stays allowed.
web-rest-all = Watch every step
    .text = nothing is skipped
web-rest-scenes = Watch the moments only
    .text = what has weight, and nothing between
web-rest-end = To the end
    .text = only how it ends

## Taking back what others have seen.

web-undo-asked = { $name } wants to take back the last answer. Others have seen what followed. Do you agree?
web-undo-mine = You asked to take back. Still to agree: { $names }.
web-undo-agree = Agree
web-undo-refuse = Refuse
web-undo-refused = Not everybody agrees: it stays as it is.
web-undo-done = Taken back: { $what }
web-undo-sure = Take back: { $what }?
web-undo-more = With it: { $what }.
web-undo-more-answers = { $n ->
    [one] { $n } more answer
   *[other] { $n } more answers
}
web-undo-more-outcomes = { $n ->
    [one] { $n } roll or draw
   *[other] { $n } rolls and draws
}
web-undo-again = Do it again

## What is said to those who listen.

web-say-question = Your question: { $question } { $n ->
    [one] { $n } answer.
   *[other] { $n } answers.
}
web-say-clock = { $n ->
    [one] { $n } second left.
   *[other] { $n } seconds left.
}

## Explaining.

web-explain-can = Can be chosen now.
web-explain-not-now = Cannot be chosen now.
web-explain-later = Comes later: choose first what for.
web-explain-not-asked = It is not your turn to choose.

## Log, chat, cards.

web-talk = Log, chat and cards
web-talk-larger = Larger
web-talk-smaller = Smaller
web-tab-board = Board
web-tab-cards = Cards
web-tab-log = Log
web-tab-chat = Chat
web-tab-chat-n = Chat · { $n }
web-log-began = The game begins.
web-log-rematch = A rematch is open.
web-log-followed = Another table goes on from this game.
web-log-goes-on = This game goes on from a moment of an earlier one. Look there.
web-log-empty = Nothing has happened yet.
web-log-earlier = Show earlier
web-log-newest = newest
web-log-look = Show this moment on the board
web-log-cannot-look = This moment cannot be shown now.
web-digest-title = Since your last turn
web-digest-watch = watch { $n } s
web-chat-say = Say something
web-chat-send = Send
web-chat-empty = Nobody has said anything yet.
web-chat-watcher = watches
web-chat-forgotten = somebody
web-chat-unread = { $n ->
    [one] { $n } new line
   *[other] { $n } new lines
}

## Rules in the drawer.

web-rule-title = Rule { $rule }
web-rule-open = Rule { $rule }
web-rule-in-the-book = The whole text is in the book of rules.
web-rule-read = Read it in the rules

## Invitation and name.

web-invite-title = Invite
web-invite-by-link = Only whoever has this link can come to this table.
web-invite-open = Anybody can come to this table; this link leads straight to it.
web-invite-link = Link to this table
web-invite-copy = Copy link
web-invite-renew = Make a new link
web-invite-renewed = The old link is worth nothing any more.
web-name-ask = The others see you as { $name }. What do they call you?
web-name-keep = Keep
web-invited = { $name } invites you to play { $game }
web-invited-open = You are invited to play { $game }
web-invited-learn = Explain it to me as we play
web-invited-learns = It is explained as you play

## Before the game.

web-lobby-title = A new table
web-lobby-waits = { $n ->
    [one] { $n } seat is open.
   *[other] { $n } seats are open.
}
web-lobby-full = Everybody is here.
web-lobby-sit = Sit down
web-lobby-sit-here = Sit here
web-lobby-or-watch = or stay and watch
web-lobby-get-up = Get up
web-lobby-open = Open
web-lobby-start = Start the game
web-lobby-start-with-bots = Start with bots
web-lobby-start-hint = Bots take the open seats.
web-lobby-fewer = One seat fewer
web-lobby-more = One seat more
web-lobby-host-starts = Whoever opened the table starts the game.
web-lobby-settled = How we play
web-lobby-changed = The host has changed how we play.
web-lobby-pace = Pace
web-lobby-live = { $minutes } min each, { $seconds } s more for each turn

## The end.

web-ending-crumb = { $game } · finished { $time }
web-ending-stopped = The game was stopped
web-ending-stopped-record-full = Its record is as long as a record can be. Nobody has won, and it counts for nothing.
web-ending-stopped-round-limit = A game among bots took too many rounds. Nobody has won, and it counts for nothing.
web-ending-stopped-agreed = The players agreed on it. Nobody has won, and it counts for nothing.
web-ending-stopped-abandoned = Nobody came back. Nobody has won, and it counts for nothing.
web-ending-stopped-rules-changed = The rules have changed, and it cannot go on under the new ones. Nobody has won, and it counts for nothing.
web-ending-practice = A game for practice: it counts for nothing.
web-ending-rematch = Rematch
web-ending-place = { $n ->
    [2] You came second.
    [3] You came third.
    [4] You came fourth.
   *[other] You came in place { $n }.
}
web-ending-are-in = { $n } of { $of } are in
web-ending-replay = Replay
web-ending-share = Share
web-ending-link-copied = The link to the replay is copied.
web-ending-record = Download the record
web-ending-table = Look at the table again
web-fair-title = The dice were fair, and you can check it
web-fair-text = { $n ->
    [one] The seed was sealed before the first roll and opened after the last. The one roll follows from it.
   *[other] The seed was sealed before the first roll and opened after the last. All { $n } rolls and draws follow from it.
}
web-fair-fits = checked in this browser
web-fair-broken = The seed does not fit the seal
web-fair-broken-text = What was opened after the last roll is not what was sealed before the first one. Do not trust these dice, and show the record to whoever runs this server.
web-fair-fits-not = does not fit: checked in this browser
web-fair-sealed = sealed { $time }
web-fair-opened = opened { $time }
web-fair-copy-seal = Copy the seal
web-fair-copy-seed = Copy the seed
web-fair-limits = Taking back changed none of them: each place in the game has its own. Whoever runs the server could have known them beforehand, but not changed one once the game had begun.
web-fair-how = Download the record and check it on your own machine:

## Settings.

web-settings-language = Language
web-settings-motion = Motion
web-settings-motion-none = None
web-settings-motion-fast = Fast
web-settings-motion-normal = Normal
web-settings-motion-slow = Slow
web-settings-volume = Sound
web-settings-only-my-turn = Only for my turn
web-settings-only-my-turn-text = All other sounds are off.
web-orders = Ask me whether I interrupt or react
web-orders-text = Only you know this. Nobody can tell by the time it takes what you hold: where you have nothing to decide, the table takes as long as you do otherwise.
web-orders-when-i-can = When I can
web-orders-always = Always
web-orders-never = Never
web-orders-never-text = You let everything pass, whatever you hold.
web-orders-away-text = While you are away, the table lets everything pass for you. Choose Always to be waited for.
web-settings-stop = Stop after each step
web-settings-stop-text = What others do waits for a press before it goes on.
web-settings-forced = Play forced moves
web-settings-forced-text = A question with one answer is answered for you: at once, or after a moment where being quick would tell what you hold.
web-settings-letters = Letters as keys
web-settings-letters-text = U takes back, E ends the turn, and so on.
web-settings-hide-chat = Hide chat
web-settings-hide-chat-text = Nothing that others write is shown.

## Keys.

web-keys-answers = the answer with that number
web-keys-tab = question, board, hand, seats, log
web-keys-arrows = to the nearest place; next and previous in a list
web-keys-enter = choose
web-keys-escape = one step back, close
web-keys-explain = explain what has the focus
web-keys-undo = take back
web-keys-end = end the turn
web-keys-text-board = text board
web-keys-log = log
web-keys-chat = chat
web-keys-hand = my hand
web-keys-seats = seats
web-keys-rule = the rule of the question
web-keys-zoom = zoom in, out, fit
web-keys-threats = where the enemies go, in Aliens
web-keys-skip = skip what moves
web-keys-pause = pause what moves, or go on
web-keys-finish = show where it ends
web-keys-again = one step back in what is shown, or the last step again
web-keys-search = search
web-keys-map = this map
web-keys-letters = Letters do not count while you write. They can be switched off in the settings.
web-keys-letters-off = Letters are switched off in the settings.

## The table in words

web-words-search = Search the table
web-words-not-found = Nothing on the table is called so.
web-words-answers = { $n ->
    [one] { $n } answer
   *[other] { $n } answers
}
web-words-back = One step back
web-words-sure = Press again to do it.
