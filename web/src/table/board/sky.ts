/** The stars over Alien Frontiers: always the same ones. */

export interface Star {
  x: number
  y: number
  r: number
  opacity: number
}

/** The sky is drawn in a field of this size and covers the window. */
export const SKY = { width: 1440, height: 900 }

const STARS = 170

export function stars(): Star[] {
  let seed = 11
  const next = (): number => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }
  return Array.from({ length: STARS }, () => {
    const [x, y, size] = [next() * SKY.width, next() * SKY.height, next()]
    return { x: Math.round(x), y: Math.round(y), r: 0.4 + size * size * 1.3, opacity: 0.25 + size * 0.55 }
  })
}
