/** What a view says of those in a moment, in both games. */

interface Wound<W> {
  wound: W
  'is-dressed': boolean
}
interface Table<Character, Room, W> {
  players: {
    seat: number
    character: Character
    whereabouts: { whereabouts: string; room?: number }
    'light-wounds': number
    'serious-wounds': Wound<W>[]
  }[]
  rooms: { number: number; room: Room | null }[]
}

const playerOf = <C, R, W>(
  view: Table<C, R, W>,
  seat: number,
): Table<C, R, W>['players'][number] | undefined => view.players.find((it) => it.seat === seat)

export const victim = <C, R, W>(
  view: Table<C, R, W>,
  seat: number,
): { seat: number; character: C | null } => ({ seat, character: playerOf(view, seat)?.character ?? null })

/** The number of the room in which somebody is. */
export function placeOf<C, R, W>(view: Table<C, R, W>, seat: number): number | null {
  const at = playerOf(view, seat)?.whereabouts
  return at?.whereabouts === 'room' ? (at.room ?? null) : null
}

export const roomOf = <C, R, W>(view: Table<C, R, W>, number: number): R | null =>
  view.rooms.find((it) => it.number === number)?.room ?? null

/** How somebody's wounds stand. */
export function woundsOf<C, R, W>(
  view: Table<C, R, W>,
  seat: number,
): { light: number; serious: { wound: W; isDressed: boolean }[] } {
  const person = playerOf(view, seat)
  const serious = (person?.['serious-wounds'] ?? []).map((it) => ({
    wound: it.wound,
    isDressed: it['is-dressed'],
  }))
  return { light: person?.['light-wounds'] ?? 0, serious }
}

/** One wound after another is one moment, with the cause of the first. */
export const goesOn = <Cause extends string>(
  before: { by: Cause; isTrackFull: boolean } | null,
  by: Cause,
): { by: Cause; isTrackFull: boolean } => ({
  by: before?.by ?? by,
  isTrackFull: before?.isTrackFull === true || by === 'light-wounds',
})
