/**
 * The view after an event, as far as the event tells it.
 *
 * Nothing here is a rule: an event names what moved and what changed, and that is carried out.
 * What follows from it by the rules comes with the whole view that closes each burst.
 */

import type { Heard } from '../../types/nemesis'
import { CARRIED, settled } from './changes/carried'
import type { Changes, Followed } from './changes/change'
import { CREW } from './changes/crew'
import { INTRUDERS } from './changes/intruders'
import { ROUND } from './changes/round'
import { SHIP } from './changes/ship'
import { told, type Shown } from './moments/story'

const CHANGES: Changes = { ...ROUND, ...SHIP, ...INTRUDERS, ...CREW, ...CARRIED }

export function apply(view: Shown, heard: Heard): Shown {
  return told(changed(settled(view, heard), heard), view, heard)
}

function changed<It extends Heard['event']>(view: Followed, heard: Extract<Heard, { event: It }>): Followed {
  const change: Changes[It] = CHANGES[heard.event as It]
  return change(view, heard)
}
