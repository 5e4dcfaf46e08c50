/** The victory check as it is shown: its four steps, each with what came to light. */

import type { Character, Course, Destination, Ending, EngineToken, Objective } from '../../../types/nemesis'

export type Health = 'clean' | 'infected' | 'larva' | 'dead'

export interface Verdict {
  ending: Ending | null
  /** What each engine turned out to be; nothing if that did not matter. */
  engines: { number: number; token: EngineToken }[]
  arrival: { course: Course; destination: Destination } | null
  /** Who is being examined: all their cards are shuffled, and some are turned up. */
  examined: number[]
  health: { seat: number; character: Character | null; state: Health }[]
  /** Those that all share belong to nobody. */
  objectives: {
    seat: number | null
    character: Character | null
    objective: Objective | null
    isWinner: boolean
  }[]
  /** The step that is being shown; all of them once the check is over. */
  step: 'engines' | 'coordinates' | 'contamination' | 'objectives' | 'over'
}

export const CHECKS = ['engines', 'coordinates', 'contamination', 'objectives'] as const

/** Whether a step has begun. */
export function hasBegun({ step }: Verdict, check: (typeof CHECKS)[number]): boolean {
  return step === 'over' || CHECKS.indexOf(check) <= CHECKS.indexOf(step)
}
