/**
 * What whoever reads the log knows by then: what rooms are called.
 *
 * It is gathered from what happened, so that a line says the same when it is written, when the
 * page is loaded anew, and in a replay.
 */

import type { Heard, Room, View } from '../../types/lockdown'
import { sideOf } from './adapter'
import { GRAPHS } from './layouts/graph'

export interface Known {
  rooms: ReadonlyMap<number, Room>
}

export function learn(known: Known | null, heard: Heard[], view: View): Known {
  return heard.reduce(knownAfter, known ?? printed(view))
}

/** The rooms that everybody sees from the beginning. */
function printed(view: View): Known {
  const rooms = GRAPHS[sideOf(view)].slots.flatMap(({ number, room }): [number, Room][] =>
    room === null ? [] : [[number, room]],
  )
  return { rooms: new Map(rooms) }
}

/** What one event adds. */
export function knownAfter(known: Known, heard: Heard): Known {
  switch (heard.heard) {
    case 'room-explored':
    case 'surface-explored':
      return withRoom(known, heard.number, heard.room)
    case 'tile-seen':
      return heard.tile === null ? known : withRoom(known, heard.room, heard.tile)
    default:
      return known
  }
}

const withRoom = (known: Known, number: number, room: Room): Known => ({
  rooms: new Map(known.rooms).set(number, room),
})
