/**
 * The lands of the planet as closed paths made from shared border lines, so that there are
 * no seams: the same path is ground, clip, border of control and what is pressed.
 */

import type { Territory } from '../../../types/alien-frontiers'

export interface Disc {
  x: number
  y: number
  r: number
}

type Point = [x: number, y: number]

/** The lands around the desert, clockwise, each with the angle in degrees at which it ends. */
const RIM: [Territory, number][] = [
  ['heinlein', -91],
  ['pohl', -37],
  ['van-vogt', 14],
  ['bradbury', 65],
  ['asimov', 114],
  ['herbert', 164],
  ['lem', 215],
]

/** The middle of each land as an angle in degrees; the desert is in the middle of them all. */
export const ANGLES: Record<Territory, number | null> = {
  heinlein: -120,
  pohl: -62,
  'van-vogt': -12,
  bradbury: 40,
  asimov: 90,
  herbert: 138,
  lem: 190,
  burroughs: null,
}

export const radians = (degrees: number): number => (degrees * Math.PI) / 180
const short = (n: number): string => (Math.round(n * 10) / 10).toString()
const closed = (points: Point[]): string => `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`

export function territoryPaths({ x, y, r }: Disc): Record<Territory, string> {
  const at = (angle: number, away: number): Point => [x + away * Math.cos(angle), y + away * Math.sin(angle)]
  const between = (from: number, to: number, steps: number): number[] =>
    Array.from({ length: steps + 1 }, (_, n) => radians(from + ((to - from) * n) / steps))

  /** How far the edge of the desert is from the middle. */
  const desert = (angle: number): number =>
    r * 0.41 + r * 0.028 * Math.sin(3 * angle + 1) + r * 0.02 * Math.sin(7 * angle + 0.5)
  const inner = (from: number, to: number, steps = 18): Point[] =>
    between(from, to, steps).map((angle) => at(angle, desert(angle)))
  const rim = (from: number, to: number): Point[] => between(from, to, 14).map((angle) => at(angle, r * 1.02))
  const border = (degrees: number): Point[] => {
    const turn = ((degrees % 360) + 360) % 360
    const angle = radians(turn)
    const start = desert(angle)
    return Array.from({ length: 13 }, (_, n) => {
      const part = n / 12
      const away = start + (r * 1.02 - start) * part
      const wave = r * 0.035 * Math.sin(part * 7 + turn) + r * 0.018 * Math.sin(part * 17 + turn * 2)
      const bend = (wave * Math.sin(Math.PI * Math.min(1, part * 1.1 + 0.04))) / away
      return at(angle + bend, away)
    })
  }

  const paths: Partial<Record<Territory, string>> = { burroughs: closed(inner(0, 360, 60)) }
  let from = 215 - 360
  for (const [territory, to] of RIM) {
    paths[territory] = closed([
      ...border(from),
      ...rim(from, to),
      ...border(to).reverse(),
      ...inner(to, from),
    ])
    from = to
  }
  return paths as Record<Territory, string>
}
