/** What the lists of the front page say of a table. */

import { posterOf } from '../../games/catalog'
import { say } from '../../texts/texts.svelte'
import type { Pace, TableCard } from '../../types/protocol'

export interface Lists {
  mine: TableCard[]
  open: TableCard[]
  'to-watch': TableCard[]
}

export function isMyTurn(table: TableCard): boolean {
  return table.state === 'playing' && table['waiting-for'].some((seat) => table.mine.includes(seat))
}

/** The table's own name, or else that of its game. */
export function nameOf(table: TableCard): string {
  const own = 'name' in table && typeof table.name === 'string' ? table.name : ''
  return own || (posterOf(table.game)?.name ?? table.game)
}

export function paceOf(pace: Pace): string {
  switch (pace.pace) {
    case 'no-limit':
      return say('web-pace-no-limit')
    case 'live':
      return say('web-pace-live')
    case 'turn-based':
      return say('web-pace-turn-based', { hours: pace.hours })
  }
}

/** Those that wait for me first, then those under way, the latest first. */
export function sorted(tables: TableCard[]): TableCard[] {
  const rank = (it: TableCard) => (isMyTurn(it) ? 0 : it.state === 'over' ? 2 : 1)
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.at - a.at)
}
