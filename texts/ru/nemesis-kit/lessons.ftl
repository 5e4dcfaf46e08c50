### What a newcomer to either game is told in the same words.

nemesis-kit-lesson-search = Число в углу отсека — сколько предметов осталось, а его цвет — из какой они колоды.
    .title = Поиск
