/** What came of the steps of the event phase that both games have, so that nobody misses it. */

import type { Book } from '../book'

export interface Results {
  /** Where the time token stands now; nothing before it moves. */
  time: number | null
  attacks: number
  burnt: number
  /** Whether the event has been drawn: what it does is no result of the steps before it. */
  isDrawn: boolean
}

export const NONE: Results = { time: null, attacks: 0, burnt: 0, isDrawn: false }

/** The results after an event, and after time has passed; a new round begins anew. */
export function counted<R extends Results>(
  none: R,
  now: R,
  heard: { heard: string; injuries?: number },
  time: number | null,
): R {
  if (heard.heard === 'round-began') return none
  if (time !== null) return { ...now, time }
  if (heard.heard === 'event-drawn') return { ...now, isDrawn: true }
  // From when time has passed until the event is drawn, intruders attack and burn.
  if (now.time === null || now.isDrawn) return now
  if (heard.heard === 'attacked') return { ...now, attacks: now.attacks + 1 }
  if (heard.heard === 'injured') return { ...now, burnt: now.burnt + (heard.injuries ?? 0) }
  return now
}

/** Attacks and fire in words. */
export const inWords = (book: Book, { attacks, burnt }: Results): { attacks: string; fire: string } => ({
  attacks: book.say('nemesis-kit-moment-attacks', { n: attacks }),
  fire: book.say('nemesis-kit-moment-injuries', { n: burnt }),
})
