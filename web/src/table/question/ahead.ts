/** What lies ahead of some answers: what the server foresees, where it is the same for all of them. */

import type { Foreseen } from '../../games/game'
import type { Choosing, Possible } from './choosing.svelte'
import type { Sitting } from '../shown/sitting.svelte'

export function aheadOf(sitting: Sitting, possible: Possible[]): Foreseen | null {
  const { choosing, game, settled, seatName } = sitting
  if (settled?.view == null) return null
  return shared(choosing, possible, (answer, it) =>
    it.order?.ahead
      ? it.order.ahead()
      : game?.foresee?.(choosing.foresight, answer, settled.view, seatName, it.offer),
  )
}

/** What is foreseen of each of some answers, by its place among the offers, where it is the same. */
export function shared(
  choosing: Choosing,
  possible: Possible[],
  foresee: (answer: number, it: Possible) => Foreseen | null | undefined,
): Foreseen | null {
  if (choosing.foresight == null) return null
  const [first, ...others] = possible.map((it) => foresee(choosing.placeOf(it), it))
  const isSame = others.every((it) => JSON.stringify(it) === JSON.stringify(first))
  return isSame ? (first ?? null) : null
}

/** What the action that is being paid for leads to. */
export function underWay(sitting: Sitting): Foreseen | null {
  const { choosing, game, settled, seatName } = sitting
  if (choosing.foresight == null || settled?.view == null) return null
  return game?.underWay?.(choosing.foresight, settled.view, seatName) ?? null
}
