/** Nemesis as the parts that it shares with Lockdown read it. */

import { CARD_ICONS, ITEM_ICONS } from '../nemesis-kit/art/card-icons'
import { OBJECTIVE_ICONS } from '../nemesis-kit/art/fate-icons'
import { CORPSE, CREW_FIGURES, INTRUDER_FIGURES } from '../nemesis-kit/art/figures'
import { ROOM_ICONS } from '../nemesis-kit/art/icons'
import { Book, type CardPrint } from '../nemesis-kit/book'
import { CARD_PRINTS, LIGHT_WOUNDS, SERIOUS_WOUNDS } from './content'

export const BOOK = new Book({
  game: 'nemesis',
  card: (card) => CARD_PRINTS[card as keyof typeof CARD_PRINTS] satisfies CardPrint,
  cardIcons: CARD_ICONS,
  itemIcons: ITEM_ICONS,
  roomIcons: ROOM_ICONS,
  objectiveIcons: OBJECTIVE_ICONS,
  figures: { ...CREW_FIGURES, ...INTRUDER_FIGURES, corpse: CORPSE },
  lightWounds: LIGHT_WOUNDS,
  seriousWounds: SERIOUS_WOUNDS,
})
