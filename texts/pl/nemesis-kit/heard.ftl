### Co w Nemesis i Lockdown dzieje się tak samo: zdanie na każde zdarzenie, w czasie teraźniejszym, jak w plikach samych gier.

## Hałas i drzwi.

nemesis-kit-heard-noise-rolled = { $seat } wykonuje rzut na hałas: { NAME($face) }.
nemesis-kit-heard-noise-made = Hałas w korytarzu { $number } przy pomieszczeniu { $room }.
nemesis-kit-heard-noise-all-around = Hałas we wszystkich korytarzach przy pomieszczeniu { $room }.
nemesis-kit-heard-danger-came = { $is-slimed ->
    [true] Przez śluz cisza zmienia się w zagrożenie: pomieszczenie { $room }.
   *[false] Zagrożenie w pomieszczeniu { $room }.
}
nemesis-kit-heard-door-changed = { $door ->
    [nemesis-kit-door-open] Drzwi w korytarzu { $passage-corridor } przy pomieszczeniu { $passage-room } się otwierają.
    [nemesis-kit-door-closed] Drzwi w korytarzu { $passage-corridor } przy pomieszczeniu { $passage-room } się zamykają.
   *[nemesis-kit-door-destroyed] Drzwi w korytarzu { $passage-corridor } przy pomieszczeniu { $passage-room } są zniszczone.
}

## Znaczniki.

nemesis-kit-heard-slimed = { $seat } jest teraz w śluzie.
nemesis-kit-heard-slime-washed-off = { $seat } nie ma już na sobie śluzu.
nemesis-kit-heard-fire-broke-out = W pomieszczeniu { $room } wybucha pożar.
nemesis-kit-heard-fire-went-out = Pożar w pomieszczeniu { $room } gaśnie.
nemesis-kit-heard-malfunctioned = W pomieszczeniu { $room } dochodzi do awarii.
nemesis-kit-heard-repaired = Awaria w pomieszczeniu { $room } jest usunięta.

## Intruzi.

nemesis-kit-heard-encountered = { $seat } ma spotkanie w pomieszczeniu { $room }.
nemesis-kit-heard-token-drawn = Z worka Intruzów wychodzi żeton „{ NAME($token) }”.
nemesis-kit-heard-token-added = Do worka Intruzów trafia żeton „{ NAME($token) }”.
nemesis-kit-heard-token-removed = Z worka Intruzów ubywa żeton „{ NAME($token) }”.
nemesis-kit-heard-nothing-left = { $kind ->
    [nemesis-kit-intruder-queen] Królowa nie ma już czego złożyć: zabrakło jaj.
   *[nemesis-kit-intruder-adult] Do worka Intruzów nie ma co dołożyć, zabrakło żetonów: { NAME($kind) }.
}
nemesis-kit-heard-intruder-appeared = { NAME($kind) } nr { $figure } pojawia się w pomieszczeniu { $room }.
nemesis-kit-heard-intruder-moved = { NAME($kind) } nr { $figure } przechodzi z pomieszczenia { $from } do pomieszczenia { $to }.
nemesis-kit-heard-intruder-vanished = { NAME($kind) } nr { $figure } znika z planszy.
nemesis-kit-heard-intruder-died = { NAME($kind) } nr { $figure } ginie w pomieszczeniu { $room }.
nemesis-kit-heard-injured = { $injuries ->
    [one] { NAME($kind) } nr { $figure } odnosi { $injuries } obrażenie ({ NAME($by) }).
    [few] { NAME($kind) } nr { $figure } odnosi { $injuries } obrażenia ({ NAME($by) }).
    [many] { NAME($kind) } nr { $figure } odnosi { $injuries } obrażeń ({ NAME($by) }).
   *[other] { NAME($kind) } nr { $figure } odnosi { $injuries } obrażenia ({ NAME($by) }).
}
nemesis-kit-heard-endurance-shown = { $result ->
    [nemesis-kit-endurance-unsettled] Wytrzymałość, { NAME($kind) } nr { $figure }: „{ NAME($card) }” i jeszcze jedna karta.
    [nemesis-kit-endurance-retreats] Wytrzymałość, { NAME($kind) } nr { $figure }: „{ NAME($card) }” – wycofuje się.
    [nemesis-kit-endurance-dies] Wytrzymałość, { NAME($kind) } nr { $figure }: „{ NAME($card) }”, { nemesis-kit-endurance-against } – ginie.
   *[nemesis-kit-endurance-holds-on] Wytrzymałość, { NAME($kind) } nr { $figure }: „{ NAME($card) }”, { nemesis-kit-endurance-against } – trzyma się.
}
# Co się porównuje: liczbę z karty lub kart, o jeden mniejszą przez słabość, i obrażenia.
nemesis-kit-endurance-against = { $compared-injuries ->
    [one] { nemesis-kit-endurance-number } przeciw { $compared-injuries } obrażeniu
    [few] { nemesis-kit-endurance-number } przeciw { $compared-injuries } obrażeniom
    [many] { nemesis-kit-endurance-number } przeciw { $compared-injuries } obrażeniom
   *[other] { nemesis-kit-endurance-number } przeciw { $compared-injuries } obrażenia
}
nemesis-kit-endurance-number = { $compared-is-weakened ->
    [true] { $compared-endurance } (przez słabość)
   *[false] { $compared-endurance }
}
nemesis-kit-heard-retreat-shown = { NAME($kind) } nr { $figure } wycofuje się przez korytarz { $corridor } („{ NAME($card) }”).

## Rany i skażenie.

nemesis-kit-heard-light-wound-suffered = { $seat } odnosi lekką ranę ({ NAME($by) }).
nemesis-kit-heard-serious-wound-suffered = { $by ->
    [nemesis-kit-cause-light-wounds] Lekkie rany zmieniają się w ciężką, „{ NAME($wound) }”: { $seat }.
   *[nemesis-kit-cause-attack] { $seat } odnosi ciężką ranę „{ NAME($wound) }” ({ NAME($by) }).
}
nemesis-kit-heard-light-wounds-healed = { $left ->
    [0] { $seat } pozbywa się lekkich ran.
   *[other] { $seat } pozbywa się jednej lekkiej rany.
}
nemesis-kit-heard-wound-dressed = { $seat }: rana „{ NAME($wound) }” jest opatrzona.
nemesis-kit-heard-wound-healed = { $seat }: rana „{ NAME($wound) }” jest wyleczona.
nemesis-kit-heard-contaminated = { $seat } dostaje kartę skażenia.
nemesis-kit-heard-infested = { $seat } nosi teraz larwę.
nemesis-kit-heard-died = { $room ->
    [none] { $seat } ginie: { NAME($by) }.
   *[other] { $seat } ginie w pomieszczeniu { $room }: { NAME($by) }.
}
