/** What is on the board, in whole sentences: for screen readers and for the table in words. */

import type { Book } from './book'
import type { CharacterPicture, Held, IntruderPicture, ObjectPicture } from './picture'

type SeatName = (seat: number) => string

/** Several sentences in a row, each with a full stop. */
export const sentences = (some: (string | null)[]): string =>
  some.filter((it) => it !== null && it !== '').join('. ')

/** Whether somebody has an object of a kind in the hands. */
export const carries = ({ hands }: CharacterPicture, object: string): boolean =>
  hands.some((held) => held?.some((it) => it.held === 'object' && it.object === object))

export function personLabel(book: Book, it: CharacterPicture, seatName: SeatName): string {
  const name = seatName(it.seat)
  return it.character === null
    ? name
    : book.say('nemesis-kit-table-person', { character: book.name('character', it.character), seat: name })
}

/** An intruder by its name and the number of its figure, as the log speaks of it. */
export function intruderLabel(book: Book, { id, kind, injuries }: IntruderPicture): string {
  const name = book.say('nemesis-kit-log-figure', { kind: book.key('intruder', kind), n: id })
  return injuries > 0 ? book.say('nemesis-kit-table-injured', { name, n: injuries }) : name
}

export function objectLabel(book: Book, { object, of, n }: ObjectPicture, seatName: SeatName): string {
  const name =
    object === 'corpse' && of !== undefined
      ? book.say('nemesis-kit-table-corpse-of', { seat: seatName(of) })
      : book.name('table-object', object)
  return n > 1 ? book.say('nemesis-kit-table-times', { name, n }) : name
}

/** What is in a hand. */
export function heldLabel(book: Book, held: Held[] | null): string {
  if (held === null) return book.say('nemesis-kit-table-empty-hand')
  const names = held.map((it) => {
    if (it.held === 'object') return book.name('table-object', it.object)
    const ammo =
      it.capacity > 0 ? ` (${book.say('nemesis-kit-table-ammo', { n: it.ammo, most: it.capacity })})` : ''
    return book.name('item', it.item) + ammo
  })
  return names.join(', ')
}
