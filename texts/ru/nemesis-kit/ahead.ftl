### What an answer leads to in both games, in the few words that stand beside it: parts of a line,
### without a full stop.
###
### $numbers are corridors such as 1, 4; $figures are names in a row, never inflected.

## Шум.

nemesis-kit-ahead-noise = шум на { $numbers }
nemesis-kit-ahead-encounter = контакт на { $numbers }
nemesis-kit-ahead-silence-is-danger = слизь: Тишина — это Опасность
nemesis-kit-ahead-danger-noise = Опасность: шум вокруг
nemesis-kit-ahead-danger-come = по Опасности придут: { $figures }
nemesis-kit-ahead-danger-door = по Опасности сломают дверь: { $figures }
nemesis-kit-ahead-danger-nobody = Опасность: закрытые двери никого не пустят

## Рука, и кого жетоны застают врасплох.

nemesis-kit-ahead-cards = { $n ->
    [0] карт не останется: вас точно застанут врасплох
    [one] останется { $n } карта
    [few] останутся { $n } карты
   *[many] останется { $n } карт
}
nemesis-kit-ahead-surprise = { $n ->
    [0] врасплох не застанет ни один жетон
    [one] врасплох застанет { $n } жетон из { $of }
    [few] врасплох застанут { $n } жетона из { $of }
   *[many] врасплох застанут { $n } жетонов из { $of }
}

## Бой.

nemesis-kit-ahead-hits = попадание на { $hits } из { $of }
nemesis-kit-ahead-injuries = { $n ->
    [0] промах
    [one] { $n } травма
    [few] { $n } травмы
   *[many] { $n } травм
}
nemesis-kit-ahead-eggs = { $n ->
    [0] промах
    [one] уничтожено { $n } яйцо
    [few] уничтожено { $n } яйца
   *[many] уничтожено { $n } яиц
}
nemesis-kit-ahead-injury-range = травмы: { $range }

## Кто уходит и кто входит.

nemesis-kit-ahead-attacked = сначала атакуют: { $figures }
nemesis-kit-ahead-unexplored = не разведан
nemesis-kit-ahead-burns = отсек горит
nemesis-kit-ahead-malfunction = неисправность
nemesis-kit-ahead-slime = слизь
nemesis-kit-ahead-combat = бой: { $figures }

## Шум.

nemesis-kit-ahead-certain-danger = на жетоне Опасность
nemesis-kit-ahead-no-noise = без броска на шум
nemesis-kit-ahead-unless-token = если жетон — не Тишина и не Опасность
nemesis-kit-ahead-no-noise-company = без броска на шум: там кто-то есть
nemesis-kit-ahead-no-noise-token = без броска на шум: на жетоне Тишина
nemesis-kit-ahead-careful = шум на ваш выбор: { $numbers }
nemesis-kit-ahead-noise-lies = потом в этом отсеке контакт на { $numbers }

## Бой.

nemesis-kit-ahead-miss-nothing = промах ничем не грозит
nemesis-kit-ahead-miss-wound = промах — вам тяжёлая рана
nemesis-kit-ahead-miss-death = промах — ваша смерть
nemesis-kit-ahead-contamination = 1 карта заражения
nemesis-kit-ahead-blast-figures = травмы: { $figures }
nemesis-kit-ahead-blast-characters = тяжёлая рана: { $seats }
nemesis-kit-ahead-blast-deadly = смерть: { $seats }

## Конец хода.

nemesis-kit-ahead-fire = пожар: лёгкая рана в конце хода
nemesis-kit-ahead-bleeding = кровотечение: лёгкая рана
nemesis-kit-ahead-deadly = эта рана смертельна
