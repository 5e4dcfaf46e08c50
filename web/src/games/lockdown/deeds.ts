/** What is done in a turn: what it is called, and what it does. */

import { say } from '../../texts/texts.svelte'
import type { Action, Choice, Room, View } from '../../types/lockdown'
import type { Offer } from '../game'
import { wordOf } from '../nemesis-kit/parts'
import { picture } from './adapter'
import { aimOf } from './goal'
import { intruderLabel, roomCalled } from './labels'
import { cardGist, cardName, itemName, itemText, roomName, roomText } from './names'

type Answer = { choice: unknown }

/** The name of a deed: the word itself, or the one that stands before what is named with it. */
export type Deed = Action extends infer It ? (It extends string ? It : keyof It) : never

/** What is done in a turn; nothing where something else is asked. */
export function deedOf({ choice }: Answer): Deed | null {
  const { question, answer } = choice as Choice
  return question === 'turn' ? (wordOf(answer) as Deed) : null
}

/** What everybody can do, by the word of the wire. */
const BASIC = [
  'move',
  'careful-move',
  'shoot',
  'melee',
  'pick-up',
  'trade',
  'craft',
  'unlock',
  'computer',
] as const
type Basic = (typeof BASIC)[number] | 'escape'

/** Whoever leaves a room with intruders escapes from them. */
export function isEscape(action: Action, view: View, seat: number): boolean {
  const person = picture(view).characters.find((it) => it.seat === seat)
  return wordOf(action) === 'move' && person?.isInCombat === true
}

function basic(action: Action, view: View, seat: number): Basic | null {
  if (isEscape(action, view, seat)) return 'escape'
  const word = wordOf(action)
  return BASIC.find((it) => it === word) ?? null
}

/** What there is more to say of than its price. */
const WITH_GIST = {
  move: 'movement',
  escape: 'escape',
  'careful-move': 'careful-movement',
  'pick-up': 'pick-up',
  trade: 'trade',
} as const

function roomOf({ rooms, players }: View, seat: number): Room | null {
  const at = players.find((it) => it.seat === seat)?.whereabouts
  return at?.whereabouts === 'room' ? (rooms.find(({ number }) => number === at.room)?.room ?? null) : null
}

/** What is asked while everybody knows what somebody is about to do. */
const DECLARED: readonly Choice['question'][] = ['payment', 'interruption', 'consent']

/** Over the question which action it shall be, how many are left; over what follows from it, which one it is. */
export function note(offers: Offer[], view: View): string | null {
  const { turn } = view
  const question = (offers[0]?.choice as Choice | undefined)?.question
  if (question !== undefined && DECLARED.includes(question))
    return turn.declared && withGoal(deedName(turn.declared, view, turn.seat), view)
  return question === 'turn' ? say('lockdown-table-actions-left', { n: turn['actions-left'] }) : null
}

/** What is about to be done, and where it leads or for whom it is meant. */
function withGoal(deed: string | null, view: View): string | null {
  const { declared } = view.turn
  const name = declared && (figureName(declared, view) ?? goalName(view))
  return deed === null || !name ? deed : say('lockdown-table-deed-to', { deed, room: name })
}

/** The intruder that an action is meant for. */
function figureName(action: Action, view: View): string | null {
  const id = figureOf(action)
  const figure = picture(view).intruders.find((it) => it.id === id)
  return figure ? intruderLabel({ ...figure, injuries: 0 }) : null
}

function figureOf(action: Action): number | null {
  if (typeof action === 'string') return null
  const target = 'shoot' in action ? action.shoot.at : 'melee' in action ? action.melee.at : aimOf(action)
  if (target === null || typeof target === 'string') return null
  if ('figure' in target) return target.figure.figure
  return 'shot' in target ? target.shot.figure : null
}

/** The room where an action leads. */
function goalName(view: View): string | null {
  const { goal, rooms } = picture(view)
  const room = rooms.find(({ number }) => number === goal?.room)
  if (!room) return null
  return room.room === null ? say('lockdown-table-room-unknown', { n: room.number }) : roomCalled(room)
}

/** What an action is called; nothing where that says no more than its answer. */
export function deedName(action: Action, view: View, seat: number): string | null {
  const name = basic(action, view, seat)
  if (name !== null) return say(`lockdown-table-deed-${name}`)
  if (typeof action === 'string') return null
  if ('play' in action) return cardName(action.play.card)
  if ('use' in action) return itemName(action.use.item.item)
  const room = 'use-room' in action ? roomOf(view, seat) : null
  return room === null ? null : roomName(room)
}

/** What an action does, in a few words. */
export function deedText(action: Action, view: View, seat: number): string | null {
  const name = basic(action, view, seat)
  if (name !== null)
    return name in WITH_GIST ? say(`lockdown-table-gist-${WITH_GIST[name as keyof typeof WITH_GIST]}`) : null
  if (typeof action === 'string') return null
  if ('play' in action) return cardGist(action.play.card)
  if ('use' in action) return itemText(action.use.item.item)
  const room = 'use-room' in action ? roomOf(view, seat) : null
  return room === null ? null : `${roomName(room)}: ${roomText(room)}`
}
