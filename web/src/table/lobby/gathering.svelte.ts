/** Who has come to the rematch already. */

import { ask } from '../../server/http'
import { say } from '../../texts/texts.svelte'
import type { TableCard } from '../../types/protocol'
import type { Sitting } from '../shown/sitting.svelte'

/** How often the other table is looked at, in milliseconds. */
const EVERY = 4_000

export class Gathering {
  #card: TableCard | null = $state.raw(null)
  readonly #sitting: Sitting

  constructor(sitting: Sitting) {
    this.#sitting = sitting
    $effect(() => {
      const { table } = this
      if (table === null) return
      const look = () => void this.#look(table)
      look()
      const timer = setInterval(look, EVERY)
      return () => clearInterval(timer)
    })
  }

  /** The table of the rematch, once somebody has opened it. */
  get table(): string | null {
    const { followed } = this.#sitting.memory
    return followed?.rematch ? followed.table : null
  }

  /** The secret part of its link. */
  get key(): string | null {
    return this.#sitting.memory.followed?.invitation ?? null
  }

  get #query(): string {
    return this.key === null ? '' : `?key=${encodeURIComponent(this.key)}`
  }

  get text(): string {
    if (!this.#card) return ''
    const people = this.#sitting.now?.seats.filter((it) => it.kind.kind === 'person').length ?? 0
    const here = this.#card.seats.filter((it) => it.kind.kind === 'person').length
    return say('web-ending-are-in', { n: here, of: people })
  }

  /** Sits down where one sat before. */
  async join(table: string): Promise<void> {
    const seat = this.#sitting.me
    const card = await ask<TableCard>('GET', `/api/tables/${table}${this.#query}`)
    if (card.mine.length > 0 || seat === null) return
    await ask('POST', `/api/tables/${table}/seat${this.#query}`, { seat })
  }

  async #look(table: string): Promise<void> {
    try {
      this.#card = await ask<TableCard>('GET', `/api/tables/${table}${this.#query}`)
    } catch {
      this.#card = null
    }
  }
}
