### What the tables of both games say in the web client: rooms, people and things in words, moments.
###
### $seat and $seats are names that people typed: they are never inflected.

## Корабль.

nemesis-kit-table-technical = Технические коридоры
nemesis-kit-table-technical-short = Тех. сеть
nemesis-kit-table-room = Отсек { $n }: { $name }
nemesis-kit-table-room-unknown = Отсек { $n }, не разведан
nemesis-kit-table-not-explored = не разведан
nemesis-kit-table-only-you-know = что здесь, знаете только вы
nemesis-kit-table-items = { $n ->
    [0] искать больше нечего
    [one] можно найти { $n } предмет
    [few] можно найти { $n } предмета
   *[many] можно найти { $n } предметов
}
nemesis-kit-table-computer = компьютер
nemesis-kit-table-burns = отсек горит
nemesis-kit-table-malfunction = неисправность
nemesis-kit-table-eggs = { $n ->
    [0] яиц не осталось
    [one] { $n } яйцо
    [few] { $n } яйца
   *[many] { $n } яиц
}
nemesis-kit-table-combat = в бою
nemesis-kit-table-here = здесь: { $list }
nemesis-kit-table-person = { $character } ({ $seat })
nemesis-kit-table-injured = { $name }, { $n ->
    [one] { $n } травма
    [few] { $n } травмы
   *[many] { $n } травм
}
nemesis-kit-table-corpse-of = труп: { $seat }
nemesis-kit-table-object-corpse = труп
nemesis-kit-table-object-egg = яйцо
nemesis-kit-table-object-carcass = труп Чужого
nemesis-kit-table-times = { $name } × { $n }
nemesis-kit-table-corridor = Коридор { $numbers } между отсеками { $from } и { $to }
nemesis-kit-table-noise = шум

## Системы корабля.

nemesis-kit-table-round-steps = Шаги раунда
nemesis-kit-table-step-players = Фаза игроков
nemesis-kit-table-step-time = Время
nemesis-kit-table-step-attacks = Атаки
nemesis-kit-table-step-fire = Пожары
nemesis-kit-table-step-event = Событие
nemesis-kit-table-step-bag = Мешочек
nemesis-kit-table-bag = Мешочек Чужих: { $n }
nemesis-kit-table-blank = Пустой

## Что делает карта действия, в нескольких словах.

nemesis-kit-table-gist-search = Возьмите 2 предмета, оставьте 1
nemesis-kit-table-gist-rest = Просканируйте заражение, чистое уходит
nemesis-kit-table-gist-demolition = Сломайте закрытую дверь или отсек
nemesis-kit-table-gist-interruption = Отмените действие в своём отсеке
nemesis-kit-table-gist-reload = 1 патрон в револьвер
nemesis-kit-table-gist-order = Отправьте кого-то в соседний отсек
nemesis-kit-table-gist-motivation = Все в отсеке берут 1 карту
nemesis-kit-table-gist-suppressive-fire = 1 патрон: один из вас уходит без атак
nemesis-kit-table-gist-computer-skills = Дверь или бесплатное действие отсека
nemesis-kit-table-gist-technical-corridors = Проползите к другому входу и пасуйте
nemesis-kit-table-gist-pyrotechnics = Сбросьте предмет ради пожара или потушите
nemesis-kit-table-gist-covering-fire = 1 патрон: двое уходят без атак
nemesis-kit-table-gist-taking-aim = Выстрел с одним перебросом
nemesis-kit-table-gist-full-auto = Выстрел всеми патронами сразу
nemesis-kit-table-gist-nerves-of-steel = Внезапная атака ничего не даёт
nemesis-kit-table-gist-scavenging = Обыщите даже пустой отсек
nemesis-kit-table-gist-reconnaissance = Перемещение без броска на шум
nemesis-kit-table-gist-adrenaline = Выстрел или побег, возьмите 1 карту
nemesis-kit-table-gist-risk-assessment = Посмотрите следующее событие
nemesis-kit-table-gist-blocking-access = Действие даром или поломка компьютера
nemesis-kit-table-gist-intranet = Любой отсек с компьютером

## Что делает действие, доступное каждому: после его цены.

nemesis-kit-table-gist-movement = обычно с броском на шум
nemesis-kit-table-gist-escape = сначала атакует каждый Чужой здесь
nemesis-kit-table-gist-careful-movement = где шуметь, решаете вы
nemesis-kit-table-gist-pick-up = занимает руку
nemesis-kit-table-gist-trade = со всеми в вашем отсеке

## Что лежит передо мной и что все видят у других.

nemesis-kit-table-costs = { $n ->
    [0] Других карт не стоит
    [one] Стоит ещё { $n } карту
    [few] Стоит ещё { $n } карты
   *[many] Стоит ещё { $n } карт
}
nemesis-kit-table-contamination = Заражение
nemesis-kit-table-not-scanned = Ещё не просканировано
nemesis-kit-table-my-cards = Мои карты
nemesis-kit-table-no-cards = На руке нет карт.
nemesis-kit-table-you-dead = Вы погибли. Остальные играют дальше, и вы можете досмотреть до конца.
nemesis-kit-table-light-wounds = { $n ->
    [one] { $n } лёгкая рана из { $most }
    [few] { $n } лёгкие раны из { $most }
   *[many] { $n } лёгких ран из { $most }
}
nemesis-kit-table-serious-wounds = { $n ->
    [one] { $n } тяжёлая рана из { $most }
    [few] { $n } тяжёлые раны из { $most }
   *[many] { $n } тяжёлых ран из { $most }
}
nemesis-kit-table-dressed = перевязана
nemesis-kit-table-ammo = патроны: { $n } из { $most }
nemesis-kit-table-empty-hand = рука свободна
nemesis-kit-table-lame-hand = рука не действует
nemesis-kit-table-inventory = Инвентарь
nemesis-kit-table-has-slime = слизь
nemesis-kit-table-has-larva = личинка
nemesis-kit-table-has-signal = сигнал отправлен
nemesis-kit-table-hidden = Скрыто от вас
nemesis-kit-table-no-character = Персонаж не выбран
nemesis-kit-table-first-player = первый игрок
nemesis-kit-table-hand-cards = { $n ->
    [one] { $n } карта на руке
    [few] { $n } карты на руке
   *[many] { $n } карт на руке
}
nemesis-kit-table-passed = больше не ходит
nemesis-kit-table-is-dead = нет в живых

## Моменты: то, что происходит на переднем плане.

nemesis-kit-moment-encounter = Здесь кто-то есть
nemesis-kit-moment-surprised = Застигнуты врасплох
nemesis-kit-moment-blank = Никто не пришёл. Это был только шум.
nemesis-kit-moment-holds = Карты: { $seat }
nemesis-kit-moment-token-says = на жетоне
nemesis-kit-moment-not-surprised = Не врасплох. Начинается бой.
nemesis-kit-moment-attacks-at-once = Врасплох: сразу атакует.
nemesis-kit-moment-attack = { $name } атакует: { $seat }
nemesis-kit-moment-surprise-attack = Внезапная атака, { $name }: { $seat }
nemesis-kit-moment-no-effect = { $name }: нет на карте, без последствий.
nemesis-kit-moment-light-wound = лёгкая рана
nemesis-kit-moment-shoots = { $seat } · { $weapon }
nemesis-kit-moment-melee = { $seat } · голыми руками
nemesis-kit-moment-injuries = { $n ->
    [0] травм нет
    [one] { $n } травма
    [few] { $n } травмы
   *[many] { $n } травм
}
nemesis-kit-moment-attacks = { $n ->
    [0] атак нет
    [one] { $n } атака
    [few] { $n } атаки
   *[many] { $n } атак
}
nemesis-kit-moment-check = Живучесть { $n }
nemesis-kit-moment-check-retreat = Отступление
nemesis-kit-moment-dies = { $name } погибает.
nemesis-kit-moment-holds-on = { $name } ещё держится.
nemesis-kit-moment-retreats = { $name } отступает.
nemesis-kit-moment-noise-roll = { $seat } · бросок на шум
nemesis-kit-moment-corridor = Коридор { $n }
nemesis-kit-moment-result-noise = Шум
nemesis-kit-moment-result-encounter = Контакт
nemesis-kit-moment-result-danger = Опасность
nemesis-kit-moment-result-silence = Тишина
nemesis-kit-moment-explores = { $seat } · разведка
nemesis-kit-moment-health-clean = чисто
nemesis-kit-moment-health-infected = заражение
nemesis-kit-moment-health-larva = личинка
nemesis-kit-moment-health-dead = нет в живых
nemesis-kit-moment-won = победа
nemesis-kit-moment-lost = поражение
nemesis-kit-table-no-signal = сигнал ещё не отправлен
nemesis-kit-table-queen-killed = Королева убита
nemesis-kit-table-queen-lives = Королева ещё не убита
nemesis-kit-table-egg-yours = яйцо у вас в руках
nemesis-kit-table-egg-not-yours = у вас нет яйца
nemesis-kit-table-unexplored = { $n ->
    [0] все отсеки разведаны
    [one] не разведан { $n } отсек
    [few] не разведано { $n } отсека
   *[many] не разведано { $n } отсеков
}
nemesis-kit-table-alive = { $n ->
    [one] в живых { $n }
    [few] в живых { $n }
   *[many] в живых { $n }
}

## Что можно посмотреть, и стол словами.

nemesis-kit-table-pages = Что посмотреть
nemesis-kit-table-page-me = Я
nemesis-kit-table-page-cards = Мои карты
nemesis-kit-table-weaknesses = Слабости Чужих
nemesis-kit-table-nest = { $n ->
    [one] { $n } яйцо в гнезде
    [few] { $n } яйца в гнезде
   *[many] { $n } яиц в гнезде
}
nemesis-kit-table-nest-destroyed = Гнездо уничтожено.
nemesis-kit-table-player-number = Игрок { $n }
nemesis-kit-table-piles = Карты: на руке { $hand }, в колоде { $deck }, в сбросе { $discard }
nemesis-kit-table-hands = Руки
nemesis-kit-table-others-see-backs = другие видят только рубашки
nemesis-kit-table-nothing = ничего
nemesis-kit-table-discarded = Сброс
nemesis-kit-table-seen = Что вы видели
nemesis-kit-table-seen-token = Отсек { $n }: { $effect }, предметы: { $items }
nemesis-kit-table-seen-objective = Игрок { $n } в раунде { $round }: { $objective }
nemesis-kit-table-now = Сейчас
nemesis-kit-table-actions-left = { $n ->
    [one] { $n } действие до конца хода
    [few] { $n } действия до конца хода
    [many] { $n } действий до конца хода
   *[other] { $n } действия до конца хода
}
nemesis-kit-table-resigned = вне игры: место оставлено
nemesis-kit-table-crew = Экипаж
nemesis-kit-table-rooms = Отсеки
nemesis-kit-table-corridors = Коридоры
nemesis-kit-table-round = Раунд { $n }: { $phase }

## Части ответа и вопрос, когда одна уже выбрана.

nemesis-kit-table-part-person = { $seat }
nemesis-kit-table-part-use-room = Действие отсека: { NAME($room) }
nemesis-kit-table-part-craft = Создать: { NAME($item) }
nemesis-kit-table-part-deck = { $back ->
    [nemesis-kit-back-red] Красные предметы
    [nemesis-kit-back-yellow] Жёлтые предметы
    [nemesis-kit-back-green] Зелёные предметы
   *[nemesis-kit-back-blue] Создаваемые предметы
}
nemesis-kit-table-heading-where = Куда?
nemesis-kit-table-heading-place = { NAME($part) }: где?
nemesis-kit-table-heading-whom = { NAME($part) }: кого выбираете?
nemesis-kit-table-heading-how = Что именно?
nemesis-kit-table-deed-to = { $deed } → { $room }
nemesis-kit-table-part-shoot = Выстрелить: { NAME($whom) }
nemesis-kit-table-part-strike = Ударить: { NAME($whom) }
nemesis-kit-table-part-escape = Бежать: { NAME($room) }
nemesis-kit-table-part-drop = Выбросить …
nemesis-kit-table-cost-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
nemesis-kit-table-cost-ammo = патроны: { $n } ({ $weapon })
nemesis-kit-table-brings-light-wounds = { $seat }: { $n ->
    [one] { $n } лёгкая рана
    [few] { $n } лёгкие раны
   *[many] { $n } лёгких ран
}
nemesis-kit-table-brings-contamination = { $seat }: { $n ->
    [one] { $n } карта заражения
    [few] { $n } карты заражения
   *[many] { $n } карт заражения
}
nemesis-kit-table-brings-signal = сигнал отправлен
nemesis-kit-table-found = Найдено
nemesis-kit-table-incoming = Новое, а руки заняты
nemesis-kit-table-offered = Предложено
nemesis-kit-table-in-return = Взамен
nemesis-kit-table-goods = { NAME($item) } ({ NAME($back) })
nemesis-kit-table-asks-trade-reply = { $from } предлагает вам: { $goods }. Что вы отвечаете?
nemesis-kit-table-asks-trade-agreement = { $to } даёт взамен: { $back }. За это вы отдаёте: { $goods }. Вы согласны?
nemesis-kit-table-not-next-door = Нужен коридор, который соединяет этот отсек с вашим.
nemesis-kit-table-found-twice = таких найдено два
nemesis-kit-moment-draws = { $seat } тянет из мешочка Чужих …
nemesis-kit-moment-wounded = Вы ранены
nemesis-kit-moment-wounded-by = Причина: { NAME($cause) }
nemesis-kit-moment-track-full = Для ещё одной лёгкой раны нет места: она становится тяжёлой.
nemesis-kit-table-draft = Выберите персонажа

## Что происходит, над полем.

nemesis-kit-table-band-round = Раунд { $n }
nemesis-kit-table-event-phase = Фаза событий
nemesis-kit-moment-died = { $seat } — больше нет в живых
nemesis-kit-moment-you-died = Вы мертвы
nemesis-kit-moment-death-round = Раунд { $n }
nemesis-kit-moment-death-attack = Убийца: { $name }.
nemesis-kit-moment-death-fire = Смерть в огне.
nemesis-kit-moment-death-resignation = Выход из игры.
nemesis-kit-moment-death-by = Причина смерти: { NAME($cause) }.
nemesis-kit-moment-changes = Что это меняет
nemesis-kit-moment-corpse-lies = Тело лежит здесь: { $room }.
nemesis-kit-moment-no-corpse = Тела не осталось.
nemesis-kit-moment-first-encounter = Первый контакт: каждый оставляет себе одну цель.

## Что есть что, для того, кто спросит.

nemesis-kit-table-quiet = тихо
nemesis-kit-table-to-activate = Чтобы активировать: { $how }
nemesis-kit-table-about-object = Тяжёлый: занимает руку. Его можно исследовать в лаборатории.
nemesis-kit-table-about-corridor = Бросок на шум с этим числом даёт здесь шум. Если шум уже есть, кто-то приходит.
nemesis-kit-table-about-intruder = Он погибает, когда его травмы достигают числа на карте атаки, взятой для проверки.
nemesis-kit-table-about-contamination = Она засоряет руку. Заражённая карта при сканировании приносит личинку, а в конце может убить.
nemesis-kit-table-about-bag = Что в мешочке, могут знать все. Из него приходят Чужие при контакте, и с каждой фазой событий он опаснее.

## Моменты: то, что происходит на переднем плане.

nemesis-kit-table-player-is-you = Игрок { $n } — это вы: победа, только если, кроме вас, не выживет никто
nemesis-kit-table-off = выкл.
