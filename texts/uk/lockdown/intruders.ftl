### Нічні Мисливці, їхні карти й жетони.
###
### `.text` — що робить карта, `.dark` — що ще вона робить у темряві.

## Жетони з мішечка прибульців: число на світлі й у темряві.

lockdown-stalker-token-blank = Порожній жетон
lockdown-stalker-token-larva-zero-one = Личинка 0/1
lockdown-stalker-token-larva-one-two = Личинка 1/2
lockdown-stalker-token-creeper-one-two = Повзун 1/2
lockdown-stalker-token-adult-one-three = Трутень 1/3
lockdown-stalker-token-adult-two-three = Трутень 2/3
lockdown-stalker-token-adult-two-four = Трутень 2/4
lockdown-stalker-token-adult-three-four = Трутень 3/4
lockdown-stalker-token-breeder-two-four = Мисливець 2/4
lockdown-stalker-token-breeder-three-four = Мисливець 3/4
lockdown-stalker-token-queen-four = Королева 4
lockdown-stalker-token-larva-one = Личинка 1
lockdown-stalker-token-creeper-one = Повзун 1
lockdown-stalker-token-adult-two = Трутень 2
lockdown-stalker-token-adult-three = Трутень 3
lockdown-stalker-token-adult-four = Трутень 4
lockdown-stalker-token-breeder-three = Мисливець 3
lockdown-stalker-token-breeder-four = Мисливець 4

## Атаки. `.text` — що відбувається з тим, кого атакують.

lockdown-attack-cut = Поріз
    .text = 1 легке поранення й 1 карта інфекції.
    .dark = Ще 1 легке поранення.
lockdown-attack-perched-in-the-dark = Причаївся в темряві
    .text = 1 важке поранення.
    .dark = Хто тепер має 3 важкі поранення, гине.
lockdown-attack-blood-chase = Кривавим слідом
    .text = 1 легке поранення і слиз. Якщо ви тікаєте з неперев’язаним важким пораненням, прибулець іде за вами.
lockdown-attack-evolve = Еволюція
    .text = Повзун перетворюється на Мисливця, якщо такий ще є.
    .dark = Мисливець атакує.
lockdown-attack-blood-rage = Кривава лють
    .text = З 2 важкими пораненнями й більше — смерть. З неперев’язаним — 2 важкі поранення. Інакше 1.
lockdown-attack-piercing-the-heart = Удар у серце
    .text = 1 важке поранення й 1 карта інфекції.
    .dark = Хто тепер має 2 важкі поранення або більше, гине.
lockdown-attack-infecting-the-host = Зараження носія
    .text = Слиз.
    .dark = Ціль дістає личинку.

## Карти атак із «кров’ю»: витривалістю прибульця або його відступом.

lockdown-attack-card-cut-two = Поріз (2)
lockdown-attack-card-cut-three = Поріз (3)
lockdown-attack-card-cut-four = Поріз (4)
lockdown-attack-card-cut-five = Поріз (5)
lockdown-attack-card-cut-retreat = Поріз (відступ)
lockdown-attack-card-perched-in-the-dark-two = Причаївся в темряві (2)
lockdown-attack-card-perched-in-the-dark-four = Причаївся в темряві (4)
lockdown-attack-card-perched-in-the-dark-five = Причаївся в темряві (5)
lockdown-attack-card-perched-in-the-dark-retreat = Причаївся в темряві (відступ)
lockdown-attack-card-blood-chase-two = Кривавим слідом (2)
lockdown-attack-card-blood-chase-four = Кривавим слідом (4)
lockdown-attack-card-blood-chase-five = Кривавим слідом (5)
lockdown-attack-card-evolve-four = Еволюція (4)
lockdown-attack-card-evolve-retreat = Еволюція (відступ)
lockdown-attack-card-blood-rage-three = Кривава лють (3)
lockdown-attack-card-blood-rage-five = Кривава лють (5)
lockdown-attack-card-piercing-the-heart-three = Удар у серце (3)
lockdown-attack-card-piercing-the-heart-five = Удар у серце (5)
lockdown-attack-card-infecting-the-host-four = Зараження носія (4)

## Карти подій. `.text` — що відбувається після руху прибульців.

lockdown-event-coolant-leak = Витік охолоджувача
    .text = У Системі охолодження виникає несправність; якщо вона вже є, запускається самознищення.
lockdown-event-blood-trace-two = Кривавий слід
    .text = На кожному рівні кожен прибулець не в бою йде там до персонажа з неперев’язаним важким пораненням і без карт дій на руці.
    .dark = Карти дій на руці не допомагають.
lockdown-event-blood-trace-three = Кривавий слід
    .text = На кожному рівні кожен прибулець не в бою йде там до персонажа з неперев’язаним важким пораненням і без карт дій на руці.
    .dark = Карти дій на руці не допомагають.
lockdown-event-panic = Паніка
    .text = Хто не має карт дій на руці, скидає 2 набої; хто має менше — 1 предмет.
    .dark = Карти дій на руці не допомагають.
lockdown-event-power-surge = Стрибок напруги
    .text = Резервне живлення вимикається.
lockdown-event-short-circuit = Коротке замикання
    .text = Вогонь у кожному дослідженому відсіку з комп’ютером на рівнях з енергією.
lockdown-event-blue-screen = Синій екран
    .text = Несправність у дослідженому відсіку з комп’ютером та енергією, який має найменший номер.
lockdown-event-damage = Пошкодження
    .text = У кожному відсіку з Трутнем, Мисливцем або Королевою виникає несправність.
    .dark = І в кожному відсіку з персонажем.
lockdown-event-fire-in-the-hole = Вибух!
    .text = Вантажні відсіки горять; хто там без карт дій на руці, дістає важке поранення.
lockdown-event-thats-hot = Гаряче!
    .text = Загоряються Резервне живлення і Генераторний відсік.
lockdown-event-bulkheads-open = Відкриття перебірок
    .text = Усі зачинені двері відчиняються.
    .dark = У всіх коридорах навколо персонажів шум.
lockdown-event-hatching = Інкубація
    .text = У Гнізді зникає яйце. Хто там без карт дій на руці, дістає личинку; якщо ніхто — личинка йде в мішечок.
    .dark = І поза Гніздом личинку дістає кожен, хто не має карт дій на руці.
lockdown-event-nest = Гніздо
    .text = Якщо Гніздо досліджене, у всіх його коридорах шум.
    .dark = У всіх коридорах навколо персонажів шум.
lockdown-event-lurking = Причаїлися
    .text = Усі прибульці, поруч із якими немає персонажів, повертаються в мішечок.
    .dark = Кожен прибулець у бою атакує.
lockdown-event-leaving-the-shell-one = Вихід з оболонки
    .text = Хто має личинку, дістає 1 карту інфекції й сканує її: заражена приносить смерть і Повзуна. Решта бере по 4 карти й сканує карти інфекції серед них; заражена приносить личинку. Ці 4 скидаються.
lockdown-event-egg-protection = Захист яєць
    .text = Кожен, хто у Гнізді або несе яйце, має зіткнення.
    .dark = Кожен дістає 1 карту інфекції.
lockdown-event-kickstopper = Аварійне гальмо
    .text = Ліфт втрачає енергію, і в трьох його холах виникають несправності.
lockdown-event-scent-of-blood = Запах крові
    .text = У всіх коридорах навколо персонажів із неперев’язаним важким пораненням шум.
    .dark = Де такий персонаж не в бою, з’являється Трутень.
lockdown-event-noise-in-corridors = Шум у коридорах
    .text = У технічних коридорах шум. Якщо він уже був, із запасу виходять із гри 1 несправність і 1 вогонь.
    .dark = Кожен у відсіку з технічним входом дістає 1 легке поранення.
lockdown-event-leaving-the-shell-four = Вихід з оболонки
    .text = Хто має личинку, дістає 1 карту інфекції й сканує її: заражена приносить смерть і Повзуна. Решта бере по 4 карти й сканує карти інфекції серед них; заражена приносить личинку. Ці 4 скидаються.
lockdown-event-sanitary-network-failure = Відмова санітарної мережі
    .text = У кожному дослідженому зеленому відсіку виникає несправність.
lockdown-event-life-network-failure = Відмова мережі життєзабезпечення
    .text = У кожному дослідженому зеленому відсіку виникає несправність.

## Слабкості. `.text` діє для того, хто має досить знань.

lockdown-weakness-wary-of-shadows = Остерігається тіней
    .text = Коли вас атакує Трутень картою «Причаївся в темряві», темрява нічого не додає.
lockdown-weakness-dull-scent = Слабкий нюх
    .text = Слиз не перетворює вашу Тишу на Небезпеку.
lockdown-weakness-conductive-hide = Провідна шкура
    .text = Ваша енергетична зброя, завдавши поранення, завдає ще 1.
lockdown-weakness-readable-ambush = Передбачувана засідка
    .text = У ваших зіткненнях число на жетоні менше на 1, але не нижче 1.
lockdown-weakness-soft-organs = М’які органи
    .text = Проти ваших атак витривалість кожного прибульця менша на 1.
lockdown-weakness-fire-panic = Страх вогню
    .text = Прибулець, що пережив поранення від вашого вогнемета, гранати чи термітного заряду, відступає.
