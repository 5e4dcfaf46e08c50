/** What can be chosen and is out of sight, because the board is looked at from close by. */

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Something that can be chosen, and everywhere it can be pressed. */
export interface Target {
  /** What to bring into view. */
  id: string
  name: string
  boxes: Box[]
}

export type Side = 'top' | 'right' | 'bottom' | 'left'

/**
 * An arrow at an edge of what is seen: it names the nearest place beyond, and counts the others.
 * Things that stand in places are named only where there is no place to name.
 */
export interface Edge {
  side: Side
  /** How far along the edge it stands, in pixels from its left or upper end. */
  at: number
  nearest: Target
  /** All that lies there: places before things, the nearest first. */
  names: string[]
}

/** So much of a thing, in pixels, can be found and pressed. */
const ENOUGH = 32

/** Whether enough of a thing is seen. */
export function isInSight(seen: Box, { x, y, width, height }: Box): boolean {
  const across = Math.min(x + width, seen.x + seen.width) - Math.max(x, seen.x)
  const down = Math.min(y + height, seen.y + seen.height) - Math.max(y, seen.y)
  return across >= Math.min(ENOUGH, width) && down >= Math.min(ENOUGH, height)
}

/** One arrow for each edge beyond which something can be chosen. */
export function edgesOf(seen: Box, targets: Target[]): Edge[] {
  const beyond = targets
    .filter(({ boxes }) => boxes.length > 0 && !boxes.some((box) => isInSight(seen, box)))
    .map((target) => ({ target, ...nearestWay(seen, target.boxes) }))
    .sort((a, b) => Number(isPlace(b.target)) - Number(isPlace(a.target)) || a.far - b.far)
  const edges = new Map<Side, Edge>()
  for (const { target, side, at } of beyond) {
    const edge = edges.get(side)
    if (edge) edge.names.push(target.name)
    else edges.set(side, { side, at, nearest: target, names: [target.name] })
  }
  return [...edges.values()]
}

const isPlace = ({ id }: Target): boolean => id.startsWith('place:')

interface Way {
  side: Side
  at: number
  /** How far beyond the edge. */
  far: number
}

function nearestWay(seen: Box, boxes: Box[]): Way {
  const [nearest] = boxes.map((box) => wayTo(seen, box)).sort((a, b) => a.far - b.far)
  return nearest ?? { side: 'top', at: 0, far: Infinity }
}

/** Through which edge one comes to a thing: the one that it lies farthest beyond. */
function wayTo(seen: Box, box: Box): Way {
  const x = box.x + box.width / 2 - seen.x
  const y = box.y + box.height / 2 - seen.y
  const ways: Way[] = [
    { side: 'top', at: x, far: -y },
    { side: 'right', at: y, far: x - seen.width },
    { side: 'bottom', at: x, far: y - seen.height },
    { side: 'left', at: y, far: -x },
  ]
  return ways.reduce((best, way) => (way.far > best.far ? way : best))
}
