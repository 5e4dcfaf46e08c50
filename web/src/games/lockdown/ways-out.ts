/** The ways out as everybody can see them: which is open, and what opens the others. */

import { say } from '../../texts/texts.svelte'
import { DRAWN } from './art/drawn'
import { TRACKS } from './content'
import type { ComplexPicture } from './picture'

export interface WayOut {
  name: 'isolation' | 'pods' | 'gate'
  sign: string
  isOpen: boolean
  words: string
}

export function waysOut({ time, isGateOpen, rooms }: ComplexPicture): WayOut[] {
  const shelter = rooms.find(({ room }) => room === 'isolation-room')
  const css = time.spaces.filter(({ space, css: token }) => token !== null && space <= time.space)
  const next = css[0]?.space
  return [
    {
      name: 'isolation',
      sign: DRAWN.iso,
      isOpen: time.isIsolationOpen,
      words: !time.isIsolationOpen
        ? say('lockdown-table-isolation-opens', { n: TRACKS['isolation-opens'] })
        : say(shelter?.isDark ? 'lockdown-table-way-open-dark' : 'lockdown-table-way-open'),
    },
    {
      name: 'pods',
      sign: DRAWN.pod,
      isOpen: next === time.space,
      words:
        next === undefined
          ? say('lockdown-table-pods-never')
          : next === time.space
            ? say('lockdown-table-pods-now')
            : say('lockdown-table-pods-next', { n: next }),
    },
    {
      name: 'gate',
      sign: DRAWN.gate,
      isOpen: isGateOpen,
      words: say(isGateOpen ? 'lockdown-table-way-open' : 'lockdown-table-gate-opens'),
    },
  ]
}
