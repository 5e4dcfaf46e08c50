/** What happens is shown in its order, caught up with, and closed by the whole view. */

// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../app/settings.svelte'
import type { GameClient, Motion } from '../../games/game'
import { BEAT, TURN as BOT_TURN } from '../board/pace'
import { Queue } from './queue.svelte'
import { beats, hears, seated, started } from './queue-told'

beforeEach(() => {
  vi.useFakeTimers()
  settings.change({ motion: 'normal', stopAfterEach: false })
  return () => vi.useRealTimers()
})

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

describe('the queue', () => {
  it('goes on after a step that cannot be shown', async () => {
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    const queue = started()
    const asked = vi.fn()
    hears(queue, 'a500')
    queue.then(() => {
      throw new Error('it cannot be drawn')
    })
    queue.settle(['a500', 'whole'], asked)

    await pass(2_000)

    expect(reported).toHaveBeenCalledOnce()
    expect(asked).toHaveBeenCalledOnce()
    expect(queue.shown).toEqual(['a500', 'whole'])
    expect(queue.isBusy).toBe(false)
  })

  it('shows one event after another, then the question', async () => {
    const queue = started()
    const asked = vi.fn()
    hears(queue, 'a500')
    hears(queue, 'b500')
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
    hears(queue, 'a500')
    queue.settle(['old'], first)
    hears(queue, 'b500')
    queue.settle(['new'], second)
    await pass(2_000)
    expect(first).not.toHaveBeenCalled()
    expect(second).toHaveBeenCalledOnce()
    expect(queue.shown).toEqual(['new'])
  })

  it('hurries when much waits, and leaves nothing out however much it is', async () => {
    const hurried = started()
    for (let n = 0; n < 8; n += 1) hears(hurried, `x${1000 + n}`)
    await pass(600)
    expect(hurried.shown).toHaveLength(2)
    const long = started()
    for (let n = 0; n < 60; n += 1) hears(long, `x${1000 + n}`)
    long.settle([], () => undefined)
    await pass(10)
    expect(long.shown).toHaveLength(1)
    expect(long.waits).toBeGreaterThan(60_000)
    await pass(20_000)
    expect((long.shown as string[]).length).toBeLessThan(45)
    long.skipAll()
    await pass(10)
    expect(long.isBusy).toBe(false)
  })

  it('never hurries a scene that befalls me, and lets others pass a little faster when very much waits', async () => {
    const mine = seated()
    for (let n = 0; n < 30; n += 1) hears(mine, 'mine scene 1000')
    await pass(1_000)
    expect(mine.shown).toHaveLength(1)
    await pass(200)
    expect(mine.shown).toHaveLength(2)
    const others = seated()
    for (let n = 0; n < 30; n += 1) hears(others, 'scene 1000')
    await pass(700)
    expect(others.shown).toHaveLength(2)
    const few = seated()
    for (let n = 0; n < 10; n += 1) hears(few, 'scene 1000')
    await pass(1_000)
    expect(few.shown).toHaveLength(1)
  })

  it('shows an action of a bot in one beat, and its turn in a few seconds', async () => {
    const queue = seated()
    hears(queue, 'bot turn 420')
    for (let n = 0; n < 6; n += 1) {
      hears(queue, 'bot action 0')
      for (let m = 0; m < 4; m += 1) hears(queue, 'bot 500')
    }
    queue.settle(['whole'], () => undefined)
    await pass(100)
    expect(queue.isBusy).toBe(true)
    await pass(BOT_TURN)
    expect(queue.shown).toEqual(['whole'])

    const one = seated()
    hears(one, 'bot turn 0')
    hears(one, 'bot action 0')
    for (let m = 0; m < 4; m += 1) hears(one, 'bot 500')
    one.settle(['whole'], () => undefined)
    await pass(500)
    const seen = (one.shown as string[]).length
    expect(seen).toBeGreaterThan(3)
    expect(seen).toBeLessThan(6)
    await pass(BEAT - 400)
    expect(one.shown).toEqual(['whole'])
  })

  it('watches a scene whole in the turn of a bot, and counts it to nothing', async () => {
    const queue = seated()
    hears(queue, 'bot turn 0')
    hears(queue, 'bot action 0')
    hears(queue, 'bot 900')
    hears(queue, 'bot scene 1600')
    hears(queue, 'bot 900')
    await pass(600)
    expect(queue.shown).toHaveLength(4)
    await pass(1_600)
    expect(queue.shown).toHaveLength(4)
    await pass(200)
    expect(queue.shown).toHaveLength(5)
  })

  it('takes no time for what happens by the way, unless it is mine', async () => {
    const queue = seated()
    for (let n = 0; n < 5; n += 1) hears(queue, 'aside 400')
    hears(queue, 'mine aside 400')
    hears(queue, 'x400')
    await pass(10)
    expect(queue.shown).toHaveLength(6)
    await pass(550)
    expect(queue.shown).toHaveLength(7)
  })

  it('waits for a press when what befell me is over, before anything else and before the question', async () => {
    const queue = seated()
    const asked = vi.fn()
    hears(queue, 'mine scene holds 500')
    hears(queue, 'mine scene 500')
    hears(queue, 'bot turn 300')
    queue.settle(['whole'], asked)
    await pass(30_000)
    expect(queue.isHeld).toBe(true)
    expect(queue.shown).toHaveLength(2)
    queue.skip()
    await pass(2_000)
    expect(asked).toHaveBeenCalledOnce()

    hears(queue, 'mine scene holds 500')
    queue.settle(['whole again'], asked)
    await pass(30_000)
    expect(queue.isHeld).toBe(true)
    expect(asked).toHaveBeenCalledOnce()
    queue.skip()
    await pass(10)
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('waits for a press after every scene in a first game', async () => {
    const queue = seated()
    queue.isFirstGame = true
    hears(queue, 'x300')
    hears(queue, 'bot scene 500')
    hears(queue, 'x300')
    await pass(5_000)
    expect(queue.isHeld).toBe(true)
    expect(queue.shown).toHaveLength(2)
    queue.skip()
    await pass(1_000)
    expect(queue.isBusy).toBe(false)
  })

  it('shows only the scenes, or only the end, to whoever wants no more', async () => {
    const scenes = seated()
    scenes.watch('scenes')
    hears(scenes, 'x900')
    hears(scenes, 'bot scene 900')
    hears(scenes, 'x900')
    await pass(10)
    expect(scenes.shown).toHaveLength(2)
    await pass(1_100)
    expect(scenes.isBusy).toBe(false)
    const end = seated()
    end.watch('end')
    hears(end, 'bot scene 900')
    hears(end, 'end 900')
    await pass(10)
    expect(end.shown).toHaveLength(2)
    expect(end.isBusy).toBe(true)
  })

  it('finishes a step, or all of them', async () => {
    const queue = started()
    hears(queue, 'a900')
    hears(queue, 'b900')
    hears(queue, 'c900')
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
    hears(queue, 'a500')
    hears(queue, 'b500')
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
    hears(queue, 'a500')
    queue.settle(['a500'], () => undefined)
    await pass(1_500)
    const done = vi.fn()
    queue.watchAgain([], beats(['a500']), done)
    await pass(10)
    expect(queue.shown).toEqual(['a500'])
    hears(queue, 'b500')
    queue.settle(['a500', 'b500'], done)
    await pass(3_000)
    expect(queue.shown).toEqual(['a500', 'b500'])
    expect(done).toHaveBeenCalledOnce()
  })

  it('shows again as much as there is', async () => {
    const queue = started()
    const heard = Array.from({ length: 30 }, (_, n) => `x${1000 + n}`)
    queue.watchAgain([], beats(heard))
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
    hears(queue, 'a900')
    hears(queue, 'b900')
    queue.settle(['a900', 'b900'], asked)
    await pass(10)
    expect(queue.shown).toEqual(['a900', 'b900'])
    expect(asked).toHaveBeenCalledOnce()
    expect(queue.isBusy).toBe(false)
    queue.isArriving = false
    hears(queue, 'c900')
    await pass(10)
    expect(queue.shown).toEqual(['a900', 'b900', 'c900'])
    expect(queue.isBusy).toBe(true)
    await pass(1_200)
    expect(queue.isBusy).toBe(false)
  })

  it('goes on with what it had begun to show before somebody came', async () => {
    const queue = started()
    hears(queue, 'a900')
    queue.isArriving = true
    hears(queue, 'b900')
    await pass(10)
    expect(queue.shown).toEqual(['a900'])
    await pass(1_100)
    expect(queue.shown).toEqual(['a900', 'b900'])
    expect(queue.isBusy).toBe(false)
  })

  it('moves nothing where nothing is to move', async () => {
    settings.change({ motion: 'none' })
    const queue = started()
    hears(queue, 'a500')
    hears(queue, 'b500')
    await pass(10)
    expect(queue.shown).toEqual(['a500', 'b500'])
    expect(queue.isBusy).toBe(false)
  })

  it('shows what some events change with the first that moves, after what is only read', async () => {
    const motions: Record<string, Motion> = {
      die: { lasts: 500, isRead: true },
      card: { lasts: 500, isAside: true },
      moves: { lasts: 500 },
      comes: { lasts: 500, comesFrom: { 'thing:x': 'anchor:bag' } },
    }
    const at = {
      motion: (heard: string) => motions[heard],
      onTurn: () => null,
      tell: (view: object, before: { says?: string }, heard: string | null) => ({
        ...view,
        says: heard ?? before.says,
      }),
    } as unknown as GameClient
    const queue = new Queue(at, String)
    queue.start({ n: 0 })
    const noted = vi.spyOn(queue.flights, 'note')

    queue.hear({ heard: ['die', 'moves', 'comes'], after: { n: 1 } })
    await pass(10)
    expect(queue.shown).toEqual({ n: 0, says: 'die' })
    await pass(620)
    expect(queue.shown).toEqual({ n: 1, says: 'moves' })
    expect(noted.mock.lastCall?.[0]).toMatchObject({ comesFrom: { 'thing:x': 'anchor:bag' } })
    await pass(620)
    expect(queue.shown).toEqual({ n: 1, says: 'comes' })

    queue.hear({ heard: [], after: { n: 2 } })
    await pass(620)
    expect(queue.shown).toEqual({ n: 1, says: 'comes' })
    queue.hear({ heard: ['card', 'die', 'moves'], after: { n: 3 } })
    await pass(10)
    expect(queue.shown).toEqual({ n: 2, says: 'die' })
    await pass(620)
    expect(queue.shown).toEqual({ n: 3, says: 'moves' })
  })
})

describe('whoever watches', () => {
  it('stops before the next step, goes on step by step, and goes on', async () => {
    const queue = started()
    const asked = vi.fn()
    for (const it of ['a500', 'b500', 'c500']) hears(queue, it)
    queue.settle(['a500', 'b500', 'c500'], asked)
    await pass(100)
    expect([queue.seen, queue.steps]).toEqual([1, 3])

    queue.togglePause()
    await pass(5_000)
    expect(queue.shown).toEqual(['a500'])
    queue.skip()
    await pass(5_000)
    expect(queue.shown).toEqual(['a500', 'b500'])
    expect([queue.seen, queue.steps]).toEqual([2, 3])
    expect(asked).not.toHaveBeenCalled()

    queue.togglePause()
    await pass(2_000)
    expect(asked).toHaveBeenCalledOnce()
    expect(queue.isPaused).toBe(false)
  })

  it('goes back a step, which waits there and is shown again', async () => {
    const queue = started()
    const asked = vi.fn()
    for (const it of ['a500', 'quiet', 'b500', 'c500']) hears(queue, it)
    queue.settle(['the end'], asked)
    await pass(700)
    expect(queue.shown).toEqual(['a500', 'quiet', 'b500'])

    queue.stepBack()
    queue.stepBack()
    await pass(5_000)
    expect(queue.shown).toEqual([])
    expect(queue.seen).toBe(0)
    queue.skip()
    await pass(5_000)
    expect(queue.shown).toEqual(['a500', 'quiet'])

    queue.togglePause()
    await pass(5_000)
    expect(queue.shown).toEqual(['the end'])
    expect(asked).toHaveBeenCalledOnce()
  })

  it('goes back from what waits for a press, and is asked when all has been seen again', async () => {
    const queue = seated()
    const asked = vi.fn()
    hears(queue, 'mine holds scene 500')
    queue.settle(['the end'], asked)
    await pass(2_000)
    expect(queue.isHeld).toBe(true)

    queue.stepBack()
    await pass(2_000)
    expect(queue.shown).toEqual([])
    expect(asked).not.toHaveBeenCalled()
    queue.togglePause()
    await pass(2_000)
    expect(queue.shown).toEqual(['the end'])
    expect(asked).toHaveBeenCalledOnce()
  })

  it('sees no more of it, also from a pause', async () => {
    const queue = started()
    const asked = vi.fn()
    hears(queue, 'a500')
    hears(queue, 'b500')
    queue.settle(['the end'], asked)
    await pass(100)
    queue.togglePause()
    queue.skipAll()
    await pass(50)
    expect(asked).toHaveBeenCalledOnce()
  })
})
