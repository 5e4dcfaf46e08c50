### Про що можна домовитися за столом Lockdown до гри, і значення.
###
### Спільне з Nemesis — у `nemesis-kit`.

lockdown-option-side = Поле
    .text = Яким боком лежить поле.
lockdown-option-side-main = Основне
    .text = Три рівні під поверхнею: бік для перших партій.
lockdown-option-side-alternative = Альтернативне
    .text = Складніше: Комплекс виходить на поверхню Марса, де свій кубик і свої карти.

lockdown-option-intruders = Прибульці
    .text = Хто полює в Комплексі.
lockdown-option-intruders-night-stalkers = Нічні Мисливці
    .text = Вони люблять темряву: без енергії їм легше заскочити зненацька, і б’ють вони болючіше.
lockdown-option-intruders-base = Прибульці з Nemesis
    .text = Їхні жетони, атаки й слабкості — з Nemesis; темрява в них нічого не змінює.

lockdown-option-characters = Персонажі
    .text = Кого можна вибрати.
lockdown-option-characters-lockdown = З Lockdown
    .text = Шестеро з коробки: двоє врятованих з «Немезиди» й четверо працівників.
lockdown-option-characters-mixed = З обох ігор
    .text = Карта вибору дозволяє свого персонажа Lockdown або персонажа Nemesis того самого кольору. Ті приходять зі своїми картами й новою знахідкою, але без зброї.
