/** Who has come to the rematch already. */

import { ask } from '../server/http'
import { say } from '../texts/texts.svelte'
import type { TableCard } from '../types/protocol'
import type { Room } from './room.svelte'

/** How often the other table is looked at, in milliseconds. */
const EVERY = 4_000

export class Gathering {
  #card: TableCard | null = $state.raw(null)
  readonly #room: Room

  constructor(room: Room) {
    this.#room = room
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
    const { followed } = this.#room.memory
    return followed?.rematch ? followed.table : null
  }

  get text(): string {
    if (!this.#card) return ''
    const people = this.#room.now?.seats.filter((it) => it.kind.kind === 'person').length ?? 0
    const here = this.#card.seats.filter((it) => it.kind.kind === 'person').length
    return say('web-ending-are-in', { n: here, of: people })
  }

  /** Sits down where one sat before. */
  async join(table: string): Promise<void> {
    const seat = this.#room.me
    const card = await ask<TableCard>('GET', `/api/tables/${table}`)
    if (card.mine.length > 0 || seat === null) return
    await ask('POST', `/api/tables/${table}/seat`, { seat })
  }

  async #look(table: string): Promise<void> {
    try {
      this.#card = await ask<TableCard>('GET', `/api/tables/${table}`)
    } catch {
      this.#card = null
    }
  }
}
