/** Who is in a room, as it is drawn. */

/** What is read of somebody, and of an intruder. */
interface Table<Person, Intruder> {
  characters: Person[]
  intruders: Intruder[]
}
interface Somebody {
  character: string | null
  place: { at: string; room?: number }
}

export const peopleIn = <Person extends Somebody>(
  room: number,
  { characters }: Pick<Table<Person, never>, 'characters'>,
): Person[] =>
  characters.filter(
    ({ place, character }) => character !== null && place.at === 'room' && place.room === room,
  )

export const intrudersIn = <Intruder extends { room: number }>(
  room: number,
  { intruders }: Pick<Table<never, Intruder>, 'intruders'>,
): Intruder[] => intruders.filter((it) => it.room === room)
