/** Whose turn it is, and what can be said of a seat. */

import { named, say } from '../../texts/texts.svelte'
import type { SeatNow } from '../../types/protocol'
import type { Sitting } from '../shown/sitting.svelte'

/** Whose turn is shown on the board. */
export function onTurn(sitting: Sitting): number | null {
  const { game, queue } = sitting
  return game && queue?.shown != null ? game.onTurn(queue.shown) : null
}

/** Whether one of my seats is asked now, or would be if the motion were over. */
export function isMyTurn(sitting: Sitting): boolean {
  const turn = onTurn(sitting)
  const isAsked = sitting.question !== null && !sitting.queue?.isBusy
  return isAsked || (turn !== null && (sitting.now?.mine.includes(turn) ?? false))
}

/** Whose turn it is, in two words. */
export function turnText(sitting: Sitting): string {
  const turn = onTurn(sitting)
  if (sitting.settled?.state === 'over') return say('web-table-over')
  const isOthers = turn !== null && !sitting.now?.mine.includes(turn)
  if (isMyTurn(sitting)) return say(isOthers ? 'web-table-you-are-asked' : 'web-table-your-turn')
  return turn === null ? '' : say('web-table-turn-of', { name: sitting.seatName(turn) })
}

export function roundText(sitting: Sitting): string {
  const { game, queue } = sitting
  const round = game && queue?.shown != null ? game.round(queue.shown) : 0
  return round > 0 ? say('web-table-round', { n: round }) : ''
}

/** The name of a game. */
export const gameName = (game: string): string => (game === '' ? '' : named(game))

/** The seat whose clock matters now: mine if I am asked. */
export function clockSeat(sitting: Sitting): SeatNow | null {
  const { now } = sitting
  const asked = now?.asked?.seats ?? []
  const mine = asked.find((seat) => now?.mine.includes(seat))
  const seat = mine ?? asked[0]
  return now?.seats.find((it) => it.seat === seat && it.clock !== null) ?? null
}

/** What people call the table, where they gave it a name. */
export function tableName(now: object | null): string {
  return now && 'name' in now && typeof now.name === 'string' ? now.name : ''
}
