/** What happened, in lines that can be read: the server tells each event as a sentence. */

import { tell, type Text } from '../../texts/texts.svelte'
import type { LogLine, Mark } from '../game'
import type { Heard } from '../../types/nemesis'

type SeatName = (seat: number) => string

/** Steps that stand in the log only by what follows from them. */
const SILENT: readonly string[] = ['turn-ended', 'intruder-healed', 'event-put-away']

/** Where the rules speak about an event. */
const RULES: Partial<Record<Heard['event'], string>> = {
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

export function log(heard: Heard[], told: Text[], seatName: SeatName): LogLine[] {
  return heard.flatMap((it, n): LogLine[] => {
    const text = told[n]
    if (!text || text[0] === '' || SILENT.includes(it.event)) return []
    const rule = RULES[it.event]
    return [
      {
        seat: 'seat' in it ? it.seat : null,
        text: tell(text, seatName),
        ...(rule === undefined ? {} : { rule }),
        ...(it.event === 'turn-began' || it.event === 'round-began' ? { isHeading: true } : {}),
      },
    ]
  })
}

/** What mattered, the weightiest first, and the sign that it has on the timeline. */
const WEIGHTY: [Heard['event'], string][] = [
  ['game-over', 'quest'],
  ['ship-destroyed', 'self-destruct'],
  ['ship-jumped', 'jump'],
  ['died', 'serious-wound'],
  ['self-destruct-started', 'self-destruct'],
  ['pod-launched', 'pod'],
  ['hibernated', 'sleep'],
  ['weakness-discovered', 'weakness'],
  ['intruder-died', 'carcass'],
  ['encountered', 'combat'],
  ['serious-wound-suffered', 'broken-bone'],
  ['event-drawn', 'event'],
  ['signal-sent', 'signal'],
  ['fire-broke-out', 'fire'],
]

export function marks(heard: Heard[], told: Text[], seatName: SeatName): Mark[] {
  return WEIGHTY.flatMap(([event, icon], rank) =>
    heard.flatMap((it, n): Mark[] => {
      const text = told[n]
      if (it.event !== event || !text || text[0] === '') return []
      const weight = WEIGHTY.length - rank
      return [{ icon, seat: 'seat' in it ? it.seat : null, text: tell(text, seatName), weight }]
    }),
  )
}
