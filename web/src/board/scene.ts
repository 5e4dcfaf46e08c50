/** What the shared parts of a board reach; a game's own scene is one of these, and more. */

import { createContext } from 'svelte'
import type { Choosing } from '../table/question/choosing.svelte'
import type { Flights } from '../table/board/flights'
import type { Queue } from '../table/shown/queue.svelte'

export interface BoardScene {
  readonly choosing: Choosing
  readonly mine: readonly number[]
  readonly seatName: (seat: number) => string
  readonly flights: Flights
  readonly queue: Queue | null
  /** How many pixels of the screen a unit of the drawing is. */
  readonly scale: number
}

const [getBoardScene, setBoardScene] = createContext<BoardScene>()
export { getBoardScene }

/** The context of one game's board: its parts read all of the scene, the shared parts what they know of it. */
export function sceneOf<Scene extends BoardScene>(): [get: () => Scene, set: (scene: Scene) => Scene] {
  const [get, set] = createContext<Scene>()
  return [
    get,
    (scene) => {
      setBoardScene(scene)
      return set(scene)
    },
  ]
}

/** The smallest text on the screen, in pixels. */
export const SMALLEST = 12

/** The smallest target on the screen, in pixels: for fingers, or for a fine pointer. */
export const TARGET = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches ? 44 : 32

/** A size of text that can be read at a scale: what is meant, or as large as it has to be. */
export function legible(scale: number, size: number): number {
  return Math.max(size, SMALLEST / Math.max(scale, 0.1))
}
