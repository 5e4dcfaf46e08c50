### Запитання гри «Aliens: Another Glorious Day in the Corps».
###
### Запитання звернене до того, кого питають; `.others` кількома словами каже решті, що ця
### людина вибирає. Кроки й кидки нікого не питають, а лише кажуть, що відбувається, без крапки
### наприкінці. Відповіді — в answers.ftl.

## До першого ходу.

aliens-asks-hero-choice = За кого ви граєте?
    .others = вибір героя
aliens-asks-team-choice = Кого відрізано в гнізді?
    .others = вибір відрізаної групи
aliens-asks-preparation = Чим ви споряджаєте загін?
    .others = спорядження загону
aliens-asks-gun-placing = Де стоїть { NAME($gun) }?
    .others = вибір місця для { NAME($gun, case: "gen") }
aliens-asks-gun-facing = Куди спрямована { NAME($gun) }?
    .others = вибір напрямку для { NAME($gun, case: "gen") }
aliens-asks-hero-placing = Звідки починає { NAME($hero) }?
    .others = вибір місця для { NAME($hero, case: "gen") }
aliens-asks-grunt-placing = Який боєць звідки починає?
    .others = розстановка бійців

## Хто за кого грає і чия черга.

aliens-asks-new-hero = Який боєць стане вашим героєм?
    .others = вибір нового героя
aliens-asks-first-player = Хто ходить першим?
    .others = вибір першого гравця
aliens-asks-hero-order = Кого ви активуєте?
    .others = вибір, кого активувати
aliens-asks-remaining-grunt = Який боєць наступний і хто його активує?
    .others = вибір наступного бійця
aliens-asks-grunt-order = { $grunts-left ->
    [one] Якого бійця веде { NAME($grunts-hero) }? Можна ще { $grunts-left }.
    [few] Якого бійця веде { NAME($grunts-hero) }? Можна ще { $grunts-left }.
    [many] Якого бійця веде { NAME($grunts-hero) }? Можна ще { $grunts-left }.
   *[other] Якого бійця веде { NAME($grunts-hero) }? Можна ще { $grunts-left }.
}
    .others = вибір бійця

## Активація.

aliens-asks-next-ability = Яка здібність наступна?
    .others = вибір здібності
aliens-asks-equip-step = Яке спорядження ви міняєте?
    .others = спорядження
aliens-asks-next-action = Що ви робите?
    .others = вибір дії
aliens-asks-next-step = { $movement-left ->
    [one] Куди йде { NAME($movement-character) }? Лишилася { $movement-left } клітинка.
    [few] Куди йде { NAME($movement-character) }? Лишилося { $movement-left } клітинки.
    [many] Куди йде { NAME($movement-character) }? Лишилося { $movement-left } клітинок.
   *[other] Куди йде { NAME($movement-character) }? Лишилося { $movement-left } клітинки.
}
    .others = вибір шляху для { NAME($movement-character, case: "gen") }
aliens-asks-weapon-question = За яку зброю береться { NAME($attacker) }?
    .others = вибір зброї
aliens-asks-target-choice = { $aiming-weapon ->
    [aliens-weapon-m40-grenades] Куди кидає гранату { NAME($aiming-attacker) }?
    [aliens-weapon-m56-smart-gun] Куди цілиться { NAME($aiming-attacker) } зі { NAME($aiming-weapon, case: "gen") }?
   *[aliens-weapon-m41a-pulse-rifle] Куди цілиться { NAME($aiming-attacker) } з { NAME($aiming-weapon, case: "gen") }?
}
    .others = вибір цілі
aliens-asks-spare-choice = { NAME($shot-attacker) } щадить своїх?
    .others = вибір, кого щадити
aliens-asks-reroll = { NAME($shot-attacker) } не влучає. Яку карту виснажити, щоб перекинути?
    .others = рішення про перекидання
aliens-asks-blast-reroll = { NAME($roll-shot-attacker) } не влучає. Яку карту виснажити, щоб перекинути?
    .others = рішення про перекидання
aliens-asks-full-auto = Влучання. { NAME($shot-attacker) } стріляє далі за 1 карту?
    .others = рішення, чи стріляти далі
aliens-asks-grenade-offer = Куди { NAME($attacker) } кидає гранату вільною дією?
    .others = рішення про гранату
aliens-asks-seal-question = Що заварює або звільняє { NAME($character) }?
    .others = вибір, що заварити
aliens-asks-draw-more = { $left ->
    [one] Берете карту? Можна ще { $left }.
    [few] Берете карту? Можна ще { $left }.
    [many] Берете карту? Можна ще { $left }.
   *[other] Берете карту? Можна ще { $left }.
}
    .others = рішення, чи брати карту
aliens-asks-recover-more = { $recovering-from ->
    [aliens-recover-from-hand] Яку карту з руки ви відновлюєте?
   *[aliens-recover-from-exhaust] { $recovering-left ->
        [one] Яку карту ви відновлюєте? Можна ще { $recovering-left }.
        [few] Яку карту ви відновлюєте? Можна ще { $recovering-left }.
        [many] Яку карту ви відновлюєте? Можна ще { $recovering-left }.
       *[other] Яку карту ви відновлюєте? Можна ще { $recovering-left }.
    }
}
    .others = вибір карти для відновлення
aliens-asks-search-choice = Яку карту ви берете зі стосу виснаження? Вид: { NAME($search-sought) }.
    .others = пошук у стосі виснаження
aliens-asks-gear-choice = Який предмет утрачає { NAME($character) }?
    .others = вибір утраченого предмета
aliens-asks-pull = Кого підводить до себе Ньют? Це виснажує 2 карти.
    .others = вибір, кого веде Ньют
aliens-asks-pull-square = Куди йде { NAME($pull-character) }?
    .others = вибір шляху для { NAME($pull-character, case: "gen") }
aliens-asks-scan = Який сигнал місії ви відкриваєте?
    .others = вибір сигналу місії
aliens-asks-crate-equip = Яке спорядження відразу отримує { NAME($character) }?
    .others = вибір знахідки
aliens-asks-put-back = { $from-top ->
    [0] { $look-cost ->
        [0] Куди йде переглянута карта?
       *[other] Куди йде переглянута карта? Під низ — за { $look-cost }.
    }
   *[1] Куди йде друга з двох карт?
}
    .others = повернення карти датчика руху
aliens-asks-last-put-back = А куди йде перша карта?
    .others = повернення карти датчика руху
aliens-asks-react-window = { $window-moment ->
    [aliens-window-alien-phase-start] Починається фаза Чужих. Зіграєте подію?
    [aliens-window-defence-roll-failed] Кидок захисту не вдався. Зіграєте подію?
    [aliens-window-alien-adjacent] Чужий поряд із персонажем. Зіграєте подію?
    [aliens-window-tracker-card-drawn] Витягнуто карту датчика руху. Зіграєте подію?
    [aliens-window-end-check] Весь загін лежить. Зіграєте подію?
   *[aliens-window-running-out] Карти от-от скінчаться. Зіграєте подію?
}
    .others = рішення, чи відповідати подією
    .own = Відповісти вам нічим, але ніхто про це не дізнається.

## Вибір за ворогів.

aliens-asks-stand-up-order = Хто наступний: підводиться чи потрапляє в полон?
    .others = вибір порядку
aliens-asks-captor = Який Чужий забирає { NAME($character, case: "acc") }?
    .others = вибір Чужого
aliens-asks-alien-order = Який Чужий діє наступним?
    .others = вибір Чужого
aliens-asks-route-choice = Куди йде ворог?
    .others = вибір шляху ворога
aliens-asks-shooter-order = Хто стріляє першим?
    .others = вибір першого стрільця
aliens-asks-defensive-shot = { NAME($shooter) } стріляє в Чужого?
    .others = рішення про вогонь: { NAME($shooter) }
aliens-asks-victim = На кого нападає Чужий?
    .others = вибір жертви Чужого
aliens-asks-board-order = На якому полі сигнали йдуть наступними?
    .others = вибір поля
aliens-asks-blip-order = Який сигнал іде наступним { NAME($blips-face, case: "at") }?
    .others = вибір сигналу
aliens-asks-signal-hero = Про кого говорить карта датчика руху?
    .others = вибір, про кого говорить карта
aliens-asks-signal-point = Яка з найближчих точок появи?
    .others = вибір точки появи
aliens-asks-nearest-point = Яка з точок появи, найближчих для { NAME($character, case: "gen") }?
    .others = вибір точки появи
aliens-asks-tunnel-square = Де відкривається тунель?
    .others = вибір клітинки для тунелю
aliens-asks-blip-square = Де з’являється сигнал?
    .others = вибір клітинки для сигналу
aliens-asks-extra-alien-square = Де виходить наступний Чужий?
    .others = вибір клітинки для Чужого

## Кроки: перебіг гри.

aliens-asks-set-up = підготовка до гри
aliens-asks-choosing = вибір героя: { $seat }
aliens-asks-team-forming = поділ на групи
aliens-asks-preparing = спорядження загону
aliens-asks-turn = хід триває
aliens-asks-marine-phase = фаза морпіхів
aliens-asks-hero-turn = активація героїв: { $seat }
aliens-asks-remaining-grunts = активація решти бійців
aliens-asks-activating = активація { NAME($character, case: "gen") }: { NAME($stage) }
aliens-asks-abilities = здібності: { NAME($heading) }
aliens-asks-recover-and-draw = відновлення карт, потім добір
aliens-asks-equipping = спорядження
aliens-asks-acting = дії
aliens-asks-grunts-by-rank = { NAME($hero) } веде бійців
aliens-asks-alien-phase = фаза Чужих
aliens-asks-then-stand-ups = поки ніхто не підвівся й нікого не забрали
aliens-asks-stand-ups = хто підводиться, а кого забирають
aliens-asks-aliens-act = Чужі діють
aliens-asks-alien-turn = ворог діє
aliens-asks-enemy-move = ворог рухається
aliens-asks-defensive-fire = оборонний вогонь
aliens-asks-alien-attack = Чужий нападає
aliens-asks-defending = персонаж захищається
aliens-asks-blips-act = сигнали рухаються
aliens-asks-board-blips = сигнали { NAME($face, case: "at") } рухаються
aliens-asks-tracker-step = карти датчика руху
aliens-asks-end-phase = фаза завершення
aliens-asks-game-over = кінець гри

## Кроки: що роблять персонажі.

aliens-asks-movement = { NAME($character) } рухається
aliens-asks-after-step = усі роззираються після кроку
aliens-asks-guns-fire = турелі шукають ціль
aliens-asks-upkeep = усі роззираються
aliens-asks-extra-aliens = із сигналу виходять іще Чужі
aliens-asks-weapon-choice = { NAME($attacker) } береться за зброю
aliens-asks-aiming = { NAME($attacker) } цілиться
aliens-asks-attack = { NAME($shot-attacker) } атакує
aliens-asks-burst = { NAME($shot-attacker) } стріляє чергою
aliens-asks-spare = { NAME($shot-attacker) } дивиться, хто під ударом
aliens-asks-blast-end = дим розсіюється
aliens-asks-seal-choice = { NAME($character) } береться за зварювання
aliens-asks-rest = { NAME($character) } відпочиває
aliens-asks-recovering = відновлення карт: { $seat }
aliens-asks-pulling = Ньют шукає дорогу
aliens-asks-pull-step = { NAME($character) } прямує за Ньют
aliens-asks-event-played = { $seat } грає «{ NAME($play-event) }»
aliens-asks-window-opens = час для подій: { NAME($moment) }
aliens-asks-crate-find = { NAME($character) } обшукує ящик

## Кроки: карти, сигнали й датчик руху.

aliens-asks-hazard-effect = небезпека: «{ NAME($hazard) }»
aliens-asks-gear-loss = { NAME($character) } втрачає предмет
aliens-asks-nearest-entry = неподалік з’являється сигнал
aliens-asks-exhaust = виснаження карт
aliens-asks-drain = виснаження карт
aliens-asks-recovery = відновлення карт
aliens-asks-deck-discard = скидання з колоди витривалості
aliens-asks-drawing = добір карт: { $seat }
aliens-asks-reveal = відкривається карта
aliens-asks-revealed = карту відкрито
aliens-asks-exhaust-search = пошук у стосі виснаження: { $seat }
aliens-asks-reshuffle = колода витривалості перемішується
aliens-asks-exhaust-shuffle = стос виснаження перемішується
aliens-asks-resolving = діє карта датчика руху
aliens-asks-nearest-signal = пошук найближчої точки появи
aliens-asks-tunnel-placing = відкривається тунель
aliens-asks-blip-entry = входить сигнал
aliens-asks-blip-arrived = сигнал на місці
aliens-asks-card-moves = карта датчика руху рухає ворогів
aliens-asks-tracker-look = перегляд колоди датчика руху: { $seat }
aliens-asks-top-back = погляд на сорочку верхньої карти

## Кидки й карти, які вибирає випадок.

aliens-asks-captive-draw = жереб, хто в полоні
aliens-asks-card-draw = добір карти: { $drawing-seat }
aliens-asks-card-revealed = карта перевертається
aliens-asks-overdrawn = скидання зі стосу виснаження
aliens-asks-top-discarded = скидання карти
aliens-asks-settling = розбір стосу виснаження
aliens-asks-loose-card = стос виснаження перемішується
aliens-asks-searched-card = пошук у стосі виснаження: { $search-seat }
aliens-asks-hand-loss = утрата випадкової карти з руки: { $seat }
aliens-asks-hazard-return = небезпека повертається
aliens-asks-attack-roll = кидок атаки: { NAME($shot-attacker) }
aliens-asks-blast-roll = кидок по площі: { NAME($shot-attacker) }
aliens-asks-gun-roll = кидок { NAME($gun, case: "gen") }
aliens-asks-barricade-test = { NAME($character) } працює над барикадою
aliens-asks-computer-test = { NAME($character) } працює за комп’ютером
aliens-asks-cocoon-test = { NAME($character) } розрізає кокон: { NAME($captive) }
aliens-asks-defence-roll = кидок захисту: { NAME($character) }
aliens-asks-blip-speed = кидок швидкості сигналів { NAME($face, case: "at") }
aliens-asks-door-breaking = ворог б’ється у двері
aliens-asks-entry-roll = кидок, чи витримає барикада
aliens-asks-landing = кидок, де сяде корабель
aliens-asks-blip-draw = витягується сигнал
aliens-asks-mission-blip-turned = відкривається сигнал місії
aliens-asks-tracker-draw = карта датчика руху: { $seat }
aliens-asks-looked-at = перегляд карти датчика руху: { $look-seat }
aliens-asks-back-seen = погляд на сорочку верхньої карти

## Після місії кампанії.

aliens-asks-saved-card = Яку карту ви рятуєте зі скиду?
    .others = вибір карти, яку рятують
aliens-asks-debriefing = розбір після місії
aliens-asks-card-removed = жереб, яка карта йде з кампанії
aliens-asks-card-returned = жереб, яка карта повертається в кампанію
