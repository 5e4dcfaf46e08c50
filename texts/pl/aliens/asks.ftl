### Pytania gry „Aliens: Kolejny cudowny dzień w Korpusie”.
###
### Pytanie jest skierowane do tego, kto ma odpowiedzieć; `.others` w kilku słowach mówi
### pozostałym, co ta osoba wybiera. Kroki i rzuty nikogo nie pytają, mówią tylko, co się
### dzieje, bez kropki na końcu. Odpowiedzi są w answers.ftl.

## Przed pierwszą turą.

aliens-asks-hero-choice = Kim grasz?
    .others = wybór bohatera
aliens-asks-team-choice = Kto jest odcięty w gnieździe?
    .others = wybór odciętej grupy
aliens-asks-preparation = W co wyposażasz oddział?
    .others = wyposażanie oddziału
aliens-asks-gun-placing = Gdzie stoi { NAME($gun) }?
    .others = wybór miejsca dla { NAME($gun, case: "gen") }
aliens-asks-gun-facing = Dokąd zwrócone jest { NAME($gun) }?
    .others = wybór kierunku dla { NAME($gun, case: "gen") }
aliens-asks-hero-placing = Gdzie zaczyna { NAME($hero) }?
    .others = wybór miejsca dla { NAME($hero, case: "gen") }
aliens-asks-grunt-placing = Który rekrut gdzie zaczyna?
    .others = rozstawianie rekrutów

## Kto kim gra i czyja kolej.

aliens-asks-new-hero = Który rekrut zostaje twoim bohaterem?
    .others = wybór nowego bohatera
aliens-asks-first-player = Kto zaczyna?
    .others = wybór pierwszego gracza
aliens-asks-hero-order = Kogo aktywujesz?
    .others = wybór aktywowanej postaci
aliens-asks-remaining-grunt = Który rekrut jest następny i kto go aktywuje?
    .others = wybór następnego rekruta
aliens-asks-grunt-order = { $grunts-left ->
    [one] Którego rekruta prowadzi { NAME($grunts-hero) }? Można jeszcze { $grunts-left }.
    [few] Którego rekruta prowadzi { NAME($grunts-hero) }? Można jeszcze { $grunts-left }.
    [many] Którego rekruta prowadzi { NAME($grunts-hero) }? Można jeszcze { $grunts-left }.
   *[other] Którego rekruta prowadzi { NAME($grunts-hero) }? Można jeszcze { $grunts-left }.
}
    .others = wybór rekruta

## Aktywacja.

aliens-asks-next-ability = Która zdolność jest następna?
    .others = wybór zdolności
aliens-asks-equip-step = Jakie wyposażenie zmieniasz?
    .others = wyposażanie
aliens-asks-next-action = Co robisz?
    .others = wybór Akcji
aliens-asks-next-step = { $movement-left ->
    [one] Dokąd idzie { NAME($movement-character) }? Zostało { $movement-left } pole.
    [few] Dokąd idzie { NAME($movement-character) }? Zostały { $movement-left } pola.
    [many] Dokąd idzie { NAME($movement-character) }? Zostało { $movement-left } pól.
   *[other] Dokąd idzie { NAME($movement-character) }? Zostało { $movement-left } pola.
}
    .others = wybór drogi dla { NAME($movement-character, case: "gen") }
aliens-asks-weapon-question = Po jaką broń sięga { NAME($attacker) }?
    .others = wybór broni
aliens-asks-target-choice = { $aiming-weapon ->
    [aliens-weapon-m40-grenades] Gdzie { NAME($aiming-attacker) } rzuca granat?
    [aliens-weapon-m56-smart-gun] Gdzie { NAME($aiming-attacker) } celuje ze { NAME($aiming-weapon, case: "gen") }?
    [aliens-weapon-ithaca37-shotgun] Gdzie { NAME($aiming-attacker) } celuje ze { NAME($aiming-weapon, case: "gen") }?
   *[aliens-weapon-m41a-pulse-rifle] Gdzie { NAME($aiming-attacker) } celuje z { NAME($aiming-weapon, case: "gen") }?
}
    .others = wybór celu
aliens-asks-spare-choice = Czy { NAME($shot-attacker) } oszczędza swoich?
    .others = wybór, kogo oszczędzić
aliens-asks-reroll = { NAME($shot-attacker) } chybia. Którą kartę wyczerpujesz, aby przerzucić?
    .others = decyzja o przerzucie
aliens-asks-blast-reroll = { NAME($roll-shot-attacker) } chybia. Którą kartę wyczerpujesz, aby przerzucić?
    .others = decyzja o przerzucie
aliens-asks-full-auto = Trafienie. Czy { NAME($shot-attacker) } strzela dalej za 1 kartę?
    .others = decyzja o dalszym ostrzale
aliens-asks-grenade-offer = Gdzie { NAME($attacker) } rzuca granat w Darmowej Akcji?
    .others = decyzja o granacie
aliens-asks-seal-question = Co { NAME($character) } spawa albo odblokowuje?
    .others = wybór, co zaspawać
aliens-asks-draw-more = { $left ->
    [one] Dobierasz kartę? Można jeszcze { $left }.
    [few] Dobierasz kartę? Można jeszcze { $left }.
    [many] Dobierasz kartę? Można jeszcze { $left }.
   *[other] Dobierasz kartę? Można jeszcze { $left }.
}
    .others = decyzja o dobraniu karty
aliens-asks-recover-more = { $recovering-from ->
    [aliens-recover-from-hand] Którą kartę z ręki odzyskujesz?
   *[aliens-recover-from-exhaust] { $recovering-left ->
        [one] Którą kartę odzyskujesz? Można jeszcze { $recovering-left }.
        [few] Którą kartę odzyskujesz? Można jeszcze { $recovering-left }.
        [many] Którą kartę odzyskujesz? Można jeszcze { $recovering-left }.
       *[other] Którą kartę odzyskujesz? Można jeszcze { $recovering-left }.
    }
}
    .others = wybór karty do odzyskania
aliens-asks-search-choice = Którą kartę bierzesz ze stosu wyczerpania? Rodzaj: { NAME($search-sought) }.
    .others = przeszukiwanie stosu wyczerpania
aliens-asks-gear-choice = Który sprzęt traci { NAME($character) }?
    .others = wybór traconego sprzętu
aliens-asks-pull = Kogo Newt sprowadza bliżej? To wyczerpuje 2 karty.
    .others = wybór, kogo prowadzi Newt
aliens-asks-pull-square = Dokąd idzie { NAME($pull-character) }?
    .others = wybór drogi dla { NAME($pull-character, case: "gen") }
aliens-asks-scan = Który sygnał misji odkrywasz?
    .others = wybór sygnału misji
aliens-asks-crate-equip = Co { NAME($character) } zakłada od razu?
    .others = wybór znaleziska
aliens-asks-put-back = { $from-top ->
    [0] { $look-cost ->
        [0] Dokąd trafia obejrzana karta?
       *[other] Dokąd trafia obejrzana karta? Spód kosztuje { $look-cost }.
    }
   *[1] Dokąd trafia druga z dwóch kart?
}
    .others = odkładanie karty czujnika ruchu
aliens-asks-last-put-back = A dokąd trafia pierwsza karta?
    .others = odkładanie karty czujnika ruchu
aliens-asks-react-window = { $window-moment ->
    [aliens-window-alien-phase-start] Zaczyna się Faza Obcych. Zagrywasz wydarzenie?
    [aliens-window-defence-roll-failed] Rzut obronny jest nieudany. Zagrywasz wydarzenie?
    [aliens-window-alien-adjacent] Obcy jest obok postaci. Zagrywasz wydarzenie?
    [aliens-window-tracker-card-drawn] Dobrano kartę czujnika ruchu. Zagrywasz wydarzenie?
    [aliens-window-end-check] Cały oddział leży. Zagrywasz wydarzenie?
   *[aliens-window-running-out] Karty zaraz się skończą. Zagrywasz wydarzenie?
}
    .others = decyzja o reakcji
    .own = Nie masz czym zareagować, ale nikt się o tym nie dowie.

## Wybory za wrogów.

aliens-asks-stand-up-order = Kto jest następny: wstaje albo trafia do niewoli?
    .others = wybór kolejności
aliens-asks-captor = Który Obcy porywa { NAME($character, case: "acc") }?
    .others = wybór Obcego
aliens-asks-alien-order = Który Obcy działa następny?
    .others = wybór Obcego
aliens-asks-route-choice = Dokąd idzie wróg?
    .others = wybór drogi wroga
aliens-asks-shooter-order = Kto strzela pierwszy?
    .others = wybór pierwszego strzelca
aliens-asks-defensive-shot = Czy { NAME($shooter) } strzela do Obcego?
    .others = decyzja o strzale: { NAME($shooter) }
aliens-asks-victim = Kogo atakuje Obcy?
    .others = wybór ofiary Obcego
aliens-asks-board-order = Na której planszy ruszają się teraz sygnały?
    .others = wybór planszy
aliens-asks-blip-order = Który sygnał rusza się następny { NAME($blips-face, case: "at") }?
    .others = wybór sygnału
aliens-asks-signal-hero = Kogo dotyczy karta czujnika ruchu?
    .others = wybór, kogo dotyczy karta
aliens-asks-signal-point = Który z najbliższych punktów wprowadzenia?
    .others = wybór punktu wprowadzenia
aliens-asks-nearest-point = Który z punktów wprowadzenia najbliższych { NAME($character, case: "gen") }?
    .others = wybór punktu wprowadzenia
aliens-asks-tunnel-square = Gdzie otwiera się tunel?
    .others = wybór pola dla tunelu
aliens-asks-blip-square = Gdzie pojawia się sygnał?
    .others = wybór pola dla sygnału
aliens-asks-extra-alien-square = Gdzie wychodzi następny Obcy?
    .others = wybór pola dla Obcego

## Kroki: przebieg gry.

aliens-asks-set-up = przygotowanie gry
aliens-asks-choosing = wybór bohatera: { $seat }
aliens-asks-team-forming = podział na grupy
aliens-asks-preparing = wyposażanie oddziału
aliens-asks-turn = tura trwa
aliens-asks-marine-phase = Faza Marines
aliens-asks-hero-turn = aktywacja bohaterów: { $seat }
aliens-asks-remaining-grunts = aktywacja pozostałych rekrutów
aliens-asks-activating = aktywacja { NAME($character, case: "gen") }: { NAME($stage) }
aliens-asks-abilities = zdolności: { NAME($heading) }
aliens-asks-recover-and-draw = odzyskiwanie kart, potem dobieranie
aliens-asks-equipping = wyposażanie
aliens-asks-acting = Akcje
aliens-asks-grunts-by-rank = { NAME($hero) } prowadzi rekrutów
aliens-asks-alien-phase = Faza Obcych
aliens-asks-then-stand-ups = zanim ktoś wstanie albo kogoś porwą
aliens-asks-stand-ups = kto wstaje, a kogo porywają
aliens-asks-aliens-act = Obcy działają
aliens-asks-alien-turn = wróg działa
aliens-asks-enemy-move = wróg się porusza
aliens-asks-defensive-fire = Ogień Defensywny
aliens-asks-alien-attack = Obcy atakuje
aliens-asks-defending = postać się broni
aliens-asks-blips-act = sygnały się poruszają
aliens-asks-board-blips = sygnały { NAME($face, case: "at") } się poruszają
aliens-asks-tracker-step = karty czujnika ruchu
aliens-asks-end-phase = Faza Końcowa
aliens-asks-game-over = koniec gry

## Kroki: co robią postacie.

aliens-asks-movement = { NAME($character) } idzie
aliens-asks-after-step = wszyscy rozglądają się po kroku
aliens-asks-guns-fire = działka szukają celu
aliens-asks-upkeep = wszyscy się rozglądają
aliens-asks-extra-aliens = z sygnału wychodzą kolejni Obcy
aliens-asks-weapon-choice = { NAME($attacker) } sięga po broń
aliens-asks-aiming = { NAME($attacker) } celuje
aliens-asks-attack = { NAME($shot-attacker) } atakuje
aliens-asks-burst = { NAME($shot-attacker) } strzela serią
aliens-asks-spare = { NAME($shot-attacker) } patrzy, kto jest w polu rażenia
aliens-asks-blast-end = dym opada
aliens-asks-seal-choice = { NAME($character) } bierze się do spawania
aliens-asks-rest = { NAME($character) } odpoczywa
aliens-asks-recovering = odzyskiwanie kart: { $seat }
aliens-asks-pulling = Newt szuka drogi
aliens-asks-pull-step = { NAME($character) } idzie za Newt
aliens-asks-event-played = { $seat } zagrywa „{ NAME($play-event) }”
aliens-asks-window-opens = czas na wydarzenia: { NAME($moment) }
aliens-asks-crate-find = { NAME($character) } przeszukuje skrzynię

## Kroki: karty, sygnały i czujnik ruchu.

aliens-asks-hazard-effect = zagrożenie: „{ NAME($hazard) }”
aliens-asks-gear-loss = { NAME($character) } traci sprzęt
aliens-asks-nearest-entry = w pobliżu pojawia się sygnał
aliens-asks-exhaust = wyczerpywanie kart
aliens-asks-drain = wyczerpywanie kart
aliens-asks-recovery = odzyskiwanie kart
aliens-asks-deck-discard = odrzucanie z talii wytrzymałości
aliens-asks-drawing = dobieranie kart: { $seat }
aliens-asks-reveal = odkrywanie karty
aliens-asks-revealed = karta jest odkryta
aliens-asks-exhaust-search = przeszukiwanie stosu wyczerpania: { $seat }
aliens-asks-reshuffle = tasowanie talii wytrzymałości
aliens-asks-exhaust-shuffle = tasowanie stosu wyczerpania
aliens-asks-resolving = działa karta czujnika ruchu
aliens-asks-nearest-signal = szukanie najbliższego punktu wprowadzenia
aliens-asks-tunnel-placing = otwiera się tunel
aliens-asks-blip-entry = wchodzi sygnał
aliens-asks-blip-arrived = sygnał jest na miejscu
aliens-asks-card-moves = karta czujnika ruchu porusza wrogów
aliens-asks-tracker-look = oglądanie talii czujnika ruchu: { $seat }
aliens-asks-top-back = rzut oka na rewers wierzchniej karty

## Rzuty i karty, które wybiera los.

aliens-asks-captive-draw = losowanie jeńca
aliens-asks-card-draw = dobieranie karty: { $drawing-seat }
aliens-asks-card-revealed = odwracanie karty
aliens-asks-overdrawn = odrzucanie ze stosu wyczerpania
aliens-asks-top-discarded = odrzucanie karty
aliens-asks-settling = porządkowanie stosu wyczerpania
aliens-asks-loose-card = tasowanie stosu wyczerpania
aliens-asks-searched-card = przeszukiwanie stosu wyczerpania: { $search-seat }
aliens-asks-hand-loss = utrata losowej karty z ręki: { $seat }
aliens-asks-hazard-return = zagrożenie wraca
aliens-asks-attack-roll = rzut na trafienie: { NAME($shot-attacker) }
aliens-asks-blast-roll = rzut ataku obszarowego: { NAME($shot-attacker) }
aliens-asks-gun-roll = rzut { NAME($gun, case: "gen") }
aliens-asks-barricade-test = { NAME($character) } pracuje przy barykadzie
aliens-asks-computer-test = { NAME($character) } pracuje przy komputerze
aliens-asks-cocoon-test = { NAME($character) } rozcina kokon: { NAME($captive) }
aliens-asks-defence-roll = rzut obronny: { NAME($character) }
aliens-asks-blip-speed = rzut na szybkość sygnałów { NAME($face, case: "at") }
aliens-asks-door-breaking = wróg napiera na drzwi
aliens-asks-entry-roll = rzut, czy barykada wytrzyma
aliens-asks-landing = rzut, gdzie wyląduje statek
aliens-asks-blip-draw = losowanie sygnału
aliens-asks-mission-blip-turned = odkrywanie sygnału misji
aliens-asks-tracker-draw = karta czujnika ruchu: { $seat }
aliens-asks-looked-at = oglądanie karty czujnika ruchu: { $look-seat }
aliens-asks-back-seen = rzut oka na rewers wierzchniej karty

## Po misji kampanii.

aliens-asks-saved-card = Którą kartę ratujesz ze stosu kart odrzuconych?
    .others = wybór ratowanej karty
aliens-asks-debriefing = podsumowanie misji
aliens-asks-card-removed = losowanie karty, która odpada z kampanii
aliens-asks-card-returned = losowanie karty, która wraca do kampanii
