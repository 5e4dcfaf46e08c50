### Co w Nemesis i Lockdown dzieje się tak samo: zdanie na każde zdarzenie, w czasie teraźniejszym, jak w plikach samych gier.

## Hałas i drzwi.

nemesis-kit-heard-noise-rolled = { $seat } wykonuje rzut na hałas: { NAME($face) }.
nemesis-kit-heard-noise-made = Hałas w korytarzu { $number } przy pomieszczeniu { $room }.
nemesis-kit-heard-noise-all-around = Hałas we wszystkich korytarzach przy pomieszczeniu { $room }.
nemesis-kit-heard-danger-came = { $is-slimed ->
    [true] Przez śluz Cisza zmienia się w Zagrożenie: pomieszczenie { $room }.
   *[false] Zagrożenie w pomieszczeniu { $room }.
}
nemesis-kit-heard-door-changed = { $door ->
    [nemesis-kit-door-open] Drzwi w korytarzu { $passage-corridor } przy pomieszczeniu { $passage-room } się otwierają.
    [nemesis-kit-door-closed] Drzwi w korytarzu { $passage-corridor } przy pomieszczeniu { $passage-room } się zamykają.
   *[nemesis-kit-door-destroyed] Drzwi w korytarzu { $passage-corridor } przy pomieszczeniu { $passage-room } zostają zniszczone.
}

## Znaczniki.

nemesis-kit-heard-slimed = { $seat } jest teraz w śluzie.
nemesis-kit-heard-slime-washed-off = { $seat } nie ma już na sobie śluzu.
nemesis-kit-heard-fire-broke-out = W pomieszczeniu { $room } wybucha pożar.
nemesis-kit-heard-fire-went-out = Pożar w pomieszczeniu { $room } gaśnie.
nemesis-kit-heard-malfunctioned = W pomieszczeniu { $room } dochodzi do awarii.
nemesis-kit-heard-repaired = Awaria w pomieszczeniu { $room } zostaje usunięta.

## Intruzi.

nemesis-kit-heard-encountered = { $seat } ma spotkanie w pomieszczeniu { $room }.
nemesis-kit-heard-token-drawn = Z worka Intruzów wychodzi żeton „{ NAME($token) }”.
nemesis-kit-heard-token-added = Do worka Intruzów trafia żeton „{ NAME($token) }”.
nemesis-kit-heard-token-removed = Z worka Intruzów znika żeton „{ NAME($token) }”.
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
nemesis-kit-heard-wound-dressed = { $seat }: rana „{ NAME($wound) }” zostaje opatrzona.
nemesis-kit-heard-wound-healed = { $seat }: rana „{ NAME($wound) }” zostaje wyleczona.
nemesis-kit-heard-contaminated = { $seat } dostaje kartę skażenia.
nemesis-kit-heard-infested = { $seat } nosi teraz larwę.
nemesis-kit-heard-died = { $room ->
    [none] { $seat } ginie: { NAME($by) }.
   *[other] { $seat } ginie w pomieszczeniu { $room }: { NAME($by) }.
}
nemesis-kit-heard-contamination-removed = { $cards ->
    [0] { $seat } nie pozbywa się żadnej karty skażenia.
    [one] { $seat } pozbywa się { $cards } karty skażenia.
    [few] { $seat } pozbywa się { $cards } kart skażenia.
    [many] { $seat } pozbywa się { $cards } kart skażenia.
   *[other] { $seat } pozbywa się { $cards } karty skażenia.
}

## Przedmioty, obiekty i wymiana. Pozostali widzą tylko rewersy tego, co nie jest ciężkie.

nemesis-kit-heard-item-found = { $item ->
    [none] { $seat } znajduje { NAME($back) }.
   *[item] { $seat } znajduje przedmiot „{ NAME($item) }” ({ NAME($back) }).
}
nemesis-kit-heard-item-kept = { $item ->
    [none] { $seat } zatrzymuje { NAME($back) }.
   *[item] { $seat } zatrzymuje przedmiot „{ NAME($item) }” ({ NAME($back) }).
}
nemesis-kit-heard-item-dropped = { $seat } upuszcza przedmiot „{ NAME($item-item) }” ({ NAME($item-back) }).
nemesis-kit-heard-heavy-item-taken = { $seat } bierze do ręki przedmiot „{ NAME($item-item) }” ({ NAME($item-back) }).
nemesis-kit-heard-object-taken = { $object ->
    [nemesis-kit-object-token-corpse] { $seat } bierze w ręce zwłoki ({ $object-of }).
   *[nemesis-kit-object-token-egg] { $seat } bierze w ręce { NAME($object, case: "acc") }.
}
nemesis-kit-heard-object-dropped = { $object ->
    [nemesis-kit-object-token-corpse] { $seat } upuszcza zwłoki ({ $object-of }).
   *[nemesis-kit-object-token-egg] { $seat } upuszcza { NAME($object, case: "acc") }.
}
nemesis-kit-heard-hands-left-as-they-are = { $seat } nie bierze nowej rzeczy do rąk.
nemesis-kit-heard-crafted = { $seat } tworzy przedmiot „{ NAME($item) }” z przedmiotów „{ NAME($one-item) }” ({ NAME($one-back) }) i „{ NAME($other-item) }” ({ NAME($other-back) }).
nemesis-kit-heard-trade-opened = { $seat } zaczyna wymianę.
nemesis-kit-heard-trade-left = { $seat } nic więcej nie wymienia.
nemesis-kit-heard-item-shown = { $item ->
    [none] { $seat } pokazuje { NAME($back) }. Widzi tylko { $to }.
   *[item] { $seat } pokazuje przedmiot „{ NAME($item) }” ({ NAME($back) }). Widzi tylko { $to }.
}
nemesis-kit-heard-goods-offered = { $goods ->
    [none] { $seat } oferuje { NAME($back) } – dla: { $to }.
    [nemesis-kit-goods-item] { $seat } oferuje przedmiot „{ NAME($goods-item-item) }” ({ NAME($goods-item-back) }) – dla: { $to }.
   *[nemesis-kit-goods-object] { $goods-object ->
        [nemesis-kit-object-token-corpse] { $seat } oferuje zwłoki ({ $goods-object-of }) – dla: { $to }.
       *[nemesis-kit-object-token-egg] { $seat } oferuje { NAME($goods-object, case: "acc") } – dla: { $to }.
    }
}
nemesis-kit-heard-offer-declined = { $to } odrzuca ofertę ({ $from }).
nemesis-kit-heard-goods-changed-hands = { $goods ->
    [none] { $from } oddaje { NAME($back) }. Dostaje { $to }.
    [nemesis-kit-goods-item] { $from } oddaje przedmiot „{ NAME($goods-item-item) }” ({ NAME($goods-item-back) }). Dostaje { $to }.
   *[nemesis-kit-goods-object] { $goods-object ->
        [nemesis-kit-object-token-corpse] { $from } oddaje zwłoki ({ $goods-object-of }). Dostaje { $to }.
       *[nemesis-kit-object-token-egg] { $from } oddaje { NAME($goods-object, case: "acc") }. Dostaje { $to }.
    }
}

## Karty, pomieszczenia, ataki, wydarzenia i koniec tam, gdzie obie księgi mówią to samo.

nemesis-kit-heard-number-dealt = { $seat } to gracz { $number }.
nemesis-kit-heard-objective-dealt = { $objective ->
    [none] { $seat } dostaje cel.
   *[objective] { $seat } dostaje cel „{ NAME($objective) }”.
}
nemesis-kit-heard-common-objective-revealed = Wspólny cel: „{ NAME($objective) }”.
nemesis-kit-heard-draft-drawn = { $seat } dobiera kartę postaci: { NAME($character) }.
nemesis-kit-heard-character-chosen = { $seat } wciela się w postać: { NAME($character) }.
nemesis-kit-heard-first-player-changed = { $seat } dostaje żeton pierwszego gracza.
nemesis-kit-heard-card-drawn = { $card ->
    [none] { $seat } dobiera kartę.
    [nemesis-kit-card-action] { $seat } dobiera kartę „{ NAME($card-action) }”.
    [nemesis-kit-card-scanned] { $seat } dobiera kartę skażenia ({ NAME($card-scanned) }).
   *[nemesis-kit-card-unscanned] { $seat } dobiera kartę skażenia.
}
nemesis-kit-heard-passed = { $seat } pasuje.
nemesis-kit-heard-resigned = { $seat } poddaje się.
nemesis-kit-heard-card-discarded = { $seat } odrzuca kartę „{ NAME($card) }”.
nemesis-kit-heard-contamination-discarded = { $seat } odrzuca kartę skażenia.
nemesis-kit-heard-room-used = { $seat } używa pomieszczenia { $room }.
nemesis-kit-heard-moved = { $seat } przechodzi z pomieszczenia { $from } do pomieszczenia { $to }.
nemesis-kit-heard-items-burnt = W pomieszczeniu { $room } płoną wszystkie przedmioty.
nemesis-kit-heard-first-encounter = Pierwsze spotkanie: każdy zostawia sobie jeden cel.
nemesis-kit-heard-objective-chosen = { $objective ->
    [none] { $seat } wybiera cel.
   *[objective] { $seat } wybiera cel „{ NAME($objective) }”.
}
nemesis-kit-heard-attack-revealed = { $hits ->
    [true] Karta ataku „{ NAME($card) }”: trafienie.
   *[false] Karta ataku „{ NAME($card) }”: pudło.
}
nemesis-kit-heard-combat-rolled = { $seat } rzuca kością walki: { NAME($face) }.
nemesis-kit-heard-revived = { $seat } wraca do życia.
nemesis-kit-heard-intruder-healed = { $left ->
    [0] { NAME($kind) } nr { $figure } leczy się całkowicie.
    [one] { NAME($kind) } nr { $figure } leczy się, zostaje { $left } obrażenie.
    [few] { NAME($kind) } nr { $figure } leczy się, zostają { $left } obrażenia.
    [many] { NAME($kind) } nr { $figure } leczy się, zostaje { $left } obrażeń.
   *[other] { NAME($kind) } nr { $figure } leczy się, zostaje { $left } obrażenia.
}
nemesis-kit-heard-transformed = Pełzacz nr { $figure } zmienia się w Reproduktora.
nemesis-kit-heard-egg-laid = W gnieździe przybywa jajo.
nemesis-kit-heard-egg-destroyed = Jajo w pomieszczeniu { $room } zostaje zniszczone.
nemesis-kit-heard-ammo-spent = { $rounds ->
    [one] { $seat } zużywa { $rounds } nabój: „{ NAME($weapon) }”.
    [few] { $seat } zużywa { $rounds } naboje: „{ NAME($weapon) }”.
   *[many] { $seat } zużywa { $rounds } naboi: „{ NAME($weapon) }”.
}
nemesis-kit-heard-scanned = { $result ->
    [none] { $seat } skanuje kartę skażenia.
   *[contamination] { $seat } skanuje kartę skażenia: { NAME($result) }.
}
nemesis-kit-heard-larva-removed = { $seat } pozbywa się larwy.
nemesis-kit-heard-card-turned-up = { $seat } odkrywa kartę „{ NAME($card) }”.
nemesis-kit-heard-contamination-turned-up = { $seat } odkrywa kartę skażenia.
nemesis-kit-heard-searched = { $seat } przeszukuje pomieszczenie { $room }. Talia: { NAME($back) }.
nemesis-kit-heard-objective-seen = { $objective ->
    [none] { $seat } ogląda cudzy cel ({ $of }).
   *[objective] { $seat } ogląda cudzy cel ({ $of }): „{ NAME($objective) }”.
}
nemesis-kit-heard-signal-sent = { $seat } wysyła sygnał.
nemesis-kit-heard-event-drawn = Wydarzenie „{ NAME($card) }”. { NAME($card, case: "text") }
nemesis-kit-heard-event-had-no-effect = „{ NAME($card) }” nie ma tu żadnego skutku.
nemesis-kit-heard-event-put-away = Karta wydarzenia „{ NAME($card) }” zostaje odłożona.
nemesis-kit-heard-found-healthy = { $seat } przechodzi badanie: nie ma infekcji.
nemesis-kit-heard-objective-revealed = { $seat } odkrywa cel „{ NAME($objective) }”.
nemesis-kit-heard-room-explored = { $items ->
    [0] { $seat } bada pomieszczenie { $number }: { NAME($room) }. { NAME($effect) }, bez przedmiotów.
    [one] { $seat } bada pomieszczenie { $number }: { NAME($room) }. { NAME($effect) }, { $items } przedmiot.
    [few] { $seat } bada pomieszczenie { $number }: { NAME($room) }. { NAME($effect) }, { $items } przedmioty.
    [many] { $seat } bada pomieszczenie { $number }: { NAME($room) }. { NAME($effect) }, { $items } przedmiotów.
   *[other] { $seat } bada pomieszczenie { $number }: { NAME($room) }. { NAME($effect) }, { $items } przedmiotu.
}
nemesis-kit-heard-loaded = { $seat } ładuje broń „{ NAME($weapon) }”, amunicja: { $ammo }.
nemesis-kit-heard-event-seen = { $card ->
    [none] { $seat } ogląda wierzchnią kartę wydarzenia.
   *[event] { $seat } ogląda wierzchnią kartę wydarzenia: „{ NAME($card) }”.
}
nemesis-kit-heard-event-placed = { $answer ->
    [nemesis-kit-event-placement-answer-top] { $seat } zostawia kartę wydarzenia na wierzchu.
   *[nemesis-kit-event-placement-answer-bottom] { $seat } odkłada kartę wydarzenia na spód talii.
}
nemesis-kit-heard-round-began = Zaczyna się runda { $round }.
nemesis-kit-heard-turn-began = Tura: { $seat }.
nemesis-kit-heard-turn-ended = { $seat } kończy turę.
nemesis-kit-heard-interrupted = { $seat } przerywa: { $against } traci akcję.
nemesis-kit-heard-item-used = { $seat } używa przedmiotu „{ NAME($item-item) }” ({ NAME($item-back) }).
nemesis-kit-heard-items-bound = { $seat } wiąże razem dwa ciężkie przedmioty.

## Ogłoszona akcja. Co ma tylko jedna z gier, mówi sama.

nemesis-kit-heard-declared = { $action ->
    [nemesis-kit-action-pass] { $seat } zamierza spasować.
    [nemesis-kit-action-move] { $seat } rusza do pomieszczenia { $to } { nemesis-kit-declared-through }.
    [nemesis-kit-action-careful-move] { $seat } ostrożnie rusza do pomieszczenia { $to } { nemesis-kit-declared-through }.
    [nemesis-kit-action-shoot] { $action-at ->
        [nemesis-kit-target-eggs] { $seat } strzela do jaj: „{ NAME($action-weapon) }”.
       *[nemesis-kit-target-figure] { $seat } strzela: „{ NAME($action-weapon) }”, cel to { NAME($against) } nr { $action-at-figure }.
    }
    [nemesis-kit-action-melee] { $action-at ->
        [nemesis-kit-target-eggs] { $seat } uderza w jaja.
       *[nemesis-kit-target-figure] { $seat } walczy wręcz: { NAME($against) } nr { $action-at-figure }.
    }
    [nemesis-kit-action-pick-up] { $action-object ->
        [nemesis-kit-object-token-corpse] { $seat } podnosi zwłoki ({ $action-object-of }).
       *[nemesis-kit-object-token-egg] { $seat } podnosi { NAME($action-object, case: "acc") }.
    }
    [nemesis-kit-action-trade] { $seat } proponuje wymianę.
    [nemesis-kit-action-craft] { $seat } tworzy przedmiot „{ NAME($action-item) }”. Idą na niego „{ NAME($action-one-item) }” ({ NAME($action-one-back) }) i „{ NAME($action-other-item) }” ({ NAME($action-other-back) }).
    [nemesis-kit-action-play] { $seat } zagrywa kartę „{ NAME($action-card) }”{ nemesis-kit-declared-aim }.
    [nemesis-kit-action-use] { $seat } używa przedmiotu „{ NAME($action-item-item) }” ({ NAME($action-item-back) }){ nemesis-kit-declared-aim }.
    [nemesis-kit-action-use-room] { $seat } wykonuje akcję pomieszczenia{ nemesis-kit-declared-room-aim }.
    [nemesis-kit-action-drop-item] { $seat } upuszcza przedmiot „{ NAME($action-item-item) }” ({ NAME($action-item-back) }).
    [nemesis-kit-action-drop-object] { $action-object ->
        [nemesis-kit-object-token-corpse] { $seat } upuszcza zwłoki ({ $action-object-of }).
       *[nemesis-kit-object-token-egg] { $seat } upuszcza { NAME($action-object, case: "acc") }.
    }
   *[other] { nemesis-kit-declared-own }
}
nemesis-kit-declared-aim = { $action-aim ->
    [nemesis-kit-aim-door] : drzwi w korytarzu { $action-aim-corridor }
    [nemesis-kit-aim-demolish] : zamknięte drzwi w korytarzu { $action-aim-corridor }
    [nemesis-kit-aim-break] : awaria w pomieszczeniu { $action-aim-room }
    [nemesis-kit-aim-repair] : awaria tutaj
    [nemesis-kit-aim-extinguish] : pożar tutaj
    [nemesis-kit-aim-sends] : { $action-aim-seat }, do pomieszczenia { $to } { nemesis-kit-declared-aim-through }
    [nemesis-kit-aim-together] : razem ({ $action-aim-seat }), do pomieszczenia { $to } { nemesis-kit-declared-aim-through }
    [nemesis-kit-aim-way] : do pomieszczenia { $to } { nemesis-kit-declared-aim-through }
    [nemesis-kit-aim-room] : pomieszczenie { $action-aim-room }
    [nemesis-kit-aim-figure] : { NAME($against) } nr { $action-aim-figure }
    [nemesis-kit-aim-eggs] : jaja w pomieszczeniu { $action-aim-room }
    [nemesis-kit-aim-character] : { $action-aim-seat }
    [nemesis-kit-aim-shot] : „{ NAME($action-aim-weapon) }”, cel to { NAME($against) } nr { $action-aim-figure }
    [nemesis-kit-aim-egg-shot] : „{ NAME($action-aim-weapon) }”, jaja
    [nemesis-kit-aim-deck] : { NAME($action-aim-back) }
    [nemesis-kit-aim-clean] : zmycie śluzu
    [nemesis-kit-aim-craft] : „{ NAME($action-aim-item) }” z przedmiotów „{ NAME($action-aim-one-item) }” ({ NAME($action-aim-one-back) }) i „{ NAME($action-aim-other-item) }” ({ NAME($action-aim-other-back) })
    [nemesis-kit-aim-bind] : dwa ciężkie przedmioty razem
    [nemesis-kit-aim-room-action] : akcja pomieszczenia { $action-aim-room }{ nemesis-kit-declared-room-action }
   *[other] { nemesis-kit-declared-aim-own }
}
nemesis-kit-declared-room-aim = { $action-aim ->
    [nemesis-kit-room-aim-room] : pomieszczenie { $action-aim-room }
    [nemesis-kit-room-aim-dress-all] : opatrzenie, wszystkie ciężkie rany
    [nemesis-kit-room-aim-heal-serious] : leczenie, „{ NAME($action-aim-wound) }”
    [nemesis-kit-room-aim-heal-light] : leczenie, lekkie rany
   *[other] { nemesis-kit-declared-room-aim-own }
}
nemesis-kit-declared-room-action = { $action-aim-with ->
    [nemesis-kit-room-aim-room] , pomieszczenie { $action-aim-with-room }
    [nemesis-kit-room-aim-dress-all] , opatrzenie, wszystkie ciężkie rany
    [nemesis-kit-room-aim-heal-serious] , leczenie, „{ NAME($action-aim-with-wound) }”
    [nemesis-kit-room-aim-heal-light] , leczenie, lekkie rany
   *[other] { nemesis-kit-declared-room-action-own }
}
# Którędy ktoś idzie: przez korytarz albo ścieżką na powierzchni, która nie ma numeru.
nemesis-kit-declared-through = { $action-corridor ->
    [5] ścieżką A
    [6] ścieżką B
    [7] ścieżką C
    [8] ścieżką D
    [9] ścieżką E
   *[other] przez korytarz { $action-corridor }
}
nemesis-kit-declared-aim-through = { $action-aim-corridor ->
    [5] ścieżką A
    [6] ścieżką B
    [7] ścieżką C
    [8] ścieżką D
    [9] ścieżką E
   *[other] przez korytarz { $action-aim-corridor }
}
