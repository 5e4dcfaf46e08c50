/** What the server says has changed is carried out as the server means it. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Edit } from '../../types/protocol'
import { beatsOf, changed, LostThread } from './change'

interface Case {
  name: string
  before: unknown
  edits: Edit[]
  after: unknown
}

/** The same cases that the server is held to. */
const file = join(import.meta.dirname, '../../../tests/fixtures/changes.json')
const CASES = JSON.parse(readFileSync(file, 'utf8')) as Case[]

describe('a view', () => {
  it.each(CASES)('is changed as the server means it: $name', ({ before, edits, after }) => {
    const copy = structuredClone(before)

    expect(changed(before, edits)).toEqual(after)
    expect(before).toEqual(copy)
  })

  it('shares with the view before whatever did not change', () => {
    const before = { players: [{ ships: [1] }, { ships: [2] }], deck: { cards: 3 } }

    const after = changed(before, [{ at: ['players', 1, 'ships'], put: [] }]) as typeof before

    expect(after.deck).toBe(before.deck)
    expect(after.players[0]).toBe(before.players[0])
    expect(after.players[1]).toEqual({ ships: [] })
    expect(changed(before, [])).toBe(before)
  })

  const astray: Edit[] = [
    { at: ['other', 'x'], put: 1 },
    { at: ['list', 2], put: 1 },
    { at: ['list', 'x'], put: 1 },
    { at: ['field', 0], put: 1 },
    { at: ['list', 'length', 'x'], put: 1 },
    { at: ['toString', 'name'], put: 1 },
    { at: ['list'], from: 1, cut: 2, put: [] },
    { at: ['list'], from: 3, cut: 0, put: [] },
    { at: ['field'], from: 0, cut: 0, put: [] },
    { gone: ['field', 'x'] },
    { gone: [] },
    { at: ['other'], edits: [] },
    { at: ['list'], edits: [{ at: ['x'], put: 1 }] },
  ]
  it.each(astray)('is not changed by what leads nowhere: %j', (edit) => {
    expect(() => changed({ list: [1, 2], field: {} }, [edit])).toThrow(LostThread)
  })
})

describe('moments', () => {
  it('are told beat by beat, with the view after each', () => {
    const put = (n: number): Edit[] => [{ at: ['n'], put: n }]
    const moments = [
      { heard: ['a', 'b', 'c'], changes: [{ after: 2, edits: put(1) }] },
      {
        heard: ['d'],
        changes: [
          { after: 0, edits: put(2) },
          { after: 1, edits: put(3) },
        ],
      },
      { heard: ['e'] },
    ]

    expect(beatsOf({ n: 0 }, moments)).toEqual([
      { heard: ['a', 'b'], after: { n: 1 } },
      { heard: ['c'], after: { n: 1 } },
      { heard: [], after: { n: 2 } },
      { heard: ['d'], after: { n: 3 } },
      { heard: ['e'], after: { n: 3 } },
    ])
  })
})
