### Чужие из «Немезиды», с которыми можно играть и в Lockdown: их атаки и слабости.
###
### Предложения просят название в нужной форме: NAME($intruder, case: "acc"). Названия карт стоят
### в кавычках и не склоняются. `.text` — что делает карта.

## Атаки. `.text` — что происходит с тем, кого атакуют.

nemesis-kit-attack-scratch = Царапина
    .text = 1 лёгкая рана и 1 карта заражения.
nemesis-kit-attack-claw-attack = Атака когтями
    .text = 2 лёгкие раны и 1 карта заражения.
nemesis-kit-attack-bite = Укус
    .text = 1 тяжёлая рана. Если их уже 2 или больше — смерть.
nemesis-kit-attack-tail-attack = Атака хвостом
    .text = 1 тяжёлая рана. Если хоть одна уже есть — смерть.
nemesis-kit-attack-transformation = Трансформация
    .text = Ползун превращается в Альфа-самца. Если рука пуста, тот внезапно атакует.
nemesis-kit-attack-frenzy = Ярость
    .text = Каждый в отсеке получает 1 тяжёлую рану; у кого их уже 2 или больше — погибает.
nemesis-kit-attack-slime = Слизь
    .text = Слизь и 1 карта заражения.
nemesis-kit-attack-summoning = Зов
    .text = Из мешочка в отсек выходит ещё один Чужой. Пока он не атакует.

## Карты атак с «кровью»: живучестью Чужого или его отступлением.

nemesis-kit-attack-card-scratch-two = Царапина (2)
nemesis-kit-attack-card-scratch-three = Царапина (3)
nemesis-kit-attack-card-scratch-five = Царапина (5)
nemesis-kit-attack-card-scratch-six = Царапина (6)
nemesis-kit-attack-card-claw-attack-three = Атака когтями (3)
nemesis-kit-attack-card-claw-attack-four = Атака когтями (4)
nemesis-kit-attack-card-claw-attack-five = Атака когтями (5)
nemesis-kit-attack-card-claw-attack-retreat = Атака когтями (отступление)
nemesis-kit-attack-card-bite-four = Укус (4)
nemesis-kit-attack-card-bite-six = Укус (6)
nemesis-kit-attack-card-bite-retreat = Укус (отступление)
nemesis-kit-attack-card-tail-attack-two = Атака хвостом (2)
nemesis-kit-attack-card-tail-attack-five = Атака хвостом (5)
nemesis-kit-attack-card-transformation-four = Трансформация (4)
nemesis-kit-attack-card-transformation-five = Трансформация (5)
nemesis-kit-attack-card-frenzy-three = Ярость (3)
nemesis-kit-attack-card-frenzy-four = Ярость (4)
nemesis-kit-attack-card-slime-five = Слизь (5)
nemesis-kit-attack-card-summoning-three = Зов (3)

## Слабости. `.text` действует для всех, когда слабость открыта.

nemesis-kit-weakness-vital-places = Уязвимые места
    .text = Против Взрослых Чужих пустая грань — одинарное попадание.
nemesis-kit-weakness-the-way-of-moving = Особенности движения
    .text = Ломать закрытые двери могут только Королева и Альфа-самцы.
nemesis-kit-weakness-vulnerability-to-energy = Уязвимость к энергии
    .text = Энергетическое оружие, нанеся травму, наносит ещё 1.
nemesis-kit-weakness-reaction-to-danger = Реакция на опасность
    .text = При внезапной атаке число на жетоне меньше на 1, но не ниже 1.
nemesis-kit-weakness-species-on-the-brink-of-extinction = Вид на грани вымирания
    .text = Живучесть каждого Чужого меньше на 1.
nemesis-kit-weakness-the-way-of-fighting = Особенности боя
    .text = Укус Взрослого Чужого наносит лёгкую рану вместо тяжёлой.
