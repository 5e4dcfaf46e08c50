/** What I said to the table and have heard nothing of yet, by its number. */

import type { Say } from '../../server/connection'

export class Sayings {
  readonly #said = new Map<number, Say['say']>()

  note(n: number, { say }: Say): void {
    this.#said.set(n, say)
  }

  /** What it was, now that something was made of it. */
  answered(re: number | null): Say['say'] | undefined {
    if (re === null) return undefined
    const said = this.#said.get(re)
    this.#said.delete(re)
    return said
  }

  isWaiting(say: Say['say']): boolean {
    return [...this.#said.values()].includes(say)
  }
}
