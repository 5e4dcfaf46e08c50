/** What the parts of a board reach. */

import { sceneOf, type BoardScene } from '../../../board/scene'
import { S, middleOf, placeOf, type Ground, type Place } from '../ground'
import { keyOf, type Picture } from '../picture'
import type { Trail } from '../scene'
import type { Foresight, RowOfSquares, Square } from '../../../types/aliens'

export interface Scene extends BoardScene {
  readonly picture: Picture
  readonly ground: Ground
  /** The ways that enemies went in this Alien phase, and as which each of them acted. */
  readonly trails: Trail[]
  readonly order: ReadonlyMap<number, number>
  /** What is foretold with the question, if anything is. */
  readonly ahead: Foresight | null
  readonly tag: (id: string) => string | null
}

export const [getScene, setScene] = sceneOf<Scene>()

/** The outline of a square. */
export const outlineOf = ({ x, y }: Place, inset = 0): string => {
  const size = S - 2 * inset
  return `M${(x - 1) * S + inset} ${(y - 1) * S + inset}h${size}v${size}h${-size}Z`
}

/** The line around some squares. */
export function around(places: Place[]): string {
  const inside = new Set(places.map(keyOf))
  const edge = (x: number, y: number, line: string): string => (inside.has(keyOf({ x, y })) ? '' : line)
  return places
    .map(({ x, y }) => {
      const [left, top] = [(x - 1) * S, (y - 1) * S]
      return (
        edge(x, y - 1, `M${left} ${top}h${S}`) +
        edge(x, y + 1, `M${left} ${top + S}h${S}`) +
        edge(x - 1, y, `M${left} ${top}v${S}`) +
        edge(x + 1, y, `M${left + S} ${top}v${S}`)
      )
    })
    .join('')
}

/** Squares as they are foretold, by rows, as places on the ground. */
export const placesIn = (ground: Ground, rows: RowOfSquares[]): Place[] =>
  rows.flatMap(([board, row, bits]) =>
    Array.from({ length: 12 }, (_, n) => n + 1)
      .filter((column) => ((bits >> (column - 1)) & 1) === 1)
      .map((column) => placeOf(ground, { board, column, row })),
  )

/** The square around the point 0, 0. */
export const SQUARE = `M${-S / 2} ${-S / 2}h${S}v${S}h${-S}Z`

export const movedTo = (scene: Scene, square: Square): string =>
  `translate(${middleOf(scene.ground, square).join(' ')})`
