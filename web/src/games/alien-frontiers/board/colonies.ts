/** Where colonies and fields are drawn: at most six in a land, then a pile for each seat. */

import type { Field, Territory } from '../../../types/alien-frontiers'
import { ids } from '../ids'
import { trackStart, type Point } from '../layouts/layout'
import { FIELDS } from '../names'
import type { Scene } from './scene'

/** So many colonies stand side by side in a land. */
const SIDE_BY_SIDE = 6

export interface DrawnColony extends Point {
  key: string
  seat: number
  size: number
  /** The ids of the colonies that it stands for. */
  all: string[]
  count: number
}

/** The line on which the colonies of a land stand. */
export function colonyRow({ layout }: Scene, territory: Territory): Point & { room: number; pitch: number } {
  const at = layout.territories[territory]
  const isSmall = layout.arrangement === 'phone'
  return { x: at.x, y: at.y + (isSmall ? 5 : 11), room: isSmall ? 54 : 80, pitch: isSmall ? 14 : 22 }
}

/** The places of `n` pieces in a land, from left to right. */
export function inRow(scene: Scene, territory: Territory, n: number, most?: number): Point[] {
  const row = colonyRow(scene, territory)
  const pitch = n > 1 ? Math.min(most ?? row.pitch, row.room / (n - 1)) : 0
  return Array.from({ length: n }, (_, each) => ({ x: row.x + (each - (n - 1) / 2) * pitch, y: row.y }))
}

/** How many pieces a land shows: colonies, or piles of them. */
export function shownIn(scene: Scene, territory: Territory): number {
  const counts = scene.view.territories.find((it) => it.territory === territory)?.colonies ?? []
  const all = counts.reduce((sum, count) => sum + count, 0)
  return all > SIDE_BY_SIDE ? counts.filter((count) => count > 0).length : all
}

export function drawnColonies(scene: Scene): DrawnColony[] {
  const { layout, view } = scene
  const drawn = view.territories.flatMap(({ territory }) => inTerritory(scene, territory))
  const track = layout.hub.tracks(view.players.length)
  for (const [seat, places] of scene.standing.colonies) {
    const circle = view.players[seat - 1]?.['hub-circle'] ?? 0
    const n = places.indexOf('hub')
    if (circle === 0 || n < 0) continue
    const start = trackStart(track, seat)
    const id = ids.colony(seat, n + 1)
    const size = Math.min(layout.sizes.hubColony, track.circle * 2.9)
    drawn.push({ key: id, seat, all: [id], count: 1, size, ...onCircle(scene, seat, circle, start) })
  }
  return drawn
}

/** The point where a colony stands on a circle of its track. */
export function onCircle({ layout, view }: Scene, seat: number, circle: number, start?: Point): Point {
  const track = layout.hub.tracks(view.players.length)
  const from = start ?? trackStart(track, seat)
  return { x: from.x + track.lead + (circle - 1) * track.pitch, y: from.y - 2 }
}

function inTerritory(scene: Scene, territory: Territory): DrawnColony[] {
  const size = scene.layout.sizes.colony
  const bySeat = [...scene.standing.colonies].map(([seat, places]) => ({
    seat,
    all: places.flatMap((place, n) => (place === territory ? [ids.colony(seat, n + 1)] : [])),
  }))
  const count = bySeat.reduce((sum, { all }) => sum + all.length, 0)
  if (count > SIDE_BY_SIDE) {
    const piles = bySeat.filter(({ all }) => all.length > 0)
    // Their numbers need room.
    const spots = inRow(scene, territory, piles.length, size * 1.25)
    return piles.map(({ seat, all }, n) => ({
      key: `pile:${territory}:${seat}`,
      seat,
      all,
      count: all.length,
      size,
      ...(spots[n] ?? colonyRow(scene, territory)),
    }))
  }
  const spots = inRow(scene, territory, count)
  const single = bySeat.flatMap(({ seat, all }) => all.map((id) => ({ seat, id })))
  return single.map(({ seat, id }, n) => ({
    key: id,
    seat,
    all: [id],
    count: 1,
    size,
    ...(spots[n] ?? colonyRow(scene, territory)),
  }))
}

export interface DrawnField extends Point {
  field: Field
  r: number
}

/** Fields stand beside the bonus of their land, or in the stock. */
export function fieldSpots(scene: Scene): DrawnField[] {
  const { layout, view } = scene
  const isSmall = layout.arrangement === 'phone'
  const r = layout.sizes.field
  let unplaced = 0
  return FIELDS.map((field) => {
    const land = view.territories.find(({ fields }) => fields.includes(field))
    if (!land) {
      const { fields, fieldStep } = layout.stock
      unplaced += 1
      return { field, r, x: fields.x + (unplaced - 1) * fieldStep, y: fields.y }
    }
    const n = land.fields.indexOf(field)
    if (isSmall) {
      const bonus = bonusSpot(scene, land.territory)
      // The numbers of piles stand between.
      const isPiled = inTerritory(scene, land.territory).some(({ count }) => count > 1)
      return { field, r, x: bonus.x + 15 * (n + 1), y: bonus.y + (isPiled ? 8 : 0) }
    }
    const bonus = bonusSpot(scene, land.territory)
    return { field, r, x: bonus.x + 25 + n * 24, y: bonus.y }
  })
}

/** Where the bonus of a land is drawn: to the left if fields stand beside it. */
export function bonusSpot({ layout, view }: Scene, territory: Territory): Point {
  const at = layout.territories[territory]
  const fields = view.territories.find((it) => it.territory === territory)?.fields.length ?? 0
  if (layout.arrangement === 'phone') {
    // There the Relic Ship stands in the middle.
    return territory === 'burroughs'
      ? { x: at.x + 4, y: at.y + 25 }
      : { x: at.x - fields * 7.5, y: at.y + 21 }
  }
  // There the Relic Ship stands in its place.
  if (territory === 'burroughs') return { x: at.x + 4, y: at.y + 41 }
  return { x: at.x - fields * 12.5, y: at.y + 37 }
}
