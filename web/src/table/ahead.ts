/** What lies ahead of some answers: what the server foresees, where it is the same for all of them. */

import type { Foreseen } from '../games/game'
import type { Possible } from './choosing.svelte'
import type { Room } from './room.svelte'

export function aheadOf(room: Room, possible: Possible[]): Foreseen | null {
  const { choosing, game, settled, seatName } = room
  if (choosing.foresight == null || settled?.view == null || !game?.foresee) return null
  const all = possible.map((it) =>
    it.order?.ahead
      ? it.order.ahead()
      : game.foresee?.(choosing.foresight, choosing.placeOf(it), settled.view, seatName, it.offer),
  )
  const [first, ...others] = all
  const isSame = others.every((it) => JSON.stringify(it) === JSON.stringify(first))
  return isSame ? (first ?? null) : null
}

/** What the action that is being paid for leads to. */
export function underWay(room: Room): Foreseen | null {
  const { choosing, game, settled, seatName } = room
  if (choosing.foresight == null || settled?.view == null) return null
  return game?.underWay?.(choosing.foresight, settled.view, seatName) ?? null
}
