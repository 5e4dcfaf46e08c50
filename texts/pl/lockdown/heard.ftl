### Co dzieje się w Lockdown, a czego nie ma w Nemesis: zdanie na każde zdarzenie, w czasie teraźniejszym.
###
### $seat, $of i $instead to imiona, które ktoś wpisał: nie odmieniają się. Imię jest podmiotem, stoi
### po dwukropku albo w nawiasie. Nazwy kart i przedmiotów stoją w cudzysłowie. Kto nie może znać
### tajemnicy, słyszy `none`. $space to pole toru czasu.

## Przygotowanie.

lockdown-heard-power-dealt = Rozkład energii: { NAME($area) }, { NAME($token) }.
lockdown-heard-code-dealt = { $code ->
    [none] { $seat } dostaje żeton kodu reagowania nr { $token }.
   *[contingency] { $seat } dostaje żeton kodu reagowania nr { $token }: { NAME($code) }.
}
lockdown-heard-code-turned-up = Odkryty zostaje żeton kodu reagowania nr { $token } z neutralnej puli: { NAME($code) }.

## Energia, winda i światło.

lockdown-heard-power-turned = { $is-active ->
    [true] Energia się włącza ({ NAME($token) }): { NAME($area) }.
   *[false] Energia się wyłącza ({ NAME($token) }): { NAME($area) }.
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
lockdown-heard-locked-in = { $seat } zamyka się w Izolatce, gdzie już nic nie grozi.
lockdown-heard-lock-in-failed = { $seat } nie zdąża się zamknąć.
lockdown-heard-pod-boarded = { $seat } wsiada: { NAME($pod) }.
lockdown-heard-venting-started = Pomieszczenie { $room } jest odcięte: na końcu fazy graczy uchodzi z niego powietrze.
lockdown-heard-venting-cancelled = W pomieszczeniu { $room } zostaje powietrze: jedne z drzwi są znów otwarte.
lockdown-heard-vented = Z pomieszczenia { $room } uchodzi powietrze.
lockdown-heard-token-seen = { $token ->
    [none] { $seat } w tajemnicy ogląda żeton eksploracji pomieszczenia { $room }.
   *[token] { $seat } w tajemnicy ogląda żeton eksploracji pomieszczenia { $room }: { NAME($token) }.
}
lockdown-heard-surface-token-seen = { lockdown-heard-token-seen }

## Komputery, kody i wiedza.

lockdown-heard-computer-used = { $seat } używa komputera: „{ NAME($action) }”.
lockdown-heard-computer-card-turned = Komputery pokazują nową kartę: „{ NAME($card) }”.
lockdown-heard-locked-down = { $room ->
    [none] Blokada: karty komputera są potasowane.
   *[other] Blokada w pomieszczeniu { $room }: karty komputera są potasowane.
}
lockdown-heard-code-seen = { $code ->
    [none] { $seat } ogląda w tajemnicy żeton kodu reagowania nr { $token }.
   *[contingency] { $seat } ogląda w tajemnicy żeton kodu reagowania nr { $token }: { NAME($code) }.
}
lockdown-heard-code-taken = { $seat } bierze żeton kodu reagowania nr { $token } z neutralnej puli.
lockdown-heard-code-to-pool = Żeton kodu reagowania nr { $token } wraca zakryty do neutralnej puli.
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
lockdown-heard-computer-card-seen = { $card ->
    [none] { $seat } ogląda kartę komputera.
   *[computer-card] { $seat } ogląda kartę komputera: „{ NAME($card) }”.
}

## Przedmioty i jaja.

lockdown-heard-examined = { $seat }: badanie zakończone.
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
lockdown-heard-quest-unlocked = { $seat } aktywuje przedmiot zadaniowy „{ NAME($quest) }”.
lockdown-heard-object-given-up = { $object ->
    [lockdown-object-token-corpse] { $seat } oddaje zwłoki ({ $object-of }).
   *[lockdown-object-token-egg] { $seat } oddaje { NAME($object, case: "acc") }.
}

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
    [lockdown-top-order-answer-first] { $seat } zostawia na wierzchu pierwszą z dwóch kart { lockdown-top-cards }.
   *[lockdown-top-order-answer-second] { $seat } kładzie na wierzchu drugą z dwóch kart { lockdown-top-cards }.
}
lockdown-top-cards = { $deck ->
    [lockdown-top-deck-attacks] ataku
   *[lockdown-top-deck-events] wydarzeń
}

## Tor czasu.

lockdown-heard-time-passed = { $space ->
    [0] Czas się skończył.
   *[other] Czas płynie: pole { $space }.
}
lockdown-heard-threshold-crossed = Czas przekracza próg za polem { $from }: znika energia.
lockdown-heard-isolation-opened = Izolatka jest odtąd otwarta.
lockdown-heard-alert-started = Ogłoszono alarm. Skończy się, gdy czas zejdzie z pola { $space }.
lockdown-heard-autodestruction-started = Uruchomiono autodestrukcję: jej żeton leży na polu { $space }.
lockdown-heard-autodestruction-stopped = Autodestrukcja zostaje zatrzymana.
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

## Co o ogłoszonej akcji mówi tylko Lockdown.

lockdown-declared-own = { $action ->
    [lockdown-action-unlock] { $action-price ->
        [lockdown-quest-price-item] { $seat } aktywuje przedmiot zadaniowy. Idzie na to „{ NAME($action-price-item-item) }” ({ NAME($action-price-item-back) }).
        [lockdown-quest-price-object] { $seat } aktywuje przedmiot zadaniowy. Koszt: { NAME($action-price-object) }.
       *[lockdown-quest-price-presence] { $seat } aktywuje przedmiot zadaniowy.
    }
   *[lockdown-action-computer] { $seat } używa komputera: { lockdown-declared-computer }.
}
lockdown-declared-aim-own = { $action-aim ->
    [lockdown-aim-ignite] : podpalenie pomieszczenia
    [lockdown-aim-ignite-for] : podpalenie pomieszczenia, za przedmiot „{ NAME($action-aim-giving-item) }” ({ NAME($action-aim-giving-back) })
    [lockdown-aim-noise] : hałas w korytarzu { $action-aim-number }
    [lockdown-aim-crafted] : „{ NAME($action-aim-item) }”
    [lockdown-aim-hush] : cisza na tym poziomie
    [lockdown-aim-clamour] : hałas na tym poziomie
    [lockdown-aim-slip] { $action-aim-follower ->
        [none] : { $action-aim-mover }, do pomieszczenia { $to } { lockdown-declared-aim-through }, za przedmiot „{ NAME($action-aim-giving-item) }” ({ NAME($action-aim-giving-back) })
       *[seat] : { $action-aim-mover } i { $action-aim-follower }, do pomieszczenia { $to } { lockdown-declared-aim-through }, za przedmiot „{ NAME($action-aim-giving-item) }” ({ NAME($action-aim-giving-back) })
    }
    [lockdown-aim-elevator] : na { NAME($action-aim-level) }
    [lockdown-aim-send-elevator] : winda na { NAME($action-aim-level) }
    [lockdown-aim-tiles] { $action-aim-other ->
        [none] : obejrzenie pomieszczenia { $action-aim-one }
       *[room] : obejrzenie pomieszczeń { $action-aim-one } i { $action-aim-other }
    }
    [lockdown-aim-rover] { $action-aim-to ->
        [lockdown-rover-bunker] : łazik do bunkra
       *[lockdown-rover-exit] : łazik do pomieszczenia { $action-aim-to-room }
    }
    [lockdown-aim-drive] : { NAME($against) } nr { $action-aim-figure }, { lockdown-declared-aim-through }
    [lockdown-aim-drive-for] : { NAME($against) } nr { $action-aim-figure }, { lockdown-declared-aim-through }, za przedmiot „{ NAME($action-aim-giving-item) }” ({ NAME($action-aim-giving-back) })
    [lockdown-aim-clean-all] : zmycie całego śluzu tutaj
    [lockdown-aim-shed] : karta skażenia
    [lockdown-aim-dress] : opatrzenie, „{ NAME($action-aim-wound) }”
    [lockdown-aim-dress-for] : opatrzenie, „{ NAME($action-aim-wound) }”, za przedmiot „{ NAME($action-aim-giving-item) }” ({ NAME($action-aim-giving-back) })
    [lockdown-aim-heal] : leczenie, „{ NAME($action-aim-wound) }”
    [lockdown-aim-heal-light] : leczenie, lekkie rany
    [lockdown-aim-scan] : skanowanie
    [lockdown-aim-load] : „{ NAME($action-aim-item) }”
    [lockdown-aim-research] { $action-aim-from ->
        [none] : badanie, { lockdown-declared-object }
       *[seat] : badanie, { lockdown-declared-object }, niesie { $action-aim-from }
    }
    [lockdown-aim-code] : żeton kodu reagowania nr { $action-aim-token }
    [lockdown-aim-events] : wierzchnie karty wydarzeń
    [lockdown-aim-attacks] : wierzchnie karty ataku
    [lockdown-aim-computer] : { lockdown-declared-computer-aim }
    [lockdown-aim-lines] : dowolne linie komputera
    [lockdown-aim-repair-and-compute] : awaria tutaj, { lockdown-declared-computer-aim }
    [lockdown-aim-turn-power] : energia tego poziomu
   *[lockdown-aim-nothing] {""}
}
lockdown-declared-room-aim-own = { $action-aim ->
    [lockdown-room-aim-code] : żeton kodu reagowania nr { $action-aim-token }
    [lockdown-room-aim-turn-power] : energia tego poziomu
    [lockdown-room-aim-stop-autodestruction] : zatrzymanie autodestrukcji
    [lockdown-room-aim-research] { $action-aim-from ->
        [none] : badanie, { lockdown-declared-object }
       *[seat] : badanie, { lockdown-declared-object }, niesie { $action-aim-from }
    }
    [lockdown-room-aim-send-signal] : wysłanie sygnału
    [lockdown-room-aim-check-objective] : cudzy cel ({ $action-aim-of })
    [lockdown-room-aim-crafted] : „{ NAME($action-aim-item) }”
    [lockdown-room-aim-css] : żeton wysyłki na polu { $action-aim-space }
    [lockdown-room-aim-defend] { $action-aim-with ->
        [lockdown-defense-price-malfunction] : pomieszczenie { $action-aim-room }, za awarię tutaj
       *[lockdown-defense-price-counter] : pomieszczenie { $action-aim-room }, za przedmiot stąd
    }
    [lockdown-room-aim-call-elevator] : wezwanie windy
    [lockdown-room-aim-ride-to] : na { NAME($action-aim-level) }
    [lockdown-room-aim-start-alert] : alarm
    [lockdown-room-aim-ride-rover] : łazikiem do pomieszczenia { $action-aim-to }
    [lockdown-room-aim-evacuate-by-rover] : do bunkra łazikiem
    [lockdown-room-aim-evacuate-on-foot] : do bunkra pieszo
   *[lockdown-room-aim-nothing] {""}
}
lockdown-declared-room-action-own = { $action-aim-with ->
    [lockdown-room-aim-code] , żeton kodu reagowania nr { $action-aim-with-token }
    [lockdown-room-aim-turn-power] , energia tego poziomu
    [lockdown-room-aim-stop-autodestruction] , zatrzymanie autodestrukcji
    [lockdown-room-aim-research] { $action-aim-with-from ->
        [none] , badanie, { lockdown-declared-object-of-room }
       *[seat] , badanie, { lockdown-declared-object-of-room }, niesie { $action-aim-with-from }
    }
    [lockdown-room-aim-send-signal] , wysłanie sygnału
    [lockdown-room-aim-check-objective] , cudzy cel ({ $action-aim-with-of })
    [lockdown-room-aim-crafted] , „{ NAME($action-aim-with-item) }”
    [lockdown-room-aim-css] , żeton wysyłki na polu { $action-aim-with-space }
    [lockdown-room-aim-defend] { $action-aim-with-with ->
        [lockdown-defense-price-malfunction] , pomieszczenie { $action-aim-with-room }, za awarię tutaj
       *[lockdown-defense-price-counter] , pomieszczenie { $action-aim-with-room }, za przedmiot stąd
    }
    [lockdown-room-aim-call-elevator] , wezwanie windy
    [lockdown-room-aim-ride-to] , na { NAME($action-aim-with-level) }
    [lockdown-room-aim-start-alert] , alarm
    [lockdown-room-aim-ride-rover] , łazikiem do pomieszczenia { $action-aim-with-to }
    [lockdown-room-aim-evacuate-by-rover] , do bunkra łazikiem
    [lockdown-room-aim-evacuate-on-foot] , do bunkra pieszo
   *[lockdown-room-aim-nothing] {""}
}
lockdown-declared-object = { $action-aim-object ->
    [lockdown-object-token-corpse] zwłoki ({ $action-aim-object-of })
   *[lockdown-object-token-egg] { NAME($action-aim-object) }
}
lockdown-declared-object-of-room = { $action-aim-with-object ->
    [lockdown-object-token-corpse] zwłoki ({ $action-aim-with-object-of })
   *[lockdown-object-token-egg] { NAME($action-aim-with-object) }
}
lockdown-declared-computer-aim = { $action-aim-with ->
    [lockdown-computer-use-move-rover] { $action-aim-with-to ->
        [lockdown-rover-bunker] wysłanie łazika do bunkra
       *[lockdown-rover-exit] wysłanie łazika do pomieszczenia { $action-aim-with-to-room }
    }
    [lockdown-computer-use-look-at-contingencies] kody reagowania ({ $action-aim-with-of })
    [lockdown-computer-use-turn-door] drzwi w korytarzu { $action-aim-with-passage-corridor } przy pomieszczeniu { $action-aim-with-passage-room }
    [lockdown-computer-use-clear-room] oczyszczenie pomieszczenia { $action-aim-with-room }
    [lockdown-computer-use-look-at-css-token] żeton wysyłki na polu { $action-aim-with-space }
    [lockdown-computer-use-swap-power-tokens] zamiana energii, { NAME($action-aim-with-one) } i { NAME($action-aim-with-other) }
   *[lockdown-computer-use-gain-knowledge] zdobycie 1 punktu wiedzy
}
lockdown-declared-computer = { $action-with ->
    [lockdown-computer-use-move-rover] { $action-with-to ->
        [lockdown-rover-bunker] wysłanie łazika do bunkra
       *[lockdown-rover-exit] wysłanie łazika do pomieszczenia { $action-with-to-room }
    }
    [lockdown-computer-use-look-at-contingencies] kody reagowania ({ $action-with-of })
    [lockdown-computer-use-turn-door] drzwi w korytarzu { $action-with-passage-corridor } przy pomieszczeniu { $action-with-passage-room }
    [lockdown-computer-use-clear-room] oczyszczenie pomieszczenia { $action-with-room }
    [lockdown-computer-use-look-at-css-token] żeton wysyłki na polu { $action-with-space }
    [lockdown-computer-use-swap-power-tokens] zamiana energii, { NAME($action-with-one) } i { NAME($action-with-other) }
   *[lockdown-computer-use-gain-knowledge] zdobycie 1 punktu wiedzy
}

## Powierzchnia Marsa.

lockdown-heard-surface-rolled = { $seat } rzuca kością powierzchni: { NAME($face) }.
lockdown-heard-surface-explored = { lockdown-heard-room-explored }
lockdown-heard-surface-card-drawn = { $seat } dobiera kartę powierzchni „{ NAME($card) }”.
lockdown-heard-zone-noise = Hałas: { NAME($zone) }.
lockdown-heard-suit-torn = { $seat } traci skafander ochronny: jest rozdarty.
lockdown-heard-charge-lost = { $seat } traci ładunek: „{ NAME($item) }”.
