/** Markers of victory points do not cover each other. */

import { describe, expect, it } from 'vitest'
import { degreesOf, markersOf } from './score'

const ring = { r: 200, mark: 10, apart: 20 }

describe('markers of victory points', () => {
  it('stand outward when two are equal', () => {
    const [first, second] = markersOf(
      [
        { seat: 1, score: 5 },
        { seat: 2, score: 5 },
      ],
      ring,
    )
    expect(first).toMatchObject({ turn: degreesOf(5), away: 200 })
    expect(second).toMatchObject({ turn: degreesOf(5), away: 220 })
  })

  it('never stand on each other, however many are equal', () => {
    const all = markersOf(
      [1, 2, 3, 4].map((seat) => ({ seat, score: 3 })),
      ring,
    )
    expect(new Set(all.map(({ turn, away }) => `${turn} ${away}`)).size).toBe(4)
  })

  it('go round again after 20', () => {
    expect(degreesOf(21)).toBe(degreesOf(0))
    expect(degreesOf(23)).toBe(degreesOf(2))
  })
})
