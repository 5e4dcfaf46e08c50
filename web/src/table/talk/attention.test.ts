/** The title of a window that nobody looks at comes and goes. */

// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Attention } from './attention.svelte'

let isHidden = false

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** How the title was, second by second. */
function seconds(attention: Attention, n: number): boolean[] {
  return Array.from({ length: n }, () => {
    vi.advanceTimersByTime(1_000)
    return attention.isPausing
  })
}

describe('attention', () => {
  it('is called for in a window that is not seen, once a second', () => {
    isHidden = true
    const attention = new Attention()
    attention.call()
    expect(seconds(attention, 4)).toEqual([true, false, true, false])
  })

  it('ends when somebody looks', () => {
    isHidden = true
    const attention = new Attention()
    attention.call()
    expect(seconds(attention, 1)).toEqual([true])
    isHidden = false
    document.dispatchEvent(new Event('visibilitychange'))
    expect(attention.isPausing).toBe(false)
    expect(seconds(attention, 3)).toEqual([false, false, false])
  })

  it('is not called for where somebody looks already', () => {
    isHidden = false
    const attention = new Attention()
    attention.call()
    expect(seconds(attention, 3)).toEqual([false, false, false])
  })
})
