/** What every part of the drawing can reach. */

import { legible, sceneOf, type BoardScene } from '../../../board/scene'
import { intrudersIn, peopleIn } from '../who'
import { swollen } from '../layouts/crowd'
import type { Box } from '../strip'
import type { Box as Space, Plan } from '../layouts/layout'
import type { Way } from '../layouts/ways'
import type { BoardPicture, CorridorPicture, RoomPicture } from '../picture'
import type { NoiseFace } from '../../../types/nemesis'

/** What a game's board shows at a table. */
export interface Parts {
  readonly picture: BoardPicture
  readonly ways: Way[]
  readonly tag: (id: string) => string | null
  /** What lies ahead of whoever presses something, as boxes of the die; and of whoever is on their way. */
  readonly strip: (id: string) => Box[] | null
  readonly goalStrip: Box[] | null
  /** A noise die of others, where it was rolled. */
  readonly rolled: Rolled | null
  readonly own: OwnParts
}

export interface Scene extends BoardScene, Parts {
  readonly layout: Plan
  readonly tag: (id: string) => string | null
}

/** What a game knows of its rooms and corridors that the shared drawing does not. */
export interface OwnParts {
  /** The name of a room that fits on the board; nothing while nobody knows it. */
  roomName: (room: number) => string | null
  /** A corridor in whole sentences. */
  corridorLabel: (way: Way, it: CorridorPicture | undefined) => string
  /** What can still be found in a room, as it is counted at its corner. */
  count: (room: RoomPicture) => Count | null
  /** How the plate of a corridor is edged. */
  plate: (way: Way) => string
  /** Whether nobody sees more than eyes in a room. */
  isUnlit: (room: number) => boolean
}

/** A sign with a number. */
export interface Count {
  sign: string
  colour: string
  n: number
}

export interface Rolled {
  room: number
  face: NoiseFace
}

export const [getScene, setScene] = sceneOf<Scene>()

/** A room as it is drawn now: where there is a crowd, it swells, and its name stands in one line. */
export function boxOf(scene: Scene, room: number): Space | undefined {
  const box = scene.layout.rooms[room]
  if (!box) return undefined
  const grown = swollen(box, crowdIn(scene, room), isFar(scene) ? 8 : legible(scene.scale, NAME) * 1.36)
  // At the edge of the board it grows inwards.
  const { height, top } = scene.layout
  const y = Math.max(top + grown.h / 2 + EDGE, Math.min(height + top - grown.h / 2 - EDGE, grown.y))
  return grown.h > box.h ? { ...grown, y } : grown
}

/** How near the edge of the board a room may come. */
const EDGE = 5

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
