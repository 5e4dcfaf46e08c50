### The objectives of Lockdown: their names, and what has to be true at the end.
###
### `.text` is what a player reads on it.

## Corporate.

lockdown-objective-live-cargo = Live Cargo
    .text = You have sent the signal, and you leave with an egg in your hand.
lockdown-objective-ovum-study = Ovum Study
    .text = An egg lies on a slot of the Laboratory board.
lockdown-objective-comparative-anatomy = Comparative Anatomy
    .text = All 3 weaknesses of the intruders are revealed.
lockdown-objective-lead-researcher = Lead Researcher
    .text = You have at least 8 knowledge.
lockdown-objective-settled-account-one = Settled Account I
    .text = The character of player 1 does not survive, or you are the only survivor.
lockdown-objective-settled-account-two = Settled Account II
    .text = The character of player 2 does not survive, or you are the only survivor.
lockdown-objective-settled-account-three = Settled Account III
    .text = The character of player 3 does not survive, or you are the only survivor.
lockdown-objective-settled-account-four = Settled Account IV
    .text = The character of player 4 does not survive, or you are the only survivor.
lockdown-objective-settled-account-five = Settled Account V
    .text = The character of player 5 does not survive, or you are the only survivor.

## Personal.

lockdown-objective-upper-survey = Upper Survey
    .text = You have sent the signal, and every room on levels S-01 and S-02 is explored.
lockdown-objective-lower-survey = Lower Survey
    .text = Every room on levels S-02 and S-03 is explored.
lockdown-objective-burn-the-brood = Burn the Brood
    .text = You have sent the signal, and the Nest or the Complex is destroyed.
lockdown-objective-regicide = Regicide
    .text = The Queen is killed, or the Complex destroyed.
lockdown-objective-whistle-blower = Whistle-blower
    .text = You have sent the signal, and your knowledge token is active.
lockdown-objective-way-out = Way Out
    .text = You have sent the signal, and you leave in a cargo pod.
lockdown-objective-no-witnesses = No Witnesses
    .text = Nobody who came from the Nemesis survives, or you are the only survivor.
lockdown-objective-not-alone = Not Alone
    .text = You and at least one other character survive, and your knowledge token is active.
lockdown-objective-clean-slate = Clean Slate
    .text = The Complex is destroyed, or you are the only survivor.

## For one player, and for all together.

lockdown-objective-full-report = Full Report
    .text = The signal was sent, and every room is explored.
lockdown-objective-extermination = Extermination
    .text = The signal was sent, and the Nest or the Complex is destroyed.
lockdown-objective-headhunt = Headhunt
    .text = The signal was sent, and the Queen is killed or the Complex destroyed.
lockdown-objective-breakthrough = Breakthrough
    .text = A survivor has at least 8 knowledge.
lockdown-objective-field-manual = Field Manual
    .text = All 3 weaknesses of the intruders are revealed.
lockdown-objective-specimen-return = Specimen Return
    .text = A survivor leaves with an egg.
lockdown-objective-lights-on = Lights On
    .text = At the end at least 3 power tokens and the time token are active.
lockdown-objective-open-archive = Open Archive
    .text = The signal was sent, and a survivor’s knowledge token is active.
lockdown-objective-deep-survey = Deep Survey
    .text = Every room on levels S-02 and S-03 is explored.
lockdown-objective-scorched-earth = Scorched Earth
    .text = The Complex is destroyed, and somebody survives.
