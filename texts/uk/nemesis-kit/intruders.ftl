### Прибульці з «Немезиди», з якими можна грати і в Lockdown: їхні атаки та слабкості.
###
### Речення просять назву в потрібній формі: NAME($intruder, case: "acc"). Назви карт стоять у
### лапках і не відмінюються. `.text` — що робить карта.

## Атаки. `.text` — що стається з тим, кого атакують.

nemesis-kit-attack-scratch = Подряпина
    .text = 1 легке поранення й 1 карта інфекції.
nemesis-kit-attack-claw-attack = Атака кігтями
    .text = 2 легкі поранення й 1 карта інфекції.
nemesis-kit-attack-bite = Укус
    .text = 1 важке поранення. Якщо їх уже 2 або більше — смерть.
nemesis-kit-attack-tail-attack = Атака хвостом
    .text = 1 важке поранення. Якщо хоч одне вже є — смерть.
nemesis-kit-attack-transformation = Перетворення
    .text = Повзун перетворюється на Мисливця. Якщо рука порожня, той несподівано атакує.
nemesis-kit-attack-frenzy = Лють
    .text = Кожен у відсіку дістає 1 важке поранення; хто вже має 2 або більше — гине.
nemesis-kit-attack-slime = Слиз
    .text = Слиз і 1 карта інфекції.
nemesis-kit-attack-summoning = Поклик
    .text = З мішечка у відсік виходить ще один прибулець. Поки що він не атакує.

## Карти атак із «кров’ю»: витривалістю прибульця або його відступом.

nemesis-kit-attack-card-scratch-two = Подряпина (2)
nemesis-kit-attack-card-scratch-three = Подряпина (3)
nemesis-kit-attack-card-scratch-five = Подряпина (5)
nemesis-kit-attack-card-scratch-six = Подряпина (6)
nemesis-kit-attack-card-claw-attack-three = Атака кігтями (3)
nemesis-kit-attack-card-claw-attack-four = Атака кігтями (4)
nemesis-kit-attack-card-claw-attack-five = Атака кігтями (5)
nemesis-kit-attack-card-claw-attack-retreat = Атака кігтями (відступ)
nemesis-kit-attack-card-bite-four = Укус (4)
nemesis-kit-attack-card-bite-six = Укус (6)
nemesis-kit-attack-card-bite-retreat = Укус (відступ)
nemesis-kit-attack-card-tail-attack-two = Атака хвостом (2)
nemesis-kit-attack-card-tail-attack-five = Атака хвостом (5)
nemesis-kit-attack-card-transformation-four = Перетворення (4)
nemesis-kit-attack-card-transformation-five = Перетворення (5)
nemesis-kit-attack-card-frenzy-three = Лють (3)
nemesis-kit-attack-card-frenzy-four = Лють (4)
nemesis-kit-attack-card-slime-five = Слиз (5)
nemesis-kit-attack-card-summoning-three = Поклик (3)

## Слабкості. `.text` діє для всіх, коли слабкість відкрито.

nemesis-kit-weakness-vital-places = Вразливі місця
    .text = Проти Трутнів порожня грань — одинарне влучання.
nemesis-kit-weakness-the-way-of-moving = Особливості руху
    .text = Нищити зачинені двері можуть лише Королева й Мисливці.
nemesis-kit-weakness-vulnerability-to-energy = Вразливість до енергії
    .text = Енергетична зброя, завдавши поранення, завдає ще 1.
nemesis-kit-weakness-reaction-to-danger = Реакція на небезпеку
    .text = За несподіваної атаки число на жетоні менше на 1, але не нижче 1.
nemesis-kit-weakness-species-on-the-brink-of-extinction = Вид на межі вимирання
    .text = Витривалість кожного прибульця менша на 1.
nemesis-kit-weakness-the-way-of-fighting = Особливості бою
    .text = Укус Трутня завдає легкого поранення замість важкого.
