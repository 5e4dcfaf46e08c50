### Co można ustalić przy stole „Lockdown” przed grą, i wartości.
###
### Wspólne z „Nemesis” jest w `nemesis-kit`.

lockdown-option-side = Plansza
    .text = Której strony planszy używacie.
lockdown-option-side-main = Główna
    .text = Trzy poziomy pod powierzchnią: strona na pierwsze partie.
lockdown-option-side-alternative = Alternatywna
    .text = Trudniej: Kompleks sięga powierzchni Marsa, która ma własną kość i własne karty.

lockdown-option-intruders = Intruzi
    .text = Kto poluje w Kompleksie.
lockdown-option-intruders-night-stalkers = Nocni Łowcy
    .text = Kochają ciemność: bez energii łatwiej zaskakują i mocniej biją.
lockdown-option-intruders-base = Intruzi z „Nemesis”
    .text = Ich żetony, ataki i słabości są z „Nemesis”; ciemność nic w nich nie zmienia.

lockdown-option-characters = Postacie
    .text = Kogo można wybrać.
lockdown-option-characters-lockdown = Z „Lockdown”
    .text = Szóstka z pudełka: dwoje ocalałych z „Nemesis” i czworo pracowników.
lockdown-option-characters-mixed = Z obu gier
    .text = Karta wyboru pozwala wziąć jej postać z „Lockdown” albo postać z „Nemesis” w tym samym kolorze. Te drugie mają swoje karty i nowy przedmiot zadaniowy, ale nie mają broni.
