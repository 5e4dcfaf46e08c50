/** Where an explanation stands: beside what it explains, inside the window, over nothing of its kind. */

import type { Box } from './edges'

interface Size {
  width: number
  height: number
}

/** Between a thing and its explanation, and to the edges of the window. */
const GAP = 10

type Spot = { left: number; top: number }

/**
 * Beside a thing if there is room to the right or left, else below or above; and where it can be,
 * not over what must stay in sight.
 */
export function beside(at: Box, size: Size, space: Size, free: Box[] = []): Spot {
  const { width, height } = size
  const right = at.x + at.width + GAP
  const left = at.x - GAP - width
  const sides = [
    ...(right + width < space.width - GAP ? [{ left: right, top: at.y }] : []),
    ...(left > GAP ? [{ left, top: at.y }] : []),
  ]
  const below = at.y + at.height + GAP
  const top = below + height < space.height ? below : at.y - GAP - height
  const others = [{ left: (space.width - width) / 2, top }]
  const spots = [...sides, ...others].map((it) => inside(it, size, space))
  const isFree = (spot: Spot): boolean =>
    free.every((it) => !overlap({ x: spot.left, y: spot.top, width, height }, it))
  return spots.find(isFree) ?? spots[0] ?? { left: GAP, top: GAP }
}

/** Along the upper or lower edge of a place, away from the thing: what is in the middle stays in sight. */
export function alongEdge(at: Box, size: Size, place: Box, space: Size): Spot {
  const isAbove = at.y + at.height / 2 < place.y + place.height / 2
  const top = isAbove ? place.y + place.height - size.height - GAP : place.y + GAP
  return inside({ left: (space.width - size.width) / 2, top }, size, space)
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}

/** Above or below a thing that lies in a row, so that its neighbours can still be pointed at; else beside the row. */
export function besideRow(at: Box, row: Box, size: Size, space: Size): { left: number; top: number } {
  const left = at.x + at.width / 2 - size.width / 2
  const above = row.y - GAP - size.height
  if (above >= GAP) return inside({ left, top: above }, size, space)
  const below = row.y + row.height + GAP
  if (below + size.height <= space.height - GAP) return inside({ left, top: below }, size, space)
  return beside({ ...row, y: at.y, height: at.height }, size, space)
}

/** What holds some boxes. */
export function around(boxes: Box[]): Box {
  const x = Math.min(...boxes.map((it) => it.x))
  const y = Math.min(...boxes.map((it) => it.y))
  const right = Math.max(...boxes.map((it) => it.x + it.width))
  const bottom = Math.max(...boxes.map((it) => it.y + it.height))
  return { x, y, width: right - x, height: bottom - y }
}

function inside(
  { left, top }: { left: number; top: number },
  size: Size,
  space: Size,
): { left: number; top: number } {
  const kept = (value: number, length: number, room: number): number =>
    Math.max(GAP, Math.min(value, room - length - GAP))
  return { left: kept(left, size.width, space.width), top: kept(top, size.height, space.height) }
}
