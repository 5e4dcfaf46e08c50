/** The Alien phase is told as it goes: who acted as which, the ways that they went, and in which part. */

import { describe, expect, it } from 'vitest'
import type { Heard } from '../../types/aliens'
import { EXAMPLE } from './example'
import { keep, parted, tell, type Shown } from './scene'

const at = (column: number, row: number) => ({ board: 1, column, row })
const enemies = EXAMPLE.enemies
const first = enemies[0]
const BEGAN: Heard = { heard: 'alien-phase-began' }

function after(heard: Heard[], view: Shown = { ...EXAMPLE, phase: 'alien-phase' }): Shown {
  return heard.reduce<Shown>((before, it) => tell(view, before, it), view)
}

describe('an Alien phase', () => {
  it('numbers the enemies as they act', () => {
    const [one, other] = enemies
    if (!one || !other) throw new Error('the example has two enemies')
    const acts = ({ kind, square }: typeof one): Heard => ({ heard: 'enemy-activated', kind, square })

    const { scene } = after([BEGAN, acts(other), acts(one)])

    expect([...(scene?.order ?? [])]).toEqual([
      [other.arrival, 1],
      [one.arrival, 2],
    ])
  })

  it('keeps the way of whoever goes on, and begins another for whoever does not', () => {
    const step = (from: ReturnType<typeof at>, to: ReturnType<typeof at>): Heard => ({
      heard: 'enemy-moved',
      kind: 'blip',
      from,
      to,
    })

    const { scene } = after([
      BEGAN,
      step(at(1, 1), at(1, 2)),
      step(at(1, 2), at(2, 2)),
      step(at(5, 5), at(5, 6)),
    ])

    expect(scene?.trails.map(({ way }) => way)).toEqual([
      [at(1, 1), at(1, 2), at(2, 2)],
      [at(5, 5), at(5, 6)],
    ])
  })

  it('says what happened in each of its parts', () => {
    const heard: Heard[] = [
      { heard: 'enemy-activated', kind: 'alien', square: first?.square ?? at(1, 1) },
      { heard: 'knocked-down', character: 'hicks' },
      { heard: 'blip-speed-rolled', face: 'south-lock', die: 3 },
      { heard: 'blip-spotted', square: at(1, 1), aliens: 2 },
    ]

    const parts = parted(after([BEGAN, ...heard]).scene ?? { heard: [], order: new Map(), trails: [] })

    expect(parts.aliens).toEqual(heard.slice(0, 2))
    expect(parts.blips).toEqual(heard.slice(2))
    expect(parts.tracker).toEqual([])
  })

  it('stays while somebody is asked in it, and is over with the next turn', () => {
    const shown = after([BEGAN, { heard: 'stood-up', character: 'hicks' }])

    expect(keep({ ...EXAMPLE, phase: 'alien-phase' }, shown)).toHaveProperty('scene', shown.scene)
    expect(keep({ ...EXAMPLE, phase: 'marine-phase' }, shown)).not.toHaveProperty('scene')
    expect(tell(EXAMPLE, shown, { heard: 'turn-began', turn: 7 }).scene).toBeUndefined()
  })
})
