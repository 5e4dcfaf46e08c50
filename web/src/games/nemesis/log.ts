/** What happened, in lines that can be read: the server tells each event as a sentence. */

import { tell, type Text } from '../../texts/texts.svelte'
import type { LogLine, Mark } from '../game'
import type { Heard } from '../../types/nemesis'
import { withRooms } from './called'
import { knownAfter, type Known } from './known'
import { inOneLine } from './retold'

type SeatName = (seat: number) => string

/** Before anything is known, everything is called by its number. */
const NOTHING: Known = { rooms: new Map() }

/** What goes without saying: the declaration or what follows tells it, and the board shows it. */
const SILENT: readonly Heard['heard'][] = [
  'turn-ended',
  'room-used',
  'event-put-away',
  'token-removed',
  'item-used',
  'hands-left-as-they-are',
]

function isSilent(heard: Heard): boolean {
  // That somebody found two cards follows from the search; which they are, the finder wants to know.
  return heard.heard === 'item-found' ? heard.item === null : SILENT.includes(heard.heard)
}

/** Where the rules speak about an event. */
const RULES: Partial<Record<Heard['heard'], string>> = {
  'noise-rolled': 'NEM-7.3',
  encountered: 'NEM-10.1',
  attacked: 'NEM-12.1',
  'attack-revealed': 'NEM-12.5',
  'combat-rolled': 'NEM-11.3',
  injured: 'NEM-11.15',
  'room-explored': 'NEM-6.12',
  'time-passed': 'NEM-4.14',
  'event-drawn': 'NEM-4.19',
  'bag-developed': 'NEM-4.28',
  'serious-wound-suffered': 'NEM-14.3',
  contaminated: 'NEM-13.1',
  died: 'NEM-14.10',
  'weakness-discovered': 'NEM-15.2',
  'fire-broke-out': 'NEM-9.4',
  malfunctioned: 'NEM-9.11',
}

export function log(
  heard: Heard[],
  told: Text[],
  seatName: SeatName,
  before: Known | null = null,
): LogLine[] {
  const first = before ?? NOTHING
  const after = heard.reduce(knownAfter, first)
  return heard.flatMap((it, n): LogLine[] => {
    const text = told[n]
    if (!text || text[0] === '' || isSilent(it)) return []
    const rule = RULES[it.heard]
    // What somebody sees when they look is said in the sentence itself.
    const rooms = it.heard === 'looked' ? first : after
    const words = inOneLine(it, n, heard, seatName) ?? tell(withRooms(text, rooms), seatName)
    if (words === '') return []
    return [
      {
        seat: 'seat' in it ? it.seat : null,
        text: words,
        ...(rule === undefined ? {} : { rule }),
        ...(it.heard === 'turn-began' || it.heard === 'round-began' ? { isHeading: true } : {}),
      },
    ]
  })
}

/** What mattered, the weightiest first, and the sign that it has on the timeline. */
const WEIGHTY: [Heard['heard'], string][] = [
  ['game-over', 'quest'],
  ['ship-destroyed', 'self-destruct'],
  ['ship-jumped', 'jump'],
  ['died', 'serious-wound'],
  ['self-destruct-started', 'self-destruct'],
  ['intruder-appeared', 'combat'],
  ['pod-launched', 'pod'],
  ['hibernated', 'sleep'],
  ['first-encounter', 'combat'],
  ['weakness-discovered', 'weakness'],
  ['intruder-died', 'carcass'],
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
  told: Text[],
  seatName: SeatName,
  before: Known | null = null,
): Mattered[] {
  const known = heard.reduce(knownAfter, before ?? NOTHING)
  return heard.flatMap((it, n): Mattered[] => {
    const text = told[n]
    // Of those that come, only the Queen is remembered.
    if (it.heard === 'intruder-appeared' && it.kind !== 'queen') return []
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
