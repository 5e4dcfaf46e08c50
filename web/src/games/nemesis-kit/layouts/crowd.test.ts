/** Figures find room, however many there are. */

import { describe, expect, it } from 'vitest'
import { crowd, swollen, type Figure } from './crowd'
import { box } from './layout'

const room = box(100, 100)
const crew = (n: number): Figure[] => Array.from({ length: n }, (_, i) => ({ id: `c${i}`, kind: 'crew' }))
const adults = (n: number): Figure[] => Array.from({ length: n }, (_, i) => ({ id: `a${i}`, kind: 'adult' }))

describe('a crowd', () => {
  it.each([
    [1, 0],
    [2, 1],
    [2, 4],
    [5, 3],
    [0, 7],
    [5, 8],
  ])('of %d people and %d intruders stands in the room, each once', (people, intruders) => {
    const place = swollen(room, people + intruders, 26)
    const standing = crowd(place, [...crew(people), ...adults(intruders)], 26)
    expect(new Set(standing.map(({ id }) => id)).size).toBe(people + intruders)
    for (const { x, y, r } of standing) {
      expect(Math.abs(x - place.x) + (r ?? 0)).toBeLessThanOrEqual(place.w / 2)
      expect(y + (r ?? 0)).toBeLessThanOrEqual(place.y + place.h / 2 - 26)
      expect(y - (r ?? 0)).toBeGreaterThan(place.y - place.h / 2 - 8)
    }
  })

  it.each([
    [1, 3],
    [2, 4],
    [5, 3],
    [3, 3],
  ])('of %d people and %d intruders covers nobody', (people, intruders) => {
    const n = people + intruders
    const standing = crowd(swollen(room, n, 26), [...crew(people), ...adults(intruders)], 26)
    for (const [i, one] of standing.entries())
      for (const other of standing.slice(i + 1)) {
        const apart = Math.hypot(one.x - other.x, one.y - other.y)
        expect(apart).toBeGreaterThanOrEqual((one.r ?? 0) + (other.r ?? 0))
      }
  })

  it('has tokens that can be read: of six each is 30 pixels wide where the ship fits a desk, of eight 26', () => {
    const ON_A_DESK = 0.62
    const width = (n: number): number => (crowd(swollen(room, n, 26), crew(n), 26)[0]?.r ?? 0) * 2 * ON_A_DESK
    expect(width(6)).toBeGreaterThanOrEqual(30)
    expect(width(8)).toBeGreaterThanOrEqual(26)
  })

  it('counts those that lie one over another', () => {
    const standing = crowd(swollen(room, 12, 26), adults(12), 26)
    expect(standing.filter(({ together }) => together > 1).map(({ together }) => together)).toEqual([12])
  })
})
