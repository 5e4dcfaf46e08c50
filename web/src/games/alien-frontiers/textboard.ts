/** The whole visible table as nested lists: the same that is drawn, in words. */

import type { Item, Section } from '../../board/in-words'
import type { PlayerView, ShipView, Territory, View } from '../../types/alien-frontiers'
import { say } from '../../texts/texts.svelte'
import { coloniesOn, shipsShown, stationLines } from './explain'
import { ids } from './ids'
import {
  cardLines,
  cardName,
  coloniesOf,
  FIELDS,
  fieldKey,
  fieldName,
  stationName,
  STATIONS,
  territoryKey,
  territoryName,
} from './names'

type SeatName = (seat: number) => string

export function textBoard(view: View, mine: number[], seatName: SeatName): Section[] {
  const me = view.players.find((it) => it.seat === mine[0])
  const round = say('alien-frontiers-board-round', {
    round: view.round,
    seat: seatName(view['this-turn'].seat),
  })
  return [
    { title: say('alien-frontiers-board-turn'), items: [{ text: round }] },
    ...(me ? [{ title: say('alien-frontiers-board-mine'), items: hand(me) }] : []),
    {
      title: say('alien-frontiers-board-players'),
      items: view.players.map((it) => player(it, view, seatName)),
    },
    { title: say('alien-frontiers-board-stations'), items: stations(view, seatName) },
    {
      title: say('alien-frontiers-board-territories'),
      items: view.territories.map((it) => territory(it.territory, view, seatName)),
    },
    { title: say('alien-frontiers-board-cards'), items: cards(view) },
    { title: say('alien-frontiers-board-stock'), items: stock(view) },
  ]
}

/** My ships, cargo and cards. */
function hand(me: PlayerView): Item[] {
  const ships = me.ships.flatMap((ship, n) =>
    ship.berth.at === 'hand' ? [{ id: ids.ship(me.seat, n + 1), text: oneShip(ship) }] : [],
  )
  const held = me.cards.map((card) => ({
    id: ids.card(card, me.seat),
    text: cardName(card),
    items: cardLines(card).map((text) => ({ text })),
  }))
  return [
    { text: say('alien-frontiers-board-ships-in-hand', { n: ships.length }), items: ships },
    { text: say('alien-frontiers-board-cargo'), items: cargo(me) },
    { text: say('alien-frontiers-board-held', { n: held.length }), items: held },
  ]
}

function oneShip({ value, with: kind }: ShipView): string {
  if (value === null)
    return say(kind === 'relic' ? 'alien-frontiers-with-relic' : 'alien-frontiers-goods-ship')
  return kind === 'relic'
    ? say('alien-frontiers-explain-relic-shows', { n: value })
    : say('alien-frontiers-board-ship', { n: value })
}

function cargo({ seat, tokens }: PlayerView): Item[] {
  return (['fuel', 'ore'] as const).map((what) => ({
    id: ids.tokens(seat, what),
    text: say(`alien-frontiers-goods-${what}.amount`, { n: tokens[what] }),
  }))
}

function player(it: PlayerView, view: View, seatName: SeatName): Item {
  const { seat, ships } = it
  const at = (berth: string) => ships.filter((ship) => ship.berth.at === berth)
  const docked = at('docked').length
  const items: Item[] = []
  if (it['has-resigned']) items.push({ text: say('alien-frontiers-board-resigned') })
  const inHand = at('hand')
  if (inHand.length > 0) {
    items.push({ text: say('alien-frontiers-board-hand', { n: inHand.length, ships: shipsShown(inHand) }) })
  }
  items.push({ text: say('alien-frontiers-board-docked', { n: docked }) })
  if (at('bay').length > 0) items.push({ text: say('alien-frontiers-board-in-bay', { n: at('bay').length }) })
  items.push(...cargo(it))
  items.push({ text: say('alien-frontiers-board-on-planet', { n: coloniesOf(view, seat) }) })
  if (it['hub-circle'] > 0)
    items.push({ text: say('alien-frontiers-explain-hub-circle', { n: it['hub-circle'] }) })
  items.push({ text: say('alien-frontiers-board-free', { n: it['free-colonies'] }) })
  items.push(...it.cards.map((card) => ({ id: ids.card(card, seat), text: cardName(card) })))
  const points = say('alien-frontiers-goods-point.amount', { n: it.score })
  return { text: say('alien-frontiers-explain-points', { seat: seatName(seat), points }), items }
}

function stations(view: View, seatName: SeatName): Item[] {
  const places: Item[] = STATIONS.map((name) => ({
    id: ids.station(name),
    text: stationName(name),
    items: [
      ...stationLines(name, view).map((text) => ({ text })),
      ...shipsAt(view, seatName, (it) => it.berth.at === 'docked' && it.berth.station === name),
      ...(name === 'colonist-hub' ? tracks(view, seatName) : []),
    ],
  }))
  const bay: Item = {
    id: ids.maintenanceBay,
    text: say('alien-frontiers-ship-place-maintenance-bay'),
    items: shipsAt(view, seatName, (it) => it.berth.at === 'bay'),
  }
  return [...places, bay]
}

function shipsAt(view: View, seatName: SeatName, isThere: (ship: ShipView) => boolean): Item[] {
  return view.players.flatMap(({ seat, ships }) =>
    ships.flatMap((ship, n) =>
      isThere(ship)
        ? [
            {
              id: ids.ship(seat, n + 1),
              text: say('alien-frontiers-board-whose', { seat: seatName(seat), what: oneShip(ship) }),
            },
          ]
        : [],
    ),
  )
}

function tracks(view: View, seatName: SeatName): Item[] {
  return view.players.map(({ seat, 'hub-circle': circle }) => {
    const what =
      circle > 0
        ? say('alien-frontiers-explain-hub-circle', { n: circle })
        : say('alien-frontiers-explain-hub-empty')
    return {
      id: ids.hubTrack(seat),
      text: say('alien-frontiers-board-whose', { seat: seatName(seat), what }),
    }
  })
}

function territory(name: Territory, view: View, seatName: SeatName): Item {
  const found = view.territories.find((it) => it.territory === name)
  if (!found) return { text: territoryName(name) }
  const items: Item[] = [
    { text: coloniesOn(found, seatName) },
    {
      text:
        found.controller === null
          ? say('alien-frontiers-explain-nobody')
          : say('alien-frontiers-explain-controller', { seat: seatName(found.controller) }),
    },
    ...found.fields.map((field) => ({ id: ids.field(field), text: fieldName(field) })),
    { text: say('alien-frontiers-explain-bonus', { bonus: say(`${territoryKey(name)}.bonus`) }) },
  ]
  const isRelicHome = view.players.every((it) =>
    it.ships.every((ship) => ship.with === 'own' || ship.berth.at === 'stock'),
  )
  if (name === 'burroughs' && isRelicHome)
    items.push({ id: ids.relic, text: say('alien-frontiers-explain-relic-home') })
  return { id: ids.territory(name), text: territoryName(name), items }
}

function cards(view: View): Item[] {
  const count = (pile: View['draw-pile']) => pile.reduce((sum, it) => sum + it.count, 0)
  const shown = view.display.flatMap((card) =>
    card === null
      ? []
      : [{ id: ids.displayed(card), text: cardName(card), items: cardLines(card).map((text) => ({ text })) }],
  )
  const discarded = view['discard-pile'].map(({ card, count: n }) => ({
    id: ids.discarded(card),
    text: n > 1 ? `${cardName(card)} ×${n}` : cardName(card),
  }))
  return [
    { text: say('alien-frontiers-board-display', { n: shown.length }), items: shown },
    { id: ids.drawPile, text: say('alien-frontiers-board-drawn', { n: count(view['draw-pile']) }) },
    { text: say('alien-frontiers-board-discarded', { n: count(view['discard-pile']) }), items: discarded },
  ]
}

function stock(view: View): Item[] {
  const free = FIELDS.filter((field) => view.territories.every((it) => !it.fields.includes(field)))
  return [
    ...(['fuel', 'ore'] as const).map((what) => ({
      text: say(`alien-frontiers-goods-${what}.amount`, { n: view.stock[what] }),
    })),
    ...free.map((field) => ({ id: ids.field(field), text: say(fieldKey(field)) })),
  ]
}
