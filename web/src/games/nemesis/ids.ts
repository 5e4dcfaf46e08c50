/** The ids of everything at the table of Nemesis, made in one place. */

import type { ActionCard, Course, Item, Network, Section } from './words'

export const ids = {
  room: (room: number): string => `place:room:${room}`,
  /** A corridor by the lower of its rooms and its lowest number there. */
  corridor: (room: number, number: number): string => `place:corridor:${room}-${number}`,
  network: (network: Network): string => `place:technical:${network}`,
  pod: (pod: number): string => `place:pod:${pod}`,
  section: (section: Section): string => `place:section:${section}`,
  engine: (engine: number): string => `place:engine:${engine}`,
  course: (course: Course): string => `place:course:${course}`,
  coordinates: 'place:coordinates',
  timeTrack: 'place:track:time',
  selfDestruct: 'place:track:self-destruct',
  bag: 'place:bag',
  markers: (marker: 'fire' | 'malfunction'): string => `place:markers:${marker}`,
  weakness: (n: number): string => `place:weakness:${n}`,
  /** Whoever sits there, on their seat's card. */
  seat: (seat: number): string => `place:seat:${seat}`,

  character: (seat: number): string => `thing:character:${seat}`,
  intruder: (figure: number): string => `thing:intruder:${figure}`,
  object: (object: string, room: number): string => `thing:object:${object}:${room}`,
  noise: (room: number, number: number): string => `thing:noise:${room}-${number}`,
  /** A card in my hand; two of the same are told apart by a number. */
  handCard: (card: ActionCard | 'contamination', n: number): string => `thing:card:${card}#${n}`,
  item: (item: Item, seat: number): string => `thing:item:${item}#${seat}`,
  held: (hand: number, seat: number): string => `thing:hand:${hand}#${seat}`,
  quest: (item: Item, seat: number): string => `thing:quest:${item}#${seat}`,
  objective: (n: number, seat: number): string => `thing:objective:${n}#${seat}`,
  die: 'thing:die',
} as const
