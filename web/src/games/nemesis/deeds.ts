/** What is done in a turn: what it is called, and what it does. */

import { say } from '../../texts/texts.svelte'
import { wordOf } from '../nemesis-kit/parts'
import { aimOf, picture } from './adapter'
import { cardGist, cardName, itemName, itemText, roomName, roomText } from './names'
import type { Offer } from '../game'
import type { Action, Choice, Room, View } from '../../types/nemesis'

/** What everybody can do, as the rules call it. */
const BASIC = {
  move: 'movement',
  'careful-move': 'careful-movement',
  shoot: 'shoot',
  melee: 'melee-attack',
  'pick-up': 'pick-up',
  trade: 'trade',
  craft: 'craft',
} as const
type Basic = (typeof BASIC)[keyof typeof BASIC] | 'escape'

/** Whoever leaves a room with intruders escapes from them. */
export function isEscape(action: Action, view: View, seat: number): boolean {
  const person = picture(view).characters.find((it) => it.seat === seat)
  return wordOf(action) === 'move' && person?.isInCombat === true
}

/** What there is more to say of than its price. */
const WITH_GIST = ['movement', 'escape', 'careful-movement', 'pick-up', 'trade'] as const

function basic(action: Action, view: View, seat: number): Basic | null {
  if (isEscape(action, view, seat)) return 'escape'
  const word = wordOf(action)
  return word in BASIC ? BASIC[word as keyof typeof BASIC] : null
}

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

/** What is about to be done, and where it leads or for whom it is meant. */
function withGoal(deed: string | null, view: View): string | null {
  const { declared } = view.turn
  const name = declared && (figureName(declared, view) ?? goalName(declared, view))
  return deed === null || !name ? deed : say('nemesis-table-deed-to', { deed, room: name })
}

/** The intruder that an action is meant for. */
function figureName(action: Action, view: View): string | null {
  const figure = view.figures.find(({ id }) => id === figureOf(action))
  return figure ? say('nemesis-log-figure', { kind: `nemesis-intruder-${figure.kind}`, n: figure.id }) : null
}

function figureOf(action: Action): number | null {
  if (typeof action === 'string') return null
  const target = 'shoot' in action ? action.shoot.at : 'melee' in action ? action.melee.at : aimOf(action)
  if (target === null || typeof target === 'string') return null
  if ('figure' in target) return target.figure.figure
  return 'shot' in target ? target.shot.figure : null
}

/** The room where an action leads, or for which it is meant. */
function goalName(action: Action, view: View): string | null {
  const { goal, rooms } = picture(view)
  const aim = typeof action === 'object' && 'use-room' in action ? action['use-room'].aim : aimOf(action)
  const meant = aim !== null && typeof aim === 'object' && 'room' in aim ? aim.room.room : null
  const room = rooms.find(({ number }) => number === (goal?.room ?? meant))
  if (!room) return null
  return room.room === null ? say('nemesis-table-room-unknown', { n: room.number }) : roomName(room.room)
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
  if (name !== null) {
    const told = WITH_GIST.find((it) => it === name)
    return told ? say(`nemesis-table-gist-${told}`) : null
  }
  if (typeof action === 'string') return null
  if ('play' in action) return cardGist(action.play.card)
  if ('use' in action) return itemText(action.use.item.item)
  if ('activate' in action) return itemText(action.activate.quest)
  const room = 'use-room' in action ? roomOf(view, seat) : null
  return room === null ? null : `${roomName(room)}: ${roomText(room)}`
}
