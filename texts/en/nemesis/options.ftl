### What can be settled at a Nemesis table before the game, and the values.

nemesis-option-side = Ship
    .text = Which side of the board is used.
nemesis-option-side-basic = Basic
    .text = The side for first games.
nemesis-option-side-alternative = Alternative
    .text = Harder: dead ends, double corridors and two networks of technical corridors.

nemesis-option-intruder-player = The first to die
    .text = What becomes of the first who dies.
nemesis-option-intruder-player-off = Watches
    .text = The game goes on without them.
nemesis-option-intruder-player-on = Plays the intruders
    .text = They lead the intruders against the rest from the next round on.

nemesis-option-airlock-ejects-bodies = Airlock and bodies
    .text = What is left of those whom the airlock kills.
nemesis-option-airlock-ejects-bodies-off = Bodies stay
    .text = Corpses and carcasses lie in the room.
nemesis-option-airlock-ejects-bodies-on = Into space
    .text = Those killed leave no body.

nemesis-option-er-heals-undressed = Emergency Room
    .text = Which serious wounds can be healed there.
nemesis-option-er-heals-undressed-off = Dressed ones
    .text = A wound is dressed first and healed later.
nemesis-option-er-heals-undressed-on = Any
    .text = Undressed wounds can be healed at once.

nemesis-option-duct-tape-is-tool = Duct Tape
    .text = Whether Duct Tape serves as a tool when something is crafted.
nemesis-option-duct-tape-is-tool-off = No component
    .text = As the card is printed.
nemesis-option-duct-tape-is-tool-on = A tool
    .text = A Taser or a Flamethrower can be made with it.

nemesis-option-traits = Traits
    .text = Whether every character has a trait of their own.
nemesis-option-traits-off = No traits
    .text = All characters play by the same rules.
nemesis-option-traits-on = With traits
    .text = Each character can do something that the others cannot.
