// @vitest-environment happy-dom
/** Under an answer stands what it does and what it costs, as on the card itself. */

import { beforeAll, describe, expect, it } from 'vitest'
import { texts } from '../../texts/texts.svelte'
import type { Action, Amount, Touch } from '../../types/nemesis'
import type { Offer } from '../game'
import { consequence, several, tag } from './consequences'
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

describe('a card that is played', () => {
  it('costs what stands in its corner: it does not pay for itself', () => {
    expect(tag(REPAIRS)).toBe('1 card')
    expect(tag(door(1))).toBeNull()
  })

  it('says what it does, also before it is aimed at something', () => {
    expect(says(REPAIRS)).toBe('Repair the room or set an engine · 1 card')
    expect(several([door(1), door(3)], view, 1)).toBe('A door, or the room’s action for free')
  })

  it('does not say it again of everything that it can be aimed at', () => {
    expect(says(door(1))).toBe('')
  })
})

describe('what is done without a card', () => {
  it('costs all the cards that are discarded for it', () => {
    expect(says(offer({ move: { corridor: 1 } }, 1, []))).toBe('1 card')
    expect(says(offer({ 'careful-move': { corridor: 1 } }, 2, []))).toBe('2 cards')
  })
})

describe('an item that is used', () => {
  it('says what it does', () => {
    const used = offer({ use: { item: { item: 'medkit', back: 'green' }, aim: 'nothing' } }, 1, [
      { touch: 'item', item: 'medkit' },
    ])

    expect(says(used)).toMatch(/wound.* · 1 card$/)
  })
})
