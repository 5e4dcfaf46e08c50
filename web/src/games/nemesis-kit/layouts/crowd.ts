/**
 * Where figures stand in a room.
 *
 * Up to three stand side by side. From four on they are round tokens in two rows, intruders over
 * the crew, and their room swells; where there are very many, intruders of one kind lie on a pile.
 */

import type { Intruder } from '../../../types/nemesis'
import type { Box } from './layout'

export interface Standing {
  id: string
  x: number
  /** The floor under its feet. */
  y: number
  /** How high it is drawn. */
  h: number
  /** Half the width of its token in a crowd, whose middle is at `x`, `y`; nothing for a figure. */
  r: number | null
  /** How many of its kind stand here together, on the foremost of them. */
  together: number
}

export interface Figure {
  id: string
  kind: Intruder | 'crew'
}

/** How high figures are that have room. */
export const HEIGHTS: Record<Intruder | 'crew', number> = {
  crew: 64,
  larva: 62,
  creeper: 66,
  adult: 78,
  breeder: 82,
  queen: 90,
}

/** Figures beside each other at their full size. */
const AT_EASE = 2
/** From so many on they are tokens. */
export const CROWD = 4
/** So many tokens lie each by itself; of more, those of one kind lie together. */
const APART = 8
/** How wide the place of a token is, by how many lie in a row. */
const CELLS: Record<number, number> = { 2: 52, 3: 52, 4: 45 }
const NARROW = 38
/** Between the wall and the tokens, and how far those on a pile are apart. */
const EDGE = 7
const STACKED = 4

/** How far over the name they stand, and how far they may look over the room's upper edge. */
const STEP = 12
const OVER = 16

/** A room with a crowd in it is larger; `n` is how many tokens lie there. */
export function swollen(box: Box, n: number, floor: number): Box {
  if (n < CROWD) return box
  const columns = Math.max(3, Math.ceil(Math.min(n, APART + 2) / 2))
  const cell = CELLS[columns] ?? NARROW
  return {
    ...box,
    w: Math.max(box.w, columns * cell + 2 * EDGE),
    h: Math.max(box.h, 2 * cell + 2 * EDGE + floor),
  }
}

/** Where figures stand; `floor` is how much of the room's lower edge its name takes. */
export function crowd(box: Box, figures: Figure[], floor: number): Standing[] {
  const crew = figures.filter((it) => it.kind === 'crew').map((it) => [it])
  const intruders = figures.filter((it) => it.kind !== 'crew').map((it) => [it])
  if (figures.length >= CROWD) return tokens(box, [...piles(intruders, figures.length), ...crew], floor)
  const ground = box.y + box.h / 2 - floor - STEP
  const size = figures.length <= AT_EASE ? 1 : 0.84
  const room = (box.h - floor - STEP + OVER) / HEIGHTS.crew
  return row([...crew, ...intruders], box, ground, Math.min(size, room))
}

/** Where there are too many, intruders of one kind lie together. */
function piles(intruders: Figure[][], n: number): Figure[][] {
  if (n <= APART) return intruders
  const kinds = new Map<string, Figure[]>()
  for (const [it] of intruders) if (it) kinds.set(it.kind, [...(kinds.get(it.kind) ?? []), it])
  return [...kinds.values()]
}

function tokens(box: Box, groups: Figure[][], floor: number): Standing[] {
  const columns = Math.max(2, Math.ceil(groups.length / 2))
  const cell = Math.min((box.w - 2 * EDGE) / Math.max(3, columns), (box.h - floor - 2 * EDGE) / 2)
  const first = groups.filter(([it]) => it?.kind !== 'crew').length
  // Intruders lie over the crew, unless there are too many of one for a row.
  const isApart = first > 0 && first < groups.length && Math.max(first, groups.length - first) <= columns
  const rows = isApart
    ? [groups.slice(0, first), groups.slice(first)]
    : [groups.slice(0, columns), groups.slice(columns)]
  const top = box.y - box.h / 2 + EDGE + cell / 2
  return rows.flatMap((line, down) =>
    line.flatMap((group, n) =>
      group.map(({ id }, deep): Standing => {
        const hides = Math.min(group.length - 1 - deep, 3) * STACKED
        return {
          id,
          x: box.x + (n - (line.length - 1) / 2) * cell + hides,
          y: top + down * cell - hides,
          h: cell,
          r: cell / 2 - 1,
          together: deep === group.length - 1 ? group.length : 1,
        }
      }),
    ),
  )
}

function row(groups: Figure[][], box: Box, ground: number, size: number): Standing[] {
  const widest = groups.length > 1 ? (box.w - 46) / (groups.length - 1) : 0
  const apart = Math.min(groups.length === 2 ? 54 : 40, widest)
  const first = box.x - ((groups.length - 1) * apart) / 2
  return groups.flatMap((group, n) =>
    group.map(({ id, kind }, deep) => {
      const behind = group.length - 1 - deep
      const hides = Math.min(behind, 3) * STACKED
      return {
        id,
        x: first + n * apart + hides,
        y: ground - hides,
        h: HEIGHTS[kind] * size,
        r: null,
        together: behind === 0 ? group.length : 1,
      }
    }),
  )
}
