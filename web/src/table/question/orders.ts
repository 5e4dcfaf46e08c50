/**
 * Orders that are chains: several answers planned as one.
 *
 * The first is given by whoever presses, the others by the client, each when the new question offers
 * it and nothing was told since that stops taking back. What that is, is the server's to say: as long
 * as one can still freely go back to before the order, nobody has learned anything.
 */

import type { Order } from '../../games/game'
import type { Undo } from '../../types/protocol'

/** Why an order did not go on: something came up, or what it goes on with is not to be had. */
export type Halt = 'news' | 'otherwise'

/** What an order does next: gives an answer, stops short, or is done. */
export type Next = { answer: unknown } | { halt: Halt } | null

/** An order under way, or done. */
export class Plan {
  readonly seat: number
  /** The number of entries before its first answer. */
  readonly from: number
  /** The number of entries after its last answer so far. */
  last: number
  #rest: unknown[]
  #end: unknown

  constructor(seat: number, from: number, { choices, last }: Order) {
    this.seat = seat
    this.from = from
    this.last = from + 1
    this.#rest = choices.slice(1)
    this.#end = last
  }

  /** Whether an entry of the record belongs to it. */
  has(entry: number): boolean {
    return this.from < entry && entry <= this.last
  }

  /** Whether all of it can be taken back freely. */
  isFree(undo: readonly Undo[]): boolean {
    return undo.some(({ seat, places }) => seat === this.seat && places.includes(this.from))
  }

  /** What it does at a question. */
  next(
    question: { seat: number; entry: number },
    undo: readonly Undo[],
    isOffered: (choice: unknown) => boolean,
  ): Next {
    const [answer] = this.#rest
    const isAsked = question.seat === this.seat
    if (answer === undefined) {
      const end = this.#end
      this.#end = undefined
      if (end === undefined || !isAsked || !this.isFree(undo) || !isOffered(end)) return null
      this.last = question.entry + 1
      return { answer: end }
    }
    if (!this.isFree(undo)) return { halt: 'news' }
    if (!isAsked || !isOffered(answer)) return { halt: 'otherwise' }
    this.#rest = this.#rest.slice(1)
    this.last = question.entry + 1
    return { answer }
  }
}

/** The orders that were given in this window, and the one that is under way. */
export class Orders {
  #given: Plan[] = []
  #now: Plan | null = null

  begin(seat: number, entry: number, order: Order | undefined): void {
    this.#now = order ? new Plan(seat, entry, order) : null
    if (this.#now) this.#given.push(this.#now)
  }

  drop(): void {
    this.#now = null
  }

  next(
    question: { seat: number; entry: number },
    undo: readonly Undo[],
    isOffered: (choice: unknown) => boolean,
  ): Next {
    const next = this.#now?.next(question, undo, isOffered) ?? null
    if (next === null || 'halt' in next) this.#now = null
    return next
  }

  /** Whether two entries of the record belong to one order. */
  isOne(entry: number, other: number): boolean {
    return this.#given.some((plan) => plan.has(entry) && plan.has(other))
  }

  /** An order goes back as one, as far as it is free. */
  asOne(undo: Undo): Undo {
    const whole = this.#given.find((plan) => plan.has(undo.to + 1) && plan.isFree([undo]))
    return whole && whole.seat === undo.seat ? { ...undo, to: whole.from } : undo
  }
}
