/** The steps of a round as the ribbon shows them: the player phase is one. */

import { SIGNS } from '../art/icons'
import type { Phase } from '../../../types/nemesis'

export interface RibbonStep {
  name: 'players' | 'time' | 'attacks' | 'fire' | 'event' | 'bag'
  phases: Phase[]
  sign: string
}

export const RIBBON: RibbonStep[] = [
  {
    name: 'players',
    phases: ['draw-cards', 'pass-first-player', 'turns', 'end-of-player-phase'],
    sign: SIGNS.person,
  },
  { name: 'time', phases: ['time-track'], sign: SIGNS.time },
  { name: 'attacks', phases: ['intruder-attack'], sign: SIGNS.combat },
  { name: 'fire', phases: ['fire-damage'], sign: SIGNS.fire },
  { name: 'event', phases: ['event-card'], sign: SIGNS.event },
  { name: 'bag', phases: ['bag-development', 'end-of-round'], sign: SIGNS.bag },
]

export const stepOf = (phase: Phase): number => RIBBON.findIndex(({ phases }) => phases.includes(phase))
