/**
 * A list that stays at its newest line, until its reader goes elsewhere.
 *
 * Lists move by themselves too: lines go at the top, panels change their size, the browser keeps
 * something in place. So a list that has moved says nothing; only a hand on the wheel, on the
 * glass, on the keys or on the scrollbar takes it away from its end.
 */

import { untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'

/** So near is at the end, in pixels. */
const NEAR = 40
/** As long after a hand has moved the list is moved by it, in milliseconds. */
const SWING = 1_500
/** What moves a list. */
const KEYS = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ', 'Tab']

export class Following {
  /** Whether its reader looks at earlier lines. */
  isAway = $state(false)
  #list: HTMLElement | null = null
  /** Until when what moves is moved by hand. */
  #handUntil = 0

  readonly list: Attachment<HTMLElement> = (list) => {
    this.#list = list
    const byHand = () => (this.#handUntil = performance.now() + SWING)
    const listeners: Record<string, (event: Event) => void> = {
      wheel: byHand,
      touchmove: byHand,
      focusin: byHand,
      keydown: (event) => void (event instanceof KeyboardEvent && KEYS.includes(event.key) && byHand()),
      // Only the scrollbar is the list itself, and not something in it.
      pointerdown: (event) => void (event.target === list && (this.#handUntil = Infinity)),
      scroll: () => this.#scrolled(list),
    }
    const released = () => void (this.#handUntil === Infinity && byHand())
    for (const [name, it] of Object.entries(listeners)) list.addEventListener(name, it, { passive: true })
    addEventListener('pointerup', released)
    const grown = new ResizeObserver(() => this.#follow())
    grown.observe(list)
    for (const child of list.children) grown.observe(child)
    const changed = new MutationObserver(() => this.#follow())
    changed.observe(list, { childList: true, subtree: true })
    // Whether its reader is away is no reason to attach anew.
    untrack(() => this.toEnd())
    return () => {
      grown.disconnect()
      changed.disconnect()
      removeEventListener('pointerup', released)
      for (const [name, it] of Object.entries(listeners)) list.removeEventListener(name, it)
      this.#list = null
    }
  }

  /** Back to the newest line. */
  toEnd(): void {
    this.isAway = false
    this.#follow()
  }

  #follow(): void {
    if (this.#list && !this.isAway) this.#list.scrollTop = this.#list.scrollHeight
  }

  #scrolled(list: HTMLElement): void {
    const isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR
    if (isAtEnd) this.isAway = false
    else if (performance.now() < this.#handUntil) this.isAway = true
  }
}
