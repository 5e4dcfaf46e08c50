/** What both games have on the table, as nested lists: the same that is drawn, in words. */

import type { Item } from '../../board/in-words'
import type { Book, KitKey } from './book'
import { ids } from './ids'
import { heldLabel, intruderLabel, objectLabel, personLabel } from './labels'
import type { BoardPicture, CharacterPicture, HandCard, Held, ItemPicture, RoomPicture } from './picture'
import { intrudersIn, peopleIn } from './who'

type SeatName = (seat: number) => string

/** What lies before somebody of mine, for as long as they decide about it. */
interface Table {
  found: ItemPicture[]
  incoming: { seat: number; held: Held[] } | null
  common: string[]
}

/** Where the game stands: before the first round everybody chooses whom to be. */
export function roundNow(book: Book, round: number, phase: string | null): string {
  if (round === 0) return book.say('nemesis-kit-table-draft')
  return phase === null
    ? book.say('nemesis-kit-table-band-round', { n: round })
    : book.say('nemesis-kit-table-round', { n: round, phase: book.name('phase', phase) })
}

function cardLabel(book: Book, card: HandCard): string {
  if (card.kind === 'action')
    return `${book.name('action-card', card.card)}: ${book.text('action-card', card.card)}`
  const state =
    card.scanned === null
      ? book.say('nemesis-kit-table-not-scanned')
      : book.name('contamination', card.scanned)
  return `${book.say('nemesis-kit-table-contamination')}: ${state}`
}

/** What is carried, in words; items of which only the back is seen say nothing. */
const cardsOf = (book: Book, items: ItemPicture[]): Item[] =>
  items.flatMap(({ id, item }) =>
    item === null ? [] : [{ id, text: `${book.name('item', item)}: ${book.text('item', item)}` }],
  )

/** What lies before me, in the order in which it is used; what a game has besides stands before the hand. */
export function myself(
  book: Book,
  me: CharacterPicture,
  { found, incoming, common }: Table,
  besides: Item[],
  facts: (objective: string) => string[],
): Item[] {
  const list = (key: KitKey, items: Item[]): Item[] =>
    items.length > 0 ? [{ text: book.say(key), items }] : []
  const objectives = [...me.objectives.flatMap(({ objective }) => objective ?? []), ...common]
  const quests = me.quests.map(({ item, isActive }) => ({
    id: ids.quest(item, me.seat),
    text: `${book.name('item', item)}: ${isActive ? book.text('item', item) : book.quest(item)}`,
  }))
  const cards = (me.hand ?? []).map((card) => ({ id: card.id, text: cardLabel(book, card) }))
  return [
    ...list('nemesis-kit-table-found', cardsOf(book, found)),
    ...list(
      'nemesis-kit-table-incoming',
      incoming?.seat === me.seat ? [{ text: heldLabel(book, incoming.held) }] : [],
    ),
    ...besides,
    cards.length > 0
      ? { text: book.say('nemesis-kit-table-my-cards'), items: cards }
      : { text: book.say('nemesis-kit-table-no-cards') },
    {
      text: book.say('nemesis-kit-table-hands'),
      items: me.hands.map((held, n) => ({
        id: ids.held(n, me.seat),
        text: n < me.nHands ? heldLabel(book, held) : book.say('nemesis-kit-table-lame-hand'),
      })),
    },
    ...list('nemesis-kit-table-inventory', [...cardsOf(book, me.inventory), ...quests]),
    ...objectives.map((objective) => ({
      id: ids.objective(objective),
      text: `${book.name('objective', objective)}: ${book.text('objective', objective)}`,
      items: facts(objective).map((text) => ({ text })),
    })),
    ...list(
      'nemesis-kit-table-discarded',
      me.discard.map((card) => ({
        text:
          card.kind === 'action'
            ? book.name('action-card', card.card)
            : book.say('nemesis-kit-table-contamination'),
      })),
    ),
  ]
}

/** What a game says of somebody: where they are, and what it knows of them besides. */
interface Own {
  where: string
  states: string[]
  besides: Item[]
}

export function somebody(
  book: Book,
  it: CharacterPicture,
  { where, states: own, besides }: Own,
  seatName: SeatName,
): Item {
  const { lightWounds: light, seriousWounds: serious } = book.prints
  const states = [
    ...own,
    it.hasSlime ? book.say('nemesis-kit-table-has-slime') : '',
    it.hasLarva ? book.say('nemesis-kit-table-has-larva') : '',
    it.hasSignal ? book.say('nemesis-kit-table-has-signal') : '',
    it.hasPassed ? book.say('nemesis-kit-table-passed') : '',
    it.isFirst ? book.say('nemesis-kit-table-first-player') : '',
    it.isInCombat ? book.say('nemesis-kit-table-combat') : '',
    it.hasResigned ? book.say('nemesis-kit-table-resigned') : '',
  ].filter((state) => state !== '')
  const wounds = it.seriousWounds.map(({ wound, isDressed }) => {
    const name = book.name('serious-wound', wound)
    return isDressed ? `${name} (${book.say('nemesis-kit-table-dressed')})` : name
  })
  return {
    id: ids.character(it.seat),
    text: personLabel(book, it, seatName),
    items: [
      { text: where },
      { text: book.say('nemesis-kit-table-player-number', { n: it.player }) },
      { text: book.say('nemesis-kit-table-piles', it.cards) },
      { text: book.say('nemesis-kit-table-light-wounds', { n: it.lightWounds, most: light }) },
      {
        text: [
          book.say('nemesis-kit-table-serious-wounds', { n: it.seriousWounds.length, most: serious }),
          ...wounds,
        ].join(', '),
      },
      ...besides,
      ...(states.length > 0 ? [{ text: states.join(', ') }] : []),
      ...it.hands.map((held) => ({ text: heldLabel(book, held) })),
      ...it.inventory.map(({ item, back }) => ({
        text: item === null ? book.name('back', back) : book.name('item', item),
      })),
    ],
  }
}

/** Who and what is in a room. */
export const inRoom = (
  book: Book,
  { number, objects }: RoomPicture,
  board: BoardPicture,
  seatName: SeatName,
): Item[] => [
  ...peopleIn(number, board).map((person) => ({
    id: ids.character(person.seat),
    text: personLabel(book, person, seatName),
  })),
  ...intrudersIn(number, board).map((intruder) => ({
    id: ids.intruder(intruder.id),
    text: intruderLabel(book, intruder),
  })),
  ...objects.map((object) => ({
    id: ids.object(object.of === undefined ? object.object : `${object.object}-${object.of}`, number),
    text: objectLabel(book, object, seatName),
  })),
]
