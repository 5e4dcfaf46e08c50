/** What every part of the drawing of the Complex can reach. */

import { ITEM_COLOURS } from '../../nemesis-kit/art/colours'
import { SIGNS } from '../../nemesis-kit/art/icons'
import { OWN } from '../../nemesis-kit/art/own-icons'
import { getScene, type Count, type OwnParts, type Scene } from '../../nemesis-kit/board/scene'
import { peopleIn } from '../../nemesis-kit/who'
import { DARK, LIT } from '../art/colours'
import { ROOM_PRINTS } from '../content'
import { corridorLabel } from '../labels'
import type { Layout } from '../layouts/layout'
import { levelOfWay } from '../layouts/layouts'
import { shortRoom } from '../names'
import { isLit, type ComplexPicture, type RoomPicture } from '../picture'

export interface ComplexScene extends Scene {
  readonly picture: ComplexPicture
  readonly layout: Layout
}

export const getComplex = (): ComplexScene => getScene() as ComplexScene

/** What the shared drawing does not know of the Complex. */
export function partsOf(picture: () => ComplexPicture): OwnParts {
  const find = (room: number) => picture().rooms.find(({ number }) => number === room)
  return {
    roomName: (number) => {
      const room = find(number)?.room ?? null
      return room === null || room === 'emergency-staircases' || room === 'crossroads'
        ? null
        : shortRoom(room)
    },
    corridorLabel: (way, it) => corridorLabel(way, it, picture().rooms),
    count: ({ number }) => {
      const room = find(number)
      return room ? countOf(room) : null
    },
    plate: (way) => {
      const level = levelOfWay(picture().side, way)
      return level !== null && isLit(picture(), level) ? LIT.plate : DARK.plate
    },
    isUnlit: (number) => {
      const room = find(number)
      return room !== undefined && room.isDark && !room.hasFire && peopleIn(number, picture()).length === 0
    },
  }
}

function countOf(room: RoomPicture): Count | null {
  // What I saw on a token stays where I saw it.
  const seen = room.token ?? room.surfaceToken
  if (seen) return { sign: OWN.secret, colour: 'var(--secret)', n: seen.items }
  if (!room.isExplored || room.room === null) return null
  if (room.nestEggs !== null) return { sign: SIGNS.egg, colour: '#ffc9b0', n: room.nestEggs }
  const { colour } = ROOM_PRINTS[room.room]
  if (room.items === null || colour === 'colourless') return null
  return { sign: SIGNS[colour], colour: ITEM_COLOURS[colour], n: room.items }
}
