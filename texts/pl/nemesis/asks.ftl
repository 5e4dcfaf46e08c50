### Pytania „Nemesis”.
###
### Pytanie jest zwrócone do tego, kto odpowiada; `.others` w paru słowach mówi pozostałym,
### co ta osoba wybiera. Kroki i rzuty nikogo o nic nie pytają, mówią tylko, co się dzieje,
### bez kropki na końcu. Odpowiedzi są w answers.ftl.

## Przygotowanie i tura.

nemesis-asks-forced-pass = Statkiem wstrząsa i pasujesz. Które karty odrzucasz?
    .others = odrzucanie kart przy wymuszonym pasie

## Ruch, hałas i drzwi.

nemesis-asks-motion-scanner = Rzut na hałas: { NAME($face) }. Przerzucasz dzięki czujnikowi ruchu?
    .others = decyzja o przerzucie hałasu
nemesis-asks-authorization = Które drzwi statku otwierasz albo zamykasz?
    .others = wybór drzwi statku
nemesis-asks-doors-of = Które drzwi pomieszczenia { $room } otwierasz lub zamykasz?
    .others = wybór drzwi

## Intruzi i walka.

nemesis-asks-attack-reaction = Atak na ciebie: „{ NAME($with) }”. Jak reagujesz?
    .others = reakcja na atak
nemesis-asks-further-shot = Trafienie. Strzelasz jeszcze raz za 1 nabój?
    .others = decyzja, czy strzelać dalej

## Ręce, przedmioty i karty.

nemesis-asks-alcohol-card = Którą kartę odrzucasz za „Alkohol”?
    .others = wybór karty do odrzucenia
nemesis-asks-military-drugs = { $discarded ->
    [0] Które karty odrzucasz, żeby dobrać tyle samo?
   *[other] Które jeszcze karty odrzucasz, żeby dobrać tyle samo? Odrzucono: { $discarded }.
}
    .others = wybór kart do odrzucenia
nemesis-asks-second-tile = Które jeszcze pomieszczenie oglądasz?
    .others = wybór drugiego pomieszczenia

## Silniki i kapsuły.

nemesis-asks-engine-order = Zamieniasz miejscami żetony? To { NAME($engine) }.
    .others = praca przy silniku
nemesis-asks-pod-boarding = Do której kapsuły wsiadasz i czy odpalasz ją od razu?
    .others = wsiadanie do kapsuły
nemesis-asks-pod-turn = Jesteś w kapsule. Co robisz?
    .others = czekanie w kapsule

## Ten, kto prowadzi Intruzów.

nemesis-asks-intruder-turn = Co robią Intruzi?
    .others = prowadzenie Intruzów
nemesis-asks-attack-choice = Którą kartę ataku wybierasz?
    .others = wybór karty ataku
nemesis-asks-planned-event = Które wydarzenie zachodzi?
    .others = wybór wydarzenia

## Kroki.

nemesis-asks-airlock = otwieranie śluzy pomieszczenia { $room }
nemesis-asks-intruder-attack = atakuje Intruz nr { $attacker }: { $on }
nemesis-asks-pod-door = wsiadanie do kapsuły: { $seat }
nemesis-asks-hibernation = zapadanie w hibernację: { $seat }
nemesis-asks-technical-noise = hałas w korytarzach technicznych
nemesis-asks-eclosion-deaths = larwy wydostają się na zewnątrz
nemesis-asks-eclosion = badanie każdego
nemesis-asks-intruder-attack-draw = dobieranie kart ataku dla gracza Intruzów
nemesis-asks-planning = dobieranie wydarzeń dla gracza Intruzów
nemesis-asks-jolt = statkiem wstrząsa
nemesis-asks-rush = zryw
nemesis-asks-second-plan = oglądanie planów: { $seat }
nemesis-asks-airlock-doors = zamykanie drzwi pomieszczenia { $room }
nemesis-asks-flood = Intruzi uciekają przed gaśnicami
nemesis-asks-repelled = wycofuje się Intruz nr { $figure }
nemesis-asks-further-look = tajne oględziny: { $seat }

## Rzuty i karty.

nemesis-asks-pod-draw = losowanie kapsuły ratunkowej
nemesis-asks-noise-reroll = przerzut hałasu: { $seat }
nemesis-asks-attack-look = karta ataku dla gracza Intruzów
nemesis-asks-planning-draw = karta wydarzenia dla gracza Intruzów
nemesis-asks-alcohol-scan = skanowanie karty skażenia: { $seat }
nemesis-asks-eclosion-draw = odkrywanie kart: { $seat }
nemesis-asks-look = tajne spojrzenie: { $seat }
nemesis-asks-research = odkrywanie słabości: { NAME($object) }
nemesis-asks-intruder-card-draw = karta dla gracza Intruzów
nemesis-asks-engine-reveal = sprawdzanie: { NAME($engine) }
nemesis-asks-coordinates-reveal = odkrywanie koordynatów
