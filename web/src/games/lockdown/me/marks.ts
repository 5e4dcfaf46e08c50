/** What became of somebody who takes no further part. */

import { say } from '../../../texts/texts.svelte'
import type { CharacterPicture } from '../picture'

const TONES = { dead: 'dead', 'locked-in': 'asleep', launched: 'away', bunker: 'away' } as const

export function fatesOf({ place }: CharacterPicture): { words: string; tone: 'dead' | 'asleep' | 'away' }[] {
  const { at } = place
  return at === 'room' || at === 'pod' ? [] : [{ words: say(`lockdown-table-is-${at}`), tone: TONES[at] }]
}
