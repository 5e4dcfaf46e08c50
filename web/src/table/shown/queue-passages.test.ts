/** A long scene is watched passage by passage: counted, paused, gone back in and finished. */

// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../app/settings.svelte'
import type { GameClient, Motion } from '../../games/game'
import { Queue } from './queue.svelte'

beforeEach(() => {
  vi.useFakeTimers()
  settings.change({ motion: 'normal', stopAfterEach: false })
  return () => vi.useRealTimers()
})

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

/** Every event lasts 300 ms; words of it say the rest. The view is what was heard. */
const game = {
  motion: (heard: string): Motion => ({
    lasts: 300,
    ...(heard.includes('begins') ? { passage: 'begins' as const } : {}),
    ...(heard.includes('ends') ? { passage: 'ends' as const } : {}),
    isTogether: heard.includes('together'),
    at: `place:${heard}`,
    ...(heard.includes('together') ? { walks: [[`from ${heard}`, `to ${heard}`] as [string, string]] } : {}),
  }),
  onTurn: () => null,
} as unknown as GameClient

function watching(heard: string[], asked: () => void = () => undefined): Queue {
  const queue = new Queue(game, String)
  queue.start([])
  heard.forEach((it, n) => queue.hear({ heard: [it], after: heard.slice(0, n + 1) }))
  queue.settle(heard, asked)
  return queue
}

const TWO = ['a begins', 'a goes', 'a bites', 'b begins', 'b goes', 'ends']

describe('a long scene', () => {
  it('counts a passage once, and says where it happens', async () => {
    const queue = watching(TWO)

    await pass(500)

    expect([queue.seen, queue.steps]).toEqual([1, 3])
    expect(queue.isInPassages).toBe(true)
    expect(queue.at).toBe('place:a goes')
    await pass(5_000)
    expect(queue.isInPassages).toBe(false)
    expect(queue.at).toBe(null)
  })

  it('goes back to where a passage begins, then to the one before', async () => {
    const queue = watching(TWO)
    await pass(1_800)
    expect(queue.shown).toEqual(TWO.slice(0, 5))

    queue.stepBack()
    await pass(3_000)
    expect(queue.shown).toEqual(TWO.slice(0, 3))
    queue.stepBack()
    await pass(3_000)
    expect(queue.shown).toEqual([])
  })

  it('stops within a passage, and goes on from there to its end', async () => {
    const asked = vi.fn()
    const queue = watching(TWO, asked)
    await pass(100)

    queue.togglePause()
    await pass(3_000)
    expect(queue.shown).toEqual(TWO.slice(0, 1))
    queue.skip()
    await pass(3_000)
    expect(queue.shown).toEqual(TWO.slice(0, 3))
    queue.skip()
    await pass(3_000)
    expect(queue.shown).toEqual(TWO.slice(0, 5))
    expect(asked).not.toHaveBeenCalled()

    queue.skipAll()
    await pass(100)
    expect(asked).toHaveBeenCalledOnce()
  })

  it('shows in one motion what goes together', async () => {
    const blips = ['rolled begins', 'together 1', 'together 2', 'together 3', 'seen', 'ends']
    const queue = watching(blips)

    await pass(500)

    expect(queue.shown).toEqual(blips.slice(0, 4))
    expect([queue.seen, queue.steps]).toEqual([1, 2])
  })

  it('tells how long it takes, counting once what goes together', () => {
    const queue = watching(['rolled begins', 'together 1', 'together 2', 'together 3', 'ends'])

    // Three motions of 300 ms, each with the pause after it.
    expect(queue.waits).toBe(3 * (300 + 120))
  })

  it('lets everything that goes together walk its own way', async () => {
    const queue = watching(['rolled begins', 'together 1', 'together 2', 'ends'])
    const fly = vi.spyOn(queue.flights, 'fly')

    await pass(5_000)

    expect(fly.mock.calls.map(([, { walks }]) => walks)).toContainEqual([
      ['from together 1', 'to together 1'],
      ['from together 2', 'to together 2'],
    ])
  })

  it('is looked at passage by passage also where nothing moves', async () => {
    settings.change({ motion: 'none' })
    const queue = watching(TWO)

    await pass(400)
    expect(queue.shown).toEqual(TWO.slice(0, 3))
    queue.togglePause()
    await pass(3_000)
    expect(queue.shown).toEqual(TWO.slice(0, 3))
    queue.togglePause()
    await pass(3_000)
    expect(queue.shown).toEqual(TWO)
  })
})
