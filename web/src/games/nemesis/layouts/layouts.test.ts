/** The ship as it is drawn agrees with the ship as it is printed. */

import { describe, expect, it } from 'vitest'
import type { Side } from '../../../types/nemesis'
import { GRAPHS } from './graph'
import { passage } from '../../nemesis-kit/layouts/ways'
import { along, type Box } from '../../nemesis-kit/layouts/layout'
import { LAYOUTS, WAYS } from './layouts'

const SIDES: Side[] = ['basic', 'alternative']
const NUMBERS = GRAPHS.basic.slots.map(({ number }) => number)

const gap = (one: Box, other: Box): number =>
  Math.max(
    Math.abs(one.x - other.x) - (one.w + other.w) / 2,
    Math.abs(one.y - other.y) - (one.h + other.h) / 2,
  )

describe.each(SIDES)('the %s side', (side) => {
  const layout = LAYOUTS[side]
  const graph = GRAPHS[side]
  const boxes = NUMBERS.map((room) => layout.rooms[room])

  it('has a box for every room, inside of the drawing', () => {
    for (const it of boxes) {
      expect(it).toBeDefined()
      if (!it) continue
      expect(it.x - it.w / 2).toBeGreaterThan(0)
      expect(it.x + it.w / 2).toBeLessThan(layout.width)
      expect(it.y - it.h / 2).toBeGreaterThan(0)
      expect(it.y + it.h / 2).toBeLessThan(2 * layout.axis)
    }
  })

  it('has no two rooms that touch', () => {
    boxes.forEach((one, n) =>
      boxes.slice(n + 1).forEach((other) => {
        if (one && other) expect(gap(one, other)).toBeGreaterThanOrEqual(12)
      }),
    )
  })

  it('gives every number of a room one way out', () => {
    for (const room of NUMBERS) {
      const corridors = graph.corridors.filter((it) => it.rooms.includes(room)).flatMap((it) => it.numbers)
      const entrances = graph.entrances.filter((it) => it.room === room).flatMap((it) => it.numbers)
      expect([...corridors, ...entrances].sort()).toEqual([1, 2, 3, 4])
    }
  })

  it('names each corridor once', () => {
    const names = graph.corridors.map(passage)
    expect(new Set(names).size).toBe(names.length)
    expect(Object.keys(layout.routes).every((name) => names.includes(name))).toBe(true)
  })

  it('leads each corridor from its one room to its other, and through no third', () => {
    for (const way of WAYS[side]) {
      const inside = (room: number, at: { x: number; y: number }): boolean => {
        const it = layout.rooms[room]
        return it !== undefined && Math.abs(at.x - it.x) <= it.w / 2 && Math.abs(at.y - it.y) <= it.h / 2
      }
      const ends = [along(way.route, 0), along(way.route, 1)]
      for (const room of [way.room, way.other]) expect(ends.some((end) => inside(room, end))).toBe(true)
      for (let part = 0; part <= 1; part += 0.02) {
        const at = along(way.route, part)
        const others = NUMBERS.filter((room) => room !== way.room && room !== way.other)
        expect(others.filter((room) => inside(room, at))).toEqual([])
      }
    }
  })

  it('shows the number of each corridor outside of all rooms', () => {
    for (const { plate, passage: name } of WAYS[side]) {
      const hidden = boxes.filter(
        (it) => it && Math.abs(plate.x - it.x) < it.w / 2 + 10 && Math.abs(plate.y - it.y) < it.h / 2 + 10,
      )
      expect([name, hidden]).toEqual([name, []])
    }
  })

  it('lays noise beside a door, never over it', () => {
    for (const { door, noiseBesideDoor, plate, passage: name } of WAYS[side]) {
      const apart = Math.hypot(door.x - noiseBesideDoor.x, door.y - noiseBesideDoor.y)
      expect([name, apart > 27]).toEqual([name, true])
      // It stays in its corridor.
      const aside = Math.hypot(plate.x - noiseBesideDoor.x, plate.y - noiseBesideDoor.y)
      expect([name, aside < 30]).toEqual([name, true])
    }
  })

  it('keeps numbers apart from each other', () => {
    const plates = WAYS[side].map(({ plate }) => plate)
    plates.forEach((one, n) =>
      plates.slice(n + 1).forEach((other) => {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(46)
      }),
    )
  })

  it('draws every entrance to technical corridors, clear of all rooms and numbers', () => {
    const printed = graph.entrances.map(({ room, network }) => `${room} ${network}`).sort()
    expect(layout.entrances.map(({ room, network }) => `${room} ${network}`).sort()).toEqual(printed)
    for (const { at, room } of layout.entrances) {
      for (const it of boxes) {
        if (it) expect(gap({ x: at[0], y: at[1], w: 56, h: 22 }, it)).toBeGreaterThan(-2)
      }
      for (const { plate } of WAYS[side]) {
        expect([room, Math.hypot(plate.x - at[0], plate.y - at[1]) > 40]).toEqual([room, true])
      }
    }
    for (const { network } of layout.entrances) expect(layout.networks[network]).toBeDefined()
  })
})
