/** The two sides of the board as they are printed: which rooms there are, and what joins them. */

import type { Network, Side } from '../words'

/** A corridor joins two rooms and has one number or two, the same at both ends. */
export interface CorridorPrint {
  rooms: [number, number]
  numbers: number[]
}

export interface Graph {
  corridors: CorridorPrint[]
  /** The numbers of a room's entrances to technical corridors. */
  entrances: { room: number; network: Network; numbers: number[] }[]
  /** The rooms that are printed on the board. */
  special: number[]
  /** The rooms whose tiles lie face up from the beginning, though nobody has explored them. */
  faceUp: number[]
}

export const ROOM_COUNT = 21

const corridor = (one: number, other: number, ...numbers: number[]): CorridorPrint => ({
  rooms: [one, other],
  numbers,
})

const red = (room: number, ...numbers: number[]) => ({ room, network: 'red' as const, numbers })
const blue = (room: number, ...numbers: number[]) => ({ room, network: 'blue' as const, numbers })

const BASIC: Graph = {
  corridors: [
    corridor(1, 2, 3),
    corridor(1, 3, 1, 2),
    corridor(1, 4, 4),
    corridor(2, 6, 4),
    corridor(3, 7, 3, 4),
    corridor(4, 8, 1),
    corridor(5, 6, 3),
    corridor(5, 10, 1, 2),
    corridor(6, 7, 1),
    corridor(6, 11, 2),
    corridor(7, 8, 2),
    corridor(8, 9, 4),
    corridor(8, 11, 3),
    corridor(9, 12, 1, 2),
    corridor(10, 13, 3, 4),
    corridor(11, 14, 4),
    corridor(11, 15, 1),
    corridor(12, 16, 3, 4),
    corridor(13, 14, 1),
    corridor(13, 19, 2),
    corridor(14, 17, 2),
    corridor(15, 16, 2),
    corridor(15, 18, 3),
    corridor(16, 21, 1),
    corridor(17, 19, 1),
    corridor(17, 20, 3, 4),
    corridor(18, 20, 1, 2),
    corridor(18, 21, 4),
  ],
  entrances: [
    red(2, 1, 2),
    red(4, 2, 3),
    red(5, 4),
    red(9, 3),
    red(14, 3),
    red(15, 4),
    red(19, 3, 4),
    red(21, 2, 3),
  ],
  special: [1, 11, 19, 20, 21],
  faceUp: [],
}

const ALTERNATIVE: Graph = {
  corridors: [
    corridor(1, 2, 1, 2),
    corridor(1, 4, 3),
    corridor(2, 3, 3, 4),
    corridor(3, 6, 2),
    corridor(4, 5, 4),
    corridor(4, 7, 1),
    corridor(4, 10, 2),
    corridor(5, 6, 3),
    corridor(5, 8, 1),
    corridor(5, 8, 2),
    corridor(6, 9, 4),
    corridor(6, 12, 1),
    corridor(8, 10, 3),
    corridor(8, 12, 4),
    corridor(10, 14, 4),
    corridor(11, 13, 3),
    corridor(11, 13, 4),
    corridor(12, 16, 3),
    corridor(13, 14, 1),
    corridor(13, 16, 2),
    corridor(14, 15, 2),
    corridor(14, 17, 3),
    corridor(15, 16, 1),
    corridor(15, 19, 3, 4),
    corridor(16, 21, 4),
    corridor(17, 18, 1, 2),
    corridor(17, 18, 4),
    corridor(20, 21, 2, 3),
    corridor(20, 21, 1),
  ],
  entrances: [
    red(1, 4),
    blue(3, 1),
    red(7, 2, 3),
    blue(7, 4),
    red(9, 3),
    blue(9, 1, 2),
    red(10, 1),
    red(11, 1),
    blue(11, 2),
    blue(12, 2),
    red(18, 3),
    red(19, 1),
    blue(19, 2),
    blue(20, 4),
  ],
  special: [2, 8, 18, 19, 20],
  faceUp: [7, 9],
}

export const GRAPHS: Record<Side, Graph> = { basic: BASIC, alternative: ALTERNATIVE }

/** A corridor as people name it: by the lower of its rooms, and its lowest number. */
export function passage({ rooms, numbers }: CorridorPrint): string {
  return `${Math.min(...rooms)}-${Math.min(...numbers)}`
}
