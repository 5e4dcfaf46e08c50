### Что пошло не так, в одну строку, и, где это поможет, что делать.

error-line = airlock: { $what }
error-unexpected = Что-то пошло не так: { $what }
error-unknown = Произошло что-то, у чего ещё нет названия.
error-in-file = { $file }, строка { $line }: { $what }

## Что было набрано.

error-typed-unknown = { $similar ->
    [none] { $argument } здесь ничего не значит. См. { $command } --help
   *[other] { $argument } здесь ничего не значит; может быть, { $similar }? См. { $command } --help
}
error-typed-no-command = { $similar ->
    [none] Нет команды { $name }. См. airlock --help
   *[other] Нет команды { $name }; может быть, { $similar }? См. airlock --help
}
error-typed-too-little = Не хватает: { $argument }. См. { $command } --help
error-typed-conflict = { $argument } и { $other } несовместимы. См. { $command } --help
error-typed-not-text = То, что набрано, — не текст. См. { $command } --help
error-typed-value = { $value ->
    [none] Для { $argument } нужно значение. См. { $command } --help
   *[other] { $values ->
        [none] Для { $argument } не подходит { $value }. См. { $command } --help
       *[other] Для { $argument } не подходит { $value }, только: { $values }.
    }
}

error-settings-unreadable = эту строку не прочесть. Настройка пишется как имя = значение, текст берётся в кавычки, и каждая стоит только раз
error-settings-no-switch = { $name } бывает true или false, без кавычек
error-settings-no-value = { $name } — не настройка или имеет неподходящее значение: нужен текст в кавычках или целое число
error-settings-unknown = настройки { $name } нет. См. airlock serve --help

## Игры, столы и места.

error-unknown-game = Нет игры { $name }. Есть: { $games }.
error-unknown-bot = Нет бота { $name }. Есть: { $bots }.
error-unknown-seat = «{ $name }» не может занять место. Места занимают: me, me:ИМЯ, { $bots }.
error-arena-pair = Арена сравнивает два вида ботов: назовите одного и другого, например greedy,random.
error-bots-for-seats = Ботов: { $bots }, мест: { $seats }. Назовите не больше одного бота на место.
error-no-such-seat = Нет места { $seat }; места пронумерованы от 1 до { $seats }.
error-option-form = «{ $option }» — не вариант правил: пишите ИМЯ=ЗНАЧЕНИЕ. См. airlock games
error-setup-players = Игроков должно быть от { $fewest } до { $most }, а не { $given }.
error-setup-unknown-option = Нет варианта правил { $option }. См. airlock games
error-setup-unknown-value = Для варианта { $option } не подходит { $value }, только: { $values }.
error-setup-not-carried = Ни одна прежняя игра не могла оставить этой { $name } { $value }.
error-setup-not-for-players = { $players ->
    [one] Вариант { $option } не для { $players } игрока.
    [few] Вариант { $option } не для { $players } игроков.
   *[many] Вариант { $option } не для { $players } игроков.
}
error-holder-long-name = { $most ->
    [one] В имени может быть не больше { $most } буквы.
    [few] В имени может быть не больше { $most } букв.
   *[many] В имени может быть не больше { $most } букв.
}
error-holder-bad-level = { $most ->
    [one] Уровень бота называется словом не длиннее { $most } буквы.
    [few] Уровень бота называется словом не длиннее { $most } букв.
   *[many] Уровень бота называется словом не длиннее { $most } букв.
}
error-dealer-no-seed = Система не дала случайных чисел.

## Правила.

error-no-such-rule = Нет правила { $id }.
error-no-rule-found = Нет правила, в котором есть всё это: { $words }.

## Файлы. $reason — слово о том, что сказала система.

error-file-not-read = { $file } нельзя прочитать: { $reason ->
    [not-found] такого файла нет
    [not-allowed] это не разрешено
    [folder] это папка
    [no-folder] часть пути — не папка
   *[other] система отказала, код { $code }
}.
error-file-not-written = { $file } нельзя записать: { $reason ->
    [not-found] такой папки нет
    [not-allowed] это не разрешено
    [folder] это папка
    [no-folder] часть пути — не папка
    [full] не осталось места
    [read-only] там нельзя ничего записать
   *[other] система отказала, код { $code }
}.
error-file-not-removed = { $file } нельзя удалить: { $reason ->
    [not-allowed] это не разрешено
   *[other] система отказала, код { $code }
}.
error-folder-not-made = Папку { $file } нельзя создать: { $reason ->
    [not-found] части пути нет
    [not-allowed] это не разрешено
    [exists] под этим именем есть что-то другое
    [no-folder] часть пути — не папка
    [full] не осталось места
    [read-only] там нельзя ничего записать
   *[other] система отказала, код { $code }
}.
error-stream = Чтение или вывод не удались: { $reason ->
    [full] не осталось места
   *[other] система отказала, код { $code }
}.
error-file-exists = { $file } уже существует. Выберите другое имя или продолжите партию: --continue
error-seed-file = В файле { $file } нет зерна.
error-game-over = Партия в файле { $file } закончена. Перечитать её: airlock replay
error-game-in-use = { $file }: в эту партию сейчас играет другая программа. Ничего не записано.

## Записи, которые нельзя прочитать.

error-record-not-a-record = это не запись партии
error-record-newer-format = у записи формат { $found }; программа знает форматы до { $known }
error-record-other-game = это запись игры { $found }, а не { $expected }
error-record-too-many-bytes = слишком длинно для записи: байтов больше, чем { $most }
error-record-too-many-lines = слишком длинно для записи: строк больше, чем { $most }
error-record-long-line = слишком длинно для строки записи: байтов больше, чем { $most }
error-record-not-text = это не текст
error-record-cut-off = запись обрывается посреди этой строки
error-record-ends = запись кончается слишком рано; дальше должна быть строка, которая начинается с { $expected }
error-record-repeated = это уже сказано раньше или стоит не на своём месте
error-record-lone-check = здесь хеш поля, перед которым нет события
error-record-after-the-end = запись продолжается после своего конца

error-line-missing-word = { $expected ->
    [one-of] нет слова { $at }; это должно быть: { $words }
    [number] нет слова { $at }; это должно быть число от { $least } до { $most }
    [hex] нет слова { $at }; число шестнадцатеричных цифр в нём: { $digits }
    [name] нет слова { $at }; это должно быть имя в кавычках
    [holder] нет слова { $at }; это должен быть человек или бот
   *[word] нет слова { $at }
}
error-line-unexpected-word = { $expected ->
    [one-of] слово { $at } — «{ $word }», а должно быть: { $words }
    [number] слово { $at } — «{ $word }», а должно быть число от { $least } до { $most }
    [hex] слово { $at } — «{ $word }», а шестнадцатеричных цифр должно быть { $digits }
    [name] слово { $at } — «{ $word }», а должно быть имя в кавычках
    [holder] слово { $at } — «{ $word }», а должен быть человек или бот
   *[word] слово { $at } — «{ $word }», которое здесь стоять не может
}
error-line-superfluous-word = слово { $at } лишнее: «{ $word }»
error-line-spacing = лишний пробел перед словом { $at }
error-line-unwritable = «{ $what }» нельзя записать

## Записи, которые читаются, но не сходятся.

error-misfit-after-the-end = игра была уже закончена
error-misfit-no-such-moment = возвращаться к событию { $to } ещё некуда
error-misfit-past-a-roll = назад взято то, что показал бросок или карта, а игра не тренировочная
error-misfit-no-check = нет хеша поля после раунда { $round }
error-misfit-no-check-due = здесь стоит хеш поля, хотя раунд не закончен
error-misfit-other-round = это должен быть хеш раунда { $round }
error-misfit-other-board = у поля другой хеш: { $hash }
error-misfit-other-seed = зерно не то, что было обещано до первого броска
error-misfit-other-outcome = раздающий выдал другое: { $dealt }
error-misfit-not-over = у записи есть конец, а игра продолжается
error-misfit-other-ending = игра закончилась иначе: { $ending }
error-misfit-other-places = места распределены иначе
error-misfit-other-chain = строки не те, что были опечатаны; их хеш { $chain }
error-refused-not-asked = этого ответа никто не спрашивал
error-refused-not-offered = этот ответ нельзя было выбрать
error-refused-because = это запрещает правило { $rule }
error-refused-no-roll = бросать было нечего
error-refused-cannot-show = это выпасть не могло

## Столы.

error-table-finished = Игра закончена.
error-table-no-such-moment = Нет события { $to }, к которому можно вернуться.
error-table-no-such-seat = Нет места { $seat }.
error-table-holders = Игроков: { $given }, мест: { $needed }.
error-table-nothing-to-continue = Продолжать нечего.
error-table-other-dealer = Зерно рядом с записью не то, что в ней обещано.
error-table-record-full = Запись заполнена; продолжать игру нельзя.
error-table-no-odds = Ничего не может выпасть: это ошибка в правилах.

## Почему нельзя взять ход назад. События пронумерованы с 1.

error-barrier-start = Возвращать пока нечего.
error-barrier-rolled = Вернуть нельзя: с тех пор что-то выпало или открылось.
error-barrier-shown = Вернуть нельзя: другие что-то узнали, или ход перешёл дальше.
error-barrier-answered = Вернуть нельзя: с тех пор ответило место { $seat }.
error-barrier-resigned = Вернуть нельзя: с тех пор игру покинуло место { $seat }.

## Сервер и его база данных. $reason — слово о том, в чём дело.

error-serve-listen = Принимать соединения на { $address } нельзя: { $reason ->
    [in-use] там уже слушает другая программа; выберите другой адрес (--listen)
    [not-allowed] это не разрешено
    [not-here] у этой машины нет такого адреса
   *[other] система отказала, код { $code }
}.
error-serve-key = В файле { $file } нет ключа сервера.
error-database = Базой данных нельзя воспользоваться: { $reason ->
    [in-use] с ней работает другой сервер
    [newer] её создала более новая версия программы
    [damaged] она повреждена или принадлежит другой программе
    [full] на диске не осталось места. Освободите его и запустите снова: ничего не пропало
    [missing] в папке { $folder } её нет
    [no-copy] в файле { $file } нет копии
    [there] в папке { $folder } уже есть база. Сначала уберите её
    [same] { $file } — это она сама. Назовите другой файл
    [folder] { $file } — это папка. Назовите файл
    [other-key] в папке { $folder } лежит ключ другого сервера. Сначала уберите его
    [no-key] в файле ключа нет ключа сервера
   *[other] { $what }
}.

## Кампании и герои.

error-unknown-hero = Взять героя { $name } здесь нельзя. Есть: { $heroes }
error-no-heroes = В этой игре героев не называют.
error-too-many-heroes = Для героя { $name } нет места: героев называют столько, сколько мест, здесь { $seats }.
error-campaign-name = Кампании нужно название из букв или цифр, не длиннее { $most } знаков.
error-campaign-option = Вариант { $option } не задаётся для всей кампании. Есть: { $options }
error-campaign-exists = Кампания { $name } уже есть: { $file }. Ничего не записано.
error-campaign-unknown = { $count ->
    [0] Кампании { $name } нет, и других тоже. Начать: airlock campaign new НАЗВАНИЕ
   *[other] Кампании { $name } нет. Есть: { $names }
}
error-campaign-over = Кампания { $name } окончена. См. airlock campaign show
error-campaign-mission = Миссию { $name } сейчас сыграть нельзя. Есть: { $missions }
error-campaign-under-way = Миссия { $mission } уже идёт и продолжается так, как началась. К ней можно указать только --seats.
error-campaign-seats = Мест за столом в этой миссии: { $players }. Укажите столько же в --seats.
error-campaign-seed = Зерно начатой миссии пропало: { $file }. Верните его, чтобы продолжить, или уберите { $game }, чтобы начать миссию заново.
error-campaign-file-exists = { $file } уже есть. Ничего не записано; выберите другое имя.
error-campaign-no-number = Миссии { $number } ещё нет; сыграно: { $most }.
error-campaign-not-one = Это не кампания.
error-campaign-newer = Это записано более новой программой (формат { $found }; эта знает { $known }). Файл оставлен как есть.
error-campaign-damaged = Кампания повреждена. Файл оставлен как есть.
error-campaign-other-mission = Эта миссия не следует из предыдущих.
