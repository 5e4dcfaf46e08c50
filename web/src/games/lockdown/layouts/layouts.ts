/** The layouts of both sides, with every corridor worked out. */

import { passage, waysOf, type Way } from '../../nemesis-kit/layouts/ways'
import type { Level, Side } from '../../../types/lockdown'
import { GRAPHS } from './graph'
import type { Layout } from './layout'
import { main } from './main'
import { surface } from './surface'

export const LAYOUTS: Record<Side, Layout> = { main, alternative: surface }

const waysOn = (side: Side): Way[] => waysOf(LAYOUTS[side], GRAPHS[side].corridors)
export const WAYS: Record<Side, Way[]> = { main: waysOn('main'), alternative: waysOn('alternative') }

/** The corridor that has a number at a room. */
export function wayFrom(side: Side, room: number, number: number): Way | undefined {
  return WAYS[side].find((way) => (way.room === room || way.other === room) && way.numbers.includes(number))
}

/** LOC-25.65: what stands for the first path; corridors have smaller numbers. */
const FIRST_PATH = 5

/** Where one comes to from a room, by the number of a corridor or what stands for a path. */
export function roomBeyond(side: Side, room: number, number: number): number | undefined {
  const path = GRAPHS[side].paths[number - FIRST_PATH]
  if (path) return path.includes(room) ? path.find((it) => it !== room) : undefined
  const way = wayFrom(side, room, number)
  return way && (way.room === room ? way.other : way.room)
}

/** The level of a room; staircases and crossroads have none. */
export const levelOf = (side: Side, room: number): Level | null =>
  GRAPHS[side].slots.find(({ number }) => number === room)?.level ?? null

/** The level of a corridor. */
export const levelOfWay = (side: Side, { passage: name }: Way): Level | null =>
  GRAPHS[side].corridors.find((it) => passage(it) === name)?.level ?? null

/** The numbers of a room that lead into the technical corridors. */
export const entrancesAt = (side: Side, room: number): readonly number[] =>
  GRAPHS[side].entrances.find((it) => it.room === room)?.numbers ?? []
