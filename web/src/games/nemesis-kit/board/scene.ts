/** What every part of the drawing can reach. */

import { legible, sceneOf, type BoardScene } from '../../../board/scene'
import { intrudersIn, peopleIn } from '../who'
import { swollen } from '../layouts/crowd'
import type { Box } from '../strip'
import type { Box as Space, Layout } from '../layouts/layout'
import type { Way } from '../layouts/ways'
import type { ShipPicture } from '../picture'
import type { NoiseFace } from '../../../types/nemesis'

export interface Scene extends BoardScene {
  readonly picture: ShipPicture
  readonly layout: Layout
  readonly ways: Way[]
  readonly tag: (id: string) => string | null
  /** What lies ahead of whoever presses something, as boxes of the die; and of whoever is on their way. */
  readonly strip: (id: string) => Box[] | null
  readonly goalStrip: Box[] | null
  /** A noise die of others, where it was rolled. */
  readonly rolled: Rolled | null
}

export interface Rolled {
  room: number
  face: NoiseFace
}

export const [getScene, setScene] = sceneOf<Scene>()

/** A room as it is drawn now: where there is a crowd, it swells, and its name stands in one line. */
export function boxOf(scene: Scene, room: number): Space | undefined {
  const box = scene.layout.rooms[room]
  return box && swollen(box, crowdIn(scene, room), isFar(scene) ? 8 : legible(scene.scale, NAME) * 1.36)
}

/** How many figures are in a room. */
export function crowdIn({ picture }: Pick<Scene, 'picture'>, room: number): number {
  return peopleIn(room, picture).length + intrudersIn(room, picture).length
}

/** The size of a room's name. */
export const NAME = 18.5

/** Below this scale the whole ship is looked at, and words give way to signs. */
const FAR = 0.45

export function isFar({ scale }: Pick<Scene, 'scale'>): boolean {
  return scale < FAR
}
