/** What is printed on the parts of Nemesis, by its words. */

import { PRINTED } from '../../printed/nemesis'
import type { Coordinates, Course, Destination } from '../../types/nemesis'
import { by } from '../printed'

export const CHARACTERS = PRINTED.characters.map(({ character }) => character)
export const INTRUDERS = PRINTED.intruders
export const ROOMS = PRINTED.rooms.map(({ room }) => room)
export const ACTION_CARDS = PRINTED['action-cards'].map(({ card }) => card)
export const INTRUDER_CARDS = PRINTED['intruder-cards'].map(({ card }) => card)
export const OBJECTIVES = PRINTED.objectives.map(({ objective }) => objective)
export const ITEMS = PRINTED.items
export const BACKS = PRINTED['item-backs']
export const ATTACKS = PRINTED.attacks.map(({ attack }) => attack)
export const EVENTS = PRINTED.events.map(({ event }) => event)

export const ROOM_PRINTS = by(PRINTED.rooms, 'room')
export const ENGINE_PRINTS = by(PRINTED.engines, 'engine')
export const POD_PRINTS = by(PRINTED.pods, 'pod')
export const EXPLORATION_PRINTS = by(PRINTED['exploration-tokens'], 'token')
export const NOISE_PRINTS = by(PRINTED['noise-die'], 'face')
export const CARD_PRINTS = by(PRINTED['action-cards'], 'card')
export const CHARACTER_PRINTS = by(PRINTED.characters, 'character')
export const TOKEN_PRINTS = by(PRINTED['intruder-tokens'], 'token')
export const ATTACK_PRINTS = by(PRINTED.attacks, 'attack')
export const ATTACK_CARD_PRINTS = by(PRINTED['attack-cards'], 'card')
export const EVENT_PRINTS = by(PRINTED.events, 'event')
export const INTRUDER_CARD_PRINTS = by(PRINTED['intruder-cards'], 'card')
export const OBJECTIVE_PRINTS = by(PRINTED.objectives, 'objective')

/** The kinds of intruders that attack cards speak of. */
export const ON_CARDS = INTRUDERS.filter((kind) =>
  PRINTED.attacks.some(({ attackers }) => attackers.includes(kind)),
)

export const {
  jump: JUMP,
  'hibernation-opens': HIBERNATION_OPENS,
  skull: SKULL,
  'point-of-no-return': POINT_OF_NO_RETURN,
  fires: FIRES,
  malfunctions: MALFUNCTIONS,
  'light-wounds': LIGHT_WOUNDS,
  'serious-wounds': SERIOUS_WOUNDS,
} = PRINTED.tracks

const COORDINATES = by(PRINTED.coordinates, 'coordinates')

/** Where each course leads, by the coordinates card. */
export function destinationsOf(card: Coordinates): Record<Course, Destination> {
  const courses = COORDINATES[card].courses.map(({ course, destination }) => [course, destination])
  return Object.fromEntries(courses) as Record<Course, Destination>
}
