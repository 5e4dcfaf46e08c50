/** Who is in a room, as it is drawn. */

import type { CharacterPicture, IntruderPicture, ShipPicture } from './picture'

export const peopleIn = (room: number, { characters }: ShipPicture): CharacterPicture[] =>
  characters.filter(
    ({ place, character }) => character !== null && place.at === 'room' && place.room === room,
  )

export const intrudersIn = (room: number, { intruders }: ShipPicture): IntruderPicture[] =>
  intruders.filter((it) => it.room === room)
