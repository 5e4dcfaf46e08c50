### At the terminal: what is asked, and what can be typed.

## Numbers.

ui-number = A number
    .group = ,
    .point = .
ui-percent = { $number } %
ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-of = { $part } of { $whole }

## Who plays.

ui-name-person = Player
    .numbered = Player { $number }
ui-name-greedy = Greedy { $number }
ui-name-random = Random { $number }
ui-name-easy = Beginner { $number }
ui-name-normal = Skilled { $number }
ui-name-hard = Master { $number }
ui-person = person
ui-bot = bot ({ $level })
ui-players = { $fewest } to { $most } players
ui-players-only = only for { $fewest } to { $most } players
ui-players-exactly = { $fewest ->
    [one] only for { $fewest } player
   *[other] only for { $fewest } players
}
ui-options = Options, with the usual value first:

## The question.

ui-asked = { $name }: { $asked }
ui-prompt = { $most ->
    [1] 1 or Enter, or help >
   *[other] 1–{ $most }, or help >
}
ui-hint = The greedy bot would answer { $number }: { $answer }
ui-possible = This is possible: { $answer }
ui-denied = Not possible now:
ui-nothing-denied = Nothing else that one would try here.
ui-and-more = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
ui-no-such-answer = { $most ->
    [one] There is no answer { $number }; there is only 1.
   *[other] There is no answer { $number }; choose from 1 to { $most }, or type help.
}
ui-many-answers = { $n } answers, from { $first } to { $last }. Type one of them as it is written, or its number.
ui-goals = To a square, such as: to { $example }
ui-goals-cost = { $n ->
    [one] { $n } square
   *[other] { $n } squares
}
ui-no-such-goal = Nobody can go to { $goal } now.
ui-order-halted-news = The order stopped: something came up.
ui-order-halted-otherwise = The order stopped: what it goes on with cannot be done now.
ui-answers-as-before = All other answers are as before: type words of one, such as those of a card and a name, or “answers” to see them with their numbers.
ui-number-not-shown = Their numbers may have changed since they were listed. Here they are:
ui-nothing-to-skip = There is more to decide here than whether to play something.
ui-nothing-called = Nothing here is called “{ $called }”.
ui-typed-ahead = What was typed before this came up is not taken.
ui-not-understood = “{ $typed }” means nothing here. Type the number of an answer, or help.
ui-type-something = Type the number of an answer, or help.

## What can be typed. `.words` are the words, and `.shown` is how they are shown in the help.

ui-type-number = gives this answer; so do its words as they are written, or the last of them
    .shown = 1, 2, 3 …
ui-type-to = goes there, as far as nothing comes up on the way; it is taken back as one
    .words = to
    .shown = to 2(6,9)
ui-type-skip = plays nothing here, and is not asked again in this turn, as long as nothing else can be played
    .words = skip
    .shown = skip
ui-type-answers = lists all answers with their numbers
    .words = answers
    .shown = answers
ui-type-show = shows somebody with all they have, or what a sentry gun would watch over from a square
    .words = show
    .shown = show hudson, show 2(10,6)
ui-type-why = says what cannot be done and why; with a number, what that answer leads to or which rule forbids it
    .words = why
    .shown = why, why 3
ui-type-undo = takes back your last answer, as long as nothing has been rolled or drawn since
    .words = undo
    .shown = undo
ui-type-hint = says what the greedy bot would answer
    .words = hint
    .shown = hint
ui-type-board = shows the board and the question again
    .words = board
    .shown = board
ui-type-info = explains the goal, the marks on the board and the cards in play
    .words = info
    .shown = info
ui-type-log = tells the game from its start
    .words = log
    .shown = log
ui-type-rules = lists the chapters of the rules, shows the rule of this id, or searches for words
    .words = rules rule
    .shown = rules, rules WORD
ui-type-help = shows this
    .words = help ?
    .shown = help
ui-type-quit = leaves; the game is kept, and you can go on with it later
    .words = quit exit
    .shown = quit

## What the table says.

ui-told-undone = The last answer is taken back.
ui-told-order-undone = The whole order is taken back.
ui-told-seat-taken = Seat { $seat } is taken by { $name }.
ui-told-stopped-round-limit = The game is stopped: it takes too many rounds.
ui-told-stopped-agreed = The game is stopped, as all agreed.
ui-told-stopped-abandoned = The game is stopped: nobody came back.
ui-told-stopped-rules-changed = The game is stopped: the rules have changed.
ui-told-stopped-record-full = The game is stopped: its record is as long as a record can be.

## The end, and where the game is kept.

ui-ending = The game is over. { $ending }.
ui-ending-stopped = Stopped before the end
ui-winners = { $count ->
    [0] Nobody wins.
    [1] { $names } wins.
   *[other] The victory is shared: { $names }.
}
ui-unfinished = The game is not over yet. So far:
ui-left = The game is kept in { $file }
    .how = To go on: airlock play --continue { $file }
ui-kept = The game is kept in { $file }
    .how = To check it: airlock verify { $file }
    .again = To read it again: airlock replay { $file }
ui-other-dealer = The seed of this game is not beside its record, so another dealer goes on. The new record is { $file }

## The rules.

ui-rules-of = The rules of { $game }
ui-rules-in-english = The full rules are in English.
ui-rules-how = To read a rule: airlock rules { $game } { $id }. To search: airlock rules { $game } WORDS.
ui-rules-found = { $found ->
    [one] { $found } rule has all these words.
   *[other] { $found } rules have all these words; the best { $shown }:
}
