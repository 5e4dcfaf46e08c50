/** The steps of a round as the ribbon shows them: the player phase is one. */

import { SIGNS } from '../../nemesis-kit/art/icons'
import type { Phase } from '../../../types/lockdown'
import { DRAWN } from '../art/drawn'

export type StepName = 'players' | 'css' | 'time' | 'quiet' | 'attacks' | 'fire' | 'event' | 'bag'

export interface RibbonStep {
  name: StepName
  phases: Phase[]
  sign: string
}

export const RIBBON: RibbonStep[] = [
  {
    name: 'players',
    phases: ['draw-cards', 'pass-first-player', 'turns', 'end-of-player-phase'],
    sign: SIGNS.person,
  },
  { name: 'css', phases: ['css-launch'], sign: DRAWN.pod },
  { name: 'time', phases: ['time-track'], sign: SIGNS.time },
  { name: 'quiet', phases: ['noise-removal'], sign: SIGNS.noise },
  { name: 'attacks', phases: ['intruder-attack'], sign: SIGNS.combat },
  { name: 'fire', phases: ['fire-damage'], sign: SIGNS.fire },
  { name: 'event', phases: ['event-card'], sign: SIGNS.event },
  { name: 'bag', phases: ['bag-development', 'end-of-round'], sign: SIGNS.bag },
]

export const stepOf = (phase: Phase): number => RIBBON.findIndex(({ phases }) => phases.includes(phase))
