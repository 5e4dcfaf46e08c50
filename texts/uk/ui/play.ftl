### За терміналом: що питають і що можна набрати.

## Числа.

ui-number = Число
    .group = { "\u00A0" }
    .point = ,
ui-percent = { $number } %
ui-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
ui-of = { $part } з { $whole }

## Хто грає.

ui-name-person = Гравець
    .numbered = Гравець { $number }
ui-name-greedy = Жадібний { $number }
ui-name-random = Випадковий { $number }
ui-name-easy = Новачок { $number }
ui-name-normal = Досвідчений { $number }
ui-name-hard = Майстер { $number }
ui-person = людина
ui-bot = бот ({ $level })
ui-players = Гравців: від { $fewest } до { $most }
ui-players-only = лише якщо гравців від { $fewest } до { $most }
ui-players-exactly = { $fewest ->
    [one] лише для { $fewest } гравця
    [few] лише для { $fewest } гравців
   *[many] лише для { $fewest } гравців
}
ui-options = Варіанти правил; звичайне значення стоїть першим:

## Питання.

ui-asked = { $name }: { $asked }
ui-prompt = { $most ->
    [1] 1 або Enter, або довідка >
   *[other] 1–{ $most } або довідка >
}
ui-hint = Жадібний бот вибрав би { $number }: { $answer }
ui-possible = Це можна: { $answer }
ui-denied = Зараз не можна:
ui-nothing-denied = Тут більше нічого й пробувати.
ui-and-more = { $count ->
    [one] і ще { $count }
    [few] і ще { $count }
   *[many] і ще { $count }
}
ui-no-such-answer = { $most ->
    [one] Немає відповіді { $number }; виберіть від 1 до { $most } або наберіть «довідка».
    [few] Немає відповіді { $number }; виберіть від 1 до { $most } або наберіть «довідка».
   *[many] Немає відповіді { $number }; виберіть від 1 до { $most } або наберіть «довідка».
}
ui-many-answers = Відповідей: { $n }, від { $first } до { $last }. Наберіть одну з них так, як її записано, або її номер.
ui-goals = На клітинку, наприклад: на { $example }
ui-goals-cost = { $n ->
    [one] { $n } клітинка
    [few] { $n } клітинки
    [many] { $n } клітинок
   *[other] { $n } клітинки
}
ui-no-such-goal = На { $goal } зараз не пройти.
ui-order-halted-news = Наказ перервано: з’ясувалося нове.
ui-order-halted-otherwise = Наказ перервано: далі так не вийде.
ui-answers-as-before = Решта відповідей ті самі: наберіть слова однієї з них, наприклад карту й ім’я, або «відповіді», щоб побачити всі з номерами.
ui-number-not-shown = Відтоді номери могли зсунутися. Ось вони:
ui-nothing-to-skip = Тут вирішується не лише, чи щось зіграти.
ui-nothing-called = Тут ніщо не зветься «{ $called }».
ui-typed-ahead = Набране до цього не прийнято.
ui-not-understood = «{ $typed }» тут нічого не означає. Наберіть номер відповіді або «довідка».
ui-type-something = Наберіть номер відповіді або «довідка».

## Що можна набрати. `.words` — слова, `.shown` — як їх показано в довідці.

ui-type-number = дати цю відповідь; годяться і її слова, як їх записано, або останні з них
    .shown = 1, 2, 3 …
ui-type-to = іти туди, доки дорогою нічого не з’ясується; назад береться цілком
    .words = to на
    .shown = на 2(6,9)
ui-type-skip = нічого не грати, і цього ходу більше не питати, доки зіграти можна все те саме
    .words = skip пропуск пропустити
    .shown = пропуск
ui-type-answers = перелічити всі відповіді з номерами
    .words = answers відповіді
    .shown = відповіді
ui-type-show = показати персонажа з усім, що він має, або сектор вогню турелі з клітинки
    .words = show покажи показати
    .shown = покажи гадсон, покажи 2(10,6)
ui-type-why = чого зробити не можна й чому; з номером — до чого веде відповідь або яке правило її забороняє
    .words = why чому
    .shown = чому, чому 3
ui-type-undo = взяти назад останню відповідь, доки нічого не випало й не відкрилося
    .words = undo назад
    .shown = назад
ui-type-hint = що відповів би жадібний бот
    .words = hint підказка
    .shown = підказка
ui-type-board = показати поле й запитання ще раз
    .words = board поле
    .shown = поле
ui-type-info = пояснити мету, знаки на полі та карти в грі
    .words = info інфо
    .shown = інфо
ui-type-log = розповісти партію з початку
    .words = log журнал
    .shown = журнал
ui-type-rules = перелічити розділи правил, показати правило під цим номером або знайти правила за словами
    .words = rules rule правила правило
    .shown = правила, правила СЛОВО
ui-type-help = показати цю довідку
    .words = help ? довідка допомога
    .shown = довідка
ui-type-quit = вийти; партія збережеться, її можна буде продовжити
    .words = quit exit вихід вийти
    .shown = вихід

## Що каже стіл.

ui-told-undone = Останню відповідь узято назад.
ui-told-order-undone = Увесь наказ узято назад.
ui-told-seat-taken = Місце { $seat } займає { $name }.
ui-told-stopped-round-limit = Гру зупинено: у ній забагато раундів.
ui-told-stopped-agreed = Гру зупинено за спільною згодою.
ui-told-stopped-abandoned = Гру зупинено: ніхто не повернувся.
ui-told-stopped-rules-changed = Гру зупинено: правила змінилися.
ui-told-stopped-record-full = Гру зупинено: її запис досяг найбільшої довжини.

## Кінець, і де зберігається партія.

ui-ending = Гру закінчено. { $ending }.
ui-ending-stopped = Зупинено до кінця
ui-winners = { $count ->
    [0] Не переміг ніхто.
    [1] Перемога: { $names }.
   *[other] Спільна перемога: { $names }.
}
ui-unfinished = Гру ще не закінчено. Поки що:
ui-left = Партію збережено в { $file }
    .how = Продовжити: airlock play --continue { $file }
ui-kept = Партію збережено в { $file }
    .how = Перевірити: airlock verify { $file }
    .again = Перечитати: airlock replay { $file }
ui-other-dealer = Поруч із записом немає зерна цієї партії, тому далі роздає інший роздавач. Новий запис: { $file }

## Правила.

ui-rules-of = Правила гри { $game }
ui-rules-in-english = Повний текст правил — англійською.
ui-rules-how = Прочитати правило: airlock rules { $game } { $id }. Шукати: airlock rules { $game } СЛОВА.
ui-rules-found = { $found ->
    [one] Усі ці слова є в { $found } правилі; показано { $shown }:
    [few] Усі ці слова є в { $found } правилах; найкращі, числом { $shown }:
   *[many] Усі ці слова є в { $found } правилах; найкращі, числом { $shown }:
}
