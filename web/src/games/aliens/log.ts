/** What happened, in lines that can be read: the server tells each event as a sentence. */

import { tell, type SeatName } from '../../texts/texts.svelte'
import type { Heard } from '../../types/aliens'
import type { Sentence } from '../../types/protocol'
import type { LogLine, Mark } from '../game'
import { lineOf, rowsOf } from '../lines'
import { wordsOf } from './retold'

type Name = Heard['heard']

export function log(heard: Heard[], told: Sentence[], seatName: SeatName): LogLine[] {
  return rowsOf(heard, told)
    .map((row) => lineOf(row, seatName, wordsOf(row, seatName)))
    .filter(({ text }) => text !== '')
}

/** What mattered, the weightiest first, and the sign that it has on the timeline. */
const WEIGHTY: [Name, string][] = [
  ['game-over', 'exit'],
  ['character-lost', 'death'],
  ['carried-off', 'captured'],
  ['facehugged', 'facehugger'],
  ['newt-joined', 'squad'],
  ['captive-freed', 'cocoon'],
  ['mission-blip-turned', 'scope'],
  ['dropship-landed', 'exit'],
  ['character-left', 'exit'],
  ['hazard-struck', 'hazard'],
  ['knocked-down', 'down'],
  ['tunnel-opened', 'claw'],
  ['blip-spotted', 'claw'],
  ['crate-opened', 'crate'],
]

/** What mattered of some events, in the order in which it happened. */
export function marks(heard: Heard[], told: Sentence[], seatName: SeatName): Mark[] {
  return heard.flatMap((it, n): Mark[] => {
    const text = told[n]
    const rank = WEIGHTY.findIndex(([name]) => name === it.heard)
    const icon = WEIGHTY[rank]?.[1]
    if (icon === undefined || !text || text[0] === '') return []
    return [
      {
        icon,
        seat: 'seat' in it ? it.seat : null,
        text: tell(text, seatName),
        weight: WEIGHTY.length - rank,
      },
    ]
  })
}
