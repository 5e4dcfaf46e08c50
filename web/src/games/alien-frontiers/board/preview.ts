/** What an answer would bring, as ghosts of the pieces at their targets. */

import type { Station, Territory } from '../../../types/alien-frontiers'
import type { Choosing, Possible } from '../../../table/question/choosing.svelte'
import type { Queue } from '../../../table/shown/queue.svelte'
import { dockingOf, net, ours, valuesOf } from '../choices'
import { RELIC_NUMBER } from '../ids'
import { STATION_PRINTS } from '../names'
import { trackStart, type Point } from '../layouts/layout'
import { colonyRow, inRow, onCircle, shownIn } from './colonies'
import { me, type Scene } from './scene'

/** The answer to be seen beforehand: none any more once what it does is being shown. */
export function previewOf(choosing: Choosing, queue: Queue | null): Possible | null {
  return choosing.given && queue?.isBusy ? null : choosing.preview
}

export interface Ghosts {
  ships: (Point & { seat: number; value: number; size: number })[]
  colonies: (Point & { seat: number; size: number })[]
  /** The land that a tag stands at. */
  land: Territory | null
}

const NONE: Ghosts = { ships: [], colonies: [], land: null }

export function ghostsOf(scene: Scene, preview: Possible | null): Ghosts {
  if (!preview) return NONE
  const offer = ours(preview.offer)
  const seat = me(scene)
  const docking = dockingOf(offer.choice)
  const ships: Ghosts['ships'] = []
  if (docking) {
    const spots = nextPorts(scene, docking.station, seat)
    valuesOf(docking).forEach((value, n) => {
      const spot = spots[n]
      // Which of several is the Relic Ship is not told; the first stands for it.
      if (spot) ships.push({ ...spot, seat: docking.with === 'relic' && n === 0 ? 0 : seat, value })
    })
  }
  const colonies: Ghosts['colonies'] = []
  const land = landOf(preview)
  const { sizes } = scene.layout
  if (land && net(offer, seat, 'colony') > 0) {
    const n = shownIn(scene, land)
    const row = colonyRow(scene, land)
    const last = n > 0 ? inRow(scene, land, n).at(-1) : undefined
    const x = last ? last.x + Math.min(row.pitch, row.room / Math.max(1, n)) : row.x
    colonies.push({ x, y: row.y, seat, size: sizes.colony * 1.1 })
  }
  const circles = net(offer, seat, 'circle')
  const circle = scene.view.players[seat - 1]?.['hub-circle'] ?? 0
  if (circles > 0 && circle + circles <= 7) {
    colonies.push({ ...onCircle(scene, seat, circle + circles), seat, size: sizes.hubColony })
  }
  return { ships, colonies, land }
}

function landOf({ parts }: Possible): Territory | null {
  const id = parts.flatMap((part) => part.ids).findLast((it) => it.startsWith('place:territory:'))
  return id === undefined ? null : (id.slice('place:territory:'.length) as Territory)
}

/** The ports that ships would enter. */
function nextPorts(
  { layout, view, standing }: Scene,
  station: Station,
  seat: number,
): (Point & { size: number })[] {
  const taken = (owner?: number): Set<number> =>
    new Set(
      [...standing.ports]
        .filter(([id, at]) => at.station === station && (owner === undefined || ownedBy(view, id, owner)))
        .map(([, at]) => at.port),
    )
  if (station === 'colonist-hub') {
    const track = layout.hub.tracks(view.players.length)
    const start = trackStart(track, seat)
    const port = taken(seat).size
    const x = start.x + track.ports + port * (track.port + 3)
    return [{ x: x + 1, y: start.y - track.port / 2 + 0.5, size: track.port - 2 }]
  }
  const size = STATION_PRINTS[station].together
  const ports = layout.stations[station].ports
  const there = taken()
  // Whoever raids drives out whoever is there.
  const starts = ports.map((_, n) => n).filter((n) => n % size === 0)
  const start =
    starts.find((first) => Array.from({ length: size }).every((_, n) => !there.has(first + n))) ?? 0
  const inset = layout.port / 20
  return ports
    .slice(start, start + size)
    .map(({ x, y }) => ({ x: x + inset, y: y + inset / 3, size: layout.port - inset * 2 }))
}

function ownedBy(view: Scene['view'], id: string, owner: number): boolean {
  if (!id.endsWith(':relic')) return id.startsWith(`thing:ship:${owner}:`)
  return view.players[owner - 1]?.ships[RELIC_NUMBER - 1]?.berth.at === 'docked'
}
