### Стол Nemesis в веб-клиенте: корабль и его системы словами, короткие имена для поля,
### что делают карты в нескольких словах, важные моменты, конец.
###
### $seat и $seats — имена, которые набрали люди: они не склоняются.

## Корабль.

nemesis-table-ship = План корабля
nemesis-table-whole-ship = Весь корабль
nemesis-table-map = Весь корабль в уменьшении
nemesis-table-technical = Технические коридоры
nemesis-table-technical-short = Тех. сеть
nemesis-table-room = Отсек { $n }: { $name }
nemesis-table-room-unknown = Отсек { $n }, не разведан
nemesis-table-not-explored = не разведан
nemesis-table-only-you-know = что здесь, знаете только вы
nemesis-table-items = { $n ->
    [0] искать больше нечего
    [one] можно найти { $n } предмет
    [few] можно найти { $n } предмета
   *[many] можно найти { $n } предметов
}
nemesis-table-computer = компьютер
nemesis-table-burns = отсек горит
nemesis-table-malfunction = неисправность
nemesis-table-airlock = в конце фазы игроков здесь откроется шлюз
nemesis-table-eggs = { $n ->
    [0] яиц не осталось
    [one] { $n } яйцо
    [few] { $n } яйца
   *[many] { $n } яиц
}
nemesis-table-combat = в бою
nemesis-table-here = здесь: { $list }
nemesis-table-person = { $character } ({ $seat })
nemesis-table-injured = { $name }, { $n ->
    [one] { $n } травма
    [few] { $n } травмы
   *[many] { $n } травм
}
nemesis-table-corpse-of = труп: { $seat }
nemesis-table-object-blue-corpse = синий труп
nemesis-table-object-corpse = труп
nemesis-table-object-egg = яйцо
nemesis-table-object-carcass = труп Чужого
nemesis-table-times = { $name } × { $n }
nemesis-table-engine-unseen = вы не проверяли этот двигатель
nemesis-table-engine-seen = в раунде { $round } вы видели: { NAME($state) }
nemesis-table-corridor = Коридор { $numbers } между отсеками { $from } и { $to }
nemesis-table-noise = шум
nemesis-table-pod = Спасательная капсула { $n }, отсек { $section }

## Имена, которые умещаются на поле: две строки примерно по одиннадцать букв.

nemesis-table-short-armory = Оружейная
nemesis-table-short-comms-room = Радио{ "\u00AD" }рубка
nemesis-table-short-emergency-room = Травмпункт
nemesis-table-short-evacuation-section-a = Эвакуация А
nemesis-table-short-evacuation-section-b = Эвакуация В
nemesis-table-short-fire-control-system = Пожарный отсек
nemesis-table-short-generator = Генератор
nemesis-table-short-laboratory = Лаборатория
nemesis-table-short-nest = Гнездо
nemesis-table-short-storage = Склад
nemesis-table-short-surgery = Операци{ "\u00AD" }онная
nemesis-table-short-airlock-control = Контроль шлюзов
nemesis-table-short-cabins = Каюты
nemesis-table-short-canteen = Столовая
nemesis-table-short-command-center = Командный центр
nemesis-table-short-engine-control-room = Контроль двигателей
nemesis-table-short-hatch-control-system = Контроль капсул
nemesis-table-short-monitoring-room = Наблю{ "\u00AD" }дение
nemesis-table-short-room-covered-with-slime = Отсек в слизи
nemesis-table-short-shower-room = Душевая
nemesis-table-short-cockpit = Мостик
nemesis-table-short-hibernatorium = Гибернация
nemesis-table-short-engine-room-one = Двигатель 1
nemesis-table-short-engine-room-two = Двигатель 2
nemesis-table-short-engine-room-three = Двигатель 3

## Системы корабля.

nemesis-table-round-steps = Шаги раунда
nemesis-table-step-players = Фаза игроков
nemesis-table-step-time = Время
nemesis-table-step-attacks = Атаки
nemesis-table-step-fire = Пожары
nemesis-table-step-event = Событие
nemesis-table-step-bag = Мешочек
nemesis-table-time-to-jump = До прыжка
nemesis-table-time = { $n ->
    [0] корабль совершает прыжок
    [one] до прыжка { $n } раунд
    [few] до прыжка { $n } раунда
   *[many] до прыжка { $n } раундов
}
nemesis-table-chambers-open = камеры открыты
nemesis-table-self-destruct-name = Самоуничтожение
nemesis-table-self-destruct = { $n ->
    [0] корабль взрывается
    [one] самоуничтожение через { $n } раунд
    [few] самоуничтожение через { $n } раунда
   *[many] самоуничтожение через { $n } раундов
}
nemesis-table-self-destruct-off = Самоуничтожение не запущено
nemesis-table-off = выкл.
nemesis-table-running = идёт
nemesis-table-unstoppable = не остановить
nemesis-table-destination = Курс
nemesis-table-course = Курс { $course }
nemesis-table-bag = Мешочек Чужих: { $n }
nemesis-table-blank = Пустой
nemesis-table-markers = До гибели корабля
nemesis-table-fires = { $n ->
    [one] { $n } пожар из { $most }; на один больше — и корабль погибнет
    [few] { $n } пожара из { $most }; на один больше — и корабль погибнет
   *[many] { $n } пожаров из { $most }; на один больше — и корабль погибнет
}
nemesis-table-malfunctions = { $n ->
    [one] { $n } неисправность из { $most }; на одну больше — и корпус не выдержит
    [few] { $n } неисправности из { $most }; на одну больше — и корпус не выдержит
   *[many] { $n } неисправностей из { $most }; на одну больше — и корпус не выдержит
}

## Что делает карта действия, в нескольких словах.

nemesis-table-gist-search = Возьмите 2 предмета, оставьте 1
nemesis-table-gist-rest = Просканируйте заражение, чистое уходит
nemesis-table-gist-demolition = Сломайте закрытую дверь или отсек
nemesis-table-gist-interruption = Отмените действие в своём отсеке
nemesis-table-gist-basic-repairs = Почините отсек или двигатель
nemesis-table-gist-reload = 1 патрон в револьвер
nemesis-table-gist-order = Отправьте кого-то в соседний отсек
nemesis-table-gist-motivation = Все в отсеке берут 1 карту
nemesis-table-gist-suppressive-fire = 1 патрон: один из вас уходит без атак
nemesis-table-gist-repairs = Почините отсек или двигатель
nemesis-table-gist-computer-skills = Дверь или бесплатное действие отсека
nemesis-table-gist-piloting = Действие отсека даром или координаты
nemesis-table-gist-knowledge-of-the-ship = Дверь или взгляд на отсек
nemesis-table-gist-old-friend = Действие отсека бесплатно
nemesis-table-gist-fast-repairs = Почините отсек или двигатель
nemesis-table-gist-technical-corridors = Проползите к другому входу и пасуйте
nemesis-table-gist-pyrotechnics = Сбросьте предмет ради пожара или потушите
nemesis-table-gist-ingenuity = Ремонт, двигатель или создание предмета
nemesis-table-gist-covering-fire = 1 патрон: двое уходят без атак
nemesis-table-gist-taking-aim = Выстрел с одним перебросом
nemesis-table-gist-full-auto = Выстрел всеми патронами сразу
nemesis-table-gist-nerves-of-steel = Внезапная атака ничего не даёт
nemesis-table-gist-scavenging = Обыщите даже пустой отсек
nemesis-table-gist-reconnaissance = Перемещение без броска на шум
nemesis-table-gist-adrenaline = Выстрел или побег, возьмите 1 карту
nemesis-table-gist-risk-assessment = Посмотрите следующее событие
nemesis-table-gist-blocking-access = Действие даром или поломка компьютера
nemesis-table-gist-intranet = Любой отсек с компьютером

## Что делает действие, доступное каждому: после его цены.

nemesis-table-gist-movement = обычно с броском на шум
nemesis-table-gist-escape = сначала атакует каждый Чужой здесь
nemesis-table-gist-careful-movement = где шуметь, решаете вы
nemesis-table-gist-pick-up = занимает руку
nemesis-table-gist-trade = со всеми в вашем отсеке

## Что лежит передо мной и что все видят у других.

nemesis-table-costs = { $n ->
    [0] Других карт не стоит
    [one] Стоит ещё { $n } карту
    [few] Стоит ещё { $n } карты
   *[many] Стоит ещё { $n } карт
}
nemesis-table-contamination = Заражение
nemesis-table-not-scanned = Ещё не просканировано
nemesis-table-my-cards = Мои карты
nemesis-table-no-cards = На руке нет карт.
nemesis-table-you-dead = Вы погибли. Остальные играют дальше, и вы можете досмотреть до конца.
nemesis-table-you-evacuated = Вы покинули корабль в капсуле. В конце проверяется, выжили ли вы и победили ли.
nemesis-table-you-hibernating = Вы в гибернации. В конце проверяется, выжили ли вы и победили ли.
nemesis-table-light-wounds = { $n ->
    [one] { $n } лёгкая рана из { $most }
    [few] { $n } лёгкие раны из { $most }
   *[many] { $n } лёгких ран из { $most }
}
nemesis-table-serious-wounds = { $n ->
    [one] { $n } тяжёлая рана из { $most }
    [few] { $n } тяжёлые раны из { $most }
   *[many] { $n } тяжёлых ран из { $most }
}
nemesis-table-dressed = перевязана
nemesis-table-ammo = патроны: { $n } из { $most }
nemesis-table-empty-hand = рука свободна
nemesis-table-lame-hand = рука не действует
nemesis-table-inventory = Снаряжение
nemesis-table-has-slime = слизь
nemesis-table-has-larva = личинка
nemesis-table-has-signal = сигнал отправлен
nemesis-table-hidden = Скрыто от вас
nemesis-table-no-character = Персонаж не выбран
nemesis-table-first-player = первый игрок
nemesis-table-hand-cards = { $n ->
    [one] { $n } карта на руке
    [few] { $n } карты на руке
   *[many] { $n } карт на руке
}
nemesis-table-passed = больше не ходит
nemesis-table-is-dead = нет в живых
nemesis-table-is-evacuated = в капсуле, вне корабля
nemesis-table-is-hibernating = в гибернации

## Моменты: то, что происходит на переднем плане.

nemesis-moment-encounter = Здесь кто-то есть
nemesis-moment-surprised = Застигнуты врасплох
nemesis-moment-blank = Никто не пришёл. Это был только шум.
nemesis-moment-holds = Карты: { $seat }
nemesis-moment-token-says = на жетоне
nemesis-moment-not-surprised = Не врасплох. Начинается бой.
nemesis-moment-attacks-at-once = Следует немедленная атака.
nemesis-moment-attack = { $name } атакует: { $seat }
nemesis-moment-surprise-attack = Внезапная атака, { $name }: { $seat }
nemesis-moment-no-effect = { $name }: нет на карте, без последствий.
nemesis-moment-light-wound = лёгкая рана
nemesis-moment-shoots = { $seat } · { $weapon }
nemesis-moment-melee = { $seat } · голыми руками
nemesis-moment-injuries = { $n ->
    [0] травм нет
    [one] { $n } травма
    [few] { $n } травмы
   *[many] { $n } травм
}
nemesis-moment-attacks = { $n ->
    [0] атак нет
    [one] { $n } атака
    [few] { $n } атаки
   *[many] { $n } атак
}
nemesis-moment-check = Живучесть { $n }
nemesis-moment-check-retreat = Отступление
nemesis-moment-dies = { $name }: смерть.
nemesis-moment-holds-on = { $name } ещё держится.
nemesis-moment-retreats = { $name } отступает.
nemesis-moment-noise-roll = { $seat } · бросок на шум
nemesis-moment-corridor = Коридор { $n }
nemesis-moment-result-noise = Шум
nemesis-moment-result-encounter = Контакт
nemesis-moment-result-danger = Опасность
nemesis-moment-result-silence = Тишина
nemesis-moment-explores = { $seat } · разведка
nemesis-moment-who-won = Кто победил?
nemesis-moment-check-engines = Двигатели
nemesis-moment-check-coordinates = Координаты
nemesis-moment-check-contamination = Заражение
nemesis-moment-check-objectives = Цели
nemesis-moment-no-matter = Это уже не важно.
nemesis-moment-engines-hold = Корабль выдерживает.
nemesis-moment-engines-fail = Корабль взрывается.
nemesis-moment-arrived-earth = Спящие просыпаются дома.
nemesis-moment-arrived-mars = Спящие погибают, если того не желала цель «Карантин».
nemesis-moment-arrived-venus = Спящие погибают.
nemesis-moment-arrived-deep-space = Спящие погибают.
nemesis-moment-health-clean = чисто
nemesis-moment-health-infected = заражение
nemesis-moment-health-larva = личинка
nemesis-moment-health-dead = нет в живых
nemesis-moment-won = победа
nemesis-moment-lost = поражение
nemesis-moment-led = Чужих не одолел никто
nemesis-table-no-signal = сигнал ещё не отправлен
nemesis-table-player-is-you = Игрок { $n } — это вы: победа, только если, кроме вас, не выживет никто
nemesis-table-queen-killed = Королева убита
nemesis-table-queen-lives = Королева ещё не убита
nemesis-table-engines-working = { $seen ->
    [0] вы не видели ни одного двигателя
    [one] исправны { $n } из { $seen } виденного двигателя
    [few] исправны { $n } из { $seen } виденных двигателей
   *[many] исправны { $n } из { $seen } виденных двигателей
}
nemesis-table-weakness-known = { NAME($object) }: слабость известна
nemesis-table-weakness-unknown = { NAME($object) }: слабость ещё не известна
nemesis-table-blue-corpse-yours = синий труп у вас в руках
nemesis-table-blue-corpse-carried = синий труп несут ({ $seat })
nemesis-table-blue-corpse-lies = синий труп лежит в отсеке { $room }
nemesis-table-blue-corpse-gone = синего трупа больше нет на борту
nemesis-table-surgery = Операционная — отсек { $room }
nemesis-table-no-surgery = Операционная ещё не найдена
nemesis-table-egg-yours = яйцо у вас в руках
nemesis-table-egg-not-yours = у вас нет яйца
nemesis-table-egg-carried = кто-то несёт яйцо
nemesis-table-egg-not-carried = яйцо никто не несёт
nemesis-table-unexplored = { $n ->
    [0] все отсеки разведаны
    [one] не разведан { $n } отсек
    [few] не разведано { $n } отсека
   *[many] не разведано { $n } отсеков
}
nemesis-table-known-weaknesses = { $n ->
    [one] известна { $n } слабость
    [few] известно { $n } слабости
   *[many] известно { $n } слабостей
}
nemesis-table-carried = { $n ->
    [one] с собой { $n } предмет
    [few] с собой { $n } предмета
   *[many] с собой { $n } предметов
}
nemesis-table-alive = { $n ->
    [one] в живых { $n }
    [few] в живых { $n }
   *[many] в живых { $n }
}

## Что можно посмотреть, и стол словами.

nemesis-table-pages = Что посмотреть
nemesis-table-page-systems = Системы
nemesis-table-page-me = Я
nemesis-table-page-cards = Мои карты
nemesis-table-chambers-in = { $n ->
    [one] камеры откроются через { $n } раунд
    [few] камеры откроются через { $n } раунда
   *[many] камеры откроются через { $n } раундов
}
nemesis-table-no-return = на жёлтом не остановить
nemesis-table-coordinates-unseen = Вы не видели координат.
nemesis-table-engines = Двигатели
nemesis-table-pods = Спасательные капсулы
nemesis-table-no-pods = Капсул не осталось.
nemesis-table-weaknesses = Слабости Чужих
nemesis-table-nest = { $n ->
    [one] { $n } яйцо в гнезде
    [few] { $n } яйца в гнезде
   *[many] { $n } яиц в гнезде
}
nemesis-table-nest-destroyed = Гнездо уничтожено.
nemesis-table-player-number = Игрок { $n }
nemesis-table-piles = Карты: на руке { $hand }, в колоде { $deck }, в сбросе { $discard }
nemesis-table-hands = Руки
nemesis-table-others-see-backs = другие видят только рубашки
nemesis-table-nothing = ничего
nemesis-table-discarded = Сброс
nemesis-table-seen = Что вы видели
nemesis-table-seen-token = Отсек { $n }: { $effect }, предметы: { $items }
nemesis-table-seen-engine = Двигатель { $n } в раунде { $round }: { NAME($state) }
nemesis-table-seen-objective = Игрок { $n } в раунде { $round }: { $objective }
nemesis-table-intruder-cards = Карты Чужих
nemesis-table-leads = ведёт Чужих
nemesis-table-leader = Вы ведёте Чужих
nemesis-table-leader-aim = Победить вы уже не можете: сделайте так, чтобы не победил никто. В свой ход вы играете одну карту или пасуете и можете одну оставить.
nemesis-table-no-intruder-cards = У вас нет карт Чужих.
nemesis-table-card-moves = ход через коридор { $n }
nemesis-table-card-moves-anywhere = ход через любой коридор
nemesis-table-card-attacks = { $n ->
    [one] атака: { $n } карта
    [few] атака: одна из { $n } карт
   *[many] атака: одна из { $n } карт
}
nemesis-table-now = Сейчас
nemesis-table-actions-left = { $n ->
    [one] { $n } действие до конца хода
    [few] { $n } действия до конца хода
    [many] { $n } действий до конца хода
   *[other] { $n } действия до конца хода
}
nemesis-table-resigned = вне игры: место оставлено
nemesis-table-crew = Экипаж
nemesis-table-rooms = Отсеки
nemesis-table-corridors = Коридоры
nemesis-table-round = Раунд { $n }: { $phase }
nemesis-table-in-pod = в капсуле { $n }

## Части ответа и вопрос, когда одна уже выбрана.

nemesis-table-part-person = { $seat }
nemesis-table-part-use-room = Действие отсека: { NAME($room) }
nemesis-table-part-craft = Создать: { NAME($item) }
nemesis-table-part-deck = { $back ->
    [nemesis-back-red] Красные предметы
    [nemesis-back-yellow] Жёлтые предметы
    [nemesis-back-green] Зелёные предметы
   *[nemesis-back-blue] Создаваемые предметы
}
nemesis-table-heading-where = Куда?
nemesis-table-heading-place = { NAME($part) }: где?
nemesis-table-heading-whom = { NAME($part) }: кого выбираете?
nemesis-table-heading-how = Что именно?
nemesis-table-deed-to = { $deed } → { $room }
nemesis-table-part-shoot = Выстрелить: { NAME($whom) }
nemesis-table-part-strike = Ударить: { NAME($whom) }
nemesis-table-part-escape = Бежать: { NAME($room) }
nemesis-table-part-drop = Выбросить …
nemesis-table-cost-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
nemesis-table-cost-ammo = патроны: { $n } ({ $weapon })
nemesis-table-brings-light-wounds = { $seat }: { $n ->
    [one] { $n } лёгкая рана
    [few] { $n } лёгкие раны
   *[many] { $n } лёгких ран
}
nemesis-table-brings-contamination = { $seat }: { $n ->
    [one] { $n } карта заражения
    [few] { $n } карты заражения
   *[many] { $n } карт заражения
}
nemesis-table-brings-signal = сигнал отправлен
nemesis-table-found = Найдено
nemesis-table-incoming = Новое, а руки заняты
nemesis-table-offered = Предложено
nemesis-table-in-return = Взамен
nemesis-table-goods = { NAME($item) } ({ NAME($back) })
nemesis-table-asks-trade-reply = { $from } предлагает вам: { $goods }. Что вы отвечаете?
nemesis-table-asks-trade-agreement = { $to } даёт взамен: { $back }. За это вы отдаёте: { $goods }. Вы согласны?
nemesis-table-not-next-door = Нужен коридор, который соединяет этот отсек с вашим.
nemesis-table-intruder-goes = «{ NAME($card) }»: { $whom } идёт, цель: { $room }
nemesis-table-part-lead-move = Передвинуть Чужого
nemesis-table-part-lead-attack = Атаковать
nemesis-table-found-twice = таких найдено два
nemesis-moment-draws = { $seat } тянет из мешочка Чужих …
nemesis-moment-wounded = Вы ранены
nemesis-moment-wounded-by = Причина: { NAME($cause) }
nemesis-moment-track-full = Для ещё одной лёгкой раны нет места: она становится тяжёлой.
nemesis-table-draft = Выберите персонажа

## Что происходит, над полем.

nemesis-table-band-round = Раунд { $n }
nemesis-table-event-phase = Фаза событий
nemesis-moment-died = { $seat } — больше нет в живых
nemesis-moment-you-died = Вы мертвы
nemesis-moment-death-round = Раунд { $n }
nemesis-moment-death-attack = Убийца: { $name }.
nemesis-moment-death-fire = Смерть в огне.
nemesis-moment-death-airlock = Шлюз открылся в космос.
nemesis-moment-death-resignation = Выход из игры.
nemesis-moment-death-by = Причина смерти: { NAME($cause) }.
nemesis-moment-changes = Что это меняет
nemesis-moment-corpse-lies = Тело лежит здесь: { $room }.
nemesis-moment-no-corpse = Тела не осталось.
nemesis-moment-pods-open = Первая смерть: все спасательные капсулы разблокированы.
nemesis-moment-leads-now = Теперь вы ведёте Чужих.
nemesis-moment-first-encounter = Первый контакт: каждый оставляет себе одну цель.
nemesis-moment-time-left = осталось { $n }

## Что есть что, для того, кто спросит.

nemesis-table-quiet = тихо
nemesis-table-to-activate = Чтобы активировать: { $how }
nemesis-table-about-pod = Вмещает двоих. В разблокированную капсулу садятся из её отсека и запускают её.
nemesis-table-about-object = Тяжёлый: занимает руку. Его можно исследовать в лаборатории.
nemesis-table-about-corridor = Бросок на шум с этим числом даёт здесь шум. Если шум уже есть, кто-то приходит.
nemesis-table-about-intruder = Он погибает, когда его травмы достигают числа на карте атаки, взятой для проверки.
nemesis-table-about-contamination = Она засоряет руку. Заражённая карта при сканировании приносит личинку, а в конце может убить.
nemesis-table-about-time = Один шаг за раунд. На синих делениях камеры гибернации открыты. В конце корабль совершает прыжок, и все, кто не спит, погибают.
nemesis-table-about-self-destruct = Один шаг за раунд, пока оно идёт. На жёлтых делениях его не остановить, а все капсулы разблокируются.
nemesis-table-about-course = Курс видят все. Куда он ведёт, говорят только координаты тому, кто смотрит их на мостике.
nemesis-table-about-bag = Что в мешочке, могут знать все. Из него приходят Чужие при контакте, и с каждой фазой событий он опаснее.
