/**
 * The ground of a mission as it is drawn: its squares, what lies between them, its rooms and the
 * places on it. All of it is printed on boards and mission cards, and comes from there.
 */

import { PRINTED } from '../../printed/aliens'
import type { BoardFace, Door, Mission, PrintedMission, Room, Square } from '../../types/aliens'

/** How wide a square is, in units of the drawing. */
export const S = 48
/** How many squares a board has across. */
const ACROSS = 12

export interface Place {
  /** Column and row over all boards together, from 1. */
  x: number
  y: number
}

export interface Cell extends Place {
  square: Square
  face: BoardFace
  is: 'floor' | 'fenced' | 'solid'
  isCorridor: boolean
}

/** What lies between two squares; either may be outside of all boards. */
export interface Edge {
  /** Its two ends, in squares from the corner of the layout. */
  from: [number, number]
  to: [number, number]
  isUpright: boolean
  /** The squares at its sides: west and east, or north and south. */
  sides: [Place, Place]
}

export interface DoorEdge extends Edge {
  door: Door
}

export interface RoomLabel {
  room: Room
  face: BoardFace
  /** The middle of its largest part, and how wide that is, in squares. */
  x: number
  y: number
  width: number
  height: number
}

export interface Ground {
  print: PrintedMission
  width: number
  height: number
  cells: Cell[]
  walls: Edge[]
  doors: DoorEdge[]
  rooms: RoomLabel[]
  /** Where each board lies, its corner in squares. */
  boards: { face: BoardFace; x: number; y: number }[]
}

const known = new Map<Mission, Ground>()

export function groundOf(mission: Mission): Ground {
  const before = known.get(mission)
  if (before) return before
  const made = laidOut(mission)
  known.set(mission, made)
  return made
}

const numberOf = new Map(PRINTED.boards.map(({ face, number }) => [face, number]))
const roomsOf = new Map(PRINTED.boards.map(({ face, rooms }) => [face, rooms]))

/** The room that a square of a board is in. */
export function roomAt(face: BoardFace, { column, row }: Square): Room | null {
  const isIn = ({ columns, rows }: { columns: [number, number]; rows: [number, number] }): boolean =>
    column >= columns[0] && column <= columns[1] && row >= rows[0] && row <= rows[1]
  return roomsOf.get(face)?.find(({ areas }) => areas.some(isIn))?.room ?? null
}

/** Where a square lies over all boards together. */
export function placeOf(ground: Ground, { board, column, row }: Square): Place {
  const at = ground.boards.find(({ face }) => numberOf.get(face) === board)
  return { x: (at?.x ?? 0) + column, y: (at?.y ?? 0) + row }
}

/** The board that a square is on. */
export function faceOf(ground: Ground, { board }: Square): BoardFace {
  return ground.boards.find(({ face }) => numberOf.get(face) === board)?.face ?? 'south-lock'
}

/** The middle of a square, in units. */
export function middleOf(ground: Ground, square: Square): [number, number] {
  const { x, y } = placeOf(ground, square)
  return [(x - 0.5) * S, (y - 0.5) * S]
}

const SQUARES = { '.': 'floor', '~': 'fenced', X: 'solid' } as const

function laidOut(mission: Mission): Ground {
  const print = PRINTED.missions.find((it) => it.mission === mission)
  if (!print) throw new Error(`There is no mission ${mission}`)
  const boards = print.boards.flatMap((row, y) =>
    row.map((face, x) => ({ face, x: x * ACROSS, y: y * ACROSS })),
  )
  const width = (print.boards[0]?.length ?? 0) * ACROSS
  const height = print.boards.length * ACROSS
  const at = (line: number, column: number): string => print.plan[line]?.charAt(column) ?? ' '
  const squareAt = (x: number, y: number): { face: BoardFace; square: Square } | null => {
    const lies = boards.find((it) => x > it.x && x <= it.x + ACROSS && y > it.y && y <= it.y + ACROSS)
    if (!lies) return null
    const board = numberOf.get(lies.face) ?? 1
    return { face: lies.face, square: { board, column: x - lies.x, row: y - lies.y } }
  }

  const cells: Cell[] = []
  const walls: Edge[] = []
  const doors: DoorEdge[] = []
  for (let y = 0; y <= height; y += 1) {
    for (let x = 0; x <= width; x += 1) {
      const here = squareAt(x, y)
      if (here) {
        const is = SQUARES[at(2 * y - 1, 2 * x - 1) as keyof typeof SQUARES]
        cells.push({ ...here, x, y, is, isCorridor: roomAt(here.face, here.square) === 'corridor' })
      }
      const east: Edge = {
        from: [x, y - 1],
        to: [x, y],
        isUpright: true,
        sides: [
          { x, y },
          { x: x + 1, y },
        ],
      }
      const south: Edge = {
        from: [x - 1, y],
        to: [x, y],
        isUpright: false,
        sides: [
          { x, y },
          { x, y: y + 1 },
        ],
      }
      const each = [
        { edge: east, is: y > 0 ? at(2 * y - 1, 2 * x) : ' ', facing: 'east' as const },
        { edge: south, is: x > 0 ? at(2 * y, 2 * x - 1) : ' ', facing: 'south' as const },
      ]
      for (const { edge, is, facing } of each) {
        if (is === '#') walls.push(edge)
        if (is === 'D' && here) doors.push({ ...edge, door: { square: here.square, facing } })
      }
    }
  }
  const rooms = boards.flatMap(({ face, x, y }) =>
    (roomsOf.get(face) ?? [])
      .filter(({ room }) => room !== 'corridor')
      .map(({ room, areas }) => ({ room, face, ...largest(areas, x, y) })),
  )
  return { print, width, height, cells, walls, doors, rooms, boards }
}

type Area = { columns: [number, number]; rows: [number, number] }

function largest(areas: Area[], x: number, y: number): Omit<RoomLabel, 'room' | 'face'> {
  const size = ({ columns, rows }: Area): number => (columns[1] - columns[0] + 1) * (rows[1] - rows[0] + 1)
  const { columns, rows } = areas.reduce((best, it) => (size(it) > size(best) ? it : best))
  return {
    x: x + (columns[0] + columns[1]) / 2,
    y: y + (rows[0] + rows[1]) / 2,
    width: columns[1] - columns[0] + 1,
    height: rows[1] - rows[0] + 1,
  }
}
