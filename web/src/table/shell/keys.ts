/** What the keys do at a table; see ux.md, section 4. */

import { settings } from '../../app/settings.svelte'
import { asking } from '../question/asking'
import type { Desk, Tab } from './desk.svelte'
import type { Explaining } from '../board/explaining.svelte'
import { getQuestionRule } from '../question/question-rule'
import { takeBack } from '../question/undoing'
import { zoomBoard } from '../board/zooming'

/** Where letters are letters. */
function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  )
}

export function tableKeys(desk: Desk, explaining: Explaining): (event: KeyboardEvent) => void {
  const { sitting } = desk
  const { choosing } = sitting

  /** Turns to the first of these that is there. */
  const focus = (...selectors: string[]) => {
    const found = selectors.map((it) => document.querySelector<HTMLElement>(it)).find((it) => it !== null)
    found?.focus()
  }
  const open = (tab: Tab) => {
    desk.openTab(tab)
    requestAnimationFrame(() => focus(tab === 'chat' ? '[data-chat]' : `[data-tab="${tab}"]`))
  }

  const letters: Record<string, () => void> = {
    u: () => takeBack(desk),
    e: () => {
      const ends = asking.ends(sitting)
      if (ends) choosing.take(ends, true)
    },
    b: () => (desk.isTextBoard = !desk.isTextBoard),
    l: () => open('log'),
    c: () => !settings.kept.hideChat && open('chat'),
    h: () => focus('[data-hand] button', '[data-hand]'),
    s: () => focus('.seat button, .strip button'),
    r: () => {
      const rule = getQuestionRule(sitting)
      if (rule !== null) desk.drawer = { drawer: 'rule', rule }
    },
    t: () => document.querySelector<HTMLElement>('[data-threats]')?.click(),
    k: () => (desk.drawer = { drawer: 'keys' }),
    '.': () => sitting.queue?.skip(),
    ',': () => (sitting.queue?.isBusy ? sitting.queue.stepBack() : sitting.queue?.watchLast()),
    p: () => sitting.queue?.isBusy && sitting.queue.togglePause(),
    f: () => sitting.queue?.isBusy && sitting.queue.skipAll(),
    '?': () => void explaining.explain(document.activeElement),
    '+': () => zoomBoard('in'),
    '=': () => zoomBoard('in'),
    '-': () => zoomBoard('out'),
    '0': () => zoomBoard('fit'),
    '/': () => focus('[type=search]'),
  }

  /** An answer counts even before everything has been shown: the rest is skipped. */
  async function answer(n: number): Promise<void> {
    // What befell me is looked at before anything is answered.
    if (!sitting.isAsked || sitting.queue?.isHeld) return
    await sitting.catchUp()
    const entry = asking.entries(sitting)[n - 1]
    if (entry) choosing.choose(entry)
  }

  function escape(): boolean {
    if (explaining.card) {
      explaining.close()
      choosing.asked = null
      return true
    }
    if (choosing.isOpen && choosing.back()) return true
    if (desk.past) {
      desk.backToNow()
      return true
    }
    if (desk.isTextBoard) {
      desk.isTextBoard = false
      return true
    }
    if (desk.isTalkLarge || desk.isWhyOpen) {
      desk.isTalkLarge = false
      desk.isWhyOpen = false
      return true
    }
    return false
  }

  return (event) => {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey
    const isInDialog = event.target instanceof Element && event.target.closest('dialog, [popover]') !== null
    if (event.defaultPrevented || hasModifier || isInDialog || desk.drawer) return
    if (event.key === 'Escape') {
      if (isWriting(event.target)) (event.target as HTMLElement).blur()
      else if (escape()) event.preventDefault()
      return
    }
    if (isWriting(event.target)) return
    if (/^[1-9]$/.test(event.key)) {
      event.preventDefault()
      void answer(Number(event.key))
      return
    }
    const act = letters[event.key.toLowerCase()]
    const isLetter = /^[a-z]$/i.test(event.key)
    if (!act || (isLetter && !settings.kept.letters)) return
    event.preventDefault()
    act()
  }
}
