/** The answers as they are listed and numbered: the end of the turn stands apart. */

import type { Entry, Possible } from './choosing.svelte'
import type { Room } from './room.svelte'

const endsTurn = (room: Room, possible: Possible): boolean => room.game?.endsTurn(possible.offer) ?? false

export const asking = {
  /** The answer that ends the turn, where nothing else is being put together. */
  ends: (room: Room): Possible | null => room.choosing.possible.find((it) => endsTurn(room, it)) ?? null,
  /** The lines of the question panel. */
  entries: (room: Room): Entry[] =>
    room.choosing.entries.filter(
      ({ possible: [only, another] }) => !only || another || !endsTurn(room, only),
    ),
}
