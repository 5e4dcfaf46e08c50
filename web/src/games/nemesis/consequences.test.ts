// @vitest-environment happy-dom
/** Under an answer stands what it costs and does, as on the card itself; over the question, what it is about. */

import { beforeAll, describe, expect, it } from 'vitest'
import { texts } from '../../texts/texts.svelte'
import type { Action, Amount, Touch, View } from '../../types/nemesis'
import type { Offer } from '../game'
import { consequence, several, tag } from './consequences'
import { note } from './deeds'
import { example } from './example'

const view = example()
const offer = (answer: Action, cards: number, touches: Touch[]): Offer<unknown, Touch, Amount> => ({
  choice: { question: 'turn', answer },
  touches,
  costs: [{ what: 'cards', n: cards }],
  gives: [],
  'is-final': false,
})
const says = (it: Offer): string => consequence(it, view, 1, () => '')

const REPAIRS = offer({ play: { card: 'repairs', aim: 'repair' } }, 2, [{ touch: 'card', card: 'repairs' }])
const door = (corridor: number): Offer =>
  offer({ play: { card: 'computer-skills', aim: { door: { corridor } } } }, 1, [
    { touch: 'card', card: 'computer-skills' },
    { touch: 'corridor', passage: { room: 6, corridor } },
  ])

beforeAll(async () => {
  await texts.need('nemesis')
  await texts.speak('en')
})

describe('over the question', () => {
  const pays: Offer = { ...door(1), choice: { question: 'payment', answer: 'rest' } }
  const { turn } = view

  it('stands how many actions are left', () => {
    expect(note([door(1)], view)).toBe('2 actions left in this turn')
    expect(note([door(1)], example({ turn: { ...turn, 'is-unlimited': true } }))).toBeNull()
  })

  it('stands what is paid for', () => {
    const declared: Action = { play: { card: 'search', aim: 'nothing' } }

    expect(note([pays], example({ turn: { ...turn, declared: 'trade' } }))).toBe('Trade')
    expect(note([pays], example({ turn: { ...turn, declared } }))).toBe('Search')
    expect(note([pays], view)).toBeNull()
  })
})

describe('what was decided before', () => {
  it('is not said again of each card that pays for it', () => {
    expect(says({ ...door(1), choice: { question: 'payment', answer: 'rest' } })).toBe('')
  })

  it('tells whoever found two of the same that they did', () => {
    const chemicals = { item: 'chemicals', back: 'yellow' } as const
    const keeps: Offer = { ...door(1), choice: { question: 'keep-one', answer: chemicals } }
    const found = (...cards: View['scratch']['found']): string =>
      consequence(keeps, example({ scratch: { ...view.scratch, found: cards } }), 1, () => '')

    expect(found(chemicals, chemicals)).toMatch(/^you have found two of it · ./)
    expect(found(chemicals, { item: 'tools', back: 'yellow' })).not.toContain('two of it')
  })
})

describe('a card that is played', () => {
  it('costs what stands in its corner: it does not pay for itself', () => {
    expect(tag(REPAIRS)).toBe('1 card')
    expect(tag(door(1))).toBeNull()
  })

  it('says what it does, also before it is aimed at something', () => {
    expect(says(REPAIRS)).toBe('1 card · Repair the room or set an engine')
    expect(several([door(1), door(3)], view, 1)).toBe('A door, or the room’s action for free')
  })

  it('does not say it again of everything that it can be aimed at', () => {
    expect(says(door(1))).toBe('')
  })
})

describe('what is done without a card', () => {
  it('costs all the cards that are discarded for it', () => {
    expect(tag(offer({ move: { corridor: 1 } }, 1, []))).toBe('1 card')
    expect(tag(offer({ 'careful-move': { corridor: 1 } }, 2, []))).toBe('2 cards')
  })
})

describe('a movement', () => {
  const moves = [1, 3].map((corridor) => offer({ move: { corridor } }, 1, []))
  const free = example({ figures: [] })

  it('says that noise comes of it', () => {
    expect(several(moves, free, 1)).toMatch(/^1 card · .*noise roll/)
  })

  it('says out of a room with intruders that they attack', () => {
    expect(several(moves, view, 1)).toMatch(/^1 card · .*attacks first/)
  })
})

describe('an item that is used', () => {
  it('says what it does', () => {
    const used = offer({ use: { item: { item: 'medkit', back: 'green' }, aim: 'nothing' } }, 1, [
      { touch: 'item', item: 'medkit' },
    ])

    expect(says(used)).toMatch(/^1 card · .*wound/)
  })
})
