/** What the client says in its own words: several events in one line. */

import { texts, type SeatName } from '../../texts/texts.svelte'
import type { Row } from '../lines'
import type { Book } from './book'

/** What is read of an event; each game has more of them. */
interface Told {
  heard: string
  seat?: number | null
  card?: unknown
  token?: unknown
}

/** Cards that somebody draws, pays or discards, and tokens that go into the bag. */
export function inOneLine(
  book: Book,
  { heard, line }: Pick<Row<Told>, 'heard' | 'line'>,
  seatName: SeatName,
  tokens: string,
): string | null {
  const [first] = heard
  const seat = first.seat == null ? '' : seatName(first.seat)
  switch (first.heard) {
    case 'card-drawn':
      if (first.card === null) return book.say('nemesis-kit-log-cards-drawn', { seat, n: heard.length })
      if (heard.length === 1) return null
      return book.say('nemesis-kit-log-cards-drawn-known', { seat, cards: listed(book, heard) })
    case 'token-added': {
      if (heard.length === 1) return null
      const names = heard.map(({ token }) => book.name(tokens, String(token)))
      return book.say('nemesis-kit-log-tokens-added', { tokens: inARow(names) })
    }
    case 'card-discarded':
    case 'contamination-discarded': {
      const args = { seat, n: heard.length, cards: listed(book, heard) }
      // What goes on with a declaration is its price.
      return line === 'goes-on'
        ? book.say('nemesis-kit-log-cards-paid', args)
        : book.say('nemesis-kit-log-cards-discarded', args)
    }
    default:
      return null
  }
}

const inARow = (names: string[]): string => new Intl.ListFormat(texts.language).format(names)

/** The cards by their names; contamination cards are counted. */
function listed(book: Book, heard: Told[]): string {
  const cards = heard.flatMap((it): string[] => {
    const { card } = it
    if (it.heard === 'card-discarded') return [String(card)]
    const isAction =
      it.heard === 'card-drawn' && typeof card === 'object' && card !== null && 'action' in card
    return isAction ? [String(card.action)] : []
  })
  const contamination = heard.length - cards.length
  return inARow([
    ...cards.map((card) => book.say('nemesis-kit-log-card', { name: book.name('action-card', card) })),
    ...(contamination > 0 ? [book.say('nemesis-kit-log-contamination', { n: contamination })] : []),
  ])
}
