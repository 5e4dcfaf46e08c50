### Co dzieje się w grze „Aliens: Kolejny cudowny dzień w Korpusie”: zdanie na każde zdarzenie, w
### czasie teraźniejszym.
###
### $seat, $owner, a gdy chodzi o miejsce przy stole, także $from i $to to imiona wpisane przez
### ludzi: nie odmieniają się. Imię jest podmiotem, stoi za dwukropkiem albo w nawiasie.
### Postacie to słowa gry i odmieniają się. Pole zapisuje się jak w zasadach,
### plansza(kolumna,wiersz).

aliens-from = { $from-board }({ $from-column },{ $from-row })
aliens-to = { $to-board }({ $to-column },{ $to-row })
aliens-target = { $target-board }({ $target-column },{ $target-row })

## Przed pierwszą turą.

aliens-heard-captive-drawn = W niewoli jest { NAME($character) }.
aliens-heard-card-turned = { $owner ->
    [none] { NAME($character) } jest teraz wśród rekrutów.
   *[seat] { $owner } gra teraz { NAME($character, case: "ins") }.
}
aliens-heard-put-on = { NAME($character) } dostaje { NAME($card, case: "acc") }.
aliens-heard-taken-off = { NAME($character) } oddaje { NAME($card, case: "acc") }.
aliens-heard-cocoon-placed = { NAME($character) } wisi w kokonie na { aliens-square }.
aliens-heard-facehugger-placed = Na { aliens-square } czai się Twarzołap.
aliens-heard-gun-placed = Oddział ustawia { NAME($gun, case: "acc") } na { aliens-square }, lufą { NAME($facing, case: "to") }.
aliens-heard-character-placed = { NAME($character) } zajmuje pozycję na { aliens-square }.

## Przebieg gry.

aliens-heard-turn-began = Zaczyna się tura { $turn }.
aliens-heard-dropship-landed = Na kości { $die }: statek ląduje { NAME($exit, case: "at") }.
aliens-heard-dropship-left = Statek odlatuje.
aliens-heard-token-passed = { $to } dostaje żeton aktywacji.
aliens-heard-lead-handed = { $from } przekazuje dowodzenie, teraz decyduje { $to }.
aliens-heard-vote-cast = { $seat } oddaje głos.
aliens-heard-vote-decided = Głosy są policzone.
aliens-heard-activation-began = { $seat } aktywuje { NAME($character, case: "acc") }.
aliens-heard-ability-used = { NAME($character) } używa zdolności: „{ NAME($ability) }”.
aliens-heard-action-taken = { NAME($character) } wykonuje Akcję: { NAME($action) }.
aliens-heard-action-lost = { NAME($character) } traci Akcję.
aliens-heard-alien-phase-began = Zaczyna się Faza Obcych.
aliens-heard-window-closed = Nikt więcej nie reaguje: { NAME($window) }.
aliens-heard-game-over = Koniec gry. { NAME($ending) }.

## Ruch.

aliens-heard-character-moved = { NAME($character) } idzie z { aliens-from } na { aliens-to }.
aliens-heard-character-left = { NAME($character) } wychodzi przez wyjście.
aliens-heard-put-back = { NAME($character) } nie może tam zostać i wraca na { aliens-square }.

## Wyposażenie i wskaźnik Celowania.

aliens-heard-dial-turned = Wskaźnik Celowania { NAME($character, case: "gen") } pokazuje { $to }.
aliens-heard-equipped = { $seat } daje { NAME($character, case: "dat") } { NAME($card, case: "acc") }.
aliens-heard-equipment-returned = { $seat } zabiera { NAME($character, case: "dat") } na rękę { NAME($card, case: "acc") }.
aliens-heard-equipment-exhausted = { NAME($character) } wyczerpuje { NAME($card, case: "acc") }.
aliens-heard-equipment-discarded = { NAME($character) } traci { NAME($card, case: "acc") }.

## Ataki.

aliens-heard-attacked = { $weapon ->
    [aliens-weapon-m40-grenades] { NAME($attacker) } rzuca jeden z { NAME($weapon, case: "gen") } na { aliens-target }.
    [aliens-weapon-m56-smart-gun] { NAME($attacker) } strzela w { aliens-target } ze { NAME($weapon, case: "gen") }.
    [aliens-weapon-ithaca37-shotgun] { NAME($attacker) } strzela w { aliens-target } ze { NAME($weapon, case: "gen") }.
   *[aliens-weapon-m41a-pulse-rifle] { NAME($attacker) } strzela w { aliens-target } z { NAME($weapon, case: "gen") }.
}
aliens-heard-attack-rolled = { $hit ->
    [true] { NAME($attacker) } wyrzuca { $die }: trafienie.
   *[false] { NAME($attacker) } wyrzuca { $die }: pudło.
}
aliens-heard-blast-rolled = { $hit ->
    [true] Rzut na { aliens-square }, na kości { $die }: trafienie.
   *[false] Rzut na { aliens-square }, na kości { $die }: pudło.
}
aliens-heard-token-removed = { $left ->
    [one] Rój na { aliens-square } traci Obcego; zostaje jeden.
    [few] Rój na { aliens-square } traci Obcego; zostaje { $left } Obcych.
    [many] Rój na { aliens-square } traci Obcego; zostaje { $left } Obcych.
   *[other] Rój na { aliens-square } traci Obcego; zostaje { $left } Obcego.
}
aliens-heard-enemy-killed = { $kind ->
    [aliens-enemy-kind-blip] Sygnał na { aliens-square } znika; nikt nie wie, co to było.
    [aliens-enemy-kind-facehugger] Twarzołap na { aliens-square } ginie.
   *[aliens-enemy-kind-alien] Obcy na { aliens-square } ginie.
}
aliens-heard-fire-held = { NAME($character) } nie strzela.

## Testy, barykady, działka i to, co przynosi misja.

aliens-heard-tech-tested = { $passed ->
    [true] { NAME($character) } wyrzuca { $die }: test Techniki jest udany.
   *[false] { NAME($character) } wyrzuca { $die }: test Techniki jest nieudany.
}
aliens-heard-barricade-turned = { $placed ->
    [true] Pojawia się barykada: { aliens-barrier }.
   *[false] Barykada znika: { aliens-barrier }.
}
aliens-heard-gun-ordered = { $order ->
    [aliens-gun-order-switch-off] Oddział wyłącza { NAME($gun, case: "acc") }.
    [aliens-gun-order-switch-on] Oddział włącza { NAME($gun, case: "acc") }.
    [aliens-gun-order-turn-north] Oddział obraca { NAME($gun, case: "acc") } na północ.
    [aliens-gun-order-turn-east] Oddział obraca { NAME($gun, case: "acc") } na wschód.
    [aliens-gun-order-turn-south] Oddział obraca { NAME($gun, case: "acc") } na południe.
   *[aliens-gun-order-turn-west] Oddział obraca { NAME($gun, case: "acc") } na zachód.
}
aliens-heard-gun-fired = W { aliens-square } strzela { NAME($gun) }; pozostałe naboje: { $rounds }.
aliens-heard-gun-rolled = { $lower ->
    [8] Kości { NAME($gun, case: "gen") } pokazują { $lower } i { $higher }: pudło.
    [9] Kości { NAME($gun, case: "gen") } pokazują { $lower } i { $higher }: pudło.
    [10] Kości { NAME($gun, case: "gen") } pokazują { $lower } i { $higher }: pudło.
   *[hit] Kości { NAME($gun, case: "gen") } pokazują { $lower } i { $higher }: trafienie.
}
aliens-heard-crate-opened = { NAME($character) } otwiera skrzynię na { aliens-square }.
aliens-heard-mission-blip-turned = Odkryty zostaje sygnał misji na { aliens-square }: { NAME($face) }.
aliens-heard-newt-joined = { $owner ->
    [none] Newt dołącza do oddziału jako rekrutka.
   *[seat] Newt dołącza do oddziału; gra nią { $owner }.
}
aliens-heard-captive-freed = { NAME($character) } wydostaje się z kokonu.

## Talia wytrzymałości.

aliens-heard-card-exhausted = Karta zostaje wyczerpana.
aliens-heard-cards-recovered = { $cards ->
    [one] Oddział odzyskuje { $cards } kartę.
    [few] Oddział odzyskuje { $cards } karty.
    [many] Oddział odzyskuje { $cards } kart.
   *[other] Oddział odzyskuje { $cards } karty.
}
aliens-heard-card-discarded = Karta zostaje odrzucona: { NAME($card) }.
aliens-heard-card-drawn = { $card ->
    [none] { $seat } dobiera kartę.
   *[card] { $seat } dobiera kartę: { NAME($card) }.
}
aliens-heard-card-found = { $card ->
    [none] { $seat } bierze kartę ze stosu wyczerpania.
   *[card] { $seat } bierze kartę ze stosu wyczerpania: { NAME($card) }.
}
aliens-heard-hand-card-exhausted = { $card ->
    [none] { $seat } wyczerpuje kartę z ręki.
   *[card] { $seat } wyczerpuje kartę z ręki: { NAME($card) }.
}
aliens-heard-hand-card-recovered = { $card ->
    [none] { $seat } odzyskuje kartę z ręki.
   *[card] { $seat } odzyskuje kartę z ręki: { NAME($card) }.
}
aliens-heard-hand-card-discarded = { $seat } odrzuca kartę z ręki: { NAME($card) }.
aliens-heard-card-revealed = Odkryta zostaje karta: { NAME($card) }.
aliens-heard-revealed-card-taken = { $seat } bierze odkrytą kartę na rękę: { NAME($card) }.
aliens-heard-deck-reshuffled = { $cards ->
    [one] Karta tasowania jest na wierzchu: nowa talia ma { $cards } kartę.
    [few] Karta tasowania jest na wierzchu: nowa talia ma { $cards } karty.
    [many] Karta tasowania jest na wierzchu: nowa talia ma { $cards } kart.
   *[other] Karta tasowania jest na wierzchu: nowa talia ma { $cards } karty.
}
aliens-heard-exhaust-pile-searched = { $seat } przegląda stos wyczerpania.
aliens-heard-exhausted-card-seen = { $card ->
    [none] { $seat } widzi kartę ze stosu wyczerpania.
   *[card] { $seat } widzi kartę ze stosu wyczerpania: { NAME($card) }.
}
aliens-heard-exhaust-pile-shuffled = Stos wyczerpania zostaje potasowany.

## Zagrożenia i wydarzenia.

aliens-heard-hazard-drawn = { $seat } dobiera zagrożenie: „{ NAME($card) }”.
aliens-heard-hazard-struck = { $character ->
    [none] Zagrożenie „{ NAME($hazard) }”: { $seat }.
   *[character] Zagrożenie „{ NAME($hazard) }” dosięga { NAME($character, case: "gen") } ({ $seat }).
}
aliens-heard-hazard-returned = Zagrożenie przechodzi z odrzuconych na stos wyczerpania: „{ NAME($card) }”.
aliens-heard-event-played = { $on ->
    [none] { $seat } zagrywa „{ NAME($event) }”.
   *[character] { $seat } zagrywa „{ NAME($event) }” na { NAME($on, case: "acc") }.
}
aliens-heard-event-exhausted = „{ NAME($event) }” trafia na stos wyczerpania.

## Kto pada, a kto wstaje.

aliens-heard-stood-up = { NAME($character) } wstaje.
aliens-heard-knocked-down = { NAME($character) } pada na ziemię.
aliens-heard-stayed-down = { NAME($character) } dalej leży.
aliens-heard-character-lost = { $how ->
    [aliens-condition-captured] { NAME($character) } trafia do niewoli.
   *[aliens-condition-killed] { NAME($character) } ginie.
}
aliens-heard-carried-off = Obcy z { aliens-square } porywa { NAME($character, case: "acc") }.
aliens-heard-facehugged = Twarzołap przywiera do { NAME($character, case: "gen") }.
aliens-heard-defence-rolled = { $held ->
    [true] { NAME($character) } się broni: na kości { $die }, wynik { $result }; Obrona { $defence } wystarcza.
   *[false] { NAME($character) } się broni: na kości { $die }, wynik { $result }; Obrona { $defence } nie wystarcza.
}
aliens-heard-counter-attacked = { NAME($character) } wyprowadza kontratak na { aliens-square }.
aliens-heard-armour-held = Pancerz Taktyczny ratuje { NAME($character, case: "acc") }.

## Obcy i sygnały.

aliens-heard-enemy-activated = { $kind ->
    [aliens-enemy-kind-blip] Sygnał na { aliens-square } się budzi.
    [aliens-enemy-kind-facehugger] Twarzołap na { aliens-square } się budzi.
   *[aliens-enemy-kind-alien] Obcy na { aliens-square } się budzi.
}
aliens-heard-enemy-moved = { $kind ->
    [aliens-enemy-kind-blip] Sygnał idzie z { aliens-from } na { aliens-to }.
    [aliens-enemy-kind-facehugger] Twarzołap idzie z { aliens-from } na { aliens-to }.
   *[aliens-enemy-kind-alien] Obcy idzie z { aliens-from } na { aliens-to }.
}
aliens-heard-door-rolled = { $broken ->
    [true] { $kind ->
        [aliens-enemy-kind-blip] Sygnał wyrzuca { $die } i wyłamuje barykadę: { aliens-door }.
        [aliens-enemy-kind-facehugger] Twarzołap wyrzuca { $die } i wyłamuje barykadę: { aliens-door }.
       *[aliens-enemy-kind-alien] Obcy wyrzuca { $die } i wyłamuje barykadę: { aliens-door }.
    }
   *[false] { $kind ->
        [aliens-enemy-kind-blip] Sygnał wyrzuca { $die }, barykada trzyma: { aliens-door }.
        [aliens-enemy-kind-facehugger] Twarzołap wyrzuca { $die }, barykada trzyma: { aliens-door }.
       *[aliens-enemy-kind-alien] Obcy wyrzuca { $die }, barykada trzyma: { aliens-door }.
    }
}
aliens-heard-blip-speed-rolled = Na kości { $die }: taka jest szybkość sygnałów { NAME($face, case: "at") }.
aliens-heard-blip-spotted = { $aliens ->
    [one] Sygnał na { aliens-square } zostaje zauważony: { $aliens } Obcy.
    [few] Sygnał na { aliens-square } zostaje zauważony: { $aliens } Obcych.
    [many] Sygnał na { aliens-square } zostaje zauważony: { $aliens } Obcych.
   *[other] Sygnał na { aliens-square } zostaje zauważony: { $aliens } Obcego.
}
aliens-heard-alien-appeared = Kolejny Obcy wychodzi na { aliens-square }.
aliens-heard-blip-placed = Na { aliens-square } pojawia się sygnał.
aliens-heard-barricade-held = Na kości { $die }: barykada na { aliens-square } trzyma, sygnał nie przechodzi.
aliens-heard-barricade-broken = Na kości { $die }: barykada na { aliens-square } pęka, sygnał przechodzi.
aliens-heard-out-of-blips = W puli nie ma już sygnałów: te na planszy idą dalej.

## Czujnik ruchu.

aliens-heard-tracker-card-drawn = { $seat } dobiera { NAME($card) }: „{ NAME($card, case: "text") }”
aliens-heard-tracker-card-cancelled = Karta { NAME($card) } zostaje odrzucona bez efektu.
aliens-heard-tracker-card-discarded = Karta { NAME($card) } zostaje odrzucona.
aliens-heard-tracker-reshuffled = { $cards ->
    [one] Talia czujnika ruchu jest tasowana od nowa: { $cards } karta.
    [few] Talia czujnika ruchu jest tasowana od nowa: { $cards } karty.
    [many] Talia czujnika ruchu jest tasowana od nowa: { $cards } kart.
   *[other] Talia czujnika ruchu jest tasowana od nowa: { $cards } karty.
}
aliens-heard-tracker-looked-at = { $card ->
    [none] { $seat } ogląda kartę czujnika ruchu.
   *[card] { $seat } ogląda kartę czujnika ruchu, { NAME($card) }: „{ NAME($card, case: "text") }”
}
aliens-heard-tracker-put-back = { $place ->
    [aliens-put-back-place-top] { $seat } kładzie kartę na wierzch.
    [aliens-put-back-place-second] { $seat } zostawia kartę na miejscu.
   *[aliens-put-back-place-bottom] { $seat } kładzie kartę na spód.
}
aliens-heard-tracker-back-seen = Następna karta czujnika ruchu jest { NAME($level, case: "at") }.
aliens-heard-tunnel-opened = Na { aliens-square } otwiera się tunel.

## Po misji kampanii.

aliens-heard-card-saved = { $seat } ratuje kartę ze stosu kart odrzuconych: { NAME($card) }.
aliens-heard-card-removed = Karta odpada z kampanii: { NAME($card) }.
aliens-heard-card-brought = Karta wraca do kampanii: { NAME($card) }.
