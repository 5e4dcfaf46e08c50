### What a newcomer to either game is told in the same words.

nemesis-kit-lesson-search = Число в куті відсіку — скільки предметів лишилося, а його колір — з якої вони колоди.
    .title = Пошук
