### What can be settled before the game at a table of Nemesis and of Lockdown, and the values.

nemesis-kit-option-co-operative = Mode
    .text = Whether everybody plays for themselves or all together.
nemesis-kit-option-co-operative-off = Everybody for themselves
    .text = Two secret objectives each, one of which is kept. Some may want you dead.
nemesis-kit-option-co-operative-on = All together
    .text = Open objectives for all. You win or lose together, and the dead can be revived.
