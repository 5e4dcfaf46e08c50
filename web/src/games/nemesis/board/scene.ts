/** What every part of the drawing of the ship can reach. */

import { ITEM_COLOURS, METAL } from '../../nemesis-kit/art/colours'
import { SIGNS } from '../../nemesis-kit/art/icons'
import { OWN } from '../../nemesis-kit/art/own-icons'
import { getScene, type Count, type OwnParts, type Scene } from '../../nemesis-kit/board/scene'
import { ROOM_PRINTS } from '../content'
import { corridorLabel } from '../labels'
import type { Layout } from '../layouts/layout'
import { shortRoom } from '../names'
import type { RoomPicture, ShipPicture } from '../picture'

export interface ShipScene extends Scene {
  readonly picture: ShipPicture
  readonly layout: Layout
}

export const getShip = (): ShipScene => getScene() as ShipScene

/** What the shared drawing does not know of the ship. */
export function partsOf(picture: () => ShipPicture): OwnParts {
  const find = (room: number) => picture().rooms.find(({ number }) => number === room)
  return {
    roomName: (number) => {
      const room = find(number)?.room ?? null
      return room === null ? null : shortRoom(room)
    },
    corridorLabel: (way, it) => corridorLabel(way, it, picture().rooms),
    count: ({ number }) => {
      const room = find(number)
      return room ? countOf(room) : null
    },
    plate: () => METAL.line,
    isUnlit: () => false,
  }
}

function countOf(room: RoomPicture): Count | null {
  // What I saw on a token stays where I saw it.
  if (room.token) return { sign: OWN.secret, colour: 'var(--secret)', n: room.token.items }
  if (!room.isExplored || room.room === null) return null
  if (room.nestEggs !== null) return { sign: SIGNS.egg, colour: '#ffc9b0', n: room.nestEggs }
  const { colour } = ROOM_PRINTS[room.room]
  if (room.items === null || colour === 'colourless') return null
  return { sign: SIGNS[colour], colour: ITEM_COLOURS[colour], n: room.items }
}
