/** The parts of an answer that both games have: who or what is pressed, and what that is called. */

import { type Argument, type Text, texts } from '../../texts/texts.svelte'
import type { Part } from '../game'
import type { Book } from './book'
import { ids } from './ids'
import type { BoardPicture, ItemPicture } from './picture'

/** What is asked for first: what is done, with what, to whom, where. */
export const RANK = { deed: 0, card: 1, use: 1.5, thing: 2, somebody: 3, place: 4, way: 5 }

export const named = (key: string, id: string[], label: Text, rank: number, icon?: string): Part =>
  icon === undefined ? { key, ids: id, label, rank } : { key, ids: id, label, rank, icon }

/** What is told from outside: a word alone, or a word and what is named with it. */
export const wordOf = (told: string | object): string =>
  typeof told === 'string' ? told : (Object.keys(told)[0] ?? '')

/** A label inside another text: a person, a word by its key, or words that are said already. */
export function inHeading([key, args]: Text): Argument {
  const { seat } = args
  if (typeof seat === 'object') return seat
  return Object.keys(args).length === 0 ? key : texts.say(key, args)
}

export const person = (book: Book, seat: number): Part =>
  named(
    `character:${seat}`,
    [ids.character(seat), ids.seat(seat)],
    [book.own('nemesis-kit-table-part-person'), { seat: { seat } }],
    RANK.somebody,
    'person',
  )

export const drafted = (book: Book, character: string): Part =>
  named(
    `draft:${character}`,
    [ids.draft(character)],
    [book.key('character', character), {}],
    RANK.thing,
    character,
  )

export function card(book: Book, name: string): Part {
  const copies = [0, 1].map((n) => ids.handCard(name, n))
  return named(`card:${name}`, copies, [book.key('action-card', name), {}], RANK.card, name)
}

/** As many copies of one card as a hand can hold. */
const CARD_COPIES = Array.from({ length: 12 }, (_, n) => n)

export const contamination = (book: Book): Part =>
  named(
    'contamination',
    CARD_COPIES.map((n) => ids.handCard('contamination', n)),
    [book.own('nemesis-kit-table-contamination'), {}],
    RANK.card,
    'contamination',
  )

export const deck = (book: Book, back: string): Part =>
  named(
    `deck:${back}`,
    [ids.deck(back)],
    [book.own('nemesis-kit-table-part-deck'), { back: book.key('back', back) }],
    RANK.thing,
    back,
  )

export const objective = (book: Book, name: string): Part =>
  named(`objective:${name}`, [ids.objective(name)], [book.key('objective', name), {}], RANK.thing, 'quest')

export function figure(book: Book, id: number, { intruders }: BoardPicture): Part {
  const kind = intruders.find((each) => each.id === id)?.kind
  return named(
    `figure:${id}`,
    [ids.intruder(id)],
    [book.own('nemesis-kit-log-figure'), { kind: book.key('intruder', kind ?? 'adult'), n: id }],
    RANK.somebody,
    kind,
  )
}

export const eggs = (book: Book, room: number): Part =>
  named(
    `eggs:${room}`,
    [ids.eggs(room), ids.room(room)],
    [book.key('object', 'egg'), {}],
    RANK.somebody,
    'egg',
  )

/** Whom one shoots at comes first, then with what. */
export const shotAt = (book: Book, whom: Part): Part => ({
  ...whom,
  key: `shoot:${whom.key}`,
  label: [book.own('nemesis-kit-table-part-shoot'), { whom: inHeading(whom.label) }],
  rank: RANK.deed,
  icon: 'shoot',
  isWhole: true,
})

/** Where one moves is the first thing that is asked; whoever escapes is told so. */
export const goal = (book: Book, to: Part, room: number, isFlight: boolean): Part => ({
  ...to,
  key: `move:${room}`,
  label: isFlight ? [book.own('nemesis-kit-table-part-escape'), { room: inHeading(to.label) }] : to.label,
  rank: RANK.deed,
  icon: isFlight ? 'escape' : 'move',
  isWhole: true,
})

/** Something heavy, wherever it lies or is carried. */
export function object(
  book: Book,
  { object: kind, of }: { object: string; of?: number },
  { characters, rooms }: BoardPicture,
): Part {
  const name = kind === 'corpse' && of !== undefined ? `corpse-${of}` : kind
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
    [book.key('table-object', kind), {}],
    RANK.thing,
    kind,
  )
}

/** An item is pressed where it lies: in the inventory, in a hand, among what was found. */
export function item(
  book: Book,
  name: string,
  { characters }: BoardPicture,
  found: ItemPicture[],
  rank: number,
): Part {
  const lies = characters.flatMap(({ seat, inventory, hands, quests }) => [
    ...inventory.flatMap((it) => (it.item === name ? [it.id] : [])),
    ...hands.flatMap((held, n) =>
      held?.some((it) => it.held === 'item' && it.item === name) ? [ids.held(n, seat)] : [],
    ),
    ...quests.flatMap((it) => (it.item === name ? [ids.quest(name, seat)] : [])),
  ])
  const discovered = found.flatMap((it) => (it.item === name ? [it.id] : []))
  return named(`item:${name}`, [...discovered, ...lies], [book.key('item', name), {}], rank, name)
}

export const crafted = (book: Book, name: string): Part =>
  named(
    `craft:${name}`,
    [`deed:craft:${name}`],
    [book.own('nemesis-kit-table-part-craft'), { item: book.key('item', name) }],
    RANK.deed,
    'craft',
  )

/** Whatever can be dropped is one line until somebody wants to drop something. */
export const drop = (book: Book): Part =>
  named('drop', ['deed:drop'], [book.own('nemesis-kit-table-part-drop'), {}], RANK.deed, 'pick-up')

/** The question when a part is chosen already. */
export function heading(book: Book, chosen: Part[], next: Part[], asks: Text | null): Text | null {
  const last = chosen.at(-1)
  if (!last) return asks
  const rank = next[0]?.rank
  if (last.key === 'careful-move') return [book.own('nemesis-kit-table-heading-where'), {}]
  if (rank === RANK.place || rank === RANK.way)
    return [book.own('nemesis-kit-table-heading-place'), { part: inHeading(last.label) }]
  if (rank === RANK.somebody)
    return [book.own('nemesis-kit-table-heading-whom'), { part: inHeading(last.label) }]
  return [book.own('nemesis-kit-table-heading-how'), {}]
}
