/** How answers fall into parts, so that rooms, cards, boards and lines can be pressed in any order. */

import { beforeAll, describe, expect, it } from 'vitest'
import { Choosing } from '../../table/question/choosing.svelte'
import { texts } from '../../texts/texts.svelte'
import type { Action, Choice, Touch } from '../../types/lockdown'
import type { GameClient, Offer } from '../game'
import { deed, endsTurn, heading, isDecided, part } from './answers'
import { example } from './example'

const view = example()
const given = (choice: Choice, touches: Touch[] = []): Offer => ({
  choice,
  touches,
  costs: [],
  gives: [],
  'is-final': false,
})
const offer = (answer: Action, touches: Touch[]): Offer => given({ question: 'turn', answer }, touches)

const way = (room: number, at: number, corridor: number): Touch[] => [
  { touch: 'room', room },
  { touch: 'corridor', passage: { room: at, corridor } },
]

const OFFERS = [
  offer('pass', []),
  offer({ move: { corridor: 2 } }, way(9, 9, 2)),
  offer({ 'careful-move': { corridor: 2 } }, way(9, 9, 2)),
  offer({ move: { corridor: 3 } }, way(12, 12, 3)),
  offer({ shoot: { weapon: 'smg', at: { figure: { figure: 0 } } } }, [
    { touch: 'item', item: 'smg' },
    { touch: 'figure', figure: 0 },
  ]),
  offer({ computer: { with: { 'swap-power-tokens': { one: 's01', other: 's02' } } } }, [
    { touch: 'line', line: 'swap-power-tokens' },
    { touch: 'power', area: 's01' },
    { touch: 'power', area: 's02' },
  ]),
  offer({ 'use-room': { aim: 'start-alert' } }, [{ touch: 'room', room: 13 }]),
]

function asked(offers: Offer[]): { choosing: Choosing; given: unknown[] } {
  const answers: unknown[] = []
  const choosing = new Choosing((possible) => answers.push(possible.offer.choice))
  choosing.offer({ part, deed } as unknown as GameClient, view, offers, [])
  return { choosing, given: answers }
}

beforeAll(() => texts.need('lockdown'))

describe('answers in a turn', () => {
  it('are listed by what is done', () => {
    const { choosing } = asked(OFFERS)
    const keys = choosing.entries.map(
      ({ part: it, possible }) => it?.key ?? (possible[0]?.offer.choice as { answer: Action }).answer,
    )
    expect(keys).toEqual([
      'pass',
      'move:9',
      'careful-move',
      'move:12',
      'shoot:figure:0',
      'computer',
      'use-room',
    ])
  })

  it('are given by a room that only one way leads to, and asked on where two do', () => {
    const one = asked(OFFERS)
    one.choosing.press('place:room:12')
    expect(one.given).toEqual([OFFERS[3]?.choice])
    const two = asked(OFFERS)
    two.choosing.press('place:room:9')
    expect(two.given).toEqual([])
  })

  it('light the line of the computer card and the boards that it is about', () => {
    const { choosing } = asked(OFFERS)
    for (const id of ['place:computer:swap-power-tokens', 'place:power:s01', 'place:power:s02'])
      expect([id, choosing.isLit(id)]).toEqual([id, true])
    expect(choosing.isLit('place:power:s03')).toBe(false)
  })

  it('know the one that ends the turn, and what is asked next', () => {
    expect(OFFERS.filter(endsTurn)).toEqual([OFFERS[0]])
    expect(heading([], [], ['asks', {}])).toEqual(['asks', {}])
  })
})

describe('a redistribution of the power', () => {
  const laid = (s01: 'one' | 'two', s02: 'one' | 'two'): Offer =>
    given({ question: 'redistribution', answer: { s01, s02, s03: 'three', elevator: 'four' } }, [
      { touch: 'laid', token: s01, area: 's01' },
      { touch: 'laid', token: s02, area: 's02' },
      { touch: 'laid', token: 'three', area: 's03' },
      { touch: 'laid', token: 'four', area: 'elevator' },
    ])

  it('is asked for board by board, and given as soon as only one is left', () => {
    const { choosing, given: answers } = asked([laid('one', 'two'), laid('two', 'one')])
    const first = choosing.entries[0]
    expect(choosing.entries.map(({ part: it }) => it?.key)).toEqual(['laid:s01:one', 'laid:s01:two'])
    if (first) choosing.choose(first)
    expect(answers).toHaveLength(1)
  })
})

describe('an answer that only follows from what was chosen', () => {
  it('is pressed once', () => {
    expect(isDecided(given({ question: 'payment', answer: 'rest' }))).toBe(true)
    expect(isDecided(given({ question: 'interruption', answer: 'no' }))).toBe(true)
    expect(isDecided(given({ question: 'interruption', answer: 'yes' }))).toBe(false)
  })
})
