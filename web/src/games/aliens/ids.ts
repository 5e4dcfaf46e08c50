/** The ids of places and things on the table. */

import type { Card, Character, Door, Exit, Gun, PutBackPlace, Square } from '../../types/aliens'

/** How often one card can be in a hand. */
export const COPIES = [0, 1, 2, 3, 4, 5] as const

/** Where a Motion Tracker card that was looked at may go. */
export const PUT_BACK: readonly PutBackPlace[] = ['top', 'second', 'bottom']

const at = ({ board, column, row }: Square): string => `${board}-${column}-${row}`

export const ids = {
  square: (square: Square): string => `place:square:${at(square)}`,
  door: ({ square, facing }: Door): string => `place:door:${at(square)}-${facing}`,
  exit: (exit: Exit): string => `place:exit:${exit}`,
  board: (face: string): string => `place:board:${face}`,
  pile: (pile: 'deck' | 'exhaust' | 'discard' | 'tracker'): string => `place:pile:${pile}`,
  /** Where in the Motion Tracker deck a card is put. */
  putBack: (place: PutBackPlace): string => `place:tracker:${place}`,
  character: (character: Character): string => `thing:character:${character}`,
  /** By when it came: the number that it has on the board is given to another when it is gone. */
  enemy: (arrival: number): string => `thing:enemy:${arrival}`,
  gun: (gun: Gun): string => `thing:gun:${gun}`,
  seat: (seat: number): string => `place:seat:${seat}`,
  card: (card: Card, copy = 0): string => `thing:card:${card}#${copy}`,
  worn: (character: Character, card: Card): string => `thing:worn:${character}:${card}`,
  /** A card that lies open somewhere, to be taken or given up. */
  laid: (card: Card): string => `thing:laid:${card}`,
  /** A die that is being rolled at a square, with what it will show. */
  die: (square: Square, shows: number, is: 'good' | 'bad'): string =>
    `thing:die:${at(square)}:${shows}:${is}`,
}

/** The square that an id names, if it names one. */
export function squareOf(id: string): Square | null {
  const [, kind, name = ''] = id.split(':')
  const [board, column, row] = name.split('-').map(Number)
  if (kind !== 'square' || !board || !column || !row) return null
  return { board, column, row }
}

export const isSame = (one: Square, other: Square): boolean => at(one) === at(other)
