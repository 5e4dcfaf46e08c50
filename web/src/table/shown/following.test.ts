/** The log stays at its newest line; only its reader takes it elsewhere. */

// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Following } from './following.svelte'

/** A list 100 high, in which so much can be scrolled. */
function listOf(height: number): HTMLElement {
  const list = document.createElement('div')
  Object.defineProperty(list, 'scrollHeight', { get: () => height, configurable: true })
  Object.defineProperty(list, 'clientHeight', { get: () => 100 })
  list.append(document.createElement('ol'))
  document.body.append(list)
  return list
}

/** The browser moves the list, and tells it. */
function moved(list: HTMLElement, to: number): void {
  list.scrollTop = to
  list.dispatchEvent(new Event('scroll'))
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

async function grow(list: HTMLElement, height: number): Promise<void> {
  Object.defineProperty(list, 'scrollHeight', { get: () => height, configurable: true })
  list.firstElementChild?.append(document.createElement('li'))
  await settled()
}

describe('a list that follows', () => {
  let following: Following
  let list: HTMLElement
  let leave: ReturnType<Following['list']>

  beforeEach(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    )
    following = new Following()
    list = listOf(500)
    leave = following.list(list)
  })
  afterEach(() => {
    leave?.()
    list.remove()
    vi.unstubAllGlobals()
  })

  it('goes on following when the list moved by itself, as it does when its first lines go', async () => {
    moved(list, 400)
    moved(list, 250)
    expect(following.isAway).toBe(false)
    await grow(list, 520)
    expect(list.scrollTop).toBe(520)
  })

  it.each([
    ['the wheel', () => new WheelEvent('wheel', { deltaY: -100 })],
    ['a finger', () => new Event('touchmove')],
    ['a key', () => new KeyboardEvent('keydown', { key: 'PageUp' })],
  ])('stays where %s took it', async (_, event) => {
    moved(list, 400)
    list.dispatchEvent(event())
    moved(list, 200)
    expect(following.isAway).toBe(true)
    await grow(list, 520)
    expect(list.scrollTop).toBe(200)
  })

  it('stays where its scrollbar was dragged to, however long that takes', () => {
    moved(list, 400)
    list.dispatchEvent(new Event('pointerdown'))
    moved(list, 300)
    expect(following.isAway).toBe(true)
  })

  it('follows again from its end, and from the press on the way there', async () => {
    list.dispatchEvent(new WheelEvent('wheel'))
    moved(list, 200)
    moved(list, 390)
    expect(following.isAway).toBe(false)
    list.dispatchEvent(new WheelEvent('wheel'))
    moved(list, 200)
    following.toEnd()
    expect(list.scrollTop).toBe(500)
    await grow(list, 540)
    expect(list.scrollTop).toBe(540)
  })
})
