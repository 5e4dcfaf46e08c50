### The pages of the server itself, and what it says no to.

ui-server-title = Airlock
ui-server-about = This is an Airlock server: tables for board games about meeting aliens, for people, bots and spectators, with complete rules and dice that can be checked.
ui-server-no-client = The web client is not part of this build yet. The server is ready for programs that speak its interface.
ui-server-to-docs = How programs talk to this server
ui-server-version = Airlock { $version }

ui-server-docs-title = The interface of this server
ui-server-docs-json = The same for programs: OpenAPI
ui-server-docs-home = Front page
ui-server-docs-parameters = Parameters
ui-server-docs-body = What is sent
ui-server-docs-answers = Answers
ui-server-docs-types = Types

## Requests.

error-not-found = There is nothing here.
error-wrong-method = This cannot be done here.
error-malformed-request = The request cannot be understood.
error-malformed-json = What was sent is no JSON: line { $line }, column { $column }.
error-malformed-field = { $field ->
    [none] What was sent does not have the right form.
   *[other] What was sent does not have the right form: { $field }
}
error-content-type = What is sent here has to be JSON.
error-too-large = What was sent is too large.
error-origin = Another site tried to act in your name. Nothing was done.
error-host = This house does not go by that name. Whoever runs it says with --public-url which name is right.
error-too-many = That was too much at once. Please wait a moment.
error-took-too-long = It took too long. Please try again.
error-request-slow = The request did not arrive whole in time. Nothing was done.
error-storage = Nothing can be stored at the moment. Please try again soon.
error-internal = Something broke on the server. If you report it, give this number: { $report }
error-answer-malformed = This is no answer of this game.

## People.

error-name-empty = A name has at least one letter.
error-name-long = { $most ->
    [one] A name has at most { $most } letter.
   *[other] A name has at most { $most } letters.
}
error-name-characters = The name has characters in it that cannot be seen, or too many marks on a letter.
error-name-taken = Somebody else logs in with this name. Please choose another.
error-password-short = { $fewest ->
    [one] A password has at least { $fewest } letter.
   *[other] A password has at least { $fewest } letters.
}
error-password-long = { $most ->
    [one] A password has at most { $most } letter.
   *[other] A password has at most { $most } letters.
}
error-password-wrong = The current password is another.
error-logged-out = You have logged out on all devices, or your password was changed. Please log in again.
error-login-wrong = There is nobody with this name and this password.

## Tables and what is said there.

error-already-answered = This question has been answered already.
error-ask-for-the-seat = The game is on: ask the host for this seat.
error-ask-over-a-connection = This can only be asked while you are at the table.
error-chat-malformed = A line of chat is not empty, has no control characters, and is not longer than { $most }.
error-game-is-not-on = The game is not being played.
error-game-is-on = The game has begun already.
error-hand-known = You have played at this table: while the game is on, you cannot take another seat.
error-host-is-there = The host is there, or has not been away for long.
error-message-malformed = The message cannot be understood.
error-message-too-long = The message is too long.
error-name-malformed = This name cannot be written in the record of a game.
error-no-newcomers = The host lets nobody in while the game is on.
error-no-such-entry = The game has no moment number { $entry }.
error-no-such-game = This game cannot be played here.
error-no-such-level = There is no bot of the level { $level }.
error-no-such-spectator = This spectator is gone already.
error-no-such-table = There is no such table, or you may not see it.
error-no-such-wish = Nobody asks for this seat any more.
error-no-windows = Nobody is asked for reactions in this game.
error-nobody-there = Nobody sits there.
error-nonce-malformed = A number for the dice has 32 hexadecimal digits, in lower case.
error-not-at-this-table = You are not at this table.
error-not-away = They are there, or have not been away for long enough.
error-not-your-eyes = While the game is being played, you can only look with your own eyes.
error-not-your-seat = This is not your seat.
error-nothing-to-agree-to = Nobody is waiting for your consent.
error-not-waited-for = Nobody is waiting for this seat.
error-only-people-chat = Only people can write in the chat.
error-only-people-sit = This is for people only. A program plays the seat that its token is for.
error-only-players-send-away = While the game is on, only a host who plays too can send a player away.
error-only-the-host = Only whoever opened the table can do this.
error-pace-out-of-range = The pace is too fast or too slow.
error-seat-taken = This seat is taken.
error-seats-open = There are open seats yet.
error-sent-away = The host has sent you away from this table, or its link has changed.
error-server-stops = The server is being stopped; the table goes on when it is back.
error-table-frozen = The rules of this program have changed since the game was played: the table can be looked at, but not played on.
error-table-full = All seats are taken.
error-table-moved = The table has just moved. Please try again.
error-table-not-over = This has to wait until the game is over.
error-table-over = The game is over.
error-table-seed-sealed = The dice of this game were sealed with another key than this house has. Everything is kept; it goes on when the right key is back.
error-table-restarted = The table is being set up again. Please try again.
error-too-many-changes = This has been done too often in this game.
error-too-many-tables = You have as many open tables as is allowed: { $most }. End one first.

## Campaigns.

error-invitation-wrong = This invitation link is no longer valid. Ask a member for the new one.
error-only-members = Only members of this campaign can do that.
error-only-the-owner = Only the owner of the campaign can do that.
error-no-such-campaign = There is no such campaign, or it is not shared with you.
error-no-such-member = There is no such member.
error-campaign-is-full = This campaign has { $most } members; there is no room for another.
error-campaign-is-long = This campaign has { $most } missions behind it and can take no more.
error-campaign-is-over = This campaign is over.
error-campaign-name-taken = You already have a campaign called { $name }. Nothing was overwritten.
error-mission-not-next = This mission cannot be played now. These can: { $missions }
error-mission-under-way = Another mission of this campaign is under way: { $mission }
error-no-mission-under-way = No mission of this campaign is under way.
error-owner-stays = The owner cannot leave the campaign. Make somebody else the owner first, or delete it.
error-settled-by-campaign = The campaign settles that for all of its missions.
error-no-campaigns = There are no campaigns of { $game }.
error-too-many-campaigns = You own { $most } campaigns, and that is as many as anybody may. Delete one first.
