/** The answers as they are listed and numbered: the end of the turn stands apart. */

import type { Entry, Possible } from './choosing.svelte'
import type { Sitting } from '../shown/sitting.svelte'

const endsTurn = (sitting: Sitting, possible: Possible): boolean =>
  sitting.game?.endsTurn(possible.offer) ?? false

export const asking = {
  /** The answer that ends the turn, where nothing else is being put together. */
  ends: (sitting: Sitting): Possible | null =>
    sitting.choosing.possible.find((it) => endsTurn(sitting, it)) ?? null,
  /** The lines of the question panel; where amounts are set, there is one: what is set. */
  entries: (sitting: Sitting): Entry[] => {
    const { entries, mixed } = sitting.choosing
    return entries.filter(({ possible: [only, another] }) =>
      mixed ? only === mixed : !only || another || !endsTurn(sitting, only),
    )
  },
  /** Whether nothing is given up by ending the turn: its button is the one to press. */
  endsWell: (sitting: Sitting): boolean => {
    const ends = asking.ends(sitting)
    return (
      ends !== null &&
      sitting.choosing.chosen.length === 0 &&
      (sitting.game?.isDecided?.(ends.offer, { isNamed: true, presses: 0, isOrder: false }) ?? false)
    )
  },
}
