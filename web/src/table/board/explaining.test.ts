/** What is pointed at is explained, and can be read as long as somebody reads. */

// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Desk } from '../shell/desk.svelte'
import { Explaining } from './explaining.svelte'

const game = {
  explain: (id: string) => (id.startsWith('place:') ? { title: id, lines: [] } : null),
}
const desk = { past: null, sitting: { queue: { shown: {} }, game, seatName: String } } as unknown as Desk

let table: HTMLElement
let explaining: Explaining

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `<main>
    <b data-id="place:mine"></b><b data-id="place:hub"></b><i></i>
    <aside data-explain><p></p></aside>
  </main>`
  table = document.querySelector('main') ?? document.body
  explaining = new Explaining(desk)
  const ends = explaining.listen(table)
  return () => {
    ends?.()
    vi.useRealTimers()
  }
})

function pointAt(selector: string): void {
  const move = new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' })
  table.querySelector(selector)?.dispatchEvent(move)
}

describe('explaining', () => {
  it('comes when the pointer rests on something, and goes when it leaves', () => {
    pointAt('[data-id="place:mine"]')
    vi.advanceTimersByTime(300)
    expect(explaining.card).toBeNull()
    vi.advanceTimersByTime(200)
    expect(explaining.card?.title).toBe('place:mine')
    pointAt('i')
    vi.advanceTimersByTime(400)
    expect(explaining.card).toBeNull()
  })

  it('stays as long as the pointer is in the card', () => {
    pointAt('[data-id="place:mine"]')
    vi.advanceTimersByTime(500)
    pointAt('i')
    vi.advanceTimersByTime(100)
    explaining.entered()
    pointAt('[data-explain]')
    pointAt('[data-explain] p')
    vi.advanceTimersByTime(5_000)
    expect(explaining.card?.title).toBe('place:mine')
    explaining.left()
    vi.advanceTimersByTime(400)
    expect(explaining.card).toBeNull()
  })

  it('goes over to what is pointed at next', () => {
    pointAt('[data-id="place:mine"]')
    vi.advanceTimersByTime(500)
    pointAt('[data-id="place:hub"]')
    vi.advanceTimersByTime(300)
    expect(explaining.card?.title).toBe('place:hub')
  })
})
