### Co dzieje się w Lockdown, a czego nie ma w Nemesis: zdanie na każde zdarzenie, w czasie teraźniejszym.
###
### $seat, $of i $instead to imiona, które ktoś wpisał: nie odmieniają się. Imię jest podmiotem, stoi
### po dwukropku albo w nawiasie. Nazwy kart i przedmiotów stoją w cudzysłowie. Kto nie może znać
### tajemnicy, słyszy `none`. $space to pole toru czasu.

## Przygotowanie.

lockdown-heard-power-dealt = Rozkład energii: { NAME($area) }, { NAME($token) }.
lockdown-heard-code-dealt = { $code ->
    [none] { $seat } dostaje żeton kodu reagowania.
   *[contingency] { $seat } dostaje żeton kodu reagowania: { NAME($code) }.
}
lockdown-heard-code-turned-up = Odkryty zostaje żeton kodu reagowania z neutralnej puli: { NAME($code) }.

## Energia, winda i światło.

lockdown-heard-power-turned = { $is-active ->
    [true] Energia się włącza ({ NAME($token) }): { NAME($area) }.
   *[false] Energia znika ({ NAME($token) }): { NAME($area) }.
}
lockdown-heard-power-moved = Energia zostaje przekierowana: { NAME($area) }, { NAME($token) }.
lockdown-heard-backup-turned = { $backup ->
    [lockdown-backup-power-on] Włącza się zasilanie awaryjne.
   *[lockdown-backup-power-off] Wyłącza się zasilanie awaryjne.
}
lockdown-heard-elevator-called = Winda przyjeżdża na { NAME($level) }.
lockdown-heard-elevator-ridden = { $with-count ->
    [one] Winda wiezie { $with-count } postać na { NAME($to) }.
    [few] Winda wiezie { $with-count } postacie na { NAME($to) }.
    [many] Winda wiezie { $with-count } postaci na { NAME($to) }.
   *[other] Winda wiezie { $with-count } postaci na { NAME($to) }.
}
lockdown-heard-lit-up = { $seat } zapala światło: „{ NAME($item) }”.

## Pomieszczenia.

lockdown-heard-consented = { $answer ->
    [lockdown-yes-no-yes] { $seat } się zgadza.
   *[lockdown-yes-no-no] { $seat } się nie zgadza.
}
lockdown-heard-items-counted = { $left ->
    [0] W pomieszczeniu { $room } nie ma już przedmiotów.
    [one] W pomieszczeniu { $room } zostaje { $left } przedmiot.
    [few] W pomieszczeniu { $room } zostają { $left } przedmioty.
    [many] W pomieszczeniu { $room } zostaje { $left } przedmiotów.
   *[other] W pomieszczeniu { $room } zostaje { $left } przedmiotu.
}
lockdown-heard-gate-opened = Główna brama się otwiera.
lockdown-heard-rover-moved = { $room ->
    [none] Łazik jedzie do bunkra.
   *[other] Łazik jedzie do pomieszczenia { $room }.
}
lockdown-heard-evacuated = { $seat } dociera do bunkra.
lockdown-heard-evacuation-failed = { $seat } nie dociera do bunkra.
lockdown-heard-locked-in = { $seat } jest w zamknięciu i nic już nie grozi.
lockdown-heard-lock-in-failed = { $seat } nie zdąża się zamknąć.
lockdown-heard-pod-boarded = { $seat } wsiada: { NAME($pod) }.
lockdown-heard-venting-started = Pomieszczenie { $room } jest odcięte: na końcu fazy graczy uchodzi z niego powietrze.
lockdown-heard-venting-cancelled = W pomieszczeniu { $room } zostaje powietrze: jedne z drzwi są znów otwarte.
lockdown-heard-vented = Z pomieszczenia { $room } uchodzi powietrze.

## Komputery, kody i wiedza.

lockdown-heard-computer-used = { $seat } używa komputera: „{ NAME($action) }”.
lockdown-heard-computer-card-turned = Komputery pokazują nową kartę: „{ NAME($card) }”.
lockdown-heard-locked-down = { $room ->
    [none] Blokada: karty komputera są potasowane.
   *[other] Blokada w pomieszczeniu { $room }: karty komputera są potasowane.
}
lockdown-heard-code-seen = { $code ->
    [none] { $seat } ogląda w tajemnicy żeton kodu reagowania.
   *[contingency] { $seat } ogląda w tajemnicy żeton kodu reagowania: { NAME($code) }.
}
lockdown-heard-code-taken = { $seat } bierze żeton kodu reagowania z neutralnej puli.
lockdown-heard-code-to-pool = Żeton kodu reagowania wraca zakryty do neutralnej puli.
lockdown-heard-css-seen = { $token ->
    [none] { $seat } ogląda w tajemnicy żeton wysyłki na polu { $space }.
   *[css-token] { $seat } ogląda w tajemnicy żeton wysyłki na polu { $space }: { NAME($token) }.
}
lockdown-heard-css-moved = Żeton wysyłki przechodzi z pola { $from } na pole { $to }.
lockdown-heard-tile-seen = { $tile ->
    [none] { $seat } w tajemnicy ogląda pomieszczenie { $room }.
   *[room] { $seat } w tajemnicy ogląda pomieszczenie { $room }: { NAME($tile) }.
}
lockdown-heard-knowledge-gained = { $seat } dowiaduje się czegoś nowego, wiedza: { $knowledge }.
lockdown-heard-knowledge-activated = { $seat } aktywuje żeton wiedzy.
lockdown-heard-object-researched = { $object ->
    [lockdown-object-token-corpse] { $seat } bada zwłoki ({ $object-of }).
   *[lockdown-object-token-egg] { $seat } bada obiekt: { NAME($object) }.
}
lockdown-heard-weakness-revealed = Odkryto słabość { $slot }: „{ NAME($weakness) }”.

## Przedmioty i jaja.

lockdown-heard-item-taken = { $seat } bierze przedmiot „{ NAME($item-item) }” ({ NAME($item-back) }).
lockdown-heard-crafted-here = { $seat } tworzy przedmiot „{ NAME($item) }” z samego przedmiotu „{ NAME($of-item) }” ({ NAME($of-back) }).
lockdown-heard-egg-hatched = { $room ->
    [none] Z jaja wykluwa się larwa.
   *[other] W pomieszczeniu { $room } z jaja wykluwa się larwa.
}
lockdown-heard-ammo-lost = { $seat } traci naboje: „{ NAME($weapon) }”.
lockdown-heard-item-lost = { $item ->
    [none] { $seat } traci { NAME($back) }.
   *[item] { $seat } traci przedmiot „{ NAME($item) }” ({ NAME($back) }).
}
lockdown-heard-technical-noise = W korytarzach technicznych słychać hałas.
lockdown-heard-noise-taken = Hałas w korytarzu { $number } przy pomieszczeniu { $room } znika.

## Intruzi i walka.

lockdown-heard-attacked = { $occasion ->
    [lockdown-occasion-surprise] { NAME($kind) }{ lockdown-which } atakuje z zaskoczenia. Cel ataku: { $seat }.
    [lockdown-occasion-escape] { NAME($kind) }{ lockdown-which } atakuje przy ucieczce. Cel ataku: { $seat }.
    [lockdown-occasion-effect] { NAME($kind) }{ lockdown-which } atakuje od razu. Cel ataku: { $seat }.
   *[lockdown-occasion-event-phase] { NAME($kind) }{ lockdown-which } atakuje. Cel ataku: { $seat }.
}
# Numer figurki; kto atakuje ze ścian, ten go nie ma.
lockdown-which = { $figure ->
    [none] {""}
   *[other] {" "}nr { $figure }
}
lockdown-heard-dark-part = W ciemności „{ NAME($attack) }” robi jeszcze więcej. Cel ataku: { $seat }.
lockdown-heard-reaction-played = { $instead ->
    [none] { $seat } zagrywa kartę „{ NAME($card) }”.
   *[other] { $seat } zagrywa kartę „{ NAME($card) }”. Cel ataku to teraz: { $instead }.
}
lockdown-heard-bag-developed = { $token ->
    [lockdown-stalker-token-blank] Worek Intruzów: wylosowany żeton jest pusty. Wraca, a do worka dochodzi Dorosły.
    [lockdown-stalker-token-larva-zero-one] Worek Intruzów: wylosowany żeton to „{ NAME($token) }”. Odpada, a jego miejsce zajmuje Dorosły.
    [lockdown-stalker-token-larva-one-two] Worek Intruzów: wylosowany żeton to „{ NAME($token) }”. Odpada, a jego miejsce zajmuje Dorosły.
    [lockdown-stalker-token-larva-one] Worek Intruzów: wylosowany żeton to „{ NAME($token) }”. Odpada, a jego miejsce zajmuje Dorosły.
    [lockdown-stalker-token-creeper-one-two] Worek Intruzów: wylosowany żeton to „{ NAME($token) }”. Odpada, a jego miejsce zajmuje Reproduktor.
    [lockdown-stalker-token-creeper-one] Worek Intruzów: wylosowany żeton to „{ NAME($token) }”. Odpada, a jego miejsce zajmuje Reproduktor.
    [lockdown-stalker-token-queen-four] Worek Intruzów: wylosowany żeton to „{ NAME($token) }”.
   *[lockdown-stalker-token-adult-one-three] Worek Intruzów: wylosowany żeton to „{ NAME($token) }”. Wraca, a wszyscy poza walką rzucają na hałas.
}
lockdown-heard-shot-rolled = { $die ->
    [lockdown-die-advantage] { $seat } rzuca kością przewagi: { NAME($face) }.
   *[lockdown-die-combat] { $seat } rzuca kością walki: { NAME($face) }.
}
lockdown-heard-die-chosen = { $seat } wybiera tę kość: { NAME($face) }.
lockdown-heard-advantage-taken = { $seat } odrzuca kartę „{ NAME($card) }”, żeby uderzyć mocniej.
lockdown-heard-attack-seen = { $card ->
    [none] { $seat } ogląda kartę ataku.
   *[attack-card] { $seat } ogląda kartę ataku: „{ NAME($card) }”.
}
lockdown-heard-top-cards-placed = { $on-top ->
    [lockdown-top-order-answer-first] { $seat } zostawia na wierzchu pierwszą z dwóch kart.
   *[lockdown-top-order-answer-second] { $seat } kładzie na wierzchu drugą z dwóch kart.
}
lockdown-heard-contamination-removed = { $cards ->
    [0] { $seat } nie pozbywa się żadnej karty skażenia.
    [one] { $seat } pozbywa się { $cards } karty skażenia.
    [few] { $seat } pozbywa się { $cards } kart skażenia.
    [many] { $seat } pozbywa się { $cards } kart skażenia.
   *[other] { $seat } pozbywa się { $cards } karty skażenia.
}

## Tor czasu.

lockdown-heard-time-passed = { $space ->
    [0] Czas płynie: już go nie ma.
   *[other] Czas płynie: pole { $space }.
}
lockdown-heard-threshold-crossed = Próg przekroczony: znika energia.
lockdown-heard-isolation-opened = Izolatka jest odtąd otwarta.
lockdown-heard-alert-started = Ogłoszono alarm. Skończy się, gdy czas zejdzie z pola { $space }.
lockdown-heard-autodestruction-started = Uruchomiono autodestrukcję: jej żeton leży na polu { $space }.
lockdown-heard-autodestruction-stopped = Autodestrukcja jest zatrzymana.
lockdown-heard-autodestruction-turned-red = Autodestrukcji nie można już zatrzymać: jej żeton leży na polu { $space }.
lockdown-heard-css-revealed = Odkryto żeton wysyłki na polu { $space }: { NAME($token) }.
lockdown-heard-pod-launched = { $seat } odlatuje: { NAME($pod) }.
lockdown-heard-launch-failed = { $seat } wypada z powrotem: { NAME($pod) } nie odlatuje.
lockdown-heard-noise-removed = Hałas cichnie: { NAME($level) }.
lockdown-heard-markers-removed = Jedna awaria i jeden pożar na zawsze znikają z zasobów.

## Koniec.

lockdown-heard-complex-destroyed = Kompleks jest zniszczony. { NAME($ending) }.
lockdown-heard-squad-arrived = Przybywa oddział. { NAME($ending) }.
lockdown-heard-code-revealed = Obowiązujący kod reagowania: { NAME($code) }. { NAME($code, case: "text") }
lockdown-heard-game-over = { $winners-count ->
    [0] Gra skończona. Nikt nie wygrywa.
    [one] Gra skończona. Wygrywa { $winners-count } gracz.
    [few] Gra skończona. Wygrywa { $winners-count } graczy.
    [many] Gra skończona. Wygrywa { $winners-count } graczy.
   *[other] Gra skończona. Wygrywa { $winners-count } gracza.
}
