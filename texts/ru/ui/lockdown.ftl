### Lockdown текстом, кратко для таблицы.

ui-lockdown-time = время { $space ->
    [0] S
   *[other] { $space }
}
ui-lockdown-rooms = Отсеки

## Время и энергия.

ui-lockdown-track = Время
ui-lockdown-schedule = Отправка
ui-lockdown-next = Погаснет
ui-lockdown-goes-out = { NAME($area) } ({ NAME($token) }), когда время уйдёт с деления { $space }: { $n ->
    [1] в конце этого раунда
    [one] через { $n } раунд
    [few] через { $n } раунда
   *[many] через { $n } раундов
}
ui-lockdown-stays-lit = ничего, пока включено резервное питание
ui-lockdown-all-dark = ничего: все жетоны энергии погасли
ui-lockdown-alarms = Опасность
ui-lockdown-alert = тревога, пока время не уйдёт с деления { $space }
ui-lockdown-autodestruction = самоуничтожение на делении { $space } ({ $side })
ui-lockdown-power = Энергия
ui-lockdown-lit = светло
ui-lockdown-dark = темно
ui-lockdown-backup = резервное питание { $backup }
ui-lockdown-elevator-here = лифт здесь

## Пути наружу.

ui-lockdown-ways-out = Выходы
ui-lockdown-isolation-open = изолятор открыт
ui-lockdown-isolation-closed = изолятор закрыт до деления { $space }
ui-lockdown-gate-open = Главные ворота открыты
ui-lockdown-gate-closed = Главные ворота закрыты
ui-lockdown-rover = вездеход у отсека { $room }
ui-lockdown-rover-away = вездеход у бункера

## Компьютер, коды и знания.

ui-lockdown-computer = Компьютер
ui-lockdown-codes = Коды
ui-lockdown-code-active = действующий
ui-lockdown-code-pool = запас
ui-lockdown-code-face-up = открыты
ui-lockdown-codes-left = Неизвестные
ui-lockdown-carried-out = Код реагирования: { $code }.
ui-lockdown-knowledge = знания { $n }
ui-lockdown-knowledge-active = знания { $n }, активны

## Отсеки.

ui-lockdown-staircases = Аварийные лестницы · всегда темно
ui-lockdown-surface = Поверхность · всегда светло
ui-lockdown-venting = вот-вот выпустят воздух
ui-lockdown-computer-runs = компьютер
ui-lockdown-computer-dead = компьютер без энергии
ui-lockdown-rover-here = вездеход
ui-lockdown-in-the-light = на свету
ui-lockdown-in-the-dark = в темноте
ui-lockdown-marks = Время идёт слева направо, до S; r — красный порог, он действует, только пока резервное питание выключено, b — синий. Под шкалой лежат жетоны отправки: A, B и C — контейнеры, * — все, - — ни один, ? — неизвестно. В квадратных скобках стоят номера жетонов энергии, а за отсеком — сколько предметов там осталось; название в круглых скобках знают только те, чьи значки стоят за ним. Дальше идут четыре номера коридоров и отсеки, куда они ведут: ! — шум, # — закрытая дверь, x — сломанная, t — технические коридоры, z1–z4 — зоны поверхности, а за буквами — куда ведут тропы. У Чужих есть номер, а после минуса — травмы. Чёрточки — лёгкие раны; в скобках стоят перевязанные тяжёлые раны и неактивные квестовые предметы. Перед слабостью стоит, сколько для неё нужно знаний, за фонарём — его заряды.

## Что приносит ответ.

ui-lockdown-amount-knowledge = знания
    .amount = { $n ->
        [one] { $n } знание
        [few] { $n } знания
       *[many] { $n } знаний
    }
