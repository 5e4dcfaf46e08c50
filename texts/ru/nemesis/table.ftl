### Стол Nemesis в веб-клиенте: корабль и его системы словами, короткие имена для поля,
### что делают карты в нескольких словах, важные моменты, конец.
###
### $seat и $seats — имена, которые набрали люди: они не склоняются.

## Корабль.

nemesis-table-ship = План корабля
nemesis-table-whole-ship = Весь корабль
nemesis-table-map = Весь корабль в миниатюре
nemesis-table-airlock = в конце фазы игроков здесь откроется шлюз
nemesis-table-object-blue-corpse = синий труп
nemesis-table-engine-unseen = вы не проверяли этот двигатель
nemesis-table-engine-seen = в раунде { $round } вы видели: { NAME($state) }
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
nemesis-table-running = идёт
nemesis-table-unstoppable = не остановить
nemesis-table-destination = Курс
nemesis-table-course = Курс { $course }
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

nemesis-table-gist-basic-repairs = Почините отсек или двигатель
nemesis-table-gist-repairs = Почините отсек или двигатель
nemesis-table-gist-piloting = Действие отсека даром или координаты
nemesis-table-gist-knowledge-of-the-ship = Дверь или взгляд на отсек
nemesis-table-gist-old-friend = Действие отсека бесплатно
nemesis-table-gist-fast-repairs = Почините отсек или двигатель
nemesis-table-gist-ingenuity = Ремонт, двигатель или создание предмета

## Что лежит передо мной и что все видят у других.

nemesis-table-you-evacuated = Вы покинули корабль в капсуле. В конце проверяется, выжили ли вы и победили ли.
nemesis-table-you-hibernating = Вы в гибернации. В конце проверяется, выжили ли вы и победили ли.
nemesis-table-is-evacuated = в капсуле, вне корабля
nemesis-table-is-hibernating = в гибернации

## Моменты: то, что происходит на переднем плане.

nemesis-moment-who-won = Кто победил?
nemesis-moment-check-engines = Двигатели
nemesis-moment-check-coordinates = Координаты
nemesis-moment-check-contamination = Заражение
nemesis-moment-check-objectives = Цели
nemesis-moment-no-matter = Это уже не важно.
nemesis-moment-engines-hold = Корабль выдерживает.
nemesis-moment-engines-fail = Корабль взрывается.
nemesis-moment-arrived-earth = Спящие просыпаются дома.
nemesis-moment-arrived-mars = Спящие погибают, кроме тех, чья цель — «Карантин».
nemesis-moment-arrived-venus = Спящие погибают.
nemesis-moment-arrived-deep-space = Спящие погибают.
nemesis-moment-led = Чужих не одолел никто
nemesis-table-engines-working = { $seen ->
    [0] вы не видели ни одного двигателя
    [one] вы видели { $seen } двигатель, исправных: { $n }
    [few] вы видели { $seen } двигателя, исправных: { $n }
   *[many] вы видели { $seen } двигателей, исправных: { $n }
}
nemesis-table-weakness-known = { NAME($object) }: слабость известна
nemesis-table-weakness-unknown = { NAME($object) }: слабость ещё не известна
nemesis-table-blue-corpse-yours = синий труп у вас в руках
nemesis-table-blue-corpse-carried = синий труп несут ({ $seat })
nemesis-table-blue-corpse-lies = синий труп лежит в отсеке { $room }
nemesis-table-blue-corpse-gone = синего трупа больше нет на борту
nemesis-table-surgery = Операционная — отсек { $room }
nemesis-table-no-surgery = Операционная ещё не найдена
nemesis-table-egg-carried = кто-то несёт яйцо
nemesis-table-egg-not-carried = яйцо никто не несёт
nemesis-table-known-weaknesses = { $n ->
    [one] известна { $n } слабость
    [few] известны { $n } слабости
   *[many] известно { $n } слабостей
}
nemesis-table-carried = { $n ->
    [one] с собой { $n } предмет
    [few] с собой { $n } предмета
   *[many] с собой { $n } предметов
}

## Что можно посмотреть, и стол словами.

nemesis-table-page-systems = Системы
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
nemesis-table-seen-engine = Двигатель { $n } в раунде { $round }: { NAME($state) }
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
nemesis-table-in-pod = в капсуле { $n }

## Части ответа и вопрос, когда одна уже выбрана.

nemesis-table-intruder-goes = «{ NAME($card) }»: { $whom } идёт, цель: { $room }
nemesis-table-part-lead-move = Передвинуть Чужого
nemesis-table-part-lead-attack = Атаковать

## Что происходит, над полем.

nemesis-moment-death-airlock = Шлюз открылся в космос.
nemesis-moment-pods-open = Первая смерть: все спасательные капсулы разблокированы.
nemesis-moment-leads-now = Теперь вы ведёте Чужих.
nemesis-moment-time-left = осталось { $n }

## Что есть что, для того, кто спросит.

nemesis-table-about-pod = Вмещает двоих. В разблокированную капсулу садятся из её отсека и запускают её.
nemesis-table-about-time = Один шаг за раунд. На синих делениях камеры гибернации открыты. В конце корабль совершает прыжок, и все, кто не спит, погибают.
nemesis-table-about-self-destruct = Один шаг за раунд, пока оно идёт. На жёлтых делениях его не остановить, а все капсулы разблокируются.
nemesis-table-about-course = Курс видят все. Куда он ведёт, говорят только координаты тому, кто смотрит их на мостике.
