### Co dzieje się w grze Alien Frontiers: zdanie na każde zdarzenie, w czasie teraźniejszym.
###
### $seat, $owner, $other-owner, a przy kradzieży także $from to imiona wpisane przez ludzi:
### nie odmieniają się. Imię jest podmiotem, stoi za dwukropkiem albo w nawiasie. Nazwy kart
### stoją w cudzysłowie i też się nie odmieniają. $ship to numer, statek 7 to Statek-Relikt.

alien-frontiers-heard-first-player-chosen = { $seat } zaczyna grę.
alien-frontiers-heard-card-displayed = Odkryta zostaje karta „{ NAME($card) }”.
alien-frontiers-heard-card-dealt = { $seat } dostaje kartę „{ NAME($card) }”.
alien-frontiers-heard-turn-began = Runda { $round }, tura: { $seat }.
alien-frontiers-heard-ship-forfeited = { $ship ->
    [7] { $seat } traci Statek-Relikt: ze Stacji Terraformującej wraca on na Pustynię Burroughsa.
   *[own] { $seat } traci statek: ze Stacji Terraformującej wraca on do zapasu.
}
alien-frontiers-heard-fleet-gathered = { $ships-count ->
    [one] { $seat } zbiera { $ships-count } statek.
    [few] { $seat } zbiera { $ships-count } statki.
    [many] { $seat } zbiera { $ships-count } statków.
   *[other] { $seat } zbiera { $ships-count } statku.
}
alien-frontiers-heard-ship-rolled = { $ship ->
    [7] { $seat } rzuca kością Statku-Reliktu: { $value }.
   *[own] { $seat } wyrzuca { $value }.
}
alien-frontiers-heard-cache-counted = { $seat } otwiera Skrytkę Zasobów: nieparzystych – { $odd }, parzystych – { $even }.

## Dokowanie. Statki jako dopełnienie słowa „dokuje”: $value to najniższa z ich wartości; ile
## ich jest, wynika ze stacji.

alien-frontiers-docked-ships = { $station ->
    [alien-frontiers-station-colony-constructor] { $with ->
        [alien-frontiers-with-relic] statki { $value }-{ $value }-{ $value } (z Reliktem)
       *[alien-frontiers-with-own] statki { $value }-{ $value }-{ $value }
    }
    [alien-frontiers-station-shipyard] { $with ->
        [alien-frontiers-with-relic] statki { $value }-{ $value } (z Reliktem)
       *[alien-frontiers-with-own] statki { $value }-{ $value }
    }
    [alien-frontiers-station-orbital-market] { $with ->
        [alien-frontiers-with-relic] statki { $value }-{ $value } (z Reliktem)
       *[alien-frontiers-with-own] statki { $value }-{ $value }
    }
    [alien-frontiers-station-raiders-outpost] { $with ->
        [alien-frontiers-with-relic] statki { alien-frontiers-docked-run } (z Reliktem)
       *[alien-frontiers-with-own] statki { alien-frontiers-docked-run }
    }
   *[alien-frontiers-station-solar-converter] { $with ->
        [alien-frontiers-with-relic] Statek-Relikt ({ $value })
       *[alien-frontiers-with-own] statek { $value }
    }
}
alien-frontiers-docked-run = { $value ->
    [1] 1-2-3
    [2] 2-3-4
    [3] 3-4-5
   *[4] 4-5-6
}
alien-frontiers-heard-ships-docked = { $seat } dokuje { alien-frontiers-docked-ships } { NAME($station, case: "at") }.
alien-frontiers-heard-ship-teleported = { $ship ->
    [7] { $seat } teleportuje Statek-Relikt { NAME($from, case: "from") }.
   *[own] { $seat } teleportuje statek { NAME($from, case: "from") }.
}
alien-frontiers-heard-ships-displaced = { $ships-count ->
    [one] { $owner } musi opuścić Posterunek Najeźdźców: { $ships-count } statek trafia do Doku Naprawczego.
    [few] { $owner } musi opuścić Posterunek Najeźdźców: { $ships-count } statki trafiają do Doku Naprawczego.
    [many] { $owner } musi opuścić Posterunek Najeźdźców: { $ships-count } statków trafia do Doku Naprawczego.
   *[other] { $owner } musi opuścić Posterunek Najeźdźców: { $ships-count } statku trafia do Doku Naprawczego.
}

## Karty na stole.

alien-frontiers-heard-display-cycled = { $seat } odrzuca odkryte karty.
alien-frontiers-heard-pile-reshuffled = { $cards ->
    [one] Talia jest pusta: nową tworzy { $cards } odrzucona karta.
    [few] Talia jest pusta: nową tworzą { $cards } odrzucone karty po przetasowaniu.
    [many] Talia jest pusta: nową tworzy { $cards } odrzuconych kart po przetasowaniu.
   *[other] Talia jest pusta: nową tworzy { $cards } odrzuconej karty po przetasowaniu.
}
alien-frontiers-heard-card-claimed = { $seat } bierze kartę „{ NAME($card) }”.

## Paliwo i ruda. Dwa pierwsze to ilości w bierniku: „otrzymuje”, „płaci”, „zwraca”,
## „oddaje”.

alien-frontiers-amount-of-fuel = { $fuel ->
    [one] { $fuel } paliwo
    [few] { $fuel } paliwa
    [many] { $fuel } paliwa
   *[other] { $fuel } paliwa
}
alien-frontiers-amount-of-ore = { $ore ->
    [one] { $ore } rudę
    [few] { $ore } rudy
    [many] { $ore } rudy
   *[other] { $ore } rudy
}

alien-frontiers-heard-fuel-gained = { $seat } otrzymuje { alien-frontiers-amount-of-fuel }.
alien-frontiers-heard-ore-gained = { $seat } otrzymuje { alien-frontiers-amount-of-ore }.
alien-frontiers-heard-nothing-left-in-stock = { $seat } nic nie otrzymuje: zapas jest pusty.
alien-frontiers-heard-paid = { $fuel ->
    [0] { $seat } płaci { alien-frontiers-amount-of-ore }.
   *[other] { $ore ->
        [0] { $seat } płaci { alien-frontiers-amount-of-fuel }.
       *[other] { $seat } płaci { alien-frontiers-amount-of-fuel } i { alien-frontiers-amount-of-ore }.
    }
}
alien-frontiers-heard-traded = { $seat } wymienia { alien-frontiers-amount-of-fuel } na 1 rudę.
alien-frontiers-heard-resources-returned = { $fuel ->
    [0] { $seat } zwraca do zapasu { alien-frontiers-amount-of-ore }.
   *[other] { $ore ->
        [0] { $seat } zwraca do zapasu { alien-frontiers-amount-of-fuel }.
       *[other] { $seat } zwraca do zapasu { alien-frontiers-amount-of-fuel } i { alien-frontiers-amount-of-ore }.
    }
}

## Kolonie i terytoria.

alien-frontiers-heard-hub-started = { $seat } zaczyna przygotowywać kolonię w Ośrodku Kolonistów.
alien-frontiers-heard-hub-advanced = { $seat } przesuwa kolonię w Ośrodku Kolonistów na krąg { $to }.
alien-frontiers-heard-colony-launched = { $seat } wysyła kolonię { NAME($territory, case: "to") }.
alien-frontiers-heard-colony-placed = { $seat } umieszcza kolonię { NAME($territory, case: "at") }.
alien-frontiers-heard-hub-colony-placed = { $seat } zabiera ostatnią kolonię z Ośrodka Kolonistów i umieszcza ją { NAME($territory, case: "at") }.
alien-frontiers-heard-colony-moved = { $seat } przenosi kolonię ({ $owner }) { NAME($from, case: "from") } { NAME($to, case: "to") }.
alien-frontiers-heard-colonies-swapped = { $seat } zamienia miejscami kolonię { NAME($territory, case: "at") } ({ $owner }) i kolonię { NAME($other-territory, case: "at") } ({ $other-owner }).
alien-frontiers-heard-control-gained = { $seat } przejmuje kontrolę nad { NAME($territory, case: "ins") }.
alien-frontiers-heard-control-lost = { $seat } traci kontrolę nad { NAME($territory, case: "ins") }.
alien-frontiers-heard-score-changed = { $to ->
    [one] { $seat } ma teraz { $to } punkt, wcześniej – { $from }.
    [few] { $seat } ma teraz { $to } punkty, wcześniej – { $from }.
    [many] { $seat } ma teraz { $to } punktów, wcześniej – { $from }.
   *[other] { $seat } ma teraz { $to } punktu, wcześniej – { $from }.
}

## Statki pojawiają się i znikają.

alien-frontiers-heard-relic-bought = { $seat } kupuje Statek-Relikt.
alien-frontiers-heard-relic-went-home = { $seat } traci Statek-Relikt: wraca on na Pustynię Burroughsa.
alien-frontiers-heard-ship-built = { $seat } buduje statek.
alien-frontiers-heard-ship-shot = { $station ->
    [alien-frontiers-station-terraforming-station] { $ship ->
        [7] { $seat } strzela z Działa Plazmowego: { $owner } traci Statek-Relikt { NAME($station, case: "at") }.
       *[own] { $seat } strzela z Działa Plazmowego: { $owner } traci statek { NAME($station, case: "at") }.
    }
   *[alien-frontiers-station-solar-converter] { $ship ->
        [7] { $seat } strzela z Działa Plazmowego: { $owner } odprowadza Statek-Relikt { NAME($station, case: "from") } do Doku Naprawczego.
       *[own] { $seat } strzela z Działa Plazmowego: { $owner } odprowadza statek { NAME($station, case: "from") } do Doku Naprawczego.
    }
}
alien-frontiers-heard-ship-lost = { $ship ->
    [7] { $seat } oddaje ostatni strzał z Działa Plazmowego: { $owner } traci Statek-Relikt, który wraca na Pustynię Burroughsa.
   *[own] { $seat } oddaje ostatni strzał z Działa Plazmowego: { $owner } traci statek, który wraca do zapasu.
}
alien-frontiers-heard-ships-stranded = { $ships-count ->
    [one] { $seat } nie może zadokować { $ships-count } statku: trafia on do Doku Naprawczego.
    [few] { $seat } nie może zadokować { $ships-count } statków: trafiają one do Doku Naprawczego.
    [many] { $seat } nie może zadokować { $ships-count } statków: trafiają one do Doku Naprawczego.
   *[other] { $seat } nie może zadokować { $ships-count } statku: trafiają one do Doku Naprawczego.
}

## Najazdy.

alien-frontiers-heard-fuel-stolen = { $seat } najeżdża: { $from } oddaje { alien-frontiers-amount-of-fuel }.
alien-frontiers-heard-ore-stolen = { $seat } najeżdża: { $from } oddaje { alien-frontiers-amount-of-ore }.
alien-frontiers-heard-card-stolen = { $seat } najeżdża: { $from } oddaje kartę „{ NAME($card) }”.
alien-frontiers-heard-card-destroyed = { $seat } ma już kartę „{ NAME($card) }”: ta, którą oddaje { $from }, zostaje odrzucona.
alien-frontiers-heard-nothing-stolen = { $seat } niczego nie kradnie.

## Moce kart.

alien-frontiers-heard-power-used = { $seat } używa karty „{ NAME($card) }”.
alien-frontiers-heard-card-discarded = { $seat } odrzuca kartę „{ NAME($card) }”.
alien-frontiers-heard-card-recovered = { $seat } bierze ze stosu kart odrzuconych kartę „{ NAME($card) }”.
alien-frontiers-heard-ship-turned = { $ship ->
    [7] { $seat } zmienia wartość Statku-Reliktu z { $from } na { $to }.
   *[own] { $seat } zmienia wartość statku z { $from } na { $to }.
}
alien-frontiers-heard-bonus-borrowed = { $seat } do końca tury korzysta z bonusu { NAME($territory, case: "gen") }.
alien-frontiers-heard-field-placed = { $seat } umieszcza { NAME($field) } { NAME($territory, case: "at") }.
alien-frontiers-heard-field-moved = { $seat } przenosi { NAME($field) } { NAME($from, case: "from") } { NAME($to, case: "to") }.
alien-frontiers-heard-field-removed = { $seat } zdejmuje { NAME($field) } { NAME($territory, case: "from") }.

## Koniec tury i koniec gry.

alien-frontiers-heard-turn-ended = { $seat } kończy turę.
alien-frontiers-heard-player-resigned = { $seat } poddaje się.
alien-frontiers-heard-game-over = Koniec gry. { NAME($ending) }.
