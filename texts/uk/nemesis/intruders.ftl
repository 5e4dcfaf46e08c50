### Прибульці з Nemesis, їхні карти й жетони.
###
### Речення просять назву в потрібній формі: NAME($intruder, case: "acc"). Назви карт стоять у
### лапках і не відмінюються. `.text` — що робить карта.

## Жетони з мішечка прибульців. Число — від скількох карт на руці немає несподіваної атаки.

nemesis-intruder-token-blank = Порожній жетон
nemesis-intruder-token-larva-one = Личинка 1
nemesis-intruder-token-creeper-one = Повзун 1
nemesis-intruder-token-adult-two = Трутень 2
nemesis-intruder-token-adult-three = Трутень 3
nemesis-intruder-token-adult-four = Трутень 4
nemesis-intruder-token-breeder-three = Мисливець 3
nemesis-intruder-token-breeder-four = Мисливець 4
nemesis-intruder-token-queen-four = Королева 4

## Карти подій. `.text` — що стається після руху прибульців.

nemesis-event-egg-protection = Захист яєць
    .text = Кожен, хто у Гнізді або несе яйце, має зіткнення.
nemesis-event-flammable-compounds = Горючі сполуки
    .text = Загоряється Гібернаторій; якщо він уже горить — сусідні з ним відсіки.
nemesis-event-bulkheads-open = Відкриття перебірок
    .text = Усі зачинені двері відчиняються.
nemesis-event-malfunction = Несправність
    .text = Несправність виникає в дослідженому відсіку з найменшим номером, де її ще немає.
nemesis-event-hatching = Інкубація
    .text = У Гнізді вилуплюється яйце. Хто там без карт дій на руці, дістає личинку; якщо ніхто — личинка йде в мішечок.
nemesis-event-noise-in-technical-corridors = Шум у технічних коридорах
    .text = У технічних коридорах шум. Якщо він уже був, усі у відсіках зі входом роблять кидок на шум.
nemesis-event-damage = Пошкодження
    .text = У кожному відсіку з Трутнем, Мисливцем або Королевою виникає несправність.
nemesis-event-lurking = Причаїлися
    .text = Усі прибульці, поруч із якими немає персонажів, повертаються в мішечок.
nemesis-event-nest = Гніздо
    .text = Якщо Гніздо досліджене, у всіх його коридорах шум.
nemesis-event-coolant-leak = Витік охолоджувача
    .text = Якщо в Генераторному відсіку несправність, запускається самознищення.
nemesis-event-life-support-failure = Відмова життєзабезпечення
    .text = У кожному дослідженому зеленому відсіку виникає несправність.
nemesis-event-evacuation-pod-ejection = Відстріл капсули
    .text = Капсула з найменшим номером відлітає разом із тими, хто всередині.
nemesis-event-short-circuit = Коротке замикання
    .text = У кожному дослідженому жовтому відсіку з комп’ютером виникає несправність.

## Слабкості. `.text` діє для всіх, коли слабкість відкрито.

nemesis-weakness-susceptibility-to-phosphates = Чутливість до фосфатів
    .text = Прибулець, що відступив через вогнегасник чи центр пожежної безпеки, дістає ще й 1 поранення.
nemesis-weakness-vulnerability-to-fire = Вразливість до вогню
    .text = Вогонь, коктейль Молотова й вогнемет завдають на 1 поранення більше; вогонь нищить 2 яйця замість 1.

## Карти того, хто грає за прибульців. `.text` — ефект; замість нього карта може посунути прибульця або дати йому атакувати.

nemesis-intruder-action-pursuit = Переслідування
    .text = Обраний вами персонаж не в бою робить кидок на шум.
nemesis-intruder-action-coordinated-hunt = Узгоджене полювання
    .text = Кожен Трутень не в бою переходить до сусіднього відсіку, де є персонаж.
nemesis-intruder-action-metamorphosis = Метаморфоза
    .text = Як подія «Вилуплення».
nemesis-intruder-action-planning = Планування
    .text = Візьміть 3 карти подій і виконайте одну; решту скидають.
nemesis-intruder-action-self-healing = Самозцілення
    .text = Обраний вами прибулець скидає до 2 поранень.

## Окремі карти й коридор, через який вони рухають прибульця.

nemesis-intruder-action-card-pursuit-one = Переслідування (1)
nemesis-intruder-action-card-pursuit-two = Переслідування (2)
nemesis-intruder-action-card-pursuit-three = Переслідування (3)
nemesis-intruder-action-card-pursuit-any = Переслідування (будь-який)
nemesis-intruder-action-card-coordinated-hunt-three = Узгоджене полювання (3)
nemesis-intruder-action-card-coordinated-hunt-four = Узгоджене полювання (4)
nemesis-intruder-action-card-metamorphosis-one = Метаморфоза (1)
nemesis-intruder-action-card-planning-four = Планування (4)
nemesis-intruder-action-card-planning-any = Планування (будь-який)
nemesis-intruder-action-card-self-healing-two = Самозцілення (2)
