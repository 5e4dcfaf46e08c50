/** The parts of an answer, the question that asks for the next of them, and the end of a turn. */

import { type Argument, say, type Text, texts } from '../../texts/texts.svelte'
import type { Offer, Part } from '../game'
import { objectOf, picture } from './adapter'
import { isEscape, wordOf } from './deeds'
import { ids } from '../nemesis-kit/ids'
import type { Action, Choice, Item, ObjectToken, Touch, View } from '../../types/nemesis'
import { POD_PRINTS } from './content'

/** What is asked for first: what is done, with what, to whom, where. */
const RANK = { deed: 0, card: 1, use: 1.5, thing: 2, somebody: 3, place: 4, way: 5 }

type Answer = { choice: unknown; touches: unknown[] }

/** The name of a deed: the word itself, or the one that stands before what is named with it. */
type Deed = Action extends infer It ? (It extends string ? It : keyof It) : never

/** What is done in a turn; nothing where something else is asked. */
function deedOf({ choice }: Answer): Deed | null {
  const { question, answer } = choice as Choice
  return question === 'turn' ? (wordOf(answer) as Deed) : null
}

const named = (key: string, id: string[], label: Text, rank: number, icon?: string): Part =>
  icon === undefined ? { key, ids: id, label, rank } : { key, ids: id, label, rank, icon }

export function part(touched: unknown, view: View, answer: Answer): Part {
  const touch = touched as Touch
  const deed = deedOf(answer)
  switch (touch.touch) {
    case 'room':
      return deed === 'move' ? goal(touch.room, view, answer) : room(touch.room, view, deed)
    case 'corridor':
      return corridor(touch.passage, view, answer)
    case 'figure':
      return deed === 'shoot' ? shotAt(figure(touch.figure, view)) : figure(touch.figure, view)
    case 'eggs':
      return deed === 'shoot' ? shotAt(eggs(touch.room)) : eggs(touch.room)
    case 'object':
      return object(touch.what, view)
    case 'character':
      return named(
        `character:${touch.seat}`,
        [ids.character(touch.seat), ids.seat(touch.seat)],
        ['nemesis-table-part-person', { seat: { seat: touch.seat } }],
        RANK.somebody,
        'person',
      )
    case 'draft':
      return named(
        `draft:${touch.character}`,
        [ids.draft(touch.character)],
        [`nemesis-character-${touch.character}`, {}],
        RANK.thing,
        touch.character,
      )
    case 'card':
      return card(touch.card)
    case 'contamination':
      return named(
        'contamination',
        CARD_COPIES.map((n) => ids.handCard('contamination', n)),
        ['nemesis-table-contamination', {}],
        RANK.card,
        'contamination',
      )
    case 'item':
      return item(touch.item, view, answer)
    case 'deck':
      return named(
        `deck:${touch.back}`,
        [ids.deck(touch.back)],
        ['nemesis-table-part-deck', { back: `nemesis-back-${touch.back}` }],
        RANK.thing,
        touch.back,
      )
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
      return named(
        `objective:${touch.objective}`,
        [ids.objective(touch.objective)],
        [`nemesis-objective-${touch.objective}`, {}],
        RANK.thing,
        'quest',
      )
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

/** As many copies of one card as a hand can hold. */
const CARD_COPIES = Array.from({ length: 12 }, (_, n) => n)

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
  const to = room(number, view, null)
  const isFlight = isEscape((answer.choice as { answer: Action }).answer, view, view.turn.seat)
  const label: Text = isFlight ? ['nemesis-table-part-escape', { room: inHeading(to.label) }] : to.label
  return {
    ...to,
    key: `move:${number}`,
    label,
    rank: RANK.deed,
    icon: isFlight ? 'escape' : 'move',
    isWhole: true,
  }
}

/** Whom one shoots at comes first, then with what. */
const shotAt = (whom: Part): Part => ({
  ...whom,
  key: `shoot:${whom.key}`,
  label: ['nemesis-table-part-shoot', { whom: inHeading(whom.label) }],
  rank: RANK.deed,
  icon: 'shoot',
  isWhole: true,
})

const eggs = (room: number): Part =>
  named(`eggs:${room}`, [ids.eggs(room), ids.room(room)], ['nemesis-object-egg', {}], RANK.somebody, 'egg')

/** Whatever can be dropped is one line until somebody wants to drop something; a trade touches nothing yet. */
export function deed(offer: Offer): Part | null {
  const what = deedOf(offer)
  if (what === 'drop-item' || what === 'drop-object')
    return named('drop', ['deed:drop'], ['nemesis-table-part-drop', {}], RANK.deed, 'pick-up')
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

function figure(id: number, view: View): Part {
  const it = picture(view).intruders.find((each) => each.id === id)
  return named(
    `figure:${id}`,
    [ids.intruder(id)],
    ['nemesis-log-figure', { kind: `nemesis-intruder-${it?.kind ?? 'adult'}`, n: id }],
    RANK.somebody,
    it?.kind,
  )
}

function object(token: ObjectToken, view: View): Part {
  const { object: kind, of } = objectOf(token)
  const name = kind === 'corpse' ? `corpse-${of}` : kind
  const { characters, rooms } = picture(view)
  const carried = characters.flatMap(({ seat, hands }) =>
    hands.flatMap((held, n) =>
      held?.some((it) => it.held === 'object' && it.object === kind && it.of === of)
        ? [ids.held(n, seat)]
        : [],
    ),
  )
  const lying = rooms.map(({ number }) => ids.object(name, number))
  return named(
    `object:${name}`,
    [...lying, ...carried],
    [`nemesis-table-object-${kind}`, {}],
    RANK.thing,
    kind,
  )
}

function card(name: string): Part {
  const copies = [0, 1].map((n) => ids.handCard(name as Parameters<typeof ids.handCard>[0], n))
  return named(`card:${name}`, copies, [`nemesis-action-card-${name}`, {}], RANK.card, name)
}

/** An item is pressed where it lies: in the inventory, in a hand, among what was found. */
function item(name: Item, view: View, answer: Answer): Part {
  const { characters, found } = picture(view)
  const lies = characters.flatMap(({ seat, inventory, hands, quests }) => [
    ...inventory.flatMap((it) => (it.item === name ? [it.id] : [])),
    ...hands.flatMap((held, n) =>
      held?.some((it) => it.held === 'item' && it.item === name) ? [ids.held(n, seat)] : [],
    ),
    ...quests.flatMap((it) => (it.item === name ? [ids.quest(name, seat)] : [])),
  ])
  const discovered = found.flatMap((it) => (it.item === name ? [it.id] : []))
  const isMade = deedOf(answer) === 'craft' && (answer.touches[0] as { item?: Item }).item === name
  return isMade
    ? named(
        `craft:${name}`,
        [`deed:craft:${name}`],
        ['nemesis-table-part-craft', { item: `nemesis-item-${name}` }],
        RANK.deed,
        'craft',
      )
    : named(
        `item:${name}`,
        [...discovered, ...lies],
        [`nemesis-item-${name}`, {}],
        deedOf(answer) === 'shoot' ? RANK.way : RANK.card,
        name,
      )
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
export function heading(chosen: Part[], next: Part[], asks: Text | null): Text | null {
  const last = chosen.at(-1)
  if (!last) return asks
  const rank = next[0]?.rank
  if (last.key === 'careful-move') return ['nemesis-table-heading-where', {}]
  if (rank === RANK.place || rank === RANK.way)
    return ['nemesis-table-heading-place', { part: inHeading(last.label) }]
  if (rank === RANK.somebody) return ['nemesis-table-heading-whom', { part: inHeading(last.label) }]
  return ['nemesis-table-heading-how', {}]
}

/** A label inside another text: a person, a word by its key, or words that are said already. */
function inHeading([key, args]: Text): Argument {
  const { seat } = args
  if (typeof seat === 'object') return seat
  return Object.keys(args).length === 0 ? key : texts.say(key, args)
}
