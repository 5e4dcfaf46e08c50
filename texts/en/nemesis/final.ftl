### The end of a game of Nemesis: who won, what became of the crew, and the story in numbers.
###
### $seat is one name that somebody typed or a list of them: names are never inflected.

nemesis-final-aboard = aboard
nemesis-final-nobody-lives = Nobody was left alive.
