/** What goes dark next, in words: everybody can read it from the boards and the track. */

import { say } from '../../../texts/texts.svelte'
import { TRACKS } from '../content'
import { areaName } from '../names'
import type { TimePicture } from '../picture'

export function nextOff({ next, space }: TimePicture): string {
  if (next === null) return say('lockdown-table-nothing-next')
  const area = areaName(next.area)
  // It is crossed when time passes now.
  if (next.from === space) return say('lockdown-table-goes-dark-now', { area })
  return say('lockdown-table-goes-dark', {
    area,
    from: next.from,
    to: Math.max(TRACKS['last-space'], next.from - 1),
  })
}
