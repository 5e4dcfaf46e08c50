/** What the shared parts of a board reach; a game's own scene is one of these, and more. */

import { createContext } from 'svelte'
import type { Offer, TableProps } from '../games/game'
import type { Flights } from '../table/board/flights'
import type { Choosing } from '../table/question/choosing.svelte'
import { flightsOf, queueOf } from '../table/shell/context'
import type { Queue } from '../table/shown/queue.svelte'
import type { Stage } from './stage.svelte'

export interface BoardScene {
  readonly choosing: Choosing
  readonly mine: readonly number[]
  readonly seatName: (seat: number) => string
  readonly flights: Flights
  readonly queue: Queue | null
  /** How many pixels of the screen a unit of the drawing is. */
  readonly scale: number
  /** How wide the drawing is. */
  readonly width: number
  /** How thick its lines are, where they are thinner than those of a board with few places. */
  readonly line?: number
  /** What pressing something gives or costs, in a few words; nothing if that is not the same for all. */
  readonly tag?: (id: string) => string | null
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

type Table = Pick<TableProps<unknown>, 'choosing' | 'mine' | 'seatName'>
type Told = keyof Table | 'scale' | 'width' | 'flights' | 'queue'

/** What a game's board adds to what every board has; each is read anew whenever it is asked for. */
export function sceneOn<Own extends object>(
  stage: Stage,
  table: () => Table,
  own: Own,
): Own & Pick<BoardScene, Told> {
  const shared: Pick<BoardScene, Told> = {
    get choosing() {
      return table().choosing
    },
    get mine() {
      return table().mine
    },
    get seatName() {
      return table().seatName
    },
    get scale() {
      return stage.scale
    },
    get width() {
      return stage.drawing.width
    },
    flights: flightsOf(),
    queue: queueOf(),
  }
  return Object.defineProperties(own, Object.getOwnPropertyDescriptors(shared)) as Own & typeof shared
}

/** Whether somebody here is choosing: what cannot be chosen steps back. */
export function isAsking({ choosing }: Pick<BoardScene, 'choosing'>): boolean {
  return choosing.lit.size > 0 && choosing.isOpen
}

/** What pressing something gives, as far as all that it leads to gives the same. */
export function sharedTag(
  choosing: Choosing,
  id: string,
  of: (offer: Offer) => string | null,
): string | null {
  const [first, ...others] = choosing.with(id).map(({ offer }) => of(offer))
  return first !== undefined && others.every((it) => it === first) ? first : null
}

/** The smallest text on the screen, in pixels. */
export const SMALLEST = 12

/** The smallest target on the screen, in pixels: for fingers, or for a fine pointer. */
export const TARGET = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches ? 44 : 32

/** A size of text that can be read at a scale: what is meant, or as large as it has to be. */
export function legible(scale: number, size: number): number {
  return Math.max(size, SMALLEST / Math.max(scale, 0.1))
}
