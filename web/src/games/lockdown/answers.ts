/** The parts of an answer, the question that asks for the next of them, and the end of a turn. */

import { say, type Text } from '../../texts/texts.svelte'
import type { Action, Choice, Item, Touch, View } from '../../types/lockdown'
import type { Offer, Part } from '../game'
import { objectOf } from '../nemesis-kit/adapting'
import * as parts from '../nemesis-kit/parts'
import { named, RANK } from '../nemesis-kit/parts'
import { picture } from './adapter'
import { BOOK } from './book'
import { deedOf, isEscape, type Deed } from './deeds'
import { ids } from './ids'

type Answer = { choice: unknown; touches: unknown[] }

const text = (key: string): Text => [key, {}]

export function part(touched: unknown, view: View, answer: Answer): Part {
  const touch = touched as Touch
  const deed = deedOf(answer)
  switch (touch.touch) {
    case 'room':
      return deed === 'move' ? goal(touch.room, view, answer) : room(touch.room, view, deed)
    case 'corridor':
      return corridor(touch.passage, view, answer)
    case 'entrance':
      return named(
        `entrance:${touch.room}`,
        [ids.entrance(touch.room), ids.technical],
        text('lockdown-table-technical'),
        RANK.way,
        'ladder',
      )
    case 'path':
      return (
        walk(view, answer) ??
        named(`path:${touch.rooms.join('-')}`, ['deed:path'], text('lockdown-table-path'), RANK.way, 'move')
      )
    case 'zone':
      return named(
        `zone:${touch.zone}`,
        [ids.zone(touch.zone)],
        text(`lockdown-zone-${touch.zone}`),
        RANK.way,
        'noise',
      )
    case 'power':
      return named(
        `power:${touch.area}`,
        [ids.power(touch.area)],
        text(`lockdown-power-area-${touch.area}`),
        RANK.place,
        touch.area === 'elevator' ? 'lift' : 'bulb',
      )
    case 'laid':
      return named(
        `laid:${touch.area}:${touch.token}`,
        [ids.power(touch.area)],
        [
          'lockdown-table-part-laid',
          { token: `lockdown-power-token-${touch.token}`, area: `lockdown-power-area-${touch.area}` },
        ],
        LAID[touch.area],
        touch.area === 'elevator' ? 'lift' : 'bulb',
      )
    case 'elevator':
      return named('elevator', [ids.elevator], text('lockdown-table-elevator'), RANK.thing, 'lift')
    case 'level':
      return named(
        `level:${touch.level}`,
        [ids.level(touch.level), ids.power(touch.level)],
        text(`lockdown-level-${touch.level}`),
        RANK.place,
        'lift',
      )
    case 'rover':
      return named('rover', [ids.rover], text('lockdown-table-rover'), RANK.thing, 'rover')
    case 'bunker':
      return named('bunker', [ids.bunker], text('lockdown-table-bunker'), RANK.place, 'bunker')
    case 'time':
      return named(
        `time:${touch.space}`,
        [ids.space(touch.space)],
        ['lockdown-table-space', { n: touch.space }],
        RANK.place,
        'time',
      )
    case 'css':
      return named(
        `css:${touch.space}`,
        [ids.css(touch.space)],
        ['lockdown-table-part-css', { n: touch.space }],
        RANK.thing,
        'pod',
      )
    case 'code':
      return code(touch.token, view)
    case 'line':
      return named(
        `line:${touch.line}`,
        [ids.line(touch.line)],
        text(`lockdown-computer-action-${touch.line}`),
        RANK.use,
        touch.line,
      )
    case 'object':
      return parts.object(BOOK, objectOf(touch.what), picture(view))
    case 'figure':
      return deed === 'shoot'
        ? parts.shotAt(BOOK, parts.figure(BOOK, touch.figure, picture(view)))
        : parts.figure(BOOK, touch.figure, picture(view))
    case 'eggs':
      return deed === 'shoot'
        ? parts.shotAt(BOOK, parts.eggs(BOOK, touch.room))
        : parts.eggs(BOOK, touch.room)
    case 'character':
      return parts.person(BOOK, touch.seat)
    case 'draft':
      return parts.drafted(BOOK, touch.character)
    case 'card':
      return parts.card(BOOK, touch.card)
    case 'contamination':
      return parts.contamination(BOOK)
    case 'computer-card':
      return named(
        `computer-card:${touch.card}`,
        [ids.computerCard(touch.card)],
        text(`lockdown-computer-card-${touch.card}`),
        RANK.card,
        'term',
      )
    case 'item':
      return item(touch.item, view, answer)
    case 'deck':
      return parts.deck(BOOK, touch.back)
    case 'objective':
      return parts.objective(BOOK, touch.objective)
    case 'top-card':
      return named(
        `top:${touch.deck}:${touch.nth}`,
        [ids.topCard(touch.deck, touch.nth)],
        ['lockdown-table-part-top', { n: touch.nth + 1 }],
        RANK.card,
        touch.deck === 'events' ? 'event' : 'attack',
      )
  }
}

/** The boards are asked for from the top down, so that a redistribution is four presses at most. */
const LAID = { s01: RANK.deed, s02: RANK.card, s03: RANK.thing, elevator: RANK.place } as const

/** The own room is pressed for its action; any other is where something goes or is aimed. */
function room(number: number, view: View, deed: Deed | null): Part {
  const what = view.rooms.find((it) => it.number === number)?.room ?? null
  const isHere = view.players.some(
    ({ seat, whereabouts: at }) => seat === view.turn.seat && at.whereabouts === 'room' && at.room === number,
  )
  const name: Text =
    what === null ? ['lockdown-table-room-unknown', { n: number }] : [`lockdown-room-${what}`, {}]
  if (deed === 'use-room' && isHere) {
    return named(
      'use-room',
      [ids.room(number)],
      ['lockdown-table-part-use-room', { room: name[0] }],
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

/** What touches nothing yet, or is one line until somebody wants to do it. */
export function deed(offer: Offer): Part | null {
  const what = deedOf(offer)
  switch (what) {
    case 'drop-item':
    case 'drop-object':
      return parts.drop(BOOK)
    case 'trade':
    case 'unlock':
    case 'computer':
      return named(what, [`deed:${what}`], text(`lockdown-table-deed-${what}`), RANK.deed, ICONS[what])
    default:
      return null
  }
}

const ICONS = { trade: 'trade', unlock: 'quest', computer: 'term' } as const

/** Moving goes to a room; the corridor or the path says only how one moves. */
function walk(view: View, answer: Answer): Part | null {
  const what = deedOf(answer)
  if (what === 'move') {
    const name = isEscape((answer.choice as { answer: Action }).answer, view, view.turn.seat)
      ? 'escape'
      : 'move'
    return named('move', ['deed:move'], text(`lockdown-table-deed-${name}`), RANK.way, 'move')
  }
  if (what === 'careful-move')
    return named(
      'careful-move',
      ['deed:careful-move'],
      text('lockdown-table-deed-careful-move'),
      RANK.deed,
      'carefully',
    )
  return null
}

function corridor(
  { room: at, corridor: number }: { room: number; corridor: number },
  view: View,
  answer: Answer,
): Part {
  const way = walk(view, answer)
  if (way) return way
  return named(
    `corridor:${at}-${number}`,
    [ids.corridor(at, number)],
    ['lockdown-moment-corridor', { n: String(number) }],
    RANK.way,
    isDoor(answer) ? 'door' : 'noise',
  )
}

/** Whether a corridor is meant for its door. */
function isDoor({ choice }: Answer): boolean {
  const { question } = choice as Choice
  return question === 'door-taken' || JSON.stringify(choice).includes('door')
}

/** What is crafted is a deed; any other item is pressed where it lies. */
function item(name: Item, view: View, answer: Answer): Part {
  const isMade = deedOf(answer) === 'craft' && (answer.touches[0] as { item?: Item }).item === name
  if (isMade) return parts.crafted(BOOK, name)
  const complex = picture(view)
  return parts.item(BOOK, name, complex, complex.found, deedOf(answer) === 'shoot' ? RANK.way : RANK.card)
}

/** A contingency token by where it lies. */
function code(token: number, view: View): Part {
  const it = picture(view).codes.find((each) => each.token === token)
  const label: Text =
    it?.lies === 'with' && it.seat !== null
      ? ['lockdown-table-part-code-of', { seat: { seat: it.seat } }]
      : ['lockdown-table-part-code', { n: token + 1 }]
  return named(`code:${token}`, [ids.code(token)], label, RANK.thing, 'eye')
}

/** What only follows from an action that was chosen before. */
const FOLLOWS: readonly Choice['question'][] = [
  'payment',
  'passing',
  'careful-noise',
  'trading',
  'shedding',
  'dust-loss',
]

/** Paying, discarding on a pass and letting others be: the weight lies in what was chosen before. */
export function isDecided({ choice }: Offer): boolean {
  const { question, answer } = choice as Choice
  return FOLLOWS.includes(question) || (question === 'interruption' && answer === 'no')
}

/** Whoever is on turn goes to a room next door, and to no other. */
export function elsewhere(id: string, offers: Offer[]): string | null {
  const isTurn = offers.some((it) => deedOf(it) !== null)
  return isTurn && id.startsWith('place:room:') ? say('lockdown-table-not-next-door') : null
}

/** Passing has its own button. */
export const endsTurn = (offer: Offer): boolean => deedOf(offer) === 'pass'

/** The question when a part is chosen already. */
export const heading = (chosen: Part[], next: Part[], asks: Text | null): Text | null =>
  parts.heading(BOOK, chosen, next, asks)
