/** What lies open around the board: drawer, tabs, sheet, an earlier moment, the text board. */

import { createContext } from 'svelte'
import { Choosing } from '../question/choosing.svelte'
import type { Card } from '../board/explaining.svelte'
import type { Guide } from './guide.svelte'
import type { Sitting } from '../shown/sitting.svelte'

export type Tab = 'log' | 'chat' | 'cards'
export type Shown =
  | { drawer: 'rule'; rule: string }
  | { drawer: 'card'; card: Card }
  | { drawer: 'seat'; seat: number }
  | { drawer: 'invite' }
  | { drawer: 'settings' }
  | { drawer: 'keys' }
/** How high the sheet of a phone stands. */
export type Height = 'peek' | 'half' | 'full'

/** Something that is said for a while, at the foot of the board. */
export interface Said {
  text: string
  icon?: 'undo' | 'bell'
  /** A thing that can be done about it. */
  action?: { label: string; act: () => void }
}

export class Desk {
  readonly sitting: Sitting
  /** Explains the first game, if somebody wants that. */
  readonly guide: Guide
  drawer: Shown | null = $state.raw(null)
  tab: Tab = $state('log')
  /** The tab of a phone: the board, or one of the others in the whole sheet. */
  phoneTab: 'board' | Tab = $state('board')
  /** The page of what can be looked up, where each has a tab of its own. */
  page: string | null = $state(null)
  height: Height = $state('peek')
  isTextBoard = $state(false)
  /** The right column of a tablet, which can be put away. */
  isAsideOpen = $state(true)
  /** The log and the chat over the whole right column. */
  isTalkLarge = $state(false)
  /** Whoever wants to see the board of a finished game again. */
  isLooking = $state(false)
  /** What cannot be chosen now is listed with its reasons. */
  isWhyOpen = $state(false)
  toast: Said | null = $state.raw(null)
  /** An earlier moment, looked at on the board. */
  past: { entry: number; view: unknown } | null = $state.raw(null)
  /** Nothing can be chosen in the past. */
  readonly #pastChoosing = new Choosing()

  constructor(sitting: Sitting, guide: Guide) {
    this.sitting = sitting
    this.guide = guide
    this.#pastChoosing.isOpen = false
  }

  /** What can be pressed on the table: nothing in the past, and nothing while it is shown again. */
  get choosing(): Choosing {
    return this.past || this.sitting.queue?.isAgain ? this.#pastChoosing : this.sitting.choosing
  }

  openTab(tab: Tab, page: string | null = null): void {
    this.tab = tab
    this.page = page
    this.phoneTab = tab
    this.height = 'full'
    this.isAsideOpen = true
    if (tab === 'chat') this.sitting.memory.unread = 0
  }

  /** Over the whole right column. */
  openLarge(tab: Tab): void {
    this.openTab(tab)
    this.isTalkLarge = true
  }

  openBoard(height: Height = 'peek'): void {
    this.phoneTab = 'board'
    this.height = height
  }

  /** Shows the table as it was after an entry of the record. */
  async lookAt(entry: number): Promise<void> {
    const view = await this.sitting.memory.viewAfter(entry)
    this.past = { entry, view }
    this.openBoard()
  }

  backToNow(): void {
    this.past = null
  }
}

export const [getDesk, setDesk] = createContext<Desk>()
