/** Lockdown as the parts that it shares with Nemesis read it. */

import { Book, setBook, type CardPrint } from '../nemesis-kit/book'
import type { Species } from '../../types/lockdown'
import { figuresOf } from './art/figures'
import { CARD_ICONS, ITEM_ICONS, OBJECTIVE_ICONS, ROOM_ICONS } from './art/icons'
import { CARD_PRINTS, TRACKS } from './content'

const bookOf = (species: Species): Book =>
  new Book({
    game: 'lockdown',
    card: (card) => CARD_PRINTS[card as keyof typeof CARD_PRINTS] satisfies CardPrint,
    cardIcons: CARD_ICONS,
    itemIcons: ITEM_ICONS,
    roomIcons: ROOM_ICONS,
    objectiveIcons: OBJECTIVE_ICONS,
    figures: figuresOf(species),
    lightWounds: TRACKS['light-wounds'],
    seriousWounds: TRACKS['serious-wounds'],
  })

/** With the intruders that are played with; all words are the same. */
const BOOKS: Record<Species, Book> = {
  'night-stalkers': bookOf('night-stalkers'),
  'base-intruders': bookOf('base-intruders'),
}
export const BOOK = BOOKS['night-stalkers']

/** Opens the book for a component and all that is drawn in it. */
export const openBook = (species: () => Species): void => {
  setBook(BOOKS[species()])
}
