/** The boards of each mission as they are joined. */

import { describe, expect, test } from 'vitest'
import { PRINTED } from '../../printed/aliens'
import { groundOf, placeOf, roomAt } from './ground'

describe('the ground of a mission', () => {
  test('its boards lie as the mission card says', () => {
    const { boards, width, height } = groundOf('newt')

    expect([width, height]).toEqual([24, 24])
    expect(boards.map(({ face, x, y }) => [face, x, y])).toEqual([
      ['operations', 0, 0],
      ['south-lock', 12, 0],
      ['residential-block', 0, 12],
      ['med-lab', 12, 12],
    ])
  })

  test('a square of a board has its place over all of them', () => {
    expect(placeOf(groundOf('newt'), { board: 1, column: 11, row: 12 })).toEqual({ x: 23, y: 12 })
    expect(placeOf(groundOf('escape'), { board: 1, column: 12, row: 6 })).toEqual({ x: 48, y: 6 })
  })

  test('a sealed seam is a wall, and a joined one is none', () => {
    const { walls } = groundOf('newt')
    const isWall = (from: [number, number], to: [number, number]): boolean =>
      walls.some((it) => String(it.from) === String(from) && String(it.to) === String(to))

    // The corridor of the South Lock ends at the MedLab, as the mission card says.
    expect(isWall([17, 12], [18, 12])).toBe(true)
    // That of Operations leads on into the Residential Block.
    expect(isWall([5, 12], [6, 12])).toBe(false)
  })

  test('every door lies between two floors', () => {
    for (const { mission } of PRINTED.missions) {
      const { doors, cells } = groundOf(mission)
      const is = new Map(cells.map((it) => [`${it.x},${it.y}`, it.is]))
      for (const { sides } of doors)
        expect(sides.map(({ x, y }) => is.get(`${x},${y}`))).toEqual(['floor', 'floor'])
    }
    expect(groundOf('newt').doors).toHaveLength(43)
  })

  test('every place of a mission is floor', () => {
    for (const { mission, ...print } of PRINTED.missions) {
      const ground = groundOf(mission)
      const floor = new Set(ground.cells.filter(({ is }) => is === 'floor').map(({ x, y }) => `${x},${y}`))
      const places = [...print['spawn-points'], ...print.start, ...print['mission-blips'], ...print.crates]
      for (const square of places) {
        const { x, y } = placeOf(ground, square)
        expect(floor.has(`${x},${y}`), `${mission} ${JSON.stringify(square)}`).toBe(true)
      }
    }
  })

  test('a square knows its room', () => {
    expect(roomAt('south-lock', { board: 1, column: 6, row: 1 })).toBe('corridor')
    expect(roomAt('south-lock', { board: 1, column: 2, row: 9 })).toBe('workshop')
    // A fenced square is in none.
    expect(roomAt('south-lock', { board: 1, column: 4, row: 3 })).toBeNull()
  })
})
