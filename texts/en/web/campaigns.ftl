### Campaigns: the list, the hub of one, and who plays the next mission.

web-campaigns-title = Campaigns
web-campaigns-mine = My campaigns
web-campaigns-lead = A squad that goes from mission to mission, with its losses.
web-campaigns-none = No campaign yet.
web-campaigns-all = All campaigns
web-campaigns-begin = Begin a campaign
web-campaigns-begin-now = Begin
web-campaigns-name = What is it called?
web-campaigns-name-example = Friday nights
web-campaigns-settled = How hard it is, for all missions
web-campaigns-import = Bring one along
web-campaigns-import-text = A file from “airlock campaign export” or from another house. It is checked game by game.
web-campaigns-import-choose = Choose a file
web-campaigns-checking = Checking it…
web-campaigns-next = next: { $mission }
web-campaigns-on = under way: { $mission }
web-campaigns-played = { $n ->
    [one] { $n } mission played
   *[other] { $n } missions played
}
web-campaigns-score = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-campaigns-open = Open
web-campaigns-turn = Your turn

web-campaign-begun = begun on { $day }
web-campaign-last = last played { $ago }
web-campaign-usual = standard
web-campaign-unusual = own difficulty
web-campaign-export = Export
web-campaign-more = More
web-campaign-road = The road
web-campaign-number = Mission { $n }
web-campaign-between = Between
web-campaign-stands-next = next
web-campaign-stands-open = possible
web-campaign-stands-won = won
web-campaign-stands-lost = lost
web-campaign-stands-later = later
web-campaign-stands-nobody-captured = nobody is captured
web-campaign-stands-never = not any more
web-campaign-captives = { $n ->
    [one] { $n } captive
   *[other] { $n } captives
}
web-campaign-free = Free { $names } and get out. It can be tried again; to lose it ends the campaign.
web-campaign-nobody = Whoever is carried off can be brought back here.
web-campaign-resupply = { $n ->
    [0] Each crate brings lost cards back. No card is lost yet.
    [one] Each crate brings back two lost cards; { $n } is lost. Once only.
   *[other] Each crate brings back two of the { $n } lost cards. Once only.
}
web-campaign-how = Turn { $turn }, { $players ->
    [one] { $players } player. { $ending }.
   *[other] { $players } players. { $ending }.
}
web-campaign-replay = Replay
web-campaign-squad = The squad · { $n } of 7
web-campaign-anew = heroes are chosen anew for every mission
web-campaign-ready = ready
web-campaign-unfound = not found yet
web-campaign-facehugger = facehugger
web-campaign-counts-killed = counts as killed in the score
web-campaign-when = Mission { $mission }, turn { $turn }
web-campaign-cards = Cards · { $n } of 60
web-campaign-lost-cards = { $n } lost
web-campaign-lost-list = Lost: { $cards }
web-campaign-none-lost = No card is lost.
web-campaign-weapons = Weapons
web-campaign-gear = Gear
web-campaign-events = Events
web-campaign-hazards = Hazards
web-campaign-score-now = If it ended now
web-campaign-score-final = Final score
web-campaign-points = { $n ->
    [one] point
   *[other] points
}
web-campaign-score-cards = cards left
web-campaign-score-lost = { $n ->
    [one] { $n } of the squad lost
   *[other] { $n } of the squad lost
}
web-campaign-score-newt = Newt lives
web-campaign-score-no-newt = Newt is not with the squad
web-campaign-who = Who plays?
web-campaign-you = You
web-campaign-seat = Seat { $n }
web-campaign-kind-open = open
web-campaign-kind-bot = bot
web-campaign-kind-me = you
web-campaign-seat-more = Another seat
web-campaign-seat-less = One seat fewer
web-campaign-seat-left = { $n ->
    [one] One character is left for this mission.
   *[other] { $n } characters are left for this mission.
}
web-campaign-go-in = Go in
web-campaign-instead = { $mission } instead
web-campaign-under-way = Under way
web-campaign-turn = turn { $n }
web-campaign-waits = waits for its players
web-campaign-to-table = To the table
web-campaign-sit-down = Sit down
web-campaign-aside = Put it aside
web-campaign-aside-sure = It counts for nothing: really?
web-campaign-over-won = The campaign is won.
web-campaign-over-lost = The campaign is lost.
web-campaign-again = Begin again
web-campaign-story = Story so far
web-campaign-no-story = Nothing has happened yet.
web-campaign-members = Whose it is
web-campaign-owner = owner
web-campaign-invite = Invite
web-campaign-invite-text = Whoever opens this link may join the campaign and open its missions.
web-campaign-copy = Copy the link
web-campaign-renew = Another link
web-campaign-share-on = Anybody may read it
web-campaign-share-off = Only members may read it
web-campaign-rename = Rename
web-campaign-rename-now = Rename it
web-campaign-send-away = Send { $name } away
web-campaign-hand-over = Make { $name } the owner
web-campaign-sure = Really?
web-campaign-leave = Leave the campaign
web-campaign-delete = Delete the campaign
web-campaign-delete-sure = It goes for good: delete?
web-campaign-join = Join the campaign
web-campaign-join-text = You were invited. As a member you open its missions and take part.
web-campaign-reads = You may read this campaign. It is somebody else's.
web-campaign-crumb = Campaign
web-campaign-back = To the campaign
