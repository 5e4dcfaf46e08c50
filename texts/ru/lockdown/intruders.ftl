### Ночные Охотники, их карты и жетоны.
###
### `.text` — что делает карта, `.dark` — что ещё она делает в темноте.

## Жетоны из мешочка Чужих: число на свету и в темноте.

lockdown-stalker-token-blank = Пустой жетон
lockdown-stalker-token-larva-zero-one = Личинка 0/1
lockdown-stalker-token-larva-one-two = Личинка 1/2
lockdown-stalker-token-creeper-one-two = Ползун 1/2
lockdown-stalker-token-adult-one-three = Взрослый Чужой 1/3
lockdown-stalker-token-adult-two-three = Взрослый Чужой 2/3
lockdown-stalker-token-adult-two-four = Взрослый Чужой 2/4
lockdown-stalker-token-adult-three-four = Взрослый Чужой 3/4
lockdown-stalker-token-breeder-two-four = Альфа-самец 2/4
lockdown-stalker-token-breeder-three-four = Альфа-самец 3/4
lockdown-stalker-token-queen-four = Королева 4
lockdown-stalker-token-larva-one = Личинка 1
lockdown-stalker-token-creeper-one = Ползун 1
lockdown-stalker-token-adult-two = Взрослый Чужой 2
lockdown-stalker-token-adult-three = Взрослый Чужой 3
lockdown-stalker-token-adult-four = Взрослый Чужой 4
lockdown-stalker-token-breeder-three = Альфа-самец 3
lockdown-stalker-token-breeder-four = Альфа-самец 4

## Атаки. `.text` — что происходит с тем, кого атакуют.

lockdown-attack-cut = Порез
    .text = 1 лёгкая рана и 1 карта заражения.
    .dark = Ещё 1 лёгкая рана.
lockdown-attack-perched-in-the-dark = Затаился во тьме
    .text = 1 тяжёлая рана.
    .dark = У кого теперь 3 тяжёлые раны, погибает.
lockdown-attack-blood-chase = Кровавая погоня
    .text = 1 лёгкая рана и слизь. Если вы бежите с неперевязанной тяжёлой раной, Чужой следует за вами.
lockdown-attack-evolve = Эволюция
    .text = Ползун превращается в Альфа-самца, если такой ещё есть.
    .dark = Альфа-самец атакует.
lockdown-attack-blood-rage = Кровавая ярость
    .text = С 2 тяжёлыми ранами и больше — смерть. С неперевязанной — 2 тяжёлые раны. Иначе 1.
lockdown-attack-piercing-the-heart = Удар в сердце
    .text = 1 тяжёлая рана и 1 карта заражения.
    .dark = У кого теперь 2 тяжёлые раны или больше, погибает.
lockdown-attack-infecting-the-host = Заражение носителя
    .text = Слизь.
    .dark = Цель получает личинку.

## Карты атак с «кровью»: живучестью Чужого или его отступлением.

lockdown-attack-card-cut-two = Порез (2)
lockdown-attack-card-cut-three = Порез (3)
lockdown-attack-card-cut-four = Порез (4)
lockdown-attack-card-cut-five = Порез (5)
lockdown-attack-card-cut-retreat = Порез (отступление)
lockdown-attack-card-perched-in-the-dark-two = Затаился во тьме (2)
lockdown-attack-card-perched-in-the-dark-four = Затаился во тьме (4)
lockdown-attack-card-perched-in-the-dark-five = Затаился во тьме (5)
lockdown-attack-card-perched-in-the-dark-retreat = Затаился во тьме (отступление)
lockdown-attack-card-blood-chase-two = Кровавая погоня (2)
lockdown-attack-card-blood-chase-four = Кровавая погоня (4)
lockdown-attack-card-blood-chase-five = Кровавая погоня (5)
lockdown-attack-card-evolve-four = Эволюция (4)
lockdown-attack-card-evolve-retreat = Эволюция (отступление)
lockdown-attack-card-blood-rage-three = Кровавая ярость (3)
lockdown-attack-card-blood-rage-five = Кровавая ярость (5)
lockdown-attack-card-piercing-the-heart-three = Удар в сердце (3)
lockdown-attack-card-piercing-the-heart-five = Удар в сердце (5)
lockdown-attack-card-infecting-the-host-four = Заражение носителя (4)

## Карты событий. `.text` — что происходит после движения Чужих.

lockdown-event-coolant-leak = Утечка охлаждающей жидкости
    .text = В Системе охлаждения возникает неисправность; если она уже есть, запускается самоуничтожение.
lockdown-event-blood-trace-two = Кровавый след
    .text = На каждом уровне каждый Чужой вне боя идёт там к персонажу с неперевязанной тяжёлой раной и без карт действий на руке.
    .dark = Карты действий на руке не помогают.
lockdown-event-blood-trace-three = Кровавый след
    .text = На каждом уровне каждый Чужой вне боя идёт там к персонажу с неперевязанной тяжёлой раной и без карт действий на руке.
    .dark = Карты действий на руке не помогают.
lockdown-event-panic = Паника
    .text = Каждый, у кого нет карт действий на руке, сбрасывает 2 патрона, а если их меньше — 1 предмет.
    .dark = Карты действий на руке не помогают.
lockdown-event-power-surge = Скачок напряжения
    .text = Резервное питание отключается.
lockdown-event-short-circuit = Короткое замыкание
    .text = Пожар в каждом разведанном отсеке с компьютером на уровнях с энергией.
lockdown-event-blue-screen = Синий экран
    .text = Неисправность в разведанном отсеке с компьютером и энергией, у которого наименьший номер.
lockdown-event-damage = Повреждения
    .text = В каждом отсеке с Взрослым Чужим, Альфа-самцом или Королевой возникает неисправность.
    .dark = И в каждом отсеке с персонажем.
lockdown-event-fire-in-the-hole = Взрыв!
    .text = Загораются Грузовые отсеки; кто там без карт действий на руке, получает тяжёлую рану.
lockdown-event-thats-hot = Жарко!
    .text = Загораются Резервное питание и Генераторная.
lockdown-event-bulkheads-open = Открытие переборок
    .text = Все закрытые двери открываются.
    .dark = Во всех коридорах вокруг персонажей шум.
lockdown-event-hatching = Вылупление
    .text = В Гнезде пропадает яйцо. Кто там без карт действий на руке, получает личинку; если никто — личинка идёт в мешочек.
    .dark = И вне Гнезда личинку получает каждый, у кого нет карт действий на руке.
lockdown-event-nest = Гнездо
    .text = Если Гнездо разведано, во всех его коридорах шум.
    .dark = Во всех коридорах вокруг персонажей шум.
lockdown-event-lurking = Затаились
    .text = Все Чужие, кроме тех, кто в одном отсеке с персонажем, возвращаются в мешочек.
    .dark = Каждый Чужой в бою атакует.
lockdown-event-leaving-the-shell-one = Выход из оболочки
    .text = У кого личинка, тот получает 1 карту заражения и сканирует её: заражённая приносит смерть и Ползуна. Остальные берут 4 карты и сканируют заражение среди них; заражённая приносит личинку. Эти 4 сбрасываются.
lockdown-event-egg-protection = Защита яиц
    .text = У каждого, кто в Гнезде или несёт яйцо, происходит контакт.
    .dark = Каждый получает 1 карту заражения.
lockdown-event-kickstopper = Аварийный тормоз
    .text = Лифт теряет энергию, и в трёх его холлах возникают неисправности.
lockdown-event-scent-of-blood = Запах крови
    .text = Во всех коридорах вокруг персонажей с неперевязанной тяжёлой раной шум.
    .dark = Где такой персонаж вне боя, появляется Взрослый Чужой.
lockdown-event-noise-in-corridors = Шум в коридорах
    .text = В технических коридорах шум. Если он уже был, из запаса выходят из игры 1 неисправность и 1 пожар.
    .dark = Каждый в отсеке с техническим входом получает 1 лёгкую рану.
lockdown-event-leaving-the-shell-four = Выход из оболочки
    .text = У кого личинка, тот получает 1 карту заражения и сканирует её: заражённая приносит смерть и Ползуна. Остальные берут 4 карты и сканируют заражение среди них; заражённая приносит личинку. Эти 4 сбрасываются.
lockdown-event-sanitary-network-failure = Отказ санитарной сети
    .text = В каждом разведанном зелёном отсеке возникает неисправность.
lockdown-event-life-network-failure = Отказ сети жизнеобеспечения
    .text = В каждом разведанном зелёном отсеке возникает неисправность.

## Слабости. `.text` действует для того, у кого достаточно знаний.

lockdown-weakness-wary-of-shadows = Сторонится теней
    .text = Когда вас атакует Взрослый Чужой картой «Затаился во тьме», темнота ничего не добавляет.
lockdown-weakness-dull-scent = Слабый нюх
    .text = Слизь не превращает вашу Тишину в Опасность.
lockdown-weakness-conductive-hide = Проводящая шкура
    .text = Ваше энергетическое оружие, нанеся травму, наносит ещё 1.
lockdown-weakness-readable-ambush = Предсказуемая засада
    .text = При ваших контактах число на жетоне меньше на 1, но не ниже 1.
lockdown-weakness-soft-organs = Мягкие органы
    .text = Против ваших атак живучесть каждого Чужого меньше на 1.
lockdown-weakness-fire-panic = Боязнь огня
    .text = Чужой, переживший травму от вашего огнемёта, гранаты или бомбы, отступает.
