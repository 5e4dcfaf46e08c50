### A new table.

web-new-title = New table
web-new-name = Name of the table
web-new-name-example = Thursday crew
web-new-seats = Seats
web-new-you = you
web-new-open = Open seat
web-new-by-your-link = by your link
web-new-for-anybody = for anybody
web-new-bot = bot
web-new-kind-me = Me
web-new-kind-open = Open
web-new-kind-bot = Bot
web-new-who = Seat { $seat }: who plays
web-new-level = Seat { $seat }: how well the bot plays
web-level-random = Gentle
web-level-greedy = Steady
web-level-easy = Beginner
web-level-normal = Skilled
web-level-hard = Master
web-new-remove = Remove a seat
web-new-add = Add a seat

web-new-pace = Pace
web-new-pace-live = Live
    .text = 12 minutes a player and 10 seconds a turn, then a bot moves for you
web-new-pace-turn-based = Over days
    .text = A day for a turn
web-new-pace-no-limit = No limit
    .text = Nobody is hurried

web-new-visibility = Who may come
web-new-visibility-by-link = By link
    .text = Only those you send it to
web-new-visibility-open = Open table
    .text = Listed on the front page; anybody may sit down or watch

web-new-undo = Taking back
web-new-undo-strict = Until a die is rolled
    .text = Free until something is rolled, drawn or seen; then only what others agree to
web-new-undo-practice = For practice
    .text = Anything can be taken back, rolls included, which come again as they were; the game does not count

web-new-alone = A game alone
web-new-options = House rules
web-new-options-printed = as printed
web-new-options-changed = changed
web-new-options-change = Change

web-new-your-table = Your table
web-new-summary-seats = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, { $open ->
    [0] none open
    [one] { $open } open
   *[other] { $open } open
}, { $bots ->
    [0] no bots
    [one] { $bots } bot
   *[other] { $bots } bots
}
web-new-summary-undo = Taking back is free until a die is rolled, a card drawn or something seen
web-new-summary-practice = For practice: anything can be taken back, and the game does not count
web-new-summary-fair = Dice are sealed now and opened at the end
web-new-summary-later = Seats can be changed until the game begins.
web-new-create = Create table
web-new-fill = Fill with bots and start
