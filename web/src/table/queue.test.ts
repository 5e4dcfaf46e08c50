/** What happens is shown in its order, caught up with, and closed by the whole view. */

// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../app/settings.svelte'
import type { GameClient } from '../games/game'
import { Queue } from './queue.svelte'

/** A view is the list of what was heard; an event `x700` lasts 700 ms. */
const game = {
  apply: (view: string[], heard: string) => [...view, heard],
  motion: (heard: string) => ({ lasts: Number(/\d+/.exec(heard)?.[0] ?? 0) }),
} as unknown as GameClient

function started(): Queue {
  const queue = new Queue(game, String)
  queue.start([])
  return queue
}

beforeEach(() => {
  vi.useFakeTimers()
  settings.change({ motion: 'normal', stopAfterEach: false })
  return () => vi.useRealTimers()
})

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

describe('the queue', () => {
  it('shows one event after another, then the question', async () => {
    const queue = started()
    const asked = vi.fn()
    queue.hear('a500')
    queue.hear('b500')
    queue.settle(['a500', 'b500', 'whole'], asked)
    await pass(100)
    expect(queue.shown).toEqual(['a500'])
    expect(queue.isBusy).toBe(true)
    await pass(600)
    expect(queue.shown).toEqual(['a500', 'b500'])
    expect(asked).not.toHaveBeenCalled()
    await pass(700)
    expect(queue.shown).toEqual(['a500', 'b500', 'whole'])
    expect(asked).toHaveBeenCalledOnce()
    expect(queue.isBusy).toBe(false)
  })

  it('asks only with the last of several views', async () => {
    const queue = started()
    const [first, second] = [vi.fn(), vi.fn()]
    queue.hear('a500')
    queue.settle(['old'], first)
    queue.hear('b500')
    queue.settle(['new'], second)
    await pass(2_000)
    expect(first).not.toHaveBeenCalled()
    expect(second).toHaveBeenCalledOnce()
    expect(queue.shown).toEqual(['new'])
  })

  it('hurries when much waits, and jumps when it is too much', async () => {
    const hurried = started()
    for (let n = 0; n < 8; n += 1) hurried.hear(`x${1000 + n}`)
    await pass(600)
    expect(hurried.shown).toHaveLength(2)
    const jumping = started()
    for (let n = 0; n < 25; n += 1) jumping.hear(`x${1000 + n}`)
    await pass(10)
    expect(jumping.shown).toHaveLength(25)
    expect(jumping.jumped).toBeGreaterThan(24_000)
  })

  it('finishes a step, or all of them', async () => {
    const queue = started()
    queue.hear('a900')
    queue.hear('b900')
    queue.hear('c900')
    await pass(10)
    queue.skip()
    await pass(10)
    expect(queue.shown).toEqual(['a900', 'b900'])
    queue.skipAll()
    await pass(10)
    expect(queue.shown).toEqual(['a900', 'b900', 'c900'])
    expect(queue.isBusy).toBe(false)
  })

  it('stops after each step, if that is wished', async () => {
    settings.change({ stopAfterEach: true })
    const queue = started()
    queue.hear('a500')
    queue.hear('b500')
    await pass(5_000)
    expect(queue.isHeld).toBe(true)
    expect(queue.shown).toEqual(['a500'])
    queue.skip()
    await pass(5_000)
    expect(queue.shown).toEqual(['a500', 'b500'])
    expect(queue.isBusy).toBe(false)
  })

  it('shows what happened again, and goes on with what came meanwhile', async () => {
    const queue = started()
    queue.hear('a500')
    queue.settle(['a500'], () => undefined)
    await pass(1_500)
    const done = vi.fn()
    queue.watchAgain([], ['a500'], done)
    await pass(10)
    expect(queue.shown).toEqual(['a500'])
    queue.hear('b500')
    queue.settle(['a500', 'b500'], done)
    await pass(3_000)
    expect(queue.shown).toEqual(['a500', 'b500'])
    expect(done).toHaveBeenCalledOnce()
  })

  it('shows again as much as there is', async () => {
    const queue = started()
    const heard = Array.from({ length: 30 }, (_, n) => `x${1000 + n}`)
    queue.watchAgain([], heard)
    await pass(10_000)
    expect((queue.shown as string[]).length).toBeLessThan(12)
    queue.skipAll()
    await pass(2_000)
    expect(queue.shown).toEqual([])
  })

  it('does not let somebody wait who has just come', async () => {
    const queue = started()
    const asked = vi.fn()
    queue.isArriving = true
    queue.hear('a900')
    queue.hear('b900')
    queue.settle(['a900', 'b900'], asked)
    await pass(10)
    expect(queue.shown).toEqual(['a900', 'b900'])
    expect(asked).toHaveBeenCalledOnce()
    expect(queue.isBusy).toBe(false)
    expect(queue.jumped).toBe(0)

    queue.isArriving = false
    queue.hear('c900')
    await pass(10)
    expect(queue.shown).toEqual(['a900', 'b900', 'c900'])
    expect(queue.isBusy).toBe(true)
    await pass(1_200)
    expect(queue.isBusy).toBe(false)
  })

  it('goes on with what it had begun to show before somebody came', async () => {
    const queue = started()
    queue.hear('a900')
    queue.isArriving = true
    queue.hear('b900')
    await pass(10)
    expect(queue.shown).toEqual(['a900'])
    await pass(1_100)
    expect(queue.shown).toEqual(['a900', 'b900'])
    expect(queue.isBusy).toBe(false)
  })

  it('moves nothing where nothing is to move', async () => {
    settings.change({ motion: 'none' })
    const queue = started()
    queue.hear('a500')
    queue.hear('b500')
    await pass(10)
    expect(queue.shown).toEqual(['a500', 'b500'])
    expect(queue.isBusy).toBe(false)
  })
})
