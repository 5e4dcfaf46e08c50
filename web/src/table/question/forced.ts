/**
 * Answers without alternative, given for whoever wishes so.
 *
 * Where others do not know that there is none, being quick would tell them, and so would always
 * being quicker than somebody who has to think.
 */

import type { Timing } from '../../types/protocol'

/** How long people think, in milliseconds: half of the time less than the usual. */
const THOUGHT = { least: 1_000, usual: 3_000, most: 45_000, steepness: 2.5 }

/** Does something at once, or after a while where quickness would tell something. */
export function inGoodTime(timing: Timing, act: () => void): void {
  if (timing === 'at-once') act()
  else setTimeout(act, thought(Math.random()))
}

/** How long somebody might think: mostly a few seconds, now and then many. */
export function thought(chance: number): number {
  const { least, usual, most, steepness } = THOUGHT
  return Math.min(Math.max(usual * (chance / (1 - chance)) ** (1 / steepness), least), most)
}
