/** The ids of what both tables have, made in one place. */

export const ids = {
  room: (room: number): string => `place:room:${room}`,
  /** A corridor by the lower of its rooms and its lowest number there. */
  corridor: (room: number, number: number): string => `place:corridor:${room}-${number}`,
  timeTrack: 'place:track:time',
  bag: 'place:bag',
  markers: (marker: 'fire' | 'malfunction'): string => `place:markers:${marker}`,
  weakness: (n: number): string => `place:weakness:${n}`,
  /** Whoever sits there, on their seat's card. */
  seat: (seat: number): string => `place:seat:${seat}`,

  character: (seat: number): string => `thing:character:${seat}`,
  intruder: (figure: number): string => `thing:intruder:${figure}`,
  object: (object: string, room: number): string => `thing:object:${object}:${room}`,
  noise: (room: number, number: number): string => `thing:noise:${room}-${number}`,
  /** A card in my hand, or a contamination card; two of the same are told apart by a number. */
  handCard: (card: string, n: number): string => `thing:card:${card}#${n}`,
  /** An item of somebody's; further ones of the same kind are counted. */
  item: (item: string, seat: number, n = 0): string =>
    n === 0 ? `thing:item:${item}#${seat}` : `thing:item:${item}#${seat}.${n}`,
  /** An item of which only the back is seen, and one that has just been found. */
  back: (seat: number, n: number): string => `thing:back:${seat}.${n}`,
  found: (n: number): string => `thing:found:${n}`,
  /** A card that lies before me for a moment: an attack, an event, one of the intruders' own. */
  laid: (card: string): string => `thing:laid:${card}`,
  draft: (character: string): string => `thing:draft:${character}`,
  eggs: (room: number): string => `place:eggs:${room}`,
  deck: (back: string): string => `place:deck:${back}`,
  held: (hand: number, seat: number): string => `thing:hand:${hand}#${seat}`,
  quest: (item: string, seat: number): string => `thing:quest:${item}#${seat}`,
  objective: (objective: string): string => `thing:objective:${objective}`,
  die: 'thing:die',
} as const
