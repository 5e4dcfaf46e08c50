/** What happened, in lines that can be read: the server tells each event as a sentence. */

import { tell, type SeatName } from '../../texts/texts.svelte'
import type { Heard } from '../../types/lockdown'
import type { Sentence } from '../../types/protocol'
import type { LogLine, Mark } from '../game'
import { lineOf, rowsOf } from '../lines'
import { inOneLine } from '../nemesis-kit/retold'
import { BOOK } from './book'
import { withRooms } from './called'
import { knownAfter, type Known } from './known'

/** Before anything is known, everything is called by its number. */
const NOTHING: Known = { rooms: new Map() }

export function log(
  heard: Heard[],
  told: Sentence[],
  seatName: SeatName,
  before: Known | null = null,
): LogLine[] {
  const first = before ?? NOTHING
  const after = heard.reduce(knownAfter, first)
  return rowsOf(heard, told)
    .map((row) => {
      // What somebody sees when they look is said in the sentence itself.
      const rooms = row.heard[0].heard === 'tile-seen' ? first : after
      const words =
        inOneLine(BOOK, row, seatName, 'stalker-token') ?? tell(withRooms(row.told[0], rooms), seatName)
      return lineOf(row, seatName, words)
    })
    .filter(({ text }) => text !== '')
}

/** What mattered, the weightiest first, and the sign that it has on the timeline. */
const WEIGHTY: [Heard['heard'], string][] = [
  ['game-over', 'quest'],
  ['complex-destroyed', 'bomb'],
  ['squad-arrived', 'exit'],
  ['died', 'serious-wound'],
  ['alert-started', 'siren'],
  ['autodestruction-started', 'bomb'],
  ['pod-launched', 'pod'],
  ['locked-in', 'iso'],
  ['evacuated', 'bunker'],
  ['first-encounter', 'combat'],
  ['weakness-revealed', 'weakness'],
  ['intruder-died', 'carcass'],
  ['power-turned', 'bulboff'],
  ['encountered', 'combat'],
  ['serious-wound-suffered', 'broken-bone'],
  ['event-drawn', 'event'],
  ['signal-sent', 'signal'],
  ['fire-broke-out', 'fire'],
]

/** Something that mattered, and what it was. */
export interface Mattered extends Mark {
  of: Heard['heard']
}

/** What mattered of some events, in the order in which it happened. */
export function marks(
  heard: Heard[],
  told: Sentence[],
  seatName: SeatName,
  before: Known | null = null,
): Mattered[] {
  const known = heard.reduce(knownAfter, before ?? NOTHING)
  return heard.flatMap((it, n): Mattered[] => {
    const text = told[n]
    const rank = WEIGHTY.findIndex(([event]) => event === it.heard)
    const icon = WEIGHTY[rank]?.[1]
    if (icon === undefined || !text || text[0] === '') return []
    const isQueen = it.heard === 'intruder-died' && it.kind === 'queen'
    const isSmall = it.heard === 'intruder-died' && it.kind === 'larva'
    const weight = isQueen ? WEIGHTY.length : isSmall ? 1 : WEIGHTY.length - rank
    const seat = 'seat' in it ? it.seat : null
    return [{ of: it.heard, icon, seat, text: tell(withRooms(text, known), seatName), weight }]
  })
}
