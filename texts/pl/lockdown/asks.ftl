### Pytania Lockdown, których Nemesis nie zadaje.
###
### Pytanie jest zwrócone do tego, kto odpowiada; `.others` w paru słowach mówi pozostałym, co ta osoba
### wybiera. Kroki i rzuty nikogo o nic nie pytają, mówią tylko, co się dzieje, bez kropki na końcu.

## Światło, ataki i walka.

lockdown-asks-light-source = Tu jest ciemno. Zapalasz światło?
    .others = decyzja o świetle
    .own = Nie masz światła, ale nikt się o tym nie dowie.
lockdown-asks-before-the-card = Zaraz nastąpi atak na ciebie. W kogo trafi?
    .others = reakcja na atak
lockdown-asks-reaction = Atak na ciebie. Jak reagujesz?
    .others = reakcja na atak
lockdown-asks-frenzy-reaction = Atak z zaskoczenia trafia wszystkich tutaj. Jak reagujesz?
    .others = reakcja na atak
lockdown-asks-second-die = Zużywasz jeszcze 1 nabój za drugą kość?
    .others = decyzja o drugiej kości
lockdown-asks-die-choice = Która kość się liczy: { NAME($first) } czy { NAME($second) }?
    .others = wybór kości
lockdown-asks-advantage = Wypadło: { NAME($face) }. Którą kartę odrzucasz, żeby uderzyć mocniej?
    .others = decyzja o przewadze
lockdown-asks-event-reaction = W ciemności wydarzenie robi jeszcze więcej. Unikasz tego?
    .others = reakcja na wydarzenie w ciemności
lockdown-asks-panic-loss = Ogarnia cię panika. Co tracisz?
    .others = strata w panice

## Pomieszczenia, energia i komputery.

lockdown-asks-redistribution = Gdzie trafią cztery żetony energii?
    .others = rozdzielanie energii
lockdown-asks-research-consent = To, co niesiesz, zostanie zbadane i zużyte: { NAME($object) }. Zgadzasz się?
    .others = decyzja o badaniu
lockdown-asks-ride-along = Winda jedzie na { NAME($ride-to) }. Jedziesz z nią?
    .others = decyzja o windzie
lockdown-asks-css-move = Dokąd trafi żeton wysyłki z pola { $space }?
    .others = przesuwanie żetonu wysyłki
lockdown-asks-craft-here = Co tworzysz z jednego tylko komponentu?
    .others = tworzenie w Repozytorium
lockdown-asks-bypass = Której linii komputera używasz teraz?
    .others = używanie komputera
lockdown-asks-top-order = Która z dwóch kart trafi na wierzch?
    .others = odkładanie dwóch kart
lockdown-asks-quiet-in-the-dark = Jest ciemno, a zaraz narobisz hałasu. Czy siedzisz cicho?
    .others = decyzja, czy robić hałas
lockdown-asks-shedding = Którą kartę skażenia odrzucasz?
    .others = odrzucanie karty skażenia
lockdown-asks-slip-consent = { $seat } odwraca uwagę. Wymykasz się { lockdown-through }?
    .others = decyzja, czy się wymknąć
lockdown-asks-token-ignored = Czy pomijasz działanie żetonu eksploracji?
    .others = decyzja o żetonie eksploracji

## Kroki.

lockdown-asks-intruder-attack = atakuje Intruz: { $on }
lockdown-asks-dark-part = skutek ataku w ciemności: „{ NAME($with) }”
lockdown-asks-retaliation = oddaje cios Intruz nr { $figure }: { $seat }
lockdown-asks-pursuit = pościg, Intruz nr { $figure }: { $after }
lockdown-asks-attack-over = koniec ataku
lockdown-asks-emergence = w pomieszczeniu { $room } pojawia się Pełzacz
lockdown-asks-rout = Intruzi się wycofują
lockdown-asks-card-action = zagrywanie karty „{ NAME($card) }”
lockdown-asks-room-action = akcja pomieszczenia { $room }: { $seat }
lockdown-asks-computer-action = używanie komputera: { $seat }
lockdown-asks-next-card = następna karta komputera
lockdown-asks-code-take = żeton kodu reagowania trafia do gracza: { $seat }
lockdown-asks-codes-look = oglądanie cudzych kodów reagowania ({ $of }): { $seat }
lockdown-asks-ride = jazda windą, { NAME($to) }
lockdown-asks-cave-noise = wyjście z jaskiń: { $seat }
lockdown-asks-vent-doors = zamykanie drzwi pomieszczenia { $room }
lockdown-asks-quarantine-doors = zamykanie drzwi pomieszczenia { $room }
lockdown-asks-venting = uchodzi powietrze
lockdown-asks-defense-fire = system obrony uderza w pomieszczenie { $room }
lockdown-asks-workshop = tworzenie przedmiotów w Repozytorium
lockdown-asks-attempt = próba ratunku: { $seat }
lockdown-asks-boarding = wsiadanie, { NAME($pod) }: { $seat }
lockdown-asks-recovery = przebudzenie po operacji: { $seat }
lockdown-asks-second-tile = oglądanie drugiego pomieszczenia: { $seat }
lockdown-asks-tour = rusza oprowadzanie: { $seat }
lockdown-asks-tour-arrival = oprowadzanie dociera na miejsce
lockdown-asks-css-launch = odlot kontenerów
lockdown-asks-launch = odlot kontenerów: { NAME($token) }
lockdown-asks-time-passes = czas płynie
lockdown-asks-noise-removal = hałas cichnie
lockdown-asks-event-lights = światło przeciw wydarzeniu „{ NAME($event) }”
lockdown-asks-dark-event = skutek wydarzenia w ciemności: „{ NAME($event) }”
lockdown-asks-shell = badanie każdego: { $seat }
lockdown-asks-frenzy = szał w pomieszczeniu { $room }
lockdown-asks-item-action = używanie przedmiotu „{ NAME($item-item) }” ({ NAME($item-back) })
lockdown-asks-scorch = ładunek termitowy płonie
lockdown-asks-shock = { lockdown-asks-tased }
lockdown-asks-drone-token = { lockdown-asks-token-look }
lockdown-asks-cheat-look = oglądanie kart komputera: { $seat }

## Rzuty i karty.

lockdown-asks-power-deal = rozkładanie energii: { NAME($area) }
lockdown-asks-first-weakness = pierwsza słabość
lockdown-asks-first-computer-card = pierwsza karta komputera
lockdown-asks-code-deal = rozdawanie żetonu kodu reagowania: { $seat }
lockdown-asks-code-turn-up = odkrywanie żetonu kodu reagowania
lockdown-asks-advantage-roll = rzut kością przewagi: { $shot-seat }
lockdown-asks-computer-draw = karta komputera
lockdown-asks-code-look = oglądanie żetonu kodu reagowania: { $seat }
lockdown-asks-css-look = oglądanie żetonu wysyłki: { $seat }
lockdown-asks-tile-look = oglądanie pomieszczenia { $room }: { $seat }
lockdown-asks-attack-look = oglądanie karty ataku: { $seat }
lockdown-asks-css-reveal = odkrywanie żetonu wysyłki na polu { $space }
lockdown-asks-weakness-reveal = odkrywanie słabości { $slot }
lockdown-asks-shell-draw = odkrywanie kart: { $seat }
lockdown-asks-code-reveal = odkrywanie obowiązującego kodu reagowania
lockdown-asks-token-look = oglądanie żetonu eksploracji pomieszczenia { $room }: { $seat }
lockdown-asks-surface-token-look = { lockdown-asks-token-look }
lockdown-asks-pill-draw = { lockdown-asks-card-draw }
lockdown-asks-cheat-draw = { lockdown-asks-cheat-look }

## „Zawodzenie” i „Kody na skróty”.

lockdown-asks-wail-noise = { $left ->
    [one] W którym korytarzu hałasujesz? Został { $left }.
    [few] W którym korytarzu hałasujesz? Zostały { $left }.
   *[many] W którym korytarzu hałasujesz? Zostało { $left }.
}
    .others = wybór korytarzy na hałas
lockdown-asks-cheat-choice = Która karta komputera leży odkryta?
    .others = wybór karty komputera
lockdown-asks-cheat-order = Która z dwóch pozostałych kart trafia pod talię pierwsza?
    .others = odkładanie dwóch kart komputera
lockdown-asks-cheat-use = Której linii komputera używasz?
    .others = używanie komputera

## Powierzchnia Marsa.

lockdown-asks-surface-arrival = rozglądanie się na powierzchni: { $arrival-seat }
lockdown-asks-surface-card-effect = karta powierzchni „{ NAME($card) }”
lockdown-asks-surface-card-end = odrzucanie karty powierzchni „{ NAME($card) }”
lockdown-asks-buried = kopanie w piasku: { $seat }
lockdown-asks-surface-roll = rzut kością powierzchni: { $seat }
lockdown-asks-surface-token-reveal = { lockdown-asks-token-reveal }
lockdown-asks-surface-card-draw = karta powierzchni: { $seat }
lockdown-asks-dust-loss = Pył jest wszędzie. Którą kartę odrzucasz?
    .others = odrzucanie karty w pyle
lockdown-asks-tracks-noise = { $left ->
    [one] W której strefie hałasujesz? Została { $left }.
    [few] W której strefie hałasujesz? Zostały { $left }.
   *[many] W której strefie hałasujesz? Zostało { $left }.
}
    .others = wybór stref na hałas
lockdown-asks-static-loss = Lecą iskry. Który przedmiot traci 1 nabój lub ładunek?
    .others = utrata naboju lub ładunku
