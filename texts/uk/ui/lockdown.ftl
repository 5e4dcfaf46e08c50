### Lockdown текстом, коротко для таблиці.

ui-lockdown-time = час { $space ->
    [0] S
   *[other] { $space }
}
ui-lockdown-rooms = Відсіки

## Час і енергія.

ui-lockdown-track = Час
ui-lockdown-schedule = Відправлення
ui-lockdown-next = Згасне
ui-lockdown-goes-out = { NAME($area) } ({ NAME($token) }), коли час піде з поділки { $space }: { $n ->
    [1] наприкінці цього раунду
    [one] через { $n } раунд
    [few] через { $n } раунди
   *[many] через { $n } раундів
}
ui-lockdown-stays-lit = нічого, поки ввімкнене резервне живлення
ui-lockdown-all-dark = нічого: усі жетони енергії згасли
ui-lockdown-alarms = Загрози
ui-lockdown-alert = тривога, поки час не піде з поділки { $space }
ui-lockdown-autodestruction = самознищення на поділці { $space } ({ $side })
ui-lockdown-power = Енергія
ui-lockdown-lit = світло
ui-lockdown-dark = темно
ui-lockdown-backup = резервне живлення { $backup }
ui-lockdown-elevator-here = ліфт тут

## Шляхи назовні.

ui-lockdown-ways-out = Шляхи порятунку
ui-lockdown-isolation-open = Ізолятор відчинений
ui-lockdown-isolation-closed = Ізолятор зачинений до поділки { $space }
ui-lockdown-gate-open = Головні ворота відчинені
ui-lockdown-gate-closed = Головні ворота зачинені
ui-lockdown-rover = всюдихід біля відсіку { $room }
ui-lockdown-rover-away = всюдихід біля бункера

## Комп’ютер, коди і знання.

ui-lockdown-computer = Комп’ютер
ui-lockdown-codes = Коди
ui-lockdown-code-active = чинний
ui-lockdown-code-pool = загальний запас
ui-lockdown-code-face-up = відкриті
ui-lockdown-codes-left = Невідомі
ui-lockdown-carried-out = Код реагування: { $code }.
ui-lockdown-knowledge = знання { $n }
ui-lockdown-knowledge-active = знання { $n }, активні

## Відсіки.

ui-lockdown-staircases = Аварійні сходи · завжди темно
ui-lockdown-surface = Поверхня · завжди світло
ui-lockdown-venting = ось-ось випустять повітря
ui-lockdown-computer-runs = комп’ютер
ui-lockdown-computer-dead = комп’ютер без енергії
ui-lockdown-rover-here = всюдихід
ui-lockdown-in-the-light = на світлі
ui-lockdown-in-the-dark = у темряві
ui-lockdown-marks = Час іде зліва направо, до S; r — червоний поріг, він діє лише поки резервне живлення вимкнене, b — синій. Під шкалою лежать жетони відправлення: A, B і C — контейнери, * — усі, - — жоден, ? — невідомо. У квадратних дужках стоять номери жетонів енергії, а за відсіком — скільки предметів там лишилося; назву в круглих дужках знають лише ті, чиї позначки стоять за нею. Далі йдуть чотири номери коридорів і відсіки, куди вони ведуть: ! — шум, # — зачинені двері, x — знищені, t — технічні коридори, z1–z4 — зони поверхні, а за літерами — куди ведуть стежки. Прибульці мають номер, а після мінуса — поранення. Риски — легкі поранення; у дужках стоять перев’язані важкі поранення й неактивні знахідки. Перед слабкістю стоїть, скільки для неї треба знань, за ліхтариком — його заряди.

## Що дає відповідь.

ui-lockdown-amount-knowledge = знання
    .amount = { $n ->
        [one] { $n } знання
        [few] { $n } знання
       *[many] { $n } знань
    }
