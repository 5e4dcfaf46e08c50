### Назви всього, що є у грі «Aliens: Another Glorious Day in the Corps».
###
### Речення просять потрібну форму: NAME($character, case: "acc"); якщо її немає, береться сама
### назва. `.at` і `.to` уже з прийменником. Карти, здібності й місії — у cards.ftl.

aliens = Aliens: Another Glorious Day in the Corps
    .summary = Один загін, одна колода карт на все, що в нього лишилося, і рух у темряві.

## Персонажі. Чоловічі прізвища на приголосний відмінюються, жіночі ні.

aliens-character-gorman = Горман
    .gen = Гормана
    .dat = Горманові
    .acc = Гормана
    .ins = Горманом
    .loc = Горманові
    .gender = masculine
aliens-character-hicks = Гікс
    .gen = Гікса
    .dat = Гіксові
    .acc = Гікса
    .ins = Гіксом
    .loc = Гіксові
    .gender = masculine
aliens-character-ripley = Ріплі
    .gender = feminine
aliens-character-hudson = Гадсон
    .gen = Гадсона
    .dat = Гадсонові
    .acc = Гадсона
    .ins = Гадсоном
    .loc = Гадсонові
    .gender = masculine
aliens-character-vasquez = Васкес
    .gender = feminine
aliens-character-frost = Фрост
    .gen = Фроста
    .dat = Фростові
    .acc = Фроста
    .ins = Фростом
    .loc = Фростові
    .gender = masculine
aliens-character-newt = Ньют
    .gender = feminine

## Два боки карти персонажа.

aliens-side-hero = герой
    .gen = героя
    .dat = героєві
    .acc = героя
    .ins = героєм
    .loc = героєві
aliens-side-grunt = боєць
    .gen = бійця
    .dat = бійцеві
    .acc = бійця
    .ins = бійцем
    .loc = бійцеві

## Ким персонаж є за службою.

aliens-symbol-marine = морпіх
    .gen = морпіха
aliens-symbol-civilian = цивільний
    .gen = цивільного

## Показники персонажа. `.text` — навіщо потрібен показник.

aliens-statistic-speed = Швидкість
    .gen = Швидкості
    .acc = Швидкість
    .text = Скільки клітинок можна пройти за один рух.
aliens-statistic-aim = Влучність
    .gen = Влучності
    .acc = Влучність
    .text = З чого починається хід: стільки або менше на кубику — влучання.
aliens-statistic-tech = Техніка
    .gen = Техніки
    .acc = Техніку
    .text = Стільки або менше на кубику — перевірку пройдено.
aliens-statistic-defence = Захист
    .gen = Захисту
    .acc = Захист
    .text = Стільки або менше на кубику — персонаж витримав напад.
aliens-statistic-melee = Рукопашна
    .gen = Рукопашної
    .acc = Рукопашну
    .text = Стільки або менше на кидку захисту — Чужого ще й убито.

## Що з персонажем: стоїть після імені.

aliens-condition-absent = не бере участі
aliens-condition-standing = на ногах
aliens-condition-knocked-down = лежить
aliens-condition-left = за виходом
aliens-condition-killed = серед загиблих
aliens-condition-captured = у полоні
aliens-condition-cocooned = у коконі
aliens-condition-hidden = ховається

## Коли діє здібність.

aliens-heading-on-activation = На початку активації
aliens-heading-during-activation = Під час активації
aliens-heading-end-of-activation = Наприкінці активації
aliens-heading-end-phase = У фазі завершення
aliens-heading-passive = Завжди

## Дії. `.text` — в одному рядку, що дія робить.

aliens-action-move = Рух
    .acc = Рух
    .ins = Рухом
    .text = Пройдіть не більше клітинок, ніж Швидкість; поряд із ворогом шлях уривається.
aliens-action-attack = Атака
    .acc = Атаку
    .ins = Атакою
    .text = Вистріліть зі своєї зброї в того, кого бачите.
aliens-action-barricade = Барикада
    .acc = Барикаду
    .ins = Барикадою
    .text = Перевірка Техніки: заблокуйте двері, точку появи чи тунель — або звільніть.
aliens-action-aim = Прицілювання
    .acc = Прицілювання
    .ins = Прицілюванням
    .text = Підніміть лічильник Влучності на 1, але не вище 10.
aliens-action-interact = Взаємодія
    .acc = Взаємодію
    .ins = Взаємодією
    .text = Скористайтеся тим, що поряд, як указано в місії.
aliens-action-card-action = Дія карти
    .acc = Дію карти
    .ins = Дією карти
    .text = Скористайтеся тим, що на карті названо дією.
aliens-action-rest = Відпочинок
    .acc = Відпочинок
    .ins = Відпочинком
    .text = Герой: візьміть до 2 карт, потім відновіть до 3. Боєць: відновіть 3 карти.

## Вільні дії за назвами.

aliens-free-action-short-bursts = Короткими чергами
aliens-free-action-on-the-double = Бігом руш
aliens-free-action-seal-it = Заварюй
aliens-free-action-grenade-attack = вільна атака гранатою
    .acc = вільну атаку гранатою

## Фази ходу.

aliens-phase-setup = Підготовка
aliens-phase-marine-phase = Фаза морпіхів
    .gen = Фази морпіхів
    .at = у фазі морпіхів
aliens-phase-alien-phase = Фаза Чужих
    .gen = Фази Чужих
    .at = у фазі Чужих
aliens-phase-end-phase = Фаза завершення
    .gen = Фази завершення
    .at = у фазі завершення

## Етапи активації.

aliens-stage-on-activation = початок активації
aliens-stage-equip = спорядження
aliens-stage-actions = дії
aliens-stage-end-of-activation = кінець активації
aliens-stage-grunts = бійці під командою
aliens-stage-pass-token = передача жетона

## Моменти, коли гра чекає на події.

aliens-window-alien-phase-start = початок фази Чужих
aliens-window-defence-roll-failed = невдалий кидок захисту
aliens-window-alien-adjacent = Чужий поряд із персонажем
aliens-window-tracker-card-drawn = витягнуто карту датчика руху
aliens-window-end-check = перед перевіркою кінця ходу
aliens-window-running-out = перед тим як скінчаться карти

## Три міри відстані.

aliens-distance-path = відстань шляхом
aliens-distance-approach = відстань підходу
aliens-distance-range = дальність

## Боки полів. `.mark` надруковано на самому полі.

aliens-board-face-south-lock = Південний шлюз
    .mark = 1H
    .gen = Південного шлюзу
    .at = у Південному шлюзі
aliens-board-face-operations = Оперативний центр
    .mark = 2H
    .gen = Оперативного центру
    .at = в Оперативному центрі
aliens-board-face-residential-block = Житловий блок
    .mark = 3H
    .gen = Житлового блоку
    .at = у Житловому блоці
aliens-board-face-med-lab = Медлабораторія
    .mark = 4H
    .gen = Медлабораторії
    .at = у Медлабораторії
aliens-board-face-processor-ramp = Рампа процесора
    .mark = 1P
    .gen = Рампи процесора
    .at = на Рампі процесора
aliens-board-face-cooling-gantry = Містки охолодження
    .mark = 2P
    .gen = Містків охолодження
    .at = на Містках охолодження
aliens-board-face-hive-tunnels = Тунелі вулика
    .mark = 3P
    .gen = Тунелів вулика
    .at = у Тунелях вулика
aliens-board-face-egg-chamber = Камера яєць
    .mark = 4P
    .gen = Камери яєць
    .at = у Камері яєць

## Приміщення.

aliens-room-landing-apron = посадковий майданчик
    .at = на посадковому майданчику
aliens-room-lock-chamber = шлюзова камера
    .at = у шлюзовій камері
aliens-room-corridor = коридор
    .at = у коридорі
aliens-room-vehicle-garage = гараж
    .at = у гаражі
aliens-room-workshop = майстерня
    .at = у майстерні
aliens-room-locker-room = роздягальня
    .at = у роздягальні
aliens-room-duty-office = чергова
    .at = у черговій
aliens-room-communications = вузол зв’язку
    .at = у вузлі зв’язку
aliens-room-operations-centre = командний пункт
    .at = у командному пункті
aliens-room-stores = склад
    .at = на складі
aliens-room-technical-plant = технічна
    .at = у технічній
aliens-room-server-vault = серверна
    .at = у серверній
aliens-room-family-unit-a = квартира A
    .at = у квартирі A
aliens-room-family-unit-b = квартира B
    .at = у квартирі B
aliens-room-family-unit-c = квартира C
    .at = у квартирі C
aliens-room-family-unit-d = квартира D
    .at = у квартирі D
aliens-room-canteen = їдальня
    .at = у їдальні
aliens-room-recreation-hall = зала відпочинку
    .at = у залі відпочинку
aliens-room-dormitory-west = західна спальня
    .at = у західній спальні
aliens-room-dormitory-east = східна спальня
    .at = у східній спальні
aliens-room-closet-west = західна комора
    .at = у західній коморі
aliens-room-closet-east = східна комора
    .at = у східній коморі
aliens-room-medical-laboratory = лабораторія
    .at = у лабораторії
aliens-room-surgical-ward = операційна
    .at = в операційній
aliens-room-isolation-lab = ізолятор
    .at = в ізоляторі
aliens-room-maintenance-bay = ремонтний відсік
    .at = у ремонтному відсіку
aliens-room-specimen-store = сховище зразків
    .at = у сховищі зразків
aliens-room-ramp-level = рампа
    .at = на рампі
aliens-room-crashed-apc = розбитий бронетранспортер
    .at = у розбитому бронетранспортері
aliens-room-gantry = містки
    .at = на містках
aliens-room-hive-tunnel = тунель вулика
    .at = у тунелі вулика
aliens-room-nest = гніздо
    .at = у гнізді

## Якою буває клітинка.

aliens-ground-floor = підлога
aliens-ground-fenced = огороджена клітинка
aliens-ground-solid = суцільна перешкода

## Що буває між двома клітинками.

aliens-edge-open = прохід
aliens-edge-wall = стіна
    .acc = стіну
aliens-edge-fence = огорожа
    .acc = огорожу
aliens-edge-door = двері
    .gen = дверей
    .acc = двері
    .ins = дверима

## Куди дивиться турель.

aliens-facing-north = північ
    .to = на північ
aliens-facing-east = схід
    .to = на схід
aliens-facing-south = південь
    .to = на південь
aliens-facing-west = захід
    .to = на захід

## Напрямки кроку.

aliens-direction-north = північ
    .to = на північ
aliens-direction-east = схід
    .to = на схід
aliens-direction-south = південь
    .to = на південь
aliens-direction-west = захід
    .to = на захід
aliens-direction-north-east = північний схід
    .to = на північний схід
aliens-direction-south-east = південний схід
    .to = на південний схід
aliens-direction-south-west = південний захід
    .to = на південний захід
aliens-direction-north-west = північний захід
    .to = на північний захід

## Точки появи.

aliens-spawn-point-one = точка появи 1
    .gen = точки появи 1
    .acc = точку появи 1
    .ins = точкою появи 1
    .at = біля точки появи 1
aliens-spawn-point-two = точка появи 2
    .gen = точки появи 2
    .acc = точку появи 2
    .ins = точкою появи 2
    .at = біля точки появи 2
aliens-spawn-point-three = точка появи 3
    .gen = точки появи 3
    .acc = точку появи 3
    .ins = точкою появи 3
    .at = біля точки появи 3
aliens-spawn-point-four = точка появи 4
    .gen = точки появи 4
    .acc = точку появи 4
    .ins = точкою появи 4
    .at = біля точки появи 4

## Скільки Чужих за сигналом.

aliens-blip-value-one = 1 Чужий
aliens-blip-value-two = 2 Чужі
aliens-blip-value-three = 3 Чужі
aliens-blip-value-four = 4 Чужі
aliens-blip-value-five = 5 Чужих

## Місця сигналів місії.

aliens-mission-blip-a = сигнал місії A
    .gen = сигналу місії A
    .ins = сигналом місії A
aliens-mission-blip-b = сигнал місії B
    .gen = сигналу місії B
    .ins = сигналом місії B
aliens-mission-blip-c = сигнал місії C
    .gen = сигналу місії C
    .ins = сигналом місії C
aliens-mission-blip-d = сигнал місії D
    .gen = сигналу місії D
    .ins = сигналом місії D

## Чим виявляється сигнал місії.

aliens-mission-blip-face-newt = Ньют
aliens-mission-blip-face-nest = гніздо
aliens-mission-blip-face-nothing = порожньо

## Вороги.

aliens-enemy-kind-alien = Чужий
    .gen = Чужого
    .dat = Чужому
    .acc = Чужого
    .ins = Чужим
    .loc = Чужому
    .gender = masculine
aliens-enemy-kind-blip = сигнал
    .gen = сигналу
    .dat = сигналу
    .acc = сигнал
    .ins = сигналом
    .loc = сигналі
    .gender = masculine
aliens-enemy-kind-facehugger = лицехват
    .gen = лицехвата
    .dat = лицехватові
    .acc = лицехвата
    .ins = лицехватом
    .loc = лицехваті
    .gender = masculine

## Сторожові турелі.

aliens-gun-a = турель A
    .gen = турелі A
    .dat = турелі A
    .acc = турель A
    .ins = туреллю A
    .gender = feminine
aliens-gun-b = турель B
    .gen = турелі B
    .dat = турелі B
    .acc = турель B
    .ins = туреллю B
    .gender = feminine

## Що роблять із туреллю.

aliens-gun-order-switch-off = вимкнути
aliens-gun-order-switch-on = увімкнути
aliens-gun-order-turn-north = повернути на північ
aliens-gun-order-turn-east = повернути на схід
aliens-gun-order-turn-south = повернути на південь
aliens-gun-order-turn-west = повернути на захід

## Виходи.

aliens-exit-exit = вихід
    .gen = виходу
    .ins = виходом
    .at = біля виходу
aliens-exit-exit-a = вихід A
    .gen = виходу A
    .ins = виходом A
    .at = біля виходу A
aliens-exit-exit-b = вихід B
    .gen = виходу B
    .ins = виходом B
    .at = біля виходу B

## Що лежить на полях.

aliens-token-spawn-point = точка появи
    .gen = точки появи
    .acc = точку появи
aliens-token-tunnel = тунель
    .gen = тунелю
    .acc = тунель
aliens-token-barricade = барикада
    .gen = барикади
    .acc = барикаду
aliens-token-computer = комп’ютер
    .gen = комп’ютера
aliens-token-crate = ящик
    .gen = ящика
aliens-token-sentry-gun = турель
    .gen = турелі
aliens-token-mission-blip = сигнал місії
    .gen = сигналу місії
aliens-token-cocoon = кокон
    .gen = кокона
aliens-token-hidden-newt = схована Ньют
    .acc = сховану Ньют
aliens-token-exit = вихід
    .gen = виходу

## Де можуть бути карти витривалості.

aliens-zone-deck = колода витривалості
    .gen = колоди витривалості
    .acc = колоду витривалості
    .at = у колоді витривалості
aliens-zone-exhaust-pile = стос виснаження
    .gen = стосу виснаження
    .acc = стос виснаження
    .at = у стосі виснаження
aliens-zone-discard-pile = скид
    .gen = скиду
    .acc = скид
    .at = у скиді
aliens-zone-hand = рука
    .gen = руки
    .acc = руку
    .at = у руці
aliens-zone-equipped = спорядження
    .gen = спорядження
    .acc = спорядження
    .at = у спорядженні
aliens-zone-removed-pile = вилучені карти
    .gen = вилучених карт
    .acc = вилучені карти
    .at = поза кампанією

## Місця для карт на карті персонажа.

aliens-card-slot-weapon = зброя
aliens-card-slot-backup = запасна зброя
aliens-card-slot-first-gear = перший предмет
aliens-card-slot-second-gear = другий предмет

## Куди йде переглянута карта.

aliens-deck-end-top = нагору
aliens-deck-end-bottom = під низ

## Дві групи другої місії.

aliens-team-trapped = відрізана група
    .gen = відрізаної групи
    .acc = відрізану групу
aliens-team-apc = група в бронетранспортері
    .gen = групи в бронетранспортері
    .acc = групу в бронетранспортері

## Наскільки складно.

aliens-difficulty-easier = легше
aliens-difficulty-standard = звичайно
aliens-difficulty-harder = складніше

## Що можна зробити легшим чи складнішим.

aliens-knob-tracker-deck = колода датчика руху
aliens-knob-blip-values = значення сигналів
aliens-knob-mission2 = місія 2
aliens-knob-mission3 = місія 3

## Вибір за ворогів.

aliens-automatic-choice-targets = цілі
aliens-automatic-choice-routes = шляхи
aliens-automatic-choice-order = порядок
aliens-automatic-choice-placing = розміщення

## Чим закінчується гра.

aliens-ending-victory = Завдання виконано
aliens-ending-out-of-endurance = Сили загону вичерпано
aliens-ending-squad-lost = Загін утрачено
aliens-ending-mission-failed = Завдання провалено
aliens-ending-turn-limit = Час вийшов

## Як ідуть справи в кампанії.

aliens-campaign-state-under-way = триває
aliens-campaign-state-won = виграно
aliens-campaign-state-lost = програно

## Види карт витривалості.

aliens-card-type-weapon = Зброя
    .gen = Зброї
    .acc = Зброю
aliens-card-type-gear = Предмет
    .gen = Предмета
aliens-card-type-event = Подія
    .gen = Події
    .acc = Подію
aliens-card-type-hazard = Небезпека
    .gen = Небезпеки
    .acc = Небезпеку

## Властивості зброї. `.text` — що властивість означає.

aliens-keyword-backup = Запасна
    .text = Можна нести другою зброєю.
aliens-keyword-massive = Масивна
    .text = З нею не можна нести запасну зброю.
aliens-keyword-short-range = Мала дальність
    .text = Б’є лише на відстань, указану на карті.
aliens-keyword-unwieldy = Незручна
    .text = Не годиться для оборонного вогню.
aliens-keyword-full-auto = Черга
    .text = Після кожного влучання виснажте 1 карту й кидайте знову.
aliens-keyword-grenade = Граната
    .text = Її можна кинути після атаки з M41A.
aliens-keyword-area = По площі
    .text = Б’є всіх на клітинці й на сусідніх, своїх теж.

## Коли можна зіграти подію.

aliens-timing-any = Будь-коли
aliens-timing-free-action = Вільна дія
aliens-timing-action = Дія
aliens-timing-reaction = Відповідь

## Рівні загрози.

aliens-threat-level-one = I
    .at = рівня I
aliens-threat-level-two = II
    .at = рівня II
aliens-threat-level-three = III
    .at = рівня III

## Види карт датчика руху. `.text` — коли діє текст карти.

aliens-tracker-type-tunnel = Тунель
    .text = Поряд із героєм того, хто витягнув карту, відкривається тунель; текст діє завжди.
aliens-tracker-type-hidden-threat = Прихована загроза
    .text = Текст діє, якщо сигнали з’явилися й ніхто цього не бачив.
aliens-tracker-type-active-threat = Явна загроза
    .text = Текст діє, якщо сигнал з’явився на очах у персонажа.
aliens-tracker-type-drone = Робоча особина
    .text = Текст діє завжди.

## Зброя, предмети, події й небезпеки самі по собі; що вони роблять — у cards.ftl.

aliens-weapon-hk-vp70-pistol = Пістолет HK VP70
    .gen = пістолета HK VP70
    .acc = пістолет HK VP70
aliens-weapon-m41a-pulse-rifle = Імпульсна гвинтівка M41A
    .gen = імпульсної гвинтівки M41A
    .acc = імпульсну гвинтівку M41A
aliens-weapon-m40-grenades = Гранати M40
    .gen = гранат M40
    .acc = гранати M40
aliens-weapon-m56-smart-gun = Смартган M56
    .gen = смартгана M56
    .acc = смартган M56
aliens-weapon-m240-incinerator = Вогнемет M240
    .gen = вогнемета M240
    .acc = вогнемет M240
aliens-weapon-ithaca37-shotgun = Дробовик Ithaca 37
    .gen = дробовика Ithaca 37
    .acc = дробовик Ithaca 37
aliens-gear-tactical-armour = Тактична броня
    .gen = тактичної броні
    .acc = тактичну броню
aliens-gear-motion-tracker = Датчик руху
    .gen = датчика руху
    .acc = датчик руху
aliens-gear-hand-welder = Зварювальний апарат
    .gen = зварювального апарата
    .acc = зварювальний апарат
aliens-gear-medi-kit = Аптечка
    .gen = аптечки
    .acc = аптечку
aliens-gear-ammo-pouch = Підсумок
    .gen = підсумка
    .acc = підсумок
aliens-gear-headset = Гарнітура
    .gen = гарнітури
    .acc = гарнітуру
aliens-gear-shoulder-lamp = Плечовий ліхтар
    .gen = плечового ліхтаря
    .acc = плечовий ліхтар
aliens-event-card-in-the-pipe = Ми на курсі
aliens-event-card-short-bursts = Короткими чергами
aliens-event-card-on-the-double = Бігом руш
aliens-event-card-steady = Спокійно
aliens-event-card-watch-your-back = Бережи спину
aliens-event-card-on-your-feet = Вставай
aliens-event-card-second-wind = Друге дихання
aliens-event-card-seal-it = Заварюй
aliens-event-card-eyes-forward = Дивитися вперед
aliens-event-card-covering-fire = Вогонь на прикриття
aliens-hazard-losing-hope = Втрата надії
aliens-hazard-weapon-jam = Заклинило
aliens-hazard-low-ammo = Набої закінчуються
aliens-hazard-contact = Контакт
aliens-hazard-acid-spray = Бризки кислоти
aliens-hazard-panic = Паніка
