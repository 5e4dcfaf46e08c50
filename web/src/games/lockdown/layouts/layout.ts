/**
 * Where everything is on a side of the board. The coordinates are those of the drawing, 830 × 590, in
 * which a unit is a pixel of a desk; the board is drawn larger by `UNIT`, as large as that of Nemesis,
 * so that figures, doors and names of both tables are the same.
 */

import type { Box, Plan, Point } from '../../nemesis-kit/layouts/layout'
import type { Level, PowerArea, Zone } from '../../../types/lockdown'

export const UNIT = 1.6
const SIZE = [830, 590] as const

/** A level, or a part of one, as a band: its upper and lower edge, and where it begins and ends. */
export interface Band {
  top: number
  bottom: number
  left: number
  right: number
}

/** The elevator's way: down or across, from where to where, and where it stops. */
export interface Shaft {
  isAcross: boolean
  from: number
  to: number
  /** Its middle on the other axis. */
  at: number
  stops: Record<Level, number>
}

export interface Layout extends Plan {
  entrances: Record<number, Point>
  bands: Record<Level, Band[]>
  /** The upper left corner of each board for a power token. */
  power: Record<PowerArea, Point>
  technical: Point
  pool: Point
  /** Where the open computer card lies; nothing where there is no room for it. */
  terminal: Point | null
  bunker: Point
  gate: Point
  /** Where the Rover waits on the main side; it stands at its room on the other. */
  rover: Point
  shaft: Shaft
  zones: Partial<Record<Zone, Point>>
  /** What joins crossroads and rooms on the surface. */
  paths: [one: number, other: number][]
}

type Four = [top: number, bottom: number, left: number, right: number]

/** A side in the units of its drawing. */
export interface Drawing {
  /** How wide and high a room is of which nothing else is said. */
  ordinary: [w: number, h: number]
  rooms: Record<number, [x: number, y: number, w?: number, h?: number]>
  routes: Record<string, Point[]>
  plates: Record<string, number>
  entrances: Record<number, Point>
  bands: Record<Level, Four[]>
  power: Record<PowerArea, Point>
  technical: Point
  pool: Point
  terminal: Point | null
  bunker: Point
  gate: Point
  rover: Point
  shaft: { across: boolean; from: number; to: number; at: number; stops: Record<Level, number> }
  zones: Partial<Record<Zone, Point>>
  paths: [number, number][]
}

const unit = (n: number): number => Math.round(n * UNIT * 10) / 10
const point = ([x, y]: Point): Point => [unit(x), unit(y)]

function each<Key extends string, From, To>(some: Record<Key, From>, to: (it: From) => To): Record<Key, To> {
  const made = Object.entries(some).map(([key, it]) => [key, to(it as From)])
  return Object.fromEntries(made) as Record<Key, To>
}

/** A side as it is drawn. */
export function drawn(it: Drawing): Layout {
  const [width, height] = it.ordinary
  return {
    width: unit(SIZE[0]),
    height: unit(SIZE[1]),
    top: 0,
    rooms: each(it.rooms, ([x, y, w = width, h = height]): Box => ({
      x: unit(x),
      y: unit(y),
      w: unit(w),
      h: unit(h),
    })),
    routes: each(it.routes, (route) => route.map(point)),
    plates: it.plates,
    entrances: each(it.entrances, point),
    bands: each(it.bands, (bands) =>
      bands.map(([top, bottom, left, right]): Band => ({
        top: unit(top),
        bottom: unit(bottom),
        left: unit(left),
        right: unit(right),
      })),
    ),
    power: each(it.power, point),
    technical: point(it.technical),
    pool: point(it.pool),
    terminal: it.terminal === null ? null : point(it.terminal),
    bunker: point(it.bunker),
    gate: point(it.gate),
    rover: point(it.rover),
    shaft: {
      isAcross: it.shaft.across,
      from: unit(it.shaft.from),
      to: unit(it.shaft.to),
      at: unit(it.shaft.at),
      stops: each(it.shaft.stops, unit),
    },
    zones: each(it.zones as Record<Zone, Point>, point),
    paths: it.paths,
  }
}
