/**
 * Where rooms and corridors are on a board, in units of its viewBox. The coordinates live with each
 * game; a phone shows the same board from nearer, so that ids and shapes agree.
 */

export type Point = [x: number, y: number]

/** A room by its middle. */
export interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** A board with its rooms; a game adds what it has besides. */
export interface Plan {
  width: number
  height: number
  /** How much higher the drawing begins than 0. */
  top: number
  rooms: Record<number, Box>
  /** Polylines under the rooms, by passage; straight ones between the middles are left out. */
  routes: Record<string, Point[]>
  /** At which part of a corridor its number stands, where that is not the middle. */
  plates?: Record<string, number>
}

/** An ordinary room. */
export const ROOM = { w: 130, h: 106 }
/** The corner that is cut off a room. */
export const CORNER = 15
export const box = (x: number, y: number, w = ROOM.w, h = ROOM.h): Box => ({ x, y, w, h })

/** An octagon around a middle. */
export function chamfered({ x, y, w, h }: Box, grow = 0, corner = CORNER): string {
  const [half, high] = [w / 2 + grow, h / 2 + grow]
  const c = corner + grow * 0.6
  return (
    `M${x - half + c} ${y - high}H${x + half - c}L${x + half} ${y - high + c}V${y + high - c}` +
    `L${x + half - c} ${y + high}H${x - half + c}L${x - half} ${y + high - c}V${y - high + c}Z`
  )
}

export const pathOf = (points: Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`

/** A point on a polyline and the direction there, in degrees. */
export interface Spot {
  x: number
  y: number
  angle: number
}

/** The point at a part of the length of a polyline. */
export function along(points: Point[], part: number): Spot {
  const lengths = points.slice(1).map(([x, y], n) => {
    const [fromX, fromY] = points[n] ?? [x, y]
    return Math.hypot(x - fromX, y - fromY)
  })
  let left = part * lengths.reduce((sum, length) => sum + length, 0)
  for (const [n, length] of lengths.entries()) {
    const [from, to] = [points[n], points[n + 1]]
    if (!from || !to) break
    if (left <= length || n === lengths.length - 1) {
      const k = length === 0 ? 0 : Math.min(1, left / length)
      return {
        x: from[0] + (to[0] - from[0]) * k,
        y: from[1] + (to[1] - from[1]) * k,
        angle: (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI,
      }
    }
    left -= length
  }
  const [x, y] = points[0] ?? [0, 0]
  return { x, y, angle: 0 }
}

export function lengthOf(points: Point[]): number {
  return points.slice(1).reduce((sum, [x, y], n) => {
    const [fromX, fromY] = points[n] ?? [x, y]
    return sum + Math.hypot(x - fromX, y - fromY)
  }, 0)
}

/** How much of a polyline is seen outside of some boxes: where that begins and where it ends. */
export function visible(points: Point[], boxes: Box[]): [from: number, to: number] {
  const STEPS = 240
  const isHidden = ({ x, y }: Spot): boolean =>
    boxes.some((it) => Math.abs(x - it.x) < it.w / 2 + 6 && Math.abs(y - it.y) < it.h / 2 + 6)
  const seen = Array.from({ length: STEPS + 1 }, (_, n) => n / STEPS).filter(
    (part) => !isHidden(along(points, part)),
  )
  return [seen[0] ?? 0, seen.at(-1) ?? 1]
}
