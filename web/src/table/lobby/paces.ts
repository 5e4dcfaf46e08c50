/** How fast a game can go, and how that is said. */

import { say } from '../../texts/texts.svelte'
import type { Pace } from '../../types/protocol'

const SECONDS_EACH = 12 * 60
const SECONDS_GAINED = 10

export const PACES: Pace[] = [
  { pace: 'live', seconds: SECONDS_EACH, gained: SECONDS_GAINED },
  { pace: 'turn-based', hours: 24 },
  { pace: 'no-limit' },
]

export function paceText(pace: Pace): string {
  if (pace.pace === 'no-limit') return say('web-pace-no-limit')
  if (pace.pace === 'turn-based') return say('web-pace-turn-based', { hours: pace.hours })
  return say('web-lobby-live', { minutes: Math.round(pace.seconds / 60), seconds: pace.gained })
}
