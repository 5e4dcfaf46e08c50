### The table of Alien Frontiers in the web client: answers and what they bring, what things
### are, the table in words, cards and seats.
###
### $seat and $seats are names that people typed: they are never inflected.

## The parts of an answer. $values are what ships show, such as “6” or “3 4 5”; $relic is 1
## if the Relic Ship is among them.

alien-frontiers-part-ships = { $relic ->
    [0] { $count ->
        [0] a ship
        [1] the { $values }
       *[other] { $values }
    }
   *[1] { $count ->
        [0] the Relic Ship
        [1] the Relic Ship ({ $values })
       *[other] { $values } with the Relic Ship
    }
}
alien-frontiers-part-hub = the colony in the Hub
alien-frontiers-part-cycle = new cards
alien-frontiers-part-discard = Discard: { NAME($card) }
alien-frontiers-part-fuel = fuel: { $seat }
alien-frontiers-part-ore = ore: { $seat }

## The question when a part is chosen already.

alien-frontiers-heading-dock = { $count ->
    [1] Where does { alien-frontiers-part-ships } dock?
   *[other] Where do { alien-frontiers-part-ships } dock?
}
alien-frontiers-heading-ships = { $count ->
    [1] What does { alien-frontiers-part-ships } do?
   *[other] What do { alien-frontiers-part-ships } do?
}
alien-frontiers-heading-which-ships = { $station ->
    [alien-frontiers-station-colony-constructor] Which ships dock { NAME($station, case: "at") }?
    [alien-frontiers-station-shipyard] Which ships dock { NAME($station, case: "at") }?
    [alien-frontiers-station-orbital-market] Which ships dock { NAME($station, case: "at") }?
    [alien-frontiers-station-raiders-outpost] Which ships dock { NAME($station, case: "at") }?
   *[alien-frontiers-station-solar-converter] Which ship docks { NAME($station, case: "at") }?
}
alien-frontiers-heading-at = What do you do { NAME($station, case: "at") }?
alien-frontiers-heading-territory = Which territory gets the colony?
alien-frontiers-heading-how = Which of these?
alien-frontiers-heading-card = { NAME($card) }: what for?
alien-frontiers-heading-card-ship = { NAME($card) }: which ship?
alien-frontiers-heading-card-station = { NAME($card) }: which station?
alien-frontiers-heading-card-territory = { NAME($card) }: which territory?
alien-frontiers-note-too-many = { $n } too many

## What a target gives, in a few words on the board.

alien-frontiers-tag-artifact = { $total } of 8
alien-frontiers-tag-claim = a card
alien-frontiers-tag-colony = colony
alien-frontiers-tag-market = { $rate } fuel → 1 ore
alien-frontiers-tag-raid = raid

## What an answer brings, in one line without a full stop.

alien-frontiers-price = { $fuel ->
    [0] for { alien-frontiers-amount-of-ore }
   *[other] { $ore ->
        [0] for { alien-frontiers-amount-of-fuel }
       *[other] for { alien-frontiers-amount-of-fuel } and { alien-frontiers-amount-of-ore }
    }
}
alien-frontiers-gives-fuel = { $paid ->
    [0] { $fuel } fuel: { $from } → { $to }
   *[other] { $fuel } fuel, less { $paid } for the card: { $from } → { $to }
}
alien-frontiers-gives-ore = { $paid ->
    [0] { $ore } ore: { $from } → { $to }
   *[other] { $ore } ore, less { $paid } for the card: { $from } → { $to }
}
alien-frontiers-gives-nothing = Nothing: the stock is empty
alien-frontiers-gives-tokens = Then you have { $fuel } fuel and { $ore } ore
alien-frontiers-gives-artifact = { $total } of 8 toward a card
alien-frontiers-gives-claim = { $total } in all, enough for a card
alien-frontiers-gives-cycle = new cards in the display
alien-frontiers-gives-hub-start = A colony starts on circle 1
alien-frontiers-gives-hub = Your colony goes from { $from } to { $to }
alien-frontiers-gives-hub-launch = Your colony goes from { $from } to { $to } and can be launched
alien-frontiers-gives-next-starts = the next colony starts on circle 1
alien-frontiers-gives-ship = A ship for your next turn
alien-frontiers-gives-ships-left = { $ships ->
    [one] { $seat } has { $ships } ship then
   *[other] { $seat } has { $ships } ships then
}
alien-frontiers-gives-market = From now on { $rate } fuel buys 1 ore
alien-frontiers-gives-raid = Steal up to 4 resources, or 1 card
alien-frontiers-gives-displaced = the ships there have to leave
alien-frontiers-gives-victim = { $seat } has { $amount }
alien-frontiers-gives-no-points = Nobody’s points change
alien-frontiers-gives-field-gone = The { NAME($field) } leaves { NAME($territory) }
alien-frontiers-gives-stranded = { $ships ->
    [one] { $ships } ship is left and goes to the Maintenance Bay
   *[other] { $ships } ships are left and go to the Maintenance Bay
}
alien-frontiers-gives-end = The next player is on turn

## What becomes of points.

alien-frontiers-change-you = You { $from } → { $to }

## What several answers have in common.

alien-frontiers-several-terraforming = Colony now for { alien-frontiers-amount-of-fuel }, { alien-frontiers-amount-of-ore } and the ship
alien-frontiers-several-constructor = { $fuel ->
    [0] Colony now for { alien-frontiers-amount-of-ore }
   *[other] Colony now for { alien-frontiers-amount-of-fuel } and { alien-frontiers-amount-of-ore }
}
alien-frontiers-several-launch = Launch it for { alien-frontiers-amount-of-fuel } and { alien-frontiers-amount-of-ore }
alien-frontiers-several-fuel = { $least } to { $most } fuel
alien-frontiers-several-artifact = { $least } to { $most } of 8 toward a card
alien-frontiers-several-claim = Enough for a card
alien-frontiers-several-market = Trade fuel for ore for the rest of the turn
alien-frontiers-several-cycle = new cards if you like

## What things are.

alien-frontiers-card-discard = Discard: { $text }
alien-frontiers-explain-ports = { $free } of { $ports } ports free
alien-frontiers-explain-hub-ports = { $ports ->
    [one] { $ports } port
   *[other] { $ports } ports
} for each player
alien-frontiers-explain-price = { $fuel ->
    [0] Costs { alien-frontiers-amount-of-ore } now.
   *[other] { $ore ->
        [0] Costs { alien-frontiers-amount-of-fuel } now.
       *[other] Costs { alien-frontiers-amount-of-fuel } and { alien-frontiers-amount-of-ore } now.
    }
}
alien-frontiers-explain-mine = A ship of { $n } or more may dock.
alien-frontiers-explain-outpost = A run has to total more than { $n }.
alien-frontiers-explain-artifact = Ships of { $n } in all are docked this turn; a card takes 8.
alien-frontiers-explain-ships = { $seat }: { $ships }
alien-frontiers-explain-bay = Ships wait here for the next turn of their owner.
alien-frontiers-explain-bonus = Bonus: { $bonus }
alien-frontiers-explain-colonies = Colonies: { $colonies }
alien-frontiers-explain-no-colonies = No colonies yet
alien-frontiers-explain-controller = Controlled by { $seat }
alien-frontiers-explain-nobody = Nobody controls it
alien-frontiers-explain-field = { NAME($field) }: { $text }
alien-frontiers-explain-field-at = It is { NAME($territory, case: "at") }.
alien-frontiers-explain-field-free = It is in the stock.
alien-frontiers-explain-hub = Track in the Hub: { $seat }
alien-frontiers-explain-hub-circle = Colony on circle { $n } of 7
alien-frontiers-explain-hub-empty = No colony in the Hub
alien-frontiers-explain-displayed = In the display, for whoever claims it.
alien-frontiers-explain-discarded = In the discard pile.
alien-frontiers-explain-held = Held by { $seat }
alien-frontiers-explain-used = Its power was used this turn.
alien-frontiers-explain-relic = A ship without a colour, for whoever controls Burroughs Desert.
alien-frontiers-explain-relic-home = The Relic Ship stands on Burroughs Desert.
alien-frontiers-explain-relic-shows = Relic Ship { $n }
alien-frontiers-explain-shows = It shows { $n }.
alien-frontiers-explain-ship = Ship: { $seat }
alien-frontiers-explain-docked = It is docked { NAME($station, case: "at") }.
alien-frontiers-explain-ship-hand = It is in hand and can dock.
alien-frontiers-explain-ship-bay = It waits in the Maintenance Bay for the next turn.
alien-frontiers-explain-ship-stock = It is in the stock and can be built at the Shipyard.
alien-frontiers-explain-colony = Colony: { $seat }
alien-frontiers-explain-colony-text = Worth 1 point on the planet. Whoever has most on a territory controls it.
alien-frontiers-explain-tokens = { $seat }: { $amount }
alien-frontiers-explain-limit = { $n } of 8 that can be kept at the end of a turn.
alien-frontiers-explain-points = { $seat }: { $points }
alien-frontiers-explain-row = { $row }: { $n }

## Where points come from.

alien-frontiers-score-colonies = Colonies on the planet
alien-frontiers-score-territories = Territories held
alien-frontiers-score-positron = Positron Field
alien-frontiers-score-cards = Alien Monument, Alien City

## The table in words.

alien-frontiers-board-turn = Turn
alien-frontiers-board-round = Round { $round }, { $seat } is on turn
alien-frontiers-board-mine = Before me
alien-frontiers-board-players = Players
alien-frontiers-board-stations = Stations
alien-frontiers-board-territories = Territories
alien-frontiers-board-cards = Technology cards
alien-frontiers-board-stock = Stock
alien-frontiers-board-ship = Ship { $n }
alien-frontiers-board-ships-in-hand = { $n ->
    [0] No ships in hand
    [one] { $n } ship in hand
   *[other] { $n } ships in hand
}
alien-frontiers-board-cargo = Cargo
alien-frontiers-board-held = { $n ->
    [0] No cards
    [one] { $n } card
   *[other] { $n } cards
}
alien-frontiers-board-resigned = Left the game
alien-frontiers-board-hand = { $n ->
    [one] { $n } ship in hand: { $ships }
   *[other] { $n } ships in hand: { $ships }
}
alien-frontiers-board-docked = { $n ->
    [0] No ships docked
    [one] { $n } ship docked
   *[other] { $n } ships docked
}
alien-frontiers-board-in-bay = { $n ->
    [one] { $n } ship in the Maintenance Bay
   *[other] { $n } ships in the Maintenance Bay
}
alien-frontiers-board-on-planet = { $n ->
    [0] No colonies on the planet
    [one] { $n } colony on the planet
   *[other] { $n } colonies on the planet
}
alien-frontiers-board-free = { $n ->
    [0] No free colonies
    [one] { $n } free colony
   *[other] { $n } free colonies
}
alien-frontiers-board-whose = { $seat }: { $what }
alien-frontiers-board-display = { $n ->
    [0] No cards in the display
    [one] { $n } card in the display
   *[other] { $n } cards in the display
}
alien-frontiers-board-draw-pile = Draw pile
alien-frontiers-board-discard-pile = Discard pile
alien-frontiers-board-drawn = { $n ->
    [one] { $n } card in the draw pile
   *[other] { $n } cards in the draw pile
}
alien-frontiers-board-discarded = { $n ->
    [one] { $n } card in the discard pile
   *[other] { $n } cards in the discard pile
}

## All cards.

alien-frontiers-cards-display = Display
alien-frontiers-cards-none = none
alien-frontiers-cards-used = used this turn
alien-frontiers-cards-discarded = Discard pile · { $n }
alien-frontiers-cards-drawn = Draw pile · { $n }
alien-frontiers-cards-drawn-text = These are in it; nobody knows in which order.

## A seat's belongings.

alien-frontiers-seat-ships = Ships
alien-frontiers-seat-hand = In hand
alien-frontiers-seat-stock = Not built yet
alien-frontiers-seat-colonies = Colonies
alien-frontiers-seat-planet = On the planet
alien-frontiers-seat-hub = In the Hub
alien-frontiers-seat-circle = circle { $n } of 7
alien-frontiers-seat-free = Free
alien-frontiers-seat-controls = in control

## How near the end is.

alien-frontiers-end-title = End in sight
alien-frontiers-end-title-far = The end
alien-frontiers-end-left = { $n ->
    [one] { $n } colony left to place: { $seats }. The game stops with the last one.
   *[other] { $n } colonies left to place: { $seats }. The game stops with the last one.
}
alien-frontiers-end-left-all = { $n ->
    [one] Everybody has { $n } colony left to place. The game stops with somebody’s last one.
   *[other] Everybody has { $n } colonies left to place. The game stops with somebody’s last one.
}
alien-frontiers-end-over = The game is over.
alien-frontiers-end-mine = { $hub } in the Hub · { $free } free
