/** What something on the table is, as far as both games have it: each with its own words and rules. */

import type { Explained } from '../game'
import type { Book } from './book'
import { ids } from './ids'
import { heldLabel, intruderLabel, objectLabel } from './labels'
import type { BoardPicture, ItemPicture } from './picture'

type SeatName = (seat: number) => string

/** Where a game tells of what both have. */
export interface Chapters {
  card: string
  contamination: string
  item: string
  quest: string
  hand: string
  object: string
  intruder: string
}

/** A table with what somebody has just found on it. */
interface Table extends BoardPicture {
  found: ItemPicture[]
}

/** Words that stand within sentences elsewhere begin a line here. */
const capital = (line: string): string => line.charAt(0).toUpperCase() + line.slice(1)

export const inCapitals = (it: Explained | null): Explained | null =>
  it && { ...it, title: capital(it.title), lines: it.lines.map(capital) }

/** The name of a thing without the number that tells it from others like it. */
const nameOf = (name: string): string => name.split('#')[0] ?? ''

/** Something by its id, if it is of a kind that both games have. */
export function explainedAlike(
  book: Book,
  chapters: Chapters,
  id: string,
  table: Table,
  seatName: SeatName,
): Explained | null {
  const [, kind = '', name = '', at = ''] = id.split(':')
  switch (kind) {
    case 'card':
      return card(book, chapters, nameOf(name))
    case 'item':
    case 'quest':
      return item(book, chapters, nameOf(name), kind)
    case 'found': {
      const found = table.found[Number(name)]?.item ?? null
      return found === null ? null : item(book, chapters, found, 'item')
    }
    case 'hand':
      return hand(book, chapters, id, table)
    case 'intruder': {
      const it = table.intruders.find((each) => each.id === Number(name))
      if (!it) return null
      const lines = [book.say('nemesis-kit-table-about-intruder')]
      return { title: intruderLabel(book, it), lines, rule: chapters.intruder }
    }
    case 'object': {
      const room = table.rooms.find(({ number }) => number === Number(at))
      const object = room?.objects.find((it) => name.startsWith(it.object))
      if (!object) return null
      const lines = [book.say('nemesis-kit-table-about-object')]
      return { title: objectLabel(book, object, seatName), lines, rule: chapters.object }
    }
    default:
      return null
  }
}

function card(book: Book, chapters: Chapters, name: string): Explained {
  if (name === 'contamination')
    return {
      title: book.say('nemesis-kit-table-contamination'),
      lines: [book.say('nemesis-kit-table-about-contamination')],
      rule: chapters.contamination,
    }
  const { cost, combat } = book.prints.card(name)
  return {
    title: book.name('action-card', name),
    lines: [
      book.text('action-card', name),
      book.say('nemesis-kit-table-costs', { n: cost }),
      book.name('combat-icon', combat),
    ],
    rule: chapters.card,
    card: { name, notes: [] },
  }
}

function item(book: Book, chapters: Chapters, name: string, kind: 'item' | 'quest'): Explained {
  const notes = kind === 'quest' ? [book.say('nemesis-kit-table-to-activate', { how: book.quest(name) })] : []
  return {
    title: book.name('item', name),
    lines: [book.text('item', name), ...notes],
    rule: chapters[kind],
    card: { name, notes },
  }
}

/** What is in a hand: `thing:hand:0#4`. */
function hand(book: Book, chapters: Chapters, id: string, { characters }: Table): Explained | null {
  const held = characters
    .flatMap(({ seat, hands }) => hands.map((it, n) => ({ id: ids.held(n, seat), it })))
    .find((each) => each.id === id)
  if (!held) return null
  const texts = (held.it ?? []).flatMap((it) => (it.held === 'item' ? [book.text('item', it.item)] : []))
  return { title: heldLabel(book, held.it), lines: texts, rule: chapters.hand }
}
