/** What waits to be shown, and for whom. */

import type { Motion } from '../../games/game'
import type { Share } from '../board/pace'
import type { Passage } from './passages'

/** Who sits at the table, as far as the show depends on it. */
export interface Company {
  isBot(seat: number): boolean
  isMine(seat: number): boolean
}

/** How much somebody wants to see: all of it, only what has weight, or only how it ends. */
export type Watching = 'all' | 'scenes' | 'end'

export interface Heard {
  kind: 'heard'
  after: unknown
  motion: Motion
  passage: Passage
  /** Its part of what a bot does. */
  share: Share | null
  isMine: boolean
  isAgain: boolean
  /** It befell me while I did not look: it is shown when I do. */
  isMissed: boolean
  /** Somebody did not want to see it. */
  isOff: boolean
}

export interface Settling {
  kind: 'settle'
  view: unknown
  then: () => void
}

export type Waiting = Heard | { kind: 'then'; then: () => void } | Settling
