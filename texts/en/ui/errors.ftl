### What went wrong, in one line, and where it helps, what to do.

error-line = airlock: { $what }
error-unexpected = Something went wrong: { $what }
error-unknown = Something went wrong that has no name yet.
error-in-file = { $file }, line { $line }: { $what }

## What was typed.

error-typed-unknown = { $similar ->
    [none] { $argument } means nothing here. See: { $command } --help
   *[other] { $argument } means nothing here; did you mean { $similar }? See: { $command } --help
}
error-typed-no-command = { $similar ->
    [none] There is no command { $name }. See: airlock --help
   *[other] There is no command { $name }; did you mean { $similar }? See: airlock --help
}
error-typed-too-little = Something is missing: { $argument }. See: { $command } --help
error-typed-conflict = { $argument } and { $other } do not go together. See: { $command } --help
error-typed-not-text = What was typed is not text. See: { $command } --help
error-typed-value = { $value ->
    [none] { $argument } needs a value. See: { $command } --help
   *[other] { $values ->
        [none] { $argument } cannot be { $value }. See: { $command } --help
       *[other] { $argument } cannot be { $value }, only: { $values }.
    }
}

error-settings-unreadable = this line cannot be read. A setting is written name = value, with texts in quotation marks, and only once
error-settings-no-switch = { $name } is true or false, without quotation marks
error-settings-no-value = { $name } is no setting, or has no value that one can have: a text in quotation marks, or a whole number
error-settings-unknown = there is no setting { $name }. See: airlock serve --help

## Games, tables and seats.

error-unknown-game = There is no game { $name }. There is: { $games }.
error-unknown-bot = There is no bot { $name }. There are: { $bots }.
error-unknown-seat = “{ $name }” cannot take a seat. Seats are for: me, me:NAME, { $bots }.
error-arena-pair = The arena compares two kinds of bots: name one and the other, such as greedy,random.
error-bots-for-seats = { $bots } bots for { $seats } seats: name no more than one for each seat.
error-no-such-seat = There is no seat { $seat }; the seats are numbered from 1 to { $seats }.
error-option-form = “{ $option }” is no option: write NAME=VALUE. See: airlock games
error-setup-players = { $given } cannot play: the game is for { $fewest } to { $most }.
error-setup-unknown-option = There is no option { $option }. See: airlock games
error-setup-unknown-value = The option { $option } cannot be { $value }, only: { $values }.
error-setup-not-carried = No earlier game can have left { $name } { $value } to this one.
error-setup-not-for-players = { $players ->
    [one] The option { $option } is not for { $players } player.
   *[other] The option { $option } is not for { $players } players.
}
error-holder-long-name = { $most ->
    [one] A name has at most { $most } letter.
   *[other] A name has at most { $most } letters.
}
error-holder-bad-level = { $most ->
    [one] The name of a bot’s level is a word of at most { $most } letter.
   *[other] The name of a bot’s level is a word of at most { $most } letters.
}
error-dealer-no-seed = The system gave no random numbers.

## Rules.

error-no-such-rule = There is no rule { $id }.
error-no-rule-found = No rule has all of this: { $words }.

## Files. $reason is a word for what the system says.

error-file-not-read = { $file } cannot be read: { $reason ->
    [not-found] it is not there
    [not-allowed] it is not allowed
    [folder] it is a folder
    [no-folder] a part of its path is no folder
   *[other] the system says no, with code { $code }
}.
error-file-not-written = { $file } cannot be written: { $reason ->
    [not-found] its folder is not there
    [not-allowed] it is not allowed
    [folder] it is a folder
    [no-folder] a part of its path is no folder
    [full] there is no room left
    [read-only] nothing can be written there
   *[other] the system says no, with code { $code }
}.
error-file-not-removed = { $file } cannot be removed: { $reason ->
    [not-allowed] it is not allowed
   *[other] the system says no, with code { $code }
}.
error-folder-not-made = The folder { $file } cannot be made: { $reason ->
    [not-found] a part of its path is not there
    [not-allowed] it is not allowed
    [exists] there is something else of that name
    [no-folder] a part of its path is no folder
    [full] there is no room left
    [read-only] nothing can be written there
   *[other] the system says no, with code { $code }
}.
error-stream = What was to be read or written failed: { $reason ->
    [full] there is no room left
   *[other] the system says no, with code { $code }
}.
error-file-exists = { $file } is there already. Choose another name, or go on with it: --continue
error-seed-file = { $file } does not hold a seed.
error-game-over = The game in { $file } is over. To read it again: airlock replay
error-game-in-use = { $file } is being played by another program. Nothing was written.

## Records that cannot be read.

error-record-not-a-record = this is no record of a game
error-record-newer-format = the record has format { $found }; this program knows formats up to { $known }
error-record-other-game = the record is of the game { $found }, not { $expected }
error-record-too-many-bytes = longer than any record: more than { $most } bytes
error-record-too-many-lines = longer than any record: more than { $most } lines
error-record-long-line = longer than any line of a record: more than { $most } bytes
error-record-not-text = this is not text
error-record-cut-off = the record is cut off in the middle of this line
error-record-ends = the record ends too early; a line should follow that begins with { $expected }
error-record-repeated = this has been said before, or comes too late
error-record-lone-check = a hash of the board stands here without an entry before it
error-record-after-the-end = the record goes on after its end

error-line-missing-word = { $expected ->
    [one-of] word { $at } is missing; it should be: { $words }
    [number] word { $at } is missing; it should be a number from { $least } to { $most }
    [hex] word { $at } is missing; it should have { $digits } hexadecimal digits
    [name] word { $at } is missing; it should be a name in quotation marks
    [holder] word { $at } is missing; it should be a person or a bot
   *[word] word { $at } is missing
}
error-line-unexpected-word = { $expected ->
    [one-of] word { $at } is “{ $word }”; it should be: { $words }
    [number] word { $at } is “{ $word }”; it should be a number from { $least } to { $most }
    [hex] word { $at } is “{ $word }”; it should have { $digits } hexadecimal digits
    [name] word { $at } is “{ $word }”; it should be a name in quotation marks
    [holder] word { $at } is “{ $word }”; it should be a person or a bot
   *[word] word { $at } is “{ $word }”, which cannot stand here
}
error-line-superfluous-word = word { $at } is one too many: “{ $word }”
error-line-spacing = there is a space too many before word { $at }
error-line-unwritable = “{ $what }” cannot be written in a record

## Records that can be read but do not fit.

error-misfit-after-the-end = the game was over before
error-misfit-no-such-moment = nothing had happened yet that could be taken back to entry { $to }
error-misfit-past-a-roll = what a roll or a draw had shown is taken back, and the game is not for practice
error-misfit-no-check = the hash of the board after round { $round } is missing
error-misfit-no-check-due = a hash of the board stands here though no round is over
error-misfit-other-round = the hash should be that of round { $round }
error-misfit-other-board = the board has another hash: { $hash }
error-misfit-other-seed = the seed is not the one that was promised before the first roll
error-misfit-other-outcome = the dealer dealt something else: { $dealt }
error-misfit-not-over = the record has an end, but the game goes on
error-misfit-other-ending = the game ended otherwise: { $ending }
error-misfit-other-places = the places are not these
error-misfit-other-chain = the lines are not those that were sealed; their hash is { $chain }
error-refused-not-asked = nobody asked for this answer
error-refused-not-offered = this answer could not be chosen
error-refused-because = the rule { $rule } forbids it
error-refused-no-roll = nothing was to be rolled
error-refused-cannot-show = this could not come up

## Tables.

error-table-finished = The game is over.
error-table-no-such-moment = There is no entry { $to } to go back to.
error-table-no-such-seat = There is no seat { $seat }.
error-table-holders = { $given } players for { $needed } seats.
error-table-nothing-to-continue = There is nothing to go on with.
error-table-other-dealer = The seed beside the record is not the one that was promised in it.
error-table-record-full = The record is full; the game cannot go on.
error-table-no-odds = Nothing can come up: this is a mistake in the rules.

## Why something cannot be taken back. Entries are numbered from 1.

error-barrier-start = There is nothing to take back yet.
error-barrier-rolled = It cannot be taken back: something has been rolled or drawn since.
error-barrier-shown = It cannot be taken back: the others have learned something, or the turn has passed.
error-barrier-answered = It cannot be taken back: seat { $seat } has answered since.
error-barrier-resigned = It cannot be taken back: seat { $seat } has left the game since.

## The server and its database. $reason is a word for what is the matter.

error-serve-listen = Nobody can be let in at { $address }: { $reason ->
    [in-use] another program listens there; choose another address with --listen
    [not-allowed] it is not allowed
    [not-here] this machine does not have that address
   *[other] the system says no, with code { $code }
}.
error-serve-key = The file { $file } does not hold the key of a house.
error-database = The database cannot be used: { $reason ->
    [in-use] another server is using it
    [newer] it was made by a newer version of this program
    [damaged] it is damaged, or belongs to another program
    [full] there is no room left on the disk. Make room and start again; nothing was lost
    [missing] there is none in { $folder }
    [no-copy] there is no copy in { $file }
    [there] there is one already in { $folder }. Move it away first
    [same] { $file } is the database itself. Name another file
    [folder] { $file } is a folder. Name a file
    [other-key] { $folder } has the key of another house. Move it away first
    [no-key] what should be the key of the house is none
   *[other] { $what }
}.

## Campaigns and heroes.

error-unknown-hero = Nobody named { $name } can be taken here. There are: { $heroes }
error-no-heroes = There are no heroes to be named for this game.
error-too-many-heroes = { $name } has no seat: as many heroes are named as there are seats, here { $seats }.
error-campaign-name = A campaign needs a name of letters or digits, { $most } characters at most.
error-campaign-option = { $option } is not settled for a whole campaign. There are: { $options }
error-campaign-exists = There is a campaign { $name } already: { $file }. Nothing was written.
error-campaign-unknown = { $count ->
    [0] There is no campaign { $name }, and no other. To begin one: airlock campaign new NAME
   *[other] There is no campaign { $name }. There are: { $names }
}
error-campaign-over = The campaign { $name } is over. See: airlock campaign show
error-campaign-mission = The mission { $name } cannot be played next. There are: { $missions }
error-campaign-under-way = The mission { $mission } is under way and goes on as it was begun. Only --seats can be given with it.
error-campaign-seats = Seats at the table of this mission: { $players }. Name as many with --seats.
error-campaign-seed = The seed of the mission under way is gone: { $file }. Put it back to go on, or move { $game } away to begin the mission anew.
error-campaign-file-exists = { $file } is there already. Nothing was written; choose another name.
error-campaign-no-number = There is no mission { $number } yet; { $most } were played.
error-campaign-not-one = This is not a campaign.
error-campaign-newer = This was written by a newer program (format { $found }; this one knows { $known }). It is left as it is.
error-campaign-damaged = The campaign is damaged. It is left as it is.
error-campaign-other-mission = This mission does not follow from those before it.
