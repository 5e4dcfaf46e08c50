/**
 * Long scenes in passages: what one enemy does, one card, one roll for many.
 *
 * The steps of a passage are one to whoever goes back in what is shown or counts it. A game says
 * where passages begin and where there are none any more.
 */

import type { Motion } from '../../games/game'

/** The number of a passage; nothing outside of them. */
export type Passage = number | null

export class Passages {
  #n = 0
  #isOpen = false

  /** The passage to which what comes next belongs. */
  of({ passage }: Motion): Passage {
    if (passage === 'begins') this.#n += 1
    if (passage !== undefined) this.#isOpen = passage === 'begins'
    return this.#isOpen ? this.#n : null
  }
}

interface Step {
  passage: Passage
  motion: Motion
}

/** Whether two steps that follow each other are in one passage. */
export const isOnePassage = (one: Step | undefined, other: Step | undefined): boolean =>
  one !== undefined && other !== undefined && one.passage !== null && one.passage === other.passage

/** Whether a step is shown with the one that follows, in one motion. */
export const isWithNext = (step: Step, next: Step | undefined): boolean =>
  isOnePassage(step, next) && step.motion.isTogether === true && next?.motion.isTogether === true

/** How many steps some are, where those of a passage count as one. */
export const countOf = (steps: Step[]): number =>
  steps.filter((it, n) => !isOnePassage(steps[n - 1], it)).length

/** Where the passage begins to which the step at this place belongs. */
export function startOf(steps: Step[], at: number): number {
  while (isOnePassage(steps[at - 1], steps[at])) at -= 1
  return at
}
