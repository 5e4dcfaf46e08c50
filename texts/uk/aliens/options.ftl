### Про що домовляються за столом Aliens до гри, і які є значення.

aliens-option-mission = Місія
    .text = Що має зробити загін.
aliens-option-mission-newt = Місія 1: Ньют
    .text = Знайдіть Ньют серед сигналів місії, доведіть її до виходу й виведіть усіх із поля.
aliens-option-mission-escape = Місія 2: Втеча
    .text = Виведіть через вихід хоча б одного з відрізаної групи; на полі не має лишитися нікого.
aliens-option-mission-survive = Місія 3: Вижити
    .text = З ходу 6 відкрито один із виходів; після ходу 12 корабель відлітає. Виведіть щонайменше двох персонажів.
aliens-option-mission-rescue = Рятувальна місія
    .text = Звільніть полонених і виведіть через вихід хоча б одного; на полі не має лишитися нікого.
aliens-option-mission-resupply = Місія постачання
    .text = Відкрийте щонайменше чотири ящики й ідіть; кожен ящик повертає в кампанію дві вилучені карти.
aliens-option-mission-last-stand = Полювання на жуків: Останній рубіж
    .text = Протримайтеся, поки не скінчиться колода датчика руху, і перебийте всіх, хто лишився.
aliens-option-mission-block-sweep = Полювання на жуків: Зачистка блоку
    .text = Протримайтеся, поки не скінчиться колода датчика руху, і перебийте всіх, хто лишився.
aliens-option-mission-gantry = Полювання на жуків: Містки
    .text = Протримайтеся, поки не скінчиться колода датчика руху, і перебийте всіх, хто лишився.
aliens-option-mission-nest = Полювання на жуків: Гніздо
    .text = Протримайтеся, поки не скінчиться колода датчика руху, і перебийте всіх, хто лишився.

aliens-option-tracker-deck = Колода датчика руху
    .text = Як швидко зростає загроза.
aliens-option-tracker-deck-standard = Звичайна
    .text = Карт рівня I стільки, скільки вказано в місії.
aliens-option-tracker-deck-easier = Легша
    .text = Карт рівня I вистачить ще на один хід.
aliens-option-tracker-deck-harder = Складніша
    .text = Карт рівня I немає.

aliens-option-blip-values = Сигнали
    .text = Скільки Чужих ховається за сигналами.
aliens-option-blip-values-standard = Звичайні
    .text = Значення від 1 до 5.
aliens-option-blip-values-easier = Легші
    .text = Обидві п’ятірки стають двійками.
aliens-option-blip-values-harder = Складніші
    .text = Дві одиниці стають четвірками.

aliens-option-mission-2 = Місія 2
    .text = Чого вимагає втеча з гнізда.
aliens-option-mission-2-standard = Звичайна
    .text = Вийти має один із відрізаної групи.
aliens-option-mission-2-easier = Легша
    .text = Вийти має один, і на шляху на два сигнали менше.
aliens-option-mission-2-harder = Складніша
    .text = Вийти мають двоє з відрізаної групи.

aliens-option-mission-3 = Місія 3
    .text = Скільки персонажів мають дістатися корабля.
aliens-option-mission-3-standard = Звичайна
    .text = Двоє.
aliens-option-mission-3-easier = Легша
    .text = Один.
aliens-option-mission-3-harder = Складніша
    .text = Троє.

aliens-option-quick-start = Швидкий старт
    .text = Чи роздати одразу рекомендоване спорядження.
aliens-option-quick-start-off = Ні
    .text = Загін споряджають самі, з усіх карт.
aliens-option-quick-start-on = Так
    .text = Роздаються шістнадцять карт; їх іще можна поміняти.

aliens-option-open-hands = Відкриті руки
    .text = Чи бачать усі карти одне одного.
aliens-option-open-hands-off = Ні
    .text = Кожен бачить лише свої карти.
aliens-option-open-hands-on = Так
    .text = Карти на руках лежать відкрито.

aliens-option-individual-aliens = Чужі поодинці
    .text = Що виходить із сигналу, за яким кілька Чужих.
aliens-option-individual-aliens-off = Рої
    .text = Одна фігурка з жетонами.
aliens-option-individual-aliens-on = Поодинці
    .text = Кожен Чужий на своїй клітинці, решта — поза полем зору.

aliens-option-signature-rules = Особливі правила
    .text = Чи має кожне полювання на жуків свою особливість.
aliens-option-signature-rules-off = Ні
    .text = Усі полювання за спільними правилами.
aliens-option-signature-rules-on = Так
    .text = Двері забарикадовано, а турелі напівпорожні; ящики треба відкрити всі; падіння коштують карт; у гнізді лицехвати.

aliens-option-joint-votes = Спільне голосування
    .text = Хто вирішує, якщо старших за званням кілька.
aliens-option-joint-votes-off = Перший із них
    .text = Той, хто сидить першим; він може передати старшинство.
aliens-option-joint-votes-on = Усі вони
    .text = Питають усіх, і вирішує більшість.

aliens-option-enemy-choices = Вибір за ворогів
    .text = Про що питають старшого за званням, коли Чужим однаково.
aliens-option-enemy-choices-targets-and-placing = Цілі й розміщення
    .text = На кого нападає Чужий і де з’являються сигнали.
aliens-option-enemy-choices-everything = Усе
    .text = Ще й порядок, і шляхи.
aliens-option-enemy-choices-nothing = Нічого
    .text = Програма вибирає за сталими правилами.
