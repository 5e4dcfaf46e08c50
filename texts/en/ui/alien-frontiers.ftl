### Alien Frontiers as text, short enough for a table.

ui-round = Round { $round } · { $seat } is on turn
ui-stock = stock: { $fuel } fuel, { $ore } ore
ui-planet = Planet
ui-orbit = Orbit
ui-cards = Cards
ui-display = Display
ui-piles = (draw pile { $drawn }, discarded { $discarded })
ui-discarded = Discarded: { $text }
ui-rolls = { $seat } rolls { $values }.
ui-glance = In hand  { $hand }   { $seat } { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $fuel } fuel · { $ore } ore
ui-marks = Each player has a mark: ▲ ● ■ ◆. Behind it stand the values of ships at a station, or the number of colonies on a territory; a mark before a territory shows who controls it. ○ is a free port, ✦ the Relic Ship. The circles of the Hub fill from left to right; at the seventh a colony can be launched.

## Seats.

ui-seat = player
ui-seat-points = points
ui-seat-fuel = fuel
ui-seat-ore = ore
ui-seat-colonies = colonies
ui-seat-hub = Hub
ui-seat-ships = ships
ui-resigned = { $name } (left)

## The bonuses of the territories, in a few words.

ui-bonus-heinlein = 1 fuel buys 1 ore at the Market
ui-bonus-pohl = powers of cards cost 1 fuel less
ui-bonus-van-vogt = first ship at the Mine shows anything
ui-bonus-bradbury = Constructor for 1 ore less
ui-bonus-asimov = second ship at the Hub: +1 circle
ui-bonus-herbert = ships for 1 fuel and 1 ore less
ui-bonus-lem = +1 fuel for each ship at the Converter
ui-bonus-burroughs = Relic Ship for 1 fuel and 1 ore

## What the stations take and give, in a few words.

ui-station-solar-converter = any ship → half its value in fuel
ui-station-lunar-mine = { $least ->
    [0] any ship → 1 ore
    [1] any ship → 1 ore
   *[other] a ship from { $least } up → 1 ore
}
ui-station-alien-artifact = { $total ->
    [0] any ship; a total of 8 → a card
   *[other] any ship; a total of 8 → a card (now { $total })
}
ui-station-colonist-hub = any ship → 1 circle
ui-station-colony-constructor = 3 equal, { $ore } ore → a colony
ui-station-terraforming-station = a 6, { $fuel } fuel, { $ore } ore → a colony, less the 6
ui-station-shipyard = 2 equal, { $fuel } fuel, { $ore } ore → a ship
ui-station-orbital-market = 2 equal → trade fuel for ore
ui-station-raiders-outpost = { $least ->
    [0] a run of 3 → steal 4 resources or a card
   *[other] a run of 3 above { $least } in all → steal
}
ui-station-nothing-left = nothing left to build
ui-bay = these ships wait for their next turn
