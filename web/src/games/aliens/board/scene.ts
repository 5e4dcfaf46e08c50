/** What the parts of a board reach. */

import { sceneOf, type BoardScene } from '../../../board/scene'
import { S, middleOf, type Ground, type Place } from '../ground'
import type { Picture } from '../picture'
import type { Foresight, Square } from '../../../types/aliens'

export interface Scene extends BoardScene {
  readonly picture: Picture
  readonly ground: Ground
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

/** The square around the point 0, 0. */
export const SQUARE = `M${-S / 2} ${-S / 2}h${S}v${S}h${-S}Z`

export const movedTo = (scene: Scene, square: Square): string =>
  `translate(${middleOf(scene.ground, square).join(' ')})`
