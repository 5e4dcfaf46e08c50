// @vitest-environment happy-dom
/** What the server foresees stands on the answer: in words, and as boxes of the die. */

import { beforeAll, describe, expect, it } from 'vitest'
import { texts } from '../../texts/texts.svelte'
import type { Ahead, Foresight } from '../../types/nemesis'
import { foresee, underWay } from './ahead'
import { example } from './example'

const view = example()
const me = view.own[0] ?? 1
const mine = { ...view, turn: { ...view.turn, seat: me } }
const names = (): string => 'Maja'
const noise: Ahead = {
  what: 'noise',
  seat: me,
  room: 7,
  noise: [1, 4],
  encounter: [2, 3],
  'n-encounter': 4,
  of: 10,
  'silence-is-danger': false,
  danger: { danger: 'noise-all-around' },
  cards: 2,
  'depends-on-token': false,
}
const foresight = (ahead: Ahead[], cards: number): Foresight => ({
  bag: { tokens: 11, surprising: [10, 5, 4, 1] },
  'under-way': [],
  answers: [{ answer: 3, cards, ahead }],
})

beforeAll(async () => {
  await texts.need('ui')
  await texts.need('nemesis')
})

describe('what lies ahead', () => {
  it('names the numbers of the die, and whom the tokens in the bag surprise', () => {
    const told = foresee(foresight([noise], 2), 3, mine, names)
    expect(told?.words).toContain('encounter on 2, 3')
    expect(told?.words).toContain('noise on 1, 4')
    expect(told?.words).toContain('4 of 11 tokens surprise you')
  })

  it('names beside the strip only what one meets, and that one is surprised', () => {
    expect(foresee(foresight([noise], 2), 3, mine, names)?.brief).toBe(
      'encounter on 2, 3 · 4 of 11 tokens surprise you',
    )
    expect(foresee(foresight([{ ...noise, encounter: [] }], 9), 3, mine, names)?.brief).toBe('')
  })

  it('warns beside the strip of what no die decides, and leaves the numbers to it', () => {
    const enters: Ahead = {
      what: 'enters',
      seat: me,
      room: 7,
      explores: true,
      'is-burning': true,
      'has-malfunction': false,
      'gets-slime': false,
      combat: [],
      company: [],
    }

    expect(foresee(foresight([noise], 2), 3, mine, names)?.warns).toBe('')
    expect(foresee(foresight([enters, noise], 2), 3, mine, names)?.warns).toBe('the room burns')
    expect(foresee(foresight([enters, noise], 0), 3, mine, names)?.warns).toBe(
      'the room burns · no cards left: surprise is certain',
    )
  })

  it('says that whoever holds no card is surprised for certain', () => {
    expect(foresee(foresight([noise], 0), 3, mine, names)?.words).toContain('surprise is certain')
  })

  it('is a strip of six boxes as wide as their chance', () => {
    const strip = foresee(foresight([noise], 2), 3, mine, names)?.strip
    expect(strip).toMatchObject([
      { face: '1', ways: 2, brings: 'noise' },
      { face: '2', ways: 2, brings: 'encounter' },
      { face: '3', ways: 2, brings: 'encounter' },
      { face: '4', ways: 2, brings: 'noise' },
      { ways: 1, brings: 'silence' },
      { face: '!', ways: 1, brings: 'danger' },
    ])
  })

  it('is barred where slime makes Silence a Danger', () => {
    const slimy: Ahead = { ...noise, 'silence-is-danger': true }
    const strip = foresee(foresight([slimy], 2), 3, mine, names)?.strip as { brings: string }[]
    expect(strip.map(({ brings }) => brings).slice(4)).toEqual(['danger', 'danger'])
  })

  it('tells the chance of a shot', () => {
    const shot: Ahead = {
      what: 'shot',
      seat: me,
      weapon: 'rifle',
      at: 'eggs',
      roll: { faces: [], hits: 2, of: 6 },
      'may-reroll': false,
    }
    expect(foresee(foresight([shot], 2), 3, mine, names)?.words).toBe('hits on 2 of 6')
  })

  it('is nothing where nothing is foreseen', () => {
    expect(foresee(foresight([noise], 2), 0, mine, names)).toBeNull()
    expect(foresee(null, 0, mine, names)).toBeNull()
    expect(underWay(foresight([noise], 2), mine, names)).toBeNull()
  })
})
