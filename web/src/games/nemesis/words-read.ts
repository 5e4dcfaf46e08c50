/** Words of the wire that are made of two, taken apart; and what is printed beside some of them. */

import type { Blood } from './moments/moment'
import type {
  AttackCard,
  Coordinates,
  Engine,
  ExplorationToken,
  IntruderToken,
  PodNumber,
} from '../../types/nemesis'
import {
  ATTACKS,
  INTRUDERS,
  type Attack,
  type Character,
  type Course,
  type Destination,
  type Exploration,
  type Intruder,
  type Item,
  type Objective,
  type Room,
} from './words'

export const NUMERALS: Record<PodNumber, number> = { one: 1, two: 2, three: 3, four: 4 }
const NUMBERS: Record<string, number> = { ...NUMERALS, five: 5, six: 6 }

const numberIn = (word: string): number => NUMBERS[word.split('-').at(-1) ?? ''] ?? 0

/** What is told from outside: a word alone, or a word and what is named with it. */
export const wordOf = (told: string | object): string =>
  typeof told === 'string' ? told : (Object.keys(told)[0] ?? '')

/** Who is on a token of the bag, and its number. */
export function tokenOf(token: IntruderToken): { kind: Intruder | null; number: number } {
  const kind = INTRUDERS.find((it) => token.startsWith(`${it}-`)) ?? null
  return { kind, number: numberIn(token) }
}

export function explorationOf(token: ExplorationToken): { effect: Exploration; items: number } {
  return { effect: token.slice(0, token.lastIndexOf('-')) as Exploration, items: numberIn(token) }
}

export function attackOf(card: AttackCard): { attack: Attack; blood: Blood } {
  const attack = ATTACKS.find((it) => card.startsWith(`${it}-`)) ?? 'scratch'
  return { attack, blood: card.endsWith('-retreat') ? 'retreat' : numberIn(card) }
}

export const ENGINE_ROOMS: Partial<Record<Room, Engine>> = {
  'engine-room-one': 'one',
  'engine-room-two': 'two',
  'engine-room-three': 'three',
}

const CORPORATE = [
  'necroscopy',
  'ab-ovo',
  'extreme-field-biology',
  'my-precious',
  'the-right-moment-to-strike',
  'greener-pastures',
  'an-old-feud',
  'hostile-takeover',
  'the-final-enlightenment',
]
const COOPERATIVE = [
  'destination-earth',
  'emergency-post-mortem',
  'first-contact-protocol',
  'cutting-off-the-head',
  'no-man-left-behind',
  'special-delivery',
  'clean-up-crew',
]

/** The deck an objective comes from; a hidden one looks like any other. */
export function deckOf(objective: Objective | null): 'personal' | 'corporate' | 'cooperative' {
  if (objective !== null && CORPORATE.includes(objective)) return 'corporate'
  return objective !== null && COOPERATIVE.includes(objective) ? 'cooperative' : 'personal'
}

/** The two quest items of each character. */
export const QUESTS: Record<Character, Item[]> = {
  captain: ['log-key', 'intercom'],
  pilot: ['orbital-maneuvering-system', 'pilots-evacuation-key'],
  mechanic: ['plasma-torch', 'flashlight'],
  soldier: ['autoloader', 'armor'],
  scout: ['motion-scanner', 'security-key'],
  scientist: ['laboratory-equipment', 'holo-computer'],
}

const courses = (
  a: Destination,
  b: Destination,
  c: Destination,
  d: Destination,
): Record<Course, Destination> => ({
  a,
  b,
  c,
  d,
})

/** Where each course leads, by the coordinates card. */
export const DESTINATIONS: Record<Coordinates, Record<Course, Destination>> = {
  one: courses('earth', 'mars', 'venus', 'deep-space'),
  two: courses('earth', 'deep-space', 'mars', 'venus'),
  three: courses('deep-space', 'mars', 'earth', 'venus'),
  four: courses('mars', 'venus', 'earth', 'deep-space'),
  five: courses('venus', 'deep-space', 'mars', 'earth'),
  six: courses('deep-space', 'earth', 'venus', 'mars'),
  seven: courses('mars', 'venus', 'deep-space', 'earth'),
  eight: courses('venus', 'earth', 'deep-space', 'mars'),
}
