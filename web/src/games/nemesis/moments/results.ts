/** What came of each step of the event phase, so that nobody misses it. */

import { say } from '../../../texts/texts.svelte'
import type { Heard } from '../../../types/nemesis'
import * as kit from '../../nemesis-kit/moments/results'
import type { Results } from '../../nemesis-kit/moments/results'
import type { RibbonStep } from '../../nemesis-kit/systems/phases'
import { BOOK } from '../book'
import { JUMP } from '../content'

export type { Results }

/** The results after an event; a new round begins anew. */
export const counted = (results: Results | undefined, heard: Heard): Results =>
  kit.counted(kit.NONE, results ?? kit.NONE, heard, heard.heard === 'time-passed' ? heard.time : null)

/** The results in words, of the steps that are over when this one has come. */
export function inWords(
  results: Results,
  now: RibbonStep['name'],
): Partial<Record<RibbonStep['name'], string>> {
  const { time } = results
  const left = time === null ? {} : { time: say('nemesis-moment-time-left', { n: JUMP - time }) }
  return now === 'time' ? left : { ...left, ...kit.inWords(BOOK, results) }
}
