/** Figures find room, however many there are. */

import { describe, expect, it } from 'vitest'
import { crowd, type Figure } from './crowd'
import { box } from './layout'

const room = box(100, 100)
const crew = (n: number): Figure[] => Array.from({ length: n }, (_, i) => ({ id: `c${i}`, kind: 'crew' }))
const adults = (n: number): Figure[] => Array.from({ length: n }, (_, i) => ({ id: `a${i}`, kind: 'adult' }))

describe('a crowd', () => {
  it.each([
    [1, 0],
    [2, 1],
    [5, 3],
    [0, 7],
    [5, 8],
  ])('of %d people and %d intruders stands in the room, each once', (people, intruders) => {
    const standing = crowd(room, [...crew(people), ...adults(intruders)], 26)
    expect(new Set(standing.map(({ id }) => id)).size).toBe(people + intruders)
    for (const { x, y } of standing) {
      expect(Math.abs(x - room.x)).toBeLessThanOrEqual(room.w / 2 - 8)
      expect(y).toBeLessThanOrEqual(room.y + room.h / 2 - 26)
      expect(y).toBeGreaterThan(room.y - room.h / 2 + 20)
    }
  })

  it('counts those that stand one behind another', () => {
    const standing = crowd(room, adults(6), 26)
    expect(standing.filter(({ together }) => together > 1).map(({ together }) => together)).toEqual([6])
  })

  it('keeps everybody in a row at least as far apart as a face is wide', () => {
    const standing = crowd(room, [...crew(5), ...adults(3)], 26).filter(({ id }) => id.startsWith('c'))
    const xs = standing.map(({ x }) => x).sort((a, b) => a - b)
    xs.slice(1).forEach((x, n) => expect(x - (xs[n] ?? 0)).toBeGreaterThan(17))
  })
})
