/** Opening a table with one press. */

import { tableLink } from '../../app/links'
import { router } from '../../app/router.svelte'
import { ask } from '../../server/http'
import type { GameCard, NewTable, SeatWanted } from '../../types/protocol'

const SEATS_NOW = 4

/** The bot that is taken unless somebody says which: the steady one, or else the strongest, the last of the levels. */
export function usual(card: GameCard): string {
  return card.levels.find((level) => level === 'greedy') ?? card.levels.at(-1) ?? 'random'
}

/** Opens a table and goes there. */
export async function open(table: NewTable, query = ''): Promise<void> {
  const { id } = await ask<{ id: string }>('POST', '/api/tables', table)
  router.go(`${tableLink(id)}${query}`)
}

/** A table with bots, which starts at once. */
export function withBots(card: GameCard): NewTable {
  const n = Math.min(SEATS_NOW, card.most)
  const bots = Array.from({ length: n - 1 }, (): SeatWanted => ({ seat: 'bot', level: usual(card) }))
  const rest = { pace: { pace: 'no-limit' }, visibility: 'by-link', 'start-when-full': true } as const
  return { game: card.game, seats: [{ seat: 'me' }, ...bots], options: {}, ...rest }
}

/** A table with open seats, for whoever gets its link. */
export function withFriends(card: GameCard): NewTable {
  const n = Math.min(SEATS_NOW, card.most)
  const open = Array.from({ length: n - 1 }, (): SeatWanted => ({ seat: 'open' }))
  const rest = { pace: { pace: 'no-limit' }, visibility: 'by-link', 'start-when-full': false } as const
  return { game: card.game, seats: [{ seat: 'me' }, ...open], options: {}, ...rest }
}
