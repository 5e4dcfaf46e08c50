/** What came of each step of the event phase, so that nobody misses it. */

import { say } from '../../../texts/texts.svelte'
import { JUMP } from '../content'
import type { RibbonStep } from '../../nemesis-kit/systems/phases'
import type { Heard } from '../../../types/nemesis'

export interface Results {
  time: number | null
  attacks: number
  burnt: number
  /** Whether the event has been drawn: what it does is no result of the steps before it. */
  isDrawn: boolean
}

const NONE: Results = { time: null, attacks: 0, burnt: 0, isDrawn: false }

/** The results after an event; a new round begins anew. */
export function counted(results: Results | undefined, heard: Heard): Results {
  const now = results ?? NONE
  if (heard.heard === 'round-began') return NONE
  if (heard.heard === 'time-passed') return { ...NONE, time: heard.time }
  if (heard.heard === 'event-drawn') return { ...now, isDrawn: true }
  // From when time has passed until the event is drawn, intruders attack and burn.
  if (now.time === null || now.isDrawn) return now
  if (heard.heard === 'attacked') return { ...now, attacks: now.attacks + 1 }
  if (heard.heard === 'injured') return { ...now, burnt: now.burnt + heard.injuries }
  return now
}

/** The results in words, of the steps that are over when this one has come. */
export function inWords(
  { time, attacks, burnt }: Results,
  now: RibbonStep['name'],
): Partial<Record<RibbonStep['name'], string>> {
  const left = time === null ? {} : { time: say('nemesis-moment-time-left', { n: JUMP - time }) }
  if (now === 'time') return left
  return {
    ...left,
    attacks: say('nemesis-moment-attacks', { n: attacks }),
    fire: say('nemesis-moment-injuries', { n: burnt }),
  }
}
