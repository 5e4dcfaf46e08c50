/**
 * What something on the table is, for whoever points at it, holds it, or asks with `?`.
 *
 * One listener for the whole table: everything that can be explained has an id, and the
 * game knows what each id is.
 */

import type { Attachment } from 'svelte/attachments'
import type { Explained } from '../../games/game'
import { arrangement } from '../shell/arrangement.svelte'
import { THINGS } from './ground-presses'
import type { Desk } from '../shell/desk.svelte'

/** How long the pointer rests, and how long a finger holds, before it is explained. */
const REST = 400
const HOLD = 450
/** How long the card stays when the pointer has left, so that it can be entered. */
const LINGER = 250
/** A finger that moves farther than this, in pixels, does not hold. */
const STILL = 10

export interface Card extends Explained {
  id: string
  at: DOMRect
  /** Somebody wanted to choose it: why not comes first. */
  isAsked: boolean
}

export class Explaining {
  card: Card | null = $state.raw(null)
  readonly #desk: Desk
  #timer: ReturnType<typeof setTimeout> | undefined
  #leaving: ReturnType<typeof setTimeout> | undefined
  #pointed: Element | null = null
  #held: { x: number; y: number } | null = null
  /** A press that explained something chooses nothing. */
  #wasHeld = false

  constructor(desk: Desk) {
    this.#desk = desk
  }

  /** Listens on the whole table. */
  readonly listen: Attachment<HTMLElement> = (table) => {
    const listeners = {
      pointerdown: (event: PointerEvent) => this.#down(event),
      // What comes to lie under a pointer that rests is not pointed at.
      pointermove: (event: PointerEvent) =>
        event.pointerType === 'mouse' ? this.#over(event.target) : this.#moved(event),
      pointerup: () => this.#let(),
      pointercancel: () => this.#let(),
      pointerleave: () => this.#left(),
    }
    const click = (event: MouseEvent) => {
      if (!this.#wasHeld) return
      this.#wasHeld = false
      event.preventDefault()
      event.stopPropagation()
    }
    for (const [name, it] of Object.entries(listeners)) table.addEventListener(name, it as EventListener)
    table.addEventListener('click', click, { capture: true })
    return () => {
      this.close()
      for (const [name, it] of Object.entries(listeners)) table.removeEventListener(name, it as EventListener)
      table.removeEventListener('click', click, { capture: true })
    }
  }

  /** Explains an element, or what it is part of; whether there was something to say. */
  explain(element: Element | null, isAsked = false): boolean {
    for (let it = element?.closest(THINGS) ?? null; it; it = it.parentElement?.closest(THINGS) ?? null) {
      const id = it.getAttribute('data-id') ?? it.id
      const explained = this.#explained(id)
      if (!explained) continue
      this.#show({ ...explained, id, at: it.getBoundingClientRect(), isAsked })
      return true
    }
    return false
  }

  /** Beside the thing; a card of the game has no room there on a phone and comes from below. */
  #show(card: Card): void {
    if (!card.card || arrangement() !== 'phone') this.card = card
    else this.#desk.drawer = { drawer: 'card', card }
  }

  /** Somebody pressed what cannot be chosen. */
  asked(id: string): void {
    const element = document.querySelector(`[data-id="${CSS.escape(id)}"]`) ?? document.getElementById(id)
    this.#desk.sitting.askWhy()
    this.explain(element, true)
  }

  close(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#leaving)
    this.card = null
    this.#pointed = null
  }

  /** The pointer is in the card, or has left it. */
  entered(): void {
    clearTimeout(this.#leaving)
  }

  left(): void {
    this.#left()
  }

  #explained(id: string): Explained | null {
    const { sitting, past } = this.#desk
    const view = past?.view ?? sitting.queue?.shown
    return view != null ? (sitting.game?.explain(id, view, sitting.seatName) ?? null) : null
  }

  #over(target: EventTarget | null): void {
    const element = target instanceof Element ? target.closest(THINGS) : null
    if (element === this.#pointed) return
    clearTimeout(this.#timer)
    // What lies in the card itself is read, not pointed at.
    if (isInCard(target)) {
      clearTimeout(this.#leaving)
      this.#pointed = null
      return
    }
    if (!element) {
      this.#left()
      return
    }
    clearTimeout(this.#leaving)
    this.#pointed = element
    const isOpen = this.card !== null && !this.card.isAsked
    this.#timer = setTimeout(() => this.explain(element) || this.close(), isOpen ? LINGER : REST)
  }

  #left(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#leaving)
    this.#pointed = null
    if (this.card && !this.card.isAsked) this.#leaving = setTimeout(() => this.close(), LINGER)
  }

  #down(event: PointerEvent): void {
    clearTimeout(this.#timer)
    this.#wasHeld = false
    if (this.card && !isInCard(event.target)) this.close()
    if (event.pointerType === 'mouse') return
    const { target, clientX: x, clientY: y } = event
    this.#held = { x, y }
    this.#timer = setTimeout(() => {
      this.#wasHeld = target instanceof Element && this.explain(target)
    }, HOLD)
  }

  #moved(event: PointerEvent): void {
    if (this.#held && Math.hypot(event.clientX - this.#held.x, event.clientY - this.#held.y) > STILL)
      this.#let()
  }

  #let(): void {
    if (this.#held) clearTimeout(this.#timer)
    this.#held = null
  }
}

function isInCard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-explain]') !== null
}
