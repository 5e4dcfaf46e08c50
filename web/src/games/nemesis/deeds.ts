/** What is done in a turn: what it is called, and what it does. */

import { say } from '../../texts/texts.svelte'
import { picture } from './adapter'
import { cardGist, cardName, itemName, itemText, roomName, roomText } from './names'
import type { Offer } from '../game'
import type { Action, Choice, Room, View } from '../../types/nemesis'

/** What is told from outside: a word alone, or a word and what is named with it. */
export const wordOf = (told: string | object): string =>
  typeof told === 'string' ? told : (Object.keys(told)[0] ?? '')

/** What everybody can do, as the rules call it. */
const BASIC: Record<string, string | undefined> = {
  move: 'movement',
  'careful-move': 'careful-movement',
  shoot: 'shoot',
  melee: 'melee-attack',
  'pick-up': 'pick-up',
  trade: 'trade',
  craft: 'craft',
}

/** Whoever leaves a room with intruders escapes from them. */
export function isEscape(action: Action, view: View, seat: number): boolean {
  const person = picture(view).characters.find((it) => it.seat === seat)
  return wordOf(action) === 'move' && person?.isInCombat === true
}

/** What there is more to say of than its price. */
const WITH_GIST: readonly string[] = ['movement', 'escape', 'careful-movement', 'pick-up', 'trade']

const basic = (action: Action, view: View, seat: number): string | null =>
  isEscape(action, view, seat) ? 'escape' : (BASIC[wordOf(action)] ?? null)

function roomOf({ rooms, players }: View, seat: number): Room | null {
  const at = players.find((it) => it.seat === seat)?.whereabouts
  return at?.whereabouts === 'room' ? (rooms.find(({ number }) => number === at.room)?.room ?? null) : null
}

/** What is asked while everybody knows what somebody is about to do. */
const DECLARED: readonly Choice['question'][] = ['payment', 'interruption']

/** Over the question which action it shall be, how many are left; over what follows from it, which one it is. */
export function note(offers: Offer[], view: View): string | null {
  const { turn } = view
  const question = (offers[0]?.choice as Choice | undefined)?.question
  if (question !== undefined && DECLARED.includes(question))
    return turn.declared && withGoal(deedName(turn.declared, view, turn.seat), view)
  return question === 'turn' && !turn['is-unlimited']
    ? say('nemesis-table-actions-left', { n: turn['actions-left'] })
    : null
}

/** What is about to be done, and where it leads. */
function withGoal(deed: string | null, view: View): string | null {
  const { goal, rooms } = picture(view)
  const room = rooms.find(({ number }) => number === goal?.room)
  if (deed === null || !room) return deed
  const name =
    room.room === null ? say('nemesis-table-room-unknown', { n: room.number }) : roomName(room.room)
  return say('nemesis-table-deed-to', { deed, room: name })
}

/** What an action is called; nothing where that says no more than its answer. */
export function deedName(action: Action, view: View, seat: number): string | null {
  const name = basic(action, view, seat)
  if (name !== null) return say(`nemesis-basic-action-${name}`)
  if (typeof action === 'string') return null
  if ('play' in action) return cardName(action.play.card)
  if ('use' in action) return itemName(action.use.item.item)
  if ('activate' in action) return itemName(action.activate.quest)
  const room = 'use-room' in action ? roomOf(view, seat) : null
  return room === null ? null : roomName(room)
}

/** What an action does, in a few words. */
export function deedText(action: Action, view: View, seat: number): string | null {
  const name = basic(action, view, seat)
  if (name !== null) return WITH_GIST.includes(name) ? say(`nemesis-table-gist-${name}`) : null
  if (typeof action === 'string') return null
  if ('play' in action) return cardGist(action.play.card)
  if ('use' in action) return itemText(action.use.item.item)
  if ('activate' in action) return itemText(action.activate.quest)
  const room = 'use-room' in action ? roomOf(view, seat) : null
  return room === null ? null : `${roomName(room)}: ${roomText(room)}`
}
