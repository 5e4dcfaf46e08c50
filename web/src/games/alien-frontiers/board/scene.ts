/** What every part of the board can reach. */

import { createContext } from 'svelte'
import type { View } from '../../../types/alien-frontiers'
import type { Choosing } from '../../../table/choosing.svelte'
import type { Flights } from '../../../table/flights'
import type { Queue } from '../../../table/queue.svelte'
import type { Layout } from '../layouts/layout'
import type { Standing } from './standing'

export interface Scene {
  readonly view: View
  readonly standing: Standing
  readonly choosing: Choosing
  readonly layout: Layout
  readonly mine: readonly number[]
  readonly seatName: (seat: number) => string
  readonly flights: Flights
  readonly queue: Queue | null
  /** How many pixels of the screen a unit of the drawing is. */
  readonly scale: number
  /** Prefix of the ids that this drawing refers to. */
  readonly prefix: string
}

export const [getScene, setScene] = createContext<Scene>()

/** The smallest text on the screen, in pixels. */
export const SMALLEST = 12

/** The smallest target on the screen, in pixels: for fingers, or for a fine pointer. */
export const TARGET = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches ? 44 : 32

/** A size of text that can be read at a scale: what is meant, or as large as it has to be. */
export function legible(scale: number, size: number): number {
  return Math.max(size, SMALLEST / Math.max(scale, 0.1))
}

/** Who would answer: I, in the seat that is on turn or my first. */
export function me(scene: Pick<Scene, 'view' | 'mine'>): number {
  const onTurn = scene.view['this-turn'].seat
  return scene.mine.includes(onTurn) ? onTurn : (scene.mine[0] ?? onTurn)
}
