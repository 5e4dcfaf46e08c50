/** A window that nobody looks at keeps up with the table, and shows what befell me when I look. */

// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../app/settings.svelte'
import { hears, seated } from './queue-told'

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

describe('in a window that nobody looks at', () => {
  let isHidden = true
  const look = (): void => {
    isHidden = false
    document.dispatchEvent(new Event('visibilitychange'))
  }
  beforeEach(() => {
    vi.useFakeTimers()
    settings.change({ motion: 'normal', stopAfterEach: false })
    isHidden = true
    vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
    return () => {
      vi.useRealTimers()
      vi.restoreAllMocks()
    }
  })

  it('asks at once, and shows what befell me when I look', async () => {
    const queue = seated()
    const asked = vi.fn()
    hears(queue, 'bot scene 500')
    hears(queue, 'mine scene holds 500')
    hears(queue, 'x500')
    queue.settle(['whole'], asked)
    await pass(10)
    expect(asked).toHaveBeenCalledOnce()
    expect(queue.shown).toEqual(['whole'])

    look()
    await pass(100)

    expect(queue.shown).toEqual(['bot scene 500', 'mine scene holds 500'])
    await pass(5_000)
    expect(queue.isHeld).toBe(true)
    queue.skip()
    await pass(100)
    expect(queue.shown).toEqual(['whole'])
    expect(queue.isBusy).toBe(false)
    expect(asked).toHaveBeenCalledOnce()
  })

  it('shows nothing that befell others, nor anything twice', async () => {
    const queue = seated()
    hears(queue, 'bot scene 500')
    hears(queue, 'mine 500')
    queue.settle(['whole'], () => undefined)
    await pass(10)

    look()
    await pass(10)

    expect(queue.isBusy).toBe(false)
    expect(queue.shown).toEqual(['whole'])
  })
})
