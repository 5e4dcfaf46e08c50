### What a newcomer to either game is told in the same words.

nemesis-kit-lesson-search = The number in the corner of a room says how many items are left, and its colour which deck they come from.
    .title = Searching
