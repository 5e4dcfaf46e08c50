/** Where everything is on the ship, in units of its viewBox; the coordinates live in `basic.ts` and `alternative.ts`. */

import type { Plan, Point } from '../../nemesis-kit/layouts/layout'
import type { Network, Section } from '../../../types/nemesis'

/** A pill at the edge of a room that leads to technical corridors. */
export interface EntranceLayout {
  room: number
  network: Network
  /** Its middle. */
  at: Point
}

export interface Layout extends Plan {
  /** The upper half of the hull, from bow to stern; the lower half mirrors it. */
  hull: Point[]
  /** The line on which the hull is mirrored. */
  axis: number
  entrances: EntranceLayout[]
  networks: Partial<Record<Network, Point>>
  /** Where the pods of a section wait, the first first. */
  pods: Record<Section, { at: Point[]; down: boolean }>
  /** Where engines burn: the middle of each nozzle, and how high it is. */
  nozzles: { x: number; y: number; h: number }[]
  /** Ribs across the hull, and how high each stands. */
  ribs: { x: number; half: number }[]
  ring: { x: number; y: number; r: number }
  /** Names painted on the hull. */
  signs: { text: string; at: Point; size: number }[]
  window: string
}

/** How much higher the drawing begins than 0, for the pods over the hull. */
export const TOP = -26
