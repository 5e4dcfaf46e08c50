/** The Complex as it is drawn agrees with the Complex as it is printed. */

import { describe, expect, it } from 'vitest'
import type { Side } from '../../../types/lockdown'
import { along, type Box } from '../../nemesis-kit/layouts/layout'
import { passage } from '../../nemesis-kit/layouts/ways'
import { GRAPHS } from './graph'
import { entrancesAt, LAYOUTS, levelOf, levelOfWay, WAYS } from './layouts'

const SIDES: Side[] = ['main', 'alternative']

const gap = (one: Box, other: Box): number =>
  Math.max(
    Math.abs(one.x - other.x) - (one.w + other.w) / 2,
    Math.abs(one.y - other.y) - (one.h + other.h) / 2,
  )

describe.each(SIDES)('the %s side', (side) => {
  const layout = LAYOUTS[side]
  const graph = GRAPHS[side]
  const rooms = graph.slots.map(({ number }) => number)
  const boxes = rooms.map((room) => layout.rooms[room])

  it('has a box for every room and every crossroads', () => {
    for (const room of [...rooms, ...graph.crossroads]) expect(layout.rooms[room], `${room}`).toBeDefined()
    expect(rooms).toHaveLength(27)
  })

  it('has no two rooms that touch', () => {
    boxes.forEach((one, n) =>
      boxes.slice(n + 1).forEach((other) => {
        if (one && other) expect(gap(one, other)).toBeGreaterThanOrEqual(8)
      }),
    )
  })

  it('routes and plates corridors that are printed, and no others', () => {
    const names = graph.corridors.map(passage)
    expect(new Set(names).size).toBe(names.length)
    for (const name of [...Object.keys(layout.routes), ...Object.keys(layout.plates ?? {})])
      expect(names).toContain(name)
  })

  it('leads each corridor from its one room to its other, and through no third', () => {
    for (const way of WAYS[side]) {
      const inside = (room: number, at: { x: number; y: number }): boolean => {
        const it = layout.rooms[room]
        return it !== undefined && Math.abs(at.x - it.x) <= it.w / 2 && Math.abs(at.y - it.y) <= it.h / 2
      }
      const ends = [along(way.route, 0), along(way.route, 1)]
      for (const room of [way.room, way.other])
        expect([way.passage, ends.some((end) => inside(room, end))]).toEqual([way.passage, true])
      for (let part = 0; part <= 1; part += 0.02) {
        const at = along(way.route, part)
        const others = rooms.filter((room) => room !== way.room && room !== way.other)
        expect([way.passage, others.filter((room) => inside(room, at))]).toEqual([way.passage, []])
      }
    }
  })

  it('shows the number of each corridor outside of all rooms', () => {
    for (const { plate, passage: name } of WAYS[side]) {
      const hidden = boxes.filter(
        (it) => it && Math.abs(plate.x - it.x) < it.w / 2 && Math.abs(plate.y - it.y) < it.h / 2,
      )
      expect([name, hidden]).toEqual([name, []])
    }
  })

  it('draws every entrance to the technical corridors, and knows its numbers', () => {
    const printed = graph.entrances.map(({ room }) => room)
    expect(Object.keys(layout.entrances).map(Number).toSorted()).toEqual(printed.toSorted())
    for (const { room, numbers } of graph.entrances) expect(entrancesAt(side, room)).toEqual(numbers)
  })

  it('draws the paths between crossroads and exits as they are printed', () => {
    const named = (paths: readonly (readonly number[])[]): string[] =>
      paths.map((path) => path.toSorted((a, b) => a - b).join('-')).toSorted()
    expect(named(layout.paths)).toEqual(named(graph.paths))
  })

  it('has every room of a level in one of its bands', () => {
    for (const { number, level } of graph.slots) {
      const box = layout.rooms[number]
      if (level === null || !box) continue
      const bands = layout.bands[level]
      const isInside = bands.some(
        ({ top, bottom, left, right }) => box.x > left && box.x < right && box.y > top && box.y < bottom,
      )
      expect([number, isInside]).toEqual([number, true])
    }
  })
})

describe('a level', () => {
  it('is that of its rooms; staircases and crossroads have none', () => {
    expect([levelOf('main', 1), levelOf('main', 5), levelOf('main', 22)]).toEqual(['s01', null, 's03'])
    expect(levelOf('alternative', 28)).toBeNull()
  })

  it('of a corridor at a staircase is that of the room at its other end', () => {
    const way = WAYS.main.find(({ passage: name }) => name === '6-4')
    expect(way && levelOfWay('main', way)).toBe('s02')
  })
})
