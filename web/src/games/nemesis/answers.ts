/** The parts of an answer, the question that asks for the next of them, and the end of a turn. */

import { say, type Text } from '../../texts/texts.svelte'
import type { Offer, Part } from '../game'
import { objectOf } from '../nemesis-kit/adapting'
import { picture } from './adapter'
import * as parts from '../nemesis-kit/parts'
import { named, RANK, wordOf } from '../nemesis-kit/parts'
import { BOOK } from './book'
import { isEscape } from './deeds'
import { ids } from './ids'
import type { Action, Choice, Item, Touch, View } from '../../types/nemesis'
import { POD_PRINTS } from './content'

type Answer = { choice: unknown; touches: unknown[] }

/** The name of a deed: the word itself, or the one that stands before what is named with it. */
type Deed = Action extends infer It ? (It extends string ? It : keyof It) : never

/** What is done in a turn; nothing where something else is asked. */
function deedOf({ choice }: Answer): Deed | null {
  const { question, answer } = choice as Choice
  return question === 'turn' ? (wordOf(answer) as Deed) : null
}

export function part(touched: unknown, view: View, answer: Answer): Part {
  const touch = touched as Touch
  const deed = deedOf(answer)
  switch (touch.touch) {
    case 'room':
      return deed === 'move' ? goal(touch.room, view, answer) : room(touch.room, view, deed)
    case 'corridor':
      return corridor(touch.passage, view, answer)
    case 'figure':
      return deed === 'shoot'
        ? parts.shotAt(BOOK, parts.figure(BOOK, touch.figure, picture(view)))
        : parts.figure(BOOK, touch.figure, picture(view))
    case 'eggs':
      return deed === 'shoot'
        ? parts.shotAt(BOOK, parts.eggs(BOOK, touch.room))
        : parts.eggs(BOOK, touch.room)
    case 'object':
      return parts.object(BOOK, objectOf(touch.what), picture(view))
    case 'character':
      return parts.person(BOOK, touch.seat)
    case 'draft':
      return parts.drafted(BOOK, touch.character)
    case 'card':
      return parts.card(BOOK, touch.card)
    case 'contamination':
      return parts.contamination(BOOK)
    case 'item':
      return item(touch.item, view, answer)
    case 'deck':
      return parts.deck(BOOK, touch.back)
    case 'pod': {
      const number = POD_PRINTS[touch.pod].number
      const section = view.pods.find((it) => it.pod === touch.pod)?.section ?? ''
      return named(
        `pod:${number}`,
        [ids.pod(number)],
        ['nemesis-table-pod', { n: number, section: section.toUpperCase() }],
        RANK.place,
        'pod',
      )
    }
    case 'course':
      return named(
        `course:${touch.course}`,
        [ids.course(touch.course)],
        ['nemesis-table-course', { course: touch.course.toUpperCase() }],
        RANK.place,
        'planet',
      )
    case 'objective':
      return parts.objective(BOOK, touch.objective)
    case 'attack':
      return named(
        `attack:${touch.card}`,
        [ids.laid(touch.card)],
        [`nemesis-attack-card-${touch.card}`, {}],
        RANK.card,
        'attack',
      )
    case 'event':
      return named(
        `event:${touch.card}`,
        [ids.laid(touch.card)],
        [`nemesis-event-${touch.card}`, {}],
        RANK.card,
        'event',
      )
    case 'intruder-card':
      return named(
        `intruder-card:${touch.card}`,
        [ids.laid(touch.card)],
        [`nemesis-intruder-action-card-${touch.card}`, {}],
        RANK.card,
        'attack',
      )
  }
}

/** The own room is pressed for its action; any other is where something goes or is aimed. */
function room(number: number, view: View, deed: Deed | null): Part {
  const what = view.rooms[number - 1]?.room ?? null
  const isHere = view.players.some(
    ({ seat, whereabouts: at }) => seat === view.turn.seat && at.whereabouts === 'room' && at.room === number,
  )
  const name: Text =
    what === null ? ['nemesis-table-room-unknown', { n: number }] : [`nemesis-room-${what}`, {}]
  if (deed === 'use-room' && isHere) {
    return named(
      'use-room',
      [ids.room(number)],
      ['nemesis-table-part-use-room', { room: name[0] }],
      RANK.deed,
      what ?? undefined,
    )
  }
  return named(`room:${number}`, [ids.room(number)], name, RANK.place, what ?? 'unknown')
}

/** Where one moves is the first thing that is asked; whoever escapes is told so. */
function goal(number: number, view: View, answer: Answer): Part {
  const isFlight = isEscape((answer.choice as { answer: Action }).answer, view, view.turn.seat)
  return parts.goal(BOOK, room(number, view, null), number, isFlight)
}

/** Whatever can be dropped is one line until somebody wants to drop something; a trade touches nothing yet. */
export function deed(offer: Offer): Part | null {
  const what = deedOf(offer)
  if (what === 'drop-item' || what === 'drop-object') return parts.drop(BOOK)
  if (what === 'trade')
    return named('trade', ['deed:trade'], ['nemesis-basic-action-trade', {}], RANK.deed, 'trade')
  const led = ledTo(offer)
  return (
    led && named(`lead:${led}`, [`deed:lead:${led}`], [`nemesis-table-part-lead-${led}`, {}], RANK.use, led)
  )
}

/** What whoever leads the intruders does with a card; its own effect is what the card is called. */
function ledTo({ choice }: Offer): 'move' | 'attack' | null {
  const { question, answer } = choice as Choice
  if (question !== 'intruder-turn') return null
  return 'move' in answer ? 'move' : 'attack' in answer ? 'attack' : null
}

/** Moving goes to a room; the corridor says only how one moves. */
function corridor(
  { room: at, corridor: number }: { room: number; corridor: number },
  view: View,
  answer: Answer,
): Part {
  const deed = deedOf(answer)
  if (deed === 'move') {
    const name = isEscape((answer.choice as { answer: Action }).answer, view, view.turn.seat)
      ? 'escape'
      : 'movement'
    return named('move', ['deed:move'], [`nemesis-basic-action-${name}`, {}], RANK.way, 'move')
  }
  if (deed === 'careful-move') {
    return named(
      'careful-move',
      ['deed:careful-move'],
      ['nemesis-basic-action-careful-movement', {}],
      RANK.deed,
      'carefully',
    )
  }
  const isDoor = ['door', 'demolish'].includes(aimOf(answer))
  return named(
    `corridor:${at}-${number}`,
    [ids.corridor(at, number)],
    isDoor
      ? ['nemesis-answer-doors-of-change', { 'corridor-number': number }]
      : ['nemesis-moment-corridor', { n: String(number) }],
    RANK.way,
    isDoor ? 'door' : 'noise',
  )
}

/** What a card or an item is aimed at. */
function aimOf({ choice }: Answer): string {
  const { question, answer } = choice as Choice
  if (question !== 'turn' || typeof answer === 'string') return ''
  if ('play' in answer) return wordOf(answer.play.aim)
  return 'use' in answer ? wordOf(answer.use.aim) : ''
}

/** What is crafted is a deed; any other item is pressed where it lies. */
function item(name: Item, view: View, answer: Answer): Part {
  const isMade = deedOf(answer) === 'craft' && (answer.touches[0] as { item?: Item }).item === name
  if (isMade) return parts.crafted(BOOK, name)
  const ship = picture(view)
  return parts.item(BOOK, name, ship, ship.found, deedOf(answer) === 'shoot' ? RANK.way : RANK.card)
}

/** What only follows from an action that was chosen before. */
const FOLLOWS: readonly Choice['question'][] = [
  'payment',
  'passing',
  'forced-pass',
  'careful-noise',
  'trading',
]

/** Paying, discarding on a pass and letting others be: the weight lies in what was chosen before. */
export function isDecided({ choice }: Offer): boolean {
  const { question, answer } = choice as Choice
  return FOLLOWS.includes(question) || (question === 'interruption' && answer === 'no')
}

/** Whoever is on turn goes to a room next door, and to no other. */
export function elsewhere(id: string, offers: Offer[]): string | null {
  const isTurn = offers.some((it) => deedOf(it) !== null)
  return isTurn && id.startsWith('place:room:') ? say('nemesis-table-not-next-door') : null
}

/** Passing has its own button. */
export function endsTurn(offer: Offer): boolean {
  const { question, answer } = offer.choice as Choice
  const isLedToEnd = question === 'intruder-turn' && 'pass' in answer && answer.pass.keeping === null
  return isLedToEnd || deedOf(offer) === 'pass'
}

/** The question when a part is chosen already. */
export const heading = (chosen: Part[], next: Part[], asks: Text | null): Text | null =>
  parts.heading(BOOK, chosen, next, asks)
