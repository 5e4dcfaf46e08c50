### Стол Lockdown в браузере: то, что есть только в ней, кроме `nemesis-kit`.
###
### $seat — имя, которое кто-то ввёл: оно не склоняется.

## Комплекс.

lockdown-table-complex = Комплекс
lockdown-table-map = Весь Комплекс в миниатюре
lockdown-table-whole = Весь Комплекс
lockdown-table-levels = Уровни
lockdown-table-lit = светло
lockdown-table-dark = темно
lockdown-table-is-lit = здесь светло
lockdown-table-is-dark = здесь темно
lockdown-table-has-power = энергия есть
lockdown-table-no-power = энергии нет
lockdown-table-power = Энергия
lockdown-table-power-token = жетон энергии { $n }
lockdown-table-next-off = погаснет следующим
lockdown-table-next-off-short = погаснет
lockdown-table-goes-dark = дальше пропадёт энергия: { $area }, { $from } → { $to }
lockdown-table-goes-dark-now = сейчас пропадёт энергия: { $area }
lockdown-table-nothing-next = больше ничего не погаснет
lockdown-table-elevator = лифт
lockdown-table-elevator-at = Лифт стоит на { $level }
lockdown-table-entrance = Вход в технические коридоры у отсека { $n }: { $numbers }
lockdown-table-bunker = Бункер
lockdown-table-gate = Ворота
lockdown-table-gate-open = Главные ворота открыты
lockdown-table-gate-closed = Главные ворота закрыты
lockdown-table-rover = Вездеход
lockdown-table-rover-short = Вездеход
lockdown-table-rover-at-bunker = Вездеход у бункера
lockdown-table-zone = Зона { $n }
lockdown-table-path = Тропа
lockdown-table-computer-on = компьютер работает
lockdown-table-computer-dark = компьютер без энергии
lockdown-table-computer-broken = компьютер неисправен
lockdown-table-venting = отсюда выпустят воздух
lockdown-table-venting-short = воздух
lockdown-table-isolation-open = открыт
lockdown-table-isolation-closed = закрыт
lockdown-table-open = открыт
lockdown-table-closed = закрыт
lockdown-table-on = вкл.
lockdown-table-room-not-found = ещё не найден
lockdown-table-in-room = отсек { $n }

## Шкала времени.

lockdown-table-step-css = Отправка
lockdown-table-step-quiet = Тишина
lockdown-table-time-backup-on = Время · резерв включён
lockdown-table-time-backup-off = Время · без резерва
lockdown-table-space = Деление { $n }
lockdown-table-last-space = S
lockdown-table-next-threshold = следующим отнимет энергию
lockdown-table-css-unseen = жетон отправки лицом вниз
lockdown-table-alert = жетон тревоги
lockdown-table-bomb = самоуничтожение: { NAME($side) }
lockdown-table-left = Запас
lockdown-table-left-fire = Маркеров пожара осталось: { $n } из { $of }
lockdown-table-left-malfunction = Маркеров неисправности осталось: { $n } из { $of }

## Пути спасения.

lockdown-table-ways-out = Пути спасения
lockdown-table-way-isolation = Изолятор
lockdown-table-way-pods = Контейнеры
lockdown-table-way-gate = Главные ворота
lockdown-table-way-open = открыто
lockdown-table-way-open-dark = открыто, в темноте
lockdown-table-isolation-opens = откроется на делении { $n } или по тревоге
lockdown-table-gate-opens = откроет первая смерть
lockdown-table-pods-now = в этом раунде
lockdown-table-pods-next = дальше на делении { $n }
lockdown-table-pods-never = отправок больше не будет
lockdown-table-in-pod = { NAME($pod) }
lockdown-table-is-locked-in = в Изоляторе
lockdown-table-is-launched = улетает в контейнере
lockdown-table-is-bunker = в бункере
lockdown-table-you-locked-in = Вы заперлись в Изоляторе. В конце проверят, живы ли вы и победили ли.
lockdown-table-you-launched = Вы улетели в контейнере. В конце проверят, живы ли вы и победили ли.
lockdown-table-you-bunker = Вы добрались до бункера. В конце проверят, живы ли вы и победили ли.

## Компьютер.

lockdown-table-computer-title = Компьютер
lockdown-table-face-down = ещё { $n }
lockdown-table-locked = Заблокирован: строк нет
lockdown-table-looked-computers = Карты компьютера
lockdown-table-line-gain-knowledge = Получить 1 знание
lockdown-table-line-move-rover = Отправить вездеход
lockdown-table-line-look-at-contingencies = Увидеть коды одного на уровне
lockdown-table-line-turn-door = Открыть или закрыть дверь
lockdown-table-line-clear-room = Потушить и прогнать Чужих
lockdown-table-line-look-at-css-token = Взглянуть на жетон отправки
lockdown-table-line-swap-power-tokens = Поменять 2 жетона энергии

## Знания, слабости и коды.

lockdown-table-knowledge = Знания: { $n }
lockdown-table-knowledge-track = Знания
lockdown-table-weakness-hidden = скрыта
lockdown-table-codes = Коды
lockdown-table-codes-note = один действует и убьёт в конце
lockdown-table-codes-pool = Коды
lockdown-table-codes-survive = Сейчас вы переживёте код с вероятностью { $n } %.
lockdown-table-codes-whom = Кого убил бы каждый код, судя по открытому
lockdown-table-claims = Сказать что-нибудь о кодах
lockdown-table-claims-note = Это прочтут в чате все, и доказать этого нельзя: говорить можно и неправду.
lockdown-table-claim = У меня этот код: { NAME($code) }.
lockdown-table-code = Жетон кода реагирования №{ $n } ({ $where }): { $says }
lockdown-table-code-unseen = вы его не видели
lockdown-table-code-pool = общий запас
lockdown-table-code-active = действующий
lockdown-table-code-face-up = лицом вверх
lockdown-table-code-with = { $seat }
lockdown-table-code-lives = живёт
lockdown-table-code-dies = гибнет
lockdown-table-code-open = неясно
lockdown-table-code-you-lives = вы живы
lockdown-table-code-you-dies = вы гибнете
lockdown-table-code-you-open = неясно
lockdown-table-seen-css = Деление { $n }: { NAME($token) }
lockdown-table-page-base = База
lockdown-table-page-lab = Наука
lockdown-table-page-codes = Коды

## Как обстоят дела с целью.

lockdown-table-fact-weaknesses = открыто слабостей: { $n } из { $of }
lockdown-table-fact-knowledge = знания: { $n } из { $of }
lockdown-table-fact-power = активных жетонов энергии: { $n } из { $of }
lockdown-table-fact-survivors = живых с «Немезиды»: { $n }
lockdown-table-fact-egg-researched = яйцо исследовано
lockdown-table-fact-egg-open = яйцо ещё ждёт исследования
lockdown-table-fact-active = жетон знаний активен
lockdown-table-fact-inactive = жетон знаний не активен

## Части ответа.

lockdown-table-deed-move = Перемещение
lockdown-table-deed-escape = Побег
lockdown-table-deed-careful-move = Осторожное перемещение …
lockdown-table-deed-shoot = Выстрел
lockdown-table-deed-melee = Ближний бой
lockdown-table-deed-pick-up = Подобрать тяжёлый объект
lockdown-table-deed-trade = Обмен
lockdown-table-deed-craft = Создать предмет
lockdown-table-deed-unlock = Активировать квестовый предмет
lockdown-table-deed-computer = Использовать компьютер …
lockdown-table-part-laid = { NAME($token) }: { NAME($area) }
lockdown-table-part-css = Жетон отправки на делении { $n }
lockdown-table-part-code = Код из запаса ({ $n })
lockdown-table-part-code-of = Код: { $seat }
lockdown-table-part-top = Верхняя карта { $n }
lockdown-table-brings-knowledge = { $seat }: знания { $n }

## Что делает карта действия, в нескольких словах.

lockdown-table-gist-desperate-attack = 2 травмы; уцелеет — атакует
lockdown-table-gist-distraction = Отдайте предмет: один или двое уйдут
lockdown-table-gist-obstinate = Карты за тяжёлые раны или перевязка
lockdown-table-gist-repairs = Починить отсек
lockdown-table-gist-vents = Проползти к другому входу
lockdown-table-gist-inconspicuous = Атакуют другого
lockdown-table-gist-weird-metabolism = Стереть слизь или обменять карту на 2
lockdown-table-gist-basic-repairs = Починить отсек
lockdown-table-gist-sensitive-hearing = Убрать шум из коридора или создать
lockdown-table-gist-feel-of-the-dark = Отменит темноту события или внезапную атаку
lockdown-table-gist-quarantine = Закрыть все двери отсека
lockdown-table-gist-stun = Сброс чьей-то руки или отступление
lockdown-table-gist-defense-plan = Белый, красный отсек даром или взгляд на 2
lockdown-table-gist-facility-tour = Вы и ещё один идёте
lockdown-table-gist-clean-up = Починить отсек или потушить
lockdown-table-gist-emergency-key = Поездка на лифте или дверь отсека
lockdown-table-gist-jury-rigging = Самоделка из жёлтого отсека
lockdown-table-gist-maintenance-plan = Белый, жёлтый отсек даром или взгляд на 2
lockdown-table-gist-it-should-work = Действие при поломке или без энергии
lockdown-table-gist-vivisection = Чем больше знаний, тем больнее
lockdown-table-gist-field-experience = 1 знание или верх колоды
lockdown-table-gist-pheromones = За яйцо или труп Чужого атака напрасна
lockdown-table-gist-workspace-plan = Белый, зелёный отсек даром или взгляд на 2
lockdown-table-gist-rushed-analysis = Как «Отдых»; чистая карта даёт знание
lockdown-table-gist-neuralink = Компьютер без компьютера или энергии
lockdown-table-gist-bypass = Все строки или жетон энергии
lockdown-table-gist-recharge = Зарядить предмет
lockdown-table-gist-it-works-for-me = Починить и включить компьютер
lockdown-table-gist-master-plan = Действие отсека даром или взгляд на 2
lockdown-table-gist-fast-repairs = Почините отсек
lockdown-table-gist-ingenuity = Почините отсек или создайте предмет
lockdown-table-gist-facility-routine = Жёлтый или белый отсек бесплатно
lockdown-table-gist-sharp-turn = Идите; по разведанному — без шума
lockdown-table-gist-remote-piloting = Переместите вездеход или лифт

## Моменты: что происходит на переднем плане.

lockdown-moment-surface-card = { $seat } тянет карту поверхности
lockdown-moment-threshold = Время { $from } → { $to } · порог
lockdown-moment-lights-off = Гаснет свет: { $area }
lockdown-moment-lights-on = Свет возвращается: { $area }
lockdown-moment-elevator-off = Лифт остановился
lockdown-moment-elevator-on = Лифт снова работает
lockdown-moment-stand-dark = Теперь в темноте: { $names }
lockdown-moment-combat-die = В темноте стреляют боевым кубиком.
lockdown-moment-computers-off = Компьютеры без энергии: { $rooms }
lockdown-moment-noise-stays = Шум больше не стихает: { $area }.
lockdown-moment-die-advantage = при свете: кубик преимущества
lockdown-moment-die-combat = в темноте: боевой кубик
lockdown-moment-launch = Отправка · деление { $n }
lockdown-moment-away = { $seat } улетает: { NAME($pod) }
lockdown-moment-stays = { $seat } возвращается с тяжёлой раной: { NAME($pod) }
lockdown-moment-nobody-aboard = На борту никого не было.
lockdown-moment-weakness = Найдена слабость
lockdown-moment-gate-opens = Первая смерть: главные ворота открываются.
lockdown-moment-codes-to-pool = Коды уходят в запас лицом вниз.
lockdown-moment-objective-void = Цель больше ничего не значит и остаётся тайной.
lockdown-moment-alert = Тревога
lockdown-moment-alert-text = Когда время уйдёт с деления { $n }, придёт отряд. Изолятор остаётся открытым.
lockdown-moment-autodestruction = Самоуничтожение запущено
lockdown-moment-autodestruction-text = Жетон лежит на делении { $n }. Пока он жёлтый, его можно остановить.
lockdown-moment-red = Остановить уже нельзя
lockdown-moment-red-text = Комплекс погибнет, когда время уйдёт с деления { $n }.
lockdown-moment-locked-down = Компьютер заблокирован
lockdown-moment-locked-down-text = Здесь неисправность. Карты компьютера перетасованы, открыта новая.
lockdown-moment-vented = Воздуха больше нет
lockdown-moment-vented-text = Из отсека { $n } выпущен воздух: все, кто там был, мертвы.
