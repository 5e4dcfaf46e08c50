### К чему ведёт ответ: несколько слов рядом с ним, части строки, без точки.
###
### $numbers — коридоры, например 1, 4; $figures и $seats — имена подряд, они не склоняются.

## Кто уходит и кто входит.

nemesis-ahead-attacked = сначала атакуют: { $figures }
nemesis-ahead-unexplored = не разведан
nemesis-ahead-burns = отсек горит
nemesis-ahead-malfunction = неисправность
nemesis-ahead-slime = слизь
nemesis-ahead-combat = бой: { $figures }

## Шум.

nemesis-ahead-noise = шум на { $numbers }
nemesis-ahead-encounter = контакт на { $numbers }
nemesis-ahead-silence-is-danger = слизь: Тишина — это Опасность
nemesis-ahead-danger-noise = Опасность: шум вокруг
nemesis-ahead-danger-come = по Опасности придут: { $figures }
nemesis-ahead-danger-door = по Опасности сломают дверь: { $figures }
nemesis-ahead-danger-nobody = Опасность: закрытые двери никого не пустят
nemesis-ahead-unless-token = если жетон — не Тишина и не Опасность
nemesis-ahead-certain-danger = на жетоне Опасность
nemesis-ahead-no-noise-company = без броска на шум: там кто-то есть
nemesis-ahead-no-noise = без броска на шум
nemesis-ahead-no-noise-token = без броска на шум: на жетоне Тишина
nemesis-ahead-careful = шум на ваш выбор: { $numbers }
nemesis-ahead-noise-lies = потом в этом отсеке контакт на { $numbers }
nemesis-ahead-stands-nothing = ничего не происходит
nemesis-ahead-stands-encounter = контакт

## Рука, и кого жетоны застают врасплох.

nemesis-ahead-cards = { $n ->
    [0] карт не останется: вас точно застанут врасплох
    [one] останется { $n } карта
    [few] останутся { $n } карты
   *[many] останется { $n } карт
}
nemesis-ahead-surprise = { $n ->
    [0] врасплох не застанет ни один жетон
    [one] врасплох застанет { $n } жетон из { $of }
    [few] врасплох застанут { $n } жетона из { $of }
   *[many] врасплох застанут { $n } жетонов из { $of }
}

## Бой.

nemesis-ahead-hits = попадание на { $hits } из { $of }
nemesis-ahead-reroll = можно перебросить один раз
nemesis-ahead-injuries = { $n ->
    [0] промах
    [one] { $n } травма
    [few] { $n } травмы
   *[many] { $n } травм
}
nemesis-ahead-eggs = { $n ->
    [0] промах
    [one] уничтожено { $n } яйцо
    [few] уничтожено { $n } яйца
   *[many] уничтожено { $n } яиц
}
nemesis-ahead-injury-range = травмы: { $range }
nemesis-ahead-miss-nothing = промах ничем не грозит
nemesis-ahead-miss-wound = промах — вам тяжёлая рана
nemesis-ahead-miss-death = промах — ваша смерть
nemesis-ahead-contamination = 1 карта заражения
nemesis-ahead-blast-figures = травмы: { $figures }
nemesis-ahead-blast-characters = тяжёлая рана: { $seats }
nemesis-ahead-blast-deadly = смерть: { $seats }

## Конец хода.

nemesis-ahead-fire = пожар: лёгкая рана в конце хода
nemesis-ahead-bleeding = кровотечение: лёгкая рана
nemesis-ahead-deadly = эта рана смертельна
