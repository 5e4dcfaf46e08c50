### The debriefing of a mission.

aliens-final-won = { $seat }: mission accomplished
aliens-final-shared = Mission accomplished: { $seat }
aliens-final-nobody = Mission failed
aliens-final-guns = { $n } by sentry guns
aliens-final-back = { $n ->
    [one] { $n } of the squad came through.
   *[other] { $n } of the squad came through.
}
aliens-final-cards = { $n ->
    [one] { $n } card was left.
   *[other] { $n } cards were left.
}
aliens-final-kills = Kills
aliens-final-hits = Hits
aliens-final-held = Held
aliens-final-fate = Fate
aliens-final-per-turn = Aliens killed, turn by turn
aliens-final-killed = { $n ->
    [one] { $n } Alien killed
   *[other] { $n } Aliens killed
}
aliens-final-tracker = { $n ->
    [one] { $n } tracker card
   *[other] { $n } tracker cards
}
aliens-final-hazards = { $n ->
    [one] { $n } Hazard
   *[other] { $n } Hazards
}
aliens-final-again = Look again
