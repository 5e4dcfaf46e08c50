/** How far a turn has got, as the bar over the board shows it. */

import type { View } from '../../../types/aliens'
import type { SignName } from '../art/icons'
import { setupStep } from '../picture'

export interface Step {
  name: string
  icon: SignName
  /** Whether it is over, going on, or to come. */
  is: 'was' | 'now' | 'next'
  isThreat: boolean
  /** How much of it is done. */
  n?: number
  of?: number
}

const TURN: [string, SignName][] = [
  ['marines', 'squad'],
  ['aliens', 'claw'],
  ['blips', 'scope'],
  ['tracker', 'tracker'],
  ['end', 'check'],
]
const SETUP: [string, SignName][] = [
  ['heroes', 'squad'],
  ['equipment', 'hand'],
  ['positions', 'move'],
]

export function stepsOf(view: View): Step[] {
  const isSetup = view.phase === 'setup'
  const names = isSetup ? SETUP : TURN
  const at = isSetup ? SETUP.findIndex(([name]) => name === setupStep(view)) : turnStep(view)
  return names.map(([name, icon], n) => ({
    name,
    icon,
    is: n < at ? 'was' : n === at ? 'now' : 'next',
    isThreat: !isSetup && n > 0 && n < 4,
    ...(n === at && name === 'marines' ? acted(view) : {}),
  }))
}

const isUnderWay = (view: View, ...rules: string[]): boolean =>
  view['under-way'].some(({ rule }) => rules.includes(rule))

function turnStep(view: View): number {
  if (view.phase === 'marine-phase') return 0
  if (view.phase === 'end-phase') return 4
  if (isUnderWay(view, 'tracker-step')) return 3
  return isUnderWay(view, 'blips-act') ? 2 : 1
}

function acted({ figures }: View): { n: number; of: number } {
  const on = figures.filter(({ condition }) => condition === 'standing' || condition === 'knocked-down')
  return { n: on.filter((it) => it['is-activated']).length, of: on.length }
}
