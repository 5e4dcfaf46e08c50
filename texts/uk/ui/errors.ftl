### Що пішло не так, одним рядком, і, де це допоможе, що робити.

error-line = airlock: { $what }
error-unexpected = Щось пішло не так: { $what }
error-unknown = Сталося щось, що ще не має назви.
error-in-file = { $file }, рядок { $line }: { $what }

## Що було набрано.

error-typed-unknown = { $similar ->
    [none] { $argument } тут нічого не означає. Див. { $command } --help
   *[other] { $argument } тут нічого не означає; може, { $similar }? Див. { $command } --help
}
error-typed-no-command = { $similar ->
    [none] Немає команди { $name }. Див. airlock --help
   *[other] Немає команди { $name }; може, { $similar }? Див. airlock --help
}
error-typed-too-little = Бракує: { $argument }. Див. { $command } --help
error-typed-conflict = { $argument } і { $other } несумісні. Див. { $command } --help
error-typed-not-text = Те, що набрано, — не текст. Див. { $command } --help
error-typed-value = { $value ->
    [none] Для { $argument } потрібне значення. Див. { $command } --help
   *[other] { $values ->
        [none] Для { $argument } не підходить { $value }. Див. { $command } --help
       *[other] Для { $argument } не підходить { $value }, лише: { $values }.
    }
}

error-settings-unreadable = цей рядок не прочитати. Налаштування пишеться як назва = значення, текст береться в лапки, і кожне стоїть лише раз
error-settings-no-switch = { $name } буває true або false, без лапок
error-settings-no-value = { $name } — не налаштування або має невідповідне значення: потрібен текст у лапках чи ціле число
error-settings-unknown = налаштування { $name } немає. Див. airlock serve --help

## Ігри, столи й місця.

error-unknown-game = Немає гри { $name }. Є: { $games }.
error-unknown-bot = Немає бота { $name }. Є: { $bots }.
error-unknown-seat = «{ $name }» не може зайняти місце. Місця займають: me, me:ІМ’Я, { $bots }.
error-arena-pair = Арена порівнює два види ботів: назвіть одного та другого, наприклад greedy,random.
error-bots-for-seats = Ботів: { $bots }, місць: { $seats }. Назвіть не більше одного бота на місце.
error-no-such-seat = Немає місця { $seat }; місця пронумеровано від 1 до { $seats }.
error-option-form = «{ $option }» — не варіант правил: пишіть НАЗВА=ЗНАЧЕННЯ. Див. airlock games
error-setup-players = Гравців має бути від { $fewest } до { $most }, а не { $given }.
error-setup-unknown-option = Немає варіанта правил { $option }. Див. airlock games
error-setup-unknown-value = Для варіанта { $option } не підходить { $value }, лише: { $values }.
error-setup-not-carried = Жодна попередня гра не могла залишити цій { $name } { $value }.
error-setup-not-for-players = { $players ->
    [one] Варіант { $option } не для { $players } гравця.
    [few] Варіант { $option } не для { $players } гравців.
   *[many] Варіант { $option } не для { $players } гравців.
}
error-holder-long-name = { $most ->
    [one] В імені може бути не більше ніж { $most } літера.
    [few] В імені може бути не більше ніж { $most } літери.
   *[many] В імені може бути не більше ніж { $most } літер.
}
error-holder-bad-level = { $most ->
    [one] Рівень бота називають словом, у якому не більше ніж { $most } літера.
    [few] Рівень бота називають словом, у якому не більше ніж { $most } літери.
   *[many] Рівень бота називають словом, у якому не більше ніж { $most } літер.
}
error-dealer-no-seed = Система не дала випадкових чисел.

## Правила.

error-no-such-rule = Немає правила { $id }.
error-no-rule-found = Немає правила, у якому є все це: { $words }.

## Файли. $reason — слово про те, що сказала система.

error-file-not-read = { $file } не можна прочитати: { $reason ->
    [not-found] такого файлу немає
    [not-allowed] це не дозволено
    [folder] це тека
    [no-folder] частина шляху — не тека
   *[other] система відмовила, код { $code }
}.
error-file-not-written = { $file } не можна записати: { $reason ->
    [not-found] такої теки немає
    [not-allowed] це не дозволено
    [folder] це тека
    [no-folder] частина шляху — не тека
    [full] не лишилося місця
    [read-only] там нічого не можна записати
   *[other] система відмовила, код { $code }
}.
error-file-not-removed = { $file } не можна вилучити: { $reason ->
    [not-allowed] це не дозволено
   *[other] система відмовила, код { $code }
}.
error-folder-not-made = Теку { $file } не можна створити: { $reason ->
    [not-found] частини шляху немає
    [not-allowed] це не дозволено
    [exists] під цією назвою є щось інше
    [no-folder] частина шляху — не тека
    [full] не лишилося місця
    [read-only] там нічого не можна записати
   *[other] система відмовила, код { $code }
}.
error-stream = Читання або виведення не вдалося: { $reason ->
    [full] не лишилося місця
   *[other] система відмовила, код { $code }
}.
error-file-exists = { $file } уже існує. Виберіть іншу назву або продовжте партію: --continue
error-seed-file = У файлі { $file } немає зерна.
error-game-over = Партію у файлі { $file } закінчено. Перечитати її: airlock replay
error-game-in-use = { $file }: у цю партію зараз грає інша програма. Нічого не записано.

## Записи, які не можна прочитати.

error-record-not-a-record = це не запис партії
error-record-newer-format = запис має формат { $found }; програма знає формати до { $known }
error-record-other-game = це запис гри { $found }, а не { $expected }
error-record-too-many-bytes = завелике для запису: байтів більше, ніж { $most }
error-record-too-many-lines = завелике для запису: рядків більше, ніж { $most }
error-record-long-line = рядок запису задовгий: байтів більше, ніж { $most }
error-record-not-text = це не текст
error-record-cut-off = запис обривається посеред цього рядка
error-record-ends = запис закінчується зарано; далі має бути рядок, що починається з { $expected }
error-record-repeated = це вже сказано раніше або стоїть не на своєму місці
error-record-lone-check = тут хеш поля, перед яким немає події
error-record-after-the-end = запис триває після свого кінця

error-line-missing-word = { $expected ->
    [one-of] немає слова { $at }; це має бути: { $words }
    [number] немає слова { $at }; це має бути число від { $least } до { $most }
    [hex] немає слова { $at }; кількість шістнадцяткових цифр у ньому: { $digits }
    [name] немає слова { $at }; це має бути ім’я в лапках
    [holder] немає слова { $at }; це має бути людина або бот
   *[word] немає слова { $at }
}
error-line-unexpected-word = { $expected ->
    [one-of] слово { $at } — «{ $word }», а має бути: { $words }
    [number] слово { $at } — «{ $word }», а має бути число від { $least } до { $most }
    [hex] слово { $at } — «{ $word }», а шістнадцяткових цифр має бути { $digits }
    [name] слово { $at } — «{ $word }», а має бути ім’я в лапках
    [holder] слово { $at } — «{ $word }», а має бути людина або бот
   *[word] слово { $at } — «{ $word }», яке тут стояти не може
}
error-line-superfluous-word = слово { $at } зайве: «{ $word }»
error-line-spacing = зайвий пробіл перед словом { $at }
error-line-unwritable = «{ $what }» не можна записати

## Записи, які читаються, але не сходяться.

error-misfit-after-the-end = гру вже було закінчено
error-misfit-no-such-moment = повертатися до події { $to } ще нікуди
error-misfit-past-a-roll = назад узято те, що показав кидок чи карта, а гра не тренувальна
error-misfit-no-check = немає хешу поля після раунду { $round }
error-misfit-no-check-due = тут стоїть хеш поля, хоча раунд не закінчено
error-misfit-other-round = це має бути хеш раунду { $round }
error-misfit-other-board = поле має інший хеш: { $hash }
error-misfit-other-seed = зерно не те, що було обіцяно до першого кидка
error-misfit-other-outcome = роздавач видав інше: { $dealt }
error-misfit-not-over = запис має кінець, а гра триває
error-misfit-other-ending = гра закінчилася інакше: { $ending }
error-misfit-other-places = місця розподілено інакше
error-misfit-other-chain = рядки не ті, що було запечатано; їхній хеш { $chain }
error-refused-not-asked = цієї відповіді ніхто не питав
error-refused-not-offered = цю відповідь не можна було вибрати
error-refused-because = це забороняє правило { $rule }
error-refused-no-roll = кидати не було чого
error-refused-cannot-show = це випасти не могло

## Столи.

error-table-finished = Гру закінчено.
error-table-no-such-moment = Немає події { $to }, до якої можна повернутися.
error-table-no-such-seat = Немає місця { $seat }.
error-table-holders = Гравців: { $given }, місць: { $needed }.
error-table-nothing-to-continue = Продовжувати нічого.
error-table-other-dealer = Зерно поруч із записом не те, що в ньому обіцяно.
error-table-record-full = Запис заповнено; продовжувати гру не можна.
error-table-no-odds = Нічого не може випасти: це помилка в правилах.

## Чому не можна взяти хід назад. Події пронумеровано з 1.

error-barrier-start = Повертати поки що нічого.
error-barrier-rolled = Повернути не можна: відтоді щось випало або відкрилося.
error-barrier-shown = Повернути не можна: інші щось дізналися, або хід перейшов далі.
error-barrier-answered = Повернути не можна: відтоді відповіло місце { $seat }.
error-barrier-resigned = Повернути не можна: відтоді гру покинуло місце { $seat }.

## Сервер і його база даних. $reason — слово про те, у чому річ.

error-serve-listen = Приймати з’єднання на { $address } не можна: { $reason ->
    [in-use] там уже слухає інша програма; виберіть іншу адресу (--listen)
    [not-allowed] це не дозволено
    [not-here] ця машина не має такої адреси
   *[other] система відмовила, код { $code }
}.
error-serve-key = У файлі { $file } немає ключа сервера.
error-database = Базою даних не можна скористатися: { $reason ->
    [in-use] з нею працює інший сервер
    [newer] її створила новіша версія програми
    [damaged] її пошкоджено або вона належить іншій програмі
    [full] на диску не лишилося місця. Звільніть його й запустіть знову: нічого не втрачено
    [missing] у теці { $folder } її немає
    [no-copy] у файлі { $file } немає копії
    [there] у теці { $folder } вже є база. Спершу заберіть її
    [same] { $file } — це вона сама. Назвіть інший файл
    [folder] { $file } — це тека. Назвіть файл
    [other-key] у теці { $folder } лежить ключ іншого сервера. Спершу заберіть його
    [no-key] у файлі ключа немає ключа сервера
   *[other] { $what }
}.

## Кампанії та герої.

error-unknown-hero = Узяти героя { $name } тут не можна. Є: { $heroes }
error-no-heroes = У цій грі героїв не називають.
error-too-many-heroes = Для героя { $name } немає місця: героїв називають стільки, скільки місць, тут { $seats }.
error-campaign-name = Кампанії потрібна назва з літер або цифр, не довша за { $most } знаків.
error-campaign-option = Варіант { $option } не задають для всієї кампанії. Є: { $options }
error-campaign-exists = Кампанія { $name } уже є: { $file }. Нічого не записано.
error-campaign-unknown = { $count ->
    [0] Кампанії { $name } немає, та й інших теж. Почати: airlock campaign new НАЗВА
   *[other] Кампанії { $name } немає. Є: { $names }
}
error-campaign-over = Кампанію { $name } закінчено. Див. airlock campaign show
error-campaign-mission = Місію { $name } зараз зіграти не можна. Є: { $missions }
error-campaign-under-way = Місія { $mission } уже триває й продовжується так, як почалася. До неї можна вказати лише --seats.
error-campaign-seats = Місць за столом у цій місії: { $players }. Вкажіть стільки ж у --seats.
error-campaign-seed = Зерно розпочатої місії зникло: { $file }. Поверніть його, щоб продовжити, або приберіть { $game }, щоб почати місію знову.
error-campaign-file-exists = { $file } уже є. Нічого не записано; виберіть іншу назву.
error-campaign-no-number = Місії { $number } ще немає; зіграно: { $most }.
error-campaign-not-one = Це не кампанія.
error-campaign-newer = Це записала новіша програма (формат { $found }; ця знає { $known }). Файл залишено як є.
error-campaign-damaged = Кампанію пошкоджено. Файл залишено як є.
error-campaign-other-mission = Ця місія не випливає з попередніх.
