/** What since my last turn is worth telling. */

import { describe, expect, it } from 'vitest'
import type { Mark } from '../../games/game'
import { weightiest } from './weighing'

const mark = (text: string, weight: number): Mark => ({ icon: '', seat: 2, text, weight })

describe('what is told', () => {
  it('is the weightiest, in its order, and not the last', () => {
    const marks = [
      mark('control lost', 7),
      mark('a card', 2),
      mark('a colony', 5),
      mark('another card', 2),
      mark('a ship', 3),
      mark('a raid', 6),
      mark('one more card', 2),
    ]
    expect(weightiest(marks).map(({ text }) => text)).toEqual([
      'control lost',
      'a colony',
      'a ship',
      'a raid',
    ])
  })

  it('is the latest of what weighs the same', () => {
    const marks = ['first', 'second', 'third'].map((text) => mark(text, 2))
    expect(weightiest(marks, 2).map(({ text }) => text)).toEqual(['second', 'third'])
  })

  it('is everything where there is little', () => {
    expect(weightiest([mark('one', 1)])).toHaveLength(1)
    expect(weightiest([])).toEqual([])
  })
})
