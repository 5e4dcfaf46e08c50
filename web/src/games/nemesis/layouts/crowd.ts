/**
 * Where figures stand in a room.
 *
 * Up to three stand side by side. More than that stand in two rows, smaller: intruders behind,
 * the crew before them. Intruders of one kind that are too many stand one behind another.
 */

import type { Intruder } from '../words'
import type { Box } from './layout'

export interface Standing {
  id: string
  x: number
  /** The floor under its feet. */
  y: number
  /** How high it is drawn. */
  h: number
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

/** Figures and groups beside each other at their full size, and in one row. */
const AT_EASE = 2
const IN_A_ROW = 3
/** More intruders than this gather in groups of their kind. */
const APART = 3
const CROWDED = 0.66
/** How much further up the back row stands, and how each of a group hides behind the next. */
const BEHIND = 27
const STACKED = 4

/** How far over the name they stand, and how far they may look over the room's upper edge. */
const STEP = 12
const OVER = 16

/** Where figures stand; `floor` is how much of the room's lower edge its name takes. */
export function crowd(box: Box, figures: Figure[], floor: number): Standing[] {
  const crew = figures.filter((it) => it.kind === 'crew').map((it) => [it])
  const intruders = groups(figures.filter((it) => it.kind !== 'crew'))
  const ground = box.y + box.h / 2 - floor - STEP
  if (crew.length + intruders.length <= IN_A_ROW) {
    const size = crew.length + intruders.length <= AT_EASE ? 1 : 0.84
    const room = (box.h - floor - STEP + OVER) / HEIGHTS.crew
    return row([...crew, ...intruders], box, ground, Math.min(size, room))
  }
  const all = [...intruders, ...crew]
  const half = Math.ceil(all.length / 2)
  const isMixed = crew.length > 0 && intruders.length > 0
  const [back, front] = isMixed ? [intruders, crew] : [all.slice(0, half), all.slice(half)]
  const size = CROWDED * Math.min(1, 5 / Math.max(back.length, front.length))
  return [...row(back, box, ground - BEHIND, size), ...row(front, box, ground, size)]
}

/** A few intruders stand by themselves, many with others of their kind. */
function groups(intruders: Figure[]): Figure[][] {
  if (intruders.length <= APART) return intruders.map((it) => [it])
  const kinds = new Map<string, Figure[]>()
  for (const it of intruders) kinds.set(it.kind, [...(kinds.get(it.kind) ?? []), it])
  return [...kinds.values()]
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
        together: behind === 0 ? group.length : 1,
      }
    }),
  )
}
