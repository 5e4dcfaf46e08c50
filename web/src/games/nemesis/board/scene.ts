/** What every part of the drawing can reach. */

import { sceneOf, type BoardScene } from '../../../board/scene'
import type { Layout } from '../layouts/layout'
import type { Way } from '../layouts/layouts'
import type { ShipPicture } from '../picture'
import type { NoiseFace } from '../words'

export interface Scene extends BoardScene {
  readonly picture: ShipPicture
  readonly layout: Layout
  readonly ways: Way[]
  /** What pressing something gives, in a few words; nothing if that is not the same for all. */
  readonly tag: (id: string) => string | null
  /** A noise die of others, where it was rolled. */
  readonly rolled: Rolled | null
}

export interface Rolled {
  room: number
  face: NoiseFace
}

export const [getScene, setScene] = sceneOf<Scene>()

/** Below this scale the whole ship is looked at, and words give way to signs. */
const FAR = 0.45

export function isFar({ scale }: Pick<Scene, 'scale'>): boolean {
  return scale < FAR
}

/** Whether somebody here is choosing: what cannot be chosen steps back. */
export function isAsking({ choosing }: Pick<Scene, 'choosing'>): boolean {
  return choosing.lit.size > 0 && choosing.isOpen
}
