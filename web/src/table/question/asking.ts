/** The answers as they are listed and numbered: the end of the turn stands apart. */

import type { Entry, Possible } from './choosing.svelte'
import type { Room } from '../shown/room.svelte'

const endsTurn = (room: Room, possible: Possible): boolean => room.game?.endsTurn(possible.offer) ?? false

export const asking = {
  /** The answer that ends the turn, where nothing else is being put together. */
  ends: (room: Room): Possible | null => room.choosing.possible.find((it) => endsTurn(room, it)) ?? null,
  /** The lines of the question panel; where amounts are set, there is one: what is set. */
  entries: (room: Room): Entry[] => {
    const { entries, mixed } = room.choosing
    return entries.filter(({ possible: [only, another] }) =>
      mixed ? only === mixed : !only || another || !endsTurn(room, only),
    )
  },
  /** Whether nothing is given up by ending the turn: its button is the one to press. */
  endsWell: (room: Room): boolean => {
    const ends = asking.ends(room)
    return (
      ends !== null &&
      room.choosing.chosen.length === 0 &&
      (room.game?.isDecided?.(ends.offer, { isNamed: true, presses: 0, isOrder: false }) ?? false)
    )
  },
}
