/** What became of somebody who takes no further part. */

import { say } from '../../../texts/texts.svelte'
import { DRAWN } from '../art/drawn'
import type { CharacterPicture } from '../picture'

const FATES = {
  dead: { tone: 'dead', sign: DRAWN.skull },
  'locked-in': { tone: 'asleep', sign: DRAWN.iso },
  launched: { tone: 'away', sign: DRAWN.pod },
  bunker: { tone: 'away', sign: DRAWN.bunker },
} as const

interface Fate {
  words: string
  tone: 'dead' | 'asleep' | 'away'
  sign: string
}

export function fatesOf({ place }: CharacterPicture): Fate[] {
  const { at } = place
  return at === 'room' || at === 'pod' ? [] : [{ words: say(`lockdown-table-is-${at}`), ...FATES[at] }]
}
