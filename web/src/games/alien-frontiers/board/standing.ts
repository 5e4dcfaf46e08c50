/**
 * Which thing stands where.
 *
 * A view tells how many ships and colonies are at a place, and nobody cares which. Whoever
 * watches does: what stays must not move when something else comes. So each view is read
 * together with the one before: what can stay stays, and only the rest finds a new spot.
 */

import type { ShipView, Station, Territory, View } from '../../../types/alien-frontiers'
import { ids } from '../ids'
import { STATION_PRINTS } from '../names'

export type ColonyPlace = Territory | 'hub' | 'free'

export interface Standing {
  /** The port of each docked ship, counted from 0, by the ship's id. */
  ports: Map<string, { station: Station; port: number }>
  /** Where each colony of a seat is, by its number from 1. */
  colonies: Map<number, ColonyPlace[]>
}

interface Docked {
  id: string
  owner: number
  ship: ShipView
}

const NOTHING: Standing = { ports: new Map(), colonies: new Map() }

const known = new WeakMap<View, Standing>()
let last: Standing = NOTHING

/** Where things stand in a view, given what was looked at before. */
export function standingOf(view: View): Standing {
  const before = known.get(view)
  if (before) return before
  const standing = follow(last, view)
  known.set(view, standing)
  last = standing
  return standing
}

export function follow(before: Standing, view: View): Standing {
  return { ports: dock(before, view), colonies: settle(before, view) }
}

function dock(before: Standing, view: View): Standing['ports'] {
  const ports: Standing['ports'] = new Map()
  for (const { station, ports: count } of view.stations) {
    if (station === 'colonist-hub') {
      // Everybody has their own ports there.
      for (const player of view.players) fill(before, ports, station, 3, docked(view, station, player.seat))
    } else {
      fill(before, ports, station, count, docked(view, station))
    }
  }
  return ports
}

function docked(view: View, station: Station, only?: number): Docked[] {
  const owners = view.players.filter(({ seat }) => only === undefined || seat === only)
  return owners.flatMap(({ seat, ships }) =>
    ships
      .map((ship, n) => ({ id: ids.ship(seat, n + 1), owner: seat, ship }))
      .filter(({ ship }) => ship.berth.at === 'docked' && ship.berth.station === station),
  )
}

/** Ships that were there keep their ports; those that come enter the first free group together. */
function fill(
  before: Standing,
  ports: Standing['ports'],
  station: Station,
  count: number,
  ships: Docked[],
): void {
  const taken = new Set<number>()
  const take = (id: string, port: number): void => {
    taken.add(port)
    ports.set(id, { station, port })
  }
  const coming: Docked[] = []
  for (const ship of ships) {
    const was = before.ports.get(ship.id)
    if (was?.station === station && was.port < count && !taken.has(was.port)) take(ship.id, was.port)
    else coming.push(ship)
  }
  coming.sort((a, b) => a.owner - b.owner || rankOf(a) - rankOf(b))
  const size = STATION_PRINTS[station].together
  for (let at = 0; at < coming.length; at += size) {
    const group = coming.slice(at, at + size)
    const start = Array.from({ length: Math.ceil(count / size) }, (_, n) => n * size).find((first) =>
      group.every((_, n) => !taken.has(first + n)),
    )
    group.forEach(({ id }, n) => {
      const free = start === undefined ? firstFree(taken) : start + n
      take(id, free)
    })
  }
}

/** Equal ships stand together, and a run stands in its order. */
function rankOf({ ship }: Docked): number {
  const pair = ['first-pair', 'second-pair', 'third-pair'].indexOf(ship.mark)
  return (pair + 1) * 10 + (ship.value ?? 0)
}

function firstFree(taken: Set<number>): number {
  let port = 0
  while (taken.has(port)) port += 1
  return port
}

function settle(before: Standing, view: View): Standing['colonies'] {
  const colonies: Standing['colonies'] = new Map()
  for (const player of view.players) {
    const { seat } = player
    const wanted: ColonyPlace[] = view.territories.flatMap(({ territory, colonies: counts }) =>
      Array.from({ length: counts[seat - 1] ?? 0 }, () => territory),
    )
    if (player['hub-circle'] > 0) wanted.push('hub')
    for (let n = 0; n < player['free-colonies']; n += 1) wanted.push('free')
    const old = before.colonies.get(seat)
    colonies.set(seat, old?.length === wanted.length ? kept(old, wanted) : wanted)
  }
  return colonies
}

/** Colonies that can stay where they are stay; the others take what is left, the first first. */
function kept(old: ColonyPlace[], wanted: ColonyPlace[]): ColonyPlace[] {
  const left = [...wanted]
  const now: (ColonyPlace | null)[] = old.map((place) => {
    const at = left.indexOf(place)
    if (at < 0 || place === 'free') return null
    left.splice(at, 1)
    return place
  })
  // Whoever left a place is given one before those that were free.
  const movers = now.flatMap((place, n) => (place === null && old[n] !== 'free' ? [n] : []))
  const free = now.flatMap((place, n) => (place === null && old[n] === 'free' ? [n] : []))
  left.sort((a, b) => Number(a === 'free') - Number(b === 'free'))
  for (const n of [...movers, ...free]) now[n] = left.shift() ?? 'free'
  return now.map((place) => place ?? 'free')
}
