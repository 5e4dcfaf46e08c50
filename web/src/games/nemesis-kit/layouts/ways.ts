/** Corridors as they are drawn: where their doors, numbers and markers stand. */

import { along, lengthOf, visible, type Box, type Plan, type Point, type Spot } from './layout'

/** A corridor as it is printed: the rooms at its ends, and the numbers that lead into it. */
export interface Print {
  rooms: readonly number[]
  numbers: readonly number[]
}

/** A corridor as it is drawn. */
export interface Way {
  passage: string
  room: number
  number: number
  /** The room at its other end. */
  other: number
  numbers: number[]
  route: Point[]
  /** Where its door stands: near the room that comes first. */
  door: Spot
  /** Where its number stands while nothing stands in the way, and beside a closed door. */
  plate: Spot
  besideDoor: Spot
  /** Where its noise lies beside a door, which it never covers. */
  noiseBesideDoor: Spot
}

/** A corridor as people name it: by the lower of its rooms, and its lowest number. */
export function passage({ rooms, numbers }: Print): string {
  return `${Math.min(...rooms)}-${Math.min(...numbers)}`
}

/** How far a door stands from the room, and how far a number steps aside for it. */
const DOOR_AT = 11
const ASIDE = 8
/** From the middle of a door to the middle of a noise marker beside it. */
const CLEAR = 29

const boxOf = (layout: Plan, room: number): Box => layout.rooms[room] ?? { x: 0, y: 0, w: 0, h: 0 }

/** The first point of a corridor, from somewhere on, that a door leaves free for a marker. */
function clearOf(door: Spot, route: Point[], from: number): Spot {
  const step = 1 / lengthOf(route)
  for (let part = from; part < 1; part += step) {
    const at = along(route, part)
    if (Math.hypot(at.x - door.x, at.y - door.y) >= CLEAR) return at
  }
  return along(route, from)
}

/** The corridors of a board on its layout. */
export function waysOf(layout: Plan, corridors: readonly Print[]): Way[] {
  return corridors.map((print) => {
    const name = passage(print)
    const [one, other] = print.rooms.map((room) => boxOf(layout, room)) as [Box, Box]
    const route: Point[] = layout.routes[name] ?? [
      [one.x, one.y],
      [other.x, other.y],
    ]
    const [from, to] = visible(route, [one, other])
    const length = lengthOf(route)
    const middle = from + (to - from) * (layout.plates?.[name] ?? 0.5)
    const door = Math.min(middle, from + DOOR_AT / length)
    const room = Math.min(...print.rooms)
    return {
      passage: name,
      room,
      number: Math.min(...print.numbers),
      other: Math.max(...print.rooms),
      numbers: [...print.numbers],
      route,
      door: along(route, door),
      plate: along(route, middle),
      besideDoor: along(route, middle + ASIDE / length),
      noiseBesideDoor: clearOf(along(route, door), route, middle),
    }
  })
}
