/** The two sides of the board as they are printed: which rooms there are, and what joins them. */

import { PRINTED } from '../../../printed/lockdown'
import { by } from '../../printed'

export const GRAPHS = by(PRINTED.complexes, 'side')
