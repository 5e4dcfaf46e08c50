/** Answers at a table of Nemesis: what they are, what they touch, cost and give. */

import type { AttackCard, IntruderActionCard, Numeral, ObjectToken, Passage, RoomNumber, Seat } from './wire'
import type { ActionCard, Back, Character, Course, Event, Item, Objective } from './words'

export type Touch =
  | { touch: 'room' | 'eggs'; room: RoomNumber }
  | { touch: 'corridor'; passage: Passage }
  | { touch: 'figure'; figure: number }
  | { touch: 'object'; what: ObjectToken }
  | { touch: 'character'; seat: Seat }
  | { touch: 'draft'; character: Character }
  | { touch: 'card'; card: ActionCard }
  | { touch: 'contamination' }
  | { touch: 'item'; item: Item }
  | { touch: 'deck'; back: Back }
  | { touch: 'pod'; pod: Numeral }
  | { touch: 'course'; course: Course }
  | { touch: 'objective'; objective: Objective }
  | { touch: 'attack'; card: AttackCard }
  | { touch: 'event'; card: Event }
  | { touch: 'intruder-card'; card: IntruderActionCard }

export type Amount =
  | { what: 'cards'; n: number }
  | { what: 'ammo'; weapon: Item; n: number }
  | { what: 'light-wounds' | 'contamination'; seat: Seat; n: number }
  | { what: 'signal'; seat: Seat }

/** What is done in a turn, as far as the drawing tells deeds apart. */
export interface Action {
  action:
    | 'pass'
    | 'move'
    | 'careful-move'
    | 'shoot'
    | 'melee'
    | 'pick-up'
    | 'trade'
    | 'craft'
    | 'activate'
    | 'play'
    | 'use'
    | 'use-room'
    | 'drop-item'
    | 'drop-object'
}

export type Choice = { question: 'turn'; answer: Action } | { question: string; answer: unknown }
