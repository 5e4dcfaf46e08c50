/** The two sides of the board as they are printed: which rooms there are, and what joins them. */

import { PRINTED } from '../../../printed/nemesis'
import type { PrintedCorridor } from '../../../types/nemesis'
import { by } from '../../printed'

export const GRAPHS = by(PRINTED.ships, 'side')

/** A corridor as people name it: by the lower of its rooms, and its lowest number. */
export function passage({ rooms, numbers }: PrintedCorridor): string {
  return `${Math.min(...rooms)}-${Math.min(...numbers)}`
}
