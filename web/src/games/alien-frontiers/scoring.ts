/** Where points come from, and who is before whom: the final count, step by step. */

import type { View } from '../../types/alien-frontiers'
import { CARD_PRINTS, coloniesOf } from './names'

/** The rows of the final count, with the rule of each. */
export const ROWS = [
  { row: 'colonies', name: 'alien-frontiers-score-colonies', rule: 'AF-23.4' },
  { row: 'territories', name: 'alien-frontiers-score-territories', rule: 'AF-16.4' },
  { row: 'positron', name: 'alien-frontiers-score-positron', rule: 'AF-19.8' },
  { row: 'cards', name: 'alien-frontiers-score-cards', rule: 'AF-21.1' },
] as const

export type Row = (typeof ROWS)[number]['row']
export type Count = Record<Row, number>

export function countOf(view: View, seat: number): Count {
  const held = view.territories.filter((it) => it.controller === seat)
  const cards = view.players[seat - 1]?.cards ?? []
  return {
    colonies: coloniesOf(view, seat),
    territories: held.length,
    positron: held.filter((it) => it.fields.includes('positron')).length,
    cards: cards.reduce((sum, card) => sum + CARD_PRINTS[card].points, 0),
  }
}

export const totalOf = (count: Count): number => ROWS.reduce((sum, { row }) => sum + count[row], 0)

/** What decides between equal scores, the first thing first. */
export const TIE_BREAKS = ['cards', 'ore', 'fuel'] as const
export type TieBreak = (typeof TIE_BREAKS)[number]

function held(view: View, seat: number, what: TieBreak): number {
  const player = view.players[seat - 1]
  if (!player) return 0
  return what === 'cards' ? player.cards.length : player.tokens[what]
}

/** What decided between somebody and others with the same score; nothing if nobody has it. */
export interface Decided {
  by: TieBreak | null
  n: number
}

export function decidedBy(view: View, seat: number): Decided | null {
  const me = view.players[seat - 1]
  const equals = view.players.filter(
    (it) => it.seat !== seat && it.score === me?.score && it['has-resigned'] === me['has-resigned'],
  )
  if (!me || equals.length === 0) return null
  const by = TIE_BREAKS.find((what) =>
    equals.some((it) => held(view, it.seat, what) !== held(view, seat, what)),
  )
  return by ? { by, n: held(view, seat, by) } : { by: null, n: 0 }
}

/** Groups of seats with equal scores, in the order of the standings. */
export function ties(view: View, order: number[]): number[][] {
  const groups = new Map<number, number[]>()
  for (const seat of order) {
    const player = view.players[seat - 1]
    if (!player || player['has-resigned']) continue
    groups.set(player.score, [...(groups.get(player.score) ?? []), seat])
  }
  return [...groups.values()].filter((seats) => seats.length > 1)
}
