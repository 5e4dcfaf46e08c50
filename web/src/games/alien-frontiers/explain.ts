/** What something on the table is, does now, and whose it is. */

import type {
  Field,
  Resource,
  ShipView,
  Station,
  Technology,
  Territory,
  View,
} from '../../types/alien-frontiers'
import type { Key } from '../../types/keys'
import { say } from '../../texts/texts.svelte'
import type { Explained } from '../game'
import { countOf, ROWS } from './scoring'
import {
  CARD_PRINTS,
  cardLines,
  cardName,
  FIELD_PRINTS,
  fieldKey,
  fieldName,
  STATION_PRINTS,
  stationKey,
  stationName,
  territoryKey,
  territoryName,
} from './names'

type SeatName = (seat: number) => string

const BERTHS = {
  hand: 'alien-frontiers-explain-ship-hand',
  bay: 'alien-frontiers-explain-ship-bay',
  stock: 'alien-frontiers-explain-ship-stock',
} as const

export function explain(id: string, view: View, seatName: SeatName): Explained | null {
  const [sort = '', kind = '', first = '', second = ''] = id.split(':')
  if (sort === 'place') return place(kind, first, second, view, seatName)
  if (sort === 'thing') return thing(kind, first, second, view, seatName)
  if (sort === 'anchor' && kind === 'stock') return stock(view)
  return null
}

function place(
  kind: string,
  first: string,
  second: string,
  view: View,
  seatName: SeatName,
): Explained | null {
  switch (kind) {
    case 'station':
      return station(first as Station, view, seatName)
    case 'territory':
      return territory(first as Territory, view, seatName)
    case 'maintenance-bay':
      return {
        title: say('alien-frontiers-ship-place-maintenance-bay'),
        lines: [
          say('alien-frontiers-explain-bay'),
          ...shipsAt(view, seatName, (it) => it.berth.at === 'bay'),
        ],
        rule: 'AF-10.1',
      }
    case 'hub':
      return hub(Number(first), view, seatName)
    case 'display':
      return card(first as Technology, view, say('alien-frontiers-explain-displayed'))
    case 'discard-pile':
      if (first !== '') return card(first as Technology, view, say('alien-frontiers-explain-discarded'))
      return pile('alien-frontiers-board-discard-pile', view['discard-pile'], 'AF-20.5')
    case 'draw-pile':
      return pile('alien-frontiers-board-draw-pile', view['draw-pile'], 'AF-20.12')
    case 'relic':
      return relic(view, seatName)
    case 'tokens':
      return tokens(Number(first), second as Resource, view, seatName)
    default:
      return null
  }
}

function thing(
  kind: string,
  first: string,
  second: string,
  view: View,
  seatName: SeatName,
): Explained | null {
  switch (kind) {
    case 'ship':
      return first === 'relic' ? relic(view, seatName) : ship(Number(first), Number(second), view, seatName)
    case 'colony':
      return {
        title: say('alien-frontiers-explain-colony', { seat: seatName(Number(first)) }),
        lines: [say('alien-frontiers-explain-colony-text')],
        rule: 'AF-16.3',
      }
    case 'field':
      return field(first as Field, view)
    case 'card': {
      const [name = '', where = ''] = first.split('#')
      const owner = Number(where)
      const whose = owner > 0 ? say('alien-frontiers-explain-held', { seat: seatName(owner) }) : ''
      return card(name as Technology, view, whose, owner)
    }
    case 'score':
      return score(Number(first), view, seatName)
    default:
      return null
  }
}

function station(name: Station, view: View, seatName: SeatName): Explained | null {
  const there = shipsAt(view, seatName, (it) => it.berth.at === 'docked' && it.berth.station === name)
  return {
    title: stationName(name),
    lines: [...stationLines(name, view), ...there],
    rule: STATION_PRINTS[name].rule,
  }
}

/** What a station takes and gives now. */
export function stationLines(name: Station, view: View): string[] {
  const found = view.stations.find((it) => it.station === name)
  const lines = [say(`${stationKey(name)}.text`)]
  if (!found) return lines
  const { ports, free, price, 'to-beat': least } = found
  const total = view['this-turn']['artifact-total']
  // At the Hub everybody has ports of their own, and what is free is told of whoever is on turn.
  lines.push(
    name === 'colonist-hub'
      ? say('alien-frontiers-explain-hub-ports', { ports })
      : say('alien-frontiers-explain-ports', { ports, free }),
  )
  if (price && price.fuel + price.ore > 0) lines.push(say('alien-frontiers-explain-price', { ...price }))
  if (name === 'lunar-mine' && least > 0) lines.push(say('alien-frontiers-explain-mine', { n: least }))
  if (name === 'raiders-outpost' && least > 0)
    lines.push(say('alien-frontiers-explain-outpost', { n: least }))
  if (name === 'alien-artifact' && total > 0)
    lines.push(say('alien-frontiers-explain-artifact', { n: total }))
  return lines
}

function territory(name: Territory, view: View, seatName: SeatName): Explained | null {
  const found = view.territories.find((it) => it.territory === name)
  if (!found) return null
  const lines = [say('alien-frontiers-explain-bonus', { bonus: say(`${territoryKey(name)}.bonus`) })]
  lines.push(coloniesOn(found, seatName))
  lines.push(
    found.controller === null
      ? say('alien-frontiers-explain-nobody')
      : say('alien-frontiers-explain-controller', { seat: seatName(found.controller) }),
  )
  for (const each of found.fields) {
    lines.push(
      say('alien-frontiers-explain-field', { field: fieldKey(each), text: say(`${fieldKey(each)}.text`) }),
    )
  }
  return { title: territoryName(name), lines, rule: 'AF-16.4' }
}

/** “Colonies: Maja 2, Олена 1”. */
export function coloniesOn({ colonies }: { colonies: number[] }, seatName: SeatName): string {
  const there = colonies.flatMap((n, index) => (n > 0 ? [`${seatName(index + 1)} ${n}`] : []))
  return there.length > 0
    ? say('alien-frontiers-explain-colonies', { colonies: there.join(', ') })
    : say('alien-frontiers-explain-no-colonies')
}

/** “Maja: 3 5”, a line for each who has ships there. */
function shipsAt(view: View, seatName: SeatName, isThere: (ship: ShipView) => boolean): string[] {
  return view.players.flatMap(({ seat, ships }) => {
    const there = ships.filter(isThere)
    if (there.length === 0) return []
    return [
      say('alien-frontiers-explain-ships', {
        seat: seatName(seat),
        count: there.length,
        ships: shipsShown(there),
      }),
    ]
  })
}

/** What some ships show; the Relic Ship is named, and ships that show nothing are counted. */
export function shipsShown(ships: ShipView[]): string {
  const own = ships.filter((it) => it.with === 'own')
  const values = own.flatMap((it) => (it.value === null ? [] : [it.value])).sort((a, b) => a - b)
  const blank = own.length - values.length
  const relics = ships.filter((it) => it.with === 'relic')
  const parts = [
    values.join(' '),
    blank > 0 ? say('alien-frontiers-goods-ship.amount', { n: blank }) : '',
    ...relics.map((it) =>
      it.value === null
        ? say('alien-frontiers-with-relic')
        : say('alien-frontiers-explain-relic-shows', { n: it.value }),
    ),
  ]
  return parts.filter((part) => part !== '').join(', ')
}

function hub(seat: number, view: View, seatName: SeatName): Explained | null {
  const player = view.players[seat - 1]
  if (!player) return null
  const circle = player['hub-circle']
  const isThere = (it: ShipView) => it.berth.at === 'docked' && it.berth.station === 'colonist-hub'
  const own = { ...view, players: view.players.filter((it) => it.seat === seat) }
  return {
    title: say('alien-frontiers-explain-hub', { seat: seatName(seat) }),
    lines: [
      circle > 0
        ? say('alien-frontiers-explain-hub-circle', { n: circle })
        : say('alien-frontiers-explain-hub-empty'),
      say(`${stationKey('colonist-hub')}.text`),
      ...shipsAt(own, seatName, isThere),
    ],
    rule: 'AF-7.5',
  }
}

function card(name: Technology, view: View, whose: string, owner = 0): Explained {
  const notes = whose === '' ? [] : [whose]
  const isUsed = owner === view['this-turn'].seat && view['this-turn'].used.includes(name)
  if (isUsed) notes.push(say('alien-frontiers-explain-used'))
  return {
    title: cardName(name),
    lines: [...cardLines(name), ...notes],
    rule: CARD_PRINTS[name].rule,
    card: { name, notes },
  }
}

function pile(title: Key, cards: View['draw-pile'], rule: string): Explained {
  const n = cards.reduce((sum, it) => sum + it.count, 0)
  const names = cards.map((it) => (it.count > 1 ? `${cardName(it.card)} ×${it.count}` : cardName(it.card)))
  const lines = [say('alien-frontiers-goods-card.amount', { n })]
  if (names.length > 0) lines.push(names.join(', '))
  return { title: say(title), lines, rule }
}

function relic(view: View, seatName: SeatName): Explained {
  const owner = view.players.find((it) =>
    it.ships.some((ship) => ship.with === 'relic' && ship.berth.at !== 'stock'),
  )
  const found = owner?.ships.find((it) => it.with === 'relic')
  const lines = [say('alien-frontiers-explain-relic')]
  if (owner) lines.push(say('alien-frontiers-explain-held', { seat: seatName(owner.seat) }))
  else lines.push(say('alien-frontiers-explain-relic-home'))
  if (found?.value != null) lines.push(say('alien-frontiers-explain-shows', { n: found.value }))
  return { title: say('alien-frontiers-with-relic'), lines, rule: 'AF-18.1' }
}

function ship(seat: number, number: number, view: View, seatName: SeatName): Explained | null {
  const found = view.players[seat - 1]?.ships[number - 1]
  if (!found) return null
  const { berth, value } = found
  const lines = value === null ? [] : [say('alien-frontiers-explain-shows', { n: value })]
  if (berth.at === 'docked')
    lines.push(say('alien-frontiers-explain-docked', { station: stationKey(berth.station) }))
  else lines.push(say(BERTHS[berth.at]))
  return { title: say('alien-frontiers-explain-ship', { seat: seatName(seat) }), lines, rule: 'AF-5.1' }
}

function field(name: Field, view: View): Explained {
  const place = view.territories.find((it) => it.fields.includes(name))?.territory
  const lines = [say(`${fieldKey(name)}.text`)]
  lines.push(
    place
      ? say('alien-frontiers-explain-field-at', { territory: territoryKey(place) })
      : say('alien-frontiers-explain-field-free'),
  )
  return { title: fieldName(name), lines, rule: FIELD_PRINTS[name].rule }
}

function tokens(seat: number, what: Resource, view: View, seatName: SeatName): Explained | null {
  const player = view.players[seat - 1]
  if (!player) return null
  const n = player.tokens[what]
  return {
    title: say('alien-frontiers-explain-tokens', {
      seat: seatName(seat),
      amount: say(`alien-frontiers-goods-${what}.amount`, { n }),
    }),
    lines: [say('alien-frontiers-explain-limit', { n: player.tokens.fuel + player.tokens.ore })],
    rule: 'AF-22.2',
  }
}

function stock(view: View): Explained {
  const amounts = (['fuel', 'ore'] as const).map((what) =>
    say(`alien-frontiers-goods-${what}.amount`, { n: view.stock[what] }),
  )
  return { title: say('alien-frontiers-board-stock'), lines: [amounts.join(', ')], rule: 'AF-22.4' }
}

function score(seat: number, view: View, seatName: SeatName): Explained | null {
  const player = view.players[seat - 1]
  if (!player) return null
  const count = countOf(view, seat)
  const points = say('alien-frontiers-goods-point.amount', { n: player.score })
  return {
    title: say('alien-frontiers-explain-points', { seat: seatName(seat), points }),
    lines: ROWS.filter(({ row }) => count[row] > 0).map(({ row, name }) =>
      say('alien-frontiers-explain-row', { row: say(name), n: count[row] }),
    ),
    rule: 'AF-23.4',
  }
}
