/** How the table is laid out in this window; see the breakpoints in ux.md, section 2. */

import { MediaQuery } from 'svelte/reactivity'

export type Arrangement = 'phone' | 'tablet' | 'desk' | 'wide'

const phone = new MediaQuery('(max-width: 639.98px)')
const desk = new MediaQuery('(min-width: 1100px)')
const wide = new MediaQuery('(min-width: 1680px)')
const tall = new MediaQuery('(orientation: portrait) and (min-width: 640px) and (min-height: 1100px)')
const low = new MediaQuery('(max-height: 479.98px)')

/** A board smaller than this, in pixels, uses the drawing for phones. */
const DESK_BOARD = { width: 620, height: 440 }

export function arrangement(): Arrangement {
  // A phone that lies on its side has room beside the board, not below it.
  if (isLow()) return phone.current ? 'phone' : 'tablet'
  if (wide.current) return 'wide'
  if (desk.current) return 'desk'
  return phone.current ? 'phone' : 'tablet'
}

/** Whether the window is as low as a phone that lies on its side. */
export function isLow(): boolean {
  return low.current
}

/** Whether the window is so much higher than wide that board and hand have room one below the other. */
export function isTall(): boolean {
  return tall.current
}

/** Which drawing of the board fits a place of this size. */
export function boardArrangement(width: number, height: number): 'desk' | 'phone' {
  return width >= DESK_BOARD.width && height >= DESK_BOARD.height ? 'desk' : 'phone'
}
