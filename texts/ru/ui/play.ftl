### За терминалом: что спрашивают и что можно набрать.

## Числа.

ui-number = Число
    .group = { "\u00A0" }
    .point = ,
ui-percent = { $number } %
ui-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
ui-of = { $part } из { $whole }

## Кто играет.

ui-name-person = Игрок
    .numbered = Игрок { $number }
ui-name-greedy = Жадный { $number }
ui-name-random = Случайный { $number }
ui-name-easy = Новичок { $number }
ui-name-normal = Опытный { $number }
ui-name-hard = Мастер { $number }
ui-person = человек
ui-bot = бот ({ $level })
ui-players = Игроков: от { $fewest } до { $most }
ui-players-only = только если игроков от { $fewest } до { $most }
ui-players-exactly = { $fewest ->
    [one] только для { $fewest } игрока
    [few] только для { $fewest } игроков
   *[many] только для { $fewest } игроков
}
ui-options = Варианты правил; обычное значение стоит первым:

## Вопрос.

ui-asked = { $name }: { $asked }
ui-prompt = { $most ->
    [1] 1 или Enter, или помощь >
   *[other] 1–{ $most } или помощь >
}
ui-hint = Жадный бот выбрал бы { $number }: { $answer }
ui-possible = Это можно: { $answer }
ui-denied = Сейчас нельзя:
ui-nothing-denied = Здесь больше нечего было бы и пробовать.
ui-and-more = { $count ->
    [one] и ещё { $count }
    [few] и ещё { $count }
   *[many] и ещё { $count }
}
ui-no-such-answer = { $most ->
    [one] Нет ответа { $number }; выберите от 1 до { $most } или наберите «помощь».
    [few] Нет ответа { $number }; выберите от 1 до { $most } или наберите «помощь».
   *[many] Нет ответа { $number }; выберите от 1 до { $most } или наберите «помощь».
}
ui-many-answers = Ответов: { $n }, от { $first } до { $last }. Наберите один из них так, как он записан, или его номер.
ui-goals = На клетку, например: на { $example }
ui-goals-cost = { $n ->
    [one] { $n } клетка
    [few] { $n } клетки
   *[many] { $n } клеток
}
ui-no-such-goal = На { $goal } сейчас не пройти.
ui-order-halted-news = Приказ прерван: выяснилось новое.
ui-order-halted-otherwise = Приказ прерван: дальше так не получится.
ui-answers-as-before = Остальные ответы прежние: наберите слова одного из них, например карту и имя, или «ответы», чтобы увидеть все с номерами.
ui-number-not-shown = С прошлого раза номера могли сдвинуться. Вот они:
ui-nothing-to-skip = Здесь решается не только, сыграть ли что-нибудь.
ui-nothing-called = Здесь ничто не называется «{ $called }».
ui-typed-ahead = Набранное до этого не принято.
ui-not-understood = «{ $typed }» здесь ничего не значит. Наберите номер ответа или «помощь».
ui-type-something = Наберите номер ответа или «помощь».

## Что можно набрать. `.words` — слова, `.shown` — как они показаны в справке.

ui-type-number = дать этот ответ; годятся и его слова, как они записаны, или последние из них
    .shown = 1, 2, 3 …
ui-type-to = идти туда, пока по пути ничего не выяснится; назад берётся целиком
    .words = to на
    .shown = на 2(6,9)
ui-type-skip = ничего не играть, и в этот ход больше не спрашивать, пока сыграть можно всё то же
    .words = skip пропуск пропустить
    .shown = пропуск
ui-type-answers = перечислить все ответы с номерами
    .words = answers ответы
    .shown = ответы
ui-type-show = показать персонажа со всем, что у него есть, или сектор огня турели с клетки
    .words = show покажи показать
    .shown = покажи хадсон, покажи 2(10,6)
ui-type-why = чего сделать нельзя и почему; с номером — к чему ведёт ответ или какое правило его запрещает
    .words = why почему
    .shown = почему, почему 3
ui-type-undo = взять назад последний ответ, пока ничего не выпало и не открылось
    .words = undo назад
    .shown = назад
ui-type-hint = что ответил бы жадный бот
    .words = hint подсказка
    .shown = подсказка
ui-type-board = показать поле и вопрос ещё раз
    .words = board поле
    .shown = поле
ui-type-info = объяснить цель, знаки на поле и карты в игре
    .words = info инфо
    .shown = инфо
ui-type-log = рассказать партию с начала
    .words = log журнал
    .shown = журнал
ui-type-rules = перечислить главы правил, показать правило под этим номером или найти правила по словам
    .words = rules rule правила правило
    .shown = правила, правила СЛОВО
ui-type-help = показать эту справку
    .words = help ? помощь справка
    .shown = помощь
ui-type-quit = выйти; партия сохранится, её можно будет продолжить
    .words = quit exit выход выйти
    .shown = выход

## Что говорит стол.

ui-told-undone = Последний ответ взят назад.
ui-told-order-undone = Весь приказ взят назад.
ui-told-seat-taken = Место { $seat } занимает { $name }.
ui-told-stopped-round-limit = Игра остановлена: в ней слишком много раундов.
ui-told-stopped-agreed = Игра остановлена по общему согласию.
ui-told-stopped-abandoned = Игра остановлена: никто не вернулся.
ui-told-stopped-rules-changed = Игра остановлена: правила изменились.
ui-told-stopped-record-full = Игра остановлена: её запись достигла наибольшей длины.

## Конец, и где хранится партия.

ui-ending = Игра окончена. { $ending }.
ui-ending-stopped = Остановлена до конца
ui-winners = { $count ->
    [0] Не победил никто.
    [1] Победитель: { $names }.
   *[other] Победители: { $names }.
}
ui-unfinished = Игра ещё не закончена. Пока что:
ui-left = Партия сохранена в { $file }
    .how = Продолжить: airlock play --continue { $file }
ui-kept = Партия сохранена в { $file }
    .how = Проверить: airlock verify { $file }
    .again = Перечитать: airlock replay { $file }
ui-other-dealer = Рядом с записью нет зерна этой партии, поэтому дальше раздаёт другой раздающий. Новая запись: { $file }

## Правила.

ui-rules-of = Правила игры { $game }
ui-rules-in-english = Полный текст правил — на английском.
ui-rules-how = Прочитать правило: airlock rules { $game } { $id }. Искать: airlock rules { $game } СЛОВА.
ui-rules-found = { $found ->
    [one] Все эти слова есть в { $found } правиле; показано { $shown }:
    [few] Все эти слова есть в { $found } правилах; лучшие, числом { $shown }:
   *[many] Все эти слова есть в { $found } правилах; лучшие, числом { $shown }:
}
