/** Every ship that the board draws, with its place. Ships in my hand lie before me. */

import type { Scene } from './scene'
import { ids, RELIC_NUMBER } from '../ids'
import { packed, trackStart, type Box, type Point } from '../layouts/layout'

export interface DrawnShip extends Point {
  id: string
  owner: number
  number: number
  /** 0 for the Relic Ship. */
  seat: number
  value: number | null
  size: number
  /** Whether it has paid for something and can do no more. */
  isSpent: boolean
}

/** Whose ships in hand are shown on the board: whoever is on turn, unless it is I. */
export function othersHand({ view, mine }: Scene): number | null {
  const holder = view.players.find(
    ({ seat, ships }) => seat !== mine[0] && ships.some(({ berth }) => berth.at === 'hand'),
  )
  return holder?.seat ?? null
}

export function drawnShips(scene: Scene): DrawnShip[] {
  const { layout, view, standing } = scene
  const inBay: DrawnShip[] = []
  const inHand: DrawnShip[] = []
  const docked: DrawnShip[] = []
  const holder = othersHand(scene)
  for (const { seat, ships } of view.players) {
    ships.forEach(({ berth, value, mark }, n) => {
      const number = n + 1
      const isRelic = number === RELIC_NUMBER
      const id = ids.ship(seat, number)
      const drawn = {
        id,
        owner: seat,
        number,
        seat: isRelic ? 0 : seat,
        value,
        x: 0,
        y: 0,
        size: 0,
        isSpent: mark === 'spent',
      }
      if (berth.at === 'bay') inBay.push({ ...drawn, value: null })
      else if (berth.at === 'hand' && seat === holder) inHand.push(drawn)
      else if (berth.at === 'docked') {
        const port = standing.ports.get(id)?.port ?? 0
        docked.push({ ...drawn, ...dockedAt(scene, seat, berth.station, port) })
      }
    })
  }
  const isSmall = layout.arrangement === 'phone'
  const inner = (box: Box, top: number): Box => ({
    x: box.x + 6,
    y: box.y + top,
    w: box.w - 10,
    h: box.h - top - 5,
  })
  const bay = isSmall ? inner(layout.bay, 18) : { ...inner(layout.bay, 31), x: layout.bay.x + 10 }
  const hand = inner(layout.otherHand, isSmall ? 18 : 24)
  return [
    ...docked,
    ...spread(inBay, bay, isSmall ? 14 : 27, isSmall ? 3 : 4),
    ...spread(inHand, hand, isSmall ? 14 : 26, isSmall ? 3 : 4),
  ]
}

function dockedAt(
  { layout, view }: Scene,
  owner: number,
  station: Parameters<typeof ids.station>[0],
  port: number,
): Point & { size: number } {
  if (station === 'colonist-hub') {
    const track = layout.hub.tracks(view.players.length)
    const start = trackStart(track, owner)
    const x = start.x + track.ports + port * (track.port + 3)
    return { x: x + 1, y: start.y - track.port / 2 + 0.5, size: track.port - 2 }
  }
  const { ports } = layout.stations[station]
  const at = ports[port] ?? ports.at(-1) ?? layout.stations[station]
  const inset = layout.port / 20
  return { x: at.x + inset, y: at.y + inset / 3, size: layout.port - inset * 2 }
}

function spread(ships: DrawnShip[], box: Box, most: number, gap: number): DrawnShip[] {
  const { size, spots } = packed(box, ships.length, most, gap)
  return ships.map((ship, n) => ({ ...ship, ...(spots[n] ?? box), size }))
}
