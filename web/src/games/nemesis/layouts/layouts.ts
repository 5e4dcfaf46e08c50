/** The layouts of both sides, with every corridor worked out. */

import type { Network, Side } from '../../../types/nemesis'
import { alternative } from './alternative'
import { basic } from './basic'
import { GRAPHS } from './graph'
import type { Layout } from './layout'
import { waysOf, type Way } from '../../nemesis-kit/layouts/ways'

export const LAYOUTS: Record<Side, Layout> = { basic, alternative }

const waysOn = (side: Side): Way[] => waysOf(LAYOUTS[side], GRAPHS[side].corridors)
export const WAYS: Record<Side, Way[]> = { basic: waysOn('basic'), alternative: waysOn('alternative') }

/** The way between two neighbouring rooms that a figure takes; none if there is none. */
export function wayBetween(side: Side, one: number, other: number): Way | undefined {
  return WAYS[side].find(
    (way) => (way.room === one && way.other === other) || (way.room === other && way.other === one),
  )
}

/** The corridor that has a number at a room. */
export function wayFrom(side: Side, room: number, number: number): Way | undefined {
  return WAYS[side].find((way) => (way.room === room || way.other === room) && way.numbers.includes(number))
}

/** The networks of technical corridors that a room has an entrance to, or only that with a number. */
export function networksAt(side: Side, room: number, number?: number): Network[] {
  return GRAPHS[side].entrances
    .filter((it) => it.room === room && (number === undefined || it.numbers.includes(number)))
    .map(({ network }) => network)
}
