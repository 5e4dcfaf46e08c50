### My page, About, and the page that is not there.

web-me-title = Me
web-me-name = Name
web-me-name-text = What others see at the table. No account is needed.
web-me-save = Save
web-me-done = Done.
web-me-password = Password
web-me-password-text = With a password you can come back from another device.
web-me-password-there = You can log in on another device with your name and password.
web-me-password-current = Current password
web-me-password-new = New password
web-me-login = Log in
web-me-login-text = If you have set a password on another device. The games of this device come along.
web-me-logout = Log out
web-me-logout-everywhere = Log out everywhere
web-me-own = My data
web-me-own-text = Download everything that is kept about you, or have it removed.
web-me-export = Download
web-me-forget = Remove me
web-me-forget-text = Your name leaves every table, and bots take your seats. This cannot be undone.
web-me-forget-sure = Yes, remove me
web-me-forget-not = No
web-me-settings = Settings

web-me-history = Finished games
web-me-history-none = No game is finished yet.
web-me-played = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
web-me-won = { $n ->
    [one] { $n } won
   *[other] { $n } won
}
web-me-rating = Rating { $rating }
web-me-no-rating = A rating comes with games against people
web-me-place = { $place ->
    [1] won
   *[other] place { $place }
}
web-me-older = Older games

web-nowhere-title = There is nothing behind this door
web-nowhere-text = The address may be mistyped, or what was here is gone.
web-nowhere-back = To the front page

web-about-what = An open table for four board games about meeting aliens. The rules are enforced completely, every refusal names its rule, and what a player may not know never leaves the server.
web-about-fair = Before the first roll the table publishes a seal of its seed, after the last one the seed itself. Whoever has the record can check every roll with airlock verify. The same place in a game brings the same roll and the same card, whatever is taken back. Whoever runs the server can know the dice beforehand, so play for high stakes only where nobody at the table does; once a game has begun they cannot change a roll.
web-about-own = Run your own
web-about-own-text = Airlock is one program with its database in one folder. Nothing else has to be installed.
web-about-keeps = What this house keeps
web-about-keeps-text = What nobody needs any more is removed. What somebody with a password has played stays, and so does a game in which somebody still has time for their turn.
web-about-keeps-guests = Guests without a password, a seat, a table or a finished game
web-about-keeps-waiting = Tables that never started
web-about-keeps-abandoned = Games that nobody goes on with
web-about-keeps-finished = Finished games of guests alone
web-about-keeps-brief = Finished games of guests alone that were over before their second round
web-about-for-ever = for ever
web-about-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
web-about-games = The games, which are not ours and whose authors are not affiliated with Airlock:
web-about-ours = Texts, boards, figures and posters are drawn and written for Airlock. Besides them:
web-about-libraries = The page stands on { $names } and others, each under its own free licence.
