### Стіл гри Alien Frontiers у вебклієнті: відповіді і що вони дають, що є що, стіл словами,
### карти та майно гравців.
###
### $seat і $seats — імена, які набрали люди: вони не відмінюються.

## Частини відповіді. $values — що показують кораблі, наприклад «6» або «3 4 5»; $relic — 1,
## якщо серед них Реліктовий Корабель.

alien-frontiers-part-ships = { $relic ->
    [0] { $count ->
        [0] корабель
        [1] корабель { $values }
       *[other] кораблі { $values }
    }
   *[1] { $count ->
        [0] Реліктовий Корабель
        [1] Реліктовий Корабель ({ $values })
       *[other] кораблі { $values } (з Реліктовим)
    }
}
alien-frontiers-part-hub = колонія в Центрі
alien-frontiers-part-cycle = нові карти
alien-frontiers-part-discard = Скинути: «{ NAME($card) }»
alien-frontiers-part-fuel = паливо: { $seat }
alien-frontiers-part-ore = руда: { $seat }

## Запитання, коли частину відповіді вже вибрано.

alien-frontiers-heading-dock = { $count ->
    [1] Куди пристикувати { alien-frontiers-part-ships }?
   *[other] Куди пристикувати { alien-frontiers-part-ships }?
}
alien-frontiers-heading-ships = { $count ->
    [1] Що робить { alien-frontiers-part-ships }?
   *[other] Що роблять { alien-frontiers-part-ships }?
}
alien-frontiers-heading-which-ships = { $station ->
    [alien-frontiers-station-colony-constructor] Які кораблі пристикувати до { NAME($station, case: "gen") }?
    [alien-frontiers-station-shipyard] Які кораблі пристикувати до { NAME($station, case: "gen") }?
    [alien-frontiers-station-orbital-market] Які кораблі пристикувати до { NAME($station, case: "gen") }?
    [alien-frontiers-station-raiders-outpost] Які кораблі пристикувати до { NAME($station, case: "gen") }?
   *[alien-frontiers-station-solar-converter] Який корабель пристикувати до { NAME($station, case: "gen") }?
}
alien-frontiers-heading-at = Що зробити { NAME($station, case: "at") }?
alien-frontiers-heading-territory = На якій території буде колонія?
alien-frontiers-heading-how = Що саме?
alien-frontiers-heading-card = «{ NAME($card) }»: для чого?
alien-frontiers-heading-card-ship = «{ NAME($card) }»: який корабель?
alien-frontiers-heading-card-station = «{ NAME($card) }»: яка станція?
alien-frontiers-heading-card-territory = «{ NAME($card) }»: яка територія?
alien-frontiers-note-too-many = Зайвих: { $n }

## Що дає ціль, у кількох словах на дошці.

alien-frontiers-tag-artifact = { $total } з 8
alien-frontiers-tag-claim = карта
alien-frontiers-tag-colony = колонія
alien-frontiers-tag-market = паливо { $rate } → руда 1
alien-frontiers-tag-raid = рейд

## Що дає відповідь, одним рядком без крапки.

alien-frontiers-price = { $fuel ->
    [0] за { alien-frontiers-amount-of-ore }
   *[other] { $ore ->
        [0] за { alien-frontiers-amount-of-fuel }
       *[other] за { alien-frontiers-amount-of-fuel } й { alien-frontiers-amount-of-ore }
    }
}
alien-frontiers-gives-fuel = { $paid ->
    [0] Паливо +{ $fuel }: { $from } → { $to }
   *[other] Паливо +{ $fuel }, за карту −{ $paid }: { $from } → { $to }
}
alien-frontiers-gives-ore = { $paid ->
    [0] Руда +{ $ore }: { $from } → { $to }
   *[other] Руда +{ $ore }, за карту −{ $paid }: { $from } → { $to }
}
alien-frontiers-gives-nothing = Нічого: запас порожній
alien-frontiers-gives-tokens = Залишиться: паливо { $fuel }, руда { $ore }
alien-frontiers-gives-artifact = { $total } з 8 на карту
alien-frontiers-gives-claim = Разом { $total }: вистачить на карту
alien-frontiers-gives-cycle = відкриваються нові карти
alien-frontiers-gives-hub-start = Нова колонія на колі 1
alien-frontiers-gives-hub = Ваша колонія переходить з кола { $from } на { $to }
alien-frontiers-gives-hub-launch = Ваша колонія переходить з кола { $from } на { $to }, її можна запустити
alien-frontiers-gives-next-starts = наступна колонія стає на коло 1
alien-frontiers-gives-ship = Корабель до вашого наступного ходу
alien-frontiers-gives-ships-left = { $ships ->
    [one] { $seat }: залишиться { $ships } корабель
    [few] { $seat }: залишиться { $ships } кораблі
    [many] { $seat }: залишиться { $ships } кораблів
   *[other] { $seat }: залишиться { $ships } корабля
}
alien-frontiers-gives-market = { $rate ->
    [one] До кінця ходу 1 руда коштує { $rate } паливо
    [few] До кінця ходу 1 руда коштує { $rate } палива
    [many] До кінця ходу 1 руда коштує { $rate } палива
   *[other] До кінця ходу 1 руда коштує { $rate } палива
}
alien-frontiers-gives-raid = Украсти до 4 ресурсів або 1 карту
alien-frontiers-gives-displaced = кораблі, що стоять там, ідуть геть
alien-frontiers-gives-victim = { $seat }: { $amount }
alien-frontiers-gives-no-points = Очки не змінюються
alien-frontiers-gives-field-gone = { NAME($field) } зникає { NAME($territory, case: "from") }
alien-frontiers-gives-stranded = { $ships ->
    [one] { $ships } корабель залишається і йде до Ремонтного Доку
    [few] { $ships } кораблі залишаються і йдуть до Ремонтного Доку
    [many] { $ships } кораблів залишаються і йдуть до Ремонтного Доку
   *[other] { $ships } корабля залишається і йде до Ремонтного Доку
}
alien-frontiers-gives-end = Хід переходить до наступного гравця

## Що буде з очками.

alien-frontiers-change-you = Ви { $from } → { $to }

## Що спільного в кількох відповідей.

alien-frontiers-several-terraforming = Колонія зараз: { alien-frontiers-amount-of-fuel }, { alien-frontiers-amount-of-ore } і сам корабель
alien-frontiers-several-constructor = { $fuel ->
    [0] Колонія зараз за { alien-frontiers-amount-of-ore }
   *[other] Колонія зараз за { alien-frontiers-amount-of-fuel } й { alien-frontiers-amount-of-ore }
}
alien-frontiers-several-launch = Запуск за { alien-frontiers-amount-of-fuel } й { alien-frontiers-amount-of-ore }
alien-frontiers-several-fuel = Паливо: від { $least } до { $most }
alien-frontiers-several-artifact = Від { $least } до { $most } з 8 на карту
alien-frontiers-several-claim = Вистачить на карту
alien-frontiers-several-market = До кінця ходу обмінюйте паливо на руду
alien-frontiers-several-cycle = за бажання нові карти

## Що є що.

alien-frontiers-card-discard = Скид: { $text }
alien-frontiers-explain-ports = Вільних портів: { $free } з { $ports }
alien-frontiers-explain-hub-ports = { $ports ->
    [one] { $ports } порт
    [few] { $ports } порти
    [many] { $ports } портів
   *[other] { $ports } порту
} у кожного гравця
alien-frontiers-explain-price = { $fuel ->
    [0] Зараз коштує { alien-frontiers-amount-of-ore }.
   *[other] { $ore ->
        [0] Зараз коштує { alien-frontiers-amount-of-fuel }.
       *[other] Зараз коштує { alien-frontiers-amount-of-fuel } й { alien-frontiers-amount-of-ore }.
    }
}
alien-frontiers-explain-mine = Стикується корабель від { $n } і вище.
alien-frontiers-explain-outpost = Сума трьох кораблів має бути більшою за { $n }.
alien-frontiers-explain-artifact = Сума кораблів за цей хід: { $n }; на карту потрібно 8.
alien-frontiers-explain-ships = { $seat }: { $ships }
alien-frontiers-explain-bay = Тут кораблі чекають наступного ходу власника.
alien-frontiers-explain-bonus = Бонус: { $bonus }
alien-frontiers-explain-colonies = Колонії: { $colonies }
alien-frontiers-explain-no-colonies = Колоній ще немає
alien-frontiers-explain-controller = Контролює { $seat }
alien-frontiers-explain-nobody = Ніхто не контролює
alien-frontiers-explain-field = { NAME($field) }: { $text }
alien-frontiers-explain-field-at = Воно { NAME($territory, case: "at") }.
alien-frontiers-explain-field-free = Воно в запасі.
alien-frontiers-explain-hub = Трек у Центрі: { $seat }
alien-frontiers-explain-hub-circle = Колонія на колі { $n } з 7
alien-frontiers-explain-hub-empty = Колонії в Центрі немає
alien-frontiers-explain-displayed = Лежить відкрито: її можна забрати.
alien-frontiers-explain-discarded = Лежить у скиді.
alien-frontiers-explain-held = Володіє { $seat }
alien-frontiers-explain-used = Цього ходу ефект уже використано.
alien-frontiers-explain-relic = Корабель без кольору для того, хто контролює Пустелю Берроуза.
alien-frontiers-explain-relic-home = Реліктовий Корабель стоїть у Пустелі Берроуза.
alien-frontiers-explain-relic-shows = Реліктовий Корабель { $n }
alien-frontiers-explain-shows = Показує { $n }.
alien-frontiers-explain-ship = Корабель: { $seat }
alien-frontiers-explain-docked = Пристикований { NAME($station, case: "at") }.
alien-frontiers-explain-ship-hand = Ще не пристикований і може пристикуватися.
alien-frontiers-explain-ship-bay = Чекає наступного ходу в Ремонтному Доку.
alien-frontiers-explain-ship-stock = Лежить у запасі; його можна збудувати на Верфі.
alien-frontiers-explain-colony = Колонія: { $seat }
alien-frontiers-explain-colony-text = На планеті дає 1 очко. Хто має на території найбільше колоній, той її контролює.
alien-frontiers-explain-tokens = { $seat }: { $amount }
alien-frontiers-explain-limit = { $n } з 8, які можна залишити наприкінці ходу.
alien-frontiers-explain-points = { $seat }: { $points }
alien-frontiers-explain-row = { $row }: { $n }

## Звідки беруться очки.

alien-frontiers-score-colonies = Колонії на планеті
alien-frontiers-score-territories = Території під контролем
alien-frontiers-score-positron = Позитронне Поле
alien-frontiers-score-cards = Монумент Чужих, Місто Чужих

## Стіл словами.

alien-frontiers-board-turn = Хід
alien-frontiers-board-round = Раунд { $round }, ходить { $seat }
alien-frontiers-board-mine = Переді мною
alien-frontiers-board-players = Гравці
alien-frontiers-board-stations = Станції
alien-frontiers-board-territories = Території
alien-frontiers-board-cards = Карти технологій
alien-frontiers-board-stock = Запас
alien-frontiers-board-ship = Корабель { $n }
alien-frontiers-board-ships-in-hand = { $n ->
    [0] Кораблів на руках немає
    [one] { $n } корабель на руках
    [few] { $n } кораблі на руках
    [many] { $n } кораблів на руках
   *[other] { $n } корабля на руках
}
alien-frontiers-board-cargo = Вантаж
alien-frontiers-board-held = { $n ->
    [0] Карт немає
    [one] { $n } карта
    [few] { $n } карти
    [many] { $n } карт
   *[other] { $n } карти
}
alien-frontiers-board-resigned = Поза грою
alien-frontiers-board-hand = { $n ->
    [one] { $n } корабель на руках: { $ships }
    [few] { $n } кораблі на руках: { $ships }
    [many] { $n } кораблів на руках: { $ships }
   *[other] { $n } корабля на руках: { $ships }
}
alien-frontiers-board-docked = { $n ->
    [0] Пристикованих кораблів немає
    [one] { $n } пристикований корабель
    [few] { $n } пристиковані кораблі
    [many] { $n } пристикованих кораблів
   *[other] { $n } пристикованого корабля
}
alien-frontiers-board-in-bay = { $n ->
    [one] { $n } корабель у Ремонтному Доку
    [few] { $n } кораблі в Ремонтному Доку
    [many] { $n } кораблів у Ремонтному Доку
   *[other] { $n } корабля в Ремонтному Доку
}
alien-frontiers-board-on-planet = { $n ->
    [0] Колоній на планеті немає
    [one] { $n } колонія на планеті
    [few] { $n } колонії на планеті
    [many] { $n } колоній на планеті
   *[other] { $n } колонії на планеті
}
alien-frontiers-board-free = { $n ->
    [0] Вільних колоній немає
    [one] { $n } вільна колонія
    [few] { $n } вільні колонії
    [many] { $n } вільних колоній
   *[other] { $n } вільної колонії
}
alien-frontiers-board-whose = { $seat }: { $what }
alien-frontiers-board-display = { $n ->
    [0] Відкритих карт немає
    [one] { $n } відкрита карта
    [few] { $n } відкриті карти
    [many] { $n } відкритих карт
   *[other] { $n } відкритої карти
}
alien-frontiers-board-draw-pile = Колода
alien-frontiers-board-discard-pile = Скид
alien-frontiers-board-drawn = { $n ->
    [one] { $n } карта в колоді
    [few] { $n } карти в колоді
    [many] { $n } карт у колоді
   *[other] { $n } карти в колоді
}
alien-frontiers-board-discarded = { $n ->
    [one] { $n } карта в скиді
    [few] { $n } карти в скиді
    [many] { $n } карт у скиді
   *[other] { $n } карти в скиді
}

## Усі карти.

alien-frontiers-cards-display = Відкриті карти
alien-frontiers-cards-none = немає
alien-frontiers-cards-used = використано цього ходу
alien-frontiers-cards-discarded = Скид · { $n }
alien-frontiers-cards-drawn = Колода · { $n }
alien-frontiers-cards-drawn-text = Ці карти в ній є; порядку не знає ніхто.

## Майно гравця.

alien-frontiers-seat-ships = Кораблі
alien-frontiers-seat-hand = На руках
alien-frontiers-seat-stock = Ще не збудовані
alien-frontiers-seat-colonies = Колонії
alien-frontiers-seat-planet = На планеті
alien-frontiers-seat-hub = У Центрі
alien-frontiers-seat-circle = коло { $n } з 7
alien-frontiers-seat-free = Вільні
alien-frontiers-seat-controls = під контролем

## Як близько до кінця.

alien-frontiers-end-title = Кінець близько
alien-frontiers-end-title-far = До кінця
alien-frontiers-end-left = { $n ->
    [one] Залишилася { $n } колонія: { $seats }. З останньою гра закінчиться.
    [few] Залишилося { $n } колонії: { $seats }. З останньою гра закінчиться.
    [many] Залишилося { $n } колоній: { $seats }. З останньою гра закінчиться.
   *[other] Залишилося { $n } колонії: { $seats }. З останньою гра закінчиться.
}
alien-frontiers-end-left-all = { $n ->
    [one] У кожного залишилася { $n } колонія. Гра закінчиться, коли хтось розмістить останню.
    [few] У кожного залишилося { $n } колонії. Гра закінчиться, коли хтось розмістить останню.
    [many] У кожного залишилося { $n } колоній. Гра закінчиться, коли хтось розмістить останню.
   *[other] У кожного залишилося { $n } колонії. Гра закінчиться, коли хтось розмістить останню.
}
alien-frontiers-end-over = Гру закінчено.
alien-frontiers-end-mine = У Центрі: { $hub } · вільних: { $free }
