/**
 * Answers without alternative, given for whoever wishes so.
 *
 * Where others do not know that there is none, being quick would tell them.
 */

import type { Timing } from '../types/protocol'

/** How long such an answer takes where it is a secret, in milliseconds. */
const UNHURRIED = { least: 1_000, spread: 2_000 }

/** Does something at once, or after a while where quickness would tell something. */
export function inGoodTime(timing: Timing, act: () => void): void {
  if (timing === 'at-once') act()
  else setTimeout(act, UNHURRIED.least + Math.random() * UNHURRIED.spread)
}
