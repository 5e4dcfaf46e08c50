### O co Nemesis i Lockdown pytają tak samo, jak w plikach samych gier.

## Pytania, kroki i rzuty.

nemesis-kit-asks-draft = Którą postacią grasz: { NAME($first) } czy { NAME($second) }?
    .others = wybór postaci
nemesis-kit-asks-door-taken = Wszystkie drzwi są już w użyciu. Z którego korytarza bierzesz jedne?
    .others = wybór drzwi do zabrania
nemesis-kit-asks-objective-choice = Który cel zatrzymujesz?
    .others = wybór celu
nemesis-kit-asks-shot-reroll = Wypadło: { NAME($face) }. Przerzucasz?
    .others = decyzja o przerzucie
nemesis-kit-asks-extra-round = Wypadło: { NAME($face) }. Zużywasz jeszcze 1 nabój za 1 obrażenie więcej?
    .others = decyzja o dodatkowym naboju
nemesis-kit-asks-hands-full = Masz pełne ręce. Co upuszczasz?
    .others = wybór, co trzymać
nemesis-kit-asks-hand-lost = Masz sprawną tylko jedną rękę. Co upuszczasz?
    .others = wybór, co upuścić
nemesis-kit-asks-keep-one = Który przedmiot zatrzymujesz?
    .others = wybór przedmiotu
nemesis-kit-asks-trading = Co oferujesz albo pokazujesz?
    .others = wymiana
nemesis-kit-asks-trade-reply = { $from } składa ci ofertę. Co odpowiadasz?
    .others = odpowiedź na ofertę
nemesis-kit-asks-trade-agreement = { $to } proponuje coś w zamian. Zgadzasz się?
    .others = decyzja o wymianie
nemesis-kit-asks-trade-hands = Masz pełne ręce. Co upuszczasz, żeby wziąć to, co dostajesz?
    .others = wybór, co trzymać
nemesis-kit-asks-exchange = rzeczy przechodzą z rąk do rąk
nemesis-kit-asks-set-up = przygotowanie gry
nemesis-kit-asks-encounter = spotkanie: { $seat }
nemesis-kit-asks-meeting = spotkanie z Intruzem: { $seat }
nemesis-kit-asks-injury-check = sprawdzanie, czy ginie Intruz nr { $figure }
nemesis-kit-asks-wounds = odnoszenie ran: { $seat }
nemesis-kit-asks-death = śmierć: { $seat }
nemesis-kit-asks-larva-death = larwa wydostaje się na zewnątrz: { $seat }
nemesis-kit-asks-find = dobieranie przedmiotów: { $seat }
nemesis-kit-asks-event-effect = skutek wydarzenia „{ NAME($event) }”
nemesis-kit-asks-victory-check = sprawdzanie zwycięstwa
nemesis-kit-asks-set-aside = odkładanie żetonu z worka Intruzów
nemesis-kit-asks-bag-fill = napełnianie worka Intruzów
nemesis-kit-asks-number-deal = numer gracza: { $seat }
nemesis-kit-asks-objective-deal = rozdawanie celu: { $seat }
nemesis-kit-asks-common-objective = wspólny cel
nemesis-kit-asks-draft-draw = karta postaci: { $seat }
nemesis-kit-asks-noise-roll = rzut na hałas: { $seat }
nemesis-kit-asks-encounter-draw = losowanie z worka Intruzów: { $seat }
nemesis-kit-asks-token-return = zwrot żetonu do worka Intruzów
nemesis-kit-asks-attack-draw = karta ataku Intruzów
nemesis-kit-asks-endurance-draw = karta na wytrzymałość
nemesis-kit-asks-retreat-draw = karta na odwrót, Intruz nr { $figure }
nemesis-kit-asks-event-look = wierzchnia karta wydarzenia: { $seat }
nemesis-kit-asks-shot-roll = rzut kością walki: { $shot-seat }
nemesis-kit-asks-wound-draw = karta ciężkiej rany: { $seat }
nemesis-kit-asks-scan = skanowanie karty skażenia: { $seat }
nemesis-kit-asks-final-draw = ostatnie badanie: { $seat }
nemesis-kit-asks-item-draw = karta przedmiotu: { $find-seat }
nemesis-kit-asks-careful-noise = W którym korytarzu hałasujesz?
    .others = wybór korytarza na hałas
nemesis-kit-asks-movement = ruch do pomieszczenia { $to }: { $seat }
nemesis-kit-asks-arrival = wejście do pomieszczenia: { $seat }
nemesis-kit-asks-tile-reveal = odkrywanie pomieszczenia { $room }
nemesis-kit-asks-token-reveal = odkrywanie żetonu eksploracji pomieszczenia { $room }
nemesis-kit-asks-consent = { $cover-actor } osłania ogniem. Idziesz { nemesis-kit-cover-through }?
    .others = decyzja, czy iść
nemesis-kit-asks-covering-weapon = Z której broni osłaniasz?
    .others = wybór broni
nemesis-kit-asks-event-placement = Gdzie kładziesz kartę wydarzenia?
    .others = wybór miejsca dla karty wydarzenia
nemesis-kit-asks-draw-each = każdy dobiera kartę
nemesis-kit-asks-follower = idzie razem: { $seat }
nemesis-kit-asks-card-draw = dobieranie karty: { $seat }
nemesis-kit-asks-turn = Co robisz?
    .others = wybór akcji
nemesis-kit-asks-payment = { $left ->
    [one] Którą kartę odrzucasz jako koszt? Została { $left }.
    [few] Którą kartę odrzucasz jako koszt? Zostały { $left }.
   *[many] Którą kartę odrzucasz jako koszt? Zostało { $left }.
}
    .others = opłacanie akcji
nemesis-kit-asks-interruption = Zagrywasz „Przerwanie”? { $against } straci akcję.
    .others = decyzja, czy przerwać akcję
    .own = Nie masz czym przerwać, ale nikt się o tym nie dowie.
nemesis-kit-asks-passing = Pasujesz. Które karty odrzucasz?
    .others = odrzucanie kart przy pasie
nemesis-kit-asks-round-start = początek rundy
nemesis-kit-asks-hand-refill = dobieranie kart
nemesis-kit-asks-turn-order = ustalanie, kto następny
nemesis-kit-asks-declared = ogłaszanie akcji
nemesis-kit-asks-deed = wykonywanie akcji
nemesis-kit-asks-action-end = kończenie akcji
nemesis-kit-asks-turn-end = koniec tury
nemesis-kit-asks-player-phase-end = koniec fazy graczy
nemesis-kit-asks-event-phase = faza wydarzeń: { NAME($step) }
nemesis-kit-asks-event-attacks = Intruzi atakują
nemesis-kit-asks-fire-damage = pożar szaleje
nemesis-kit-asks-event-card = wydarzenie „{ NAME($event) }”
nemesis-kit-asks-event-end = koniec wydarzenia „{ NAME($event) }”
nemesis-kit-asks-bag-noise = rzuty na hałas z worka Intruzów
nemesis-kit-asks-blast = wybuch
nemesis-kit-asks-lure = wabik w pomieszczeniu { $room }
nemesis-kit-asks-tased = porażenie, Intruz nr { $figure }
nemesis-kit-asks-bag-draw = rozwój worka Intruzów
nemesis-kit-asks-event-draw = karta wydarzenia
nemesis-kit-asks-melee-roll = rzut kością walki: { $seat }
nemesis-kit-asks-smoke-discard = Pomieszczenie wypełnia dym. Którą kartę odrzucasz?
    .others = odrzucanie karty w dymie
nemesis-kit-asks-smoke = dym wypełnia pomieszczenie
nemesis-kit-asks-summoning = wezwanie Intruza w pomieszczeniu { $room }
nemesis-kit-asks-attack-effect = skutek ataku „{ NAME($with) }”
# Którędy ktoś idzie: przez korytarz albo ścieżką na powierzchni, która nie ma numeru.
nemesis-kit-cover-through = { $cover-corridor ->
    [5] ścieżką A
    [6] ścieżką B
    [7] ścieżką C
    [8] ścieżką D
    [9] ścieżką E
   *[other] przez korytarz { $cover-corridor }
}
