### What a newcomer to either game is told in the same words.

nemesis-kit-lesson-search = Liczba w rogu pomieszczenia mówi, ile zostało przedmiotów, a jego kolor, z której są talii.
    .title = Przeszukiwanie
