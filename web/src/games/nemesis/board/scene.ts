/** What every part of the drawing can reach. */

import { createContext } from 'svelte'
import type { Choosing } from '../../../table/choosing.svelte'
import type { Flights } from '../../../table/flights'
import type { Queue } from '../../../table/queue.svelte'
import type { Layout } from '../layouts/layout'
import type { Way } from '../layouts/layouts'
import type { ShipPicture } from '../picture'

export interface Scene {
  readonly picture: ShipPicture
  readonly choosing: Choosing
  readonly layout: Layout
  readonly ways: Way[]
  readonly mine: readonly number[]
  readonly seatName: (seat: number) => string
  readonly flights: Flights
  readonly queue: Queue | null
  /** How many pixels of the screen a unit of the drawing is. */
  readonly scale: number
  /** What pressing something gives, in a few words; nothing if that is not the same for all. */
  readonly tag: (id: string) => string | null
}

export const [getScene, setScene] = createContext<Scene>()

/** The smallest text on the screen, in pixels. */
const SMALLEST = 12
/** Below this scale the whole ship is looked at, and words give way to signs. */
const FAR = 0.5

/** The smallest target on the screen, in pixels: for fingers, or for a fine pointer. */
export const TARGET = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches ? 44 : 32

/** A size of text that can be read at a scale: what is meant, or as large as it has to be. */
export function legible(scale: number, size: number): number {
  return Math.max(size, SMALLEST / Math.max(scale, 0.1))
}

export function isFar({ scale }: Pick<Scene, 'scale'>): boolean {
  return scale < FAR
}

/** Whether somebody here is choosing: what cannot be chosen steps back. */
export function isAsking({ choosing }: Pick<Scene, 'choosing'>): boolean {
  return choosing.lit.size > 0 && choosing.isOpen
}
