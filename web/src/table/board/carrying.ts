/**
 * Events that are heard together change the table at once; one of them shows it.
 *
 * That is the first that moves anything. What is only read is read before, and what happens by the
 * way is no time to look at something.
 */

import type { Motion } from '../../games/game'

/** Which of some events that are heard together shows what they change. */
export function carrierOf(motions: Motion[]): number {
  const moves = ({ lasts, isAside }: Motion): boolean => lasts > 0 && !isAside
  const first = motions.findIndex((it) => moves(it) && !it.isRead)
  if (first >= 0) return first
  const last = motions.findLastIndex(moves)
  return last >= 0 ? last : Math.max(motions.length - 1, 0)
}

/** The motion of the event that shows the change: whatever comes or goes does so with it. */
export function carrying(motion: Motion, all: Motion[]): Motion {
  const comesFrom = Object.assign({}, ...all.map((it) => it.comesFrom)) as Record<string, string>
  const goesTo = Object.assign({}, ...all.map((it) => it.goesTo)) as Record<string, string>
  const walks = all.flatMap((it) => it.walks ?? [])
  return { ...motion, comesFrom, goesTo, walks }
}
