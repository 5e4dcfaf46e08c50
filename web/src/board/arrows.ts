/** With the arrow keys from place to place: to the nearest in that direction, lit places first. */

const DIRECTIONS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** A step to the side counts as so much more than one ahead. */
const ASIDE = 2.2

/** The place to go to from one that has the focus; none if the key is no arrow or nothing is there. */
export function placeTowards(key: string, from: Element, board: Element): SVGElement | HTMLElement | null {
  const direction = DIRECTIONS[key]
  if (!direction) return null
  const places = [...board.querySelectorAll<SVGElement>('[data-id]')].filter((place) => place !== from)
  const start = middle(from)
  const nearest = (some: SVGElement[]): SVGElement | null => {
    let best: SVGElement | null = null
    let least = Infinity
    for (const place of some) {
      const way = wayTo(start, middle(place), direction)
      if (way !== null && way < least) {
        best = place
        least = way
      }
    }
    return best
  }
  return nearest(places.filter((place) => place.hasAttribute('data-lit'))) ?? nearest(places)
}

type Point = [x: number, y: number]

/** How far a point is in a direction; nothing if it lies elsewhere. */
export function wayTo([x, y]: Point, [toX, toY]: Point, [dx, dy]: Point): number | null {
  const ahead = (toX - x) * dx + (toY - y) * dy
  const aside = Math.abs((toX - x) * dy) + Math.abs((toY - y) * dx)
  return ahead > 4 && aside <= ahead * ASIDE ? ahead + aside * ASIDE : null
}

function middle(place: Element): Point {
  const { x, y, width, height } = place.getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}
