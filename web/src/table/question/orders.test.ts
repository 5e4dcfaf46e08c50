/** Orders that are chains: they go on by themselves, stop when something comes up, and go back as one. */

// @vitest-environment happy-dom
import { beginAnew, game, line, played, seated, settled, table } from '../shown/sitting-played'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { GameClient, Order } from '../../games/game'
import type { Sitting } from '../shown/sitting.svelte'

/** One order: first a, then b, then b again; and a is not offered by itself. */
const order = (choices: string[], last?: string): Order => ({
  choices,
  ...(last === undefined ? {} : { last }),
  parts: [{ key: 'there', ids: ['there'], label: ['', {}], rank: 0 }],
  isFinal: false,
  says: () => ['says-order', {}],
  ahead: () => null,
})

const withOrders = (given: Order[]): void => {
  ;(game as GameClient).orders = () => given
}

const free = (...places: number[]) => ({ undo: [{ seat: 1, to: places[0], how: 'freely', places }] })
const answers = () =>
  line.said
    .filter((it) => (it as { say?: string }).say === 'answer')
    .map((it) => (it as { choice: unknown }).choice)

async function ordered(chain: Order): Promise<Sitting> {
  withOrders([chain])
  const sitting = await seated()
  sitting.choosing.press('there')
  withOrders([])
  return sitting
}

/** My answer is taken, and I am asked again. */
async function asked(entry: number, undo: object): Promise<void> {
  const all = ['first', ...Array.from({ length: entry - 1 }, (_, n) => `mine ${n + 2}`)]
  played(entry, entry, 1, `mine ${entry}`)
  table(entry, entry, true, all, undo)
  await settled()
}

beforeEach(beginAnew)
afterEach(() => {
  delete (game as GameClient).orders
})

describe('an order', () => {
  it('stands in place of the answer that it begins with', async () => {
    withOrders([order(['a', 'b'])])
    const sitting = await seated()

    expect(sitting.choosing.possible.map(({ says }) => says[0])).toEqual(['says-order', 'says-b'])
    expect(sitting.choosing.isLit('a')).toBe(false)
  })

  it('gives each answer when it is offered', async () => {
    const sitting = await ordered(order(['a', 'b', 'b']))
    expect(answers()).toEqual(['a'])

    await asked(2, free(1))
    expect(answers()).toEqual(['a', 'b'])
    await asked(3, free(2, 1))
    expect(answers()).toEqual(['a', 'b', 'b'])
    await asked(4, free(3, 2, 1))

    expect(answers()).toHaveLength(3)
    expect(sitting.halted).toBeNull()
    expect(sitting.choosing.isOpen).toBe(true)
  })

  it('stops when something came up, and says so', async () => {
    const sitting = await ordered(order(['a', 'b']))

    await asked(2, { undo: [] })

    expect(answers()).toEqual(['a'])
    expect(sitting.halted).toBe('news')
    sitting.choosing.press('b')
    expect(sitting.halted).toBeNull()
  })

  it('stops when what it goes on with is not offered', async () => {
    const sitting = await ordered(order(['a', 'elsewhere']))

    await asked(2, free(1))

    expect(answers()).toEqual(['a'])
    expect(sitting.halted).toBe('otherwise')
  })

  it('ends with what may be offered or not, without a word', async () => {
    const sitting = await ordered(order(['a'], 'b'))
    await asked(2, free(1))
    expect(answers()).toEqual(['a', 'b'])

    const other = await ordered(order(['a'], 'elsewhere'))
    await asked(2, free(1))

    expect(answers().slice(2)).toEqual(['a'])
    expect([sitting.halted, other.halted]).toEqual([null, null])
  })

  it('is taken back as one', async () => {
    const sitting = await ordered(order(['a', 'b']))
    await asked(2, free(1))
    await asked(3, free(2, 1))

    expect(sitting.undoable?.to).toBe(1)
    sitting.undo()

    expect(line.said.at(-1)).toEqual({ say: 'undo', seat: 1, to: 1 })
  })

  it('is taken back step by step once a part of it is not free', async () => {
    const sitting = await ordered(order(['a', 'b']))
    await asked(2, free(1))
    await asked(3, free(2))

    expect(sitting.undoable?.to).toBe(2)
  })

  it('is one moment in the log', async () => {
    const sitting = await ordered(order(['a', 'b']))
    await asked(2, free(1))
    await asked(3, free(2, 1))

    expect(sitting.memory.log.map(({ what }) => ('heard' in what ? what.heard : []))).toEqual([
      ['first'],
      ['mine 2', 'mine 3'],
    ])
  })
})
