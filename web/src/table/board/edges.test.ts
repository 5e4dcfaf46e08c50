/** Arrows to what can be chosen and is not seen. */

import { describe, expect, it } from 'vitest'
import { edgesOf, isInSight, type Box, type Target } from './edges'

const SEEN: Box = { x: 100, y: 50, width: 400, height: 300 }

/** A thing of 60 × 40 around a point. */
const around = (x: number, y: number): Box => ({ x: x - 30, y: y - 20, width: 60, height: 40 })
const target = (name: string, ...boxes: Box[]): Target => ({ id: `place:${name}`, name, boxes })

describe('what is seen', () => {
  it('is whatever shows enough of itself to be pressed', () => {
    expect(isInSight(SEEN, around(300, 200))).toBe(true)
    expect(isInSight(SEEN, around(100, 200))).toBe(false)
    expect(isInSight(SEEN, around(105, 200))).toBe(true)
    expect(isInSight(SEEN, around(300, 900))).toBe(false)
  })

  it('is something small only as a whole, and something large by a part', () => {
    expect(isInSight(SEEN, { x: 90, y: 200, width: 20, height: 20 })).toBe(false)
    expect(isInSight(SEEN, { x: 102, y: 200, width: 20, height: 20 })).toBe(true)
    expect(isInSight(SEEN, { x: -900, y: -900, width: 1_040, height: 1_000 })).toBe(true)
  })
})

describe('an arrow at the edge', () => {
  it('is not there where everything is seen', () => {
    expect(edgesOf(SEEN, [target('mine', around(300, 200)), target('nowhere')])).toEqual([])
  })

  it('stands where the place lies, and names it', () => {
    const mine = target('mine', around(700, 120))
    expect(edgesOf(SEEN, [mine])).toEqual([{ side: 'right', at: 70, nearest: mine, names: ['mine'] }])
  })

  it('names the nearest of several and tells of the others', () => {
    const targets = [
      target('market', around(200, -400)),
      target('converter', around(250, -100)),
      target('hub', around(300, 900)),
    ]
    const edges = edgesOf(SEEN, targets)
    expect(edges.map(({ side, names }) => [side, names])).toEqual([
      ['top', ['converter', 'market']],
      ['bottom', ['hub']],
    ])
  })

  it('names a place before a thing that is nearer', () => {
    const ship: Target = { id: 'thing:ship:2:1', name: 'the 3', boxes: [around(250, -100)] }
    const edges = edgesOf(SEEN, [ship, target('market', around(200, -400))])
    expect(edges.map(({ names, nearest }) => [nearest.id, names])).toEqual([
      ['place:market', ['market', 'the 3']],
    ])
  })

  it('goes through the edge that a place in a corner lies farther beyond', () => {
    expect(edgesOf(SEEN, [target('corner', around(560, 900))])[0]?.side).toBe('bottom')
    expect(edgesOf(SEEN, [target('corner', around(-900, 400))])[0]?.side).toBe('left')
  })

  it('is not needed where a thing can be pressed elsewhere too', () => {
    expect(edgesOf(SEEN, [target('ship', around(700, 120), around(300, 200))])).toEqual([])
  })
})
